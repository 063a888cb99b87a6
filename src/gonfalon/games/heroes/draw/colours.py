"""The colours of Heroes, its icons and its vignettes.

Whatever stands on the ground or on cloth keeps its colours on every page (`line`, `cloth`, `brass`); paper, panels
and their ink change in dark mode.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from htpy import Element
from markupsafe import Markup

from gonfalon.games.heroes.printed import CREATURES, LOCATIONS
from gonfalon.lore.palette import Palette, Shades
from gonfalon.lore.svg import ART as COMMON_ART
from gonfalon.lore.svg import GRID, icon, mix, short

ART: Final = Path(__file__).parent.parent / "art"

FACTIONS: Final[Mapping[str, str]] = {
    "castle": "#24599F",
    "necropolis": "#55565C",
    "dungeon": "#6A4A86",
    "tower": "#5F7080",
    "rampart": "#4B7A3F",
    "fortress": "#3E5D3A",
    "inferno": "#AB272B",
    "stronghold": "#8A5A33",
    "conflux": "#A24C78",
    "cove": "#1B736E",
    "neutral": "#7A6A52",
}
TERRAINS: Final[Mapping[str, tuple[Shades, Shades]]] = {
    "grass": (("#B5BF88", "#6F7D54"), ("#8A9A5B", "#93A470")),
    "dirt": (("#D3BB8F", "#85704E"), ("#A3875A", "#AA9068")),
    "subterranean": (("#B7AEB2", "#706877"), ("#7D7280", "#978C9C")),
    "rough": (("#CDB08A", "#7E6746"), ("#967650", "#A58A62")),
    "highlands": (("#BCC79C", "#6D7D54"), ("#86935F", "#94A573")),
    "swamp": (("#A8B39A", "#5E6C5B"), ("#6F7C64", "#86957C")),
    "snow": (("#E6E8EA", "#7B8792"), ("#A9B3BC", "#A3AFBA")),
    "sand": (("#E6D3A4", "#8C7A52"), ("#B89A62", "#B3A072")),
    "lava": (("#8F7468", "#7A5F56"), ("#C4512F", "#EB8A55")),
    "water": (("#B9CFD3", "#426E7A"), ("#7FA2AA", "#6E9DAB")),
    "elemental_air": (("#CFD8DE", "#627382"), ("#8FA3B0", "#8FA2B1")),
    "elemental_earth": (("#C4B596", "#75674C"), ("#8D7B55", "#A08D67")),
    "elemental_fire": (("#DDB49C", "#875B49"), ("#AD6F52", "#C58A6B")),
    "elemental_water": (("#B6CBD8", "#4C6F87"), ("#7698AC", "#7BA2BA")),
}
"""The ground of a tile, and what is drawn on it."""

GROUPS: Final = ("starting", "far", "near", "center")
BACKS: Final[tuple[tuple[str, str], ...]] = (
    ("#6B6152", "#5C5446"),
    ("#7A5C3A", "#6B5033"),
    ("#3F5166", "#33455A"),
    ("#6B3337", "#5E2D31"),
)
"""The backs of the tiles, by group."""

LINE, NIGHT_INK, CLOTH, DONE = "#2B2520", "#0C0F12", "#FBF6E9", "#9A9488"
BOARD: Final[Mapping[str, Shades]] = {
    "line": (LINE, NIGHT_INK),
    "cloth": CLOTH,
    "brass": "#D9A441",
    "old-brass": ("#B0812C", "#E2B458"),
    "wood": "#A9794A",
    "lit": ("#DDF4E8", "#63D6B4"),
    "back-ink": ("#E9DCBB", "#CDBF9D"),
    "guard": "#8E2A20",
    "guard-line": "#A5342A",
    "cube": "#2A2521",
    "cube-top": "#6A6664",
    "cube-side": "#1D1A17",
    "gold": ("#7D5400", "#F0C552"),
    "materials": ("#8A4A33", "#E5A184"),
    "valuables": ("#6A4A86", "#CBAEEA"),
    "health": ("#AB272B", "#E8645C"),
    "sure": ("#3F7A4F", "#86D39C"),
    "field": ("#B9C08C", "#4C5A40"),
    "stone": "#CFC6B2",
    "stone2": "#A89D86",
    "plaster": "#F4EAD6",
    "sky": ("#E9E6D2", "#26303A"),
    "hill": ("#D5D9B4", "#36443A"),
    "hill2": ("#BDC794", "#3C4D39"),
    "meadow": ("#A3AF79", "#43553A"),
    "sun": "#DFC07E",
    "statistic": "#5A5145",
    "ability": "#4B5A33",
    "artifact": "#8A6410",
    "spell": "#6A4A86",
    "school-any": "#6A4A86",
    "school-air": "#5B7489",
    "school-earth": "#73633F",
    "school-fire": "#A8442B",
    "school-water": "#35708F",
    "tier-bronze": ("#96572B", "#B5713F"),
    "tier-silver": ("#6D757D", "#8B949D"),
    "tier-golden": ("#9A7010", "#C39A35"),
    "tier-azure": "#2672A1",
    "done": DONE,
}
ROOFS: Final[Mapping[str, tuple[str, str]]] = {
    "castle": ("#B0583F", "#6E5A8C"),
    "necropolis": ("#6B6C74", "#4A5A5C"),
    "dungeon": ("#7A4F86", "#8A4A33"),
}
"""The roofs of a town, ordinary and grand."""
FADED: Final = 0.45
"""How much of its colour a unit loses once it has acted."""


def made() -> dict[str, Shades]:
    """Derived colours: of factions, terrains and backs."""
    named: dict[str, Shades] = {}
    for faction, colour in FACTIONS.items():
        named[faction] = colour
        named[f"{faction}-dim"] = mix(colour, DONE, FADED)
        named[f"{faction}-deep"] = mix(colour, "#000000", 0.25)
        named[f"{faction}-pale"] = mix(colour, CLOTH, 0.5)
    for faction, (usual, grand) in ROOFS.items():
        named |= {f"roof-{faction}": usual, f"roof2-{faction}": grand}
    for terrain, (ground, drawn) in TERRAINS.items():
        named[f"ground-{terrain}"] = ground
        named[f"marks-{terrain}"] = drawn
    for group, shades in zip(GROUPS, BACKS):
        named[f"back-{group}"] = shades
        named[f"star-{group}"] = (mix(shades[0], "#000000", 0.22), mix(shades[1], "#000000", 0.22))
    return named


PALETTE: Final = Palette(BOARD, made())
PEN: Final = PALETTE.pen
RESOURCES: Final = ("gold", "materials", "valuables")

# ----------------------------------------------------------------------- icons

SIGNS: Final = (
    *RESOURCES,
    *("attack", "defense", "health", "initiative", "power", "knowledge", "movement", "experience", "expert"),
    *("wall", "gate", "arrow_tower", "hero_main", "hero_secondary", "morale_positive", "morale_negative"),
    *(f"effect_{timing}" for timing in ("instant", "activation", "map", "ongoing", "permanent")),
    *(f"type_{kind}" for kind in ("ground", "flying", "ranged")),
    *(f"tier_{tier}" for tier in ("bronze", "silver", "golden", "azure")),
    *(f"school_{school}" for school in ("any", "air", "earth", "fire", "water")),
    *(f"faction_{faction}" for faction in ("castle", "necropolis", "dungeon")),
    *(f"token_{token}" for token in ("build", "population", "spell_book")),
    *(f"building_{kind}" for kind in ("city_hall", "citadel", "mage_guild", "special_a", "special_b")),
    *(f"building_dwelling_{tier}" for tier in ("bronze", "silver", "golden")),
    *(f"die_attack_{face}" for face in ("minus", "zero", "plus")),
    *(f"die_resource_gold_{n}" for n in (3, 6)),
    *(f"die_resource_materials_{n}" for n in (2, 4)),
    *(f"die_resource_valuables_{n}" for n in (1, 2)),
    *(f"die_treasure_{face}" for face in ("experience", "artifact", "resource_1", "resource_2_keep_1")),
)
LOOKALIKES: Final = {
    "azure_dragons": "black_dragons",
    "crystal_dragons": "black_dragons",
    "sharpshooters": "marksmen",
    "mummies": "zombies",
}
"""Families drawn like others; any other without its own figure shows how it moves."""


@cache
def unit_sign(creature: int) -> str:
    """The icon of a unit."""
    unit = CREATURES[creature]
    family = LOOKALIKES.get(unit.family, unit.family)
    if (ART / f"unit_{family}.svg").exists():
        return f"unit_{family}"
    return f"type_{getattr(unit, 'type', '') or unit.few.type}"  # type: ignore[union-attr]


UNIT_SIGNS: Final = tuple(
    sorted({f"unit_{unit.family}" for unit in CREATURES if (ART / f"unit_{unit.family}.svg").exists()})
)


def figures() -> Iterator[Element]:
    """Every icon once, for reuse: some are long."""
    for name in (*SIGNS, *UNIT_SIGNS):
        yield PEN("path", id=f"her-i-{name}", d=icon(ART, name).path)
    yield PEN("path", id="her-i-battle", d=icon(COMMON_ART, "battle").path)


def figure(name: str, x: float, y: float, size: float, colour: str, opacity: float = 1) -> Element:
    """An icon centred on a point."""
    move = f"translate({short(x - size / 2)} {short(y - size / 2)})scale({short(size / GRID, 4)})"
    faint = short(opacity, 2) if opacity != 1 else None
    return PEN("use", href=f"#her-i-{name}", fill=colour, transform=move, opacity=faint)


def mark(name: str, colour: str, said: str = "", classes: str = "mark") -> Element:
    """A small icon in a line of text."""
    spoken = {"role": "img", "aria_label": said} if said else {"aria_hidden": "true"}
    title = PEN("title", said) if said else None
    return PEN("svg", title, figure(name, 24, 24, 48, colour), viewBox="0 0 48 48", classes=classes, **spoken)


# ------------------------------------------------------------------- vignettes

GROUPED: Final = {
    "library_of_enlightenment": "university",
    "scholar": "university",
    "black_market": "trading_post",
    "market_of_time": "trading_post",
    "spell_scroll": "shrine_of_magic_incantation",
    "star_axis": "obelisk",
    "faerie_ring": "mystical_garden",
    "elemental_conflux": "magic_spring",
    "grave": "warriors_tomb",
    "random_town": "town",
    "cyclops_stockpile": "creature_bank",
}
"""Locations that look like others."""
BARE: Final = ("empty_field", "blocked_field")
"""Locations whose ground is drawn with the tile."""


@cache
def vignette_name(location: int) -> str:
    """The drawing of a location; none for bare ground, or where there is none yet."""
    id = LOCATIONS[location].id
    name = "creature_bank" if id.startswith("bank_") else "monolith" if "monolith" in id else GROUPED.get(id, id)
    return name if id not in BARE and (ART / f"loc_{name}.svg").exists() else ""


def vignettes() -> Iterator[Element]:
    """Every vignette once, for reuse."""
    names = dict.fromkeys(vignette_name(number) for number in range(len(LOCATIONS)))
    for name in filter(None, names):
        yield PEN.group(inside(name), id=f"her-v-{name}")


def inside(name: str) -> Markup:
    """The contents of a vignette, in the ink of the board."""
    text = (ART / f"loc_{name}.svg").read_text(encoding="utf-8")
    found = re.search(r"</title>(.*)</svg>", text, re.DOTALL)
    return Markup(found[1].replace("currentColor", LINE)) if found else Markup("")


def vignette(name: str, x: float, y: float, size: float) -> Element:
    """A vignette centred on a point."""
    move = f"translate({short(x - size / 2)} {short(y - size / 2)})scale({short(size / GRID, 4)})"
    return PEN("use", href=f"#her-v-{name}", transform=move)
