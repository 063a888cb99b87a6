"""What others did, summed up; and which options end something."""

from __future__ import annotations

import pytest

from games.immortals.draw.scenes import asked, played, quiet, words
from games.immortals.table import GREEN, Table
from games.positions import LANGUAGES
from games.speech import MISSING_WORD
from gonfalon.games.immortals.codes import band, force
from gonfalon.games.immortals.tell import TELL


def test_who_took_what_from_whom_and_what_it_cost(tower):
    table = Table(
        armies={0: {"light:foothold": 6}, 1: {"light:mountainhome": 2}},
        plan={0: {"L3": "foothold"}, 1: {"D1": "blank"}},
        tray={GREEN: 1},
    )
    table.play("turn_up L3", "attack light:foothold>light:mountainhome 5:neutral")
    assert TELL.digest(words(), table.match.view([1]), 0) == [
        (0, "Took Mountainhome (Light) from you. You lost 2 armies.")
    ]
    assert TELL.digest(words(), table.match.view([2]), 0) == [(0, "Took Mountainhome (Light) from Blue.")]
    assert TELL.digest(words(), table.match.view([0]), 0) == []
    assert TELL.digest(words("fr"), table.match.view([1]), 0) == [
        (0, "A pris Foyer des Monts (Lumière) – à vous. Vous avez perdu 2 armées.")
    ]


def test_what_else_was_done(tower):
    table = Table(
        armies={0: {"light:foothold": 4}},
        cards={0: ["foothold"]},
        plan={0: {"L1": "foothold", "L2": "conflict_light_foothold"}, 1: {"D1": "blank"}},
    )
    table.play("turn_up L1", "extract light:foothold", "pass gold", "pass energy")
    table.play("turn_up L2", "build sanctuary light:foothold")
    assert TELL.digest(words(), table.match.view([1]), 0) == [
        (0, "Built a Sanctuary in Foothold (Light); gained 4 gold; scored 1 VP."),
        (2, "Gained 1 energy."),
    ]
    begun = len(table.match.view([1]).log)
    assert TELL.digest(words(), table.match.view([1]), begun) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_summed_up_in_whole_sentences(lang):
    view = played(4, 3, "never").view([1])
    for first in range(0, len(view.log), 40):
        for seat, said in TELL.digest(words(lang), view, first):
            assert seat != 1
            assert said[0].isupper()
            assert said.endswith(".")
            assert MISSING_WORD.findall(said) == []


def test_what_ends_something_while_more_could_be_done():
    view = quiet().match.view([0])
    plan = asked(view, 0, "plan", ("lay", 3, 0), ("done",))
    assert TELL.is_end(plan, ("done",))
    assert not TELL.is_end(plan, ("lay", 3, 0))
    turn = asked(view, 0, "turn", ("pass", 1), ("pass", 0), ("turn_up", 2))
    assert TELL.is_end(turn, ("pass", 1))
    assert not TELL.is_end(turn, ("turn_up", 2))
    alone = asked(view, 0, "compensation", ("pass", 1), ("pass", 0))
    assert not TELL.is_end(alone, ("pass", 1))
    action = asked(view, 0, "action", ("give_up", 1), ("give_up", 0), ("extract", 3), about=(0, 3))
    assert TELL.is_end(action, ("give_up", 0))
    idle = asked(view, 0, "action", ("give_up", 1), ("give_up", 0), about=(0, 3))
    assert not TELL.is_end(idle, ("give_up", 0))
    send = asked(view, 0, "send", ("send", 3), ("end",), about=(1, 2))
    assert TELL.is_end(send, ("end",))


def test_what_is_left_unused_is_said_before_ending():
    match = quiet(armies={0: {"light:foothold": 2}}, cards={0: ["foothold"]})
    match.play_as(0, "lay foothold L3", "lay blank D1")
    view = match.match.view([0])
    assert TELL.note(words(), view, ("done",)) == "2 of 10 spaces"
    assert TELL.note(words("fr"), view, ("done",)) == "2 sur 10"
    turn = asked(view, 0, "turn", ("pass", 1), ("turn_up", 2))
    assert TELL.note(words(), turn, ("pass", 1)) == "2 cards unused"
    match.match.state.left = (1, 2)
    assert TELL.note(words(), match.match.view([0]), ("end",)) == "3 more could go"


def test_only_a_card_is_laid_by_the_last_click():
    view = quiet().match.view([0])
    assert TELL.sure(view, ("lay", 3, 0))
    for option in (
        ("settle", 3, 4),
        ("move", band(3, 2), 4),
        ("attack", 0, force(0, 1)),
        ("build", 1, 4),
        ("draft", 3),
    ):
        assert not TELL.sure(view, option)
