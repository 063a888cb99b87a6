"""Boards as pictures: `gonfalon replay --svg` and `--png`, and what notebooks show."""

from __future__ import annotations

import random
import sys
from functools import partial
from pathlib import Path
from xml.etree import ElementTree

import pytest
import resvg_py
from typer.testing import CliRunner

import png
from gonfalon import cli, show
from gonfalon.core import GonfalonError, Match, Setup, draw
from gonfalon.core.record import record_of
from gonfalon.games import find
from gonfalon.games.tactics.draw.column import LEFT, RIGHT

SVG = "{http://www.w3.org/2000/svg}"
CHOICES = 40


@pytest.fixture(scope="module")
def match():
    match = Match(find("tactics"), Setup(mode="competitive", seats=2, seed=7))
    rng = random.Random(1)
    for _ in range(CHOICES):
        seat, ask = next(iter(match.asks.items()))
        match.play(seat, draw(ask.options, rng))
    return match


@pytest.fixture
def file(match, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("game.gfn").write_text(record_of(match).text(), encoding="utf-8")
    return "game.gfn"


def run(*args: str) -> str:
    result = CliRunner().invoke(cli.app, list(args))
    assert result.exit_code == 0, result.output
    return str(result.output)


def wrong(monkeypatch, capsys, *args: str) -> str:
    """What is said of a command that cannot be carried out."""
    monkeypatch.setattr(sys, "argv", ["gonfalon", *args])
    with pytest.raises(SystemExit) as end:
        cli.main()
    assert end.value.code == 2
    return str(capsys.readouterr().err)


def texts(svg: str) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(svg).iter(f"{SVG}text")]


# ------------------------------------------------------------------------ files


def test_replay_draws_an_svg_that_stands_alone(file):
    said = run("replay", file, "--to", "30", "--svg", "board.svg", "--lang", "en")
    assert "The picture is in board.svg." in said
    assert "After 30 of" in said
    svg = Path("board.svg").read_text(encoding="utf-8")
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert "Tiny Epic Tactics" in texts(svg)
    assert not [said for said in texts(svg) if said.startswith("[")], "words that are missing"
    for element in root.iter():
        assert "style" not in element.attrib
        assert not any(name.endswith("href") for name in element.attrib)


def test_the_picture_is_of_the_step_asked_for(file):
    run("replay", file, "--to", "12", "--svg", "early.svg", "--lang", "en")
    run("replay", file, "--svg", "late.svg", "--lang", "en")
    assert Path("early.svg").read_text(encoding="utf-8") != Path("late.svg").read_text(encoding="utf-8")


def test_replay_draws_in_french(file):
    assert "L’image est dans board.svg." in run("replay", file, "--svg", "board.svg", "--lang", "fr")
    assert "Bleu" in texts(Path("board.svg").read_text(encoding="utf-8"))


def test_replay_draws_a_png_with_its_text(file):
    run("replay", file, "--svg", "board.svg", "--png", "board.png", "--lang", "en")
    svg = ElementTree.parse("board.svg").getroot()
    data = Path("board.png").read_bytes()
    assert png.size(data) == (int(svg.attrib["width"]), int(svg.attrib["height"]))
    heading = [pixel for row in png.pixels(data, 60)[20:] for pixel in row[LEFT:RIGHT]]
    assert len(set(heading)) > 10, "the title is not there"
    assert sum(sum(pixel) < 300 for pixel in heading) > 500, "the title is faint"


def test_a_file_that_cannot_be_written_gets_a_sentence(file, monkeypatch, capsys):
    for option, out in (("--svg", "none/board.svg"), ("--png", "none/board.png")):
        assert wrong(monkeypatch, capsys, "replay", file, option, out) == f"{out}: No such file or directory.\n"


def test_a_png_does_not_depend_on_the_fonts_of_the_system(file, monkeypatch):
    run("replay", file, "--png", "board.png", "--lang", "fr")
    monkeypatch.setattr(resvg_py, "svg_to_bytes", partial(resvg_py.svg_to_bytes, skip_system_fonts=True))
    run("replay", file, "--png", "without.png", "--lang", "fr")
    assert Path("without.png").read_bytes() == Path("board.png").read_bytes()


def test_an_svg_brings_its_fonts(file):
    run("replay", file, "--svg", "board.svg")
    style = ElementTree.parse("board.svg").getroot().find(f"{SVG}style")
    assert style is not None
    families = {text.attrib.get("font-family", "") for text in ElementTree.parse("board.svg").iter(f"{SVG}text")}
    for family in filter(None, families):
        assert f'font-family:"{family.partition(",")[0]}"' in (style.text or "")


# -------------------------------------------------------------------- notebooks


def test_a_notebook_shows_a_match(match):
    picture = show.show(match)
    assert picture._repr_svg_() == picture.svg
    assert "Tiny Epic Tactics" in texts(picture.svg)
    assert len(repr(picture)) < 100


def test_a_view_is_shown_as_its_seats_see_it(match):
    assert show.show(match.view([])) == show.show(match)
    assert "Bleu" in texts(show.show(match.view([0]), "fr").svg)


def test_a_picture_is_saved_by_the_end_of_its_name(match, tmp_path):
    picture = show.show(match)
    picture.save(tmp_path / "board.svg")
    assert (tmp_path / "board.svg").read_text(encoding="utf-8") == picture.svg
    picture.save(str(tmp_path / "board.png"))
    assert png.size((tmp_path / "board.png").read_bytes())[0] > 1000
    with pytest.raises(GonfalonError, match=r"ends in \.svg or \.png"):
        picture.save(tmp_path / "board.jpg")


def test_a_small_picture(match):
    assert png.size(show.show(match).png(600))[0] == 600


def test_a_view_of_no_known_game_is_refused(match, monkeypatch):
    monkeypatch.setattr("gonfalon.games.GAMES", ())
    with pytest.raises(GonfalonError, match="No known game"):
        show.show(match.view([]))


def test_a_picture_with_fewer_colours_has_the_same_shape(match):
    data = show.show(match).png(240)
    small = png.smaller(data, 64)
    assert png.size(small) == png.size(data)
    assert len(small) < len(data)
