"""What begins a fight."""

from __future__ import annotations

from gonfalon.core import Option, View
from gonfalon.games.heroes.rules.combat import beginning as combat
from gonfalon.games.heroes.rules.geography import guarded
from gonfalon.games.heroes.state import Heroes

from .names import is_known


def begins_combat(g: Heroes, hero: int, field: int) -> bool:
    """Whether a step there starts a combat: against an enemy, or guards not beaten by Quick Combat."""
    if not is_known(g, field):
        return False
    if combat.has_defender(g, hero, field):
        return True
    return guarded(g, field) and not combat.quick(g, hero, field)


def is_fight(view: View, option: Option) -> bool:
    """Whether choosing this starts a combat, or attacks in one."""
    verb, *args = option
    return verb in ("attack", "fight") or (verb == "move" and begins_combat(view.state, *args))
