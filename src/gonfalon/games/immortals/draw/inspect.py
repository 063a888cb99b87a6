"""What the inspector shows of a thing that is pointed at: a region in both realms, a card, a space, a player ...

Names of things are those of the drawing, `place-12`, or say what something is about, `province-3`. Threats come
last: who could attack next, and how likely it takes the region.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from htpy import Element

from gonfalon.core import View
from gonfalon.games.immortals.codes import band_of
from gonfalon.games.immortals.printed import (
    ACTIONS,
    BLANK_CARD,
    BUILDINGS,
    CONFLICT_CARDS,
    DARK,
    LIGHT,
    MAGIC_CARDS,
    TOWER,
    TRIBES,
    is_joker,
)
from gonfalon.games.immortals.rules.board import BOARDS
from gonfalon.games.immortals.state import (
    ARMY_SPACES,
    BLANK,
    CONFLICT,
    EMPTY,
    MAGIC,
    PLACES_OF,
    Immortals,
)
from gonfalon.games.immortals.tell import prospects
from gonfalon.games.immortals.tell.names import (
    armies_name,
    card_name,
    place_name,
    points_name,
    seat_name,
    tribe_name,
    tribe_names,
)
from gonfalon.games.immortals.tell.notes import hindered
from gonfalon.lore.phrases import capital, named, percent, printed
from gonfalon.lore.words import Words

from .colours import mark
from .cubes import arms, counted
from .expected import expected
from .faces import picture as portrait
from .phrases import REALM, card_said, cost_said
from .plan import half_of, seat_shown
from .regions import MOST_LINES, gain_said, kind_of, place, province, sheet, side_of, sides_of
from .seats import turned_up
from .tower import said as said_cubes


def inspect(words: Words, view: View, target: str, picked: Sequence[str]) -> Element | None:
    """What there is to know about a target; nothing about what has no name here."""
    kind, _, what = target.rpartition("-")
    if kind in ABOUT_NAMED:
        return ABOUT_NAMED[kind](words, view, what)
    if kind not in ABOUT or not what.isdecimal():
        return None
    return ABOUT[kind](words, view, int(what), card_of(picked))


def card_of(picked: Sequence[str]) -> int:
    """The Region or Conflict card that is picked, or that is meant by a space."""
    cards = (int(name[5:]) for name in picked if name.startswith("card-") and name[5:].isdecimal())
    return next((card for card in cards if card < MAGIC), prospects.ANY_CARD)


# ------------------------------------------------------------------------- cards


def card(words: Words, view: View, card: int, other: int) -> Element:
    """A card in full, and what it could do now."""
    if card >= MAGIC:
        return magic(words, card)
    if card >= CONFLICT:
        return conflict(words, view, card)
    g: Immortals = view.state
    lines = [*sides_of(words, view, card), *with_card(words, view, card)]
    return sheet(card_name(words, card), kind_of(words, g, card), lines, portrait(words, card))


def with_card(words: Words, view: View, card: int) -> Iterator[str]:
    """The likeliest attack in which a card names a side, and what it would bring."""
    g: Immortals = view.state
    if not view.seats:
        return
    seat = seat_shown(view)
    best = prospects.best(prospects.attacks(g, seat, card))
    if best is not None:
        yield words("inspect-with", goal=place_name(words, best.goal), chance=percent(best.chance))
        yield from gain_said(words, g, seat, best.goal)


def conflict(words: Words, view: View, card: int) -> Element:
    """A Conflict card: one region of one realm, or any of a province."""
    number = card - CONFLICT
    if is_joker(number):
        lines = [printed(words, CONFLICT_CARDS[number], "text")]
    else:
        lines = [side_of(words, view, PLACES_OF[card][0])]
    lines += with_card(words, view, card)
    return sheet(card_name(words, card), words("inspect-conflict"), lines, portrait(words, card))


def magic(words: Words, card: int) -> Element:
    if card == BLANK:
        return sheet(card_name(words, card), "", [printed(words, BLANK_CARD, "text")], portrait(words, card))
    each = MAGIC_CARDS[card - MAGIC]
    lines = [printed(words, each, "text"), cost_said(words, each.cost_energy, each.cost_gold)]
    return sheet(named(words, each), words("inspect-magic"), lines, portrait(words, card))


def space(words: Words, view: View, space: int, card: int) -> Element | None:
    """A space of the plan: its action, its cost, the card on it, and what a card would bring there."""
    g: Immortals = view.state
    if not g.round:
        return None
    seat = seat_shown(view)
    board = BOARDS[g.tribes[seat]][space]
    action = ACTIONS[board.action]
    lies = g.plan[seat][space]
    price = cost_said(words, board.cost_energy, board.cost_gold) if space < ARMY_SPACES else words("draw-on-card")
    lines = [printed(words, action, "text"), capital(price)]
    if lies != EMPTY:
        lines.append(words("draw-card-there", card=card_said(words, lies)))
    meant = card if card != prospects.ANY_CARD else lies
    if 0 <= meant < MAGIC and space < ARMY_SPACES and view.seats:
        lines.append(
            words("inspect-expected", card=card_name(words, meant), what=expected(words, g, seat, space, meant))
        )
    elif meant >= MAGIC and view.seats:
        lines.append(hindered(words, g, seat, space, meant))
    kind = words("inspect-space", half=REALM[half_of(space)])
    return sheet(named(words, action), kind, lines, mark(f"action_{board.action}", "ink", "", "mark sign"))


# ------------------------------------------------------------------------ players


def seat(words: Words, view: View, seat: int, card: int) -> Element:
    """A player: tribes, limbos, cards, what they hold, what they would score."""
    g: Immortals = view.state
    lines = [
        words("inspect-limbos", light=g.waiting(seat, LIGHT), dark=g.waiting(seat, DARK)),
        words(
            "inspect-cards",
            regions=g.card_owner.count(seat),
            conflicts=len(g.hand[seat]),
            laid=len(g.plan[seat]) - g.plan[seat].count(EMPTY),
        ),
        words("inspect-holdings", n=len(g.regions(seat)), armies=armies_name(words, g.on_board(seat))),
        words("inspect-in-sight", points=points_name(words, prospects.in_sight(g, seat))) if g.round else "",
        cards_said(words, "draw-turned", turned_up(g, seat)),
        known_said(words, view, seat),
    ]
    kind = tribe_names(words, g.tribes[seat])
    if seat == g.marker:
        kind = f"{kind} · {words('label-first')}"
    said = [line for line in lines if line]
    return sheet(seat_name(words, seat), kind, said[:3] + said[3:][-2:], arms(seat))


def cards_said(words: Words, id: str, cards: Sequence[int]) -> str:
    return words(id, cards=", ".join(card_name(words, card) for card in cards)) if cards else ""


def known_said(words: Words, view: View, seat: int) -> str:
    """The Conflict cards in another's hand that everybody has seen."""
    g: Immortals = view.state
    known = () if seat in view.seats else tuple(CONFLICT + card for card in g.hand[seat] if card >= 0)
    return cards_said(words, "draw-known", known)


def tribe(words: Words, view: View, tribe: int, card: int) -> Element:
    each = TRIBES[tribe]
    kind = words("inspect-tribe", realm=each.realm)
    return sheet(
        tribe_name(words, tribe),
        kind,
        [printed(words, each, "text")],
        mark(f"tribe_{each.id}", "ink", "", "mark sign"),
    )


def limbo(words: Words, view: View, realm: int, card: int) -> Element:
    """The armies that wait, and how they come back."""
    g: Immortals = view.state
    n = g.waiting(seat_shown(view), realm)
    name = words(f"draw-limbo-{REALM[realm]}")
    return sheet(name, armies_name(words, n), [words("inspect-limbo", realm=REALM[realm])])


def tower(words: Words, view: View, n: int, card: int) -> Element:
    """What lies in the tower, and how it counts."""
    g: Immortals = view.state
    counts = [[shelf.count(colour) for colour in range(len(g.tray))] for shelf in g.shelves]
    lines = [
        *(
            words("draw-shelf", shelf=named(words, shelf), cubes=said_cubes(words, cubes))
            for shelf, cubes in zip(TOWER.shelves, counts)
            if any(cubes)
        ),
        words("inspect-tray", cubes=said_cubes(words, g.tray), reserve=g.greens),
        words("inspect-tower"),
    ]
    return sheet(named(words, TOWER.tower), words("inspect-tower-kind"), lines[-MOST_LINES:])


# ------------------------------------------------------------------- parts of options


def group(words: Words, view: View, n: int, card: int) -> Element:
    return sheet(words("draw-group", n=n), "", [words("inspect-group")], counted(seat_shown(view), n))


def building(words: Words, view: View, kind: int, card: int) -> Element:
    each = BUILDINGS[kind]
    said = words("inspect-building", built=points_name(words, each.vp_when_built), scored=each.vp_at_scoring)
    return sheet(named(words, each), said, [printed(words, each, "text")], mark(each.id, "ink", "", "mark sign"))


def number(words: Words, view: View, n: int, card: int) -> Element:
    return sheet(armies_name(words, n), "", [words("inspect-number")])


def share(words: Words, view: View, light: int, card: int) -> Element:
    g: Immortals = view.state
    fallen = g.tray[seat_shown(view)]
    return sheet(words("draw-share-so", light=light, dark=fallen - light), "", [words("inspect-share")])


def band(words: Words, view: View, code: int, card: int) -> Element:
    """Some of the armies of a place."""
    place, n = band_of(code)
    return sheet(armies_name(words, n), place_name(words, place), [words("inspect-number")])


def sign(words: Words, view: View, name: str) -> Element | None:
    """What a small picture stands for."""
    if name not in SIGNS:
        return None
    return sheet(
        words(f"inspect-sign-{name}"),
        "",
        [words(f"inspect-means-{name}")],
        mark(SIGNS[name], "ink", "", "mark sign"),
    )


SIGNS: Final = {
    "gold": "gold",
    "energy": "energy",
    "points": "victory_point",
    "marker": "first_player",
    "deck": "card_conflict",
    "portals": "portal",
    "tiles": "sanctuary",
    "sight": "victory_point",
}

ABOUT: Final[Mapping[str, Callable[[Words, View, int, int], Element | None]]] = {
    "place": place,
    "origin": place,
    "region": card,
    "card": card,
    "space": space,
    "back": space,
    "seat": seat,
    "province": province,
    "tribe": tribe,
    "limbo": limbo,
    "tower": tower,
    "group": group,
    "share": share,
    "number": number,
    "band": band,
    "building": building,
}
ABOUT_NAMED: Final[Mapping[str, Callable[[Words, View, str], Element | None]]] = {"sign": sign}
