"""Why a unit cannot attack another or cast a spell on it."""

from __future__ import annotations

from gonfalon.games.tactics.printed.realm import PEAK
from gonfalon.games.tactics.printed.spaces import ADJACENT, SPACES, distance
from gonfalon.games.tactics.rules.attacks import BALLISTA_RANGE
from gonfalon.games.tactics.rules.dungeons.caves import is_inside
from gonfalon.games.tactics.rules.traits import BEARER, TRAITS
from gonfalon.games.tactics.state import BALLISTA_SHOT, MELEE, MISSILE, OFF_MAP, SPELL, Tactics, party_of
from gonfalon.lore.why_not import Reason


def why_not_target(kind: int, g: Tactics, unit: int, target: int) -> Reason:
    """Why a unit cannot attack or cast on another."""
    if reason := why_not_kind(g, unit, kind):
        return reason
    if target >= len(g.pos) or g.pos[target] == OFF_MAP:
        return "TAC-CAP-03"
    if kind == SPELL:
        return why_not_spell(g, unit, target)
    if not g.hostile(unit, target):
        return "TAC-MEL-07" if party_of(target) == party_of(unit) else "TAC-ALL-08"
    if is_inside(g, unit) or is_inside(g, target):
        return "TAC-DUN-16"
    here, there = g.pos[unit], g.pos[target]
    if kind == BALLISTA_SHOT:
        return None if distance(here, there) <= BALLISTA_RANGE else "TAC-BAL-08"
    if kind == MISSILE:
        missile = TRAITS[g.card[unit]].missile
        assert missile is not None
        return None if in_range(g, unit, target, missile.range) else "TAC-MIS-03"
    if not ADJACENT[here] >> there & 1:
        return "TAC-MEL-02"
    level = g.realm.level[here] == g.realm.level[there] or TRAITS[g.card[unit]].any_level
    return None if level else "TAC-MEL-03"


def why_not_kind(g: Tactics, unit: int, kind: int) -> Reason:
    """Why a unit cannot make this kind of attack at all."""
    traits = TRAITS[g.card[unit]]
    if kind == MISSILE:
        if not traits.missile:
            return "TAC-MIS-01"
        return None if g.supply[unit] else "TAC-MIS-02"
    if kind == SPELL:
        if not traits.spell:
            return "TAC-SPL-01"
        return None if g.supply[unit] else "TAC-SPL-02"
    if kind == BALLISTA_SHOT:
        here = g.pos[unit]
        there = g.realm.ballistas >> here & 1 and here in (g.began[unit], g.boarded[unit])
        return None if there else "TAC-BAL-14"
    return None if kind == MELEE else "TAC-ACT-01"


def why_not_spell(g: Tactics, unit: int, target: int) -> Reason:
    """Why a spell cannot be cast on a unit."""
    spell = TRAITS[g.card[unit]].spell
    assert spell is not None
    own, self_ = not g.hostile(unit, target), target == unit
    if spell.target == "none":
        return why_not_around(g, unit, spell.effects[0].range) if self_ else "TAC-SPL-10"
    allowed = {
        "enemy": not own,
        "ally": own and not self_,
        "ally_or_self": own,
        "any_other_unit": not self_,
    }[spell.target]
    if not allowed:
        mate = own and party_of(target) != party_of(unit)
        return "TAC-ALL-08" if mate else "TAC-SPL-11" if own else "TAC-SPL-10"
    if self_:
        return None
    if is_inside(g, unit) or is_inside(g, target):
        return "TAC-DUN-16"
    if spell.target == "any_other_unit" and not own and TRAITS[g.card[target]].rooted:
        return "TAC-ACT-09"
    return None if spell.range_kind == "none" or in_range(g, unit, target, spell.range) else "TAC-SPL-09"


def why_not_around(g: Tactics, unit: int, reach: int) -> Reason:
    """Why a spell that hits all enemies around its caster is not cast: there are none."""
    if is_inside(g, unit):
        return "TAC-DUN-16"
    foes = [g.pos[other] for other in range(len(g.pos)) if g.hostile(unit, other)]
    near = any(0 <= pos < SPACES and distance(g.pos[unit], pos) <= reach for pos in foes)
    return None if near else "TAC-SPL-10"


def in_range(g: Tactics, unit: int, target: int, reach: int) -> bool:
    """Orthogonal steps, one more from above or for the Bearer, one less from below, all from a Peak (TAC-MIS-05,
    TAC-MIS-06, TAC-BTL-13, TAC-TER-12)."""
    here, there = g.pos[unit], g.pos[target]
    if g.realm.terrain[here] == PEAK:
        return True
    above = g.realm.level[here] - g.realm.level[there]
    reach += (above > 0) - (above < 0) + (BEARER.missile_and_spell_range if unit == g.bearer else 0)
    return distance(here, there) <= reach
