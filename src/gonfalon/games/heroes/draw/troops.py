"""The seven units of a faction in its town: their values, whether the player has them as Few or Pack, and what
recruiting or reinforcing them takes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from htpy import Element, Node, li, span

from gonfalon.games.heroes.codes import CITADEL, DWELLING, few_of, pack_of, tier_of
from gonfalon.games.heroes.printed import BUILDINGS, CREATURES, UNITS
from gonfalon.lore.phrases import named
from gonfalon.lore.words import Words

from . import units
from .colours import mark
from .field import portrait, value
from .houses import NOTHING, Price, about, lacking, prices
from .names import building_of, price_said, sentence
from .panorama import BUILT

NONE, FEW, PACK = 0, 1, 2
"""What a player has of a unit."""
VERBS: Final = ("draw-recruit", "draw-reinforce", "draw-pack")


@lru_cache(16)
def own_units(faction: str) -> tuple[int, ...]:
    """The seven units of a faction, by their numbers in CREATURES."""
    found = [n for n, unit in enumerate(UNITS) if unit.faction == faction and not unit.replaces]
    return tuple(sorted(found, key=lambda n: UNITS[n].slot))


class Troop(NamedTuple):
    """A unit of the faction. `state` is NONE, FEW or PACK; `needs` is the kind of building that is missing, -1 if
    none; `lacks` is what the player is short of; `offered` says that it can be had now."""

    seat: int
    creature: int
    state: int
    needs: int
    lacks: Price
    mine: bool
    offered: bool

    @property
    def next(self) -> int:
        """The face that would be had next, or is had."""
        return few_of(self.creature) if self.state == NONE else pack_of(self.creature)

    @property
    def shown(self) -> int:
        """The face that is had, or would be."""
        return pack_of(self.creature) if self.state == PACK else few_of(self.creature)


def troop_of(
    seat: int,
    creature: int,
    army: tuple[int, ...],
    have: tuple[int, ...],
    states: Mapping[int, int],
    offered: tuple[int, ...],
    mine: bool,
) -> Troop:
    few, pack = few_of(creature), pack_of(creature)
    state = PACK if pack in army and few not in army else FEW if few in army else NONE
    dwelling = DWELLING + tier_of(creature)
    missing = [kind for kind in (dwelling, CITADEL) if states[kind] != BUILT]
    needs = next((kind for kind in missing if kind == dwelling or state == FEW), -1) if state != PACK else -1
    lacks = lacking(units.cost_of(pack if state == FEW else few), have) if state != PACK else NOTHING
    can = mine and creature in offered
    return Troop(seat, creature, state, -1 if can else needs, NOTHING if can else lacks, mine, can)


@lru_cache(1 << 10)
def troop(words: Words, seen: Troop) -> Element:
    """A unit: portrait, values, what the player has of it, and what the next step takes."""
    unit = units.plain(seen.shown)
    tier = CREATURES[seen.creature].tier
    kinds = [
        "troop",
        "touch",
        f"tier-{tier}",
        "open" if seen.offered else "locked" if seen.state == NONE else "had",
    ]
    known = about(seen.mine, seen.seat, "creature", seen.creature, troop_label(words, seen))
    if not seen.mine:
        known["data-about"] = f"creature-{seen.creature}"
    return li({"class": " ".join(kinds), **known})[
        portrait(seen.shown, "face"),
        span(".name")[units.unit_name(words, seen.shown)],
        span(".tier")[
            mark(f"type_{units.TYPES[units.face_of(seen.shown).type]}", "ink2"), words(f"draw-tier-{tier}")
        ],
        span(".values")[
            value("attack", unit.attack, 0),
            value("defense", unit.defense, 0),
            value("health", unit.hp, 0),
            value("initiative", unit.initiative, 0),
        ],
        span(".had-as")[
            span({"class": "face-few now" if seen.state == FEW else "face-few"})[words("draw-few")],
            span({"class": "face-pack now" if seen.state == PACK else "face-pack"})[words("draw-pack")],
        ],
        span(".next-step")[next_step(words, seen)],
    ]


def next_step(words: Words, seen: Troop) -> Node:
    """What recruiting or reinforcing costs, or what it lacks."""
    if seen.state == PACK:
        return span(".complete")[words("draw-complete")]
    cost = units.cost_of(seen.next)
    if seen.offered:
        return [span(".verb")[words(VERBS[seen.state])], prices(words, cost)]
    if seen.needs >= 0:
        needed = named(words, BUILDINGS[building_of(units.unit_faction(seen.shown), seen.needs)])
        wait = span(".wait")[words("draw-after", what=needed)]
        return wait if seen.state == NONE else [span(".verb")[words("draw-pack")], prices(words, cost), wait]
    return [span(".verb")[words(VERBS[seen.state])], prices(words, cost, seen.lacks)]


def troop_label(words: Words, seen: Troop) -> str:
    said = words(VERBS[seen.state])
    cost = f"{said}, {price_said(words, units.cost_of(seen.next))}" if seen.state != PACK else said
    return sentence([units.label(words, units.plain(seen.shown)), cost])
