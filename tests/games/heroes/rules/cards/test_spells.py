"""The twenty-one Spells of the core box: three levels each, and the Power of the bottom effect."""

from __future__ import annotations

import pytest

from games.heroes.combats import Fight
from games.heroes.duels import (
    MINE,
    THEIRS,
    TOP,
    dealt,
    duel,
    lying,
    on_the_map,
    rest,
    until_active,
    value,
    ways,
)
from gonfalon.games.heroes.codes import PARALYSED, RETALIATED

POWER = {"cheap": (0, 1, 2), "dear": (0, 2, 4)}


def cast_of(name, level, cost="cheap", **more):
    """A duel with just the Power that a level of a spell needs."""
    return duel(name, **{"power": (POWER[cost][level], 0), **more})


def empower(level, cost="cheap"):
    """The plays of Power cards that a level needs; Power played before an attack is announced would be lost."""
    return [f"play power {way}" for way in {0: (), 1: (0,), 2: (1,), 4: (1, 1)}[POWER[cost][level]]]


def gives_power(name):
    """The bottom effect: 1 Power for another spell; the card itself is not cast."""
    other = "magic_arrow" if name != "magic_arrow" else "lightning_bolt"
    fight = duel(name, other)
    assert 3 in ways(fight, name)
    fight.play(f"play {name} 3")
    assert fight.g.power[0] == 1
    assert fight.g.spells == (0, 0)
    assert fight.discard(0) == [name]
    assert ways(fight, other) == {0, 1}
    return True


def tiers(name, level, cost="cheap", **more):
    """On which units of a board with all four tiers a spell may be cast: Crusaders (silver) on a4, Griffins
    (bronze) on d5; of the enemy Harpies (bronze) on a3, Minotaurs (silver) on b2, Manticores (golden) on c2,
    Crystal Dragons (azure) on d2."""
    fight = Fight(
        attacker=[("castle_crusaders", "a4"), ("castle_griffins", "d5")],
        defender=[
            ("dungeon_harpies", "a3"),
            ("dungeon_minotaurs", "b2"),
            ("dungeon_manticores", "c2"),
            ("neutral_crystal_dragons", "d2"),
        ],
        active="a4",
        level=TOP,
        hand={0: [name]},
        power=(POWER[cost][level], 0),
        **more,
    )
    assert ways(fight, name) == set(range(level + 1))
    fight.play(f"play {name} {level}")
    return fight.after("target")


BRONZE, SILVER, GOLDEN = {"a3", "d5"}, {"a4", "b2"}, {"c2"}
BY_LEVEL = [(0, BRONZE), (1, BRONZE | SILVER), (2, BRONZE | SILVER | GOLDEN)]


# --------------------------------------------------------------------------- damage


@pytest.mark.proves("card:magic_arrow")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_magic_arrow_deals_1_2_or_3_damage(level):
    fight = cast_of("magic_arrow", level)
    assert ways(fight, "magic_arrow") == set(range(level + 1))
    fight.play(f"play magic_arrow {level}")
    assert fight.after("target") == {MINE, THEIRS}
    fight.play(f"target {THEIRS}")
    assert fight.wounds(THEIRS) == 1 + level
    assert fight.discard(0) == ["magic_arrow"]
    assert gives_power("magic_arrow")


@pytest.mark.proves("card:lightning_bolt")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_lightning_bolt_deals_2_3_or_4_damage(level):
    fight = cast_of("lightning_bolt", level)
    assert ways(fight, "lightning_bolt") == set(range(level + 1))
    fight.play(f"play lightning_bolt {level}", f"target {THEIRS}")
    assert fight.wounds(THEIRS) == 2 + level
    assert gives_power("lightning_bolt")


CHAIN = {
    "attacker": [("castle_crusaders", "a4"), ("castle_champions", "d5")],
    "defender": [("dungeon_manticores", "a3"), ("dungeon_black_dragons", "d1"), ("dungeon_minotaurs", "b2")],
}


@pytest.mark.proves("card:chain_lightning")
@pytest.mark.parametrize(("level", "numbers"), [(0, (1, 1, 1)), (1, (2, 1, 1)), (2, (3, 2, 1))])
def test_chain_lightning_hits_a_unit_and_the_two_closest_friends_included(level, numbers):
    fight = cast_of("chain_lightning", level, "dear", **CHAIN)
    assert ways(fight, "chain_lightning") == set(range(level + 1))
    fight.play(f"play chain_lightning {level}", "target a3")
    if level == 2:
        assert fight.after("target") == {"a4", "b2"}, "its player says who of the two gets 2"
        fight.play("target b2")
    assert (fight.wounds("a3"), fight.wounds("b2"), fight.wounds("a4")) == numbers
    assert fight.wounds("d5") == fight.wounds("d1") == 0
    assert gives_power("chain_lightning")


@pytest.mark.proves("card:chain_lightning")
def test_ties_of_chain_lightning_are_broken_by_its_player():
    fight = cast_of(
        "chain_lightning",
        0,
        defender=[("dungeon_manticores", "a3"), ("dungeon_minotaurs", "c3")],
        attacker=[("castle_crusaders", "a4"), ("castle_champions", "b4")],
    )
    fight.play("play chain_lightning 0", "target a3", "target a4")
    assert fight.after("target") == {"b4", "c3"}
    fight.play("target c3")
    assert [fight.wounds(space) for space in ("a3", "a4", "b4", "c3")] == [1, 1, 0, 1]


@pytest.mark.proves("card:fireball")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_fireball_deals_1_2_or_3_damage_on_two_adjacent_spaces_friends_included(level):
    fight = cast_of("fireball", level, "dear")
    assert ways(fight, "fireball") == set(range(level + 1))
    fight.play(f"play fireball {level}", f"target {MINE}", f"target {THEIRS}")
    assert fight.wounds(MINE) == fight.wounds(THEIRS) == 1 + level
    assert gives_power("fireball")


@pytest.mark.proves("card:fireball")
def test_fireball_may_spare_a_friend_by_taking_an_empty_space():
    fight = cast_of("fireball", 0)
    fight.play("play fireball 0", "target a2")
    if fight.asked.endswith("target"):
        assert fight.after("target") == {THEIRS}
    assert (fight.wounds(MINE), fight.wounds(THEIRS)) == (0, 1)


@pytest.mark.proves("card:fire_shield")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_fire_shield_hurts_who_attacks_from_an_adjacent_space_in_this_combat_round(dice, level):
    fight = cast_of("fire_shield", level, "dear")
    assert ways(fight, "fire_shield") == set(range(level + 1))
    fight.play(f"play fire_shield {level}", f"target {MINE}", f"go {MINE}")
    assert lying(fight) == ["fire_shield"]
    fight.strike("attack a3 a4")
    assert fight.wounds(MINE) == 3
    assert fight.wounds(THEIRS) == 1 + level + 2, "the shield and the Retaliation"
    assert lying(fight) == [], "the Combat Round is over"
    assert fight.discard(0) == ["fire_shield"]
    assert not fight.g.rows
    assert gives_power("fire_shield")


@pytest.mark.proves("card:fire_shield")
def test_fire_shield_hurts_even_who_defeats_the_unit_and_nobody_who_shoots_from_afar(dice):
    more = {"attacker": [("castle_crusaders", MINE), ("castle_griffins", "d5")]}
    fight = cast_of("fire_shield", 0, wounds={MINE: 3}, **more)
    fight.play("play fire_shield 0", f"target {MINE}", f"go {MINE}", "attack a3 a4")
    assert fight.unit(MINE) == ""
    assert fight.wounds(THEIRS) == 1
    fight = cast_of("fire_shield", 0, defender=[("dungeon_medusas", "a2")])
    fight.play("play fire_shield 0", f"target {MINE}", f"go {MINE}")
    fight.strike("attack a2 a4")
    assert fight.wounds(MINE) == 1
    assert fight.wounds("a2") == 0


# --------------------------------------------------------------------------- Initiative


@pytest.mark.proves("card:haste")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_haste_gives_1_2_or_3_initiative_until_the_end_of_the_combat(level):
    fight = cast_of("haste", level)
    assert ways(fight, "haste") == set(range(level + 1))
    fight.play(f"play haste {level}", f"target {MINE}")
    assert value(fight, "initiative", MINE) == 6 + level
    assert lying(fight) == ["haste"]
    rest(fight)
    rest(fight)
    assert value(fight, "initiative", MINE) == 6 + level
    assert lying(fight) == ["haste"]
    assert gives_power("haste")


@pytest.mark.proves("card:slow")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_slow_takes_1_2_or_3_initiative_until_the_end_of_the_combat(level):
    fight = cast_of("slow", level)
    assert ways(fight, "slow") == set(range(level + 1))
    fight.play(f"play slow {level}", f"target {THEIRS}")
    assert value(fight, "initiative", THEIRS) == 6 - level
    rest(fight)
    assert value(fight, "initiative", THEIRS) == 6 - level
    assert fight.asked == ("1 activation" if level == 0 else "0 activation"), "who is faster now, or the attacker"
    assert lying(fight) == ["slow"]
    assert gives_power("slow")


# --------------------------------------------------------------------------- Attack and Defense


@pytest.mark.proves("card:bloodlust")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_bloodlust_gives_1_2_or_3_attack_to_a_ground_or_flying_unit(dice, level):
    fight = duel("bloodlust", "power")
    assert dealt(fight, *empower(level), f"play bloodlust {level}", f"target {MINE}") == 3 + level
    assert not fight.g.rows
    assert gives_power("bloodlust")


@pytest.mark.proves("card:bloodlust")
def test_bloodlust_is_not_for_ranged_units():
    fight = cast_of("bloodlust", 0, attacker=[("castle_zealots", MINE)], defender=[("dungeon_medusas", "a2")])
    assert ways(fight, "bloodlust") == set()


@pytest.mark.proves("card:weakness")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_weakness_takes_1_2_or_3_attack_from_a_unit(dice, level):
    fight = cast_of("weakness", level, active=THEIRS)
    fight.play("attack a3 a4")
    assert ways(fight, "weakness") == set(range(level + 1))
    fight.play(f"play weakness {level}", f"target {THEIRS}")
    assert fight.wounds(MINE) == 2 - level
    assert not fight.g.rows
    assert gives_power("weakness")


@pytest.mark.proves("card:weakness")
def test_weakness_never_brings_attack_below_0(dice):
    dice.attack(1)
    fight = cast_of(
        "weakness", 2, active=THEIRS, attacker=[("castle_griffins", MINE)], defender=[("dungeon_harpies", THEIRS)]
    )
    fight.play("attack a3 a4", "play weakness 2", f"target {THEIRS}")
    assert fight.wounds(MINE) == 1, "0 of Attack 2 less 3, and 1 of the die"


@pytest.mark.proves("card:stone_skin")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_stone_skin_gives_1_2_or_3_defense(dice, level):
    fight = cast_of("stone_skin", level, active=THEIRS)
    fight.play("attack a3 a4")
    assert ways(fight, "stone_skin") == set(range(level + 1))
    fight.play(f"play stone_skin {level}", f"target {MINE}")
    assert fight.wounds(MINE) == 2 - level
    assert not fight.g.rows
    assert gives_power("stone_skin")


@pytest.mark.proves("card:curse")
@pytest.mark.parametrize(("level", "damage"), [(0, 2), (1, 3), (2, 3)])
def test_curse_takes_1_2_or_3_defense_but_never_below_0(dice, level, damage):
    fight = duel("curse", "power", defender=[("dungeon_minotaurs", THEIRS)])
    assert dealt(fight, *empower(level), f"play curse {level}", f"target {THEIRS}") == damage
    assert gives_power("curse")


@pytest.mark.proves("card:bless")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_bless_lets_a_unit_attack_without_the_die_and_with_more_attack(dice, level):
    dice.attack(-1)
    fight = duel("bless", "power")
    assert dealt(fight, *empower(level), f"play bless {level}", f"target {MINE}") == 2 + level
    assert fight.wounds(MINE) == 2, "the first die is that of the Retaliation"
    assert not fight.g.rows
    assert gives_power("bless")


@pytest.mark.proves("card:prayer")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_prayer_gives_1_2_or_3_of_attack_defense_or_initiative(dice, level):
    fight = cast_of("prayer", level, "dear")
    assert ways(fight, "prayer") == set(range(level + 1))
    fight.play(f"play prayer {level}", f"target {MINE}")
    assert fight.after("choose") == {"0", "1", "2"}
    fight.play("choose 0")
    assert dealt(fight) == 3 + level
    fight = cast_of("prayer", level, "dear", active=THEIRS)
    fight.play("attack a3 a4", f"play prayer {level}", f"target {MINE}", "choose 1")
    fight.passing()
    assert fight.wounds(MINE) == 2 - level
    fight = cast_of("prayer", level, "dear")
    fight.play(f"play prayer {level}", f"target {MINE}", "choose 2")
    assert value(fight, "initiative", MINE) == 6 + level
    assert gives_power("prayer")


# --------------------------------------------------------------------------- by tier


@pytest.mark.proves("card:disrupting_ray")
@pytest.mark.parametrize(("level", "spaces"), BY_LEVEL)
def test_disrupting_ray_is_for_units_of_a_tier(level, spaces):
    assert tiers("disrupting_ray", level) == spaces
    assert gives_power("disrupting_ray")


@pytest.mark.proves("card:disrupting_ray")
def test_disrupting_ray_takes_the_ability_until_the_end_of_the_combat(dice):
    zombies = [("necropolis_zombies:pack", THEIRS)]
    assert dealt(duel(defender=zombies)) == 1, "+1 Defense when the die shows 0"
    fight = cast_of("disrupting_ray", 0, defender=zombies)
    fight.play("play disrupting_ray 0", f"go {MINE}")
    rest(fight)
    until_active(fight, MINE)
    assert lying(fight) == ["disrupting_ray"]
    assert dealt(fight) == 2


@pytest.mark.proves("card:blind")
@pytest.mark.parametrize(("level", "spaces"), BY_LEVEL)
def test_blind_is_for_units_of_a_tier(level, spaces):
    assert tiers("blind", level) == spaces
    assert gives_power("blind")


@pytest.mark.proves("card:blind")
def test_a_blind_unit_does_not_activate():
    fight = cast_of("blind", 2)
    fight.play("play blind 2", f"target {THEIRS}")
    assert fight.marks(THEIRS) & PARALYSED
    fight.play(f"go {MINE}")
    assert fight.g.combat_round == 2, "the Manticores were passed over"
    assert not fight.marks(THEIRS) & PARALYSED


@pytest.mark.proves("card:counterstrike")
@pytest.mark.parametrize(("level", "spaces"), BY_LEVEL)
def test_counterstrike_is_for_units_of_a_tier_that_have_retaliated(level, spaces):
    cubes = dict.fromkeys((*BRONZE, *SILVER, *GOLDEN, "d2"), RETALIATED)
    assert tiers("counterstrike", level, "dear", marks=cubes) == spaces
    assert gives_power("counterstrike")


@pytest.mark.proves("card:counterstrike")
def test_counterstrike_lets_a_unit_retaliate_again(dice):
    assert ways(duel("counterstrike"), "counterstrike") == set()
    fight = duel(
        "counterstrike",
        attacker=[("castle_halberdiers", MINE)],
        defender=[("dungeon_troglodytes", THEIRS)],
        active=THEIRS,
        marks={MINE: RETALIATED},
    )
    fight.play("attack a3 a4", "play counterstrike 0")
    assert fight.facts("attacks")[-1][-1] == 1, "the Halberdiers retaliated"
    assert fight.wounds(THEIRS) == 1


@pytest.mark.proves("card:anti_magic")
@pytest.mark.parametrize(("level", "spaces"), BY_LEVEL)
def test_anti_magic_is_for_units_of_a_tier(level, spaces):
    assert tiers("anti_magic", level, "dear") == spaces
    assert gives_power("anti_magic")


@pytest.mark.proves("card:anti_magic")
def test_no_spell_targets_or_affects_a_unit_under_anti_magic_until_the_end_of_the_combat():
    fight = cast_of("anti_magic", 2, "dear", hand={0: ["anti_magic", "magic_arrow", "fireball"]})
    fight.play("play anti_magic 2", f"target {THEIRS}", f"go {MINE}")
    rest(fight)
    until_active(fight, MINE)
    assert lying(fight) == ["anti_magic"]
    fight.play("play magic_arrow 0")
    assert fight.wounds(MINE) == 1, "nobody else can be its target"
    rest(fight)
    until_active(fight, MINE)
    fight.play("play fireball 0", f"target {MINE}", f"target {THEIRS}")
    assert (fight.wounds(MINE), fight.wounds(THEIRS)) == (2, 0)


OWN = [("castle_griffins", "a5"), ("castle_crusaders", "a4"), ("castle_champions", "b5")]


@pytest.mark.proves("card:teleport")
@pytest.mark.parametrize(("level", "spaces"), [(0, {"a5"}), (1, {"a5", "a4"}), (2, {"a5", "a4", "b5"})])
def test_teleport_moves_a_unit_of_ones_own_of_a_tier_to_any_empty_space(level, spaces):
    fight = cast_of("teleport", level, attacker=OWN)
    assert ways(fight, "teleport") == set(range(level + 1))
    fight.play(f"play teleport {level}")
    if level:
        assert fight.after("target") == spaces
        fight.play("target a5")
    assert len(fight.after("target")) == 20 - 4
    fight.play("target d1")
    assert fight.unit("d1") == "castle_griffins"
    assert fight.unit("a5") == ""
    assert gives_power("teleport")


@pytest.mark.proves("card:teleport")
def test_teleport_goes_behind_the_walls_but_not_onto_them():
    fight = cast_of("teleport", 1, walls=("wall", "wall", "gate", "ruin"), defender=[("dungeon_manticores", "a2")])
    fight.play("play teleport 1")
    assert {"a1", "d3"} <= fight.after("target")
    assert not {"a3", "b3", "c3"} & fight.after("target")


@pytest.mark.proves("card:resurrection")
@pytest.mark.parametrize(
    ("level", "unit", "wounds"),
    [(0, "castle_griffins", 0), (1, "castle_crusaders", 1), (2, "castle_champions", 5)],
)
def test_resurrection_calls_off_an_attack_that_would_beat_a_unit_of_a_tier(dice, level, unit, wounds):
    board = {"attacker": [(unit, MINE)], "wounds": {MINE: wounds}, "active": THEIRS}
    fight = duel("resurrection", "power", "power", **board)
    fight.play("attack a3 a4")
    assert fight.asked == "0 lethal"
    fight.play(*empower(level, "dear"))
    assert ways(fight, "resurrection") == set(range(level, level + 1))
    fight.play(f"play resurrection {level}")
    assert fight.unit(MINE) == unit
    assert fight.wounds(MINE) == wounds
    assert fight.wounds(THEIRS) == 0, "no Retaliation"
    assert fight.discard(0)[0] == "resurrection"
    if level:
        fight = duel("resurrection", **board)
        fight.play("attack a3 a4")
        assert fight.g.field == -1, "too little Power"
    assert gives_power("resurrection")


@pytest.mark.proves("card:resurrection")
def test_resurrection_waits_for_an_attack_that_is_lethal(dice):
    fight = cast_of("resurrection", 1, "dear", active=THEIRS)
    fight.play("attack a3 a4")
    assert fight.wounds(MINE) == 3
    assert fight.hand(0) == ["resurrection"]


# --------------------------------------------------------------------------- the others


@pytest.mark.proves("card:cure")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_cure_takes_damage_and_one_effect_or_token_off_a_unit_of_ones_own(level):
    fight = cast_of("cure", level, wounds={MINE: 3, THEIRS: 3})
    assert ways(fight, "cure") == set(range(level + 1))
    fight.play(f"play cure {level}")
    assert fight.wounds(MINE) == 2 - level
    assert fight.wounds(THEIRS) == 3
    assert gives_power("cure")


@pytest.mark.proves("card:cure")
def test_cure_takes_the_paralysis_token_or_any_one_effect_as_its_player_wishes():
    more = {"attacker": [("castle_crusaders", MINE), ("castle_griffins", "d5")], "marks": {"d5": PARALYSED}}
    fight = duel("cure", **more)
    fight.play("play cure 0")
    assert set(fight.options()) == {"pass", "choose 0"}
    fight.play("choose 0")
    assert not fight.marks("d5") & PARALYSED
    fight = duel("cure", theirs=["slow"], active=THEIRS)
    fight.play("play slow 0", f"target {MINE}", f"go {THEIRS}")
    assert value(fight, "initiative", MINE) == 4
    fight.play("play cure 0", "choose 1")
    assert value(fight, "initiative", MINE) == 5
    assert fight.discard(1) == ["slow"], "nothing is left of it"


@pytest.mark.proves("card:town_portal")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_town_portal_moves_a_hero_to_a_town_or_settlement_of_ones_own(level):
    table = on_the_map(
        "town_portal",
        power=(POWER["dear"][level], 0),
        at={"main1": "t0.ne"},
        mp={"main1": 0},
    )
    assert ways(table, "town_portal") == set(range(level + 1))
    table.play(f"play town_portal {level}")
    assert table.at("main1") == "t0.c"
    assert table.mp("main1") == level
    assert table.asked == "0 turn", "nothing is visited"
    assert table.discard(0) == ["town_portal"]
    assert gives_power("town_portal")


@pytest.mark.proves("card:town_portal")
def test_town_portal_takes_either_hero_to_a_settlement_too_if_no_hero_is_there():
    table = on_the_map("town_portal", near="settlement", at={"second1": "t0.ne"})
    table = on_the_map("town_portal", near="settlement", at={"second1": "t0.ne"}, flags={table.site: 0})
    table.play("play town_portal 0")
    assert table.after("to_hero") == {"main1", "second1"}
    table.play("to_hero second1")
    assert table.after("to_field") == {"t0.c", table.site}
    table.play(f"to_field {table.site}")
    assert table.at("second1") == table.site
    table = on_the_map("town_portal", at={"second1": "t0.c", "main1": "t0.ne"})
    assert ways(table, "town_portal") == set(), "the only Town has a hero"


@pytest.mark.proves("card:town_portal")
def test_town_portal_does_not_take_the_hero_who_carries_the_grail():
    grail = {"scenario": "search_for_the_grail", "at": {"main1": "t0.ne"}}
    assert ways(on_the_map("town_portal", **grail), "town_portal") == {0}
    assert ways(on_the_map("town_portal", grail=0, **grail), "town_portal") == set()
