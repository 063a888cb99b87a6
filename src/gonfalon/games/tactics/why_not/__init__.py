"""Why something may not be done: the rule that forbids it, found slowly and readably.

It follows the rulebook, not the menu, so that a test can compare the two.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gonfalon.core.game import WhyNot

from .acting import ACT

WHY_NOT: Final[Mapping[str, WhyNot]] = {"act": ACT}
