"""How the Enemy attacks, Counters, and meets the players' cards (TAC-ENY)."""

import pytest

from games.tactics.rules.enemies import (
    BEAST,
    DAMAGE_BONUS,
    FIGHTER,
    FORD,
    HILL,
    ROGUE,
    WIZARD,
    activate,
    attacked_by,
    printed_health,
    steps,
    under,
)
from games.tactics.table import KNOCK, KNOCK_POWER, MISS, POWER, card_number
from gonfalon.games.tactics.codes import UNIT
from gonfalon.games.tactics.printed.spaces import NAMES
from gonfalon.games.tactics.state import ENEMY_FACE

SAME_CARD_AGAIN = (6, 5, 4, 3, 2, 1)
"""A shuffle that leaves the captured card on top of its pile of seven."""


# ----------------------------------------------------------------------- attacks


@pytest.mark.rule("TAC-ENY-14")
def test_the_enemy_makes_a_melee_attack_only_on_the_same_level():
    level = activate(("beast", "brugh", "d3"), {"fighter": ("hild", "d4")})
    assert level.told("attacks") == [(BEAST, 0, "melee")]
    below = activate(("beast", "brugh", "d3"), {"fighter": ("hild", "c3")})
    assert below.told("attacks") == []
    assert below.health("blue_fighter") == 12


@pytest.mark.rule("TAC-ENY-15", "TAC-DIG-06")
@pytest.mark.parametrize(("name", "dice_shown"), [("ashmane", 1), ("brugh", 2), ("rakk", 3)])
def test_the_enemy_always_rolls_for_knock_back_with_all_its_dice(dice, name, dice_shown):
    dice(KNOCK, MISS, MISS)
    table = activate(("beast", name, "e3"), {"beast": ("brugh", "f3")})
    ((unit, icon, *faces),) = table.told("rolled")
    assert (unit, icon, len(faces)) == (BEAST, "knockback", dice_shown)
    assert table.where("blue_beast") == "g3"


@pytest.mark.rule("TAC-ENY-15")
def test_the_knock_back_of_an_enemy_counter_is_rolled_as_well(dice):
    dice(KNOCK, KNOCK)
    blue = {"fighter": ("hild", "f3"), "wizard": ("orsk", "a1")}
    table = attacked_by(blue, {"beast": ("brugh", "e3")})
    table.play("melee blue_fighter red_beast", "no")
    assert table.where("blue_fighter") == "h3"


@pytest.mark.rule("TAC-ENY-16")
@pytest.mark.parametrize(
    ("arrow", "victim"), [("north", "f3"), ("east", "f5"), ("south", "f5"), ("west", "f3")], ids=str
)
def test_several_adjacent_targets_are_swept_clockwise_from_the_arrow(arrow, victim):
    """The book's order: with an arrow east it is east, south, west, north."""
    blue = {"fighter": ("hild", "f3"), "beast": ("brugh", "f5")}
    table = activate(("beast", "vharra", "f4"), blue, arrow)
    (step,) = table.told("step_attack")
    assert step[2] == {"f3": 0, "f5": 3}[victim]


@pytest.mark.rule("TAC-ENY-17")
@pytest.mark.parametrize(
    ("enemy", "kind"),
    [
        (("fighter", "teodric", "e3"), "missile"),
        (("rogue", "sylvar", "e3"), "missile"),
        (("wizard", "saffir", "e3"), "spell"),
    ],
)
def test_fighters_and_rogues_shoot_and_wizards_cast_at_a_unit_in_range(enemy, kind):
    table = activate(enemy, {"beast": ("brugh", "h3")})
    assert table.told("attacks") == [(UNIT.parse(f"red_{enemy[0]}"), 3, kind)]
    assert table.told("step_attack")[0][1] == 2


@pytest.mark.rule("TAC-ENY-17")
def test_a_beast_has_no_second_step_to_use_and_nobody_out_of_range_is_attacked():
    beast = activate(("beast", "vharra", "e3"), {"beast": ("brugh", "g3")}, weakened=("red_beast",))
    assert beast.told("attacks") == []
    rogue = activate(("rogue", "nim", "e3"), {"beast": ("brugh", "i3")}, weakened=("red_rogue",))
    assert rogue.told("attacks") == []


@pytest.mark.rule("TAC-ENY-18")
def test_among_units_in_range_the_compass_sweeps_clockwise():
    """The catalogue's example: arrow east, units three spaces north, two west, and two east and one south."""
    blue = {"fighter": ("hild", "e2"), "wizard": ("orsk", "c5"), "rogue": ("nim", "g6")}
    table = activate(("rogue", "sylvar", "e5"), blue, "east")
    assert table.told("step_attack") == [(ROGUE, 2, 2, 3)]


@pytest.mark.rule("TAC-ENY-18")
@pytest.mark.parametrize(
    ("arrow", "order"), [("north", "fghi"), ("east", "ghif"), ("south", "hifg"), ("west", "ifgh")], ids=str
)
def test_units_off_the_lines_are_met_by_their_angle(arrow, order):
    """North-east, south-east, south-west and north-west of the caster, each a knight's move away."""
    places = {"f": ("fighter", "i4"), "g": ("wizard", "i6"), "h": ("rogue", "g6"), "i": ("beast", "g4")}
    names = {"fighter": "grumm", "wizard": "orsk", "rogue": "vesna", "beast": "brugh"}
    while order:
        blue = {places[letter][0]: (names[places[letter][0]], places[letter][1]) for letter in order}
        table = activate(("wizard", "saffir", "h5"), blue, arrow)
        assert table.told("step_attack")[0][2] == "fghi".index(order[0])
        order = order[1:]


@pytest.mark.rule("TAC-ENY-18")
def test_at_the_same_angle_the_nearer_unit_is_met_first():
    blue = {"fighter": ("grumm", "i3"), "wizard": ("orsk", "g3"), "rogue": ("nim", "f6")}
    table = activate(("rogue", "sylvar", "e3"), blue, "east")
    assert table.told("step_attack") == [(ROGUE, 2, 1, 3)]


@pytest.mark.rule("TAC-ENY-19", "TAC-ENY-32", "TAC-ENY-49")
@pytest.mark.parametrize("enemy", [("rogue", "sylvar", "h2"), ("wizard", "saffir", "h2")])
def test_a_unit_in_a_dungeon_is_no_target_even_from_a_peak(enemy):
    table = activate(enemy, {"rogue": ("nim", "3x2-c2"), "wizard": ("orsk", "5x4-e1")})
    assert steps(table) == [("none", 1), ("none", 2), ("stay", 3), ("none", 4), ("none", 5)]
    assert table.where(f"red_{enemy[0]}") == "h2"


@pytest.mark.rule("TAC-ENY-20", "TAC-ENY-22")
def test_an_enemy_missile_rolls_no_dice_always_hits_and_costs_nothing(dice):
    dice()
    table = activate(("rogue", "sylvar", "e3"), {"beast": ("rakk", "h3")})
    assert table.told("rolled") == []
    assert table.health("blue_beast") == 10 - 2 - DAMAGE_BONUS
    assert table.supply("red_rogue") == 0


@pytest.mark.rule("TAC-ENY-21", "TAC-ENY-22")
def test_an_enemy_spell_always_rolls_three_dice_and_costs_no_mana(dice):
    dice(POWER, MISS, KNOCK_POWER)
    table = activate(("wizard", "saffir", "e3"), {"beast": ("rakk", "h3")})
    assert table.told("rolled") == [(WIZARD, "power", POWER, MISS, KNOCK_POWER)]
    assert table.health("blue_beast") == 10 - 1 - 2 - DAMAGE_BONUS
    assert table.supply("red_wizard") == 0


@pytest.mark.rule("TAC-ENY-23")
@pytest.mark.parametrize(("enemy", "gained"), [("fighter", 1), ("rogue", 1), ("wizard", 1), ("beast", 0)], ids=str)
def test_to_steal_from_an_enemy_unit_works_as_if_it_had_some(enemy, gained):
    names = {"fighter": "grumm", "rogue": "vesna", "wizard": "orsk", "beast": "brugh"}
    blue = {"rogue": ("nim", "f3"), "fighter": ("hild", "a1")}
    table = attacked_by(blue, {enemy: (names[enemy], "e3")}, supply={"blue_rogue": 2})
    table.play(f"melee blue_rogue red_{enemy}", "no")
    assert (table.supply("blue_rogue"), table.supply(f"red_{enemy}")) == (2 + gained, 0)


@pytest.mark.rule("TAC-ENY-24")
def test_terrain_changes_the_damage_of_enemy_attacks_and_to_enemy_units():
    forest = activate(("rogue", "nim", "e4"), {"fighter": ("grumm", "g4")})
    water = activate(("rogue", "nim", "e3"), {"fighter": ("grumm", "e5")})
    assert forest.health("blue_fighter") == 11 - (1 + DAMAGE_BONUS - 1)
    assert water.health("blue_fighter") == 11 - (1 + DAMAGE_BONUS + 1)
    blue = {"beast": ("rakk", "f4"), "fighter": ("hild", "a1")}
    struck = attacked_by(blue, {"rogue": ("nim", "g4")})
    struck.play("melee blue_beast red_rogue", "no")
    assert struck.health("red_rogue") == printed_health("nim") - (3 - 1)


@pytest.mark.rule("TAC-ENY-24")
def test_high_ground_low_ground_and_peaks_change_the_range_of_enemy_units():
    """Nim's range is 3: 4 downhill, 2 uphill, and any from the Peak on g9."""

    def shoots(here: str, there: str) -> bool:
        table = activate(("rogue", "nim", here), {"beast": ("brugh", there)}, weakened=("red_rogue",))
        return bool(table.told("attacks"))

    assert shoots("d4", "a5")
    assert not shoots("a4", "d4")
    assert shoots("b4", "d4")
    assert shoots("g9", "a1")
    assert not shoots("f9", "a1")


@pytest.mark.rule("TAC-ENY-25")
def test_a_player_unit_attacked_by_the_enemy_may_counter():
    table = activate(("beast", "vharra", "e4"), {"beast": ("mossback", "f4")})
    assert (table.asked, table.options()) == ("blue counter", ["counter melee", "decline"])
    table.play("counter melee", "no")
    assert table.health("red_beast") == printed_health("vharra") - 3


@pytest.mark.rule("TAC-ENY-25")
def test_a_weakened_player_unit_pays_for_its_counter_and_one_with_2_health_cannot():
    table = activate(("beast", "vharra", "e3"), {"beast": ("mossback", "f3")}, weakened=("blue_beast",))
    table.play("counter melee", "no")
    assert table.health("blue_beast") == 12 - 2 - DAMAGE_BONUS - 2
    poor = activate(
        ("beast", "vharra", "e3"),
        {"beast": ("mossback", "f3")},
        weakened=("blue_beast",),
        health={"blue_beast": 5},
    )
    assert poor.asked == "blue act"


@pytest.mark.rule("TAC-ENY-26")
def test_the_enemy_never_fires_a_ballista():
    """Brugh on the Ballista d6 could reach h6; Grumm's missile does not."""
    table = activate(("beast", "brugh", "d6"), {"beast": ("mossback", "h6")}, weakened=("red_beast",))
    assert table.told("attacks") == []
    table = activate(("fighter", "grumm", "d6"), {"beast": ("mossback", "h6")}, weakened=("red_fighter",))
    assert table.told("attacks") == []


# ---------------------------------------------------------------------- Counters


@pytest.mark.rule("TAC-ENY-27")
def test_an_attacked_enemy_unit_always_counters_and_nobody_is_asked():
    blue = {"fighter": ("hild", "f3"), "wizard": ("orsk", "a1")}
    table = attacked_by(blue, {"beast": ("brugh", "e3")})
    table.play("melee blue_fighter red_beast", "no")
    assert table.told("counters") == [(BEAST, 0, "melee")]
    assert (table.asked, table.health("blue_fighter")) == ("blue act", 12 - 3)


@pytest.mark.rule("TAC-ENY-27")
def test_an_enemy_unit_without_damage_or_not_the_primary_target_does_not_counter(dice):
    dice(MISS, MISS, MISS, MISS)
    blue = {"wizard": ("saffir", "f4"), "fighter": ("hild", "a1")}
    table = attacked_by(blue, {"beast": ("rakk", "g4"), "fighter": ("grumm", "h4")})
    table.play("melee blue_wizard red_beast", "no")
    assert table.told("damaged") == [(1, BEAST, 0)]
    assert table.told("counters") == []
    table = attacked_by(
        {"wizard": ("saffir", "f5"), "fighter": ("hild", "a1")},
        {"beast": ("rakk", "f3"), "fighter": ("grumm", "f4")},
    )
    table.play("spell blue_wizard red_beast", "power 0")
    assert [hurt for _, hurt, amount in table.told("damaged") if amount] == [BEAST, FIGHTER]
    assert table.told("counters") == []


@pytest.mark.rule("TAC-ENY-27")
def test_an_enemy_counter_is_not_countered():
    blue = {"beast": ("mossback", "f3"), "fighter": ("hild", "a1")}
    table = attacked_by(blue, {"beast": ("vharra", "e3")})
    table.play("melee blue_beast red_beast", "no")
    assert table.told("counters") == [(BEAST, 3, "melee")]
    assert table.asked == "blue act"


@pytest.mark.rule("TAC-ENY-28")
@pytest.mark.parametrize(
    ("enemy", "name", "near", "far"),
    [("rogue", "nim", "melee", "missile"), ("wizard", "orsk", "melee", "spell"), ("beast", "rakk", "melee", None)],
)
def test_an_enemy_counter_is_melee_if_possible_else_a_missile_or_spell(dice, enemy, name, near, far):
    for space, lines, kind in (("f4", ("melee", "no"), near), ("h4", ("missile",), far)):
        dice(KNOCK, MISS, MISS, MISS)
        table = attacked_by({"fighter": ("teodric", space), "wizard": ("elowen", "a1")}, {enemy: (name, "e4")})
        table.play(f"{lines[0]} blue_fighter red_{enemy}", *lines[1:])
        assert [told[2] for told in table.told("counters")] == [kind] * (kind is not None)


@pytest.mark.rule("TAC-ENY-29")
@pytest.mark.parametrize(("health", "left"), [(5, 1), (4, 2)])
def test_a_weakened_enemy_unit_pays_2_health_to_counter_if_it_has_3(health, left):
    blue = {"fighter": ("hild", "f4"), "wizard": ("orsk", "a1")}
    table = attacked_by(blue, {"beast": ("brugh", "e4")}, weakened=("red_beast",), health={"red_beast": health})
    table.play("melee blue_fighter red_beast", "no")
    assert table.health("red_beast") == left
    assert len(table.told("counters")) == (health == 5)
    assert table.is_weakened("red_beast") == (health == 4)


@pytest.mark.rule("TAC-ENY-29")
def test_a_weakened_enemy_unit_pays_only_if_a_counter_is_possible(dice):
    dice(KNOCK)
    blue = {"fighter": ("teodric", "h4"), "wizard": ("orsk", "a1")}
    table = attacked_by(blue, {"beast": ("rakk", "e4")}, weakened=("red_beast",))
    table.play("missile blue_fighter red_beast")
    assert table.told("damaged") == [(0, BEAST, 3)]
    assert table.health("red_beast") == printed_health("rakk") - 3
    assert table.is_weakened("red_beast")


# ----------------------------------------------------------- cards and the Enemy


@pytest.mark.rule("TAC-CRD-06", "TAC-SOL-37")
def test_an_ambush_that_captures_the_moving_unit_ends_its_activation(dice):
    """Its replacement comes to the Ford, beside Orsk, and is not activated in this turn."""
    dice(*SAME_CARD_AGAIN, FORD)
    blue = {"beast": ("brugh", "c12"), "wizard": ("orsk", "b8")}
    hands, health = {"blue": ("woodland_ambush",)}, {"red_beast": 5}
    table = activate(("beast", "luma", "f12"), blue, hands=hands, health=health)
    assert (table.asked, table.where("red_beast")) == ("blue move_end", "d12")
    table.play("tactic woodland_ambush")
    assert (table.told("captured"), table.where("red_beast")) == ([(BEAST, 3)], "b7")
    assert under(table, "red_beast") is None
    assert (table.asked, table.told("step_attack")) == ("blue act", [])


@pytest.mark.rule("TAC-CRD-06")
def test_a_unit_that_survives_the_ambush_goes_on_with_its_steps():
    blue = {"beast": ("brugh", "c12"), "wizard": ("orsk", "m1")}
    table = activate(("beast", "rakk", "f12"), blue, hands={"blue": ("woodland_ambush",)})
    table.play("tactic woodland_ambush", "no")
    assert table.told("step_attack") == [(BEAST, 4, 3, 1)]


@pytest.mark.rule("TAC-CRD-06")
def test_dive_for_cover_and_counterspell_answer_the_enemy():
    """An attack that fails is the one attack of the activation all the same."""
    table = activate(("rogue", "nim", "e3"), {"beast": ("brugh", "h3")}, hands={"blue": ("dive_for_cover",)})
    table.play("tactic dive_for_cover", "go blue_beast i3")
    assert (table.asked, table.health("blue_beast")) == ("blue act", 13)
    table = activate(("wizard", "saffir", "e3"), {"beast": ("brugh", "h3")}, hands={"blue": ("counterspell",)})
    table.play("tactic counterspell")
    assert (table.asked, table.health("blue_beast"), table.told("rolled")) == ("blue act", 13, [])


@pytest.mark.rule("TAC-DUN-12")
def test_nobody_dives_into_an_opened_box():
    blue = {"beast": ("brugh", "k6"), "wizard": ("orsk", "2x2-a2")}
    table = activate(("rogue", "sylvar", "g6"), blue, hands={"blue": ("dive_for_cover",)})
    table.play("tactic dive_for_cover")
    assert table.offered("go blue_beast k7")
    assert not table.offered("go blue_beast l6")


@pytest.mark.rule("TAC-CAP-07", "TAC-SOL-37")
def test_a_unit_captured_by_blood_price_does_no_more_and_its_replacement_nothing(dice):
    """Fenn shoots Orsk, whom Corvin avenges from the cliff: no powder keg goes off, though Fenn comes back."""
    dice(*SAME_CARD_AGAIN, HILL)
    blue = {"wizard": ("orsk", "c6"), "fighter": ("corvin", "d4"), "beast": ("brugh", "c7")}
    health = {"blue_wizard": 1, "red_rogue": 3}
    table = activate(("rogue", "fenn", "c4"), blue, "south", hands={"blue": ("blood_price",)}, health=health)
    table.play("tactic blood_price", "melee blue_fighter red_rogue")
    assert table.told("replaced") == [(ROGUE, ENEMY_FACE + card_number("fenn"), NAMES.index("i11"))]
    assert table.told("damaged") == [(ROGUE, 1, 1 + DAMAGE_BONUS), (0, ROGUE, 3 + 1)]
    assert (table.asked, table.health("blue_beast"), table.told("counters")) == ("blue act", 13, [])


@pytest.mark.rule("TAC-CAP-07", "TAC-SOL-37")
def test_a_caster_captured_by_blood_price_does_not_finish_its_spell(dice):
    """Ysolde's third Power symbol would have taken time."""
    dice(POWER, POWER, POWER, *SAME_CARD_AGAIN, HILL)
    blue = {"wizard": ("orsk", "c6"), "fighter": ("corvin", "d4")}
    health = {"blue_wizard": 1, "red_wizard": 3}
    table = activate(("wizard", "ysolde", "c4"), blue, "south", hands={"blue": ("blood_price",)}, health=health)
    table.play("tactic blood_price", "melee blue_fighter red_wizard")
    assert table.told("time") == [(7, 5), (6, 7)], "2 for the capture, then the player's next turn"
