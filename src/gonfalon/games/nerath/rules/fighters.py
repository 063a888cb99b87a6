"""Who fights in a battle, with which dice and at what price.

As printed, or as cards have it: the Terms of a side. Who takes a hit first follows from what each is worth.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple, TypeVar

from gonfalon.games.nerath.printed import PIECES
from gonfalon.games.nerath.printed.dice import Dice
from gonfalon.games.nerath.state import CASTLE, HEROES

T = TypeVar("T")

Counts = tuple[int, ...]
"""How many pieces of each kind, by the numbers of pieces.toml."""
GOLD_A_HIT: Final = 10.0
FIRST_STRIKE_FACTOR: Final = 1.4
"""What a side keeps a fighter for: its price, and this much Gold for each hit it scores in a round, First Strike
hits counting for more. In exact battles, less for a hit lost more of them, and much more for it cost more Gold."""


class Fighter(NamedTuple):
    """Whoever rolls and takes damage: a piece, or one die of a Dungeon Guardian."""

    kind: int
    dice: tuple[float, ...]
    """The chance of each of its dice to hit."""
    first_strike: bool = False
    toughness: int = 1
    """The damage that puts it out of the fight."""
    cost: int = 0
    """The Gold lost with it and its cargo."""
    cargo: tuple[int, ...] = ()
    """What it carries that cannot fight (NER-NAV-02)."""
    ship: int = -1
    """The number, on its side, of the Warship it is aboard of."""
    stays: bool = False
    """Whether it is only out of the fight then, and not destroyed: a Castle (NER-BAT-27)."""

    @property
    def worth(self) -> float:
        return self.cost + GOLD_A_HIT * sum(self.dice) * (FIRST_STRIKE_FACTOR if self.first_strike else 1)


class Terms(NamedTuple):
    """How the pieces of a side fight, by kind of piece: as printed (`printed_terms`), or as cards have it."""

    dice: tuple[tuple[int, ...], ...]
    """The sides of the attack dice that one piece rolls."""
    hits_on: tuple[int, ...]
    """A die hits if it shows this number or more (NER-BAT-09)."""
    first_strike: tuple[bool, ...]
    toughness: tuple[int, ...]
    """The damage that destroys a piece (NER-BAT-13)."""

    def hitting_on(self, number: int, *kinds: int) -> Terms:
        """The same with another number to hit, for some kinds of piece or for all."""
        return self._replace(hits_on=changed(self.hits_on, number, kinds))

    def rolling(self, dice: tuple[int, ...], *kinds: int) -> Terms:
        """The same with other dice for some kinds of piece: `(10, 10)` is 2d10, `()` is no attack."""
        return self._replace(dice=changed(self.dice, dice, kinds))

    def striking_first(self, strikes: bool, *kinds: int) -> Terms:
        """The same with or without First Strike for some kinds of piece or for all."""
        return self._replace(first_strike=changed(self.first_strike, strikes, kinds))

    def taking(self, damage: int, *kinds: int) -> Terms:
        """The same with another number of damage needed to destroy pieces of some kinds: 2 is Durable."""
        return self._replace(toughness=changed(self.toughness, damage, kinds))

    def chances(self, kind: int) -> tuple[float, ...]:
        """The chance of each die of a piece to hit."""
        return tuple(hit_chance(sides, self.hits_on[kind]) for sides in self.dice[kind])


def hit_chance(sides: int, hits_on: int) -> float:
    """How likely a die is to show `hits_on` or more."""
    return min(max(sides - hits_on + 1, 0) / sides, 1.0)


@cache
def printed_terms(attacking: bool, sea: bool) -> Terms:
    """How all pieces fight without cards."""
    return Terms(
        dice=tuple(
            rolled(piece.dice_sea if sea else piece.dice_attack if attacking else piece.dice_defend)
            for piece in PIECES
        ),
        hits_on=tuple(piece.hit_on for piece in PIECES),
        first_strike=tuple("first_strike" in piece.abilities for piece in PIECES),
        toughness=tuple(piece.hits_to_destroy for piece in PIECES),
    )


def rolled(dice: Dice) -> tuple[int, ...]:
    return (dice.sides,) * dice.count


def changed(values: tuple[T, ...], value: T, kinds: tuple[int, ...]) -> tuple[T, ...]:
    return tuple(value if not kinds or kind in kinds else old for kind, old in enumerate(values))


def berth(load: Counts) -> tuple[int, int, int]:
    """Which of several ships gives up a Hero first: the one with the least cargo, then with the fewest Heroes of a
    kind, then with the fewest Heroes. This order stays as it is while Heroes are lost in order of their worth."""
    heroes = [kind for kind in load if kind in HEROES]
    cargo = sum(PIECES[kind].cost for kind in load if kind not in HEROES)
    return cargo, max((heroes.count(kind) for kind in heroes), default=0), len(heroes)


def fighter(kind: int, terms: Terms, cargo: tuple[int, ...] = (), ship: int = -1) -> Fighter:
    """A piece in battle, with what goes down with it."""
    return Fighter(
        kind=kind,
        dice=terms.chances(kind),
        first_strike=terms.first_strike[kind],
        toughness=terms.toughness[kind],
        cost=sum(PIECES[each].cost for each in (kind, *cargo) if each != CASTLE),
        cargo=cargo,
        ship=ship,
        stays=kind == CASTLE,
    )
