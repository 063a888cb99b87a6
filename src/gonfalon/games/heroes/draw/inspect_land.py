"""The inspector on the map: fields with their guards and who can come there, face-down tiles, heroes, players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from htpy import Element, Node, span

from gonfalon.core import View
from gonfalon.games.heroes.codes import (
    NOBODY,
    NOWHERE,
    POSITIONS,
    heroes_of,
    is_main,
    main_of,
    seat_of,
    slot_of,
)
from gonfalon.games.heroes.printed import CARDS, HEROES, LOCATIONS, TILES
from gonfalon.games.heroes.rules import scenario
from gonfalon.games.heroes.rules.geography import FAR_AWAY, enemies_on, guarded, holder, of
from gonfalon.games.heroes.state import Heroes
from gonfalon.games.heroes.tell.names import back_name, field_name, is_known
from gonfalon.games.heroes.tell.notes import chance, guards_name
from gonfalon.lore.phrases import listed, printed
from gonfalon.lore.words import Words

from . import units
from .colours import vignette_name
from .heraldry import colour_of, emblem
from .known import badge, known, scene
from .names import NEUTRAL, ROMAN, card_name, faction_name, faction_of, hero_name, seat_name
from .offers import offer_of
from .seats import small_unit

SOON: Final = 3
"""Turns ahead that are worth a warning."""
AT_HAND: Final = 3
"""Steps within which a fight is worth weighing up; each costs as much as many small fights."""
ABILITIES: Final = ("attack", "defense", "power", "knowledge")


# ---------------------------------------------------------------------- fields


def a_field(words: Words, view: View, field: int) -> Element | None:
    """A face-up field: what it is, who guards it, what it gives, who can come."""
    g: Heroes = view.state
    if field >= len(of(g).locations):
        return None
    if not is_known(g, field):
        return a_slot(words, view, slot_of(field))
    location = of(g).locations[field]
    ground = f"ground-{TILES[g.tiles[slot_of(field)]].terrain}"
    texts: list[Node] = []
    if not explained_by_option(view, field):
        texts = [*odds(words, view, field), printed(words, LOCATIONS[location], "text")]
    return known(
        scene(vignette_name(location), ground),
        field_name(words, g, field),
        " · ".join(facts(words, view, field)),
        texts,
        threats(words, view, field),
    )


def explained_by_option(view: View, field: int) -> bool:
    """Whether a single move leads there: its note says what waits there."""
    return sum(args[-1] == field for args in offer_of(view).by.get("move", ())) == 1


def facts(words: Words, view: View, field: int) -> Iterator[str]:
    """How far it is, its guards, who holds it, who stands there."""
    g: Heroes = view.state
    steps = distance(g, own_hero(view), field)
    if 0 < steps < FAR_AWAY:
        yield words("inspect-steps", n=steps)
    if guarded(g, field):
        yield words("inspect-guards", numeral=ROMAN[of(g).difficulty(field)], guards=guards_name(words, g, field))
    elif g.visited >> field & 1 and holder(g, field) == NOBODY:
        yield words("draw-visited")
    if holder(g, field) != NOBODY:
        yield words("draw-held", who=seat_name(words, g, holder(g, field)))
    if g.heroes_on(field):
        yield words("draw-stands", who=listed(words, [hero_name(words, g, hero) for hero in g.heroes_on(field)]))


def own_hero(view: View) -> int:
    """The hero the viewer thinks of: one who can still go, or their Main Hero; NOBODY for spectators."""
    g: Heroes = view.state
    if offer_of(view).heroes:
        return offer_of(view).heroes[0]
    return next((main_of(seat) for seat in sorted(view.seats) if g.hero_at[main_of(seat)] != NOWHERE), NOBODY)


def distance(g: Heroes, hero: int, field: int) -> int:
    return of(g).distance(g.hero_at[hero], field) if hero != NOBODY else FAR_AWAY


def odds(words: Words, view: View, field: int) -> Iterator[str]:
    """How a fight there would go for the viewer's hero, if it is near enough."""
    g: Heroes = view.state
    hero = own_hero(view)
    if hero == NOBODY or g.field != NOWHERE or distance(g, hero, field) > AT_HAND:
        return
    if guarded(g, field) or enemies_on(g, field, seat_of(hero)):
        yield chance(words, g, hero, field)


def threats(words: Words, view: View, field: int) -> Iterator[str]:
    """Which heroes of others can come within a few turns, where it matters to the viewer."""
    g: Heroes = view.state
    for seat in range(g.players):
        if seat in view.seats or not view.seats:
            continue
        soonest = [(turns(g, hero, field), hero) for hero in heroes_of(seat) if g.hero_at[hero] != NOWHERE]
        n, hero = min(soonest, default=(0, NOBODY))
        if 0 < n <= SOON:
            yield words("inspect-threat", who=hero_name(words, g, hero), n=n)


def turns(g: Heroes, hero: int, field: int) -> int:
    """How many turns a hero needs to a field, over what is known of the map; more than any for no way."""
    steps = of(g).distance(g.hero_at[hero], field)
    return -(-steps // max(1, scenario.full_mp(g, hero)))


# ----------------------------------------------------------------------- tiles


def a_slot(words: Words, view: View, slot: int) -> Element | None:
    """A tile of the map that lies face down."""
    g: Heroes = view.state
    if slot >= len(g.centers) or g.face_up >> slot & 1:
        return None
    first = POSITIONS * slot
    text = words("inspect-tile-text") if first < len(of(g).locations) else ""
    return known(
        scene("", f"back-{('starting', 'far', 'near', 'center')[g.groups[slot]]}"),
        words("inspect-tile", back=back_name(words, g, slot)),
        "",
        [text],
    )


# ---------------------------------------------------------------------- heroes


def a_hero(words: Words, view: View, hero: int) -> Element | None:
    """A hero on the map: class, statistics, points to move, army."""
    g: Heroes = view.state
    if hero >= len(g.hero_at) or g.hero[seat_of(hero)] < 0:
        return None
    seat = seat_of(hero)
    line = [words("draw-level", n=g.level(seat)), words("draw-mp", n=max(0, g.mp[hero]))]
    texts: list[Node] = (
        [*statistics(words, g, seat), army(words, g, seat)] if is_main(hero) else [words("inspect-second")]
    )
    return known(
        badge(emblem(faction_of(g, seat)), colour_of(faction_of(g, seat))),
        hero_name(words, g, hero),
        " · ".join(line),
        texts,
    )


def statistics(words: Words, g: Heroes, seat: int) -> Iterator[str]:
    card = HEROES[g.hero[seat]]
    yield f"{printed(words, card, 'class')} · {printed(words, card, 'specialty')}"


def army(words: Words, g: Heroes, seat: int) -> Node:
    """The Unit Deck in miniature."""
    if not g.army[seat]:
        return words("inspect-no-army")
    return span(".army")[[small_unit(words, unit, units.unit_faction(unit)) for unit in g.army[seat]]]


# --------------------------------------------------------------------- players


def a_seat(words: Words, view: View, seat: int) -> Element | None:
    """A player: hero, cards, tokens, army, what lies in front of them."""
    g: Heroes = view.state
    if seat >= g.players:
        return None
    if g.hero[seat] < 0:
        return known(badge(emblem(NEUTRAL), NEUTRAL), seat_name(words, g, seat), words("inspect-no-hero"))
    cards = words("draw-cards-said", hand=len(g.hand[seat]), deck=len(g.deck[seat]), discard=len(g.discard[seat]))
    faction = faction_of(g, seat)
    return known(
        badge(emblem(faction), colour_of(faction)),
        seat_name(words, g, seat),
        f"{faction_name(words, faction)} · {words('draw-level', n=g.level(seat))}",
        [
            *statistics(words, g, seat),
            cards,
            tokens(words, g, seat),
            in_play(words, g, seat),
            army(words, g, seat),
        ],
    )


def tokens(words: Words, g: Heroes, seat: int) -> str:
    """The Town Actions that are left this round."""
    names = ("build", "population", "spell-book")
    left = [words(f"draw-token-{name}") for n, name in enumerate(names) if g.tokens[seat] >> n & 1]
    return words("inspect-tokens", left=listed(words, left)) if left else words("inspect-no-tokens")


def in_play(words: Words, g: Heroes, seat: int) -> str:
    """Cards in front of a player while they last."""
    cards = (*g.ongoing[seat], *((g.permanent[seat],) if g.permanent[seat] >= 0 else ()))
    shown = [card_name(words, card) for card in cards if 0 <= card < len(CARDS)]
    return f"{words('draw-in-play')} {', '.join(shown)}" if shown else ""
