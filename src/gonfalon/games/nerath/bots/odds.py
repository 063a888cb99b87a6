"""The odds of a battle: who wins how often, what is left and what it costs, exactly.

Two forces fight on land, at sea or, against Dungeon Guardians, in a dungeon (chapters Battle, Sea Battles and
Dungeons of the catalogue), without cards unless the `Terms` of a side say what they change.

Which piece takes a hit is its owner's choice (NER-BAT-11). Here each side gives it to the one it can best do
without: first to a Dragon that is not hurt yet, which costs nothing (NER-BAT-37), then to the piece that is worth
least. What a piece is worth counts its price a little and the hits it scores a lot, so that the order of losses is

    attacking   Footsoldier, Storm Elemental, Fighter, Monster, Siege Engine, Wizard, Dragon
    defending   Footsoldier, Siege Engine, Storm Elemental, Fighter, Castle, Monster, Wizard, Dragon
    at sea      empty Warship, Fighter, Wizard, Storm Elemental, Dragon

A Warship is worth all that it carries as well, so that Heroes go before the ship they are on; of equal Heroes on
different ships `berth` says who goes first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from gonfalon.core import GonfalonError
from gonfalon.games.nerath.printed import PIECE_ID, PIECES
from gonfalon.games.nerath.printed.guardians import Guardian
from gonfalon.games.nerath.rules.fighters import Counts, Fighter, Terms, berth, fighter, hit_chance, printed_terms
from gonfalon.games.nerath.state import CASTLE, DRAGON, FLYING, HEROES, LAND_PIECES, WARSHIP

from .odds_chain import Health, Side, sample, solve

MOST_STEPS: Final = 5_000_000
"""Above this much work (some 60 pieces a side, half a second) the odds are estimated from sample battles."""
SAMPLES: Final = 10_000
HITS_ON: Final = PIECES[0].hit_on


class BadForce(GonfalonError):
    """A force that cannot fight so, with the rule against it."""

    def __init__(self, rule: str, sentence: str) -> None:
        super().__init__(sentence)
        self.rule = rule


class Force(NamedTuple):
    """The pieces of one side, those carried by its Warships included."""

    counts: Counts
    loads: tuple[Counts, ...] = ()
    """At sea, the kinds of piece that each Warship carries, for instance `((2, 4), ())`; otherwise they are packed
    onto as few ships as possible."""
    hurt: int = 0
    """How many Dragons have already taken 1 damage in this battle (NER-BAT-26)."""
    inactive: bool = False
    """Whether the Castle is already out of this battle (NER-BAT-27)."""

    @classmethod
    def of(cls, **counts: int) -> Force:
        """A force by names: `Force.of(footsoldier=3, wizard=1)`."""
        for name in counts.keys() - PIECE_ID.keys():
            raise GonfalonError(f"There is no piece '{name}'; there are: {', '.join(PIECE_ID)}.")
        return cls(tuple(counts.get(name, 0) for name in PIECE_ID))

    @property
    def cost(self) -> int:
        """The price of all its pieces in Gold."""
        return sum(piece.cost * n for piece, n in zip(PIECES, self.counts))


class Odds(NamedTuple):
    """What comes of a battle. The four chances add up to 1; in all but the first the defender keeps the space."""

    win: float
    """No defender is left in the fight, and an attacker is (NER-BAT-33)."""
    both: float
    """Nobody is left on either side."""
    hold: float
    """All attackers are destroyed, and defenders are left."""
    retreat: float
    """The attacker breaks off. This is also how a battle ends in which no die can hit any more."""
    attackers_left: dict[Counts, float]
    """The chance of each force that may be left, cargo included."""
    defenders_left: dict[Counts, float]
    """The same; a Castle is left unless the space is lost. In a dungeon: the dice left to each Guardian."""
    gold_lost_attack: float
    """The average price of what is destroyed. A captured Castle is not counted."""
    gold_lost_defend: float
    rounds: float
    """How many rounds are fought on average."""
    exact: bool
    """Whether this is exact, and not drawn from sample battles because the forces are too large."""


def odds(
    attack: Force,
    defend: Force,
    sea: bool = False,
    retreat: int | None = None,
    attack_terms: Terms | None = None,
    defend_terms: Terms | None = None,
) -> Odds:
    """The odds of a battle on land or at sea.

    With `retreat` the attacker breaks off after a round that leaves them at most that many pieces in the fight.
    Allied defenders fight as one force (NER-ALL-07). Without defenders the attacker wins at once (NER-BAT-06).
    """
    if attack.counts[CASTLE] and not sea:
        raise BadForce("NER-UNI-11", "Castles take part in battle only as defenders.")
    attackers = fighters(attack, sea, attack_terms or printed_terms(True, sea))
    defenders = fighters(defend, sea, defend_terms or printed_terms(False, sea))
    if not attackers:
        raise GonfalonError("There is nobody to attack with.")
    ours = Side(attackers, dice_of(defenders), health(attackers, attack.hurt))
    theirs = Side(defenders, dice_of(attackers), health(defenders, defend.hurt))
    return fought(ours, theirs, retreat, attack.counts, defend.counts)


def dungeon_odds(
    heroes: Force, guardians: Sequence[Guardian], retreat: int | None = None, terms: Terms | None = None
) -> Odds:
    """The odds of Heroes who explore a dungeon. With `terms` the numbers to hit are those of the Heroes' cards.

    Every hit removes one die of a Guardian (NER-DUN-11), here the weakest. The hardest number to hit that a
    Guardian demands holds against all, as long as the battle lasts (NER-DUN-20, NER-DUN-21).
    """
    if any(n for kind, n in enumerate(heroes.counts) if kind not in HEROES):
        raise BadForce("NER-MOV-15", "Only Heroes explore dungeons.")
    number = max((guardian.hero_hits_on for guardian in guardians), default=HITS_ON)
    attackers = fighters(heroes, False, terms or printed_terms(True, False).hitting_on(number, *HEROES))
    if not attackers:
        raise GonfalonError("There is nobody to attack with.")
    dice = [
        Fighter(n, (hit_chance(sides, HITS_ON),), guardian.first_strike)
        for n, guardian in enumerate(guardians)
        for sides in guardian.dice
    ]
    ours, theirs = Side(attackers, dice_of(dice)), Side(dice, dice_of(attackers))
    full = tuple(len(guardian.dice) for guardian in guardians)
    return fought(ours, theirs, retreat, heroes.counts, full)


def fighters(force: Force, sea: bool, terms: Terms) -> list[Fighter]:
    """Whoever of a force fights, and takes damage."""
    return list(at_sea(force, terms) if sea else on_land(force, terms))


def on_land(force: Force, terms: Terms) -> Iterator[Fighter]:
    if force.counts[WARSHIP]:
        raise BadForce("NER-UNI-21", "Warships take no part in land battles.")
    if force.counts[CASTLE] > 1:
        raise BadForce("NER-UNI-13", "A land space never holds more than one Castle.")
    for kind, n in enumerate(force.counts):
        if kind != CASTLE or not force.inactive:
            yield from [fighter(kind, terms)] * n


def at_sea(force: Force, terms: Terms) -> Iterator[Fighter]:
    """Warships, each followed by the Heroes aboard, and flying pieces (NER-NAV-01)."""
    if force.counts[CASTLE]:
        raise BadForce("NER-NAV-01", "Castles take no part in sea battles.")
    number = 0
    for load in sorted(loads_of(force), key=berth):
        heroes = [kind for kind in load if kind in HEROES]
        yield fighter(WARSHIP, terms, tuple(kind for kind in load if kind not in HEROES))
        yield from (fighter(kind, terms, ship=number) for kind in heroes)
        number += 1 + len(heroes)
    for kind in FLYING:
        yield from [fighter(kind, terms)] * force.counts[kind]


def loads_of(force: Force) -> list[Counts]:
    """What each Warship carries: as given, or the most expensive pieces together on as few ships as possible."""
    ships = force.counts[WARSHIP]
    carried = sorted(
        (kind for kind in LAND_PIECES for _ in range(force.counts[kind])), key=lambda kind: -PIECES[kind].cost
    )
    room = PIECES[WARSHIP].carry
    loads = list(force.loads) or [tuple(carried[n : n + room]) for n in range(0, len(carried), room)]
    if len(loads) > ships or sorted(carried) != sorted(kind for load in loads for kind in load):
        raise BadForce("NER-SEA-02", "Not all land pieces are aboard a Warship, which carries 2 of them.")
    return loads + [()] * (ships - len(loads))


def health(side: Sequence[Fighter], hurt: int) -> Health:
    """The damage that each can still take, if `hurt` Dragons have already taken 1."""
    dragons = [n for n, one in enumerate(side) if one.kind == DRAGON]
    if hurt > len(dragons):
        raise BadForce("NER-BAT-26", "There are more hurt Dragons than Dragons.")
    return tuple(one.toughness - (n in dragons[:hurt]) for n, one in enumerate(side))


def dice_of(side: Sequence[Fighter]) -> int:
    """The most hits that a side can score in one phase."""
    return sum(len(one.dice) for one in side)


def fought(attack: Side, defend: Side, retreat: int | None, attackers: Counts, defenders: Counts) -> Odds:
    """What comes of a battle between sides that are parts of such forces."""
    if exact := attack.steps() * defend.steps() <= MOST_STEPS:
        ends = solve(attack, defend, retreat or 0)
    else:
        ends = sample(attack, defend, retreat or 0, SAMPLES, Random(SAMPLES))
    chances = dict.fromkeys(("win", "both", "hold", "retreat"), 0.0)
    attackers_left: dict[Counts, float] = {}
    defenders_left: dict[Counts, float] = {}
    gold_lost_attack = gold_lost_defend = 0.0
    for (a, d), chance in ends.chances.items():
        end = end_of(attack.standing[a], defend.standing[d])
        chances[end] += chance
        ours, theirs = left(attack, a, attackers), left(defend, d, defenders)
        if end == "win":
            theirs = (0,) * len(theirs)
        attackers_left[ours] = attackers_left.get(ours, 0.0) + chance
        defenders_left[theirs] = defenders_left.get(theirs, 0.0) + chance
        gold_lost_attack += chance * lost(attack, a)
        gold_lost_defend += chance * lost(defend, d)
    return Odds(
        **chances,
        attackers_left=attackers_left,
        defenders_left=defenders_left,
        gold_lost_attack=gold_lost_attack,
        gold_lost_defend=gold_lost_defend,
        rounds=ends.rounds,
        exact=exact,
    )


def end_of(attackers: int, defenders: int) -> str:
    """How a battle ended, given how many each side has left in the fight."""
    if attackers:
        return "retreat" if defenders else "win"
    return "hold" if defenders else "both"


def left(side: Side, state: int, counts: Counts) -> Counts:
    """What remains of a force after the battle. A Castle does, active or not (NER-BAT-29)."""
    remaining = list(counts)
    for one, standing in zip(side.fighters, side.states[state]):
        if not standing and not one.stays:
            for kind in (one.kind, *one.cargo):
                remaining[kind] -= 1
    return tuple(remaining)


def lost(side: Side, state: int) -> int:
    """The price of what is destroyed."""
    return sum(one.cost for one, standing in zip(side.fighters, side.states[state]) if not standing)
