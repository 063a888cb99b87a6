"""The primitives of a combat: who fights where, with which values, and what damage does (chapters UNT and BAT).

Fighting units are identified by their index in `g.unit`, `g.side`, `g.at`, `g.wounds` and `g.marks`. Temporary
effects of cards on them are in `g.rows`.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.heroes.codes import (
    ATTACKER,
    COLUMNS,
    DEFENDER,
    DEFENDING,
    GATE,
    MIDDLE,
    NOBODY,
    NOWHERE,
    PARALYSED,
    RETALIATED,
    RUIN,
    SPACES,
    TOWER,
    WALL,
    flipped,
    is_main,
    is_pack,
)
from gonfalon.games.heroes.state import Heroes, Lasting

from . import faces
from .faces import BARE, FACES, FLYING, RANGED, TOWER_FACE, TOWER_UNIT, Face, overlaid


def beside(space: int) -> tuple[int, ...]:
    """The spaces one step away; diagonals do not count (HER-BAT-22)."""
    row, column = divmod(space, COLUMNS)
    near = []
    if row:
        near.append(space - COLUMNS)
    if column:
        near.append(space - 1)
    if column < COLUMNS - 1:
        near.append(space + 1)
    if space + COLUMNS < SPACES:
        near.append(space + COLUMNS)
    return tuple(near)


BESIDE: Final = (*(beside(space) for space in range(SPACES)), ())
"""By space; nothing is adjacent to the Arrow Tower."""
BACKLINE: Final = ((16, 17, 18, 19), (0, 1, 2, 3))
FRONTLINE: Final = ((12, 13, 14, 15), (4, 5, 6, 7))
"""By side (HER-BAT-11)."""
MOVES: Final = 3
"""Steps of a Ground or Flying Unit (HER-UNT-31, HER-UNT-32)."""


# --------------------------------------------------------------------------- who fights


def side_of(g: Heroes, seat: int) -> int:
    """Which side a seat's Units are on, NOWHERE if it has none in the combat."""
    return g.sides.index(seat) if g.field != NOWHERE and seat in g.sides else NOWHERE


def may_play(g: Heroes, seat: int) -> bool:
    """Cards are played only where one's Main Hero fights (HER-CRD-02, HER-HRO-11, HER-BAT-07, HER-NEU-19,
    HER-HRO-03)."""
    side = side_of(g, seat)
    return side != NOWHERE and bool(g.cards_of >> side & 1)


def players(g: Heroes) -> tuple[int, ...]:
    """The seats that may play cards, the attacker first (HER-BAT-77)."""
    return tuple(g.sides[side] for side in (ATTACKER, DEFENDER) if g.cards_of >> side & 1)


def leads(g: Heroes, side: int) -> bool:
    """Whether a Main Hero leads that side."""
    return g.fighter[side] != NOBODY and is_main(g.fighter[side])


def living(g: Heroes, side: int | None = None) -> list[int]:
    """The units fighting on the board, without the Arrow Tower, which stands beside it."""
    if side is None:
        return [unit for unit, at in enumerate(g.at) if 0 <= at < TOWER]
    return [unit for unit, at in enumerate(g.at) if 0 <= at < TOWER and g.side[unit] == side]


def unit_at(g: Heroes, space: int) -> int:
    """The unit on a space, NOBODY if there is none."""
    return g.at.index(space) if space in g.at else NOBODY


def adjacent(g: Heroes, one: int, other: int) -> bool:
    return g.at[other] in BESIDE[g.at[one]]


def enemies_beside(g: Heroes, unit: int) -> list[int]:
    """Enemies next to a unit."""
    side, near = g.side[unit], BESIDE[g.at[unit]]
    return [other for other, at in enumerate(g.at) if at in near and g.side[other] != side]


def over(g: Heroes) -> bool:
    """One side has no Units left on the board (HER-BAT-60)."""
    return not living(g, 0) or not living(g, 1)


# --------------------------------------------------------------------------- values


def is_under(g: Heroes, what: str, unit: int) -> bool:
    """Whether an effect of one sort lasts on a unit."""
    return any(row.subject == unit and row.what == what for row in g.rows)


def face(g: Heroes, unit: int) -> Face:
    """The card face that counts now: that of the card laid on the unit, or its own, bare if its abilities are
    suppressed."""
    code = g.unit[unit]
    if code == TOWER_UNIT:
        return TOWER_FACE
    if g.rows:
        card = top_overlay(g, unit)
        if card != NOBODY:
            return overlaid(code, faces.overlay_values(card))
        if is_under(g, "suppressed", unit):
            return BARE[code]
    return FACES[code]


def always_retaliates(g: Heroes, unit: int) -> bool:
    """Whether a unit retaliates against every attack, and so never gets a cube (HER-BAT-28)."""
    return "unlimited_retaliation" in face(g, unit).on_retaliation


def may_retaliate(g: Heroes, unit: int) -> bool:
    """Whether a unit has a Retaliation left this Combat Round (HER-BAT-28)."""
    return not g.marks[unit] & RETALIATED or always_retaliates(g, unit)


def top_overlay(g: Heroes, unit: int) -> int:
    """The last card laid on a unit, NOBODY without one."""
    return next((row.card for row in reversed(g.rows) if row.subject == unit and row.what == "overlay"), NOBODY)


def bonus(g: Heroes, what: str, unit: int) -> int:
    """The total that rows of one sort add for a unit."""
    return sum(row.amount for row in g.rows if row.subject == unit and row.what == what) if g.rows else 0


def hp(g: Heroes, unit: int) -> int:
    return face(g, unit).hp + bonus(g, "hp", unit)


def initiative(g: Heroes, unit: int) -> int:
    """(HER-UNT-24, HER-BAT-39)"""
    return face(g, unit).initiative + bonus(g, "initiative", unit)


def row(g: Heroes, what: str, unit: int, amount: int, until: str, card: int = NOBODY) -> None:
    """Add a lasting effect to a fighting unit."""
    g.rows = (*g.rows, Lasting(what, unit, amount, until, card))


def end_rows(g: Heroes, *untils: str) -> None:
    """End the effects that last until then."""
    if g.rows:
        g.rows = tuple(each for each in g.rows if each.until not in untils)


def spend(g: Heroes, what: str, unit: int) -> None:
    """A bonus for one attack is used up by it (HER-BAT-58, HER-BAT-59)."""
    if g.rows:
        g.rows = tuple(
            each for each in g.rows if not (each.what == what and each.subject == unit and each.until == "attack")
        )


# --------------------------------------------------------------------------- tokens, damage and defeat


def affected(g: Heroes, unit: int, kind: str, card: int = NOBODY) -> bool:
    """Whether a spell can target or affect a unit. Specialties are not spells (HER-SPC-02)."""
    if kind != "spell":
        return True
    if is_under(g, "immune_spells", unit):
        return False
    return "immune_spell_effects" not in face(g, unit).passive


def paralyse(g: Heroes, unit: int) -> None:
    """Give a Paralysis Token, unless the unit is immune to it (HER-BAT-30)."""
    if g.at[unit] == NOWHERE or "immune_paralysis" in face(g, unit).passive or g.unit[unit] == TOWER_UNIT:
        return
    g.marks[unit] |= PARALYSED
    g.tell("paralysed", g.sides[g.side[unit]], g.unit[unit], g.at[unit])


def heal(g: Heroes, unit: int, n: int) -> None:
    """Remove damage; a Few stays a Few (HER-UNT-23)."""
    healed = min(n, g.wounds[unit])
    if healed:
        g.wounds[unit] -= healed
        g.tell("healed", g.unit[unit], g.at[unit], healed)


def reduced(g: Heroes, unit: int, n: int, kind: str) -> int:
    """What remains of damage not from an attack: Defense does not count, abilities do (HER-SPL-16)."""
    passive = face(g, unit).passive
    if kind == "spell":
        if not affected(g, unit, kind):
            return 0
        less = passive.get("reduce_damage")
        if less is not None and less.source_kind == "spell":
            n -= less.amount
    elif kind == "specialty" and "immune_specialty_damage" in passive:
        return 0
    return max(0, n)


def wound(g: Heroes, unit: int, n: int, kind: str) -> None:
    """Damage a unit; for an attack, Defense is already subtracted. Any damage removes a Paralysis Token
    (HER-BAT-31); damage beyond one side's HP carries over (HER-UNT-19, HER-UNT-20, HER-UNT-21). Only an attack is
    retaliated (HER-SPL-17)."""
    if kind != "attack":
        n = reduced(g, unit, n, kind)
    if n <= 0 or g.at[unit] == NOWHERE:
        return
    g.marks[unit] &= ~PARALYSED
    g.wounds[unit] += n
    g.tell("wounded", g.unit[unit], g.at[unit], n)
    while g.at[unit] != NOWHERE and g.wounds[unit] >= hp(g, unit):
        fall(g, unit)


def fall(g: Heroes, unit: int) -> None:
    """A face is beaten: a card laid on the unit goes first, then a Pack turns to Few, and a Few is defeated."""
    g.wounds[unit] -= hp(g, unit)
    card = top_overlay(g, unit)
    if card != NOBODY:
        lift(g, unit, card)
    elif g.unit[unit] != TOWER_UNIT and is_pack(g.unit[unit]):
        g.flip(g.sides[g.side[unit]], g.unit[unit])
        g.unit[unit] = flipped(g.unit[unit])
        g.tell("turned_few", g.unit[unit], g.at[unit])
    else:
        defeat(g, unit)


def lift(g: Heroes, unit: int, card: int) -> None:
    """The card that lay on a unit is discarded; the unit below fights on."""
    seat = g.sides[g.side[unit]]
    g.rows = tuple(
        each for each in g.rows if not (each.what == "overlay" and each.subject == unit and each.card == card)
    )
    g.overlays = (
        *g.overlays[:seat],
        tuple(pair for pair in g.overlays[seat] if pair[1] != card),
        *g.overlays[seat + 1 :],
    )
    g.to_discard(seat, card)
    g.tell("turned_few", g.unit[unit], g.at[unit])


def defeat(g: Heroes, unit: int) -> None:
    """A unit leaves the combat and its owner's Unit Deck (HER-UNT-08, HER-UNT-20); beaten Skeletons raise a unit
    of a Necropolis player."""
    raising = face(g, unit).passive.get("on_defeat")
    g.tell("defeated", g.unit[unit], g.at[unit])
    g.at[unit] = NOWHERE
    g.marks[unit] = g.wounds[unit] = 0
    g.rows = tuple(each for each in g.rows if each.subject != unit)
    owner, enemy = g.sides[g.side[unit]], g.sides[1 - g.side[unit]]
    if owner != NOBODY and g.unit[unit] != TOWER_UNIT:
        g.dismiss(owner, g.unit[unit])
    if raising is not None and enemy != NOBODY:
        g.last("raise", enemy, 1, "combat")


# --------------------------------------------------------------------------- moving


def put_at(g: Heroes, unit: int, space: int) -> None:
    if g.at[unit] != space:
        g.at[unit] = space
        g.tell("unit_moved", g.unit[unit], space)


def swap(g: Heroes, one: int, other: int) -> None:
    """Two units swap positions."""
    g.at[one], g.at[other] = g.at[other], g.at[one]
    g.tell("swapped", g.unit[one], g.unit[other])


def blocked(g: Heroes, side: int) -> int:
    """A mask of the spaces a side's walking units cannot enter: cards of either side are Obstacles; Walls block
    everyone, the Gate only the attacker, ruins nobody (HER-BAT-24, HER-SIE-02, HER-SIE-03, HER-SIE-06)."""
    mask = 0
    for at in g.at:
        if 0 <= at < TOWER:
            mask |= 1 << at
    for column, wall in enumerate(g.walls):
        if wall == WALL or (wall == GATE and side == ATTACKER):
            mask |= 1 << (MIDDLE + column)
    return mask


def reach(g: Heroes, unit: int) -> int:
    """A mask of the spaces where a unit may end its move, its own included (HER-UNT-31, HER-UNT-32, HER-UNT-33,
    HER-BAT-23, HER-BAT-25)."""
    at = g.at[unit]
    if at == TOWER:
        return 1 << TOWER
    form = face(g, unit).type
    closed = blocked(g, g.side[unit])
    passable = 0 if form == FLYING else closed
    seen = edge = 1 << at
    for _ in range(1 if form == RANGED else MOVES):
        edge = spread(edge) & ~seen & ~passable
        seen |= edge
    return (seen & ~closed) | 1 << at


FIRST_COLUMN: Final = sum(1 << space for space in range(0, SPACES, COLUMNS))
LAST_COLUMN: Final = FIRST_COLUMN << (COLUMNS - 1)
BOARD: Final = (1 << SPACES) - 1


def spread(mask: int) -> int:
    """All spaces one step from those of a mask."""
    sideways = (mask & ~LAST_COLUMN) << 1 | (mask & ~FIRST_COLUMN) >> 1
    return (sideways | mask << COLUMNS | mask >> COLUMNS) & BOARD


# --------------------------------------------------------------------------- sieges


def tear_down(g: Heroes, space: int) -> None:
    """One attack turns a Wall or the Gate into a ruin; when the last is gone, the Arrow Tower is discarded at once
    (HER-SIE-04, HER-SIE-06, HER-SIE-10)."""
    column = space - MIDDLE
    g.walls = (*g.walls[:column], RUIN, *g.walls[column + 1 :])
    g.tell("torn_down", space)
    if all(wall == RUIN for wall in g.walls):
        for unit, at in enumerate(g.at):
            if at == TOWER:
                defeat(g, unit)


def sheltered(g: Heroes, unit: int, shooter: int) -> bool:
    """A defender on its own side behind an intact Wall or Gate in its column, against a shot from the attacker's
    side of the board (HER-SIE-07)."""
    if g.side[unit] != DEFENDER or not 0 <= g.at[unit] < MIDDLE or g.at[shooter] < MIDDLE + COLUMNS:
        return False
    return g.walls[g.at[unit] % COLUMNS] in (WALL, GATE) and g.at[shooter] != TOWER


def has_defense_token(g: Heroes, unit: int) -> bool:
    """The unit's own, or that of Halberdiers next to it (HER-BAT-34)."""
    if g.marks[unit] & DEFENDING:
        return True
    side = g.side[unit]
    return any(
        g.side[other] == side and "virtual_defense_token" in face(g, other).passive
        for other, at in enumerate(g.at)
        if at in BESIDE[g.at[unit]]
    )
