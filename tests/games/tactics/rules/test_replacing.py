"""Captured enemy units and their replacements; Villages and Ballistas in adventures (TAC-SOL)."""

from collections import Counter

import pytest

from games.tactics.conservation import check
from games.tactics.rules.solos import BRUTE, CROWN, FORD, HILL, facts, random_questions, solo
from games.tactics.table import KNOCK, MISS, Table, enemy_number
from gonfalon.games.tactics.codes import UNIT
from gonfalon.games.tactics.printed import UNITS
from gonfalon.games.tactics.printed.spaces import SPACES
from gonfalon.games.tactics.rules.traits import TRAITS
from gonfalon.games.tactics.state import ENEMY_FACE

SAME_CARD_AGAIN = (6, 5, 4, 3, 2, 1)
"""A shuffle that leaves the captured card on top of its pile of seven."""


LONE = {"rogue": ("dagan", "f4")}
"""Brugh, who deals 4 damage, and his victim."""


# ----------------------------------------------------- captures and replacements


def capture(**more) -> Table:
    """Brugh captures the Enemy's Rogue; nobody pushes anybody."""
    table = solo(
        more.pop("blue", BRUTE), more.pop("red", LONE), health={"red_rogue": 1} | more.pop("health", {}), **more
    )
    table.play("melee blue_beast red_rogue")
    return table


@pytest.mark.rule("TAC-SOL-26", "TAC-SOL-27")
@pytest.mark.parametrize(("before", "after"), [(3, 5), (5, 7), (6, 7), (7, 7)])
def test_a_capture_moves_the_token_back_2_spaces_but_never_beyond_7(before, after):
    table = capture(time=before)
    assert (table.asked, table.g.time) == ("blue act", after)


@pytest.mark.rule("TAC-SOL-26", "TAC-SOL-34", "TAC-SOL-37")
def test_a_capture_by_a_counter_in_the_enemys_turn_counts_as_well():
    blue = {"beast": ("mossback", "f4"), "fighter": ("hild", "a13")}
    table = solo(
        blue,
        {"beast": ("rakk", "e4")},
        phase="enemy_turn",
        active="red",
        enemy_deck=("savagery",),
        health={"red_beast": 3},
        time=3,
    )
    table.play("counter melee")
    assert [name for name, *_ in facts(table, "captured", "time", "replaced", "turn")] == [
        "captured",
        "time",
        "replaced",
        "turn",
        "time",
    ]
    assert table.told("time") == [(5, 3), (4, 5)]
    assert table.g.under[7] == -1


TWO = {
    "rogue": ("nim", "f4"),
    "wizard": ("orsk", "f5"),
    "fighter": ("grumm", "m1"),
    "beast": ("rakk", "l1"),
}
WEAK = {"red_rogue": 1, "red_wizard": 1}
BLAST = ("spell blue_wizard red_rogue", "power 0")


@pytest.mark.rule("TAC-SOL-26", "TAC-SOL-34")
def test_several_captures_by_one_attack_each_give_time_and_are_replaced_in_the_players_order():
    """The catalogue's example: on 4, two captures by one spell move the token to 6 and to 7."""
    blue = {"wizard": ("saffir", "e3"), "fighter": ("hild", "a13")}
    for first, second in ((5, 6), (6, 5)):
        table = solo(blue, TWO, health=WEAK, time=4)
        table.play(*BLAST)
        assert (table.asked, table.options()) == ("blue replace", ["choose red_rogue", "choose red_wizard"])
        assert table.told("time") == [(6, 4), (7, 6)]
        table.play(f"choose {UNIT.names[first]}")
        assert [unit for unit, _, _ in table.told("replaced")] == [first, second]
        assert table.asked == "blue act"


@pytest.mark.rule("TAC-SOL-28")
def test_the_captured_card_is_shuffled_into_its_pile_and_a_random_one_of_the_class_comes():
    came: Counter[str] = Counter()
    for seed in range(60):
        table = capture(seed=seed)
        ((unit, card, _),) = table.told("replaced")
        assert (unit, table.g.card[6]) == (6, card)
        assert UNITS[card - ENEMY_FACE].unit_class == "rogue"
        assert sorted([*table.g.spare[2], card - ENEMY_FACE, table.g.card[2]]) == list(range(16, 24))
        came[UNITS[card - ENEMY_FACE].id] += 1
    assert came["rogue_dagan"], "the same card may come back"
    assert len(came) == 7


@pytest.mark.rule("TAC-SOL-29")
def test_the_enemy_card_under_a_captured_unit_is_discarded_so_that_the_replacement_may_be_activated():
    table = capture(under={"red_rogue": "climber", "red_beast": "savagery"})
    assert (table.g.under[6], table.g.under[7]) == (-1, enemy_number("savagery"))
    assert table.g.enemy_discard == [enemy_number("climber")]


@pytest.mark.rule("TAC-SOL-30")
def test_the_replacement_has_the_same_place_its_enemy_face_full_health_and_no_token():
    red = {"rogue": ("dagan", "f4"), "fighter": ("grumm", "a1"), "beast": ("rakk", "m1"), "wizard": ("orsk", "l1")}
    cards = {"red_fighter": "warcry", "red_beast": "savagery", "red_rogue": "climber"}
    table = capture(red=red, weakened=("red_rogue",), under=cards, enemy_deck=("onslaught",))
    card = table.g.card[6]
    assert card >= ENEMY_FACE
    assert (table.health("red_rogue"), table.supply("red_rogue")) == (TRAITS[card].top_health, 0)
    assert not table.is_weakened("red_rogue")
    table.play("end")
    assert table.told("activates")[0][0] == 6, "left of the Wizard, as before"


@pytest.mark.rule("TAC-SOL-31")
def test_the_replacement_enters_on_one_of_the_three_trigger_spaces_at_random():
    assert {capture(seed=seed).where("red_rogue") for seed in range(20)} == {FORD, CROWN, HILL}


@pytest.mark.rule("TAC-SOL-32")
@pytest.mark.parametrize(
    ("card", "taken", "space"),
    [
        ("warcry", (), "b6"),
        ("pursuit", (), "c7"),
        ("savagery", (), "b8"),
        ("sharp_arrows", (), "a7"),
        ("warcry", ("b6",), "c7"),
        ("sharp_arrows", ("a7", "b6"), "c7"),
    ],
)
def test_beside_an_occupied_trigger_space_the_compass_of_a_drawn_card_decides(dice, card, taken, space):
    dice(*SAME_CARD_AGAIN, 0)
    red = dict(LONE) | {
        each: (name, there)
        for (each, name), there in zip((("fighter", "grumm"), ("wizard", "orsk")), taken, strict=False)
    }
    table = capture(blue={"beast": ("brugh", "e4"), "fighter": ("hild", FORD)}, red=red, enemy_deck=(card,))
    assert table.where("red_rogue") == space
    assert table.g.enemy_discard == [enemy_number(card)]


AROUND_THE_FORD = {"fighter": ("grumm", "b6"), "wizard": ("orsk", "b8"), "beast": ("rakk", "a7")}


@pytest.mark.rule("TAC-SOL-32")
def test_with_all_four_spaces_taken_another_flag_is_drawn(dice):
    dice(*SAME_CARD_AGAIN, 0, 1)
    blue = {"beast": ("brugh", "e4"), "fighter": ("hild", FORD), "wizard": ("elowen", "c7")}
    table = capture(blue=blue, red=LONE | AROUND_THE_FORD, enemy_deck=("warcry",))
    assert table.where("red_rogue") == HILL, "the second of the two flags left"


@pytest.mark.rule("TAC-SOL-32")
def test_a_trigger_space_under_an_opened_box_is_passed_over(dice):
    """The Hill is on the 5x4 box, which Nim has opened."""
    dice(*SAME_CARD_AGAIN, 2, 0)
    table = capture(blue=BRUTE | {"rogue": ("nim", "5x4-e1")}, enemy_deck=("warcry",))
    assert (table.where("red_rogue"), table.g.enemy_discard) == (FORD, [])


@pytest.mark.rule("TAC-SOL-32")
def test_if_no_flag_works_the_free_space_nearest_to_the_last_trigger_space_is_used(dice):
    """The Ford is full, and the boxes of the Crown and of the Hill, drawn last, are open."""
    dice(*[0] * 6, 0, 0, 0)
    blue = {
        "beast": ("brugh", "c7"),
        "fighter": ("hild", FORD),
        "wizard": ("elowen", "8x5-a3"),
        "rogue": ("nim", "5x4-e1"),
    }
    table = capture(blue=blue, red={"rogue": ("dagan", "c6")} | AROUND_THE_FORD)
    assert table.where("red_rogue") == "i13"


@pytest.mark.rule("TAC-SOL-33")
@pytest.mark.parametrize(("mode", "seats"), [("solo", 1), ("coop", 2)])
def test_each_enemy_always_has_four_units_in_play(mode, seats):
    captures = 0
    for seed in range(16):
        for match in random_questions(mode, seats, seed):
            g = match.state
            check(g)
            if g.turn and next(iter(match.asks.values())).what == "act":
                assert all(0 <= g.pos[unit] < SPACES for unit in range(4 * seats, 8 * seats))
        captures += sum(name == "replaced" for name, *_ in match.log)
    assert captures


@pytest.mark.rule("TAC-SOL-35")
def test_the_rules_for_few_units_never_apply_to_the_enemy():
    """With two of its four units captured at once, the other two keep their tokens."""
    table = solo(
        {"wizard": ("saffir", "e3"), "fighter": ("hild", "a13")},
        TWO,
        health=WEAK,
        weakened=("red_fighter", "red_beast"),
    )
    table.play(*BLAST)
    assert table.g.pos[5] == table.g.pos[6] == -1
    assert table.is_weakened("red_fighter")
    assert table.is_weakened("red_beast")


@pytest.mark.rule("TAC-SOL-37", "TAC-CAP-07")
def test_an_enemy_unit_captured_by_a_reaction_in_its_own_activation_ends_the_enemys_turn(dice):
    """Thessal's thorns capture Nim, who comes back at the Ford beside her: nobody pushes or Counters."""
    dice(*SAME_CARD_AGAIN, 0)
    table = solo(
        {"wizard": ("thessal", "b8"), "fighter": ("hild", "a13")},
        {"rogue": ("nim", "b9"), "beast": ("rakk", "m1")},
        phase="enemy_turn",
        active="red",
        enemy_deck=("sharp_arrows",),
        health={"red_rogue": 1},
    )
    assert (table.asked, table.told("captured"), table.where("red_rogue")) == ("blue act", [(6, 1)], FORD)
    assert len(table.told("activates")) == len(table.told("attacks")) == 1
    assert (table.g.under[6], table.told("counters"), table.told("rolled")) == (-1, [], [])


@pytest.mark.rule("TAC-CAP-07")
def test_a_replacement_does_not_counter_for_the_unit_it_replaces(dice):
    """It enters at the Ford, right beside the attacker."""
    dice(*SAME_CARD_AGAIN, 0)
    table = capture(blue={"beast": ("brugh", "b8"), "fighter": ("hild", "a13")}, red={"rogue": ("dagan", "b9")})
    assert (table.where("red_rogue"), table.told("counters")) == (FORD, [])
    assert table.health("blue_beast") == 13


# ----------------------------------------------------------- Villages, Ballistas


@pytest.mark.rule("TAC-BAL-12", "TAC-ENY-27")
def test_a_ballista_pushes_enemy_units_and_they_counter():
    blue = {"fighter": ("hild", "d6"), "wizard": ("orsk", "a13")}
    table = solo(blue, {"rogue": ("sylvar", "f4")})
    before = table.health("red_rogue")
    table.play("ballista blue_fighter red_rogue", "push north")
    assert (table.where("red_rogue"), table.health("red_rogue")) == ("f3", before - 1)
    assert table.told("counters") == [(6, 0, "missile")]


@pytest.mark.rule("TAC-SOL-22")
def test_a_village_helps_a_player_unit_but_not_those_in_dungeons_by_open_hearths():
    blue = {"fighter": ("hild", "f13"), "rogue": ("nim", "3x2-c2"), "wizard": ("orsk", "a1")}
    health = {"blue_fighter": 5, "blue_rogue": 1, "blue_wizard": 1}
    table = solo(blue, {"beast": ("rakk", "m1")}, health=health, hands={"blue": ("open_hearths",)})
    table.play("move blue_fighter g13", "tactic open_hearths")
    assert [table.health(unit) for unit in health] == [9, 1, 5]


@pytest.mark.rule("TAC-SOL-26")
def test_momentum_and_bone_breaker_work_on_enemy_units(dice):
    dice(KNOCK, KNOCK, *SAME_CARD_AGAIN, 0)
    blue = {"fighter": ("hild", "e4"), "wizard": ("elowen", "a13")}
    table = solo(
        blue,
        {"rogue": ("dagan", "f4"), "beast": ("rakk", "g4")},
        health={"red_rogue": 5, "blue_fighter": 6},
        hands={"blue": ("bone_breaker", "momentum")},
        time=2,
    )
    table.play("melee blue_fighter red_rogue", "yes", "tactic bone_breaker", "tactic momentum", "stay")
    assert (table.told("captured"), table.g.time) == ([(6, 0)], 4)
    assert (table.health("blue_fighter"), table.where("red_rogue")) == (8, FORD)


@pytest.mark.rule("TAC-TRN-11")
def test_poison_hurts_an_enemy_unit_at_the_start_of_the_enemys_turn(dice):
    dice(MISS, MISS, MISS)
    table = solo(
        {"rogue": ("vesna", "f4"), "fighter": ("hild", "a13")},
        {"beast": ("rakk", "e4")},
        enemy_deck=("savagery",),
    )
    before = table.health("red_beast")
    table.play("melee blue_rogue red_beast", "no")
    assert table.health("red_beast") == before - 2
    dice(MISS, MISS, MISS)
    table.play("end")
    story = facts(table, "enemy_turn", "lost", "activates")
    assert [name for name, *_ in story] == ["enemy_turn", "lost", "activates"]
    assert (table.health("red_beast"), table.g.effects) == (before - 2 - 1, ())


@pytest.mark.rule("TAC-ENY-11", "TAC-ENY-12")
def test_bolas_weaken_an_enemy_unit_so_that_it_only_moves_in_its_next_activation(dice):
    dice(KNOCK, KNOCK)
    blue = {"rogue": ("dagan", "h4"), "fighter": ("hild", "a13")}
    table = solo(blue, {"beast": ("luma", "f4")}, enemy_deck=("savagery",), supply={"blue_rogue": 5})
    table.play("missile blue_rogue red_beast", "yes")
    assert table.is_weakened("red_beast")
    table.play("end")
    assert (table.where("red_beast"), table.told("step_attack")) == ("g4", [])
    assert not table.is_weakened("red_beast")
