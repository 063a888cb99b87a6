"""The colours of Immortals, and the pen that draws with them.

The board has two palettes: a colour of the light realm begins with `day`, one of the dark realm with `night`.
Night stays as it is whatever the page is like; on a dark page the realm of light lies at dusk: lower, and still
the bright half. What lies on paper takes the page's colours.
Colour never speaks alone: each player's cubes carry a mark, each province its own small drawings.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from htpy import Element

from gonfalon.games.immortals.printed import (
    ACTIONS,
    BUILDINGS,
    COLOURS,
    DARK,
    LIGHT,
    MAGIC_CARDS,
    PROVINCES,
    TRIBES,
)
from gonfalon.lore.palette import Palette, Shades
from gonfalon.lore.svg import ART as COMMON_ART
from gonfalon.lore.svg import GRID, icon, mix, short

ART: Final = Path(__file__).parent.parent / "art"

SKY: Final = ("day", "night")
"""The palette of each realm."""

CUBES: Final = {
    "red": "#CB402D",
    "blue": "#4A9FDB",
    "yellow": "#EDBB2F",
    "violet": "#6D3FA3",
    "white": "#F3ECDC",
    "green": "#143F22",
}
PALE: Final = ("white",)
"""Cubes whose faces differ by other shares than the rest."""
PROVINCE_TINTS: Final = {
    "highpeaks": (("#E6E2D8", "#C3BFB5"), "#4A515C"),
    "greenwood": (("#B4C88F", "#97AA76"), "#244A24"),
    "marches": (("#F3DF94", "#CDBB77"), "#5B4D19"),
    "lakelands": (("#AFD0E6", "#90AFC4"), "#15446B"),
    "wilds": (("#C9A6BC", "#AC8CA1"), "#54283F"),
}
"""By province: its ground by day, on a light page and at dusk, and by night."""
BAND_SHADES: Final = (("#3A2A10", 0.3), ("#FFFFFF", 0.22))
"""How the band inside a province differs from its ground, by day and by night."""

BOARD: Final[Mapping[str, Shades]] = {
    "day": ("#F2E8D2", "#9A917D"),
    "day-ink": "#2B2520",
    "day-tile": ("#FFFBF0", "#B9B09C"),
    "day-gold": ("#7D5400", "#523600"),
    "day-energy": ("#0D5F79", "#073D50"),
    "day-wave": ("#B79B62", "#7C6D4A"),
    "day-rift": "#4A4038",
    "day-depth": "#8B7B68",
    "day-line": "#2B2520",
    "day-mat": ("#F6EAC8", "#B3A68A"),
    "day-body": ("#FFF9EA", "#A59C88"),
    "day-legal": ("#075A4A", "#04443A"),
    "day-danger": ("#9C1238", "#740A28"),
    "day-casing": ("#FFFDF6", "#E0D8C6"),
    "night": "#141A24",
    "night-ink": "#F0E9DA",
    "night-tile": "#0C1119",
    "night-gold": "#F0C552",
    "night-energy": "#86D3EE",
    "night-wave": "#3C5068",
    "night-rift": "#05070B",
    "night-depth": "#2E3A49",
    "night-line": "#D9D2C2",
    "night-mat": "#141A24",
    "night-body": "#FFFFFF",
    "night-legal": "#63D6B4",
    "night-danger": "#FF93A8",
    "night-casing": "#0A0E12",
    "cloud": ("#C4A96A", "#7F724F"),
    "stain": "#A07A3A",
    "glint": "#63D6B4",
    "pit": "#05070A",
    "wood": ("#D8BE8D", "#8F8064"),
    "plank": ("#EBDDBD", "#A89C82"),
    "beam": ("#A98853", "#75633F"),
    "shelf": ("#C2A36B", "#85744F"),
    "felt": ("#F3E6C6", "#B3A68A"),
    "bark": "#2B2520",
    "card": "#FFFBF0",
    "card-ink": "#2B2520",
    "card-sun": ("#F0D88A", "#CDB873"),
    "magic": "#54283F",
    "chalk": "#FFFFFF",
}
"""One colour is the same on every page; of two, the second is for a dark one."""


def cube_colours() -> dict[str, str]:
    """The three faces of each colour of cube, and the mark on its top."""
    named: dict[str, str] = {}
    for number, name in enumerate(CUBE_NAMES):
        side = CUBES[name]
        lighter, darker = (0.45, 0.16) if name in PALE else (0.28, 0.26)
        top = mix(side, "#FFFFFF", lighter)
        named |= {
            f"cube{number}": side,
            f"top{number}": top,
            f"shade{number}": mix(side, "#000000", darker),
            f"mark{number}": "#FFFFFF" if luminance(top) < 0.35 else "#2B2520",
        }
    return named


def luminance(colour: str) -> float:
    """How bright a colour is, as defined by the WCAG."""
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def province_colours() -> dict[str, Shades]:
    """The ground of each province in both realms, and the band inside it."""
    named: dict[str, Shades] = {}
    for number, province in enumerate(PROVINCES):
        (day, dusk), night = PROVINCE_TINTS[province.id]
        band = BAND_SHADES[LIGHT]
        named |= {
            f"day{number}": (day, dusk),
            f"day-band{number}": (mix(day, *band), mix(dusk, *band)),
            f"night{number}": night,
            f"night-band{number}": mix(night, *BAND_SHADES[DARK]),
        }
    return named


CUBE_NAMES: Final = (*(colour.id for colour in COLOURS), "green")
"""The colours of cubes: those of the seats, then the inhabitants'."""
PALETTE: Final = Palette(BOARD, cube_colours(), province_colours())
PEN: Final = PALETTE.pen


# ----------------------------------------------------------------------- icons

FIGURES: Final = (
    *(f"tribe_{tribe.id}" for tribe in TRIBES),
    *(f"action_{action}" for action in ACTIONS),
    *(card.id for card in MAGIC_CARDS),
    *(building.id for building in BUILDINGS),
    *("gold", "energy", "victory_point", "realm_light", "realm_dark", "limbo_light", "limbo_dark"),
    *("card_conflict", "card_region", "card_blank", "joker", "first_player", "tower"),
)
"""The game's own icons. Each is defined once, on the board, and reused elsewhere: some are long."""


def figures() -> Iterator[Element]:
    """Every icon, to be referred to."""
    for name in FIGURES:
        yield PEN("path", id=f"imm-i-{name}", d=icon(ART, name).path)
    yield PEN("path", id="imm-i-battle", d=icon(COMMON_ART, "battle").path)


def figure(name: str, x: float, y: float, size: float, colour: str, opacity: float = 1) -> Element:
    """An icon centred on a point."""
    move = f"translate({short(x - size / 2)} {short(y - size / 2)})scale({short(size / GRID, 4)})"
    faint = short(opacity, 2) if opacity != 1 else None
    return PEN("use", href=f"#imm-i-{name}", fill=colour, transform=move, opacity=faint)


RESOURCES: Final = ("energy", "gold")
"""The signs of the resources, by their numbers."""


def mark(name: str, colour: str, said: str = "", classes: str = "mark") -> Element:
    """A small sign in a line of text."""
    spoken = {"role": "img", "aria_label": said} if said else {"aria_hidden": "true"}
    title = PEN("title", said) if said else None
    return PEN("svg", title, figure(name, 24, 24, 48, colour), viewBox="0 0 48 48", classes=classes, **spoken)
