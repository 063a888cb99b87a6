"""A player by hand-written rules: fast, and of one mind over a whole turn.

In the Move step it looks for the attack that pays best for what it costs, brings up just enough for good odds, and
goes on to the next; then Heroes explore, ships carry idle troops to weak coasts, and the rest marches to the
front. It never strips its Capital of what must hold it. It sees only what its seat sees.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final, NamedTuple

from gonfalon.core import Ask, Menu, Option, View
from gonfalon.core.menu import bits
from gonfalon.games.nerath.codes import MOST, band, boarder, lot, ship
from gonfalon.games.nerath.printed import GUARDIANS, PIECES
from gonfalon.games.nerath.rules.conquest import worth as points_for
from gonfalon.games.nerath.rules.dungeon import PER_TOKEN
from gonfalon.games.nerath.rules.effects import capacity
from gonfalon.games.nerath.rules.geography import CAPITAL, COASTAL, DUNGEONS, LAND, NEAR, SEA, by_air, near
from gonfalon.games.nerath.rules.moving import Ways
from gonfalon.games.nerath.rules.reinforce import sites
from gonfalon.games.nerath.rules.retreat import can_retreat
from gonfalon.games.nerath.rules.strength import (
    AFLOAT,
    ATTACK,
    DEFENCE,
    Strength,
    attack_on,
    chance,
    defence_of,
    pending,
    strength,
)
from gonfalon.games.nerath.state import (
    BECALMED,
    DRAGON,
    FIGHTER,
    FLYING,
    FOOTSOLDIER,
    HEROES,
    KIND,
    LAND_PIECES,
    MONSTER,
    MOVE,
    SIEGE_ENGINE,
    UNLOADED,
    WALKED,
    WARSHIP,
    WIZARD,
    Nerath,
    load_of,
)

from .judge import WORTH, prize

END: Final = ("end",)
ENOUGH: Final = 0.82
"""The chance with which an attack is left as it is."""
WORTHWHILE: Final = 0.6
"""The chance below which none is begun."""
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


class Band(NamedTuple):
    """Pieces of a type in a space that may still move, and where they can go."""

    space: int
    type: int
    n: int
    reach: int


class Plan(NamedTuple):
    """An attack: where, with which bands, how likely it succeeds and what it is worth."""

    space: int
    joins: tuple[tuple[Band, int], ...]
    wins: float
    gain: float


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


def ready_bands(g: Nerath, ways: Ways) -> Iterator[Band]:
    """What may still move, like with like."""
    for key, n in g.ready.items():
        reach = ways.reach(key)
        if reach:
            yield Band(key >> 6 & 127, key & 63, n, reach)


def attack(g: Nerath, ways: Ways, bands: list[Band]) -> Option | None:
    """The next move of the best attack."""
    plans = [plan for plan in (plan_for(g, bands, space) for space in bits(goals(g, ways))) if plan is not None]
    if not plans:
        return None
    best = max(plans, key=lambda plan: plan.gain)
    joined, n = best.joins[0]
    return ("move", band(joined.space, joined.type, min(n, MOST)), best.space)


def goals(g: Nerath, ways: Ways) -> int:
    """Enemy land, and sea spaces with enemies."""
    return (LAND & ~ways.land | SEA & ~ways.sea) & ~ways.barred


def plan_for(g: Nerath, bands: list[Band], space: int) -> Plan | None:
    """The cheapest force that takes a space with good odds; None if there is none, or if it is there already."""
    sea = bool(1 << space & SEA)
    table = AFLOAT if sea else ATTACK
    defence = defence_of(g, g.active, space)
    force = attack_on(g, g.active, space)
    begun = force.health > 0
    wins = chance(force, defence)
    if wins >= ENOUGH or (not defence.health and begun):
        return None
    joins: list[tuple[Band, int]] = []
    cost = 0.0
    for each in sorted((b for b in bands if b.reach >> space & 1), key=lambda b: preference(b, defence)):
        spare = spare_of(g, each)
        taken = 0
        while taken < spare and wins < ENOUGH:
            force += table[KIND[each.type]] if sea or each.type < WARSHIP else (0.0, 0)
            cost += WORTH[each.type]
            taken += 1
            wins = chance(force, defence)
        if taken:
            joins.append((each, taken))
        if wins >= ENOUGH:
            break
    if not joins or wins < (0.35 if begun else WORTHWHILE):
        return None
    loss = (1 - wins) * cost + 0.25 * min(cost, defence.power * 2)
    gain = wins * prize(g, space) - loss + (5.0 if begun else 0.0)
    return Plan(space, tuple(joins), wins, gain) if gain > 0 else None


def preference(each: Band, defence: Strength) -> tuple[float, int]:
    """Whom to send first: against nobody the cheapest, else those that fight best for their price."""
    kind = KIND[each.type]
    if not defence.health:
        return (WORTH[each.type] + (0 if kind in (FOOTSOLDIER, MONSTER) else 3), each.reach.bit_count())
    return (-ATTACK[kind].power / PIECES[kind].cost, each.reach.bit_count())


def spare_of(g: Nerath, each: Band) -> int:
    """How many of a band may leave: what a Capital needs against what stands near stays."""
    if each.space != CAPITAL[g.active] or KIND[each.type] in FLYING:
        return each.n
    threat = threat_to(g, each.space)
    home = strength([kind for type_, n in g.army(g.active, each.space) for kind in [KIND[type_]] * n], DEFENCE)
    for n in range(each.n, 0, -1):
        left = Strength(home.power - n * DEFENCE[each.type].power, home.health - n * DEFENCE[each.type].health)
        if chance(threat, left) < 0.25:
            return n
    return 0


def threat_to(g: Nerath, space: int) -> Strength:
    """What enemies could bring against a land space in their next turn, roughly: what stands within two land
    spaces, and what flies within reach."""
    around = NEAR[space] & LAND
    around |= near(around) & LAND
    total = Strength(0.0, 0)
    for enemy in g.enemies(g.active):
        for key, n in g.troops[enemy].items():
            where, type_ = key >> 6, key & 63
            if type_ in FLYING and by_air(where, MOVE[type_])[-1] >> space & 1:
                total += strength([type_] * n, ATTACK)
            elif around >> where & 1 and type_ in LAND_PIECES:
                walks = NEAR[space] >> where & 1 or MOVE[type_] > 1
                total += strength([type_] * n if walks else [], ATTACK)
            elif type_ > WARSHIP and NEAR[space] & (1 << where | near(1 << where) & SEA):
                total += strength(list(load_of(type_)) * n, ATTACK)
    return total


def explore(g: Nerath, ways: Ways, bands: list[Band]) -> Option | None:
    """Heroes go where they beat the Guardians."""
    heroes = [each._replace(n=n) for each in bands if each.type in HEROES and (n := spare_of(g, each))]
    for dungeon in bits(DUNGEONS):
        team = [each for each in heroes if each.reach >> dungeon & 1]
        there = [kind for kind, n in g.army(g.active, dungeon) for _ in range(n)]
        able = [*there, *(each.type for each in team for _ in range(each.n))]
        guard = defence_of(g, g.active, dungeon)
        if not team or not guard.health:
            continue
        if there and chance(strength(there, ATTACK), guard) >= ENOUGH:
            continue
        if chance(strength(able[:4], ATTACK), guard) >= 0.66:
            first = team[0]
            return ("move", band(first.space, first.type, min(first.n, 3)), dungeon)
    return None


def march(g: Nerath, ways: Ways, bands: list[Band]) -> Option | None:
    """Idle land pieces go toward the front; flying pieces stay for the Reposition step."""
    front = front_of(g)
    for each in bands:
        if each.type not in LAND_PIECES or front >> each.space & 1:
            continue
        here = steps_to(front, each.space, ways.land)
        ends = [(steps_to(front, goal, ways.land), goal) for goal in bits(each.reach & ways.land)]
        n = spare_of(g, each)
        if ends and min(ends)[0] < here and n:
            return ("move", band(each.space, each.type, min(n, MOST)), min(ends)[1])
    return None


def front_of(g: Nerath) -> int:
    """Own and allied land that borders enemy land."""
    enemy = 0
    for other in g.enemies(g.active):
        enemy |= g.lands[other]
    return g.friendly_land(g.active) & near(enemy)


@lru_cache(1 << 15)
def steps_to(goal: int, start: int, land: int) -> int:
    """How many land spaces it is to a region, through friendly land."""
    reached, edge = 1 << start, 1 << start
    for n in range(20):
        if reached & goal:
            return n
        edge = near(edge) & land & ~reached
        if not edge:
            break
        reached |= edge
    return 99


# -------------------------------------------------------------------------------- ships


def ready_ships(g: Nerath) -> Iterator[tuple[int, int, int]]:
    """The Warships that may still do something: key, sea space, type."""
    for key in g.ready:
        if key & 63 >= WARSHIP:
            yield key, key >> 6 & 127, key & 63


def weak_coasts(g: Nerath, ways: Ways, sea: int, pieces: Sequence[int]) -> list[tuple[float, int]]:
    """The enemy coasts at a sea space that these pieces could take, the best first."""
    found = []
    for coast in bits(NEAR[sea] & LAND & ~ways.land & ~ways.barred):
        wins = chance(attack_on(g, g.active, coast, pieces), defence_of(g, g.active, coast))
        if wins >= WORTHWHILE:
            found.append((wins * prize(g, coast), coast))
    return sorted(found, reverse=True)


def land_troops(g: Nerath, ways: Ways, bands: list[Band]) -> Option | None:
    """Put what a ship carries ashore where it can win."""
    for key, sea, type_ in ready_ships(g):
        load = load_of(type_)
        if not load or key & BECALMED or not ways.sea >> sea & 1:
            continue
        for _, coast in weak_coasts(g, ways, sea, load)[:1]:
            return ("debark", ship(sea, type_), boarder(coast, load[0]))
    return None


def embark(g: Nerath, ways: Ways, bands: list[Band]) -> Option | None:
    """Take idle troops aboard if the ship can then reach a coast that they can take."""
    idle = COASTAL & ~front_of(g) & ~(1 << CAPITAL[g.active])
    for key, sea, type_ in ready_ships(g):
        load = load_of(type_)
        room = capacity(g, g.active) - len(load)
        if key & (UNLOADED | BECALMED) or room <= 0 or not ways.sea >> sea & 1:
            continue
        troops = waiting(g, NEAR[sea] & idle)
        crew = [*load, *(piece for piece, _ in troops[:room])]
        if troops and any(weak_coasts(g, ways, other, crew) for other in bits(harbours(ways, key) | 1 << sea)):
            piece, space = troops[0]
            return ("embark", ship(sea, type_), boarder(space, piece))
    return None


def waiting(g: Nerath, coasts: int) -> list[tuple[int, int]]:
    """The land pieces on some coasts that have not moved, and where they are; the strongest first."""
    found = [
        (key & 63, key >> 6 & 127)
        for key, n in g.ready.items()
        if key & 63 in LAND_PIECES and not key & WALKED and coasts >> (key >> 6 & 127) & 1
        for _ in range(n)
    ]
    return sorted(found, key=lambda each: -ATTACK[each[0]].power)


def harbours(ways: Ways, ship: int) -> int:
    """The friendly sea spaces that a ready Warship can still reach."""
    layers = ways.layers(ship)
    return layers[-1] & ways.sea if layers else 0


def sail(g: Nerath, ways: Ways, bands: list[Band]) -> Option | None:
    """A laden ship goes where its troops can land."""
    for key, sea, type_ in ready_ships(g):
        load = load_of(type_)
        if not load or key & UNLOADED:
            continue
        seas = bits(harbours(ways, key))
        ends = [(found[0][0], other) for other in seas if (found := weak_coasts(g, ways, other, load))]
        if ends:
            return ("move", band(sea, type_, 1), max(ends)[1])
    return None


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
    return max(by_kind, key=lambda option: (option[1] % MOST, crowd(g, option[2]) if option[0] == "move" else 0))


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
    """Heroes leave; flying pieces go to the land behind the front that is held worst."""
    played = cards_of(ask)
    if played:
        return played[0]
    ways = Ways(g, peaceful=True)
    front = front_of(g)
    for option in ask.options:
        if option[0] == "embark" or (option[0] == "move" and 1 << (option[1] // MOST >> 6) & DUNGEONS):
            return option
    for each in ready_bands(g, ways):
        if each.type not in FLYING:
            continue
        ends = list(bits(each.reach & front & LAND))
        at_home = 1 << each.space & ways.land & front
        if ends and not at_home:
            return (
                "move",
                band(each.space, each.type, min(each.n, MOST)),
                max(ends, key=lambda end: crowd(g, end)),
            )
        if not 1 << each.space & ways.land and each.reach & ways.land:
            return ("move", band(each.space, each.type, min(each.n, MOST)), next(bits(each.reach & ways.land)))
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
    """Cards of one's own turn are played at once; those for a battle when it hangs in the balance."""
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
