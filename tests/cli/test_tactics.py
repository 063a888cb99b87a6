"""Tactics at the terminal, in a process of its own, with answers from a pipe."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gonfalon import core

SOURCE = Path(core.__file__).resolve().parents[2]
SETUP = "1\n" * 6
"""Answers that make camp, deploy four units and keep a card."""


def gonfalon(folder: Path, *args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command, as somebody would call it in a folder."""
    return subprocess.run(
        [sys.executable, "-c", "from gonfalon.cli import main; main()", *args],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONUTF8": "1"},
        timeout=900,
        check=False,
    )


def play(folder: Path, typed: str, *args: str) -> str:
    done = gonfalon(folder, "play", *args, typed=typed)
    assert done.stderr == ""
    assert done.returncode == 0
    return done.stdout


@pytest.mark.parametrize(("lang", "end"), [("en", "End the turn"), ("fr", "Finir le tour")])
def test_a_game_is_begun_left_and_gone_on_with(tmp_path, lang, end):
    new = ("tactics", "--seats", "human,random", "--seed", "7", "--lang", lang)
    shown = play(tmp_path, SETUP + "end\n", *new)
    assert end in shown
    assert "\x1b" not in shown
    assert "[" not in "".join(line for line in shown.splitlines() if line.startswith("  · "))
    again = play(tmp_path, "?\nl\nb\nend\n", "--load", "tactics-7.gfn", "--lang", lang)
    assert "TAC-TRN-04" in again
    assert end in again


def test_a_space_may_be_typed_after_the_unit(tmp_path):
    play(tmp_path, SETUP + "move blue_fighter\na2\n", "tactics", "--seed", "7", "--seats", "human,random")
    assert "0 move blue_fighter a2" in (tmp_path / "tactics-7.gfn").read_text(encoding="utf-8")


def test_what_is_forbidden_is_answered_with_its_rule(tmp_path):
    new = ("tactics", "--seed", "7", "--seats", "human,random", "--lang", "en")
    shown = play(tmp_path, SETUP + "melee blue_fighter red_beast\n", *new)
    assert "is not possible now.\nTAC-MEL-02 (page 10): The target of a Melee Attack" in shown


def test_hands_stay_hidden_between_people(tmp_path):
    shown = play(tmp_path, "1\n" * 11, "tactics", "--seed", "7", "--seats", "human,human", "--lang", "en")
    assert "Pass to Blue" in shown
    assert "Pass to Red" in shown


def test_bots_play_to_the_end_and_the_record_is_replayed(tmp_path):
    shown = play(
        tmp_path, "", "tactics", "--seats", "greedy,random", "--seed", "3", "--save", "end.gfn", "--lang", "en"
    )
    assert "1. " in shown
    assert "(greedy)" in shown
    replayed = gonfalon(tmp_path, "replay", "end.gfn", "--log", "--lang", "fr")
    assert replayed.returncode == 0
    assert "(greedy)" in replayed.stdout
    halfway = gonfalon(tmp_path, "replay", "end.gfn", "--to", "12", "--lang", "en")
    assert "After 12 of" in halfway.stdout


def test_a_pack_changes_what_is_printed(tmp_path):
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "modes.toml").write_text(
        '[meta]\ngame = "tactics"\nfile = "modes"\nsource = "open"\n[scoring]\nflag = 6\n'
    )
    play(tmp_path, "", "tactics", "--seed", "1", "--pack", "pack")
    refused = gonfalon(tmp_path, "play", "--load", "tactics-1.gfn")
    assert refused.returncode == 2
    assert "rules or content have changed since" in refused.stderr
    play(tmp_path, "", "--load", "tactics-1.gfn", "--pack", "pack")


SOLO_SETUP = ["1", "1", "2", "1", "1", "2", "m1", "m2", "c13", "d13"]
"""Answers that choose units, keep a card, make camp and deploy; a dungeon is near the Beast."""

SOLO = {
    "en": [
        "Choose your Fighter. The other one goes to the Enemy.",
        "as an enemy",
        "the dungeon “The Fern Vault” (Crystal of Storms) – no way out for a Beast",
        "The Fern Vault · Crystal of Storms",
        "enters the dungeon “The Fern Vault” to find the Crystal of Storms.",
        "Now the Enemy plays.",
        "The compass points",
        "has nobody to strike.",
        "Time runs on: 5 left.",
        "TAC-DUN-17",
    ],
    "fr": [
        "Guerrier\u00a0: choisissez votre carte. L’autre revient à l’Ennemi.",
        "en ennemi",
        "donjon «\u00a0Le Caveau des fougères\u00a0» (Cristal des Orages) – sans issue pour la classe Bête",
        "Le Caveau des fougères · Cristal des Orages",
        "entre dans le donjon «\u00a0Le Caveau des fougères\u00a0», en quête du Cristal des Orages.",
        "Au tour de l’Ennemi.",
        "La Boussole pointe vers",
        "n’a personne à frapper.",
        "Le temps passe\u00a0: il en reste 5.",
        "TAC-DUN-17",
    ],
}


@pytest.mark.parametrize("lang", SOLO)
def test_an_adventure_is_begun_alone_and_leads_into_a_dungeon(tmp_path, lang):
    typed = [*SOLO_SETUP, "move blue_beast", "move blue_beast 3x2-c2", "stay", "end", "move blue_beast a12", "q"]
    shown = play(tmp_path, "\n".join(typed), "tactics", "--mode", "solo", "--seed", "3", "--lang", lang)
    for what in SOLO[lang]:
        assert what in shown
    assert "0 move blue_beast 3x2-c2" in (tmp_path / "tactics-3.gfn").read_text(encoding="utf-8")


@pytest.mark.parametrize("mode", ["competitive-team", "battle", "battle-team", "coop"])
def test_every_mode_can_be_begun_without_naming_the_players(tmp_path, mode):
    shown = play(tmp_path, "q\n", "tactics", "--mode", mode, "--seed", "3", "--lang", "en")
    assert "gonfalon play --load tactics-3.gfn" in shown


def test_a_mistake_ends_with_a_sentence_and_no_traceback(tmp_path):
    done = gonfalon(tmp_path, "play", "tatics")
    assert done.returncode == 2
    assert done.stderr == "There is no game 'tatics'; did you mean 'tactics'?\n"
    assert done.stdout == ""
