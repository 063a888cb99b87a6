"""The catalogue of Heroes and its components call things by the same names and numbers."""

from gonfalon import games
from gonfalon.games.heroes.printed import (
    ABILITIES,
    DIFFICULTIES,
    LOCATIONS,
    NEUTRAL_ARMIES,
    TOWNS,
    TRADES,
    UNITS,
    numbers,
)

CATALOGUE = games.book("heroes")
RULES = CATALOGUE.rules.values()
TIERS = {"bronze": "bronze", "silver": "silver", "golden": "gold", "azure": "azure"}


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
