"""The eighteen Specialties of the six heroes of the core box."""

from __future__ import annotations

import pytest

from games.heroes.duels import MINE, STRIKE, THEIRS, dealt, duel, lying, on_the_map, rest, suffered, value, ways
from games.heroes.table import Table
from gonfalon.games.heroes.codes import PARALYSED
from gonfalon.games.heroes.rules.combat import fight as combat

TOP_CARDS = {0: ["estates", "armorer"]}


# --------------------------------------------------------------------------- Rion, the medic


def medic(card, **more):
    fight = duel(card, heroes=("rion", "alamar"), deck=TOP_CARDS, **more)
    fight.play(f"play {card} 0")
    return fight


TOKEN = {
    "attacker": [("castle_crusaders", MINE), ("castle_griffins", "d5")],
    "marks": {"d5": PARALYSED},
    "wounds": {"d5": 3},
}


@pytest.mark.proves("card:rion_1")
def test_rion_takes_1_damage_off_a_unit_and_draws_a_card():
    fight = medic("rion_1", wounds={MINE: 3, THEIRS: 3})
    assert (fight.wounds(MINE), fight.wounds(THEIRS)) == (2, 3)
    assert fight.hand(0) == ["estates"]
    fight = medic("rion_1", **TOKEN)
    assert fight.wounds("d5") == 2
    assert fight.marks("d5") & PARALYSED, "no token at level 1"


@pytest.mark.proves("card:rion_4")
def test_rion_takes_1_damage_or_a_paralysis_token_off_and_draws_a_card():
    fight = medic("rion_4", **TOKEN)
    assert fight.after("choose") == {"0", "1"}
    fight.play("choose 1")
    assert not fight.marks("d5") & PARALYSED
    assert fight.wounds("d5") == 3
    fight = medic("rion_4", **TOKEN)
    fight.play("choose 0")
    assert fight.wounds("d5") == 2
    assert fight.marks("d5") & PARALYSED
    assert fight.hand(0) == ["estates"]


@pytest.mark.proves("card:rion_6")
def test_rion_takes_2_damage_or_a_paralysis_token_off_and_draws_two_cards_to_discard_one():
    fight = medic("rion_6", **TOKEN)
    fight.play("choose 1")
    assert not fight.marks("d5") & PARALYSED
    fight = medic("rion_6", **TOKEN)
    fight.play("choose 0")
    assert fight.wounds("d5") == 1
    assert fight.after("discard") == {"estates", "armorer"}
    fight.play("discard estates")
    assert fight.hand(0) == ["armorer"]


@pytest.mark.proves("card:rion_1")
def test_rion_may_draw_outside_combat_too():
    table = on_the_map("rion_1", heroes=("rion", "alamar"), deck=TOP_CARDS)
    table.play("play rion_1 0")
    assert table.hand(0) == ["estates"]


# --------------------------------------------------------------------------- Catherine, Tamika, Mutare


def led_by(hero, unit):
    """A unit of a hero next to one it can hit."""
    golems, angels = "neutral_diamond_golems", "castle_archangels"
    return {
        "heroes": (hero, "rion"),
        "attacker": [(unit, MINE)],
        "defender": [(angels if hero == "mutare" else golems, THEIRS)],
    }


def bonuses(hero, unit):
    """What the first Specialty of a hero adds to the Attack and to the Defense of a unit."""
    plain, card = duel(**led_by(hero, unit)), f"{hero}_1"
    plain.strike(STRIKE)
    attack = dealt(duel(card, **led_by(hero, unit)), f"play {card} 0") - plain.wounds(THEIRS)
    return attack, plain.wounds(MINE) - suffered(duel(card, **led_by(hero, unit)), f"play {card} 1")


def lasting(card, what, unit):
    """What a Specialty adds until the end of the combat."""
    fight = duel(card, **led_by(card[:-2], unit))
    before = value(fight, what, MINE)
    fight.play(f"play {card} 0")
    added = value(fight, what, MINE) - before
    assert lying(fight) == [card]
    rest(fight)
    assert value(fight, what, MINE) == before + added
    assert lying(fight) == [card]
    return added


@pytest.mark.parametrize(
    ("hero", "unit"),
    [
        pytest.param("catherine", "castle_crusaders", marks=pytest.mark.proves("card:catherine_1")),
        pytest.param("tamika", "necropolis_dread_knights", marks=pytest.mark.proves("card:tamika_1")),
        pytest.param("mutare", "dungeon_black_dragons", marks=pytest.mark.proves("card:mutare_1")),
    ],
)
def test_the_first_specialty_gives_1_attack_or_defense_doubled_for_units_of_the_hero(dice, hero, unit):
    assert bonuses(hero, unit) == (2, 2)
    assert bonuses(hero, "castle_champions") == (1, 1)


@pytest.mark.parametrize(
    ("card", "unit"),
    [
        pytest.param("catherine_4", "castle_crusaders", marks=pytest.mark.proves("card:catherine_4")),
        pytest.param("tamika_4", "necropolis_dread_knights", marks=pytest.mark.proves("card:tamika_4")),
        pytest.param("mutare_4", "neutral_crystal_dragons", marks=pytest.mark.proves("card:mutare_4")),
    ],
)
def test_the_second_specialty_gives_1_hp_for_the_combat_doubled_for_units_of_the_hero(card, unit):
    assert lasting(card, "hp", unit) == 2
    assert lasting(card, "hp", "castle_champions") == 1


@pytest.mark.parametrize(
    ("card", "unit"),
    [
        pytest.param("catherine_6", "castle_crusaders", marks=pytest.mark.proves("card:catherine_6")),
        pytest.param("tamika_6", "necropolis_dread_knights", marks=pytest.mark.proves("card:tamika_6")),
        pytest.param("mutare_6", "necropolis_ghost_dragons", marks=pytest.mark.proves("card:mutare_6")),
    ],
)
def test_the_third_specialty_gives_1_initiative_for_the_combat_doubled_for_units_of_the_hero(card, unit):
    assert lasting(card, "initiative", unit) == 2
    assert lasting(card, "initiative", "castle_champions") == 1


# --------------------------------------------------------------------------- Alamar, who resurrects


TIERS = {"bronze": ("castle_griffins", 0), "silver": ("castle_crusaders", 1), "golden": ("castle_champions", 5)}


def power_to_save(card, tier):
    """The least Power with which an attack on a unit of a tier is called off; it is played when it is needed."""
    unit, wounds = TIERS[tier]
    board = {"attacker": [(unit, MINE)], "wounds": {MINE: wounds}, "active": THEIRS, "heroes": ("alamar", "rion")}
    fight = duel(card, *["power"] * 5, **board)
    fight.play("attack a3 a4")
    assert fight.asked == "0 lethal"
    while not ways(fight, card):
        fight.play("play power 0")
    power = fight.g.power[0]
    fight.play(f"play {card} 0")
    assert (fight.unit(MINE), fight.wounds(MINE)) == (unit, wounds)
    assert fight.wounds(THEIRS) == 0, "no Retaliation"
    assert fight.g.power[0] == 0
    assert fight.discard(0)[0] == card
    return power


@pytest.mark.proves("card:alamar_1")
def test_alamar_calls_off_an_attack_for_1_2_or_4_power_by_the_tier_of_the_unit(dice):
    assert [power_to_save("alamar_1", tier) for tier in TIERS] == [1, 2, 4]


@pytest.mark.proves("card:alamar_4")
def test_alamar_calls_off_an_attack_for_0_1_or_3_power_at_level_4(dice):
    assert [power_to_save("alamar_4", tier) for tier in TIERS] == [0, 1, 3]


@pytest.mark.proves("card:alamar_6")
def test_alamar_calls_off_an_attack_for_0_0_or_2_power_at_level_6(dice):
    assert [power_to_save("alamar_6", tier) for tier in TIERS] == [0, 0, 2]


# --------------------------------------------------------------------------- Sandro, who lays his cards on units


def horde(card, unit, *before):
    """A unit of Sandro on which a card is laid in combat."""
    fight = duel(
        card,
        *before,
        heroes=("sandro", "rion"),
        attacker=[(unit, MINE)],
        defender=[("neutral_diamond_golems", THEIRS)],
    )
    fight.play(*(f"play {each} 0" for each in before), f"play {card} 0")
    return fight


def values_of(fight):
    """Attack, that is damage and the Defense 2 of the golems; HP; Initiative."""
    numbers = value(fight, "hp", MINE), value(fight, "initiative", MINE)
    fight.strike(STRIKE)
    return fight.wounds(THEIRS) + 2, *numbers


@pytest.mark.proves("card:sandro_1")
def test_sandro_makes_a_pack_of_skeletons_a_horde(dice):
    assert values_of(horde("sandro_1", "necropolis_skeletons:pack")) == (3, 2, 6)
    few = duel("sandro_1", heroes=("sandro", "rion"), attacker=[("necropolis_skeletons", MINE)])
    assert ways(few, "sandro_1") == set(), "it takes a Pack"


@pytest.mark.proves("card:sandro_4")
def test_sandro_makes_a_pack_of_zombies_a_horde_without_ability(dice):
    assert values_of(horde("sandro_4", "necropolis_zombies:pack")) == (4, 3, 5)
    few = duel("sandro_4", heroes=("sandro", "rion"), attacker=[("necropolis_zombies", MINE)])
    assert ways(few, "sandro_4") == set()
    fight = duel(
        "sandro_4",
        heroes=("sandro", "rion"),
        attacker=[("necropolis_zombies:pack", MINE)],
        defender=[("castle_crusaders", THEIRS)],
    )
    fight.play("play sandro_4 0", f"go {MINE}")
    fight.strike("attack a3 a4")
    assert fight.wounds(MINE) == 2, "Attack 3 less Defense 1; Zombies would have 1 more for a 0"


@pytest.mark.proves("card:sandro_6")
@pytest.mark.parametrize(
    ("unit", "before"),
    [
        ("necropolis_skeletons", ()),
        ("necropolis_skeletons:pack", ()),
        ("necropolis_skeletons:pack", ("sandro_1",)),
    ],
)
def test_sandro_makes_any_skeletons_a_legion(dice, unit, before):
    assert values_of(horde("sandro_6", unit, *before)) == (4, 2, 6)


@pytest.mark.proves("card:sandro_1", "card:sandro_6")
def test_when_the_hp_of_a_legion_are_gone_the_cards_below_carry_on(dice):
    fight = horde("sandro_6", "necropolis_skeletons:pack", "sandro_1")
    assert fight.hand(0) == fight.discard(0) == []
    assert lying(fight) == []
    fight.strike(STRIKE)
    assert fight.discard(0) == ["sandro_6"], "2 HP of 3 damage are gone, 1 carries over to the Horde"
    assert fight.unit(MINE) == "necropolis_skeletons:pack"
    assert (value(fight, "initiative", MINE), fight.wounds(MINE)) == (6, 1)
    fight.strike("attack a3 a4")
    assert fight.discard(0) == ["sandro_1", "sandro_6"]
    assert (fight.unit(MINE), fight.wounds(MINE)) == ("necropolis_skeletons", 0), "3 more: Horde 1, Pack 2"


@pytest.mark.proves("card:sandro_1")
def test_a_card_laid_on_a_unit_stays_from_combat_to_combat(dice):
    table = Table(hand={0: ["sandro_1"]}, heroes=("sandro", "rion"), army={0: ["necropolis_skeletons:pack"]})
    table.play("play sandro_1 0")
    assert table.hand(0) == table.discard(0) == []
    table.play("move main1 t0.w")
    while table.asked != "0 activation":
        table.play("deploy necropolis_skeletons a4" if table.asked == "0 deploy" else table.options()[0])
    assert combat.initiative(table.g, 0) == 6
