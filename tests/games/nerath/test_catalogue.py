"""The catalogue of Nerath calls spaces and cards by the names that are printed on them."""

from gonfalon import games
from gonfalon.games.nerath.printed import EVENT_ID, EVENTS, SPACES, TREASURE_ID, TREASURES

CATALOGUE = games.book("nerath")


def test_french_rules_use_the_french_names_of_spaces():
    for rule in CATALOGUE.rules.values():
        french = f"{rule.fr} {rule.ruling_fr}"
        assert [each.id for each in SPACES if each.name_en != each.name_fr and each.name_en in french] == []


def test_cards_have_one_name():
    described = CATALOGUE.cite("NER-CMP-19")
    for card in (EVENTS[EVENT_ID["nerath_veteran_warlord"]], TREASURES[TREASURE_ID["horn_of_valhalla"]]):
        assert card.name_en in described.en
        assert card.name_fr in described.fr
