"""The colours of Nerath, in the light and in the dark, and the pen that draws with them.

Colour never speaks alone: each realm has an emblem and a hatching of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gonfalon.lore.palette import Palette, Shades

REALM_COLOURS: Final[Mapping[str, Sequence[Shades]]] = {
    "banner": (("#2C2833", "#0D0B10"), "#E0AC2B", ("#AB272B", "#B93034"), ("#24599F", "#2C66B3")),
    "charge": ("#E9E4F0", "#2A1E03", "#FFEEE8", "#EEF4FF"),
    "tint": (("#A9A2A4", "#4E4850"), ("#F2DF9E", "#5E4C1B"), ("#E2AE9A", "#5A2827"), ("#B9CCE2", "#1C3D68")),
    "band": (("#4C4453", "#B8ADC2"), ("#A97708", "#E6B842"), ("#AB272B", "#E8786C"), ("#24599F", "#7DAEE8")),
    "text": (("#3F374A", "#CFC5DC"), ("#7A5400", "#EFC65A"), ("#94191E", "#F2948A"), ("#1C4B8A", "#9CC3F2")),
}
"""By use, then in turn order: Karkoth, Vailin, the Iron Circle, Nerath."""

BOARD: Final[Mapping[str, Shades]] = {
    "sea": ("#DAE3DC", "#16242D"),
    "sea-ink": ("#2F5564", "#A9CAD4"),
    "wave": ("#8DAEB3", "#3B5968"),
    "coast": ("#3A342C", "#D8D0BE"),  # coasts and outlines of banners, light in dark mode
    "halo": ("#F7F0E2", "#0A0E12"),  # round banners
    "mountain": ("#FFF9EA", "#2B3540"),  # the body of small drawings on land
    "barren": ("#E4D9C0", "#1B222A"),  # the impassable corners
    "peak": ("#DCD0B6", "#26303A"),
    "stain": ("#A07A3A", "#1B222A"),
    "worn": ("#8A6A38", "#1B222A"),
    "rock": ("#B7A88B", "#59606A"),
    "arch": ("#D9CBB0", "#A9A394"),
    "arch-line": ("#3A342C", "#0A0E12"),
    "gate": ("#241E19", "#05080B"),
    "tile": ("#5A4636", "#7A6350"),  # the back of a guardian
    "tile-line": ("#3A342C", "#0A0E12"),
    "eye": "#F2E8D2",
    "face": ("#FFFDF6", "#F7F0DF"),  # revealed guardians and figures on cards, light in both modes
    "figure": "#2B2520",  # what is drawn on faces, dark in both modes
    "pale": "#FFFDF6",  # on what is dark in both modes
    "lit": ("#DDF4E8", "#63D6B4"),
    "gold": ("#7D5400", "#F0C552"),
    "treasure": ("#6B4A1E", "#7A5A2C"),
    "miss": "#B9AF9E",
    "missed": "#3A342C",  # the number on a die that missed
    "guardian": ("#4B3A55", "#6B5478"),
}

PALETTE: Final = Palette(
    BOARD,
    {f"{use}{realm}": shades for use, realms in REALM_COLOURS.items() for realm, shades in enumerate(realms)},
)
PEN: Final = PALETTE.pen
