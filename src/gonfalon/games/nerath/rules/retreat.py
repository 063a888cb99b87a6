"""Where retreating pieces go (chapter RET)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gonfalon.core import Ask, Menu, Option
from gonfalon.games.nerath.codes import MOST_IN_BAND, band, band_of, boarder, boarder_of, ship_of
from gonfalon.games.nerath.printed.regions import NEAR, SEA
from gonfalon.games.nerath.state import CASTLE, FLYING, LAND_PIECES, WARSHIP, Nerath, load_of

from .effects import capacity, renew
from .ranks import pieces_of


def goals_of(g: Nerath, space: int, type_: int) -> int:
    """The adjacent friendly spaces a retreating piece may go to (NER-RET-06, NER-RET-08, NER-RET-14,
    NER-RET-17)."""
    around = NEAR[space]
    if type_ >= WARSHIP:
        return around & g.friendly_sea(g.active)
    land = around & g.friendly_land(g.active)
    return land | around & g.friendly_sea(g.active) if type_ in FLYING else land


def ships_near(g: Nerath, space: int) -> list[int]:
    """Own Warships with room in adjacent sea spaces (NER-RET-09, NER-RET-10, NER-ALL-23)."""
    room = capacity(g, g.active)
    seas = NEAR[space] & SEA & g.friendly_sea(g.active)
    return [
        key
        for key in g.troops[g.active]
        if seas >> (key >> 6) & 1 and key & 63 >= WARSHIP and len(load_of(key & 63)) < room
    ]


def can_retreat(g: Nerath, space: int) -> bool:
    """Whether any attacking piece would survive a retreat."""
    return any(goals_of(g, space, type_) or boats_for(g, space, type_) for type_, _ in g.army(g.active, space))


def boats_for(g: Nerath, space: int, type_: int) -> list[int]:
    """The Warships that may take a retreating piece: only land pieces, and only if no land is open to them
    (NER-RET-15)."""
    if type_ not in LAND_PIECES or goals_of(g, space, type_):
        return []
    return ships_near(g, space)


async def withdraw(g: Nerath, space: int) -> None:
    """All attackers leave for any spaces open to them; pieces with nowhere to go are lost (NER-RET-05, NER-RET-07,
    NER-RET-09, NER-RET-10, NER-RET-11, NER-RET-12, NER-RET-13, NER-DUN-34)."""
    lose_stranded(g, space)
    army = [(type_, n) for type_, n in g.army(g.active, space) if type_ != CASTLE]
    if not army:
        return
    goals = {type_: goals_of(g, space, type_) for type_, _ in army}
    if len(set(goals.values())) == 1 and goals[army[0][0]].bit_count() == 1:
        for type_, n in army:
            retire(g, space, type_, n, goals[type_].bit_length() - 1)
        return
    rows: dict[tuple[str, int], int | None] = {
        ("move", band(space, type_, n + 1)): goals[type_]
        for type_, total in army
        for n in range(min(total, MOST_IN_BAND))
        if goals[type_]
    }
    if together := shared(goals.values()):
        rows["march", space] = together
    for type_, _ in army:
        for key in boats_for(g, space, type_):
            rows["embark", key] = (rows.get(("embark", key)) or 0) | 1 << boarder(space, type_)
    answer = await Ask(
        g.seat_of[g.active], "withdraw", Menu(rows), "NER-RET-06", (g.active, space), default=all_at_once
    )
    if answer[0] == "move":
        _, type_, n = band_of(answer[1])
        retire(g, space, type_, n, answer[2])
    elif answer[0] == "march":
        for type_, n in army:
            if goals[type_] >> answer[2] & 1:
                retire(g, space, type_, n, answer[2])
    else:
        go_aboard(g, *ship_of(answer[1]), *boarder_of(answer[2]))
    g.push("withdraw", space)


def all_at_once(options: Sequence[Option]) -> Option:
    """The first way to retreat with everything that can go the same way, if there is one."""
    return next((option for option in options if option[0] == "march"), options[0])


def shared(goals: Iterable[int]) -> int:
    """The spaces open to at least two types: everything that can go there may go at once."""
    once, twice = 0, 0
    for mask in goals:
        once, twice = once | mask, twice | once & mask
    return twice


def retire(g: Nerath, space: int, type_: int, n: int, goal: int) -> None:
    """Pieces retreat to a space (NER-RET-16)."""
    g.tell("withdrew", g.active, type_, n, space, goal)
    g.shift(g.active, space, goal, type_, n)


def go_aboard(g: Nerath, sea: int, ship: int, space: int, piece: int) -> None:
    """A land piece leaves a space for a Warship, outside the Move step."""
    g.tell("embarked", g.active, piece, 1, space, sea)
    g.take(g.active, space, piece)
    g.reload(g.active, sea, ship, (*load_of(ship), piece))


def stranded(g: Nerath, space: int) -> list[tuple[int, int]]:
    """The pieces that have no place at all to go to: types and how many (NER-RET-13)."""
    return [
        (type_, n)
        for type_, n in g.army(g.active, space)
        if type_ != CASTLE and not goals_of(g, space, type_) and not boats_for(g, space, type_)
    ]


def left_ashore(g: Nerath, space: int) -> tuple[int, list[tuple[int, int]]]:
    """How many of which pieces find no room on the Warships that could take them (NER-RET-11)."""
    boarding = [(type_, n) for type_, n in g.army(g.active, space) if boats_for(g, space, type_)]
    room = sum(
        g.troops[g.active][key] * (capacity(g, g.active) - len(load_of(key & 63))) for key in ships_near(g, space)
    )
    return max(0, sum(n for _, n in boarding) - room), boarding


def lose_stranded(g: Nerath, space: int) -> None:
    """Pieces without a place to go to are destroyed (NER-RET-11, NER-RET-13)."""
    for type_, n in stranded(g, space):
        g.take(g.active, space, type_, n)
        g.tell("destroyed", g.active, type_, n, space)
        renew(g, g.active, pieces_of([(type_, n)]))
