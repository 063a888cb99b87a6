"""How to name the arguments of questions, options and facts, by kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from gonfalon.games.heroes.printed import TILES
from gonfalon.games.heroes.state import Heroes
from gonfalon.lore.teller import NONE, Facts
from gonfalon.lore.words import Words

from .names import (
    STATS,
    attack_faces,
    building_name,
    card_name,
    card_names,
    creature_name,
    creature_names,
    face_name,
    field_name,
    hero_card_name,
    hero_name,
    listed,
    location_name,
    many,
    of_name,
    pile_name,
    price_name,
    seat_name,
    seat_names,
    signed,
    slot_name,
    space_name,
    unit_at_name,
    unit_name,
    week_name,
    yes,
)

REST: Final = ("cards", "cost", "creatures", "faces", "locations", "seats", "thrown", "walls")


def _locations(words: Words, g: Heroes, locations: Sequence[int]) -> str:
    return listed(words, (location_name(words, location) for location in locations))


NAMES: Final[Mapping[str, Callable[[Words, Heroes, Any], Any]]] = {
    "card": lambda words, g, card: card_name(words, card),
    "cards": lambda words, g, cards: card_names(words, cards),
    "caster": seat_name,
    "cost": lambda words, g, price: price_name(words, price),
    "creature": lambda words, g, creature: creature_name(words, creature),
    "creatures": lambda words, g, creatures: creature_names(words, creatures),
    "edifice": lambda words, g, building: building_name(words, building),
    "enemy": seat_name,
    "face": lambda words, g, unit: face_name(words, unit),
    "faces": lambda words, g, faces: attack_faces(words, faces),
    "field": field_name,
    "former": seat_name,
    "found": lambda words, g, found: yes(found),
    "answer": lambda words, g, answer: yes(answer),
    "hero": hero_name,
    "hero_card": lambda words, g, card: hero_card_name(words, card),
    "instead": lambda words, g, creature: creature_name(words, creature),
    "location": lambda words, g, location: location_name(words, location),
    "locations": _locations,
    "loser": seat_name,
    "other": lambda words, g, card: card_name(words, card),
    "pile": lambda words, g, pile: pile_name(words, pile),
    "plus": lambda words, g, n: signed(n),
    "seat": seat_name,
    "seats": seat_names,
    "slot": slot_name,
    "space": lambda words, g, space: space_name(space),
    "stat": lambda words, g, stat: STATS[stat],
    "target": lambda words, g, unit: unit_name(words, unit),
    "tile": lambda words, g, tile: TILES[tile].code,
    "unit": lambda words, g, unit: unit_name(words, unit),
    "week": lambda words, g, week: week_name(words, week),
    "winner": hero_name,
}
"""By kind; anything not listed stays a number."""


PEOPLE: Final = ("seat", "loser", "former", "hero")
MANY: Final = {"unit": "many", "target": "target_many"}


def joint(words: Words, g: Heroes, kinds: Sequence[str], values: Sequence[Any]) -> Facts:
    """People also with `of`, Units with the space that follows them and whether they are plural; an empty list is
    nothing."""
    facts: Facts = {kind: NONE for kind in kinds[len(values) :] if kind in REST}
    for n, (kind, value) in enumerate(zip(kinds, values)):
        if kind in PEOPLE:
            name = NAMES[kind](words, g, value)
            facts[f"of_{kind}"] = of_name(words, name) if name != NONE else NONE
        elif kind in MANY:
            facts[MANY[kind]] = many(value)
            if list(kinds[n + 1 : n + 2]) == ["space"]:
                facts[kind] = unit_at_name(words, value, values[n + 1])
    return facts
