"""The cube tower: its priming, its draws in their exact order, and what comes of them (chapter TOW)."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from random import Random
from statistics import mean, pstdev

import pytest

from games.immortals.conservation import check_pieces
from games.immortals.table import GREEN, Table, random_match
from gonfalon.core import CannotUndo
from gonfalon.games.immortals.printed import TOWER
from gonfalon.games.immortals.rules import tower as tower_rules
from gonfalon.games.immortals.rules.tower import WORD, cascade, thresholds

THROWS = 4000
EMPTY_TOWER: Sequence[Sequence[int]] = ((), (), ())
three_to_five = pytest.mark.parametrize("players", [3, 4, 5])


def primed(players: int) -> list[int]:
    """What is thrown before the first round."""
    return [seat for seat in range(players) for _ in range(7)] + [GREEN] * 10


def flat(shelves) -> list[int]:
    return [cube for shelf in shelves for cube in shelf]


class Script:
    """A `below` that gives out numbers fixed before, and notes what it was asked for."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)
        self.asked: list[int] = []

    def __call__(self, n: int) -> int:
        self.asked.append(n)
        number = self.numbers.pop(0)
        assert 0 <= number < n
        return number


LAST = WORD - 1
"""Below no threshold: what is drawn for does not happen."""


# ------------------------------------------------------------------------- priming


@pytest.mark.rule("IMM-TOW-01", "IMM-TOW-03")
@three_to_five
def test_seven_cubes_a_player_and_ten_inhabitants_are_thrown_at_once(players, monkeypatch):
    throws = []

    def cascade(shelves, thrown, below):
        throws.append((shelves, Counter(thrown)))
        return [[], [], []], thrown

    monkeypatch.setattr(tower_rules, "cascade", cascade)
    table = Table(players, stage="priming")
    assert throws == [(EMPTY_TOWER, Counter({**dict.fromkeys(range(players), 7), GREEN: 10}))]
    assert table.g.reserve == (43 - 7,) * players


@pytest.mark.rule("IMM-TOW-04")
@three_to_five
def test_the_tower_is_primed_after_the_starting_round_and_before_the_first(players):
    names: list[str] = []
    match = None
    for match in random_match(players, seed=players):
        names = [fact[0] for fact in match.log]
        if "primed" in names:
            break
        assert flat(match.state.shelves) == []
        assert not any(match.state.tray)
    assert match is not None
    g = match.state
    assert not any(g.groups)
    assert g.round == 0
    assert "round" not in names
    assert all(n >= 3 for n in g.limbo), "limbo was filled before"
    assert "settled" not in names[names.index("primed") :]


@pytest.mark.rule("IMM-TOW-05", "IMM-TOW-06", "IMM-TOW-07")
def test_everybody_in_turn_shares_what_fell_between_his_limbos_and_leaves_nothing(tower):
    tower(lodge=[0, 0, 1, 2, 2, 2])
    table = Table(stage="before", first=1)
    assert table.asked == "1 share"
    assert table.options() == [f"share {n}" for n in range(7)]
    table.play("share 2")
    assert table.limbo(1) == (3 + 2, 3 + 4)
    assert table.asked == "2 share"
    table.play("share 4")
    assert table.limbo(2) == (3 + 4, 3)
    assert table.asked == "0 share"
    assert table.options() == [f"share {n}" for n in range(6)]
    table.play("share 0")
    assert table.limbo(0) == (3, 3 + 5)
    assert table.g.tray[:3] == (0, 0, 0)
    assert table.facts("shared") == [(1, 2, 4), (2, 4, 0), (0, 0, 5)]
    check_pieces(table.g)


@pytest.mark.rule("IMM-TOW-05")
def test_who_gets_no_cube_out_of_the_tower_is_not_asked(tower):
    tower(lodge=[0] * 7)
    assert Table(stage="priming").asked == "1 share"


@pytest.mark.rule("IMM-TOW-08", "IMM-TOW-09")
@pytest.mark.parametrize(("fell", "stay"), [(10, 2), (3, 2), (2, 2), (1, 1), (0, 0)])
def test_at_most_two_inhabitants_stay_in_the_tray_and_none_is_added(fell, stay, tower):
    tower(lodge=[GREEN] * (10 - fell))
    table = Table(stage="priming")
    assert table.facts("primed")[0][GREEN] == fell
    assert table.g.tray[GREEN] == stay
    assert table.g.greens == 10 + fell - stay
    assert table.g.inside(GREEN) == 10 - fell


@pytest.mark.rule("IMM-TOW-10")
@pytest.mark.parametrize(("players", "left"), [(3, 0), (4, 0), (5, 4)])
def test_what_is_left_in_a_reserve_after_priming_is_out_of_the_game(players, left):
    rounds = set()
    for match in random_match(players, seed=40 + players):
        if match.state.round:
            rounds.add(match.state.round)
            assert match.state.reserve == (left,) * players
    assert rounds == set(range(1, match.state.rounds + 1))


@pytest.mark.rule("IMM-TOW-10")
def test_armies_in_the_reserve_cannot_come_in_as_reinforcements():
    table = Table(stage="reinforcements", armies={0: {"light:foothold": 1}})
    table.play("skip", "skip", "skip")
    assert table.g.reserve[0] == 42
    assert table.g.stage == "planning", "nobody may send anything"


# ------------------------------------------------------------------------- what stays inside


@pytest.mark.rule("IMM-TOW-11", "IMM-TOW-14")
def test_a_cube_that_lodged_stays_from_battle_to_battle_until_it_falls(tower):
    table = Table(
        armies={0: {"light:mountainhome": 9}, 1: {"light:hillhome": 1}},
        tray={GREEN: 1},
        plan={0: {"L3": "foothold", "L4": "tribute_pass", "D3": "eagle_stair"}},
    )
    tower(lodge=[0, 0])
    tower()
    tower(out=[0])
    table.play("turn_up L3", "attack light:mountainhome>light:foothold 3:for", "pass gold", "pass gold")
    assert table.armies("light:foothold") == (0, 1)
    assert table.g.inside(0) == 2
    table.play("turn_up L4", "attack light:mountainhome>light:tribute_pass 1:for", "pass gold", "pass gold")
    assert table.armies("light:tribute_pass") == (0, 1)
    assert table.g.inside(0) == 2
    table.play("turn_up D3", "attack light:mountainhome>light:eagle_stair 1:for")
    assert table.armies("light:eagle_stair") == (0, 2), "one more than attacked"
    assert table.g.inside(0) == 1


@pytest.mark.rule("IMM-TOW-11")
def test_a_new_round_leaves_the_tower_and_the_tray_alone():
    shelves = ((0, GREEN), (2,), (1, 1))
    table = Table(shelves=shelves, tray={2: 1, GREEN: 3}, stage="scoring", armies={0: {"light:foothold": 3}})
    table.play("skip", "skip", "skip")
    for seat in range(3):
        table.lay(seat)
    assert table.g.round == 3
    assert table.g.shelves == shelves
    assert table.g.tray == (0, 0, 1, 0, 0, 3)


@pytest.mark.rule("IMM-TOW-13")
def test_no_cube_is_made_or_lost_in_a_throw():
    rng, shelves = Random(1), EMPTY_TOWER
    for _ in range(300):
        thrown = [rng.randrange(6) for _ in range(rng.randrange(1, 25))]
        before = Counter(thrown) + Counter(flat(shelves))
        shelves, tray = cascade(shelves, thrown, rng.randrange)
        assert Counter(flat(shelves)) + Counter(tray) == before


def test_a_throw_leaves_the_shelves_it_was_given_as_they_were():
    shelves = [[0, 1], [2], [5, 5]]
    cascade(shelves, [0, 1, 2, 3] * 3, Random(2).randrange)
    assert shelves == [[0, 1], [2], [5, 5]]


@pytest.mark.rule("IMM-TOW-14")
def test_a_throw_comes_from_the_seed_and_cannot_be_taken_back():
    tables = [
        Table(armies={0: {"light:mountainhome": 9}}, plan={0: {"L3": "foothold"}, 1: {"L1": "blank"}}, seed=seed)
        for seed in (1, 1, *range(2, 8))
    ]
    for table in tables:
        table.play("turn_up L3", "attack light:mountainhome>light:foothold 8:for")
        with pytest.raises(CannotUndo):
            table.match.undo(0)
    inside = [table.g.shelves for table in tables]
    assert inside[0] == inside[1], "the same seed, the same throw"
    assert len(set(inside)) > 3


# ------------------------------------------------------------------------- the draws


@pytest.mark.rule("IMM-TOW-14")
def test_the_thrown_cubes_are_put_in_order_first_from_the_last_one_down():
    script = Script(0, 1, 0, *[LAST] * 12)
    _, tray = cascade(EMPTY_TOWER, [0, 1, 2, 3], script)
    assert script.asked[:3] == [4, 3, 2]
    assert tray == [2, 3, 1, 0]


@pytest.mark.rule("IMM-TOW-14")
def test_a_cube_that_meets_an_empty_shelf_draws_once_and_falls_past_all_three():
    script = Script(LAST, LAST, LAST)
    assert cascade(EMPTY_TOWER, [3], script) == ([[], [], []], [3])
    assert script.asked == [WORD] * 3


@pytest.mark.rule("IMM-TOW-14")
@pytest.mark.parametrize("shelf", range(3))
def test_a_cube_may_lodge_on_any_shelf_and_then_draws_no_more(shelf):
    script = Script(*[LAST] * shelf, 0)
    shelves, tray = cascade(EMPTY_TOWER, [3], script)
    assert (shelves[shelf], tray) == ([3], [])
    assert script.asked == [WORD] * (shelf + 1)


@pytest.mark.rule("IMM-TOW-14")
def test_a_cube_knocks_one_loose_which_falls_before_it_and_may_knock_another():
    """Upper shelf: knock, which of two, lodge. Middle: the loose one comes first, then the thrown one."""
    knock = 0
    script = Script(
        *(knock, 1, LAST),  # the cube 4 knocks the second of two loose, and does not lodge
        *(LAST, LAST),  # the loose 1 meets one cube on the middle shelf: neither knocks nor lodges
        *(knock, 0, 0),  # the 4 knocks that one loose, and lodges in its place
        *(LAST, LAST),  # on the empty lower shelf the 1, then the 2, may only lodge
    )
    shelves, tray = cascade(((0, 1), (2,), ()), [4], script)
    assert shelves == [[0], [4], []]
    assert tray == [1, 2]
    assert script.asked == [WORD, 2, WORD, WORD, WORD, WORD, 1, WORD, WORD, WORD]
    assert script.numbers == []


@pytest.mark.rule("IMM-TOW-14")
def test_the_chance_to_lodge_is_that_of_the_shelf_after_the_knock():
    """With 4 of 4 no cube lodges; once one is loose there is room."""
    (_, full), (_, room) = thresholds(1)[0][4], thresholds(1)[0][3]
    assert (full, room) == (0, WORD * 30 // 400)
    shelves, tray = cascade(((0, 1, 2, 3), (), ()), [4], Script(0, 0, room - 1, LAST, LAST))
    assert (sorted(shelves[0]), tray) == ([1, 2, 3, 4], [0])
    shelves, tray = cascade(((0, 1, 2, 3), (), ()), [4], Script(0, 0, room, *[LAST] * 4))
    assert (sorted(shelves[0]), tray) == ([1, 2, 3], [0, 4])


@pytest.mark.rule("IMM-TOW-14")
def test_each_cube_is_thrown_after_the_one_before_it_has_come_to_rest():
    """The second finds the first on the upper shelf, and there alone has a chance to knock."""
    script = Script(1, 0, *[LAST] * 4)
    shelves, tray = cascade(EMPTY_TOWER, [1, 2], script)
    assert shelves == [[1], [], []]
    assert tray == [2]
    assert script.asked == [2, WORD, WORD, WORD, WORD, WORD]


@pytest.mark.rule("IMM-TOW-14")
@pytest.mark.parametrize(("thrown", "capacity"), [(1, 400), (10, 400), (24, 496), (45, 640), (60, 640)])
def test_chances_are_whole_thresholds_that_follow_from_the_content(thrown, capacity):
    for chances in thresholds(thrown):
        for k, (knock, stick) in enumerate(chances):
            filled = min(Fraction(1), Fraction(100 * k, capacity))
            assert type(knock) is type(stick) is int
            assert knock == int(Fraction(40, 100) * filled * WORD)
            assert stick == int(Fraction(30, 100) * (1 - filled) * WORD)


@pytest.mark.rule("IMM-TOW-14")
def test_a_threshold_itself_is_no_hit():
    _, stick = thresholds(1)[0][0]
    assert cascade(EMPTY_TOWER, [0], Script(stick - 1))[1] == []
    assert cascade(EMPTY_TOWER, [0], Script(stick, LAST, LAST))[1] == [0]


@pytest.mark.rule("IMM-TOW-14")
def test_a_shelf_never_holds_more_than_there_are_chances_for():
    rng, shelves = Random(5), EMPTY_TOWER
    for _ in range(400):
        shelves, _ = cascade(shelves, [0] * 45, rng.randrange)
        assert all(len(shelf) < len(chances) for shelf, chances in zip(shelves, thresholds(45), strict=True))


@pytest.mark.rule("IMM-TOW-15")
def test_colours_change_nothing_of_what_happens():
    """The same numbers drawn, the same fate of every cube, whoever owns it."""
    rng = Random(3)
    swap = (3, 5, 0, 1, 2, 4)
    for seed in range(60):
        shelves = [[rng.randrange(6) for _ in range(rng.randrange(4))] for _ in range(3)]
        thrown = [rng.randrange(6) for _ in range(rng.randrange(1, 20))]
        dyed = [[swap[cube] for cube in shelf] for shelf in shelves]
        lodged, tray = cascade(shelves, thrown[:], Random(seed).randrange)
        other, other_tray = cascade(dyed, [swap[cube] for cube in thrown], Random(seed).randrange)
        assert other == [[swap[cube] for cube in shelf] for shelf in lodged]
        assert other_tray == [swap[cube] for cube in tray]


@pytest.mark.rule("IMM-TOW-15")
def test_the_order_in_which_colours_are_thrown_does_not_matter():
    """Thrown first or last, a colour lodges as often: the cubes are mixed."""
    rng, first, last = Random(8), 0, 0
    for _ in range(THROWS):
        shelves, _ = cascade(EMPTY_TOWER, [0] * 4 + [1] * 4, rng.randrange)
        first += flat(shelves).count(0)
        last += flat(shelves).count(1)
    assert abs(first - last) / (4 * THROWS) < 0.03


# ------------------------------------------------------------------------- what comes of it


def statistic(name: str):
    return next(entry for entry in TOWER.statistics if entry.id == name)


@pytest.mark.rule("IMM-TOW-14")
@three_to_five
def test_after_priming_as_many_cubes_are_inside_as_the_content_says(players):
    rng, expected = Random(players), statistic(f"after_initialisation_{players}")
    inside = [flat(cascade(EMPTY_TOWER, primed(players), rng.randrange)[0]) for _ in range(THROWS // 2)]
    numbers = sorted(map(len, inside))
    assert expected.thrown == len(primed(players))
    assert abs(mean(numbers) - expected.lodged_mean) < 0.15
    assert abs(pstdev(numbers) - expected.lodged_sd) < 0.15
    assert numbers[len(numbers) // 20] == expected.lodged_p05
    assert numbers[len(numbers) * 19 // 20] == expected.lodged_p95
    assert abs(mean(cubes.count(0) for cubes in inside) - expected.own_lodged_mean) < 0.15
    assert abs(mean(cubes.count(GREEN) for cubes in inside) - expected.green_lodged_mean) < 0.15


@pytest.mark.rule("IMM-TOW-14")
def test_in_the_long_run_as_many_fall_out_as_are_thrown_in():
    thrown, lodged = 0, 1
    rng, shelves, inside, out = Random(4), EMPTY_TOWER, [], []
    through = loose = before = 0
    for _ in range(THROWS):
        shelves = [[lodged] * len(shelf) for shelf in shelves]
        before += len(flat(shelves))
        shelves, tray = cascade(shelves, [thrown] * 9, rng.randrange)
        inside.append(len(flat(shelves)))
        out.append(len(tray))
        through += tray.count(thrown)
        loose += tray.count(lodged)
    run, nine = statistic("long_run"), statistic("nine_cubes_long_run")
    assert abs(mean(inside) - run.lodged_mean) < 0.15
    assert abs(pstdev(inside) - run.lodged_sd) < 0.15
    assert abs(mean(out) - nine.out_mean) < 0.15
    assert abs(pstdev(out) - nine.out_sd) < 0.15
    assert abs(through / (9 * THROWS) - nine.thrown_cube_falls_through) < 0.03
    assert abs(loose / before - nine.lodged_cube_comes_out) < 0.03


class Battles:
    """Battles of four players, one after another, from the priming on; who beats whom plays no part."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.shelves, tray = cascade(EMPTY_TOWER, primed(4), rng.randrange)
        self.tray = [GREEN] * min(2, tray.count(GREEN))

    def fought(self, a: int, b: int, attackers: int, defenders: int) -> tuple[list[list[int]], list[int]]:
        """What a battle between two seats would bring."""
        greens = self.tray.count(GREEN)
        tray = [cube for cube in self.tray if cube != GREEN] + [GREEN] * min(max(greens, 1), 3)
        return cascade(self.shelves, [*tray, *[a] * attackers, *[b] * defenders], self.rng.randrange)

    def fight(self) -> None:
        """Any battle; those two leave the tray, with some inhabitants that stood by one of them."""
        a, b = self.rng.sample(range(4), 2)
        self.shelves, tray = self.fought(a, b, self.rng.randrange(2, 7), self.rng.randrange(1, 5))
        others = [cube for cube in tray if cube not in (a, b, GREEN)]
        fallen = self.rng.choice((0, tray.count(a), tray.count(b)))
        self.tray = others + [GREEN] * max(0, tray.count(GREEN) - fallen)


@pytest.mark.rule("IMM-TOW-14")
@pytest.mark.parametrize("n", [1, 4, 8])
def test_battles_are_won_as_often_as_the_content_says(n):
    """With four players, up to seven battles after priming, while the inhabitants keep out of it."""
    expected, rng = TOWER.battle_odds[n], Random(6)
    results: Counter[int] = Counter()
    ours, theirs = [], []
    for _ in range(THROWS // 16):
        battles = Battles(rng)
        for _ in range(8):
            a, b = rng.sample(range(4), 2)
            _, tray = battles.fought(a, b, expected.attackers, expected.defenders)
            ours.append(tray.count(a))
            theirs.append(tray.count(b))
            results[(ours[-1] > theirs[-1]) - (ours[-1] < theirs[-1])] += 1
            battles.fight()
    assert abs(mean(ours) - expected.attackers_out_mean) < 0.15
    assert abs(mean(theirs) - expected.defenders_out_mean) < 0.15
    shares = [results[outcome] / len(ours) for outcome in (1, 0, -1)]
    assert all(abs(a - b) < 0.03 for a, b in zip(shares, expected.inhabitants_neutral, strict=True)), shares
