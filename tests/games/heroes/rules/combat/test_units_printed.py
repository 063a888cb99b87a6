"""Units fight as printed: Attack, Defense, HP, Initiative and type of every face of the core box, and how they
fight that have no ability."""

from __future__ import annotations

from typing import Any

import pytest

from games.heroes.combats import Fight
from gonfalon.games.heroes.printed import CREATURE_ID, CREATURES, NEUTRALS, UNITS, numbers
from gonfalon.games.heroes.rules.combat.faces import FACES, FLYING, GROUND, RANGED, TOWER_FACE

PRINTED = {
    "castle_halberdiers": ("ground 2 1 2 4", "ground 3 1 2 5"),
    "castle_marksmen": ("ranged 2 0 2 4", "ranged 2 0 2 6"),
    "castle_griffins": ("flying 2 0 4 6", "flying 3 0 4 9"),
    "castle_crusaders": ("ground 3 2 4 5", "ground 4 2 4 6"),
    "castle_zealots": ("ranged 3 1 5 5", "ranged 4 1 5 7"),
    "castle_champions": ("ground 5 2 7 7", "ground 6 2 7 9"),
    "castle_archangels": ("flying 6 3 8 12", "flying 7 3 10 18"),
    "dungeon_troglodytes": ("ground 2 1 2 4", "ground 3 1 2 5"),
    "dungeon_harpies": ("flying 2 0 3 6", "flying 3 0 3 9"),
    "dungeon_evil_eyes": ("ranged 3 0 3 5", "ranged 3 1 3 7"),
    "dungeon_medusas": ("ranged 3 1 4 5", "ranged 4 1 4 6"),
    "dungeon_minotaurs": ("ground 4 2 4 6", "ground 5 2 4 8"),
    "dungeon_manticores": ("flying 5 1 6 7", "flying 5 1 6 11"),
    "dungeon_black_dragons": ("flying 6 3 8 11", "flying 8 3 8 15"),
    "necropolis_skeletons": ("ground 2 1 2 4", "ground 3 1 2 5"),
    "necropolis_zombies": ("ground 2 1 3 3", "ground 2 1 3 4"),
    "necropolis_wraiths": ("flying 3 0 3 5", "flying 3 0 5 7"),
    "necropolis_vampires": ("flying 4 1 4 6", "flying 5 1 4 9"),
    "necropolis_liches": ("ranged 3 1 5 6", "ranged 4 1 5 7"),
    "necropolis_dread_knights": ("ground 5 2 7 7", "ground 6 2 7 9"),
    "necropolis_ghost_dragons": ("flying 6 3 8 9", "flying 7 3 9 14"),
    "neutral_boars": ("ground 2 0 4 6",),
    "neutral_evil_eyes": ("ranged 2 1 3 6",),
    "neutral_griffins": ("flying 3 0 4 8",),
    "neutral_halberdiers": ("ground 2 0 4 4",),
    "neutral_halflings": ("ranged 2 0 3 6",),
    "neutral_harpies": ("flying 2 0 4 8",),
    "neutral_marksmen": ("ranged 2 0 3 5",),
    "neutral_peasants": ("ground 1 0 2 3",),
    "neutral_rogues": ("ground 2 1 3 6",),
    "neutral_skeletons": ("ground 2 0 3 4",),
    "neutral_troglodytes": ("ground 2 1 3 6",),
    "neutral_wraiths": ("flying 2 0 4 7",),
    "neutral_zombies": ("ground 2 0 4 3",),
    "neutral_crusaders": ("ground 3 2 4 5",),
    "neutral_liches": ("ranged 3 0 6 7",),
    "neutral_medusas": ("ranged 3 1 4 6",),
    "neutral_minotaurs": ("ground 3 2 4 7",),
    "neutral_mummies": ("ground 3 1 4 5",),
    "neutral_nomads": ("ground 3 1 4 7",),
    "neutral_sharpshooters": ("ranged 3 0 6 9",),
    "neutral_vampires": ("flying 3 0 5 8",),
    "neutral_zealots": ("ranged 3 0 5 5",),
    "neutral_archangels": ("flying 5 2 7 10",),
    "neutral_black_dragons": ("flying 5 2 7 9",),
    "neutral_champions": ("ground 4 2 6 8",),
    "neutral_diamond_golems": ("ground 4 2 6 6",),
    "neutral_dread_knights": ("ground 5 1 7 7",),
    "neutral_enchanters": ("ranged 4 1 5 5",),
    "neutral_ghost_dragons": ("flying 5 2 6 9",),
    "neutral_gold_golems": ("ground 3 2 6 5",),
    "neutral_manticores": ("flying 4 1 7 8",),
    "neutral_trolls": ("ground 4 0 7 7",),
    "neutral_azure_dragons": ("flying 8 3 10 19",),
    "neutral_crystal_dragons": ("ground 7 3 9 16",),
}
TYPES = {GROUND: "ground", FLYING: "flying", RANGED: "ranged"}
EVERY_FACE = [
    (name, side) for name, faces in PRINTED.items() for side in (("", ":pack") if len(faces) == 2 else ("",))
]


def test_the_list_has_every_unit_of_the_core_box():
    cards = [*(UNITS[n].id for n in numbers(UNITS)), *(NEUTRALS[n].id for n in numbers(NEUTRALS))]
    assert sorted(cards) == sorted(PRINTED)


def strength(name, side):
    """Attack, Defense, HP and Initiative as written here."""
    return map(int, PRINTED[name][side == ":pack"].split()[1:])


@pytest.mark.parametrize(("name", "side"), EVERY_FACE)
def test_a_face_fights_with_the_values_that_are_printed(name, side):
    face = FACES[2 * CREATURE_ID[name] + (side == ":pack")]
    values = (TYPES[face.type], face.attack, face.defense, face.hp, face.initiative)
    assert " ".join(map(str, values)) == PRINTED[name][side == ":pack"]


PLAIN = [
    ("castle_halberdiers", ""),
    ("castle_marksmen", ""),
    ("castle_crusaders", ""),
    ("castle_zealots", ""),
    ("dungeon_troglodytes", ""),
    ("dungeon_evil_eyes", ""),
    ("dungeon_manticores", ""),
    ("necropolis_skeletons", ""),
    ("necropolis_skeletons", ":pack"),
    ("necropolis_liches", ""),
    ("neutral_boars", ""),
]
"""Faces without an ability."""


def test_the_plain_faces_are_all_without_an_ability():
    bare = []
    for name, side in EVERY_FACE:
        card: Any = CREATURES[CREATURE_ID[name]]
        face = getattr(card, "pack" if side else "few", card)
        if not face.abilities:
            bare.append((name, side))
    assert bare == PLAIN


@pytest.mark.proves(
    "unit:castle_halberdiers.few",
    "unit:castle_marksmen.few",
    "unit:castle_crusaders.few",
    "unit:castle_zealots.few",
    "unit:dungeon_troglodytes.few",
    "unit:dungeon_evil_eyes.few",
    "unit:dungeon_manticores.few",
    "unit:necropolis_skeletons.few",
    "unit:necropolis_skeletons.pack",
    "unit:necropolis_liches.few",
    "neutral:neutral_boars",
)
@pytest.mark.parametrize(("name", "side"), PLAIN)
def test_a_unit_without_ability_strikes_endures_and_activates_as_printed(dice, name, side):
    attack, defense, hp, initiative = strength(name, side)
    mine = (name + side, "a4")
    strike = Fight(attacker=[mine], defender=[("neutral_trolls", "a3")], active="a4")
    strike.play("attack a4 a3")
    assert [fact[2] for fact in strike.facts("dealt")] == [attack, 4 - defense]
    giant = ("neutral_crystal_dragons", "a1")
    for wounds, beaten in ((hp - 2, False), (hp - 1, True)):
        struck = Fight(
            attacker=[mine], defender=[giant], active="a1", wounds={"a4": wounds}, hand={1: ["magic_arrow"]}
        )
        struck.play("play magic_arrow 0", "target a4")
        assert bool(struck.facts("turned_few") or struck.facts("defeated")) is beaten
    order = Fight(attacker=[mine], defender=[giant, ("neutral_peasants", "b1")])
    order.play("go a1")
    assert order.g.last_side == (initiative, 0)


def test_the_arrow_tower_has_the_values_of_its_card():
    face = TOWER_FACE
    assert (face.type, face.attack, face.defense, face.hp, face.initiative) == (RANGED, 4, 2, 3, 9)
