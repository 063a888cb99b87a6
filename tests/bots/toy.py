"""A small game with everything a bot may meet: hidden hands, dice, a secret choice of all seats at once, a
menu of many options, a question in the middle of an action, and a chance to react.

Runners cross a road of twenty spaces, most of which hold gold. On a turn a seat plays a card to run up to that
many spaces and takes the gold where it stops, or robs somebody, or draws a card. When the last round is over,
the most gold wins.
"""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.core import (
    COUNT,
    OWN,
    PUBLIC,
    Ask,
    Game,
    Kind,
    Menu,
    Mode,
    Option,
    Setup,
    State,
    Together,
    Verbs,
)

ROAD = (0, 1, 0, 2, 1, 5, 0, 1, 6, 0, 2, 1, 0, 7, 1, 0, 3, 1, 0, 9)
DECK = (1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5) * 2
ROUNDS = 8


class Toy(State):
    seats: int
    pairs: int
    round: int
    turn: int
    places: list[int]
    gold: list[int]
    road: list[int]
    hands: list[list[int]]
    deck: list[int]


SEEN = {
    "seats": PUBLIC,
    "pairs": PUBLIC,
    "round": PUBLIC,
    "turn": PUBLIC,
    "places": PUBLIC,
    "gold": PUBLIC,
    "road": PUBLIC,
    "hands": OWN,
    "deck": COUNT,
}


def start(g: Toy, setup: Setup) -> None:
    g.seats, g.round, g.turn = setup.seats, 1, 0
    g.pairs = int(setup.mode == "pairs")
    g.places = [0] * g.seats
    g.gold = [0] * g.seats
    g.road = list(ROAD)
    g.deck = list(DECK)
    g.shuffle(g.deck)
    g.hands = [sorted(g.deck.pop() for _ in range(4)) for _ in range(g.seats)]
    g.push("discard")


async def discard(g: Toy) -> None:
    """Everybody throws a card away in secret."""

    async def talk(seat: int) -> int:
        _, card = await Ask(seat, "discard", [("discard", card) for card in sorted(set(g.hands[seat]))])
        g.hands[seat].remove(card)
        return int(card)

    await Together(range(g.seats), talk)
    g.push("turn")


async def turn(g: Toy) -> None:
    """Run, rob or draw."""
    seat = g.turn
    verb, *args = await Ask(seat, "act", lambda: actions(g, seat), rule="TOY-TRN-01", default=("rest",))
    g.push("next")
    if verb == "run":
        run(g, seat, *args)
    elif verb == "draw":
        draw_card(g, seat)
    elif verb == "rob":
        g.push("rob")
    g.tell(verb, seat, *args)


def actions(g: Toy, seat: int) -> Menu:
    here = g.places[seat]
    rows: dict[tuple[str, int], int | None] = {}
    for card in set(g.hands[seat]):
        ahead = range(here + 1, min(here + card, len(ROAD) - 1) + 1)
        if ahead:
            rows["run", card] = sum(1 << space for space in ahead)
    plain: list[Option] = [("rest",)]
    if any(g.gold[other] for other in range(g.seats) if other != seat):
        plain.append(("rob",))
    if g.deck and len(g.hands[seat]) < 5:
        plain.append(("draw",))
    return Menu(rows, plain)


def run(g: Toy, seat: int, card: int, space: int) -> None:
    g.hands[seat].remove(card)
    g.places[seat] = space
    g.gold[seat] += g.road[space]
    g.road[space] = 0


def draw_card(g: Toy, seat: int) -> None:
    g.hands[seat].append(g.deck.pop())
    g.hands[seat].sort()
    g.reveal()


async def rob(g: Toy) -> None:
    """The victim may guard its gold with a card; otherwise 3 or more on a die takes 3."""
    seat = g.turn
    rich = [("victim", other) for other in range(g.seats) if other != seat and g.gold[other]]
    _, victim = await Ask(seat, "victim", rich)
    if g.hands[victim]:
        hand = sorted(set(g.hands[victim]))
        answer = await Ask(
            victim, "guard", [("pass",), *(("guard", card) for card in hand)], window=True, default=("pass",)
        )
        if answer[0] == "guard":
            g.hands[victim].remove(answer[1])
            return
    if g.below(6) >= 2:
        loot = min(3, g.gold[victim])
        g.gold[victim] -= loot
        g.gold[seat] += loot


def next_turn(g: Toy) -> None:
    g.turn = (g.turn + 1) % g.seats
    g.round += g.turn == 0
    if g.round <= ROUNDS:
        g.push("turn")


def redeal(g: Toy, seats: Sequence[int]) -> None:
    others = [seat for seat in range(g.seats) if seat not in seats]
    cards = sorted([*g.deck, *(card for seat in others for card in g.hands[seat])])
    g.shuffle(cards)
    for seat in others:
        g.hands[seat] = sorted(cards.pop() for _ in g.hands[seat])
    g.deck = cards


def result(g: Toy) -> tuple[int, ...]:
    """In pairs, seats across the table count their gold together."""
    gold = [g.gold[seat] + (g.gold[(seat + 2) % 4] if g.pairs else 0) for seat in range(g.seats)]
    return tuple(1 + sum(other > own for other in gold) for own in gold)


def judge(g: Toy, seat: int) -> float:
    """Gold in hand, a little for cards, against the best of the others."""
    worth = [gold + 0.4 * len(hand) for gold, hand in zip(g.gold, g.hands, strict=True)]
    return worth.pop(seat) - max(worth)


CARD = Kind("card", [str(n) for n in range(6)])
SPACE = Kind("space", [f"s{n}" for n in range(len(ROAD))])
SEAT = Kind("seat", ["red", "blue", "green", "gold"])
VERBS = Verbs(
    {
        "discard": (CARD,),
        "run": (CARD, SPACE),
        "rest": (),
        "rob": (),
        "draw": (),
        "victim": (SEAT,),
        "pass": (),
        "guard": (CARD,),
    }
)

GAME = Game(
    id="toy",
    modes={
        "usual": Mode("usual", (2, 3, 4)),
        "pairs": Mode("pairs", (4,), teams=((0, 2), (1, 3))),
    },
    state=Toy,
    phases={"discard": discard, "turn": turn, "rob": rob, "next": next_turn},
    start=start,
    seen=SEEN,
    verbs=VERBS,
    redeal=redeal,
    result=result,
    judge=judge,
)
