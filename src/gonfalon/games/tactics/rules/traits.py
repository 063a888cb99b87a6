"""What is printed on the Unit cards, as tables the rules can look up quickly.

Abilities that only change a number or lift a rule become fields of a card's Traits; those that do something at
a moment are kept under that moment's trigger and carried out in abilities.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from gonfalon.games.tactics.printed import MODES, UNIT_FACES
from gonfalon.games.tactics.printed.effects import Effect
from gonfalon.games.tactics.printed.modes import Bearer
from gonfalon.games.tactics.printed.realm import FLIES, SCRAMBLES, SURE_FOOTED, WADES
from gonfalon.games.tactics.printed.spaces import ADJACENT
from gonfalon.games.tactics.printed.units import Ability, Face
from gonfalon.games.tactics.state import KINDS, MELEE, MISSILE, MOVE, OFF_MAP, SPELL, Tactics, party_of

Condition = Callable[[Tactics, int, int, int], bool]
"""condition(g, unit, target, value)"""


def _ally_adjacent_to_target(g: Tactics, unit: int, target: int, value: int) -> bool:
    allies = g.friends_of(party_of(unit)) & ~(1 << g.pos[unit])
    return allies & ADJACENT[g.pos[target]] != 0


CONDITIONS: Final[dict[str, Condition]] = {
    "": lambda g, unit, target, value: True,
    "self_health_at_most": lambda g, unit, target, value: g.health[unit] <= value,
    "self_not_moved_this_turn": lambda g, unit, target, value: not g.done[unit] & 1 << MOVE,
    "self_moved_this_turn": lambda g, unit, target, value: bool(g.done[unit] & 1 << MOVE),
    "ally_adjacent_to_target": _ally_adjacent_to_target,
}


class Change:
    """A printed change of a number: by how much, for which kinds of attack, and when."""

    def __init__(self, ability: Ability, effect: Effect) -> None:
        self.amount = effect.amount
        self.attacks = attack_bits(effect.attacks)
        self.holds = CONDITIONS[ability.condition]
        self.value = ability.condition_value
        self.range = ability.scope_range


def attack_bits(attacks: Iterable[str]) -> int:
    """The kinds of attack named, one bit each; none named means all."""
    return sum(1 << KINDS.index(kind) for kind in attacks) or ~0


TRIGGERED: Final = (
    "turn_start",
    "turn_end",
    "activation_start",
    "move_end",
    "after_roll",
    "after_deal_damage",
    "after_take_damage",
    "pushed_down",
)


class Traits:
    """One face of a Unit card; where a card contradicts a general rule, the card wins (TAC-UNI-08)."""

    def __init__(self, unit: Face) -> None:
        self.top_health = unit.health
        self.top_supply = unit.ammo + unit.mana
        self.movement = unit.movement
        self.melee_damage = unit.melee.damage
        self.knock_dice = unit.melee.knockback_dice
        self.missile = unit.missile
        self.uses_supply = unit.missile is not None or unit.spell is not None
        self.spell = unit.spell
        self.gait = 0
        self.any_level = False
        self.rooted = False
        self.dry = False
        self.ignores_cover = 0
        self.uncountered = 0
        self.collision = 0
        self.speed: list[Change] = []
        self.deals: list[Change] = []
        self.takes: list[Change] = []
        self.shields: list[Change] = []
        self.parries: list[Change] = []
        self.miss_dice: list[Change] = []
        self.leads: list[Change] = []
        self.at: dict[str, list[tuple[Ability, tuple[Effect, ...]]]] = {trigger: [] for trigger in TRIGGERED}
        for ability in unit.abilities:
            self._read(ability)

    def _read(self, ability: Ability) -> None:
        if ability.trigger in TRIGGERED:
            self.at[ability.trigger].append((ability, ability.effects))
            return
        for effect in ability.effects:
            if effect.when:
                self.at[effect.when].append((ability, (effect,)))
            else:
                READ[effect.op](self, ability, effect)

    def read_damage(self, ability: Ability, effect: Effect) -> None:
        lists = {"ally_take_damage_calc": self.shields, "take_damage_calc": self.takes}
        lists.get(ability.trigger, self.deals).append(Change(ability, effect))

    def read_movement(self, ability: Ability, effect: Effect) -> None:
        lists = {"ally_move_start": self.leads}
        lists.get(ability.trigger, self.speed).append(Change(ability, effect))

    def read_terrain_cost(self, effect: Effect) -> None:
        self.gait |= WADES if "water" in effect.terrains else 0
        self.gait |= SCRAMBLES if "peak" in effect.terrains else 0

    def read_flag(self, name: str, value: int) -> None:
        before = getattr(self, name)
        setattr(self, name, type(before)(before | value))


READ: Final[dict[str, Callable[[Traits, Ability, Effect], None]]] = {
    "mod_damage": Traits.read_damage,
    "mod_movement": Traits.read_movement,
    "mod_counter_damage": lambda t, ability, effect: t.parries.append(Change(ability, effect)),
    "mod_miss_dice": lambda t, ability, effect: t.miss_dice.append(Change(ability, effect)),
    "mod_collision": lambda t, ability, effect: t.read_flag("collision", effect.amount),
    "ignore_climb_cost": lambda t, ability, effect: t.read_flag("gait", SURE_FOOTED),
    "ignore_terrain_cost": lambda t, ability, effect: t.read_terrain_cost(effect),
    "ignore_terrain_damage": lambda t, ability, effect: t.read_flag("dry", "water" in effect.terrains),
    "ignore_cover": lambda t, ability, effect: t.read_flag("ignores_cover", attack_bits(effect.attacks)),
    "pass_enemies": lambda t, ability, effect: t.read_flag("gait", FLIES),
    "melee_any_elevation": lambda t, ability, effect: t.read_flag("any_level", True),
    "no_forced_move": lambda t, ability, effect: t.read_flag("rooted", True),
    "no_counter": lambda t, ability, effect: t.read_flag("uncountered", attack_bits(effect.attacks)),
}

BEARER: Final = MODES["battle"].bearer or Bearer(0, 0, 0)
TRAITS: Final = tuple(Traits(face) for face in UNIT_FACES)


def changes(g: Tactics, rows: list[Change], kind: int, unit: int, target: int) -> int:
    """The sum of the printed changes that apply to this kind of attack now."""
    total = 0
    for row in rows:
        if row.attacks >> kind & 1 and row.holds(g, unit, target, row.value):
            total += row.amount
    return total


def speed(g: Tactics, unit: int) -> int:
    """The movement points of the unit's own Move (TAC-MOV-01); the Artifact weighs on its Bearer (TAC-BTL-12)."""
    traits = TRAITS[g.card[unit]]
    points = traits.movement
    for row in traits.speed:
        if row.holds(g, unit, unit, row.value):
            points += row.amount
    return points if unit != g.bearer else max(0, points + BEARER.movement)


def attack_reach(g: Tactics, unit: int, kind: int, space: int = OFF_MAP) -> int:
    """The spaces the unit's attack or spell reaches from a space, usually its own; level and Peak counted
    (TAC-MIS-04, TAC-TER-14)."""
    traits, realm = TRAITS[g.card[unit]], g.realm
    here = g.pos[unit] if space == OFF_MAP else space
    if kind == MELEE:
        return ADJACENT[here] if traits.any_level else realm.level_adjacent[here]
    more = BEARER.missile_and_spell_range if unit == g.bearer else 0  # TAC-BTL-13
    if kind == MISSILE:
        return realm.shot(here, traits.missile.range + more) if traits.missile else 0
    if kind == SPELL and traits.spell and traits.spell.range_kind == "spaces":
        return realm.shot(here, traits.spell.range + more)
    return 0
