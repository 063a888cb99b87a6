"""tower.toml: the cube tower, its chances, and what is known of them."""

from msgspec import field

from gonfalon.lore.content import Count, Head, Printed, Top

from .base import Chance, Known, Percent, Thing


class Tower(Known, frozen=True):
    name_en: str
    name_fr: str
    text_en: str
    text_fr: str


class Shelf(Thing, frozen=True):
    stick: Percent
    knock: Percent
    capacity: Top


class Crowding(Known, frozen=True):
    strength: Count
    start: Count = field(name="from")
    full: Top


class Priming(Known, frozen=True):
    armies_per_player: Count
    inhabitants: Count
    inhabitants_kept: Count


class Battle(Known, frozen=True):
    fewest_inhabitants: Count
    most_inhabitants: Count
    inhabitants: Count


class Evidence(Known, frozen=True):
    id: str
    note: str


class Statistic(Known, frozen=True):
    """What the tower does in the long run or after a throw; which fields there are depends on the case."""

    id: str
    players: Count = 0
    thrown: Count = 0
    reached_after_battles: Count = 0
    lodged_mean: float = 0
    lodged_sd: float = 0
    lodged_p05: Count = 0
    lodged_p95: Count = 0
    lodged_p025: Count = 0
    lodged_p975: Count = 0
    own_lodged_mean: float = 0
    green_lodged_mean: float = 0
    out_mean: float = 0
    out_sd: float = 0
    out_p05: Count = 0
    out_p95: Count = 0
    thrown_cube_falls_through: Chance = 0
    lodged_cube_comes_out: Chance = 0


class BattleOdds(Known, frozen=True):
    """The chances that the attacker, nobody or the defender wins, by the side of the inhabitants."""

    attackers: Top
    defenders: Top
    inhabitants_with_attacker: tuple[Chance, Chance, Chance]
    inhabitants_neutral: tuple[Chance, Chance, Chance]
    inhabitants_with_defender: tuple[Chance, Chance, Chance]
    attackers_out_mean: float
    attackers_out_sd: float
    defenders_out_mean: float
    defenders_out_sd: float


class EmptyRegionOdds(Known, frozen=True):
    attackers: Top
    inhabitants_neutral_or_friendly: Chance
    inhabitants_hostile: Chance
    attackers_out_mean: float
    attackers_out_sd: float


class TowerFile(Printed, frozen=True):
    meta: Head
    tower: Tower
    shelves: tuple[Shelf, ...] = field(name="shelf")
    crowding: Crowding
    priming: Priming
    battle: Battle
    evidence: tuple[Evidence, ...]
    statistics: tuple[Statistic, ...] = field(name="statistic")
    battle_odds: tuple[BattleOdds, ...]
    empty_region_odds: tuple[EmptyRegionOdds, ...]
