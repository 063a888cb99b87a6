"""What the rule tests of Heroes share."""

from __future__ import annotations

from collections import deque

import pytest

from gonfalon.games.heroes.printed import DICE
from gonfalon.games.heroes.rules import dice as dice_rules
from gonfalon.games.heroes.rules.combat import attack, attack_dice, damage, strikes
from gonfalon.games.heroes.state import Heroes


class Dice:
    """Dice without chance. What was told to come comes, in that order; each kind of die has its own list.

    dice.attack(1, -1)                  # the Attack Die shows +1, then -1, then always 0
    dice.resource("gold_6", "gold_3")   # as in the content; more rolls than told fail the test
    dice.treasure("artifact")
    """

    def __init__(self) -> None:
        self._attack: deque[int] = deque()
        self._faces: dict[int, deque[int]] = {dice_rules.RESOURCE_DIE: deque(), dice_rules.TREASURE_DIE: deque()}

    def attack(self, *results: int) -> None:
        assert set(results) <= set(map(int, DICE["attack"].faces))
        self._attack.extend(results)

    def resource(self, *faces: str) -> None:
        self._faces[dice_rules.RESOURCE_DIE].extend(DICE["resource"].faces.index(face) for face in faces)

    def treasure(self, *faces: str) -> None:
        self._faces[dice_rules.TREASURE_DIE].extend(DICE["treasure"].faces.index(face) for face in faces)

    @property
    def left(self) -> int:
        """How many results were told and not rolled."""
        return len(self._attack) + sum(map(len, self._faces.values()))

    def roll_attack(self, g: Heroes) -> int:
        g.below(dice_rules.SIDES)
        return self._attack.popleft() if self._attack else 0

    def roll(self, g: Heroes, die: int) -> int:
        if die == dice_rules.ATTACK_DIE:
            return self.roll_attack(g)
        g.below(dice_rules.SIDES)
        assert self._faces[die], f"die {die} was rolled, and the test did not say what it shows"
        return self._faces[die].popleft()


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> Dice:
    """All dice are fixed; shuffles and random discards are not."""
    fixed = Dice()
    for module in (attack_dice, damage, attack, strikes):
        monkeypatch.setattr(module, "die", fixed.roll_attack)
    monkeypatch.setattr(dice_rules, "face", fixed.roll)
    return fixed
