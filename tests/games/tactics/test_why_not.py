"""Why not? For the question what to do next: a rule is named against exactly what is not offered."""

from collections.abc import Iterator
from random import Random

import pytest

from games.tactics.table import Table
from gonfalon.core import Match, Setup, draw
from gonfalon.games.tactics import GAME
from gonfalon.lore.rules import load

ACTS = ("move", "melee", "missile", "spell", "ballista", "march", "shed", "end")
EVERY_ACT = [option for option in GAME.verbs if option[0] in ACTS]


def positions(seats: int, seed: int, share: float) -> Iterator[Match]:
    """Some of the moments of a random game in which a player is asked what to do."""
    match = Match(GAME, Setup("competitive", seats, seed))
    rng = Random(seed)
    while not match.over:
        ((seat, ask),) = list(match.asks.items())[:1]
        if ask.what == "act" and rng.random() < share:
            yield match
        match.play(seat, draw(ask.options, rng))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_rule_is_named_against_exactly_what_is_not_offered(seats, seed):
    catalogue = load("tactics")
    for match in positions(seats, seed, 0.1):
        ((seat, ask),) = match.asks.items()
        for option in EVERY_ACT:
            reason = GAME.why_not["act"](match.state, seat, option)
            assert (reason is None) == (option in ask.options), f"{GAME.verbs.text(option)}: {reason}"
            assert match.why_not(seat, option) == reason
            assert reason is None or catalogue.cite(reason).kind == "play"


BLUE = {"fighter": ("corvin", "d4"), "wizard": ("saffir", "e4"), "rogue": ("nim", "a1"), "beast": ("rakk", "b1")}
RED = {"fighter": ("hild", "d3"), "wizard": ("thessal", "e3"), "rogue": ("lys", "m13")}


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("move red_fighter d2", "TAC-TRN-04"),
        ("move green_fighter a2", "TAC-TRN-04"),
        ("move blue_rogue b1", "TAC-MOV-08"),
        ("move blue_fighter d3", "TAC-MOV-09"),
        ("move blue_rogue m12", "TAC-MOV-04"),
        ("march blue_rogue", "TAC-CRD-02"),
        ("shed blue_rogue", "TAC-WEK-03"),
        ("melee blue_beast red_rogue", "TAC-MEL-02"),
        ("melee blue_fighter blue_wizard", "TAC-MEL-07"),
        ("melee blue_fighter red_beast", "TAC-CAP-03"),
        ("missile blue_beast red_rogue", "TAC-MIS-01"),
        ("missile blue_rogue red_rogue", "TAC-MIS-03"),
        ("spell blue_fighter red_fighter", "TAC-SPL-01"),
        ("spell blue_wizard red_rogue", "TAC-SPL-09"),
        ("spell blue_wizard blue_fighter", "TAC-SPL-11"),
        ("ballista blue_fighter red_fighter", "TAC-BAL-14"),
        ("pass", "TAC-ACT-01"),
    ],
)
def test_a_refusal_names_its_rule(line, rule):
    table = Table(blue=BLUE, red=RED)
    assert table.why_not(line) == rule


@pytest.mark.parametrize(
    ("lines", "line", "rule"),
    [
        (["move blue_rogue a2"], "move blue_rogue a3", "TAC-ACT-05"),
        (["melee blue_fighter red_fighter", "no", "decline"], "missile blue_fighter red_fighter", "TAC-ACT-06"),
        (["move blue_rogue a2"], "spell blue_wizard red_rogue", "TAC-SPL-09"),
    ],
)
def test_a_refusal_after_what_was_done_names_its_rule(lines, line, rule):
    table = Table(blue=BLUE, red=RED)
    table.play(*lines)
    assert table.why_not(line) == rule


@pytest.mark.parametrize(
    ("fixed", "line", "rule"),
    [
        ({"weakened": ("blue_fighter",)}, "melee blue_fighter red_fighter", "TAC-WEK-01"),
        ({"weakened": ("blue_fighter",), "health": {"blue_fighter": 2}}, "shed blue_fighter", "TAC-WEK-04"),
        ({"supply": {"blue_rogue": 0}}, "missile blue_rogue red_fighter", "TAC-MIS-02"),
        ({"supply": {"blue_wizard": 0}}, "spell blue_wizard red_wizard", "TAC-SPL-02"),
    ],
)
def test_a_refusal_for_a_tracker_or_a_token_names_its_rule(fixed, line, rule):
    assert Table(blue=BLUE, red=RED, **fixed).why_not(line) == rule


def test_a_unit_on_another_level_is_no_target_of_a_melee_attack():
    table = Table(blue={"beast": ("rakk", "d3")}, red={"beast": ("brugh", "d2")})
    assert table.why_not("melee blue_beast red_beast") == "TAC-MEL-03"


def test_a_unit_shut_in_by_enemies_does_not_march_either():
    red = {"rogue": ("lys", "a2"), "beast": ("brugh", "b1")}
    table = Table(blue={"beast": ("rakk", "a1")}, red=red, hands={"blue": ("forced_march",)})
    assert table.why_not("march blue_beast") == "TAC-ACT-09"


def test_a_unit_slid_onto_a_ballista_does_not_fire_it():
    table = Table(
        blue={"wizard": ("zephyrine", "d4"), "beast": ("rakk", "d5"), "rogue": ("nim", "m1")},
        red={"beast": ("brugh", "b6")},
    )
    table.play("spell blue_wizard blue_beast", "power 0", "push south")
    assert table.where("blue_beast") == "d6"
    assert table.why_not("ballista blue_beast red_beast") == "TAC-BAL-14"


def test_what_is_offered_is_not_refused():
    table = Table(blue=BLUE, red=RED)
    assert table.why_not("melee blue_fighter red_fighter") is None
    assert table.why_not("end") is None
