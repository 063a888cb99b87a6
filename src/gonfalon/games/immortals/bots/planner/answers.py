"""Hand-written answers to every question but the plan: quick, and good enough to play a whole round with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gonfalon.core import Ask, Option
from gonfalon.games.immortals.bots.judge import a_scoring
from gonfalon.games.immortals.printed import CONFLICT_PLACES, DARK, LIGHT, NEIGHBOURS, YIELDS, realm_of, region_of
from gonfalon.games.immortals.rules.reinforce import SET
from gonfalon.games.immortals.rules.starting import empty_places
from gonfalon.games.immortals.state import NOBODY, Immortals

from .sight import Sight

YIELD: Final = 0.12
"""What a gold or energy that a region yields adds to its worth in the starting round."""
FRIEND: Final = 0.5
"""What a neighbouring region of one's own adds."""
LAND: Final = 0.2
"""What a neighbouring region that is still free adds."""
KEPT: Final = 0.6
"""What a Conflict card is worth if kept in the starting round."""


# --------------------------------------------------------------------------- the starting round


def home(g: Immortals, ask: Ask) -> Option:
    """A group of middling size: the card of the home region is wanted, and others begin there too."""
    sizes = sorted(option[1] for option in ask.options)
    return ("group", sizes[len(sizes) // 2])


def promise(g: Immortals, seat: int, place: int) -> float:
    """How good it would be to settle in a place."""
    own = g.occupied(seat)
    value = 3 * a_scoring(g, own, place) + YIELD * sum(YIELDS[place])
    for near in NEIGHBOURS[place]:
        value += FRIEND if g.owner[near] == seat else LAND if g.owner[near] == NOBODY else 0.0
    holder = g.card_owner[region_of(place)]
    return value + (0.0 if holder == seat else KEPT)


def draft(g: Immortals, ask: Ask) -> Option:
    """The card with the most promising region; without a group left, one to attack with."""
    seat = ask.seat

    def value(option: Option) -> float:
        places = empty_places(g, option[1]) if g.groups[seat] else CONFLICT_PLACES[option[1]]
        return max((promise(g, seat, place) for place in places), default=0.0)

    return max(ask.options, key=value)


def settle(g: Immortals, ask: Ask) -> Option:
    """Big groups where there is much to conquer, small ones where there is little."""
    seat = ask.seat
    place = max((option[2] for option in ask.options), key=lambda place: promise(g, seat, place))
    sizes = sorted({option[1] for option in ask.options})
    strangers = sum(g.owner[near] != seat for near in NEIGHBOURS[place])
    return ("settle", sizes[min(len(sizes) - 1, strangers * len(sizes) // 6)], place)


def share(g: Immortals, ask: Ask) -> Option:
    """As many sets of three as possible, and more where one has more regions."""
    (fallen,) = ask.about
    light, dark = (g.waiting(ask.seat, realm) for realm in (LIGHT, DARK))
    own = [realm_of(place) for place in g.regions(ask.seat)]
    wanted = fallen * own.count(LIGHT) / max(1, len(own))

    def value(option: Option) -> tuple[int, float]:
        n = option[1]
        return (light + n) // SET + (dark + fallen - n) // SET, -abs(n - wanted)

    return max(ask.options, key=value)


# --------------------------------------------------------------------------- the rounds


def draw(g: Immortals, ask: Ask) -> Option:
    """A free card is always welcome (IMM-REI-01)."""
    return ("draw",)


def send(g: Immortals, ask: Ask) -> Option:
    """Reinforcements go where they guard or promise most."""
    sight = Sight(g, ask.seat)
    places = [option[1] for option in ask.options if option[0] == "send"]
    return ("send", max(places, key=lambda place: sight.more(place, 1)))


def spread(g: Immortals, ask: Ask) -> Option:
    """Armies of the great transition; its realm is that of any region offered."""
    (left,) = ask.about
    return Sight(g, ask.seat).spread(realm_of(ask.options[0][2]), left)


def turn(g: Immortals, ask: Ask) -> Option:
    """The card that gains most now: later the region may be taken."""
    sight = Sight(g, ask.seat)
    plan = g.plan[ask.seat]
    spaces = [option[1] for option in ask.options if option[0] == "turn_up"]
    if not spaces:
        return passing(g, ask)
    return ("turn_up", max(spaces, key=lambda space: sight.best(space, plan[space])[0]))


def passing(g: Immortals, ask: Ask) -> Option:
    return ("pass", Sight(g, ask.seat).scarcer())


def action(g: Immortals, ask: Ask) -> Option:
    return Sight(g, ask.seat).best(*ask.about)[1]


ANSWERS: Final[Mapping[str, Callable[[Immortals, Ask], Option]]] = {
    "home": home,
    "draft": draft,
    "settle": settle,
    "share": share,
    "draw": draw,
    "send": send,
    "turn": turn,
    "compensation": passing,
    "action": action,
    "spread": spread,
}
"""By question, what answers it."""
