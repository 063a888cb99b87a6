"""The whole table as one picture: the board, and beside it where the game stands. For files and notebooks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Final

from htpy import Element

from gonfalon.core import View
from gonfalon.games.tactics.printed import COLOURS, ENEMIES, UNIT_FACES
from gonfalon.games.tactics.rules.compass import row_place
from gonfalon.games.tactics.state import NOBODY, OFF_MAP, SQUADS, Tactics
from gonfalon.games.tactics.tell import TELL
from gonfalon.games.tactics.tell.names import seat as seat_name
from gonfalon.lore.drawing import standalone
from gonfalon.lore.phrases import listed, printed
from gonfalon.lore.svg import breadth, broken, fitted, short
from gonfalon.lore.words import Words

from .adventure import drawn_last
from .artifact import artifact, treasure
from .boxes import layout_of, scroll_of
from .cards import name_of
from .colours import PEN as pen
from .colours import sign
from .column import LEFT, RIGHT, SIDE, areas, arms, needle, prize, quest
from .dungeon import caves
from .enemies import arrow_on
from .gates import gates
from .pieces import disc, ribbons, units
from .shapes import SIZE
from .squads import GONE, fate, holdings
from .static import board
from .trail import trail

HOLDING: Final = {
    "points": "label-points",
    "cards": "label-hand",
    "captured": "label-captured",
    "flags": "label-flags",
    "artifact": "draw-artifact-held",
}
LAYERS: Final = (ribbons, caves, gates, artifact, units, trail)


def picture(words: Words, view: View) -> str:
    """A standalone SVG."""
    label = printed(words, scroll_of(view.state.map), "name")
    return standalone(
        pen,
        label,
        (SIZE[0] + SIDE, SIZE[1]),
        board(words, layout_of(view.state.map)),
        *(group for layer in LAYERS for _, group in layer(words, view)),
        *column(words, view),
    )


def column(words: Words, view: View) -> Iterator[Element]:
    """Title, areas and squads from top to bottom."""
    yield from title(words, view)
    g: Tactics = view.state
    y = 118
    head, high = head_of(view)
    yield from framed(y, high)
    yield from head(words, view, y)
    y += high + 12
    row = min(44, ((SIZE[1] - 20 - y) / len(g.side) - 68) / 4)
    for party in (party for side in g.sides for party in side):
        yield from framed(y, 60 + 4 * row)
        yield from squad(words, view, party, y, row)
        y += round(68 + 4 * row)
    yield from latest(words, view, y)


def head_of(view: View) -> tuple[Callable[[Words, View, float], Iterator[Element]], int]:
    """What stands above the squads in this mode, and how high it is."""
    rules = view.state.rules
    if rules.control_card:
        return areas, 144
    return (prize, 168) if rules.artifact else (quest, 336 if drawn_last(view) else 226)


def framed(y: float, high: float) -> Iterator[Element]:
    """A panel with a thin double rule."""
    wide = RIGHT - LEFT + 16
    yield pen("rect", x=LEFT - 8, y=y, width=wide, height=high, rx=6, fill="panel", stroke="edge", stroke_width=1)
    yield pen("rect", x=LEFT - 5, y=y + 3, width=wide - 6, height=high - 6, rx=4, stroke="rule", stroke_width=0.8)


def title(words: Words, view: View) -> Iterator[Element]:
    """What is being played, and where the game stands."""
    g: Tactics = view.state
    yield pen.text(words("title"), LEFT, 52, fitted(words("title"), RIGHT - LEFT, 30, True), serif=True, bold=True)
    if view.over:
        said = f"{words('label-over')} · {outcome(words, view)}"
    elif not g.turn:
        said = words("label-setup")
    else:
        turn = words("label-round", round=(g.turn - 1) // g.players + 1, last=g.last_round)
        said = f"{turn} · {words('label-to-play', seat=seat_name(words, view, g.active))}"
        if not g.automated(g.active):
            said += f" · {words('label-actions', n=g.actions)}"
    yield pen.text(said, LEFT, 84, fitted(said, RIGHT - LEFT, 17), "ink2")


def outcome(words: Words, view: View) -> str:
    """Who has won, or whether an adventure was won."""
    g: Tactics = view.state
    if g.rules.enemies:
        return words("draw-won" if g.won else "draw-lost")
    winners = [seat for seat, place in enumerate(view.result) if place == 1]
    names = listed(words, (seat_name(words, view, seat) for seat in winners))
    return words("label-winners", n=len(winners), seats=names)


def squad(words: Words, view: View, party: int, y: float, high: float) -> Iterator[Element]:
    """A side: what it holds, and its units."""
    g: Tactics = view.state
    if g.turn and party == g.active and not view.over:
        yield pen("rect", x=LEFT - 8, y=y + 8, width=6, height=44 + 4 * high, rx=3, fill=f"team{party}")
    yield arms(party, LEFT + 20, y + 24, 1.5)
    name = party_name(words, view, party)
    yield pen.text(
        name, LEFT + 44, y + 31, fitted(name, 200, 20, True), f"team{party}-text", serif=True, bold=True
    )
    held = [each for each in holdings(g, party) if each != ("artifact", 0)]
    said = " · ".join(words(HOLDING[what], n=n) for what, n in held)
    yield pen.text(said, RIGHT - 6, y + 30, fitted(said, 260, 13.5), "ink2", anchor="end")
    units = SQUADS[party]
    for n, unit in enumerate(sorted(units, key=row_place) if g.automated(party) else units):
        yield from row(words, view, unit, y + 50 + high * (n + 0.5))


def party_name(words: Words, view: View, party: int) -> str:
    """A side by its colour, with its team mate, or as an Enemy."""
    g: Tactics = view.state
    name = printed(words, COLOURS[party], "name")
    if g.automated(party):
        return f"{name} · {words('draw-enemy')}"
    mates = [printed(words, COLOURS[mate], "name") for mate in g.allies[party] if mate != party]
    return f"{name} + {', '.join(mates)}" if mates else name


def row(words: Words, view: View, unit: int, y: float) -> Iterator[Element]:
    """A unit of a squad."""
    g: Tactics = view.state
    if any(g.draft):
        return
    face = UNIT_FACES[g.card[unit]]
    gone = g.pos[unit] == OFF_MAP and g.turn > 0
    health = 0 if gone else g.health[unit]
    yield pen.group(
        disc(unit, health, face.health, g.is_weakened(unit) or gone, False),
        transform=f"translate({LEFT + 22} {short(y)})scale(.5)",
    )
    name = name_of(words, g.card[unit])
    colour = "ink2" if gone else "ink"
    yield pen.text(name, LEFT + 50, y + 1, fitted(name, 160, 16, True), colour, serif=True, bold=True)
    if unit == g.bearer:
        yield from treasure(LEFT + 62 + min(160, breadth(name, 16, True)), y - 5, 19)
    where = fate(words, GONE if gone else g.pos[unit], g.captor[unit], g.is_weakened(unit))
    yield pen.text(where, LEFT + 50, y + 16, fitted(where, 190, 12.5), "ink2")
    if not gone:
        yield pen.icon(sign("health"), RIGHT - 166, y - 1, 17, "health")
        yield pen.text(f"{health}/{face.health}", RIGHT - 152, y + 5, 15, bold=True)
        yield from beside_health(words, g, unit, y)


def beside_health(words: Words, g: Tactics, unit: int, y: float) -> Iterator[Element]:
    """Ammo or Mana; for an enemy unit, the card under it."""
    face = UNIT_FACES[g.card[unit]]
    top, name = face.mana or face.ammo, "mana" if face.mana else "ammo"
    if top:
        yield pen.icon(sign(name), RIGHT - 76, y - 1, 17, name)
        yield pen.text(f"{g.supply[unit]}/{top}", RIGHT - 62, y + 5, 15, bold=True)
    if g.under[unit] != NOBODY:
        yield needle(RIGHT - 84, y - 1, arrow_on(g.under[unit]))
        lines = broken(printed(words, ENEMIES[g.under[unit]], "bonus"), 13)
        for n, each in enumerate(lines):
            yield pen.text(each, RIGHT - 68, y + 4 - 6 * (len(lines) - 1) + 13 * n, fitted(each, 66, 12), "ink2")


def latest(words: Words, view: View, y: float) -> Iterator[Element]:
    """The last lines of the log, where there is room for some."""
    room = int((SIZE[1] - 24 - y - 52) // 24)
    said = (TELL.line(words, view, each) for each in reversed(view.log))
    broad = (line for each in said if each for line in reversed(broken(each, 62)))
    lines = list(islice(broad, max(room, 0)))
    if room < 2 or not lines:
        return
    yield from framed(y, 52 + 24 * len(lines))
    yield pen.text(words("draw-log"), LEFT + 6, y + 30, 18, serif=True, bold=True)
    for n, each in enumerate(reversed(lines)):
        yield pen.text(each, LEFT + 6, y + 58 + 24 * n, fitted(each, RIGHT - LEFT - 12, 14.5))
