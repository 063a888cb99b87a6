"""How far each side is from victory: the track, and who stands where."""

from __future__ import annotations

from functools import lru_cache

from htpy import Element, div, p, span

from gonfalon.core import View
from gonfalon.games.nerath.printed import REALMS
from gonfalon.games.nerath.printed.regions import CAPITAL
from gonfalon.games.nerath.rules.scoring import measure, sides, target
from gonfalon.games.nerath.state import Nerath
from gonfalon.games.nerath.tell.names import realm_name
from gonfalon.lore.svg import short
from gonfalon.lore.words import Words

from .cards import mark
from .colours import PEN as pen
from .figures import emblem

LEFT, BROAD = 12, 252
"""Where the track of victory points begins, and how broad it is, of 280."""


def goal(words: Words, view: View) -> Element:
    """The way to victory of every side."""
    g: Nerath = view.state
    reached = tuple((side, measure(g, side)) for side in sides(g))
    capitals = tuple(sum(g.held[capital] in side for capital in CAPITAL) for side in sides(g))
    return victory(words, g.length, target(g), reached, capitals if g.length == "long" else ())


@lru_cache(1 << 9)
def victory(
    words: Words,
    length: str,
    wanted: int,
    reached: tuple[tuple[tuple[int, ...], int], ...],
    capitals: tuple[int, ...],
) -> Element:
    """A track up to the target, each side's emblem where it stands; in a long game also the Capitals held."""
    last = max(wanted, *(n for _, n in reached))
    said = words("draw-goal-long" if length == "long" else "draw-goal", n=wanted)
    rows = ", ".join(f"{side_name(words, side)} {n}" for side, n in reached)
    return div({"id": "seats-goal", "class": "goal", "data-about": "icon-points"})[
        p(".aside")[said],
        pen(
            "svg",
            *track(wanted, last),
            *pawns(reached, last),
            viewBox="0 0 280 24",
            classes="track",
            role="img",
            aria_label=f"{said} {rows}",
        ),
        capitals
        and p(".capitals")[
            [
                span[[mark(f"realm_{REALMS[realm].id}", f"text{realm}") for realm in side], " ", crowns(words, n)]
                for (side, _), n in zip(reached, capitals)
            ]
        ],
    ]


def side_name(words: Words, side: tuple[int, ...]) -> str:
    return " + ".join(realm_name(words, realm) for realm in side)


def crowns(words: Words, n: int) -> str:
    return words("draw-capitals", n=n)


def where(n: int, last: int) -> float:
    return LEFT + BROAD * n / last


def track(wanted: int, last: int) -> list[Element]:
    """The line with a mark for each point, and a flag at the last."""
    marks = "".join(f"M{short(where(n, last))} 12v8" for n in range(last + 1))
    fives = "".join(f"M{short(where(n, last))} 10v12" for n in range(0, last + 1, 5))
    at = where(wanted, last)
    return [
        pen("path", d=f"M{LEFT} 16h{BROAD}", stroke="ink2", stroke_width=1.4),
        pen("path", d=marks, stroke="ink2", stroke_width=0.8),
        pen("path", d=fives, stroke="ink", stroke_width=1.4),
        pen("path", d=f"M{short(at)} 20V2l10 4-10 4", stroke="danger", fill="danger", stroke_width=1.4),
    ]


def pawns(reached: tuple[tuple[tuple[int, ...], int], ...], last: int) -> list[Element]:
    """The emblems on the track; several at the same point stand side by side."""
    drawn: list[Element] = []
    for n in dict.fromkeys(n for _, n in reached):
        realms = [realm for side, points in reached if points == n for realm in side]
        middle = 9 * (len(realms) - 1) / 2
        left = min(max(where(n, last) - middle, 9), 271 - 2 * middle)
        for place, realm in enumerate(realms):
            x = left + 9 * place
            disc = pen("circle", cx=x, cy=12, r=8, fill=f"banner{realm}", stroke="raised", stroke_width=1.4)
            drawn += [disc, emblem(realm, x, 12, 11.5, f"charge{realm}")]
    return drawn
