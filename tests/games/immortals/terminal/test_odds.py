"""`gonfalon odds immortals`: what it prints, draws and refuses."""

from __future__ import annotations

import json
import re
import sys
from io import StringIO
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.console import Console
from typer.testing import CliRunner

import png
from games.immortals.table import GREEN, Table
from gonfalon import cli, games
from gonfalon.cli.person import Person
from gonfalon.cli.speech import Speech
from gonfalon.games.immortals import GAME
from gonfalon.lore.words import COMMON, Words

SVG = "{http://www.w3.org/2000/svg}"
KNOWN = ("--tray", "2 green", "--shelves", "red / / blue")


def run(*args: str, code: int = 0) -> str:
    result = CliRunner().invoke(cli.app, ["odds", "immortals", *args])
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == code, result.output
    return re.sub(r"\s+", " ", result.output)


def wrong(monkeypatch, capsys, *args: str) -> str:
    monkeypatch.setattr(sys, "argv", ["gonfalon", "odds", "immortals", *args])
    with pytest.raises(SystemExit) as end:
        cli.main()
    assert end.value.code == 2
    return str(capsys.readouterr().err)


def attack(*args: str, code: int = 0) -> str:
    return run(*args, "--lang", "en", code=code)


@pytest.fixture
def few_games(monkeypatch):
    monkeypatch.setattr("gonfalon.games.immortals.bots.odds_average.GAMES", 12)


def test_an_attack_is_told_as_tables():
    shown = attack("--attack", "2", "--defend", "1", "--tray", "", "--shelves", "//")
    assert "Red attacks with 2 armies, Blue defends with 1; the inhabitants are neutral" in shown
    assert "The attacker wins │" in shown
    assert "A tie: nobody is left │" in shown
    assert re.search(r"│ 2 armies +│ \d+\.\d % │ 1 army +│ \d+\.\d % │", shown)
    assert re.search(r"lost to limbo on average: \d\.\d by the attacker, \d\.\d by the defender", shown)
    assert "Exact: every way in which the cubes can fall." in shown


def test_an_unoccupied_region_is_taken_or_not():
    shown = attack("--attack", "3", "--defend", "0", "--inhabitants", "against", *KNOWN)
    assert "Red attacks with 3 armies, an unoccupied region; the inhabitants are against the attacker" in shown
    assert "The attack is repelled │" in shown
    assert "tie" not in shown
    assert "defender" not in shown


def test_inhabitants_who_win_alone_are_worth_a_word():
    args = "--attack", "1", "--defend", "1", "--tray", "3 green", "--shelves", "//"
    assert "the inhabitants win alone, and no army is left to hold the region" in attack(
        *args, "--inhabitants", "for"
    )
    assert "win alone" not in attack(*args)


def test_many_cubes_are_thrown_and_the_error_is_stated(monkeypatch):
    shown = attack("--attack", "9", "--defend", "6", "--tray", "2 green", "--shelves", "2 red / green / 2 blue")
    assert "Drawn from 20,000 throws; standard error of the chance to win: 0." in shown


def test_without_a_tower_the_average_is_told(few_games):
    shown = attack("--attack", "4", "--defend", "3", "--inhabitants", "for", "--players", "5")
    assert "The average of 96 towers of games with 5 players, after set-up and after each of the seven" in shown


def test_an_attack_is_told_in_french(few_games):
    args = "--attack", "2", "--defend", "1", "--inhabitants", "pour", "--tray", "2 verts, jaune", "--lang", "fr"
    shown = run(*args)
    assert "Rouge attaque avec 2 armées, Bleu défend avec 1 ; les habitants sont pour l’attaquant" in shown
    assert "La moyenne de 96 tours de parties à 4 joueurs" in shown
    assert re.search(r"\d,\d\s%", shown)


def test_json_of_an_attack_is_for_programs():
    facts = json.loads(attack("--attack", "2", "--defend", "2", "--inhabitants", "against", *KNOWN, "--json"))
    assert facts["win"] + facts["tie"] + facts["lose"] == pytest.approx(1)
    assert facts["conquest"] == pytest.approx(1 - facts["attackers_left"][0])
    assert sum(facts["defenders_left"]) == pytest.approx(1)
    assert (facts["exact"], facts["error"], facts["towers"], facts["samples"]) == (True, 0, 1, 0)


def test_an_attack_is_drawn(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert "The picture is in odds.svg." in attack("--attack", "2", "--defend", "1", *KNOWN, "--plot", "odds.svg")
    texts = [text.text for text in ElementTree.parse("odds.svg").iter(f"{SVG}text")]
    assert "Left of the attackers" in texts
    assert [text for text in texts if text in ("0", "1", "2", "3")] == ["0", "1", "2", "3", "0", "1", "2"]
    attack("--attack", "2", "--defend", "0", *KNOWN, "--plot", "odds.png")
    assert png.size(Path("odds.png").read_bytes())[0] == 880


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--defend", "3"], "Say a number from 1 to 43, for instance --attack 4."),
        (["--attack", "0", "--defend", "3"], "for instance --attack 4."),
        (["--attack", "4"], "Say a number from 0 to 43, for instance --defend 4."),
        (["--attack", "4 red", "--defend", "3"], "How many armies?"),
        (["--attack", "44", "--defend", "3"], "How many armies?"),
        (["--attack", "4", "--defend", "-3"], "How many armies?"),
        (["--attack", "4", "--defend", "3", "--inhabitants", "agaist"], "did you mean “against”?"),
        (["--attack", "4", "--defend", "3", "--inhabitants", "xyz"], "there are: for, neutral, against"),
        (["--attack", "4", "--defend", "3", "--tray", "2 rde"], "did you mean “Red”?"),
        (["--attack", "4", "--defend", "3", "--tray", "white"], "there are: Red, Blue, Yellow, Violet, Green"),
        (["--attack", "4", "--defend", "3", "--tray", "21 green"], "there are only 20 cubes, not 21"),
        (["--attack", "4", "--defend", "3", "--tray", "40 red"], "Red: there are only 43 cubes, not 44"),
        (["--attack", "4", "--defend", "3", "--shelves", "red"], "The tower has 3 shelves"),
        (
            ["--attack", "4", "--defend", "3", "--shelves", "8 red//"],
            "Upper shelf: no more than 7 cubes lie there",
        ),
    ],
)
def test_an_attack_that_cannot_be_is_refused_in_a_sentence(monkeypatch, capsys, args, said):
    assert said in wrong(monkeypatch, capsys, *args, "--lang", "en")


def test_refusals_of_attacks_are_in_french_too(monkeypatch, capsys):
    args = "--attack", "4", "--defend", "3", "--shelves", "8 rouges//", "--lang", "fr"
    shown = wrong(monkeypatch, capsys, *args)
    assert shown == "Étagère haute\u00a0: 7 cubes au plus y restent, pas 8.\n"


def test_the_odds_of_attacks_are_compared_with_the_game(monkeypatch):
    monkeypatch.setattr("gonfalon.games.immortals.terminal.odds.MATCH_UPS", 3)
    shown = attack("--check", "--battles", "150")
    assert "3 match-ups, 150 battles of each: no chance is more than" in shown
    assert "attacks with" in shown


def test_a_check_of_attacks_that_fails_says_so(monkeypatch):
    monkeypatch.setattr("gonfalon.games.immortals.terminal.odds.MATCH_UPS", 2)
    monkeypatch.setattr("gonfalon.games.immortals.bots.attacks.allowed_gap", lambda attacks: 0.0001)
    assert "only 0.01 are allowed" in attack("--check", "--battles", "50", code=1)


def test_the_terminal_tells_the_odds_beside_each_attack_that_may_be_chosen():
    table = Table(
        armies={0: {"light:mountainhome": 4}, 1: {"light:eagle_stair": 2}},
        plan={0: {"L3": "eagle_stair"}, 1: {"L1": "blank"}},
        tray={GREEN: 2},
    )
    table.play("turn_up L3")
    shown = StringIO()
    words = Words([COMMON, games.folder("immortals") / "words"], "en")
    view = table.match.view([0])
    person = Person(
        Speech(GAME, words, games.tell("immortals"), games.terminal("immortals"), Console(file=shown, width=200)),
        view,
        view.asks[0],
        lambda option: None,
    )
    person.offer(person.options)
    assert "% to take the region" not in shown.getvalue()
    person.understand("eagle stair")
    assert re.findall(r"Attack .*: (\d) .* · (?:about )?\d+% to take the region", shown.getvalue()) == [
        "1",
        "2",
        "3",
    ]
