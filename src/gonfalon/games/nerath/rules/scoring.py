"""Who has won, and when that is checked (chapter END)."""

from __future__ import annotations

from gonfalon.games.nerath.printed import LENGTHS
from gonfalon.games.nerath.printed.regions import CAPITAL, NOBODY
from gonfalon.games.nerath.state import Nerath


def sides(g: Nerath) -> list[tuple[int, ...]]:
    """The parties that win or lose together (NER-ALL-24)."""
    return [(0,), (1,), (2,), (3,)] if g.ally[0] == NOBODY else [(0, 2), (1, 3)]


def points_of(g: Nerath, side: tuple[int, ...]) -> int:
    """The shared victory points (NER-END-16)."""
    return sum(g.points[realm] for realm in side)


def treasures_of(g: Nerath, side: tuple[int, ...]) -> int:
    """Treasure cards, played or in hand (NER-END-09)."""
    return sum(len(g.treasures[realm]) + len(g.chest[realm]) for realm in side)


def target(g: Nerath) -> int:
    """The victory points or, in a long game, the Treasure cards that are asked for (NER-END-14, NER-END-15,
    NER-END-18, NER-END-19)."""
    length = LENGTHS[g.length]
    free = g.ally[0] == NOBODY
    if g.length == "long":
        return length.treasures_free_for_all if free else length.treasures_alliance
    return length.free_for_all if free else length.alliance


def measure(g: Nerath, side: tuple[int, ...]) -> int:
    """What a side has of what the length asks for (NER-END-20)."""
    return treasures_of(g, side) if g.length == "long" else points_of(g, side)


def holds_all_capitals(g: Nerath, side: tuple[int, ...]) -> bool:
    return all(g.held[capital] in side for capital in CAPITAL)


def winner_of_turn(g: Nerath) -> tuple[int, ...]:
    """Long game: the side of the realm whose turn ends, if it controls all four Capitals (NER-END-07,
    NER-END-12, NER-END-17)."""
    if g.length != "long":
        return ()
    side = next(side for side in sides(g) if g.active in side)
    return side if holds_all_capitals(g, side) else ()


def winner_of_round(g: Nerath) -> tuple[int, ...]:
    """The side that has reached the target at the end of a round and has more than every other (NER-END-02,
    NER-END-03, NER-END-04, NER-END-05, NER-END-08, NER-END-10)."""
    ranked = sorted(sides(g), key=lambda side: -measure(g, side))
    best, second = measure(g, ranked[0]), measure(g, ranked[1])
    return ranked[0] if best >= target(g) and best > second else ()


def places(g: Nerath) -> tuple[int, ...]:
    """Each seat's place: the winners first, the others by what they have; sides that have as much share a place,
    allies always do (NER-ALL-24, NER-END-11)."""
    standings = {side: (side == g.winners, measure(g, side)) for side in sides(g)}
    own = [
        standings[next(side for side in standings if g.seat_of.index(seat) in side)] for seat in range(g.players)
    ]
    return tuple(1 + sum(other > mine for other in standings.values()) for mine in own)
