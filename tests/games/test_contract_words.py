"""What every game says: each question, option and fact has its words in both languages, and they read well."""

from __future__ import annotations

from random import Random

import pytest

from games.positions import LANGUAGES, positions, records, words
from games.speech import MISSING_WORD, badly_set, faults, handed, lines, message_ids
from gonfalon import games
from gonfalon.core import Match, Setup
from gonfalon.core.game import COMMON_OPTIONS
from gonfalon.core.record import Record
from gonfalon.games.contract import Tell
from gonfalon.lore.words import Words, gaps

EACH = pytest.mark.parametrize("game", games.GAMES)
BOTH = pytest.mark.parametrize("lang", LANGUAGES)
OPTIONS_TOLD = 3
"""How many options of a question are put into words."""
STEP = 20
"""Every how many choices of a recorded game its question is put into words."""


def dashed(name: str) -> str:
    return name.replace("_", "-")


def missing(game: str, lang: str, ids: list[str]) -> list[str]:
    """Those that a language has no words for; English does not stand in."""
    return [id for id in ids if not words(game, lang).bundles[0].has_message(id)]


# ------------------------------------------------- what the rules ask and tell


@BOTH
@EACH
def test_every_question_verb_and_fact_has_its_words(game, lang):
    folder = games.folder(game)
    asked, told = handed(folder, "Ask", 1), handed(folder, "tell", 0)
    assert asked
    assert told
    wanted = [
        *(f"prompt-{dashed(what)}" for what in sorted(asked)),
        *(f"option-{dashed(verb)}" for verb in games.find(game).verbs.table),
        *(f"fact-{dashed(fact)}" for fact in sorted(told)),
    ]
    assert missing(game, lang, wanted) == []


@EACH
def test_the_facts_of_the_rules_can_be_told_and_no_others(game):
    told = handed(games.folder(game), "tell", 0)
    assert told == set(games.tell(game).told)


@EACH
def test_there_are_no_words_for_options_that_nobody_has(game):
    options = {f"option-{dashed(verb)}" for verb in games.find(game).verbs.table}
    assert {id for id in message_ids(games.folder(game)) if id.startswith("option-")} == options


@EACH
def test_the_words_have_no_gaps(game):
    assert gaps(games.folder(game) / "words") == []


@BOTH
@EACH
def test_the_game_its_modes_lessons_and_table_options_have_their_words(game, lang):
    found, known = games.find(game), words(game, lang)
    modes = [id for mode in found.modes for id in (f"mode-{mode}", f"mode-{mode}-blurb")]
    lessons = [f"lesson-{each.id}{end}" for each in found.lessons for end in ("", "-task", "-done")]
    options = [name for mode in found.modes for name in found.options_of(mode) if name not in COMMON_OPTIONS]
    named = [f"table-option-{dashed(name)}" for name in dict.fromkeys(options)]
    assert missing(game, lang, ["title", "blurb", *modes, *lessons, *named]) == []
    for mode, seats in ((each.id, each.seats) for each in found.modes.values()):
        sides = [games.tell(game).side(known, mode, seat) for seat in range(max(seats))]
        assert len(set(sides)) == len(sides)
        assert [(side, wrong) for side in sides if (wrong := faults(lang, side))] == []


# ----------------------------------------------------------------- typography


@EACH
def test_french_is_set_with_its_own_spaces_and_apostrophes(game):
    assert badly_set(games.folder(game)) == []


@EACH
def test_english_has_real_apostrophes_too(game):
    assert [line for line in lines(games.folder(game), "en") if "'" in line] == []


# --------------------------------------------------------------- recorded games


@BOTH
@EACH
def test_recorded_games_are_told_without_a_missing_word(game, lang):
    said = [text for record in records(game) for text in told(game, words(game, lang), record)]
    assert said
    assert [(text, wrong) for text in dict.fromkeys(said) if (wrong := faults(lang, text))] == []


def told(game: str, known: Words, record: Record) -> list[str]:
    """Everything that is said in a recorded game: to those who are asked, then to everybody who may read on."""
    found, tell, rng = games.find(game), games.tell(game), Random(1)
    match, said = Match(found, record.setup), []
    for number, choice in enumerate(record.choices):
        seat, _, text = choice.partition(" ")
        if number % STEP == 0:
            said += asked(tell, known, match, rng)
        match.play(int(seat), found.verbs.parse(text))
    for readers in ([0], [], range(match.setup.seats)):
        view = match.view(readers)
        said += filter(None, (tell.fact(known, view, fact) for fact in view.log))
        said += [tell.title(known, view), *(tell.seat(known, view, seat) for seat in range(match.setup.seats))]
        said += [tell.ending(known, view)] if view.over else []
    return said


def asked(tell: Tell, known: Words, match: Match, rng: Random) -> list[str]:
    """What those who are asked read: the question, and some of the options with their notes."""
    said = []
    for seat, ask in match.asks.items():
        view = match.view([seat], since=len(match.log))
        options = list(ask.options)
        shown = rng.sample(options, min(len(options), OPTIONS_TOLD))
        said += [tell.prompt(known, view, seat), tell.title(known, view)]
        said += [tell.option(known, view, option) for option in shown]
        said += filter(None, (tell.note(known, view, option) for option in shown))
    return said


# ------------------------------------------------------------ what is not offered


@BOTH
@EACH
def test_an_option_that_is_not_offered_has_words_too(game, lang):
    """Somebody points at it and asks why it cannot be chosen: at any time, and as a spectator too."""
    found, tell, known = games.find(game), games.tell(game), words(game, lang)
    starts = [Match(found, Setup(mode.id, mode.seats[0], 1)) for mode in found.modes.values()]
    for view in (match.view(seats) for match in (*starts, *positions(game)) for seats in ([0], [])):
        offered = {option[0] for ask in view.asks.values() for option in ask.options}
        for verb, kinds in found.verbs.table.items():
            if verb not in offered:
                option = (verb, *(0 for _ in kinds))
                assert MISSING_WORD.findall(tell.option(known, view, option)) == [], option
