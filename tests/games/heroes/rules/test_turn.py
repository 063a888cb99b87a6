"""A player's Turn (chapter TRN), who is asked when, and what an absent player answers (chapters DIG and ALL)."""

from __future__ import annotations

import pytest

from games.heroes.combats import Fight
from games.heroes.duels import duel
from games.heroes.table import Table, random_match
from gonfalon.games.heroes.codes import BUILD, CARD, CREATURE, FIELD, POPULATION, SPACE, VERBS
from gonfalon.games.heroes.printed import LEVELS
from gonfalon.games.heroes.rules import geography

FIVE = ["attack", "attack", "defense", "power", "knowledge"]


def refreshing(**how):
    """The hand refresh of seat 0."""
    return Table(stage="turn_start", **how)


def proposed(table, seat=0):
    """What an absent player answers."""
    return table.match.asks[seat].default


# --------------------------------------------------------------------------- the hand refresh


@pytest.mark.rule("HER-TRN-01")
def test_any_number_of_cards_may_be_discarded_before_drawing():
    table = refreshing(hand={0: ["attack", "defense"]})
    assert table.asked == "0 refresh"
    assert table.after("discard") == {"attack", "defense"}
    table.play("discard attack", "discard defense")
    assert (table.hand(0), table.discard(0)) == ([], ["defense", "attack"])
    assert table.options()[0] == "draw 4"
    table.play("draw 4")
    assert (table.asked, len(table.hand(0))) == ("0 turn", 4)


@pytest.mark.rule("HER-TRN-02")
def test_a_hand_above_the_limit_is_discarded_down_to_it():
    table = refreshing(hand={0: FIVE})
    assert all(line.startswith("discard") for line in table.options())
    table.play("discard power")
    assert table.options()[0] == "draw 0"
    table.play("draw 0")
    assert table.hand(0) == ["attack", "attack", "defense", "knowledge"]


@pytest.mark.rule("HER-TRN-03")
def test_up_to_the_hand_limit_is_drawn_and_all_of_it_is_proposed():
    table = refreshing(hand={0: ["attack"]}, deck={0: ["power", "defense", "knowledge"]})
    assert table.after("draw") == {"0", "1", "2", "3"}
    assert proposed(table) == ("draw", 3)
    table.refused("draw 4")
    table.play("draw 2")
    assert table.hand(0) == ["attack", "defense", "power"]


@pytest.mark.rule("HER-TRN-04")
def test_buildings_for_the_beginning_of_the_turn_come_after_the_draw():
    """The Mana Vortex needs a card to discard: there is one only after the draw."""
    vortex = {"heroes": ("alamar", "catherine"), "built": {0: ["mage_guild", "special_b"]}}
    table = refreshing(**vortex)
    table.play("draw 0")
    assert table.asked == "0 turn"
    table = refreshing(**vortex)
    table.play("draw 1")
    assert table.asked == "0 moment"
    assert table.offers("use special_b 0")


@pytest.mark.rule("HER-TRN-05")
@pytest.mark.parametrize(("level", "limit"), [(1, 4), (2, 4), (3, 5), (4, 5), (5, 6), (6, 6), (7, 7)])
def test_the_hand_limit_is_printed_for_the_level(level, limit):
    assert refreshing(level={0: level}).options()[0] == f"draw {limit}"
    assert LEVELS[level - 1].hand_limit == limit


@pytest.mark.rule("HER-TRN-06")
def test_outside_the_refresh_a_hand_may_hold_any_number_of_cards():
    table = Table(hand={0: FIVE, 1: FIVE[:3]}, morale={0: 1})
    table.play("morale_draw")
    assert len(table.hand(0)) == 6
    table.until("1 refresh")
    assert len(table.hand(0)) == 6


@pytest.mark.rule("HER-TRN-10")
def test_what_lay_in_front_of_a_player_is_discarded_before_his_refresh():
    lying = (("ongoing", 0, 2, "card", CARD.parse("haste")), ("luck_attack", 0, 1, "own_turn", CARD.parse("luck")))
    table = refreshing(ongoing={0: ["haste"]}, effects=lying, deck={0: ()})
    assert (table.asked, table.discard(0)) == ("0 refresh", ["haste"])
    assert table.g.effects == ()
    table.play("draw 4")
    assert table.hand(0) == ["haste"]


@pytest.mark.rule("HER-TRN-12")
def test_without_deck_and_discard_pile_one_draws_what_there_is():
    table = refreshing(deck={0: ()}, discard={0: ["attack"]})
    table.play("draw 4")
    assert (table.asked, table.hand(0), table.purse(0)) == ("0 turn", ["attack"], (15, 3, 1))


# --------------------------------------------------------------------------- Actions


@pytest.mark.rule("HER-TRN-07", "HER-TRN-08")
def test_movement_town_and_morale_actions_and_cards_come_in_any_order():
    table = Table(hand={0: ["estates", "attack"]}, morale={0: 1}, resources={0: (30, 9, 9)})
    verbs = {line.split()[0] for line in table.options()}
    assert {"move", "build", "recruit", "hire", "morale_draw", "play", "end"} <= verbs
    table.play("build citadel", "move main1 t0.ne", "play estates 0", "morale_draw")
    table.play("recruit castle_griffins", "done", "move main1 t0.c")
    assert (table.asked, table.mp("main1")) == ("0 turn", 1)


@pytest.mark.rule("HER-TRN-08")
def test_an_action_in_progress_is_not_interrupted_by_a_town_action():
    table = Table(resources={0: (30, 9, 9)})
    table.play("recruit castle_griffins")
    assert table.asked == "0 population"
    assert not table.after("build")
    assert not table.after("move main1")


@pytest.mark.rule("HER-TRN-09")
def test_a_turn_may_end_with_movement_points_which_are_lost():
    table = Table(at={"second1": "t0.ne"})
    table.play("move main1 t0.se", "end")
    assert (table.mp("main1"), table.mp("second1")) == (0, 0)
    table.until("1 turn")
    assert table.mp("main2") == 3


@pytest.mark.rule("HER-TRN-11")
def test_who_owes_the_penalty_discards_the_whole_hand_at_the_end_of_the_turn():
    table = Table(hand={0: FIVE}, penalty=1, morale={0: -1})
    table.play("move main1 t0.ne")
    assert len(table.hand(0)) == 5
    table.play("end")
    assert (table.hand(0), sorted(table.discard(0)), table.g.penalty) == ([], sorted(FIVE), 0)
    assert table.g.morale[0] == -1


@pytest.mark.rule("HER-DIG-04")
def test_who_can_do_nothing_just_ends_the_turn():
    table = Table(mp={"main1": 0}, tokens={0: 0})
    assert table.options() == ["end"]
    full = Table(resources={0: (90, 90, 90)}, morale={0: 1}, hand={0: ["estates"]})
    assert full.offers("end")
    assert proposed(full) == ("end",)


# --------------------------------------------------------------------------- when the others are asked


@pytest.mark.rule("HER-DIG-07")
def test_the_others_may_act_when_a_turn_ends_but_not_between_its_actions():
    table = Table(3, tokens={0: 0, 2: 0}, resources={0: (0, 0, 0)})
    table.play("move main1 t0.ne")
    assert table.asked == "0 turn"
    table.play("end")
    assert table.asked == "1 offers"
    table.play("pass")
    assert table.asked == "1 refresh", "seat 2 has nothing to use, and seat 0 has just passed"


@pytest.mark.rule("HER-DIG-07")
def test_who_has_nothing_to_use_is_not_asked_whatever_the_hand():
    """At a live table windows are put to everybody who might react."""
    idle = {"tokens": dict.fromkeys(range(3), 0), "hand": {1: FIVE}, "live": True}
    table = Table(3, **idle)
    table.play("end")
    assert table.asked == "1 refresh"
    table = Table(3, **idle, morale={2: 1})
    table.play("end")
    assert table.asked == "2 offers"


@pytest.mark.rule("HER-DIG-07", "HER-TWN-10")
def test_when_a_turn_ends_all_are_asked_in_turn_order_until_all_pass_in_a_row():
    table = Table(3, active=1, first=1, tokens=dict.fromkeys(range(3), BUILD), resources={2: (20, 9, 9)})
    table.play("end")
    assert table.asked == "2 offers"
    table.play("build special_a")
    assert table.asked == "0 offers"
    table.play("pass")
    assert table.asked == "1 offers"
    table.play("pass")
    assert table.asked == "2 refresh"


@pytest.mark.rule("HER-DIG-07")
def test_before_a_combat_everybody_may_act():
    table = Table(3, at={"main1": "t0.c"}, tokens=dict.fromkeys(range(3), POPULATION))
    table.play("move main1 t0.w")
    for seat in range(3):
        assert table.asked == f"{seat} offers"
        table.play("pass")
    assert table.asked == "0 deploy"


# --------------------------------------------------------------------------- combats


@pytest.mark.rule("HER-DIG-01")
def test_entering_an_enemy_town_is_announced_then_come_town_actions_the_choice_and_the_setup():
    table = Table(at={"main1": "t1.nw", "main2": "t1.se"}, tokens={0: 0, 1: POPULATION}, resources={1: (13, 0, 0)})
    table.play("move main1 t1.c")
    assert (table.asked, table.mp("main1")) == ("1 offers", 2)
    assert len(table.facts("announced")) == 1
    table.play("recruit dungeon_evil_eyes", "done")
    assert (table.asked, table.purse(1)) == ("1 defend_site", (9, 0, 0))
    table.play("pay")
    assert (table.asked, table.purse(1)) == ("0 deploy", (1, 0, 0))
    table.play("deploy castle_halberdiers a5", "deployed")
    assert table.asked == "1 deploy"
    assert table.after("deploy dungeon_evil_eyes"), "a Unit recruited in the window fights"


@pytest.mark.rule("HER-DIG-02")
def test_an_attack_goes_from_cards_over_dice_and_rerolls_to_damage_and_then_to_the_retaliation(dice):
    fight = Fight(
        attacker=[("castle_griffins", "a4")],
        defender=[("dungeon_minotaurs", "a3")],
        active="a4",
        marks={"a3": 8},
        morale={0: 1, 1: 1},
        hand={0: ["attack"], 1: ["defense"]},
    )
    dice.attack(-1, 1, 0, 0)
    asked: list[str] = []
    wounds: list[int] = []
    fight.play("attack a4 a3")
    while len(fight.match.asks) == 1 and len(asked) < 12 and fight.options()[0] == "pass":
        asked.append(fight.asked)
        wounds.append(fight.wounds("a3"))
        fight.play("reroll 8" if fight.asked == "0 rolled" else "pass")
    first = ["0 before_attack", "1 before_attack", "0 rolled", "1 rolled"]
    assert [each for each in asked if "after_roll" not in each][:4] == first, "the Defense Token comes last"
    assert asked.count("1 before_attack") == 2
    hit = asked.index("1 before_attack", asked.index("1 rolled"))
    assert wounds[hit - 1] == 0
    assert wounds[hit] > 0, "the target is hurt before it strikes back"


@pytest.mark.rule("HER-DIG-03")
def test_after_a_combat_come_the_losers_penalties_then_experience_and_levels_then_the_visit(dice):
    fight = Fight(
        attacker=[("castle_champions:pack", "a4")],
        defender=[("dungeon_troglodytes", "a3")],
        active="a4",
        field="t0.e",
        xp={0: 1},
        wounds={"a3": 1},
        resources={0: (0, 0, 0), 1: (7, 0, 0)},
    )
    dice.resource("gold_6")
    fight.play("attack a4 a3")
    assert fight.asked == "0 search", "Level 2 and its Search come before the visit"
    assert (fight.purse(0), fight.purse(1), fight.g.morale[1]) == ((5, 0, 0), (2, 0, 0), -1)
    assert (fight.at("main2"), fight.g.cubes[0][1], fight.level(0)) == ("t1.c", 1, 2)
    assert fight.g.stage == "turn"
    assert not fight.visited("t0.e")
    fight.play("from_discard ability")
    assert (fight.asked, fight.purse(0)) == ("0 turn", (11, 0, 0))
    assert fight.visited("t0.e")


# --------------------------------------------------------------------------- absent players


@pytest.mark.rule("HER-DIG-05")
def test_an_absent_player_declines_windows_payments_and_cards():
    table = Table(at={"main1": "t1.nw", "main2": "t1.se"}, morale={1: 1})
    table.play("move main1 t1.c")
    assert proposed(table) == ("pass",)
    table.play("pass", "pass")
    assert (table.asked, proposed(table, 1)) == ("1 defend_site", ("pass",))
    near = Table(near="shrine_of_magic_incantation")
    near.enter()
    assert proposed(near) == ("pass",)


@pytest.mark.rule("HER-DIG-05")
@pytest.mark.parametrize("place", ["artifact_symbol", "shrine_of_magic_gesture"])
def test_an_absent_player_declines_an_optional_search(place):
    table = Table(near=place, level={0: 7})
    table.enter()
    assert (table.asked, proposed(table)) == ("0 search", ("pass",))


@pytest.mark.rule("HER-DIG-05")
def test_an_absent_player_does_not_reroll_nor_reinforce_nor_replace_guards(dice):
    table = Table(morale={0: 1})
    dice.resource("gold_3")
    table.play("move main1 t0.e")
    assert (table.asked, proposed(table)) == ("0 die", ("pass",))
    friends = Table(week="isras_friends", army={0: ["castle_griffins"]})
    assert (friends.asked, proposed(friends)) == ("0 reinforce", ("pass",))
    satyr = Table(week="groovy_satyr", tokens={0: 0, 1: 0})
    satyr.play("move main1 t0.w", "deploy castle_halberdiers a5", "deployed")
    assert (satyr.asked, proposed(satyr)) == ("0 redraw", ("pass",))


@pytest.mark.rule("HER-DIG-05")
def test_an_absent_player_uses_no_building_and_exchanges_no_cards():
    vortex = {"heroes": ("alamar", "catherine"), "built": {0: ["mage_guild", "special_b"]}}
    table = refreshing(**vortex, morale={0: 1})
    table.play("draw 4")
    assert (table.asked, proposed(table)) == ("0 moment", ("pass",))
    table.play("pass", "morale_cycle")
    assert (table.asked, proposed(table)) == ("0 cycle", ("done",))


@pytest.mark.rule("HER-DIG-05")
def test_an_absent_player_uses_a_building_that_is_not_optional_and_no_other():
    """The Mana Vortex may be used, the Amplifier of a captured Necropolis must be."""
    table = refreshing(
        heroes=("alamar", "sandro"),
        variants=["towns_no_income"],
        flags={"t1.c": 0},
        at={"main2": "t1.se"},
        built={0: ["mage_guild", "special_b"], 1: ["mage_guild", "special_b"]},
        hand={0: ["power"]},
    )
    table.play("draw 0")
    assert table.options() == ["use special_b 0", "use special_b 4"]
    assert VERBS.text(proposed(table)) == "use special_b 4"
    table.play("use special_b 4")
    assert (table.asked, table.options()) == ("0 moment", ["use special_b 0", "pass"])
    assert proposed(table) == ("pass",)


@pytest.mark.rule("HER-DIG-05")
def test_the_hero_of_an_absent_player_stops_where_no_combat_awaits():
    table = Table(hand={0: ["angel_wings"]})
    table.play("play angel_wings 0", "move main1 t0.nw")
    assert (table.asked, table.after("move main1")) == ("0 onward", {"t0.c", "t0.w", "t0.ne"})
    table.play("move main1 t0.w")
    assert table.after("move main1") == {"t0.c", "t0.nw", "t0.sw"}
    assert table.offers("stay"), "but the Treasure is guarded"
    assert VERBS.text(proposed(table)) == "move main1 t0.c"
    table.play("move main1 t0.c")
    assert (table.asked, proposed(table)) == ("0 onward", ("stay",))


@pytest.mark.rule("HER-DIG-05")
@pytest.mark.parametrize(("guard", "target"), [("a4", "attack a4 a5"), ("d1", "go d1")])
def test_guards_in_the_hands_of_an_absent_player_attack_only_if_they_must(guard, target):
    fight = Fight(
        attacker=[("castle_griffins", "a5")], defender=[("neutral_boars", guard)], active=guard, neutral=True
    )
    assert VERBS.text(proposed(fight, 1)) == target


@pytest.mark.rule("HER-DIG-05")
@pytest.mark.parametrize("seed", range(4))
def test_an_absent_player_declines_whatever_may_be_declined(seed):
    for match in random_match(2 + seed % 2, seed):
        for ask in match.asks.values():
            declines = [option for option in (("pass",), ("done",), ("stay",), ("end",)) if option in ask.options]
            assert not declines or ask.default == declines[0]


@pytest.mark.rule("HER-DIG-05")
def test_an_absent_player_leaves_cards_where_they_are():
    table = Table(army={0: ["neutral_rogues"]})
    table.play("peek spell")
    assert (table.asked, proposed(table)) == ("0 peek", ("pass",))
    fight = duel("sword_of_judgement", "attack", "power")
    fight.play("play sword_of_judgement 0")
    assert (fight.asked, proposed(fight)) == ("0 discard", ("done",))


@pytest.mark.rule("HER-DIG-05")
@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [
        ("castle_crusaders", "castle_griffins:pack"),
        ("castle_halberdiers:pack", "neutral_griffins"),
        ("castle_marksmen:pack", "dungeon_evil_eyes"),
        ("dungeon_evil_eyes", "castle_griffins"),
        ("castle_griffins", "castle_halberdiers"),
    ],
)
def test_the_strongest_unit_is_of_the_higher_tier_then_a_pack_then_by_attack_then_by_hp(stronger, weaker):
    for army in ([stronger, weaker], [weaker, stronger]):
        table = Table(army={0: army}, tokens={0: 0, 1: 0})
        table.play("move main1 t0.w")
        assert CREATURE.names[proposed(table)[1]] == stronger.partition(":")[0]


@pytest.mark.rule("HER-DIG-05")
@pytest.mark.parametrize(
    ("unit", "spaces"),
    [("castle_griffins", ["a4", "b4", "c4", "d4", "a5"]), ("castle_zealots", ["a5", "b5", "c5", "d5", "a4"])],
)
def test_a_full_line_overflows_to_the_other(unit, spaces):
    table = Table(army={0: [unit] * 5}, tokens={0: 0, 1: 0})
    table.play("move main1 t0.w")
    placed = []
    while table.asked == "0 deploy":
        placed.append(SPACE.names[proposed(table)[2]])
        table.match.play(0, proposed(table))
    assert placed == spaces


@pytest.mark.rule("HER-DIG-05")
def test_an_absent_player_deploys_the_strongest_units_ranged_ones_behind():
    army = [
        "castle_griffins",
        "castle_marksmen:pack",
        "castle_zealots",
        "castle_crusaders:pack",
        "castle_champions",
    ]
    table = Table(army={0: [*army, "castle_halberdiers:pack"]}, tokens={0: 0, 1: 0})
    table.play("move main1 t0.w")
    placed = []
    while table.asked == "0 deploy":
        verb, creature, space = proposed(table)
        placed.append((verb, creature, space))
        table.match.play(0, (verb, creature, space))
    assert [VERBS.text(option) for option in placed] == [
        "deploy castle_champions a4",
        "deploy castle_crusaders b4",
        "deploy castle_zealots a5",
        "deploy castle_halberdiers c4",
        "deploy castle_marksmen b5",
    ]


@pytest.mark.rule("HER-DIG-06")
def test_whoever_acts_decides_what_is_left_to_all():
    """A tile that the effect of a Field reveals is turned by the player of the visiting Hero."""
    table = Table(3, active=1, first=1, near="redwood_observatory")
    table.enter()
    assert (table.asked, table.location(table.site)) == ("1 discover", "redwood_observatory")
    table.play(table.options()[0])
    assert table.asked == "1 orientation"


# --------------------------------------------------------------------------- allies and enemies


@pytest.mark.rule("HER-ALL-01")
def test_ones_own_two_heroes_are_allied_and_all_others_are_enemies():
    table = Table(3, at={"main1": "t0.c", "second1": "t0.ne", "main2": "t0.se"})
    g, ally, enemy = table.g, FIELD.parse("t0.ne"), FIELD.parse("t0.se")
    assert geography.enemies_on(g, ally, 0) == []
    assert geography.enemies_on(g, enemy, 0) == [2]
    assert geography.enemies_on(g, ally, 1) == geography.enemies_on(g, ally, 2) == [1]
    table.play("move main1 t0.se")
    assert len(table.facts("announced")) == 1
