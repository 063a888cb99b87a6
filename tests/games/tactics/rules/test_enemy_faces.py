"""The 32 Enemy faces: what each ability and each spell does when the program plays the unit (ENY)."""

import pytest

from games.tactics.table import KNOCK, KNOCK_POWER, MISS, POWER, Squad, Table, card_number
from gonfalon.games.tactics.codes import UNIT
from gonfalon.games.tactics.printed import UNITS

pytestmark = pytest.mark.rule("TAC-ENY-55")

# Cards without a movement bonus, by their arrow; the cards under the three units that have had their turn.
ARROWS = {"north": "warcry", "east": "arcane_surge", "south": "savagery", "west": "sharp_arrows"}
HAD_THEIR_TURN = ("blink", "pursuit", "blood_scent")
BONUS = 1
"""The damage each of those cards adds."""

POWERS = (POWER,) * 3


def acts(name: str, here: str, blue: Squad, arrow: str = "north", **more) -> Table:
    """The Enemy's turn, in which only this unit can be activated: `acts("rogue nim", "f4", ...)`."""
    unit_class, card = name.split()
    others = [each for each in ("fighter", "beast", "rogue", "wizard") if each != unit_class]
    under = {f"red_{each}": had for each, had in zip(others, HAD_THEIR_TURN, strict=True)}
    red = {unit_class: (card, here)} | more.pop("red", {})
    deck = (ARROWS[arrow],)
    return Table(blue, red, mode="solo", phase="enemy_turn", active="red", enemy_deck=deck, under=under, **more)


def suffers(red: Squad, blue: dict[str, tuple[str, str]], *lines: str, **more) -> Table:
    """The player's turn: what the player does to enemy units."""
    table = Table(blue | {"wizard": ("elowen", "a13")} if "wizard" not in blue else blue, red, mode="solo", **more)
    table.play(*lines)
    return table


def printed_health(name: str) -> int:
    """What the Enemy face of this unit says: `printed_health("brugh")`."""
    return UNITS[card_number(name)].solo.health


# --------------------------------------------------------------------- Fighters


@pytest.mark.parametrize(("nim", "damage"), [("f4", 2 - 1), ("f3", 2)])
def test_hild_shields_enemy_units_beside_her_from_missiles_and_spells(nim, damage):
    red = {"fighter": ("hild", "f5"), "rogue": ("nim", nim)}
    blue = {"wizard": ("saffir", "d4"), "fighter": ("grumm", "m1"), "rogue": ("lys", "l1")}
    table = suffers(red, blue, "spell blue_wizard red_rogue", "power 0", seed=2)
    assert table.told("damaged")[0] == (1, UNIT.parse("red_rogue"), damage)


def test_hild_shields_neither_herself_nor_against_melee():
    red = {"fighter": ("hild", "f5"), "rogue": ("nim", "f4")}
    blue = {"wizard": ("saffir", "d4"), "fighter": ("grumm", "e4")}
    assert suffers(red, blue, "spell blue_wizard red_fighter", "power 0").told("damaged")[0] == (1, 4, 2)
    melee = suffers(red, blue, "melee blue_fighter red_rogue", "no")
    assert melee.health("red_rogue") == printed_health("nim") - 3


def test_corvin_strikes_an_adjacent_unit_at_any_elevation():
    table = acts("fighter corvin", "d4", {"beast": ("brugh", "c4")})
    assert table.told("attacks") == [(4, 3, "melee")]
    assert table.health("blue_beast") == 13 - 3 - BONUS


@pytest.mark.parametrize(("health", "more"), [(5, 0), (4, 1)])
def test_ragna_with_4_health_or_fewer_moves_and_strikes_harder(health, more):
    far = acts(
        "fighter ragna",
        "d13",
        {"beast": ("brugh", "m13")},
        health={"red_fighter": health},
        weakened=("red_fighter",),
    )
    assert far.where("red_fighter") == ("h13", "i13")[more]
    near = acts("fighter ragna", "e4", {"beast": ("brugh", "f4")}, health={"red_fighter": health})
    assert near.health("blue_beast") == 13 - 3 - BONUS - more


def test_aldous_frees_each_other_enemy_unit_within_2_spaces_when_he_activates():
    red = {"rogue": ("nim", "b2"), "wizard": ("orsk", "a3"), "beast": ("rakk", "b3")}
    weakened = ("red_rogue", "red_wizard", "red_beast")
    table = acts("fighter aldous", "a1", {"beast": ("brugh", "m13")}, red=red, weakened=weakened)
    assert [table.is_weakened(unit) for unit in weakened] == [False, False, True]


def test_aldous_does_not_free_himself_before_his_activation_ends():
    table = acts("fighter aldous", "e13", {"beast": ("brugh", "i13")}, weakened=("red_fighter",))
    assert table.told("attacks") == []
    assert not table.is_weakened("red_fighter")


def test_isaure_takes_1_less_damage_from_melee_and_counters_with_her_printed_damage():
    table = suffers(
        {"fighter": ("isaure", "f4")}, {"fighter": ("hild", "e4")}, "melee blue_fighter red_fighter", "no"
    )
    assert table.health("red_fighter") == printed_health("isaure") - (2 - 1)
    assert table.health("blue_fighter") == 12 - 3
    blue = {"wizard": ("saffir", "d4"), "beast": ("brugh", "m1")}
    cast = suffers({"fighter": ("isaure", "f4")}, blue, "spell blue_wizard red_fighter", "power 0")
    assert cast.told("damaged")[0] == (1, 4, 2)


@pytest.mark.parametrize(("target", "step", "more"), [("i13", 2, 1), ("l13", 5, 0)])
def test_teodric_shoots_harder_before_moving(target, step, more):
    table = acts("fighter teodric", "e13", {"beast": ("rakk", target)})
    assert table.told("step_attack")[0][1] == step
    cover = target == "i13"
    assert table.health("blue_beast") == 10 - (2 + BONUS + more - cover)


def test_grumm_knocks_a_unit_into_an_obstacle_for_2(dice):
    dice(KNOCK, KNOCK, KNOCK)
    table = acts("fighter grumm", "e4", {"beast": ("rakk", "f4"), "fighter": ("hild", "h4")}, "east")
    assert table.told("collided") == [(3, 2)]
    assert table.where("blue_beast") == "g4"


def test_maelis_heals_1_after_dealing_damage():
    table = acts("fighter maelis", "e4", {"beast": ("mossback", "f4")}, health={"red_fighter": 5})
    assert table.health("red_fighter") == 5 + 1
    red = {"fighter": ("maelis", "f4")}
    counter = suffers(red, {"beast": ("mossback", "e4")}, "melee blue_beast red_fighter", "no")
    assert counter.health("red_fighter") == printed_health("maelis") - 3 + 1


# ---------------------------------------------------------------------- Wizards


@pytest.mark.parametrize(
    ("faces", "more"), [((MISS, MISS, KNOCK), 0), ((POWER, KNOCK_POWER, MISS), 2), (POWERS, 3)]
)
def test_saffir_adds_1_damage_for_each_power_and_hurts_nobody_else(dice, faces, more):
    dice(*faces)
    table = acts("wizard saffir", "e4", {"beast": ("mossback", "h4"), "fighter": ("grumm", "i4")}, "east")
    assert table.told("damaged") == [(5, 3, 1 + BONUS + more)]


def test_elowen_heals_the_most_wounded_other_enemy_unit_for_each_power(dice):
    dice(*POWERS)
    red = {"fighter": ("grumm", "a1"), "rogue": ("lys", "b1"), "beast": ("rakk", "c1")}
    health = {"red_fighter": 5, "red_rogue": 4, "red_beast": 4, "red_wizard": 1}
    table = acts("wizard elowen", "e4", {"beast": ("mossback", "g3")}, red=red, health=health)
    assert table.told("damaged") == [(5, 3, 1 + BONUS)]
    healed = {unit: table.health(unit) for unit in health}
    assert healed == {"red_fighter": 6, "red_rogue": 4, "red_beast": 6, "red_wizard": 1}


@pytest.mark.rule("TAC-DIG-06")
@pytest.mark.parametrize(
    ("arrow", "healed"), [("north", "red_rogue"), ("south", "red_fighter"), ("west", "red_beast")]
)
def test_elowen_heals_the_first_the_compass_meets_among_the_most_wounded(dice, arrow, healed):
    dice(POWER, MISS, MISS)
    red = {"fighter": ("grumm", "f9"), "rogue": ("dagan", "f3"), "beast": ("rakk", "d4")}
    health = {f"red_{unit}": printed_health(name) - 4 for unit, (name, _) in red.items()}
    table = acts("wizard elowen", "f4", {"beast": ("mossback", "i4")}, arrow, red=red, health=health)
    assert table.told("healed") == [(UNIT.parse(healed), 1)]


def test_thessal_chains_to_new_units_near_the_last_one_hit(dice):
    dice(POWER, POWER, MISS)
    blue = {"beast": ("mossback", "f4"), "fighter": ("hild", "h4"), "rogue": ("nim", "j4")}
    table = acts("wizard thessal", "d4", blue, "east")
    assert table.told("damaged") == [(5, 3, 1 + BONUS), (5, 0, 1), (5, 2, 1)]


def test_thessal_without_a_new_unit_in_reach_hurts_the_target_more(dice):
    dice(*POWERS)
    blue = {"beast": ("mossback", "f4"), "fighter": ("hild", "h4"), "rogue": ("nim", "k3")}
    table = acts("wizard thessal", "d4", blue, "east")
    assert table.told("damaged") == [(5, 3, 1 + BONUS + 2), (5, 0, 1)]


@pytest.mark.parametrize(
    ("name", "damage", "faces", "ends"),
    [("orsk", 2, POWERS, "i4"), ("zephyrine", 1, (POWER, MISS, MISS), "g4"), ("zephyrine", 1, POWERS, "i4")],
)
def test_orsk_and_zephyrine_push_the_target_straight_away_for_each_power(dice, name, damage, faces, ends):
    dice(*faces)
    table = acts(f"wizard {name}", "d4", {"beast": ("rakk", "f4")}, "east")
    assert table.told("damaged") == [(5, 3, damage + BONUS)]
    assert table.where("blue_beast") == ends


@pytest.mark.rule("TAC-DIG-06")
@pytest.mark.parametrize(("arrow", "ends"), [("north", "g5"), ("east", "g5"), ("south", "f6"), ("west", "g5")])
def test_where_two_directions_lead_away_the_compass_chooses_and_nobody_is_asked(dice, arrow, ends):
    """Seen from e4, Rakk on f5 can be pushed east or south."""
    dice(POWER, MISS, MISS)
    table = acts("wizard orsk", "e4", {"beast": ("rakk", "f5")}, arrow)
    assert table.where("blue_beast") == ends


@pytest.mark.parametrize(
    ("faces", "damage", "weakened"), [((MISS,) * 3, 1, False), ((POWER, MISS, MISS), 1, True), (POWERS, 3, True)]
)
def test_nerissa_weakens_with_one_power_and_adds_damage_for_each_beyond_it(dice, faces, damage, weakened):
    dice(*faces)
    table = acts(
        "wizard nerissa", "e4", {"beast": ("brugh", "h4"), "fighter": ("hild", "m1"), "rogue": ("nim", "m13")}
    )
    assert table.health("blue_beast") == 13 - damage - BONUS
    assert table.is_weakened("blue_beast") == weakened


def test_malkor_heals_himself_for_each_power(dice):
    dice(POWER, POWER, MISS)
    table = acts("wizard malkor", "e4", {"beast": ("brugh", "h4")}, health={"red_wizard": 1})
    assert (table.health("blue_beast"), table.health("red_wizard")) == (13 - 2 - BONUS, 1 + 2)


@pytest.mark.rule("TAC-SOL-20")
@pytest.mark.parametrize(("faces", "time"), [((POWER, POWER, MISS), 5), (POWERS, 4)])
def test_ysolde_steals_time_with_three_powers(dice, faces, time):
    dice(*faces)
    table = acts("wizard ysolde", "e4", {"fighter": ("teodric", "h4")}, time=5)
    assert table.asked == "blue counter"
    assert (table.health("blue_fighter"), table.g.time) == (9 - 2 - BONUS, time)


@pytest.mark.rule("TAC-SOL-21")
def test_the_game_is_lost_at_once_when_ysolde_steals_the_last_time(dice):
    dice(*POWERS)
    table = acts("wizard ysolde", "e4", {"fighter": ("teodric", "h4")}, time=1)
    assert (table.match.over, table.g.time, table.told("finale")) == (True, 0, [(0,)])


# ----------------------------------------------------------------------- Rogues


def test_forests_do_not_protect_from_sylvars_missiles():
    assert acts("rogue sylvar", "d4", {"beast": ("rakk", "g4")}).health("blue_beast") == 10 - 2 - BONUS
    assert acts("rogue dagan", "d4", {"beast": ("rakk", "g4")}).health("blue_beast") == 10 - 1 - BONUS + 1
    assert acts("rogue sylvar", "f4", {"beast": ("rakk", "g4")}).health("blue_beast") == 10 - 1 - BONUS + 1


def test_a_unit_damaged_by_nims_melee_loses_1_ammo_or_mana_and_nim_gains_none():
    table = acts("rogue nim", "e4", {"fighter": ("teodric", "f4")})
    assert (table.supply("blue_fighter"), table.supply("red_rogue")) == (4 - 1, 0)
    table = acts("rogue nim", "e4", {"wizard": ("orsk", "f4")})
    assert table.supply("blue_wizard") == 6 - 1
    table = acts("rogue nim", "e4", {"fighter": ("grumm", "h4")})
    assert (table.told("attacks")[0][2], table.supply("blue_fighter")) == ("missile", 2)


def test_vesnas_venom_takes_1_health_at_the_start_of_the_players_next_turn():
    table = acts("rogue vesna", "e4", {"beast": ("ashmane", "h4"), "fighter": ("hild", "m1")})
    assert table.asked == "blue act"
    assert table.told("lost") == [(3, 1)]
    assert (table.health("blue_beast"), table.g.effects) == (9 - 1 - BONUS - 1, ())


def test_vesnas_venom_never_takes_the_last_health():
    table = acts("rogue vesna", "e4", {"beast": ("ashmane", "h4")}, health={"blue_beast": 3})
    assert (table.health("blue_beast"), table.told("lost")) == (3 - 1 - BONUS, [])


def test_kestrel_climbs_at_no_extra_cost():
    assert acts("rogue kestrel", "l4", {"beast": ("brugh", "e4")}, "west").where("red_rogue") == "h4"
    assert acts("rogue vesna", "l4", {"beast": ("brugh", "e4")}, "west").where("red_rogue") == "i4"


def test_oriels_melee_attacks_cannot_be_countered():
    table = acts("rogue oriel", "e4", {"beast": ("mossback", "f4")})
    assert (table.asked, table.health("blue_beast")) == ("blue act", 12 - 3 - BONUS)
    assert acts("rogue oriel", "e4", {"fighter": ("teodric", "h4")}).asked == "blue counter"


def test_a_unit_damaged_by_dagans_missile_becomes_weakened():
    blue = {"beast": ("brugh", "h4"), "fighter": ("hild", "m1"), "wizard": ("orsk", "m13")}
    table = acts("rogue dagan", "e4", blue, health={"blue_beast": 13})
    assert table.told("damaged") == [(6, 3, 1 + BONUS - 1)]
    assert table.is_weakened("blue_beast")
    melee = acts("rogue dagan", "g3", blue | {"beast": ("brugh", "h3")})
    assert (melee.told("attacks")[0][2], melee.is_weakened("blue_beast")) == ("melee", False)


def test_a_unit_weakened_in_the_enemys_turn_may_shed_the_token_in_the_next():
    blue = {"beast": ("brugh", "h4"), "fighter": ("hild", "m1"), "wizard": ("orsk", "m13")}
    table = acts("rogue dagan", "e4", blue)
    assert not table.offered("move blue_beast h3")
    table.play("shed blue_beast")
    assert table.offered("move blue_beast h3")


def test_fenns_powder_keg_hurts_each_other_unit_beside_the_target():
    blue = {
        "beast": ("mossback", "f4"),
        "fighter": ("grumm", "f3"),
        "wizard": ("orsk", "f5"),
        "rogue": ("nim", "h4"),
    }
    table = acts("rogue fenn", "c4", blue, "east")
    assert table.told("damaged") == [(6, 3, 1 + BONUS), (6, 0, 1), (6, 1, 1)]


def test_lys_slips_away_from_a_melee_attack_and_no_knock_back_is_rolled(dice):
    dice()
    table = suffers({"rogue": ("lys", "f4")}, {"fighter": ("hild", "e4")}, "melee blue_fighter red_rogue")
    assert (table.where("red_rogue"), table.told("rolled")) == ("g4", [])
    assert table.told("counters") == [(6, 0, "missile")]


@pytest.mark.parametrize("there", ["taken", "higher"])
def test_lys_stays_where_the_space_behind_her_is_taken_or_higher(there):
    here, lys, other = {"taken": ("e4", "f4", "g4"), "higher": ("f4", "f3", "a1")}[there]
    red = {"rogue": ("lys", lys), "beast": ("brugh", other)}
    table = suffers(red, {"fighter": ("hild", here)}, "melee blue_fighter red_rogue", "no")
    assert (table.where("red_rogue"), table.health("red_rogue")) == (lys, printed_health("lys") - 2)


@pytest.mark.rule("TAC-MOV-16", "TAC-ENY-45")
def test_lys_slipping_into_a_village_regains_health(dice):
    dice()
    table = suffers({"rogue": ("lys", "f13")}, {"fighter": ("hild", "e13")}, "melee blue_fighter red_rogue")
    assert (table.where("red_rogue"), table.health("red_rogue")) == ("g13", printed_health("lys"))
    assert table.told("healed") == [(6, 2)]


# ----------------------------------------------------------------------- Beasts


def test_missiles_deal_1_less_damage_to_brugh(dice):
    dice(KNOCK)
    table = suffers({"beast": ("brugh", "f4")}, {"fighter": ("teodric", "h4")}, "missile blue_fighter red_beast")
    assert table.health("red_beast") == printed_health("brugh") - (3 - 1)


@pytest.mark.parametrize(("nim", "more"), [("f3", 1), ("d4", 0)])
def test_ashmane_strikes_harder_if_another_enemy_unit_is_beside_the_target(nim, more):
    table = acts("beast ashmane", "e4", {"beast": ("mossback", "f4")}, red={"rogue": ("nim", nim)})
    assert table.health("blue_beast") == 12 - 3 - BONUS - more


@pytest.mark.parametrize(
    ("here", "there", "arrow", "ends"),
    [
        pytest.param("l4", "f4", "west", "h4", id="climbing"),
        pytest.param("g5", "b5", "west", "c5", id="water"),
        pytest.param("e2", "k2", "east", "i2", id="peak"),
        pytest.param("d4", "d10", "south", "d8", id="ballista"),
    ],
)
def test_skarn_pays_nothing_extra_for_climbing_or_terrain(here, there, arrow, ends):
    assert acts("beast skarn", here, {"fighter": ("hild", there)}, arrow).where("red_beast") == ends


def test_skarn_does_not_pass_over_player_units():
    """Its other face may; this one stops beside them like every enemy unit."""
    blue = {"wizard": ("orsk", "k4"), "fighter": ("hild", "h4")}
    assert acts("beast skarn", "l4", blue, "west", weakened=("red_beast",)).where("red_beast") == "l4"


def test_mossback_cannot_be_moved_and_heals_1_when_it_activates_in_a_forest():
    table = suffers({"beast": ("mossback", "f4")}, {"fighter": ("hild", "e4")}, "melee blue_fighter red_beast")
    assert (table.asked, table.where("red_beast")) == ("blue act", "f4"), "no Knock Back was offered"
    forest = acts("beast mossback", "g4", {"fighter": ("hild", "m13")}, health={"red_beast": 5})
    plain = acts("beast mossback", "f4", {"fighter": ("hild", "m13")}, health={"red_beast": 5})
    assert (forest.health("red_beast"), plain.health("red_beast")) == (5 + 1, 5)


def test_who_damages_vharra_in_melee_becomes_weakened():
    blue = {"fighter": ("hild", "e4"), "rogue": ("nim", "m1")}
    table = suffers({"beast": ("vharra", "f4")}, blue, "melee blue_fighter red_beast", "no")
    assert table.is_weakened("blue_fighter")
    assert not table.offered("shed blue_fighter"), "not before the player's next turn"
    assert table.health("blue_fighter") == 12 - 2


@pytest.mark.parametrize(("here", "more"), [("g3", 0), ("e13", 1)])
def test_rakk_strikes_harder_if_he_moved(here, more):
    target = {"g3": "h3", "e13": "h13"}[here]
    table = acts("beast rakk", here, {"beast": ("mossback", target)})
    assert table.told("step_attack")[0][1] == (1, 4)[more]
    assert table.health("blue_beast") == 12 - 3 - BONUS - more


def test_who_damages_sable_in_melee_loses_1_health():
    table = suffers({"beast": ("sable", "f4")}, {"fighter": ("hild", "e4")}, "melee blue_fighter red_beast", "no")
    assert table.told("hurt") == [(7, 0, 1)]
    assert table.health("blue_fighter") == 12 - 1 - 2


def test_luma_heals_each_other_enemy_unit_beside_it_when_it_activates():
    red = {"fighter": ("grumm", "a1"), "rogue": ("vesna", "b2"), "wizard": ("orsk", "c2")}
    vesna = printed_health("vesna")
    health = {"red_fighter": 3, "red_rogue": vesna - 1, "red_wizard": 3, "red_beast": 3}
    table = acts("beast luma", "a2", {"fighter": ("hild", "m13")}, red=red, health=health)
    assert [table.health(unit) for unit in health] == [3 + 2, vesna, 3, 3]
