"""How players are eliminated and how a Clash is won (chapter END)."""

from __future__ import annotations

import pytest

from games.heroes.combats import Fight
from games.heroes.table import Table
from gonfalon.games.heroes.codes import FIELD, NOWHERE

LOST_TOWN = {"t1.c": 0}
QUIET = dict.fromkeys(range(3), 0)


def beaten(players=3, **how):
    """Seat 0 has just beaten the Main Hero of seat 1."""
    fight = Fight(
        **{
            "players": players,
            "attacker": [("castle_champions:pack", "a4")],
            "defender": [("dungeon_troglodytes", "a3")],
            "active": "a4",
            "wounds": {"a3": 1},
            **how,
        }
    )
    fight.play("attack a4 a3")
    return fight


def lost_to_guards(left=(), **how):
    """The last Unit of seat 0, which has no Town, falls to Neutral Units."""
    fight = Fight(
        **{
            "players": 3,
            "attacker": [("castle_halberdiers", "a4")],
            "defender": [("neutral_champions", "a3")],
            "neutral": True,
            "active": "a3",
            "wounds": {"a4": 1},
            "field": "t0.sw",
            "flags": {"t0.c": 1},
            "army": {0: list(left)},
            **how,
        }
    )
    fight.play("attack a3 a4")
    return fight


def mask(field):
    return 1 << FIELD.parse(field)


def standing(*fields):
    """Where the Main Heroes are, by seat; there are no others."""
    return [each for field in fields for each in (FIELD.parse(field) if field else NOWHERE, NOWHERE)]


def gone(table, seat):
    return bool(table.g.gone >> seat & 1)


def rounds_pass(table, n):
    """So many Rounds are played to their end."""
    last = table.g.round + n
    while not table.match.over and table.g.round < last:
        options = table.options()
        table.play(next((line for line in ("pass", "done", "draw 0", "end") if line in options), options[0]))


# --------------------------------------------------------------------------- elimination


@pytest.mark.rule("HER-END-02")
def test_three_full_rounds_without_town_or_settlement_eliminate():
    table = Table(3, stage="round", round=2, flags=LOST_TOWN, at={"main1": "t0.ne", "main2": "t1.se"})
    rounds_pass(table, 2)
    assert (table.g.round, gone(table, 1)) == (4, False)
    rounds_pass(table, 1)
    assert gone(table, 1)


@pytest.mark.rule("HER-END-02")
def test_the_round_in_which_the_last_site_is_lost_does_not_count():
    table = Table(3, round=2, flags=LOST_TOWN, at={"main1": "t0.ne", "main2": "t1.se"})
    rounds_pass(table, 3)
    assert (table.g.round, gone(table, 1)) == (5, False)
    rounds_pass(table, 1)
    assert gone(table, 1)


@pytest.mark.rule("HER-END-02")
def test_a_settlement_begins_the_count_anew():
    table = Table(
        3,
        stage="round",
        round=4,
        weeks=["dead_silence"],
        first=1,
        flags=LOST_TOWN,
        homeless=(0, 2, 0),
        tiles={"t3": "f3"},
        at={"main2": "t3.sw"},
        level={1: 4},
    )
    table.play("draw 0", "move main2 t3.w", "resource gold")
    assert table.g.homeless == (0, 0, 0)
    rounds_pass(table, 2)
    assert not gone(table, 1)


@pytest.mark.rule("HER-BAT-62", "HER-END-03")
def test_a_main_hero_beaten_without_a_site_of_its_player_is_eliminated(dice):
    assert gone(beaten(flags=LOST_TOWN), 1)
    assert not gone(beaten(), 1)
    held = beaten(flags={**LOST_TOWN, "t3.w": 1}, tiles={"t3": "f3"})
    assert (gone(held, 1), held.at("main2")) == (False, "t3.w")


@pytest.mark.rule("HER-END-03")
def test_a_loss_against_neutral_units_counts_and_a_retreat_does_not(dice):
    assert gone(lost_to_guards(), 0)
    assert not gone(lost_to_guards(flags={}), 0)
    assert not gone(lost_to_guards(left=["castle_griffins"]), 0), "with Units left it is a Retreat"
    fight = Fight(
        players=3,
        attacker=[("castle_halberdiers", "a5")],
        defender=[("neutral_boars", "d1")],
        neutral=True,
        active="a5",
        flags={"t0.c": 1},
        field="t0.sw",
        mp={"main1": 0},
    )
    fight.play("go a5")
    while fight.g.stage == "combat":
        fight.play(fight.options()[0])
    assert not gone(fight, 0)


@pytest.mark.rule("HER-END-04")
def test_losing_ones_last_town_with_the_main_hero_in_it_eliminates(dice):
    fight = beaten(field="t1.c")
    assert gone(fight, 1)
    assert fight.holder("t1.c") == 0
    units_alone = beaten(field="t1.c", alone=True, at={"main2": "t1.se"})
    assert (gone(units_alone, 1), units_alone.holder("t1.c")) == (False, 0)


@pytest.mark.rule("HER-END-05")
def test_cubes_and_heroes_of_an_eliminated_player_leave_the_map(dice):
    flags = {**LOST_TOWN, "t1.e": 1, "t3.e": 1}
    fight = beaten(
        flags=flags,
        tiles={"t3": "n4"},
        visited=["t1.e", "t3.e"],
        at={"second2": "t1.nw"},
        shared_flags=(0, mask("t3.c"), 0),
        cubes=((0, 0, 0), (0, 0, 1), (0, 1, 0)),
    )
    assert gone(fight, 1)
    assert (fight.at("main2"), fight.at("second2")) == ("", "")
    assert fight.g.flags == ((FIELD.parse("t1.c"), 0),)
    assert fight.g.shared_flags == (0, 0, 0)
    assert fight.visited("t1.e"), "the Mine stays cleared of its guards"
    assert fight.g.cubes[2] == (0, 1, 0), "a cube that another player has won stays with him"
    mine = Table(3, gone=2, visited=["t1.e"], first_flags=mask("t1.e"), hero_at=standing("t1.c", "", "t2.c"))
    mine.play("move main1 t1.e")
    assert (mine.purse(0), mine.income(0)) == ((15, 3, 1), (10, 2, 0)), "the next is not the first"


@pytest.mark.rule("HER-END-05")
def test_the_turn_of_an_eliminated_player_ends(dice):
    fight = lost_to_guards()
    assert gone(fight, 0)
    assert fight.asked in ("1 offers", "2 offers")
    rounds_pass(fight, 2)
    assert all(seat != 0 for (seat,) in fight.facts("turn"))


@pytest.mark.rule("HER-END-06")
def test_all_cards_of_an_eliminated_player_are_out_of_the_game(dice):
    before = Table(3, hand={1: ["luck", "haste"]}, discard={1: ["speculum"]}, permanent={1: "dragon_scale_armor"})
    cards = sorted([*before.deck(1), "luck", "haste", "speculum", "dragon_scale_armor"])
    fight = beaten(
        flags=LOST_TOWN,
        hand={1: ["luck", "haste"]},
        discard={1: ["speculum"]},
        permanent={1: "dragon_scale_armor"},
    )
    while fight.asked in ("1 before_attack", "1 after_roll", "1 lethal"):
        fight.play("pass")
    assert gone(fight, 1)
    assert sorted(fight.removed) == cards
    g = fight.g
    assert [g.hand[1], g.deck[1], g.discard[1], g.ongoing[1], g.permanent[1]] == [(), (), (), (), -1]


@pytest.mark.rule("HER-END-07")
def test_an_eliminated_player_goes_on_playing_neutral_units():
    table = Table(3, gone=4, tokens=QUIET, hero_at=standing("t0.c", "t1.c", ""))
    table.play("move main1 t0.w", "deploy castle_halberdiers a5", "deployed")
    assert table.asked == "2 place_guard"


# --------------------------------------------------------------------------- victory


@pytest.mark.rule("HER-END-08")
def test_the_last_player_in_the_game_wins_at_once(dice):
    fight = beaten(2, flags=LOST_TOWN)
    assert (fight.match.over, fight.g.winners, fight.match.result) == (True, (0,), (1, 2))
    three = beaten(3, flags=LOST_TOWN)
    assert not three.match.over
    last = beaten(3, flags=LOST_TOWN, gone=4)
    assert last.g.winners == (0,)


@pytest.mark.rule("HER-END-08")
def test_whoever_is_left_wins_whoever_caused_it(dice):
    fight = lost_to_guards(players=2)
    assert (fight.match.over, fight.g.winners) == (True, (1,))


@pytest.mark.rule("HER-END-09")
def test_with_three_players_a_cube_of_every_enemy_wins_at_once(dice):
    fight = beaten(3, cubes=((0, 0, 1), (0, 0, 0), (0, 0, 0)))
    assert (fight.match.over, fight.g.winners) == (True, (0,))
    assert not beaten(3).match.over
    two = beaten(2, cubes=((0, 1), (0, 0)))
    assert (two.match.over, two.g.cubes[0]) == (False, (0, 2)), "two players do not play for cubes"


@pytest.mark.rule("HER-END-09")
def test_also_a_defender_wins_with_the_last_cube(dice):
    """It is the Turn of seat 0, whose Main Hero is beaten by seat 1."""
    cubes = ((0, 0, 0), (0, 0, 1), (0, 0, 0))
    units = {"attacker": [("castle_halberdiers", "a4")], "defender": [("dungeon_black_dragons", "a3")]}
    fight = Fight(players=3, **units, active="a3", cubes=cubes)
    fight.play("attack a3 a4")
    assert (fight.match.over, fight.g.winners) == (True, (1,))


@pytest.mark.rule("HER-END-09")
def test_an_eliminated_enemy_whose_cube_is_missing_no_longer_counts(dice):
    """Two are left of three; a cube of the other wins at once."""
    fight = beaten(3, gone=4)
    assert fight.g.winners == (0,)


@pytest.mark.rule("HER-END-10")
def test_cubes_are_won_from_main_and_secondary_heroes_and_towns(dice):
    assert beaten(2).g.cubes[0] == (0, 1)
    assert beaten(2, secondary=[1], at={"main2": "t1.c"}).g.cubes[0] == (0, 1)
    town = Table(at={"main1": "t1.nw", "main2": "t1.se"}, tokens={0: 0, 1: 0})
    town.play("move main1 t1.c", "pass")
    assert town.g.cubes[0] == (0, 1)
    lost = lost_to_guards(players=3, flags={})
    assert not any(map(any, lost.g.cubes)), "Neutral Units take none"


@pytest.mark.rule("HER-END-01")
def test_when_a_condition_is_met_the_round_is_still_played_to_its_end():
    table = Table(scenario="search_for_the_grail", grail=0)
    table.play("deliver")
    assert not table.match.over
    table.until("1 turn")
    assert (table.match.over, table.g.met) == (False, ((0,), ()))
    table.until("nobody")
    assert (table.match.over, table.g.round, table.g.winners) == (True, 1, (0,))


@pytest.mark.rule("HER-END-12")
def test_who_meets_a_condition_in_the_same_round_shares_the_victory():
    table = Table(scenario="force_of_will", met=((0,), (0,)), active=1)
    table.until("nobody")
    assert (table.g.winners, table.match.result) == ((0, 1), (1, 1))


@pytest.mark.rule("HER-END-12")
def test_at_an_immediate_end_only_who_caused_it_wins(dice):
    fight = beaten(3, cubes=((0, 0, 1), (1, 0, 1), (0, 0, 0)), met=((), (0,), ()))
    assert fight.g.winners == (0,)
