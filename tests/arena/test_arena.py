"""Contests between bots, their statistics, and the benchmark."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import count, islice

import pytest

from bots import toy
from gonfalon import bots, games
from gonfalon.arena import bench, bench_search
from gonfalon.arena.play import CAP_ROUNDS, Played, play
from gonfalon.arena.sim import Contest, Standing, simulate, wilson
from gonfalon.core import GonfalonError, Match, Setup, is_compiled

TACTICS = games.find("tactics")


def test_a_game_is_the_same_every_time():
    one, two = [play(toy.GAME, Setup("usual", 3, 5), [bots.find("greedy", toy.GAME)] * 3) for _ in range(2)]
    assert (one.result, one.decisions, one.rounds) == (two.result, two.decisions, two.rounds)
    assert one.decisions > 20
    assert one.rounds == toy.ROUNDS + 1


def test_every_bot_plays_every_seat_of_every_deal():
    contest = Contest("tactics", "competitive", ("random", "greedy", "search"), games=7, seed=10)
    assert contest.rounded == 9
    seatings = [(contest.setup(n).seed, tuple(contest.seating(n))) for n in range(contest.rounded)]
    assert seatings[:3] == [(10, (0, 1, 2)), (10, (1, 2, 0)), (10, (2, 0, 1))]
    assert [seed for seed, _ in seatings] == [10] * 3 + [11] * 3 + [12] * 3


@pytest.mark.parametrize(
    ("won", "played", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (0, 0, 0, 1),
    ],
)
def test_the_wilson_interval_is_the_one_of_the_textbooks(won, played, low, high):
    assert wilson(won, played) == pytest.approx((low, high), abs=1e-4)


def test_several_processes_find_the_same_as_one():
    contest = Contest("tactics", "competitive", ("random", "random"), games=6, seed=1)
    alone, together = Standing(contest), Standing(contest)
    simulate(alone, 1)
    simulate(together, 2)
    assert alone.won == together.won
    assert (alone.played, alone.decisions) == (together.played, together.decisions)
    assert sum(alone.won) == alone.played == 6


def test_the_summary_has_what_a_program_needs():
    contest = Contest("tactics", "competitive", ("random", "random"), games=2, seed=1)
    standing = Standing(contest)
    simulate(standing)
    facts = standing.summary()
    assert facts["games"] == 2
    assert [row["bot"] for row in facts["bots"]] == ["random", "random"]
    assert sum(row["won"] for row in facts["bots"]) == sum(row["won"] for row in facts["seats"]) == 2
    assert facts["choices"] > 10
    assert facts["decisions_per_second"] > 100


def test_the_summary_says_how_often_the_first_player_wins():
    contest = Contest("tactics", "competitive", ("random", "random"), games=8, seed=1)
    standing = Standing(contest)
    simulate(standing)
    won = [play(TACTICS, contest.setup(n), [bots.find("random", TACTICS)] * 2) for n in range(8)]
    firsts = [Match(games.find("tactics"), contest.setup(n)).state.first for n in range(8)]
    assert standing.summary()["first"]["won"] == sum(one.shares[seat] for one, seat in zip(won, firsts))
    alone = Standing(Contest("tactics", "solo", ("random",), games=1, seed=1))
    simulate(alone)
    assert alone.summary()["first"] is None


@pytest.mark.parametrize(
    ("game", "mode", "names", "sentence"),
    [
        ("tactic", "competitive", ("random", "random"), "did you mean 'tactics'"),
        ("tactics", "competitve", ("random", "random"), "no mode 'competitve'"),
        ("tactics", "competitive", ("random",), "is for 2, 3, 4 seats, not 1"),
        ("tactics", "competitive", ("random", "rando"), "did you mean 'random'"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(game, mode, names, sentence):
    with pytest.raises(GonfalonError, match=sentence):
        Contest(game, mode, names, games=2, seed=1).check()


def idle(view, ask, rng):
    """A bot that never gets anywhere."""
    return ("end",) if ("end",) in ask.options else ask.options[0]


@pytest.mark.parametrize(("game", "mode", "seats"), [("nerath", "alliance-2", 2), ("tactics", "battle", 3)])
@pytest.mark.parametrize("cap", [1, 3, CAP_ROUNDS])
def test_a_game_of_bots_that_do_nothing_ends_with_the_cap(game, mode, seats, cap):
    played = play(games.find(game), Setup(mode, seats, 1, cap_rounds=cap), [idle] * seats)
    assert played.rounds == cap
    assert len(played.result) == seats


def test_a_contest_has_the_usual_cap_if_it_names_none():
    contest = Contest("nerath", "alliance-2", ("random", "random"), games=2, seed=1)
    assert contest.setup(0).cap_rounds == CAP_ROUNDS
    assert replace(contest, cap_rounds=7).setup(0).cap_rounds == 7
    assert replace(contest, cap_rounds=0).setup(0).cap_rounds == 0
    assert replace(contest, game="immortals", mode="standard").setup(0).cap_rounds == 0


def test_the_benchmark_measures_alone(monkeypatch):
    """By a clock that goes on by a second whenever somebody looks: a turn lasts for one game, and a second."""
    monkeypatch.setattr(bench, "find_spec", lambda name: None)
    monkeypatch.setattr(bench, "perf_counter", partial(next, count()))
    facts = bench.bench(toy.GAME, seconds=0.1, turns=2)
    program = bench.Gonfalon(toy.GAME)
    answers = sum(1 for _ in program.answers(bench.SEEDS[0]))
    assert facts["answers_per_second"] == {"gonfalon": answers}
    assert facts["decisions_per_second"] == {"gonfalon": round(answers * bench.share_of_decisions(program))}
    assert facts["ratio"] is None
    assert facts["compiled"] == is_compiled()
    assert facts["clone_us"]["phase_start"]["median"] > 0
    assert facts["clone_us"]["inside_phase"]["p99"] >= facts["clone_us"]["inside_phase"]["median"]


class Slow:
    """Stands in for Catanatron: four answers a game, every second one with a choice."""

    counting = False

    def answers(self, seed):
        for n in range(4):
            yield n % 2 == 0


def test_the_benchmark_compares_what_leaves_a_choice(monkeypatch):
    monkeypatch.setattr(bench, "find_spec", lambda name: name)
    monkeypatch.setattr(bench, "Catanatron", Slow)
    monkeypatch.setattr(bench, "speed", lambda program, seconds: 100.0 if isinstance(program, Slow) else 900.0)
    facts = bench.bench(toy.GAME, seconds=0.1, turns=2)
    assert facts["answers_per_second"]["catanatron"] == 100
    assert facts["decisions_per_second"]["catanatron"] == 50
    assert facts["ratio"] == pytest.approx(facts["decisions_per_second"]["gonfalon"] / 50)


def test_only_answers_with_an_alternative_are_decisions():
    program = bench.Gonfalon(toy.GAME)
    share = bench.share_of_decisions(program)
    assert 0 < share <= 1
    assert not program.counting


def test_catanatron_is_really_played():
    pytest.importorskip("catanatron")
    assert bench.speed(bench.Catanatron(), 0.1) > 100


class Watched(bench_search.Checkout):
    """A checkout that only says how long it would take: the one under `old` twice as long, and the first time,
    which is the warm-up, very long."""

    asked: list[tuple[str, int]] = []

    def __init__(self, source, id):
        self.source, self.warm = source, False

    def measure(self, position):
        self.asked.append((self.source.name, position))
        seconds = (0.02 if self.source.name == "old" else 0.01) if self.warm else 100.0
        self.warm = self.warm or position == bench_search.POSITIONS - 1
        return seconds

    def __exit__(self, *error):
        self.asked.append((self.source.name, -1))


def test_search_is_compared_with_another_checkout_by_turns(monkeypatch, tmp_path):
    monkeypatch.setattr(bench_search, "Checkout", Watched)
    monkeypatch.setattr(Watched, "asked", [])
    facts = bench_search.bench(["tactics", "nerath"], turns=2, against=tmp_path / "old")
    iterations = bench_search.ITERATIONS
    expected = {"here": 100 * iterations, "there": 50 * iterations, "ratio": 2.0}
    assert facts == {"turns": 2, "search": {"tactics": expected, "nerath": expected}}
    here = bench_search.HERE.name
    assert Watched.asked[:4] == [(here, 0), ("old", 0), (here, 1), ("old", 1)]
    assert Watched.asked.count(("old", 5)) == 2 * 3
    assert Watched.asked[-2:] == [("old", -1), (here, -1)]


def test_search_is_measured_alone(monkeypatch):
    monkeypatch.setattr(bench_search, "Checkout", Watched)
    facts = bench_search.bench(["tactics"], turns=1)
    assert facts["search"] == {"tactics": {"here": 100 * bench_search.ITERATIONS}}


def test_a_process_measures_the_search_of_its_checkout():
    with bench_search.Checkout(bench_search.HERE, "tactics") as checkout:
        assert 0 < checkout.measure(0) < 60
    assert checkout.process.returncode == 0


def test_a_checkout_without_search_is_refused(tmp_path):
    (tmp_path / "gonfalon").mkdir()
    (tmp_path / "gonfalon" / "__init__.py").touch()
    with bench_search.Checkout(tmp_path, "tactics") as checkout, pytest.raises(GonfalonError, match="has stopped"):
        checkout.measure(0)
    with pytest.raises(GonfalonError, match="not the src folder"):
        bench_search.Checkout(tmp_path / "gonfalon", "tactics")


def test_the_positions_leave_a_choice_and_little_to_replay():
    found = list(islice(bench_search.positions(toy.GAME), 20))
    assert len({match.state.digest() for match, _ in found}) == 20
    assert all(len(match.asks[seat].options) > 1 for match, seat in found)
    assert all(len(match.freeze()[1]) <= bench_search.REPLAYED for match, _ in found)


def test_between_bots_that_are_all_the_same_every_game_has_a_deal_of_its_own():
    alike = Contest("tactics", "competitive", ("random", "random"), games=4, seed=1)
    assert [alike.setup(n).seed for n in range(4)] == [1, 2, 3, 4]
    different = Contest("tactics", "competitive", ("random", "greedy"), games=4, seed=1)
    assert [different.setup(n).seed for n in range(4)] == [1, 1, 2, 2]


def test_a_deal_is_not_played_again_when_everybody_sits_as_before():
    by_turns = Contest("tactics", "competitive", ("random", "greedy", "random", "greedy"), games=8, seed=1)
    assert [by_turns.setup(n).seed for n in range(8)] == [1, 1, 2, 2, 3, 3, 4, 4]
    side_by_side = Contest("tactics", "competitive", ("random", "random", "greedy", "greedy"), games=8, seed=1)
    assert [side_by_side.setup(n).seed for n in range(8)] == [1, 1, 1, 1, 2, 2, 2, 2]


def test_a_game_tells_the_traits_of_its_seats():
    game = replace(toy.GAME, traits=lambda g, seat: ("short" if seat else "tall",))
    played = play(game, Setup("usual", 2, 5), [bots.find("random", toy.GAME)] * 2)
    assert played.traits == (("tall",), ("short",))
    assert play(toy.GAME, Setup("usual", 2, 5), [bots.find("random", toy.GAME)] * 2).traits == ()


def test_wins_are_counted_by_trait():
    standing = Standing(Contest("tactics", "competitive", ("random", "random"), games=2, seed=1))
    assert standing.summary()["traits"] == []
    standing.add(0, Played((1, 2), (1.0, 0.0), 1, 1, 1.0, None, (("elves", "orcs"), ("dwarves", "trolls"))))
    standing.add(1, Played((1, 1), (0.5, 0.5), 1, 1, 1.0, None, (("elves", "trolls"), ("humans", "orcs"))))
    rows = {(row["sort"], row["trait"]): (row["games"], row["won"]) for row in standing.summary()["traits"]}
    assert rows == {
        (0, "dwarves"): (1, 0),
        (0, "elves"): (2, 1.5),
        (0, "humans"): (1, 0.5),
        (1, "orcs"): (2, 1.5),
        (1, "trolls"): (2, 0.5),
    }
