"""The colours of Nerath in the light palette, and the pen that draws with them.

Each has a name; draw.css gives the dark colour of that name where it differs. Colour never speaks alone: each
realm has an emblem and a hatching of its own.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.nerath.printed import REALMS
from gonfalon.lore.svg import COMMON, Pen

# In turn order: Karkoth, Vailin, Iron Circle, Nerath.
BANNERS: Final = ("#2C2833", "#E0AC2B", "#AB272B", "#24599F")
BANNER_INKS: Final = ("#E9E4F0", "#2A1E03", "#FFEEE8", "#EEF4FF")
TINTS: Final = ("#A9A2A4", "#F2DF9E", "#E2AE9A", "#B9CCE2")
BANDS: Final = ("#4C4453", "#A97708", "#AB272B", "#24599F")
TEXTS: Final = ("#3F374A", "#7A5400", "#94191E", "#1C4B8A")

BOARD: Final = {
    "sea": "#DAE3DC",
    "sea-ink": "#2F5564",
    "wave": "#8DAEB3",
    "coast": "#3A342C",  # coasts and outlines of banners, light in dark mode
    "halo": "#F7F0E2",  # round banners
    "mountain": "#FFF9EA",  # the body of small drawings on land
    "barren": "#E4D9C0",  # the impassable corners
    "peak": "#DCD0B6",
    "stain": "#A07A3A",
    "worn": "#8A6A38",
    "rock": "#B7A88B",
    "arch": "#D9CBB0",
    "arch-line": "#3A342C",
    "gate": "#241E19",
    "tile": "#5A4636",  # the back of a guardian
    "tile-line": "#3A342C",
    "eye": "#F2E8D2",
    "face": "#FFFDF6",  # revealed guardians and figures on cards, light in both modes
    "figure": "#2B2520",  # what is drawn on faces, dark in both modes
    "lit": "#DDF4E8",
    "gold": "#7D5400",
    "treasure": "#6B4A1E",
    "guardian": "#4B3A55",
}


def realms() -> dict[str, str]:
    """The colours of the four realms."""
    named: dict[str, str] = {}
    for realm in range(len(REALMS)):
        named |= {
            f"banner{realm}": BANNERS[realm],
            f"charge{realm}": BANNER_INKS[realm],
            f"tint{realm}": TINTS[realm],
            f"band{realm}": BANDS[realm],
            f"text{realm}": TEXTS[realm],
        }
    return named


PEN: Final = Pen(COMMON, BOARD, realms())
