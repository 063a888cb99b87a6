"""A player by hand-written rules: fast, and of one mind over a whole turn.

In the Move step it looks for the attack that pays best for what it costs, brings up just enough for good odds, and
goes on to the next; then Heroes explore, ships carry idle troops to weak coasts, and the rest marches to the
front. It never strips its Capital of what must hold it. It sees only what its seat sees.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from gonfalon.core import Ask, Menu, Option, View
from gonfalon.core.menu import bits
from gonfalon.games.nerath.codes import MOST_IN_BAND, band, band_of, lot
from gonfalon.games.nerath.printed import GUARDIANS
from gonfalon.games.nerath.printed.regions import DUNGEONS, LAND
from gonfalon.games.nerath.rules.conquest import worth as points_for
from gonfalon.games.nerath.rules.dungeon import PER_TOKEN
from gonfalon.games.nerath.rules.reinforce import sites
from gonfalon.games.nerath.rules.retreat import can_retreat
from gonfalon.games.nerath.rules.strength import pending
from gonfalon.games.nerath.rules.ways import Ways
from gonfalon.games.nerath.state import (
    DRAGON,
    FIGHTER,
    FLYING,
    FOOTSOLDIER,
    MONSTER,
    SIEGE_ENGINE,
    WIZARD,
    Nerath,
)

from .attacks import attack, explore, front_of, march, ready_bands, steps_to
from .ships import embark, land_troops, sail

END: Final = ("end",)
HOLD: Final = 0.42
"""The chance below which a battle is broken off."""
SHOPPING: Final = (
    MONSTER,
    FOOTSOLDIER,
    SIEGE_ENGINE,
    FOOTSOLDIER,
    FIGHTER,
    FOOTSOLDIER,
    DRAGON,
    FOOTSOLDIER,
    WIZARD,
)
"""What is bought, in turn, as far as the Gold goes."""


def strategist(view: View, ask: Ask, rng: Random) -> Option:
    """Answer a question by the rules for it; where there are none, take an option by chance."""
    rule = RULES.get(ask.what)
    if rule is not None:
        option = rule(view.state, ask, rng)
        if option in ask.options:
            return option
    return by_default(view.state, ask, rng)


def by_default(g: Nerath, ask: Ask, rng: Random) -> Option:
    """Cards are played when they may be; otherwise what an absent player would get, or chance."""
    if ask.window:
        return card(g, ask, rng)
    options = [option for option in ask.options if option not in (("pass",), END)] or list(ask.options)
    return rng.choice(options)


# ------------------------------------------------------------------------------- moving


def move(g: Nerath, ask: Ask, rng: Random) -> Option:
    """Attacks first, then dungeons, ships, marches; cards before everything."""
    played = cards_of(ask)
    if played:
        return played[0]
    ways = Ways(g)
    bands = list(ready_bands(g, ways))
    for find in (attack, explore, land_troops, embark, sail, march):
        option = find(g, ways, bands)
        if option is not None and option in ask.options:
            return option
    return END


def cards_of(ask: Ask) -> list[Option]:
    """The cards that may be played now."""
    options = ask.options
    return [
        option
        for option in (options.plain if isinstance(options, Menu) else options)
        if option[0] in ("event", "treasure")
    ]


# -------------------------------------------------------------------------------- ships


def landing(g: Nerath, ask: Ask, rng: Random) -> Option:
    """After a sea battle: land where it can be won."""
    return land_troops(g, Ways(g), []) or END


# -------------------------------------------------------------------------------- battle


def fight(g: Nerath, ask: Ask, rng: Random) -> Option:
    """The surest battle first."""
    return max(ask.options, key=lambda option: pending(g, option[1]))


def press(g: Nerath, ask: Ask, rng: Random) -> Option:
    """Go on while the odds are fair, or while there is nowhere to go."""
    space = g.fighting
    if pending(g, space) >= HOLD or not can_retreat(g, space):
        return ("press",)
    return ("retreat",)


def withdraw(g: Nerath, ask: Ask, rng: Random) -> Option:
    """All of a kind together, to where most friends are."""
    by_kind = [option for option in ask.options if option[0] != "march"]
    return max(
        by_kind, key=lambda option: (option[1] % MOST_IN_BAND, crowd(g, option[2]) if option[0] == "move" else 0)
    )


def crowd(g: Nerath, space: int) -> int:
    return sum(n for _, n in g.army(g.active, space))


def amok(g: Nerath, ask: Ask, rng: Random) -> Option:
    """Monsters take what is worth most."""
    open_ = [option for option in ask.options if option != END]
    return max(open_, key=lambda option: points_for(g, g.active, option[1])) if open_ else END


def lose(g: Nerath, ask: Ask, rng: Random) -> Option:
    return ("sensible",) if ("sensible",) in ask.options else ask.options[0]


def lose_dice(g: Nerath, ask: Ask, rng: Random) -> Option:
    """The smallest die goes."""
    return min(ask.options, key=lambda option: GUARDIANS[option[1] // PER_TOKEN].dice[option[1] % PER_TOKEN])


def agree(g: Nerath, ask: Ask, rng: Random) -> Option:
    return ("accept",)


# ------------------------------------------------------------------- after the battles


def reposition(g: Nerath, ask: Ask, rng: Random) -> Option:
    """Heroes leave; flying pieces go to the most weakly held land behind the front."""
    played = cards_of(ask)
    if played:
        return played[0]
    ways = Ways(g, peaceful=True)
    front = front_of(g)
    for option in ask.options:
        if option[0] == "embark" or (option[0] == "move" and 1 << band_of(option[1])[0] & DUNGEONS):
            return option
    for each in ready_bands(g, ways):
        if each.type not in FLYING:
            continue
        ends = list(bits(each.reach & front & LAND))
        at_home = 1 << each.space & ways.land & front
        if ends and not at_home:
            return (
                "move",
                band(each.space, each.type, min(each.n, MOST_IN_BAND)),
                max(ends, key=lambda end: crowd(g, end)),
            )
        if not 1 << each.space & ways.land and each.reach & ways.land:
            return (
                "move",
                band(each.space, each.type, min(each.n, MOST_IN_BAND)),
                next(bits(each.reach & ways.land)),
            )
    return END


def recruit(g: Nerath, ask: Ask, rng: Random) -> Option:
    """A mixed army, placed at the Castle nearest to the front; cards first."""
    played = cards_of(ask)
    if played:
        return played[0]
    front, land = front_of(g), g.friendly_land(g.active)
    places = list(sites(g, g.active))
    bought = sum(n for key, n in g.placed.items() if key < 0)
    for kind in (SHOPPING[(bought + n) % len(SHOPPING)] for n in range(len(SHOPPING))):
        found = [site for site in places if ("recruit", lot(kind, 1), site) in ask.options]
        if found:
            return ("recruit", lot(kind, 1), min(found, key=lambda site: steps_to(front, site, land)))
    return END


def deploy(g: Nerath, ask: Ask, rng: Random) -> Option:
    """New pieces go toward the front."""
    ways = Ways(g, peaceful=True)
    return march(g, ways, list(ready_bands(g, ways))) or END


# -------------------------------------------------------------------------------- cards


def card(g: Nerath, ask: Ask, rng: Random) -> Option:
    """Cards for one's own turn are played at once; those for a battle when it hangs in the balance."""
    held = [option for option in ask.options if option[0] in ("event", "treasure")]
    if not held:
        return ask.default or ask.options[0]
    if ask.what in ("battle_start", "battle_round", "battle_press", "battle_retreat"):
        wins = pending(g, g.fighting)
        return held[0] if 0.15 < wins < 0.85 else ("pass",)
    if ask.what == "battle_damage" and ask.about[3] < 2:
        return ("pass",)
    return held[0]


Rule = Callable[[Any, Ask, Random], Option]
RULES: Final[dict[str, Rule]] = {
    "move": move,
    "landing": landing,
    "fight": fight,
    "press": press,
    "withdraw": withdraw,
    "amok": amok,
    "lose": lose,
    "lose_dice": lose_dice,
    "agree": agree,
    "reposition": reposition,
    "recruit": recruit,
    "deploy": deploy,
}
