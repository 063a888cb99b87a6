"""Trips: the ways to a destination that differ in what matters, the Villages entered and the Portals used."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.core import bits
from gonfalon.games.tactics.printed.realm import FLIES, ON_FOOT, THROUGH_PORTAL, Realm
from gonfalon.games.tactics.printed.spaces import ADJACENT, EVERYWHERE


class Trip:
    """All ways from a start towards a goal, layer by layer: which spaces are reached for how many points, and how.

    Entering one of the `villages`, or going through a Portal where that is marked by `through`, makes the way
    another one.
    """

    def __init__(
        self,
        realm: Realm,
        start: int,
        goal: int,
        points: int,
        gait: int,
        foes: int,
        banned: int,
        villages: int,
        mark: bool,
    ) -> None:
        self.realm, self.goal, self.points, self.gait, self.villages = realm, goal, points, gait, villages
        self.through = THROUGH_PORTAL if mark else 0
        self.portals = 0 if gait & ON_FOOT else realm.portals & ~foes
        self._passable = EVERYWHERE & ~(banned if gait & FLIES else foes | banned)
        self._layers: list[dict[int, int]] = [{} for _ in range(points + 1)]
        self._layers[0][0] = 1 << start
        for spent in range(points):
            for way, board in self._layers[spent].items():
                self._spread(spent, way, board)

    def ways(self) -> dict[int, int]:
        """The ways to the goal that differ in what matters, each with the points it takes.

        A way is a number: a bit for each Village entered, and one for going through a Portal.
        """
        found: dict[int, int] = {}
        for spent, layer in enumerate(self._layers):
            for way, board in layer.items():
                if spent and board >> self.goal & 1:
                    found.setdefault(way, spent)
        return found

    def path(self, way: int, spent: int) -> list[int]:
        """The spaces of a way from its start to its goal, found backwards."""
        path = [self.goal]
        while spent:
            spent, way, here = next(self._came_from(path[-1], spent, way))
            path.append(here)
        return path[::-1]

    def _came_from(self, there: int, spent: int, way: int) -> Iterator[tuple[int, int, int]]:
        """Where one step led there from: what had been spent by then, by which way, and the space."""
        realm = self.realm
        ways = {way}
        if self.villages >> there & 1:
            ways.add(way & ~(1 << realm.village_list.index(there)))
        for here in bits(ADJACENT[there]):
            yield from self._before(here, spent - realm.cost(here, there, self.gait), ways)
        if self.portals >> there & 1:
            ways |= {each & ~self.through for each in ways}
            for here in bits(self.portals & ~(1 << there)):
                yield from self._before(here, spent - 1 - realm.surcharge(there, self.gait), ways)

    def _before(self, here: int, spent: int, ways: set[int]) -> Iterator[tuple[int, int, int]]:
        for way in sorted(ways):
            if spent >= 0 and self._layers[spent].get(way, 0) >> here & 1:
                yield spent, way, here

    def _spread(self, spent: int, way: int, board: int) -> None:
        realm = self.realm
        for cost, entered, through in realm.steps(board, self.gait, self.portals):
            left = self.points - spent - cost
            if left >= 0 and (entered := entered & self._passable & realm.not_far(self.goal, left, self.gait)):
                self._enter(spent + cost, way | (self.through if through else 0), entered)

    def _enter(self, spent: int, way: int, board: int) -> None:
        layer = self._layers[spent]
        for village in bits(board & self.villages):
            by = way | 1 << self.realm.village_list.index(village)
            layer[by] = layer.get(by, 0) | 1 << village
        board &= ~self.villages
        if board:
            layer[way] = layer.get(way, 0) | board
