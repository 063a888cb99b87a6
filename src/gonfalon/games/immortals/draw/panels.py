"""What lies beside the board: the players with their boards in small, the viewer's cards and choices, piles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from htpy import Element, Node, button, div, h2, h3, li, section, span, ul

from gonfalon.core import View
from gonfalon.games.immortals.codes import band
from gonfalon.games.immortals.printed import (
    ACTIONS,
    BUILDINGS,
    COUNTS,
    DARK,
    LIGHT,
    MAGIC_CARDS,
    PROVINCE_OF,
    TRIBES,
)
from gonfalon.games.immortals.state import ARMY_SPACES, BLANK, CONFLICT, EMPTY, MAGIC, NOBODY, Immortals
from gonfalon.games.immortals.tell.names import (
    card_name,
    cubes_name,
    place_name,
    seat_name,
    tribe_name,
    tribe_names,
)
from gonfalon.lore.phrases import named, printed
from gonfalon.lore.svg import area
from gonfalon.lore.words import Words

from .cards import held, tiny
from .colours import PEN as pen
from .colours import SKY, mark
from .cubes import counted, cube, heap
from .mat import ORDER, Slot, half_of, seat_shown, slot_label, slots_of
from .offers import Offer, offer_of
from .phrases import REALM, card_said
from .pieces import tile_face

ON_SPACES: Final = ("plan", "turn")
"""Questions that are answered with spaces of the board."""
ACTING: Final = ("actions", "scoring", "over")
"""Stages in which cards turned up this round still count."""
TOUCH: Final = {"tabindex": "-1", "role": "button"}


# ----------------------------------------------------------------------- seats


class Standing(NamedTuple):
    """What the row of a player shows. `laid`: by space, whether a card lies there; `known`: Conflict cards in his
    hand that all have seen."""

    seat: int
    part: str
    active: bool
    first: bool
    marker: bool
    tribes: tuple[int, int]
    gold: int
    energy: int
    points: int
    regions: int
    conflicts: int
    limbo: tuple[int, int]
    laid: tuple[bool, ...]
    turned: tuple[int, ...]
    groups: tuple[int, ...]
    drafted: int
    known: tuple[int, ...]


def seats(words: Words, view: View) -> dict[str, Element]:
    """All players, each a panel of its own in the frame."""
    g: Immortals = view.state
    frame = section({"id": "seats", "class": "panel seats", "aria-label": words("draw-players")})[
        h2[words("draw-players")], [div(id=f"panel-seats-{seat}") for seat in range(g.players)]
    ]
    rows = {f"seats-{seat}": row(words, standing(view, seat), g.round) for seat in range(g.players)}
    return {"seats": frame, **rows}


def is_active(view: View, seat: int) -> bool:
    """Whether it is this player's turn; while all choose together, it is nobody's."""
    g: Immortals = view.state
    return seat == g.active and g.stage not in ("draft", "planning") and not view.over


def turned_up(g: Immortals, seat: int) -> tuple[int, ...]:
    """The cards a player has turned up this round; with the next one they are forgotten."""
    return g.turned[seat] if g.stage in ACTING else ()


def standing(view: View, seat: int) -> Standing:
    g: Immortals = view.state
    return Standing(
        seat,
        "you" if seat in view.seats else "other",
        is_active(view, seat),
        seat == g.first and bool(g.round),
        seat == g.marker,
        g.tribes[seat],
        g.gold[seat],
        g.energy[seat],
        g.points[seat],
        g.card_owner.count(seat),
        len(g.hand[seat]),
        (g.limbo[2 * seat], g.limbo[2 * seat + 1]),
        tuple(card != EMPTY for card in g.plan[seat]),
        turned_up(g, seat),
        g.groups[seat],
        g.drafted[seat],
        tuple(card for card in g.hand[seat] if card >= 0) if seat not in view.seats else (),
    )


@lru_cache(1 << 10)
def row(words: Words, player: Standing, round: int) -> Element:
    """A player: cube, name, tribes, what he has; below it his board in small."""
    has = (
        ("gold", "gold", player.gold),
        ("energy", "energy", player.energy),
        ("points", "victory_point", player.points),
        ("regions", "card_region", player.regions),
        ("conflicts", "card_conflict", player.conflicts),
    )
    said = [words(f"draw-has-{what}", n=n) for what, _, n in has]
    who = seat_name(words, player.seat)
    label = ", ".join([who, tribe_names(words, player.tribes), *said])
    kinds = ["player", f"seat{player.seat}", player.part, "active" if player.active else ""]
    return section(
        {
            "id": f"seats-{player.seat}",
            "class": " ".join(filter(None, kinds)),
            "data-seat": str(player.seat),
            "data-target": f"seat-{player.seat}",
            "aria-label": label,
        }
    )[
        arms(player.seat),
        div(".who")[
            h3[
                who,
                player.part == "you" and span(".you-are")[words("draw-you")],
                [
                    mark(f"tribe_{TRIBES[tribe].id}", "ink2", tribe_name(words, tribe), "mark tribe")
                    for tribe in player.tribes
                ],
                banners(words, player),
            ],
            span(".tribes", aria_hidden="true")[tribe_names(words, player.tribes)],
        ],
        ul(".held", aria_hidden="true")[
            [
                li({"class": what, "title": text})[mark(sign, "ink"), str(n)]
                for (what, sign, n), text in zip(has, said)
            ]
        ],
        div(".small-board")[small_board(words, player) if round else settlers(words, player)],
    ]


def banners(words: Words, player: Standing) -> Node:
    """Who goes first this round, and who holds the marker for the next one."""
    signs = []
    if player.marker:
        signs.append(mark("first_player", "ink", words("draw-marker"), "mark banner"))
    if player.first and not player.marker:
        signs.append(mark("first_player", "disabled", words("draw-first"), "mark banner"))
    if player.active:
        signs.append(span(".to-play")[words("draw-active")])
    return signs


def small_board(words: Words, player: Standing) -> Node:
    """Limbo, ten spaces with the cards that lie there face down, limbo; and the cards turned up this round."""
    lying = words("draw-lying", n=sum(player.laid))
    parts: list[Node] = [
        limbo(words, DARK, player.limbo[DARK]),
        small_spaces(player.laid, lying),
        limbo(words, LIGHT, player.limbo[LIGHT]),
    ]
    if player.turned:
        names = ", ".join(card_name(words, card) for card in player.turned)
        parts.append(
            span({"class": "turned", "role": "img", "aria-label": words("draw-turned", cards=names)})[
                [
                    span({"title": card_name(words, card)})[tiny(words, card, card >= MAGIC)]
                    for card in player.turned
                ]
            ]
        )
    if player.known:
        names = ", ".join(card_name(words, CONFLICT + card) for card in player.known)
        parts.append(
            span({"class": "turned known", "role": "img", "aria-label": words("draw-known", cards=names)})[
                [
                    span({"title": words("draw-known", cards=card_name(words, CONFLICT + card))})[
                        tiny(words, CONFLICT + card, False)
                    ]
                    for card in player.known
                ]
            ]
        )
    return parts


def limbo(words: Words, realm: int, n: int) -> Element:
    said = words("draw-in-limbo", limbo=words(f"draw-limbo-{REALM[realm]}"), n=n)
    return span({"class": f"in-limbo {REALM[realm]}", "title": said})[
        mark(f"limbo_{REALM[realm]}", "ink", said), str(n)
    ]


@lru_cache(1 << 11)
def small_spaces(laid: tuple[bool, ...], label: str) -> Element:
    """The ten spaces of a board in small."""
    drawn = []
    for place, number in enumerate(ORDER):
        x = 15 * place + (6 if place >= len(ORDER) // 2 else 0)
        size = area(x + 1, 1, 13, 18, 2)
        if laid[number]:
            magic = number >= ARMY_SPACES
            drawn.append(
                pen("rect", fill="magic" if magic else "night", stroke="card-ink", stroke_width=1, **size)
            )
            if not magic:
                drawn.append(pen("path", d=f"M{x + 13.5} 2v16.5H{x + 2}z", fill="card-sun"))
        else:
            drawn.append(pen("rect", stroke="edge", stroke_width=1, stroke_dasharray="2 2", **size))
    return pen("svg", *drawn, viewBox="0 0 157 20", classes="spaces", role="img", aria_label=label)


def settlers(words: Words, player: Standing) -> Node:
    """Before the first round: the groups that are still to be settled, and the card chosen in the draft."""
    said = words("draw-groups-left", groups=", ".join(map(str, player.groups)) or "–")
    parts: list[Node] = [
        span({"class": "groups", "role": "img", "aria-label": said, "title": said})[
            [span[heap((player.seat,), 8), str(size)] for size in player.groups]
        ]
    ]
    if player.drafted != EMPTY:
        card = CONFLICT + player.drafted if player.drafted >= 0 else NOBODY
        name = card_said(words, card)
        parts.append(span({"class": "turned", "title": name})[tiny(words, card, False), name])
    return parts


# ----------------------------------------------------------------------- hand


def hand(words: Words, view: View) -> Element:
    """What is to be chosen now, and the viewer's cards."""
    g: Immortals = view.state
    offer = offer_of(view)
    parts = [*choosing(words, view, offer)]
    if view.seats:
        seat = seat_shown(view)
        parts += draft_hand(words, g.draft_hand[seat])
        cards = free_cards(view, seat)
        used = tuple(card in turned_up(g, seat) for card in cards)
        parts += dealt(words, cards, used, free_blanks(view, seat))
    return section({"id": "hand", "class": "panel hand"})[parts] if parts else section(id="hand", hidden="hidden")


def choosing(words: Words, view: View, offer: Offer) -> Iterator[Node]:
    """The parts of options that are no place on the map: groups, numbers, buildings, cards to claim."""
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
    """How the fallen are shared: so many to the light limbo, the rest to the dark one."""
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
    """How many armies go from the region that is picked; without a number, all that can."""
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


@lru_cache(256)
def draft_hand(words: Words, cards: tuple[int, ...]) -> list[Node]:
    """The cards to draft from."""
    if not cards:
        return []
    shown = [held(words, CONFLICT + card, f"card-{CONFLICT + card}") for card in cards]
    return [div(".holding")[h2[words("draw-draft-hand")], div(".deal")[shown]]]


def free_cards(view: View, seat: int) -> tuple[int, ...]:
    """The cards of a seat that do not lie on its board: Region cards by province, Conflict cards, Magic cards."""
    g: Immortals = view.state
    regions = [n for n, owner in enumerate(g.card_owner) if owner == seat]
    regions.sort(key=lambda region: (PROVINCE_OF[region], region))
    magic = [MAGIC + n for n in range(len(MAGIC_CARDS))] if g.round else []
    acting = [ask.about[1] for ask in view.asks.values() if ask.what == "action"]
    cards = (*regions, *(CONFLICT + card for card in g.hand[seat]), *magic)
    return tuple(card for card in cards if card not in g.plan[seat] and card not in acting)


def free_blanks(view: View, seat: int) -> int:
    """The blank cards that do not lie on the board of a seat."""
    g: Immortals = view.state
    return COUNTS.blank_cards_per_player - g.plan[seat].count(BLANK) if g.round else 0


@lru_cache(1 << 9)
def dealt(words: Words, cards: tuple[int, ...], used: tuple[bool, ...], blanks: int) -> list[Node]:
    """Cards side by side."""
    if not cards and not blanks:
        return []
    shown = [held(words, card, f"card-{card}", 1, done) for card, done in zip(cards, used)]
    if blanks:
        shown.append(held(words, BLANK, f"card-{BLANK}", blanks))
    return [div(".holding")[h2[words("draw-hand")], div(".deal")[shown]]]


# ----------------------------------------------------------------------- piles


def piles(words: Words, view: View) -> Element:
    """What lies in common: Conflict cards, Region cards that nobody has, tiles."""
    g: Immortals = view.state
    deck = (len(g.deck),) if g.round else tuple(len(pile) for pile in g.draft_deck)
    discard = g.discard if g.round else tuple(card for pile in g.draft_discard for card in pile)
    free = tuple(region for region, owner in enumerate(g.card_owner) if owner == NOBODY)
    used = g.sanctuaries.bit_count() + g.capitals.bit_count()
    return piled(words, deck, tuple(discard), free, g.portals_left, BUILDINGS[1].supply - used)


@lru_cache(1 << 9)
def piled(
    words: Words, deck: tuple[int, ...], discard: tuple[int, ...], free: tuple[int, ...], portals: int, tiles: int
) -> Element:
    counts = (
        ("card_conflict", words("draw-deck", n=sum(deck)), sum(deck)),
        ("portal", words("draw-portals", n=portals), portals),
        ("sanctuary", words("draw-tiles", n=tiles), tiles),
    )
    conflicts = tuple(CONFLICT + card for card in reversed(discard))
    return section({"id": "piles", "class": "panel piles", "aria-label": words("draw-piles")})[
        h2[words("draw-piles")],
        div(".decks")[
            [span({"class": "deck", "title": said})[mark(sign, "ink", said), str(n)] for sign, said, n in counts],
            opener(words, "discards", words("draw-discards", n=len(discard)), conflicts),
            opener(words, "region-deck", words("draw-region-deck", n=len(free)), free),
        ],
        laid_open(words, "discards", words("draw-discards", n=len(discard)), conflicts),
        laid_open(words, "region-deck", words("draw-region-deck", n=len(free)), free),
    ]


def opener(words: Words, id: str, said: str, cards: tuple[int, ...]) -> Node:
    return cards and button({"class": "deck", "popovertarget": id, "type": "button"})[said]


def laid_open(words: Words, id: str, said: str, cards: tuple[int, ...]) -> Node:
    """Cards that all may read, to be opened."""
    return (
        cards
        and div({"id": id, "popover": "auto", "class": "opened", "aria-label": said})[
            div(".deal")[[held(words, card) for card in cards]]
        ]
    )


# ------------------------------------------------------------------------ arms


@lru_cache(8)
def arms(seat: int) -> Element:
    """The cube of a player."""
    return pen("svg", cube(seat, 24, 24, 21), viewBox="0 0 48 48", classes="arms", aria_hidden="true")


def dice(words: Words, counts: Sequence[int]) -> Element:
    """What fell from the tower, by colour."""
    return fallen(words, tuple(counts))


@lru_cache(1 << 9)
def fallen(words: Words, counts: tuple[int, ...]) -> Element:
    """Cubes of each colour with their number."""
    return span({"class": "fallen", "role": "img", "aria-label": cubes_name(words, counts)})[
        [span[heap((colour,), 8), str(n)] for colour, n in enumerate(counts) if n]
    ]
