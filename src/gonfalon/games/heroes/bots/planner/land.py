"""What every field of the map is worth to a seat, in gold.

A field with guards or enemies is worth its gain times the chance to win it, minus the expected loss of units.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final

from gonfalon.core import Option
from gonfalon.games.heroes.bots.judge import PRICES
from gonfalon.games.heroes.bots.tactician import forecast
from gonfalon.games.heroes.bots.tactician.forecast import Forecast
from gonfalon.games.heroes.codes import (
    GOLD,
    GRAIL_ON_FIELD,
    NOBODY,
    NOWHERE,
    TOP_LEVEL,
    VALUABLES,
    is_main,
    main_of,
    purse_at,
    seat_of,
)
from gonfalon.games.heroes.printed import LOCATION_ID
from gonfalon.games.heroes.printed.ops.scenarios import ClaimValue, WinClaims, WinDeliver, WinFlag, WinTiebreak
from gonfalon.games.heroes.rules import geography, moving, scenario
from gonfalon.games.heroes.rules.combat import beginning as combat
from gonfalon.games.heroes.rules.geography import GRAIL, MINES, OBELISK, SANCTUARY, SETTLEMENT, TOWN
from gonfalon.games.heroes.rules.scenario import part, parts
from gonfalon.games.heroes.rules.visiting import MINE_INCOME, ONE_SPACE
from gonfalon.games.heroes.state import Heroes

from .town import array_worth, mustered, next_trade, rounds_left

CLAIM: Final = 11.0
STOLEN: Final = 1.6
"""How much more a claim counts because an enemy loses it."""
XP: Final = 7.0
VICTORY: Final = 150.0
CUBE: Final = 12.0
LAST_CUBE: Final = 120.0
A_TILE: Final[tuple[float, ...]] = (0.0, 8.0, 6.0, 4.0)
"""What a face-down tile is worth, by its back."""
NEW_TILE: Final = 9.0
BOLD: Final = 0.6
"""The least chance at which a combat is begun."""
DESPERATE: Final = 0.3
"""The same in the last Round, when nothing else is left to win."""
CARELESS: Final = 0.2
"""How much units count in the last Round."""
HASTE: Final = 4
"""The number of final Rounds in which heroes stay near a field that wins."""
LURE: Final = 40.0
SPOILS: Final = 0.55
"""How much of an enemy's army counts as a gain when it is beaten."""
PERIL: Final = 0.35
"""How likely an enemy who can attack is to do so."""

GIFTS: Final[Mapping[int, float]] = {
    LOCATION_ID[name]: value
    for name, value in {
        "artifact_symbol": 5.0,
        "resource_symbol": 4.5,
        "treasure_symbol": 5.5,
        "fountain_of_youth": 4.0,
        "water_wheel": 3.0,
        "windmill": 4.0,
        "warriors_tomb": 6.0,
        "temple": 2.0,
        "mystical_garden": 3.5,
        "pandoras_box": 6.0,
        "shrine_of_magic_gesture": 3.5,
        "shrine_of_magic_incantation": 1.5,
        "redwood_observatory": 6.0,
        "magic_spring": 1.5,
        "witch_hut": 2.0,
        "stables": 1.5,
    }.items()
}
"""What a visit is worth."""
LEARNING: Final = LOCATION_ID["learning_stone"]
TREE: Final = LOCATION_ID["tree_of_knowledge"]
UTOPIA: Final = LOCATION_ID["dragon_utopia"]
TRADING: Final = LOCATION_ID["trading_post"]


class Chart:
    """The map as a seat sees and values it. `veto` lists fields that must not be fought for."""

    def __init__(self, g: Heroes, seat: int, veto: frozenset[int] = frozenset(), bold: float = BOLD) -> None:
        self.g = g
        self.seat = seat
        self.veto = veto
        self.bold = bold
        self.map = geography.of(g)
        self.left = rounds_left(g)
        self.harvests = (self.left + g.round % 2) // 2
        self.known: dict[tuple[int, int, int], tuple[float, int] | None] = {}

    @cached_property
    def army(self) -> tuple[int, ...]:
        """The army, including what could still be recruited when a combat is announced (HER-TWN-03)."""
        return mustered(self.g, self.seat)

    # ------------------------------------------------------------------ what a visit is worth

    def visit(self, hero: int, field: int) -> float:
        """What a hero gains by visiting an undefended field."""
        g, location = self.g, self.map.locations[field]
        if g.grail == GRAIL_ON_FIELD + field:
            return self.grail()
        if g.grail == hero and field == geography.town_of(self.seat) and part(g, WinDeliver) is not None:
            return 2 * VICTORY
        category = geography.category(g, location)
        if category == "flaggable":
            return self.flag(hero, field, location)
        if category == "visitable" and not g.visited >> field & 1:
            return self.gift(hero, location)
        if location == TRADING and next_trade(g, self.seat, [("trade", n) for n in range(6)]) is not None:
            return 5.0
        return 0.0

    def gift(self, hero: int, location: int) -> float:
        g, seat = self.g, self.seat
        learns = XP if is_main(hero) and g.level(seat) < TOP_LEVEL else 0.0
        if location == LEARNING:
            return learns
        if location == TREE:
            rich = g.resources[purse_at(seat, GOLD)] >= 10 or g.resources[purse_at(seat, VALUABLES)] >= 3
            return max(0.0, 2 * learns - 7.0) if rich else 0.0
        if location == GRAIL:
            return self.grail()
        return GIFTS.get(location, 0.5)

    def grail(self) -> float:
        if part(self.g, WinTiebreak) is not None:
            return VICTORY
        return self.claims(GRAIL) * CLAIM

    def claims(self, location: int) -> int:
        """How many claims a location counts for."""
        rule = part(self.g, WinClaims)
        if rule is None:
            return 0
        if location == TOWN:
            return rule.enemy_town
        if location in MINES or location == SETTLEMENT:
            return rule.mine
        return sum(op.amount for op in parts(self.g.scenario, ClaimValue) if LOCATION_ID[op.location] == location)

    def flag(self, hero: int, field: int, location: int) -> float:
        """What a flag gains: claims, income, cubes, victory."""
        g, seat = self.g, self.seat
        if location == OBELISK:
            return self.obelisk(field)
        before = geography.holder(g, field)
        if before == seat:
            return 0.0
        value = CLAIM * self.claims(location) * (STOLEN if before != NOBODY else 1.0)
        if self.wins(location):
            return value + VICTORY
        if location == TOWN:
            return value + self.cube(before)
        resource = MINES.index(location) if location in MINES else GOLD
        amount = MINE_INCOME.get(location, ONE_SPACE[GOLD]) if location != UTOPIA else 0
        times = self.harvests + (not g.first_flags >> field & 1)
        return value + 2.0 + PRICES[resource] * amount * times

    def obelisk(self, field: int) -> float:
        g, seat = self.g, self.seat
        if g.shared_flags[seat] >> field & 1:
            return 0.0
        if part(g, WinTiebreak) is not None:
            return 22.0 if scenario.obelisks(g, seat) < 2 else 14.0
        return 5.0

    def cube(self, enemy: int) -> float:
        """What a Faction Cube of an enemy is worth: with two players nothing (HER-END-09)."""
        g, seat = self.g, self.seat
        if g.players < scenario.CUBES_WIN_FROM or enemy == NOBODY or g.cubes[seat][enemy]:
            return 1.0
        others = [each for each in range(g.players) if each not in (seat, enemy) and not g.gone >> each & 1]
        return LAST_CUBE if all(g.cubes[seat][each] for each in others) else CUBE

    # ------------------------------------------------------------------ combats

    def forecast(self, hero: int, field: int, mp: int) -> Forecast | None:
        """How the combat for a field would go; None if there is none."""
        g, seat = self.g, self.seat
        enemies = geography.enemies_on(g, field, seat)
        if enemies:
            leader = min(enemies)
            return forecast.against_player(g, hero, field, self.army, seat_of(leader), leader)
        if moving.is_defended(g, seat, field):
            return forecast.against_player(g, hero, field, self.army, geography.holder(g, field), NOBODY)
        if not geography.guarded(g, field) or combat.quick(g, hero, field):
            return None
        return forecast.against_guards(g, hero, field, self.army, mp)

    def spoils(self, hero: int, field: int) -> float:
        """What victory itself gains: Experience, the enemy's army, gold and cube."""
        g, seat = self.g, self.seat
        enemies = geography.enemies_on(g, field, seat)
        learns = XP if is_main(hero) and g.level(seat) < TOP_LEVEL else 0.0
        if not enemies:
            difficulty = self.map.difficulty(field) if geography.guarded(g, field) else 0
            return learns * (2 if difficulty > g.level(seat) else int(difficulty == g.level(seat)))
        leader = min(enemies)
        other = seat_of(leader)
        if not is_main(leader):
            return 5.0 + self.cube(other)
        value = SPOILS * array_worth(g.army[other]) + 5.0 + self.cube(other)
        if g.grail == leader:
            value += self.grail()
        return value + learns * (2 if g.level(other) > g.level(seat) else int(g.level(other) == g.level(seat)))

    def arrive(self, hero: int, field: int, mp: int) -> tuple[float, int] | None:
        """What stepping onto a field gains and how many more MP it takes; None if the hero should not."""
        key = hero, field, mp
        if key not in self.known:
            self.known[key] = self.fought(hero, field, mp)
        return self.known[key]

    def fought(self, hero: int, field: int, mp: int) -> tuple[float, int] | None:
        ahead = self.forecast(hero, field, mp)
        if ahead is None:
            return self.visit(hero, field), 0
        if field in self.veto or not self.dares(hero, field, ahead):
            return None
        won = self.visit(hero, field) + self.spoils(hero, field)
        cost = ahead.losses + (1 - ahead.win) * self.ruin(hero, field)
        value = ahead.win * won - cost * self.caution()
        more = 0 if self.endless(field) else min(mp, max(0, round(ahead.rounds) - 1))
        return (value, more) if value > 0 else None

    def endless(self, field: int) -> bool:
        """Combats that last until they are decided (HER-BAT-54)."""
        return not geography.guarded(self.g, field) or self.map.difficulty(field) >= combat.HOPELESS

    def dares(self, hero: int, field: int, ahead: Forecast) -> bool:
        """Whether the chance is good enough; in the last Round a small one will do, and for victory itself any."""
        bold = self.bold if is_main(hero) else self.bold + 0.1
        if self.left == 0:
            bold = 0.0 if self.wins(self.map.locations[field]) else DESPERATE
        return ahead.win >= bold

    def lures(self, field: int) -> float:
        """What being near a field that wins is worth towards the end, even before the hero dares to take it."""
        return LURE if self.left < HASTE and self.wins(self.map.locations[field]) else 0.0

    def caution(self) -> float:
        """How much units still count: little in the last Round."""
        return min(1.0, CARELESS + self.left)

    def wins(self, location: int) -> bool:
        """Whether a flag on a location wins the game."""
        return any(LOCATION_ID[op.location] == location for op in parts(self.g.scenario, WinFlag))

    def ruin(self, hero: int, field: int) -> float:
        """What defeat costs beyond the losses of a victory."""
        if geography.enemies_on(self.g, field, self.seat) and is_main(hero):
            return 0.5 * array_worth(self.army) + 10.0
        return 0.15 * array_worth(self.army)

    # ------------------------------------------------------------------ dangers and tiles

    @cached_property
    def threats(self) -> tuple[tuple[int, float], ...]:
        """Fields of enemy Main Heroes that would beat this seat, and what that would cost."""
        g, seat, found = self.g, self.seat, []
        for other in g.in_order():
            hero = main_of(other)
            if other == seat or g.hero_at[hero] == NOWHERE:
                continue
            ahead = forecast.against_player(g, hero, NOWHERE, g.army[other], seat, main_of(seat))
            if ahead.win > BOLD:
                cost = PERIL * ahead.win * (array_worth(g.army[seat]) + 10.0 + self.cube(other))
                found.append((g.hero_at[hero], cost))
        return tuple(found)

    def danger(self, hero: int, field: int) -> float:
        """What ending a Turn on a field may cost."""
        if not self.threats or self.map.locations[field] == SANCTUARY or field == geography.town_of(self.seat):
            return 0.0
        near = [cost for at, cost in self.threats if self.map.distance(at, field) <= 3]
        return max(near, default=0.0) * (1.0 if is_main(hero) else 0.2)

    def new_tile(self) -> float:
        """What placing a tile from the player's supply is worth."""
        return NEW_TILE * min(1.0, self.left / 3)

    def tile(self, slot: int) -> float:
        """What revealing a tile is worth, while there is time to go there."""
        return A_TILE[self.g.groups[slot]] * min(1.0, self.left / 3)


def is_fight(g: Heroes, option: Option) -> bool:
    """Whether a move begins a combat."""
    _, hero, field = option
    return Chart(g, seat_of(hero)).forecast(hero, field, g.mp[hero]) is not None
