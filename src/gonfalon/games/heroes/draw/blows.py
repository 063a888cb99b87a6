"""The log of a fight, read back: who struck whom from where, what the dice showed, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from gonfalon.core import View
from gonfalon.games.heroes.codes import NOBODY, creature_of
from gonfalon.games.heroes.rules.combat.faces import TOWER_UNIT
from gonfalon.games.heroes.state import Heroes

from .names import NEUTRAL, faction_of

Fact = Sequence[Any]


class Strike(NamedTuple):
    """An attack or a Retaliation. `dice` are empty and `dealt` is -1 as long as the die has not fallen."""

    unit: int
    space: int
    faction: str
    target: int
    target_space: int
    target_faction: str
    answer: bool
    dice: tuple[int, ...] = ()
    dealt: int = -1


class Roster:
    """Which seat's units stand where, followed from fact to fact."""

    def __init__(self) -> None:
        self.at: dict[int, tuple[int, int]] = {}

    def follow(self, fact: Fact) -> None:
        """Take a fact into account."""
        name, *args = fact
        if name == "deployed":
            self.at[args[2]] = args[0], args[1]
        elif name == "unit_moved":
            self.move(*args)
        elif name == "turned_few" and args[1] in self.at:
            self.at[args[1]] = self.at[args[1]][0], args[0]
        elif name == "defeated":
            self.at.pop(args[1], None)

    def move(self, unit: int, space: int) -> None:
        origin = next((at for at, (_, face) in self.at.items() if face == unit), None)
        if origin is not None:
            self.at[space] = self.at.pop(origin)

    def seat(self, g: Heroes, unit: int, space: int) -> int:
        """Whose unit this is: the one there, or any of its kind."""
        deployed = ((g.sides[side], face) for face, side in zip(g.before, g.side))
        there = self.at.get(space, (NOBODY, NOBODY))
        alike = (
            each for each in (there, *self.at.values(), *deployed) if creature_of(each[1]) == creature_of(unit)
        )
        return next(alike, (NOBODY, NOBODY))[0]

    def faction(self, g: Heroes, unit: int, space: int) -> str:
        return NEUTRAL if unit == TOWER_UNIT else faction_of(g, self.seat(g, unit, space))


def beginning(log: Sequence[Fact], end: int) -> int:
    """Where the fight that is told just before `end` begins."""
    return next((n for n in range(min(end, len(log)) - 1, -1, -1) if log[n][0] == "announced"), 0)


def last_strikes(view: View, most: int) -> tuple[Strike, ...]:
    """The last blows of the fight that is on, the newest first."""
    found = list(strikes(view.state, view.log[beginning(view.log, len(view.log)) :]))
    return tuple(found[: -most - 1 : -1])


def strikes(g: Heroes, facts: Sequence[Fact]) -> Iterator[Strike]:
    """All blows of a fight told from its beginning."""
    roster, now = Roster(), None
    for fact in facts:
        name, *args = fact
        if name == "attacks":
            if now is not None:
                yield now
            now = struck(g, roster, fact)
        elif now is not None and name == "rolled":
            now = now._replace(dice=tuple(args[1:]))
        elif now is not None and name in ("dealt", "called_off"):
            yield now._replace(dealt=args[2] if name == "dealt" else 0)
            now = None
        roster.follow(fact)
    if now is not None:
        yield now


def struck(g: Heroes, roster: Roster, fact: Fact) -> Strike:
    """A blow as it is announced."""
    _, unit, space, target, at, answer = fact
    return Strike(
        unit, space, roster.faction(g, unit, space), target, at, roster.faction(g, target, at), bool(answer)
    )
