"""The ten spaces of a player board with the cards on them; before the first round, the boxes of the army
groups."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from htpy import Element

from gonfalon.core import View
from gonfalon.games.immortals.printed import ACTIONS, DARK, LIGHT, ROUNDS, TRIBES
from gonfalon.games.immortals.rules.board import BOARDS
from gonfalon.games.immortals.state import ARMY_SPACES, EMPTY, NOBODY, Immortals
from gonfalon.games.immortals.tell.names import card_name
from gonfalon.lore.phrases import named, printed
from gonfalon.lore.svg import area, breadth, fitted, short
from gonfalon.lore.words import Words

from .cards import HIGH as CARD_HIGH
from .cards import WIDE as CARD_WIDE
from .cards import cost, laid
from .colours import PEN as pen
from .colours import SKY, figure
from .cubes import stack
from .names import split
from .phrases import REALM, card_label, card_said, cost_said, sentence
from .shapes import MAT

ORDER: Final = (4, 5, 6, 7, 9, 8, 0, 1, 2, 3)
"""The spaces from left to right: the night half, then the day half."""
TOP: Final = MAT
HEAD: Final = 46
STEP: Final = 148
NIGHT_AT, DAY_AT = 156, 904
"""Where the spaces of each half begin."""
SCALE: Final = 1.2308
BROAD, TALL = CARD_WIDE * SCALE, CARD_HIGH * SCALE
CARD_TOP: Final = TOP + HEAD + 46


class Slot(NamedTuple):
    """A space of a board: its number, what is printed on it, the card on it, and whether it may be taken back.
    `now`: its action is being carried out."""

    number: int
    tribe: int
    action: str
    energy: int
    gold: int
    special: bool
    card: int
    back: bool
    now: bool


def slots(words: Words, view: View, seat: int) -> Iterator[tuple[str, Element]]:
    """The ten spaces, each a group of its own."""
    for each in slots_of(view, seat):
        yield f"slot-{each.number}", slot(words, each)


def slots_of(view: View, seat: int) -> Iterator[Slot]:
    """The ten spaces, from left to right."""
    g: Immortals = view.state
    board, tribes, ask = BOARDS[g.tribes[seat]], g.tribes[seat], view.asks.get(seat)
    acting = ask.about if ask is not None and ask.what == "action" else (NOBODY, EMPTY)
    planning = ask is not None and ask.what == "plan"
    for number in ORDER:
        space, now = board[number], acting[0] == number
        card = acting[1] if now else g.plan[seat][number]
        yield Slot(
            number,
            tribes[half_of(number)],
            space.action,
            space.cost_energy,
            space.cost_gold,
            space.special,
            card,
            planning and card != EMPTY,
            now,
        )


def half_of(number: int) -> int:
    """The realm of the half a space belongs to."""
    return DARK if ORDER.index(number) < len(ORDER) // 2 else LIGHT


def slot_left(number: int) -> float:
    """The left side of the card on a space."""
    place = ORDER.index(number)
    half = len(ORDER) // 2
    start = NIGHT_AT if place < half else DAY_AT
    return start + STEP * (place % half) + (STEP - BROAD) / 2 - 2


@lru_cache(1 << 11)
def slot(words: Words, slot: Slot) -> Element:
    """A space: the action, the room for a card, its cost, and the card."""
    x, sky = slot_left(slot.number), SKY[half_of(slot.number)]
    ink = f"{sky}-ink"
    return pen.group(
        *action_name(words, slot.action, x, ink),
        pen(
            "rect",
            x=x,
            y=CARD_TOP,
            width=BROAD,
            height=TALL,
            rx=7,
            fill=ink,
            fill_opacity=0.07,
            stroke=ink,
            stroke_width=1.2,
            stroke_opacity=0.7,
            stroke_dasharray="4 4",
            classes="slot",
            data_target=f"space-{slot.number}",
            role="button",
            tabindex="-1",
            aria_label=slot_label(words, slot),
        ),
        *price(words, slot, x + BROAD / 2, sky),
        on_slot(words, slot, x) if slot.card != EMPTY else None,
        ring(slot, x, sky),
        *take_back(words, slot, x, sky),
        id=f"slot-{slot.number}",
        classes=f"on-mat {sky}{' now' if slot.now else ''}",
    )


def slot_label(words: Words, slot: Slot) -> str:
    """A space in words, with the card on it."""
    action = ACTIONS[slot.action]
    parts = [
        words("draw-space", action=named(words, action), half=REALM[half_of(slot.number)]),
        cost_said(words, slot.energy, slot.gold),
        printed(words, action, "text"),
    ]
    if slot.card != EMPTY:
        parts.append(words("draw-card-there", card=card_said(words, slot.card)))
    return sentence(parts)


def action_name(words: Words, action: str, x: float, ink: str) -> Iterator[Element]:
    """The sign of an action, and beside it its name in up to two lines."""
    name = named(words, ACTIONS[action])
    room = BROAD - 32
    lines = (name,) if breadth(name, 16, True) <= room else split(name)
    size = min(fitted(line, room, 16.5, True) for line in lines)
    middle = TOP + HEAD + 19
    yield figure(f"action_{action}", x + 13, middle, 30, ink)
    for n, line in enumerate(lines):
        y = middle + 5.5 + 15.5 * (n - (len(lines) - 1) / 2)
        yield pen.text(line, x + 33, y, size, ink, bold=True)


def price(words: Words, slot: Slot, x: float, sky: str) -> Iterator[Element]:
    """What the action costs; the sign of the tribe, if only it has this space."""
    ink, y = f"{sky}-ink", CARD_TOP + TALL + 15
    action = ACTIONS[slot.action]
    if slot.energy or slot.gold:
        yield from cost(slot.energy, slot.gold, x, y, sky, 19)
    elif action.move_cost_gold:
        said = words("draw-moving")
        wide = breadth(said, 16)
        yield pen.text(said, x - 18, y + 6, fitted(said, 80, 16), ink, anchor="middle")
        yield from cost(0, action.move_cost_gold, x + wide / 2 + 8, y, sky, 19)
    else:
        said = words("draw-on-card" if slot.number >= ARMY_SPACES else "draw-free")
        yield pen.text(said, x, y + 6, fitted(said, BROAD + 8, 16), ink, anchor="middle")
    if slot.special:
        yield figure(f"tribe_{TRIBES[slot.tribe].id}", x + BROAD / 2 - 10, y, 22, ink)


def on_slot(words: Words, slot: Slot, x: float) -> Element:
    """The card that lies there. Its owner may move it; others see its back."""
    picture = laid(words, slot.card, slot.number >= ARMY_SPACES, x, CARD_TOP, SCALE)
    if slot.card < 0 or slot.now:
        return pen.group(picture, pointer_events="none")
    return pen.group(
        picture,
        classes="laid",
        data_target=f"card-{slot.card}",
        role="button",
        tabindex="-1",
        aria_label=card_label(words, slot.card),
    )


def ring(slot: Slot, x: float, sky: str) -> Element:
    """What is seen of a lit or picked space, even under a card."""
    size = area(x - 4, CARD_TOP - 4, BROAD + 8, TALL + 8, 9)
    return pen.group(
        pen("rect", stroke=f"{sky}-casing", stroke_width=8, classes="casing", **size),
        pen("rect", stroke=f"{sky}-legal", stroke_width=4.6, classes="dash", **size),
        classes="ring",
        data_target=f"space-{slot.number}",
        display=None if slot.now else "none",
        pointer_events="none",
    )


def take_back(words: Words, slot: Slot, x: float, sky: str) -> Iterator[Element]:
    """A cross on the corner of a card: take it back."""
    if not slot.back:
        return
    yield pen.group(
        pen("circle", r=22, fill_opacity="0"),
        pen("circle", r=15, fill="card", stroke="card-ink", stroke_width=1.8),
        pen("path", d="M-5.5-5.5 5.5 5.5M5.5-5.5-5.5 5.5", stroke="card-ink", stroke_width=2.6),
        classes="take-back",
        transform=f"translate({short(x + BROAD - 6)} {short(CARD_TOP + 6)})",
        data_target=f"back-{slot.number}",
        role="button",
        tabindex="-1",
        aria_label=words("draw-take-back", card=card_name(words, slot.card)),
    )


# ----------------------------------------------------------------- army groups


def boxes(words: Words, g: Immortals, seat: int) -> Iterator[tuple[str, Element]]:
    """The boxes of the portrait side: the groups that are still to be settled, and those that are gone."""
    left = list(g.groups[seat])
    extra = ROUNDS[g.players].extra_groups
    for realm in (DARK, LIGHT):
        tribe = TRIBES[g.tribes[seat][realm]]
        sizes = (*tribe.army_groups, *(tribe.extra_groups if extra else ()))
        for n, size in enumerate(sizes):
            there = size in left
            if there:
                left.remove(size)
            place = n if realm == DARK else len(ORDER) // 2 + n
            yield f"box-{realm}-{n}", box(words, seat, ORDER[place], size, there, f"box-{realm}-{n}")


@lru_cache(1 << 9)
def box(words: Words, seat: int, number: int, size: int, there: bool, id: str) -> Element:
    """An army group in its box."""
    x, sky = slot_left(number), SKY[half_of(number)]
    ink = f"{sky}-ink"
    middle = x + BROAD / 2
    room = area(x, CARD_TOP - 24, BROAD, TALL, 7)
    touch = {
        "data_target": f"group-{size}",
        "role": "button",
        "tabindex": "-1",
        "aria_label": words("draw-group", n=size),
    }
    return pen.group(
        pen(
            "rect",
            fill=ink,
            fill_opacity=0.07,
            stroke=ink,
            stroke_width=1.2,
            stroke_opacity=0.7,
            stroke_dasharray="4 4",
            classes="slot",
            **room,
            **(touch if there else {}),
        ),
        *(stack(seat, size, middle, CARD_TOP + 102, 16, ground=False) if there else ()),
        pen.text(
            str(size), middle, CARD_TOP + 142, 27, ink, bold=True, anchor="middle", opacity=None if there else ".4"
        ),
        pen.group(
            pen("rect", stroke=f"{sky}-casing", stroke_width=8, classes="casing", **room),
            pen("rect", stroke=f"{sky}-legal", stroke_width=4.6, classes="dash", **room),
            classes="ring",
            data_target=f"group-{size}",
            display="none",
            pointer_events="none",
        )
        if there
        else None,
        id=id,
        classes=f"on-mat {sky}",
    )
