"""The chronicle of every recorded game, in every mode: its numbers are those of the record, and it is drawn."""

from __future__ import annotations

from functools import cache

import pytest

from gonfalon import games
from gonfalon.core import Match
from gonfalon.core.record import read, replay
from gonfalon.games.immortals.tell.names import SCORED_FOR
from gonfalon.games.nerath.codes import face_of
from gonfalon.games.nerath.state import Nerath
from gonfalon.games.tactics.rules import scoring
from gonfalon.lore.chronicle import Chronicle, Story, lines, story_of
from gonfalon.web.seen.past import moves_of
from gonfalon.web.seen.voice import voice_of
from gonfalon.web.site.history import end_text

DEMOS = [(game, name) for game in games.GAMES for name in games.demos(game)]
SCORED = [name for name in games.demos("tactics") if not name.startswith(("solo", "coop"))]
EACH = pytest.mark.parametrize(("game", "name"), DEMOS, ids=[f"{game}-{name}" for game, name in DEMOS])


@cache
def recorded(game: str, name: str):
    record = read(games.demos(game)[name].read_text(encoding="utf-8"))
    return record, replay(games.find(game), record)


@cache
def told(game: str, name: str, lang: str = "en") -> tuple[Story, Chronicle]:
    record, match = recorded(game, name)
    voice = voice_of(game, lang)
    assert voice.tell.chronicle is not None
    story = story_of(Match(voice.game, record.setup), moves_of(match), voice.tell.counted)
    return story, voice.tell.chronicle(voice.words, story)


@EACH
def test_places_are_the_result_and_every_side_is_there(game, name):
    _, match = recorded(game, name)
    _, chronicle = told(game, name)
    assert chronicle.places == sorted(chronicle.places)
    assert set(chronicle.places) == set(match.result)
    assert len(set(chronicle.sides)) == len(chronicle.sides) == len(chronicle.names)


@EACH
def test_shares_add_up_to_the_points_and_lines_end_there(game, name):
    _, chronicle = told(game, name)
    for n, points in enumerate(chronicle.points):
        assert sum(share.values[n] for share in chronicle.shares) == points
    if chronicle.points:
        assert [line[-1] for line in chronicle.timelines[0].values] == list(chronicle.points)
    for line in chronicle.timelines:
        assert {len(values) for values in line.values} == {len(chronicle.rounds)}, line.name


@EACH
def test_the_story_is_that_of_the_record(game, name):
    _, match = recorded(game, name)
    story, chronicle = told(game, name)
    assert story.end.over
    assert story.end.log == match.view(range(match.setup.seats)).log
    numbers = [match.game.round(view.state) for view in story.rounds]
    assert numbers == sorted(numbers)
    for memory in chronicle.memories:
        assert -1 <= memory.line < len(match.log)


@pytest.mark.parametrize("lang", ["en", "fr"])
@EACH
def test_it_is_said_and_drawn_in_both_languages(game, name, lang):
    record, match = recorded(game, name)
    _, chronicle = told(game, name, lang)
    voice = voice_of(game, lang)
    text = end_text(voice, Match(voice.game, record.setup), moves_of(match), match.view([]))
    assert voice.outcome(match.view([])) in text
    for side in chronicle.names:
        assert side in text
    assert "style=" not in text
    for line in (*lines(voice.words, chronicle), text):
        assert "[end-" not in line


@pytest.mark.parametrize("name", games.demos("nerath"))
def test_nerath_counts_dice_and_losses_of_the_log(name):
    _, match = recorded("nerath", name)
    _, chronicle = told("nerath", name)
    g: Nerath = match.state
    assert list(chronicle.points) == [g.points[realm] for realm in chronicle.sides]
    volleys = [args for fact, args, *_ in match.log if fact == "rolled" and args[1] <= 1]
    dice = sum(len(args) - 2 for args in volleys if args[0] in chronicle.sides)
    hits = sum(face_of(face)[1] >= 6 for args in volleys if args[0] in chronicle.sides for face in args[2:])
    (luck,) = chronicle.luck
    assert sum(luck.had) <= hits  # against some Guardians a hero needs more than a 6
    assert 0 < sum(luck.expected) < dice


@pytest.mark.parametrize("name", games.demos("immortals"))
def test_immortals_counts_attacks_and_what_was_scored(name):
    _, match = recorded("immortals", name)
    _, chronicle = told("immortals", name)
    attacks = [args[0] for fact, args, *_ in match.log if fact == "attacked"]
    (luck,) = chronicle.luck
    assert sum(luck.had) <= len(attacks)
    assert 0 < sum(luck.expected) < len(attacks)
    for n, what in enumerate(SCORED_FOR):
        scored = [args for fact, args, *_ in match.log if fact == "scored"]
        by_side = [sum(args[1 + n] for args in scored if args[0] == seat) for seat in chronicle.sides]
        assert list(chronicle.shares[n].values) == by_side, what


@pytest.mark.parametrize(
    "name", [name for name in games.demos("tactics") if not name.startswith(("solo", "coop"))]
)
def test_tactics_gives_the_points_of_the_rulebook(name):
    _, match = recorded("tactics", name)
    _, chronicle = told("tactics", name)
    assert list(chronicle.points) == [scoring.points(match.state, seat) for seat in chronicle.sides]
