"""How good a position looks for a seat: points made and in sight, or the way to the crystals. Bots steer by it."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from gonfalon.core import bits
from gonfalon.games.tactics.printed.realm import REALMS
from gonfalon.games.tactics.printed.spaces import ALL_SPACES, SPACES, distance
from gonfalon.games.tactics.rules.dungeons.caves import CAVE_AT, CAVES, Cave
from gonfalon.games.tactics.rules.dungeons.crystals import hopeless
from gonfalon.games.tactics.rules.movement import gait_of
from gonfalon.games.tactics.rules.scoring import points
from gonfalon.games.tactics.rules.traits import TRAITS
from gonfalon.games.tactics.rules.zones import CONTROL, flags_needed, holds_trigger, majority
from gonfalon.games.tactics.state import NOBODY, Tactics, class_of, party_of

WON: Final = 100.0
HEALTH: Final = 0.25
SUPPLY: Final = 0.05
WEAKENED: Final = 0.5
CARD: Final = 0.15
ACTION: Final = 0.3
MAJORITY: Final = 1.0
FLAG_STEP: Final = 1.5
NEARNESS: Final = 0.12

EAGERNESS: Final = 0.15
"""Where captures decide, units move towards their enemies."""

CRYSTAL: Final = 40.0
TIME: Final = 6.0
WOUND: Final = 9.0
"""What an enemy unit near its capture promises: time gained."""

BLOCKED: Final = 4.0
HARDY: Final = 0.4
HUNT: Final = 0.3
HERO: Final = 6.0
THREAT: Final = 0.2
HOPELESS: Final = 60.0
PROGRESS: Final = 16.0
LAST: Final = 2.5
"""How much more the way to the last crystal counts."""


def judge(g: Tactics, seat: int) -> float:
    """The prospects of the seat's side beyond those of its strongest rivals."""
    if g.rules.enemies:
        return adventure(g, seat)
    worth = zones_worth(g)
    rivals = [prospects(g, side) + worth.get(side, 0.0) for side in g.sides if seat not in side]
    own = prospects(g, g.allies[seat]) + worth.get(g.allies[seat], 0.0)
    if g.ended:
        return WON * (own > max(rivals)) + own - max(rivals)
    if g.rules.artifact:
        own -= EAGERNESS * sum(to_nearest_foe(g, unit) for unit in g.squad(seat))
    return own - (3 * max(rivals) + sum(rivals) / len(rivals)) / 4


def prospects(g: Tactics, side: tuple[int, ...]) -> float:
    """Points as they stand, and what makes points likely, but for the areas."""
    total = 0.0
    health, supply, weakened, pos = g.health, g.supply, g.weakened, g.pos
    pull = pulls(g.map, g.flags, g.secured)
    for seat in side:
        total += points(g, seat) + CARD * len(g.hand[seat]) + (ACTION * g.actions if g.active == seat else 0)
        for unit in g.units_of(seat):
            total += HEALTH * health[unit] + SUPPLY * supply[unit] - WEAKENED * (weakened >> unit & 1)
            if pull:
                total += pull[pos[unit]]
            elif g.rules.artifact:
                total += NEARNESS * (12 - distance(pos[unit], prize(g)))
    return total


def prize(g: Tactics) -> int:
    """Where the Artifact is."""
    return g.artifact if g.bearer == NOBODY else g.pos[g.bearer]


def to_nearest_foe(g: Tactics, unit: int) -> int:
    foes = [foe for rival in g.rivals[party_of(unit)] for foe in g.units_of(rival)]
    return min((distance(g.pos[unit], g.pos[foe]) for foe in foes), default=0)


def zones_worth(g: Tactics) -> dict[tuple[int, ...], float]:
    """What the areas that can still be won are worth to the sides that hold them."""
    total: dict[tuple[int, ...], float] = {}
    for zone, owner in enumerate(g.secured):
        if owner == NOBODY and (leader := majority(g, zone)) != NOBODY:
            side = g.allies[leader]
            total[side] = total.get(side, 0.0) + zone_worth(g, side, zone)
    return total


def zone_worth(g: Tactics, side: tuple[int, ...], zone: int) -> float:
    """Holding an area is worth more the farther its flag has moved, and if the flag would move next."""
    reached = g.flags[zone]
    moves = reached > 0 or any(holds_trigger(g, seat, zone) for seat in side)
    return (MAJORITY + FLAG_STEP * (reached + moves)) * (2 if flags_needed(g) == 1 else 1)


@lru_cache(1 << 10)
def pulls(realm: str, flags: tuple[int, ...], secured: tuple[int, ...]) -> tuple[float, ...]:
    """By space: how strongly a unit is drawn to the nearest area that can still be won, more so if its flag has
    come far. Empty if no area is left."""
    triggers = REALMS[realm].triggers
    rows = [
        [NEARNESS * (1 + flags[zone] / CONTROL) * (12 - away) for away in distances(triggers[zone])]
        for zone, owner in enumerate(secured)
        if owner == NOBODY
    ]
    return tuple(map(max, zip(*rows, strict=True)))


@cache
def distances(space: int) -> tuple[int, ...]:
    """By space: how far it is from this one."""
    return tuple(distance(space, other) for other in range(ALL_SPACES))


def adventure(g: Tactics, seat: int) -> float:
    """Crystals, time, the players' units and their ways to the next crystals, against the Enemy's strength."""
    if g.ended:
        return WON * (1 if g.won else -1)
    heroes = g.squad(seat)
    total = CRYSTAL * g.green.bit_count() + TIME * g.time + ACTION * g.actions
    total += sum(CARD * len(hand) for hand in g.hand)
    for unit in heroes:
        total += HERO + HEALTH * g.health[unit] + SUPPLY * g.supply[unit] - WEAKENED * (g.weakened >> unit & 1)
    enemies = [enemy for rival in g.rivals[seat] for enemy in g.units_of(rival)]
    room = min(2, g.rules.time_max - g.time) / 2
    for enemy in enemies:
        wound = 1 - g.health[enemy] / TRAITS[g.card[enemy]].top_health
        total += WOUND * room * wound * wound + WEAKENED * (g.weakened >> enemy & 1) - THREAT * g.health[enemy]
    return total + ways(g, heroes) - (HOPELESS if hopeless(g) else 0.0)


def ways(g: Tactics, heroes: list[int]) -> float:
    """How far the units have come towards the dungeons that can be entered, each unit counted for one."""
    open_caves = [cave for cave in CAVES if not g.green >> cave.number & 1 and not cave.requires & ~g.green]
    found = sorted(
        ((progress(g, unit, cave), unit, cave.number) for cave in open_caves for unit in heroes), reverse=True
    )
    total, units, caves = 0.0, set[int](), set[int]()
    for worth, unit, number in found:
        if number not in caves and unit not in units:
            total += worth
            units.add(unit)
            caves.add(number)
    total -= sum(blockade(g, cave) for cave in open_caves)
    total += sum(hunt(g, unit, open_caves) for unit in heroes if unit not in units)
    return total * (LAST if len(open_caves) == 1 else 1.0)


def hunt(g: Tactics, unit: int, caves: list[Cave]) -> float:
    """A unit without a dungeon to go to hunts the enemies that block one, or any enemy."""
    here = g.pos[unit]
    if here >= SPACES:
        return 0.0
    foes, over = g.foes_of(party_of(unit)), 0
    for cave in caves:
        over |= foes & cave.cover
    return HUNT * (12 - min((distance(here, space) for space in bits(over or foes)), default=12))


def blockade(g: Tactics, cave: Cave) -> float:
    """Units on a box keep everybody out of it (TAC-DUN-02): the hardier, the longer."""
    over = bits(g.units_on(g.occupied() & cave.cover))
    return sum(BLOCKED + (HARDY * g.health[unit] if g.automated(party_of(unit)) else 0.0) for unit in over)


def progress(g: Tactics, unit: int, cave: Cave) -> float:
    """From 0, far away, to PROGRESS, at the crystal."""
    here = g.pos[unit]
    if not cave.solvable(class_of(unit)) or (here >= SPACES and CAVE_AT[here] is not cave):
        return 0.0
    if here >= SPACES:
        whole = steps_left(cave, cave.entrance, class_of(unit))
        return PROGRESS * (1 - 0.4 * steps_left(cave, here, class_of(unit)) / whole)
    costs = g.realm.costs(here, gait_of(g, unit))
    way = min((costs[portal] for portal in bits(g.realm.portals_of[cave.box])), default=16)
    return PROGRESS * 0.5 * (1 - way / 16)


def steps_left(cave: Cave, space: int, unit_class: int) -> int:
    """The fewest steps from a space inside to the crystal for a class."""
    return cave.steps_to_crystal[unit_class][space - cave.first]
