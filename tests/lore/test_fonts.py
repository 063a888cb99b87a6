"""Our own fonts: what they hold, where they are kept, and that they measure as they are drawn."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import USE_MY_METRICS

import gonfalon
from gonfalon.lore import fonts
from gonfalon.lore.svg import STRANGE, breadth, fitted

HOME = Path(gonfalon.__file__).parent
FACES = pytest.mark.parametrize("face", fonts.FACES, ids=lambda face: face.name)


def shown_signs() -> set[str]:
    """All characters of words and content, and of the code that draws boards and pages."""
    files = [*HOME.rglob("*.ftl"), *HOME.rglob("*.toml"), *HOME.rglob("*.css"), *HOME.rglob("*.js")]
    files += [file for file in HOME.rglob("*.py") if {"draw", "web"} & set(file.relative_to(HOME).parts)]
    return {
        sign
        for file in files
        for sign in file.read_text(encoding="utf-8")
        if sign.isprintable() or sign in "\u00a0\u202f"
    }


@FACES
def test_every_face_has_every_sign_that_is_shown(face):
    signs = shown_signs()
    assert {"é", "œ", "♥", "\u202f", "’", "−"} < signs
    assert signs - set(fonts.widths(face.name)) == set()


@FACES
def test_a_cut_face_has_a_name_of_its_own_and_keeps_its_licence(face):
    ttf, woff2 = fonts.files(fonts.folder(), face)
    for file in (ttf, woff2):
        said = {record.nameID: str(record) for record in TTFont(file)["name"].names}
        assert said[1] == face.family
        assert not any("Source" in said[each] for each in (1, 3, 4, 6))
        assert "Adobe" in said[0]
        assert "SIL Open Font License" in said[13]
    assert woff2.read_bytes()[:4] == b"wOF2"


def test_together_the_faces_for_pages_are_small():
    assert sum(len(data) for _, data in fonts.woff2()) < 70_000


def test_a_text_is_measured_in_the_broader_face():
    sans, serif = (sum(fonts.widths(name)[sign] for sign in "Crécerelle") for name in ("sans-bold", "serif-bold"))
    assert serif > sans
    assert breadth("Crécerelle", 10, True) == pytest.approx(10 * serif, rel=0.02)
    assert breadth("Crécerelle", 20) == 2 * breadth("Crécerelle", 10) < breadth("Crécerelle", 20, True)
    assert breadth("爱", 10) == 10 * STRANGE
    assert fitted("Crécerelle", 1000, 14) == 14
    assert breadth("Crécerelle", fitted("Crécerelle", 30, 14, True), True) == pytest.approx(30)


# --------------------------------------------------------------------- where they are


@pytest.fixture
def cuts(monkeypatch, tmp_path):
    """The faces that are cut, with an empty cache folder."""
    made: list[str] = []

    def cut(face: fonts.Face) -> tuple[bytes, bytes]:
        made.append(face.name)
        return b"ttf", b"woff2"

    monkeypatch.setattr(fonts, "cut", cut)
    monkeypatch.setattr(fonts, "cache_folder", lambda: tmp_path / "cache")
    return made


def test_fonts_are_cut_once(cuts, tmp_path):
    folder = fonts.folder.__wrapped__()
    assert folder.is_relative_to(tmp_path)
    assert cuts == [face.name for face in fonts.FACES]
    assert {file.suffix for file in folder.iterdir()} == {".ttf", ".woff2"}
    assert fonts.folder.__wrapped__() == folder
    assert len(cuts) == len(fonts.FACES)


def test_fonts_are_cut_again_with_other_packages(cuts, monkeypatch):
    folder = fonts.folder.__wrapped__()
    monkeypatch.setattr(fonts, "version", lambda package: "99")
    assert fonts.folder.__wrapped__() != folder
    assert len(cuts) == 2 * len(fonts.FACES)


def test_without_a_place_to_keep_them_fonts_are_cut_all_the_same(cuts, tmp_path):
    (tmp_path / "cache").write_text("in the way", encoding="utf-8")
    folder = fonts.folder.__wrapped__()
    assert len(list(folder.iterdir())) == 2 * len(fonts.FACES)


# --------------------------------------------------------------------- in a picture


def test_a_picture_brings_the_signs_of_its_texts(tmp_path):
    svg = fonts.embedded('<svg width="9"><title>x</title><text>Abc &amp; d\u00e9</text></svg>')
    assert svg.startswith('<svg width="9"><style>@font-face{')
    assert re.findall('font-family:"([^"]+)"', svg) == [face.family for face in fonts.FACES]
    assert svg.endswith("<text>Abc &amp; d\u00e9</text></svg>")
    assert len(svg) < 30_000


@FACES
def test_no_sign_borrows_the_width_of_a_part(face):
    """Browsers on some systems would set the percent sign as narrow as its bar."""
    with TTFont(fonts.files(fonts.folder(), face)[1]) as font:
        glyphs = font["glyf"]
        made = [glyphs[name] for name in font.getGlyphOrder() if glyphs[name].isComposite()]
        assert made
        assert not any(part.flags & USE_MY_METRICS for glyph in made for part in glyph.components)
