"""The rule catalogue: citing, searching, and counting which rules the tests prove."""

from pathlib import Path

import pytest

from gonfalon import games
from gonfalon.lore.content import ContentError
from gonfalon.lore.rules import Rule, UnknownRule, coverage, load_file, proving_tests

GAME = '[game]\nid = "joust"\nplayers = [2, 4]\nmodes = ["tourney", "melee"]\n'
RULES = [
    ("JOU-MOV-01", "all", "play", "A knight moves two spaces.", "Un chevalier avance de deux cases."),
    ("JOU-MOV-02", "tourney", "play", "A forest stops a knight.", "Une forêt arrête un chevalier."),
    ("JOU-MOV-03", "melee", "play", "In a mêlée knights may pass.", "En mêlée, on peut passer."),
    ("JOU-CMP-01", "all", "component", "There are 8 knights.", "Il y a 8 chevaliers."),
    ("JOU-CMP-02", "all", "physical", "Sit around the table.", "Asseyez-vous autour de la table."),
]


def written(path: Path, modes: dict[str, str] | None = None) -> Path:
    text = GAME
    for id, mode, kind, en, fr in RULES:
        mode = (modes or {}).get(id, mode)
        text += f'[[rule]]\nid = "{id}"\npage = 1\nsection = "Rules"\nmodes = ["{mode}"]\nkind = "{kind}"\n'
        text += f'en = "{en}"\nfr = "{fr}"\n'
    (path / "rules.toml").write_text(text, encoding="utf-8")
    return path / "rules.toml"


@pytest.fixture
def catalogue(tmp_path):
    return load_file(written(tmp_path))


def test_a_rule_is_cited_by_its_id(catalogue):
    rule = catalogue.cite("JOU-MOV-02")
    assert rule.text("en") == "A forest stops a knight."
    assert rule.text("fr") == "Une forêt arrête un chevalier."


def test_chapter_and_reading_are_told_in_the_language_asked_for():
    rule = Rule("JOU-MOV-01", 1, "Moving", ("all",), "play", "A.", "B.", "Avancer", "Decided.", "Décidé.")
    assert (rule.chapter("en"), rule.reading("en")) == ("Moving", "Decided.")
    assert (rule.chapter("fr"), rule.reading("fr")) == ("Avancer", "Décidé.")


def test_what_is_not_translated_is_told_in_english(catalogue):
    assert catalogue.cite("JOU-MOV-01").chapter("fr") == "Rules"
    assert catalogue.cite("JOU-MOV-01").reading("fr") == ""


def test_search_looks_into_the_chapter_in_the_language_asked_for():
    catalogue = games.book("tactics")
    assert "TAC-CMP-03" in [rule.id for rule in catalogue.search("matériel", "fr")]
    assert catalogue.search("matériel", "en") == []


def test_an_unknown_id_is_answered_with_near_ones(catalogue):
    with pytest.raises(
        UnknownRule, match=r"The catalogue of joust has no rule JOU-MVO-02; did you mean JOU-MOV-02"
    ):
        catalogue.cite("JOU-MVO-02")


def test_an_id_near_to_nothing(catalogue):
    with pytest.raises(UnknownRule, match=r"has no rule xyz\.$"):
        catalogue.cite("xyz")


def test_search_ignores_accents_and_case_and_ranks_by_words_found(catalogue):
    assert catalogue.search("FORET chevalier", "fr")[0].id == "JOU-MOV-02"
    assert catalogue.search("FORET dragon", "fr") == []  # all of the words, not any
    assert [rule.id for rule in catalogue.search("melee", "en")] == ["JOU-MOV-03"]
    assert catalogue.search("dragon", "en") == []


def test_search_finds_beginnings_of_words_after_whole_words(catalogue):
    assert [rule.id for rule in catalogue.search("knight", "en")] == [
        "JOU-MOV-01",
        "JOU-MOV-02",
        "JOU-MOV-03",
        "JOU-CMP-01",
    ]


def test_rules_of_some_modes_include_those_of_all(catalogue):
    assert [rule.id for rule in catalogue.of_modes(["melee"])] == [
        "JOU-MOV-01",
        "JOU-MOV-03",
        "JOU-CMP-01",
        "JOU-CMP-02",
    ]


def test_a_mode_that_does_not_exist_is_a_mistake(tmp_path):
    with pytest.raises(
        ContentError, match='rule "JOU-MOV-02", field modes: there is no mode tourny; did you mean tourney'
    ):
        load_file(written(tmp_path, modes={"JOU-MOV-02": "tourny"}))


TESTS = """
import pytest

@pytest.mark.rule("JOU-MOV-01", "JOU-MOV-02")
def test_moves(): ...

@pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("JOU-MOV-03"))])
def test_passing(n): ...

@pytest.mark.rule("JOU-CMP-01")
def not_a_test(): ...

class TestRiding:
    pytestmark = [pytest.mark.slow, pytest.mark.rule("JOU-MOV-01")]

    @pytest.mark.rule("JOU-MOV-99")
    async def test_ride(self): ...
"""


@pytest.fixture
def proofs(tmp_path):
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "test_moves.py").write_text(TESTS)
    (tmp_path / "other.py").write_text('@pytest.mark.rule("JOU-CMP-01")\ndef test_nothing(): ...\n')
    return tmp_path


def test_coverage_lists_the_tests_of_each_rule(catalogue, proofs):
    assert coverage(catalogue, proofs, ["tourney"]).tests == {
        "JOU-MOV-01": ["sub/test_moves.py::test_moves", "sub/test_moves.py::TestRiding::test_ride"],
        "JOU-MOV-02": ["sub/test_moves.py::test_moves"],
        "JOU-MOV-03": ["sub/test_moves.py::test_passing"],
    }


def test_coverage_counts_only_provable_rules_of_the_modes_named(catalogue, proofs):
    tourney = coverage(catalogue, proofs, ["tourney"])
    assert [rule.id for rule in tourney.counted] == ["JOU-MOV-01", "JOU-MOV-02", "JOU-CMP-01"]
    assert [rule.id for rule in tourney.unproved] == ["JOU-CMP-01"]
    assert tourney.summary == "2 of 3 rules proved"
    assert coverage(catalogue, proofs, []).summary == "1 of 2 rules proved"


def test_coverage_reports_unknown_ids(catalogue, proofs):
    (error,) = coverage(catalogue, proofs, ["tourney"]).errors
    test, _, sentence = error.partition(": ")
    assert test == "sub/test_moves.py::TestRiding::test_ride"
    assert sentence.startswith("The catalogue of joust has no rule JOU-MOV-99; did you mean JOU-MOV-0")


def test_a_mark_on_the_module_holds_for_all_its_tests(catalogue, tmp_path):
    (tmp_path / "test_all.py").write_text(
        'pytestmark = pytest.mark.rule("JOU-CMP-01")\ndef test_a(): ...\ndef test_b(): ...\n'
    )
    tests = coverage(catalogue, tmp_path, ["melee"]).tests
    assert tests == {"JOU-CMP-01": ["test_all.py::test_a", "test_all.py::test_b"]}


def test_ids_that_are_not_plain_strings_are_reported(catalogue, tmp_path):
    (tmp_path / "test_all.py").write_text("@pytest.mark.rule(*IDS)\ndef test_a(): ...\n")
    (error,) = coverage(catalogue, tmp_path, ["melee"]).errors
    assert "has no rule *IDS" in error


def test_the_catalogue_of_tactics_is_well_formed():
    catalogue = games.book("tactics")
    assert catalogue.modes == ("competitive", "competitive-team", "battle", "battle-team", "solo", "coop")
    assert len(catalogue.rules) == 541


def test_rules_of_other_games_may_be_cited_beside(catalogue, tmp_path):
    other = games.book("nerath")
    (tmp_path / "test_all.py").write_text('@pytest.mark.rule("JOU-CMP-01", "NER-MOD-09")\ndef test_a(): ...\n')
    assert len(coverage(catalogue, tmp_path, ["melee"]).errors) == 1
    assert coverage(catalogue, tmp_path, ["melee"], [other]).errors == []


def test_the_tests_of_each_rule_are_known(proofs, tmp_path):
    found = proving_tests(proofs)
    assert "sub/test_moves.py::TestRiding::test_ride" in found["JOU-MOV-99"]
    assert proving_tests(tmp_path / "nowhere") == {}
