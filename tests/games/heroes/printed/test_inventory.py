"""What is printed, under the ids that tests prove."""

from __future__ import annotations

from collections import Counter

from gonfalon.games.heroes.printed import PRINTED

THINGS = PRINTED.things()
BY_ID = {thing.id: thing for thing in THINGS}


def test_the_core_box_counts():
    counted = Counter(thing.kind for thing in THINGS if thing.counts)
    assert counted == {
        "card": 4 + 15 + 21 + 32 + 18,
        "unit": 32,
        "neutral": 33,
        "structure": 3,
        "building": 24,
        "location": 30,
        "week": 19,
    }


def test_what_has_no_ability_or_is_in_another_box_may_be_proved_but_does_not_count():
    assert not BY_ID["unit:castle_halberdiers.few"].counts
    assert not BY_ID["neutral:neutral_boars"].counts
    assert not BY_ID["card:ballista"].counts
    assert not BY_ID["location:university"].counts


def test_everything_has_a_name_in_both_languages():
    assert all(thing.en and thing.fr for thing in THINGS)
    assert BY_ID["unit:castle_griffins.few"].name("fr").endswith("(Quelques)")
    assert BY_ID["card:catherine_4"].name("en") == "Crusaders 4"
