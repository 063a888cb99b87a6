"""Step 5, Reinforce: buy and place new pieces, then move them (chapter BLD).

A piece is bought and placed in one choice: nothing is learnt between the two, so it is the same as buying
everything first, and no purchase can be made that cannot be placed (NER-BLD-04, 05).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gonfalon.core import Ask, Menu
from gonfalon.core.menu import bits

from .codes import band_of, boarder, boarder_of, ship_of
from .effects import capacity, in_force, placement_limit
from .geography import CAPITAL, NEAR, SEA, distance, mask_of
from .moving import Ways, aboard, debark, destinations, go, laden, landers, move_of
from .printed import PIECES, RULES
from .state import (
    CASTLE,
    LAND_PIECES,
    LEFT,
    STORM_ELEMENTAL,
    WARSHIP,
    Nerath,
    load_of,
    ship_with,
)
from .windows import Moment, play, playable

END: Final = ("end",)
UNLIMITED: Final = 99
AFLOAT: Final = (WARSHIP, STORM_ELEMENTAL)
LAND_KINDS: Final = frozenset(LAND_PIECES)


def begin_reinforce(g: Nerath) -> None:
    g.ready, g.placed, g.built = {}, {}, 0
    g.push("recruit")


def price(g: Nerath, realm: int, kind: int) -> int:
    """What the next piece of a kind costs; cards make some of them cheaper."""
    cost = PIECES[kind].cost
    for row in in_force(g, realm, "cost"):
        if row[2] >> kind & 1 and bought(g, kind) < row[3]:
            cost = min(cost, row[4])
    return cost


def bought(g: Nerath, kind: int) -> int:
    """How many pieces of a kind were bought in this step."""
    return g.placed.get(-1 - kind, 0)


def usable_castles(g: Nerath, realm: int) -> int:
    """Castles held since the start of the turn, and the own Capital, retaken or not (NER-BLD-06, 07, 11, 12)."""
    mask = 0
    for space in bits(g.castles(realm) & ~g.built):
        if g.since[space] == realm or space == CAPITAL[realm]:
            mask |= 1 << space
    return mask


def sites(g: Nerath, realm: int) -> dict[int, int]:
    """Where new pieces may be placed, and how many more (NER-BLD-08 to 10, 15 to 17)."""
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
    """The friendly land closest to the Capital, for a realm without a usable Castle (NER-BLD-14 to 17, 19, 20)."""
    captured = g.castles(realm) & ~g.built
    fit = list(bits(g.friendly_land(realm) & ~captured))
    if not fit:
        return []
    least = min(distance(CAPITAL[realm], space) for space in fit)
    return [space for space in fit if distance(CAPITAL[realm], space) == least and not g.built >> space & 1]


def castle_sites(g: Nerath, realm: int) -> int:
    """Where a new Castle may stand: own land since the start of the turn, without a Castle (NER-BLD-13, 14); not
    where new pieces were placed in this step."""
    mask = 0
    for space in bits(g.lands[realm]):
        if g.since[space] == realm and not g.placed.get(space):
            mask |= 1 << space
    return mask & ~g.castles(realm)


# ------------------------------------------------------------------------------ buying


async def recruit(g: Nerath) -> None:
    """Buy and place a piece, play a card, or go on to move the new pieces (NER-BLD-01, 03)."""
    room = sites(g, g.active)
    rows = offers(g, room)
    cards = playable(g, g.active, ("own_reinforce",), Moment(realm=g.active))
    menu = Menu(rows, [END, *cards], lambda verb, a: wares(g, room, verb, a))
    answer = await Ask(
        g.seat_of[g.active], "recruit", menu, "NER-BLD-01", (g.active, g.gold[g.active]), default=END
    )
    if answer == END:
        g.push("deploy")
        return
    if answer[0] in ("event", "treasure"):
        await play(g, g.active, answer, Moment(realm=g.active))
    else:
        buy(g, answer)
    g.push("recruit")


def offers(g: Nerath, room: dict[int, int]) -> list[tuple[str, int]]:
    """The rows of what can be paid for."""
    paid = payable(g)
    rows = [("recruit", kind) for kind in paid if kind != WARSHIP]
    for n, kind in enumerate(AFLOAT):
        if kind in paid:
            rows += [("launch", space * 2 + n) for space in room]
    if not LAND_KINDS.isdisjoint(paid):
        rows += [("muster", key) for key in g.troops[g.active] if key & 63 >= WARSHIP]
    return rows


def payable(g: Nerath) -> Sequence[int]:
    """The kinds of pieces that the active realm can pay for."""
    gold = g.gold[g.active]
    if not in_force(g, g.active, "cost"):
        return PAYABLE[min(gold, DEAREST)]
    return [kind for kind in range(len(PIECES)) if price(g, g.active, kind) <= gold]


DEAREST: Final = max(piece.cost for piece in PIECES)
PAYABLE: Final = tuple(
    tuple(kind for kind, piece in enumerate(PIECES) if piece.cost <= gold) for gold in range(DEAREST + 1)
)
"""The kinds of pieces at their printed prices, by Gold."""


def wares(g: Nerath, room: dict[int, int], verb: str, a: int) -> int:
    """Where a piece that is bought may be placed (NER-BLD-21 to 26)."""
    if verb == "recruit":
        return castle_sites(g, g.active) if a == CASTLE else mask_of(list(room))
    if verb == "launch":
        return NEAR[a // 2] & SEA & g.friendly_sea(g.active)
    sea, ship = ship_of(a)
    if len(load_of(ship)) >= capacity(g, g.active):
        return 0
    pieces = [kind for kind in payable(g) if kind in LAND_KINDS]
    mask = 0
    for space in room:
        if NEAR[sea] >> space & 1:
            for piece in pieces:
                mask |= 1 << boarder(space, piece)
    return mask


def buy(g: Nerath, answer: tuple[Any, ...]) -> None:
    """Pay for a piece and place it (NER-BLD-02)."""
    verb, a, b = answer
    if verb == "recruit":
        charge(g, a, b)
        recruited(g, a, b, b)
    elif verb == "launch":
        kind = AFLOAT[a % 2]
        charge(g, kind, b)
        recruited(g, kind, b, a // 2)
    else:
        castle, piece = boarder_of(b)
        charge(g, piece, castle)
        board_new(g, *ship_of(a), piece)
        g.placed[castle] = g.placed.get(castle, 0) + 1


def charge(g: Nerath, kind: int, space: int) -> None:
    """Take the Gold for a piece."""
    gold = price(g, g.active, kind)
    g.pay(g.active, gold)
    g.placed[-1 - kind] = bought(g, kind) + 1
    g.tell("recruited", g.active, kind, 1, space, gold)


def recruited(g: Nerath, kind: int, space: int, site: int) -> None:
    """A new piece stands in a space and counts for its Castle."""
    if kind == CASTLE:
        g.built |= 1 << space
        g.add(g.active, space, CASTLE)
        return
    g.placed[site] = g.placed.get(site, 0) + 1
    enter(g, g.active, space, kind)


def enter(g: Nerath, realm: int, space: int, kind: int, n: int = 1) -> None:
    """New pieces that may move in this step (NER-BLD-28, 29)."""
    type_ = ship_with(()) if kind == WARSHIP else kind
    g.add(realm, space, type_, n)
    moves = move_of(g, realm, type_)
    if moves:
        g.get_ready(moves * LEFT | space << 6 | type_, n)


def board_new(g: Nerath, sea: int, ship: int, piece: int) -> None:
    """A new land piece is placed aboard; a new Warship may sail with it, an older one stays (NER-BLD-25, 26,
    33)."""
    new = [key for key in g.ready if key & 8191 == sea << 6 | ship]
    g.reload(g.active, sea, ship, (*load_of(ship), piece))
    if new:
        g.unready(new[0], 1)
        g.get_ready(laden(new[0], [*aboard(new[0]), (piece, 0)]), 1)


# ------------------------------------------------------------------------------ moving


async def deploy(g: Nerath) -> None:
    """New pieces move to friendly spaces, if there are any to go to (NER-BLD-28 to 32, NER-DIG-02)."""
    ways = Ways(g, peaceful=True)
    rows = [row for row in ways.bands if row[0] in ("move", "debark")]

    def fill(verb: str, a: int) -> int:
        return destinations(g, ways, a) if verb == "move" else landers(g, *ship_of(a), ways)

    menu = Menu(rows, [END], fill)
    if not menu.opens():
        g.ready = {}
        return
    answer = await Ask(g.seat_of[g.active], "deploy", menu, "NER-BLD-28", (g.active,), default=END)
    if answer == END:
        g.ready = {}
        return
    if answer[0] == "move":
        space, type_, n = band_of(answer[1])
        go(g, ways, space, type_, n, answer[2])
    else:
        debark(g, *ship_of(answer[1]), *boarder_of(answer[2]))
    g.push("deploy")
