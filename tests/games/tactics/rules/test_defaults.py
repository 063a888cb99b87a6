"""What is answered for an absent player where no fixed answer will do."""

from __future__ import annotations

from defaults import stand_in
from games.tactics.table import Table

FAR_AWAY = {"beast": ("brugh", "m13")}


def test_a_unit_whose_move_grows_at_a_portal_stays_there():
    table = Table(blue={"fighter": ("hild", "c4")}, red=FAR_AWAY, hands={"blue": ("twisted_portal",)})
    table.play("move blue_fighter m9", "tactic twisted_portal")
    assert table.asked == "blue go"
    assert stand_in(table.match) == "go blue_fighter l9"


def test_unless_an_ally_stands_there():
    blue = {"fighter": ("hild", "c4"), "wizard": ("saffir", "l9")}
    table = Table(blue=blue, red=FAR_AWAY, hands={"blue": ("twisted_portal",)})
    table.play("move blue_fighter m9", "tactic twisted_portal")
    offered = table.options()
    assert stand_in(table.match) == offered[0]
    assert table.where("blue_fighter") != "l9"
