"""The inspector's entries for places: spaces of the map, and dungeons with their spaces."""

from __future__ import annotations

from collections.abc import Iterator

from htpy import Element, Node, p

from gonfalon.core import View
from gonfalon.games.contract import Targets
from gonfalon.games.tactics.printed import CLASSES, MAP
from gonfalon.games.tactics.printed.realm import BRIDGE, PLAIN
from gonfalon.games.tactics.printed.spaces import ALL_SPACES, NAMES, SPACES
from gonfalon.games.tactics.rules.dungeons.caves import CAVE_AT, CAVES
from gonfalon.games.tactics.state import EMPTY, NOBODY, Tactics, party_of
from gonfalon.games.tactics.tell.names import cave_space, unit_name
from gonfalon.games.tactics.tell.threats import kinds_reaching, strikes_from
from gonfalon.lore.phrases import capital, listed, printed
from gonfalon.lore.words import Words

from .adventure import gem
from .aims import own_seats
from .boxes import opened_on
from .cards import mark, signed
from .colours import PEN as pen
from .costs import layers
from .dungeon import place_of
from .entries import aims, endangered, entry, whole_card
from .gates import STATES, standing_of
from .squads import bearing


def about_space(words: Words, view: View, space: int, picked: Targets) -> Element | None:
    """A space: what its ground does and, for a picked unit, what it costs to go there and what comes of it."""
    g: Tactics = view.state
    if space >= ALL_SPACES:
        return None
    if space >= SPACES:
        return below(words, view, space, picked)
    terrain = MAP.terrains[g.realm.terrain[space]]
    notable = g.realm.terrain[space] not in (PLAIN, BRIDGE)
    lines: list[Node] = [p[signed(printed(words, terrain, "text"))] if notable else ""]
    lines += [words("inspect-portal")] if g.realm.portals >> space & 1 else []
    lines += [bearing(words)] if g.artifact == space else []
    lines += [words("inspect-box")] if g.realm.closed >> space & 1 else []
    unit = walker(g, view, picked)
    lines += going(words, g, unit, space) if unit != NOBODY else reached_by(words, g, view, space)
    name = f"{NAMES[space]} · {printed(words, terrain, 'name')}"
    return entry(swatch(g, space), name, ", ".join(features(words, g, space)), *lines)


def swatch(g: Tactics, space: int) -> Element:
    """A piece of the ground, by its level."""
    level = min(g.realm.level[space], 5)
    wet = MAP.terrains[g.realm.terrain[space]].id == "water"
    return pen(
        "svg",
        pen("rect", x=3, y=3, width=42, height=42, rx=5, fill="water" if wet else f"level{level}", stroke="line"),
        pen("text", str(level), x=24, y=31, fill="figure", font_size=20, font_weight="700", text_anchor="middle"),
        viewBox="0 0 48 48",
        aria_hidden="true",
    )


def features(words: Words, g: Tactics, space: int) -> Iterator[str]:
    """Level, area, Trigger Space and Portal."""
    yield words("inspect-level", n=g.realm.level[space])
    for zone, board in enumerate(g.realm.zones if g.rules.control_card else ()):
        if board >> space & 1:
            yield printed(words, MAP.zones[zone], "name")
    if g.rules.control_card and space in g.realm.triggers:
        yield words("label-trigger")
    if g.realm.portals >> space & 1:
        yield words("label-portal")


# --------------------------------------------------------------- who may come here


def walker(g: Tactics, view: View, picked: Targets) -> int:
    """The viewer's own unit among what is picked."""
    units = [int(each.partition("-")[2]) for each in picked if each.startswith("unit-")]
    own = [unit for unit in units if party_of(unit) in own_seats(view) and 0 <= g.pos[unit] < SPACES]
    return own[0] if own else NOBODY


def going(words: Words, g: Tactics, unit: int, space: int) -> Iterator[Node]:
    """For a unit that goes to a space: the cost, whom it could attack from there, and who could hit it there."""
    reached = [points for points, board in enumerate(layers(g, unit, 1 << space), 1) if board]
    if g.at[space] != EMPTY or not reached:
        return
    yield words("inspect-cost", unit=unit_name(words, g, unit), n=reached[0])
    there = g.copy()
    there.place(unit, space)
    there.actions -= 1
    if there.actions > 0 and (found := strikes_from(there, unit, space)):
        yield words("inspect-from-here", blows=aims(words, there, found))
    yield endangered(words, there, unit)


def reached_by(words: Words, g: Tactics, view: View, space: int) -> Iterator[Node]:
    """Which enemies of the viewer could hit whoever stands here."""
    rivals = {rival for seat in own_seats(view) for rival in g.rivals[seat]}
    units = [unit for rival in sorted(rivals) for unit in g.units_of(rival) if kinds_reaching(g, unit, space)]
    if units:
        yield p(".threat")[words("inspect-in-reach", units=listed(words, (unit_name(words, g, u) for u in units)))]


# ---------------------------------------------------------------------- dungeons


def below(words: Words, view: View, space: int, picked: Targets) -> Element | None:
    """A space in a dungeon; the Entrance of one that is closed stands for the dungeon."""
    g: Tactics = view.state
    cave = CAVE_AT[space]
    if not g.rules.dungeons:
        return None
    if cave.box not in opened_on(g.map):
        return about_dungeon(words, view, cave.number, picked)
    return entry(
        mark("crystal" if space == cave.crystal else "portal", "ink2"),
        cave_space(words, space, "name"),
        capital(place_of(words, space)),
        p[signed(cave_space(words, space, "text"))],
    )


def about_dungeon(words: Words, view: View, number: int, picked: Targets) -> Element | None:
    """A dungeon and its crystal, and how far each class has to go in it."""
    g: Tactics = view.state
    if number >= len(CAVES) or not g.rules.dungeons:
        return None
    cave = CAVES[number]
    standing = STATES[standing_of(g.green, cave)]
    ways = [
        words("inspect-way", kind=printed(words, each, "name"), n=getattr(cave.printed.solutions, each.id))
        for n, each in enumerate(CLASSES)
        if cave.solvable(n)
    ]
    return entry(
        gem(standing_of(g.green, cave)),
        printed(words, cave.printed, "name"),
        f"{printed(words, cave.printed, 'place')} · {words(f'draw-crystal-{standing}')}",
        p[signed(printed(words, cave.printed, "text"))],
        words("inspect-to-crystal", ways=listed(words, ways)) if ways else "",
        more=whole_card(words, f"dungeon-{number}"),
    )
