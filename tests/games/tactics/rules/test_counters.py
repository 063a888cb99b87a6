"""The Counter: who may answer an attack, when, with what, and at which price."""

import pytest

from games.tactics.table import KNOCK, MISS, POWER, Table

RAKK = {"beast": ("rakk", "f4")}


def duel(blue: tuple[str, str, str], red: tuple[str, str, str], **more) -> Table:
    """One unit each: `duel(("fighter", "hild", "e4"), ("beast", "rakk", "f4"))`."""
    return Table(blue={blue[0]: blue[1:]}, red={red[0]: red[1:]}, **more)


HILD = ("fighter", "hild", "e4")
RAKK_NEAR = ("beast", "rakk", "f4")
MELEE_WITHOUT_PUSH = ("melee blue_fighter red_beast", "no")


# ------------------------------------------------------------------- who may Counter


@pytest.mark.rule("TAC-CTR-01")
@pytest.mark.parametrize(
    "lines",
    [
        ("melee blue_fighter red_beast", "no"),
        ("missile blue_fighter red_beast",),
        ("spell blue_wizard red_beast", "power 0"),
    ],
)
def test_a_unit_damaged_as_the_primary_target_may_counter_its_attacker(dice, lines):
    dice(KNOCK, KNOCK)
    table = Table(blue={"fighter": ("hild", "e4"), "wizard": ("saffir", "f5")}, red=RAKK)
    table.play(*lines)
    assert table.asked == "red counter"
    _, attacker, _ = lines[0].split()
    before = table.health(attacker)
    table.play("counter melee")
    assert table.health(attacker) == before - 3


@pytest.mark.rule("TAC-CTR-02")
def test_an_attack_that_dealt_no_damage_allows_no_counter(dice):
    dice(KNOCK)
    blue = {"wizard": ("saffir", "f4"), "beast": ("brugh", "h4")}
    table = Table(blue, red={"beast": ("rakk", "g4")})
    table.play("melee blue_wizard red_beast", "yes")
    assert table.told("damaged") == [(1, 7, 0)]
    assert table.told("collided") == [(7, 1)]
    assert table.asked == "blue act"


@pytest.mark.rule("TAC-CTR-03")
def test_countering_is_optional_and_the_owner_decides():
    table = duel(HILD, RAKK_NEAR)
    table.play(*MELEE_WITHOUT_PUSH)
    assert (table.asked, table.options()) == ("red counter", ["counter melee", "decline"])
    table.play("decline")
    assert (table.asked, table.health("blue_fighter")) == ("blue act", 12)


# ------------------------------------------------------------------------------ when


@pytest.mark.rule("TAC-CTR-04")
def test_reactive_abilities_come_as_soon_as_the_damage_is_taken_before_any_knock_back():
    table = duel(HILD, ("beast", "sable", "f4"))
    table.play("melee blue_fighter red_beast")
    assert table.asked == "blue knock_back"
    assert (table.health("red_beast"), table.health("blue_fighter")) == (11 - 2, 12 - 2)


@pytest.mark.rule("TAC-CTR-05")
def test_a_unit_pushed_two_spaces_away_can_counter_only_from_there(dice):
    dice(KNOCK, KNOCK)
    table = duel(HILD, ("rogue", "kestrel", "f4"))
    table.play("melee blue_fighter red_rogue", "yes")
    assert table.where("red_rogue") == "h4"
    assert table.options() == ["counter missile", "decline"]


@pytest.mark.rule("TAC-CTR-05")
def test_the_counter_comes_after_the_abilities_of_the_attacker(dice):
    dice(KNOCK, KNOCK)
    table = duel(("rogue", "dagan", "e4"), RAKK_NEAR)
    table.play("missile blue_rogue red_beast")
    assert table.asked == "blue ability"
    table.play("yes")
    assert (table.asked, table.is_weakened("red_beast")) == ("red counter", True)


# ------------------------------------------------------------------------- with what


@pytest.mark.rule("TAC-CTR-06")
@pytest.mark.parametrize(
    ("red", "supply", "attacks"),
    [
        (("fighter", "corvin", "f4"), 2, ["melee", "missile"]),
        (("fighter", "corvin", "f4"), 0, ["melee"]),
        (("wizard", "orsk", "f4"), 6, ["melee", "spell"]),
        (("wizard", "orsk", "f4"), 0, ["melee"]),
        (("beast", "rakk", "f4"), 0, ["melee"]),
    ],
)
def test_a_counter_is_one_attack_or_spell_the_unit_could_make(red, supply, attacks):
    table = duel(HILD, red, supply={f"red_{red[0]}": supply})
    table.play(f"melee blue_fighter red_{red[0]}", "no")
    assert table.options() == [*(f"counter {kind}" for kind in attacks), "decline"]


@pytest.mark.rule("TAC-CTR-06")
def test_a_counter_is_made_from_where_the_unit_now_stands(dice):
    dice(KNOCK, MISS)
    table = duel(HILD, ("wizard", "orsk", "f4"))
    table.play("melee blue_fighter red_wizard", "yes")
    assert (table.where("red_wizard"), table.options()) == ("g4", ["counter spell", "decline"])


@pytest.mark.rule("TAC-CTR-07")
def test_for_a_melee_counter_the_attacker_must_be_level():
    above, below = ("fighter", "corvin", "d4"), "c4"
    table = duel(above, ("beast", "rakk", below))
    table.play(*MELEE_WITHOUT_PUSH)
    assert (table.health("red_beast"), table.asked) == (10 - 3, "blue act")
    table = duel(above, ("rogue", "nim", below))
    table.play("melee blue_fighter red_rogue", "no")
    assert table.options() == ["counter missile", "decline"]


@pytest.mark.rule("TAC-CTR-07")
@pytest.mark.parametrize(
    ("red", "near", "far"), [(("rogue", "kestrel"), "i4", "i5"), (("wizard", "nerissa"), "g5", "g6")]
)
def test_for_a_missile_or_spell_counter_the_attacker_must_be_in_range(dice, red, near, far):
    for space, asked in ((near, "red counter"), (far, "blue act")):
        dice(KNOCK, KNOCK)
        table = duel(("rogue", "sylvar", "e4"), (*red, space))
        table.play(f"missile blue_rogue red_{red[0]}")
        assert (table.health(f"red_{red[0]}") < 8, table.asked) == (True, asked)


@pytest.mark.rule("TAC-CTR-08")
def test_a_missile_counter_costs_the_normal_ammo(dice):
    table = duel(("rogue", "sylvar", "e4"), ("rogue", "kestrel", "h4"))
    dice(KNOCK, KNOCK, MISS, KNOCK)
    table.play("missile blue_rogue red_rogue", "counter missile")
    assert (table.supply("red_rogue"), table.health("blue_rogue")) == (5 - 1 - 1, 8 - 2)


@pytest.mark.rule("TAC-CTR-08")
def test_a_spell_counter_costs_the_normal_mana(dice):
    table = duel(HILD, ("wizard", "orsk", "f4"))
    dice(POWER, MISS)
    table.play("melee blue_fighter red_wizard", "no", "counter spell", "power 2")
    assert (table.supply("red_wizard"), table.health("blue_fighter")) == (6 - 1 - 2, 12 - 2)


@pytest.mark.rule("TAC-CTR-09")
def test_a_counter_is_aimed_only_at_the_unit_that_attacked():
    table = Table(blue={"fighter": ("hild", "e4"), "wizard": ("saffir", "f5")}, red=RAKK)
    table.play(*MELEE_WITHOUT_PUSH)
    assert table.options() == ["counter melee", "decline"]
    table.play("counter melee", "no")
    assert (table.health("blue_fighter"), table.health("blue_wizard")) == (12 - 3, 7)


@pytest.mark.rule("TAC-CTR-10")
def test_a_unit_cannot_move_in_order_to_counter(dice):
    dice(KNOCK, KNOCK)
    table = duel(("rogue", "kestrel", "d4"), RAKK_NEAR)
    table.play("missile blue_rogue red_beast")
    assert table.health("red_beast") == 10 - 2
    assert (table.asked, table.where("red_beast")) == ("blue act", "f4")


@pytest.mark.rule("TAC-CTR-11")
@pytest.mark.parametrize(
    ("card", "attacks"),
    [
        ("elowen", ["melee"]),
        ("ysolde", ["melee"]),
        ("thessal", ["melee"]),
        ("saffir", ["melee", "spell"]),
        ("zephyrine", ["melee", "spell"]),
    ],
)
def test_a_spell_is_a_counter_only_if_the_attacker_is_its_target(card, attacks):
    table = Table(blue={"fighter": ("hild", "e4")}, red={"wizard": (card, "f4"), "beast": ("rakk", "g4")})
    table.play("melee blue_fighter red_wizard", "no")
    assert table.options() == [*(f"counter {kind}" for kind in attacks), "decline"]


@pytest.mark.rule("TAC-CTR-12")
def test_side_effects_of_a_counter_hurt_other_enemies():
    blue = {"fighter": ("hild", "e4"), "beast": ("brugh", "d4")}
    table = Table(blue, red={"wizard": ("saffir", "f4")})
    table.play("melee blue_fighter red_wizard", "no", "counter spell", "power 0")
    assert (table.health("blue_fighter"), table.health("blue_beast")) == (12 - 2, 13 - 1)


@pytest.mark.rule("TAC-CTR-12")
def test_side_effects_of_a_counter_help_allies():
    red = {"fighter": ("maelis", "f4"), "beast": ("rakk", "f5")}
    table = Table(blue={"fighter": ("hild", "e4")}, red=red, health={"red_beast": 5})
    table.play("melee blue_fighter red_fighter", "no", "counter melee", "no")
    assert table.health("red_beast") == 5 + 2


# ----------------------------------------------------- a Counter is an attack like others


@pytest.mark.rule("TAC-CTR-13")
def test_a_melee_counter_may_knock_back(dice):
    dice(KNOCK, MISS, MISS)
    table = duel(HILD, RAKK_NEAR)
    table.play(*MELEE_WITHOUT_PUSH, "counter melee")
    assert table.asked == "red knock_back"
    table.play("yes")
    assert table.where("blue_fighter") == "d4"


@pytest.mark.rule("TAC-CTR-13")
def test_a_missile_counter_may_miss(dice):
    dice(MISS, MISS)
    table = duel(HILD, ("rogue", "kestrel", "f4"), supply={"red_rogue": 2})
    table.play("melee blue_fighter red_rogue", "no", "counter missile")
    assert (table.supply("red_rogue"), table.health("blue_fighter")) == (0, 12)


@pytest.mark.rule("TAC-CTR-13")
def test_a_spell_counter_may_be_powered_up(dice):
    dice(POWER, POWER)
    table = duel(HILD, ("wizard", "saffir", "f4"))
    table.play("melee blue_fighter red_wizard", "no", "counter spell")
    assert table.asked == "red power"
    table.play("power 2")
    assert table.health("blue_fighter") == 12 - 2 - 2


@pytest.mark.rule("TAC-CTR-13")
@pytest.mark.parametrize(("here", "change"), [("e3", -1), ("e4", 0), ("e5", 1)], ids=["forest", "open", "water"])
@pytest.mark.parametrize(
    ("unit", "name", "answer", "damage"),
    [
        ("beast", "rakk", ("counter melee",), 3),
        ("rogue", "kestrel", ("counter missile",), 2),
        ("wizard", "saffir", ("counter spell", "power 0"), 2),
    ],
)
def test_terrain_changes_the_damage_of_a_counter(here, change, unit, name, answer, damage, dice):
    dice(KNOCK, KNOCK)
    table = duel(("fighter", "hild", here), (unit, name, "f" + here[1]))
    table.play(f"melee blue_fighter red_{unit}", "no", *answer)
    assert table.health("blue_fighter") == 12 - damage - change


# ------------------------------------------------------------------- Weakened units


@pytest.mark.rule("TAC-CTR-14")
def test_a_weakened_unit_counters_after_losing_two_health_for_its_token():
    table = duel(HILD, RAKK_NEAR, health={"red_beast": 6}, weakened=("red_beast",))
    table.play(*MELEE_WITHOUT_PUSH)
    assert (table.health("red_beast"), table.is_weakened("red_beast")) == (4, True)
    table.play("counter melee", "no")
    assert (table.health("red_beast"), table.is_weakened("red_beast")) == (2, False)
    assert table.health("blue_fighter") == 12 - 3


@pytest.mark.rule("TAC-CTR-14")
def test_a_weakened_unit_that_declines_keeps_its_health_and_its_token():
    table = duel(HILD, RAKK_NEAR, health={"red_beast": 6}, weakened=("red_beast",))
    table.play(*MELEE_WITHOUT_PUSH, "decline")
    assert (table.health("red_beast"), table.is_weakened("red_beast")) == (4, True)


@pytest.mark.rule("TAC-CTR-14")
def test_a_weakened_unit_without_a_legal_counter_loses_no_health(dice):
    dice(KNOCK, MISS)
    table = duel(HILD, RAKK_NEAR, health={"red_beast": 6}, weakened=("red_beast",))
    table.play("melee blue_fighter red_beast", "yes")
    assert (table.asked, table.where("red_beast")) == ("blue act", "g4")
    assert (table.health("red_beast"), table.is_weakened("red_beast")) == (4, True)


@pytest.mark.rule("TAC-CTR-15")
@pytest.mark.parametrize(("left", "asked"), [(1, "blue act"), (2, "blue act"), (3, "red counter")])
def test_a_weakened_unit_with_two_health_or_less_cannot_counter(left, asked):
    table = duel(HILD, RAKK_NEAR, health={"red_beast": left + 2}, weakened=("red_beast",))
    table.play(*MELEE_WITHOUT_PUSH)
    assert (table.health("red_beast"), table.asked) == (left, asked)


# ------------------------------------------------------------------ and what follows


@pytest.mark.rule("TAC-CTR-16")
def test_a_counter_cannot_be_countered():
    table = duel(HILD, RAKK_NEAR)
    table.play(*MELEE_WITHOUT_PUSH, "counter melee", "no")
    assert table.health("blue_fighter") == 12 - 3
    assert table.asked == "blue act"


@pytest.mark.rule("TAC-CTR-17")
def test_a_counter_still_triggers_the_reactive_abilities_of_the_attacker():
    table = Table(blue={"beast": ("sable", "e4")}, red=RAKK)
    table.play("melee blue_beast red_beast", "no", "counter melee")
    assert table.health("blue_beast") == 11 - 3
    assert table.health("red_beast") == 10 - 2 - 2


@pytest.mark.rule("TAC-CTR-18")
def test_an_attack_gives_rise_to_one_counter_and_the_turn_goes_on():
    red = {"fighter": ("corvin", "e3"), "beast": ("rakk", "f4")}
    table = Table(blue={"fighter": ("hild", "e4")}, red=red)
    table.play(*MELEE_WITHOUT_PUSH, "counter melee", "no")
    assert table.told("counters") == [(7, 0, "melee")]
    assert (table.asked, table.g.actions) == ("blue act", 2)


@pytest.mark.rule("TAC-CTR-19")
def test_a_counter_takes_nothing_from_what_the_unit_may_do_on_its_own_turn():
    red = {
        "fighter": ("corvin", "f4"),
        "wizard": ("saffir", "a1"),
        "rogue": ("nim", "m1"),
        "beast": ("rakk", "m13"),
    }
    table = Table(blue={"fighter": ("hild", "e4")}, red=red)
    table.play("melee blue_fighter red_fighter", "no", "counter melee", "no")
    assert not table.is_weakened("red_fighter")
    table.play("end")
    assert table.asked == "red act"
    table.play("melee red_fighter blue_fighter", "no", "decline")
    assert not table.is_weakened("red_fighter")
    assert table.offered("move red_fighter f3")


@pytest.mark.rule("TAC-CTR-20")
def test_a_unit_may_counter_every_attack_of_a_turn_once_each():
    blue = {"fighter": ("hild", "e4"), "wizard": ("saffir", "f5"), "rogue": ("nim", "f3")}
    table = Table(blue, RAKK)
    for name in blue:
        table.play(f"melee blue_{name} red_beast", "no", "counter melee", "no")
    assert table.told("counters") == [(7, 0, "melee"), (7, 1, "melee"), (7, 2, "melee")]
    assert [table.health(f"blue_{name}") for name in blue] == [12 - 3, 7 - 3, 7 - 3]
