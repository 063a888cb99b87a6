"""What a person need not be asked: questions with one sensible answer, and cards that would be wasted."""

from __future__ import annotations

import pytest

from games.nerath.battlefield import FIELD, face, fight
from gonfalon.games.nerath.codes import SPACE_NUMBER
from gonfalon.games.nerath.rules.fight import apart
from gonfalon.games.nerath.rules.strength import is_decided, pending


@pytest.mark.parametrize(
    ("pieces", "first", "answer"),
    [
        ("3 footsoldier, 1 dragon", (), ("sensible",)),  # the Dragon survives it
        ("2 footsoldier, 1 monster", (), ("sensible",)),
        ("1 fighter, 1 wizard", (1,), None),  # either may be the better loss
    ],
)
@pytest.mark.rule("NER-BAT-37")
def test_losses_that_nobody_would_take_otherwise_need_no_question(dice, pieces, first, answer):
    table = fight(dice, "1 footsoldier, 1 monster", pieces, *first, 6, *[1] * 8)
    ask = table.match.asks[1]
    assert ask.what == "lose"
    assert ask.sensible == answer


def test_an_attack_that_is_as_good_as_won_is_pressed(dice):
    for pieces, answer in (("6 monster", ("press",)), ("2 footsoldier", None)):
        table = fight(dice, pieces, "1 footsoldier, 1 siege_engine", *[1] * 12)
        while table.match.asks[0].what != "press":
            table.play(table.options()[0])
        assert table.match.asks[0].sensible == answer


def test_no_card_is_wasted_on_a_battle_that_is_decided():
    table, space = face("8 monster", "1 footsoldier"), SPACE_NUMBER[FIELD]
    assert pending(table.g, space) > 0.95
    assert is_decided(table.g, 0, space)
    assert is_decided(table.g, 1, space)
    assert not is_decided(face("2 footsoldier", "2 footsoldier").g, 0, space)


@pytest.mark.rule("NER-BAT-03")
def test_battles_that_touch_no_other_one_may_come_in_any_order():
    near, far = SPACE_NUMBER["sarthel"], SPACE_NUMBER["starfall_vale"]
    assert apart(1 << near | 1 << far) in {("battle", near), ("battle", far)}
    neighbours = 1 << SPACE_NUMBER["sarthel"] | 1 << SPACE_NUMBER["vor_rukoth"]
    assert apart(neighbours) is None
    assert apart(neighbours | 1 << far) == ("battle", far)
