"""Everything printed that does something, under the ids that tests prove: `card:magic_arrow`,
`unit:castle_griffins.few`, `neutral:neutral_boars`, `structure:arrow_tower`, `building:castle_citadel`,
`location:windmill`, `week:swift_weasel`.

Only the core box counts; of units only faces with an ability.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from gonfalon.lore.proofs import Thing

from .heroes import Hero, Specialty
from .land import Town
from .names import CORE, Files, all_cards, copies_of
from .units import Neutral, Unit

SIDES: Final = {"few": ("Few", "Quelques"), "pack": ("Pack", "Groupe")}


def things_of(files: Files) -> tuple[Thing, ...]:
    """All of it, in the order of the files."""
    found = (
        *named("card", (card for card in all_cards(files) if type(card) is not Specialty)),
        *specialties(files.heroes.heroes),
        *units(files.units.units),
        *neutrals(files.units.neutrals),
        *named("structure", files.units.structures),
        *buildings(files.towns.towns),
        *named("location", files.locations.locations),
        *named("week", files.astrologers.astrologers),
    )
    assert len({thing.id for thing in found}) == len(found), "two things have the same id"
    return found


def in_core(entry: Any) -> bool:
    return bool(copies_of(entry, CORE))


def named(kind: str, entries: Iterable[Any]) -> Iterator[Thing]:
    """Entries with a name of their own."""
    for entry in entries:
        yield Thing(f"{kind}:{entry.id}", entry.name_en, entry.name_fr, in_core(entry))


def specialties(heroes: Sequence[Hero]) -> Iterator[Thing]:
    """Three cards per hero, named after the hero's specialty."""
    for hero in heroes:
        for card in hero.specialties:
            english, french = f"{hero.specialty_en} {card.level}", f"{hero.specialty_fr} {card.level}"
            yield Thing(f"card:{card.id}", english, french, in_core(hero))


def units(cards: Sequence[Unit]) -> Iterator[Thing]:
    """Both sides of the cards of the Factions."""
    for unit in cards:
        for side, (english, french) in SIDES.items():
            counts = in_core(unit) and bool(getattr(unit, side).abilities)
            names = f"{unit.name_en} ({english})", f"{unit.name_fr} ({french})"
            yield Thing(f"unit:{unit.id}.{side}", *names, counts)


def neutrals(cards: Sequence[Neutral]) -> Iterator[Thing]:
    for unit in cards:
        yield Thing(f"neutral:{unit.id}", unit.name_en, unit.name_fr, in_core(unit) and bool(unit.abilities))


def buildings(towns: Sequence[Town]) -> Iterator[Thing]:
    """The tiles of all Town Boards."""
    for town in towns:
        for building in town.buildings:
            yield Thing(f"building:{building.id}", building.name_en, building.name_fr, in_core(town))
