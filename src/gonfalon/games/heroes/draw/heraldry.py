"""Shields, banners, flags and cubes: the small pieces that identify sides, each drawn around its own point."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from htpy import Element

from gonfalon.lore.svg import short

from .colours import FACTIONS, figure
from .colours import PEN as pen

NOBODY: Final = "neutral"
GONFALON: Final = "M-22-74H22V-22L14.6-30 7.4-17 0-28-7.4-17-14.6-30-22-22Z"
CUBE: Final = "M0-7.6 6.6-3.8V3.8L0 7.6-6.6 3.8V-3.8Z"
CUBE_TOP: Final = "M0-7.6 6.6-3.8 0 0-6.6-3.8Z"
CUBE_SIDE: Final = "M6.6-3.8V3.8L0 7.6V0Z"


def emblem(faction: str) -> str:
    """The icon of a faction; crossed swords for those without one."""
    return f"faction_{faction}" if faction in ("castle", "necropolis", "dungeon") else "battle"


def colour_of(faction: str) -> str:
    return faction if faction in FACTIONS else NOBODY


def at(x: float, y: float, scale: float = 1) -> str:
    """Where something is drawn, and at what scale."""
    move = f"translate({short(x)} {short(y)})"
    return move if scale == 1 else f"{move}scale({short(scale, 4)})"


def shield_path(x: float, y: float, wide: float, high: float) -> str:
    """A shield with its upper edge centred on a point."""
    a, b, c = (short(each) for each in (x - wide / 2, x, x + wide / 2))
    top, bend, low, foot = (short(each) for each in (y, y + high * 0.5, y + high * 0.78, y + high))
    left, right = short(x - wide * 0.2), short(x + wide * 0.2)
    near = short(y + high * 0.92)
    return f"M{a} {top}H{c}V{bend}C{c} {low} {right} {near} {b} {foot}C{left} {near} {a} {low} {a} {bend}Z"


@lru_cache(64)
def arms_shield(faction: str, x: float, y: float, wide: float) -> Element:
    """The shield of a faction, its upper edge centred on a point."""
    return pen.group(
        pen(
            "path",
            d=shield_path(x, y, wide, wide * 1.14),
            fill=colour_of(faction),
            stroke="line",
            stroke_width=1.2,
            stroke_linejoin="round",
        ),
        figure(emblem(faction), x, y + wide * 0.5, wide * 0.68, "cloth"),
    )


def numeral_shield(text: str, x: float, y: float) -> Iterator[Element]:
    """How strong the guards of a field are."""
    yield pen(
        "path",
        d=shield_path(x, y, 32, 27),
        fill="cloth",
        stroke="line",
        stroke_width=1.5,
        stroke_linejoin="round",
    )
    yield pen("path", d=shield_path(x, y + 2.5, 27, 22), stroke="guard-line", stroke_width=1.1)
    yield pen.text(text, x, y + 17.6, 14.5, "guard", serif=True, bold=True, anchor="middle")


def count_shield(text: str, x: float, y: float) -> Iterator[Element]:
    """A number on a small shield, such as initiative."""
    yield pen(
        "path", d=shield_path(x, y, 25, 24), fill="cloth", stroke="line", stroke_width=1.3, stroke_linejoin="round"
    )
    yield pen.text(text, x, y + 17, 15, "line", serif=True, bold=True, anchor="middle")


@lru_cache(64)
def gonfalon(faction: str, x: float, y: float, scale: float, ring: bool = False) -> Element:
    """The banner of a Main Hero, its foot on a point: three tails on a crossbar."""
    colour = colour_of(faction)
    rings = (
        (
            pen("ellipse", rx=28, ry=12.2, stroke="raised", stroke_width=8),
            pen("ellipse", rx=28, ry=12.2, stroke="legal", stroke_width=4.4),
        )
        if ring
        else ()
    )
    return pen.group(
        pen("ellipse", cx=3, cy=2, rx=19, ry=7, fill="line", fill_opacity=0.35),
        *rings,
        pen("ellipse", rx=18, ry=6.6, fill=f"{colour}-deep", stroke="line", stroke_width=1.4),
        pen("path", d="M-2 0V-82H2V0Z", fill="wood", stroke="line", stroke_width=1.2),
        pen("path", d="M0-95l4.4 8L0-80l-4.4-7Z", fill="brass", stroke="line", stroke_width=1.2),
        pen("path", d=GONFALON, fill="line", fill_opacity=0.28, transform="translate(3 4)"),
        pen("path", d=GONFALON, fill=colour, stroke="line", stroke_width=1.6, stroke_linejoin="round"),
        pen("path", d="M-22-68H22", stroke="brass", stroke_width=2),
        pen("path", d="M-18.6-66V-31M18.6-66V-31", stroke="brass", stroke_width=1.2),
        pen("rect", x=-26, y=-78, width=52, height=5, rx=2.4, fill="wood", stroke="line", stroke_width=1.2),
        pen("circle", cx=-27, cy=-75.5, r=3.6, fill="brass", stroke="line", stroke_width=1.1),
        pen("circle", cx=27, cy=-75.5, r=3.6, fill="brass", stroke="line", stroke_width=1.1),
        figure(emblem(faction), 0, -48, 29, "cloth"),
        transform=at(x, y, scale),
    )


@lru_cache(64)
def pennon(faction: str, x: float, y: float, scale: float, ring: bool = False) -> Element:
    """The pennon of a Secondary Hero, its foot on a point."""
    colour = colour_of(faction)
    rings = (
        (
            pen("ellipse", rx=22, ry=9.4, stroke="raised", stroke_width=7),
            pen("ellipse", rx=22, ry=9.4, stroke="legal", stroke_width=4),
        )
        if ring
        else ()
    )
    return pen.group(
        pen("ellipse", cx=2, cy=2, rx=14, ry=5, fill="line", fill_opacity=0.35),
        *rings,
        pen("ellipse", rx=12, ry=4.6, fill=f"{colour}-deep", stroke="line", stroke_width=1.3),
        pen("path", d="M-1.7 0V-60H1.7V0Z", fill="wood", stroke="line", stroke_width=1.1),
        pen("path", d="M2-58L44-44 2-30Z", fill=colour, stroke="line", stroke_width=1.5, stroke_linejoin="round"),
        figure(emblem(faction), 14, -44, 17, "cloth"),
        pen("circle", cy=-62, r=3, fill="brass", stroke="line", stroke_width=1.1),
        transform=at(x, y, scale),
    )


@lru_cache(64)
def flag(faction: str, x: float, y: float) -> Element:
    """A claimed field: the foot of the pole stands on a point."""
    return pen.group(
        pen("path", d="M-1.2 0V-31.4H1.2V0Z", fill="wood", stroke="line", stroke_width=1),
        pen(
            "path",
            d="M1.2-30.5h22l-4.6 8.3 4.6 8.3h-22Z",
            fill=colour_of(faction),
            stroke="line",
            stroke_width=1.3,
            stroke_linejoin="round",
        ),
        figure(emblem(faction), 10, -22.3, 12, "cloth"),
        transform=at(x, y),
    )


@lru_cache(64)
def black_cube(x: float, y: float) -> Element:
    """Nothing is left to take here."""
    return pen.group(
        pen("path", d=CUBE, fill="cube", stroke="cloth", stroke_width=1.3),
        pen("path", d=CUBE_TOP, fill="cube-top"),
        pen("path", d=CUBE_SIDE, fill="cube-side"),
        transform=at(x, y),
    )


@lru_cache(128)
def faction_cube(faction: str, x: float, y: float, scale: float = 1) -> Element:
    """A cube of a faction, as on Obelisks and income tracks."""
    colour = colour_of(faction)
    return pen.group(
        pen("path", d=CUBE, fill=colour, stroke="line", stroke_width=1.2, stroke_linejoin="round"),
        pen("path", d=CUBE_TOP, fill=f"{colour}-pale"),
        pen("path", d=CUBE_SIDE, fill=f"{colour}-deep"),
        transform=at(x, y, scale),
    )


def tick(x: float, y: float) -> Iterator[Element]:
    """Done: a tick in a disc of paper."""
    yield pen("circle", cx=x, cy=y, r=9, fill="cloth", stroke="line", stroke_width=1.2)
    yield pen(
        "path",
        d=f"M{short(x - 4)} {short(y)}l3 3.2 5.2-6.4",
        stroke="sure",
        stroke_width=2.2,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def halo(shape: str, target: str, room: dict[str, str]) -> Element:
    """An outline around a target, invisible until needed: a casing, and on it a dashed line."""
    return pen.group(
        pen(shape, classes="casing", stroke="raised", stroke_width=7.4, **room),
        pen(shape, classes="dash", stroke="legal", stroke_width=3.4, **room),
        data_target=target,
        classes="halo",
        display="none",
        pointer_events="none",
    )
