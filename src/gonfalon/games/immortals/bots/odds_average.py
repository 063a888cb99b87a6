"""The odds of an attack if the tower is not known: averaged over many.

Many games are begun: the tower is primed, then battles are fought by the rules, each between two players by lot,
with 2 to 6 attackers and 1 to 4 defenders; in half of them the inhabitants are neutral, otherwise they are on
either side. The tower is looked at after set-up and after each of seven battles; all these towers count equally.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from gonfalon.core import Setup, put
from gonfalon.core.state import key_of
from gonfalon.games.immortals.codes import AGAINST, EDGES, FOR, NEUTRAL, force
from gonfalon.games.immortals.rules.battle import attack
from gonfalon.games.immortals.rules.laying import start
from gonfalon.games.immortals.rules.starting import prime
from gonfalon.games.immortals.state import COLOURS, GREEN, Immortals

from .forecast import attack_of
from .odds import Attack, Odds, error, odds
from .odds_tower import CAREFUL, Effort

GAMES: Final = 200
BATTLES: Final = 7
ATTACKERS, DEFENDERS, INHABITANTS = (2, 6), (1, 4), (FOR, NEUTRAL, NEUTRAL, AGAINST)
ROUGH: Final = Effort(steps=0, samples=20)
"""With this many towers, a few throws into each are enough."""
RED, BLUE = 0, 1
"""Who attacks and who defends, where it does not matter."""
WAY: Final = 0
"""Any way to attack."""


class Question(NamedTuple):
    """An attack somebody asks about; what is in the tray and on the shelves may be known or not."""

    attackers: int
    defenders: int
    """0 in an unoccupied region."""
    side: int
    players: int = 4
    tray: tuple[int, ...] | None = None
    """By colour."""
    shelves: tuple[tuple[int, ...], ...] | None = None
    """The colours of the cubes on each."""


class Answer(NamedTuple):
    """The odds, the standard error of the chance to win, and how many towers this is the average of."""

    odds: Odds
    error: float
    towers: int


def answer(question: Question, seed: int = 1) -> Answer:
    """The odds of an attack: exact or from many throws if all is known, otherwise the average."""
    if question.tray is not None and question.shelves is not None:
        known = asked(blank(question.players), question)
        return Answer(odds(known, CAREFUL), error(known, CAREFUL), 1)
    games = [[odds(asked(g, question), ROUGH) for g in game] for game in towers(question.players, GAMES, seed)]
    wins = [fmean(each.win for each in game) for game in games]
    every = [each for game in games for each in game]
    return Answer(average(every), stdev(wins) / sqrt(len(wins)), len(every))


def asked(g: Immortals, question: Question) -> Attack:
    """The attack in question, with whatever is unknown taken from this state."""
    g = g.copy()
    if question.tray is not None:
        g.tray = question.tray
        g.greens = max(g.greens, 1)
    if question.shelves is not None:
        g.shelves = question.shelves
    draw_up(g, RED, BLUE, question.attackers, question.defenders)
    return attack_of(g, WAY, force(question.side, question.attackers))


def average(many: Sequence[Odds]) -> Odds:
    """The average of many odds, all for the same number of armies."""
    return Odds(
        win=fmean(each.win for each in many),
        tie=fmean(each.tie for each in many),
        lose=fmean(each.lose for each in many),
        attackers_left=tuple(map(fmean, zip_longest(*(each.attackers_left for each in many), fillvalue=0.0))),
        defenders_left=tuple(map(fmean, zip_longest(*(each.defenders_left for each in many), fillvalue=0.0))),
        lost_attack=fmean(each.lost_attack for each in many),
        lost_defend=fmean(each.lost_defend for each in many),
        samples=sum(each.samples for each in many),
    )


# ------------------------------------------------------------------ towers


def towers(players: int, games: int, seed: int) -> Iterator[list[Immortals]]:
    """What tower and tray are like in some games: after set-up, and after each of seven battles."""
    rng = Random(seed)
    for _ in range(games):
        g = blank(players, rng.getrandbits(64))
        prime(g)
        g.tray = put((0,) * COLOURS, GREEN, g.tray[GREEN])
        found = [recoloured(g, rng)]
        for _ in range(BATTLES):
            fight(g, rng)
            found.append(recoloured(g, rng))
        yield found


def recoloured(g: Immortals, rng: Random) -> Immortals:
    """The same with the colours of the players shuffled: any two might attack each other."""
    g = g.copy()
    seats = [*rng.sample(range(g.players), g.players), *range(g.players, COLOURS)]
    g.shelves = tuple(tuple(seats[colour] for colour in shelf) for shelf in g.shelves)
    g.tray = tuple(g.tray[seats.index(colour)] for colour in range(COLOURS))
    return g


def blank(players: int, seed: int = 1) -> Immortals:
    """A game in which nothing has happened yet."""
    g = Immortals(key_of(seed))
    start(g, Setup("standard", players, seed))
    return g


def fight(g: Immortals, rng: Random) -> None:
    """Any battle, after which the board is as empty as before."""
    seat, defender = rng.sample(range(g.players), 2)
    n = rng.randint(*ATTACKERS)
    draw_up(g, seat, defender, n, rng.randint(*DEFENDERS))
    attack(g, seat, WAY, force(rng.choice(INHABITANTS), n))
    for place in EDGES[WAY]:
        g.take_armies(place, g.armies[place])


def draw_up(g: Immortals, seat: int, defender: int, n: int, defenders: int) -> None:
    """Two players stand ready, one army more than attacks (IMM-BAT-04)."""
    origin, goal = EDGES[WAY]
    g.put_armies(seat, origin, n + 1)
    g.put_armies(defender, goal, defenders)
