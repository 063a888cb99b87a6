"""Feud: a jab may be parried, a parry feinted, a feint feinted again, by whoever holds the card.

Shows a chance to react in the middle of another's action, itself open to a reaction, put to every seat that
publicly might: so that at a live table nobody learns who could and did not.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter

from gonfalon.core import COUNT, OWN, PUBLIC, Ask, Chance, Game, Kind, Mode, Option, Setup, State, Verbs

from .common import SEAT, places

JAB, PARRY, FEINT = range(3)
CARD = Kind("card", ("jab", "parry", "feint"))
VERBS = Verbs({"jab": (SEAT,), "draw": (), "rest": (), "react": (CARD,), "pass": ()})
PASS: Option = ("pass",)


class Feud(State):
    turns: int
    active: int
    target: int
    lives: list[int]
    hands: list[list[int]]
    deck: list[int]
    discard: list[int]
    chain: list[tuple[int, int]]


def start(g: Feud, setup: Setup) -> None:
    g.turns, g.active, g.target = 0, 0, -1
    g.lives = [2] * setup.seats
    g.discard, g.chain = [], []
    g.deck = [JAB] * 6 + [PARRY] * 4 + [FEINT] * 4
    g.shuffle(g.deck)
    g.hands = [[g.deck.pop() for _ in range(3)] for _ in g.lives]
    g.push("turn")


def turn_options(g: Feud) -> list[Option]:
    others = [seat for seat, lives in enumerate(g.lives) if lives and seat != g.active]
    jabs: list[Option] = [("jab", seat) for seat in others] if JAB in g.hands[g.active] else []
    return [*jabs, ("draw",) if g.deck else ("rest",)]


async def turn(g: Feud) -> None:
    """FEU-1: draw or jab. The options are a callable: asking only who has a jab would tell who has none."""
    verb, *target = await Ask(g.active, "turn", lambda: turn_options(g), rule="FEU-1", default=itemgetter(-1))
    g.push("next_turn")
    if verb == "draw":
        g.reveal()
        g.hands[g.active].append(g.deck.pop())
        g.tell("drew", g.active, secret=(g.hands[g.active][-1],), to=(g.active,))
    elif verb == "jab":
        g.target = target[0]
        lay(g, g.active, JAB)
        g.push("react")


def lay(g: Feud, seat: int, card: int) -> None:
    g.hands[seat].remove(card)
    g.discard.append(card)
    g.chain.append((seat, card))
    g.tell("played", seat, card)


def may_react(g: Feud) -> list[int]:
    """Who might answer the last card, as far as everybody knows: the jabbed; a reaction anybody else."""
    last, card = g.chain[-1]
    asked = [g.target] if card == JAB else [seat for seat in range(len(g.lives)) if seat != last]
    return [seat for seat in asked if g.hands[seat]]


def reactions(g: Feud, seat: int) -> list[Option]:
    answer = PARRY if g.chain[-1][1] == JAB else FEINT
    return [("react", answer), PASS] if answer in g.hands[seat] else [PASS]


async def react(g: Feud) -> None:
    """FEU-2: the first who reacts opens the next chance to react."""
    reaction = await Chance(may_react(g), lambda seat: question(g, seat))
    if reaction:
        seat, (_, card) = reaction
        lay(g, seat, card)
        g.push("react")
    else:
        g.push("settle")


def question(g: Feud, seat: int) -> Ask:
    return Ask(seat, "react", reactions(g, seat), rule="FEU-2", window=True, default=PASS)


def settle(g: Feud) -> None:
    """FEU-3: each reaction undoes the card before it."""
    if len(g.chain) % 2:
        g.lives[g.target] -= 1
        g.tell("hit", g.target)
        if not g.lives[g.target]:
            g.discard += g.hands[g.target]
            g.hands[g.target] = []
            g.reveal()
    g.chain, g.target = [], -1


def next_turn(g: Feud) -> None:
    g.turns += 1
    if sum(map(bool, g.lives)) > 1 and g.turns < 40:
        g.active = next(s % len(g.lives) for s in range(g.active + 1, g.active + 9) if g.lives[s % len(g.lives)])
        g.push("turn")


def redeal(g: Feud, seats: Sequence[int]) -> None:
    """Everything in the deck and in the others' hands could lie otherwise."""
    hidden = [seat for seat in range(len(g.hands)) if seat not in seats]
    pool = sorted(g.deck + [card for seat in hidden for card in g.hands[seat]])
    g.shuffle(pool)
    for seat in hidden:
        g.hands[seat] = [pool.pop() for _ in g.hands[seat]]
    g.deck = pool


def why_not_turn(g: Feud, seat: int, option: Option) -> str | None:
    return None if option in turn_options(g) else "FEU-1"


def why_not_react(g: Feud, seat: int, option: Option) -> str | None:
    return None if option in reactions(g, seat) else "FEU-2"


GAME = Game(
    id="feud",
    modes={"brawl": Mode("brawl", (2, 3, 4))},
    state=Feud,
    phases={"turn": turn, "react": react, "settle": settle, "next_turn": next_turn},
    start=start,
    seen={
        **dict.fromkeys(("turns", "active", "target", "lives", "discard", "chain"), PUBLIC),
        "hands": OWN,
        "deck": COUNT,
    },
    verbs=VERBS,
    redeal=redeal,
    result=lambda g: places(g.lives),
    judge=lambda g, seat: g.lives[seat],
    why_not={"turn": why_not_turn, "react": why_not_react},
)
