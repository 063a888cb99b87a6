"""Heroes of Might and Magic III: the Board Game: a Clash for two or three players with the core box.

The rules start in phases.py, the setup in rules/laying.py. Options name heroes, fields, cards and spaces as
codes.py says.
"""

from __future__ import annotations

from typing import Final

from gonfalon.core import Game, Mode
from gonfalon.lore.content import version

from .bots.judge import judge
from .bots.planner.plan import LEVELS
from .codes import VERBS
from .phases import PHASES
from .printed import DIFFICULTIES, SCENARIOS, VARIANTS
from .rules.laying import start
from .rules.scenario import places
from .seen import SEEN, redeal
from .state import Heroes, faction_of
from .why_not import WHY_NOT

RULES_VERSION: Final = 3

CLASHES: Final = tuple(scenario for scenario in SCENARIOS if scenario.mode == "clash")
NOT_IN_THE_BOOK: Final = ("split_decks", "neutral_army", "chaos_cards")
"""Optional rules of other editions."""

CLASH: Final = Mode(
    "clash",
    seats=tuple(sorted({n for scenario in CLASHES for n in scenario.players})),
    options={
        "scenario": tuple(scenario.id for scenario in CLASHES),
        "difficulty": ("normal", *(each.id for each in DIFFICULTIES if each.id != "normal")),
        **{each.id: ("no", "yes") for each in VARIANTS if each.set == "core" and each.id not in NOT_IN_THE_BOOK},
    },
)


def traits(g: Heroes, seat: int) -> tuple[str, ...]:
    """Wins are counted per Faction, since the Faction decides games."""
    return (faction_of(g, seat),)


UNVEILED: Final = frozenset(
    {
        *("hero", "bonus", "orientation", "deploy", "place_guard", "next_unit", "step", "prolong"),
        *("fly_back", "splash", "push_back", "home", "stand", "defend_site", "rolled", "die", "site"),
        *("mend"),
    }
)
"""Questions about nothing that is hidden from others."""

GAME: Final = Game(
    id="heroes",
    modes={"clash": CLASH},
    state=Heroes,
    phases=PHASES,
    start=start,
    seen=SEEN,
    verbs=VERBS,
    redeal=redeal,
    result=places,
    judge=judge,
    why_not=WHY_NOT,
    bots=LEVELS,
    traits=traits,
    round=lambda g: g.round,
    turn=lambda g: g.active,
    battle=lambda g: g.field if g.stage == "combat" else None,
    habits=frozenset({"refresh", "city_hall", "place_guard", "settlement", "rolled"}),
    unveiled=UNVEILED,
    first=lambda g: g.first,
    version=f"{RULES_VERSION}.{version('heroes')}",
)
