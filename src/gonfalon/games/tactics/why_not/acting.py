"""Why an action may not be taken: by whom, in which state, how often; and then the reasons of its kind."""

from __future__ import annotations

from functools import partial
from typing import Final

from gonfalon.games.tactics.rules.traits import TRAITS
from gonfalon.games.tactics.state import (
    ATTACKED,
    BALLISTA_SHOT,
    MELEE,
    MISSILE,
    MOVE,
    OFF_MAP,
    SPELL,
    Tactics,
    party_of,
)
from gonfalon.lore.why_not import Check, Reason, answers, free

from .attacking import why_not_target
from .moving import why_not_march, why_not_there


def why_not_command(g: Tactics, seat: int, unit: int) -> Reason:
    """Why the player does not act with a unit: it is a team mate's, the Enemy's or another's, or captured."""
    if unit < len(g.pos) and party_of(unit) == seat:
        return "TAC-CAP-03" if g.pos[unit] == OFF_MAP else None
    if unit < len(g.pos) and party_of(unit) in g.allies[seat]:
        return "TAC-ALL-05"
    return "TAC-DIG-06" if unit < len(g.pos) and g.automated(party_of(unit)) else "TAC-TRN-04"


def why_not_shed(g: Tactics, unit: int) -> Reason:
    if not g.is_weakened(unit):
        return "TAC-WEK-03"
    if g.dazed >> unit & 1:
        return "TAC-WEK-02"
    return "TAC-WEK-04" if g.health[unit] < 3 else None


def why_not_again(g: Tactics, unit: int, kind: int) -> Reason:
    """The limits on what a unit does in one turn; a last unit has none."""
    if len(g.units_of(party_of(unit))) == 1:
        return None
    done = [other for other in range(5) if g.done[unit] >> other & 1]
    if kind in done:
        return "TAC-ACT-05"
    if len(done) == 2:
        return "TAC-ACT-04"
    spell = TRAITS[g.card[unit]].spell
    harmless = kind == MOVE or (kind == SPELL and spell is not None and not spell.is_attack)
    return "TAC-ACT-06" if g.done[unit] & ATTACKED and not harmless else None


def commanded(check: Check) -> Check:
    """A check `(g, unit, *args)` of what a player's own unit in play does."""

    def checked(g: Tactics, seat: int, unit: int, *args: int) -> Reason:
        return why_not_command(g, seat, unit) or check(g, unit, *args)

    return checked


def action(kind: int, check: Check) -> Check:
    """A check of an action: a Weakened unit takes none, and there are limits to what a unit does in one turn."""

    def checked(g: Tactics, unit: int, *args: int) -> Reason:
        if g.is_weakened(unit):
            return "TAC-WEK-01"
        return why_not_again(g, unit, kind) or check(g, unit, *args)

    return commanded(checked)


def attack(kind: int) -> Check:
    return action(kind, partial(why_not_target, kind))


ACT: Final = answers(
    "TAC-ACT-01",
    {
        "end": free,
        "shed": commanded(why_not_shed),
        "march": action(MOVE, why_not_march),
        "move": action(MOVE, why_not_there),
        "melee": attack(MELEE),
        "missile": attack(MISSILE),
        "spell": attack(SPELL),
        "ballista": attack(BALLISTA_SHOT),
    },
)
