"""The bit boards of realm.py, held against a slow and plain reading of the rulebook.

`Walker` knows the printed map and the sentences of the catalogue, and nothing of realm.py but how spaces, gaits
and ways are numbered. It looks at one space at a time, over random positions.
"""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import pairwise, product
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.tactics.table import Table
from gonfalon.core import bits
from gonfalon.games.tactics.codes import UNIT
from gonfalon.games.tactics.printed import MAP, UNITS
from gonfalon.games.tactics.printed.layout import spaces_of
from gonfalon.games.tactics.printed.realm import (
    FAR,
    FLIES,
    ON_FOOT,
    SCRAMBLES,
    STANDARD,
    SURE_FOOTED,
    THROUGH_PORTAL,
    WADES,
    Realm,
)
from gonfalon.games.tactics.printed.spaces import (
    ADJACENT,
    EVERYWHERE,
    NAMES,
    SPACES,
    WITHIN,
    board_of,
    directions_away,
    distance,
    neighbour,
)
from gonfalon.games.tactics.rules.movement import gait_of, move_points
from gonfalon.games.tactics.rules.trips import Trip
from gonfalon.games.tactics.state import CLASSES

GAITS = range(32)
PRINTED = {(space.x, space.y): space for space in MAP.front_cells.cells}
CELLS = [PRINTED[n % 13, n // 13] for n in range(169)]
HEIGHTS = sorted({cell.height for cell in CELLS})
PORTALS = {n for n, cell in enumerate(CELLS) if cell.portal}
VILLAGES = [n for n, cell in enumerate(CELLS) if cell.terrain == "village"]
PORTAL_BIT = THROUGH_PORTAL
"""In a way: a bit for each Village by its place in the list, then one for going through a Portal."""


def steps_between(a: int, b: int) -> int:
    return abs(CELLS[a].x - CELLS[b].x) + abs(CELLS[a].y - CELLS[b].y)


def beside(a: int) -> list[int]:
    return [b for b in range(169) if steps_between(a, b) == 1]


BESIDE = [beside(a) for a in range(169)]


class Walker(NamedTuple):
    """A unit about to move: how it goes, who is in its way, which space it may not enter."""

    gait: int = 0
    foes: frozenset[int] = frozenset()
    banned: frozenset[int] = frozenset()

    def terrain_cost(self, space: int) -> int:
        """1, and 1 more for Water, a Peak or a Ballista (TAC-MOV-03, TAC-TER-02, TAC-TER-10, TAC-BAL-01)."""
        spared = {"water"} if self.gait & WADES else set()
        spared |= {"peak", "ballista"} if self.gait & SCRAMBLES else set()
        return 1 + (CELLS[space].terrain in {"water", "peak", "ballista"} - spared)

    def step_cost(self, a: int, b: int) -> int:
        """1 more upwards, whatever the height; nothing downwards (TAC-MOV-10 to 12)."""
        return self.terrain_cost(b) + (CELLS[b].height > CELLS[a].height and not self.gait & SURE_FOOTED)

    def is_barred(self, space: int) -> bool:
        return space in self.banned or (space in self.foes and not self.gait & FLIES)

    def is_portal(self, space: int) -> bool:
        """A Portal this unit may use: an enemy on its space blocks it (TAC-POR-06)."""
        return space in PORTALS and space not in self.foes and not self.gait & ON_FOOT

    def onward(self, a: int) -> list[tuple[int, int, bool]]:
        """Each single step from a space: where to, at what cost, and whether through a Portal."""
        steps = [(b, self.step_cost(a, b), False) for b in BESIDE[a]]
        if self.is_portal(a):
            steps += [(b, self.terrain_cost(b), True) for b in PORTALS if b != a and self.is_portal(b)]
        return [step for step in steps if not self.is_barred(step[0])]

    def entered(self, start: int, points: int, villages: frozenset[int], mark: bool) -> dict[tuple[int, int], int]:
        """The least that each space costs to enter by each way; to come back to the start is to enter it."""
        least: dict[tuple[int, int], int] = {}
        queue = [(0, start, 0)]
        while queue:
            spent, a, way = heappop(queue)
            for b, cost, through in self.onward(a):
                by = way | (PORTAL_BIT if through and mark else 0)
                by |= 1 << VILLAGES.index(b) if b in villages else 0
                if spent + cost < min(points + 1, least.get((b, by), FAR)):
                    least[b, by] = spent + cost
                    heappush(queue, (spent + cost, b, by))
        return least

    def reach(self, start: int, points: int) -> dict[int, int]:
        """What each space costs to enter, whatever the way."""
        return {space: cost for (space, _), cost in self.entered(start, points, frozenset(), False).items()}


def named(board: int) -> set[str]:
    return {NAMES[space] for space in bits(board)}


BUSY = sorted({b for a in [*PORTALS, *VILLAGES] for b in (a, *BESIDE[a])})
"""Portals, Villages and the spaces beside them: where ways differ."""


def crowd(seed: int, gap: int) -> frozenset[int]:
    """Units on about every so many spaces; none for 0."""
    chance = Random(seed)
    return frozenset(n for n in range(169) if gap and chance.randrange(gap) == 0)


spaces = st.integers(0, 168) | st.sampled_from(BUSY)
points = st.integers(1, 9)
gaits = st.sampled_from(GAITS)
crowds = st.builds(crowd, st.integers(0, 1 << 16), st.sampled_from([0, 20, 4, 2]))
bans = st.frozensets(spaces, max_size=1)
positions = settings(max_examples=400)


def test_the_realm_is_the_printed_map():
    assert [cell.level for cell in CELLS] == list(STANDARD.level[:SPACES])
    assert set(bits(STANDARD.portals)) == PORTALS
    assert list(STANDARD.village_list) == VILLAGES
    assert [cell.level for cell in CELLS] == [HEIGHTS.index(cell.height) for cell in CELLS]


def test_neighbours_and_distances_are_those_of_the_grid():
    for a in range(SPACES):
        assert set(bits(ADJACENT[a])) == set(BESIDE[a])
        assert {neighbour(a, direction) for direction in range(4)} - {-1} == set(BESIDE[a])
        for b in range(SPACES):
            steps = steps_between(a, b)
            assert distance(a, b) == steps
            assert [WITHIN[n][a] >> b & 1 for n in range(5)] == [steps <= n for n in range(5)]


def test_directions_away_lead_farther_away():
    for a, b in product(range(SPACES), repeat=2):
        away = {d for d in range(4) if (there := neighbour(b, d)) >= 0 and distance(a, there) > distance(a, b)}
        straight = {d for d in directions_away(a, b) if neighbour(b, d) >= 0}
        assert straight <= away
        assert len(directions_away(a, b)) == (CELLS[a].x != CELLS[b].x) + (CELLS[a].y != CELLS[b].y)


@pytest.mark.parametrize("gait", range(8))
def test_every_step_costs_what_the_rulebook_says(gait):
    walker = Walker(gait)
    for a in range(SPACES):
        assert {b: STANDARD.cost(a, b, gait) for b in BESIDE[a]} == {b: walker.step_cost(a, b) for b in BESIDE[a]}


@pytest.mark.parametrize("gait", [*range(8), *range(ON_FOOT, ON_FOOT + 8)])
def test_costs_on_an_empty_map_are_the_least(gait):
    walker = Walker(gait)
    for start in range(0, SPACES, 4):
        least = walker.reach(start, FAR - 1) | {start: 0}
        assert list(STANDARD.costs(start, gait)) == [least.get(space, FAR) for space in range(SPACES)]


@positions
@given(spaces, points, gaits, crowds, bans)
def test_reach_is_every_space_that_can_be_entered(start, points, gait, foes, banned):
    foes -= {start}
    found = STANDARD.open_to(start, points, gait, board_of(foes), board_of(banned))
    assert set(bits(found)) == set(Walker(gait, foes, banned).reach(start, points))


@settings(max_examples=30)
@given(spaces, points, gaits)
def test_not_far_are_the_spaces_a_goal_can_be_reached_from(goal, points, gait):
    walker = Walker(gait)
    near = {space for space in range(SPACES) if space == goal or goal in walker.reach(space, points)}
    assert set(bits(STANDARD.not_far(goal, points, gait))) == near


def test_what_is_near_a_goal_is_found_without_the_costs_from_everywhere():
    """They take long to work out, in every new process."""
    realm = Realm(spaces_of("standard"))
    for goal in range(0, SPACES, 20):
        realm.not_far(goal, 4, 0)
        realm.by_portal(0, goal, 6, 0)
    assert realm.costs.cache_info().currsize == 0


@positions
@given(spaces, spaces, points, gaits, crowds, bans, st.frozensets(st.sampled_from(VILLAGES)), st.booleans())
def test_ways_are_all_that_differ_each_at_its_least_cost(start, goal, points, gait, foes, banned, villages, mark):
    foes -= {start, goal}
    trip = Trip(STANDARD, start, goal, points, gait, board_of(foes), board_of(banned), board_of(villages), mark)
    least = Walker(gait, foes, banned).entered(start, points, villages, mark)
    assert trip.ways() == {way: cost for (space, way), cost in least.items() if space == goal}


@positions
@given(spaces, spaces, points, gaits, crowds, bans, st.frozensets(st.sampled_from(VILLAGES)), st.booleans())
def test_a_path_is_legal_costs_what_it_says_and_passes_what_its_way_names(
    start, goal, points, gait, foes, banned, villages, mark
):
    foes -= {start, goal}
    walker = Walker(gait, foes, banned)
    trip = Trip(STANDARD, start, goal, points, gait, board_of(foes), board_of(banned), board_of(villages), mark)
    for way, cost in trip.ways().items():
        path = trip.path(way, cost)
        taken = [next(step for step in walker.onward(a) if step[0] == b) for a, b in pairwise(path)]
        assert (path[0], path[-1]) == (start, goal)
        assert sum(price for _, price, _ in taken) == cost <= points
        assert {VILLAGES[n] for n in bits(way & ~PORTAL_BIT)} == villages & set(path[1:])
        if mark:
            assert bool(way & PORTAL_BIT) == any(through for _, _, through in taken)


@positions
@given(spaces, spaces, points, gaits, st.frozensets(st.sampled_from(VILLAGES)))
def test_no_way_that_matters_is_overlooked(start, goal, points, gait, villages):
    """Where detours() and by_portal() say no, the way is not even asked for."""
    ways = {way for space, way in Walker(gait).entered(start, points, villages, True) if space == goal}
    if any(way & ~PORTAL_BIT for way in ways):
        assert STANDARD.detours(start, goal, points, gait, board_of(villages))
    if any(way & PORTAL_BIT for way in ways):
        assert STANDARD.by_portal(start, goal, points, gait)


def test_range_is_one_more_from_above_and_one_less_from_below():
    for start, reach in product(range(0, SPACES, 3), range(1, 8)):
        here = CELLS[start].height
        shown = {
            b
            for b in range(SPACES)
            if b != start
            and steps_between(start, b) <= reach + (here > CELLS[b].height) - (here < CELLS[b].height)
        }
        assert set(bits(STANDARD.in_range(start, reach))) == shown
        if CELLS[start].terrain != "peak":
            assert STANDARD.shot(start, reach) == STANDARD.in_range(start, reach)


def test_from_a_peak_every_other_space_is_in_range():
    for peak in [n for n, cell in enumerate(CELLS) if cell.terrain == "peak"]:
        assert STANDARD.shot(peak, 1) == EVERYWHERE & ~(1 << peak)


def test_melee_reaches_neighbours_at_the_same_height():
    for a in range(SPACES):
        level = {b for b in BESIDE[a] if CELLS[a].height == CELLS[b].height}
        assert set(bits(STANDARD.level_adjacent[a])) == level


CARDS = {name: [unit.id.partition("_")[2] for unit in UNITS if unit.unit_class == name] for name in CLASSES}


@st.composite
def squads(draw):
    """Two squads of any cards in any places; blue is to act."""
    where = draw(st.lists(spaces, min_size=8, max_size=8, unique=True))
    who = [(name, draw(st.sampled_from(CARDS[name]))) for name in CLASSES * 2]
    placed = [(name, (card, NAMES[space])) for (name, card), space in zip(who, where)]
    return dict(placed[:4]), dict(placed[4:])


@settings(max_examples=60)
@given(squads())
def test_a_move_may_end_wherever_the_points_lead_and_nobody_stands(position):
    table = Table(*position)
    g = table.g
    for unit in g.units_of(0):
        start = g.pos[unit]
        ban = frozenset({start}) if CELLS[start].terrain == "ballista" else frozenset()
        walker = Walker(gait_of(g, unit), frozenset(g.pos[4:]), ban)
        free = set(walker.reach(start, move_points(g, unit))) - (set(g.pos) - {start})
        assert table.spaces("move", UNIT.names[unit]) == {NAMES[space] for space in free}


@settings(max_examples=60)
@given(squads(), st.randoms(use_true_random=False))
def test_a_move_ends_where_it_was_meant_to_and_helps_by_the_villages_of_its_way(position, chance):
    table = Table(*position, health=dict.fromkeys(["blue_fighter", "blue_wizard", "blue_rogue", "blue_beast"], 1))
    line = chance.choice([line for line in table.options() if line.startswith("move")])
    _, unit, goal = line.split()
    table.play(line)
    way = chance.choice(table.options()) if table.asked == "blue way" else ""
    if way:
        table.play(way)
    assert table.where(unit) == goal
    if way:
        visited = {f"v{VILLAGES.index(space) + 1}" for _, space in table.told("village")}
        assert visited == set(way.removeprefix("way ").split("+")) - {"direct", "portal"}
