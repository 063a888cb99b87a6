"""Victory points at the end of a round, and who wins (chapters SCO and END)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.immortals.table import Table
from gonfalon.core import Match, Setup
from gonfalon.games.immortals import GAME

GREENWOOD = ("emerald_cliff", "treehome", "heartwood", "moon_glade", "fern_hollow")
SCATTERED = ("foothold", "wildhome", "lakehome", "hillhome", "treehome")
"""A region of each province."""
LAST = 7
"""The last round with three players."""


def held(n=1, *, light=(), dark=()):
    """So many armies in each of these regions."""
    return {**{f"light:{region}": n for region in light}, **{f"dark:{region}": n for region in dark}}


def scored(**more):
    """The parts seat 0 scores: regions, Sanctuaries, Capitals, provinces; the total must be their sum."""
    table = Table(stage="scoring", **more)
    ((_, *parts),) = [fact for fact in table.facts("scored") if fact[0] == 0]
    assert table.points(0) == sum(parts)
    return tuple(parts)


def ended(**more):
    """The result of a game whose last round is scored now."""
    table = Table(stage="scoring", round=LAST, **more)
    assert table.match.over
    return table.match.result


# --------------------------------------------------------------------- scoring


@pytest.mark.rule("IMM-SCO-01")
@pytest.mark.parametrize(("first", "order"), [(0, [1, 2, 3, 0]), (2, [3, 0, 1, 2])])
def test_the_left_neighbour_of_the_rounds_first_player_scores_first_and_he_last(first, order):
    table = Table(4, stage="scoring", first=first, marker=(first + 1) % 4)
    assert [seat for seat, *_ in table.facts("scored")] == order


@pytest.mark.rule("IMM-SCO-02")
@pytest.mark.parametrize(
    ("light", "dark", "points"), [(1, 0, 0), (1, 1, 1), (2, 0, 1), (3, 0, 1), (2, 2, 2), (3, 2, 2), (5, 5, 5)]
)
def test_every_two_regions_of_both_realms_together_are_worth_one_point(light, dark, points):
    armies = {0: held(2, light=SCATTERED[:light], dark=SCATTERED[5 - dark :])}
    assert scored(armies=armies) == (points, 0, 0, 0)


@pytest.mark.rule("IMM-SCO-03")
def test_each_sanctuary_in_an_own_region_is_worth_one_point():
    armies = {0: held(light=["foothold"], dark=["wildhome"]), 1: held(light=["treehome"])}
    sanctuaries = ["light:foothold", "dark:wildhome", "light:treehome", "dark:treehome"]
    assert scored(armies=armies, sanctuaries=sanctuaries) == (1, 2, 0, 0)


@pytest.mark.rule("IMM-SCO-04")
def test_each_capital_in_an_own_region_is_worth_one_point():
    assert scored(armies={0: held(light=["foothold"])}, capitals=["light:foothold"]) == (0, 0, 1, 0)
    both = ["light:foothold", "dark:foothold"]
    assert scored(armies={0: dict.fromkeys(both, 1)}, capitals=[*both, "light:treehome"]) == (1, 0, 2, 0)


@pytest.mark.rule("IMM-SCO-05", "IMM-SCO-06", "IMM-SCO-08")
@pytest.mark.parametrize(("n", "parts"), [(2, (1, 0)), (3, (1, 2)), (4, (2, 2)), (5, (2, 3))])
@pytest.mark.parametrize("realm", ["light", "dark"])
def test_three_or_four_regions_of_a_province_are_worth_two_points_and_all_five_three(n, parts, realm):
    armies = {0: held(**{realm: GREENWOOD[:n]})}
    assert scored(armies=armies) == (parts[0], 0, 0, parts[1])


@pytest.mark.rule("IMM-SCO-05")
def test_every_province_counts():
    marches = ("borderland", "hillhome", "barley_down")
    armies = {0: held(light=[*GREENWOOD, *marches], dark=GREENWOOD[1:])}
    assert scored(armies=armies) == (6, 0, 0, 3 + 2 + 2)


@pytest.mark.rule("IMM-SCO-07")
def test_the_realms_are_not_added_together_for_a_province():
    assert scored(armies={0: held(light=GREENWOOD[:2], dark=GREENWOOD[2:4])}) == (2, 0, 0, 0)
    assert scored(armies={0: held(light=GREENWOOD[:3], dark=GREENWOOD[2:])}) == (3, 0, 0, 4)


@pytest.mark.rule("IMM-SCO-08")
def test_a_region_counts_for_itself_for_its_province_and_for_its_building():
    parts = scored(armies={0: held(light=GREENWOOD)}, sanctuaries=["light:treehome"])
    assert parts == (2, 1, 0, 3)


@pytest.mark.rule("IMM-SCO-09")
def test_a_building_scores_for_who_holds_its_region_and_not_for_who_built_it(tower):
    table = Table(
        armies={0: {"light:forge_fire": 4}, 1: {"light:heartwood": 1}},
        plan={0: {"L3": "conflict_light_heartwood"}, 1: {"D4": "heartwood"}},
        first=1,
    )
    table.play("turn_up D4", "build sanctuary light:heartwood", "pass gold")
    table.play("turn_up L3", "attack light:forge_fire>light:heartwood 3:for")
    assert table.facts("scored") == [(2, 0, 0, 0, 0), (0, 1, 1, 0, 0), (1, 0, 0, 0, 0)]
    assert [table.points(seat) for seat in range(3)] == [2, 1, 0]


@pytest.mark.rule("IMM-SCO-10")
@pytest.mark.parametrize("seats", [3, 5])
def test_every_round_is_scored_and_the_last_too(seats):
    match = Match(GAME, Setup("standard", seats, 5))
    rng = Random(5)
    while not match.over:
        seat = min(match.asks)
        match.play(seat, rng.choice(match.asks[seat].options))
    told = [name for name, *_ in match.log if name in ("round", "scored", "over")]
    assert told == [*(["round", *["scored"] * seats] * match.state.rounds), "over"]


@pytest.mark.rule("IMM-SCO-12")
def test_gold_energy_cards_and_armies_off_the_board_are_worth_nothing():
    rich = {
        "gold": {0: 30},
        "energy": {0: 30},
        "cards": {0: ["foothold", "wildhome", "treehome"]},
        "hand": {0: ["conflict_light_foothold"]},
        "limbo": {0: (9, 9)},
        "shelves": ((0, 0, 0), (), ()),
        "tray": {0: 4},
    }
    assert scored(**rich) == (0, 0, 0, 0)


@pytest.mark.rule("IMM-SCO-13")
@pytest.mark.parametrize("seats", [3, 4])
def test_points_are_never_lost(seats):
    rng, match = Random(seats), Match(GAME, Setup("standard", seats, seats))
    points = [0] * seats
    while not match.over:
        seat = min(match.asks)
        match.play(seat, rng.choice(match.asks[seat].options))
        assert all(old <= new for old, new in zip(points, match.state.points, strict=True))
        points = match.state.points[:]
    assert min(points) > 0


# --------------------------------------------------------------------- the end


@pytest.mark.rule("IMM-END-01")
@pytest.mark.parametrize(("seats", "rounds"), [(3, 7), (4, 6), (5, 5)])
def test_the_game_ends_after_the_scoring_of_the_last_round(seats, rounds):
    made: dict[str, Any] = {"armies": {1: held(light=["foothold", "wildhome"])}, "stage": "scoring"}
    before = Table(seats, round=rounds - 1, **made)
    assert before.asked == "0 draw"
    assert before.g.round == rounds
    assert before.match.result == ()
    last = Table(seats, round=rounds, **made)
    assert last.match.over
    assert last.points(1) == 1
    assert [name for name, *_ in last.match.log][-2:] == ["scored", "over"]


@pytest.mark.rule("IMM-END-01")
@pytest.mark.parametrize("rounds", [8, 9, 10])
def test_a_longer_game_ends_later(rounds):
    made: dict[str, Any] = {"mode": "longer", "options": {"rounds": str(rounds)}, "stage": "scoring"}
    assert not Table(round=rounds - 1, **made).match.over
    assert Table(round=rounds, **made).match.over


@pytest.mark.rule("IMM-END-02")
def test_the_player_with_most_points_wins_whatever_else_he_has():
    armies = {1: {"light:foothold": 20}}
    assert ended(points={0: 7, 1: 6, 2: 9}, armies=armies) == (2, 3, 1)


@pytest.mark.rule("IMM-END-02")
def test_the_points_of_the_last_scoring_count():
    assert ended(points={0: 5, 1: 4}, armies={1: held(light=GREENWOOD)}) == (2, 1, 3)


@pytest.mark.rule("IMM-END-03")
def test_a_tie_goes_to_who_has_most_armies_on_the_board_in_both_realms():
    off: dict[str, Any] = {"limbo": {0: (9, 9)}, "tray": {0: 5}, "shelves": ((0,) * 5, (), ())}
    armies = {0: {"light:foothold": 4}, 1: {"light:lakehome": 3, "dark:wildhome": 2}}
    table = Table(stage="scoring", round=LAST, points={0: 6, 1: 5}, armies=armies, **off)
    assert [table.points(seat) for seat in (0, 1)] == [6, 6]
    assert table.match.result == (2, 1, 3)
    assert table.facts("over") == [(1,)]


@pytest.mark.rule("IMM-END-04")
def test_who_is_still_tied_shares_the_victory():
    armies = {0: {"light:foothold": 3}, 2: {"dark:wildhome": 3}}
    table = Table(stage="scoring", round=LAST, points={0: 6, 1: 6, 2: 6}, armies=armies)
    assert table.match.result == (1, 3, 1)
    assert table.facts("over") == [(0, 2)]


@pytest.mark.rule("IMM-END-05")
def test_no_number_of_points_ends_the_game_early():
    table = Table(stage="scoring", round=1, points={0: 500}, armies={0: held(light=GREENWOOD, dark=GREENWOOD)})
    assert not table.match.over
    assert table.g.round == 2


@pytest.mark.rule("IMM-END-05")
def test_not_even_a_player_alone_on_the_board_ends_the_game():
    table = Table(stage="scoring", round=2, armies={0: {"light:foothold": 9}})
    assert table.asked == "0 draw"
