"""What players read in the catalogue and on the components: in both languages, and well set."""

import re

import pytest

from games.tactics.test_catalogue import flaws, texts
from gonfalon.games.heroes.printed import (
    ABILITIES,
    CONTENT,
    DIFFICULTIES,
    LOCATIONS,
    NEUTRAL_ARMIES,
    TOWNS,
    TRADES,
    UNITS,
    numbers,
)
from gonfalon.lore.content import read
from gonfalon.lore.rules import GAMES, load

FILES = [GAMES / "heroes" / "rules.toml", *sorted(CONTENT.glob("*.toml"))]
CATALOGUE = load("heroes")
RULES = CATALOGUE.rules.values()
NAMED_GLYPH = "glyph_of_gallantry"
"""An Artifact whose name is a word that otherwise betrays talk of the workshop."""
WORKSHOP = r"(?i)\bwiki's\b|text version|\bcommit\b|\.tex\b|\.toml\b|\bcatalogue\b|\bscans?\b|`"
TIERS = {"bronze": "bronze", "silver": "silver", "golden": "gold", "azure": "azure"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_texts_for_players_are_well_set(file):
    assert [flaw for flaw in flaws(file) if not flaw.startswith(NAMED_GLYPH)] == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_french_has_its_own_spaces(file):
    narrow = [where for where, _, text in texts(read(file), file.name) if "\u202f" in text]
    assert narrow == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_texts_say_nothing_of_the_workshop(file):
    assert [where for where, _, text in texts(read(file), file.name) if re.search(WORKSHOP, text)] == []


@pytest.mark.parametrize("file", FILES[1:], ids=lambda file: file.name)
def test_texts_on_components_are_in_both_languages(file):
    keys = {(where, key) for where, key, _ in texts(read(file), file.name)}
    assert {(where, f"{key[:-3]}_fr") for where, key in keys if key.endswith("_en")} == {
        (where, key) for where, key in keys if key.endswith("_fr")
    }


def test_every_rule_names_its_section_in_french():
    assert [rule.id for rule in RULES if not rule.section_fr] == []


def test_a_section_has_one_name_in_each_language():
    pairs = {(rule.section, rule.section_fr) for rule in RULES}
    assert len(pairs) == len({section for section, _ in pairs}) == len({section_fr for _, section_fr in pairs})


def test_every_ruling_is_told_in_french():
    assert [rule.id for rule in RULES if bool(rule.ruling) != bool(rule.ruling_fr)] == []


def test_rulings_cite_only_rules_that_exist_and_the_same_in_both_languages():
    for rule in RULES:
        cited = re.findall(r"HER-\w+-\d+", f"{rule.en} {rule.ruling}")
        assert cited == re.findall(r"HER-\w+-\d+", f"{rule.fr} {rule.ruling_fr}")
        assert all(CATALOGUE.cite(id) for id in cited)


def test_locations_have_one_name():
    sections = dict({(rule.section, rule.section_fr) for rule in RULES})
    named = [each for each in LOCATIONS if each.name_en in sections]
    assert len(named) > 15
    for each in named:
        assert each.name_fr == sections[each.name_en]


def test_units_have_one_name():
    for town, rule in (("castle", "HER-UNT-38"), ("dungeon", "HER-UNT-39"), ("necropolis", "HER-UNT-40")):
        told = CATALOGUE.cite(rule)
        for unit in UNITS:
            if unit.faction == town and not unit.replaces:
                assert unit.name_en in told.en
                assert unit.name_fr in told.fr


def test_factions_have_one_name():
    told = CATALOGUE.cite("HER-CMP-11")
    for number in numbers(TOWNS):
        assert TOWNS[number].name_en in told.en
        assert TOWNS[number].name_fr in told.fr


def test_difficulties_have_one_name():
    told = CATALOGUE.cite("HER-DIF-01")
    for difficulty in DIFFICULTIES:
        assert difficulty.name_en in told.en
        assert difficulty.name_fr in told.fr


def test_abilities_that_rules_name_have_one_name():
    diplomacy, necromancy = CATALOGUE.cite("HER-NEU-08"), CATALOGUE.cite("HER-BAT-10")
    names = {card.id: card for card in ABILITIES}
    assert names["diplomacy"].name_en in diplomacy.en
    assert names["diplomacy"].name_fr in diplomacy.fr
    assert names["necromancy"].name_en in necromancy.example


def test_the_guards_that_the_catalogue_tells_are_those_of_the_table():
    for army in NEUTRAL_ARMIES:
        told = CATALOGUE.cite(f"HER-NEU-{9 + army.level}").en
        assert told.startswith(f"Guards of a Level {army.roman} Field: ")
        for difficulty in DIFFICULTIES:
            tiers = [TIERS[tier] for tier in getattr(army, difficulty.id)]
            guards = " + ".join(f"{tiers.count(tier)} {tier}" for tier in TIERS.values() if tier in tiers)
            assert f"{difficulty.name_en} {guards}" in told


def test_the_rates_that_the_catalogue_tells_are_those_of_the_table():
    names = {"gold": "Gold", "materials": "Building Materials", "valuables": "Valuables"}
    told = [CATALOGUE.cite(f"HER-TRD-0{number}").en for number in range(3, 9)]
    rates = [f"{each.give} {names[each.sell]} for {each.get} {names[each.buy]}." for each in TRADES]
    assert told == [f"Exchange rate with the bank: {rate}" for rate in rates]
