"""The two realms as they never change: sky, land, provinces, terrain, borders, the Rift."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any, Final

from htpy import Element

from gonfalon.games.immortals.printed import DARK, LIGHT, PLACES, PROVINCE_OF, PROVINCE_PLACES, PROVINCES
from gonfalon.lore.shapes import OUTSIDE
from gonfalon.lore.svg import area, short
from gonfalon.lore.words import Words

from .colours import ART, SKY
from .colours import PEN as pen
from .names import stands_clear
from .shapes import HIGH, MAP, RIFTS, WIDE, borders, outline, place_at, province_edge

BOARD: Final[dict[str, Any]] = tomllib.loads((ART / "board.toml").read_text(encoding="utf-8"))
REALM_IDS: Final = ("light", "dark")
RIPPLES: Final = ((21, 0.9, 0.36), (14, 1, 0.6), (7, 1.2, 0.9))
"""How far off the coast, how broad, how strong; the outermost first."""
BAND: Final = 7
"""How broad the band inside a province is."""
CONTOURS: Final = ((0.9, 0.95), (0.78, 0.8), (0.65, 0.65), (0.51, 0.5), (0.36, 0.35))
"""The depth of the Rift: how large a line is against its rim, and how strong."""
TERRAIN: Final = (0.42, 0.34)
"""How strong the small drawings are, by day and by night."""
ROUND: Final = {"stroke_linecap": "round", "stroke_linejoin": "round"}


# ---------------------------------------------------------------- what others refer to


def definitions() -> Iterator[Element]:
    """Shapes that are used more than once: places, provinces, coasts, small drawings."""
    for place in PLACES:
        yield pen("path", id=f"imm-p{place}", d=outline(place))
        yield pen("clipPath", pen("use", href=f"#imm-p{place}"), id=f"imm-c{place}")
    for realm in (LIGHT, DARK):
        yield pen("clipPath", pen("rect", **half(realm)), id=f"imm-half{realm}")
        yield pen("path", id=f"imm-coast{realm}", d=borders(realm, "coast"))
        for province in range(len(PROVINCES)):
            parts = (pen("use", href=f"#imm-p{place}") for place in PROVINCE_PLACES[realm][province])
            yield pen("clipPath", *parts, id=f"imm-v{realm}-{province}")
            yield pen("path", id=f"imm-e{realm}-{province}", d=province_edge(realm, province))
        for name, sign in BOARD["signs"].items():
            yield pen.group(*small_drawing(sign, realm), id=f"imm-t{realm}-{name}")


def small_drawing(sign: dict[str, str], realm: int) -> Iterator[Element]:
    if "body" in sign:
        yield pen("path", d=sign["body"], fill=f"{SKY[realm]}-body", fill_opacity=(0.5, 0.06)[realm])
    if "lines" in sign:
        yield pen("path", d=sign["lines"])
    if "bold" in sign:
        yield pen("path", d=sign["bold"], stroke_width=2)


# ------------------------------------------------------------------------- sky


def half(realm: int) -> dict[str, Any]:
    """The half of a realm. It goes on beyond the board, where a window has another shape."""
    return area(-WIDE if realm == DARK else WIDE / 2, -HIGH, 1.5 * WIDE, 3 * HIGH)


def skies() -> Iterator[Element]:
    """Night on the left, with stars; day on the right, with clouds; ripples off both coasts."""
    for realm in (LIGHT, DARK):
        sky = SKY[realm]
        coast = {"href": f"#imm-coast{realm}", "stroke_linejoin": "round"}
        ripples = [
            pen("use", stroke=colour, stroke_width=2 * off + side * broad, stroke_opacity=strong, **coast)
            for off, broad, opacity in RIPPLES
            for colour, side, strong in ((f"{sky}-wave", 1, opacity), (sky, -1, 1))
        ]
        yield pen.group(
            pen("rect", fill=sky, **half(realm)),
            *ripples,
            clip_path=f"url(#imm-half{realm})",
        )
    stars = [pen("circle", cx=x, cy=y, r=r, opacity=0.55) for x, y, r in BOARD["stars"]]
    sparks = [pen("path", d=spark(*each), opacity=0.8) for each in BOARD["sparks"]]
    yield pen("g", *stars, *sparks, fill="night-ink")
    drawn = [
        pen("path", d=BOARD["cloud"], transform=f"translate({x} {y})scale({short(scale, 2)})")
        for x, y, scale in BOARD["clouds"]
    ]
    yield pen("g", *drawn, stroke="cloud", stroke_width=1.4, stroke_linecap="round", opacity=0.75)


def spark(x: float, y: float, reach: float) -> str:
    """A star with four points."""
    r = short(reach)
    return f"M{short(x)} {short(y - reach)}q0 {r} {r} {r}-{r} 0-{r} {r} 0-{r}-{r}-{r} {r} 0 {r}-{r}z"


# ------------------------------------------------------------------------ land


def lands() -> Iterator[Element]:
    """Every region in the tint of its province and realm, with a band along the inside of each province."""
    for place in PLACES:
        realm = place // (len(PLACES) // 2)
        ground = f"{SKY[realm]}{PROVINCE_OF[place]}"
        yield pen("use", href=f"#imm-p{place}", fill=ground, stroke=ground, stroke_width=0.6)
    for realm in (LIGHT, DARK):
        for province in range(len(PROVINCES)):
            yield band(realm, province)


def band(realm: int, province: int) -> Element:
    """A line and a band: the edge of the province drawn broad, of which only the inner half is seen."""
    edge = {"href": f"#imm-e{realm}-{province}", "stroke_linejoin": "round"}
    ground, shade = f"{SKY[realm]}{province}", f"{SKY[realm]}-band{province}"
    return pen.group(
        pen("use", stroke=shade, stroke_width=2 * BAND + 1.8, **edge),
        pen("use", stroke=ground, stroke_width=2 * BAND, **edge),
        pen("use", stroke=shade, stroke_width=2 * BAND, stroke_opacity=0.55, **edge),
        clip_path=f"url(#imm-v{realm}-{province})",
    )


def rifts() -> Iterator[Element]:
    """The gaps in the middle of each realm, with lines of depth."""
    for n in range(len(RIFTS)):
        face, sky = len(PLACES) + n, SKY[n % 2]
        polygon = MAP.faces[face]
        x = sum(x for x, _ in polygon) / len(polygon)
        y = sum(y for _, y in polygon) / len(polygon)
        yield pen("path", d=outline(face), fill=f"{sky}-rift")
        for scale, opacity in CONTOURS:
            yield pen(
                "path",
                d=outline(face),
                stroke=f"{sky}-depth",
                stroke_width=1.2,
                opacity=opacity,
                transform=f"translate({short(x * (1 - scale))} {short(y * (1 - scale))})scale({scale})",
            )


def terrain(words: Words) -> Iterator[Element]:
    """The small drawings of each province, where no name and no army stands."""
    for realm in (LIGHT, DARK):
        drawn = []
        for name, points in BOARD["marks"][REALM_IDS[realm]].items():
            for x, y in points:
                place = place_at((x, y))
                if place != OUTSIDE and stands_clear(words, place, (x, y)):
                    drawn.append(pen("use", href=f"#imm-t{realm}-{name}", x=x, y=y))
        yield pen("g", *drawn, stroke=f"{SKY[realm]}-ink", stroke_width=1, opacity=TERRAIN[realm], **ROUND)


def all_borders() -> Iterator[Element]:
    for realm in (LIGHT, DARK):
        line = f"{SKY[realm]}-line"
        yield pen(
            "path",
            d=borders(realm, "inner"),
            stroke=line,
            stroke_width=1.2,
            stroke_dasharray="5 3.4",
            opacity=0.75,
            **ROUND,
        )
        yield pen("path", d=borders(realm, "province"), stroke=line, stroke_width=2.6, **ROUND)
        yield pen("use", href=f"#imm-coast{realm}", stroke=line, stroke_width=2, **ROUND)


def wear() -> Element:
    """Stains of the paper, by day."""
    return pen(
        "g",
        *(pen("path", d=blot) for blot in BOARD["wear"]),
        fill="stain",
        fill_opacity=0.05,
        clip_path=f"url(#imm-half{LIGHT})",
        pointer_events="none",
    )
