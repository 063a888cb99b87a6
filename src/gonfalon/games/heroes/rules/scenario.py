"""What the Scenario says: victories, Obelisks, the Grail, special guards, elimination (chapter END).

A victory condition that is met stays met; the Round is then played to its end, unless the rules say otherwise
(HER-END-01). The end of the game drops everything still pending.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, TypeVar

from gonfalon.core import Unwind, put
from gonfalon.games.heroes.codes import (
    BUILD,
    GRAIL_DELIVERED,
    GRAIL_ON_FIELD,
    GRAIL_UNFOUND,
    MAIN_MP,
    NOBODY,
    NOWHERE,
    RESOURCE,
    RESOURCES,
    SECONDARY_MP,
    TIERS,
    heroes_of,
    is_main,
    purse_at,
    seat_of,
)
from gonfalon.games.heroes.printed import CONSTANTS, DIFFICULTIES, LOCATION_ID, SCENARIOS
from gonfalon.games.heroes.printed.base import Op
from gonfalon.games.heroes.printed.ops.land import Forbid
from gonfalon.games.heroes.printed.ops.scenarios import (
    CarrierRule,
    ClaimValue,
    DeploymentOverride,
    GuardOverride,
    ObeliskAny,
    ObeliskFirst,
    ObeliskLater,
    WinClaims,
    WinDeliver,
    WinFlag,
    WinMostClaims,
    WinTiebreak,
)
from gonfalon.games.heroes.state import Heroes

from . import dice, geography, morale
from .geography import GRAIL, MINES, OBELISK, SETTLEMENT, TOWN

Sort = TypeVar("Sort", bound=Op)

LOST_ROUNDS: Final = CONSTANTS.elimination_rounds_without_town
CUBES_WIN_FROM: Final = 3
"""From this number of players on, collecting cubes wins (HER-END-09)."""


@cache
def parts(scenario: int, kind: type[Sort]) -> tuple[Sort, ...]:
    """All parts of one sort in a Scenario."""
    printed = SCENARIOS[scenario]
    effects = (*printed.victories, *printed.defeats, *printed.rules)
    return tuple(op for effect in effects for op in effect.ops if isinstance(op, kind))


def part(g: Heroes, kind: type[Sort]) -> Sort | None:
    """The Scenario's only part of a sort, if it has one."""
    return next(iter(parts(g.scenario, kind)), None)


def at_location(g: Heroes, kind: Any, field: int) -> Any:
    """The Scenario's part of a sort that concerns a field's location."""
    location = geography.of(g).location(field)
    return next((op for op in parts(g.scenario, kind) if LOCATION_ID[op.location] == location), None)


# --------------------------------------------------------------------------- combats and entry


def guards_of(g: Heroes, field: int) -> tuple[int, ...] | None:
    """The tiers of the guards, where the Scenario names them instead of the table."""
    override = at_location(g, GuardOverride, field)
    if override is None:
        return None
    army = getattr(override, DIFFICULTIES[g.difficulty].id)
    return tuple(n for n, tier in enumerate(TIERS) for _ in range(getattr(army, tier)))


def in_the_middle(g: Heroes, field: int) -> bool:
    """Whether the attacker deploys on the Middle Row and the guards in the corners."""
    return at_location(g, DeploymentOverride, field) is not None


def no_diplomacy(g: Heroes, field: int) -> bool:
    """Whether Diplomacy cannot skip the combat on a field."""
    location = geography.of(g).location(field)
    return any(
        "diplomacy_skip" in op.what and op.where is not None and LOCATION_ID[op.where] == location
        for op in parts(g.scenario, Forbid)
    )


# --------------------------------------------------------------------------- Obelisks and the Grail


def obelisks(g: Heroes, seat: int) -> int:
    """How many Obelisks hold a cube of the seat (HER-LOC-57)."""
    mine = g.shared_flags[seat]
    return sum(mine >> field & 1 for field in geography.of(g).sites(OBELISK)) if mine else 0


async def obelisk(g: Heroes, hero: int, first: bool) -> None:
    """A hero's player has put a cube on an Obelisk, as the first or not (HER-LOC-56)."""
    kinds = (ObeliskAny, ObeliskFirst if first else ObeliskLater)
    for kind in kinds:
        for op in parts(g.scenario, kind):
            await reward(g, seat_of(hero), hero, op)


async def reward(g: Heroes, seat: int, hero: int, op: Any) -> None:
    """One of the things that an Obelisk gives."""
    if op.then == "roll_treasure":
        await dice.roll_treasure(g, seat, hero, op.dice, getattr(op, "keep", 0) or op.dice)
    elif op.then == "draw":
        g.draw(seat, op.amount)
    elif op.then == "morale_positive":
        await morale.gain_morale(g, seat)
    else:
        resource = RESOURCE.names.index(op.resource)
        g.gain(seat, resource, op.amount)
        g.tell("gained", seat, resource, op.amount)


def take_grail(g: Heroes, hero: int) -> None:
    """The Token is gained once per game (HER-LOC-49, HER-LOC-50)."""
    if g.grail == GRAIL_UNFOUND:
        g.grail = hero
        g.tell("grail", hero)


def pick_up(g: Heroes, hero: int, field: int) -> None:
    """A Grail left on a field goes to the next hero who arrives there."""
    if g.grail == GRAIL_ON_FIELD + field:
        g.grail = hero
        g.tell("grail", hero)


def lose_grail(g: Heroes, hero: int, winner: int, field: int) -> None:
    """A beaten carrier leaves the Grail to the winning hero, or on the field (NOBODY: beaten by Units alone)."""
    if g.grail == hero:
        g.grail = winner if winner != NOBODY else GRAIL_ON_FIELD + field
        g.tell("grail_lost", hero, winner, field)


def burden(g: Heroes, hero: int) -> int:
    """How carrying the Grail changes a hero's MP."""
    if g.grail != hero:
        return 0
    rule = part(g, CarrierRule)
    return rule.movement if rule is not None else 0


def full_mp(g: Heroes, hero: int) -> int:
    """The MP of a hero for a Round (HER-HRO-02, HER-HRO-09)."""
    if g.hero_at[hero] == NOWHERE:
        return 0
    printed = MAIN_MP if is_main(hero) else SECONDARY_MP
    return max(0, printed + g.sum_of("movement", seat_of(hero)) + burden(g, hero))


def can_deliver(g: Heroes, seat: int) -> bool:
    """A hero with the Grail stands in the seat's own Town, and the Build Token is available."""
    town = geography.town_of(seat)
    return (
        0 <= g.grail < len(g.hero_at)
        and seat_of(g.grail) == seat
        and g.hero_at[g.grail] == town
        and bool(g.tokens[seat] & BUILD)
        and part(g, WinDeliver) is not None
        and geography.holder(g, town) == seat
    )


def deliver(g: Heroes, seat: int) -> None:
    """The Grail stays in the Town."""
    g.tokens[seat] &= ~BUILD
    g.grail = GRAIL_DELIVERED
    g.tell("delivered", seat)
    meet(g, seat, 0)


# --------------------------------------------------------------------------- elimination


def note_homeless(g: Heroes) -> None:
    """Mark the players who begin a Round without Town or Settlement (HER-END-02)."""
    for seat in g.in_order():
        if not geography.towns_and_settlements(g, seat):
            g.last("homeless", seat, 1, "round")


def settle_homes(g: Heroes) -> None:
    """The count returns to zero as soon as the player controls a site (HER-END-02)."""
    if any(g.homeless) or any(row.what == "homeless" for row in g.effects):
        for seat in g.in_order():
            if geography.towns_and_settlements(g, seat):
                g.homeless = put(g.homeless, seat, 0)
                g.use_up("homeless", seat)


def eliminate(g: Heroes, seat: int) -> None:
    """Cubes, heroes, cards and units leave the game; cubes won by others stay with them (HER-END-05,
    HER-END-06)."""
    g.tell("eliminated", seat)
    for hero in heroes_of(seat):
        lose_grail(g, hero, NOBODY, g.hero_at[hero])
        g.hero_at[hero] = g.stood[hero] = NOWHERE
        g.mp[hero] = 0
    lost = [field for field, holder in g.flags if holder == seat]
    g.flags = tuple(pair for pair in g.flags if pair[1] != seat)
    g.settled = tuple(pair for pair in g.settled if pair[0] not in lost)
    g.shared_flags = put(g.shared_flags, seat, 0)
    for resource in RESOURCES:
        g.income = put(g.income, purse_at(seat, resource), 0)
    for unit in g.army[seat]:
        g.dismiss(seat, unit)
    remove_cards(g, seat)
    g.tokens[seat] = 0
    g.effects = tuple(row for row in g.effects if row.subject != seat)
    g.gone |= 1 << seat
    check(g)


def remove_cards(g: Heroes, seat: int) -> None:
    """Hand, Deck, Discard Pile and cards in play leave the game (HER-END-06)."""
    laid = tuple(card for _, card in g.overlays[seat])
    standing = (g.permanent[seat],) if g.permanent[seat] != NOBODY else ()
    cards = (*g.hand[seat], *g.deck[seat], *g.discard[seat], *g.ongoing[seat], *laid, *standing)
    g.removed = (*g.removed, *cards)
    g.hand, g.deck, g.discard = put(g.hand, seat, ()), put(g.deck, seat, ()), put(g.discard, seat, ())
    g.ongoing, g.overlays = put(g.ongoing, seat, ()), put(g.overlays, seat, ())
    g.permanent = put(g.permanent, seat, NOBODY)
    g.unseen = put(g.unseen, seat, ())


# --------------------------------------------------------------------------- victory


def check(g: Heroes) -> None:
    """After a loser's penalties, a visit and an elimination (HER-DIG-03): the last player left, or one with a cube
    of every enemy, wins at once, whatever the Scenario asks for (HER-END-08, HER-END-09, HER-MOD-03); a flag that
    wins is recorded."""
    settle_homes(g)
    left = g.in_order()
    if len(left) == 1:
        end_game(g, left)
    if g.players >= CUBES_WIN_FROM:
        for seat in g.in_order(max(g.active, 0)):
            if has_all_cubes(g, seat):
                end_game(g, (seat,))
    for n, location in flags_to_win(g.scenario):
        for field in geography.of(g).sites(location):
            if g.flag_of(field) != NOBODY:
                meet(g, g.flag_of(field), n)


@cache
def flags_to_win(scenario: int) -> tuple[tuple[int, int], ...]:
    """The victory conditions that are met by flagging a location: their numbers and that location (HER-LOC-28,
    HER-LOC-59)."""
    return tuple(
        (n, LOCATION_ID[op.location])
        for n, effect in enumerate(SCENARIOS[scenario].victories)
        for op in effect.ops
        if isinstance(op, WinFlag)
    )


def has_all_cubes(g: Heroes, seat: int) -> bool:
    """A cube of every opponent; an eliminated one whose cube is missing no longer counts (HER-END-09)."""
    won = g.cubes[seat]
    enemies = [other for other in range(g.players) if other != seat]
    return any(won[other] for other in enemies) and all(won[other] or g.gone >> other & 1 for other in enemies)


def meet(g: Heroes, seat: int, n: int) -> None:
    """The n-th victory condition is met, and stays met (HER-END-01)."""
    if n not in g.met[seat]:
        g.met = put(g.met, seat, (*g.met[seat], n))
        g.tell("met", seat, n)


def claims(g: Heroes, seat: int) -> int:
    """Mines, Settlements, enemy Towns, and whatever else the Scenario counts."""
    rule = part(g, WinClaims)
    if rule is None:
        return 0
    worth = {TOWN: rule.enemy_town, SETTLEMENT: rule.settlement, **dict.fromkeys(MINES, rule.mine)}
    worth |= {LOCATION_ID[op.location]: op.amount for op in parts(g.scenario, ClaimValue)}
    locations, own = geography.of(g).locations, geography.town_of(seat)
    held = [field for field, holder in g.flags if holder == seat and field != own]
    grail = worth.get(GRAIL, 0) if 0 <= g.grail < len(g.hero_at) and seat_of(g.grail) == seat else 0
    return grail + sum(worth.get(locations[field], 0) for field in held)


def merit(g: Heroes, seat: int) -> tuple[int, ...]:
    """What the Scenario ranks players by, most important first; nothing for an eliminated player."""
    if g.gone >> seat & 1:
        return (-1,)
    if part(g, WinClaims) is not None:
        return claims(g, seat), g.level(seat)
    if part(g, WinTiebreak) is not None:
        return int(g.grail in heroes_of(seat)), obelisks(g, seat), g.level(seat)
    return (g.level(seat), g.xp[seat])


def end_of_round(g: Heroes) -> None:
    """Elimination after the third Round without a site, then victories, and the end after the last Round
    (HER-END-01, HER-END-02, HER-END-12)."""
    settle_homes(g)
    for seat in g.in_order():
        if g.use_up("homeless", seat):
            g.homeless = put(g.homeless, seat, g.homeless[seat] + 1)
            if g.homeless[seat] >= LOST_ROUNDS:
                eliminate(g, seat)
    winners = tuple(seat for seat in g.in_order() if g.met[seat]) or most_claims(g)
    if winners:
        end_game(g, winners)
    if g.round >= SCENARIOS[g.scenario].rounds:
        end_game(g, last_winners(g))


def most_claims(g: Heroes) -> tuple[int, ...]:
    """The player with enough claims at the end of a Round; the most claims win, then the highest level."""
    rule = part(g, WinClaims)
    if rule is None:
        return ()
    needed = rule.threshold_2p if g.players == 2 else rule.threshold_3p
    return best(g, [seat for seat in g.in_order() if claims(g, seat) >= needed])


def last_winners(g: Heroes) -> tuple[int, ...]:
    """Who wins after the last Round: the best player, or nobody."""
    decided = part(g, WinMostClaims) or part(g, WinTiebreak)
    return best(g, list(g.in_order())) if decided is not None else ()


def best(g: Heroes, seats: list[int]) -> tuple[int, ...]:
    """The highest-ranking seats, several if tied."""
    top = max((merit(g, seat) for seat in seats), default=None)
    return tuple(sorted(seat for seat in seats if merit(g, seat) == top))


def end_game(g: Heroes, winners: tuple[int, ...]) -> None:
    """Drop everything still to be done."""
    g.winners = winners
    g.stage = "over"
    g.tell("won", *winners)
    g.stack[:] = [("over",)]
    raise Unwind("over")


def over(g: Heroes) -> None:
    """The last frame: the game has ended."""


def places(g: Heroes) -> tuple[int, ...]:
    """The winners come first, then the others by what the Scenario counts. If everyone has lost, nobody is
    first."""
    if g.stage == "over" and not g.winners:
        return (2,) * g.players
    ranks = [(seat in g.winners, merit(g, seat)) for seat in range(g.players)]
    return tuple(1 + sum(other > own for other in ranks) for own in ranks)


PHASES: Final = {"over": over}
