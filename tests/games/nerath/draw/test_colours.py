"""The colours of Nerath: known to the style sheet, and far enough apart."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.nerath.drawings import drawn, scenes
from gonfalon import web
from gonfalon.games.nerath.draw import DRAW
from gonfalon.games.nerath.draw.colours import PALETTE
from gonfalon.games.nerath.printed import REALMS


def test_every_colour_that_is_drawn_is_known_to_the_style_sheet():
    """Charges on banners and figures on light tiles stay as they are in dark mode: the attribute says enough."""
    used = {
        name[2:]
        for view in scenes()
        for piece in drawn(view).values()
        for classes in re.findall(r'class="([^"]+)"', piece)
        for name in classes.split()
        if re.match(r"[fs]-", name)
    }
    css = DRAW.css()
    ruled = set(re.findall(r"^\.[fs]-([\w-]+) ", css, re.MULTILINE))
    assert used - ruled <= {name for name, (light, dark) in PALETTE.shades.items() if light == dark}
    assert {"figure", "charge0", "charge3"} <= used - ruled
    assert "banner0" in ruled


def test_every_variable_that_is_used_is_defined():
    page = (Path(web.__file__).parent / "static" / "gonfalon.css").read_text(encoding="utf-8")
    defined = set(re.findall(r"(--[\w-]+):", DRAW.css() + page))
    assert set(re.findall(r"var\((--[\w-]+)\)", DRAW.css())) <= defined


def contrast(a: str, b: str) -> float:
    """The contrast of two colours as the WCAG reckons it."""

    def light(colour: str) -> float:
        parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    bright, dim = sorted((light(a), light(b)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


@pytest.mark.parametrize("dark", [False, True])
def test_names_and_charges_can_be_read(dark):
    palette = {name: shades[dark] for name, shades in PALETTE.shades.items()}
    ink, panel = ("#EFE8D9", "#212932") if dark else ("#2B2520", "#FCF8EE")
    assert contrast(palette["sea-ink"], palette["sea"]) > 4.5
    for realm in range(len(REALMS)):
        assert contrast(ink, palette[f"tint{realm}"]) > 4.5
        assert contrast(palette[f"charge{realm}"], palette[f"banner{realm}"]) > 4.5
        assert contrast(palette[f"text{realm}"], panel) > 4.5
