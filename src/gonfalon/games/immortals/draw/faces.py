"""Cards as drawings of one size, for pictures: their faces and backs. cards.py has those whose texts are read."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from htpy import Element

from gonfalon.games.immortals.printed import (
    BLANK_CARD,
    CONFLICT_CARDS,
    DARK,
    LIGHT,
    MAGIC_CARDS,
    PROVINCE_ID,
    PROVINCE_OF,
    PROVINCES,
    REGIONS,
    YIELDS,
    is_joker,
    realm_of,
    region_of,
)
from gonfalon.games.immortals.state import BLANK, CONFLICT, MAGIC, SIZE
from gonfalon.lore.phrases import named
from gonfalon.lore.svg import breadth, broken, fitted, short
from gonfalon.lore.words import Words

from .colours import PEN as pen
from .colours import SKY, figure
from .phrases import REALM
from .placing import split

WIDE, HIGH = 104, 146
STAR: Final = "M52 47q0 26 22 26-22 0-22 26 0-26-22-26 22 0 22-26z"
NAME: Final = 14.5
LINE: Final = 11.5
HIDDEN: Final = -1


@lru_cache(1 << 9)
def face(words: Words, card: int) -> Element:
    """The face of a card, as it is laid on a board."""
    if card < SIZE:
        inside = region_face(words, card)
    elif card < MAGIC:
        inside = conflict_face(words, card - CONFLICT)
    else:
        inside = blank_face(words) if card == BLANK else magic_face(words, card - MAGIC)
    return pen.group(paper(), *inside)


def paper() -> Element:
    return pen(
        "rect", width=WIDE, height=HIGH, rx=6, fill="card", stroke="card-ink", stroke_width=1.4, classes="paper"
    )


def region_face(words: Words, region: int) -> Iterator[Element]:
    """Its name, and what it yields by day and by night."""
    yield from name_lines(named(words, REGIONS[region]), "card-ink")
    province = PROVINCE_OF[region]
    for realm, top in ((LIGHT, 35), (DARK, 88)):
        yield pen("path", d=f"M5 {top}h94v53H5z", fill=f"{SKY[realm]}{province}")
        yield figure(f"realm_{REALM[realm]}", 17, top + 26.5, 17, f"{SKY[realm]}-ink")
        yield from yields(region + realm * SIZE, realm, 30, top + 26.5)


def conflict_face(words: Words, conflict: int) -> Iterator[Element]:
    """A region of one realm, or a joker for any region of a province."""
    card = CONFLICT_CARDS[conflict]
    realm, province = REALM.index(card.realm), PROVINCE_ID[card.province]
    ink = f"{SKY[realm]}-ink"
    yield pen("rect", x=5, y=5, width=94, height=136, rx=3, fill=f"{SKY[realm]}{province}")
    yield pen("rect", x=8, y=8, width=88, height=130, rx=2, stroke=ink, stroke_width=0.8)
    joker = is_joker(conflict)
    name = named(words, PROVINCES[province] if joker else REGIONS[region_of(conflict)])
    yield from name_lines(name, ink, 5)
    yield pen("path", d="M22 45h60", stroke=ink, stroke_width=0.8, opacity=0.7)
    yield figure("joker" if joker else "card_conflict", 52, 79, 46 if joker else 40, ink)
    yield figure(f"realm_{card.realm}", 18, 57, 14, ink)
    if joker:
        said = words("draw-joker")
        yield pen.text(said, 52, 124, fitted(said, 80, 13), ink, serif=True, italic=True, anchor="middle")
    else:
        yield from yields(conflict, realm_of(conflict), 15, 120)


def yields(place: int, realm: int, left: float, y: float) -> Iterator[Element]:
    """Gold and energy side by side."""
    energy, gold = YIELDS[place]
    sky = SKY[realm]
    for sign, n, x in (("gold", gold, left), ("energy", energy, left + 37)):
        yield figure(sign, x + 8, y, 16 if sign == "gold" else 18, f"{sky}-{sign}")
        yield pen.text(str(n), x + 18, y + 6, 17, f"{sky}-ink", bold=True)


def magic_face(words: Words, number: int) -> Iterator[Element]:
    """What it does, and what it costs."""
    card = MAGIC_CARDS[number]
    yield pen("rect", x=5, y=5, width=94, height=136, rx=3, fill="magic")
    yield pen("rect", x=8, y=8, width=88, height=130, rx=2, stroke="night-ink", stroke_width=0.8)
    yield figure(card.id, 52, 33, 40, "night-ink")
    lines = broken(named(words, card), 17)
    for n, line in enumerate(lines):
        y = 87 + LINE * (n - (len(lines) - 1) / 2)
        yield pen.text(line, 52, y, fitted(line, 84, 10.2, True), "night-ink", bold=True, anchor="middle")
    yield from cost(card.cost_energy, card.cost_gold, 52, 126, "night", 16)


def blank_face(words: Words) -> Iterator[Element]:
    """Nothing but its name."""
    yield pen("rect", x=5, y=5, width=94, height=136, rx=3, stroke="card-ink", stroke_width=0.8, opacity=0.6)
    yield from name_lines(named(words, BLANK_CARD), "card-ink", 5)
    yield figure("card_blank", 52, 84, 46, "card-ink", 0.55)


def name_lines(name: str, ink: str, down: float = 0) -> Iterator[Element]:
    """The name of a card at its top, in one line or two."""
    room = 88
    lines = (name,) if breadth(name, NAME, True) <= room else split(name)
    size = min(fitted(line, room, NAME, True) for line in lines)
    first = 25 if len(lines) == 1 else 18
    for n, line in enumerate(lines):
        yield pen.text(line, 52, first + down + 13.5 * n, size, ink, serif=True, bold=True, anchor="middle")


def cost(energy: int, gold: int, x: float, y: float, sky: str, size: float) -> Iterator[Element]:
    """A price, centred on a point."""
    parts = [(sign, n) for sign, n in (("energy", energy), ("gold", gold)) if n]
    step = size * 2.2
    for place, (sign, n) in enumerate(parts):
        at = x + step * (place - (len(parts) - 1) / 2)
        yield figure(sign, at - size * 0.42, y, size, f"{sky}-{sign}")
        yield pen.text(str(n), at + size * 0.2, y + size * 0.35, size, f"{sky}-ink", bold=True)


@lru_cache(4)
def back(magic: bool) -> Element:
    """The back of a card: night and day, or the star of magic."""
    if magic:
        return pen.group(
            paper(),
            pen("rect", x=5, y=5, width=94, height=136, rx=3, fill="magic"),
            pen("rect", x=8, y=8, width=88, height=130, rx=2, stroke="night-ink", stroke_width=0.8),
            pen("path", d=STAR, fill="night-ink"),
            pen("circle", cx=52, cy=73, r=33, stroke="night-ink", stroke_width=0.9, stroke_dasharray="2 3"),
        )
    return pen.group(
        paper(),
        pen("path", d="M8 5h88q3 0 3 3L5 138V8q0-3 3-3z", fill="night"),
        pen("path", d="M99 8v130q0 3-3 3H8q-3 0-3-3z", fill="card-sun"),
        figure("realm_dark", 25, 28, 26, "night-ink"),
        figure("realm_light", 79, 118, 28, "day-ink"),
        pen("path", d="M5 138 99 8", stroke="card-ink", stroke_width=1.2),
    )


def shown(words: Words, card: int, magic: bool) -> Element:
    """A card as one sees it: its face, or its back."""
    return back(magic) if card == HIDDEN else face(words, card)


def laid(words: Words, card: int, magic: bool, x: float, y: float, scale: float) -> Element:
    """The same on the board."""
    move = f"translate({short(x)} {short(y)})scale({short(scale, 4)})"
    return pen.group(shown(words, card, magic), transform=move)


@lru_cache(1 << 9)
def picture(words: Words, card: int) -> Element:
    """A card as a drawing of its own."""
    return pen(
        "svg", face(words, card), viewBox=f"-1 -1 {WIDE + 2} {HIGH + 2}", classes="face", aria_hidden="true"
    )
