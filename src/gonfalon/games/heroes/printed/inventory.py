"""Everything that is printed and does something, under the ids that tests prove: `card:magic_arrow`,
`unit:castle_griffins.few`, `neutral:neutral_boars`, `structure:arrow_tower`, `building:castle_citadel`,
`location:windmill`, `week:swift_weasel`.

What counts is in the core box; of units only faces with an ability.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from gonfalon.lore.proofs import Thing

from . import (
    ASTROLOGERS,
    CARDS,
    HEROES,
    LOCATIONS,
    NEUTRALS,
    SPECIALTIES,
    STRUCTURES,
    TOWNS,
    UNITS,
    numbers,
)
from .heroes import Specialty

SIDES: Final = {"few": ("Few", "Quelques"), "pack": ("Pack", "Groupe")}


def named(kind: str, entries: Iterable[Any]) -> Iterator[Thing]:
    """Entries with a name of their own."""
    entries = tuple(entries)
    core = numbers(entries)
    for number, entry in enumerate(entries):
        yield Thing(f"{kind}:{entry.id}", entry.name_en, entry.name_fr, number in core)


def specialties() -> Iterator[Thing]:
    """Three cards a hero, named after what the hero is good at."""
    core = numbers(HEROES)
    for number, hero in enumerate(HEROES):
        for card in hero.specialties:
            english, french = f"{hero.specialty_en} {card.level}", f"{hero.specialty_fr} {card.level}"
            yield Thing(f"card:{card.id}", english, french, number in core)


def units() -> Iterator[Thing]:
    """Both sides of the cards of the Factions."""
    core = numbers(UNITS)
    for number, unit in enumerate(UNITS):
        for side, (english, french) in SIDES.items():
            counts = number in core and bool(getattr(unit, side).abilities)
            names = f"{unit.name_en} ({english})", f"{unit.name_fr} ({french})"
            yield Thing(f"unit:{unit.id}.{side}", *names, counts)


def neutrals() -> Iterator[Thing]:
    core = numbers(NEUTRALS)
    for number, unit in enumerate(NEUTRALS):
        counts = number in core and bool(unit.abilities)
        yield Thing(f"neutral:{unit.id}", unit.name_en, unit.name_fr, counts)


def buildings() -> Iterator[Thing]:
    """The tiles of all Town Boards."""
    core = numbers(TOWNS)
    for number, town in enumerate(TOWNS):
        for building in town.buildings:
            yield Thing(f"building:{building.id}", building.name_en, building.name_fr, number in core)


THINGS: Final = (
    *named("card", (card for card in CARDS if type(card) is not Specialty)),
    *specialties(),
    *units(),
    *neutrals(),
    *named("structure", STRUCTURES),
    *buildings(),
    *named("location", LOCATIONS),
    *named("week", ASTROLOGERS),
)
assert len({thing.id for thing in THINGS}) == len(THINGS) >= len(SPECIALTIES)
