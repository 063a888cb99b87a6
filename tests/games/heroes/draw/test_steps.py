"""What happened, as pages play it: on the map, between fights, and summed up."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from games.heroes.drawing import busy, seen, words
from games.heroes.table import Table
from gonfalon.core import Match, Setup, View
from gonfalon.games.heroes import GAME
from gonfalon.games.heroes.codes import FIELD
from gonfalon.games.heroes.draw import DRAW
from gonfalon.games.heroes.draw.steps import fights
from gonfalon.games.heroes.tell import TELL

LANGUAGES = ("en", "fr")


@cache
def played(seats: int = 2) -> View:
    """Some rounds of a game, as seat 0 sees it."""
    match, rng = Match(GAME, Setup("clash", seats, 5, {"scenario": "brave_new_world"})), Random(2)
    while len(match.view([]).log) < 400 and not match.over:
        seat, ask = next(iter(match.asks.items()))
        match.play(seat, busy(list(ask.options), rng), match.nth[seat])
    return match.view([0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_steps_come_in_the_order_of_the_log_and_say_something(lang):
    view = played()
    steps = DRAW.steps(words(lang), view, 0)
    assert len(steps) > 50
    assert [step.n for step in steps] == sorted(step.n for step in steps)
    assert all(step.text for step in steps)
    assert not any(re.search(r"\[[a-z]+-[a-z-]+\]", step.text) for step in steps)


def test_steps_from_the_middle_are_the_last_of_all_steps():
    view = played()
    whole = [step for step in DRAW.steps(words(), view, 0) if not step.fight]
    first = next(begin for begin, _ in fights(view.log)) - 3
    part = [step for step in DRAW.steps(words(), view, first) if not step.fight]
    assert [step.text for step in part] == [step.text for step in whole if step.n >= first]


def test_a_move_is_an_arrow_and_takes_its_visit_along():
    table = Table(at={"main1": "t0.c"})
    before = len(table.match.view([0]).log)
    table.play("move main1 t0.e")
    view = table.match.view([0])
    moves = [step for step in DRAW.steps(words(), view, before) if step.sound == "step"]
    (move,) = moves
    assert move.places == (f"field-{FIELD.parse('t0.c')}", f"field-{FIELD.parse('t0.e')}")
    assert "Catherine moves east." in move.text
    assert "visits" in move.text
    assert view.log[move.n][0] == "visited"


def test_resource_dice_tumble_and_what_they_bring_rises_over_the_seat(dice):
    steps = DRAW.steps(words(), played(), 0)
    rolls = [step for step in steps if step.sound == "die"]
    assert rolls
    assert all("hit" in str(die) for step in rolls for die in step.dice)
    gains = [step for step in steps if step.floats and not step.fight]
    assert gains
    assert all(
        target.startswith("seat-") and text.startswith("+") for step in gains for target, text in step.floats
    )


def test_a_fight_in_the_log_reaches_from_the_first_unit_to_who_won():
    log = [("moved", 0, 3, 1), ("announced", 0, 1), ("built", 1, 18), ("deployed", 0, 1, 19), ("guards", 1, 93)]
    log += [("combat_round", 1), ("combat_won", 0, 1), ("visited", 0, 1), ("deployed", 0, 1, 19)]
    assert list(fights(log)) == [(3, 7), (8, 9)]


@pytest.mark.parametrize(("lang", "said"), [("en", "built"), ("fr", "a construit")])
def test_the_digest_tells_what_others_did_and_not_what_i_did(lang, said):
    told = TELL.digest(words(lang), played(), 0)
    ((side, text),) = told
    assert side == DRAW.bearers(played(), 1)[0]
    assert said in text.lower()
    assert text.endswith(".")
    assert text[0].isupper()


def test_the_digest_says_what_was_taken_from_me():
    view = seen(Table())
    told = replace(view, log=(*view.log, ("flagged", 1, FIELD.parse("t0.sw"), 0)))
    ((_, text),) = TELL.digest(words(), told, len(view.log))
    assert text == "Took Materials Mine from you."


# --------------------------------------------------------------------- clicks


def test_ending_the_turn_says_what_is_unused_and_asks():
    view = seen(Table(at={"main1": "t0.c"}, mp={"main1": 2}))
    assert TELL.is_end(view, ("end",))
    assert not TELL.is_end(view, ("move", 0, FIELD.parse("t0.e")))
    assert TELL.note(words(), view, ("end",)) == "2 MP unused"
    assert TELL.note(words("fr"), view, ("end",)) == "2 PM non dépensés"


def test_only_a_step_to_where_nothing_happens_is_sure():
    view = seen(Table(at={"main1": "t0.c"}))
    assert TELL.sure(view, ("move", 0, FIELD.parse("t0.ne")))  # an Empty Field
    assert not TELL.sure(view, ("move", 0, FIELD.parse("t0.e")))  # a Resource Symbol: dice
    assert not TELL.sure(view, ("move", 0, FIELD.parse("t0.w")))  # guards
    assert not TELL.sure(view, ("reveal", 0, 2))
    assert not TELL.sure(view, ("play", 0, 0))
