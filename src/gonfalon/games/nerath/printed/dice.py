"""Dice as content files write them: `2d8`."""

from functools import cache
from typing import Final

from msgspec import Struct


class Dice(Struct, frozen=True):
    """A number of dice of one kind: 2d8 is two eight-sided dice."""

    count: int
    sides: int

    def __str__(self) -> str:
        return f"{self.count}d{self.sides}"


NO_DICE: Final = Dice(0, 0)


@cache
def dice_of(text: str) -> Dice:
    """The dice that a text such as `2d8` names; none for an empty one."""
    count, _, sides = text.partition("d")
    return Dice(int(count), int(sides)) if text else NO_DICE
