"""Cards and dice: what an Event card, a Treasure card and a rolled die look like.

A card is HTML with its picture as SVG, so that its text breaks as the page needs. draw.css lays it out.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from htpy import Element, Node, article, div, footer, h3, header, p, span

from gonfalon.games.nerath.codes import face_of
from gonfalon.games.nerath.printed import EVENT_TIMINGS, EVENTS, PIECE_ID, REALM_ID, TREASURE_TIMINGS, TREASURES
from gonfalon.games.nerath.printed.events import Event
from gonfalon.games.nerath.rules.attack import USUAL
from gonfalon.games.nerath.tell.names import realm_name
from gonfalon.lore.phrases import named, printed
from gonfalon.lore.svg import SANS, breadth
from gonfalon.lore.words import Words

from .colours import PEN as pen
from .figures import figure

PICTURE: Final = (232, 84)
CARD_RULE: Final = "NER-CRD-01"
EVENTS_A_REALM: Final = 20
IN_HAND: Final = ((120.0, 166.0), (148.0, 148.0))
"""How broad and high the inside of one of two cards in the hand is, in a large and in a small window."""
DIE_NUMBER: Final = {
    6: (24.0, 32.5, 22),
    8: (24.0, 31.0, 17),
    10: (24.0, 30.0, 17),
    12: (24.0, 30.5, 17),
    20: (24.0, 30.0, 15),
}
"""By sides: where the number stands on a die, and how large."""

# The charge on a card by what it does; one that is about a kind of piece shows that.
CHARGES: Final = {
    "gain_gold": "gold",
    "lose_gold": "gold",
    "pay_gold": "gold",
    "steal_gold": "gold",
    "lose_next_income": "gold",
    "set_cost": "gold",
    "draw_event": "event_card",
    "discard_event": "event_card",
    "look_hand": "event_card",
    "recover_event": "event_card",
    "scry_event": "event_card",
    "cancel_event": "event_card",
    "hand_to_deck_bottom": "event_card",
    "draw_treasure": "treasure",
    "peek_guardians": "dungeon_door",
    "reduce_guardian_threshold": "dungeon_door",
    "set_move": "footsoldier",
    "add_move": "footsoldier",
    "transfer": "warship",
    "set_capacity": "warship",
}


def mark(name: str, colour: str, said: str = "", classes: str = "mark") -> Element:
    """A small sign in a line of text."""
    spoken = {"role": "img", "aria_label": said} if said else {"aria_hidden": "true"}
    return pen("svg", figure(name, 24, 24, 48, colour), viewBox="0 0 48 48", classes=classes, **spoken)


# ----------------------------------------------------------------------- cards


@lru_cache(512)
def event_card(words: Words, number: int, target: bool) -> Element:
    """An Event card: when it is played, and what it does."""
    event = EVENTS[number]
    realm = REALM_ID[event.realm]
    when = printed(words, EVENT_TIMINGS[event.timing], "text")
    text = printed(words, event, "text")
    label = words("draw-card", card=named(words, event), when=when, text=text)
    return article(
        {"class": f"card event-card realm{realm}", "aria-label": label, **touch(f"event-{number}", target)}
    )[
        header[h3[named(words, event)]],
        picture(charge(event), f"banner{realm}", f"charge{realm}", realm),
        span(".kind")[words("draw-kind-event", realm=realm_name(words, realm))],
        div(".text")[p(".when")[when], p[text]],
        footer[span[CARD_RULE], span[words("draw-of", n=event.number, all=EVENTS_A_REALM)]],
    ]


@lru_cache(256)
def treasure_card(words: Words, number: int, target: bool) -> Element:
    """A Treasure card: victory points, a Power that works once, a Property that lasts."""
    treasure = TREASURES[number]
    when = printed(words, TREASURE_TIMINGS[treasure.timing], "text")
    parts = [(what, printed(words, treasure, what)) for what in ("power", "property")]
    shown = [(words(f"draw-{what}"), text) for what, text in parts if text]
    told = " ".join(f"{what}: {text}" for what, text in shown)
    label = words("draw-card", card=named(words, treasure), when=when, text=told)
    return article({"class": "card treasure-card", "aria-label": label, **touch(f"treasure-{number}", target)})[
        header[
            h3[named(words, treasure)],
            span(".points", title=words("draw-points"))[mark("victory_point", "ink"), str(treasure.vp)],
        ],
        picture("treasure", "treasure", "face", 4),
        span(".kind")[words("draw-kind-treasure")],
        div(".text")[p(".when")[when], [p[span(".word")[what], " ", text] for what, text in shown]],
        footer[span[CARD_RULE], span[words("draw-of", n=treasure.number, all=len(TREASURES))]],
    ]


@cache
def is_short(words: Words, sort: str, number: int) -> bool:
    """Whether a card is whole as one of two in the hand."""
    name, texts = event_texts(words, number) if sort == "event" else treasure_texts(words, number)
    return all(
        head_room(name, wide) + sum(13.4 * lines(text, 11.5, wide) + 5 for text in texts) <= high
        for wide, high in IN_HAND
    )


def head_room(name: str, wide: float) -> float:
    return max(26, 15 * lines(name, 14, wide, True) + 4)


def event_texts(words: Words, number: int) -> tuple[str, list[str]]:
    """The name of a card, and its paragraphs."""
    event = EVENTS[number]
    return named(words, event), [
        printed(words, EVENT_TIMINGS[event.timing], "text"),
        printed(words, event, "text"),
    ]


def treasure_texts(words: Words, number: int) -> tuple[str, list[str]]:
    treasure = TREASURES[number]
    parts = [(words(f"draw-{what}"), printed(words, treasure, what)) for what in ("power", "property")]
    when = printed(words, TREASURE_TIMINGS[treasure.timing], "text")
    return named(words, treasure), [when, *(f"{what} {text}" for what, text in parts if text)]


def lines(text: str, size: float, wide: float, bold: bool = False) -> int:
    """How many lines a text takes."""
    n, left = 1, wide
    for word in text.split(" "):
        room = breadth(f"{word} ", size, bold)
        if room - breadth(" ", size, bold) > left:
            n, left = n + 1, wide
        left -= room
    return n


def touch(name: str, target: bool) -> dict[str, str]:
    return {"data-target": name, "tabindex": "-1", "role": "button"} if target else {"role": "img"}


def charge(event: Event) -> str:
    """The sign on an Event card."""
    first = event.effects[0]
    if first.piece in PIECE_ID:
        return first.piece
    return CHARGES.get(first.op, f"realm_{event.realm}")


@lru_cache(128)
def picture(name: str, ground: str, colour: str, diaper: int) -> Element:
    """A charge on a field with a diaper, its shadow one step off."""
    wide, high = PICTURE
    return pen(
        "svg",
        pen("rect", width=wide, height=high, fill=ground),
        pen("path", d=DIAPERS[diaper], stroke=colour, stroke_opacity=0.17, stroke_width=1.5),
        figure(name, wide / 2 + 2, high / 2 - 1.5, 62, "figure", 0.35),
        figure(name, wide / 2, high / 2 - 4, 62, colour),
        viewBox=f"0 0 {wide} {high}",
        preserveAspectRatio="xMidYMid slice",
        classes="picture",
        aria_hidden="true",
    )


DIAPERS: Final = (
    "".join(f"M{x} 0v84" for x in range(8, 232, 12)) + "".join(f"M0 {y}h232" for y in range(8, 84, 12)),
    "".join(f"M{x} {y}h.1" for y in range(6, 84, 12) for x in range(6 + y % 24 // 2, 232, 12)),
    "".join(f"M{x} 0v84" for x in range(8, 232, 12)),
    "".join(f"M0 {y}h232" for y in range(8, 84, 12)),
    "".join(f"M{x} 0l84 84M{x + 84} 0l-84 84" for x in range(-84, 240, 20)),
)
"""The hatchings of the realms, and a lattice for Treasure cards."""


@lru_cache(16)
def back(realm: int) -> Element:
    """The back of a card of a realm's Event deck; beyond the realms, of the Treasure deck."""
    ground, colour = (f"banner{realm}", f"charge{realm}") if realm < 4 else ("treasure", "face")
    name = f"realm_{list(REALM_ID)[realm]}" if realm < 4 else "treasure"
    return pen(
        "svg",
        pen("rect", x=1, y=1, width=44, height=58, rx=4, fill=ground, stroke="coast", stroke_width=1.6),
        pen("rect", x=5, y=5, width=36, height=50, rx=2, stroke=colour, stroke_width=1),
        figure(name, 23, 30, 26, colour),
        viewBox="0 0 46 60",
        classes="back",
        aria_hidden="true",
    )


# ------------------------------------------------------------------------ dice


def dice(words: Words, faces: Iterable[int]) -> Element:
    """Rolled dice, side by side; each is its sides times 32 and the number it shows."""
    return rolled(words, tuple(faces), "ink", "page", USUAL)


@lru_cache(1 << 10)
def rolled(words: Words, faces: tuple[int, ...], colour: str, ink: str, need: int) -> Element:
    """Rolled dice in the colour of a side: a hit has a bar below, a miss is pale."""
    return span(".dice")[
        [die(words, sides, shown, colour, ink, shown >= need) for sides, shown in map(face_of, faces)]
    ]


@lru_cache(1 << 10)
def die(words: Words, sides: int, value: int, colour: str, ink: str, hit: bool) -> Element:
    """A die with its number."""
    x, y, size = DIE_NUMBER[sides]
    parts: list[Node] = [figure(f"d{sides}", 24, 24, 48, colour if hit else "miss")]
    parts.append(
        pen(
            "text",
            str(value),
            x=x,
            y=y,
            fill=ink if hit else "missed",
            font_family=SANS,
            font_size=size,
            font_weight="700",
            text_anchor="middle",
        )
    )
    if hit:
        parts.append(pen("rect", x=10, y=50, width=28, height=5, rx=2, fill=colour))
    return pen(
        "svg",
        *parts,
        viewBox="0 0 48 56",
        classes="die hit" if hit else "die miss",
        role="img",
        aria_label=words("draw-die", sides=sides, n=value, hit="yes" if hit else "no"),
    )
