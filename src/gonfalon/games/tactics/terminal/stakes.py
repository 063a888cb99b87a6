"""What the mode is about: Control Areas, the Artifact, or the crystals."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gonfalon.core import View, bits
from gonfalon.games.tactics.printed import CLASSES, MAP, SCORING
from gonfalon.games.tactics.printed.spaces import NAMES
from gonfalon.games.tactics.rules.dungeons.caves import CAVES, Cave
from gonfalon.games.tactics.rules.zones import CONTROL, flags_needed, majority
from gonfalon.games.tactics.state import NOBODY, Tactics, party_of
from gonfalon.games.tactics.tell.names import seat as seat_name
from gonfalon.games.tactics.tell.names import space_name, unit_name
from gonfalon.lore.phrases import listed, printed
from gonfalon.lore.sheet import framed
from gonfalon.lore.words import Words

from .signs import (
    AREA_NAMES,
    ARROWS,
    ARTIFACT,
    COMPASS,
    DANGER,
    EMBLEMS,
    FULL,
    GOOD,
    NAMES_OF_SIDES,
    PORTAL,
    SECOND_NAME,
    SHORT_OF_TIME,
    SPENT,
    TRIGGER,
    WIDE_AREAS,
    WIDE_CRYSTALS,
    class_letter,
)


def stakes(words: Words, view: View, width: int) -> Iterator[RenderableType]:
    """What the mode is about: areas, the Artifact or the crystals."""
    rules = view.state.rules
    if rules.control_card:
        yield areas(words, view, width)
    elif rules.artifact:
        yield artifact(words, view)
    else:
        yield adventure(words, view, width)


def areas(words: Words, view: View, width: int) -> Panel:
    """The three Control Areas: how far each flag is, who is there, who is ahead."""
    g: Tactics = view.state
    wide = width >= WIDE_AREAS + (SECOND_NAME if len(g.sides[0]) > 1 else 0)
    table = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(3 if wide else 1):
        table.add_column(no_wrap=True)
    for zone in range(len(g.flags)):
        name = Text(f"{TRIGGER} ", AREA_NAMES[zone])
        name.append(printed(words, MAP.zones[zone], "name"), "bold")
        name.append(f" {space_name(g.realm.triggers[zone])}", "dim")
        if wide:
            table.add_row(name, track(words, g, zone), standing(words, view, zone))
        else:
            table.add_row(name)
            table.add_row(Text("  ").append_text(track(words, g, zone)))
            table.add_row(Text("  ").append_text(standing(words, view, zone)))
    title, ending = words("label-areas"), words("label-flags-needed", n=flags_needed(g))
    if wide:
        return framed(table, Text(title, "bold default").append(f" · {ending}", "not bold"))
    return framed(Group(table, Text(ending, "dim")), Text(title, "bold default"))


def track(words: Words, g: Tactics, zone: int) -> Text:
    """The way of a flag; where it stands is in brackets."""
    text = Text()
    for mark in range(CONTROL + 1):
        name = words(f"label-flag-{mark}")
        if mark == g.flags[zone]:
            text.append(f"[{name}]", f"bold {AREA_NAMES[zone]}")
        else:
            text.append(name, AREA_NAMES[zone] if mark < g.flags[zone] else "dim")
        text.append("·" if mark < CONTROL else "", "dim")
    return text


def standing(words: Words, view: View, zone: int) -> Text:
    """Who has the flag; or how many units each side has in the area, and who is ahead."""
    g: Tactics = view.state
    holder = g.secured[zone]
    if holder != NOBODY:
        return Text(words("label-held", seat=seat_name(words, view, holder)), f"bold {NAMES_OF_SIDES[holder]}")
    counts = [(seat, (board & g.realm.zones[zone]).bit_count()) for seat, board in enumerate(g.side)]
    text = Text()
    for seat, count in counts:
        if count:
            text.append(f"{EMBLEMS[seat]}{count} ", NAMES_OF_SIDES[seat])
    ahead = majority(g, zone)
    if ahead != NOBODY:
        names = listed(words, (seat_name(words, view, seat) for seat in g.allies[ahead]))
        said = words("label-majority", seat=names)
        return text.append(said, f"bold {NAMES_OF_SIDES[ahead]}")
    return text.append(words("label-tie" if text else "label-nobody"), "dim")


def artifact(words: Words, view: View) -> Panel:
    """Where the Artifact is, and what ends a Battle."""
    g: Tactics = view.state
    if g.bearer == NOBODY:
        text = Text(words("label-artifact-lies", space=space_name(g.artifact)))
    else:
        owner = seat_name(words, view, party_of(g.bearer))
        said = words("label-artifact-borne", unit=unit_name(words, g, g.bearer), seat=owner, n=SCORING.artifact)
        text = Text(said, f"bold {NAMES_OF_SIDES[party_of(g.bearer)]}")
    text.append(f"\n{words('label-captures-needed', n=g.rules.captures_to_end)}", "dim")
    return framed(text, Text(f"{ARTIFACT} {words('label-artifact')}", "bold default"))


def adventure(words: Words, view: View, width: int) -> Panel:
    """The time left, the six crystals, and the cards that lead the Enemy."""
    g: Tactics = view.state
    time = Text(f"{words('label-time', n=g.time, top=g.rules.time_max)} ", "bold")
    time.append(FULL * g.time, DANGER if g.time <= SHORT_OF_TIME else GOOD)
    time.append(SPENT * (g.rules.time_max - g.time), "dim")
    lines = [time]
    if g.turn:
        time.append(f"  {ARROWS[g.compass]} {words('label-compass', arrow=compass(words, g))}", "dim")
    for cave in CAVES:
        lines += crystal(words, g, cave, width - 4)
    deck = words("label-enemy-deck", n=len(g.enemy_deck), discarded=len(g.enemy_discard))
    return framed(Group(*lines, Text(deck, "dim")), Text(words("label-adventure"), "bold default"))


def compass(words: Words, g: Tactics) -> str:
    return words(f"compass-{COMPASS[g.compass]}")


def crystal(words: Words, g: Tactics, cave: Cave, width: int) -> list[Text]:
    """A crystal: whether it is recovered, who could reach it, and the Portal spaces of its dungeon."""
    found = g.green >> cave.number & 1
    guests = [unit for unit in range(len(g.pos)) if g.pos[unit] in cave.spaces]
    state = "green" if found else "inside" if guests else "shut" if cave.requires & ~g.green else "red"
    said = words("label-crystal", state=state, unit=unit_name(words, g, guests[0]) if guests else "")
    text = Text(f"{ARTIFACT} ", GOOD if found else DANGER)
    text.append(printed(words, cave.printed, "name"), "dim" if found else "bold")
    text.append(f" · {said}", GOOD if found else "")
    if found:
        return [text]
    letters = "".join(class_letter(words, n) for n in range(len(CLASSES)) if cave.solvable(n))
    doors = " ".join(NAMES[space] for space in bits(g.realm.portals_of[cave.box]))
    if width >= WIDE_CRYSTALS:
        return [text.append(f" · {letters} · {PORTAL} {doors}", "dim")]
    return [text, Text(f"  {letters} · {PORTAL} {doors}", "dim")]
