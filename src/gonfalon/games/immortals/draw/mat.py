"""A player board under the map: the night half on the left, the day half on the right, limbos at the outer ends.

It is the viewer's own board; spectators see that of the player whose turn it is. Before the first
round its boxes hold the army groups; then its ten spaces hold the planned cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from htpy import Element

from gonfalon.core import View
from gonfalon.games.immortals.printed import DARK, LIGHT, TRIBES
from gonfalon.games.immortals.state import NOBODY, Immortals
from gonfalon.games.immortals.tell.names import seat_name, tribe_names
from gonfalon.lore.phrases import named, printed
from gonfalon.lore.svg import area, breadth, fitted
from gonfalon.lore.words import Words

from .colours import PEN as pen
from .colours import SKY, figure
from .cubes import cube, stack
from .phrases import REALM
from .shapes import MAT_HIGH, WIDE
from .slots import CARD_TOP, HEAD, TOP, boxes, slots

LEFT, RIGHT = 12, WIDE - 12
MIDDLE: Final = WIDE // 2
WINGS: Final = (RIGHT - 66, LEFT + 66)
"""The middle of each limbo, by realm."""


def seat_shown(view: View) -> int:
    """Whose board lies on the table for this viewer."""
    g: Immortals = view.state
    own = sorted(view.asks) or sorted(view.seats)
    if own:
        return own[0]
    return g.active if g.active != NOBODY else g.first


def mat(words: Words, view: View) -> Iterator[tuple[str, Element]]:
    """All parts of the board that is shown."""
    g: Immortals = view.state
    seat = seat_shown(view)
    tribes = g.tribes[seat]
    yield "mat", frame(words, seat, tribes)
    yield "purse", purse(words, seat, g.gold[seat], g.energy[seat], g.points[seat], g.marker == seat)
    for realm in (DARK, LIGHT):
        yield f"limbo-{realm}", wing(words, seat, realm, g.waiting(seat, realm))
    if g.round:
        yield from slots(words, view, seat)
    else:
        yield from boxes(words, g, seat)


@lru_cache(64)
def frame(words: Words, seat: int, tribes: tuple[int, int]) -> Element:
    """Both halves, each with its tribe."""
    far = RIGHT - MIDDLE - 7
    halves = (
        (DARK, f"M{MIDDLE} {TOP}H{LEFT + 7}q-7 0-7 7v{MAT_HIGH - 14}q0 7 7 7H{MIDDLE}z"),
        (LIGHT, f"M{MIDDLE} {TOP}h{far}q7 0 7 7v{MAT_HIGH - 14}q0 7-7 7H{MIDDLE}z"),
    )
    size = area(LEFT, TOP, RIGHT - LEFT, MAT_HIGH, 7)
    return pen.group(
        *(pen("path", d=path, fill=f"{SKY[realm]}-mat") for realm, path in halves),
        pen("rect", stroke="ink", stroke_width=1.6, **size),
        *rule(),
        *(tribe(words, tribes[realm], realm) for realm in (DARK, LIGHT)),
        id="mat",
        role="group",
        aria_label=words("draw-board-of", who=seat_name(words, seat), tribes=tribe_names(words, tribes)),
    )


def rule() -> Iterator[Element]:
    """Two thin lines under the head."""
    for realm, left, wide in ((DARK, LEFT, MIDDLE - LEFT), (LIGHT, MIDDLE, RIGHT - MIDDLE)):
        lines = f"M{left} {TOP + HEAD - 3.5}h{wide}M{left} {TOP + HEAD}h{wide}"
        yield pen("path", d=lines, stroke=f"{SKY[realm]}-ink", stroke_width=0.9, opacity=0.7)


def tribe(words: Words, number: int, realm: int) -> Element:
    """The sign and name of a tribe, and what it is like."""
    ink = f"{SKY[realm]}-ink"
    name, text = named(words, TRIBES[number]), printed(words, TRIBES[number], "text")
    left = LEFT + 18 if realm == DARK else MIDDLE + 258
    far = left + 48 + breadth(name, 22, True) + 14
    end = MIDDLE - 92 if realm == DARK else RIGHT - 16
    return pen.group(
        figure(f"tribe_{TRIBES[number].id}", left + 16, TOP + 22, 33, ink),
        pen.text(name, left + 42, TOP + 30, 22, ink, serif=True, bold=True),
        pen.text(text, far, TOP + 29, fitted(text, end - far, 17.5), ink, serif=True, italic=True),
    )


@lru_cache(1 << 8)
def purse(words: Words, seat: int, gold: int, energy: int, points: int, first: bool) -> Element:
    """The player's cube on the seam, and what they have."""
    parts = [cube(seat, MIDDLE, TOP + 22, 14)]
    x = MIDDLE + 34
    for sign, n, colour in (("gold", gold, "day-gold"), ("energy", energy, "day-energy")):
        parts += [
            figure(sign, x + 12, TOP + 22, 25, colour),
            pen.text(str(n), x + 29, TOP + 29.5, 22, "day-ink", bold=True),
        ]
        x += 74
    parts += [
        figure("victory_point", x + 12, TOP + 22, 25, "day-ink"),
        pen.text(str(points), x + 29, TOP + 29.5, 22, "day-ink", bold=True),
    ]
    if first:
        parts.append(figure("first_player", MIDDLE - 44, TOP + 22, 30, "night-ink"))
    said = words("draw-purse", who=seat_name(words, seat), gold=gold, energy=energy, points=points)
    return pen.group(*parts, id="purse", role="img", aria_label=said, pointer_events="none")


@lru_cache(1 << 8)
def wing(words: Words, seat: int, realm: int, n: int) -> Element:
    """A limbo: the armies that wait on the wing."""
    x, ink = WINGS[realm], f"{SKY[realm]}-ink"
    name = words(f"draw-limbo-{REALM[realm]}")
    turn = f"translate({2 * x} 0)scale(-1 1)" if realm == DARK else None
    edge = 13 if n <= 9 else 10.5
    return pen.group(
        pen.group(figure(f"limbo_{REALM[realm]}", x, CARD_TOP + 62, 124, ink, 0.22), transform=turn),
        *stack(seat, n, x, CARD_TOP + 104, edge, ground=False),
        pen.text(str(n), x, CARD_TOP + 140, 27, ink, bold=True, anchor="middle"),
        pen.text(name, x, CARD_TOP + 164, fitted(name, 120, 18), ink, serif=True, italic=True, anchor="middle"),
        id=f"limbo-{realm}",
        classes="limbo",
        role="img",
        aria_label=words("draw-in-limbo", limbo=name, n=n),
        pointer_events="none",
    )
