"""Battles of Nerath fought by the rulebook, many thousands at once, to check the exact odds.

Nothing here knows of states and chains. Pieces stand side by side; each rolls its own dice, and hits go from piece
to piece as the rules have it. But a battle is one bit in numbers of a hundred thousand bits: a piece does not know
whether it stands, but in which of the battles, and every step of the rules is taken in all of them together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import reduce
from itertools import chain, combinations, pairwise
from math import sqrt
from operator import and_, or_
from random import Random
from typing import Final, NamedTuple

from gonfalon.games.nerath.bots.odds import Force, Odds, fighters, odds
from gonfalon.games.nerath.printed import PIECES
from gonfalon.games.nerath.rules.fighters import Counts, Fighter, printed_terms
from gonfalon.games.nerath.state import CASTLE, LAND_PIECES, WARSHIP

BATCH: Final = 100_000
"""How many battles are fought at once."""
MOST_ROUNDS: Final = 10_000
"""No battle lasts so long."""
PRECISION: Final = 24
"""In how many binary places the chance of a die is written."""

Battles = int
"""A set of battles: the bit of each is 1."""


class MatchUp(NamedTuple):
    """Two forces that meet. The attacker retreats once at most `retreat` of their pieces are left."""

    attack: Force
    defend: Force
    sea: bool = False
    retreat: int = 0

    def odds(self) -> Odds:
        return odds(self.attack, self.defend, self.sea, self.retreat)


class Tally(NamedTuple):
    """What some battles showed: how they ended, what they cost, and how many pieces they left."""

    win: float
    both: float
    hold: float
    retreat: float
    gold_lost_attack: float
    gold_lost_defend: float
    attackers_left: tuple[float, ...]
    """By number: how often that many attackers were left. Cargo is not counted, nor is a Castle."""
    defenders_left: tuple[float, ...]
    otherwise: int = 0
    """How many battles of the game itself ended differently than here with the same hits."""


# ------------------------------------------------------------------ the battles


@dataclass
class Piece:
    """A piece in all battles at once."""

    fighter: Fighter
    health: list[Battles]
    """By number: the battles in which it can take more damage than this."""
    struck: Battles = 0
    """The battles in which it has taken damage in this phase."""
    crew: list[Piece] = field(default_factory=list)

    @property
    def standing(self) -> Battles:
        return self.health[0]

    def last_of(self, level: int) -> Battles:
        """The battles in which it can take exactly this much damage and one more."""
        above = self.health[level + 1] if level + 1 < len(self.health) else 0
        return self.health[level] & ~above


class Target(NamedTuple):
    """A piece in a given state that could take a hit: what that costs, and who is still aboard afterwards."""

    price: float
    piece: Piece
    level: int
    aboard: tuple[Piece, ...] = ()
    sunk: tuple[Piece, ...] = ()

    def where(self) -> Battles:
        """The battles in which the piece is in this plight."""
        found = self.piece.last_of(self.level)
        found = reduce(and_, (one.standing for one in self.aboard), found)
        return reduce(and_, (~one.standing for one in self.sunk), found)


class Camp:
    """One side in all battles at once."""

    def __init__(self, side: Sequence[Fighter], battles: int) -> None:
        every = (1 << battles) - 1
        self.battles = battles
        self.pieces = [Piece(one, [every] * one.toughness) for one in side]
        for piece in self.pieces:
            if piece.fighter.ship >= 0:
                self.pieces[piece.fighter.ship].crew.append(piece)
        targets = chain.from_iterable(map(plights, self.pieces))
        self.targets = sorted(targets, key=lambda target: target.price)

    def standing(self) -> Battles:
        """The battles in which somebody is left in the fight (NER-BAT-31)."""
        return reduce(or_, (piece.standing for piece in self.pieces), 0)

    def at_least(self, most: int) -> list[Battles]:
        """By number up to `most`: the battles in which at least that many pieces are left in the fight."""
        return at_least([piece.standing for piece in self.pieces], most, (1 << self.battles) - 1)

    def roll(self, first_strike: bool, where: Battles, rng: Random) -> list[Battles]:
        """The hits, die by die, of all pieces that roll in a phase (NER-BAT-08, NER-BAT-19)."""
        return [
            thrown(chance, self.battles, rng) & piece.standing & where
            for piece in self.pieces
            if piece.fighter.first_strike == first_strike
            for chance in piece.fighter.dice
        ]

    def take(self, hits: Sequence[Battles]) -> None:
        """Take the damage of one phase, hit by hit."""
        for piece in self.pieces:
            piece.struck = 0
        for hit in hits:
            self.give(hit)

    def give(self, hit: Battles) -> None:
        """One hit goes to whoever can best be spared of those not yet struck in this phase (NER-BAT-14)."""
        spared = reduce(or_, (piece.standing & ~piece.struck for piece in self.pieces), 0)
        if again := hit & ~spared:
            for piece in self.pieces:
                piece.struck &= ~again
        for target in self.targets:
            if not hit:
                return
            if taken := hit & target.where() & ~target.piece.struck:
                hurt(target.piece, target.level, taken)
                hit ^= taken

    def lost(self) -> int:
        """The total price of everything destroyed, over all battles."""
        return sum(one.fighter.cost * (self.battles - one.standing.bit_count()) for one in self.pieces)

    def left(self) -> list[int]:
        """By number of pieces: in how many battles that many are left, not counting a Castle."""
        pieces = [one.standing for one in self.pieces if one.fighter.kind != CASTLE]
        counts = [found.bit_count() for found in at_least(pieces, len(pieces) + 1, (1 << self.battles) - 1)]
        return [more - fewer for more, fewer in pairwise(counts)]


def plights(piece: Piece) -> Iterator[Target]:
    """The ways a piece can take a hit: free as long as the piece survives it (NER-BAT-37). A Warship goes down
    with all aboard (NER-NAV-04), so its price depends on its cargo."""
    for level in range(1, piece.fighter.toughness):
        yield Target(0.0, piece, level)
    for size in range(len(piece.crew) + 1):
        for aboard in combinations(piece.crew, size):
            price = piece.fighter.worth + sum(one.fighter.worth for one in aboard)
            yield Target(price, piece, 0, aboard, tuple(one for one in piece.crew if one not in aboard))


def hurt(piece: Piece, level: int, where: Battles) -> None:
    """Take 1 damage; with a destroyed Warship all aboard are lost."""
    piece.struck |= where
    piece.health[level] ^= where
    for one in piece.crew if level == 0 else ():
        one.health = [battles & ~where for battles in one.health]


def at_least(those: Sequence[Battles], most: int, every: Battles) -> list[Battles]:
    """By number up to `most`: the battles that are in at least that many of those sets."""
    found = [every] + [0] * most
    for one in those:
        for n in range(most, 0, -1):
            found[n] |= found[n - 1] & one
    return found


def thrown(chance: float, battles: int, rng: Random) -> Battles:
    """The battles in which a die with this chance hits: a random number below it, compared bit by bit."""
    wanted = round(chance * (1 << PRECISION))
    if wanted == 1 << PRECISION:
        return (1 << battles) - 1
    hits = 0
    for place in range(PRECISION):
        if hits or wanted >> place & 1:
            bits = rng.getrandbits(battles)
            hits = hits | bits if wanted >> place & 1 else hits & bits
    return hits


class Roll(NamedTuple):
    """When a side rolls: in which round, in which of its phases, and which side."""

    round: int
    first_strike: bool
    attacking: bool


Hits = Callable[[Camp, Roll, Battles], list[Battles]]
"""The hits, die by die, of a side that rolls in some battles."""


def fight(match_up: MatchUp, battles: int, hits: Hits, rounds: int = MOST_ROUNDS) -> tuple[Camp, Camp, Battles]:
    """Fight all battles to the end: what became of both sides, and in which battles the attacker retreated."""
    attack = Camp(fighters(match_up.attack, match_up.sea, printed_terms(True, match_up.sea)), battles)
    defend = Camp(fighters(match_up.defend, match_up.sea, printed_terms(False, match_up.sea)), battles)
    going, retreated = attack.standing() & defend.standing(), 0
    for number in range(1, rounds + 1):
        if not going:
            break
        for first_strike in (True, False):
            ours = hits(attack, Roll(number, first_strike, True), going)
            theirs = hits(defend, Roll(number, first_strike, False), going)
            attack.take(theirs)
            defend.take(ours)
            going &= attack.standing() & defend.standing()
        if match_up.retreat:
            leaving = going & ~attack.at_least(match_up.retreat + 1)[-1]
            retreated |= leaving
            going ^= leaving
    return attack, defend, retreated


def simulate(match_up: MatchUp, battles: int, seed: int = 1) -> Tally:
    """The results of many battles."""
    rng = Random(seed)

    def rolled(camp: Camp, roll: Roll, where: Battles) -> list[Battles]:
        return camp.roll(roll.first_strike, where, rng)

    counts: list[list[int]] = []
    for begun in range(0, battles, BATCH):
        counts.append(counted(*fight(match_up, min(BATCH, battles - begun), rolled)))
    shares = [sum(column) / battles for column in zip(*counts)]
    split = 6 + 1 + pieces_in(match_up.attack.counts, match_up.sea)
    win, both, hold, retreat, gold, others_gold = shares[:6]
    return Tally(win, both, hold, retreat, gold, others_gold, tuple(shares[6:split]), tuple(shares[split:]))


def counted(attack: Camp, defend: Camp, retreated: Battles) -> list[int]:
    """The numbers of a tally, in its order, summed over a batch of battles."""
    ours, theirs = attack.standing(), defend.standing()
    every = (1 << attack.battles) - 1
    ends = [ours & ~theirs, every & ~ours & ~theirs, theirs & ~ours, retreated]
    return [*(end.bit_count() for end in ends), attack.lost(), defend.lost(), *attack.left(), *defend.left()]


# ------------------------------------------------------------------ compared with the odds

Fought = Callable[[MatchUp, int, int], Tally]
"""Whatever fights a number of battles of a match-up, from a seed."""


class Compared(NamedTuple):
    """A match-up, what it should come to and what it came to."""

    match_up: MatchUp
    odds: Odds
    tally: Tally

    @property
    def gap(self) -> float:
        """The largest difference between a chance and how often it came true: of the four ends, and of each
        number of pieces left."""
        sides = (
            (self.odds.attackers_left, self.tally.attackers_left),
            (self.odds.defenders_left, self.tally.defenders_left),
        )
        gaps = [abs(a - b) for a, b in zip(self.odds[:4], self.tally[:4])]
        for chances, shares in sides:
            expected = by_number(chances, self.match_up.sea)
            gaps += [abs(expected.get(n, 0.0) - share) for n, share in enumerate(shares)]
        return max(gaps)


def by_number(chances: dict[Counts, float], sea: bool) -> dict[int, float]:
    """The chance of each number of pieces left, without cargo and Castles."""
    found: dict[int, float] = {}
    for counts, chance in chances.items():
        number = pieces_in(counts, sea)
        found[number] = found.get(number, 0.0) + chance
    return found


def pieces_in(counts: Counts, sea: bool) -> int:
    """How many of these fight, a Castle aside (NER-NAV-02)."""
    return sum(n for kind, n in enumerate(counts) if kind != CASTLE and (not sea or PIECES[kind].sea_text))


def allowed_gap(battles: int) -> float:
    """How far off chances may be after this many battles: six standard errors, 0.3 points after a million."""
    return 6 * 0.5 / sqrt(battles)


def compare(
    match_ups: Sequence[MatchUp], battles: int, seed: int = 1, fought: Fought = simulate
) -> Iterator[Compared]:
    """Compare the exact odds of some match-ups with a number of battles of each."""
    for number, match_up in enumerate(match_ups):
        yield Compared(match_up, match_up.odds(), fought(match_up, battles, seed + number))


def random_match_ups(n: int, seed: int = 1) -> list[MatchUp]:
    """`n` battles as they might come about, none of them a foregone conclusion."""
    rng, found = Random(seed), list[MatchUp]()
    while len(found) < n:
        match_up = random_match_up(rng)
        if 0.02 < match_up.odds().win < 0.98:
            found.append(match_up)
    return found


def random_match_up(rng: Random) -> MatchUp:
    """A battle of up to 12 pieces a side, one in three at sea."""
    sea = not rng.randrange(3)
    attack, defend = random_force(rng, sea), random_force(rng, sea)
    if not sea and rng.randrange(2):
        defend = Force(tuple(n + (kind == CASTLE) for kind, n in enumerate(defend.counts)))
    return MatchUp(attack, defend, sea, rng.choice((0, 0, 0, 1, 2, 3)))


def random_force(rng: Random, sea: bool) -> Force:
    counts = [0] * len(PIECES)
    kinds = [kind for kind in range(len(PIECES)) if kind != CASTLE and (sea or kind != WARSHIP)]
    for _ in range(rng.randint(1, 12)):
        counts[rng.choice(kinds)] += 1
    if sea:
        carried = sum(counts[kind] for kind in LAND_PIECES)
        counts[WARSHIP] = max(counts[WARSHIP], -(-carried // PIECES[WARSHIP].carry))
    return Force(tuple(counts))
