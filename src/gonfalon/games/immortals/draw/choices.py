"""The parts of options that are not on the map, to be chosen beside it: numbers, buildings, cards to claim."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from htpy import Element, Node, div, h2, span

from gonfalon.core import View
from gonfalon.games.immortals.codes import band
from gonfalon.games.immortals.printed import BUILDINGS
from gonfalon.games.immortals.tell.names import place_name
from gonfalon.lore.phrases import named, printed
from gonfalon.lore.words import Words

from .cards import held
from .colours import PEN as pen
from .colours import mark
from .cubes import counted
from .offers import Offer
from .pieces import tile_face
from .plan import TOUCH, seat_shown


def choosing(words: Words, view: View, offer: Offer) -> Iterator[Node]:
    """How many armies, which building, which card to claim."""
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


def chips(title: str, each: Sequence[Element]) -> Element:
    return div(".choices")[h2[title], div(".chips")[each]]


def chip(name: str, label: str, *inside: Node) -> Element:
    return span({"class": "chip touch", "data-target": name, "aria-label": label, **TOUCH})[inside]


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
