"""The colours of Tactics: each has a name, and one value in the light and one in the dark."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gonfalon.games.tactics.printed import COLOURS
from gonfalon.lore.palette import Palette, Shades
from gonfalon.lore.svg import Icon, icon, mix

ART: Final = Path(__file__).parent.parent / "art"

BOARD: Final[dict[str, Shades]] = {
    "line": ("#2B2520", "#0A0E12"),  # outlines on the board, dark in both modes
    "mark": ("#2B2520", "#D8D0BE"),  # thin marks on the ground: grass, stars
    "shade": ("#2B2520", "#05080B"),
    "rim": ("#FFFDF3", "#8C947C"),
    "water": ("#9CC1C6", "#2F5560"),
    "wave": ("#2F5564", "#6E9DAB"),
    "cliff-n": ("#D6CAA8", "#7A705A"),
    "cliff-w": ("#C9BB97", "#6B624E"),
    "cliff-e": ("#9C8C6C", "#4A4234"),
    "cliff-s": ("#8D7D5F", "#3E372B"),
    "star": ("#FCF8EE", "#8F9382"),
    "brass": ("#B0812C", "#D0A04A"),
    "fir0": ("#4D673D", "#3F5A3B"),
    "fir1": ("#5F7A4A", "#4E6A45"),
    "fir2": ("#738B55", "#5F7A4F"),
    "trunk": ("#6D4C2E", "#463322"),
    "earth": ("#C8C595", "#28352E"),
    "wall": ("#F4EAD0", "#CFC6B0"),
    "height": ("#FCF8EE", "#CFC6B0"),  # the disc with a plateau's height
    "shaded": ("#D8CEB7", "#B3AB95"),
    "roof0": ("#9C4A36", "#7C3B2C"),
    "roof1": ("#B0583F", "#8F4634"),
    "roof2": ("#BF6D4C", "#A05742"),
    "dark": ("#1D1A18", "#0B0D12"),
    "rock": ("#B7A98B", "#827B68"),
    "scree": ("#8F8166", "#5F594B"),
    "snow": ("#FFFDF6", "#F0EDDD"),
    "stone": ("#CBBFA4", "#8D8671"),
    "slab": ("#B8AD94", "#7D7866"),
    "deck": ("#C79A66", "#94714A"),
    "rail": ("#A9794A", "#7A5A3A"),
    "post": ("#7D5530", "#4B3522"),
    "spiral": ("#9FD0CF", "#8FD3CF"),
    "label": ("#FCF8EE", "#F7F0DF"),
    "face": ("#FFFDF6", "#F7F0DF"),
    "figure": "#2B2520",  # silhouettes and text on faces and ribbons, dark in both modes
    "pale-face": ("#E1DED5", "#DBD4C5"),
    "pale-figure": "#6E675C",
    "wound": "#8A2F25",
    "lit": ("#DDF4E8", "#63D6B4"),
    "health": ("#AB272B", "#E8786C"),
    "ammo": ("#7D5530", "#C79A66"),
    "mana": ("#24599F", "#7DAEE8"),
    "tactic": ("#33526F", "#2F4C68"),
    "cave-floor": ("#D9CCAE", "#3E4240"),
    "cave-rock": ("#7E7260", "#1E2224"),
    "cave-joint": ("#4A4236", "#5B5F5C"),
    "plate": ("#EFE6D0", "#565A54"),
    "gem": ("#B23A48", "#C9485A"),  # a crystal still to be found
    "gem-lit": ("#E9A6A4", "#F0A9AC"),
    "found": ("#2F7A52", "#4FB37E"),  # a crystal recovered
    "found-lit": ("#9FD3B1", "#B6E6C8"),
    "lair": ("#7C2530", "#F0A39B"),
    "foe": ("#6E2A33", "#7A3540"),
    "snare": ("#3B352C", "#E3DCCB"),
    "oak": ("#6B4524", "#D9A871"),
    "spell": ("#6B4A94", "#C9AEEB"),
    "time": "#8A5A12",
}

TOPS: Final[tuple[Shades, ...]] = (
    ("#9fac77", "#28352F"),
    ("#bac08d", "#3A4941"),
    ("#d3d1a6", "#526152"),
    ("#e6e0c2", "#707D68"),
    ("#f9f4e5", "#959D82"),
    ("#dfe6e4", "#B4BEBA"),
)
"""The ground by level; the last colour is that of all higher ones."""

CLASSES: Final = ("#7A4632", "#5B4585", "#4B4F57", "#40613A")
"""By class: the ground of its picture on a Unit card."""

TEAMS: Final = (("#24599F", "#2C66B3"), ("#AB272B", "#B93034"), ("#2F6B3A", "#3F7F49"), ("#E0AC2B", "#E0AC2B"))
TEAM_INKS: Final = ("#EEF4FF", "#FFEEE8", "#F1FAEA", "#2A1E03")
TEAM_TEXTS: Final = (
    ("#24599F", "#9CC3F2"),
    ("#AB272B", "#F2948A"),
    ("#2F6B3A", "#8CCB95"),
    ("#7A5400", "#EFC65A"),
)
"""By seat: the colour of a side, of what is written on it, and of its name."""

ZONES: Final = (("#A66907", "#E0A43A"), ("#75529B", "#B08AD6"), ("#14718A", "#55B7D6"))
ZONE_GROUNDS: Final = ("#987834", "#8B79A1", "#4B8C9B")
ZONE_TAILS: Final = ("#A1762A", "#7F639A", "#3D849A")
"""By Control Area: its colour, and in the dark that of its ground and of the tails of its ribbon."""


def teams() -> dict[str, Shades]:
    """The colours of the four sides, and what becomes of them on a token."""
    named: dict[str, Shades] = {}
    for seat, shades in enumerate(TEAMS):
        colour = shades[0]
        weak, spent = mix(colour, "#8A8478", 0.62), mix(colour, "#9A9488", 0.45)
        named |= {
            f"team{seat}": shades,
            f"team{seat}-ink": TEAM_INKS[seat],
            f"team{seat}-text": TEAM_TEXTS[seat],
            f"team{seat}-lost": mix(colour, "#000000", 0.45),
            f"team{seat}-weak": weak,
            f"team{seat}-weak-lost": mix(weak, "#000000", 0.45),
            f"team{seat}-spent": spent,
            f"team{seat}-spent-lost": mix(spent, "#000000", 0.45),
        }
    return named


def areas() -> dict[str, Shades]:
    """The colours of the Control Areas."""
    named: dict[str, Shades] = {}
    for zone, shades in enumerate(ZONES):
        named |= {
            f"zone{zone}": shades,
            f"zone{zone}-ground": (mix(shades[0], "#FFFFFF", 0.5), ZONE_GROUNDS[zone]),
            f"zone{zone}-tail": (mix(shades[0], "#000000", 0.28), ZONE_TAILS[zone]),
        }
    return named


PALETTE: Final = Palette(
    BOARD,
    {f"level{level}": shades for level, shades in enumerate(TOPS)},
    {f"class{number}": colour for number, colour in enumerate(CLASSES)},
    teams(),
    areas(),
)
PEN: Final = PALETTE.pen


def emblem(seat: int) -> Icon:
    """The charge of a side: crescent, tower, oak leaf, sun."""
    return icon(ART, f"team_{COLOURS[seat].id}")


def sign(name: str) -> Icon:
    """One of the game's own icons."""
    return icon(ART, name)
