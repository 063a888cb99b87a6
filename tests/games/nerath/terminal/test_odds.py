"""`gonfalon odds nerath`: what it prints, draws and refuses."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
import typer
from typer.testing import CliRunner

import png
from gonfalon.core import GonfalonError
from gonfalon.games.nerath.bots import by_rules
from gonfalon.games.nerath.terminal import TERMINAL

SVG = "{http://www.w3.org/2000/svg}"
APP = typer.Typer()
APP.command()(TERMINAL.commands["odds"])


def run(*args: str, code: int = 0) -> str:
    result = CliRunner().invoke(APP, args)
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == code, result.output
    return re.sub(r"\s+", " ", result.output)


def wrong(*args: str) -> str:
    with pytest.raises(GonfalonError) as refused:
        run(*args)
    return str(refused.value)


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
        (["--attack", "footsoldeir", "--defend", "castle"], "did you mean “Footsoldier”?"),
        (["--attack", "zzz", "--defend", "castle"], "there are: Footsoldier, Siege Engine"),
        (["--attack", "12", "--defend", "castle"], "There is no “12”"),
        (["--attack", "castle", "--defend", "castle"], "only as defenders. (NER-UNI-11)"),
        (["--attack", "warship", "--defend", "castle"], "no part in land battles. (NER-UNI-21)"),
        (["--attack", "monster", "--defend", "warship", "--sea"], "at most 2 land pieces at a time. (NER-SEA-02)"),
        (["--defend", "castle"], "Who attacks?"),
        (["--attack", "0 fighter", "--defend", "castle"], "Who attacks?"),
        (["--attack", "fighter"], "Who is attacked?"),
        (["--attack", "fighter", "--dungeon", "trol"], "did you mean “Troll”?"),
        (["--attack", "monster", "--dungeon", "troll"], "(NER-MOV-15)"),
        (["--attack", "fighter", "--dungeon", "troll", "--sea"], "cannot be combined with --defend or --sea"),
        (
            ["--attack", "999999999 fighter", "--defend", "castle"],
            "999999999 pieces are more than anybody has: 120",
        ),
        (["--attack", "fighter", "--defend", "castle", "--plot", "odds.gif"], "ends in .svg or .png"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(args, said):
    assert said in wrong(*args, "--lang", "en")


def test_refusals_are_in_french_too():
    castle = wrong("--attack", "castle", "--defend", "castle", "--lang", "fr")
    assert castle == "Les Châteaux ne participent à une bataille qu’en défense. (NER-UNI-11)"


def test_the_odds_are_held_against_battles():
    shown = run("--check", "--battles", "400", "--lang", "en")
    assert "50 match-ups, 400 battles of each: no chance is more than" in shown
    assert "15 are allowed" in shown


def test_a_check_that_fails_says_so(monkeypatch):
    monkeypatch.setattr("gonfalon.games.nerath.bots.battles.allowed_gap", lambda battles: 0.0001)
    shown = run("--check", "--battles", "100", "--lang", "en", code=1)
    assert "only 0.01 are allowed" in shown


def test_the_game_itself_may_fight_the_battles_of_a_check(monkeypatch):
    monkeypatch.setattr("gonfalon.games.nerath.terminal.odds.MATCH_UPS", 3)
    fought: list[int] = []

    def simulate(*args):
        raise AssertionError("the battles are not fought by the game")

    monkeypatch.setattr("gonfalon.games.nerath.bots.battles.simulate", simulate)
    monkeypatch.setattr("gonfalon.games.nerath.terminal.odds.BY_ENGINE", 30)
    monkeypatch.setattr("gonfalon.games.nerath.bots.by_rules.fight", counted(fought))
    shown = run("--check", "--engine", "--lang", "en")
    assert "3 match-ups, 30 battles of each: no chance is more than" in shown
    assert "every battle ends as where a million are fought at once" in shown
    assert len(fought) == 90


def test_a_battle_of_the_game_that_ends_otherwise_fails_the_check(monkeypatch):
    monkeypatch.setattr("gonfalon.games.nerath.terminal.odds.MATCH_UPS", 2)
    monkeypatch.setattr("gonfalon.games.nerath.bots.by_rules.otherwise", lambda match_up, done: 1)
    shown = run("--check", "--engine", "--battles", "20", "--lang", "en", code=1)
    assert "2 battles end otherwise" in shown


def counted(calls: list[int]):
    """The game's own battles, each one noted."""
    fight = by_rules.fight

    def noted(*args):
        calls.append(1)
        return fight(*args)

    return noted
