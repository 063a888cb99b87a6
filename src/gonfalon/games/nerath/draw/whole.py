"""The whole table as one picture: the map, and beside it where the game stands. For files and notebooks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from htpy import Element

from gonfalon.core import View
from gonfalon.games.nerath.phases import income_of
from gonfalon.games.nerath.printed import LENGTHS, REALMS, TREASURES
from gonfalon.games.nerath.printed.regions import CAPITAL, NOBODY
from gonfalon.games.nerath.rules.scoring import measure, sides, target
from gonfalon.games.nerath.state import STEPS, Nerath
from gonfalon.games.nerath.tell import TELL
from gonfalon.games.nerath.tell.names import outcome, realm_names, title
from gonfalon.lore.drawing import standalone
from gonfalon.lore.phrases import named
from gonfalon.lore.svg import broken, fitted, short
from gonfalon.lore.words import Words

from .colours import PEN as pen
from .figures import emblem, figure
from .ground import conquests
from .marks import battles, guardians
from .names import names, renamed
from .shapes import SIZE
from .stacks import stacks
from .static import board

SIDE: Final = 470
"""How broad the column beside the map is."""
LEFT: Final = SIZE[0] + 24
RIGHT: Final = SIZE[0] + SIDE - 26
ROW: Final = 132
"""How high the panel of a realm is."""
CLOTH: Final = "M-22-32h44v50l-22 13-22-13Z"
LAYERS: Final = (guardians, stacks, battles)


def picture(words: Words, view: View) -> str:
    """The map, and beside it a column with the realms and what has just happened."""
    return standalone(
        pen,
        words("title"),
        (SIZE[0] + SIDE, SIZE[1]),
        board(words),
        *(group for _, group in conquests(words, view.state.held)),
        names(words),
        *(group for _, group in renamed(words, view.state.held)),
        *(group for layer in LAYERS for group in dict(layer(words, view)).values()),
        *column(words, view),
    )


def column(words: Words, view: View) -> Iterator[Element]:
    """Title, goal and realms from top to bottom, and below them what happened last."""
    g: Nerath = view.state
    yield pen.text(words("title"), LEFT, 52, fitted(words("title"), RIGHT - LEFT, 30, True), serif=True, bold=True)
    said = outcome(words, view) if view.over else f"{title(words, view)} · {words(f'draw-step-{STEPS[g.step]}')}"
    yield pen.text(said, LEFT, 82, fitted(said, RIGHT - LEFT, 17), "ink2")
    goal = words("draw-goal-long" if g.length == "long" else "draw-goal", n=target(g))
    length = f"{named(words, LENGTHS[g.length])} · {goal}"
    yield pen.text(length, LEFT, 106, fitted(length, RIGHT - LEFT, 15), "ink2")
    y = 122
    for realm in (realm for side in sides(g) for realm in side):
        yield from framed(y, ROW)
        yield from standing(words, view, realm, y)
        y += ROW + 10
    yield from latest(words, view, y)


def framed(y: float, high: float) -> Iterator[Element]:
    """A panel with a thin double rule."""
    wide = RIGHT - LEFT + 16
    yield pen("rect", x=LEFT - 8, y=y, width=wide, height=high, rx=6, fill="panel", stroke="edge", stroke_width=1)
    yield pen("rect", x=LEFT - 5, y=y + 3, width=wide - 6, height=high - 6, rx=4, stroke="rule", stroke_width=0.8)


def standing(words: Words, view: View, realm: int, y: float) -> Iterator[Element]:
    """A realm: banner, name, what it has, whether it holds its Capital, Treasures in play."""
    g: Nerath = view.state
    if realm == g.active and not view.over:
        yield pen("rect", x=LEFT - 8, y=y + 8, width=6, height=ROW - 16, rx=3, fill=f"banner{realm}")
    yield pen.group(
        pen("path", d=CLOTH, fill=f"banner{realm}", stroke="coast", stroke_width=1.6, stroke_linejoin="round"),
        pen("path", d="M-27-32h54", stroke="ink", stroke_width=4, stroke_linecap="round"),
        emblem(realm, 0, -5, 34, f"charge{realm}"),
        transform=f"translate({LEFT + 34} {short(y + 62)})",
    )
    name = named(words, REALMS[realm])
    left = LEFT + 76
    yield pen.text(
        name, left, y + 36, fitted(name, RIGHT - left - 6, 20, True), f"text{realm}", serif=True, bold=True
    )
    keeper = g.held[CAPITAL[realm]]
    under = words("draw-capital-held") if keeper == realm else words("draw-capital-lost")
    if g.ally[realm] != NOBODY:
        under += f" · {realm_names(words, g.friends(realm))} {measure(g, g.friends(realm))}"
    yield pen.text(
        under, left, y + 57, fitted(under, RIGHT - left - 6, 14), "ink2" if keeper == realm else "danger"
    )
    counts = (
        ("gold", f"{g.gold[realm]} +{income_of(g, realm)}"),
        ("victory_point", str(g.points[realm])),
        ("event_card", str(len(g.hand[realm]))),
        ("treasure", str(len(g.chest[realm]) + len(g.treasures[realm]))),
    )
    for n, (sign, said) in enumerate(counts):
        x = left + (0, 108, 174, 240)[n]
        yield figure(sign, x + 11, y + 80, 22, "ink")
        yield pen.text(said, x + 29, y + 86, 17, bold=True)
    relics = ", ".join(named(words, TREASURES[card]) for card in g.treasures[realm])
    yield pen.text(relics, left, y + 115, fitted(relics, RIGHT - left - 6, 14), "ink2")


def latest(words: Words, view: View, y: float) -> Iterator[Element]:
    """The last lines of the log, where there is room for some."""
    room = int((SIZE[1] - 24 - y - 52) // 24)
    told = (TELL.line(words, view, each) for each in reversed(view.log))
    lines = list(islice((line for each in told if each for line in reversed(broken(each, 62))), max(room, 0)))
    if room < 2 or not lines:
        return
    yield from framed(y, 52 + 24 * len(lines))
    yield pen.text(words("draw-log"), LEFT + 6, y + 30, 18, serif=True, bold=True)
    for n, each in enumerate(reversed(lines)):
        yield pen.text(each, LEFT + 6, y + 58 + 24 * n, fitted(each, RIGHT - LEFT - 12, 14.5))
