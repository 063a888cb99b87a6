"""The scoring of a round, as it lies over the board: points by source, before and after, for every player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from htpy import Element, h2, p, section, span, table, tbody, td, th, thead, tr

from gonfalon.core import View
from gonfalon.games.immortals.printed import BUILDINGS
from gonfalon.games.immortals.state import Immortals
from gonfalon.games.immortals.tell.names import SCORED_FOR, seat_name
from gonfalon.lore.words import Words

from .colours import PEN as pen
from .cubes import arms, cube

ORDER: Final = (0, 3, 1, 2)
"""Regions, provinces, Sanctuaries, Capitals: in the order of a scoring sheet."""
BAR: Final = 600
ROW: Final = 22


def scoring(words: Words, view: View, scored: Sequence[Sequence[Any]], last: int) -> Element:
    """What everybody scored in some facts, of which `last` is the number of the last one in the log."""
    parts = {seat: tuple(each) for _, seat, *each in scored}
    seats = sorted(parts)
    after = points_at(view, last)
    before = {seat: after[seat] - sum(parts[seat]) for seat in seats}
    title = words("draw-scoring", n=round_at(view, last))
    return section({"class": "scoring", "aria-label": title})[
        h2[title],
        table[
            thead[tr[td, [th[arms(seat), span[seat_name(words, seat)]] for seat in seats]]],
            tbody[
                [row(words, SCORED_FOR[n], [parts[seat][n] for seat in seats]) for n in ORDER],
                tr(".sum")[th[words("draw-this-round")], [td[f"+{sum(parts[seat])}"] for seat in seats]],
                tr(".points")[
                    th[words("draw-points")],
                    [td[span[f"{before[seat]} →"], f" {after[seat]}"] for seat in seats],
                ],
            ],
        ],
        bars(seats, before, after),
        p(".aside")[words("draw-scores-last", who=seat_name(words, scored[-1][1]))],
    ]


def row(words: Words, what: str, points: Sequence[int]) -> Element:
    """A source of points; what it is worth stands under it."""
    return tr[
        th[words(f"draw-scored-{what}"), span[words(f"draw-worth-{what}")]],
        [td({"class": None if n else "none"})[str(n) if n else "–"] for n in points],
    ]


def points_at(view: View, last: int) -> list[int]:
    """Everybody's points right after a fact: as they are now, without what came later."""
    g: Immortals = view.state
    points = list(g.points)
    for name, *args in view.log[last + 1 :]:
        if name == "scored":
            points[args[0]] -= sum(args[1:])
        elif name == "built":
            points[args[0]] -= BUILDINGS[args[1]].vp_when_built
    return points


def round_at(view: View, last: int) -> int:
    """The round of a fact."""
    return next((fact[1] for fact in reversed(view.log[:last]) if fact[0] == "round"), 0)


def bars(seats: Sequence[int], before: dict[int, int], after: Sequence[int]) -> Element:
    """Points as bars, the longest first: what there was, and what has been added."""
    most = max(20, *after)
    drawn = []
    for n, seat in enumerate(sorted(seats, key=lambda seat: -after[seat])):
        y, was, now = ROW * n, BAR * before[seat] / most, BAR * after[seat] / most
        drawn += [
            cube(seat, 9, y + 9, 8),
            pen("rect", x=24, y=y + 3, width=BAR, height=12, fill="paper", stroke="rule", stroke_width=1),
            pen("rect", x=24, y=y + 3, width=was, height=12, fill=f"cube{seat}", fill_opacity=0.55, stroke="edge"),
            pen("rect", x=24 + was, y=y + 3, width=now - was, height=12, fill=f"cube{seat}", stroke="edge"),
            pen.text(str(after[seat]), BAR + 32, y + 14, 14, bold=True),
        ]
    return pen("svg", *drawn, viewBox=f"0 0 {BAR + 66} {ROW * len(seats)}", classes="bars", aria_hidden="true")
