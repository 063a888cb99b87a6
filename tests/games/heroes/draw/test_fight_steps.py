"""The moments of a fight: every blow with its dice and damage, cards, losses, the end; in both languages."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from games.heroes.drawing import busy, words
from games.positions import LANGUAGES
from gonfalon.core import Match, Setup, View
from gonfalon.games.heroes import GAME
from gonfalon.games.heroes.codes import SPACE
from gonfalon.games.heroes.draw.blows import beginning
from gonfalon.games.heroes.draw.fight_steps import AFTER_ROLL, fight_steps, moments

A, B = SPACE.parse("b4"), SPACE.parse("b3")


@cache
def games() -> tuple[View, ...]:
    """Some games with fights in them, as one of the players sees them."""
    found = []
    for seed in (1, 5, 9):
        match, rng = Match(GAME, Setup("clash", 2, seed)), random.Random(seed)
        for _ in range(900):
            if match.over:
                break
            seat, ask = next(iter(match.asks.items()))
            match.play(seat, busy(list(ask.options), rng), match.nth[seat])
        found.append(match.view([0]))
    return tuple(found)


def fights(view: View) -> list[tuple[int, int]]:
    """Where fights begin and end in the log."""
    starts = [n for n, fact in enumerate(view.log) if fact[0] == "announced"]
    ends = [n for n, fact in enumerate(view.log) if fact[0] in ("combat_won", "retreated", "surrendered")]
    return [(start, next((end + 1 for end in ends if end > start), len(view.log))) for start in starts]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_blow_is_a_step_with_its_dice_and_its_damage(lang):
    n = 0
    for view in games():
        for first, end in fights(view):
            steps = fight_steps(words(lang), view, first, end)
            dealt = [fact[3] for fact in view.log[first:end] if fact[0] == "dealt"]
            blows = [step for step in steps if step.dice or (step.fight and len(step.places) == 2)]
            assert sum(fact[0] == "rolled" for fact in view.log[first:end]) == sum(bool(s.sound) for s in blows)
            assert len(dealt) <= len(blows)
            n += len(blows)
    assert n > 30


@pytest.mark.parametrize("lang", LANGUAGES)
def test_captions_are_sentences_in_the_language_of_the_page(lang):
    for view in games():
        for first, end in fights(view):
            for step in fight_steps(words(lang), view, first, end):
                assert re.fullmatch(r".+[.!)]", step.text), step
                assert "[" not in step.text


def test_steps_are_in_order_and_each_is_told_once_wherever_one_begins():
    for view in games():
        for first, end in fights(view)[:3]:
            whole = fight_steps(words(), view, first, end)
            numbers = [step.n for step in whole]
            assert numbers == sorted(set(numbers))
            middle = numbers[len(numbers) // 2] + 1
            assert [step.n for step in fight_steps(words(), view, middle, end)] == [
                n for n in numbers if n >= middle
            ]


def log(*facts: tuple[Any, ...]) -> View:
    """A view in which just this is told."""
    return replace(games()[0], log=(("announced", 0, 5), *facts))


def test_a_blow_has_an_arrow_dice_that_hit_and_what_rises_over_the_target():
    view = log(
        ("attacks", 2, A, 4, B, 0), ("rolled", 0, 1), ("dealt", 2, 4, 3), ("wounded", 4, B, 3), ("defeated", 4, B)
    )
    _, step = fight_steps(words(), view, 0, 6)
    assert step.n == 5
    assert step.places == (f"space-{A}", f"space-{B}")
    assert [str(die).count("die hit") for die in step.dice] == [1]
    assert list(step.floats) == [(f"space-{B}", "−3")]
    assert step.fight
    assert step.sound in ("hit", "arrow")
    assert step.card is not None, "the field of that fight is no longer shown"


def test_a_miss_looks_and_sounds_like_one():
    view = log(("attacks", 2, A, 4, B, 0), ("rolled", 0, -1), ("dealt", 2, 4, 0))
    step = fight_steps(words(), view, 1, 4)[0]
    assert "die miss" in str(step.dice[0])
    assert step.floats == []
    assert step.sound == "miss"


def test_a_card_between_attack_and_die_comes_between():
    played = ("played", 0, 3, 0)
    view = log(("attacks", 2, A, 4, B, 0), played, ("rolled", 0, 0), ("dealt", 2, 4, 1), ("wounded", 4, B, 1))
    announced, card, struck = fight_steps(words(), view, 1, 6)
    assert (announced.dice, announced.sound) == ([], "")
    assert card.sound in ("card", "spell")
    assert len(struck.dice) == 1
    assert struck.places == announced.places


def test_a_move_is_an_arrow_from_where_the_unit_stood():
    view = log(("deployed", 0, 2, A), ("unit_moved", 2, B))
    *_, step = fight_steps(words(), view, 0, 3)
    assert step.places == (f"space-{A}", f"space-{B}")


def test_units_deployed_together_are_one_step():
    view = log(("deployed", 0, 2, A), ("deployed", 0, 4, B), ("deployed", 1, 6, 2), ("combat_round", 1))
    steps = fight_steps(words(), view, 1, 5)
    assert len(steps) == 3
    assert " and " in steps[0].text


def test_the_end_of_a_fight_has_a_banner():
    for winner, sound in ((0, "conquer"), (1, "lost"), (-1, "lost")):
        *_, step = fight_steps(words(), log(("combat_won", winner, 5)), 0, 2)
        assert step.result == step.text
        assert step.sound == sound


def test_what_belongs_to_a_blow_is_no_moment_of_its_own():
    for view in games():
        for first, end in fights(view):
            for moment in moments(view.state, view.log, beginning(view.log, first + 1), end):
                assert view.log[moment.first][0] not in AFTER_ROLL or view.log[moment.first][0] in (
                    "rolled",
                    "rerolled",
                )
