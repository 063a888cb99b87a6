"""What an attack promises as things stand: the odds of odds.py for the cubes on the board, in the tray and in the
tower, which everybody sees (IMM-VIS-17)."""

from __future__ import annotations

from collections.abc import Iterable

from gonfalon.games.immortals.codes import EDGES, force_of
from gonfalon.games.immortals.rules.battle import cubes_for
from gonfalon.games.immortals.state import GREEN, NOBODY, Immortals

from .odds import Attack, Cubes, Odds, odds
from .odds_tower import QUICK, Effort


def attack_odds(g: Immortals, edge: int, force: int, effort: Effort = QUICK) -> Odds:
    """The odds of an attack that goes this way with this force, from a state or a view."""
    return odds(attack_of(g, edge, force), effort)


def attack_of(g: Immortals, edge: int, force: int) -> Attack:
    """All that the odds of an attack depend on."""
    origin, goal = EDGES[edge]
    side, n = force_of(force)
    seat, defender = g.owner[origin], g.owner[goal]
    thrown, *shelves = (
        sorted_out(lot, seat, defender) for lot in (cubes_for(g.copy(), seat, n, goal), *g.shelves)
    )
    return Attack(thrown, tuple(shelves), side, defender != NOBODY)


def sorted_out(cubes: Iterable[int], seat: int, defender: int) -> Cubes:
    """Cubes by what they are in an attack."""
    colours = list(cubes)
    ours, theirs, greens = (colours.count(colour) for colour in (seat, defender, GREEN))
    return ours, theirs, greens, len(colours) - ours - theirs - greens
