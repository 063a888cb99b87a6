"""The realm as tables: elevations, terrain, Portals, areas, and where a unit can go.

Moves are found by spreading bit boards step by step, so finding every destination of a unit costs a few dozen
operations; and since units seldom stand in each other's way, most of it is remembered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Final

from gonfalon.core import bits
from gonfalon.games.tactics.printed import MAP

from .layout import SIDES, Ground, spaces_of
from .layout import STANDARD as STANDARD_NAME
from .spaces import (
    ADJACENT,
    ALL_SPACES,
    EVERYWHERE,
    SPACES,
    UNDERGROUND,
    WIDTH,
    board_of,
    distance,
    neighbour,
    space_at,
)

PLAIN, BRIDGE, WATER, FOREST, PEAK, VILLAGE, BALLISTA = range(7)
TERRAINS: Final = ("plain", "bridge", "water", "forest", "peak", "village", "ballista")
SURCHARGE: Final = tuple({t.id: t.enter_surcharge for t in MAP.terrains}[name] for name in TERRAINS)

# How a unit moves: which extra costs it does not pay, and what else its card allows or forbids.
SURE_FOOTED, WADES, SCRAMBLES, FLIES, ON_FOOT = 1, 2, 4, 8, 16
"""No climbing surcharge; none for Water; none for Peaks and Ballistas; passes over enemies; no Portals."""

FAR: Final = 16
"""More movement points than any unit ever has."""

MOST_VILLAGES: Final = 6
THROUGH_PORTAL: Final = 1 << MOST_VILLAGES
"""In the number of a way: beside a bit for each Village, whether it goes through a Portal."""

ARTIFACT_SPACE: Final = space_at(*(SIDES["back"].artifact_cell or (0, 0)))
"""The centre of the scroll's other side, where the Artifact starts (TAC-BTL-03)."""

Edges = tuple[tuple[int, int, int, int, int], ...]


class Realm:
    """One assembled map: the scroll with its boxes, seen from above (TAC-MAP-07).

    Boxes whose dungeon is being visited are open: nothing enters the spaces they cover, and the Portals in their
    walls are shut (TAC-DUN-12, TAC-DUN-13).
    """

    def __init__(self, spaces: Iterable[Ground], opened: Iterable[str] = (), base: Realm | None = None) -> None:
        printed = {space_at(space.x, space.y): space for space in spaces}
        cells = [printed[n] for n in range(SPACES)]
        self.level: Final = (*(cell.level for cell in cells), *(0,) * UNDERGROUND)
        self.terrain: Final = (*(TERRAINS.index(cell.terrain) for cell in cells), *(PLAIN,) * UNDERGROUND)
        self.box: Final = tuple(cell.on for cell in cells)
        self.closed: Final = board_of(n for n in range(SPACES) if self.box[n] in opened)
        zones = [board_of(n for n in range(SPACES) if cells[n].zone == zone.id) for zone in MAP.zones]
        self.zones: Final = tuple(zones) if any(zones) else ()
        self.triggers: Final = tuple(space_at(*zone.trigger) for zone in MAP.zones) if any(zones) else ()
        self.camps: Final = tuple(
            board_of(n for n in range(SPACES) if cells[n].start == area.id) for area in MAP.start_areas
        )
        self.portals_of: Final = {
            box.id: board_of(n for n in range(SPACES) if box.id in cells[n].portals) for box in MAP.boxes
        }
        self.portals: Final = board_of(
            n for n in range(SPACES) if set(cells[n].portals).difference(opened) and not self.closed >> n & 1
        )
        self.villages: Final = self.all_of(VILLAGE)
        self.village_list: Final = tuple(bits(self.villages))
        self.ballistas: Final = self.all_of(BALLISTA)
        self.level_adjacent: Final = tuple(
            board_of(b for b in bits(ADJACENT[a]) if self.level[a] == self.level[b]) for a in range(ALL_SPACES)
        )
        self.waters: Final = self.all_of(WATER)
        self.rocks: Final = self.all_of(PEAK) | self.ballistas
        self._edges: Final = tuple(self._edges_of(gait) for gait in range(8))
        self.reach = lru_cache(1 << 16)(self._reach)
        self.in_range: Callable[[int, int], int] = base.in_range if base else lru_cache(1 << 12)(self._in_range)
        self.costs = lru_cache(None)(self._costs)
        self.not_far = lru_cache(1 << 14)(self._not_far)
        self.to_portal = lru_cache(None)(self._to_portal)
        self.from_portal = lru_cache(None)(self._from_portal)

    def all_of(self, terrain: int) -> int:
        return board_of(n for n in range(SPACES) if self.terrain[n] == terrain)

    def surcharge(self, space: int, gait: int) -> int:
        """What a terrain costs beyond 1 to enter (TAC-TER-01, TAC-TER-02, TAC-TER-06, TAC-TER-10, TAC-BAL-01)."""
        terrain = self.terrain[space]
        if (terrain == WATER and gait & WADES) or (terrain in (PEAK, BALLISTA) and gait & SCRAMBLES):
            return 0
        return SURCHARGE[terrain]

    def cost(self, a: int, b: int, gait: int) -> int:
        """What it costs to step to a neighbouring space (TAC-MOV-03, TAC-MOV-10, TAC-MOV-11, TAC-MOV-12,
        TAC-TER-03, TAC-TER-11, TAC-BAL-02)."""
        climb = self.level[b] > self.level[a] and not gait & SURE_FOOTED
        return 1 + self.surcharge(b, gait) + (MAP.elevation.climb_surcharge if climb else 0)

    def _edges_of(self, gait: int) -> Edges:
        """For each cost, 1 to 3 (TAC-MOV-12): the spaces one leaves at that cost by each direction, and by any."""
        boards: dict[int, list[int]] = {}
        for a in range(SPACES):
            for direction in range(4):
                b = neighbour(a, direction)
                if b >= 0 and not self.closed >> b & 1:
                    boards.setdefault(self.cost(a, b, gait), [0] * 4)[direction] |= 1 << a
        rows = [boards.get(cost, [0] * 4) for cost in (1, 2, 3)]
        return tuple((n, e, s, w, n | e | s | w) for n, e, s, w in rows)

    def _reach(self, start: int, points: int, gait: int, blocked: int, shut: int) -> int:
        """The spaces a unit can enter with `points` movement points, its own included if it can come back to it.

        It may not enter `blocked` spaces, nor use a Portal that is `shut`.
        """
        entered = 0
        for board in self._layers(start, points, gait, blocked, shut)[1:]:
            entered |= board
        return entered

    def _layers(self, start: int, points: int, gait: int, blocked: int, shut: int) -> list[int]:
        """By points spent, from 0 up: the spaces a unit can enter with them (TAC-POR-09)."""
        passable = EVERYWHERE & ~blocked
        portals = 0 if gait & ON_FOOT else self.portals & ~shut
        layers = [1 << start] + [0] * (points + 2)
        (n1, e1, s1, w1, _), (n2, e2, s2, w2, at2), (n3, e3, s3, w3, at3) = self._edges[gait & 7]
        done = 0
        for spent in range(points):
            here = layers[spent] & ~done
            if not here:
                continue
            done |= here
            layers[spent + 1] |= passable & (
                (here & n1) >> WIDTH | (here & e1) << 1 | (here & s1) << WIDTH | (here & w1) >> 1
            )
            if here & at2:
                layers[spent + 2] |= passable & (
                    (here & n2) >> WIDTH | (here & e2) << 1 | (here & s2) << WIDTH | (here & w2) >> 1
                )
            if here & at3:
                layers[spent + 3] |= passable & (
                    (here & n3) >> WIDTH | (here & e3) << 1 | (here & s3) << WIDTH | (here & w3) >> 1
                )
            if here & portals:
                for cost, exits in self._through(self._exits(here & portals, portals), gait):
                    layers[spent + cost] |= exits & passable
        return layers[: points + 1]

    def steps(self, here: int, gait: int, portals: int) -> Iterator[tuple[int, int, bool]]:
        """From some spaces: what one step enters, its cost, and whether it goes through a Portal."""
        for cost, (north, east, south, west, _) in enumerate(self._edges[gait & 7], 1):
            entered = (here & north) >> WIDTH | (here & east) << 1 | (here & south) << WIDTH | (here & west) >> 1
            yield cost, entered, False
        if here & portals:
            for cost, exits in self._through(self._exits(here & portals, portals), gait):
                yield cost, exits, True

    def _through(self, exits: int, gait: int) -> Iterator[tuple[int, int]]:
        """The exit space costs its normal 1 and its terrain, never a climb (TAC-POR-03, TAC-POR-04)."""
        dear = 0 if gait & WADES else exits & self.waters
        dear |= 0 if gait & SCRAMBLES else exits & self.rocks
        yield 1, exits & ~dear
        if dear:
            yield 2, dear

    @staticmethod
    def _exits(here: int, portals: int) -> int:
        """The Portal spaces one can step to: every other one (TAC-POR-02, TAC-POR-03)."""
        return portals & ~here if here & (here - 1) == 0 else portals

    def open_to(self, start: int, points: int, gait: int, foes: int, banned: int) -> int:
        """The spaces a unit can enter, given its foes and a space it is banned from (TAC-MOV-07, TAC-MOV-17,
        TAC-POR-07, TAC-ENY-47).

        Foes stand in the way unless the unit flies, and shut the Portals they stand at (TAC-MOV-09, TAC-POR-06).
        Only those matter that the unit could otherwise go past with points left, so that most answers are known
        already.
        """
        if gait & FLIES:
            shut = foes & self.portals & self.reach(start, points, gait, 0, 0)
            return self.reach(start, points, gait, banned, shut) & ~banned
        closed = foes | banned
        inner = self.reach(start, points - 1, gait, 0, 0) if points > 1 else 0
        return self.reach(start, points, gait, closed & inner, foes & inner & self.portals) & ~closed

    def shot(self, start: int, reach: int) -> int:
        """The spaces a missile or spell with this range reaches; from a Peak, all (TAC-TER-12, TAC-TER-13,
        TAC-POR-05)."""
        if start >= SPACES:
            return 0
        if self.terrain[start] == PEAK:
            return EVERYWHERE & ~(1 << start)
        return self.in_range(start, reach)

    def _in_range(self, start: int, reach: int) -> int:
        """The spaces within a printed range, high ground and low ground counted (TAC-MIS-05, TAC-MIS-06,
        TAC-MIS-07, TAC-MIS-10)."""
        high, low = MAP.elevation.high_ground_range, MAP.elevation.low_ground_range
        here = self.level[start]
        return board_of(
            n
            for n in range(SPACES)
            if n != start
            and distance(start, n)
            <= reach + (high if here > self.level[n] else low if here < self.level[n] else 0)
        )

    def _costs(self, start: int, gait: int) -> tuple[int, ...]:
        """What it costs to get from a space to every other one on an empty map; FAR if no unit could."""
        costs = [FAR] * SPACES
        found = 0
        for points, board in enumerate(self._layers(start, FAR - 1, gait, 0, 0)):
            for space in bits(board & ~found):
                costs[space] = points
            found |= board
        return tuple(costs)

    def _not_far(self, goal: int, points: int, gait: int) -> int:
        """The spaces from which a goal costs at most `points` on an empty map: found backwards from the goal."""
        portals = 0 if gait & ON_FOOT else self.portals
        layers = [1 << goal] + [0] * (points + 3)
        found = 0
        for left in range(points + 1):
            here = layers[left] & ~found
            found |= here
            for cost, (north, east, south, west, _) in enumerate(self._edges[gait & 7], left + 1):
                layers[cost] |= here << WIDTH & north | here >> 1 & east | here >> WIDTH & south | here << 1 & west
            for cost, exits in self._through(here & portals, gait) if here & portals else ():
                layers[left + cost] |= self._exits(exits, portals) if exits else 0
        return found

    def detours(self, start: int, goal: int, points: int, gait: int, villages: int) -> list[int]:
        """The Villages that a short enough way may pass; the goal, if it is one, is on every way."""
        here = self.costs(start, gait)
        return [
            village
            for village in self.village_list
            if villages >> village & 1
            and here[village] <= points
            and here[village] + self.costs(village, gait)[goal] <= points
        ]

    def villages_of(self, way: int) -> list[int]:
        """The Villages a way enters."""
        return [space for n, space in enumerate(self.village_list) if way >> n & 1]

    def by_portal(self, start: int, goal: int, points: int, gait: int) -> bool:
        """Whether a way through a Portal could be short enough."""
        if gait & ON_FOOT:
            return False
        return self.to_portal(start, gait) + 1 + self.from_portal(goal, gait) <= points

    def _to_portal(self, start: int, gait: int) -> int:
        layers = self._layers(start, FAR - 1, gait | ON_FOOT, 0, 0)
        return next((points for points, board in enumerate(layers) if board & self.portals), FAR)

    def _from_portal(self, goal: int, gait: int) -> int:
        walk = gait | ON_FOOT
        return next((points for points in range(FAR) if self.not_far(goal, points, walk) & self.portals), FAR)


MOST_REALMS: Final = 64


class Realms(dict[str, Realm]):
    """Every map played on, by name: `standard`, a layout's name or a built one's notation, and after each `+` a
    box that is open. Each is assembled when it is first needed; of many, the oldest are forgotten."""

    def __missing__(self, name: str) -> Realm:
        layout, *opened = name.split("+")
        realm = Realm(spaces_of(layout), opened, self[layout] if opened else None)
        if len(self) >= MOST_REALMS:
            del self[next(known for known in self if known != STANDARD_NAME)]
        self[name] = realm
        return realm


REALMS: Final = Realms()
STANDARD: Final = REALMS[STANDARD_NAME]
