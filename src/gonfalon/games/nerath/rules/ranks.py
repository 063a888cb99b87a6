"""Who takes the hits: one side of a battle while damage is shared out (NER-BAT-11, NER-BAT-12, NER-BAT-13,
NER-BAT-14, NER-BAT-15, NER-BAT-16, NER-BAT-17, NER-NAV-02, NER-NAV-03, NER-NAV-04, NER-NAV-05).

Each hit must go to a piece that has not taken one in this phase; only when all have may a Durable one take a
second.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from gonfalon.games.nerath.codes import loss, loss_of
from gonfalon.games.nerath.printed import PIECES
from gonfalon.games.nerath.printed.regions import NOBODY, SEA
from gonfalon.games.nerath.state import (
    CASTLE,
    DRAGON,
    HEROES,
    KIND,
    MONSTER,
    TYPES,
    WARSHIP,
    Nerath,
    load_of,
    ship_with,
)

from .effects import in_force
from .fighters import Terms, berth, fighter, printed_terms

Rank = tuple[int, int, int]
"""Realm, type and damage."""


def worth(type_: int, terms: Terms) -> float:
    """What the loss of a piece costs its side, as bots/odds.py has it; a Warship takes all aboard down with it."""
    load = load_of(type_) if type_ >= WARSHIP else ()
    crew = sum(worth(hero, terms) for hero in load if hero in HEROES)
    return fighter(KIND[type_], terms, tuple(piece for piece in load if piece not in HEROES)).worth + crew


WORTH: Final = {
    (attacking, sea): tuple(worth(type_, printed_terms(attacking, sea)) for type_ in range(TYPES))
    for attacking in (True, False)
    for sea in (True, False)
}
"""By side, and on land or at sea: what a piece of each type is worth. The sensible order of losses is that of
bots/odds.py, without cards."""
BERTH: Final = tuple(berth(load_of(type_) if type_ >= WARSHIP else ()) for type_ in range(TYPES))
"""Which of equal Heroes goes first, by the Warship they are on."""


class Ranks:
    """The pieces of allied realms in a space that can take damage: how many of each rank, struck or not."""

    def __init__(self, g: Nerath, space: int, realms: Sequence[int], attacking: bool) -> None:
        self.realms = realms
        self.fresh: dict[Rank, int] = {}
        self.struck: dict[Rank, int] = {}
        self.down: list[int] = []  # the realms whose Castle becomes inactive
        self.toughness = {realm: toughness(g, realm) for realm in realms}
        self.sturdier = {realm: sturdier(g, realm) for realm in realms}
        self.worth = WORTH[attacking, bool(1 << space & SEA)]
        for realm in realms:
            for type_, n in g.army(realm, space):
                if type_ != CASTLE or not attacking:
                    self._enlist(g, realm, type_, n)

    def _enlist(self, g: Nerath, realm: int, type_: int, n: int) -> None:
        """Pieces by the damage they have from earlier in the battle; an inactive Castle takes no more."""
        for damage in (1, 2) if g.wounds else ():
            hurt = g.wounds.get(wound(realm, type_, damage), 0)
            n -= hurt
            if hurt and type_ != CASTLE:
                self.fresh[realm, type_, damage] = hurt
        if n:
            self.fresh[realm, type_, 0] = n

    def alive(self) -> bool:
        """Whether anything is left that can take a hit."""
        return bool(self.fresh or self.struck)

    def endures(self, realm: int, type_: int, damage: int) -> bool:
        """Whether a piece of this type survives this much damage (NER-UNI-19)."""
        kind = KIND[type_]
        needed = self.toughness[realm][kind]
        if damage < needed:
            return True
        extra = self.sturdier[realm].get(kind, 0)
        if not extra or damage > needed:
            return False
        worse = sum(
            n for (who, other, hurt), n in self.standing() if who == realm and other == type_ and hurt >= needed
        )
        return worse < extra

    def standing(self) -> Iterator[tuple[Rank, int]]:
        """All ranks with their numbers, struck or not."""
        yield from self.fresh.items()
        yield from self.struck.items()

    def pieces(self) -> int:
        """How many pieces can take damage: no cargo, no inactive Castle (NER-ALL-10)."""
        return sum(n * (1 + heroes_aboard(type_)) for (_, type_, _), n in self.standing())

    def most(self) -> int:
        """More hits than this the side cannot take."""
        total = 0
        numbers: dict[tuple[int, int], int] = {}
        for (realm, type_, damage), n in self.standing():
            kind = KIND[type_]
            total += n * (max(0, self.toughness[realm][kind] - damage) + heroes_aboard(type_))
            numbers[realm, kind] = numbers.get((realm, kind), 0) + n
        for (realm, kind), n in numbers.items():
            total += min(n, self.sturdier[realm].get(kind, 0))
        return total

    def choices(self) -> list[int]:
        """What may take the next hit."""
        if not self.fresh:
            self.fresh, self.struck = self.struck, {}
        found = []
        for realm, type_, damage in self.fresh:
            found.append(loss(realm, type_, damage))
            if type_ >= WARSHIP:
                found += [loss(realm, type_, damage, 1 + piece) for piece in HEROES if piece in load_of(type_)]
        return found

    def hit(self, code: int) -> None:
        """A piece takes a hit: one not yet struck, if there is one. Allies who take hits separately may have
        struck all of their own before the other has (NER-ALL-09, NER-SEA-16)."""
        realm, type_, damage, aboard = loss_of(code)
        rank = (realm, type_, damage)
        ranks = self.fresh if rank in self.fresh else self.struck
        drop(ranks, rank)
        if aboard:
            load = list(load_of(type_))
            load.remove(aboard - 1)
            enlist(ranks, (realm, ship_with(tuple(load)), damage))
        elif type_ == CASTLE:
            self.down.append(realm)
        elif self.endures(realm, type_, damage + 1):
            enlist(self.struck, (realm, type_, damage + 1))

    def sensible(self) -> int:
        """Which of the choices a sensible player gives up first: a piece that survives, then what is worth least
        (NER-BAT-37)."""
        return min(self.choices(), key=lambda code: (self.price(code), BERTH[code >> 5 & 63]))

    def price(self, code: int) -> float:
        """What a hit costs the side."""
        realm, type_, damage, aboard = loss_of(code)
        if aboard:
            return self.worth[aboard - 1]
        return 0.0 if type_ != CASTLE and self.endures(realm, type_, damage + 1) else self.worth[type_]

    def settle(self, g: Nerath, space: int) -> list[tuple[int, int]]:
        """Write what is left into the state; returns the pieces lost, as realm and kind."""
        lost = []
        for realm in self.realms:
            before = g.army(realm, space)
            after = self._left(realm, dict(before))
            lost += [(realm, kind) for kind in missing(before, after)]
            rewrite(g, realm, space, before, after)
            for type_, _ in before if g.wounds else ():
                for damage in (1, 2) if type_ != CASTLE else ():
                    g.wounds.pop(wound(realm, type_, damage), None)
        for (realm, type_, damage), n in self.standing():
            if damage:
                key = wound(realm, type_, damage)
                g.wounds[key] = g.wounds.get(key, 0) + n
        for realm in self.down:
            g.wounds[wound(realm, CASTLE, 1)] = 1
        return lost

    def _left(self, realm: int, before: dict[int, int]) -> dict[int, int]:
        """What a realm still has: the ranks, and a Castle, which is never destroyed (NER-BAT-27)."""
        after: dict[int, int] = {CASTLE: before[CASTLE]} if CASTLE in before else {}
        for (owner, type_, _), n in self.standing():
            if owner == realm and type_ != CASTLE:
                after[type_] = after.get(type_, 0) + n
        return after


def wound(realm: int, type_: int, damage: int) -> int:
    """The key of `wounds` for pieces of a type with this much damage."""
    return (realm << 6 | type_) << 2 | damage


def heroes_aboard(type_: int) -> int:
    """How many Heroes fight aboard a Warship (NER-NAV-01)."""
    return sum(piece in HEROES for piece in load_of(type_)) if type_ >= WARSHIP else 0


def enlist(ranks: dict[Rank, int], rank: Rank) -> None:
    """One piece more of a rank."""
    ranks[rank] = ranks.get(rank, 0) + 1


def drop(ranks: dict[Rank, int], rank: Rank) -> None:
    """One piece fewer of a rank."""
    if ranks[rank] == 1:
        del ranks[rank]
    else:
        ranks[rank] -= 1


def pieces_of(army: Sequence[tuple[int, int]]) -> list[int]:
    """All pieces of an army by kind, cargo included."""
    found = []
    for type_, n in army:
        found += [KIND[type_]] * n
        if type_ >= WARSHIP:
            found += [*load_of(type_)] * n
    return found


def missing(before: list[tuple[int, int]], after: dict[int, int]) -> list[int]:
    """The pieces that were there and are gone."""
    left = pieces_of(list(after.items()))
    gone = []
    for kind in pieces_of(before):
        if kind in left:
            left.remove(kind)
        else:
            gone.append(kind)
    return gone


def rewrite(g: Nerath, realm: int, space: int, before: list[tuple[int, int]], after: dict[int, int]) -> None:
    """Make a realm's pieces in a space what they are now."""
    now = dict(before)
    for type_, n in after.items():
        more = n - now.get(type_, 0)
        if more > 0:
            g.add(realm, space, type_, more)
    for type_, n in before:
        fewer = n - after.get(type_, 0)
        if fewer > 0:
            g.take(realm, space, type_, fewer)


TOUGHNESS: Final = tuple(piece.hits_to_destroy for piece in PIECES)


def toughness(g: Nerath, realm: int) -> Sequence[int]:
    """How much damage destroys a piece, by kind; cards may change it (NER-BAT-13)."""
    changes = in_force(g, realm, "durable")
    if not changes:
        return TOUGHNESS
    needed = list(TOUGHNESS)
    for row in changes:
        for kind in (MONSTER, DRAGON):
            if row.kinds >> kind & 1:
                needed[kind] = max(needed[kind], row.amount)
    return needed


def sturdier(g: Nerath, realm: int) -> dict[int, int]:
    """How many pieces of a kind take one damage more than the others, in a battle."""
    rows = in_force(g, realm, "sturdier") if g.fighting != NOBODY else ()
    return {DRAGON: sum(row.number for row in rows)} if rows else {}
