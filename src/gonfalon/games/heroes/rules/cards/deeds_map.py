"""What the parts of a card's text do outside combat: resources, Morale, movement, tiles, Units and dice.

Where a text gives something to "your hero", the player chooses either of the two (HER-GEN-02, HER-HRO-11).

Questions: which_hero (to_hero), portal (to_field), whose_morale (name).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from gonfalon.core import Ask, Option, first, put
from gonfalon.games.heroes.codes import NOWHERE, POSITIVE, RESOURCE, TIERS, creature_of, slot_of, tier_of
from gonfalon.games.heroes.printed import CARD_ID, SCENARIOS
from gonfalon.games.heroes.printed.base import Op
from gonfalon.games.heroes.printed.ops.army import Reinforce
from gonfalon.games.heroes.printed.ops.cards import SearchSize
from gonfalon.games.heroes.printed.ops.combat import RollThen
from gonfalon.games.heroes.printed.ops.land import (
    DiscoverTile,
    FreeStep,
    MoveHero,
    Movement,
    PassThrough,
    SkipNeutralCombat,
)
from gonfalon.games.heroes.printed.ops.realm import CostReduction, Gain, Morale, Reroll
from gonfalon.games.heroes.printed.ops.scenarios import CarrierRule
from gonfalon.games.heroes.printed.ops.spells import MageGuildDiscount
from gonfalon.games.heroes.rules import dice, geography, morale, recruiting, tiles
from gonfalon.games.heroes.state import Heroes, faction_of

from .deeds import ANYTIME, MAP, NEVER, Deed, Play, always

PEACE: Final = frozenset({"map", "activation"})
"""Gold and MP are useful in a combat too: to surrender, or to fight on."""
"""The buildings of the three tiers."""


# --------------------------------------------------------------------------- resources and Morale


async def gain(g: Heroes, p: Play, op: Gain) -> None:
    g.gain(p.seat, RESOURCE.names.index(op.resource), op.amount)
    g.tell("gained", p.seat, RESOURCE.names.index(op.resource), op.amount)


def cheerful(g: Heroes) -> list[int]:
    """The players who hold a Positive Morale Token."""
    return [seat for seat in g.in_order() if g.morale[seat] == POSITIVE]


def can_sway(g: Heroes, p: Play, op: Morale) -> bool:
    """The Necropolis has no Morale (HER-MRL-11); an enemy must hold the Token the text names."""
    if op.who == "enemy":
        return any(seat != p.seat for seat in cheerful(g))
    return not morale.ignores_morale(g, p.seat)


async def sway(g: Heroes, p: Play, op: Morale) -> None:
    """Gain Morale, or make an enemy lose it."""
    if op.who != "enemy":
        await morale.gain_morale(g, p.seat)
        return
    options: list[Option] = [("name", seat) for seat in cheerful(g) if seat != p.seat]
    option = await Ask(p.seat, "whose_morale", options, rule="HER-MRL-07", about=(p.card,), default=first)
    morale.lose_morale(g, option[1])


def can_roll(g: Heroes, p: Play, op: RollThen) -> bool:
    return op.then == "morale_positive" and not morale.ignores_morale(g, p.seat)


async def roll(g: Heroes, p: Play, op: RollThen) -> None:
    """Roll an Attack Die and gain Morale on some faces. Dice already on the table are set aside meanwhile."""
    lying = g.rolled
    result = await dice.attack_die(g, p.seat)
    g.rolled = lying
    if result in op.faces:
        await morale.gain_morale(g, p.seat)


# --------------------------------------------------------------------------- heroes


async def pick_hero(g: Heroes, p: Play, heroes: list[int]) -> int:
    """Choose one of the two heroes (HER-GEN-02)."""
    options: list[Option] = [("to_hero", hero) for hero in heroes]
    option = await Ask(p.seat, "which_hero", options, rule="HER-GEN-02", about=(p.card,), default=first)
    return int(option[1])


def can_hurry(g: Heroes, p: Play, op: Movement) -> bool:
    """MP last only for the Turn in which they are gained (HER-MOV-12)."""
    return op.hero != "same" and g.active == p.seat


async def hurry(g: Heroes, p: Play, op: Movement) -> None:
    """A hero gets MP; the one already chosen if the text refers to it."""
    if op.hero != "same":
        p.hero = await pick_hero(g, p, geography.own_heroes(g, p.seat))
    g.mp[p.hero] += op.amount
    g.tell("mp_gained", p.hero, op.amount)


async def pass_through(g: Heroes, p: Play, op: PassThrough) -> None:
    """This Turn the hero moves through any field without resolving it."""
    g.passing = put(g.passing, p.seat, g.passing[p.seat] | 1 << p.hero)


async def free_step(g: Heroes, p: Play, op: FreeStep) -> None:
    """At the end of the Turn a hero may move to an adjacent Empty Field."""
    g.last("free_step", p.seat, 1, "turn", p.card)


@cache
def forbidden_to_carrier(scenario: int) -> frozenset[int]:
    """The cards that the Scenario does not let move the hero who holds the Grail."""
    ops = (op for rule in SCENARIOS[scenario].rules for op in rule.ops)
    return frozenset(CARD_ID[spell] for op in ops if isinstance(op, CarrierRule) for spell in op.forbid_spells)


def ports(g: Heroes, seat: int) -> list[int]:
    """The player's Towns and Settlements without a hero: no hero may end a move where another stands
    (HER-MOV-10)."""
    return [field for field in geography.towns_and_settlements(g, seat) if field not in g.hero_at]


def travellers(g: Heroes, p: Play) -> list[int]:
    """The heroes that may be moved: not the Grail's carrier where the Scenario forbids it."""
    barred = g.grail if p.card in forbidden_to_carrier(g.scenario) else NOWHERE
    return [hero for hero in geography.own_heroes(g, p.seat) if hero != barred]


def can_move(g: Heroes, p: Play, op: MoveHero) -> bool:
    return op.to == "own_town_or_settlement" and bool(ports(g, p.seat)) and bool(travellers(g, p))


async def move_hero(g: Heroes, p: Play, op: MoveHero) -> None:
    """Move to a Town or Settlement of the player. The hero keeps its MP and visits nothing (HER-MOV-20)."""
    p.hero = await pick_hero(g, p, travellers(g, p))
    options: list[Option] = [("to_field", field) for field in ports(g, p.seat)]
    option = await Ask(p.seat, "portal", options, rule="HER-MOV-20", about=(p.card, p.hero), default=first)
    g.hero_at[p.hero] = g.stood[p.hero] = option[1]
    g.tell("relocated", p.hero, option[1])


# --------------------------------------------------------------------------- tiles


def scouts(g: Heroes, seat: int) -> list[int]:
    """Heroes on a tile next to a face-down one; of two heroes on the same tile only one is listed."""
    beside = geography.of(g).beside
    slots = {slot_of(g.hero_at[hero]): hero for hero in reversed(geography.own_heroes(g, seat))}
    return sorted(hero for slot, hero in slots.items() if beside[slot])


def can_discover(g: Heroes, p: Play, op: DiscoverTile) -> bool:
    return bool(scouts(g, p.seat))


async def discover(g: Heroes, p: Play, op: DiscoverTile) -> None:
    """Reveal a tile next to a hero's own, without MP (HER-TIL-06)."""
    hero = await pick_hero(g, p, scouts(g, p.seat))
    await tiles.discover(g, p.seat, slot_of(g.hero_at[hero]))


# --------------------------------------------------------------------------- Units, the Mage Guild, dice


def tiers_of(op: Reinforce) -> tuple[int, ...]:
    return tuple(map(TIERS.index, op.tiers))


def can_reinforce(g: Heroes, p: Play, op: Reinforce) -> bool:
    """There must be a Few of such a tier that the player can afford to reinforce."""
    if op.faction and faction_of(g, p.seat) != op.faction:
        return False
    tiers, factor = tiers_of(op), op.cost_factor or "full"
    return any(
        tier_of(creature_of(unit)) in tiers
        and g.can_pay(p.seat, recruiting.reinforce_cost(g, p.seat, creature_of(unit), factor))
        for unit in g.fews(p.seat)
    )


async def reinforce(g: Heroes, p: Play, op: Reinforce) -> None:
    """An effect needs neither Token nor building; since it costs something, it may be declined (HER-UNT-13,
    HER-GEN-08)."""
    await recruiting.reinforce_one(g, p.seat, tiers_of(op), op.cost_factor or "full", True)


def can_skip(g: Heroes, p: Play, op: SkipNeutralCombat) -> bool:
    """Only where the difficulty equals the hero's Level; a Secondary Hero has its Main Hero's (HER-HRO-14)."""
    return p.field != NOWHERE and geography.of(g).difficulty(p.field) == g.level(p.seat)


async def skip_combat(g: Heroes, p: Play, op: SkipNeutralCombat) -> None:
    """The caller that offers the card at this moment lets the hero visit the field, without Experience."""


async def cost_off(g: Heroes, p: Play, op: CostReduction) -> None:
    """The next Unit bought this Turn costs less."""
    g.last("cost_off", p.seat, op.gold, "turn", p.card)


async def guild_off(g: Heroes, p: Play, op: MageGuildDiscount) -> None:
    g.last("guild_off", p.seat, op.gold, "used", p.card)


async def guild_search(g: Heroes, p: Play, op: SearchSize) -> None:
    g.last("search_size", p.seat, op.amount, "used", p.card)


def can_be_lucky(g: Heroes, p: Play, op: Reroll) -> bool:
    """Treasure and Resource Dice are rolled on the map; an optional rule forbids all rerolls (HER-VAR-02)."""
    return not g.has_variant("no_rerolls") and (p.moment == "map" or "attack" in op.dice)


async def luck(g: Heroes, p: Play, op: Reroll) -> None:
    """Dice may be rerolled: one Treasure and one Resource Die, or every die once. Played in a combat, it ends with
    the combat (HER-BAT-56)."""
    until = "turn" if p.moment == "map" else "combat"
    for die in ("attack",) if "attack" in op.dice else op.dice:
        g.last(f"luck_{die}", p.seat, 1, until, p.card)


GUILD: Final = frozenset({"guild"})

DEEDS: Final[dict[type[Op], Deed]] = {
    Gain: Deed(PEACE, always, gain),
    Morale: Deed(ANYTIME, can_sway, sway),
    RollThen: Deed(PEACE, can_roll, roll),
    Movement: Deed(PEACE, can_hurry, hurry),
    PassThrough: Deed(NEVER, always, pass_through),
    FreeStep: Deed(MAP, always, free_step),
    MoveHero: Deed(MAP, can_move, move_hero),
    DiscoverTile: Deed(MAP, can_discover, discover),
    Reinforce: Deed(frozenset({"won"}), can_reinforce, reinforce),
    SkipNeutralCombat: Deed(frozenset({"guards"}), can_skip, skip_combat),
    CostReduction: Deed(frozenset({"map", "population"}), always, cost_off),
    MageGuildDiscount: Deed(GUILD, always, guild_off),
    SearchSize: Deed(GUILD, always, guild_search),
    Reroll: Deed(PEACE, can_be_lucky, luck),
}
