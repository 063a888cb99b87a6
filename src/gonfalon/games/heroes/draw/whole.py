"""The whole table as one picture: the current context, and beside it where the game stands. For files and
notebooks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from htpy import Element

from gonfalon.core import View
from gonfalon.games.heroes.codes import purse_at
from gonfalon.games.heroes.printed import SCENARIOS
from gonfalon.games.heroes.state import Heroes
from gonfalon.lore.drawing import standalone
from gonfalon.lore.svg import area, fitted
from gonfalon.lore.words import Words

from . import fight, land, units
from .cards import HIGH as CARD_HIGH
from .cards import WIDE as CARD_WIDE
from .cards import laid
from .colours import PEN as pen
from .colours import RESOURCES, figure
from .heading import HEAD, heading, round_said
from .heraldry import arms_shield, colour_of
from .hexes import Frame
from .names import faction_name, faction_of, scenario_name, seat_name
from .panels import context_of
from .scene import duel, field, town
from .static import paper, shared

AREA: Final = field.SIZE
"""What the current context fills; a column with the players stands beside it."""
ROOM: Final = (34, HEAD + 22, AREA[0] - 34, AREA[1] - 34)
SIDE: Final = 440
LEFT: Final = AREA[0] + 20
ROW: Final = 190


def picture(words: Words, view: View) -> str:
    """A standalone SVG."""
    layers = shared(), *paper(AREA), *scene(words, view), *column(words, view)
    return standalone(pen, words("title"), (AREA[0] + SIDE, AREA[1]), *layers)


def scene(words: Words, view: View) -> Iterable[Element]:
    """The current context: the map as large as its room allows, a fight or a town."""
    chosen = context_of(view)
    if chosen == "map":
        return heading(words, view), *map_layers(words, view, land.frame_of(view, ROOM)).values()
    return (fight_layers(words, view) if chosen == "fight" else town.town(words, view, int(chosen[-1]))).values()


def map_layers(words: Words, view: View, frame: Frame) -> dict[str, Element]:
    """The map, in drawing order."""
    return {
        **land.ground(words, view.state, frame),
        "glows": land.glows(words, view, frame),
        **land.fields(words, view, frame),
        **dict(land.heroes(words, view, frame)),
    }


def fight_layers(words: Words, view: View) -> dict[str, Element]:
    """The fight, if there is one, in drawing order."""
    g: Heroes = view.state
    if not fight.is_on(g):
        return {}
    attacker, defender = (faction_of(g, seat) for seat in g.sides)
    return {
        "battlefield": field.field(words, attacker, defender),
        "walls": field.walls(words, g.walls, defender),
        "initiative": duel.order(words, view),
        **dict(duel.parties(words, view)),
        **dict(field.fighters(words, view)),
        "reserve": duel.reserve(words, view),
    }


# ------------------------------------------------------------------------ column


def column(words: Words, view: View) -> Iterator[Element]:
    """Title, players from top to bottom, and the viewer's cards."""
    g: Heroes = view.state
    room = SIDE - 50
    title = scenario_name(words, g.scenario)
    yield pen.text(title, LEFT, 56, fitted(title, room, 30, True), serif=True, bold=True)
    said = round_said(words, SCENARIOS[g.scenario].rounds, g.round)
    yield pen.text(said, LEFT, 84, fitted(said, room, 16), "ink2")
    y = 104
    for seat in range(g.players):
        yield from standing(words, view, seat, y)
        y += ROW + 12
    if view.seats:
        yield from own_hand(words, view, y + 6)


def standing(words: Words, view: View, seat: int, y: float) -> Iterator[Element]:
    """A player: arms, name, level, resources, cards, army."""
    g: Heroes = view.state
    wide = SIDE - 40
    faction = faction_of(g, seat)
    yield pen("rect", fill="panel", stroke="edge", stroke_width=1, **area(LEFT, y, wide, ROW, 6))
    yield pen("rect", stroke="rule", stroke_width=0.8, **area(LEFT + 3, y + 3, wide - 6, ROW - 6, 4))
    if seat == g.active and not view.over:
        yield pen("rect", fill=colour_of(faction), **area(LEFT, y + 8, 6, ROW - 16, 3))
    yield arms_shield(faction, LEFT + 36, y + 16, 38)
    yield pen.text(seat_name(words, g, seat), LEFT + 66, y + 36, 21, serif=True, bold=True)
    about = words("draw-level", n=g.level(seat))
    about = f"{faction_name(words, faction)} · {about}" if faction_name(words, faction) else about
    yield pen.text(about, LEFT + 66, y + 57, 14, "ink2")
    for n, name in enumerate(RESOURCES):
        x = LEFT + 22 + 126 * n
        yield figure(name, x + 10, y + 84, 22, name)
        yield pen.text(f"{g.resources[purse_at(seat, n)]}", x + 26, y + 91, 18, serif=True, bold=True)
        yield pen.text(f"+{g.income[purse_at(seat, n)]}", x + 60, y + 90, 13.5, "ink2")
    cards = words("draw-cards-said", hand=len(g.hand[seat]), deck=len(g.deck[seat]), discard=len(g.discard[seat]))
    yield pen.text(cards, LEFT + 22, y + 120, fitted(cards, wide - 40, 14))
    for n, unit in enumerate(g.army[seat][:10]):
        x = LEFT + 38 + 37 * n
        yield pen("circle", cx=x, cy=y + 154, r=16, fill=colour_of(units.unit_faction(unit)))
        if units.shows_pack(unit):
            yield pen("circle", cx=x, cy=y + 154, r=18, stroke="ink", stroke_width=1.8)
        yield figure(units.sign_of(unit), x, y + 154, 21, "cloth")


def own_hand(words: Words, view: View, y: float) -> Iterator[Element]:
    """The viewer's cards, as large as the space allows."""
    cards = [card for seat in sorted(view.seats) for card in view.state.hand[seat] if card >= 0]
    room, high = SIDE - 40, AREA[1] - y - 12
    columns, scale = 3, 1.1
    while columns == 3 or -(-len(cards) // columns) * (CARD_HIGH * scale + 8) > high:
        columns += 1
        scale = (room - 8 * (columns - 1)) / columns / CARD_WIDE
    for n, card in enumerate(cards):
        row, place = divmod(n, columns)
        yield laid(words, card, LEFT + place * room / columns, y + row * (CARD_HIGH * scale + 8), scale)
