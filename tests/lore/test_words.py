"""Words in two languages: messages, what happens when one is missing, and French typography."""

import re

import pytest

from gonfalon.lore.words import COMMON, UnknownLanguage, Words, gaps

EN = """
retreat = { $unit } may retreat { $n ->
    [one] 1 space
   *[other] { $n } spaces
}.
hello = Hello
only = Only here
"""
FR = """
retreat = { $unit } peut reculer de { $n } { $n ->
    [one] case
   *[other] cases
}.
hello = Bonjour
"""


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "en.ftl").write_text(EN, encoding="utf-8")
    (tmp_path / "fr.ftl").write_text(FR, encoding="utf-8")
    return tmp_path


def test_a_message_with_facts(folder):
    assert Words([folder], "en")("retreat", unit="Hild", n=2) == "Hild may retreat 2 spaces."
    assert Words([folder], "fr")("retreat", unit="Hild", n=1) == "Hild peut reculer de 1 case."


def test_a_message_without_facts_is_made_once(folder):
    words = Words([folder], "fr")
    assert words("hello") == "Bonjour"
    assert words("hello") is words("hello")


def test_a_missing_message_is_said_in_english_then_as_its_id(folder):
    words = Words([folder], "fr")
    assert words("only") == "Only here"
    assert words("nothing") == "[nothing]"
    assert words("nothing", n=2) == "[nothing]"


def test_whether_a_message_exists(folder):
    words = Words([folder], "fr")
    assert "only" in words
    assert "nothing" not in words


def test_a_later_folder_says_a_message_anew(folder, tmp_path):
    game = tmp_path / "game"
    game.mkdir()
    (game / "en.ftl").write_text("hello = Hail\n")
    words = Words([folder, game], "en")
    assert words("hello") == "Hail"
    assert words("only") == "Only here"


def test_an_unknown_language_is_a_sentence(folder):
    with pytest.raises(UnknownLanguage, match="There are no words in 'de'; the languages are en, fr"):
        Words([folder], "de")


def test_gaps_are_messages_that_one_language_lacks(folder):
    assert gaps(folder) == ["fr.ftl lacks only."]


def test_gaps_name_lines_that_are_not_fluent(folder):
    (folder / "fr.ftl").write_text(FR + "only = Ici\nbroken line\n")
    assert gaps(folder) == ["fr.ftl: this is not Fluent: broken line"]


def test_the_common_words_have_no_gaps():
    assert gaps(COMMON) == []


@pytest.mark.parametrize(
    ("lang", "start"), [("en", "Gonfalon is an unofficial"), ("fr", "Gonfalon est une adaptation")]
)
def test_the_game_says_that_it_is_unofficial(lang, start):
    assert Words([COMMON], lang)("unofficial").startswith(start)


def test_french_keeps_signs_with_their_word():
    french = (COMMON / "fr.ftl").read_text(encoding="utf-8")
    messages = [re.sub(r"\{[^{}]*\}", "…", line) for line in french.splitlines() if not line.startswith("#")]
    assert [line for line in messages if re.search(r"[^\u202f\u00a0][;:!?»]|«[^\u202f\u00a0]", line)] == []
