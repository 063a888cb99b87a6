"""The Artifact: taking it, bearing it, losing it (TAC-BTL)."""

import pytest

from games.tactics.rules.battles import RED, artifact, battle, bearer
from games.tactics.table import KNOCK, MISS, POWER
from gonfalon.games.tactics.printed.spaces import NAMES

# ----------------------------------------------------------- taking the Artifact


@pytest.mark.rule("TAC-BTL-07", "TAC-BTL-10")
@pytest.mark.parametrize("mode", ["battle", "battle-team"])
def test_a_unit_that_ends_its_move_on_the_artifact_bears_it_at_once_and_without_a_question(mode):
    table = battle({"beast": ("brugh", "g8"), "rogue": ("nim", "a13")}, mode=mode)
    table.play("move blue_beast g7")
    assert (bearer(table), artifact(table), table.told("bears")) == ("blue_beast", None, [(3,)])
    assert (table.asked, table.g.actions) == ("blue act", 2)
    assert table.match.view({RED}).state.bearer == 3


@pytest.mark.rule("TAC-BTL-07")
def test_a_move_given_by_a_card_or_an_ability_takes_the_artifact_too(dice):
    """Lys slips away onto it; a unit dives onto it; another is quickened onto it."""
    table = battle({"beast": ("rakk", "e8")}, {"rogue": ("lys", "g8"), "beast": ("brugh", "m13")})
    table.play("move blue_beast f8", "melee blue_beast red_rogue", "go red_rogue g7")
    assert bearer(table) == "red_rogue"
    table = battle({"rogue": ("sylvar", "g8")}, {"beast": ("brugh", "f7")}, hands={"red": ("dive_for_cover",)})
    dice(POWER, POWER)
    table.play("missile blue_rogue red_beast", "tactic dive_for_cover", "go red_beast g7")
    assert bearer(table) == "red_beast"
    table = battle({"wizard": ("ysolde", "a13"), "beast": ("rakk", "g8")})
    dice(POWER)
    table.play("spell blue_wizard blue_beast", "power 1", "go blue_beast g7")
    assert bearer(table) == "blue_beast"


@pytest.mark.rule("TAC-BTL-08")
def test_passing_through_does_not_take_the_artifact():
    """Over g7 it is two steps from g8 to the Village on g6, and with 3 points there is no other way."""
    table = battle({"beast": ("brugh", "g8")})
    table.play("move blue_beast g6")
    assert (bearer(table), artifact(table)) == (None, "g7")


@pytest.mark.rule("TAC-BTL-09")
def test_a_unit_pushed_onto_the_artifact_does_not_take_it_but_by_a_later_move_there():
    table = battle({"wizard": ("zephyrine", "e7")}, {"rogue": ("nim", "g8"), "beast": ("brugh", "m13")})
    table.play("spell blue_wizard red_rogue", "power 0", "push north")
    assert (table.where("red_rogue"), bearer(table), artifact(table)) == ("g7", None, "g7")
    table.play("end")
    assert (table.asked, bearer(table)) == ("red act", None)
    table.play("move red_rogue g7", "way direct")
    assert bearer(table) == "red_rogue"


@pytest.mark.rule("TAC-BTL-09")
def test_a_unit_knocked_back_onto_the_artifact_does_not_take_it(dice):
    table = battle({"beast": ("rakk", "e7")}, {"rogue": ("nim", "f7"), "beast": ("brugh", "m13")})
    dice(KNOCK, MISS, MISS)
    table.play("melee blue_beast red_rogue", "yes")
    assert (table.where("red_rogue"), bearer(table), artifact(table)) == ("g7", None, "g7")


@pytest.mark.rule("TAC-BTL-11", "TAC-BTL-21")
def test_the_artifact_moves_with_its_bearer_and_nothing_lets_go_of_it():
    """With an ally beside it, all the Bearer may do is act as ever."""
    blue = {"beast": ("rakk", "c7"), "rogue": ("nim", "c8")}
    table = battle(blue, {"beast": ("brugh", "d8")}, bearer="blue_beast")
    verbs = {line.split()[0] for line in table.options()}
    assert verbs == {"move", "melee", "missile", "end"}
    table.play("move blue_beast e7", "move blue_rogue e8", "end")
    assert (bearer(table), artifact(table)) == ("blue_beast", None)


# -------------------------------------------------------------------- the Bearer


@pytest.mark.rule("TAC-BTL-12")
def test_the_bearer_has_one_movement_point_less():
    """Rakk moves 4."""
    table = battle({"beast": ("rakk", "i8")})
    assert table.offered("move blue_beast m8")
    table = battle({"beast": ("rakk", "i8")}, bearer="blue_beast")
    assert not table.offered("move blue_beast m8")
    assert table.offered("move blue_beast l8")


@pytest.mark.rule("TAC-BTL-12")
def test_the_move_that_takes_the_artifact_is_not_shortened_but_the_next_is():
    table = battle({"beast": ("brugh", "g8")}, artifact="i8")
    assert "i8" in table.spaces("move", "blue_beast")
    table.play("move blue_beast i8")
    assert (bearer(table), table.offered("move blue_beast k8")) == ("blue_beast", True)
    assert not table.offered("move blue_beast l8")


@pytest.mark.rule("TAC-BTL-13")
def test_the_bearer_shoots_and_casts_one_space_farther_but_fires_no_ballista_farther():
    """Vesna shoots 3 spaces, Saffir casts 4, a Ballista 4."""
    for squad, line, near, far in (
        ({"rogue": ("vesna", "i8")}, "missile blue_rogue", "l8", "m8"),
        ({"wizard": ("saffir", "c8")}, "spell blue_wizard", "g8", "h8"),
        ({"beast": ("rakk", "b6")}, "ballista blue_beast", "e7", "e8"),
    ):
        (unit,) = squad
        reach = []
        for space in (near, far):
            for holder in ("", f"blue_{unit}"):
                table = battle(squad, {"beast": ("brugh", space)}, bearer=holder)
                reach.append(f"{line} red_beast" in table.options())
        assert reach == ([True, True, False, False] if unit == "beast" else [True, True, False, True]), unit


@pytest.mark.rule("TAC-BTL-13")
def test_a_spell_without_a_range_is_not_changed_by_the_artifact():
    """Thunderclap hits within 2 spaces."""
    table = battle({"wizard": ("thessal", "c8")}, {"beast": ("brugh", "e7")}, bearer="blue_wizard")
    assert "spell blue_wizard blue_wizard" not in table.options()


@pytest.mark.rule("TAC-BTL-13")
def test_the_bearer_counters_one_space_farther(dice):
    """Sylvar shoots from 4 spaces at Vesna, who shoots 3."""
    for holder, asked in (("", "blue act"), ("red_rogue", "red counter")):
        dice(POWER, POWER)
        table = battle({"rogue": ("sylvar", "i8")}, {"rogue": ("vesna", "m8")}, bearer=holder)
        table.play("missile blue_rogue red_rogue")
        assert table.asked == asked


@pytest.mark.rule("TAC-BTL-14", "TAC-TER-20")
def test_the_bearer_deals_one_more_damage_in_melee_only(dice):
    for holder, damage in (("", 3), ("blue_beast", 4), ("blue_rogue", 3)):
        blue = {"beast": ("rakk", "c8"), "rogue": ("nim", "c7")}
        table = battle(blue, {"beast": ("brugh", "d8")}, bearer=holder)
        table.play("melee blue_beast red_beast")
        assert table.health("red_beast") == 13 - damage
    table = battle({"rogue": ("nim", "c8")}, {"fighter": ("hild", "d8")}, bearer="blue_rogue")
    dice(POWER)
    table.play("missile blue_rogue red_fighter")
    assert table.health("red_fighter") == 12 - 2


@pytest.mark.rule("TAC-BTL-14")
def test_the_bearer_counters_in_melee_with_one_more_damage():
    table = battle({"beast": ("rakk", "c8")}, {"beast": ("sable", "d8")}, bearer="red_beast")
    table.play("melee blue_beast red_beast", "no", "counter melee")
    assert table.health("blue_beast") == 10 - 2 - (2 + 1), "2 of them by Sable's barbs"


# ------------------------------------------------------------------------- theft


@pytest.mark.rule("TAC-BTL-15", "TAC-BTL-16")
@pytest.mark.parametrize("mode", ["battle", "battle-team"])
def test_a_bearer_knocked_back_in_melee_is_robbed_and_the_bonus_is_not_for_that_attack(mode, dice):
    """The attack deals 3, not 4."""
    table = battle({"beast": ("rakk", "c8")}, {"fighter": ("hild", "d8")}, mode=mode, bearer="red_fighter")
    dice(KNOCK, MISS, MISS)
    table.play("melee blue_beast red_fighter", "yes")
    assert (bearer(table), table.told("stole")) == ("blue_beast", [(3, 4)])
    assert (table.where("red_fighter"), table.health("red_fighter")) == ("e8", 12 - 3)


@pytest.mark.rule("TAC-BTL-15", "TAC-BTL-16")
def test_a_bearer_held_by_a_wall_is_robbed_too_and_counters_without_the_bonus(dice):
    """North of d8 is a Forest on d7, and north of it a cliff."""
    table = battle({"beast": ("rakk", "d8")}, {"beast": ("luma", "d7")}, bearer="red_beast")
    dice(KNOCK, MISS, MISS)
    table.play("melee blue_beast red_beast", "yes")
    assert (table.where("red_beast"), bearer(table)) == ("d7", "blue_beast")
    table.play("counter melee", "no")
    assert table.health("blue_beast") == 10 - 2


@pytest.mark.rule("TAC-BTL-15")
def test_without_a_knock_back_symbol_or_a_roll_nothing_is_stolen(dice):
    for lines in (["yes"], ["no"]):
        table = battle({"beast": ("rakk", "c8")}, {"beast": ("luma", "d8")}, bearer="red_beast")
        dice(MISS, MISS, POWER)
        table.play("melee blue_beast red_beast", *lines)
        assert bearer(table) == "red_beast"


@pytest.mark.rule("TAC-BTL-15")
def test_a_bearer_that_nothing_knocks_back_is_not_robbed():
    """Mossback is rooted; another holds the line, as a Bearer may anywhere."""
    table = battle({"beast": ("rakk", "c8")}, {"beast": ("mossback", "d8")}, bearer="red_beast")
    table.play("melee blue_beast red_beast")
    assert (table.asked, bearer(table)) == ("red counter", "red_beast")
    hands = {"red": ("hold_the_line",)}
    table = battle({"beast": ("rakk", "c8")}, {"beast": ("luma", "d8")}, bearer="red_beast", hands=hands)
    table.play("melee blue_beast red_beast", "tactic hold_the_line")
    assert (table.asked, bearer(table), table.health("red_beast")) == ("red counter", "red_beast", 10 - 1)


@pytest.mark.rule("TAC-BTL-17")
def test_pushes_by_spells_and_the_ballista_steal_nothing(dice):
    red, holder = {"beast": ("luma", "e8")}, "red_beast"
    table = battle({"wizard": ("orsk", "c8")}, red, bearer=holder)
    dice(POWER)
    table.play("spell blue_wizard red_beast", "power 1")
    assert (table.where("red_beast"), bearer(table)) == ("f8", holder)
    table = battle({"wizard": ("zephyrine", "c8")}, red, bearer=holder)
    table.play("spell blue_wizard red_beast", "power 0", "push west")
    assert (table.where("red_beast"), bearer(table)) == ("d8", holder)
    table = battle({"beast": ("rakk", "b6")}, {"beast": ("luma", "e7")}, bearer=holder)
    table.play("ballista blue_beast red_beast", "push south")
    assert (table.where("red_beast"), bearer(table)) == ("e8", holder)


@pytest.mark.rule("TAC-BTL-18")
def test_a_melee_counter_steals_the_artifact_too(dice):
    table = battle({"beast": ("rakk", "c8")}, {"beast": ("luma", "d8")}, bearer="blue_beast")
    dice(KNOCK, MISS)
    table.play("melee blue_beast red_beast", "no", "counter melee", "yes")
    assert (bearer(table), table.where("blue_beast")) == ("red_beast", "b8")


@pytest.mark.rule("TAC-BTL-19")
@pytest.mark.parametrize("mode", ["battle", "battle-team"])
def test_the_artifact_of_a_captured_bearer_stays_on_its_space(mode):
    red = {"beast": ("luma", "d8"), "rogue": ("nim", "m13")}
    table = battle({"beast": ("rakk", "c8")}, red, mode=mode, bearer="red_beast", health={"red_beast": 3})
    table.play("melee blue_beast red_beast")
    assert (bearer(table), artifact(table), table.told("dropped")) == (None, "d8", [(7, NAMES.index("d8"))])
    table.play("move blue_beast d8")
    assert bearer(table) == "blue_beast"


@pytest.mark.rule("TAC-BTL-19")
def test_a_bearer_captured_by_the_collision_of_a_shot_leaves_it_where_the_push_ended():
    """At a7 it is pushed against the edge of the map."""
    table = battle(
        {"beast": ("rakk", "b6")},
        {"beast": ("luma", "a7"), "rogue": ("nim", "m13")},
        bearer="red_beast",
        health={"red_beast": 2},
    )
    table.play("ballista blue_beast red_beast", "push west")
    assert (table.captor("red_beast"), artifact(table)) == ("blue", "a7")


@pytest.mark.rule("TAC-BTL-20")
def test_a_bearer_captured_by_the_push_that_robs_it_leaves_the_artifact_to_the_thief(dice):
    red = {"beast": ("luma", "d7"), "rogue": ("nim", "m13")}
    table = battle({"beast": ("rakk", "d8")}, red, bearer="red_beast", health={"red_beast": 3})
    dice(KNOCK, MISS, MISS)
    table.play("melee blue_beast red_beast", "yes")
    assert table.captor("red_beast") == "blue"
    assert (bearer(table), artifact(table)) == ("blue_beast", None)


# ------------------------------------------------------------------ Tactic cards


@pytest.mark.rule("TAC-CRD-02")
def test_to_the_colours_is_for_who_bears_the_artifact():
    blue, hands = {"beast": ("rakk", "c8"), "rogue": ("nim", "a13")}, {"blue": ("to_the_colours",)}
    assert battle(blue, hands=hands, phase="turn").asked == "blue act"
    table = battle(blue, hands=hands, bearer="blue_beast", phase="turn")
    table.play("tactic to_the_colours")
    assert {line.split()[1] for line in table.options()} == {"blue_rogue"}


@pytest.mark.rule("TAC-CRD-02")
def test_nobody_holds_the_line_without_the_artifact():
    hands = {"red": ("hold_the_line",)}
    table = battle({"beast": ("rakk", "c8")}, {"beast": ("luma", "d8")}, bearer="blue_beast", hands=hands)
    table.play("melee blue_beast red_beast")
    assert table.asked == "blue knock_back"
