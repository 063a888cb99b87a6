"""Why not? For the question what to do next: a rule is named against exactly what is not offered."""

from collections.abc import Iterator
from random import Random

import pytest

from games.tactics.table import Table
from gonfalon import games
from gonfalon.core import Match, Setup, draw
from gonfalon.games.tactics import GAME
from gonfalon.games.tactics.printed.spaces import SPACES
from gonfalon.games.tactics.rules.traits import TRAITS

ACTS = ("move", "melee", "missile", "spell", "ballista", "march", "shed", "end")
EVERY_ACT = [option for option in GAME.verbs if option[0] in ACTS]


def positions(mode: str, seats: int, seed: int, share: float) -> Iterator[Match]:
    """Some of the moments of a random game in which a player is asked what to do. Units go into dungeons if they
    can, and are looked at there."""
    match = Match(GAME, Setup(mode, seats, seed))
    rng = Random(seed)
    while not match.over:
        ((seat, ask),) = list(match.asks.items())[:1]
        inside = ask.what == "act" and any(pos >= SPACES for pos in match.state.pos)
        if ask.what == "act" and rng.random() < share * (3 if inside else 1):
            yield match
        deep = [option for option in ask.options if option[0] in ("move", "go") and option[2] >= SPACES]
        match.play(seat, rng.choice(deep) if deep and rng.random() < 0.5 else draw(ask.options, rng))


@pytest.mark.parametrize(
    ("mode", "seats", "seed"),
    [
        *(("competitive", seats, seed) for seats in (2, 3, 4) for seed in range(3)),
        ("competitive-team", 4, 0),
        ("battle", 2, 1),
        ("battle-team", 4, 2),
        *(("solo", 1, seed) for seed in range(6)),
        *(("coop", 2, seed) for seed in range(3)),
    ],
)
def test_a_rule_is_named_against_exactly_what_is_not_offered(mode, seats, seed):
    catalogue = games.book("tactics")
    for match in positions(mode, seats, seed, 0.1):
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


# ------------------------------------------------------------------ other modes


@pytest.mark.rule("TAC-ALL-05", "TAC-ALL-08")
@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("move green_beast a4", "TAC-ALL-05"),
        ("melee green_beast red_fighter", "TAC-ALL-05"),
        ("move red_fighter a4", "TAC-TRN-04"),
        ("move blue_rogue a2", "TAC-MOV-08"),
        ("melee blue_rogue green_beast", "TAC-ALL-08"),
        ("spell blue_wizard green_beast", "TAC-ALL-08"),
        ("spell blue_wizard blue_fighter", "TAC-SPL-11"),
        ("melee blue_fighter blue_wizard", "TAC-MEL-07"),
    ],
)
def test_a_refusal_among_team_mates_names_its_rule(line, rule):
    green, yellow = {"beast": ("skarn", "a2")}, {"beast": ("luma", "m1")}
    table = Table(BLUE, RED, green, yellow, mode="competitive-team")
    assert table.why_not(line) == rule


@pytest.mark.rule("TAC-BTL-13")
@pytest.mark.parametrize(("bearer", "rule"), [("", "TAC-SPL-09"), ("blue_wizard", None)])
def test_the_bearer_of_the_artifact_is_refused_one_space_farther_only(bearer, rule):
    """Fireburst has a range of 4; row 7 of the Canyon is flat."""
    table = Table({"wizard": ("saffir", "a7")}, {"rogue": ("lys", "f7")}, mode="battle", bearer=bearer)
    assert TRAITS[table.g.card[1]].spell.range == 4
    assert table.why_not("spell blue_wizard red_rogue") == rule


ENEMY = {"fighter": ("hild", "d3"), "wizard": ("thessal", "e3"), "rogue": ("lys", "m13"), "beast": ("skarn", "m1")}


def heroes(**places):
    """Blue's units, some of them elsewhere."""
    return {name: (card, places.get(name, space)) for name, (card, space) in BLUE.items()}


@pytest.mark.parametrize(
    ("places", "line", "rule"),
    [
        ({}, "move red_fighter d2", "TAC-DIG-06"),
        ({"rogue": "5x4-e1"}, "move blue_rogue a2", "TAC-DUN-17"),
        ({"rogue": "5x4-e1"}, "move blue_rogue 3x2-c2", "TAC-DUN-17"),
        ({"rogue": "5x4-e1"}, "move blue_rogue 5x4-c1", "TAC-MOV-02"),
        ({"rogue": "5x4-e1"}, "move blue_rogue 5x4-e1", "TAC-MOV-02"),
        ({"rogue": "5x4-e2"}, "move blue_rogue 5x4-d2", "TAC-MOV-02"),
        ({"fighter": "5x4-c1"}, "move blue_fighter 5x4-b1", "TAC-DUN-30"),
        ({"fighter": "5x4-c3"}, "move blue_fighter 5x4-b3", "TAC-DUN-31"),
        ({"rogue": "5x4-e1"}, "missile blue_rogue red_fighter", "TAC-DUN-16"),
        ({"rogue": "5x4-e1"}, "melee blue_fighter blue_rogue", "TAC-MEL-07"),
        ({"wizard": "5x4-e1"}, "spell blue_wizard red_wizard", "TAC-DUN-16"),
        ({"rogue": "5x4-e1"}, "move blue_fighter g12", "TAC-DUN-12"),
        ({"rogue": "5x4-e1", "fighter": "l9"}, "move blue_fighter 5x4-e1", "TAC-DUN-10"),
        ({"fighter": "k7"}, "move blue_fighter 2x2-b1", "TAC-DUN-06"),
        ({"fighter": "k7"}, "move blue_fighter 8x5-a3", "TAC-DUN-39"),
        ({"rogue": "d11", "beast": "d9"}, "move blue_rogue 3x2-c2", "TAC-DUN-02"),
        ({"rogue": "a13"}, "move blue_rogue 2x2-a2", "TAC-DUN-07"),
    ],
)
def test_a_refusal_in_an_adventure_names_its_rule(places, line, rule):
    assert Table(heroes(**places), ENEMY, mode="solo").why_not(line) == rule


@pytest.mark.parametrize(
    ("fixed", "line", "rule"),
    [
        ({"crystals": ("2x2",)}, "move blue_fighter 2x2-a2", "TAC-DUN-04"),
        ({"supply": {"blue_wizard": 1}}, "move blue_wizard 5x4-b3", "TAC-DUN-31"),
        ({"supply": {"blue_wizard": 2}}, "move blue_wizard 5x4-b3", None),
    ],
)
def test_a_refusal_for_a_crystal_or_for_mana_names_its_rule(fixed, line, rule):
    assert Table(heroes(fighter="k7", wizard="5x4-c3"), ENEMY, mode="solo", **fixed).why_not(line) == rule


def test_an_enemy_before_the_only_portal_keeps_a_dungeon_shut():
    enemy = {**ENEMY, "fighter": ("hild", "k7")}
    table = Table(heroes(fighter="j7"), enemy, mode="solo")
    assert table.why_not("move blue_fighter 2x2-a2") == "TAC-POR-06"


def test_there_are_no_dungeons_outside_adventures():
    assert Table(heroes(fighter="k7"), RED).why_not("move blue_fighter 2x2-a2") == "TAC-CMP-13"


def test_a_team_mate_inside_keeps_the_other_out():
    table = Table(
        {"rogue": ("nim", "5x4-e1"), "fighter": ("corvin", "l9")},
        {"fighter": ("hild", "a1")},
        {"beast": ("skarn", "m1")},
        {"beast": ("luma", "m13")},
        mode="coop",
    )
    assert table.why_not("move blue_fighter 5x4-e1") == "TAC-COO-14"


def test_what_is_offered_is_not_refused():
    table = Table(blue=BLUE, red=RED)
    assert table.why_not("melee blue_fighter red_fighter") is None
    assert table.why_not("end") is None
