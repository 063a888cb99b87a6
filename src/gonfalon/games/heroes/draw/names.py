"""Things in words, for labels and headings: who, what, where, and at what cost."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from gonfalon.games.heroes.codes import is_main, seat_of
from gonfalon.games.heroes.printed import (
    BUILDINGS,
    CARDS,
    CREATURES,
    HEROES,
    LOCATIONS,
    NEUTRAL_ARMIES,
    SCENARIOS,
    TOWN_ID,
    TOWNS,
)
from gonfalon.games.heroes.printed.base import Cost
from gonfalon.games.heroes.printed.heroes import Specialty
from gonfalon.games.heroes.state import Heroes
from gonfalon.lore.phrases import named, printed
from gonfalon.lore.words import Words

from .colours import RESOURCES

NEUTRAL: Final = "neutral"
ROMAN: Final = ("", *(army.roman for army in NEUTRAL_ARMIES))


def faction_of(g: Heroes, seat: int) -> str:
    """The faction of a seat, or of nobody; none before heroes are chosen."""
    return HEROES[g.hero[seat]].faction if seat >= 0 and g.hero[seat] >= 0 else NEUTRAL


def factions(g: Heroes) -> tuple[str, ...]:
    return tuple(faction_of(g, seat) for seat in range(g.players))


def seat_name(words: Words, g: Heroes, seat: int) -> str:
    """A player by the name of their Main Hero; before there is one, by the number of the seat."""
    if seat < 0:
        return words("draw-neutral-units")
    hero = g.hero[seat]
    return named(words, HEROES[hero]) if hero >= 0 else words("draw-player", n=seat + 1)


def hero_name(words: Words, g: Heroes, hero: int) -> str:
    """A hero on the map: the Main Hero by name, the Secondary Hero as somebody's."""
    name = seat_name(words, g, seat_of(hero))
    return words("draw-second-hero", who=name) if not is_main(hero) else name


def faction_name(words: Words, faction: str) -> str:
    return named(words, TOWNS[TOWN_ID[faction]]) if faction in TOWN_ID else ""


def creature_name(words: Words, creature: int) -> str:
    return named(words, CREATURES[creature])


def card_name(words: Words, card: int) -> str:
    """A Specialty is named after its hero's specialty."""
    shown: Any = CARDS[card]
    if isinstance(shown, Specialty):
        return printed(words, HEROES[owner_of(card)], "specialty")
    return named(words, shown)


@lru_cache(512)
def owner_of(card: int) -> int:
    """The hero whose Specialty a card is."""
    id = CARDS[card].id
    return next(n for n, hero in enumerate(HEROES) if any(each.id == id for each in hero.specialties))


def location_name(words: Words, location: int) -> str:
    return named(words, LOCATIONS[location])


def building_of(faction: str, kind: int) -> int:
    """The number of a faction's building of a kind."""
    return 8 * TOWN_ID[faction] + kind


def building_name(words: Words, faction: str, kind: int) -> str:
    return named(words, BUILDINGS[building_of(faction, kind)])


def scenario_name(words: Words, scenario: int) -> str:
    return named(words, SCENARIOS[scenario])


def price(cost: Cost) -> tuple[int, int, int]:
    return cost.gold, cost.materials, cost.valuables


def price_said(words: Words, cost: tuple[int, int, int]) -> str:
    """A price in words: `8 gold, 4 materials`."""
    parts = (words(f"draw-{name}", n=n) for name, n in zip(RESOURCES, cost) if n)
    return ", ".join(parts) or words("draw-free")


def sentence(parts: Iterable[str]) -> str:
    """Facts joined into a sentence. A label has no full stop, since it is used inside sentences."""
    return ". ".join(part.removesuffix(".") for part in parts if part)
