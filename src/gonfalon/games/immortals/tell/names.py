"""What things are called. A place also comes with its preposition (`$at`, `$of`), because French joins it to the
article: `au Contrefort`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from gonfalon.core import View
from gonfalon.games.immortals.codes import SIDES
from gonfalon.games.immortals.printed import (
    ACTIONS,
    BLANK_CARD,
    BUILDINGS,
    COLOURS,
    CONFLICT_CARDS,
    MAGIC_CARDS,
    REALMS,
    REGION_CARDS,
    REGIONS,
    TRIBE_ID,
    TRIBES,
    realm_of,
    region_of,
)
from gonfalon.games.immortals.rules.actions import cost_of
from gonfalon.games.immortals.rules.board import BOARDS
from gonfalon.games.immortals.state import BLANK, CONFLICT, ENERGY, GOLD, GREEN, MAGIC, NOBODY, Immortals
from gonfalon.lore.phrases import listed, named
from gonfalon.lore.teller import NONE, Facts
from gonfalon.lore.words import Words

SCORED_FOR: Final = ("regions", "sanctuaries", "capitals", "provinces")
"""What VP are scored for (IMM-SCO-02, IMM-SCO-03, IMM-SCO-04, IMM-SCO-05, IMM-SCO-06)."""

ARTICLES: Final = {"Le ": "le", "Les ": "les", "La ": "la", "L’": "elided"}
VOWELS: Final = "AÀÂEÉÈÊIÎOÔŒUY"
"""The letters before which `de` is elided; every h in the names is aspirated."""


# --------------------------------------------------------------------- players


def seat_name(words: Words, seat: int) -> str:
    """A player by colour; the inhabitants have one too."""
    if seat == GREEN:
        return words("label-inhabitants")
    return named(words, COLOURS[seat]) if seat != NOBODY else NONE


def seat_names(words: Words, seats: Iterable[int]) -> str:
    return listed(words, (seat_name(words, seat) for seat in seats))


def seat(words: Words, view: View, seat: int) -> str:
    """What a side is called."""
    return seat_name(words, seat)


def side(words: Words, mode: str, seat: int) -> str:
    """What a seat is called before the game, when nobody has a tribe yet."""
    return seat_name(words, seat)


def tribe_name(words: Words, tribe: int) -> str:
    return named(words, TRIBES[tribe])


def trait(words: Words, id: str) -> str:
    """The name of a tribe; wins are counted by tribe."""
    return tribe_name(words, TRIBE_ID[id])


def tribe_names(words: Words, tribes: tuple[int, int]) -> str:
    """The two tribes of a player, light first."""
    return listed(words, (tribe_name(words, tribe) for tribe in tribes))


# --------------------------------------------------------------------- places


def region_name(words: Words, region: int) -> str:
    return named(words, REGIONS[region])


def place_name(words: Words, place: int) -> str:
    """A region and its realm: `Foothold (Light)`."""
    return words("label-place", region=region_name(words, region_of(place)), realm=REALMS[realm_of(place)].id)


def nearby_name(words: Words, place: int, other: int) -> str:
    """A place as another one is spoken of: its realm is said only if it is not the same."""
    return place_name(words, place) if realm_of(place) != realm_of(other) else region_name(words, region_of(place))


def joined(words: Words, id: str, name: str) -> str:
    """A name with a preposition; in French that depends on how the name begins."""
    article = next((article for article in ARTICLES if name.startswith(article)), "")
    kind = ARTICLES[article] if article else "vowel" if name[0] in VOWELS else NONE
    return words(id, name=name, article=kind, rest=name.removeprefix(article))


# --------------------------------------------------------------------- cards and spaces


def conflict_name(words: Words, conflict: int) -> str:
    return named(words, CONFLICT_CARDS[conflict])


def card_name(words: Words, card: int) -> str:
    """Any card that can lie on a board."""
    if card < CONFLICT:
        return named(words, REGION_CARDS[card])
    if card < MAGIC:
        return conflict_name(words, card - CONFLICT)
    return named(words, BLANK_CARD if card == BLANK else MAGIC_CARDS[card - MAGIC])


def action_name(words: Words, g: Immortals, seat: int, space: int) -> str:
    """What is printed on a space of a seat's board."""
    return named(words, ACTIONS[BOARDS[g.tribes[seat]][space].action])


def space_name(words: Words, g: Immortals, seat: int, space: int) -> str:
    """A space with its action: `L3 (Attack)`."""
    slot = BOARDS[g.tribes[seat]][space].slot
    return words("label-space", slot=slot, action=action_name(words, g, seat, space))


def deed_name(words: Words, g: Immortals, seat: int, space: int, card: int) -> str:
    """What a card turned up is for: the action of its space, or of the Magic card itself
    (IMM-PLN-09, IMM-PLN-10)."""
    id = "label-spell" if card >= MAGIC else "label-deed"
    return words(id, card=card_name(words, card), action=action_name(words, g, seat, space))


def building_name(words: Words, building: int) -> str:
    """With its article: `a Portal`."""
    return words("label-a-building", building=BUILDINGS[building].id)


# --------------------------------------------------------------------- numbers of things


def armies_name(words: Words, n: int) -> str:
    return words("label-armies", n=n)


def points_name(words: Words, n: int) -> str:
    return words("label-points", n=n)


def gain_name(words: Words, resource: int, n: int = 1) -> str:
    """An amount of gold or energy."""
    return words("label-gold" if resource == GOLD else "label-energy", n=n)


def sum_name(words: Words, energy: int, gold: int) -> str:
    """Energy and gold together; whichever is 0 is left out."""
    parts = [gain_name(words, resource, n) for resource, n in ((ENERGY, energy), (GOLD, gold)) if n]
    return listed(words, parts) if parts else NONE


def cost_name(words: Words, g: Immortals, seat: int, space: int, card: int) -> str:
    """What the action of a card on a space costs; a blank card has none."""
    return NONE if card == BLANK else sum_name(words, *cost_of(BOARDS[g.tribes[seat]][space], card, ""))


def cubes_name(words: Words, cubes: Sequence[int], first: Sequence[int] = ()) -> str:
    """Cubes by their colour: `Red 3, Blue 2 and inhabitants 1`; some colours may come first."""
    order = dict.fromkeys([*(colour for colour in first if colour != NOBODY), *range(len(cubes))])
    counted = [(seat_name(words, colour), cubes[colour]) for colour in order if cubes[colour]]
    return listed(words, (words("label-cubes", name=name, n=n) for name, n in counted)) if counted else NONE


def parts_name(words: Words, parts: Sequence[int]) -> str:
    """What VP were scored for."""
    said = [words(f"label-scored-{what}", n=n) for what, n in zip(SCORED_FOR, parts, strict=True) if n]
    return ", ".join(said) if said else NONE


# --------------------------------------------------------------------- by kind


def in_any_game(name: Callable[[Words, Any], str]) -> Callable[[Words, Immortals, Any], str]:
    """For names that do not depend on how the game stands."""
    return lambda words, g, value: name(words, value)


NAMES: Final[Mapping[str, Callable[[Words, Immortals, Any], Any]]] = {
    "seat": in_any_game(seat_name),
    "defender": in_any_game(seat_name),
    "owner": in_any_game(seat_name),
    "former": in_any_game(seat_name),
    "seats": in_any_game(seat_names),
    "region": in_any_game(region_name),
    "conflict": in_any_game(conflict_name),
    "card": in_any_game(card_name),
    "building": in_any_game(building_name),
    "gain": in_any_game(gain_name),
    "defending": in_any_game(armies_name),
    "fallen": in_any_game(cubes_name),
    "parts": in_any_game(parts_name),
    "side": lambda words, g, side: SIDES[side],
    "realm": lambda words, g, realm: REALMS[realm].id,
}
REST: Final = ("fallen", "parts", "seats")
"""The kinds that take all values from their place on."""


def to_place(words: Words, place: int) -> Facts:
    name = place_name(words, place)
    return {"place": name, "at": joined(words, "label-at", name)}


def from_place(words: Words, place: int) -> Facts:
    name = place_name(words, place)
    return {"from": name, "of": joined(words, "label-of", name)}


def armies(words: Words, n: int) -> Facts:
    return {"armies": armies_name(words, n), "n": n}


def conflict(words: Words, card: int) -> Facts:
    return {"conflict": conflict_name(words, card)}


SEVERAL: Final[Mapping[str, Callable[[Words, int], Facts]]] = {
    "place": to_place,
    "from": from_place,
    "armies": armies,
    "count": armies,
    "conflict card": conflict,
}
"""Kinds of arguments that make several facts, or facts of other names."""


def joint(words: Words, g: Immortals, kinds: Sequence[str], values: Sequence[Any]) -> Facts:
    """The facts of all arguments in SEVERAL."""
    facts: Facts = {}
    for kind, value in zip(kinds, values):
        if kind in SEVERAL:
            facts |= SEVERAL[kind](words, value)
    return facts
