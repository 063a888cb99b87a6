"""The catalogue of Immortals and its components call things by the same names and numbers."""

import pytest

from games.immortals.table import build_cost
from games.typesetting import texts_in
from gonfalon import games
from gonfalon.games.immortals.printed import ACTIONS, CONTENT, MAGIC_CARDS, REGIONS, TRIBES

CATALOGUE = games.book("immortals")
RULES = CATALOGUE.rules.values()


@pytest.mark.parametrize("file", sorted(CONTENT.glob("*.toml")), ids=lambda file: file.name)
def test_texts_on_components_are_short(file):
    assert [where for where, _, text in texts_in(file) if len(text) > 140] == []


def test_french_rules_use_the_french_names_of_regions():
    for rule in RULES:
        french = f"{rule.fr} {rule.ruling_fr}"
        assert [each.id for each in REGIONS if each.name_en in french] == []


def test_magic_cards_have_one_name():
    sections = {(rule.section, rule.section_fr) for rule in RULES}
    for card in MAGIC_CARDS:
        assert (f"Magic spaces: {card.name_en}", f"Cases Magie\u00a0: {card.name_fr}") in sections


def test_tribes_have_one_name():
    light = CATALOGUE.cite("IMM-TRB-11")
    dark = [CATALOGUE.cite(f"IMM-TRB-{number}") for number in ("03", "07", "08", "09", "10")]
    for tribe in TRIBES[:5]:
        assert tribe.name_en in light.en
        assert tribe.name_fr in light.fr
    for tribe, rule in zip(TRIBES[5:], dark, strict=True):
        assert rule.en.startswith(f"{tribe.name_en} (darkness): ")
        assert rule.fr.startswith(f"{tribe.name_fr} (ténèbres)\u00a0: ")


def test_the_build_costs_that_the_catalogue_tells_are_those_of_the_boards():
    told = CATALOGUE.cite("IMM-BLD-01").ruling
    costs = {
        "Wood Elves": "4 energy",
        "Amazons": "3 energy and 1 gold",
        "Humans": "2 of each",
        "Halflings": "1 energy and 3 gold",
        "Dwarves": "4 gold",
    }
    assert ", ".join(f"{tribe} {cost}" for tribe, cost in costs.items()) in told
    for number, tribe in enumerate(TRIBES[:5]):
        energy, gold = build_cost(number)
        parts = [f"{energy} energy"] * (energy > 0) + [f"{gold} gold"] * (gold > 0)
        assert costs[tribe.name_en] == ("2 of each" if energy == gold else " and ".join(parts))


def test_the_action_spaces_that_the_catalogue_lists_have_its_names():
    told = CATALOGUE.cite("IMM-ARM-17")
    for action in ("extract_energy", "transition_3", "build", "attack", "attack_or_move"):
        assert ACTIONS[action].name_fr in told.fr
