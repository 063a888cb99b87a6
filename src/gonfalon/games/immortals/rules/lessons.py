"""Lessons: prepared positions of the first round, each over as soon as the learner has done what it asks for.

A lesson is a game like any other that begins in such a position. Whether it is learnt, or can no longer be, is
read off what the learner sees.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from gonfalon.core import LEARNER, LessonStep, Slip, View, put
from gonfalon.core import Lesson as Taught
from gonfalon.games.immortals.codes import BUILDING, CARD, CONFLICT_CARD, PLACE, REGION, SPACE
from gonfalon.games.immortals.printed import (
    CONFLICT_CARDS,
    LESSON_TABLE,
    LESSONS,
    PORTAL,
    SANCTUARY,
    SUPPLY,
    TOWER,
    TRIBE_ID,
)
from gonfalon.games.immortals.printed.lessons import Goal, Laid, Lesson, LessonSeat
from gonfalon.games.immortals.state import CONFLICT, EMPTY, FREE, GREEN, Immortals, is_conflict, limbo_of

FIRST_ROUND: Final = 1

# --------------------------------------------------------------------------- the position


def lay_lesson(g: Immortals, id: str) -> None:
    """The position of a lesson, on an empty board; the learner is first. Cubes that it does not name are out of
    the game, Conflict cards that it does not name are in the deck."""
    lesson = next(lesson for lesson in LESSONS if lesson.id == id)
    g.round, g.stage = FIRST_ROUND, lesson.stage
    g.first = g.marker = g.active = LEARNER
    g.tribes = tuple((TRIBE_ID[pair.light], TRIBE_ID[pair.dark]) for pair in LESSON_TABLE.tribes)
    g.groups = ((),) * g.players
    for seat, printed in enumerate(lesson.seats):
        lay_seat(g, seat, printed)
    g.capitals = sum(1 << PLACE.parse(place) for place in lesson.capitals)
    g.tray = put(g.tray, GREEN, lesson.tray)
    g.greens = TOWER.battle.inhabitants - lesson.tray
    g.draft_deck = ((), ())
    g.deck = g.shuffled(tuple(card for card in range(len(CONFLICT_CARDS)) if not any(card in h for h in g.hand)))
    g.push("planning") if lesson.stage == "planning" else g.push("act", LEARNER)


def lay_seat(g: Immortals, seat: int, printed: LessonSeat) -> None:
    """What a seat has. A card that lies on its board belongs to it."""
    g.gold[seat] = LESSON_TABLE.gold if printed.gold is None else printed.gold
    g.energy[seat] = LESSON_TABLE.energy if printed.energy is None else printed.energy
    for realm, n in enumerate(printed.limbo):
        g.limbo[limbo_of(seat, realm)] = n
    for force in printed.armies:
        g.put_armies(seat, PLACE.parse(force.place), force.n)
    g.reserve = put(g.reserve, seat, SUPPLY.army_cubes - g.on_board(seat) - sum(printed.limbo))
    planned = board_of(printed.plan)
    g.plan = put(g.plan, seat, planned)
    for region in {*map(REGION.parse, printed.cards), *(card for card in planned if 0 <= card < CONFLICT)}:
        g.card_owner[region] = seat
    for card in {
        *map(CONFLICT_CARD.parse, printed.hand),
        *(each - CONFLICT for each in planned if is_conflict(each)),
    }:
        g.hold(seat, card)


def board_of(plan: Iterable[Laid]) -> tuple[int, ...]:
    """The spaces of a board with these cards."""
    laid = {SPACE.parse(each.space): CARD.parse(each.card) for each in plan}
    return tuple(laid.get(space, EMPTY) for space in range(len(FREE)))


# --------------------------------------------------------------------------- what is to be done


def holds_place(view: View, goal: Goal) -> bool:
    g, place = view.state, PLACE.parse(goal.place)
    return bool(g.owner[place] == LEARNER and g.armies[place] >= goal.n)


def has_planned(view: View, goal: Goal) -> bool:
    """These cards lie there, and everybody has finished; others may lie beside them."""
    g: Immortals = view.state
    pairs = zip(board_of(goal.plan), g.plan[LEARNER], strict=True)
    return g.stage == "actions" and all(wanted in (EMPTY, card) for wanted, card in pairs)


def has_built(view: View, goal: Goal) -> bool:
    g: Immortals = view.state
    return all(standing(g, BUILDING.parse(building)) for building in goal.buildings)


def standing(g: Immortals, building: int) -> int:
    """The places with a building of this kind."""
    return g.portals if building == PORTAL else g.sanctuaries if building == SANCTUARY else g.capitals


def has_card(view: View, goal: Goal) -> bool:
    """The Region card, and a card of one's own that has come back after use."""
    used = any(fact[:2] == ("extracted", LEARNER) for fact in view.log)
    return used and view.state.card_owner[REGION.parse(goal.region)] == LEARNER


def has_points(view: View, goal: Goal) -> bool:
    return bool(view.state.points[LEARNER] >= goal.n)


def has_passed(view: View, goal: Goal) -> bool:
    """With cards left, and paid for it since."""
    passed = any(fact[:2] == ("passed", LEARNER) for fact in view.log)
    return passed and view.state.gold[LEARNER] >= goal.n


DONE: Final[Mapping[str, Callable[[View, Goal], bool]]] = {
    "armies": holds_place,
    "planned": has_planned,
    "built": has_built,
    "card": has_card,
    "points": has_points,
    "passed": has_passed,
}

# --------------------------------------------------------------------------- what can still be done


def is_out_of_reach(view: View, goal: Goal) -> bool:
    """Whether the goal can no longer be reached: the round is over, or the cards for it are used up."""
    g: Immortals = view.state
    if DONE[goal.kind](view, goal):
        return False
    if g.round > FIRST_ROUND:
        return True
    if g.stage == "planning" or goal.kind == "passed":
        return False
    return goal.kind == "planned" or not any(is_pending(view, space) for space in needed(g, goal))


def needed(g: Immortals, goal: Goal) -> Iterable[int]:
    """The spaces with a card that may still bring the goal about: one for the first part of it, any for the
    rest."""
    return range(len(FREE)) if is_half_done(g, goal) or not goal.by else (SPACE.parse(goal.by),)


def is_half_done(g: Immortals, goal: Goal) -> bool:
    """Whether the Region card is won, or the first of the buildings stands."""
    if goal.kind == "card":
        return g.card_owner[REGION.parse(goal.region)] == LEARNER
    return goal.kind == "built" and bool(standing(g, BUILDING.parse(goal.buildings[0])))


def is_pending(view: View, space: int) -> bool:
    """Whether a card lies on a space, or was turned up there and lets something be done."""
    g: Immortals = view.state
    if g.plan[LEARNER][space] != EMPTY:
        return True
    ask = view.asks.get(LEARNER)
    if ask is None or ask.what != "action" or ask.about[0] != space:
        return False
    return any(option[0] != "give_up" for option in ask.options)


# --------------------------------------------------------------------------- as the engine knows it


def taught(lesson: Lesson) -> Taught:
    """A lesson with its steps, and when it is over."""
    return Taught(
        lesson.id,
        mode="standard",
        seats=len(LESSON_TABLE.tribes),
        steps=tuple(LessonStep(step.ask, step.offers, step.again) for step in lesson.steps),
        slips=tuple(Slip(slip.word, slip.offers, slip.before) for slip in lesson.slips),
        is_done=lambda view: DONE[lesson.goal.kind](view, lesson.goal),
        has_failed=lambda view: is_out_of_reach(view, lesson.goal),
    )


TAUGHT: Final = tuple(map(taught, LESSONS))
"""The lessons, in order."""
