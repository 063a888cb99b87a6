"""Portals: the nine Portal spaces c4, h3, l5, h7, k7, h9, l9, d11 and f11 (TAC-POR)."""

import pytest

from games.tactics.table import KNOCK, Table
from gonfalon.games.tactics.printed.layout import spaces_of
from gonfalon.games.tactics.printed.realm import WADES, Realm
from gonfalon.games.tactics.printed.spaces import NAMES

PORTALS = {"c4", "h3", "l5", "h7", "k7", "h9", "l9", "d11", "f11"}
FAR_AWAY = {"beast": ("brugh", "m13")}


def hild_at(space: str, **more: tuple[str, str]) -> dict[str, tuple[str, str]]:
    """Hild, who has 3 movement points, and perhaps others."""
    return {"fighter": ("hild", space), **more}


@pytest.mark.rule("TAC-POR-02")
@pytest.mark.parametrize("here", sorted(PORTALS))
def test_from_each_portal_one_steps_to_every_other(here):
    table = Table(blue=hild_at(here), red=FAR_AWAY)
    assert table.spaces("move", "blue_fighter") >= PORTALS


@pytest.mark.rule("TAC-POR-02", "TAC-POR-05")
def test_portals_bring_nobody_nearer_for_an_attack():
    """From c4 to d11: no melee, no missile of range 2, no spell of range 3."""
    table = Table(blue=hild_at("c4", wizard=("orsk", "c3")), red={"beast": ("rakk", "d11")})
    assert not [line for line in table.options() if line.endswith("red_beast")]
    table.play("move blue_wizard l9")
    assert (table.where("blue_wizard"), table.asked) == ("l9", "blue act")
    assert not [line for line in table.options() if line.endswith("red_beast")]


@pytest.mark.rule("TAC-POR-05")
def test_no_area_of_effect_goes_through_a_portal():
    table = Table(blue={"wizard": ("saffir", "a4")}, red={"beast": ("rakk", "c4"), "fighter": ("corvin", "d11")})
    table.play("spell blue_wizard red_beast", "power 0")
    assert (table.health("red_beast"), table.health("red_fighter")) == (10 - 2, 10)


@pytest.mark.rule("TAC-POR-03")
def test_a_portal_is_one_step_of_a_move():
    """Sylvar has 4 points: 2 to c4, 1 to l5, and 1 left."""
    table = Table(blue={"rogue": ("sylvar", "c2")}, red=FAR_AWAY)
    assert {"l5", "l4", "m5"} <= table.spaces("move", "blue_rogue")
    assert not {"l3", "m4"} & table.spaces("move", "blue_rogue")


@pytest.mark.rule("TAC-POR-03")
def test_the_exit_costs_what_its_terrain_costs():
    """On a map with a Portal at i12, in Water on a box: 1 point and 1 for the Water, none for the climb."""
    cells = [
        cell._replace(portals=("box_5x4",)) if (cell.x, cell.y) == (8, 11) else cell
        for cell in spaces_of("standard")
    ]
    realm, here, there = Realm(cells), NAMES.index("c4"), 1 << NAMES.index("i12")
    assert not realm.open_to(here, 1, 0, 0, 0) & there
    assert realm.open_to(here, 2, 0, 0, 0) & there
    assert realm.open_to(here, 1, WADES, 0, 0) & there


@pytest.mark.rule("TAC-POR-04")
def test_going_through_a_portal_is_no_climb():
    """From a4 on the scroll: 2 points to c4, and the third leads out at h3 on the box."""
    table = Table(blue=hild_at("a4"), red=FAR_AWAY)
    assert table.offered("move blue_fighter h3")


@pytest.mark.rule("TAC-POR-06")
def test_an_enemy_on_a_portal_shuts_it_as_an_exit():
    table = Table(blue=hild_at("l9"), red={"beast": ("rakk", "c4")})
    assert not {"c4", "c3", "b4", "c5"} & table.spaces("move", "blue_fighter")
    assert table.spaces("move", "blue_fighter") > PORTALS - {"c4", "l9"}


@pytest.mark.rule("TAC-POR-06")
def test_an_enemy_on_a_portal_shuts_it_as_an_entrance():
    """Skarn may pass over enemies, but not leave through their Portal."""
    table = Table(blue={"beast": ("skarn", "b4")}, red={"fighter": ("hild", "c4")})
    assert table.offered("move blue_beast d4")
    assert not (PORTALS - {"c4"}) & table.spaces("move", "blue_beast")


@pytest.mark.rule("TAC-POR-06")
def test_the_enemies_of_all_others_shut_portals():
    table = Table(
        blue=hild_at("l9"), red={"beast": ("rakk", "a1")}, green={"beast": ("skarn", "c4")}, yellow=FAR_AWAY
    )
    assert not table.offered("move blue_fighter c4")
    assert not table.offered("move blue_fighter b4")


@pytest.mark.rule("TAC-POR-07")
def test_a_portal_held_by_an_ally_is_an_entrance_and_an_exit():
    entrance = Table(blue=hild_at("b4", beast=("luma", "c4")), red={"fighter": ("hild", "m13")})
    assert entrance.offered("move blue_fighter l9")
    exit_ = Table(blue=hild_at("c4", beast=("luma", "l9")), red={"fighter": ("hild", "a13")})
    assert {"m9", "l10"} <= exit_.spaces("move", "blue_fighter")
    assert exit_.why_not("move blue_fighter l9") == "TAC-MOV-08"


@pytest.mark.rule("TAC-POR-08")
@pytest.mark.parametrize(("direction", "end"), [("north", "c3"), ("east", "c4"), ("south", "c5"), ("west", "b4")])
def test_no_enemy_spell_takes_a_unit_through_a_portal(direction, end):
    """Zephyrine slides a unit that stands on a Portal space; the cliff with the Portal is to the east."""
    table = Table(blue={"wizard": ("zephyrine", "c2")}, red={"beast": ("rakk", "c4")})
    table.play("spell blue_wizard red_beast", "power 0", f"push {direction}")
    assert table.where("red_beast") == end


@pytest.mark.rule("TAC-POR-08")
def test_no_knock_back_takes_a_unit_through_a_portal(dice):
    table = Table(blue={"fighter": ("corvin", "b4")}, red={"beast": ("rakk", "c4")})
    dice(KNOCK, KNOCK)
    table.play("melee blue_fighter red_beast", "yes")
    assert table.where("red_beast") == "c4"


@pytest.mark.rule("TAC-POR-09")
def test_a_portal_is_part_of_the_move():
    table = Table(blue=hild_at("c4"), red=FAR_AWAY)
    table.play("move blue_fighter l9")
    assert (table.where("blue_fighter"), table.g.actions) == ("l9", 3 - 1)


@pytest.mark.rule("TAC-POR-09")
def test_portals_may_be_used_several_times_in_a_move():
    """By Forced March Luma has 8 points: d11, Portal f11, the Village g13, back to f11, Portal c4."""
    table = Table(
        blue={"beast": ("luma", "d11")},
        red={"fighter": ("hild", "a1")},
        health={"blue_beast": 1},
        hands={"blue": ("forced_march",), "red": ("twisted_portal",)},
    )
    table.play("march blue_beast", "go blue_beast c4", "way v4+portal")
    assert table.asked == "red portal_used"
    table.play("pass")
    assert (table.asked, table.health("blue_beast")) == ("red portal_used", 1 + 4)
    table.play("pass")
    assert (table.where("blue_beast"), table.g.actions) == ("c4", 3 - 1)
