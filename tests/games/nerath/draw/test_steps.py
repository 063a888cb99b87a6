"""The moments of a game of Nerath, as pages play them."""

from __future__ import annotations

import re

import pytest

from games.drawing import FORBIDDEN, text
from games.nerath.battlefield import FIELD, fight
from games.nerath.drawings import words
from games.nerath.table import Table
from games.positions import LANGUAGES, positions
from gonfalon.games.nerath.codes import SPACE_NUMBER
from gonfalon.games.nerath.draw import DRAW

SOUNDS = {"", "arrow", "card", "coin", "conquer", "die", "end", "hit", "put", "step"}


def steps(table, lang="en", first=0):
    return DRAW.steps(words(lang), table.match.view([0]), first)


def place(name):
    return f"space-{SPACE_NUMBER[name]}"


def test_pieces_that_go_the_same_way_go_together():
    table = Table({"shroudmoor": "2 footsoldier, 1 fighter", "dusk_fens": "1 monster"})
    table.play("move 1:footsoldier@shroudmoor dusk_fens", "move 1:fighter@shroudmoor dusk_fens")
    table.play("move 1:monster@dusk_fens shroudmoor")
    there, back = steps(table)
    assert there.text == "Karkoth moves 1 Footsoldier and 1 Fighter from Shroudmoor to Dusk Fens."
    assert there.places == (place("shroudmoor"), place("dusk_fens"))
    assert back.places == (place("dusk_fens"), place("shroudmoor"))
    assert (there.side, there.sound, there.n, back.n) == (0, "step", 1, 2)


def test_a_battle_is_played_round_by_round_with_its_card_and_its_result(dice):
    table = fight(dice, "3 footsoldier", "1 footsoldier", 6, 6, 1, 6)
    begins, fought = steps(table)[:2]
    assert begins.fight
    assert begins.card is not None
    assert not begins.result
    assert "×3" in text(begins.card)
    assert fought.fight
    assert fought.text == "Starfall Vale, round 1: 2 hits to 1."
    assert [re.findall("hit|miss", text(die))[0] for die in fought.dice] == ["hit", "hit", "miss", "hit"]
    assert fought.result == "Karkoth conquers Starfall Vale and scores 1 point."
    assert fought.floats == [(place(FIELD), "−2")]
    card = text(fought.card)
    for said in (
        "Battle for Starfall Vale",
        "round 1",
        "−1 lost",
        "2 hits",
        "1 hit",
        "Before the battle",
        "2 · 0.5",
    ):
        assert said in card


def test_a_battle_that_has_begun_before_goes_on_with_its_next_round(dice):
    table = fight(dice, "2 footsoldier", "2 footsoldier", 1, 1, 1, 1)
    seen = len(table.match.log)
    dice(6, 1, 1, 1)
    table.play("press")
    if "1 lose" in table.asked:
        table.play_as(1, "sensible")
    (second,) = steps(table, first=seen)
    assert second.text == "Starfall Vale, round 2: 1 hit to 0."
    assert len(second.dice) == 4
    assert "0 to 0" in text(second.card)


def test_land_without_defenders_is_taken_in_one_moment():
    table = Table({"shroudmoor": "2 footsoldier"})
    table.play("move 1:footsoldier@shroudmoor silverbough", "end")
    taken = steps(table)[1]
    assert taken.text == "Karkoth conquers Silverbough and scores 1 point."
    assert taken.places == (place("shroudmoor"), place("silverbough"))
    assert taken.card is None
    assert taken.sound == "conquer"


def test_what_is_bought_in_a_row_is_one_moment():
    table = Table(step="reinforce", karkoth={"karkothi_throneholds": "1 castle"}, gold={"karkoth": 9})
    table.play("recruit 2:footsoldier karkothi_throneholds", "recruit wizard karkothi_throneholds")
    (bought,) = steps(table)
    assert bought.text == "Karkoth recruits 2 Footsoldiers and 1 Wizard for 5 Gold."
    assert bought.floats == [(place("karkothi_throneholds"), "+3")]


def test_a_card_that_is_played_is_shown():
    table = Table(events={"karkoth": ("karkoth_tribute_of_the_satraps",)}, step="income")
    table.play("event karkoth_tribute_of_the_satraps")
    played = next(step for step in steps(table) if "plays" in step.text)
    assert "Tribute of the Satraps" in text(played.card)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_can_be_played(lang):
    """In order, with texts, with sounds that there are; what lies over the board is allowed on a page."""
    for match in positions("nerath"):
        view = match.view([0])
        first = max(0, len(view.log) - 150)
        found = DRAW.steps(words(lang), view, first)
        assert found
        assert [step.n for step in found] == sorted({step.n for step in found})
        assert all(first <= step.n < len(view.log) for step in found)
        for step in found:
            assert step.text
            assert "{" not in step.text
            assert step.sound in SOUNDS
            assert step.card is None or not FORBIDDEN.search(text(step.card))
