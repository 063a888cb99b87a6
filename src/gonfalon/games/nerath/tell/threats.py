"""What enemies can bring against a space in their next turn, as far as the table shows it: pieces on the map, not
cards, and no Warship that would have to be loaded first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from gonfalon.core import GonfalonError
from gonfalon.games.nerath.bots.forecast import battle_odds, force
from gonfalon.games.nerath.codes import band_of
from gonfalon.games.nerath.printed.regions import LAND, SEA, near
from gonfalon.games.nerath.rules.attack import fighters
from gonfalon.games.nerath.rules.fighters import printed_terms
from gonfalon.games.nerath.rules.geography import by_sea
from gonfalon.games.nerath.rules.strength import AFLOAT, ATTACK, DEFENCE, chance, strength
from gonfalon.games.nerath.rules.ways import Ways, begin_moves
from gonfalon.games.nerath.state import (
    CASTLE,
    KIND,
    MOVE,
    WARSHIP,
    Nerath,
    load_of,
    space_of,
    type_of,
)
from gonfalon.lore.memo import Memo

from .past import as_force

MOST_EXACT: Final = 16
"""Up to this many pieces a side, the chance is worked out exactly."""

Mover = tuple[int, int, int, int]
"""Where pieces stand, their kind, how many, and every space they can reach in a turn."""


class Threat(NamedTuple):
    """What a realm can bring to a space, from how many spaces."""

    realm: int
    army: tuple[tuple[int, int], ...]
    origins: int


REACHED: Final = Memo[tuple[Mover, ...]](1 << 8)
"""Movers by all that they depend on."""


def movers(g: Nerath, realm: int) -> tuple[Mover, ...]:
    """All pieces of a realm, with what they could reach if it were their turn."""
    troops = tuple(g.troops[realm].items())
    key = (realm, troops, tuple(g.presence), tuple(g.lands), g.ally, g.effects)
    return REACHED.get(key, lambda: tuple(reached(g, realm)))


def reached(g: Nerath, realm: int) -> Iterator[Mover]:
    later = g.copy()
    later.active = realm
    begin_moves(later)
    ways = Ways(later)
    for key, n in later.ready.items():
        type_, space = type_of(key), space_of(key)
        yield space, KIND[type_], n, ways.reach(key)
        if type_ > WARSHIP:
            seas = (by_sea(space, MOVE[type_], ways.sea) or (0,))[-1] & ways.sea | 1 << space
            for piece in load_of(type_):
                yield space, piece, n, near(seas) & LAND


def threats(g: Nerath, space: int, realm: int) -> Iterator[Threat]:
    """Who can attack a space that a realm holds or stands in."""
    for enemy in g.enemies(realm):
        army: Counter[int] = Counter()
        origins = 0
        for origin, kind, n, reach in movers(g, enemy):
            if reach >> space & 1 and fights(kind, space):
                army[kind] += n
                origins |= 1 << origin
        if army:
            yield Threat(enemy, tuple(sorted(army.items())), origins.bit_count())


def fights(kind: int, space: int) -> bool:
    """Whether pieces of a kind attack there at all."""
    table = AFLOAT if 1 << space & SEA else ATTACK
    return table[kind].power > 0


def roughly(g: Nerath, space: int, realm: int, threat: Threat) -> float:
    """About how likely a space falls, if all come that can."""
    sea = bool(1 << space & SEA)
    attack = strength(pieces(threat), AFLOAT if sea else ATTACK)
    home = [kind for own in g.friends(realm) for kind in fighters(g, own, space, False)]
    return chance(attack, strength(home, AFLOAT if sea else DEFENCE))


def exactly(g: Nerath, space: int, realm: int, threat: Threat) -> float:
    """The same, exactly if the forces are not too large."""
    sea, attack = bool(1 << space & SEA), pieces(threat)
    home = force(g, g.friends(realm), space)
    if not sum(home.counts):
        return 1.0
    if sea or len(attack) > MOST_EXACT or sum(home.counts) > MOST_EXACT:
        return roughly(g, space, realm, threat)
    try:
        terms = printed_terms(True, sea), printed_terms(False, sea)
        return battle_odds(as_force(Counter(attack)), home, sea, *terms).win
    except GonfalonError:
        return roughly(g, space, realm, threat)


def pieces(threat: Threat) -> list[int]:
    return [kind for kind, n in threat.army for _ in range(n)]


# --------------------------------------------------------------------- what is left behind


def left_empty(g: Nerath, picked: Sequence[str]) -> int | None:
    """The land that the picked pieces would leave without any piece but a Castle."""
    if not picked:
        return None
    name, _, code = picked[0].partition("-")
    if name not in ("stack", "kind") or not code.isdecimal():
        return None
    space = int(code) if name == "stack" else space_of(int(code))
    going = Counter[int]()
    for key, n in g.ready.items():
        if space_of(key) == space and (name == "stack" or type_of(key) == type_of(int(code))):
            going[type_of(key)] += n
    for band in (each for each in picked if each.startswith("band-")):
        _, type_, n = band_of(int(band.removeprefix("band-")))
        going[type_] = n
    stays = Counter({type_: n for type_, n in g.army(g.active, space) if type_ != CASTLE}) - going
    return space if 1 << space & LAND and not stays else None
