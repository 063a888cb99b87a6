"""Step 5, Reinforce: buy and place new pieces, then move them (chapter BLD).

Pieces of a kind are bought and placed in one choice: nothing is learnt between the two, so it is the same as
buying everything first, and no purchase can be made that cannot be placed (NER-BLD-04, NER-BLD-05).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Any, Final

from gonfalon.core import Ask, Menu
from gonfalon.core.menu import bits
from gonfalon.games.nerath.codes import MOST_IN_LOT, boarder, boarder_of, launch, launch_of, lot, lot_of, ship_of
from gonfalon.games.nerath.printed import PIECES, RULES
from gonfalon.games.nerath.printed.regions import CAPITAL, NEAR, SEA, mask_of
from gonfalon.games.nerath.state import (
    CASTLE,
    LAND_PIECES,
    LEFT,
    PLACE,
    STORM_ELEMENTAL,
    WARSHIP,
    Nerath,
    key_at,
    load_of,
    ship_with,
)

from .effects import capacity, in_force, placement_limit
from .geography import distance
from .moving import STRIDE, carry_out, fill
from .transport import aboard, laden
from .ways import Bands, Ways, move_of
from .windows import Moment, play, playable

END: Final = ("end",)
UNLIMITED: Final = 99
AFLOAT: Final = (WARSHIP, STORM_ELEMENTAL)
LOTS: Final = tuple([("recruit", lot(kind, n)) for n in range(1, MOST_IN_LOT + 1)] for kind in range(len(PIECES)))
"""The rows of one, two, three ... pieces of each kind."""


def begin_reinforce(g: Nerath) -> None:
    g.ready, g.placed, g.built = {}, {}, 0
    g.push("recruit")


def price(g: Nerath, realm: int, kind: int) -> int:
    """What the next piece of a kind costs."""
    return total(g, realm, kind, 1)


def total(g: Nerath, realm: int, kind: int, n: int) -> int:
    """What the next pieces of a kind cost together."""
    return sum(prices(g, realm, kind, n))


def prices(g: Nerath, realm: int, kind: int, n: int) -> list[int]:
    """What each of the next pieces of a kind costs; cards make some of them cheaper."""
    printed = PIECES[kind].cost
    rows = [row for row in in_force(g, realm, "cost") if row.kinds >> kind & 1]
    if not rows:
        return [printed] * n
    first = bought(g, kind)
    return [min([printed, *(row.amount for row in rows if nth < row.number)]) for nth in range(first, first + n)]


def within_means(g: Nerath, realm: int, kind: int) -> int:
    """How many pieces of a kind the realm can pay for, as far as they are bought at once (NER-BLD-03)."""
    return means(g, realm)[kind]


def means(g: Nerath, realm: int) -> Sequence[int]:
    """The same for every kind."""
    if not in_force(g, realm, "cost"):
        return printed_means(g.gold[realm])
    return [affordable(g.gold[realm], prices(g, realm, kind, MOST_IN_LOT)) for kind in range(len(PIECES))]


@lru_cache(1 << 8)
def printed_means(gold: int) -> tuple[int, ...]:
    """How many pieces of each kind this Gold buys without any card."""
    return tuple(min(MOST_IN_LOT, gold // piece.cost) for piece in PIECES)


def affordable(gold: int, prices: list[int]) -> int:
    """How many of these in a row this Gold pays for."""
    for n, price in enumerate(prices):
        gold -= price
        if gold < 0:
            return n
    return len(prices)


def bought(g: Nerath, kind: int) -> int:
    """How many pieces of a kind were bought in this step."""
    return g.placed.get(-1 - kind, 0)


def usable_castles(g: Nerath, realm: int) -> int:
    """Castles held since the start of the turn, and the realm's own Capital, retaken or not (NER-BLD-06,
    NER-BLD-07, NER-BLD-11, NER-BLD-12)."""
    mask = 0
    for space in bits(g.castles(realm) & ~g.built):
        if g.since[space] == realm or space == CAPITAL[realm]:
            mask |= 1 << space
    return mask


def sites(g: Nerath, realm: int) -> dict[int, int]:
    """Where new pieces may be placed, and how many more (NER-BLD-08, NER-BLD-09, NER-BLD-10, NER-BLD-15,
    NER-BLD-16, NER-BLD-17, NER-CON-07, NER-CON-14)."""
    castles = g.castles(realm) & ~g.built
    usable = [space for space in bits(castles) if g.since[space] == realm or space == CAPITAL[realm]]
    if not usable:
        return dict.fromkeys(closest(g, realm), UNLIMITED)
    alone = castles.bit_count() == 1
    limit = placement_limit(g, realm, RULES.placement_limit_other_castles)
    room = {}
    for space in usable:
        free = UNLIMITED if alone or space == CAPITAL[realm] else limit - g.placed.get(space, 0)
        if free > 0:
            room[space] = free
    return room


def closest(g: Nerath, realm: int) -> list[int]:
    """The friendly land closest to the Capital, for a realm without a usable Castle (NER-BLD-14, NER-BLD-15,
    NER-BLD-16, NER-BLD-17, NER-BLD-19, NER-BLD-20)."""
    captured = g.castles(realm) & ~g.built
    fit = list(bits(g.friendly_land(realm) & ~captured))
    if not fit:
        return []
    least = min(distance(CAPITAL[realm], space) for space in fit)
    return [space for space in fit if distance(CAPITAL[realm], space) == least and not g.built >> space & 1]


def castle_sites(g: Nerath, realm: int) -> int:
    """Where a new Castle may stand: land held since the start of the turn, without a Castle (NER-BLD-13,
    NER-BLD-14); not where new pieces were placed in this step."""
    mask = 0
    for space in bits(g.lands[realm]):
        if g.since[space] == realm and not g.placed.get(space):
            mask |= 1 << space
    return mask & ~g.castles(realm)


# ------------------------------------------------------------------------------ buying


async def recruit(g: Nerath) -> None:
    """Buy and place pieces of a kind, play a card, or go on to move the new pieces (NER-BLD-01, NER-BLD-03)."""
    moment = Moment(realm=g.active)
    for _ in range(STRIDE):
        room = sites(g, g.active)
        cards = playable(g, g.active, ("own_reinforce",), moment)
        menu = Menu(offers(g, room), [END, *cards], partial(wares, g, room))
        about = (g.active, g.gold[g.active])
        answer = await Ask(g.seat_of[g.active], "recruit", menu, "NER-BLD-01", about, default=END)
        if answer == END:
            g.push("deploy")
            return
        if answer[0] in ("event", "treasure"):
            await play(g, g.active, answer, moment)
            break
        buy(g, answer)
    g.push("recruit")


def offers(g: Nerath, room: dict[int, int]) -> list[tuple[str, int]]:
    """The rows of what can be paid for and finds room: one, two, three ... pieces of a kind."""
    widest = max(room.values(), default=0)
    most = [min(n, widest) for n in means(g, g.active)]
    most[CASTLE] = min(within_means(g, g.active, CASTLE), 1)
    rows = []
    for kind, total in enumerate(most):
        if kind != WARSHIP:
            rows += LOTS[kind][:total]
    for nth, kind in enumerate(AFLOAT):
        if most[kind]:
            for space, free in room.items():
                rows += [("launch", launch(space, nth, n)) for n in range(1, 1 + min(most[kind], free))]
    if any(most[kind] for kind in LAND_PIECES):
        rows += [("muster", key) for key in g.troops[g.active] if key & 63 >= WARSHIP]
    return rows


def wares(g: Nerath, room: dict[int, int], verb: str, a: int) -> int:
    """Where pieces that are bought may be placed (NER-BLD-21, NER-BLD-22, NER-BLD-23, NER-BLD-24, NER-BLD-25,
    NER-BLD-26, NER-BLD-18)."""
    if verb == "recruit":
        kind, n = lot_of(a)
        if kind == CASTLE:
            return castle_sites(g, g.active)
        return mask_of([space for space in room if n <= room[space]])
    if verb == "launch":
        castle, _, _ = launch_of(a)
        return NEAR[castle] & SEA & g.friendly_sea(g.active)
    sea, ship = ship_of(a)
    if len(load_of(ship)) >= capacity(g, g.active):
        return 0
    pieces = [kind for kind in LAND_PIECES if within_means(g, g.active, kind)]
    mask = 0
    for space in room:
        if NEAR[sea] >> space & 1:
            for piece in pieces:
                mask |= 1 << boarder(space, piece)
    return mask


def buy(g: Nerath, answer: tuple[Any, ...]) -> None:
    """Pay for pieces and place them (NER-BLD-02)."""
    verb, a, b = answer
    if verb == "recruit":
        kind, n = lot_of(a)
        charge(g, kind, n, b)
        recruited(g, kind, n, b, b)
    elif verb == "launch":
        castle, nth, n = launch_of(a)
        charge(g, AFLOAT[nth], n, b)
        recruited(g, AFLOAT[nth], n, b, castle)
    else:
        castle, piece = boarder_of(b)
        charge(g, piece, 1, castle)
        board_new(g, *ship_of(a), piece)
        g.placed[castle] = g.placed.get(castle, 0) + 1


def charge(g: Nerath, kind: int, n: int, space: int) -> None:
    """Take the Gold for pieces of a kind."""
    gold = total(g, g.active, kind, n)
    g.pay(g.active, gold)
    g.placed[-1 - kind] = bought(g, kind) + n
    g.tell("recruited", g.active, kind, n, space, gold)


def recruited(g: Nerath, kind: int, n: int, space: int, site: int) -> None:
    """New pieces stand in a space and count for their Castle."""
    if kind == CASTLE:
        g.built |= 1 << space
        g.add(g.active, space, CASTLE)
        return
    g.placed[site] = g.placed.get(site, 0) + n
    enter(g, g.active, space, kind, n)


def enter(g: Nerath, realm: int, space: int, kind: int, n: int = 1) -> None:
    """New pieces that may move in this step (NER-BLD-28, NER-BLD-29)."""
    type_ = ship_with(()) if kind == WARSHIP else kind
    g.add(realm, space, type_, n)
    moves = move_of(g, realm, type_)
    if moves:
        g.get_ready(moves * LEFT | key_at(space, type_), n)


def board_new(g: Nerath, sea: int, ship: int, piece: int) -> None:
    """A new land piece is placed aboard; a new Warship may sail with it, an older one stays (NER-BLD-25,
    NER-BLD-26, NER-BLD-33)."""
    new = [key for key in g.ready if key & PLACE == key_at(sea, ship)]
    g.reload(g.active, sea, ship, (*load_of(ship), piece))
    if new:
        g.unready(new[0], 1)
        g.get_ready(laden(new[0], [*aboard(new[0]), (piece, 0)]), 1)


# ------------------------------------------------------------------------------ moving


async def deploy(g: Nerath) -> None:
    """New pieces move to friendly spaces, if there are any to go to (NER-BLD-28, NER-BLD-29, NER-BLD-30,
    NER-BLD-31, NER-BLD-32, NER-DIG-02)."""
    ways = Ways(g, peaceful=True)
    for nth in range(STRIDE):
        if nth:
            ways.bands = Bands(g.ready)
        rows = [row for row in ways.bands if row[0] != "embark"]
        menu = Menu(rows, [END], partial(fill, g, ways))
        if not menu.opens():
            break
        answer = await Ask(g.seat_of[g.active], "deploy", menu, "NER-BLD-28", (g.active,), default=END)
        if answer == END:
            break
        carry_out(g, ways, answer)
    else:
        g.push("deploy")
        return
    g.ready = {}
