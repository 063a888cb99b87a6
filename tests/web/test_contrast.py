"""The colours of the pages: text and signs stand out enough (WCAG 2.2 AA), in light and in dark."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gonfalon.lore.svg import COMMON
from gonfalon.web import pages

SHEET = (Path(pages.__file__).parent.parent / "static" / "gonfalon.css").read_text(encoding="utf-8")
PAIRS = re.findall(r"--([a-z0-9]+): light-dark\((#[0-9A-F]{6}), (#[0-9A-F]{6})\);", SHEET)
THEMES = {theme: {name: pair[n] for name, *pair in PAIRS} for n, theme in enumerate(("light", "dark"))}
GROUNDS = ("page", "paper", "panel", "raised")

TEXT, SIGN = 4.5, 3.0
WANTED = [
    *((ink, ground, TEXT) for ink in ("ink", "ink2", "legal", "danger") for ground in GROUNDS),
    *((sign, ground, SIGN) for sign in ("edge", "focus") for ground in GROUNDS),
    *(("disabled", ground, SIGN) for ground in ("page", "panel", "raised")),
    ("page", "ink", TEXT),
    ("page", "legal", TEXT),
]


def luminance(colour: str) -> float:
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: str, b: str) -> float:
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def test_contrast_is_measured_rightly():
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


def test_every_colour_has_a_light_and_a_dark_form():
    assert {"page", "paper", "panel", "raised", "ink", "ink2", "edge", "rule", "legal", "danger"} <= set(
        THEMES["light"]
    )
    assert all(THEMES["light"][name] != THEMES["dark"][name] for name in THEMES["light"])


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("front", "ground", "least"), WANTED)
def test_colours_stand_out(theme, front, ground, least):
    colours = THEMES[theme]
    assert contrast(colours[front], colours[ground]) >= least


def test_pages_and_drawings_share_their_colours():
    assert {name: THEMES["light"][name] for name in COMMON if name in THEMES["light"]} == {
        name: colour.upper() for name, colour in COMMON.items() if name in THEMES["light"]
    }


def test_no_colour_is_written_twice():
    rules = SHEET.partition(":root[data-theme=light]")[2]
    assert re.findall(r"#[0-9A-Fa-f]{6}\b", rules) == []
