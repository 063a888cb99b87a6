"""The sixteen Tactic cards, one function each: first the IF, as a condition on public facts, then the THEN.

A THEN effect that cannot be carried out at all may not be chosen: each condition asks for that too (TAC-CRD-19).
Forced March is played with the Move it belongs to, so that the longer move can be chosen: see actions.py.
"""

from __future__ import annotations

from typing import Final

from gonfalon.core import Ask, Menu, bits, first
from gonfalon.games.tactics.printed.realm import FOREST, SURE_FOOTED, WADES
from gonfalon.games.tactics.printed.spaces import ADJACENT, SPACES, WITHIN
from gonfalon.games.tactics.state import (
    BALLISTA_SHOT,
    FIGHTER,
    MELEE,
    MISSILE,
    NOBODY,
    ROGUE,
    SPELL,
    Tactics,
    class_of,
    party_of,
)

from .abilities import is_wounded
from .attacks import targets
from .capture import settle
from .compass import choose_unit
from .fights import free_attack, strike
from .movement import (
    VILLAGE_HEALTH,
    arrive,
    banned_space,
    destinations,
    enter_village,
    free_move,
    gait_of,
    travel,
)
from .rolls import roll_again
from .traits import TRAITS, attack_reach, speed
from .windows import CARD_ID, Moment, card

FORCED_MARCH: Final = CARD_ID["forced_march"]
MARCH_POINTS: Final = 3


def is_own_turn(g: Tactics, seat: int) -> bool:
    return g.active == seat


def is_own(seat: int, unit: int) -> bool:
    return party_of(unit) == seat


def is_foe(g: Tactics, seat: int, unit: int) -> bool:
    return party_of(unit) in g.rivals[seat]


def fit(g: Tactics, unit: int) -> bool:
    """Whether a card may move the unit or attack with it: not if Weakened on its owner's turn (TAC-CRD-18)."""
    return g.pos[unit] >= 0 and not (g.is_weakened(unit) and g.active == party_of(unit))


def in_zone(g: Tactics, unit: int) -> bool:
    """Whether the unit stands in a Control Area or bears the Artifact; an area whose flag is taken has no further
    effect (TAC-ZON-18)."""
    if unit == g.bearer:
        return True
    zones = sum(board for board, owner in zip(g.realm.zones, g.secured, strict=True) if owner == NOBODY)
    return g.pos[unit] >= 0 and zones >> g.pos[unit] & 1 == 1


def weakened_units(g: Tactics, seat: int) -> list[int]:
    return [unit for unit in g.units_of(seat) if g.is_weakened(unit)]


@card("second_wind", lambda g, seat, m: is_own_turn(g, seat) and bool(weakened_units(g, seat)))
async def second_wind(g: Tactics, seat: int, m: Moment) -> None:
    unit = await choose_unit(g, seat, "unweaken", weakened_units(g, seat), "TAC-CRD-02", m.unit)
    g.cure(unit)
    g.heal(unit, 1)


def _can_part(g: Tactics, seat: int, m: Moment) -> bool:
    unit = m.unit
    if not (is_own_turn(g, seat) and is_own(seat, unit) and class_of(unit) in (FIGHTER, ROGUE) and fit(g, unit)):
        return False
    return targets(g, unit, MISSILE, g.foes_of(seat)) != 0


@card("parting_shot", _can_part)
async def parting_shot(g: Tactics, seat: int, m: Moment) -> None:
    aims = targets(g, m.unit, MISSILE, g.foes_of(seat))
    target = await choose_unit(
        g, seat, "aim", [u for u in range(len(g.pos)) if aims >> u & 1], "TAC-CRD-17", m.unit
    )
    await free_attack(g, Moment(m.unit, target, MISSILE))


def _can_hold(g: Tactics, seat: int, m: Moment) -> bool:
    helps = m.damage > 0 or m.kind in (MELEE, BALLISTA_SHOT)
    return helps and is_own(seat, m.target) and g.hostile(m.unit, m.target) and in_zone(g, m.target)


@card("hold_the_line", _can_hold)
async def hold_the_line(g: Tactics, seat: int, m: Moment) -> None:
    m.damage -= 2
    m.no_push = True


def _ambushers(g: Tactics, seat: int, m: Moment) -> list[int]:
    if g.pos[m.unit] < 0:
        return []
    level = g.realm.level_adjacent[g.pos[m.unit]]
    return [
        unit
        for unit in g.units_of(seat)
        if level >> g.pos[unit] & 1 and g.realm.terrain[g.pos[unit]] == FOREST and fit(g, unit)
    ]


@card(
    "woodland_ambush",
    lambda g, seat, m: not is_own_turn(g, seat) and is_foe(g, seat, m.unit) and bool(_ambushers(g, seat, m)),
)
async def woodland_ambush(g: Tactics, seat: int, m: Moment) -> None:
    unit = await choose_unit(g, seat, "ambush", _ambushers(g, seat, m), "TAC-CRD-17", m.unit)
    blow = Moment(unit, m.unit, MELEE)
    blow.bonus, blow.no_counter = 1, True
    await free_attack(g, blow)


@card(
    "plunging_strike",
    lambda g, seat, m: (
        is_own(seat, m.unit)
        and m.kind in (MISSILE, SPELL)
        and g.realm.level[g.pos[m.target]] < g.realm.level[g.pos[m.unit]]
    ),
)
async def plunging_strike(g: Tactics, seat: int, m: Moment) -> None:
    m.damage += 2


@card(
    "bone_breaker",
    lambda g, seat, m: is_own(seat, m.unit) and is_foe(g, seat, m.target) and g.pos[m.target] >= 0,
)
async def bone_breaker(g: Tactics, seat: int, m: Moment) -> None:
    g.lose(m.target, 2)
    g.tell("lost", m.target, 2)
    await settle(g, [m.target], m.unit)
    if g.pos[m.target] >= 0:
        g.weaken(m.target)


def idle_units(g: Tactics, seat: int) -> list[int]:
    """Units that took no action this turn and would gain something by a dressing."""
    return [
        unit
        for unit in g.units_of(seat)
        if not g.done[unit] and (is_wounded(g, unit) or g.supply[unit] < TRAITS[g.card[unit]].top_supply)
    ]


@card("field_dressing", lambda g, seat, m: is_own_turn(g, seat) and bool(idle_units(g, seat)))
async def field_dressing(g: Tactics, seat: int, m: Moment) -> None:
    unit = await choose_unit(g, seat, "heal", idle_units(g, seat), "TAC-CRD-02", m.unit)
    g.heal(unit, 3)
    g.gain(unit, 1)


def _guests(g: Tactics, seat: int, m: Moment) -> list[int]:
    """Other units, outside dungeons, that a Village would help."""
    return [
        unit
        for unit in g.units_of(seat)
        if unit != m.unit
        and g.pos[unit] < SPACES
        and (is_wounded(g, unit) or g.supply[unit] < TRAITS[g.card[unit]].top_supply)
    ]


@card("open_hearths", lambda g, seat, m: is_own(seat, m.unit) and bool(_guests(g, seat, m)))
async def open_hearths(g: Tactics, seat: int, m: Moment) -> None:
    unit = await choose_unit(g, seat, "heal", _guests(g, seat, m), "TAC-CRD-02", m.unit)
    g.heal(unit, VILLAGE_HEALTH)
    g.gain(unit, TRAITS[g.card[unit]].top_supply)


def free_portals(g: Tactics, unit: int) -> int:
    """The Portal spaces no other unit stands on."""
    return g.realm.portals & ~(g.occupied() & ~(1 << g.pos[unit]))


def _can_twist(g: Tactics, seat: int, m: Moment) -> bool:
    """One's own unit always; an enemy unless nothing may move it or there is nowhere to send it."""
    if is_own(seat, m.unit):
        return True
    return is_foe(g, seat, m.unit) and not TRAITS[g.card[m.unit]].rooted and free_portals(g, m.unit) != 0


@card("twisted_portal", _can_twist)
async def twisted_portal(g: Tactics, seat: int, m: Moment) -> None:
    if is_own(seat, m.unit):
        m.extra += 2
        return
    menu = Menu({("go", m.unit): free_portals(g, m.unit)})
    answer = await Ask(seat, "exit", lambda: menu, "TAC-CRD-06", (m.unit,), default=first)
    m.space, m.failed = answer[2], True


def _marchers(g: Tactics, seat: int) -> dict[tuple[str, int], int | None]:
    """Units a banner calls: not Weakened, another than the one that holds an area, and able to move."""
    holders = [unit for unit in g.units_of(seat) if in_zone(g, unit)]
    rows: dict[tuple[str, int], int | None] = {}
    for unit in g.units_of(seat):
        if fit(g, unit) and any(holder != unit for holder in holders):
            spaces = destinations(g, unit, 3, gait_of(g, unit))
            if spaces:
                rows["go", unit] = spaces
    return rows


@card("to_the_colours", lambda g, seat, m: is_own_turn(g, seat) and bool(_marchers(g, seat)))
async def to_the_colours(g: Tactics, seat: int, m: Moment) -> None:
    menu = Menu(_marchers(g, seat))
    answer = await Ask(seat, "colours", lambda: menu, "TAC-CRD-17", default=first)
    await travel(g, answer[1], answer[2], 3, gait_of(g, answer[1]))


def _avengers(g: Tactics, seat: int, m: Moment) -> dict[tuple[str, int], int | None]:
    """The attacks the seat's units could make on the capturing unit, as menu rows."""
    rows: dict[tuple[str, int], int | None] = {}
    if g.pos[m.unit] < 0:
        return rows
    aim = 1 << g.pos[m.unit]
    for unit in g.units_of(seat):
        if not fit(g, unit):
            continue
        spell = TRAITS[g.card[unit]].spell
        if targets(g, unit, MELEE, aim):
            rows["melee", unit] = 1 << m.unit
        if targets(g, unit, MISSILE, aim):
            rows["missile", unit] = 1 << m.unit
        if spell and spell.is_attack and g.supply[unit] and attack_reach(g, unit, SPELL) & aim:
            rows["spell", unit] = 1 << m.unit
    return rows


@card(
    "blood_price",
    lambda g, seat, m: is_own(seat, m.target) and is_foe(g, seat, m.unit) and bool(_avengers(g, seat, m)),
)
async def blood_price(g: Tactics, seat: int, m: Moment) -> None:
    menu = Menu(_avengers(g, seat, m))
    verb, unit, target = await Ask(seat, "avenge", lambda: menu, "TAC-CRD-17", (m.unit,), default=first)
    blow = Moment(unit, target, {"melee": MELEE, "missile": MISSILE, "spell": SPELL}[verb])
    blow.bonus, blow.no_counter = 1, True
    await strike(g, blow)


@card("counterspell", lambda g, seat, m: is_own(seat, m.target) and is_foe(g, seat, m.unit))
async def counterspell(g: Tactics, seat: int, m: Moment) -> None:
    m.failed = True


@card("dive_for_cover", lambda g, seat, m: is_own(seat, m.target) and is_foe(g, seat, m.unit))
async def dive_for_cover(g: Tactics, seat: int, m: Moment) -> None:
    """One free step, not upwards, but a move (TAC-MOV-16); then the range is measured again."""
    here, level = g.pos[m.target], g.realm.level
    free = ADJACENT[here] & g.free_spaces() & ~banned_space(g, m.target)
    steps = [space for space in bits(free) if level[space] <= level[here]]
    if steps and fit(g, m.target):
        options = [("go", m.target, space) for space in steps]
        answer = await Ask(seat, "dive", options, "TAC-CRD-02", (m.target, m.unit), default=options[0])
        if g.realm.villages >> answer[2] & 1:
            await enter_village(g, m.target, answer[2])
        arrive(g, m.target, answer[2])
    reach = WITHIN[4][g.pos[m.unit]] if m.kind == BALLISTA_SHOT else attack_reach(g, m.unit, m.kind)
    if reach >> g.pos[m.target] & 1:
        m.bonus -= 1
    else:
        m.failed = True


def _can_push_on(g: Tactics, seat: int, m: Moment) -> bool:
    if not is_own(seat, m.unit) or not is_foe(g, seat, m.target) or g.pos[m.unit] < 0:
        return False
    ailing = g.is_weakened(m.unit) or is_wounded(g, m.unit)
    return ailing or destinations(g, m.unit, speed(g, m.unit), gait_of(g, m.unit)) != 0


@card("momentum", _can_push_on)
async def momentum(g: Tactics, seat: int, m: Moment) -> None:
    g.cure(m.unit)
    g.heal(m.unit, 2)
    await free_move(g, m.unit, speed(g, m.unit), "TAC-CRD-17")


@card("fates_nudge", lambda g, seat, m: is_own(seat, m.unit))
async def fates_nudge(g: Tactics, seat: int, m: Moment) -> None:
    await roll_again(g, seat, m, None, "TAC-CRD-02")


def march_gait(g: Tactics, unit: int) -> int:
    """With Forced March neither climbing nor Water costs extra."""
    return gait_of(g, unit) | SURE_FOOTED | WADES


@card("forced_march", lambda g, seat, m: False)
async def forced_march(g: Tactics, seat: int, m: Moment) -> None:
    """Played with a Move whose own points are in `m.extra`."""
    points, gait = m.extra + MARCH_POINTS, march_gait(g, m.unit)
    menu = Menu({("go", m.unit): destinations(g, m.unit, points, gait)})
    answer = await Ask(seat, "go", lambda: menu, "TAC-CRD-17", (m.unit, points), default=first)
    await travel(g, m.unit, answer[2], points, gait)
