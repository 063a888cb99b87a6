"""The colours of Nerath: known to the style sheet, and far enough apart."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.drawing import colours_in, contrast
from games.nerath.drawings import drawn, scenes
from gonfalon import web
from gonfalon.games.nerath.draw import DRAW
from gonfalon.games.nerath.draw.colours import PALETTE
from gonfalon.games.nerath.printed import REALMS


def test_every_colour_that_is_drawn_is_known_to_the_style_sheet():
    """Charges on banners and figures on light tiles stay as they are in dark mode: the attribute says enough."""
    used = {name[2:] for view in scenes() for name in colours_in(drawn(view).values())}
    css = DRAW.css()
    ruled = set(re.findall(r"^\.[fs]-([\w-]+) ", css, re.MULTILINE))
    assert used - ruled <= {name for name, (light, dark) in PALETTE.shades.items() if light == dark}
    assert {"figure", "charge0", "charge3"} <= used - ruled
    assert "banner0" in ruled


def test_every_variable_that_is_used_is_defined():
    page = (Path(web.__file__).parent / "static" / "gonfalon.css").read_text(encoding="utf-8")
    defined = set(re.findall(r"(--[\w-]+):", DRAW.css() + page))
    assert set(re.findall(r"var\((--[\w-]+)\)", DRAW.css())) <= defined


@pytest.mark.parametrize("dark", [False, True])
def test_names_and_charges_can_be_read(dark):
    palette = {name: shades[dark] for name, shades in PALETTE.shades.items()}
    ink, panel = ("#EFE8D9", "#212932") if dark else ("#2B2520", "#FCF8EE")
    assert contrast(palette["sea-ink"], palette["sea"]) > 4.5
    for realm in range(len(REALMS)):
        assert contrast(ink, palette[f"tint{realm}"]) > 4.5
        assert contrast(palette[f"charge{realm}"], palette[f"banner{realm}"]) > 4.5
        assert contrast(palette[f"text{realm}"], panel) > 4.5
