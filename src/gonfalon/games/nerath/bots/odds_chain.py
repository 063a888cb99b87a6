"""A battle as a Markov chain: two sides roll, take damage and roll again until one of them is gone.

Each side has a fixed rule for which of its fighters takes a hit: the one it can best do without, judged again at
each hit. So what is left of a side depends only on the hits it has taken, phase by phase, and it has few states:
about as many as it can take hits.

A round has two phases, First Strike and the rest (NER-BAT-18), and damage never heals during a battle
(NER-BAT-26). So the chain over pairs of states only goes forward, save that a round without any hit leads back to
where it began. That loop is solved, not walked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate
from random import Random
from typing import NamedTuple

from gonfalon.games.nerath.rules.fighters import Fighter

Health = tuple[int, ...]
"""How much damage each fighter of a side can still take, in the order of the side."""
Chances = list[float]
"""The chance of 0, 1, 2 ... hits."""


class Side:
    """The fighters of a side, and every state they can be in after a number of enemy dice."""

    def __init__(self, fighters: Sequence[Fighter], enemy_dice: int, health: Health = ()) -> None:
        self.fighters = tuple(fighters)
        self.worth = [fighter.worth for fighter in fighters]
        self.crew = [[n for n, one in enumerate(fighters) if one.ship == ship] for ship in range(len(fighters))]
        ways = self.explored(health or tuple(fighter.toughness for fighter in fighters), enemy_dice)
        self.states = sorted(ways, key=sum, reverse=True)
        """What may be left of the side. It begins as number 0, and damage leads on to higher numbers."""
        number = {state: n for n, state in enumerate(self.states)}
        self.after = [[number[state] for state in ways[begun]] for begun in self.states]
        """By state and by hits taken in one phase: the state that follows."""
        self.standing = [sum(map(bool, state)) for state in self.states]
        """By state: how many are left in the fight (NER-BAT-31)."""
        self.first = [self.hits(state, True) for state in self.states]
        self.rest = [self.hits(state, False) for state in self.states]

    def explored(self, begin: Health, most: int) -> dict[Health, list[Health]]:
        """Every state that can come up, with those that follow it by hits taken in one phase."""
        known: dict[tuple[Health, int], tuple[Health, int]] = {}
        ways: dict[Health, list[Health]] = {}
        ahead = [begin]
        while ahead:
            state = ahead.pop()
            if state not in ways:
                ways[state] = list(self.damaged(state, most, known))
                ahead += ways[state]
        return ways

    def damaged(
        self, state: Health, most: int, known: dict[tuple[Health, int], tuple[Health, int]]
    ) -> Iterator[Health]:
        """A state after 0, 1, 2 ... hits in one phase."""
        yield state
        struck = 0
        for _ in range(most):
            before = state, struck
            if before not in known:
                known[before] = self.hit(state, struck)
            state, struck = known[before]
            yield state

    def hit(self, state: Health, struck: int) -> tuple[Health, int]:
        """One more hit in a phase; `struck` is a mask of the survivors that have already taken one in it.

        Nobody takes a second one before everybody has taken one (NER-BAT-14). What nobody is left to take is lost
        (NER-BAT-15).
        """
        standing = [n for n, left in enumerate(state) if left]
        if not standing:
            return state, 0
        spared = [n for n in standing if not struck >> n & 1]
        victim = min(spared or standing, key=lambda n: self.price(state, n))
        health = list(state)
        health[victim] -= 1
        if not health[victim]:
            for n in self.crew[victim]:
                health[n] = 0
        struck = (struck if spared else 0) | 1 << victim
        return tuple(health), struck & sum(1 << n for n in standing if health[n])

    def price(self, state: Health, n: int) -> float:
        """What a hit on this fighter costs the side. The first one on a tough fighter is free (NER-BAT-37).

        A Warship takes everybody aboard down with it (NER-NAV-04).
        """
        return 0 if state[n] > 1 else self.worth[n] + sum(self.worth[one] for one in self.crew[n] if state[one])

    def hits(self, state: Health, first_strike: bool) -> Chances:
        """The hits that those left score in the First Strike phase, or after it."""
        chances = [1.0]
        for fighter, left in zip(self.fighters, state):
            if left and fighter.first_strike == first_strike:
                for hit in fighter.dice:
                    chances = [a * (1 - hit) + b * hit for a, b in zip([*chances, 0.0], [0.0, *chances])]
        return chances

    def steps(self) -> int:
        """How much work it is: the outcomes of a phase, summed over all states."""
        return sum(len(first) + len(rest) for first, rest in zip(self.first, self.rest))


Pair = tuple[int, int]
"""The numbers of a state of the attacker and one of the defender."""


class Ends(NamedTuple):
    """How a battle ends: the chance of each pair of states, and how many rounds it takes on average."""

    chances: dict[Pair, float]
    rounds: float


def solve(attack: Side, defend: Side, retreat: int = 0) -> Ends:
    """The exact chances, if the attacker retreats after a round that leaves `retreat` of their fighters or fewer.

    `begun` is the chance that a round ever begins in a pair of states (or that the battle ends there), `amid` that
    the battle is ever there between the two phases of a round. Every pair is looked at after all that lead to it.
    """
    begun = [[0.0] * len(defend.states) for _ in attack.states]
    amid = [[0.0] * len(defend.states) for _ in attack.states]
    begun[0][0] = 1.0
    ends: dict[Pair, float] = {}
    rounds = 0.0
    for a, attackers in enumerate(attack.standing):
        for d, defenders in enumerate(defend.standing):
            here, halfway = begun[a][d], amid[a][d]
            if not here and not halfway:
                continue
            still_first, still_rest = stillness(attack, defend, a, d)
            again = still_first * still_rest
            if not attackers or not defenders or again == 1:
                ends[a, d] = here + halfway
                continue
            if attackers <= retreat:
                opening = 1.0 if a == d == 0 else 0.0
                halfway += opening * still_first
                ends[a, d] = here - opening + halfway * still_rest
                here = opening
            else:
                here = (here + halfway * still_rest) / (1 - again)
                halfway += here * still_first
            rounds += here
            after = attack.after[a], defend.after[d]
            spread(here, defend.first[d], attack.first[a], after, amid)
            spread(halfway, defend.rest[d], attack.rest[a], after, begun)
    return Ends({pair: chance for pair, chance in ends.items() if chance}, rounds)


def stillness(attack: Side, defend: Side, a: int, d: int) -> tuple[float, float]:
    """The chance that nobody hits in the First Strike phase of a round, and the same for the rest of it."""
    return attack.first[a][0] * defend.first[d][0], attack.rest[a][0] * defend.rest[d][0]


def spread(
    mass: float,
    on_attackers: Chances,
    on_defenders: Chances,
    after: tuple[list[int], list[int]],
    into: list[Chances],
) -> None:
    """Pass the chance of a pair of states on to those that follow it by the hits of one phase."""
    if not mass:
        return
    for a, hits in zip(after[0], on_attackers):
        row, share = into[a], mass * hits
        for d, others in zip(after[1], on_defenders):
            row[d] += share * others


def sample(attack: Side, defend: Side, retreat: int, battles: int, rng: Random) -> Ends:
    """The chances estimated from sample battles, fought round by round."""
    firsts = [[list(accumulate(chances)) for chances in side.first] for side in (attack, defend)]
    rests = [[list(accumulate(chances)) for chances in side.rest] for side in (attack, defend)]
    ends: Counter[Pair] = Counter()
    rounds = 0

    def phase(a: int, d: int, dice: list[list[Chances]]) -> Pair:
        on_attackers = rng.choices(range(len(dice[1][d])), cum_weights=dice[1][d])[0]
        on_defenders = rng.choices(range(len(dice[0][a])), cum_weights=dice[0][a])[0]
        return attack.after[a][on_attackers], defend.after[d][on_defenders]

    for _ in range(battles):
        a = d = 0
        while True:
            rounds += 1
            a, d = phase(a, d, firsts)
            if attack.standing[a] and defend.standing[d]:
                a, d = phase(a, d, rests)
            if (
                not defend.standing[d]
                or attack.standing[a] <= retreat
                or stillness(attack, defend, a, d) == (1, 1)
            ):
                break
        ends[a, d] += 1
    return Ends({pair: n / battles for pair, n in ends.items()}, rounds / battles)
