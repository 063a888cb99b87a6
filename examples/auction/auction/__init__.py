"""Auction: everybody bids a card in secret for each lot; the highest bid that nobody equals wins it."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.core import COUNT, OWN, PUBLIC, Ask, Game, Kind, Mode, Setup, State, Together, Verbs

VALUES = range(1, 9)
CARD = Kind("card", [str(n) for n in range(9)])
NOT_YET = 0


class Auction(State):
    """Cards and lots are known by their values."""

    lots: list[int]  # still to come, the next one last
    lot: int  # the one that is up
    hands: list[list[int]]
    bids: list[int]
    points: list[int]


def start(g: Auction, setup: Setup) -> None:
    """Everybody has one card of each value (AUC-SET-01)."""
    g.lots, g.lot = [*VALUES], NOT_YET
    g.shuffle(g.lots)
    g.hands = [[*VALUES] for _ in range(setup.seats)]
    g.bids, g.points = [NOT_YET] * setup.seats, [0] * setup.seats
    g.push("auction")


def auction(g: Auction) -> None:
    """The next lot comes up (AUC-PLY-01)."""
    if g.lots:
        g.lot = g.lots.pop()
        g.reveal()
        g.tell("lot", g.lot)
        g.push("award")
        g.push("bidding")


async def bidding(g: Auction) -> None:
    """All bid at the same time, and nobody sees another's card (AUC-PLY-02)."""

    async def bid(seat: int) -> None:
        options = [("bid", card) for card in g.hands[seat]]
        g.bids[seat] = (await Ask(seat, "bid", options, "AUC-PLY-02", (g.lot,), default=options[0]))[1]

    await Together(range(len(g.hands)), bid)


def award(g: Auction) -> None:
    """The highest bid that nobody equals takes the lot; all cards that were bid are spent (AUC-PLY-03)."""
    for seat, card in enumerate(g.bids):
        g.hands[seat].remove(card)
        g.tell("bid", seat, card)
    if alone := [card for card in g.bids if g.bids.count(card) == 1]:
        winner = g.bids.index(max(alone))
        g.points[winner] += g.lot
        g.tell("won", winner, g.lot)
    g.bids = [NOT_YET] * len(g.bids)
    g.push("auction")


def redeal(g: Auction, seats: Sequence[int]) -> None:
    """The order of the lots, and what the others have bid, is anybody's guess."""
    g.lots.sort()
    g.shuffle(g.lots)
    for seat, hand in enumerate(g.hands):
        if seat not in seats and g.bids[seat] != NOT_YET:
            g.bids[seat] = hand[g.below(len(hand))]


def places(g: Auction) -> tuple[int, ...]:
    """Most points win (AUC-END-01)."""
    return tuple(1 + sum(other > own for other in g.points) for own in g.points)


def judge(g: Auction, seat: int) -> float:
    """Points ahead of the best opponent, and a little for the cards still in hand."""
    best = max(points for other, points in enumerate(g.points) if other != seat)
    return g.points[seat] - best + sum(g.hands[seat]) / len(VALUES)


GAME = Game(
    id="auction",
    modes={"standard": Mode("standard", (2, 3, 4))},
    state=Auction,
    phases={"auction": auction, "bidding": bidding, "award": award},
    start=start,
    seen={"lots": COUNT, "lot": PUBLIC, "hands": PUBLIC, "bids": OWN, "points": PUBLIC},
    verbs=Verbs({"bid": (CARD,)}),
    redeal=redeal,
    result=places,
    judge=judge,
    why_not={"bid": lambda g, seat, option: None if option[1] in g.hands[seat] else "AUC-PLY-03"},
)
