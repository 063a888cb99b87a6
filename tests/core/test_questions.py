"""Questions: what is asked and what is not, and what is written down."""

from dataclasses import replace

import pytest

from core.games import workshop
from gonfalon.core import Ask, Match, Menu, RuleError, Setup
from gonfalon.core.record import record_of, replay


def bench(*jobs, seats=1):
    match = Match(workshop.GAME, Setup("bench", seats, 1))
    for job in jobs:
        match.play(0, (job,))
    return match


def test_a_listed_question_with_one_option_is_not_asked_and_not_recorded():
    match = bench("single", "note")
    assert match.state.total == 7
    assert record_of(match).choices == ["0 single", "0 note"]
    assert match.nth == [2]


def test_a_callable_question_is_asked_also_with_one_option():
    match = bench("lazy")
    assert match.asks[0].what == "add"
    assert list(match.asks[0].options) == [("add", 7)]
    match.play(0, ("add", 7))
    assert record_of(match).choices == ["0 lazy", "0 add 7"]


def test_replaying_never_calls_a_callable():
    match = bench("lazy")
    match.play(0, ("add", 7))
    match.play(0, ("add", 1))
    match.play(0, ("lazy",))
    match.play(0, ("add", 7))
    workshop.called.clear()
    clone = match.clone()
    match.play(0, ("add", 2))
    match.undo(0)
    match.undo(0)
    assert Match.thaw(workshop.GAME, clone.setup, clone.freeze()).state.total == 14
    assert workshop.called == []
    assert list(match.asks[0].options) == [("add", 7)]
    assert workshop.called == ["lazy"]
    assert list(match.asks[0].options) == [("add", 7)]
    assert workshop.called == ["lazy"]


def test_ask_says_what_it_is():
    ask = Ask(2, "retreat", [("pass",), ("add", 1)], rule="X-1", about=(3,), default=("pass",))
    assert (ask.seat, ask.what, ask.rule, ask.about, ask.window, ask.default) == (
        2,
        "retreat",
        "X-1",
        (3,),
        False,
        ("pass",),
    )
    assert repr(ask) == "Ask(2, 'retreat')"
    assert ask.only() is None
    assert Ask(0, "x", [("pass",)]).only() == ("pass",)
    lazy = Ask(0, "x", lambda: [("pass",)])
    assert lazy.only() is None
    assert lazy.options == [("pass",)]
    assert lazy.only() is None  # also once somebody has looked


def test_a_default_that_is_a_function_of_the_options_builds_them_only_when_it_is_wanted():
    built = []

    def options():
        built.append("options")
        return [("pass",), ("add", 1)]

    ask = Ask(0, "x", options, default=lambda options: options[-1])
    assert built == []
    assert [ask.default, ask.default, ask.options[0]] == [("add", 1), ("add", 1), ("pass",)]
    assert built == ["options"]


@pytest.mark.parametrize("options", [[], (), Menu({}, [])])
def test_a_question_without_options_is_a_fault_of_the_rule(options):
    async def two(g):
        await Ask(0, "nothing", options)

    game = replace(workshop.GAME, phases={**workshop.GAME.phases, "two": two})
    match = Match(game, Setup("bench", 1, 1))
    with pytest.raises(RuleError) as error:
        match.play(0, ("two",))
    assert "'nothing' to seat 0 has no option" in str(error.value.__cause__)
    match.play(0, ("note",))


def test_a_callable_without_options_says_so():
    with pytest.raises(ValueError, match="'nothing' to seat 3 has no option"):
        _ = Ask(3, "nothing", list).options


def test_a_menu_is_asked_also_with_one_option():
    async def two(g):
        await Ask(0, "menu", Menu({("add", 1): 1}))

    game = replace(workshop.GAME, phases={**workshop.GAME.phases, "two": two})
    match = Match(game, Setup("bench", 1, 1))
    match.play(0, ("two",))
    assert match.asks[0].what == "menu"


def test_a_game_that_is_over():
    match = bench("note", "stop")
    assert match.over
    assert match.result == (1,)
    assert match.asks == {}
    view = match.view({0})
    assert (view.over, view.result, view.waiting) == (True, (1,), ())
    assert replay(workshop.GAME, record_of(match)).over


def test_a_game_without_questions_is_over_at_once():
    def start(g, setup):
        workshop.start(g, setup)
        g.stack.clear()

    game = replace(workshop.GAME, start=start)
    match = Match(game, Setup("bench", 1, 1))
    assert match.over
    assert match.clone().over
    assert Match.thaw(game, match.setup, match.freeze()).state.digest() == match.state.digest()


def test_why_not_names_the_rule_of_the_question_or_a_better_one():
    match = bench()
    assert match.why_not(0, ("note",)) is None
    assert match.why_not(0, ("add", 3)) == "WRK-2"  # the bench explains itself
    assert match.why_not(1, ("add", 3)) is None
    match.play(0, ("two",))
    assert match.why_not(0, ("note",)) == match.asks[0].rule
