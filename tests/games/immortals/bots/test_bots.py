"""The bots of the house in Immortals: what they think a position is worth, how they plan, and who beats whom."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.immortals.conservation import check
from games.immortals.table import GREEN, Table
from gonfalon.bots import answer, find
from gonfalon.core import Match, Setup, put
from gonfalon.games.immortals import GAME
from gonfalon.games.immortals.bots.judge import a_scoring, judge, worth
from gonfalon.games.immortals.bots.planner.plan import (
    EASY,
    HARD,
    NORMAL,
    best_of,
    guess,
    hard,
    lay,
    planned,
    sketch,
)
from gonfalon.games.immortals.bots.planner.playouts import imagined, play_round
from gonfalon.games.immortals.bots.planner.sight import Sight
from gonfalon.games.immortals.codes import AGAINST, CARD, FOR, NEUTRAL, PLACE, SPACE
from gonfalon.games.immortals.printed import CONFLICT_CARDS, REGIONS, TOWER
from gonfalon.games.immortals.rules.scoring import score
from gonfalon.games.immortals.state import BLANK, EMPTY, FREE

LEVELS = ("easy", "normal", "hard")
HOME, NEAR, FAR = "light:mountainhome", "light:forge_fire", "light:pearl_strand"


def game(names: list[str], seed: int, mode: str = "standard", options: dict[str, str] | None = None) -> Match:
    """A whole game of bots."""
    match = Match(GAME, Setup(mode, len(names), seed, options or {}))
    rngs = [Random(f"{seed} {seat}") for seat in range(len(names))]
    while not match.over:
        seat = min(match.asks)
        match.play(seat, answer(find(names[seat], match.game), match, seat, rngs[seat], len(match.log)))
    return match


def begun(seed: int = 3, seats: int = 3) -> Match:
    """A game at the beginning of its first Planning phase."""
    match, rng = Match(GAME, Setup("standard", seats, seed)), Random(seed)
    while match.state.stage != "planning":
        seat = min(match.asks)
        match.play(seat, answer(find("normal", match.game), match, seat, rng))
    return match


def test_while_all_plan_the_judge_cannot_tell_one_card_from_another():
    """So bots need not ask it; once the first plan is carried out it can."""
    match, rng = begun(), Random(1)
    now = [judge(match.state, seat) for seat in range(3)]
    while match.state.stage == "planning":
        assert GAME.unjudged(match.state)
        assert [judge(match.state, seat) for seat in range(3)] == now
        seat = min(match.asks)
        match.play(seat, answer(find("normal", GAME), match, seat, rng))
    assert not GAME.unjudged(match.state)


def seen(match: Match, seat: int = 0):
    return match.view([seat]).state


def chosen(table: Table, seat: int = 0) -> str:
    """What a hard player answers, in the record's words."""
    return GAME.verbs.text(hard(table.match.view([seat]), table.match.asks[seat], Random(1)))


def plan_of(table: Table, seat: int = 0) -> dict[str, str]:
    """The plan that looks best at once, by names."""
    plan = sketch(seen(table.match, seat), seat, Random(1), 0.0)
    return {SPACE.names[n]: CARD.names[card] for n, card in enumerate(plan) if card != EMPTY}


# ------------------------------------------------------------------------- whole games


@pytest.mark.parametrize("names", [["easy", "easy", "hard"], ["normal"] * 4, ["normal"] * 5])
def test_every_level_plays_to_the_end_and_chooses_only_what_is_offered(names):
    match = game(names, 1)
    assert match.over
    assert 1 in match.result


def test_a_longer_game_is_played_as_well():
    assert game(["normal", "easy", "easy", "normal"], 2, "longer", {"rounds": "7"}).state.round == 7


def test_even_the_easy_bot_beats_random_play():
    won = sum(game([*["random"] * 2, "easy"], seed).result[2] == 1 for seed in range(5))
    assert won >= 4


def test_normal_is_stronger_than_easy():
    won = 0
    for seed in range(8):
        for names in (["normal", "easy", "normal", "easy"], ["easy", "normal", "easy", "normal"]):
            won += names[game(names, seed).result.index(1)] == "normal"
    assert won >= 12


def test_a_game_goes_the_same_way_every_time():
    first = game(["easy", "normal", "normal"], 9)
    planned.cache_clear()
    again = game(["easy", "normal", "normal"], 9)
    assert first.state.digest() == again.state.digest()


# ------------------------------------------------------------------------- judgement


@pytest.mark.parametrize(
    "more",
    [
        {"points": {0: 1}},
        {"gold": {0: 11}},
        {"energy": {0: 11}},
        {"armies": {0: {HOME: 4}}},
        {"armies": {0: {HOME: 3, NEAR: 1}}},
        {"limbo": {0: (1, 0)}},
        {"cards": {0: ["mountainhome"]}},
        {"hand": {0: ["conflict_light_foothold"]}},
        {"sanctuaries": [HOME]},
        {"capitals": [HOME]},
    ],
)
def test_more_of_anything_is_better_for_its_owner_and_worse_for_others(more):
    usual: dict[str, Any] = {"armies": {0: {HOME: 3}}}
    better, before = Table(**{**usual, **more}).g, Table(**usual).g
    assert judge(better, 0) > judge(before, 0)
    assert judge(better, 1) < judge(before, 1)


def test_judgements_stay_between_minus_one_and_one():
    g = Table(points={0: 500}).g
    assert (judge(g, 0), judge(g, 1)) == (1, -1)


def test_a_region_counts_less_the_fewer_rounds_are_left_and_the_stronger_its_neighbours():
    def region(round: int) -> float:
        with_it = Table(armies={0: {HOME: 1, NEAR: 1}}, round=round)
        without = Table(armies={0: {HOME: 1}}, round=round)
        return worth(with_it.g, 0) - worth(without.g, 0)

    assert region(round=1) > region(round=4) > region(round=7) > 0
    threatened = Table(armies={0: {HOME: 1}, 1: {NEAR: 8}}).g
    at_peace = Table(armies={0: {HOME: 1}, 1: {FAR: 8}}).g
    assert worth(threatened, 0) < worth(at_peace, 0)


def test_a_place_adds_the_same_whether_it_is_one_s_own_already():
    whole = Table(armies={0: {f"light:{region.id}": 1 for region in REGIONS[:5]}}).g
    part = Table(armies={0: {f"light:{region.id}": 1 for region in REGIONS[1:5]}}).g
    home = PLACE.parse(HOME)
    assert a_scoring(whole, whole.occupied(0), home) == a_scoring(part, part.occupied(0), home) > 0.5


def test_when_the_game_is_over_only_points_count():
    match = game(["easy", "easy", "easy"], 4)
    assert [worth(match.state, seat) for seat in range(3)] == match.state.points


# ------------------------------------------------------------------------- guesses at battles


@pytest.mark.parametrize("odds", TOWER.battle_odds, ids=lambda odds: f"{odds.attackers}-{odds.defenders}")
@pytest.mark.parametrize(
    ("side", "printed"),
    [
        (FOR, "inhabitants_with_attacker"),
        (NEUTRAL, "inhabitants_neutral"),
        (AGAINST, "inhabitants_with_defender"),
    ],
)
def test_the_guess_at_a_battle_is_near_what_the_tower_does(odds, side, printed):
    """The tower as it is in the middle of a game: two cubes of each colour inside, one inhabitant before it."""
    shelves = ((0, 1, GREEN), (1, 0, GREEN), (2, 2))
    table = Table(
        armies={0: {HOME: odds.attackers + 1}, 1: {NEAR: odds.defenders}}, shelves=shelves, tray={GREEN: 1}
    )
    win, tie, *_ = Sight(table.g, 0).against_player(PLACE.parse(NEAR), side, odds.attackers)
    expected = getattr(odds, printed)
    assert win == pytest.approx(expected[0], abs=0.12)
    assert tie == pytest.approx(expected[1], abs=0.12)


def test_an_unoccupied_region_is_won_more_surely_with_more_armies_and_with_its_inhabitants():
    sight = Sight(Table(tray={GREEN: 2}).g, 0)
    chances = [sight.against_inhabitants(NEUTRAL, n)[0] for n in (1, 2, 3, 4)]
    assert chances == sorted(chances)
    assert sight.against_inhabitants(AGAINST, 2)[0] < chances[1]


# ------------------------------------------------------------------------- the hand-written answers


def test_reinforcements_go_where_they_are_needed():
    table = Table(stage="reinforcements", armies={0: {HOME: 2, FAR: 2}, 1: {NEAR: 6}}, limbo={0: (3, 0)}, deck=())
    assert chosen(table) == f"send {HOME}"


def test_fallen_cubes_are_shared_so_that_most_reinforcements_come():
    table = Table(stage="priming", armies={0: {HOME: 2}}, limbo={0: (2, 1)}, seed=4)
    (seat,) = table.match.asks
    (fallen,) = table.match.asks[seat].about
    _, light = chosen(table, seat).split()
    sets = [(table.limbo(seat)[0] + n) // 3 + (table.limbo(seat)[1] + fallen - n) // 3 for n in range(fallen + 1)]
    assert sets[int(light)] == max(sets)


def test_who_passes_takes_what_is_scarce():
    assert chosen(Table(plan={1: {"L1": "blank"}, 0: {"L2": "blank"}}, gold={0: 2})) == "pass gold"
    assert chosen(Table(plan={1: {"L1": "blank"}, 0: {"L2": "blank"}}, energy={0: 2})) == "pass energy"


def test_gold_is_extracted_where_there_is_most():
    table = Table(armies={0: {"light:forge_fire": 2, "dark:forge_fire": 2}}, plan={0: {"L1": "forge_fire"}})
    table.play("turn_up L1")
    assert chosen(table) == "extract light:forge_fire"


def test_a_capital_is_built_rather_than_a_sanctuary():
    table = Table(armies={0: {HOME: 3}}, plan={0: {"L2": "mountainhome"}})
    table.play("turn_up L2")
    assert chosen(table) == f"build capital {HOME}"


def test_an_attack_that_would_fail_is_given_up():
    table = Table(armies={0: {HOME: 2}, 1: {NEAR: 12}}, plan={0: {"L3": "pearl_strand"}})
    for place in ("tribute_pass", "foothold", "eagle_stair"):
        table.g.put_armies(1, PLACE.parse(f"light:{place}"), 12)
    table.play("turn_up L3")
    assert chosen(table).startswith("give_up")


# ------------------------------------------------------------------------- planning


def test_the_card_of_a_target_is_kept_for_the_attack_on_it():
    table = Table(
        stage="planning",
        armies={0: {HOME: 5}},
        cards={0: ["mountainhome"]},
        hand={0: ["conflict_light_forge_fire", "conflict_dark_pearl_strand"]},
    )
    plan = plan_of(table)
    attacks = {plan.get(space) for space in ("L3", "L4", "D3")}
    assert "conflict_light_forge_fire" in attacks


def test_what_cannot_be_paid_for_is_left_for_a_bluff():
    table = Table(stage="planning", armies={0: {HOME: 1}}, cards={0: ["mountainhome"]}, gold={0: 0}, energy={0: 0})
    plan = plan_of(table)
    assert plan["L1"] == "mountainhome"
    assert [*plan.values()].count("blank") == 4


@pytest.mark.parametrize("level", [EASY, NORMAL, HARD])
def test_a_plan_is_laid_card_by_card_and_then_finished(level):
    match = begun()
    steps = []
    while 0 in match.asks:
        option = lay(seen(match), 0, level)
        steps.append(option[0])
        match.play(0, option)
    assert set(steps[:-1]) == {"lay"}
    assert steps[-1] == "done"


def test_the_plan_does_not_depend_on_what_already_lies_there():
    """So a bot that is asked again, after an undo or in another process, goes on where it was."""
    match = begun()
    plan = next_plan(match)
    other = begun()
    for space, card in ((0, BLANK), (3, plan[8]), (8, plan[0])):
        if ("lay", card, space) in other.asks[0].options:
            other.play(0, ("lay", card, space))
    assert next_plan(other) == plan


def next_plan(match: Match) -> tuple[int, ...]:
    """What a normal player's board looks like when it says that it has finished."""
    planned.cache_clear()
    while (option := lay(seen(match), 0, NORMAL)) != ("done",):
        match.play(0, option)
    return tuple(match.state.plan[0])


def test_the_plan_does_not_tell_how_far_others_are():
    match = begun()
    before = lay(seen(match, 1), 1, NORMAL)
    planned.cache_clear()
    while 0 in match.asks:
        match.play(0, lay(seen(match), 0, NORMAL))
    assert lay(seen(match, 1), 1, NORMAL) == before


# ------------------------------------------------------------------------- imagined worlds


def test_an_imagined_world_agrees_with_all_that_the_seat_knows():
    match = begun()
    g = seen(match)
    world = imagined(g, 0, Random(1))
    assert world.hand[0] == g.hand[0]
    assert [len(hand) for hand in world.hand] == [len(hand) for hand in g.hand]
    assert all(card in world.hand[seat] for seat in (1, 2) for card in g.hand[seat] if card >= 0)
    cards = [*world.deck, *world.discard, *(card for hand in world.hand for card in hand)]
    assert sorted(cards) == list(range(len(CONFLICT_CARDS)))
    assert imagined(g, 0, Random(2)).deck != world.deck


def test_a_round_is_played_by_the_rules_and_scored():
    world = guess(seen(begun()), 0, Random(1))
    before = world.copy()
    play_round(world)
    assert world.plan == (FREE,) * 3
    assert world.round == before.round + 1
    assert [after - now for after, now in zip(world.points, before.points, strict=True)] >= [
        sum(score(world, seat)) for seat in range(3)
    ]
    world.stage = "actions"
    check(world)


def test_a_plan_that_fares_better_is_preferred():
    g = seen(begun())
    nothing, something = put(FREE, 0, BLANK), sketch(g, 0, Random(1), 0.0)
    assert best_of(g, 0, Random(1), [nothing, something], 3) == something
    assert best_of(g, 0, Random(1), [something, nothing], 3) == something
