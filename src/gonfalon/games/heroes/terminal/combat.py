"""A combat in the terminal: the board of four columns and five rows, and the order of activations."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gonfalon.core import View
from gonfalon.games.heroes.codes import (
    ACTED,
    COLUMNS,
    DEFENDING,
    GATE,
    MIDDLE,
    NO_WALL,
    NOBODY,
    NOWHERE,
    PARALYSED,
    RUIN,
    SPACES,
    TOWER,
    WALL,
    creature_of,
    is_neutral,
    is_pack,
)
from gonfalon.games.heroes.rules.combat import fight
from gonfalon.games.heroes.rules.combat.damage import attack_value, defense_value
from gonfalon.games.heroes.rules.combat.faces import TOWER_UNIT
from gonfalon.games.heroes.state import Heroes
from gonfalon.games.heroes.tell.names import STRUCTURE, creature_name, field_name, space_name, unit_at_name
from gonfalon.lore.phrases import named
from gonfalon.lore.sheet import framed
from gonfalon.lore.words import Words

from .signs import EMBLEMS, MARK, NOTHING, PAINT, side

STRUCTURES: Final = {WALL: "wall", GATE: "gate"}


def combat(words: Words, view: View) -> RenderableType:
    """The board, the initiative order, and the current attack."""
    g: Heroes = view.state
    parts: list[RenderableType] = [battlefield(words, g)]
    tower = fight.unit_at(g, TOWER)
    if tower != NOBODY:
        parts.append(unit_card(words, g, tower))
    parts.append(order(words, g))
    if g.strike:
        one, other = g.strike[:2]
        names = (unit_at_name(words, g.unit[each], g.at[each]) for each in (one, other))
        parts.append(Text(f"{MARK} {' → '.join(names)}", "bold"))
    title = Text(f"{words('label-combat')} · {field_name(words, g, g.field)} · ")
    for n, seat in enumerate(g.sides):
        title.append(" – " if n else "").append_text(side(words, g, seat))
    return framed(Group(*parts), title)


def battlefield(words: Words, g: Heroes) -> Table:
    """Four columns and five rows, the defender at the top."""
    table = Table(box=box.SQUARE, show_lines=True, expand=True, padding=(0, 1), header_style="dim")
    table.add_column("", width=1)
    for column in range(COLUMNS):
        table.add_column(space_name(column)[0], ratio=1, overflow="fold")
    for row in range(0, SPACES, COLUMNS):
        table.add_row(
            Text(space_name(row)[1:], "dim"), *(place(words, g, row + column) for column in range(COLUMNS))
        )
    return table


def place(words: Words, g: Heroes, space: int) -> Text:
    """A unit, a Wall, or nothing."""
    unit = fight.unit_at(g, space)
    if unit != NOBODY:
        return unit_card(words, g, unit)
    wall = g.walls[space - MIDDLE] if MIDDLE <= space < MIDDLE + COLUMNS else NO_WALL
    if wall in STRUCTURES:
        return Text(named(words, STRUCTURE[STRUCTURES[wall]]), "bold")
    return Text("≈" if wall == RUIN else NOTHING, "dim")


def unit_card(words: Words, g: Heroes, unit: int) -> Text:
    """Its owner, name, values, remaining HP and tokens."""
    seat, code = g.sides[g.side[unit]], g.unit[unit]
    if code == TOWER_UNIT:
        name = named(words, STRUCTURE["arrow_tower"])
    else:
        name = creature_name(words, creature_of(code))
        name += (
            "" if is_neutral(creature_of(code)) else f" {words('label-pack' if is_pack(code) else 'label-few')}"
        )
    hp = fight.hp(g, unit)
    values = words(
        "label-cell",
        attack=attack_value(g, unit, unit, 0, None),
        defense=defense_value(g, unit, unit, 0, None),
        left=hp - g.wounds[unit],
        hp=hp,
        initiative=fight.initiative(g, unit),
    )
    text = Text(f"{EMBLEMS[seat]} {name}", f"bold {PAINT[seat]}").append(f"\n{values}", "not bold default")
    marks = ((PARALYSED, "label-paralysed"), (DEFENDING, "label-defends"), (ACTED, "label-acted"))
    if said := [words(label) for mark, label in marks if g.marks[unit] & mark]:
        text.append(f"\n{', '.join(said)}", "not bold dim")
    return text


def order(words: Words, g: Heroes) -> Text:
    """Who has yet to activate, the highest Initiative first."""
    waiting = [unit for unit, at in enumerate(g.at) if at != NOWHERE and not g.marks[unit] & ACTED]
    text = Text(words("label-order"), "dim")
    for unit in sorted(waiting, key=lambda unit: -fight.initiative(g, unit)):
        name = unit_at_name(words, g.unit[unit], g.at[unit])
        text.append(" · ").append(f"{fight.initiative(g, unit)} {name}", f"not dim {PAINT[g.sides[g.side[unit]]]}")
    return text
