"""What the inspector shows of regions and provinces: holders, what an attack may bring, who threatens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from htpy import Element, Node, div, h3, p

from gonfalon.core import View
from gonfalon.games.immortals.printed import (
    BUILDINGS,
    PROVINCE_OF,
    PROVINCE_PLACES,
    PROVINCES,
    REALMS,
    YIELDS,
    realm_of,
    region_of,
)
from gonfalon.games.immortals.rules.scoring import for_province
from gonfalon.games.immortals.state import NOBODY, PROVINCE_MASKS, SIZE, Immortals, holds
from gonfalon.games.immortals.tell import prospects
from gonfalon.games.immortals.tell.names import armies_name, place_name, points_name, region_name, seat_name
from gonfalon.lore.phrases import named, percent
from gonfalon.lore.words import Words

from .phrases import REALM
from .plan import seat_shown

MOST_THREATS: Final = 2
MOST_LINES: Final = 5


def sheet(
    name: str, kind: str, lines: Sequence[Node], picture: Node = None, threats: Sequence[str] = ()
) -> Element:
    """A picture and a name, what it is, a few lines, and threats."""
    room = MOST_LINES - len(threats)
    return div(".inspect")[
        div(".head")[picture, div[h3[name], p(".kind")[kind]]],
        [p[line] for line in [line for line in lines if line][:room]],
        [p(".threat")[line] for line in threats],
    ]


def place(words: Words, view: View, place: int, card: int) -> Element:
    """A region in both realms, and what may come of an attack on it."""
    g: Immortals = view.state
    region = region_of(place)
    lines = [*sides_of(words, view, region), *prospects_at(words, view, place, card)]
    threatened = threats(words, g, place) if g.owner[place] != NOBODY else []
    return sheet(region_name(words, region), kind_of(words, g, region), lines, threats=threatened)


def kind_of(words: Words, g: Immortals, region: int) -> str:
    """The province of a region, and who has its card."""
    holder = g.card_owner[region]
    return words(
        "inspect-region",
        province=named(words, PROVINCES[PROVINCE_OF[region]]),
        holder=seat_name(words, holder),
    )


def sides_of(words: Words, view: View, region: int) -> Iterator[str]:
    """The region by day and by night: who holds it, what stands there, what it yields."""
    for each in (region, region + SIZE):
        yield side_of(words, view, each)


def side_of(words: Words, view: View, place: int) -> str:
    g: Immortals = view.state
    energy, gold = YIELDS[place]
    owner = g.owner[place]
    there = [named(words, BUILDINGS[kind]) for kind in buildings_at(g, place)]
    return words(
        "inspect-side",
        realm=REALM[realm_of(place)],
        whose="you" if owner in view.seats else "nobody" if owner == NOBODY else "other",
        who=seat_name(words, owner),
        armies=armies_name(words, g.armies[place]),
        buildings=", ".join(there) or "none",
        gold=gold,
        energy=energy,
    )


def buildings_at(g: Immortals, place: int) -> list[int]:
    masks = (g.portals, g.sanctuaries, g.capitals)
    return [kind for kind, mask in enumerate(masks) if holds(mask, place)]


def prospects_at(words: Words, view: View, place: int, card: int) -> Iterator[str]:
    """The viewer's likeliest attack on a region, and what holding it would bring. While an action is carried out,
    the option that is pointed at says it."""
    g: Immortals = view.state
    acting = any(ask.what == "action" for ask in view.asks.values())
    if acting or not view.seats or g.owner[place] in view.seats:
        return
    seat = seat_shown(view)
    attack = prospects.best_on(g, seat, place, card)
    if attack is not None:
        yield attack_said(words, attack)
        yield from gain_said(words, g, seat, place)


def attack_said(words: Words, attack: prospects.Attack) -> str:
    return words(
        "inspect-attack",
        origin=place_name(words, attack.origin),
        armies=armies_name(words, attack.n),
        chance=percent(attack.chance),
    )


def gain_said(words: Words, g: Immortals, seat: int, place: int) -> Iterator[str]:
    """If a region would bring points: how many of its province it would make, and how many points a round."""
    points = prospects.gained(g, seat, place)
    if not points:
        return
    yield words(
        "inspect-gain",
        n=prospects.held_in_province(g, seat, place) + 1,
        of=len(PROVINCE_PLACES[realm_of(place)][PROVINCE_OF[place]]),
        province=named(words, PROVINCES[PROVINCE_OF[place]]),
        realm=REALM[realm_of(place)],
        points=points_name(words, points),
    )


def threats(words: Words, g: Immortals, place: int) -> list[str]:
    """Who can attack a region next, and how likely they take it."""
    found = [each for each in prospects.threats(g, place) if each.chance > 0]
    return [
        words(
            "inspect-threat",
            who=seat_name(words, g.owner[each.origin]),
            origin=place_name(words, each.origin),
            armies=armies_name(words, each.n),
            chance=percent(each.chance),
        )
        for each in found[:MOST_THREATS]
    ]


def province(words: Words, view: View, n: int, card: int) -> Element:
    """Who holds how much of a province in a realm, and what that scores; `n` counts realm by realm."""
    g: Immortals = view.state
    realm, which = divmod(n, len(PROVINCES))
    held = {seat: (g.occupied(seat) & PROVINCE_MASKS[realm][which]) for seat in range(g.players)}
    lines = [
        words(
            "inspect-holds",
            who=seat_name(words, seat),
            n=mask.bit_count(),
            points=points_name(words, for_province(mask, PROVINCE_MASKS[realm][which])),
        )
        for seat, mask in sorted(held.items(), key=lambda each: -each[1].bit_count())
        if mask
    ]
    return sheet(
        named(words, PROVINCES[which]),
        words("inspect-province", realm=named(words, REALMS[realm])),
        [*lines, words("inspect-worth")][-MOST_LINES:],
    )
