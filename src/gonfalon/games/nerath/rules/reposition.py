"""Step 4, Reposition: Heroes leave plundered dungeons, flying pieces move again (chapter REP)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from gonfalon.core import Ask, Menu, Option
from gonfalon.games.nerath.codes import MOST_IN_BAND, band, band_of, boarder, boarder_of, ship_of
from gonfalon.games.nerath.printed.regions import DUNGEONS, NEAR
from gonfalon.games.nerath.state import DRAGON, FLYING, LEFT, STORM_ELEMENTAL, Nerath

from .dungeon import restock
from .effects import renew
from .moving import STRIDE, fill, go
from .ranks import pieces_of
from .retreat import go_aboard, ships_near
from .ways import Bands, Ways, move_of
from .windows import Moment, play, playable, stirs

END: Final = ("end",)


def begin_reposition(g: Nerath) -> None:
    """Every flying piece may move again, up to its full Move (NER-REP-08, NER-REP-09, NER-REP-10)."""
    g.ready = {
        move_of(g, g.active, key & 63) * LEFT | key: n
        for key, n in g.troops[g.active].items()
        if key & 63 in FLYING
    }
    g.push("reposition")


def explorers(g: Nerath) -> list[tuple[int, int, int]]:
    """The Heroes that won in a dungeon entrance: space, type, how many."""
    if not g.presence[g.active] & DUNGEONS:
        return []
    return [(key >> 6, key & 63, n) for key, n in g.troops[g.active].items() if DUNGEONS >> (key >> 6) & 1]


def exits(g: Nerath) -> dict[tuple[str, int], int | None]:
    """How Heroes may leave: to friendly land next to the entrance, or onto one of their own Warships (NER-REP-05,
    NER-REP-06)."""
    rows: dict[tuple[str, int], int | None] = {}
    land = g.friendly_land(g.active)
    for space, type_, total in explorers(g):
        if goals := NEAR[space] & land:
            rows |= {("move", band(space, type_, n + 1)): goals for n in range(min(total, MOST_IN_BAND))}
        for ship in ships_near(g, space):
            rows["embark", ship] = (rows.get(("embark", ship)) or 0) | 1 << boarder(space, type_)
    return rows


def way_out(g: Nerath, space: int) -> bool:
    """Whether Heroes in a dungeon entrance can leave it, and so must (NER-REP-04)."""
    return bool(1 << space & DUNGEONS and (NEAR[space] & g.friendly_land(g.active) or ships_near(g, space)))


async def reposition(g: Nerath) -> None:
    """Leave a dungeon, fly, play a card, or close the step; Heroes that can leave must (NER-REP-01, NER-REP-04,
    NER-REP-14). Where no piece can move it is a window: whether there is a question at all would betray a card
    (NER-DIG-02)."""
    ways, moment = Ways(g, peaceful=True), Moment(realm=g.active)
    for nth in range(STRIDE):
        if nth:
            ways.bands = Bands(g.ready)
        leaving = exits(g)
        flights = [row for row in ways.bands if row[0] == "move"]
        cards = playable(g, g.active, ("own_reposition",), moment)
        plain: list[tuple[Any, ...]] = [*cards] if leaving else [END, *cards]
        rows = {**leaving, **dict.fromkeys(flights)} if leaving else flights
        menu = Menu(rows, plain, partial(fill, g, ways))
        idle = not menu.opens()
        if idle and not stirs(g, {g.active: ("own_reposition",)}, moment):
            return
        seat, options, default = g.seat_of[g.active], plain if idle else menu, partial(homeward, g)
        answer = await Ask(seat, "reposition", options, "NER-REP-01", (g.active,), window=idle, default=default)
        if answer == END:
            return
        if answer[0] in ("event", "treasure"):
            await play(g, g.active, answer, moment)
            break
        leave_or_fly(g, ways, answer)
    g.push("reposition")


def homeward(g: Nerath, options: Sequence[Option]) -> Option:
    """What the rules ask for, and then a way home for what would be destroyed where it is; else the end."""
    if END not in options:
        return options[0]
    doomed = {(space, type_) for space, type_, _ in astray(g)}
    if not doomed:
        return END
    return next((way for way in options if way[0] == "move" and band_of(way[1])[:2] in doomed), END)


def leave_or_fly(g: Nerath, ways: Ways, answer: tuple[Any, ...]) -> None:
    """Do what was chosen."""
    verb, a, b = answer
    if verb == "embark":
        go_aboard(g, *ship_of(a), *boarder_of(b))
        return
    space, type_, n = band_of(a)
    if 1 << space & DUNGEONS:
        g.tell("moved", g.active, type_, n, space, b)
        g.shift(g.active, space, b, type_, n)
    else:
        go(g, ways, space, type_, n, b)


def end_reposition(g: Nerath) -> None:
    """Whoever may not stay where it is is destroyed, and empty dungeons are restocked (NER-REP-03, NER-REP-07,
    NER-REP-11)."""
    g.ready = {}
    for space, type_, n in astray(g):
        g.take(g.active, space, type_, n)
        g.tell("destroyed", g.active, type_, n, space)
        renew(g, g.active, pieces_of([(type_, n)]))
    restock(g)


def astray(g: Nerath) -> list[tuple[int, int, int]]:
    """The pieces that may not stay where they are: space, type, how many."""
    troops = sorted(g.troops[g.active].items())
    return [(key >> 6, key & 63, n) for key, n in troops if not may_stay(g, key >> 6, key & 63)]


def may_stay(g: Nerath, space: int, type_: int) -> bool:
    """Whether a piece may be where it is when the step ends (NER-REP-04, NER-REP-11, NER-UNI-17, NER-FLY-08,
    NER-DUN-36)."""
    if 1 << space & DUNGEONS:
        return False
    if type_ == DRAGON:
        return g.held[space] in g.friends(g.active)
    return type_ != STORM_ELEMENTAL or g.is_friendly(g.active, space)
