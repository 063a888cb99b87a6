"""The Enemy's turn: which unit is activated, its five steps, and its bonus (TAC-ENY)."""

import pytest

from games.tactics.rules.enemies import (
    BEAST,
    DAMAGE_BONUS,
    FORD,
    ROGUE,
    SOUTH,
    activate,
    attacked_by,
    enemy_turn,
    printed_health,
    steps,
    under,
)
from games.tactics.table import Squad, Table
from gonfalon.games.tactics.codes import DIRECTION, UNIT

FAR_BLUE: Squad = {"fighter": ("hild", "m13"), "beast": ("brugh", "k13")}
ALL_RED: Squad = {
    "fighter": ("grumm", "a1"),
    "wizard": ("saffir", "b2"),
    "rogue": ("nim", "c1"),
    "beast": ("rakk", "a3"),
}


# ------------------------------------------------------------- choosing the unit


@pytest.mark.rule("TAC-ENY-01")
def test_the_enemy_activates_exactly_one_unit_a_turn():
    table = enemy_turn(ALL_RED, FAR_BLUE, "savagery")
    before = {"red_fighter": "a1", "red_wizard": "b2", "red_rogue": "c1"}
    assert table.asked == "blue act"
    assert len(table.told("activates")) == len(table.told("moved")) == 1
    assert {unit: table.where(unit) for unit in before} == before


@pytest.mark.rule("TAC-ENY-02")
@pytest.mark.parametrize(
    ("card", "unit"),
    [("warcry", "red_fighter"), ("savagery", "red_beast"), ("climber", "red_rogue"), ("blink", "red_wizard")],
)
def test_the_top_enemy_card_names_the_unit_and_is_put_under_it(card, unit):
    table = enemy_turn(ALL_RED, FAR_BLUE, card)
    assert table.told("activates")[0][0] == UNIT.parse(unit)
    assert under(table, unit) == card
    assert (sum(number >= 0 for number in table.g.under), len(table.g.enemy_deck)) == (1, 8)


@pytest.mark.rule("TAC-ENY-03", "TAC-SOL-03")
@pytest.mark.parametrize(
    ("with_cards", "instead"),
    [
        (("red_wizard",), "red_fighter"),
        (("red_wizard", "red_fighter"), "red_beast"),
        (("red_wizard", "red_fighter", "red_beast"), "red_rogue"),
    ],
)
def test_for_a_named_unit_with_a_card_the_leftmost_without_one_is_activated(with_cards, instead):
    cards = dict(zip(with_cards, ("blink", "warcry", "savagery"), strict=False))
    table = enemy_turn(ALL_RED, FAR_BLUE, "arcane_surge", under=cards)
    assert table.told("activates")[0][0] == UNIT.parse(instead)
    assert (under(table, instead), under(table, "red_wizard")) == ("arcane_surge", "blink")


@pytest.mark.rule("TAC-ENY-04", "TAC-SOL-03")
@pytest.mark.parametrize(
    ("with_cards", "leftmost"),
    [
        ((), "red_fighter"),
        (("red_fighter",), "red_beast"),
        (("red_fighter", "red_beast", "red_rogue"), "red_wizard"),
    ],
)
def test_leftmost_activates_the_leftmost_unit_without_a_card(with_cards, leftmost):
    cards = dict(zip(with_cards, ("warcry", "savagery", "climber"), strict=False))
    table = enemy_turn(ALL_RED, FAR_BLUE, "onslaught", under=cards)
    assert table.told("activates")[0][0] == UNIT.parse(leftmost)
    assert under(table, leftmost) == "onslaught"


@pytest.mark.rule("TAC-ENY-05")
def test_when_all_units_have_a_card_all_nine_are_shuffled_before_drawing():
    cards = {"red_fighter": "warcry", "red_beast": "savagery", "red_rogue": "climber", "red_wizard": "blink"}
    seen = set()
    for seed in range(12):
        table = enemy_turn(ALL_RED, FAR_BLUE, "pursuit", under=cards, enemy_discard=("onslaught",), seed=seed)
        g = table.g
        assert table.told("enemy_reshuffled") == [()]
        assert (len(g.enemy_deck), g.enemy_discard, sum(card >= 0 for card in g.under)) == (8, [], 1)
        assert sorted([*g.enemy_deck, *(card for card in g.under if card >= 0)]) == list(range(9))
        seen |= set(g.under)
    assert len(seen) > 4


@pytest.mark.rule("TAC-ENY-05")
def test_with_a_unit_still_without_a_card_nothing_is_shuffled():
    cards = {"red_fighter": "warcry", "red_beast": "savagery", "red_rogue": "climber"}
    table = enemy_turn(ALL_RED, FAR_BLUE, "pursuit", under=cards, enemy_discard=("onslaught",))
    assert table.told("enemy_reshuffled") == []
    assert (under(table, "red_wizard"), under(table, "red_fighter")) == ("pursuit", "warcry")


@pytest.mark.rule("TAC-ENY-06")
def test_an_empty_deck_is_made_anew_from_the_discards_alone():
    under_units = {"red_fighter": "warcry", "red_beast": "savagery", "red_rogue": "climber"}
    rest = ("pursuit", "blood_scent", "sharp_arrows", "arcane_surge", "blink", "onslaught")
    table = enemy_turn(ALL_RED, FAR_BLUE, rest[0], under=under_units, enemy_discard=rest[1:])
    assert table.told("enemy_reshuffled") == []
    table = Table(FAR_BLUE, ALL_RED, mode="solo", under=under_units, enemy_discard=rest)
    table.play("end")
    assert table.told("enemy_reshuffled") == [()]
    assert [under(table, unit) for unit in under_units] == list(under_units.values())
    assert under(table, "red_wizard") in rest
    assert len(table.g.enemy_deck) == 5


@pytest.mark.rule("TAC-ENY-06")
def test_without_any_card_left_a_direction_is_drawn_at_random(dice):
    """All nine cards are under units or being resolved, so none is left for a replacement."""
    dice(*[0] * 7, FORD, SOUTH)
    blue = {"fighter": ("hild", "c2"), "beast": ("brugh", "b7"), "rogue": ("nim", "m13")}
    table = attacked_by(blue, ALL_RED, health={"red_rogue": 1})
    table.g.enemy_deck.clear()
    table.play("melee blue_fighter red_rogue")
    assert table.where("red_rogue") == "b8", "south of the Ford's Trigger Space, where Brugh is"
    assert table.g.enemy_discard == []


@pytest.mark.rule("TAC-ENY-07")
@pytest.mark.parametrize(
    ("arrow", "victim"),
    [("north", "blue_fighter"), ("east", "blue_wizard"), ("south", "blue_rogue"), ("west", "blue_beast")],
)
def test_the_compass_of_the_drawn_card_guides_the_decision_and_north_is_the_top_of_the_map(arrow, victim):
    blue = {"fighter": ("hild", "f3"), "wizard": ("orsk", "g4"), "rogue": ("nim", "f5"), "beast": ("brugh", "e4")}
    table = activate(("beast", "vharra", "f4"), blue, arrow)
    assert table.told("step_attack") == [(BEAST, 1, UNIT.parse(victim), 4)]
    assert table.g.compass == DIRECTION.parse(arrow)


# ---------------------------------------------------------------- the five steps


@pytest.mark.rule("TAC-ENY-08")
def test_an_activation_runs_through_five_steps_in_order():
    blue = {"fighter": ("hild", "m13")}
    table = activate(("rogue", "nim", "a1"), blue)
    assert steps(table) == [("none", 1), ("none", 2), ("move", 3), ("none", 4), ("none", 5)]


@pytest.mark.rule("TAC-ENY-08")
def test_melee_is_checked_before_missiles_and_both_before_moving():
    near_and_far = {"fighter": ("hild", "f3"), "wizard": ("orsk", "g3")}
    table = activate(("rogue", "nim", "e3"), near_and_far)
    assert steps(table) == [("attack", 1)]
    table = activate(("rogue", "nim", "d3"), near_and_far)
    assert steps(table) == [("none", 1), ("attack", 2)]
    assert table.where("red_rogue") == "d3"


@pytest.mark.rule("TAC-ENY-08")
def test_after_the_move_melee_comes_before_missiles_again():
    table = activate(("rogue", "nim", "e13"), {"fighter": ("hild", "j13")})
    assert steps(table) == [("none", 1), ("none", 2), ("move", 3), ("attack", 4)]
    table = activate(("rogue", "nim", "e13"), {"fighter": ("hild", "l13")})
    assert steps(table) == [("none", 1), ("none", 2), ("move", 3), ("none", 4), ("attack", 5)]


@pytest.mark.rule("TAC-ENY-09")
def test_one_attack_ends_the_activation():
    """Nim could shoot or move on after its Melee Attack."""
    blue = {"fighter": ("hild", "f3"), "wizard": ("orsk", "h3")}
    table = activate(("rogue", "nim", "e3"), blue)
    table.play("decline")
    assert (table.asked, len(table.told("attacks"))) == ("blue act", 1)
    assert (table.where("red_rogue"), table.health("blue_wizard")) == ("e3", 8)


@pytest.mark.rule("TAC-ENY-10")
def test_an_enemy_unit_that_moves_and_attacks_is_not_weakened():
    table = activate(("beast", "luma", "e13"), {"wizard": ("malkor", "j13")})
    assert table.where("red_beast") == "i13"
    assert table.told("attacks") == [(BEAST, 1, "melee")]
    assert not table.is_weakened("red_beast")
    assert table.told("weakened") == []


@pytest.mark.rule("TAC-ENY-11")
def test_a_weakened_enemy_unit_does_only_steps_1_to_3():
    table = activate(("beast", "luma", "e13"), {"wizard": ("malkor", "j13")}, weakened=("red_beast",))
    assert steps(table) == [("none", 1), ("none", 2), ("move", 3)]
    assert (table.where("red_beast"), table.health("blue_wizard")) == ("i13", 7)


@pytest.mark.rule("TAC-ENY-11")
def test_a_weakened_enemy_unit_still_attacks_in_its_first_two_steps():
    table = activate(("rogue", "nim", "e3"), {"fighter": ("hild", "h3")}, weakened=("red_rogue",))
    assert steps(table) == [("none", 1), ("attack", 2)]
    assert table.health("blue_fighter") == 12 - 1 - DAMAGE_BONUS


@pytest.mark.rule("TAC-ENY-12")
@pytest.mark.parametrize("target", ["j13", "f13"])
def test_a_weakened_enemy_unit_loses_its_token_at_the_end_of_its_own_activation(target):
    """Whether it attacked or only moved; the others keep theirs until they are activated."""
    table = activate(
        ("beast", "luma", "e13"),
        {"wizard": ("malkor", target)},
        red={"fighter": ("grumm", "a1")},
        weakened=("red_beast", "red_fighter"),
    )
    if table.asked == "blue counter":
        assert table.is_weakened("red_beast"), "the activation is over when its attack has been answered"
        table.play("decline")
    assert not table.is_weakened("red_beast")
    assert table.is_weakened("red_fighter")


@pytest.mark.rule("TAC-ENY-12")
def test_the_token_stays_while_only_the_player_acts():
    blue = {"fighter": ("hild", "e3"), "wizard": ("orsk", "a1")}
    table = attacked_by(blue, {"beast": ("brugh", "m13")}, weakened=("red_beast",))
    table.play("move blue_fighter e4")
    assert table.is_weakened("red_beast")


@pytest.mark.rule("TAC-ENY-55")
def test_an_enemy_unit_uses_only_the_values_of_its_enemy_face():
    """Brugh deals 3 damage, not 4, and has less Health than 13; Elowen has 4 movement points, not 3."""
    table = activate(("beast", "brugh", "e3"), {"fighter": ("hild", "f3")})
    assert table.health("blue_fighter") == 12 - 3 - DAMAGE_BONUS
    assert table.health("red_beast") == printed_health("brugh") < 13
    table = activate(("wizard", "elowen", "e13"), {"fighter": ("hild", "m13")})
    assert table.where("red_wizard") == "i13"


# --------------------------------------------------------------------- the bonus


@pytest.mark.rule("TAC-ENY-13")
@pytest.mark.parametrize(
    ("card", "where", "damage"), [("warcry", "h13", 3 + 1), ("pursuit", "j13", 3), ("onslaught", "i13", 3 + 1)]
)
def test_the_bonus_of_the_card_adds_damage_or_movement_points(card, where, damage):
    """Rakk has 4 movement points and deals 3 damage."""
    marching = activate(("beast", "rakk", "d13"), {"beast": ("brugh", "m13")}, card=card)
    assert marching.where("red_beast") == where
    fighting = activate(("beast", "rakk", "e4"), {"fighter": ("hild", "f4")}, card=card)
    assert fighting.health("blue_fighter") == 12 - damage


@pytest.mark.rule("TAC-ENY-13")
def test_extra_damage_is_for_the_primary_target_only():
    blue = {"fighter": ("hild", "e4"), "wizard": ("orsk", "f4")}
    table = activate(("rogue", "fenn", "d5"), blue, "east")
    assert table.told("damaged") == [(ROGUE, 0, 1 + DAMAGE_BONUS), (ROGUE, 1, 1)]


@pytest.mark.rule("TAC-ENY-13")
def test_the_bonus_does_not_apply_to_a_later_counter():
    blue = {"fighter": ("hild", "f3"), "wizard": ("orsk", "a1")}
    table = attacked_by(blue, {"beast": ("brugh", "e3")}, under={"red_beast": "savagery"})
    table.play("melee blue_fighter red_beast", "no")
    assert table.told("counters") == [(BEAST, 0, "melee")]
    assert table.health("blue_fighter") == 12 - 3
