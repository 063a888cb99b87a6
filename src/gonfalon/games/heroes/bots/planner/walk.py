"""Where heroes go: of all walks their MP allow, the one that gains most and ends well.

A walk is worth what it gains plus how near it ends to the next goals, which count for less the farther away they
are.
"""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import Final

from gonfalon.core import Option
from gonfalon.games.heroes.codes import MAIN_MP, NOWHERE, SECONDARY_MP, heroes_of, is_main, partner_of, seat_of
from gonfalon.games.heroes.rules import moving, tiles
from gonfalon.games.heroes.rules.geography import BLOCKED
from gonfalon.games.heroes.state import Heroes

from .land import BOLD, Chart

LATER: Final = 0.82
"""What something is worth a Turn later."""
HURRY: Final = 0.97
"""What something is worth an MP later."""
LONG: Final = 4
"""The most MP a walk looks ahead."""
USUAL: Final = 2
"""The MP assumed to be left for a combat in a later Turn."""
IDLE: Final = 0.05
"""What a walk must gain to be better than staying."""
EXPLORED: Final = -99
"""Marks the placing of a new tile in what a walk has done; `-1 - slot` marks a tile turned up."""

Done = tuple[int, ...]


def move(g: Heroes, seat: int, veto: frozenset[int] = frozenset(), bold: float = BOLD) -> Option | None:
    """The next Movement Action of a seat, None if its heroes should stay."""
    chart = Chart(g, seat, veto, bold)
    for hero in heroes_of(seat):
        if g.hero_at[hero] != NOWHERE and g.mp[hero] > 0:
            option = Walk(chart, hero).best()
            if option is not None:
                return option
    return None


class Walk:
    """The possible walks of one hero."""

    def __init__(self, chart: Chart, hero: int) -> None:
        self.chart = chart
        self.hero = hero
        self.seat = seat_of(hero)
        self.g = chart.g
        self.map = chart.map
        self.pace = MAIN_MP if is_main(hero) else SECONDARY_MP
        self.outlook = self.spread()
        self.found: list[tuple[float, Option]] = []

    # ------------------------------------------------------------------ what lies ahead

    def aims(self) -> list[tuple[float, list[int]]]:
        """The goals, and the fields one step away from each."""
        g, near, found = self.g, self.map.neighbours, []
        for field in self.map.fields:
            if field != g.hero_at[self.hero] and self.map.locations[field] != BLOCKED:
                arrival = self.chart.arrive(self.hero, field, USUAL)
                value = arrival[0] if arrival is not None else self.chart.lures(field)
                if value > 0:
                    found.append((value, [at for at in near[field] if self.passable(at)]))
        for slot in range(len(g.tiles)):
            if not g.face_up >> slot & 1:
                spots = [at for at in self.map.fields if slot in self.map.near_slots[at]]
                found.append((self.chart.tile(slot), [at for at in spots if self.passable(at)]))
        return found

    def passable(self, field: int) -> bool:
        """Whether the hero can pass through a field: no fight there, or one it dares."""
        return field == self.g.hero_at[self.hero] or self.chart.arrive(self.hero, field, USUAL) is not None

    def spread(self) -> dict[int, float]:
        """By field, what can be gained from there in later Turns: spread from the goals over all passable fields,
        as far as the hero can still get."""
        fade = LATER ** (1 / self.pace)
        found: dict[int, float] = {}
        queue = [(-LATER * value, 1, near) for value, spots in self.aims() for near in spots]
        heapify(queue)
        while queue:
            value, steps, field = heappop(queue)
            if field in found or steps > self.pace * self.chart.left:
                continue
            found[field] = -value
            for near in self.map.neighbours[field]:
                if near not in found and self.passable(near):
                    heappush(queue, (value * fade, steps + 1, near))
        return found

    def prospect(self, field: int) -> float:
        """What ending on a field is worth."""
        return self.outlook.get(field, 0.0) - self.chart.danger(self.hero, field)

    # ------------------------------------------------------------------ the walk

    def best(self) -> Option | None:
        """The first step of the best walk, None if staying is as good."""
        start = self.g.hero_at[self.hero]
        self.go(start, min(self.g.mp[self.hero], LONG), (start,), 0.0, 1.0, None)
        value, option = max(self.found, default=(0.0, ("end",)))
        return option if self.found and value > self.prospect(start) + IDLE else None

    def go(self, at: int, mp: int, done: Done, gained: float, worth: float, first: Option | None) -> None:
        """All walks that continue from a field. `worth` is how much gold counts by now."""
        if first is not None:
            self.found.append((gained + self.prospect(at), first))
        if mp <= 0:
            return
        for slot in self.map.near_slots[at]:
            if -1 - slot not in done:
                more, option = worth * self.chart.tile(slot), first or ("reveal", self.hero, slot)
                self.go(at, mp - 1, (*done, -1 - slot), gained + more, worth * HURRY, option)
        if self.g.supply[self.seat] and EXPLORED not in done and tiles.sites(self.map.grid, at):
            more, option = worth * self.chart.new_tile(), first or ("explore", self.hero)
            self.go(at, mp - 1, (*done, EXPLORED), gained + more, worth * HURRY, option)
        for to in self.steps(at, first is None):
            arrival = (0.0, 0) if to in done else self.chart.arrive(self.hero, to, mp - 1)
            if arrival is not None:
                more, option = worth * arrival[0], first or ("move", self.hero, to)
                self.go(to, mp - 1 - arrival[1], (*done, to), gained + more, worth * HURRY, option)

    def steps(self, at: int, real: bool) -> list[int]:
        """Where the hero may go next; beyond the first step, as far as can be known."""
        if real:
            legal = moving.options(self.g, self.seat)
            return [option[2] for option in legal if option[0] == "move" and option[1] == self.hero]
        closed = moving.closed_to(self.g, self.seat)
        ally = self.g.hero_at[partner_of(self.hero)]
        return [to for to in self.map.neighbours[at] if to != ally and self.map.locations[to] not in closed]
