"""The optional rules of the book (chapter VAR)."""

from __future__ import annotations

import pytest

from games.heroes.combats import Fight
from games.heroes.table import Table
from gonfalon.core.errors import GonfalonError
from gonfalon.games.heroes import GAME
from gonfalon.games.heroes.codes import NOBODY, POSITIVE
from gonfalon.games.heroes.printed import VARIANTS
from gonfalon.games.heroes.rules import dice as dice_rules

QUIET = {0: 0, 1: 0}


def with_and_without(variant, **how):
    """The same position with the optional rule and without."""
    return Table(variants=[variant], **how), Table(**how)


# --------------------------------------------------------------------------- harder


@pytest.mark.rule("HER-VAR-01")
def test_the_captor_of_a_town_uses_its_buildings_but_gets_no_resources():
    how = {
        "flags": {"t1.c": 0},
        "at": {"main2": "t1.se"},
        "built": {0: [], 1: ["dwelling_bronze", "mage_guild", "city_hall"]},
        "resources": {0: (50, 0, 0)},
        "army": {0: ["castle_griffins"], 1: ["dungeon_harpies"]},
    }
    table, plain = with_and_without("towns_no_income", **how)
    assert table.after("recruit") == {"dungeon_troglodytes", "dungeon_evil_eyes"}
    assert table.offers("spell_book")
    assert (plain.after("recruit"), plain.offers("spell_book")) == (set(), False)
    start = {**how, "stage": "round", "round": 3, "income": dict.fromkeys(range(2), (0, 0, 0))}
    table, plain = with_and_without("towns_no_income", **start)
    for each in (table, plain):
        assert (each.asked, each.purse(0)) == ("1 city_hall", (50, 0, 0)), "its owner keeps the board"


@pytest.mark.rule("HER-VAR-01")
def test_a_captured_city_hall_still_gives_what_is_no_resource():
    """That of the Castle gives Gold or a Movement Point."""
    table = Table(
        active=1,
        variants=["towns_no_income"],
        stage="round",
        round=3,
        first=1,
        flags={"t0.c": 1},
        at={"main1": "t0.ne"},
        built={0: ["city_hall"], 1: []},
    )
    assert (table.asked, table.mp("main2"), table.purse(1)) == ("0 city_hall", 4, (25, 3, 1))


@pytest.mark.rule("HER-VAR-02")
def test_dice_are_never_rolled_again(dice):
    dice.resource("gold_3", "gold_3")
    table, plain = with_and_without("no_rerolls", morale={0: POSITIVE})
    table.play("move main1 t0.e")
    plain.play("move main1 t0.e")
    assert (table.asked, plain.asked) == ("0 turn", "0 die")
    assert plain.offers(f"reroll {4 * dice_rules.MORALE}")
    units = {"attacker": [("castle_griffins", "a4")], "defender": [("dungeon_harpies", "a3")], "active": "a4"}
    for variants, asked in ((["no_rerolls"], False), ([], True)):
        fight = Fight(**units, morale={0: POSITIVE}, variants=variants)
        fight.play("attack a4 a3", "pass")
        assert (fight.asked == "0 rolled") == asked


@pytest.mark.rule("HER-VAR-03")
@pytest.mark.parametrize(
    ("face", "purse"), [("gold_6", (16, 3, 1)), ("materials_4", (15, 4, 1)), ("valuables_2", (15, 3, 2))]
)
def test_a_die_gives_no_more_than_one_resource(dice, face, purse):
    dice.resource(face)
    table = Table(variants=["single_resource_dice"])
    table.play("move main1 t0.e")
    assert table.purse(0) == purse


@pytest.mark.rule("HER-VAR-03")
def test_experience_and_artifacts_of_a_die_are_unchanged(dice):
    dice.treasure("experience", "artifact")
    table = Table(variants=["single_resource_dice"], near="treasure_symbol", level={0: 3})
    table.enter()
    table.play("keep_die 0")
    assert table.g.xp[0] == 5


@pytest.mark.rule("HER-VAR-04")
def test_there_is_no_starting_bonus():
    asked = {}
    for variants in ((), ("no_starting_bonus",)):
        table = Table(stage="setup", variants=variants)
        questions = set()
        while not table.asked.endswith("refresh"):
            questions.add(table.asked.split()[1])
            table.play(table.options()[0])
        asked[variants] = questions
    assert "bonus" in asked[()]
    assert "bonus" not in asked["no_starting_bonus",]


# --------------------------------------------------------------------------- easier


@pytest.mark.rule("HER-VAR-05")
def test_everybody_starts_with_a_secondary_hero_and_the_first_movement_parts_the_two():
    table, plain = with_and_without("start_secondary_hero")
    assert [table.at(hero) for hero in ("second1", "second2")] == ["t0.c", "t1.c"]
    assert plain.at("second1") == ""
    assert table.mp("second1") == 2
    movement = {line.split()[0] for line in table.options()} & {"move", "reveal", "revisit", "explore"}
    assert movement == {"move"}
    assert "second1 t0.ne" in table.after("move")


@pytest.mark.rule("HER-VAR-06")
def test_every_attack_deals_at_least_one_damage(dice):
    for variants, wounds in ((["minimum_damage"], 1), ([], 0)):
        dice.attack(-1, 0)
        fight = Fight(
            attacker=[("castle_marksmen", "a5")],
            defender=[("dungeon_black_dragons:pack", "a2")],
            active="a5",
            variants=variants,
        )
        fight.strike("attack a5 a2")
        assert fight.wounds("a2") == wounds


@pytest.mark.rule("HER-VAR-07")
def test_mines_and_settlements_give_twice_as_much():
    mine = Table(variants=["double_mines"], level={0: 2})
    mine.play("move main1 t0.sw")
    assert (mine.income(0), mine.purse(0)) == ((10, 4, 0), (15, 7, 1))
    settlement = Table(variants=["double_mines"], tiles={"t2": "f3"}, at={"main1": "t2.sw"}, level={0: 4})
    settlement.play("move main1 t2.w", "resource gold")
    assert (settlement.income(0), settlement.purse(0)) == ((20, 0, 0), (25, 3, 1))
    lost = Table(
        variants=["double_mines"],
        active=1,
        at={"main2": "t0.c", "main1": "t0.ne"},
        flags={"t0.sw": 0},
        visited=["t0.sw"],
        income={0: (10, 4, 0)},
    )
    lost.play("move main2 t0.sw")
    assert (lost.income(0), lost.income(1)) == ((10, 0, 0), (10, 4, 0))


@pytest.mark.rule("HER-VAR-08")
def test_resources_are_traded_at_any_time_of_ones_own_turn():
    table, plain = with_and_without("free_trading", resources={0: (20, 9, 9), 1: (20, 9, 9)})
    assert plain.after("trade") == set()
    trade = min(table.after("trade"))
    before = table.purse(0)
    table.play(f"trade {trade}", f"trade {trade}")
    assert table.purse(0) != before
    table.play("end")
    assert (table.asked, table.after("trade")) == ("1 offers", set())


@pytest.mark.rule("HER-VAR-08")
def test_a_trading_post_is_visitable_then_and_gives_an_artifact():
    table = Table(variants=["free_trading"], near="trading_post", pile={"artifact": ["speculum", "rib_cage"]})
    table.enter()
    assert (table.asked, table.hand(0), table.visited(table.site)) == ("0 turn", ["speculum"], True)
    assert "revisit main1" not in table.options()
    again = Table(variants=["free_trading"], near="trading_post", visited=[table.site])
    again.enter()
    assert again.hand(0) == []


@pytest.mark.rule("HER-VAR-09")
def test_prolonging_a_combat_costs_no_movement():
    for variants, offered in ((["free_extension"], True), ([], False)):
        fight = Fight(
            attacker=[("castle_halberdiers", "a5")],
            defender=[("neutral_mummies", "d1")],
            neutral=True,
            active="a5",
            mp={"main1": 0},
            variants=variants,
        )
        fight.play("go a5")
        while fight.g.stage == "combat" and fight.asked != "0 prolong":
            fight.play(fight.options()[0])
        assert (fight.asked == "0 prolong") == offered
        if offered:
            assert set(fight.options()) == {"retreat", "prolong"}
            fight.play("prolong")
            assert (fight.mp("main1"), fight.g.combat_round) == (0, 2)


# --------------------------------------------------------------------------- other games


@pytest.mark.rule("HER-VAR-10")
def test_the_attack_die_changes_no_damage_but_is_rolled(dice):
    wounds = {}
    for variants in ((), ("attack_die_neutral",)):
        dice.attack(1)
        fight = Fight(
            attacker=[("castle_marksmen", "a5")],
            defender=[("dungeon_medusas:pack", "a2")],
            active="a5",
            variants=variants,
        )
        fight.play("attack a5 a2")
        wounds[variants] = fight.wounds("a2")
        assert fight.facts("rolled") == [(0, 1)]
    assert wounds[()] == wounds["attack_die_neutral",] + 1


@pytest.mark.rule("HER-VAR-11")
def test_resource_rounds_draw_an_astrologers_card_too_after_the_income():
    how = {"stage": "round", "round": 3, "weeks": ["gold_dragon"], "income": dict.fromkeys(range(2), (1, 0, 0))}
    table, plain = with_and_without("astrologers_every_round", **how)
    assert (table.g.week != NOBODY, plain.g.week) == (True, NOBODY)
    assert table.purse(0) == (16, 3, 1), "what it changes is the next income"
    first = Table(variants=["astrologers_every_round"], stage="round", round=1)
    assert first.g.week == NOBODY


@pytest.mark.rule("HER-VAR-12")
def test_no_astrologers_cards_are_drawn():
    table, plain = with_and_without("no_astrologers", stage="round", round=2, weeks=["dead_silence"])
    assert (table.g.week, len(table.g.weeks)) == (NOBODY, 19)
    assert len(plain.g.weeks) == 18


@pytest.mark.rule("HER-VAR-13")
@pytest.mark.parametrize("number", range(3, 10))
def test_black_cubes_go_at_the_start_of_rounds_4_8_and_12(number):
    table = Table(
        variants=["cube_cleanup"],
        stage="round",
        round=number,
        weeks=["dead_silence"],
        tiles={"t2": "f4"},
        visited=["t2.sw", "t2.ne", "t2.nw", "t0.w"],
        flags={"t2.nw": 0},
    )
    cleared = number in (4, 8)
    assert [table.visited(field) for field in ("t2.sw", "t2.ne", "t0.w")] == [not cleared] * 3
    assert table.visited("t2.nw"), "a Mine stays as it is"


@pytest.mark.rule("HER-VAR-13")
def test_fields_without_their_cube_are_guarded_again_but_not_against_who_stands_there():
    table = Table(
        variants=["cube_cleanup"],
        scenario="force_of_will",
        stage="round",
        round=12,
        weeks=["dead_silence"],
        visited=["t0.w"],
        at={"main1": "t0.w"},
        tokens=QUIET,
    )
    assert (table.asked, table.visited("t0.w")) == ("0 refresh", False)
    table.play("draw 0")
    assert (table.asked, table.facts("announced")) == ("0 turn", [])


@pytest.mark.rule("HER-VAR-14")
def test_gained_cards_go_to_the_discard_pile():
    table = Table(variants=["gains_to_discard"], near="shrine_of_magic_gesture", pile={"spell": ["haste", "slow"]})
    table.enter()
    table.play("from_deck spell", "take slow")
    assert (table.hand(0), table.discard(0)) == ([], ["slow"])
    level = Table(variants=["gains_to_discard"], near="learning_stone", xp={0: 5})
    level.enter()
    assert (level.hand(0), level.discard(0)) == ([], ["catherine_4"])
    drawing = Table(variants=["gains_to_discard"], stage="turn_start")
    drawing.play("draw 4")
    assert len(drawing.hand(0)) == 4, "cards of the own Deck are drawn as ever"


@pytest.mark.rule("HER-VAR-15")
def test_optional_rules_are_chosen_before_the_game_and_combined_freely():
    names = [each.id for each in VARIANTS if each.set == "core" and each.id in GAME.modes["clash"].options]
    assert len(names) == 14
    assert all(GAME.modes["clash"].options[name] == ("no", "yes") for name in names)
    together = [name for name in names if name != "astrologers_every_round"]
    table = Table(variants=together, stage="setup")
    assert set(table.g.variants) == set(together)
    while not table.asked.endswith("refresh"):
        table.play(table.options()[0])
    assert table.g.round == 1


@pytest.mark.rule("HER-VAR-15", "HER-VAR-12")
def test_astrologers_in_every_round_and_in_none_contradict_each_other():
    with pytest.raises(GonfalonError):
        Table(variants=["no_astrologers", "astrologers_every_round"], stage="setup")
