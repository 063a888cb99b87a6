"""Attacks carried out by the game itself, to compare the odds with its rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from gonfalon.core.state import key_of
from gonfalon.games.immortals.codes import AGAINST, EDGES, FOR, SIDES, force
from gonfalon.games.immortals.printed import DARK, LIGHT
from gonfalon.games.immortals.rules.battle import attack
from gonfalon.games.immortals.state import GREEN, Immortals

from .forecast import attack_of
from .odds import Odds, error, odds
from .odds_average import BLUE, RED, WAY, draw_up, towers
from .odds_tower import CAREFUL

PLAYERS: Final = 4


class Position(NamedTuple):
    """Red is about to attack; Blue defends, or nobody."""

    state: Immortals
    attackers: int
    defenders: int
    side: int


class Fought(NamedTuple):
    """What some attacks showed: how they ended, how many armies they left, and how many were lost to limbo."""

    win: float
    tie: float
    lose: float
    attackers_left: tuple[float, ...]
    defenders_left: tuple[float, ...]
    lost_attack: float
    lost_defend: float


class Compared(NamedTuple):
    """The odds of an attack, how far they may be off, and what attacks by the rules showed."""

    position: Position
    odds: Odds
    error: float
    fought: Fought

    @property
    def gap(self) -> float:
        """By how much the chance to win, to tie or to lose differs most."""
        return max(abs(one - other) for one, other in zip(self.odds[:3], self.fought[:3]))


def random_positions(n: int, seed: int = 1) -> list[Position]:
    """Attacks as they might come about, one in four on an unoccupied region."""
    rng, found = Random(seed), list[Position]()
    for game in towers(PLAYERS, n, seed):
        g = rng.choice(game)
        attackers, side = rng.randint(1, 8), rng.randrange(len(SIDES))
        defenders = rng.randint(1, 7) if rng.randrange(4) else 0
        draw_up(g, RED, BLUE, attackers, defenders)
        found.append(Position(g, attackers, defenders, side))
    return found


def fought_by_rules(position: Position, attacks: int, seed: int = 1) -> Fought:
    """What a number of attacks from a position show."""
    rng, ends = Random(seed), Counter[str]()
    left, lost = (Counter[int](), Counter[int]()), [0, 0]
    for _ in range(attacks):
        g = position.state.copy()
        g.dice, g.log = (key_of(rng.getrandbits(64)), 0), []
        attack(g, RED, WAY, force(position.side, position.attackers))
        ends[end_of(g, position)] += 1
        for seat in (RED, BLUE):
            left[seat][armies_of(g, seat)] += 1
            lost[seat] += g.waiting(seat, LIGHT) + g.waiting(seat, DARK)
    ours, theirs = (tuple(counter[n] / attacks for n in range(max(counter) + 1)) for counter in left)
    win, tie, lose = (ends[end] / attacks for end in ("win", "tie", "lose"))
    return Fought(win, tie, lose, ours, theirs, lost[RED] / attacks, lost[BLUE] / attacks)


def armies_of(g: Immortals, seat: int) -> int:
    """How many armies a seat has in the region that was attacked."""
    goal = EDGES[WAY][1]
    return g.armies[goal] if g.owner[goal] == seat else 0


def end_of(g: Immortals, position: Position) -> str:
    """How an attack ended, by its facts. If nobody won and as much fell for both sides, it is a tie."""
    told = {name: args for name, args, *_ in g.log or ()}
    if "won" in told:
        return "win"
    _, _, *fallen = told["fell"]
    ours = fallen[RED] + (fallen[GREEN] if position.side == FOR else 0)
    theirs = fallen[BLUE] + (fallen[GREEN] if position.side == AGAINST else 0)
    return "tie" if position.defenders and ours == theirs else "lose"


def compare(positions: Sequence[Position], attacks: int, seed: int = 1) -> Iterator[Compared]:
    """Compare the odds of some attacks with a number of each by the rules."""
    for number, position in enumerate(positions):
        asked = attack_of(position.state, WAY, force(position.side, position.attackers))
        fought = fought_by_rules(position, attacks, seed + number)
        yield Compared(position, odds(asked, CAREFUL), error(asked, CAREFUL), fought)


def allowed_gap(attacks: int) -> float:
    """How far off the chances may be after this many attacks: six standard errors of these and of the samples."""
    return 6 * 0.5 * sqrt(1 / attacks + 1 / CAREFUL.samples)
