"""The nine Wandering Monsters, one for each Enemy card (TAC-DUN-24, TAC-DUN-25).

Most are met at 3x2-c1, one step from the Entrance at 3x2-c2. Hild has 3 points, 12 Health and 2 Ammo.
"""

import pytest

from games.tactics.table import KNOCK, MISS, MISS_KNOCK, POWER, Table, enemy_number
from gonfalon.games.tactics.printed import ENEMIES
from gonfalon.games.tactics.rules.dungeons.monsters import MONSTERS
from gonfalon.games.tactics.state import CLASSES

FAR = {"beast": ("vharra", "m13")}
FIVE = ("1x2", "2x2", "3x2", "8x1", "5x4")


def meet(card, blue=None, step="move blue_fighter 3x2-c1", **more):
    """The unit steps to where this card's monster waits."""
    table = Table(blue=blue or {"fighter": ("hild", "3x2-c2")}, red=FAR, mode="solo", enemy_deck=(card,), **more)
    table.play(step)
    return table


def points_left(table):
    (ask,) = table.match.asks.values()
    return ask.about[1] if ask.what == "delve" else 0


def test_each_enemy_card_has_a_monster_of_its_own():
    names = [(card.monster.name_en, card.monster.name_fr) for card in ENEMIES]
    assert len(set(names)) == len(names) == 9
    assert {effect.op for card in ENEMIES for effect in card.monster.effects} <= set(MONSTERS)


@pytest.mark.rule("TAC-DUN-24")
def test_the_top_enemy_card_is_drawn_and_then_discarded():
    table = meet("warcry", enemy_discard=("blink",))
    assert table.g.enemy_discard == [enemy_number("blink"), enemy_number("warcry")]
    assert len(table.g.enemy_deck) == 9 - 2
    assert table.told("monster") == [(0, enemy_number("warcry"))]


@pytest.mark.rule("TAC-DUN-24")
def test_without_a_deck_the_discards_are_shuffled_first():
    names = [card.id.removeprefix("enemy_") for card in ENEMIES if card.id != "enemy_warcry"]
    table = Table(
        blue={"fighter": ("hild", "3x2-c2")},
        red=FAR,
        mode="solo",
        enemy_discard=("warcry",),
        under=dict(zip(("red_fighter", "red_wizard", "red_rogue", "red_beast"), names, strict=False)),
        enemy_deck=tuple(names[4:]),
    )
    table.g.enemy_deck.clear()
    table.play("move blue_fighter 3x2-c1")
    assert (table.g.enemy_deck, table.g.enemy_discard) == ([], [enemy_number("warcry")])
    assert table.health("blue_fighter") == 12 - 2


@pytest.mark.rule("TAC-DUN-24", "TAC-DUN-20")
def test_each_time_the_space_is_entered_another_card_is_drawn():
    table = Table(blue={"fighter": ("hild", "3x2-c2")}, red=FAR, mode="solo", enemy_deck=("warcry", "blink"))
    table.play("move blue_fighter 3x2-c1", "go blue_fighter 3x2-c2", "go blue_fighter 3x2-c1")
    assert table.told("monster") == [(0, enemy_number("warcry")), (0, enemy_number("blink"))]
    assert table.health("blue_fighter") == 12


@pytest.mark.rule("TAC-DUN-25")
def test_to_meet_a_monster_is_no_action_and_ends_no_move():
    table = meet("warcry")
    assert (table.g.actions, table.asked, points_left(table)) == (2, "blue delve", 2)


def test_the_bone_guard_takes_two_health():
    table = meet("warcry")
    assert (table.health("blue_fighter"), table.where("blue_fighter")) == (10, "3x2-c1")


def test_the_clinging_slime_takes_all_points_left():
    table = meet("pursuit")
    assert (table.health("blue_fighter"), table.where("blue_fighter"), table.asked) == (12, "3x2-c1", "blue act")


@pytest.mark.parametrize(
    ("faces", "lost"), [((MISS, MISS_KNOCK, MISS), 3), ((MISS, KNOCK, POWER), 1), ((KNOCK,) * 3, 0)]
)
def test_the_bat_swarm_takes_one_health_for_each_miss_of_three_dice(dice, faces, lost):
    dice(*faces)
    table = meet("savagery")
    assert (table.health("blue_fighter"), points_left(table)) == (12 - lost, 2)


def test_the_cave_spider_weakens_when_the_move_ends():
    table = meet("blood_scent")
    assert (table.health("blue_fighter"), table.is_weakened("blue_fighter"), points_left(table)) == (11, False, 2)
    table.play("stay")
    assert table.is_weakened("blue_fighter")
    assert not table.offered("shed blue_fighter")


def test_the_cave_spider_does_not_weaken_before_the_move_ends_outside():
    """Nim, bitten at 8x1-g1, takes the crystal of Life and goes on at h3; only then does the bite tell."""
    table = meet("blood_scent", {"rogue": ("nim", "8x1-f1"), "beast": ("luma", "a1")}, "move blue_rogue 8x1-g1")
    table.play("go blue_rogue 8x1-h1", "yes")
    assert (table.where("blue_rogue"), table.asked, table.is_weakened("blue_rogue")) == ("h3", "blue go", False)
    table.play("go blue_rogue h4")
    assert (table.where("blue_rogue"), table.is_weakened("blue_rogue")) == ("h4", True)


def test_the_cave_spiders_victim_may_be_captured_by_the_bite():
    table = meet(
        "blood_scent", {"fighter": ("hild", "3x2-c2"), "beast": ("luma", "a1")}, health={"blue_fighter": 1}
    )
    assert (table.where("blue_fighter"), table.is_weakened("blue_fighter")) == (None, False)


def test_the_cave_spiders_victim_may_be_captured_before_the_bite_tells(dice):
    dice(MISS, POWER, POWER)
    blue = {"fighter": ("hild", "8x1-e1"), "beast": ("luma", "a1")}
    table = meet("blood_scent", blue, "move blue_fighter 8x1-d1", health={"blue_fighter": 3})
    table.play("go blue_fighter 8x1-c1")
    assert (table.where("blue_fighter"), table.is_weakened("blue_fighter")) == (None, False)


@pytest.mark.rule("TAC-ACT-14")
def test_the_cave_spider_weakens_a_last_unit_too():
    table = meet("blood_scent")
    table.play("stay")
    assert table.is_weakened("blue_fighter")


def test_the_rust_rats_take_ammo_or_mana():
    table = meet("sharp_arrows")
    assert (table.supply("blue_fighter"), table.health("blue_fighter")) == (1, 12)
    table = meet("sharp_arrows", {"wizard": ("orsk", "3x2-c2")}, "move blue_wizard 3x2-c1")
    assert (table.supply("blue_wizard"), table.health("blue_wizard")) == (5, 8)


def test_from_whom_has_none_the_rust_rats_take_health():
    table = meet("sharp_arrows", supply={"blue_fighter": 0})
    assert (table.supply("blue_fighter"), table.health("blue_fighter")) == (0, 11)
    table = meet("sharp_arrows", {"beast": ("luma", "3x2-c2")}, "move blue_beast 3x2-c1")
    assert table.health("blue_beast") == 9


def test_the_will_o_the_wisp_leads_back_and_ends_the_move():
    table = meet("climber")
    assert (table.where("blue_fighter"), table.health("blue_fighter"), table.asked) == ("3x2-c2", 12, "blue act")


def test_the_will_o_the_wisp_leads_back_to_where_the_unit_came_from(dice):
    """Not to where the move began; and the trap there, to which the unit is brought, does nothing again."""
    dice(MISS, POWER, POWER)
    table = meet("climber", {"fighter": ("hild", "8x1-b1")}, "move blue_fighter 8x1-c1")
    table.play("go blue_fighter 8x1-d1")
    assert (table.where("blue_fighter"), table.health("blue_fighter"), table.asked) == ("8x1-c1", 10, "blue act")


@pytest.mark.parametrize(
    ("unit", "card", "lost"),
    [("fighter", "corvin", 3), ("fighter", "hild", 2), ("wizard", "elowen", 1), ("beast", "brugh", 4)],
)
def test_the_mirror_shade_takes_as_much_as_the_units_own_melee(unit, card, lost):
    blue = {unit: (card, "3x2-c2"), "rogue": ("nim", "a1")}
    table = meet("arcane_surge", blue, f"move blue_{unit} 3x2-c1")
    assert table.told("lost") == [(CLASSES.index(unit), lost)]


def test_the_mirror_shade_counts_what_is_printed_not_what_is_added():
    """At 5 Health Ragna deals 1 more, but 3 is her printed damage."""
    table = meet("arcane_surge", {"fighter": ("ragna", "3x2-c2")}, health={"blue_fighter": 5})
    assert table.health("blue_fighter") == 5 - 3


def test_the_lost_miner_heals_two_health():
    table = meet("blink", health={"blue_fighter": 5})
    assert (table.health("blue_fighter"), points_left(table)) == (7, 2)
    assert meet("blink", health={"blue_fighter": 11}).health("blue_fighter") == 12


@pytest.mark.parametrize(("option", "health", "points"), [(0, 12, 0), (1, 9, 2)])
def test_the_stone_golem_is_paid_in_points_or_in_health(option, health, points):
    table = meet("onslaught")
    assert (table.asked, table.match.asks[0].about) == ("blue golem", (0, 2))
    table.play(f"option {option}")
    assert (table.where("blue_fighter"), table.health("blue_fighter"), points_left(table)) == (
        "3x2-c1",
        health,
        points,
    )


def test_with_fewer_than_two_points_the_stone_golem_is_paid_in_health():
    """From 8x5-a3 Hild comes to the monster at c3 with her second point; 1 is left."""
    table = meet("onslaught", {"fighter": ("hild", "8x5-a3")}, "move blue_fighter 8x5-b3", crystals=FIVE)
    table.play("go blue_fighter 8x5-c3")
    assert (table.asked, table.health("blue_fighter"), points_left(table)) == ("blue delve", 9, 1)


@pytest.mark.rule("TAC-SOL-25", "TAC-DUN-18")
@pytest.mark.parametrize(("card", "health"), [("warcry", 2), ("arcane_surge", 1), ("blood_scent", 1)])
def test_a_monster_may_capture_the_unit(card, health):
    blue = {"fighter": ("hild", "3x2-c2"), "beast": ("luma", "a1")}
    table = meet(card, blue, health={"blue_fighter": health})
    assert (table.where("blue_fighter"), table.captor("blue_fighter"), table.asked) == (None, None, "blue act")
    assert (table.g.map, table.g.green, table.g.enemy_discard) == ("standard", 0, [enemy_number(card)])


@pytest.mark.rule("TAC-SOL-25")
def test_a_monster_that_captures_the_last_unit_wins_the_game_for_the_enemy():
    table = meet("warcry", health={"blue_fighter": 2})
    assert (table.match.over, table.g.won, table.g.map) == (True, 0, "standard")
    assert table.g.enemy_discard == [enemy_number("warcry")]
