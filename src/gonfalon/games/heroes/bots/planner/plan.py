"""House bots at three levels: `easy`, `normal` and `hard`.

The tactician fights combats, walk.py moves heroes, town.py runs the Town; answers.py answers everything else. All
of it sees only what the seat sees. The hard bot tries its combats out in imagined worlds before starting them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from gonfalon.core import Ask, Match, Option, View, draw
from gonfalon.games.heroes.bots.tactician import answers as tactician
from gonfalon.games.heroes.codes import seat_of
from gonfalon.games.heroes.rules import geography
from gonfalon.games.heroes.state import Heroes

from . import answers as others
from .cards import on_map
from .land import BOLD, is_fight
from .playouts import best_of, fare
from .town import actions, hire
from .walk import move

SLIPS: Final = 20
"""The percentage of the easy bot's answers that are random."""
CARELESS: Final = ("before_attack", "opening", "lethal", "rolled", "after_roll", "counter", "own_cast")
"""Questions at which the easy bot does not use its cards."""
WORLDS: Final = 12
"""In how many imagined worlds a combat is tried out before it is begun."""
WORTHWHILE: Final = 1.0
"""How much a combat must gain there."""
BOLDER, TIMID = 0.4, 0.95
"""The chance from which the hard bot tries out a combat, and the one it requires when its tries have failed."""
REGRETS: Final = 3
"""How often it reconsiders."""
CHOICES, TRIALS = 3, 12
"""How many attacks the hard bot compares, and in how many imagined worlds."""


def easy(view: View, ask: Ask, rng: Random) -> Option:
    """Follows the same rules, but slips, and forgets its cards in combat."""
    if ask.what == "hero" or rng.randrange(100) < SLIPS:
        return draw(ask.options, rng)
    if ask.what in CARELESS:
        return ask.default or ask.options[0]
    return answer(view.state, ask)


def normal(view: View, ask: Ask, rng: Random) -> Option:
    """Follows the rules, with any hero."""
    return draw(ask.options, rng) if ask.what == "hero" else answer(view.state, ask)


def hard(view: View, ask: Ask, rng: Random, imagine: Callable[[], Match]) -> Option:
    """Follows the rules, and tries combats out in imagined worlds."""
    if ask.what == "turn":
        return considered(view.state, ask, imagine)
    if ask.what == "activation":
        return weighed(view.state, ask, imagine)
    return normal(view, ask, rng)


LEVELS: Final[Mapping[str, Callable[..., Option]]] = {"easy": easy, "normal": normal, "hard": hard}


def considered(g: Heroes, ask: Ask, imagine: Callable[[], Match]) -> Option:
    """Avoids combats that go badly in imagined worlds; considers bolder ones than the rules alone would."""
    veto: frozenset[int] = frozenset()
    for _ in range(REGRETS):
        option = turn(g, ask, veto, BOLDER)
        if option[0] != "move" or not is_fight(g, option):
            return option
        if fare(ask.seat, option, answer, imagine, WORLDS) > WORTHWHILE:
            return option
        veto |= {option[2]}
    return turn(g, ask, veto, TIMID)


def weighed(g: Heroes, ask: Ask, imagine: Callable[[], Match]) -> Option:
    """The attacks that look best at first glance, compared by how the combat ends."""
    option = answer(g, ask)
    if option[0] not in ("attack", "go", "defend"):
        return option
    options = distinct([option, *(other for _, other in tactician.ranked(g, ask))])
    return best_of(ask.seat, options, answer, imagine, TRIALS) if len(options) > 1 else option


def distinct(options: Sequence[Option]) -> list[Option]:
    """A few options that differ in their target."""
    found: dict[tuple[str, int], Option] = {}
    for option in options:
        found.setdefault((option[0], option[2] if option[0] == "attack" else 0), option)
    return list(found.values())[:CHOICES]


def answer(g: Heroes, ask: Ask) -> Option:
    """What the rules say."""
    if ask.what == "turn":
        return turn(g, ask)
    if ask.what == "offers":
        return offers(g, ask)
    if ask.what in tactician.ANSWERS:
        return tactician.ANSWERS[ask.what](g, ask)
    return others.ANSWERS[ask.what](g, ask)


def turn(g: Heroes, ask: Ask, veto: frozenset[int] = frozenset(), bold: float = BOLD) -> Option:
    """Cards, a Secondary Hero, the heroes' moves, and finally spending the gold they brought."""
    seat, options = ask.seat, ask.options
    return (
        on_map(g, seat, options)
        or hire(g, seat, options)
        or move(g, seat, veto, bold)
        or actions(g, seat, options)
        or ("end",)
    )


def offers(g: Heroes, ask: Ask) -> Option:
    """Before a combat of its own, everything the Town can give; otherwise its Turn is soon enough."""
    name, *args = g.stack[-1] if g.stack else ("",)
    if name == "engage" and ask.seat in fighters(g, *args):
        return actions(g, ask.seat, ask.options) or ("pass",)
    return ("pass",)


def fighters(g: Heroes, hero: int, field: int) -> list[int]:
    """Whose units are about to fight for a field."""
    enemies = geography.enemies_on(g, field, seat_of(hero))
    return [seat_of(hero), *map(seat_of, enemies), geography.holder(g, field)]
