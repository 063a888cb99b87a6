"""Auction: everybody bids a card of a hidden hand at the same time; the highest takes the prize.

Shows a deck nobody knows, hands their owners know, and the re-dealing of all that by which a program that
searches can think about the others without ever seeing their cards.
"""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.core import COUNT, PUBLIC, Ask, Game, Kind, Mode, Option, Setup, State, Together, Verbs

from .common import places

CARDS = 16
CARD = Kind("card", tuple(f"c{n}" for n in range(CARDS)))
VERBS = Verbs({"bid": (CARD,), "raise": (CARD,), "done": ()})


class Auction(State):
    round: int
    prizes: list[int]
    hands: list[list[int]]
    bids: list[list[int]]
    deck: list[int]
    shown: list[int]


def start(g: Auction, setup: Setup) -> None:
    g.round = 0
    g.prizes = [0] * setup.seats
    g.deck, g.shown = list(range(CARDS)), []
    g.shuffle(g.deck)
    g.hands = [[g.deck.pop() for _ in range(3)] for _ in g.prizes]
    g.bids = [[] for _ in g.prizes]
    g.push("bidding")


def offered(g: Auction, seat: int) -> list[Option]:
    """A card, then if one likes a second one upon it."""
    if not g.bids[seat]:
        return [("bid", card) for card in g.hands[seat]]
    return [*(("raise", card) for card in g.hands[seat]), ("done",)]


def lay(g: Auction, seat: int, card: int) -> None:
    g.hands[seat].remove(card)
    g.bids[seat].append(card)


async def bidding(g: Auction) -> None:
    """AUC-1: all bid one card or two, hidden."""

    async def talk(seat: int) -> None:
        _, card = await Ask(seat, "bid", lambda: offered(g, seat), rule="AUC-1", default=min)
        lay(g, seat, card)
        if g.hands[seat]:
            verb, *more = await Ask(seat, "raise", lambda: offered(g, seat), rule="AUC-1", default=("done",))
            if verb == "raise":
                lay(g, seat, more[0])

    await Together([seat for seat, hand in enumerate(g.hands) if hand], talk)
    g.push("award")


def award(g: Auction) -> None:
    """AUC-2: the highest sum takes the prize, who bid least draws a card."""
    g.reveal()
    totals = [sum(bid) for bid in g.bids]
    g.prizes[totals.index(max(totals))] += 1
    for seat, bid in enumerate(g.bids):
        g.tell("bid", seat, *sorted(bid))
        g.shown += bid
    g.bids = [[] for _ in g.bids]
    draw_card(g, totals.index(min(totals)))
    g.round += 1
    if g.round < 5 and any(g.hands):
        g.push("bidding")


def draw_card(g: Auction, seat: int) -> None:
    if g.deck:
        g.hands[seat].append(g.deck.pop())
        g.tell("drew", seat, secret=(g.hands[seat][-1],), to=(seat,))


def own_hand(g: Auction, hands: list[list[int]], seats: frozenset[int]) -> list[list[int]]:
    """While all bid, a hand looks as full as before: how much has gone into a bid is a secret too."""
    return [hand if seat in seats else [-1] * (len(hand) + len(g.bids[seat])) for seat, hand in enumerate(hands)]


def own_bid(g: Auction, bids: list[list[int]], seats: frozenset[int]) -> list[list[int]]:
    return [bid if seat in seats else [] for seat, bid in enumerate(bids)]


def redeal(g: Auction, seats: Sequence[int]) -> None:
    """The deck and the others' cards, with what they bid back in hand, could lie otherwise."""
    hidden = [seat for seat in range(len(g.hands)) if seat not in seats]
    pool = g.deck + [card for seat in hidden for card in g.hands[seat] + g.bids[seat]]
    pool.sort()
    g.shuffle(pool)
    for seat in hidden:
        g.hands[seat] = [pool.pop() for _ in g.hands[seat] + g.bids[seat]]
        g.bids[seat] = []
    g.deck = pool


def why_not(g: Auction, seat: int, option: Option) -> str | None:
    return None if option in offered(g, seat) else "AUC-1"


GAME = Game(
    id="auction",
    modes={"sale": Mode("sale", (2, 3, 4))},
    state=Auction,
    phases={"bidding": bidding, "award": award},
    start=start,
    seen={
        **dict.fromkeys(("round", "prizes", "shown"), PUBLIC),
        "hands": own_hand,
        "bids": own_bid,
        "deck": COUNT,
    },
    verbs=VERBS,
    redeal=redeal,
    result=lambda g: places(g.prizes),
    judge=lambda g, seat: g.prizes[seat],
    why_not={"bid": why_not, "raise": why_not},
)
