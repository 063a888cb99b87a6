"""The odds of an attack, held against the tower, against the rules of battle and against what the content says."""

from collections import Counter
from itertools import permutations
from math import sqrt
from random import Random
from statistics import stdev
from typing import Any

import pytest

from games.immortals.table import GREEN, Table
from gonfalon import games
from gonfalon.core import Match, Setup, draw
from gonfalon.games.immortals import GAME
from gonfalon.games.immortals.bots import odds_average, odds_tower
from gonfalon.games.immortals.bots.attacks import Position, compare, fought_by_rules, random_positions
from gonfalon.games.immortals.bots.forecast import attack_odds, attack_of
from gonfalon.games.immortals.bots.odds import SHIFT, Attack, drawn, error, odds
from gonfalon.games.immortals.bots.odds_average import BLUE, RED, WAY, Question, answer, blank, draw_up, towers
from gonfalon.games.immortals.bots.odds_tower import CAREFUL, QUICK, Effort, falls, followed, sampled, steps
from gonfalon.games.immortals.codes import AGAINST, EDGE, FOR, NEUTRAL, SIDES, force
from gonfalon.games.immortals.printed import TOWER
from gonfalon.games.immortals.rules.tower import cascade
from gonfalon.games.immortals.tell import TELL
from gonfalon.lore.phrases import percent
from gonfalon.lore.words import COMMON, Words

EN, FR = (Words([COMMON, games.folder("immortals") / "words"], lang) for lang in ("en", "fr"))
EXACT, THROWN = Effort(steps=10**9, samples=1), Effort(steps=0, samples=4_000)

# ------------------------------------------------------------------ what falls

FEW = [(5, (0, 0, 0)), (12, (0, 0, 0)), (6, (1, 0, 0)), (8, (0, 0, 3)), (3, (1, 1, 1)), (2, (2, 2, 1))]


def far_off(chances, found, samples):
    """By how many standard errors the worst chance differs from what some samples show."""
    return max(
        abs(chance - found.get(fall, 0.0)) / sqrt(max(chance, 0.002) / samples) for fall, chance in chances.items()
    )


def thrown_into_the_tower(thrown, lodged, throws):
    """What falls by the rules of the game, each cube known by its lot."""
    rng, found = Random(1), Counter[Any]()
    for _ in range(throws):
        shelves = [[lot] * n for lot, n in enumerate(lodged, 1)]
        _, tray = cascade(shelves, [0] * thrown, lambda n: int(rng.random() * n))
        found[tray.count(0), tuple(map(tray.count, range(1, 4)))] += 1 / throws
    return found


@pytest.mark.rule("IMM-TOW-14", "IMM-TOW-15")
@pytest.mark.parametrize(("thrown", "lodged"), FEW)
def test_what_is_followed_exactly_is_what_the_tower_of_the_game_lets_fall(thrown, lodged):
    chances, found = followed(thrown, lodged), thrown_into_the_tower(thrown, lodged, 2_500)
    assert sum(chances.values()) == pytest.approx(1)
    assert found.keys() <= chances.keys()
    assert far_off(chances, found, 2_500) < 4.5


@pytest.mark.parametrize(("thrown", "lodged"), FEW)
def test_samples_show_what_is_exact(thrown, lodged):
    chances, found = followed(thrown, lodged), sampled(thrown, lodged, 5_000, Random(2))
    assert found.keys() <= chances.keys()
    assert far_off(chances, found, 5_000) < 4.5


@pytest.mark.parametrize(("thrown", "lodged"), [(9, (2, 2, 1)), (22, (2, 1, 3)), (45, (0, 4, 2))])
def test_samples_of_many_cubes_show_what_the_tower_of_the_game_lets_fall(thrown, lodged):
    ours, games = sampled(thrown, lodged, 5_000, Random(3)), thrown_into_the_tower(thrown, lodged, 1_500)
    for lot in range(4):
        means = [sum((n, *loose)[lot] * chance for (n, loose), chance in found.items()) for found in (ours, games)]
        assert means[0] == pytest.approx(means[1], abs=0.25 if lot == 0 else 0.12)


def test_few_cubes_are_followed_and_many_are_thrown():
    assert steps(3, (1, 0, 0)) <= QUICK.steps < steps(4, (1, 1, 0)) <= CAREFUL.steps < steps(8, (2, 2, 1))
    assert falls(3, (1, 0, 0)).samples == 0
    assert falls(4, (1, 1, 0)).samples == QUICK.samples
    assert falls(4, (1, 1, 0), CAREFUL).samples == 0
    assert falls(8, (2, 2, 1), CAREFUL).samples == CAREFUL.samples


def test_the_averages_of_what_falls_are_known():
    found = falls(4, (1, 0, 2), EXACT)
    assert found.means[0] == pytest.approx(sum(n * chance for (n, _), chance in found.chances.items()))
    assert found.means[3] == pytest.approx(sum(loose[2] * chance for (_, loose), chance in found.chances.items()))


# ------------------------------------------------------------------ which cubes these are


def test_which_cubes_of_a_lot_fall_is_a_fair_draw():
    """Two of ours, one of theirs and one inhabitant, who is on our side: all orders are alike."""
    weights = (SHIFT + 1, -SHIFT, SHIFT, 0)
    lot = [weights[0], weights[0], weights[1], weights[2]]
    orders = list(permutations(lot))
    for n, chances in enumerate(drawn((2, 1, 1, 0), weights)):
        expected = Counter(sum(order[:n]) for order in orders)
        assert chances == pytest.approx({mixture: count / 24 for mixture, count in expected.items()})


@pytest.mark.parametrize("side", range(3), ids=SIDES)
@pytest.mark.parametrize("defended", [True, False])
def test_exact_odds_and_odds_from_samples_agree(side, defended):
    attack = Attack(
        (3, 1 if defended else 0, 1, 1), ((0, 0, 1, 0), (1, 0, 0, 0), (0, int(defended), 0, 0)), side, defended
    )
    exact, thrown = odds(attack, EXACT), odds(attack, THROWN)
    off = error(attack, THROWN)
    assert exact.samples == error(attack, EXACT) == 0
    assert thrown.samples == THROWN.samples
    assert 0 <= off < 0.005
    assert abs(exact.win - thrown.win) <= 4 * off + 1e-9
    assert exact.tie == pytest.approx(thrown.tie, abs=0.02)
    assert exact.attackers_left == pytest.approx(thrown.attackers_left, abs=0.02)
    assert exact.lost_attack == pytest.approx(thrown.lost_attack, abs=0.03)


def test_the_standard_error_is_how_much_samples_differ(monkeypatch):
    attack = Attack((4, 3, 2, 1), ((1, 0, 1, 0), (0, 1, 1, 0), (0, 1, 0, 1)), NEUTRAL, True)
    wins, stated = [], error(attack, Effort(0, 200))
    for seed in range(60):
        monkeypatch.setattr(odds_tower, "Random", lambda _, seed=seed: Random(seed))
        falls.cache_clear()
        odds.cache_clear()
        wins.append(odds(attack, Effort(0, 200)).win)
    falls.cache_clear()
    odds.cache_clear()
    assert 0.005 < stated < 0.02
    assert stdev(wins) == pytest.approx(stated, rel=0.35)


# ------------------------------------------------------------------ the rules of battle


@pytest.mark.rule("IMM-BAT-22", "IMM-BAT-25", "IMM-BAT-33", "IMM-BAT-35", "IMM-BAT-36", "IMM-BAT-38", "IMM-BAT-48")
def test_attacks_by_the_rules_end_as_often_as_the_odds_say():
    positions = random_positions(9, seed=8)
    assert {position.side for position in positions} == {FOR, NEUTRAL, AGAINST}
    assert {bool(position.defenders) for position in positions} == {True, False}
    for each in compare(positions, 800, seed=3):
        assert each.error < 0.003
        assert each.gap < 4.5 * 0.5 / sqrt(800)
        for found, fought in zip(each.odds[3:5], each.fought[3:5]):
            assert sum(found) == pytest.approx(1)
            assert len(fought) <= len(found) or max(fought[len(found) :]) < 0.01
            assert all(abs(one - other) < 0.075 for one, other in zip(found, fought))


def position(side, defenders, tray, shelves, attackers=3):
    g = blank(3)
    g.tray, g.shelves = tuple(tray), tuple(map(tuple, shelves))
    draw_up(g, RED, BLUE, attackers, defenders)
    return Position(g, attackers, defenders, side)


@pytest.mark.rule("IMM-BAT-21", "IMM-BAT-38", "IMM-BAT-53")
@pytest.mark.parametrize(
    ("side", "defenders"), [(FOR, 2), (NEUTRAL, 3), (AGAINST, 2), (AGAINST, 0), (FOR, 0)], ids=str
)
def test_armies_are_lost_to_limbo_and_regions_taken_as_often_as_the_odds_say(side, defenders):
    where = position(side, defenders, (1, 0, 1, 0, 0, 3), ((GREEN, BLUE), (RED,), ()))
    found = attack_odds(where.state, WAY, force(side, 3), THROWN)
    fought = fought_by_rules(where, 1_500)
    assert found.lost_attack == pytest.approx(fought.lost_attack, abs=0.12)
    assert found.lost_defend == pytest.approx(fought.lost_defend, abs=0.12)
    assert found.conquest == pytest.approx(1 - fought.attackers_left[0], abs=0.05)


@pytest.mark.rule("IMM-BAT-14", "IMM-BAT-15", "IMM-BAT-18")
@pytest.mark.parametrize(("greens", "reserve", "thrown"), [(0, 5, 1), (0, 0, 0), (2, 5, 2), (4, 5, 3)])
def test_the_inhabitants_of_the_tray_are_adjusted_before_the_throw(greens, reserve, thrown):
    where = position(NEUTRAL, 2, (0, 1, 2, 0, 0, greens), ((), (GREEN, 2), (RED, BLUE, BLUE)))
    where.state.greens = reserve
    before = where.state.digest()
    attack = attack_of(where.state, WAY, force(NEUTRAL, 3))
    assert attack == ((3, 3, thrown, 2), ((0, 0, 0, 0), (0, 0, 1, 1), (1, 2, 0, 0)), NEUTRAL, True)
    assert where.state.digest() == before


def test_more_attackers_are_better_and_hostile_inhabitants_worse():
    tower = ((0, 1, 1, 0), (0, 0, 0, 2), (1, 0, 0, 1))
    by_number = [odds(Attack((n, 3, 2, 1), tower, NEUTRAL, True), THROWN).win for n in range(1, 9)]
    assert by_number == sorted(by_number)
    by_side = [odds(Attack((4, 3, 2, 1), tower, side, True), THROWN).win for side in (AGAINST, NEUTRAL, FOR)]
    assert by_side == sorted(by_side)


@pytest.mark.rule("IMM-BAT-53")
def test_inhabitants_may_win_where_nobody_is_left_to_take_the_region():
    attack = Attack((1, 1, 3, 0), ((0, 0, 0, 0),) * 3, FOR, True)
    found = odds(attack, EXACT)
    assert found.win > 0.75
    assert found.conquest < found.win - 0.2


# ------------------------------------------------------------------ towers on average


@pytest.fixture
def few_games(monkeypatch):
    monkeypatch.setattr(odds_average, "GAMES", 60)


@pytest.mark.parametrize("n", [1, 4, 8])
def test_with_towers_as_they_are_battles_are_won_as_often_as_the_content_says(few_games, n):
    """With four players, up to seven battles after set-up."""
    printed = TOWER.battle_odds[n]
    rows = printed.inhabitants_with_attacker, printed.inhabitants_neutral, printed.inhabitants_with_defender
    for side, expected in enumerate(rows):
        found = answer(Question(printed.attackers, printed.defenders, side), seed=2)
        assert found.towers == 480
        assert found.error < 0.015
        assert all(abs(one - other) < 0.03 for one, other in zip(found.odds[:3], expected, strict=True))


@pytest.mark.parametrize("n", [0, 2])
def test_with_towers_as_they_are_empty_regions_are_taken_as_often_as_the_content_says(few_games, n):
    printed = TOWER.empty_region_odds[n]
    for side, expected in (
        (NEUTRAL, printed.inhabitants_neutral_or_friendly),
        (AGAINST, printed.inhabitants_hostile),
    ):
        found = answer(Question(printed.attackers, 0, side), seed=2).odds
        assert abs(found.win - expected) < 0.03
        assert found.tie == 0
        assert found.conquest == pytest.approx(found.win)


@pytest.mark.rule("IMM-TOW-01", "IMM-BAT-55")
def test_towers_keep_all_cubes_from_battle_to_battle():
    for game in towers(3, 3, seed=1):
        assert len(game) == 8
        for g in game:
            assert sum(map(len, g.shelves)) <= 21
            assert g.greens + g.tray[GREEN] + g.inside(GREEN) == TOWER.battle.inhabitants
            assert not any(g.armies)
            assert g.tray[3:GREEN] == (0, 0)


def test_what_is_known_of_tray_and_tower_is_kept(few_games):
    tray, shelves = (0, 0, 0, 0, 0, 1), ((RED,) * 3, (RED,) * 3, (RED,) * 3)
    unknown = answer(Question(1, 1, NEUTRAL))
    with_ours = answer(Question(1, 1, NEUTRAL, shelves=shelves))
    assert with_ours.odds.win > unknown.odds.win + 0.3
    known = answer(Question(1, 1, NEUTRAL, tray=tray, shelves=shelves))
    assert known.towers == 1
    assert known.error < 0.003
    assert known.odds.win == odds(Attack((1, 1, 1, 0), ((3, 0, 0, 0),) * 3, NEUTRAL, True), CAREFUL).win


# ------------------------------------------------------------------ what is said of them


def facing(defenders):
    """Red may attack from Mountainhome."""
    armies = {0: {"light:mountainhome": 5}} | ({1: {"light:eagle_stair": defenders}} if defenders else {})
    return Table(
        armies=armies,
        plan={0: {"L3": "eagle_stair"}, 1: {"L1": "blank"}},
        tray={GREEN: 2},
        shelves=((0, 1), (1,), (GREEN,)),
    )


@pytest.mark.rule("IMM-VIS-17")
def test_the_odds_stand_beside_an_attack_before_it_is_chosen():
    table = facing(2)
    table.play("turn_up L3")
    view = table.match.view([0])
    way = EDGE.parse("light:mountainhome>light:eagle_stair")
    found = attack_odds(view.state, way, force(FOR, 3))
    assert found == attack_odds(table.g, way, force(FOR, 3))
    note = TELL.note(EN, view, ("attack", way, force(FOR, 3)))
    lost = f"{found.lost_attack:.1f} of yours and {found.lost_defend:.1f} of theirs lost on average"
    assert note == f"about {round(100 * found.conquest)}% to take the region · {lost}"
    french = TELL.note(FR, view, ("attack", way, force(FOR, 3)))
    assert french.startswith(
        f"région prise à {round(100 * found.conquest)}\u00a0% environ · pertes moyennes\u00a0: "
    )
    assert f"{found.lost_attack:.1f}".replace(".", ",") + " pour vous, " in french


def test_in_an_unoccupied_region_nobody_else_has_losses():
    table = facing(0)
    table.play("turn_up L3")
    way = EDGE.parse("light:mountainhome>light:eagle_stair")
    note = TELL.note(EN, table.match.view([0]), ("attack", way, force(FOR, 4)))
    assert note.endswith("% to take the region · 0.0 of yours lost on average")


@pytest.mark.parametrize(
    ("chance", "shown"), [(0.0, "0"), (0.001, "< 1"), (0.724, "72"), (0.999, "> 99"), (1.0, "100")]
)
def test_only_what_is_sure_is_0_or_100_percent(chance, shown):
    assert percent(chance) == shown


def test_all_attacks_of_a_question_share_what_is_thrown_for_them(monkeypatch):
    """One series of throws for each number of cubes, however many ways there are to attack with so many."""
    match, rng = Match(GAME, Setup("standard", 4, 3)), Random(3)
    attacks: list[Any] = []
    while len(attacks) < 40:
        seat = min(match.asks)
        attacks = [option for option in match.asks[seat].options if option[0] == "attack"]
        if len(attacks) < 40:
            match.play(seat, draw(match.asks[seat].options, rng))
    thrown = []

    def counted(n, *args):
        thrown.append(n)
        return sampled(n, *args)

    monkeypatch.setattr(odds_tower, "sampled", counted)
    falls.cache_clear()
    view = match.view([min(match.asks)])
    notes = [TELL.note(EN, view, option) for option in attacks]
    assert all(notes)
    assert len(thrown) == len(set(thrown)) < len(attacks) / 3
    first = len(thrown)
    assert [TELL.note(FR, view, option) for option in attacks] != notes
    assert len(thrown) == first
