"""Siege: against an enemy that follows rules, or team against team; who falls is out.

Shows a side that nobody plays (solo), a seat that is eliminated, team mates who share one result and, if the
table wants it so, their hands.
"""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.core import COUNT, PUBLIC, Ask, Game, Kind, Mode, Option, Setup, State, Verbs

from .common import SEAT

ENEMY = 1
CARDS = Kind("card", tuple(f"k{n}" for n in range(1, 7)))
VERBS = Verbs({"strike": (SEAT, CARDS), "brace": (CARDS,), "wait": ()})


class Siege(State):
    turn: int
    active: int
    solo: int
    share: int
    teams: tuple[tuple[int, ...], ...]
    walls: list[int]
    hands: list[list[int]]
    deck: list[int]


def start(g: Siege, setup: Setup) -> None:
    g.turn, g.active = 0, 0
    g.solo = int(setup.mode == "solo")
    g.share = int(setup.options.get("share_hands") == "yes")
    g.teams = MODES[setup.mode].teams
    sides = sum(map(len, g.teams))
    g.walls = [10] * sides
    g.deck = [card for card in range(len(CARDS.names)) for _ in range(4)]
    g.shuffle(g.deck)
    g.hands = [[g.deck.pop() for _ in range(3)] for _ in range(sides)]
    g.push("next_turn")
    g.push("enemy" if by_rules(g, 0) else "turn")


def by_rules(g: Siege, side: int) -> bool:
    return bool(g.solo) and side == ENEMY


def team_of(g: Siege, side: int) -> tuple[int, ...]:
    return next(team for team in g.teams if side in team)


def foes(g: Siege, side: int) -> list[int]:
    mates = team_of(g, side)
    return [other for other, wall in enumerate(g.walls) if wall > 0 and other not in mates]


def offered(g: Siege, side: int) -> list[Option]:
    hand = sorted(set(g.hands[side]))
    strikes: list[Option] = [("strike", foe, card) for foe in foes(g, side) for card in hand]
    return [*strikes, *(("brace", card) for card in hand), ("wait",)]


async def turn(g: Siege) -> None:
    """SIE-1: strike or brace with a card, or wait."""
    act(g, g.active, await Ask(g.active, "turn", lambda: offered(g, g.active), rule="SIE-1", default=("wait",)))


def enemy(g: Siege) -> None:
    """SIE-2: the enemy strikes with its highest card; nobody is asked."""
    hand = g.hands[ENEMY]
    act(g, ENEMY, ("strike", foes(g, ENEMY)[0], max(hand)) if hand else ("wait",))


def act(g: Siege, side: int, option: Option) -> None:
    verb, *args = option
    if verb == "wait":
        return
    card = args[-1]
    g.hands[side].remove(card)
    if verb == "brace":
        g.walls[side] += 1
    else:
        g.walls[args[0]] -= 1 + card
        if g.walls[args[0]] <= 0:
            g.tell("fell", args[0])
            g.hands[args[0]] = []
    if g.deck:
        g.reveal()
        g.hands[side].append(g.deck.pop())


def next_turn(g: Siege) -> None:
    """SIE-3: in the order of the seats; who has fallen is passed over."""
    g.turn += 1
    if g.turn >= 60 or not foes(g, g.active):
        return
    sides = len(g.walls)
    g.active = next(n % sides for n in range(g.active + 1, g.active + 1 + sides) if g.walls[n % sides] > 0)
    g.push("next_turn")
    g.push("enemy" if by_rules(g, g.active) else "turn")


def result(g: Siege) -> tuple[int, ...]:
    """SIE-4: a team has one place, however many of it still stand; the enemy has none."""
    sums = [sum(max(g.walls[side], 0) for side in team) for team in g.teams]
    mine = [sums[g.teams.index(team_of(g, side))] for side in range(len(g.walls)) if not by_rules(g, side)]
    return tuple(1 + sum(other > own for other in sums) for own in mine)


def hands_seen(g: Siege, hands: list[list[int]], seats: frozenset[int]) -> list[list[int]]:
    """Each its own; team mates each other's, if they share."""
    known = {mate for seat in seats for mate in (team_of(g, seat) if g.share else (seat,))}
    return [hand if side in known else [-1] * len(hand) for side, hand in enumerate(hands)]


def redeal(g: Siege, seats: Sequence[int]) -> None:
    known = {mate for seat in seats for mate in (team_of(g, seat) if g.share else (seat,))}
    hidden = [side for side in range(len(g.hands)) if side not in known]
    pool = sorted(g.deck + [card for side in hidden for card in g.hands[side]])
    g.shuffle(pool)
    for side in hidden:
        g.hands[side] = [pool.pop() for _ in g.hands[side]]
    g.deck = pool


def why_not(g: Siege, seat: int, option: Option) -> str | None:
    return None if option in offered(g, seat) else "SIE-1"


MODES = {
    "solo": Mode("solo", (1,), teams=((0,), (1,))),
    "teams": Mode("teams", (4,), teams=((0, 2), (1, 3))),
}
GAME = Game(
    id="siege",
    modes=MODES,
    state=Siege,
    phases={"turn": turn, "enemy": enemy, "next_turn": next_turn},
    start=start,
    seen={
        **dict.fromkeys(("turn", "active", "solo", "share", "teams", "walls"), PUBLIC),
        "hands": hands_seen,
        "deck": COUNT,
    },
    verbs=VERBS,
    redeal=redeal,
    result=result,
    judge=lambda g, seat: g.walls[seat],
    why_not={"turn": why_not},
    options={"share_hands": ("no", "yes")},
)
