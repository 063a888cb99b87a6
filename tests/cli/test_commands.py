"""The commands beside play: numbers, records, rules, content; and what is said to somebody who mistypes."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from gonfalon import __version__, cli, games
from gonfalon.arena.play import CAP_ROUNDS
from gonfalon.cli import reports
from gonfalon.core import GonfalonError, is_compiled
from gonfalon.games.contract import Content
from gonfalon.lore.content import Edition
from gonfalon.lore.proofs import Thing


def run(*args: str, code: int = 0) -> str:
    """What a command prints, here and now."""
    result = CliRunner().invoke(cli.app, list(args))
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == code, result.output
    return str(result.output)


def wrong(monkeypatch, capsys, *args: str) -> str:
    """What is said of a command that cannot be carried out."""
    monkeypatch.setattr(sys, "argv", ["gonfalon", *args])
    with pytest.raises(SystemExit) as end:
        cli.main()
    assert end.value.code == 2
    return str(capsys.readouterr().err)


def test_the_version_is_printed():
    assert run("--version") == f"gonfalon {__version__} ({'compiled' if is_compiled() else 'Python'})\n"


def test_sim_prints_a_table():
    shown = run("sim", "tactics", "--bots", "random,random", "--games", "3", "--lang", "en")
    assert "4 games, of" in shown
    assert "95 % interval" in shown


def test_sim_as_json_is_for_programs():
    facts = json.loads(run("sim", "tactics", "--bots", "random,random", "--games", "2", "--seed", "5", "--json"))
    assert facts["games"] == 2
    assert facts["seed"] == 5


@pytest.mark.parametrize(("cap", "rounds"), [(["--cap-rounds", "2"], 2), ([], CAP_ROUNDS)])
def test_a_simulated_game_of_bots_that_do_nothing_ends_with_the_cap(monkeypatch, tmp_path, cap, rounds):
    idle = "def bot(view, ask, rng): return ('end',) if ('end',) in ask.options else ask.options[0]"
    (tmp_path / "idle_bot.py").write_text(idle)
    monkeypatch.syspath_prepend(tmp_path)
    bots = "idle_bot:bot,idle_bot:bot"
    facts = json.loads(run("sim", "nerath", "--bots", bots, "--games", "1", "--json", *cap))
    assert (facts["games"], facts["rounds"]) == (2, rounds)


def test_sim_speaks_french():
    assert "Taux de victoire" in run("sim", "tactics", "--bots", "random,random", "--games", "2", "--lang", "fr")


def test_bench_prints_a_table():
    shown = run("bench", "--seconds", "0.2", "--turns", "1", "--lang", "en")
    assert "Random answers a second, gonfalon" in shown
    assert "clone() inside a phase" in shown
    assert ("are compiled" if is_compiled() else "plain Python") in shown


def test_bench_as_json_is_for_programs():
    facts = json.loads(run("bench", "--seconds", "0.2", "--turns", "1", "--json"))
    speeds = {"answers_per_second", "decisions_per_second", "ratio", "clone_us"}
    assert set(facts) == {"game", "turns", "compiled", *speeds}


def test_bench_compares_search_in_every_game(monkeypatch, tmp_path):
    monkeypatch.setattr(reports, "measured_search", lambda ids, turns, against: {"search": searched(ids, against)})
    shown = run("bench", "--search", "--against", str(tmp_path), "--turns", "2", "--lang", "en")
    assert all(re.search(rf"{game} +│ +200 │ +100 │ +2.00", shown) for game in games.GAMES)
    assert "in 2 turns after a warm-up" in " ".join(shown.split())
    alone = run("bench", "nerath", "--search", "--lang", "fr")
    assert "Itérations par seconde" in alone
    assert "tactics" not in alone
    assert json.loads(run("bench", "nerath", "--search", "--json")) == {"search": {"nerath": {"here": 200}}}


def searched(ids, against):
    return {id: {"here": 200, **({"there": 100, "ratio": 2.0} if against else {})} for id in ids}


@pytest.fixture
def finished(toy_game):
    run("play", "toy", "--seats", "random,random", "--seed", "3", "--save", "end.gfn")
    return "end.gfn"


def test_replay_shows_the_last_board_and_the_places(finished):
    shown = run("replay", finished, "--lang", "en")
    assert "places (" in shown
    assert "1. " in shown
    assert "-1" not in shown


def test_replay_goes_to_any_choice(finished):
    shown = run("replay", finished, "--to", "2", "--log", "--lang", "en")
    assert "After 2 of" in shown
    assert "places (0, 0]" in shown
    assert "1. " not in shown


def test_replay_tells_the_log(finished):
    assert run("replay", finished, "--log").count("  · ") > 5


def test_replay_of_a_game_that_goes_on_keeps_its_secrets(toy_game):
    CliRunner().invoke(cli.app, ["play", "toy", "--seed", "7"], input="1\n")
    assert "hands ((-1, -1, -1], (-1, -1, -1]]" in run("replay", "toy-7.gfn")


def test_rules_are_found_by_id_and_by_words(toy_game):
    assert run("rules", "toy", "toy-trn-01", "--lang", "fr").startswith(
        "TOY-TRN-01 (page\u00a01)\u00a0: À votre tour"
    )
    assert "you run, rob, draw" in run("rules", "toy", "draw", "rob", "--lang", "en")


def test_rules_without_words_are_listed_by_chapter(toy_game):
    assert run("rules", "toy") == "The turn: TOY-TRN-01\n"


@pytest.fixture
def proofs(toy_game, tmp_path):
    return tmp_path


def test_coverage_fails_below_the_least(proofs):
    (proofs / "test_nothing.py").write_text("def test_nothing(): pass\n")
    shown = run("rules", "coverage", "toy", "--min", "95", "--tests", str(proofs), "--lang", "en", code=1)
    assert "Not proved: TOY-TRN-01 On your turn" in shown
    assert "toy: 0 of 1 rules proved (0.0 %)." in shown


def test_coverage_fails_where_a_test_cites_what_is_no_rule(proofs):
    test = "import pytest\n\n@pytest.mark.rule('TOY-TRN-01', 'TOY-TRN-02')\ndef test_turn(): pass\n"
    (proofs / "test_turn.py").write_text(test)
    assert "no rule TOY-TRN-02" in run("rules", "coverage", "toy", "--tests", str(proofs), code=1)


def test_coverage_is_content_with_enough(proofs):
    test = "import pytest\n\n@pytest.mark.rule('TOY-TRN-01')\ndef test_turn(): pass\n"
    (proofs / "test_turn.py").write_text(test)
    assert "1 of 1" in run("rules", "coverage", "toy", "--min", "95", "--tests", str(proofs))


def test_where_lists_the_lines_that_cite_a_rule(proofs):
    (proofs / "test_turn.py").write_text("@pytest.mark.rule('TOY-TRN-01')\ndef test_turn(): pass\n")
    (proofs / "test_more.py").write_text("@pytest.mark.rule('TOY-TRN-011')\ndef test_more(): pass\n")
    shown = run("rules", "where", "toy-trn-01", "--tests", str(proofs), "--lang", "en")
    code, tests = shown.partition("Tests: ")[::2]
    assert code.startswith("TOY-TRN-01 (page 1): On your turn")
    assert re.search(r"bots/toy\.py:\d+: .*TOY-TRN-01", code)
    assert tests.startswith(
        "1 line.\ntest_turn.py:1: @pytest.mark.rule('TOY-TRN-01')\n\nContent: no line cites it."
    )


def test_where_says_if_there_are_no_tests(toy_game):
    shown = run("rules", "where", "TOY-TRN-01", "--lang", "en")
    assert "Tests: there is no folder tests." in shown


THINGS = (
    Thing("card:run", "Run", "Courir"),
    Thing("card:rob", "Rob", "Voler"),
    Thing("card:blank", "", "", False),
)


@pytest.fixture
def printed(proofs, monkeypatch):
    """The toy game lists two cards with a text and one without; a test proves the first one."""
    content = Content(Edition("toy", proofs, {}, lambda contents: []), lambda: THINGS)
    monkeypatch.setattr(games, "printed", lambda game: content if game == "toy" else None)
    (proofs / "test_run.py").write_text("@pytest.mark.proves('card:run', 'card:blank')\ndef test_run(): pass\n")
    return proofs


def test_proofs_lists_what_is_printed_with_its_tests(printed):
    shown = run("rules", "proofs", "toy", "--tests", str(printed), "--lang", "en")
    assert re.search(r"card:run +│ Run +│ 1 test in test_run\.py", shown)
    assert re.search(r"card:rob +│ Rob +│ nothing yet", shown)
    assert "card:blank" not in shown
    assert "toy: 1 of 2 things of the kind “card” proved." in shown
    shown = run("rules", "proofs", "--tests", str(printed), "--lang", "fr")
    assert re.search(r"card:rob +│ Voler +│ rien pour l’instant", shown)
    assert "toy\u00a0: 1 éléments prouvés sur 2" in shown


def test_proofs_is_strict_if_asked(printed):
    run("rules", "proofs", "toy", "--tests", str(printed), "--strict", code=1)
    (printed / "test_rob.py").write_text("@pytest.mark.proves('card:rob')\ndef test_rob(): pass\n")
    run("rules", "proofs", "toy", "--tests", str(printed), "--strict")


def test_proofs_as_json_is_for_programs(printed):
    facts = json.loads(run("rules", "proofs", "toy", "--tests", str(printed), "--json", "--lang", "fr"))["toy"]
    assert facts["things"] == [
        {"id": "card:run", "name": "Courir", "tests": ["test_run.py::test_run"]},
        {"id": "card:rob", "name": "Voler", "tests": []},
    ]
    assert facts["unproved"] == ["card:rob"]
    assert facts["errors"] == []


def test_proofs_fails_where_a_test_proves_what_is_not_printed(printed):
    (printed / "test_more.py").write_text("@pytest.mark.proves('card:rum')\ndef test_rum(): pass\n")
    shown = run("rules", "proofs", "toy", "--tests", str(printed), code=1)
    assert "test_more.py::test_rum: nothing printed is called card:rum; did you mean card:r" in shown


def test_proofs_of_a_game_without_a_list_is_told(printed):
    with pytest.raises(GonfalonError, match="tactics does not list what is printed; these do: toy"):
        run("rules", "proofs", "tactics", "--tests", str(printed))


def test_the_content_of_all_games_is_sound():
    assert run("content", "check", "--lang", "en") == "Everything is sound.\n"


def test_a_pack_is_checked(tmp_path):
    (tmp_path / "dice.toml").write_text('[meta]\ngame = "tactics"\nfile = "dice"\nsource = "open"\ncolour = 3\n')
    shown = run("content", "check", str(tmp_path), "--lang", "en", code=1)
    assert "colour" in shown
    assert "1 problem." in shown


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["play", "tactic"], "There is no game 'tactic'; did you mean 'tactics'?"),
        (["play", "chess"], "There is no game 'chess'; there are: tactics"),
        (["play"], "Which game? There are: tactics"),
        (["play", "tactics", "--seats", "humna,greedy"], "did you mean 'human'?"),
        (["play", "tactics", "--seats", "human,gredy"], "did you mean 'greedy'?"),
        (["play", "tactics", "--seats", "human,human,human,human,human"], "is for 2, 3, 4 seats, not 5"),
        (["play", "tactics", "--seats", ","], "Who plays?"),
        (["play", "tactics", "--mode", "battel"], "tactics has no mode 'battel'; it has: competitive"),
        (["play", "tactics", "--option", "quick"], "not of the form NAME=VALUE"),
        (["play", "tactics", "--option", "ask_often=yes"], "has no option 'ask_often'; it has: ask_always"),
        (["play", "tactics", "--option", "ask_always=maybe"], "may be: no, yes; not 'maybe'"),
        (["play", "tactics", "--orders", "sometimes"], "There is no standing order 'sometimes'"),
        (["play", "tactics", "--lang", "de"], "the languages are en, fr"),
        (["play", "--load", "nowhere.gfn"], "nowhere.gfn: No such file or directory."),
        (["replay", "nowhere.gfn"], "nowhere.gfn: No such file or directory."),
        (["replay", "."], ".: Is a directory."),
        (["sim", "tactics", "--bots", "greedy,randon"], "did you mean 'random'?"),
        (["sim", "immortals", "--bots", "easy,easy,easy", "--cap-rounds", "3"], "immortals ends by its own rules"),
        (["play", "nerath", "--option", "cap_rounds=5"], "nerath has no option 'cap_rounds'"),
        (["rules", "tactics", "TAC-MOV-999"], "has no rule TAC-MOV-999"),
        (["rules", "tactics", "helicopter"], "No rule of tactics has the words “helicopter”."),
        (["rules", "where", "TAC-MOV-021"], "No game has a rule TAC-MOV-021; did you mean TAC-MOV-02?"),
        (["rules", "coverage", "tactic"], "did you mean 'tactics'?"),
        (["rules", "coverage", "--tests", "nowhere"], "There is no folder nowhere"),
        (["content", "check", "nowhere"], "nowhere is not a content pack"),
        (["bench", "tacticz"], "did you mean 'tactics'?"),
        (["bench", "tacticz", "--search"], "did you mean 'tactics'?"),
        (["bench", "--against", "src"], "add --search"),
        (["bench", "--search", "--against", "nowhere"], "not the src folder"),
    ],
)
def test_a_mistake_is_answered_by_a_sentence(monkeypatch, capsys, tmp_path, args, sentence):
    monkeypatch.chdir(tmp_path)
    if "--lang" not in args:
        args = [*args, "--lang", "en"]
    assert sentence in wrong(monkeypatch, capsys, *args)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "This is not a Gonfalon record"),
        ("gonfalon 1\ngame tactics\n", "The record's header lacks: mode, seats, seed, version."),
        ("gonfalon 1\ngame chess\nmode x\nseats 2\nseed 1\nversion 1\n", "There is no game 'chess'"),
        ("gonfalon 1\ngame toy\nmode usual\nseats 2\nseed 1\nversion 0\n", "rules or content have changed since"),
        ("gonfalon 1\ngame toy\nmode usual\nseats 2\nseed 1\nversion 1\n\n0 fly\n", "'0 fly', cannot be played"),
        (
            f"gonfalon 2\ngame toy\nmode usual\nseats 2\nseed 1\nversion 1\n\n! rekey {'f' * 5000}\n",
            "a hexadecimal key of at most 100 digits",
        ),
    ],
)
def test_a_record_that_cannot_be_read_is_a_sentence(monkeypatch, capsys, toy_game, text, sentence):
    Path("bad.gfn").write_text(text)
    assert sentence in wrong(monkeypatch, capsys, "replay", "bad.gfn", "--lang", "en")


def test_a_file_that_is_no_text_is_a_sentence(monkeypatch, capsys, tmp_path):
    (tmp_path / "picture.gfn").write_bytes(b"\x89PNG\xff")
    assert "it is not a text file" in wrong(monkeypatch, capsys, "replay", str(tmp_path / "picture.gfn"))


def test_a_saved_game_of_another_kind_is_refused(monkeypatch, capsys, finished):
    said = wrong(monkeypatch, capsys, "play", "tactics", "--load", finished)
    assert "end.gfn holds a game of toy, not of tactics." in said


def test_the_package_runs_as_a_module():
    shown = subprocess.check_output([sys.executable, "-m", "gonfalon", "--version"], text=True)
    assert shown.startswith(f"gonfalon {__version__} (")
