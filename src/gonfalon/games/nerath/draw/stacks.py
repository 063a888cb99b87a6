"""What stands on the map: the stacks of the realms as gonfalons, the guardians of the dungeons, and battles.

A stack may be taken whole, by its emblem or the ground it stands on (`stack-<space>`), or by a kind of piece
(`kind-<space and type>`, a Warship `ship-<...>`); where there is only one kind to take, emblem and ground mean
that, for a finger meets them better. A kind means as many as can go; if fewer shall, small numbers stand over it
while it is picked (`band-<...>`). Where a stack stands on a goal that is lit, it lets the pointer through to the
ground; what cannot be touched always does.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from htpy import Element

from gonfalon.core import View
from gonfalon.games.nerath.printed import SPACES
from gonfalon.games.nerath.printed.regions import NOBODY
from gonfalon.games.nerath.state import (
    CASTLE,
    KIND,
    MOVING,
    PLACE,
    WARSHIP,
    Nerath,
    key_at,
    load_of,
    space_of,
    type_of,
)
from gonfalon.games.nerath.tell.names import counted, realm_name
from gonfalon.lore.phrases import named
from gonfalon.lore.svg import SANS, Point, short
from gonfalon.lore.words import Words

from .colours import PEN as pen
from .figures import emblem, silhouette, swords
from .places import DOOR, place
from .shapes import MARGIN_X, MARGIN_Y

SCALE: Final = 1.36
"""How much larger stacks are drawn than the numbers below say: counts have 10 px on a board 600 px high."""
CELL: Final = 26
IN_A_ROW, IN_BATTLE = 5, 3
"""How many cells a row has; where enemies meet, rows are short so that both have room."""
SECOND_ROW: Final = 43
APART, BESIDE = 44, 10
"""How far apart the stacks of enemies and of allies stand."""
ORDER: Final = (CASTLE, 0, 1, 2, 3, 4, 6, 7)
COUNT: Final = {"font_family": SANS, "font_size": "14", "font_weight": "700", "text_anchor": "middle"}
CHIP: Final = 46
"""How broad the numbers over a kind are."""

Pieces = tuple[tuple[int, int], ...]
"""The pieces of a realm, as `troops` has them."""
Cell = tuple[int, int, bool]
"""A type, how many there are, whether they are done for this step."""


class Stack(NamedTuple):
    """The pieces of a realm in a space, and the middle of its bar on the map."""

    space: int
    realm: int
    x: float
    y: float
    cells: tuple[Cell, ...]
    across: int
    """How many cells a row has."""

    @property
    def half(self) -> float:
        """How far the bar goes from its middle, on the map."""
        return SCALE * CELL * min(len(self.cells), self.across) / 2


def all_stacks(words: Words, g: Nerath) -> tuple[Stack, ...]:
    """Every stack on the map; in the same space side by side."""
    return laid_out(words, *position(g))


def position(g: Nerath) -> tuple[tuple[Pieces, ...], int, frozenset[int], tuple[int, ...]]:
    """All that decides how the stacks stand."""
    moving = (g.active, frozenset(g.ready)) if g.step == MOVING else (NOBODY, frozenset[int]())
    return tuple(tuple(troops.items()) for troops in g.troops), *moving, g.ally


@lru_cache(1 << 8)
def laid_out(
    words: Words, troops: tuple[Pieces, ...], moving: int, ready: frozenset[int], ally: tuple[int, ...]
) -> tuple[Stack, ...]:
    """Every stack of these troops; `ready` are those of the realm `moving` that may still move."""
    by_space: dict[int, list[tuple[int, tuple[Cell, ...]]]] = {}
    for realm, pieces in enumerate(troops):
        for space, row in rows_of(pieces, ready if realm == moving else None):
            by_space.setdefault(space, []).append((realm, row))
    return tuple(
        stack
        for space, rows in sorted(by_space.items())
        for stack in in_space(words, space, tuple(rows), at_war(ally, [realm for realm, _ in rows]))
    )


@lru_cache(1 << 9)
def rows_of(pieces: Pieces, ready: frozenset[int] | None) -> tuple[tuple[int, tuple[Cell, ...]], ...]:
    """The cells of a realm's stacks, by space."""
    places = {key & PLACE for key in ready} if ready is not None else None
    cells: dict[int, list[Cell]] = {}
    for key, n in pieces:
        type_ = type_of(key)
        spent = places is not None and type_ != CASTLE and key not in places
        cells.setdefault(space_of(key), []).append((type_, n, spent))
    return tuple((space, tuple(sorted(row, key=rank))) for space, row in cells.items())


@lru_cache(1 << 12)
def in_space(words: Words, space: int, rows: tuple[tuple[int, tuple[Cell, ...]], ...], war: bool) -> list[Stack]:
    """The stacks in a space."""
    across = IN_BATTLE if war else IN_A_ROW
    widths = [SCALE * CELL * min(len(row), across) for _, row in rows]
    middles = side_by_side(words, space, widths, war)
    return [Stack(space, realm, x, y, row, across) for (realm, row), (x, y) in zip(rows, middles)]


def rank(cell: Cell) -> int:
    """The order of the kinds in a stack: Castles first, then as printed; Warships by their load."""
    return ORDER.index(cell[0]) if cell[0] in ORDER else cell[0] + 8


def side_by_side(words: Words, space: int, widths: list[float], war: bool) -> Iterator[Point]:
    """The middles of the bars of the stacks in a space."""
    x, y = place(words, space).stack
    gap = APART if war else BESIDE
    broad = sum(widths) + gap * (len(widths) - 1)
    left = x - (broad if space in DOOR else broad / 2)
    for n, width in enumerate(widths):
        yield left + width / 2, y + (0 if war else BESIDE * n)
        left += width + gap


def at_war(ally: tuple[int, ...], realms: list[int]) -> bool:
    """Whether enemies are among these realms."""
    return any(other not in (realm, ally[realm]) for realm in realms for other in realms)


def stacks(words: Words, view: View) -> dict[str, Element]:
    """Every stack as a group of its own."""
    g: Nerath = view.state
    return gonfalons(words, position(g), g.active)


@lru_cache(1 << 8)
def gonfalons(
    words: Words,
    position: tuple[tuple[Pieces, ...], int, frozenset[int], tuple[int, ...]],
    active: int,
) -> dict[str, Element]:
    return {
        f"stack-{stack.space}-{stack.realm}": gonfalon(words, stack, stack.realm == active)
        for stack in laid_out(words, *position)
    }


@lru_cache(1 << 12)
def gonfalon(words: Words, stack: Stack, whole: bool) -> Element:
    """A stack: a cell for each kind of piece, the emblem on the bar. `whole`: it may be taken as one; another
    may be attacked."""
    half = stack.half / SCALE
    rows = [stack.cells[n : n + stack.across] for n in range(0, len(stack.cells), stack.across)]
    cloths = [cloth(stack.realm, row, SECOND_ROW * n) for n, row in enumerate(rows)]
    touches = [touch(words, stack, cell, *spot(stack, place)) for place, cell in enumerate(stack.cells)]
    return pen.group(
        pen.group(
            *(part for parts in reversed(cloths) for part in parts),
            *bar(stack.realm, half),
            pen.group(*whole_touch(words, stack)) if whole else None,
            *touches,
            None if whole or stack.across == IN_BATTLE else swords(half + 6, 34, 11, "aim", display="none"),
            transform=f"scale({SCALE})",
        ),
        id=f"stack-{stack.space}-{stack.realm}",
        classes=f"stack realm{stack.realm}",
        transform=f"translate({short(stack.x + MARGIN_X)} {short(stack.y + MARGIN_Y)})",
        pointer_events="none",
        data_target=f"space-{stack.space}",
    )


def spot(stack: Stack, nth: int) -> Point:
    """The left upper corner of a cell, seen from the middle of the bar, in units of the stack."""
    row, column = divmod(nth, stack.across)
    broad = min(len(stack.cells) - row * stack.across, stack.across)
    return CELL * column - CELL * broad / 2, SECOND_ROW * row


def cloth(realm: int, cells: tuple[Cell, ...], y: float) -> list[Element]:
    """A row of cells; each ends in a point."""
    wide = CELL * len(cells)
    path = f"M{short(-wide / 2)} {short(y)}h{wide}v34{'l-13 6-13-6' * len(cells)}z"
    parts = [
        pen(
            "path",
            d=path,
            fill="halo",
            stroke="halo",
            stroke_width=4,
            stroke_linejoin="round",
            opacity=0.8,
            classes="edge",
        ),
        pen(
            "path",
            d=path,
            fill=f"banner{realm}",
            stroke="coast",
            stroke_width=1.1,
            stroke_linejoin="round",
            classes="cloth",
        ),
    ]
    for n, cell in enumerate(cells):
        left = CELL * n - wide / 2
        if n:
            line = f"M{short(left)} {short(y + 3)}v29"
            parts.append(pen("path", d=line, stroke=f"charge{realm}", stroke_opacity=0.28, stroke_width=0.8))
        parts += inside(realm, cell, left + CELL / 2, y)
    return parts


def inside(realm: int, cell: Cell, x: float, y: float) -> Iterator[Element]:
    """What a cell shows: the silhouette, how many if more than one, and what a Warship carries."""
    type_, n, spent = cell
    colour, faint = f"charge{realm}", 0.55 if spent else 1
    load = load_of(type_) if type_ >= WARSHIP else ()
    lift = 3.5 if n > 1 else 0
    if load:
        step = min(11.5, 24 / len(load))
        for k, piece in enumerate(load):
            at = x + step * (k - (len(load) - 1) / 2)
            yield silhouette(piece, at, y + 9, min(11.5, step), colour, faint)
        yield silhouette(WARSHIP, x, y + 22.5 - lift, 17.5, colour, faint)
    else:
        yield silhouette(KIND[type_], x, y + 17 - lift, 21 if n > 1 else 23, colour, faint)
    if n > 1:
        yield pen("text", str(n), x=x, y=y + 35.5, fill=colour, **COUNT)


def bar(realm: int, half: float) -> list[Element]:
    """The crossbar with the emblem on its middle."""
    return [
        pen(
            "path",
            d=f"M{short(-half - 3.5)} 0h{short(2 * half + 7)}",
            stroke="ink",
            stroke_width=2.4,
            stroke_linecap="round",
        ),
        pen("circle", r=9.5, cy=-0.5, fill=f"banner{realm}", stroke="halo", stroke_width=3.2),
        pen("circle", r=9.5, cy=-0.5, fill=f"banner{realm}", stroke="coast", stroke_width=1.1),
        emblem(realm, 0, -0.5, 14, f"charge{realm}"),
    ]


def whole_touch(words: Words, stack: Stack) -> list[Element]:
    """The emblem, by which the stack is taken as one, or the only kind in it that may go."""
    kinds = [(type_, n) for type_, n, spent in stack.cells if type_ != CASTLE and not spent]
    if len(kinds) == 1:
        name, said = only_kind(words, stack.realm, stack.space, *kinds[0])
    else:
        name, said = f"stack-{stack.space}", stack_label(words, stack.realm, stack.space)
    return [
        pen("circle", r=12.5, cy=-0.5, stroke="raised", stroke_width=5.4, classes="casing", display="none"),
        pen(
            "circle",
            r=12.5,
            cy=-0.5,
            stroke_width=0,
            classes="whole",
            fill_opacity="0",
            pointer_events="auto",
            data_target=name,
            role="button",
            tabindex="-1",
            aria_label=said,
        ),
    ]


def only_kind(words: Words, realm: int, space: int, type_: int, n: int) -> tuple[str, str]:
    """The name and the label of a kind."""
    return cell_name(space, type_), cell_label(words, realm, space, type_, n)


def stack_label(words: Words, realm: int, space: int) -> str:
    return words("draw-stack", realm=realm_name(words, realm), space=named(words, SPACES[space]))


def cell_name(space: int, type_: int) -> str:
    """By which name a kind of piece in a space is touched."""
    return f"{'ship' if type_ >= WARSHIP else 'kind'}-{key_at(space, type_)}"


def touch(words: Words, stack: Stack, cell: Cell, x: float, y: float) -> Element:
    return pen(
        "rect",
        x=x + 1.5,
        y=y + 2,
        width=CELL - 3,
        height=34,
        rx=2,
        fill_opacity="0",
        pointer_events="auto",
        classes="cell",
        data_target=cell_name(stack.space, cell[0]),
        role="button",
        tabindex="-1",
        aria_label=cell_label(words, stack.realm, stack.space, cell[0], cell[1]),
    )


@lru_cache(1 << 12)
def cell_label(words: Words, realm: int, space: int, type_: int, n: int) -> str:
    """`Karkoth: 3 Footsoldiers, Ashen Vale`; of a Warship also what it carries."""
    pieces = counted(words, type_, n)
    return words("draw-band", realm=realm_name(words, realm), pieces=pieces, space=named(words, SPACES[space]))
