"""Step 2, Move: land, sea and flying pieces, and transport by Warship (chapters MOV, FLY, SEA).

Of several pieces of a kind in a space the ones with the fewest moves left that suffice go first.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from gonfalon.core import Ask, Menu
from gonfalon.core.menu import bits
from gonfalon.games.nerath.codes import MOST_IN_BAND, band_of, boarder_of, ship_of
from gonfalon.games.nerath.state import FLYING, LEFT, PLACE, WALKED, WARSHIP, Nerath

from .dungeon import peek
from .geography import cost
from .transport import boarders, debark, embark, landers
from .ways import ABSENT, MIXED, Bands, Ways, entries
from .windows import RELICS, Moment, Timings, play, playable, usable

END: Final = ("end",)
STRIDE: Final = 4
"""How many moves or purchases are made in one phase: few enough that a copy made in the middle repeats little, and
enough that what does not change between them is worked out once."""


# ------------------------------------------------------------------------ the question


async def move(g: Nerath) -> None:
    """Move a piece or some pieces of a kind, embark, debark, play a card, or close the step (NER-MOV-11,
    NER-TRN-06, NER-MOV-07, NER-MOV-08)."""
    ways, moment = Ways(g), Moment(realm=g.active)
    for nth in range(STRIDE):
        if nth:
            ways.bands = Bands(g.ready)
        if g.treasures[g.active]:
            peek(g, g.active)
        cards = playable(g, g.active, move_timings(g), moment)
        relics = usable(g, g.active, moment)
        menu = Menu(ways.bands, [END, *cards, *relics], partial(fill, g, ways))
        answer = await Ask(g.seat_of[g.active], "move", menu, "NER-MOV-01", (g.active,), default=END)
        if answer == END:
            return
        if answer in cards:
            await play(g, g.active, answer, moment)
            break
        if answer in relics:
            await RELICS[answer[1]].then(g, g.active, moment)
            break
        carry_out(g, ways, answer)
    g.push("move")


def move_timings(g: Nerath) -> Timings:
    """Which cards may be played now in the Move step."""
    return ("own_move_start", "own_move") if untouched(g) else ("own_move",)


def untouched(g: Nerath) -> bool:
    """Whether nothing has moved in this step yet: cards for its start may still be played."""
    return not g.used or MOVED not in g.used


MOVED: Final = -1


def fill(g: Nerath, ways: Ways, verb: str, a: int) -> int:
    """What the second argument of a row may be."""
    if verb == "move":
        return destinations(g, ways, a)
    if verb == "march":
        return march_to(g, ways, a)
    sea, type_ = ship_of(a)
    if verb == "embark":
        return boarders(g, ways, sea, type_)
    return landers(g, sea, type_, ways)


def destinations(g: Nerath, ways: Ways, code: int) -> int:
    """Where a band can go together."""
    at, others = divmod(code, MOST_IN_BAND)
    key = ways.bands.keys.get(at, ABSENT)
    if key != MIXED:
        return ways.reach(key) if g.ready.get(key, 0) > others else 0
    goals, reaches = 0, [(ways.reach(key), n) for key, n in entries(g, at >> 6, at & 63)]
    for reach, _ in reaches:
        goals |= reach
    return sum(1 << goal for goal in bits(goals) if sum(n for reach, n in reaches if reach >> goal & 1) > others)


def march_to(g: Nerath, ways: Ways, space: int) -> int:
    """Where pieces of at least two types in a space can go at once."""
    once, twice = 0, 0
    by_type: dict[int, int] = {}
    for key in g.ready:
        if key >> 6 & 127 == space:
            by_type[key & 63] = by_type.get(key & 63, 0) | ways.reach(key)
    for reach in by_type.values():
        once, twice = once | reach, twice | once & reach
    return twice


# --------------------------------------------------------------------- carrying it out


def carry_out(g: Nerath, ways: Ways, answer: tuple[Any, ...]) -> None:
    """Do what was chosen."""
    if MOVED not in g.used:
        g.used = (*g.used, MOVED)
    verb, a, b = answer
    if verb == "move":
        space, type_, n = band_of(a)
        go(g, ways, space, type_, n, b)
    elif verb == "march":
        for type_ in sorted({key & 63 for key in g.ready if key >> 6 & 127 == a}):
            n = sum(n for key, n in ways.entries(a, type_) if ways.reach(key) >> b & 1)
            if n:
                go(g, ways, a, type_, n, b)
    elif verb == "embark":
        embark(g, *ship_of(a), *boarder_of(b))
    else:
        debark(g, *ship_of(a), *boarder_of(b))


def go(g: Nerath, ways: Ways, space: int, type_: int, n: int, goal: int) -> None:
    """Pieces move; in an enemy space or a dungeon entrance land and sea pieces must stop (NER-MOV-05,
    NER-MOV-16)."""
    g.tell("moved", g.active, type_, n, space, goal)
    g.shift(g.active, space, goal, type_, n)
    for key, ready in ways.entries(space, type_):
        layers = ways.layers(key)
        if not n or not layers or not layers[-1] >> goal & 1:
            continue
        some = min(n, ready)
        g.unready(key, some)
        n -= some
        left = (key >> 13 & 7) - cost(layers, goal)
        if type_ not in FLYING and not 1 << goal & (ways.open_land(key) | ways.sea):
            left = 0
        if left or type_ >= WARSHIP:
            status = key & ~(PLACE | 7 * LEFT)
            g.get_ready(status | WALKED | left * LEFT | goal << 6 | type_, some)
