"""The whole table as one picture: the board, and beside it where the game stands. For files and notebooks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from htpy import Element

from gonfalon.core import View
from gonfalon.games.immortals.printed import DARK, LIGHT
from gonfalon.games.immortals.state import ARMY_SPACES, BLANK, CONFLICT, EMPTY, NOBODY, Immortals
from gonfalon.games.immortals.tell.names import cubes_name, place_name, seat_name, tribe_names
from gonfalon.lore.drawing import standalone
from gonfalon.lore.svg import fitted
from gonfalon.lore.words import Words

from .cards import HIGH as CARD_HIGH
from .cards import WIDE as CARD_WIDE
from .cards import laid
from .colours import PEN as pen
from .colours import figure
from .cubes import cube
from .fight import Battle, latest, losses, outcome
from .hand import free_blanks, free_cards
from .mat import mat, seat_shown
from .pieces import armies, buildings, deeds
from .seats import is_active, turned_up
from .shapes import SIZE
from .slots import ORDER
from .static import board
from .tower import tower
from .track import rounds, scores

SIDE: Final = 470
"""How broad the column beside the board is."""
LEFT: Final = SIZE[0] + 24
RIGHT: Final = SIZE[0] + SIDE - 26
ROW: Final = 150
"""How high the panel of a player is."""
BATTLE: Final = 206
SMALL: Final = 0.235
"""How large cards are in the column."""


def picture(words: Words, view: View) -> str:
    """A standalone SVG."""
    wide, high = SIZE
    inside = board(words), *layers(words, view).values(), *column(words, view)
    return standalone(pen, words("title"), (wide + SIDE, high), *inside)


def layers(words: Words, view: View) -> dict[str, Element]:
    """What changes on the board and may be seen by all who see the view, in the order in which it is drawn."""
    return {
        "rounds": rounds(words, view),
        "scores": scores(words, view),
        "tower": tower(words, view),
        "deeds": deeds(words, view),
        **dict(buildings(words, view)),
        **dict(armies(words, view)),
        **dict(mat(words, view)),
    }


def column(words: Words, view: View) -> Iterator[Element]:
    """Title, players from top to bottom, and below them the last battle and the viewer's cards."""
    g: Immortals = view.state
    room = RIGHT - LEFT
    yield pen.text(words("title"), LEFT, 52, fitted(words("title"), room, 30, True), serif=True, bold=True)
    said = f"{words('draw-round', n=g.round, of=g.rounds)} · {words(f'draw-stage-{g.stage}')}"
    yield pen.text(said, LEFT, 82, fitted(said, room, 17), "ink2")
    y = 100
    for seat in range(g.players):
        yield from framed(y, ROW)
        yield from standing(words, view, seat, y)
        y += ROW + 10
    fought = latest(view) if g.round else None
    if fought is not None:
        yield from framed(y, BATTLE)
        yield from last_battle(words, fought, y)
        y += BATTLE + 10
    if view.seats:
        yield from own_hand(words, view, y + 4)


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
            yield laid(words, -1, number >= ARMY_SPACES, x, y, SMALL)
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


def own_hand(words: Words, view: View, y: float) -> Iterator[Element]:
    """The viewer's cards, as large as the room allows."""
    seat = seat_shown(view)
    drafts = tuple(CONFLICT + card for card in view.state.draft_hand[seat])
    cards = (*drafts, *free_cards(view, seat), *(BLANK,) * free_blanks(view, seat))
    room, high = RIGHT - LEFT, SIZE[1] - y - 16
    columns, scale = 4, 1.0
    while columns == 4 or -(-len(cards) // columns) * (CARD_HIGH * scale + 6) > high:
        columns += 1
        scale = (room - 6 * (columns - 1)) / columns / CARD_WIDE
    for n, card in enumerate(cards):
        row, column = divmod(n, columns)
        yield laid(words, card, False, LEFT + column * room / columns, y + row * (CARD_HIGH * scale + 6), scale)
