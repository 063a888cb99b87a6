"""Lasting effects of cards: rows in the state, and the Properties of the Treasure cards in play.

A row says what it changes, on whose pieces and of which kinds, on how many of them (ALL for every one), by how
much, until when it lasts and in which battles it counts. Properties are such rows too, kept in a table by card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gonfalon.games.nerath.codes import face
from gonfalon.games.nerath.printed import PIECES
from gonfalon.games.nerath.printed.dice import Dice
from gonfalon.games.nerath.printed.regions import CAPITAL, NOBODY
from gonfalon.games.nerath.state import Lasting, Nerath

ALL: Final = 99

EVERY_KIND: Final = 511

SHIELDED: Final = 1000
RENEWED: Final = 1010
"""What may be done once in a turn: from these numbers on, one a realm."""
RELIC_USED: Final = 1100
"""The same, one a Treasure card."""

PROPERTIES: Final[dict[int, tuple[Lasting, ...]]] = {}
"""What a Treasure card in play changes; the realm in these rows is not read."""


def packed(dice: Dice) -> int:
    """Dice as the amount of a row."""
    return dice.count * 32 + dice.sides


def unpacked(amount: int) -> tuple[int, int]:
    """The number and the sides of the dice in a row."""
    return divmod(amount, 32)


def kinds(*pieces: int) -> int:
    """The mask of some kinds of pieces."""
    mask = 0
    for piece in pieces:
        mask |= 1 << piece
    return mask


def lasting(
    g: Nerath,
    what: str,
    realm: int,
    until: str,
    kinds: int = EVERY_KIND,
    count: int = ALL,
    amount: int = 0,
    when: str = "",
) -> None:
    """Let an effect begin."""
    g.effects = (*g.effects, Lasting(what, realm, kinds, count, amount, until, when))


def end(g: Nerath, until: str, realm: int = NOBODY) -> None:
    """End the effects of a scope that closes, for everybody or for one realm."""
    if g.effects:
        g.effects = tuple(row for row in g.effects if row.until != until or realm not in (NOBODY, row.realm))


def in_force(g: Nerath, realm: int, what: str) -> Sequence[Lasting]:
    """The effects of one sort on the pieces of a realm."""
    if not g.effects and not g.treasures[realm]:
        return ()
    rows = []
    for row in g.effects:
        if row.what == what and row.realm == realm:
            rows.append(row)
    for number in g.treasures[realm]:
        for row in PROPERTIES.get(number, ()):
            if row.what == what:
                rows.append(row)
    return rows


def any_in_force(g: Nerath, realm: int) -> bool:
    """Whether the realm's pieces are under any effect at all."""
    if not g.effects:
        return bool(g.treasures[realm])
    return bool(g.treasures[realm]) or any(row.realm == realm for row in g.effects)


def once(g: Nerath, what: int) -> bool:
    """Whether something that may be done once in a turn is done for the first time; if so it is noted."""
    if what in g.used:
        return False
    g.used = (*g.used, what)
    return True


def renew(g: Nerath, realm: int, fallen: Sequence[int]) -> None:
    """A Treasure card may bring the dearest of the pieces that were just destroyed back to the Capital, if the
    realm has that; once in a turn."""
    for row in in_force(g, realm, "renewal"):
        heroes = [kind for kind in fallen if row.kinds >> kind & 1]
        capital = CAPITAL[realm]
        if heroes and g.held[capital] == realm and once(g, RENEWED + realm):
            value = g.below(row.amount) + 1
            hero = max(heroes, key=lambda kind: PIECES[kind].cost)
            g.tell("rolled", realm, 2, face(row.amount, value))
            if value >= row.number:
                g.add(realm, capital, hero)
                g.tell("renewed", realm, hero, capital)


def capacity(g: Nerath, realm: int) -> int:
    """How many land pieces a Warship of the realm carries: 2, unless a card says more (NER-SEA-02)."""
    room = 2
    for row in in_force(g, realm, "capacity"):
        room = max(room, row.amount)
    return room


def barred(g: Nerath, realm: int) -> int:
    """The spaces that a card closes to the pieces of a realm."""
    mask = 0
    for row in in_force(g, realm, "barred"):
        mask |= 1 << row.amount
    return mask


def placement_limit(g: Nerath, realm: int, printed: int) -> int:
    """How many new pieces may come to a Castle outside the Capital (NER-BLD-09)."""
    return max([printed, *(row.amount for row in in_force(g, realm, "placement_limit"))])
