"""`gonfalon realm`, and realms from files at a table."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from cli.test_commands import run, wrong
from gonfalon import games
from gonfalon.cli.common import table_options
from gonfalon.core import GonfalonError
from gonfalon.games.tactics.printed.layout import READY, read, write
from gonfalon.games.tactics.workshop.plans import Plan

ACROSS = "5x4-a2,3x2-f2,8x1-a2"


def saved(folder: Path, boxes: str, waived: bool = False) -> str:
    file = folder / "my.realm"
    file.write_text(Plan("My Vale", tuple(read(boxes)), waived).text(), encoding="utf-8")
    return str(file)


def test_list_names_the_ready_maps_and_the_boxes():
    shown = run("realm", "list", "--lang", "en")
    assert "canyon: The Canyon." in shown
    assert all(write(boxes) in shown for boxes in READY.values())
    assert "8x5, 8x1, 3x2, 5x4, 1x2, 2x2" in shown
    assert "La Gorge" in run("realm", "list", "--lang", "fr")


@pytest.mark.parametrize(("lang", "said"), [("en", "“My Vale” can be played: 3 boxes."), ("fr", "peut être joué")])
def test_check_says_that_a_realm_is_sound(tmp_path, lang, said):
    assert said in run("realm", "check", saved(tmp_path, "8x5-a1,8x1-a1,2x2-j10"), "--lang", lang)


def test_check_says_which_rule_a_realm_breaks(tmp_path):
    shown = run("realm", "check", saved(tmp_path, "3x2-f7"), "--lang", "en", code=1)
    assert "would cover the Artifact space, g7. (TAC-BLD-05)" in shown
    assert "recouvrirait" in run("realm", "check", saved(tmp_path, "3x2-f7"), "--lang", "fr", code=1)


def test_check_says_what_is_wrong_with_a_file(tmp_path, monkeypatch, capsys):
    other = tmp_path / "other.realm"
    other.write_bytes(b"\xff\x00")
    assert "This is not a realm" in run("realm", "check", str(other), "--lang", "en", code=1)
    assert "No such file" in wrong(monkeypatch, capsys, "realm", "check", str(tmp_path / "none.realm"))


def test_suggestions_can_be_waived_by_the_file_or_on_the_command_line(tmp_path):
    assert "TAC-BLD-09" in run("realm", "check", saved(tmp_path, ACROSS), "--lang", "en", code=1)
    assert "can be played" in run("realm", "check", saved(tmp_path, ACROSS), "--waive", "--lang", "en")
    assert "can be played" in run("realm", "check", saved(tmp_path, ACROSS, waived=True), "--lang", "en")


def test_show_draws_the_map_with_its_levels(tmp_path):
    boxes = "8x5-a1,8x1-a1"
    shown = run("realm", "show", boxes, "--lang", "en")
    rows = shown.splitlines()
    assert [row[3:68:5].count(" ") for row in rows[:1]] == [13]
    assert [rows[1][4 + 5 * x] for x in (0, 7, 8)] == ["4", "4", "0"]
    assert [rows[3][4 + 5 * x] for x in (0, 7, 8)] == ["2", "2", "0"]
    assert run("realm", "show", saved(tmp_path, boxes), "--lang", "en") == shown
    assert run("realm", "show", "canyon", "--lang", "en") == run(
        "realm", "show", write(READY["canyon"]), "--lang", "en"
    )
    assert "■ trigger" in run("realm", "show", "standard", "--lang", "en")


def test_show_stays_in_line_on_the_highest_stack():
    rows = run("realm", "show", "8x5-a1,5x4-a1,3x2-a1,2x2-a1,1x2-a1", "--lang", "en").splitlines()
    assert len({len(row.rstrip("0123456789 ")) <= 69 for row in rows[1:27]}) == 1
    assert [rows[1][4 + 5 * x] for x in (0, 1, 2, 4, 7, 8)] == list("A86420")


def test_show_draws_a_picture(tmp_path):
    out = tmp_path / "map.svg"
    assert "map.svg" in run("realm", "show", "gorge", "--svg", str(out))
    assert out.read_text(encoding="utf-8").startswith("<svg")


def test_show_refuses_what_cannot_be_built(monkeypatch, capsys):
    assert "TAC-BLD-05" in wrong(monkeypatch, capsys, "realm", "show", "3x2-f7")
    assert "is not a box on a map" in wrong(monkeypatch, capsys, "realm", "show", "no-such-thing")


# ---------------------------------------------------------------------- at a table


def test_an_option_is_read_from_a_file(tmp_path):
    boxes = "8x5-a1,2x2-j10"
    assert table_options([f"realm=@{saved(tmp_path, boxes)}", "ask_always=yes"]) == {
        "realm": boxes,
        "ask_always": "yes",
    }
    assert table_options([f"realm=@{saved(tmp_path, ACROSS, waived=True)}"]) == {"realm": ACROSS, "waive": "yes"}


def test_an_option_from_a_file_is_checked(tmp_path):
    with pytest.raises(GonfalonError, match="TAC-BLD-05"):
        table_options([f"realm=@{saved(tmp_path, '3x2-f7')}"])
    with pytest.raises(FileNotFoundError):
        table_options([f"realm=@{tmp_path / 'none.realm'}"])
    with pytest.raises(GonfalonError, match="'ask_always' cannot be read from a file"):
        table_options([f"ask_always=@{saved(tmp_path, 'scroll')}"])


def test_a_pack_is_laid_before_the_game_that_brings_the_command(tmp_path):
    content = (games.folder("tactics") / "content" / "map.toml").read_text(encoding="utf-8")
    canyon = content[content.index("[[battle_layout]]") : content.rindex("[[battle_layout]]")]
    pack = '[meta]\ngame = "tactics"\nfile = "map"\nsource = "open"\n' + canyon.replace("The Canyon", "The Ravine")
    (tmp_path / "map.toml").write_text(pack, encoding="utf-8")
    for option in ([f"--pack={tmp_path}"], ["--pack", str(tmp_path)]):
        code = "import gonfalon.cli; gonfalon.cli.main()"
        command = [sys.executable, "-c", code, "realm", "list", "--lang", "en", *option]
        done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=True)
        assert "canyon: The Ravine." in done.stdout


def test_the_game_is_not_loaded_before_its_packs():
    code = "import sys, gonfalon.cli; sys.exit('gonfalon.games.tactics' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
