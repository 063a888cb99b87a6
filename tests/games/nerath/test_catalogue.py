"""What players read in the catalogue and on the components: in both languages, and well set."""

import re

import pytest

from games.tactics.test_catalogue import flaws
from gonfalon.games.nerath.printed import EVENT_ID, EVENTS, SPACES, TREASURE_ID, TREASURES
from gonfalon.lore.rules import GAMES, load

FILES = [GAMES / "nerath" / "rules.toml", *sorted((GAMES / "nerath" / "content").glob("*.toml"))]
RULES = load("nerath").rules.values()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_texts_for_players_are_well_set(file):
    assert list(flaws(file)) == []


def test_every_rule_names_its_section_in_french():
    assert [rule.id for rule in RULES if not rule.section_fr] == []


def test_a_section_has_one_name_in_each_language():
    pairs = {(rule.section, rule.section_fr) for rule in RULES}
    assert len(pairs) == len({section for section, _ in pairs}) == len({section_fr for _, section_fr in pairs})


def test_every_ruling_is_told_in_french():
    assert [rule.id for rule in RULES if bool(rule.ruling) != bool(rule.ruling_fr)] == []


def test_rulings_cite_only_rules_that_exist_and_the_same_in_both_languages():
    for rule in RULES:
        cited = re.findall(r"NER-\w+-\d+", rule.ruling)
        assert cited == re.findall(r"NER-\w+-\d+", rule.ruling_fr)
        assert all(load("nerath").cite(id) for id in cited)


def test_french_rules_use_the_french_names_of_spaces():
    for rule in RULES:
        french = f"{rule.fr} {rule.ruling_fr}"
        assert [each.id for each in SPACES if each.name_en != each.name_fr and each.name_en in french] == []


def test_cards_have_one_name():
    described = load("nerath").cite("NER-CMP-19")
    for card in (EVENTS[EVENT_ID["nerath_veteran_warlord"]], TREASURES[TREASURE_ID["horn_of_valhalla"]]):
        assert card.name_en in described.en
        assert card.name_fr in described.fr
