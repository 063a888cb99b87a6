"""Why something may not be done: the rule that forbids it, found slowly and readably.

It follows the rulebook, not the menus, so that a test can compare the two. The reasons are in land.py (Heroes and
tiles), town.py (a Turn, Town Actions), cards.py, combat.py and places.py (Fields and the setup).

Some questions depend on more than the state holds: the text, the roll or the attack being resolved. They are not
explained here; the engine names the rule behind the question.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gonfalon.core.game import WhyNot

from .cards import CARDS_ASKED
from .combat import COMBAT
from .land import MAP
from .places import PLACES
from .town import TOWN

PARTS: Final = (PLACES, TOWN, MAP, CARDS_ASKED, COMBAT)

WHY_NOT: Final[Mapping[str, WhyNot]] = {what: why_not for part in PARTS for what, why_not in part.items()}
assert len(WHY_NOT) == sum(map(len, PARTS)), "a question is explained twice"
