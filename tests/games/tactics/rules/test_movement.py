"""The Move action: points, costs, who stands in the way, and what happens on the way (TAC-MOV)."""

from random import Random

import pytest

from games.tactics.table import POWER, Table
from gonfalon.core import Match, Setup
from gonfalon.core.menu import draw
from gonfalon.games.tactics import GAME
from gonfalon.games.tactics.state import OFF_MAP

FAR_AWAY = {"beast": ("brugh", "m13")}
SQUAD = ("fighter", "wizard", "rogue", "beast")


def reds(*spaces: str) -> dict[str, tuple[str, str]]:
    """A red squad on these spaces."""
    return dict(zip(SQUAD, zip(("hild", "saffir", "nim", "brugh"), spaces)))


def hild_at(space: str, **more: tuple[str, str]) -> dict[str, tuple[str, str]]:
    """Hild, who has 3 movement points, and perhaps others."""
    return {"fighter": ("hild", space), **more}


@pytest.mark.rule("TAC-MOV-01")
@pytest.mark.parametrize(
    ("unit", "card", "points"), [("fighter", "hild", 3), ("rogue", "sylvar", 4), ("beast", "luma", 5)]
)
def test_a_move_gives_the_points_on_the_card(unit, card, points):
    table = Table(blue={unit: (card, "a13")}, red={"fighter": ("hild", "m1")})
    row = "abcdefg"
    assert table.offered(f"move blue_{unit} {row[points]}13")
    assert not table.offered(f"move blue_{unit} {row[points + 1]}13")


@pytest.mark.rule("TAC-MOV-02")
def test_no_step_is_diagonal():
    table = Table(blue=hild_at("b3"), red=reds("b2", "b4", "a3", "c3"))
    assert table.spaces("move", "blue_fighter") == set()


@pytest.mark.rule("TAC-MOV-02")
def test_up_down_left_and_right_are_steps():
    """With 3 points exactly the spaces within 3 orthogonal steps are reached on open ground."""
    table = Table(blue=hild_at("a1"), red=FAR_AWAY)
    assert table.spaces("move", "blue_fighter") == {
        *("a1", "b1", "c1", "d1"),
        *("a2", "b2", "c2"),
        *("a3", "b3"),
        "a4",
    }


@pytest.mark.rule("TAC-MOV-03")
def test_each_space_entered_costs_one_point():
    table = Table(blue=hild_at("a13"), red=FAR_AWAY)
    assert {"b13", "c13", "d13"} <= table.spaces("move", "blue_fighter")
    assert table.why_not("move blue_fighter e13") == "TAC-MOV-04"


@pytest.mark.rule("TAC-MOV-04")
def test_a_space_must_be_paid_in_full():
    """With 1 point left the Water at a7, which costs 2, cannot be entered."""
    assert Table(blue=hild_at("a9"), red=FAR_AWAY).offered("move blue_fighter a7")
    table = Table(blue=hild_at("a10"), red=FAR_AWAY)
    assert table.offered("move blue_fighter a8")
    assert table.why_not("move blue_fighter a7") == "TAC-MOV-04"


@pytest.mark.rule("TAC-MOV-05")
def test_unused_points_are_lost():
    """A last unit may move again, but with the 3 points of its card, not with those left over."""
    table = Table(blue=hild_at("a13"), red=FAR_AWAY)
    table.play("move blue_fighter b13")
    assert table.where("blue_fighter") == "b13"
    assert table.offered("move blue_fighter e13")
    assert not table.offered("move blue_fighter f13")


@pytest.mark.rule("TAC-MOV-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_two_units_ever_share_a_space(seats):
    for seed in range(4):
        chance, match = Random(seed), Match(GAME, Setup("competitive", seats, seed))
        for _ in range(250):
            if match.over:
                break
            seat, ask = next(iter(match.asks.items()))
            match.play(seat, draw(ask.options, chance))
            placed = [space for space in match.state.pos if space != OFF_MAP]
            assert len(set(placed)) == len(placed)


@pytest.mark.rule("TAC-MOV-06")
@pytest.mark.parametrize("colour", ["blue", "red"])
def test_a_move_never_ends_on_another_unit(colour):
    other = {"wizard": ("saffir", "b1")}
    table = Table(
        blue=hild_at("a1", **(other if colour == "blue" else {})), red=other if colour == "red" else FAR_AWAY
    )
    assert "b1" not in table.spaces("move", "blue_fighter")


@pytest.mark.rule("TAC-MOV-07")
def test_allies_are_passed_through():
    table = Table(blue=hild_at("a1", wizard=("saffir", "b1")), red=reds("a2"))
    assert table.spaces("move", "blue_fighter") == {"a1", "c1", "d1", "c2", "b2", "b3"}
    table.play("move blue_fighter d1")
    assert (table.where("blue_fighter"), table.where("blue_wizard")) == ("d1", "b1")


@pytest.mark.rule("TAC-MOV-07")
def test_an_allys_space_costs_what_it_always_costs():
    """Through an ally in the Water at a7, which costs 2, only 1 more step can be made."""
    table = Table(blue=hild_at("a8", wizard=("saffir", "a7")), red=reds("a9", "b8"))
    assert table.spaces("move", "blue_fighter") == {"a8", "a6", "b7"}


@pytest.mark.rule("TAC-MOV-08")
def test_a_move_cannot_end_on_an_ally():
    table = Table(blue=hild_at("a1", wizard=("saffir", "b1")), red=FAR_AWAY)
    assert not table.offered("move blue_fighter b1")
    assert table.why_not("move blue_fighter b1") == "TAC-MOV-08"


@pytest.mark.rule("TAC-MOV-09")
def test_an_enemy_is_neither_passed_nor_joined():
    table = Table(blue=hild_at("a1"), red=reds("b1"))
    assert table.spaces("move", "blue_fighter") == {"a1", "a2", "a3", "a4", "b2", "b3", "c2"}
    assert table.why_not("move blue_fighter b1") == "TAC-MOV-09"


@pytest.mark.rule("TAC-MOV-09")
def test_a_third_players_units_are_enemies_too():
    table = Table(
        blue=hild_at("a1"), red={"fighter": ("hild", "b1")}, green={"beast": ("brugh", "a2")}, yellow=FAR_AWAY
    )
    assert table.spaces("move", "blue_fighter") == set()


@pytest.mark.rule("TAC-MOV-10")
@pytest.mark.parametrize(("near", "far", "top"), [("b3", "a3", "d3"), ("b2", "a2", "d2"), ("e10", "e11", "g10")])
def test_climbing_costs_one_more_whatever_the_height(near, far, top):
    """Onto a box, a stack of two boxes, and the tower on the hill: 1 step, then 2 points up."""
    assert Table(blue=hild_at(near), red=FAR_AWAY).offered(f"move blue_fighter {top}")
    assert not Table(blue=hild_at(far), red=FAR_AWAY).offered(f"move blue_fighter {top}")


@pytest.mark.rule("TAC-MOV-11")
@pytest.mark.parametrize(("top", "bottom"), [("d3", "a3"), ("d2", "a2"), ("g10", "f12")])
def test_going_down_costs_nothing_more(top, bottom):
    assert Table(blue=hild_at(top), red=FAR_AWAY).offered(f"move blue_fighter {bottom}")


@pytest.mark.rule("TAC-MOV-12")
@pytest.mark.parametrize(
    ("below", "farther", "top"), [("h1", "i1", "h2"), ("i13", "j13", "i12"), ("c6", "b6", "d6")]
)
def test_climbing_onto_a_peak_water_or_a_ballista_costs_three(below, farther, top):
    assert Table(blue=hild_at(below), red=FAR_AWAY).offered(f"move blue_fighter {top}")
    assert not Table(blue=hild_at(farther), red=FAR_AWAY).offered(f"move blue_fighter {top}")


@pytest.mark.rule("TAC-MOV-13")
@pytest.mark.parametrize(
    ("edge", "beside"), [("a5", ("a4", "b5", "a6")), ("m5", ("m4", "l5", "m6")), ("a1", ("b1", "a2"))]
)
def test_the_map_ends_at_its_edge(edge, beside):
    table = Table(blue=hild_at(edge), red=reds(*beside))
    assert table.spaces("move", "blue_fighter") == set()


@pytest.mark.rule("TAC-MOV-14")
def test_a_village_helps_before_the_unit_moves_on():
    """Luma enters g13 and then the Portal at f11; when that is twisted the Village has helped already."""
    table = Table(
        blue={"beast": ("luma", "h13")},
        red={"fighter": ("hild", "m1")},
        health={"blue_beast": 1},
        hands={"red": ("twisted_portal",)},
    )
    table.play("move blue_beast c4")
    assert table.asked == "red portal_used"
    assert table.health("blue_beast") == 1 + 4
    table.play("tactic twisted_portal", "go blue_beast l9")
    assert (table.where("blue_beast"), table.health("blue_beast")) == ("l9", 5)


@pytest.mark.rule("TAC-MOV-14")
def test_a_village_that_is_never_reached_does_not_help():
    table = Table(
        blue={"beast": ("luma", "c4")},
        red={"fighter": ("hild", "m1")},
        health={"blue_beast": 1},
        hands={"red": ("twisted_portal",)},
    )
    table.play("move blue_beast m7", "tactic twisted_portal", "go blue_beast h3")
    assert (table.where("blue_beast"), table.health("blue_beast")) == ("h3", 1)


@pytest.mark.rule("TAC-MOV-15")
def test_enemies_neither_stop_nor_strike_a_unit_that_passes_them():
    table = Table(blue=hild_at("a13"), red=reds("a12", "b12", "c12", "m1"))
    table.play("move blue_fighter d13")
    assert (table.where("blue_fighter"), table.health("blue_fighter")) == ("d13", 12)
    assert table.asked == "blue act"


@pytest.mark.rule("TAC-MOV-16")
def test_a_move_by_a_card_costs_and_helps_like_any_other():
    """To the Colours gives Luma, who stands at h13, 3 points: i12 is Water on a box and would take 4."""
    table = Table(
        blue=hild_at("b7", beast=("luma", "h13")),
        red=reds("i13"),
        health={"blue_beast": 1},
        hands={"blue": ("to_the_colours",)},
        phase="turn",
    )
    table.play("tactic to_the_colours")
    spaces = table.spaces("go", "blue_beast")
    assert {"g13", "h12", "i12", "i13", "e13", "j13"} & spaces == {"g13", "h12", "e13"}
    table.play("go blue_beast e13")
    assert (table.where("blue_beast"), table.health("blue_beast")) == ("e13", 1 + 4)


@pytest.mark.rule("TAC-MOV-16")
def test_a_move_by_an_ability_costs_and_helps_like_any_other():
    """Lys, struck at h13, may move with 2 points: climbing to h12 takes both, and the Village helps."""
    table = Table(blue=hild_at("i13"), red={"rogue": ("lys", "h13")}, health={"red_rogue": 3})
    table.play("melee blue_fighter red_rogue")
    assert table.spaces("go", "red_rogue") == {"g13", "f13", "h12", "h13"}
    table.play("go red_rogue f13")
    assert (table.where("red_rogue"), table.health("red_rogue")) == ("f13", 3 - 2 + 4)


@pytest.mark.rule("TAC-MOV-16")
def test_a_dive_into_a_village_is_a_move_into_it(dice):
    table = Table(
        blue={"rogue": ("sylvar", "j13")},
        red={"fighter": ("hild", "f13")},
        health={"red_fighter": 3},
        hands={"red": ("dive_for_cover",)},
    )
    dice(POWER, POWER)
    table.play("missile blue_rogue red_fighter", "tactic dive_for_cover", "go red_fighter g13")
    assert table.health("red_fighter") == 3 + 4 - (2 - 1)


@pytest.mark.rule("TAC-MOV-17")
def test_an_allys_space_is_not_entered_without_points_to_go_on():
    """Three allies in a row, enemies along it: 3 points lead onto the third ally and no farther."""
    allies = {"wizard": ("saffir", "b1"), "rogue": ("nim", "c1")}
    free = Table(blue=hild_at("a1", **allies), red=reds("a2", "b2", "c2"))
    assert free.spaces("move", "blue_fighter") == {"a1", "d1"}
    held = Table(blue=hild_at("a1", **allies, beast=("luma", "d1")), red=reds("a2", "b2", "c2"))
    assert held.spaces("move", "blue_fighter") == {"a1"}


@pytest.mark.rule("TAC-MOV-17")
def test_a_unit_whose_move_grows_at_an_allys_portal_must_go_on():
    """Twisted Portal gives 2 points when the unit comes out at l9, where an ally stands: it cannot stay."""
    table = Table(blue=hild_at("c4", wizard=("saffir", "l9")), red=FAR_AWAY, hands={"blue": ("twisted_portal",)})
    table.play("move blue_fighter m9", "tactic twisted_portal")
    assert table.asked == "blue go"
    assert "l9" not in table.spaces("go", "blue_fighter")
    assert {"m9", "l10", "l12"} <= table.spaces("go", "blue_fighter")
