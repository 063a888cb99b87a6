"""Dice on the table: drawn over the board while a question is about them, picked to be rolled again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.tactics.table import KNOCK_POWER, MISS, POWER, Table
from games.tactics.tell.speech import BLUE, EN, FR, HILD, RED, ROGUE
from gonfalon.core import Ask
from gonfalon.games.tactics.draw import DRAW


def asked(what, about):
    view = Table(BLUE, RED).match.view([0])
    return replace(view, asks={0: Ask(0, what, [("stand",), ("reroll", 0b101)], about=about)})


def panel(view, words=EN):
    return str(DRAW.panels(words, view)["lying"])


def test_dice_that_may_be_rolled_again_are_picked():
    view = asked("reroll", (ROGUE, MISS, POWER, KNOCK_POWER))
    drawn = panel(view)
    assert drawn.count('role="button"') == 3
    assert 'aria-label="Die 3: Knock Back + Power"' in drawn
    assert DRAW.targets(view, ("reroll", 0b101)) == ("die-0", "die-2")
    assert DRAW.targets(view, ("stand",)) == ()


def test_dice_that_cards_are_played_on_only_lie_there():
    drawn = panel(asked("after_roll", (ROGUE, HILD, 2, MISS, POWER)))
    assert drawn.count('class="die"') == 2
    assert "data-target" not in drawn


def test_without_dice_there_is_nothing_over_the_board():
    assert "hidden" in panel(Table(BLUE, RED).match.view([0]))


@pytest.mark.parametrize(("words", "said"), [(EN, "pay 1 more ammo per icon"), (FR, "payez 1 Munition de plus")])
def test_a_die_says_what_its_symbols_do(words, said):
    view = asked("reroll", (ROGUE, MISS, POWER))
    assert said in str(DRAW.inspect(words, view, "die-0", ()))
    assert DRAW.inspect(words, view, "die-2", ()) is None
