"""Immortals: two realms, one board and a cube tower for three to five players.

The rules start in phases.py, the setup in rules/laying.py. codes.py says how options name places, cards and
armies.
"""

from __future__ import annotations

from typing import Final

from gonfalon.core import Game, Mode
from gonfalon.lore.content import version

from .bots.judge import judge
from .bots.planner.plan import easy, hard, normal
from .codes import VERBS
from .phases import PHASES
from .printed import COUNTS, ROUNDS, TRIBES
from .rules.laying import start
from .rules.lessons import TAUGHT
from .rules.scoring import places
from .seen import SEEN, redeal
from .state import Immortals
from .why_not import WHY_NOT

RULES_VERSION: Final = 1

SEATS: Final = tuple(ROUNDS)
"""How many may play (IMM-CMP-01)."""
MOST_ROUNDS: Final = COUNTS.round_markers
FEWEST_ROUNDS: Final = min(rounds.rounds for rounds in ROUNDS.values()) + 1
LONGER: Final = tuple(str(rounds) for rounds in range(MOST_ROUNDS, FEWEST_ROUNDS - 1, -1))
"""How many rounds a longer game may have (IMM-SET-06)."""


def tribes_of(g: Immortals, seat: int) -> tuple[str, ...]:
    """The tribes of a seat, that of light first."""
    return tuple(TRIBES[tribe].id for tribe in g.tribes[seat])


UNVEILED: Final = frozenset({"home", "settle", "share", "compensation", "action", "send", "draw", "spread"})
"""Questions about nothing that is hidden from others."""

GAME: Final = Game(
    id="immortals",
    modes={  # no others (IMM-DIG-09)
        "standard": Mode("standard", SEATS),
        "longer": Mode("longer", SEATS, options={"rounds": LONGER}),
    },
    state=Immortals,
    phases=PHASES,
    start=start,
    seen=SEEN,
    verbs=VERBS,
    redeal=redeal,
    result=places,
    judge=judge,
    unjudged=lambda g: g.stage == "planning",
    why_not=WHY_NOT,
    lessons=TAUGHT,
    bots={"easy": easy, "normal": normal, "hard": hard},
    traits=tribes_of,
    round=lambda g: g.round,
    turn=lambda g: g.active,
    habits=frozenset({"draw"}),
    unveiled=UNVEILED,
    first=lambda g: g.first,
    version=f"{RULES_VERSION}.{version('immortals')}",
)
