"""The parties: a panel each, a line a unit."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gonfalon.core import View
from gonfalon.games.tactics.printed import ENEMIES, UNIT_FACES
from gonfalon.games.tactics.printed.enemies import Enemy
from gonfalon.games.tactics.printed.spaces import SPACES
from gonfalon.games.tactics.rules.compass import ROW
from gonfalon.games.tactics.rules.scoring import captured, flags, points
from gonfalon.games.tactics.rules.traits import TRAITS
from gonfalon.games.tactics.state import NOBODY, OFF_MAP, SQUADS, Tactics, class_of, party_of
from gonfalon.games.tactics.tell.names import seat as seat_name
from gonfalon.games.tactics.tell.names import space_name, unit_name
from gonfalon.lore.phrases import capital, printed
from gonfalon.lore.sheet import framed
from gonfalon.lore.words import Words

from .cards import draft
from .signs import (
    ARROWS,
    ARTIFACT,
    DANGER,
    EMBLEMS,
    FAIR,
    FIGURES,
    FULL,
    GOOD,
    HEART,
    LONGEST_BAR,
    LONGEST_NAME,
    MARK,
    NAMES_OF_SIDES,
    PANEL,
    PORTAL,
    SHORTEST_BAR,
    SPENT,
    UNDER,
    WEAK,
    class_letter,
)


def squads(words: Words, view: View, width: int) -> Iterator[RenderableType]:
    """A panel a party, two abreast where the width allows; before that, the Unit cards to choose from."""
    g: Tactics = view.state
    if any(g.draft):
        yield from (draft(words, view, seat) for seat in range(g.players))
        return
    abreast = 2 if width > 2 * PANEL else 1
    each = (width + 1) // abreast - 1
    table = Table.grid(padding=(0, 1, 0, 0), pad_edge=False)
    for _ in range(abreast):
        table.add_column(width=each)
    panels = [squad(words, view, party, each) for party in in_turn_order(g)]
    for row in range(0, len(panels), abreast):
        table.add_row(*panels[row : row + abreast])
    yield table


def in_turn_order(g: Tactics) -> list[int]:
    """The parties, each Enemy after the player in charge of it (TAC-COO-04)."""
    return [party for seat in range(g.players) for party in range(seat, len(g.side), g.players)]


def squad(words: Words, view: View, party: int, width: int) -> Panel:
    """A party: its four units, and what it holds; of an Enemy, its row of cards."""
    g: Tactics = view.state
    colour = NAMES_OF_SIDES[party]
    title = Text(f"{EMBLEMS[party]} {capital(seat_name(words, view, party))}", f"bold {colour}")
    if party in view.seats:
        title.append(f" ({words('label-you')})", "not bold")
    if not g.rules.enemies:
        title.append(f" · {words('label-points', n=points(g, party))}", "not bold")
    if g.turn and party == g.active and not view.over:
        title.append(f" {MARK}")
    row = enemy_row if g.automated(party) else own_row
    return framed(Group(*row(words, view, party, width - 4)), title, colour)


def own_row(words: Words, view: View, seat: int, width: int) -> Iterator[RenderableType]:
    """A player's units, and what the player holds."""
    g: Tactics = view.state
    yield from (row_of(words, view, unit, width) for unit in SQUADS[seat])
    held = [words("label-hand", n=len(g.hand[seat]) + len(g.dealt[seat]))]
    if not g.rules.enemies:
        held.append(words("label-captured", n=captured(g, seat)))
    if g.rules.control_card:
        held.append(words("label-flags", n=flags(g, seat)))
    yield Text(" · ".join(held), "dim")
    mates = [ally for ally in g.allies[seat] if ally != seat]
    if mates and not g.rules.enemies:
        together = sum(points(g, ally) for ally in g.allies[seat])
        yield Text(words("label-team", seat=seat_name(words, view, mates[0]), n=together), "dim")


def enemy_row(words: Words, view: View, party: int, width: int) -> Iterator[RenderableType]:
    """An Enemy's units from left to right, each with the Enemy card under it (TAC-SOL-03, TAC-ENY-02)."""
    g: Tactics = view.state
    for unit in sorted(SQUADS[party], key=lambda unit: ROW[class_of(unit)]):
        yield row_of(words, view, unit, width)
        if g.under[unit] != NOBODY:
            yield enemy_card(words, ENEMIES[g.under[unit]], unit == g.activated)


def enemy_card(words: Words, card: Enemy, acting: bool) -> Padding:
    """The Enemy card under a unit, and whether it leads the unit at this moment."""
    said = words("label-enemy-card", card=printed(words, card, "name"), bonus=printed(words, card, "bonus"))
    arrow = ARROWS["nesw".index(card.compass)]
    return Padding(Text(f"{MARK if acting else UNDER} {arrow} {said}", "bold" if acting else "dim"), (0, 0, 0, 3))


def row_of(words: Words, view: View, unit: int, width: int) -> Text:
    """A unit in the panel of its side: class and name, space, Health, Ammo or Mana."""
    g: Tactics = view.state
    spare = width - LONGEST_NAME - FIGURES
    bar = min(spare - 1, LONGEST_BAR) if spare > SHORTEST_BAR else 0
    room = width - FIGURES - (bar + 1 if bar else 0)
    text = Text(no_wrap=True, overflow="ellipsis")
    text.append(WEAK if g.is_weakened(unit) else ARTIFACT if unit == g.bearer else " ", f"bold {DANGER}")
    text.append(f"{class_letter(words, unit)} ", f"bold {NAMES_OF_SIDES[party_of(unit)]}")
    name = unit_name(words, g, unit)
    if g.pos[unit] == OFF_MAP and g.turn:
        captor = g.captor[unit]
        kept = captor != NOBODY and not g.automated(captor)
        fate = words("label-captured-by", seat=seat_name(words, view, captor)) if kept else words("label-fallen")
        return text.append(name, "dim strike").append(f"  {fate}", "dim")
    name = name if len(name) <= room else f"{name[: room - 1]}…"
    text.append(f"{name:<{room}} ", "bold")
    text.append(f"{where(g.pos[unit]):<3} ", "dim")
    gauge(text, g, unit, bar)
    top, face = TRAITS[g.card[unit]].top_supply, UNIT_FACES[g.card[unit]]
    if top:
        text.append(f"{words('label-mana' if face.mana else 'label-ammo')} {g.supply[unit]}/{top}")
    return text


def where(space: int) -> str:
    """A space in a panel; one in a dungeon has the sign of its way in."""
    if space == OFF_MAP:
        return ""
    return f"{PORTAL}{space_name(space)}" if space >= SPACES else space_name(space)


def gauge(text: Text, g: Tactics, unit: int, cells: int) -> None:
    """A unit's Health as a number and, where there is room, as a bar."""
    top, left = TRAITS[g.card[unit]].top_health, g.health[unit]
    colour = GOOD if left * 2 > top else FAIR if left * 4 > top else DANGER
    text.append(f"{f'{HEART}{left}/{top}':<6} ", colour)
    if cells:
        full = -(-left * cells // top)
        text.append(FULL * full, colour).append(f"{SPENT * (cells - full)} ", "dim")
