"""The whole table as one picture: the board, and beside it where the game stands. For files and notebooks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from htpy import Element

from gonfalon.core import View
from gonfalon.games.tactics.printed import MAP, UNITS
from gonfalon.games.tactics.scoring import captured, flags, points
from gonfalon.games.tactics.state import OFF_MAP, Tactics
from gonfalon.games.tactics.tell import fact, listed, printed
from gonfalon.games.tactics.tell import seat as seat_name
from gonfalon.games.tactics.zones import CONTROL, FLAGS_NEEDED
from gonfalon.lore.svg import SANS, SERIF, fitted, short
from gonfalon.lore.words import Words

from .colours import PEN as pen
from .colours import emblem, sign
from .panels import GONE, fate
from .pieces import SHIELD, disc, lozenge, ribbons, units
from .shapes import SIZE
from .static import board

SIDE: Final = 470
"""How broad the column beside the board is."""
LEFT: Final = SIZE[0] + 24
RIGHT: Final = SIZE[0] + SIDE - 26
ROW: Final = 44


def picture(words: Words, view: View) -> str:
    """A standalone SVG."""
    wide, high = SIZE[0] + SIDE, SIZE[1]
    label = words("draw-map")
    drawing = pen(
        "svg",
        pen("title", label),
        pen("rect", width=wide, height=high, fill="page"),
        board(words, view.state.map),
        *(group for _, group in ribbons(words, view)),
        *(group for _, group in units(words, view)),
        *column(words, view),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {wide} {high}",
        width=wide,
        height=high,
        role="img",
        aria_label=label,
    )
    return "".join(drawing.iter_chunks())


def text(
    said: str,
    x: float,
    y: float,
    size: float,
    colour: str = "ink",
    *,
    serif: bool = False,
    bold: bool = False,
    end: bool = False,
) -> Element:
    """One line of text."""
    return pen(
        "text",
        said,
        x=x,
        y=y,
        fill=colour,
        font_family=SERIF if serif else SANS,
        font_size=short(size),
        font_weight="700" if bold else None,
        text_anchor="end" if end else None,
    )


def column(words: Words, view: View) -> Iterator[Element]:
    """Title, areas and squads from top to bottom."""
    yield from title(words, view)
    y = 118
    yield from framed(y, 144)
    yield from areas(words, view, y)
    y += 160
    for seat in range(view.state.players):
        yield from framed(y, 244)
        yield from squad(words, view, seat, y)
        y += 254
    yield from latest(words, view, y)


def framed(y: float, high: float) -> Iterator[Element]:
    """A panel with a thin double rule."""
    wide = RIGHT - LEFT + 16
    yield pen("rect", x=LEFT - 8, y=y, width=wide, height=high, rx=6, fill="panel", stroke="edge", stroke_width=1)
    yield pen("rect", x=LEFT - 5, y=y + 3, width=wide - 6, height=high - 6, rx=4, stroke="rule", stroke_width=0.8)


def title(words: Words, view: View) -> Iterator[Element]:
    """What is played, and where it stands."""
    g: Tactics = view.state
    yield text(words("title"), LEFT, 52, fitted(words("title"), RIGHT - LEFT, 30, True), serif=True, bold=True)
    if view.over:
        winners = [seat for seat, place in enumerate(view.result) if place == 1]
        names = listed(words, (seat_name(words, view, seat) for seat in winners))
        said = f"{words('label-over')} · {words('label-winners', n=len(winners), seats=names)}"
    elif not g.turn:
        said = words("label-setup")
    else:
        turn = words("label-round", round=(g.turn - 1) // g.players + 1, last=g.cap_rounds)
        said = f"{turn} · {words('label-to-play', seat=seat_name(words, view, g.active))}"
        said += f" · {words('label-actions', n=g.actions)}"
    yield text(said, LEFT, 84, fitted(said, RIGHT - LEFT, 17), "ink2")


def areas(words: Words, view: View, y: float) -> Iterator[Element]:
    g: Tactics = view.state
    yield text(words("label-areas"), LEFT + 6, y + 30, 18, serif=True, bold=True)
    needed = words("label-flags-needed", n=FLAGS_NEEDED[g.players])
    yield text(needed, RIGHT - 6, y + 29, fitted(needed, 215, 13), "ink2", end=True)
    for zone, reached in enumerate(g.flags):
        line = y + 62 + 32 * zone
        holder = g.secured[zone]
        yield pen.icon(sign("flag"), LEFT + 16, line - 5, 20, f"zone{zone}")
        yield text(printed(words, MAP.zones[zone], "name"), LEFT + 34, line, 16, serif=True, bold=True)
        for mark in range(CONTROL):
            yield from lozenge(LEFT + 250 + 18 * mark, line - 5, mark < reached, zone, holder)
        counts = [(seat, (board & g.realm.zones[zone]).bit_count()) for seat, board in enumerate(g.side)]
        x = RIGHT - 26
        for seat, n in reversed([each for each in counts if each[1]]):
            yield text(str(n), x, line, 15, bold=True)
            yield arms(seat, x - 14, line - 5, 0.9)
            x -= 40


def arms(seat: int, x: float, y: float, scale: float) -> Element:
    """The shield of a side round a point."""
    return pen.group(
        pen("path", d=SHIELD, fill=f"team{seat}", stroke="line", stroke_width=1.2),
        pen.icon(emblem(seat), 0, 28.4, 14.5, f"team{seat}-ink"),
        transform=f"translate({short(x)} {short(y)})scale({short(scale, 3)})translate(0 -29.5)",
    )


def squad(words: Words, view: View, seat: int, y: float) -> Iterator[Element]:
    """A side: its points, and its units."""
    g: Tactics = view.state
    if g.turn and seat == g.active and not view.over:
        yield pen("rect", x=LEFT - 8, y=y + 8, width=6, height=228, rx=3, fill=f"team{seat}")
    yield arms(seat, LEFT + 20, y + 26, 1.5)
    yield text(seat_name(words, view, seat), LEFT + 44, y + 33, 20, f"team{seat}-text", serif=True, bold=True)
    held = [
        words("label-points", n=points(g, seat)),
        words("label-hand", n=len(g.hand[seat]) + len(g.dealt[seat])),
        words("label-captured", n=captured(g, seat)),
        words("label-flags", n=flags(g, seat)),
    ]
    said = " · ".join(held)
    yield text(said, RIGHT - 6, y + 32, fitted(said, 300, 13.5), "ink2", end=True)
    for n, unit in enumerate(range(seat * 4, seat * 4 + 4)):
        yield from row(words, view, unit, y + 74 + ROW * n)


def row(words: Words, view: View, unit: int, y: float) -> Iterator[Element]:
    """A unit of a squad."""
    g: Tactics = view.state
    face = UNITS[g.card[unit]]
    gone = g.pos[unit] == OFF_MAP and g.turn > 0
    health = 0 if gone else g.health[unit]
    yield pen.group(
        disc(unit, health, face.health, g.is_weakened(unit) or gone, False),
        transform=f"translate({LEFT + 22} {short(y)})scale(.55)",
    )
    name = printed(words, face, "name")
    colour = "ink2" if gone else "ink"
    yield text(name, LEFT + 50, y + 1, fitted(name, 180, 16, True), colour, serif=True, bold=True)
    where = fate(words, GONE if gone else g.pos[unit], g.captor[unit], g.is_weakened(unit))
    yield text(where, LEFT + 50, y + 17, 12.5, "ink2")
    if not gone:
        yield pen.icon(sign("health"), RIGHT - 166, y - 1, 17, "health")
        yield text(f"{health}/{face.health}", RIGHT - 152, y + 5, 15, bold=True)
        top = face.mana or face.ammo
        if top:
            name = "mana" if face.mana else "ammo"
            yield pen.icon(sign(name), RIGHT - 76, y - 1, 17, name)
            yield text(f"{g.supply[unit]}/{top}", RIGHT - 62, y + 5, 15, bold=True)


def latest(words: Words, view: View, y: float) -> Iterator[Element]:
    """The last lines of the log, where there is room for some."""
    room = int((SIZE[1] - 24 - y - 52) // 24)
    said = (fact(words, view, each) for each in reversed(view.log))
    lines = list(islice((each for each in said if each), max(room, 0)))
    if room < 2 or not lines:
        return
    yield from framed(y, 52 + 24 * len(lines))
    yield text(words("draw-log"), LEFT + 6, y + 30, 18, serif=True, bold=True)
    for n, each in enumerate(reversed(lines)):
        yield text(each, LEFT + 6, y + 58 + 24 * n, fitted(each, RIGHT - LEFT - 12, 14.5))
