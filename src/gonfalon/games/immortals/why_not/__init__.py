"""Why something may not be done: the rule that forbids it, found slowly and readably.

It follows the rulebook, not the menus, so that a test can compare the two. Each question has a table of verbs with
a check each (`lore.why_not.answers`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gonfalon.core.game import WhyNot

from .actions import ACTIONS
from .rounds import ROUNDS
from .starting import STARTING

WHY_NOT: Final[Mapping[str, WhyNot]] = {**STARTING, **ROUNDS, **ACTIONS}
