"""The colours of Tactics in the light palette, and the pen that draws with them.

Each has a name; draw.css gives the dark colour of that name where it differs.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gonfalon.core import put
from gonfalon.games.tactics.printed import COLOURS
from gonfalon.lore.svg import COMMON, Icon, Pen, icon, mix

ART: Final = Path(__file__).parent.parent / "art"

TOPS: Final = ("#9fac77", "#bac08d", "#d3d1a6", "#e6e0c2", "#f9f4e5", "#dfe6e4")
"""By level; the last one is that of all higher ones."""
TEAMS: Final = ("#24599F", "#AB272B", "#2F6B3A", "#E0AC2B")
TEAM_INKS: Final = ("#EEF4FF", "#FFEEE8", "#F1FAEA", "#2A1E03")
TEAM_TEXTS: Final = put(TEAMS, 3, "#7A5400")
ZONES: Final = ("#A66907", "#75529B", "#14718A")
CLASSES: Final = ("#7A4632", "#5B4585", "#4B4F57", "#40613A")
"""By class: the ground of its picture on a Unit card."""

BOARD: Final = {
    "line": "#2B2520",  # outlines on the board, dark in both modes
    "mark": "#2B2520",  # thin marks on the ground: grass, stars
    "shade": "#2B2520",
    "rim": "#FFFDF3",
    "water": "#9CC1C6",
    "wave": "#2F5564",
    "cliff-n": "#D6CAA8",
    "cliff-w": "#C9BB97",
    "cliff-e": "#9C8C6C",
    "cliff-s": "#8D7D5F",
    "star": "#FCF8EE",
    "brass": "#B0812C",
    "fir0": "#4D673D",
    "fir1": "#5F7A4A",
    "fir2": "#738B55",
    "trunk": "#6D4C2E",
    "earth": "#C8C595",
    "wall": "#F4EAD0",
    "side": "#D8CEB7",
    "roof0": "#9C4A36",
    "roof1": "#B0583F",
    "roof2": "#BF6D4C",
    "dark": "#1D1A18",
    "rock": "#B7A98B",
    "scree": "#8F8166",
    "snow": "#FFFDF6",
    "stone": "#CBBFA4",
    "slab": "#B8AD94",
    "deck": "#C79A66",
    "rail": "#A9794A",
    "post": "#7D5530",
    "spiral": "#9FD0CF",
    "label": "#FCF8EE",
    "face": "#FFFDF6",
    "figure": "#2B2520",  # silhouettes and text on faces and ribbons, dark in both modes
    "pale-face": "#E1DED5",
    "pale-figure": "#6E675C",
    "wound": "#8A2F25",
    "lit": "#DDF4E8",
    "health": "#AB272B",
    "ammo": "#7D5530",
    "mana": "#24599F",
    "tactic": "#33526F",
    "cave-floor": "#D9CCAE",
    "cave-rock": "#7E7260",
    "cave-joint": "#4A4236",
    "plate": "#EFE6D0",
    "gem": "#B23A48",  # a crystal still to be found
    "gem-lit": "#E9A6A4",
    "found": "#2F7A52",  # a crystal recovered
    "found-lit": "#9FD3B1",
    "lair": "#7C2530",
    "foe": "#6E2A33",
    "snare": "#3B352C",
    "oak": "#6B4524",
    "spell": "#6B4A94",
    "time": "#8A5A12",
}


def teams() -> dict[str, str]:
    """The colours of the four sides, and what becomes of them on a token."""
    named: dict[str, str] = {}
    for seat, colour in enumerate(TEAMS):
        weak, spent = mix(colour, "#8A8478", 0.62), mix(colour, "#9A9488", 0.45)
        named |= {
            f"team{seat}": colour,
            f"team{seat}-ink": TEAM_INKS[seat],
            f"team{seat}-text": TEAM_TEXTS[seat],
            f"team{seat}-lost": mix(colour, "#000000", 0.45),
            f"team{seat}-weak": weak,
            f"team{seat}-weak-lost": mix(weak, "#000000", 0.45),
            f"team{seat}-spent": spent,
            f"team{seat}-spent-lost": mix(spent, "#000000", 0.45),
        }
    return named


def areas() -> dict[str, str]:
    """The colours of the Control Areas."""
    named: dict[str, str] = {}
    for zone, colour in enumerate(ZONES):
        named |= {
            f"zone{zone}": colour,
            f"zone{zone}-ground": mix(colour, "#FFFFFF", 0.5),
            f"zone{zone}-tail": mix(colour, "#000000", 0.28),
        }
    return named


PEN: Final = Pen(
    COMMON,
    BOARD,
    {f"level{level}": colour for level, colour in enumerate(TOPS)},
    {f"class{number}": colour for number, colour in enumerate(CLASSES)},
    teams(),
    areas(),
)


def emblem(seat: int) -> Icon:
    """The charge of a side: crescent, tower, oak leaf, sun."""
    return icon(ART, f"team_{COLOURS[seat].id}")


def sign(name: str) -> Icon:
    """One of the game's own icons."""
    return icon(ART, name)
