"""The names of things in Heroes: players, heroes, places, Units, cards, prices and dice.

Names come from the content. Units have their article (`the Griffins`), because sentences are about them; where
French joins a name to a preposition, `of_name` does it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import atan2, pi, sqrt
from typing import Any, Final

from gonfalon.games.heroes.codes import (
    NOBODY,
    PILE,
    POSITIONS,
    RESOURCE,
    RESOURCES,
    SLOT,
    SPACE,
    TIERS,
    TOWER,
    creature_of,
    is_main,
    is_neutral,
    is_pack,
    seat_of,
    slot_of,
)
from gonfalon.games.heroes.printed import (
    ASTROLOGERS,
    BUILDINGS,
    CARDS,
    CREATURES,
    HEROES,
    LOCATIONS,
    NEUTRAL_ARMIES,
    STRUCTURES,
    TOWN_ID,
    TOWNS,
)
from gonfalon.games.heroes.printed.cards import Ability, Spell, Statistic
from gonfalon.games.heroes.printed.heroes import Specialty
from gonfalon.games.heroes.rules.cards.ways import BOTTOM
from gonfalon.games.heroes.rules.combat.faces import TOWER_UNIT
from gonfalon.games.heroes.rules.dice import RESOURCE_DIE, TREASURE_DIE, TREASURES, YIELDS
from gonfalon.games.heroes.rules.geography import CENTER, TOWN, grid_of, of
from gonfalon.games.heroes.rules.turn import NEUTRAL_DECKS, WEEKS
from gonfalon.games.heroes.state import Heroes, faction_of
from gonfalon.lore import phrases
from gonfalon.lore.content import Printed
from gonfalon.lore.phrases import dashed, named
from gonfalon.lore.teller import NONE
from gonfalon.lore.words import Words

ROMAN: Final = ("", *(army.roman for army in NEUTRAL_ARMIES))
COMPASS: Final = ("e", "ne", "n", "nw", "w", "sw", "s", "se")
"""The points of the compass, an eighth of a turn each."""
STATS: Final = ("attack", "defense", "initiative", "hp")
ARTICLES: Final = {"le ": "le", "les ": "les", "la ": "la", "l’": "elided"}
VOWELS: Final = "AÀÂEÉÈÊIÎOÔŒUY"
"""The letters before which `de` is elided."""
STRUCTURE: Final = {card.id: card for card in STRUCTURES}
SHORT: Final = 64
"""A text of up to this many letters can be read at a glance."""
HERO_OF: Final = {card.id: hero for hero in HEROES for card in hero.specialties}
"""The hero each Specialty belongs to, by its id."""

Price = tuple[int, int, int]


# ------------------------------------------------------------------------------ words


def printed(words: Words, thing: Printed, what: str) -> str:
    """A printed text in the reader's language, with a real minus in front of numbers."""
    text = phrases.printed(words, thing, what)
    for digit in "1234":
        text = text.replace(f"-{digit}", f"−{digit}")
    return text


def nth_text(words: Words, effects: Sequence[Any], n: int) -> str:
    """The text of one of several effects."""
    return printed(words, effects[n], "text").removesuffix(".") if n < len(effects) else NONE


def yes(truth: object) -> str:
    """A yes or no for sentences that depend on something."""
    return "yes" if truth else "no"


def signed(n: int) -> str:
    """`+1`, `0`, `−1`."""
    return f"+{n}" if n > 0 else f"−{-n}" if n else "0"


def listed(words: Words, names: Iterable[str]) -> str:
    """A list of names, or nothing."""
    found = list(names)
    return phrases.listed(words, found) if found else NONE


def of_name(words: Words, name: str) -> str:
    """A name with `of`; in French that depends on its first letter."""
    article = next((article for article in ARTICLES if name.startswith(article)), "")
    kind = ARTICLES[article] if article else "vowel" if name[0] in VOWELS else NONE
    return words("label-of", name=name, article=kind, rest=name.removeprefix(article))


# ------------------------------------------------------------------------------ who


def player_name(words: Words, seat: int) -> str:
    """A player without a hero yet."""
    return words("label-player", n=seat + 1)


def seat_name(words: Words, g: Heroes, seat: int) -> str:
    """A player, by the name of their Main Hero."""
    if seat == NOBODY:
        return NONE
    return named(words, HEROES[g.hero[seat]]) if g.hero[seat] != NOBODY else player_name(words, seat)


def seat_names(words: Words, g: Heroes, seats: Iterable[int]) -> str:
    return listed(words, (seat_name(words, g, seat) for seat in seats))


def hero_name(words: Words, g: Heroes, hero: int) -> str:
    """A hero on the map: by name, or as somebody's Secondary Hero."""
    if hero == NOBODY:
        return NONE
    name = seat_name(words, g, seat_of(hero))
    return name if is_main(hero) else words("label-second", of=of_name(words, name), name=name)


def hero_card_name(words: Words, card: int) -> str:
    """A hero with class and Faction."""
    hero = HEROES[card]
    town = faction_name(words, hero.faction)
    return words("label-hero-card", name=named(words, hero), kind=printed(words, hero, "class"), faction=town)


def faction_name(words: Words, faction: str) -> str:
    return named(words, TOWNS[TOWN_ID[faction]])


# ------------------------------------------------------------------------------ where


def location_name(words: Words, location: int) -> str:
    return named(words, LOCATIONS[location])


def is_known(g: Heroes, field: int) -> bool:
    """Whether the field exists and its tile is face up."""
    locations = of(g).locations
    return 0 <= field < len(locations) and locations[field] >= 0


def field_name(words: Words, g: Heroes, field: int) -> str:
    """What is printed on a field; a Town with its Faction."""
    if not is_known(g, field):
        return words("label-unknown")
    name = location_name(words, of(g).locations[field])
    owner = slot_of(field)
    if of(g).locations[field] != TOWN or owner >= g.players:
        return name
    return words("label-town", name=name, faction=faction_name(words, faction_of(g, owner)))


def slot_name(words: Words, g: Heroes, slot: int) -> str:
    """A tile of the map by its number, and what its back shows."""
    return words("label-tile", name=SLOT.names[slot], back=back_name(words, g, slot))


def back_name(words: Words, g: Heroes, slot: int) -> str:
    """The Roman numerals on the back of a tile."""
    return words(f"label-back-{g.groups[slot]}")


def bearing(g: Heroes, field: int, other: int) -> str:
    """The compass direction in which a field lies."""
    places = grid_of(g.centers).places
    if not (0 <= field < len(places) and 0 <= other < len(places)):
        return NONE
    (q, r), (q2, r2) = places[field], places[other]
    east, north = q2 - q + (r2 - r) / 2, (r - r2) * sqrt(3) / 2
    return COMPASS[round(atan2(north, east) / (pi / 4)) % 8] if (east, north) != (0, 0) else NONE


def direction(words: Words, point: str) -> str:
    """`to the north-east`."""
    return words("label-direction", point=point)


def middle(slot: int) -> int:
    """The field in the middle of a tile."""
    return POSITIONS * slot + CENTER


def space_name(space: int) -> str:
    """A space of the combat board: `b3`."""
    return SPACE.names[space]


# ------------------------------------------------------------------------------ Units


def creature_name(words: Words, creature: int) -> str:
    return named(words, CREATURES[creature]) if creature != NOBODY else NONE


def unit_name(words: Words, unit: int) -> str:
    """A Unit with its article: `the Griffins`."""
    if unit == TOWER_UNIT:
        return words("label-the-tower", name=named(words, STRUCTURE["arrow_tower"]))
    return words("label-the-unit", name=creature_name(words, creature_of(unit)))


def unit_at_name(words: Words, unit: int, space: int) -> str:
    """With its space: `the Griffins (b3)`."""
    name = unit_name(words, unit)
    return name if space == TOWER else words("label-at", name=name, space=space_name(space))


def many(unit: int) -> str:
    """Units are plural, the Arrow Tower is singular."""
    return yes(unit != TOWER_UNIT)


def face_name(words: Words, unit: int) -> str:
    """A Unit with the side of its card: `Griffins (Pack)`."""
    if unit == TOWER_UNIT:
        return named(words, STRUCTURE["arrow_tower"])
    name = creature_name(words, creature_of(unit))
    side = NONE if is_neutral(creature_of(unit)) else "pack" if is_pack(unit) else "few"
    return words("label-face", name=name, side=side)


def creature_names(words: Words, creatures: Iterable[int]) -> str:
    return listed(words, (creature_name(words, creature) for creature in creatures))


def unit_text(words: Words, unit: int) -> str:
    """What is printed on one side of a Unit: its values and abilities."""
    card: Any = CREATURES[creature_of(unit)]
    face = getattr(card, "pack" if is_pack(unit) else "few", card)
    values = words(
        "label-values",
        type=face.type,
        attack=face.attack,
        defense=face.defense,
        hp=face.hp,
        initiative=face.initiative,
    )
    return " ".join([values, *(printed(words, ability, "text") for ability in face.abilities)])


# ------------------------------------------------------------------------------ cards


def card_name(words: Words, card: int) -> str:
    """A card; a Specialty is named after its hero's specialty and level."""
    if card == NOBODY:
        return NONE
    shown: Any = CARDS[card]
    if isinstance(shown, Specialty):
        name = printed(words, HERO_OF[shown.id], "specialty")
        return words("label-specialty", name=name, level=ROMAN[shown.level])
    return named(words, shown)


def card_names(words: Words, cards: Iterable[int]) -> str:
    return listed(words, (words("label-card", card=card_name(words, card)) for card in cards))


def way_text(words: Words, card: int, way: int) -> str:
    """What one effect of a card says; for a Spell, the part its Power selects."""
    effects = effects_of(card)
    return printed(words, effects[way], "text") if way < len(effects) else NONE


def effects_of(card: int) -> tuple[Any, ...]:
    """The effects of a card, as ways are numbered."""
    shown: Any = CARDS[card]
    if isinstance(shown, Spell):
        return (*shown.levels[:BOTTOM], shown.alternative)
    if isinstance(shown, Statistic | Ability):
        return shown.basic, shown.expert
    return tuple(getattr(shown, "options", (shown,)))


def way_of(card: int, way: int) -> str:
    """How a card is played: a Spell is cast or played for its bottom effect, others have a basic and an expert
    effect, or options."""
    shown = CARDS[card]
    if isinstance(shown, Spell):
        return "bottom" if way == BOTTOM else "cast"
    return ("expert" if way else "basic") if isinstance(shown, Statistic | Ability) else "option"


def short_text(words: Words, card: int, way: int) -> str:
    """An effect in brief: its text, or just which effect it is if that is too long."""
    text = way_text(words, card, way).removesuffix(".")
    return text if len(text) <= SHORT else words(f"label-way-{way_of(card, way)}", n=way + 1)


def card_text(words: Words, card: int) -> list[str]:
    """Everything printed on a card, effect by effect."""
    shown: Any = CARDS[card]
    if not isinstance(shown, Spell):
        texts = [printed(words, effect, "text") for effect in effects_of(card)]
        expert = way_of(card, 1) == "expert"
        return [texts[0], words("label-expert", text=texts[1])] if expert else texts
    powers = [words("label-power", n=level.power, text=printed(words, level, "text")) for level in shown.levels]
    return [printed(words, shown, "text"), *powers]


def pile_name(words: Words, pile: int) -> str:
    """A Deck, as `codes.PILE` numbers them."""
    tier = TIERS[pile - NEUTRAL_DECKS] if NEUTRAL_DECKS <= pile < WEEKS else NONE
    return words("label-pile", pile="neutral" if tier != NONE else PILE.names[pile], tier=tier)


def piled_name(words: Words, pile: int, card: int) -> str:
    """The top of such a Deck: a card, a Neutral Unit or a week."""
    if pile == WEEKS:
        return week_name(words, card)
    return creature_name(words, card) if pile >= NEUTRAL_DECKS else card_name(words, card)


def week_name(words: Words, week: int) -> str:
    return named(words, ASTROLOGERS[week]) if week != NOBODY else NONE


def building_name(words: Words, building: int) -> str:
    return named(words, BUILDINGS[building])


# ------------------------------------------------------------------------------ amounts and dice


def amount_name(words: Words, resource: int, n: int) -> str:
    """`3 gold`."""
    return words("label-amount", resource=RESOURCE.names[resource], n=n)


def price_name(words: Words, price: Sequence[int]) -> str:
    """`8 gold and 4 materials`, or nothing."""
    parts = [amount_name(words, resource, n) for resource, n in zip(RESOURCES, price) if n]
    return listed(words, parts) if parts else NONE


def attack_faces(words: Words, faces: Iterable[int]) -> str:
    """Attack Dice as they fell."""
    return ", ".join(signed(face) for face in faces) or NONE


def die_face(words: Words, die: int, face: int) -> str:
    """One face of a die, as `dice` numbers them."""
    if die == RESOURCE_DIE:
        return amount_name(words, *YIELDS[face])
    if die == TREASURE_DIE:
        return words("label-treasure", face=dashed(TREASURES[face]))
    return signed(face)


def die_faces(words: Words, die: int, faces: Iterable[int]) -> str:
    return ", ".join(die_face(words, die, face) for face in faces)
