"""Lessons: prepared positions in which the first seat, Karkoth's, learns something by doing it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from gonfalon.core import LEARNER, Lesson, LessonStep, Slip, View, put
from gonfalon.games.nerath.printed import (
    EVENT_ID,
    EVENTS,
    GUARDIAN_ID,
    LESSONS,
    PIECE_ID,
    REALM_ID,
    REALMS,
    SPACE_ID,
    TREASURE_ID,
)
from gonfalon.games.nerath.printed.lessons import Lesson as PrintedLesson
from gonfalon.games.nerath.printed.lessons import LessonGoal
from gonfalon.games.nerath.printed.lessons import LessonStep as PrintedStep
from gonfalon.games.nerath.printed.regions import DUNGEON, DUNGEON_AT, NOBODY
from gonfalon.games.nerath.state import FIGHT, INCOME, STEPS, WARSHIP, Nerath, ship_with

MODE: Final = "free-for-all"
SEATS: Final = 4
GOLD: Final = 10
KARKOTH: Final = 0
"""The learner's realm: in this mode seats and realms have the same numbers."""
PHASES: Final = ("draw_step", "move_step", "fight_step", "reposition_step", "reinforce_step", "income", "end_turn")
"""What a turn consists of, step by step."""
WHILE_MOVING: Final = ("own_move_start", "own_move")
"""When cards are played that come too late once the battles begin."""


# ------------------------------------------------------------------------ the position


def lay_lesson(g: Nerath, id: str) -> None:
    """The position of a lesson, on a table that is laid for a game: the learner's turn begins, or goes on."""
    lesson = next(each for each in LESSONS if each.id == id)
    place_armies(g, lesson)
    g.gold = [GOLD] * len(REALMS)
    for realm, points in lesson.points.items():
        g.points[REALM_ID[realm]] = points
    deal(g, lesson)
    guard(g, lesson)
    g.turn, g.active = first_turn(lesson), KARKOTH
    g.step = STEPS.index(lesson.begins)
    g.tell("turn", g.active, g.round)
    for phase in reversed(PHASES[g.step :]):
        g.push(phase)


def place_armies(g: Nerath, lesson: PrintedLesson) -> None:
    """Only the pieces that are named, and who holds what; `since` is what was held when the turn began."""
    g.troops, g.presence = [{} for _ in REALMS], [0] * len(REALMS)
    for army in lesson.armies:
        for piece, n in army.pieces.items():
            type_ = ship_with(()) if piece == "warship" else PIECE_ID[piece]
            g.add(REALM_ID[army.realm], SPACE_ID[army.space], type_, n)
    for space, realm in lesson.held.items():
        g.give(SPACE_ID[space], REALM_ID[realm])
    g.since = tuple(g.held)
    for space in lesson.taken:
        g.since = put(g.since, SPACE_ID[space], NOBODY)


def deal(g: Nerath, lesson: PrintedLesson) -> None:
    """The learner's hand, empty hands for the others, and what lies on top of the decks."""
    hand, top = ([EVENT_ID[card] for card in cards] for cards in (lesson.hand, lesson.deck))
    for realm in range(len(REALMS)):
        rest = [card for card in (*g.hand[realm], *g.deck[realm]) if card not in (*hand, *top)]
        g.deck[realm] = [*rest, *reversed(top)] if realm == KARKOTH else rest
    g.hand = (tuple(hand), (), (), ())
    found = [TREASURE_ID[card] for card in lesson.treasures]
    g.treasure_deck = [*(card for card in g.treasure_deck if card not in found), *reversed(found)]


def guard(g: Nerath, lesson: PrintedLesson) -> None:
    """Guardians that are named lie where they should, the others anywhere."""
    named = {
        DUNGEON_AT[SPACE_ID[space]]: tuple(GUARDIAN_ID[token] for token in tokens)
        for space, tokens in lesson.guardians.items()
    }
    tokens = (*g.guardian_stack, *(token for lair in g.lair for token in lair))
    g.guardian_stack = [token for token in tokens if not any(token in lair for lair in named.values())]
    g.lair = [named.get(here) or (g.guardian_stack.pop(),) for here in range(len(DUNGEON))]


def first_turn(lesson: PrintedLesson) -> int:
    """The turn in which a lesson is learnt."""
    return len(REALMS) * (lesson.round - 1)


# -------------------------------------------------------------------------- the course


def taught(lesson: PrintedLesson) -> Lesson:
    """A lesson as the engine knows it."""
    return Lesson(
        id=lesson.id,
        mode=MODE,
        seats=SEATS,
        seed=lesson.seed,
        asks_all=True,
        steps=tuple(LessonStep(each.ask, each.offers, each.again, when(each)) for each in lesson.steps),
        slips=tuple(Slip(each.word, each.offers, each.before) for each in lesson.slips),
        is_done=partial(is_done, lesson),
        has_failed=partial(has_failed, lesson),
    )


def when(step: PrintedStep) -> Callable[[View], bool]:
    """When a step is due, besides being offered."""

    def is_due(view: View) -> bool:
        g: Nerath = view.state
        return (
            (not step.at or g.fighting == SPACE_ID[step.at])
            and (not step.until or not is_in(g, step.until))
            and all(is_in(g, space, step.laden) for space in step.once)
            and (not step.played or EVENT_ID[step.played] not in g.hand[KARKOTH])
        )

    return is_due


def is_in(g: Nerath, space: str, laden: bool = False) -> bool:
    """Whether pieces of the learner are in a space, or a laden Warship of theirs."""
    return any(type_ > WARSHIP or not laden for type_, _ in g.army(KARKOTH, SPACE_ID[space]))


def is_done(lesson: PrintedLesson, view: View) -> bool:
    """Whether the learner has done it."""
    return DONE[lesson.goal.kind](view, lesson.goal)


def is_held(view: View, goal: LessonGoal) -> bool:
    """Whether the lands are taken, the other attack broken off and the cards played."""
    g: Nerath = view.state
    return (
        has_taken(g, goal)
        and (not goal.leave or has_left(view, goal.leave))
        and all(EVENT_ID[card] in g.discard[KARKOTH] for card in goal.cards)
    )


def has_taken(g: Nerath, goal: LessonGoal) -> bool:
    return all(g.held[SPACE_ID[space]] == KARKOTH for space in goal.spaces)


def has_points(view: View, goal: LessonGoal) -> bool:
    g: Nerath = view.state
    return g.points[KARKOTH] >= goal.number


def is_spent(view: View, goal: LessonGoal) -> bool:
    """Whether so much Gold was spent on new pieces before the income came."""
    return has_income(view) and sum(fact[-1] for fact in view.log if fact[0] == "recruited") >= goal.number


DONE: Final[dict[str, Callable[[View, LessonGoal], bool]]] = {
    "held": is_held,
    "points": has_points,
    "spent": is_spent,
}


def has_failed(lesson: PrintedLesson, view: View) -> bool:
    """Whether the goal can no longer be reached."""
    g: Nerath = view.state
    goal = lesson.goal
    last = FIGHT if goal.within == "battles" else INCOME
    if g.turn > first_turn(lesson) or g.step > last or any(is_beaten(view, space) for space in goal.spaces):
        return True
    if goal.leave and is_beaten(view, goal.leave) and not has_left(view, goal.leave):
        return True
    return any(is_too_late(g, goal, EVENT_ID[card]) for card in goal.cards)


def is_too_late(g: Nerath, goal: LessonGoal, card: int) -> bool:
    """Whether a card in the learner's hand has missed its moment: the step, or the battle it was for."""
    moving = EVENTS[card].timing in WHILE_MOVING
    return card in g.hand[KARKOTH] and (g.step >= FIGHT if moving else has_taken(g, goal))


def is_beaten(view: View, space: str) -> bool:
    """Whether an attack of the learner on a space was beaten off, or broken off."""
    return ("repelled", KARKOTH, SPACE_ID[space]) in view.log


def has_left(view: View, space: str) -> bool:
    """Whether the learner has retreated from a space in time."""
    return ("retreated", KARKOTH, SPACE_ID[space]) in view.log


def has_income(view: View) -> bool:
    return any(fact[:2] == ("income", KARKOTH) for fact in view.log)


TAUGHT: Final = tuple(taught(lesson) for lesson in LESSONS)
"""The lessons, in order."""

assert LEARNER == KARKOTH
