"""How a combat begins: what starts one, who fights, and the deployment (chapter BAT)."""

from __future__ import annotations

import pytest

from games.heroes.combats import Fight
from games.heroes.table import Table
from gonfalon.games.heroes.codes import ATTACKER, DEFENDER, FIELD, NOBODY, SPACE, SPACES
from gonfalon.games.heroes.printed import CREATURE_ID
from gonfalon.games.heroes.rules.combat.fight import BACKLINE, BESIDE, FRONTLINE

BACK_AND_FRONT = {f"{column}{row}" for row in (4, 5) for column in "abcd"}
ENEMY_BACK_AND_FRONT = {f"{column}{row}" for row in (1, 2) for column in "abcd"}


def march(players=2, **more):
    """Nobody has Town Actions, so that nothing is asked between the announcement of a combat and its setup."""
    return Table(players, tokens=dict.fromkeys(range(players), 0), **more)


def field_of(location):
    return Table(near=location).site


# --------------------------------------------------------------------------- what starts a combat


@pytest.mark.rule("HER-BAT-01")
def test_entering_a_guarded_field_starts_a_combat_unless_it_was_visited():
    table = march(army={0: ["castle_griffins", "castle_marksmen"]})
    table.play("move main1 t0.w")
    assert table.asked == "0 deploy"
    assert table.g.fighter == (0, NOBODY)
    table = march(visited=["t0.w"])
    table.play("move main1 t0.w")
    assert (table.asked, table.at("main1")) == ("0 turn", "t0.w")


@pytest.mark.rule("HER-BAT-02")
def test_entering_the_field_of_an_enemy_hero_starts_a_combat_which_his_main_hero_leads():
    table = march(at={"second2": "t0.ne"})
    table.play("move main1 t0.ne")
    assert table.asked == "1 stand"
    table = march(at={"main2": "t0.ne", "second2": "t0.ne"})
    table.play("move main1 t0.ne")
    assert (table.asked, table.g.fighter) == ("0 deploy", (0, 2))


@pytest.mark.rule("HER-BAT-03")
def test_entering_a_town_or_settlement_of_another_player_lets_him_fight_for_it():
    table = march(at={"main1": "t1.w", "main2": "t1.nw"})
    table.play("move main1 t1.c")
    assert table.asked == "1 defend_site"
    site = field_of("settlement")
    table = march(near="settlement", flags={site: 1}, visited=[site])
    table.enter()
    assert table.asked == "1 defend_site"


@pytest.mark.rule("HER-BAT-04", "HER-BAT-73")
def test_a_hero_may_fight_several_combats_in_a_turn_and_visits_each_field_it_wins(dice):
    dice.treasure("resource_1")
    dice.resource("gold_3")
    table = march(
        at={"main1": "t0.e", "second1": "t0.c"},
        army={0: ["castle_archangels:pack"]},
        neutral={"bronze": ["neutral_boars", "neutral_boars"]},
    )
    gold = table.purse(0)[0]
    for field in ("t0.w", "t0.sw"):
        table.play(f"move second1 {field}", "deploy castle_archangels a4", "deploy neutral_boars a1")
        table.play("attack a2 a1")
        assert table.visited(field)
    assert (table.asked, table.at("second1"), table.mp("second1")) == ("0 turn", "t0.sw", 0)
    assert table.holder("t0.sw") == 0
    assert table.purse(0)[0] == gold + 3
    assert table.facts("combat_won") == [(0, FIELD.parse("t0.w")), (0, FIELD.parse("t0.sw"))]


@pytest.mark.rule("HER-BAT-05")
def test_a_mine_of_another_player_is_just_taken():
    table = march(flags={"t0.sw": 1}, visited=["t0.sw"], income={1: (10, 2, 0)})
    table.play("move main1 t0.sw")
    assert (table.asked, table.holder("t0.sw")) == ("0 turn", 0)
    assert (table.income(0), table.income(1)) == ((10, 2, 0), (10, 0, 0))


# --------------------------------------------------------------------------- a site without a hero


def attacked_town(gold, **more):
    """The Main Hero of seat 0 has entered the Town of seat 1, whose hero is elsewhere."""
    table = march(at={"main1": "t1.w", "main2": "t1.nw"}, resources={0: (0, 0, 0), 1: (gold, 0, 0)}, **more)
    table.play("move main1 t1.c")
    return table


@pytest.mark.rule("HER-BAT-06")
def test_eight_gold_defend_an_empty_town_with_units_only():
    table = attacked_town(9)
    table.play("pay")
    assert (table.purse(1)[0], table.purse(0)[0]) == (1, 0)
    assert (table.asked, table.g.fighter, table.g.sides) == ("0 deploy", (0, NOBODY), (0, 1))
    assert attacked_town(7).at("main1") == "t1.c"
    assert attacked_town(7).holder("t1.c") == 0


@pytest.mark.rule("HER-BAT-07")
def test_units_that_defend_alone_have_no_use_of_the_deck():
    units = {"attacker": [("dungeon_harpies", "a4")], "defender": [("castle_archangels", "a2")]}
    hand = {0: ["attack"], 1: ["attack"]}
    lead = Fight(**units, hand=hand, active="a2")
    assert lead.offers("go a2")
    assert lead.after("play")
    alone = Fight(**units, hand=hand, active="a2", alone=True)
    assert alone.asked == "1 activation"
    assert not alone.after("play")
    for without, cards in ((False, 2), (True, 1)):
        fight = Fight(**units, hand=hand, opening=True, alone=without)
        assert len(fight.hand(1)) == cards


@pytest.mark.rule("HER-BAT-08")
def test_a_town_that_is_not_defended_is_taken_without_a_combat():
    table = attacked_town(15)
    table.play("pass")
    assert (table.asked, table.holder("t1.c"), table.at("main1")) == ("0 turn", 0, "t1.c")
    assert table.g.cubes[0] == (0, 1)
    assert (table.g.xp, table.purse(1)[0]) == ((0, 0), 15)
    assert not table.facts("combat_won")


# --------------------------------------------------------------------------- Quick Combat


@pytest.mark.rule("HER-BAT-09")
@pytest.mark.parametrize(("level", "fought"), [(1, True), (2, False)])
def test_a_level_above_the_difficulty_beats_the_guards_without_a_combat(level, fought):
    table = march(level={0: level})
    table.play("move main1 t0.sw")
    assert table.asked == ("0 deploy" if fought else "0 turn")
    assert (table.holder("t0.sw") == 0) is not fought


@pytest.mark.rule("HER-BAT-09")
def test_guards_of_a_level_seven_field_are_never_beaten_without_a_combat():
    table = march(near="dragon_utopia", level={0: 7})
    table.enter()
    assert table.asked == "0 deploy"


@pytest.mark.rule("HER-BAT-10")
def test_a_quick_combat_has_no_reward_of_its_own():
    table = march(level={0: 2}, heroes=("sandro", "alamar"), hand={0: ["necromancy"]}, live=True)
    table.play("move main1 t0.w")
    assert (table.asked, table.holder("t0.w")) == ("0 turn", 0)
    assert (table.g.xp[0], table.hand(0)) == (2, ["necromancy"])


# --------------------------------------------------------------------------- deployment


@pytest.mark.rule("HER-BAT-11", "HER-BAT-19")
def test_the_attacker_deploys_on_his_two_lines_and_then_the_defender_on_the_other_two():
    table = march(at={"main2": "t0.ne"}, army={0: ["castle_griffins"], 1: ["dungeon_harpies"]})
    table.play("move main1 t0.ne")
    assert table.asked == "0 deploy"
    assert table.after("deploy castle_griffins") == BACK_AND_FRONT
    table.play("deploy castle_griffins b4")
    assert table.asked == "1 deploy"
    assert table.match.view([1]).state.at == [13]
    assert table.after("deploy dungeon_harpies") == ENEMY_BACK_AND_FRONT


@pytest.mark.rule("HER-BAT-11")
def test_the_board_has_five_rows_of_four_spaces():
    """Beside a space are the next ones of its row and of its column; lines follow each other across the board."""
    assert SPACE.names[:SPACES] == tuple(f"{column}{row}" for row in range(1, 6) for column in "abcd")
    for space, name in enumerate(SPACE.names[:SPACES]):
        row, column = divmod(space, 4)
        beside = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
        assert BESIDE[space] == tuple(4 * r + c for r, c in beside if r in range(5) and c in range(4)), name
    lines = [*BACKLINE[DEFENDER], *FRONTLINE[DEFENDER], *range(8, 12), *FRONTLINE[ATTACKER], *BACKLINE[ATTACKER]]
    assert lines == list(range(SPACES))


@pytest.mark.rule("HER-BAT-12")
def test_the_two_sides_of_the_board_are_mirror_images_so_that_it_does_not_matter_whose_is_which():
    def mirrored(space):
        return space[0] + str(6 - int(space[1]))

    def moves(attacker, defender, active):
        fight = Fight(attacker=attacker, defender=defender, active=active)
        return {line for line in fight.options() if line.split()[0] in ("go", "attack")}

    placed = [("castle_griffins", "b4"), ("castle_crusaders", "c5"), ("castle_zealots", "a5")]
    others = [("dungeon_troglodytes", "b2"), ("dungeon_medusas", "d1")]
    for _, space in placed:
        there = moves(placed, others, space)
        turned = [[(unit, mirrored(at)) for unit, at in side] for side in (others, placed)]
        back = moves(turned[0], turned[1], mirrored(space))
        assert {" ".join([line.split()[0], *map(mirrored, line.split()[1:])]) for line in there} == back


@pytest.mark.rule("HER-BAT-13", "HER-UNT-07")
def test_one_to_five_units_are_deployed_one_a_space():
    army = ["castle_griffins", "castle_marksmen", "castle_zealots", "castle_crusaders", "castle_halberdiers"]
    table = march(army={0: [*army, "castle_champions"]})
    table.play("move main1 t0.w")
    assert not table.offers("deployed")
    for unit, space in zip(army, ("a4", "b4", "c4", "d4", "a5"), strict=True):
        assert table.asked == "0 deploy"
        table.play(f"deploy {unit} {space}")
        if unit == "castle_griffins":
            assert table.offers("deployed")
            assert table.after("deploy castle_marksmen") == BACK_AND_FRONT - {"a4"}
            assert not table.after("deploy castle_griffins")
    assert table.asked == "1 place_guard"
    table = march(army={0: ["castle_griffins", "castle_marksmen"]})
    table.play("move main1 t0.w", "deploy castle_griffins a4", "deployed")
    assert table.asked == "1 place_guard"


@pytest.mark.rule("HER-BAT-14")
@pytest.mark.parametrize(("players", "active", "controller"), [(2, 0, 1), (3, 0, 2), (3, 1, 0), (3, 2, 1)])
def test_the_player_to_the_right_places_and_plays_the_guards(players, active, controller):
    army = {seat: [unit] for seat, unit in enumerate(("castle_halberdiers", "dungeon_troglodytes"))}
    army[2] = ["necropolis_zombies"]
    army = {seat: units for seat, units in army.items() if seat < players}
    table = march(players, active=active, army=army, neutral={"bronze": ["neutral_griffins"]})
    treasure = ("t0.w", "t1.sw", "t2.sw")[active]
    table.play(f"move main{active + 1} {treasure}", f"deploy {army[active][0]} a4")
    assert table.asked == f"{controller} place_guard"
    table.play("deploy neutral_griffins a1")
    assert table.asked == f"{controller} activation"


@pytest.mark.rule("HER-BAT-15")
def test_ranged_guards_go_on_the_backline_and_the_others_where_their_controller_likes():
    table = march(difficulty="hard", neutral={"bronze": ["neutral_boars", "neutral_halflings"]})
    table.play("move main1 t0.w", "deploy castle_marksmen a4", "deployed")
    assert table.asked == "1 place_guard"
    assert table.after("deploy neutral_halflings") == {"a1", "b1", "c1", "d1"}
    assert not table.after("deploy neutral_boars")
    table.play("deploy neutral_halflings b1")
    assert table.after("deploy neutral_boars") == ENEMY_BACK_AND_FRONT - {"b1"}


@pytest.mark.rule("HER-BAT-15")
def test_ranged_guards_go_on_the_frontline_when_the_backline_is_full():
    guards = ["neutral_halflings", "neutral_marksmen", "neutral_evil_eyes", "neutral_liches", "neutral_zealots"]
    table = Table(
        frames=[("place_guards",)],
        offered=tuple(CREATURE_ID[name] for name in guards),
        field=FIELD.parse("t0.w"),
        sides=(0, NOBODY),
        hands_on=(0, 1),
    )
    for name, space in zip(guards, ("a1", "b1", "c1", "d1"), strict=False):
        table.play(f"deploy {name} {space}")
    assert table.after("deploy neutral_zealots") == {"a2", "b2", "c2", "d2"}


@pytest.mark.rule("HER-BAT-21")
def test_the_one_who_moves_is_the_attacker_and_goes_first_in_a_tie():
    table = march(
        active=1, first=1, at={"main1": "t1.w"}, army={0: ["castle_halberdiers"], 1: ["dungeon_troglodytes"]}
    )
    table.play("move main2 t1.w", "deploy dungeon_troglodytes a4", "deploy castle_halberdiers a1")
    assert (table.g.sides, table.asked) == ((1, 0), "1 activation")
    table = march(army={0: ["castle_griffins"]}, neutral={"bronze": ["neutral_boars"]})
    table.play("move main1 t0.w", "deploy castle_griffins a5", "deploy neutral_boars a1")
    assert (table.g.sides, table.asked) == ((0, NOBODY), "0 activation")


@pytest.mark.rule("HER-BAT-77")
def test_effects_at_the_beginning_of_a_combat_are_the_attackers_first():
    fight = Fight(
        attacker=[("castle_griffins", "a4")],
        defender=[("dungeon_harpies", "a2")],
        hand={0: ["attack"], 1: ["attack"]},
        opening=True,
        live=True,
    )
    assert fight.asked == "0 opening"
    fight.play("pass")
    assert fight.asked == "1 opening"
    fight.play("pass")
    assert fight.asked == "0 activation"
