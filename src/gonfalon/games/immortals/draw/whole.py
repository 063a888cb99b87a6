"""The whole table as one picture: the board, and beside it where the game stands. For files and notebooks."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

from htpy import Element

from gonfalon.core import View
from gonfalon.games.immortals.printed import DARK, LIGHT
from gonfalon.games.immortals.state import ARMY_SPACES, BLANK, CONFLICT, EMPTY, NOBODY, Immortals
from gonfalon.games.immortals.tell.names import cubes_name, place_name, seat_name, tribe_names
from gonfalon.lore.drawing import standalone
from gonfalon.lore.svg import fitted
from gonfalon.lore.words import Words

from .colours import PEN as pen
from .colours import figure
from .cubes import cube
from .faces import HIGH as CARD_HIGH
from .faces import WIDE as CARD_WIDE
from .faces import laid
from .fight import Battle, latest, losses, outcome
from .hand import free_blanks, free_cards
from .pieces import armies, buildings, deeds, holders
from .plan import ORDER, seat_shown
from .seats import is_active, turned_up
from .shapes import SIZE
from .static import board
from .tower import tower

SIDE: Final = 470
"""How broad the column beside the board is."""
LEFT: Final = SIZE[0] + 24
RIGHT: Final = SIZE[0] + SIDE - 26
ROW: Final = 150
"""How high the panel of a player is."""
BATTLE: Final = 206
GAP: Final = 10
COLUMNS: Final = range(5, 9)
"""How many of the viewer's cards lie side by side: as few as there is room for."""
BETWEEN: Final = 6
"""How far apart they lie, in units of a card."""
SMALL: Final = 0.235
"""How large cards are in the column."""


def picture(words: Words, view: View) -> str:
    """A standalone SVG."""
    beside, high = column(words, view)
    high = max(SIZE[1], high)
    ground = pen("rect", x=SIZE[0], width=SIDE, height=high, fill="page")
    inside = board(words), *layers(words, view).values(), ground, *beside
    return standalone(pen, words("title"), (SIZE[0] + SIDE, high), *inside)


def layers(words: Words, view: View) -> dict[str, Element]:
    """What changes on the board and may be seen by all who see the view, in the order in which it is drawn."""
    return {
        "holders": holders(view),
        "tower": tower(words, view),
        "deeds": deeds(words, view),
        **dict(buildings(words, view)),
        **dict(armies(words, view)),
    }


def column(words: Words, view: View) -> tuple[list[Element], int]:
    """Title, players from top to bottom, and below them the last battle and the viewer's cards; and its height."""
    g: Immortals = view.state
    drawn = [*heading(words, g)]
    y = 100
    for seat in range(g.players):
        drawn += (*framed(y, ROW), *standing(words, view, seat, y))
        y += ROW + GAP
    fought = latest(view) if g.round else None
    if fought is not None:
        drawn += (*framed(y, BATTLE), *last_battle(words, fought, y))
        y += BATTLE + GAP
    cards = own_cards(view) if view.seats else ()
    columns, scale = arranged(len(cards), SIZE[1] - y - GAP)
    drawn += own_hand(words, cards, columns, scale, y)
    return drawn, math.ceil(y + tallness(len(cards), columns, scale) + GAP)


def heading(words: Words, g: Immortals) -> Iterator[Element]:
    """The title, and how far the game is."""
    room = RIGHT - LEFT
    yield pen.text(words("title"), LEFT, 52, fitted(words("title"), room, 30, True), serif=True, bold=True)
    said = f"{words('draw-round', n=g.round, of=g.rounds)} · {words(f'draw-stage-{g.stage}')}"
    yield pen.text(said, LEFT, 82, fitted(said, room, 17), "ink2")


def framed(y: float, high: float) -> Iterator[Element]:
    """A panel with a thin double rule."""
    wide = RIGHT - LEFT + 16
    yield pen("rect", x=LEFT - 8, y=y, width=wide, height=high, rx=6, fill="panel", stroke="edge", stroke_width=1)
    yield pen("rect", x=LEFT - 5, y=y + 3, width=wide - 6, height=high - 6, rx=4, stroke="rule", stroke_width=0.8)


def standing(words: Words, view: View, seat: int, y: float) -> Iterator[Element]:
    """A player: cube, name, tribes, what they have, their cards."""
    g: Immortals = view.state
    if is_active(view, seat):
        yield pen("rect", x=LEFT - 8, y=y + 8, width=6, height=ROW - 16, rx=3, fill=f"cube{seat}")
    yield cube(seat, LEFT + 26, y + 34, 20)
    yield pen.text(seat_name(words, seat), LEFT + 56, y + 32, 20, serif=True, bold=True)
    if seat == g.marker:
        yield figure("first_player", RIGHT - 16, y + 26, 26, "ink")
    said = tribe_names(words, g.tribes[seat])
    yield pen.text(said, LEFT + 56, y + 53, fitted(said, RIGHT - LEFT - 90, 14), "ink2")
    counts = (
        ("gold", g.gold[seat]),
        ("energy", g.energy[seat]),
        ("victory_point", g.points[seat]),
        ("card_conflict", len(g.hand[seat])),
        ("limbo_dark", g.waiting(seat, DARK)),
        ("limbo_light", g.waiting(seat, LIGHT)),
    )
    for n, (sign, value) in enumerate(counts):
        x = LEFT + 6 + 68 * n
        yield figure(sign, x + 11, y + 80, 22, "ink")
        yield pen.text(str(value), x + 28, y + 86, 17, bold=True)
    yield from cards(words, g, seat, y + 102)


def cards(words: Words, g: Immortals, seat: int, y: float) -> Iterator[Element]:
    """The groups left; later the cards that lie on their board, face down, and those turned up this round."""
    x = LEFT + 6.0
    if not g.round:
        for size in g.groups[seat]:
            yield cube(seat, x + 9, y + 14, 9)
            yield pen.text(str(size), x + 22, y + 20, 16, bold=True)
            x += 46
        if g.drafted[seat] >= 0:
            yield laid(words, CONFLICT + g.drafted[seat], False, RIGHT - 40, y, SMALL)
        return
    for number in ORDER:
        if g.plan[seat][number] != EMPTY:
            yield laid(words, g.plan[seat][number], number >= ARMY_SPACES, x, y, SMALL)
            x += 28
    turned = turned_up(g, seat)
    x += 16 if turned else 0
    for card in turned:
        yield laid(words, card, False, x, y, SMALL)
        x += 28


def last_battle(words: Words, fought: Battle, y: float) -> Iterator[Element]:
    """The last battle in lines of text."""
    room = RIGHT - LEFT - 12
    title = words("draw-battle", place=place_name(words, fought.goal))
    yield pen.text(title, LEFT + 6, y + 30, fitted(title, room, 18, True), serif=True, bold=True)
    foe = words("draw-nobody") if fought.defender == NOBODY else seat_name(words, fought.defender)
    lines = [
        f"{words('draw-attacker')} {seat_name(words, fought.seat)} · {fought.n}",
        f"{words('draw-defender')} {foe} · {fought.defending}",
        f"{words('draw-fell')} {cubes_name(words, fought.fell)}",
        *losses(words, fought),
        outcome(words, fought),
    ]
    for n, line in enumerate(lines):
        yield pen.text(line, LEFT + 6, y + 56 + 23 * n, fitted(line, room, 15))


def own_cards(view: View) -> tuple[int, ...]:
    """The viewer's cards that do not lie on the board."""
    seat = seat_shown(view)
    drafts = (CONFLICT + card for card in view.state.draft_hand[seat])
    return (*drafts, *free_cards(view, seat), *(BLANK,) * free_blanks(view, seat))


def arranged(n: int, room: float) -> tuple[int, float]:
    """In how many columns, and how large, so many cards lie: as few as this height allows, or else the most."""
    found = [(columns, (RIGHT - LEFT + BETWEEN) / columns / (CARD_WIDE + BETWEEN)) for columns in COLUMNS]
    return next((each for each in found if tallness(n, *each) <= room), found[-1])


def tallness(n: int, columns: int, scale: float) -> float:
    """How high so many cards are together."""
    return -(-n // columns) * (CARD_HIGH + BETWEEN) * scale


def own_hand(words: Words, cards: Sequence[int], columns: int, scale: float, top: float) -> Iterator[Element]:
    """The viewer's cards, row by row."""
    for n, card in enumerate(cards):
        row, column = divmod(n, columns)
        x, y = column * (CARD_WIDE + BETWEEN), row * (CARD_HIGH + BETWEEN)
        yield laid(words, card, False, LEFT + x * scale, top + y * scale, scale)
