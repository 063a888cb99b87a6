"""Knock Back: the roll after a Melee Attack, and the push (TAC-KNB).

Rakk, who deals 3 damage and rolls 3 dice, strikes Brugh, who has 13 Health.
"""

import pytest

from games.tactics.table import KNOCK, KNOCK_POWER, MISS, MISS_KNOCK, POWER, Table, card_number
from gonfalon.games.tactics.rules.traits import TRAITS

HEALTH = 13 - 3
"""Brugh's Health after the blow."""


def struck(here: str, there: str, red: dict[str, tuple[str, str]] | None = None, **more: object) -> Table:
    """Rakk has struck Brugh; the roll is still to come."""
    squad = {"beast": ("brugh", there), **(red or {})}
    table = Table(blue={"beast": ("rakk", here)}, red=squad, **more)  # type: ignore[arg-type]
    table.play("melee blue_beast red_beast")
    return table


def pushed(dice, spaces: int, here: str, there: str, red: dict[str, tuple[str, str]] | None = None) -> Table:
    """Rakk has struck Brugh and rolled so many Knock Back symbols."""
    table = struck(here, there, red)
    dice(*[KNOCK] * spaces, *[POWER] * (3 - spaces))
    table.play("yes")
    return table


@pytest.mark.rule("TAC-KNB-01")
def test_rolling_for_knock_back_is_optional(dice):
    table = struck("d4", "e4")
    dice()
    assert (table.asked, table.options()) == ("blue knock_back", ["yes", "no"])
    assert table.health("red_beast") == HEALTH
    table.play("no")
    assert (table.where("red_beast"), table.asked) == ("e4", "red counter")


@pytest.mark.rule("TAC-KNB-02")
@pytest.mark.parametrize(("card", "squares"), [("aldous", 1), ("corvin", 2), ("grumm", 3)])
def test_as_many_dice_are_rolled_as_there_are_red_squares(card, squares, dice):
    table = Table(blue={"fighter": (card, "d4")}, red={"beast": ("brugh", "e4")})
    table.play("melee blue_fighter red_beast")
    dice(*[POWER] * squares)
    table.play("yes")
    assert table.told("rolled") == [(0, "knockback", *[POWER] * squares)]


@pytest.mark.rule("TAC-KNB-03")
def test_a_unit_without_red_squares_cannot_knock_back(monkeypatch):
    monkeypatch.setattr(TRAITS[card_number("rakk")], "knock_dice", 0)
    table = struck("d4", "e4")
    assert (table.where("red_beast"), table.asked) == ("e4", "red counter")


@pytest.mark.rule("TAC-KNB-04")
@pytest.mark.parametrize(
    ("faces", "end"),
    [
        ((MISS, POWER, POWER), "e4"),
        ((KNOCK, MISS, POWER), "f4"),
        ((KNOCK, MISS, KNOCK_POWER), "g4"),
        ((KNOCK, MISS_KNOCK, KNOCK_POWER), "h4"),
    ],
)
def test_each_symbol_pushes_one_space(faces, end, dice):
    table = struck("d4", "e4")
    dice(*faces)
    table.play("yes")
    assert (table.where("red_beast"), table.health("red_beast")) == (end, HEALTH)


@pytest.mark.rule("TAC-KNB-05")
@pytest.mark.parametrize(("here", "end"), [("f3", "f5"), ("f5", "f3"), ("e4", "g4"), ("g4", "e4")])
def test_the_push_leads_straight_away_from_the_attacker(here, end, dice):
    assert pushed(dice, 1, here, "f4").where("red_beast") == end


@pytest.mark.rule("TAC-KNB-06")
def test_what_was_rolled_is_pushed_in_full(dice):
    """Nothing is asked between the roll and the end of the push."""
    table = pushed(dice, 3, "d4", "e4")
    assert (table.where("red_beast"), table.asked) == ("h4", "blue act")


@pytest.mark.rule("TAC-KNB-07")
@pytest.mark.parametrize(("here", "there"), [("e12", "f12"), ("d4", "d3"), ("b3", "c3")])
def test_nobody_is_pushed_upwards(here, there, dice):
    assert pushed(dice, 1, here, there).where("red_beast") == there


@pytest.mark.rule("TAC-KNB-08")
@pytest.mark.parametrize(("here", "there", "end"), [("e4", "d4", "a4"), ("d4", "d5", "d8"), ("e10", "d10", "a10")])
def test_a_pushed_unit_falls_and_goes_on(here, there, end, dice):
    assert pushed(dice, 3, here, there).where("red_beast") == end


@pytest.mark.rule("TAC-KNB-09")
def test_falling_does_not_hurt(dice):
    table = pushed(dice, 3, "e4", "d4")
    assert (table.where("red_beast"), table.health("red_beast")) == ("a4", HEALTH)


@pytest.mark.rule("TAC-KNB-10")
@pytest.mark.parametrize(
    ("here", "there", "end"),
    [
        ("d12", "e12", "f12"),  # the cliff of the hill at g12
        ("c13", "b13", "a13"),  # the edge of the map
        ("d4", "e4", "f4"),  # a friend at g4
        ("d5", "d4", "d4"),  # an enemy, another of Rakk's side, at d3
    ],
)
def test_a_cliff_the_edge_and_every_unit_stop_a_push(here, there, end, dice):
    table = Table(
        blue={"beast": ("rakk", here), "fighter": ("hild", "d3")},
        red={"beast": ("brugh", there), "fighter": ("hild", "g4")},
    )
    dice(KNOCK, KNOCK, KNOCK)
    table.play("melee blue_beast red_beast", "yes")
    assert table.where("red_beast") == end


@pytest.mark.rule("TAC-KNB-11")
@pytest.mark.parametrize("symbols", [2, 3])
def test_a_push_cut_short_costs_one_health_once(symbols, dice):
    """1 space is left before the cliff at g12."""
    table = pushed(dice, symbols, "d12", "e12")
    assert (table.where("red_beast"), table.health("red_beast")) == ("f12", HEALTH - 1)


@pytest.mark.rule("TAC-KNB-12")
def test_an_obstacle_right_behind_the_last_space_costs_nothing(dice):
    table = pushed(dice, 1, "d12", "e12")
    assert (table.where("red_beast"), table.health("red_beast")) == ("f12", HEALTH)


@pytest.mark.rule("TAC-KNB-13")
def test_a_unit_that_is_struck_by_a_pushed_one_is_unharmed(dice):
    table = pushed(dice, 3, "d4", "e4", {"fighter": ("hild", "f4")})
    assert (table.where("red_beast"), table.health("red_beast")) == ("e4", HEALTH - 1)
    assert (table.where("red_fighter"), table.health("red_fighter")) == ("f4", 12)


@pytest.mark.rule("TAC-KNB-14")
@pytest.mark.parametrize("symbols", [1, 3])
def test_a_unit_pushed_towards_a_portal_hits_the_cliff(symbols, dice):
    """The Portal of c4 is in the cliff to the east."""
    table = pushed(dice, symbols, "b4", "c4")
    assert (table.where("red_beast"), table.health("red_beast")) == ("c4", HEALTH - 1)


@pytest.mark.rule("TAC-KNB-15")
@pytest.mark.parametrize(
    ("here", "there", "symbols", "end"),
    [
        ("e13", "f13", 1, "g13"),  # into a Village
        ("e13", "f13", 2, "h13"),  # through it
        ("f2", "g2", 1, "h2"),  # onto a Peak, though it costs more to enter
        ("f2", "g2", 3, "j2"),  # over it
        ("a8", "b8", 1, "c8"),  # into Water
        ("a8", "b8", 3, "e8"),  # through it
        ("d4", "d5", 1, "d6"),  # onto a Ballista
        ("d4", "d5", 2, "d7"),  # over it, down into a Village
    ],
)
def test_a_push_sets_off_no_terrain(here, there, symbols, end, dice):
    table = pushed(dice, symbols, here, there)
    assert (table.where("red_beast"), table.health("red_beast")) == (end, HEALTH)


@pytest.mark.rule("TAC-KNB-15")
def test_a_push_into_a_village_refills_nothing(dice):
    table = Table(blue={"beast": ("rakk", "e13")}, red={"rogue": ("sylvar", "f13")}, supply={"red_rogue": 1})
    dice(KNOCK, POWER, POWER)
    table.play("melee blue_beast red_rogue", "yes")
    assert (table.where("red_rogue"), table.health("red_rogue"), table.supply("red_rogue")) == ("g13", 8 - 3, 1)


@pytest.mark.rule("TAC-KNB-16")
def test_after_a_push_into_water_the_next_attack_hurts_more(dice):
    table = Table(blue={"beast": ("rakk", "a8"), "fighter": ("corvin", "b7")}, red={"beast": ("brugh", "b8")})
    dice(KNOCK, POWER, POWER)
    table.play("melee blue_beast red_beast", "yes")
    assert (table.where("red_beast"), table.health("red_beast")) == ("c8", HEALTH)
    table.play("move blue_fighter b8", "melee blue_fighter red_beast")
    assert table.health("red_beast") == HEALTH - (3 + 1)


@pytest.mark.rule("TAC-KNB-16")
def test_a_unit_pushed_onto_a_ballista_may_fire_it_next_turn(dice):
    table = pushed(dice, 1, "d4", "d5")
    assert table.where("red_beast") == "d6"
    table.play("end")
    assert table.offered("ballista red_beast blue_beast")


@pytest.mark.rule("TAC-KNB-17")
def test_a_captured_target_is_not_knocked_back(dice):
    dice()
    table = struck("d4", "e4", {"fighter": ("hild", "m1")}, health={"red_beast": 3})
    assert (table.captor("red_beast"), table.asked) == ("blue", "blue act")


@pytest.mark.rule("TAC-KNB-18")
@pytest.mark.parametrize(("card", "there"), [("hild", "b9"), ("isaure", "a9")])
def test_a_blow_that_deals_nothing_may_still_knock_back(card, there, dice):
    """Saffir's 1 damage is lost in the Forest, or parried by Isaure."""
    here = "b8" if there == "b9" else "a8"
    table = Table(blue={"wizard": ("saffir", here)}, red={"fighter": (card, there)})
    table.play("melee blue_wizard red_fighter")
    assert (table.told("damaged"), table.asked) == ([(1, 4, 0)], "blue knock_back")
    dice(KNOCK)
    table.play("yes")
    assert table.where("red_fighter") == there[0] + "10"


@pytest.mark.rule("TAC-KNB-19")
def test_a_unit_pushed_onto_a_trigger_space_counts_there(dice):
    """Onto b7, the Trigger Space of the Ford; then red's turn begins."""
    table = pushed(dice, 1, "b5", "b6")
    table.play("end")
    assert (table.asked, table.g.flags) == ("red act", (1, 0, 0))


@pytest.mark.rule("TAC-KNB-19")
@pytest.mark.parametrize(("symbols", "end", "flag"), [(1, "a7", 2), (2, "a6", 1)])
def test_a_unit_pushed_out_of_a_control_area_counts_there_no_more(symbols, end, flag, dice):
    """Brugh alone holds the Ford from a8; a7 belongs to it too, a6 does not."""
    table = struck("a9", "a8", flags=(1, 0, 0))
    dice(*[KNOCK] * symbols, *[POWER] * (3 - symbols))
    table.play("yes")
    assert table.where("red_beast") == end
    table.play("end")
    assert (table.asked, table.g.flags) == ("red act", (flag, 0, 0))
