"""All phases of the game, by their names on the stack.

A game is `laying`, then rounds (`rounds.py`) of turns (`turn.py`). A hero moves (`moving.py`) and visits fields
(`visiting.py`) or fights: in `combat`, `beginning.py` begins a combat, `rounds.py`, `attack.py` and `strikes.py`
fight it, `aftermath.py` ends it. All of them are in `rules`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from .rules import laying, rounds, town, turn, visiting
from .rules.combat import aftermath, attack, strikes
from .rules.combat import beginning as combat
from .rules.combat import rounds as combat_rounds

PARTS: Final = (laying, rounds, turn, town, visiting, combat, combat_rounds, attack, strikes, aftermath)

PHASES: Final[Mapping[str, Callable[..., Any]]] = {
    name: phase for part in PARTS for name, phase in part.PHASES.items()
}
assert len(PHASES) == sum(len(part.PHASES) for part in PARTS), "two phases have the same name"
