"""Treasure cards that matter in battles, one by one."""

from __future__ import annotations

import pytest

from games.nerath.battlefield import VAULT, explore, fight, lay
from games.nerath.table import Table
from games.nerath.treasure_cards import VALE, battle, rolled

THRONE = "karkothi_throneholds"


def owned(*cards):
    return {"treasures": {"karkoth": cards}}


def count(table, realm, space=VALE):
    return sum(table.pieces(realm, space).values())


def test_vorpal_sword_gives_one_fighter_a_d20(dice):
    table = fight(dice, "2 fighter", "1 footsoldier", 6, 1, 1, **owned("vorpal_sword"))
    assert sorted(rolled(table)) == [10, 20]
    assert rolled(
        fight(dice, "1 footsoldier", "1 fighter", 1, 1, 6, treasures={"vailin": ("vorpal_sword",)}), realm=1
    ) == [20]
    assert rolled(explore(dice, "1 fighter", ("owlbear",), 20, 1, **owned("vorpal_sword"))) == [20]


def test_staff_of_the_archmage_strikes_the_enemy_at_once(dice):
    table = battle("1 footsoldier", "3 footsoldier", chest={"karkoth": ("staff_of_the_archmage",)})
    dice(10, 6, 1, 1)
    table.play("treasure staff_of_the_archmage")
    assert table.facts("rolled")[0] == (0, 2, 10 * 32 + 10, 10 * 32 + 6)
    assert count(table, "vailin") == 1
    assert table.asked == "0 press"


def test_staff_of_the_archmage_strikes_guardians_and_attackers_too(dice):
    table = lay({VAULT: "1 fighter"}, guardians={VAULT: ("hydra",)}, chest={"karkoth": ("staff_of_the_archmage",)})
    table.play("end")
    dice(6, 6, 1, 1)
    table.play("treasure staff_of_the_archmage")
    assert table.g.guardian_dice == ((8,),)
    table = battle("2 footsoldier", "1 footsoldier", chest={"vailin": ("staff_of_the_archmage",)})
    dice(6, 5, 1, 1)
    table.play("treasure staff_of_the_archmage")
    assert count(table, "karkoth") == 1


def test_staff_of_the_archmage_gives_one_wizard_two_dice(dice):
    assert rolled(fight(dice, "2 wizard", "1 footsoldier", 1, 1, 1, 1, **owned("staff_of_the_archmage"))) == [
        10,
        10,
        10,
    ]


def test_helm_of_brilliance_rerolls_one_miss_in_a_battle(dice):
    table = fight(dice, "2 footsoldier", "2 footsoldier", 1, 1, 6, 1, 1, **owned("helm_of_brilliance"))
    assert count(table, "vailin") == 1
    assert table.facts("rerolled") == [(0, 6 * 32 + 1, 6 * 32 + 6)]
    dice(1, 1, 1)
    table.play("press")
    assert count(table, "vailin") == 1
    assert len(table.facts("rerolled")) == 1


def test_decanter_of_endless_tides_gives_warships_a_d10(dice):
    table = fight(
        dice, "2 warship", "1 warship", 10, 1, 1, space="gulf_of_kar", **owned("decanter_of_endless_tides")
    )
    assert rolled(table) == [10, 10]


def test_shield_of_the_unbroken_line_ignores_one_damage_in_each_turn_of_any_realm(dice):
    shield = {"treasures": {"vailin": ("shield_of_the_unbroken_line",)}}
    table = fight(dice, "2 footsoldier", "3 footsoldier", 6, 6, 1, 1, 1, **shield)
    assert count(table, "vailin") == 2
    assert table.facts("shielded") == [(1, 1)]
    dice(6, 1, 1, 1)
    table.play("press")
    assert count(table, "vailin") == 1


def test_shield_of_the_unbroken_line_helps_neither_attackers_nor_ships(dice):
    table = fight(dice, "2 footsoldier", "1 footsoldier", 1, 1, 6, **owned("shield_of_the_unbroken_line"))
    assert count(table, "karkoth") == 1
    table = fight(
        dice,
        "1 warship",
        "2 warship",
        8,
        1,
        1,
        space="gulf_of_kar",
        treasures={"vailin": ("shield_of_the_unbroken_line",)},
    )
    assert count(table, "vailin", "gulf_of_kar") == 1


def test_shield_of_the_unbroken_line_also_turns_away_the_damage_of_a_card(dice):
    table = battle(
        "1 footsoldier",
        "2 footsoldier",
        chest={"karkoth": ("staff_of_the_archmage",)},
        treasures={"vailin": ("shield_of_the_unbroken_line",)},
    )
    dice(10, 1, 1, 1, 1)
    table.play("treasure staff_of_the_archmage")
    assert count(table, "vailin") == 2


def test_banner_of_the_lost_legion_lets_three_attacking_footsoldiers_hit_on_five_in_the_first_round(dice):
    table = fight(
        dice, "4 footsoldier", "5 footsoldier", 5, 5, 5, 5, 1, 1, 1, 1, 1, **owned("banner_of_the_lost_legion")
    )
    assert count(table, "vailin") == 2
    dice(5, 5, 5, 5, 1, 1)
    table.play("press")
    assert count(table, "vailin") == 2
    table = fight(
        dice, "1 footsoldier", "1 footsoldier", 1, 5, treasures={"vailin": ("banner_of_the_lost_legion",)}
    )
    assert count(table, "karkoth") == 1


@pytest.mark.parametrize(("value", "back"), [(6, {"wizard": 1}), (5, {})])
def test_chalice_of_renewal_brings_a_fallen_hero_back_to_the_capital_on_six_or_more(value, back, dice):
    table = fight(dice, "1 fighter, 1 wizard", "2 footsoldier", 1, 1, 6, 6, value, **owned("chalice_of_renewal"))
    assert table.pieces("karkoth", THRONE) == back
    assert table.facts("repelled")


def test_chalice_of_renewal_works_once_in_a_turn_and_only_for_a_realm_with_its_capital(dice):
    table = fight(dice, "2 fighter", "1 footsoldier", 1, 1, 6, 8, **owned("chalice_of_renewal"))
    dice(1, 6)
    table.play("press")
    assert table.pieces("karkoth", THRONE) == {"fighter": 1}
    table = fight(dice, "1 fighter", "1 footsoldier", 1, 6, held={THRONE: "vailin"}, **owned("chalice_of_renewal"))
    assert not table.pieces("karkoth", THRONE)


def test_chalice_of_renewal_helps_a_hero_that_a_card_destroys(dice):
    table = Table(
        karkoth={},
        vailin={VALE: "1 wizard"},
        chest={"karkoth": ("sphere_of_unmaking",)},
        treasures={"vailin": ("chalice_of_renewal",)},
    )
    dice(10)
    table.play("treasure sphere_of_unmaking")
    assert table.pieces("vailin", "vailindor") == {"wizard": 1}


def test_hammer_of_thunderbolts_gives_attacking_siege_engines_two_d10(dice):
    table = fight(
        dice,
        "1 siege_engine, 1 footsoldier",
        "1 siege_engine",
        1,
        1,
        1,
        1,
        treasures={"karkoth": ("hammer_of_thunderbolts",)},
    )
    assert rolled(table) == [6, 10, 10]
    assert rolled(table, realm=1) == [8]
    table = fight(dice, "1 footsoldier", "1 siege_engine", 1, 1, treasures={"vailin": ("hammer_of_thunderbolts",)})
    assert rolled(table, realm=1) == [8]


def test_gauntlets_of_giant_strength_let_one_monster_or_fighter_hit_on_five(dice):
    table = fight(
        dice, "1 fighter, 1 monster", "3 footsoldier", 5, 5, 1, 1, 1, **owned("gauntlets_of_giant_strength")
    )
    assert count(table, "vailin") == 2
    assert explore(dice, "1 fighter", ("owlbear",), 5, 1, **owned("gauntlets_of_giant_strength")).facts(
        "plundered"
    )


def test_gauntlets_of_giant_strength_go_to_the_piece_that_gains_most(dice):
    """The Fighter with the Vorpal Sword needs them less than the other one."""
    table = fight(
        dice, "2 fighter", "2 footsoldier", 1, 5, 1, 1, **owned("vorpal_sword", "gauntlets_of_giant_strength")
    )
    assert rolled(table) == [20, 10]
    assert count(table, "vailin") == 1


def test_gauntlets_of_giant_strength_do_not_beat_what_a_guardian_asks_for(dice):
    assert not explore(dice, "1 fighter", ("mummy_lord",), 6, 1, **owned("gauntlets_of_giant_strength")).facts(
        "plundered"
    )


@pytest.mark.parametrize(("hits", "left"), [(2, {"dragon": 1}), (3, {})])
def test_phoenix_plume_lets_one_dragon_take_three_damage(hits, left, dice):
    table = fight(
        dice,
        "1 dragon",
        "3 footsoldier",
        1,
        *(6 for _ in range(hits)),
        *(1 for _ in range(3 - hits)),
        **owned("phoenix_plume"),
    )
    assert table.pieces("karkoth", VALE) == left


@pytest.mark.rule("NER-CRD-28")
def test_phoenix_plume_does_not_help_outside_a_battle(dice):
    table = Table(
        vailin={VALE: "1 dragon"},
        events={"karkoth": ("karkoth_plague_of_ghouls",)},
        treasures={"vailin": ("phoenix_plume",)},
    )
    dice(6, 6, 1, 1)
    table.play("event karkoth_plague_of_ghouls")
    assert not table.pieces("vailin", VALE)


def test_phoenix_plume_helps_one_dragon_only(dice):
    table = fight(dice, "2 dragon", "4 footsoldier", 1, 1, 6, 6, 6, 6, **owned("phoenix_plume"))
    while table.asked == "0 lose":
        table.play("sensible")
    assert table.pieces("karkoth", VALE) == {"dragon": 1}
