"""What stands on the ground: firs, houses, peaks, ballistas, bridges, portal arches and the signs of the areas."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import cos, pi, sin
from random import Random
from typing import Final

from htpy import Element

from gonfalon.games.tactics.printed.realm import BALLISTA, BRIDGE, FOREST, PEAK, VILLAGE, WATER, Realm
from gonfalon.games.tactics.printed.spaces import EAST, NORTH, SPACES, WEST, WIDTH, neighbour
from gonfalon.lore.svg import SERIF, Point, line, short

from .boxes import arches
from .colours import PEN as pen
from .colours import sign
from .shapes import CELL, LETTERS, centre, corner

# Firs along the rim of a space, so that a token never hides them: foot and height, from the back to the front.
FIRS: Final = ((3, -16, 30), (-28, -10, 32), (27, -8, 32), (6, 15, 27), (-30, 35, 34), (32, 36, 36), (-3, 41, 28))
SEED: Final = 11

# A house: its left foot from the middle of the space, its breadth and height, the shade of its roof.
HOUSES: Final = ((-2, -6, 36, 28, 0), (-38, 0, 34, 26.2, 1), (-34, 36, 38, 28, 2), (10, 34, 30, 24.3, 1))
TOWER_AFTER: Final = 1

PEAK_LINE: Final = "M-43 40l15-32 6 5 21-65 15 32 6-7 24 67Z"
TURN: Final = {"S": 0, "W": 90, "N": 180, "E": -90}


def terrain(realm: Realm, map: str) -> Element:
    """Everything that stands, from north to south, so that what is nearer is in front."""
    return pen.group(*portals(map), *(drawn for space in range(SPACES) for drawn in standing(realm, space)))


def standing(realm: Realm, space: int) -> Iterator[Element]:
    kind = realm.terrain[space]
    if kind == FOREST:
        yield from forest(space)
    elif kind == VILLAGE:
        yield village(space)
    elif kind == PEAK:
        yield peak(space)
    elif kind == BALLISTA:
        yield ballista(space)
    elif kind == BRIDGE:
        yield bridge(realm, space)


# ---------------------------------------------------------------------- forest


def forest(space: int) -> Iterator[Element]:
    """Seven firs, no two forests alike."""
    chance = Random(space * 131 + SEED)
    x, y = centre(space)
    flip = chance.choice((-1, 1))
    firs = [
        (x + flip * dx + chance.randint(-4, 4), y + dy + chance.randint(-3, 3), height + chance.choice((-2, 0, 2)))
        for dx, dy, height in FIRS
    ]
    shades = "".join(
        f"M{a - 5} {b + 2}a{h // 3 + 1} 4.4 0 1 0 {h // 3 * 2 + 2} 0a{h // 3 + 1} 4.4 0 1 0-{h // 3 * 2 + 2} 0"
        for a, b, h in firs
    )
    yield pen("path", d=shades, fill="shade", fill_opacity=0.22)
    trunks = "".join(f"M{a - 2} {b - 1}h4v4h-4Z" for a, b, _ in firs)
    yield pen("path", d=trunks, fill="trunk", stroke="line", stroke_width=1)
    for a, b, height in sorted(firs, key=lambda fir: fir[1]):
        yield pen(
            "path",
            d=f"M{a} {b - height}{fir(height)}",
            fill=f"fir{chance.randrange(3)}",
            stroke="line",
            stroke_width=1.3,
            stroke_linejoin="round",
        )
        yield pen("path", d=f"M{a} {b - height}{fir_shade(height)}", fill="shade", fill_opacity=0.22)


def fir(h: float) -> str:
    """A fir of three tiers from its tip, right side down and left side up."""
    right = [(0.1485, 0.347), (0.086, 0.347), (0.241, 0.673), (0.1485, 0.673), (0.337, 1)]
    outline = [*right, *((-x, y) for x, y in reversed(right))]
    return steps([(0, 0), *((x * h, y * h) for x, y in outline)]) + "z"


def fir_shade(h: float) -> str:
    """The right half of a fir."""
    half = [(0.1485, 0.347), (0.086, 0.347), (0.241, 0.673), (0.1485, 0.673), (0.337, 1), (0.04, 1)]
    return steps([(0, 0), *((x * h, y * h) for x, y in [*half, (0.067, 0.673), (0.033, 0.347)])]) + "z"


def steps(points: list[Point]) -> str:
    """The way along some points, each from the one before."""
    rounded = [(round(x, 1), round(y, 1)) for x, y in points]
    moves = [f"{short(u - x)} {short(v - y)}" for (x, y), (u, v) in pairwise(rounded)]
    return "l" + " ".join(moves).replace(" -", "-")


# --------------------------------------------------------------------- village


def village(space: int) -> Element:
    """Four houses and a tower on trodden earth."""
    drawn: list[Element] = [
        pen(
            "path",
            d="M-38 14c2-20 22-26 40-22c22-4 40 10 38 30c-2 18-26 22-44 19c-20 1-34-9-34-27Z",
            fill="earth",
            fill_opacity=0.75,
        )
    ]
    for number, (x, y, broad, high, roof) in enumerate(HOUSES):
        drawn += house(x, y, broad, high, roof)
        if number == TOWER_AFTER:
            drawn += tower()
    return pen.group(*drawn, transform=at(space))


def house(x: float, y: float, broad: float, high: float, roof: int) -> list[Element]:
    """A house with its gable on the left."""
    gable, eaves = x + broad * 0.42, y - high * 0.59
    ridge, top, right = x + broad * 0.21, y - high, x + broad
    ink = {"stroke": "line", "stroke_linejoin": "round", "stroke_width": "1.4"}
    tiles = [(ridge + 4.5, ridge + 26, 0.32), (ridge + 7.5, ridge + 29, 0.64)]
    rows = "".join(
        f"M{short(a)} {short(top + (eaves - top) * share)}H{short(min(b, right + 2))}" for a, b, share in tiles
    )
    return [
        pen(
            "path",
            d=f"M{short(x + 3)} {short(y)}h{short(broad + 5)}l-5 5h-{short(broad)}Z",
            fill="shade",
            fill_opacity=0.22,
        ),
        pen("path", d=line([(gable, y), (gable, eaves), (right, eaves), (right, y)]), fill="shaded", **ink),
        pen("path", d=line([(x, y), (x, eaves), (ridge, top), (gable, eaves), (gable, y)]), fill="wall", **ink),
        pen(
            "path",
            d=line([(ridge, top), (right - 5.6, top), (right + 3, eaves + 1.5), (gable + 1.5, eaves + 1.5)]),
            fill=f"roof{roof}",
            **ink,
        ),
        pen("path", d=rows, stroke="line", stroke_opacity=0.4, stroke_width=1),
        pen(
            "path",
            d=f"M{short(x + broad * 0.14)} {short(y)}v-9q2.6-3 5.2 0v9Z"
            f"M{short(x + broad * 0.65)} {short(y - high * 0.39)}h4v5h-4Z",
            fill="dark",
        ),
        pen(
            "path",
            d=f"M{short(x - 2)} {short(eaves + 1.5)}L{short(ridge)} {short(top)}",
            stroke="line",
            stroke_width=1.8,
            stroke_linecap="round",
        ),
    ]


def tower() -> list[Element]:
    return [
        pen("path", d="M-6-4v-24h9v24Z", fill="wall", stroke="line", stroke_width=1.4),
        pen(
            "path",
            d="M-8-27l6.5-14 6.5 14Z",
            fill="roof2",
            stroke="line",
            stroke_width=1.4,
            stroke_linejoin="round",
        ),
        pen("path", d="M-3-22h3v5h-3Z", fill="dark"),
    ]


# ---------------------------------------------------------- peak, ballista, bridge


def at(space: int) -> str:
    """The transform to the middle of a space."""
    x, y = centre(space)
    return f"translate({x} {y})"


def peak(space: int) -> Element:
    """A mountain that rises above its space."""
    hatch = {"stroke": "line", "stroke_linecap": "round"}
    return pen.group(
        pen("path", d="M-32 42l73-4 4 6-51 2Z", fill="shade", fill_opacity=0.2),
        pen("path", d=PEAK_LINE, fill="rock"),
        pen("path", d="M-1-52l15 32 6-7 24 67h-30l4-20-12-14 3-22Z", fill="scree"),
        pen(
            "path",
            d="M-1-52l11 23.5-4.5 3.5-3.5-7-4.5 10-3.9-7-3 3Z",
            fill="snow",
            stroke="line",
            stroke_width=1.2,
            stroke_linejoin="round",
        ),
        pen(
            "path",
            d="M16-2l7 16M24-8l10 26M22 16l6 18M12-13l3 7M32 14l7 20M18 24l2 12M20-18l4 8",
            stroke_width=1.3,
            **hatch,
        ),
        pen(
            "path",
            d="M-16 8l-7 18M-8-14l-4 12M-31 22l-5 12M-3-2l-4 16",
            stroke_width=1.2,
            stroke_opacity=0.7,
            **hatch,
        ),
        pen("path", d=PEAK_LINE, stroke="line", stroke_width=2, stroke_linejoin="round"),
        transform=at(space),
    )


def ballista(space: int) -> Element:
    """The engine on its round of stone."""
    joints = "".join(
        line([(29 * cos(a), 29 * sin(a)), (37 * cos(a), 37 * sin(a))], closed=False)
        for a in (pi / 8 * (n + 0.5) for n in range(16))
    )
    bow = "M-30 2c3-16 16-24 30-24s27 8 30 24"
    engine = pen.group(
        pen("path", d="M-5 30v-50h10v50Z", fill="rail", stroke="line", stroke_width=1.5, stroke_linejoin="round"),
        pen("path", d="M-17 16h34v6h-34ZM-15-6h30v6h-30Z", fill="post", stroke="line", stroke_width=1.4),
        pen("path", d=bow, stroke="line", stroke_width=7.4, stroke_linecap="round"),
        pen("path", d=bow, stroke="deck", stroke_width=4.4, stroke_linecap="round"),
        pen("path", d="M-30 2l30 18 30-18", stroke="line", stroke_width=1.3),
        pen(
            "path",
            d="M0-38l5 10h-3v46h-4v-46h-3Z",
            fill="snow",
            stroke="line",
            stroke_width=1.2,
            stroke_linejoin="round",
        ),
        pen("path", d="M-2 18h4l4 8h-12Z", fill="roof1", stroke="line", stroke_width=1),
        transform="translate(0 2)rotate(38)",
    )
    return pen.group(
        pen("circle", cx=3, cy=4, r=37, fill="shade", fill_opacity=0.25),
        pen("circle", r=37, fill="stone", stroke="line", stroke_width=1.8),
        pen("circle", r=29, fill="slab", stroke="line", stroke_opacity=0.6, stroke_width=1.1),
        pen("path", d=joints, stroke="line", stroke_opacity=0.6, stroke_width=1.1),
        engine,
        transform=at(space),
    )


def bridge(realm: Realm, space: int) -> Element:
    """Planks and rails across the flow, from bank to bank."""
    beside = [neighbour(space, side) for side in (EAST, WEST)]
    upright = any(near >= 0 and realm.terrain[near] == WATER for near in beside)
    planks = "".join(f"M-23 {short(-53 + 9.6 * n)}h46" for n in range(1, 11) if -53 + 9.6 * n < 53)
    nails = "".join(f"M{x} {short(-48.2 + 9.6 * n)}h.1" for n in range(11) for x in (-14, 14))
    rails = "".join(f"M{x} -55h6v110h-6Z" for x in (-26, 20))
    posts = "".join(
        f"M{short(x - 4.4)} {y}a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0" for x in (-23, 23) for y in (-49, 0, 49)
    )
    return pen.group(
        pen("path", d="M-17-45h46v100h-46Z", fill="shade", fill_opacity=0.28),
        pen("path", d="M-23-53h46v106h-46Z", fill="deck", stroke="line", stroke_width=1.6),
        pen("path", d=planks, stroke="post", stroke_width=1.3),
        pen("path", d=nails, stroke="line", stroke_opacity=0.6, stroke_width=1.8, stroke_linecap="round"),
        pen("path", d=rails, fill="rail", stroke="line", stroke_width=1.4, stroke_linejoin="round"),
        pen("path", d=posts, fill="post", stroke="line", stroke_width=1.3),
        transform=at(space) + ("" if upright else "rotate(90)"),
    )


def portals(map: str) -> Iterator[Element]:
    """Half arches in the walls of the boxes."""
    right = "M17.6 9.6l8.3 3.8M13.4 17.7l6.4 7M7.3 23.1l3.4 9.2"
    bricks = right + "M0 25v10M-7.3 23.1l-3.4 9.2M-13.4 17.7l-6.4 7M-17.6 9.6l-8.3 3.8"
    swirl = "M0 8.6C2.6 8.6 4 6.4 3 4.2C1.8 1.6-2.6 1.6-4.6 4.6C-7.4 9-4.6 15.6 1 16.4C7.4 17.2 12 11.6 11.4 5"
    for _, x, y, side in arches(map):
        yield pen.group(
            pen("path", d="M-26 0a30 38 0 0 0 60 4l-4-4Z", fill="shade", fill_opacity=0.3),
            pen(
                "path",
                d="M-28-3h56v3a28 35 0 0 1-56 0Z",
                fill="stone",
                stroke="line",
                stroke_width=1.8,
                stroke_linejoin="round",
            ),
            pen("path", d=bricks, stroke="line", stroke_width=1.2),
            pen("path", d="M-19-3h38v3a19 25 0 0 1-38 0Z", fill="dark", stroke="line", stroke_width=1.4),
            pen("path", d=swirl, stroke="spiral", stroke_width=2.1, stroke_linecap="round"),
            pen(
                "path",
                d="M-10.6 3c-1 5 .6 10 3.6 13.4",
                stroke="spiral",
                stroke_width=1.6,
                stroke_linecap="round",
                stroke_opacity=0.75,
            ),
            transform=f"translate({short(x)} {short(y)})rotate({TURN[side]})",
        )


# ----------------------------------------------------------------------- marks


def marks(realm: Realm) -> Element:
    """The trigger space of each area, and the height of each plateau."""
    return pen.group(*(trigger(zone, space) for zone, space in enumerate(realm.triggers)), *heights(realm))


def trigger(zone: int, space: int) -> Element:
    """A rosette, seen round a token that stands on it."""
    points = []
    for n in range(24):
        radius, angle = (36.5, 41)[n % 2], 2 * pi * n / 24
        points.append((radius * cos(angle), radius * sin(angle)))
    return pen.group(
        pen("path", d=line(points), fill=f"zone{zone}", stroke="line", stroke_width=1.2),
        pen("circle", r=32, fill="label"),
        pen.icon(sign("trigger_flag"), 1, 0, 44, f"zone{zone}"),
        transform=at(space),
    )


def heights(realm: Realm) -> Iterator[Element]:
    """One numeral per plateau, in a free corner of it."""
    for box in plateaus(realm):
        x, y = place_of_height(realm, box)
        yield pen("circle", cx=x, cy=y, r=14, fill="height", stroke="line", stroke_width=1.2)
        yield pen(
            "text",
            str(realm.level[box[0]]),
            x=x,
            y=y + 7,
            fill="figure",
            font_family=SERIF,
            font_size=LETTERS,
            font_weight="700",
            text_anchor="middle",
        )


def plateaus(realm: Realm) -> list[list[int]]:
    """The spaces of each box that is seen from above."""
    return [
        [space for space in range(SPACES) if realm.box[space] == box]
        for box in dict.fromkeys(realm.box)
        if box != "scroll"
    ]


def place_of_height(realm: Realm, box: list[int]) -> tuple[float, float]:
    """A corner of the plateau without trees or shadow on it: north-west, north-east or south-west."""
    grown = (FOREST, PEAK, VILLAGE, BALLISTA)
    plain = [space for space in box if realm.terrain[space] not in grown and not realm.portals >> space & 1]
    east = max(space for space in box if space // WIDTH == box[0] // WIDTH)
    corners = [(box[0], 20, 20), (east, CELL - 20, 20), (box[-1], 20, CELL - 20)]
    for space, dx, dy in corners:
        if space in plain:
            x, y = corner(space)
            above = neighbour(space, NORTH)
            shaded = above >= 0 and realm.level[above] > realm.level[space]
            return x + dx, y + (dy if not shaded or dy > CELL / 2 else CELL - 17)
    x, y = corner((plain or box)[0])
    return x + 17, y + 17
