"""Lines of the log: what begins a turn or a fight, so that the page can fold it."""

from __future__ import annotations

import re

import pytest

from gonfalon import games
from gonfalon.web.seen.log import line
from gonfalon.web.seen.replays import demo, replayed
from gonfalon.web.seen.text import html
from gonfalon.web.seen.voice import voice_of


def kinds_of(game: str) -> list[tuple[str, str]]:
    """The facts of a recorded game that have a line, each with the kind of its line."""
    replay, voice = replayed(demo(f"{game}.{next(iter(games.demos(game)))}") or ""), voice_of(game, "en")
    view = replay.view(replay.last)
    drawn = [(fact[0], voice.line(view, number, fact)) for number, fact in enumerate(view.log)]
    return [(name, (re.match(r'<li class="(\w+)"', text) or ["", ""])[1]) for name, text in drawn if text]


@pytest.mark.parametrize("game", games.GAMES)
def test_turns_and_fights_have_a_beginning(game):
    kinds, tell = kinds_of(game), games.tell(game)
    assert {name for name, kind in kinds if kind == "heading"} <= tell.headings
    fights = [n for n, (_, kind) in enumerate(kinds) if kind == "fight"]
    assert len(fights) > 3
    for n in fights[:-1]:
        rest = [kind for _, kind in kinds[n + 1 :]]
        ends = next(at for at, kind in enumerate(rest) if kind)
        assert rest[ends] in ("fought", "fight", "heading")


@pytest.mark.parametrize("game", games.GAMES)
def test_what_begins_and_ends_a_fight_are_facts_of_the_game(game):
    begins, ends = games.tell(game).fights
    assert begins
    assert begins | ends <= games.tell(game).told.keys()
    assert begins.isdisjoint(ends)


def test_a_fight_begins_in_the_first_line_that_is_told():
    """In Tactics a spell's attack has no line of its own: the cast begins it."""
    assert ("casts", "fight") in kinds_of("tactics")


def test_a_line_that_folds_can_be_pressed():
    assert '<button type="button" aria-expanded="true">[turn]</button>' in html(line(3, "[turn]", kind="heading"))
    assert "<button" not in html(line(3, "[end]", kind="fought"))
    assert html(line(3, "[plain]")) == '<li data-n="3"><p>[plain]</p></li>'
