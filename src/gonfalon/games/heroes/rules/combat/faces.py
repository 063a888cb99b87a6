"""What a unit is in combat: the values of each face of its card, and its abilities by the moment they trigger.

An ability is looked up by the name of its operation: `face.passive.get("reduce_damage")`. A unit whose abilities
are suppressed has the same face without them (`bare`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from gonfalon.games.heroes.codes import TIERS
from gonfalon.games.heroes.printed import CARD_ID, CREATURES, SPECIALTIES, STRUCTURES
from gonfalon.games.heroes.printed.ops.combat import OverlayUnit

GROUND, FLYING, RANGED = 0, 1, 2
TYPES: Final = {"ground": GROUND, "flying": FLYING, "ranged": RANGED}

Abilities = Mapping[str, Any]
NO_ABILITIES: Final[Abilities] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a unit card (HER-UNT-17, HER-UNT-18, HER-UNT-19, HER-UNT-20, HER-UNT-21, HER-UNT-22, HER-UNT-23,
    HER-UNT-24, HER-UNT-25, HER-UNT-26, HER-UNT-27, HER-UNT-28, HER-UNT-29, HER-UNT-30)."""

    type: int
    attack: int
    defense: int
    hp: int
    initiative: int
    tier: int
    family: str
    tags: tuple[str, ...]
    on_activation: Abilities
    on_attack: Abilities
    on_retaliation: Abilities
    passive: Abilities
    on_map: Abilities


def face_of(values: Any, tier: int, family: str, tags: tuple[str, ...]) -> Face:
    """The face as printed."""

    def abilities(trigger: str) -> Abilities:
        ops = {op.name: op for each in values.abilities if each.trigger == trigger for op in each.ops}
        return MappingProxyType(ops) if ops else NO_ABILITIES

    return Face(
        type=TYPES[values.type],
        attack=values.attack,
        defense=values.defense,
        hp=values.hp,
        initiative=values.initiative,
        tier=tier,
        family=family,
        tags=tags,
        on_activation=abilities("activation"),
        on_attack=abilities("attack"),
        on_retaliation=abilities("retaliation"),
        passive=immunities(values, abilities("passive")),
        on_map=abilities("map"),
    )


def immunities(values: Any, passive: Abilities) -> Abilities:
    """Immunities are keyed by what they are against: `immune_paralysis`, `immune_spell_effects` ..."""
    against = {f"immune_{op.to}": op for each in values.abilities for op in each.ops if op.name == "immune"}
    return MappingProxyType({**passive, **against}) if against else passive


def both_faces(creature: Any) -> tuple[Face, Face]:
    """Few and Pack; a card with one face has it twice."""
    tier = TIERS.index(creature.tier) if creature.tier in TIERS else 0
    few = getattr(creature, "few", creature)
    pack = getattr(creature, "pack", creature)
    return (
        face_of(few, tier, creature.family, creature.tags),
        face_of(pack, tier, creature.family, creature.tags),
    )


FACES: Final = tuple(face for creature in CREATURES for face in both_faces(creature))
"""By unit."""


def bare(face: Face) -> Face:
    """The same face without abilities."""
    return replace(
        face,
        on_activation=NO_ABILITIES,
        on_attack=NO_ABILITIES,
        on_retaliation=NO_ABILITIES,
        passive=NO_ABILITIES,
        on_map=NO_ABILITIES,
    )


BARE: Final = tuple(map(bare, FACES))


def tower() -> Face:
    """The Arrow Tower (HER-SIE-08, HER-SIE-09, HER-SIE-10)."""
    card = next(card for card in STRUCTURES if card.id == "arrow_tower")
    return Face(
        RANGED,
        card.attack,
        card.defense,
        card.hp,
        card.initiative,
        0,
        "arrow_tower",
        (),
        NO_ABILITIES,
        NO_ABILITIES,
        NO_ABILITIES,
        NO_ABILITIES,
        NO_ABILITIES,
    )


TOWER_FACE: Final = tower()
TOWER_UNIT: Final = len(FACES)
"""The Arrow Tower among the fighting units."""


@cache
def overlaid(unit: int, values: tuple[int, int, int, int]) -> Face:
    """A unit with a card on it that replaces its values and its ability."""
    attack, defense, hp, initiative = values
    return replace(BARE[unit], attack=attack, defense=defense, hp=hp, initiative=initiative)


OVERLAYS: Final = {
    CARD_ID[card.id]: op
    for card in SPECIALTIES
    for option in card.options
    for op in option.ops
    if isinstance(op, OverlayUnit)
}
"""Cards that are laid on units."""


def overlay_values(card: int) -> tuple[int, int, int, int]:
    """Attack, Defense, HP and Initiative of a unit with the card on it."""
    op = OVERLAYS[card]
    return op.attack, op.defense, op.hp, op.initiative
