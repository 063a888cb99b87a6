"""`gonfalon odds`: what it prints, draws and refuses."""

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


def run(*args: str, code: int = 0, game: str = "nerath") -> str:
    result = CliRunner().invoke(cli.app, ["odds", game, *args])
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == code, result.output
    return re.sub(r"\s+", " ", result.output)


def wrong(monkeypatch, capsys, *args: str) -> str:
    monkeypatch.setattr(sys, "argv", ["gonfalon", "odds", *args])
    with pytest.raises(SystemExit) as end:
        cli.main()
    assert end.value.code == 2
    return str(capsys.readouterr().err)


def test_a_battle_is_told_as_tables():
    shown = run("--attack", "fighter", "--defend", "1 castle", "--lang", "en")
    assert "Fighter against Castle" in shown
    assert "The attacker wins │ 14.3 %" in shown
    assert "The attacker retreats" not in shown
    assert "│ nothing │ 85.7 % │ nothing │ 14.3 % │" in shown
    assert "Gold lost on average: 1.71 by the attacker, 0 by the defender. A battle takes 1.1 rounds." in shown
    assert "Exact, if" in shown


def test_a_battle_is_told_in_french():
    shown = run("--attack", "2 Fantassins", "--defend", "château", "--lang", "fr")
    assert "2 × Fantassin contre Château" in shown
    assert "L’attaquant gagne" in shown
    assert re.search(r"\d,\d\s%", shown)


@pytest.mark.parametrize(
    "force",
    [
        "3 siege_engine, 1 wizard",
        "3 Siege Engines + wizard",
        "3x siege engine,sorcier",
        "2 engins de siège, Engin de Siege, Sorciers",
    ],
)
def test_pieces_may_be_written_in_many_ways(force):
    assert "3 × Siege Engine, Wizard against Castle" in run(
        "--attack", force, "--defend", "castle", "--lang", "en"
    )


def test_a_sea_battle_and_a_retreat():
    shown = run("--attack", "2 warship, monster", "--defend", "warship", "--sea", "--retreat", "1", "--lang", "en")
    assert "The attacker retreats" in shown
    assert "Monster, Warship │" in shown


def test_a_dungeon_names_the_guardians_left():
    shown = run("--attack", "2 fighter, wizard", "--dungeon", "medusa, Troll", "--lang", "en")
    assert "against Medusa, Troll" in shown
    assert "│ Medusa │" in shown


def test_json_is_for_programs():
    facts = json.loads(run("--attack", "fighter", "--defend", "castle", "--json"))
    assert facts["win"] == pytest.approx(1 / 7)
    assert facts["exact"] is True
    assert facts["attackers_left"][0] == {"left": {"fighter": 1}, "chance": pytest.approx(1 / 7)}


def test_very_large_battles_say_that_they_are_sampled():
    assert "10,000 sample battles" in run(
        "--attack", "90 footsoldier", "--defend", "90 footsoldier", "--lang", "en"
    )


def test_the_odds_are_drawn(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    shown = run("--attack", "3 footsoldier", "--defend", "fighter", "--plot", "odds.svg", "--lang", "en")
    assert "The picture is in odds.svg." in shown
    texts = [text.text for text in ElementTree.parse("odds.svg").iter(f"{SVG}text")]
    assert "3 × Footsoldier against Fighter" in texts
    assert [text for text in texts if text in ("0", "1", "2", "3")] == ["0", "1", "2", "3", "0", "1"]
    run("--attack", "3 footsoldier", "--defend", "fighter", "--plot", "odds.png")
    assert png.size(Path("odds.png").read_bytes())[0] == 880


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--attack", "footsoldeir", "--defend", "castle"], "perhaps “Footsoldier” is meant"),
        (["--attack", "zzz", "--defend", "castle"], "there are: Footsoldier, Siege Engine"),
        (["--attack", "12", "--defend", "castle"], "There is no “12”"),
        (["--attack", "castle", "--defend", "castle"], "only as defenders. (NER-UNI-11)"),
        (["--attack", "warship", "--defend", "castle"], "no part in land battles. (NER-UNI-21)"),
        (["--attack", "monster", "--defend", "warship", "--sea"], "at most 2 land pieces at a time. (NER-SEA-02)"),
        (["--defend", "castle"], "Who attacks?"),
        (["--attack", "0 fighter", "--defend", "castle"], "Who attacks?"),
        (["--attack", "fighter"], "Who is attacked?"),
        (["--attack", "fighter", "--dungeon", "trol"], "perhaps “Troll” is meant"),
        (["--attack", "monster", "--dungeon", "troll"], "(NER-MOV-15)"),
        (["--attack", "fighter", "--dungeon", "troll", "--sea"], "neither with --defend nor with --sea"),
        (
            ["--attack", "999999999 fighter", "--defend", "castle"],
            "999999999 pieces are more than anybody has: 120",
        ),
        (["--attack", "fighter", "--defend", "castle", "--plot", "odds.gif"], "ends in .svg or .png"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(monkeypatch, capsys, args, said):
    assert said in wrong(monkeypatch, capsys, "nerath", *args, "--lang", "en")


def test_refusals_are_in_french_too(monkeypatch, capsys):
    castle = wrong(monkeypatch, capsys, "nerath", "--attack", "castle", "--defend", "castle", "--lang", "fr")
    assert castle == "Les Châteaux ne participent à une bataille qu’en défense. (NER-UNI-11)\n"


def test_there_are_odds_of_two_games_only(monkeypatch, capsys):
    assert "only of nerath, immortals" in wrong(monkeypatch, capsys, "tactics", "--lang", "en")


def test_the_odds_are_held_against_battles():
    shown = run("--check", "--battles", "400", "--lang", "en")
    assert "50 match-ups, 400 battles of each: no chance is more than" in shown
    assert "15 are allowed" in shown


def test_a_check_that_fails_says_so(monkeypatch):
    monkeypatch.setattr("gonfalon.arena.battles.allowed_gap", lambda battles: 0.0001)
    shown = run("--check", "--battles", "100", "--lang", "en", code=1)
    assert "only 0.01 are allowed" in shown


def test_the_game_itself_may_fight_the_battles_of_a_check(monkeypatch):
    monkeypatch.setattr("gonfalon.cli.odds.MATCH_UPS", 3)
    fought: list[int] = []

    def simulate(*args):
        raise AssertionError("the battles are not fought by the game")

    monkeypatch.setattr("gonfalon.arena.battles.simulate", simulate)
    monkeypatch.setattr("gonfalon.cli.forces.BY_ENGINE", 30)
    monkeypatch.setattr("gonfalon.arena.by_rules.fight", counted(fought))
    shown = run("--check", "--engine", "--lang", "en")
    assert "3 match-ups, 30 battles of each: no chance is more than" in shown
    assert "every battle ends as where a million are fought at once" in shown
    assert len(fought) == 90


def test_a_battle_of_the_game_that_ends_otherwise_fails_the_check(monkeypatch):
    monkeypatch.setattr("gonfalon.cli.odds.MATCH_UPS", 2)
    monkeypatch.setattr("gonfalon.arena.by_rules.otherwise", lambda match_up, done: 1)
    shown = run("--check", "--engine", "--battles", "20", "--lang", "en", code=1)
    assert "2 battles end otherwise" in shown


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["nerath", "--attack", "fighter", "--tray", "red"], "--tray is an option of immortals only."),
        (["nerath", "--attack", "fighter", "--players", "4"], "--players is an option of immortals only."),
        (["immortals", "--attack", "4", "--defend", "3", "--sea"], "--sea is an option of nerath only."),
        (
            ["immortals", "--attack", "4", "--defend", "3", "--retreat", "0"],
            "--retreat is an option of nerath only.",
        ),
    ],
)
def test_options_of_the_other_game_are_refused(monkeypatch, capsys, args, said):
    assert said in wrong(monkeypatch, capsys, *args, "--lang", "en")


# ------------------------------------------------------------------ Immortals

KNOWN = ("--tray", "2 green", "--shelves", "red / / blue")


def attack(*args: str, code: int = 0) -> str:
    return run(*args, "--lang", "en", game="immortals", code=code)


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
    assert "inhabitants win alone: no army is left to hold the region" in attack(*args, "--inhabitants", "for")
    assert "win alone" not in attack(*args)


def test_many_cubes_are_thrown_and_the_error_is_stated(monkeypatch):
    shown = attack("--attack", "9", "--defend", "6", "--tray", "2 green", "--shelves", "2 red / green / 2 blue")
    assert "Drawn from 20,000 throws; standard error of the chance to win: 0." in shown


def test_without_a_tower_the_average_is_told(few_games):
    shown = attack("--attack", "4", "--defend", "3", "--inhabitants", "for", "--players", "5")
    assert "The average of 96 towers of games with 5 players, after set-up and after each of the seven" in shown


def test_an_attack_is_told_in_french(few_games):
    args = "--attack", "2", "--defend", "1", "--inhabitants", "pour", "--tray", "2 verts, jaune", "--lang", "fr"
    shown = run(*args, game="immortals")
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
        (["--attack", "4", "--defend", "3", "--inhabitants", "agaist"], "perhaps “against” is meant"),
        (["--attack", "4", "--defend", "3", "--inhabitants", "xyz"], "there are: for, neutral, against"),
        (["--attack", "4", "--defend", "3", "--tray", "2 rde"], "perhaps “Red” is meant"),
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
    assert said in wrong(monkeypatch, capsys, "immortals", *args, "--lang", "en")


def test_refusals_of_attacks_are_in_french_too(monkeypatch, capsys):
    args = "--attack", "4", "--defend", "3", "--shelves", "8 rouges//", "--lang", "fr"
    shown = wrong(monkeypatch, capsys, "immortals", *args)
    assert shown == "Étagère haute\u00a0: 7 cubes au plus y restent, pas 8.\n"


def test_the_odds_of_attacks_are_held_against_the_game(monkeypatch):
    monkeypatch.setattr("gonfalon.cli.odds.MATCH_UPS", 3)
    shown = attack("--check", "--battles", "150")
    assert "3 match-ups, 150 battles of each: no chance is more than" in shown
    assert "attacks with" in shown


def test_a_check_of_attacks_that_fails_says_so(monkeypatch):
    monkeypatch.setattr("gonfalon.cli.odds.MATCH_UPS", 2)
    monkeypatch.setattr("gonfalon.arena.attacks.allowed_gap", lambda attacks: 0.0001)
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
    assert re.findall(r"Attack .* (\d) arm.* · (?:about )?\d+% to take the region", shown.getvalue()) == [
        "1",
        "2",
        "3",
    ]


def counted(calls: list[int]):
    """The game's own battles, each one noted."""
    from gonfalon.arena import by_rules

    fight = by_rules.fight

    def noted(*args):
        calls.append(1)
        return fight(*args)

    return noted
