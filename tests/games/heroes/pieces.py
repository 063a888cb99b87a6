"""Small helpers of `table.py`: units and cards by their names, Decks, tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from gonfalon.core import put
from gonfalon.games.heroes.codes import CARD, FIELD, is_neutral, tier_of
from gonfalon.games.heroes.printed import CREATURE_ID, CREATURES, LOCATION_ID, TILES, numbers
from gonfalon.games.heroes.rules.combat.faces import TOWER_UNIT
from gonfalon.games.heroes.state import Heroes


def unit_of(name: str) -> int:
    """`castle_griffins` is Few, `castle_griffins:pack` a Pack."""
    creature, _, side = name.partition(":")
    assert side in ("", "pack"), name
    return 2 * CREATURE_ID[creature] + (side == "pack")


def name_of(unit: int) -> str:
    if unit == TOWER_UNIT:
        return "tower"
    return CREATURES[unit // 2].id + (":pack" if unit & 1 else "")


def names_of(cards: Iterable[int]) -> list[str]:
    return [CARD.names[card] for card in cards]


def mask_of(fields: Iterable[str]) -> int:
    return sum(1 << FIELD.parse(field) for field in fields)


def less(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Without one copy of a card."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def stacked(cards: tuple[int, ...], top: Sequence[int]) -> tuple[int, ...]:
    """The same cards with these on top, the first one first; the last of a tuple is on top."""
    left = Counter(cards)
    left.subtract(top)
    assert min(left.values(), default=0) >= 0, f"not in this Deck: {[card for card, n in left.items() if n < 0]}"
    rest = []
    for card in cards:
        if left[card] > 0:
            left[card] -= 1
            rest.append(card)
    return (*rest, *reversed(top))


def spread(values: tuple[int, ...], by_seat: Mapping[int, tuple[int, int, int]]) -> tuple[int, ...]:
    """Three values a seat."""
    for seat, triple in by_seat.items():
        values = (*values[: 3 * seat], *triple, *values[3 * seat + 3 :])
    return values


def withdraw(g: Heroes, creature: int) -> None:
    """A Neutral Unit that is in play is not in its Deck."""
    if is_neutral(creature):
        tier = tier_of(creature)
        if creature in g.neutral_pile[tier]:
            g.neutral_pile = put(g.neutral_pile, tier, less(g.neutral_pile[tier], creature))


def has(tile: int, location: int) -> bool:
    return any(LOCATION_ID[field.location] == location for field in TILES[tile].fields)


def difficulty_of(tile: int, location: int) -> int:
    return min(field.difficulty for field in TILES[tile].fields if LOCATION_ID[field.location] == location)


def free_tile(g: Heroes, group: str) -> int:
    """A tile of a group that is nowhere yet."""
    used = {*g.tiles, *(tile for own in g.supply for tile in own)}
    return next(tile for tile in numbers(TILES) if tile not in used and TILES[tile].group == group)
