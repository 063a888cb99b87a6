"""The parts of options that are not on the map, to be chosen beside it: groups, numbers, buildings, cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from htpy import Element, Node, div, h2, span

from gonfalon.core import View
from gonfalon.games.immortals.codes import band
from gonfalon.games.immortals.printed import ACTIONS, BUILDINGS
from gonfalon.games.immortals.tell.names import card_name, place_name
from gonfalon.lore.phrases import named, printed
from gonfalon.lore.words import Words

from .cards import held
from .colours import PEN as pen
from .colours import SKY, mark
from .cubes import counted
from .mat import seat_shown
from .offers import Offer
from .pieces import tile_face
from .slots import Slot, half_of, slot_label, slots_of

ON_SPACES: Final = ("plan", "turn")
"""Questions that are answered with spaces of the board."""
TOUCH: Final = {"tabindex": "-1", "role": "button"}


def choosing(words: Words, view: View, offer: Offer) -> Iterator[Node]:
    """The parts of options that are not places on the map: groups, numbers, buildings, cards to claim."""
    if any(ask.what in ON_SPACES for ask in view.asks.values()):
        yield space_grid(words, tuple(slots_of(view, seat_shown(view))))
    if offer.groups:
        yield group_chips(words, seat_shown(view), tuple(offer.groups))
    if offer.shares:
        yield share_chips(words, seat_shown(view), tuple(offer.shares))
    if offer.numbers:
        yield number_chips(words, seat_shown(view), offer.numbers)
    if len(offer.buildings) > 1:
        yield building_chips(words, tuple(sorted(offer.buildings)))
    for place, most in offer.bands.items():
        if most > 1:
            yield band_chips(words, place, most)
    if offer.claims:
        cards = [held(words, region, f"region-{region}") for region in offer.claims]
        yield div(".holding")[h2[words("draw-claim")], div(".deal")[cards]]


@lru_cache(256)
def space_grid(words: Words, slots: tuple[Slot, ...]) -> Element:
    """The ten spaces once more, for fingers: on a phone they stand by the cards when one is to be named."""
    return div(".space-grid")[
        [
            span(
                {
                    "class": f"space-chip touch {SKY[half_of(slot.number)]}",
                    "data-target": f"space-{slot.number}",
                    "aria-label": slot_label(words, slot),
                    **TOUCH,
                }
            )[
                mark(f"action_{slot.action}", f"{SKY[half_of(slot.number)]}-ink"),
                span[card_name(words, slot.card) if slot.card >= 0 else named(words, ACTIONS[slot.action])],
            ]
            for slot in slots
        ]
    ]


def chips(title: str, each: Sequence[Element]) -> Element:
    return div(".choices")[h2[title], div(".chips")[each]]


def chip(name: str, label: str, *inside: Node) -> Element:
    return span({"class": "chip touch", "data-target": name, "aria-label": label, **TOUCH})[inside]


@lru_cache(256)
def group_chips(words: Words, seat: int, sizes: tuple[int, ...]) -> Element:
    """Army groups to choose from."""
    return chips(
        words("draw-groups"),
        [chip(f"group-{n}", words("draw-group", n=n), counted(seat, n), span(".n")[str(n)]) for n in sizes],
    )


@lru_cache(256)
def share_chips(words: Words, seat: int, numbers: tuple[int, ...]) -> Element:
    """How the fallen are shared: some to the light limbo, the rest to the dark one."""
    most = max(numbers)
    return chips(
        words("draw-share"),
        [
            chip(
                f"share-{n}",
                words("draw-share-so", light=n, dark=most - n),
                mark("limbo_dark", "ink"),
                str(most - n),
                mark("limbo_light", "ink"),
                str(n),
            )
            for n in numbers
        ],
    )


@lru_cache(256)
def number_chips(words: Words, seat: int, numbers: tuple[int, ...]) -> Element:
    """How many armies are deployed in a region."""
    return chips(
        words("draw-how-many"),
        [chip(f"number-{n}", words("draw-number", n=n), counted(seat, n), span(".n")[str(n)]) for n in numbers],
    )


@lru_cache(256)
def band_chips(words: Words, place: int, most: int) -> Element:
    """How many armies go from the picked region; without a number, all that can."""
    each = [chip(f"band-{band(place, n)}", words("draw-so-many", n=n), span(".n")[str(n)]) for n in range(1, most)]
    title = words("draw-fewer", n=most, place=place_name(words, place))
    return div({"class": "choices muster", "data-target": f"origin-{place}"})[h2[title], div(".chips")[each]]


@lru_cache(64)
def building_chips(words: Words, kinds: tuple[int, ...]) -> Element:
    """What may be built."""
    return chips(
        words("draw-buildings"),
        [
            chip(
                f"building-{kind}",
                f"{named(words, BUILDINGS[kind])}. {printed(words, BUILDINGS[kind], 'text')}",
                building_tile(kind),
                span[named(words, BUILDINGS[kind])],
                span(".worth")[mark("victory_point", "ink"), f"+{BUILDINGS[kind].vp_when_built}"],
            )
            for kind in kinds
        ],
    )


@lru_cache(8)
def building_tile(kind: int) -> Element:
    return pen("svg", *tile_face(kind, "day"), viewBox="-18 -18 36 36", classes="tile", aria_hidden="true")
