"""How the lessons must fit the game they teach."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from gonfalon.lore.mistakes import Naming

from .cards import CardsFile
from .lessons import Force, Goal, Laid, Lesson, LessonSeat, LessonsFile, Pair
from .tower import TowerFile
from .tribes import TribesFile

LESSON_NAMES: Final[Naming] = {
    Pair: {"light": "tribe", "dark": "tribe"},
    Lesson: {"capitals": "place"},
    LessonSeat: {"cards": "region", "hand": "conflict card"},
    Force: {"place": "place"},
    Laid: {"space": "space", "card": "card"},
    Goal: {"place": "place", "region": "region", "buildings": "building", "by": "space"},
}


def wrong_lessons(lessons: LessonsFile, tribes: TribesFile, cards: CardsFile, tower: TowerFile) -> Iterator[str]:
    """Lessons for a number of seats that the game does not have, or with more cubes or cards than there are."""
    players = len(lessons.table.tribes)
    if players not in [rounds.players for rounds in cards.rounds]:
        yield f"lessons.toml, table: the game is not for {players} seats."
    for lesson in lessons.lessons:
        where = f"lessons.toml, {lesson.id}"
        if len(lesson.seats) != players:
            yield f"{where}: it has {len(lesson.seats)} seats instead of {players}."
        if lesson.tray > tower.battle.inhabitants:
            yield f"{where}: there are only {tower.battle.inhabitants} inhabitants, not {lesson.tray}."
        for seat in lesson.seats:
            cubes = sum(seat.limbo) + sum(force.n for force in seat.armies)
            if cubes > tribes.supply.army_cubes:
                yield f"{where}: a seat has {cubes} cubes of {tribes.supply.army_cubes}."
        yield from (f"{where}: {name} is there twice." for name in twice(lesson, own_cards(cards)))


def own_cards(cards: CardsFile) -> set[str]:
    """The cards that every player has: Magic cards and blank ones."""
    return {cards.blank_card.id, *(card.id for card in cards.magic_cards)}


def twice(lesson: Lesson, own: set[str]) -> list[str]:
    """The places that two seats hold, and the Region and Conflict cards that two of them have."""
    held = [force.place for seat in lesson.seats for force in seat.armies]
    for seat in lesson.seats:
        held += {*seat.cards, *seat.hand, *(each.card for each in seat.plan)} - own
    return sorted(name for name, n in Counter(held).items() if n > 1)
