"""Icons: the pieces, the charges of the realms, and signs such as crossed swords."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final

from htpy import Element

from gonfalon.games.nerath.printed import PIECES, REALMS
from gonfalon.games.nerath.state import KIND, WARSHIP, load_of
from gonfalon.lore.svg import ART as COMMON_ART
from gonfalon.lore.svg import GRID, Icon, icon, short

from .colours import PEN

ART: Final = Path(__file__).parent.parent / "art"

FIGURES: Final = (
    *(piece.id for piece in PIECES),
    *(f"realm_{realm.id}" for realm in REALMS),
    *("gold", "victory_point", "event_card", "treasure", "dungeon_door", "d6", "d8", "d10", "d12", "d20"),
)
"""The game's own icons. Each is defined once, on the map, and reused elsewhere: some are long."""


def figures() -> Iterator[Element]:
    """Every icon, to be referred to."""
    for name in FIGURES:
        yield pen_path(name, icon(ART, name))
    yield pen_path("battle", icon(COMMON_ART, "battle"))


def pen_path(name: str, shape: Icon) -> Element:
    return PEN("path", id=f"nrt-i-{name}", d=shape.path)


def figure(name: str, x: float, y: float, size: float, colour: str, opacity: float = 1) -> Element:
    """An icon centred on a point."""
    move = f"translate({short(x - size / 2)} {short(y - size / 2)})scale({short(size / GRID, 4)})"
    faint = short(opacity, 2) if opacity != 1 else None
    return PEN("use", href=f"#nrt-i-{name}", fill=colour, transform=move, opacity=faint)


def emblem(realm: int, x: float, y: float, size: float, colour: str) -> Element:
    """The charge of a realm: crowned skull, leaf star, sword in a ring, eagle."""
    return figure(f"realm_{REALMS[realm].id}", x, y, size, colour)


def silhouette(piece: int, x: float, y: float, size: float, colour: str, opacity: float = 1) -> Element:
    """A kind of piece."""
    return figure(PIECES[piece].id, x, y, size, colour, opacity)


def swords(x: float, y: float, radius: float, classes: str, **known: str) -> Element:
    """Crossed swords on a disc."""
    return PEN.group(
        PEN("circle", cx=x, cy=y, r=radius, fill="raised", stroke="danger", stroke_width=2),
        figure("battle", x, y, radius * 1.45, "danger"),
        classes=classes,
        **known,
    )


@lru_cache(512)
def token(realm: int, type_: int) -> Element:
    """A piece on its cloth, for panels; a Warship with what it carries."""
    load = load_of(type_) if type_ >= WARSHIP else ()
    colour = f"charge{realm}"
    shapes = [silhouette(KIND[type_], 24, 30 if load else 24, 28 if load else 36, colour)]
    step = 16 if len(load) < 3 else 13
    shapes += [
        silhouette(piece, 24 + step * (n - (len(load) - 1) / 2), 11, step, colour) for n, piece in enumerate(load)
    ]
    return PEN(
        "svg",
        PEN("path", d="M2 2h44v38l-22 7-22-7Z", fill=f"banner{realm}", stroke="coast", stroke_width=1.6),
        *shapes,
        viewBox="0 0 48 49",
        classes="token",
        aria_hidden="true",
    )
