"""Movement Actions (chapter MOV): a Hero steps, visits a Field again, reveals a tile or places one, each for 1 MP.

The options of a Turn are `move`, `revisit`, `reveal` and `explore`. A Hero that steps onto a Field where it may
not stop, or that flies with Angel Wings, goes on at once: question `onward` (move; stay to land here). Until it
has visited something again, `hero_at` differs from `stood`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from gonfalon.core import Ask, Option
from gonfalon.core.game import Phase
from gonfalon.games.heroes.codes import NOBODY, main_of, partner_of, seat_of, second_of
from gonfalon.games.heroes.printed import LOCATION_ID, SCENARIOS
from gonfalon.games.heroes.printed.ops.scenarios import EntryRequirement
from gonfalon.games.heroes.state import Heroes

from . import scenario, tiles
from .combat import beginning as combat
from .geography import (
    BLOCKED,
    SANCTUARY,
    SETTLEMENT,
    TOWN,
    category,
    enemies_on,
    guarded,
    holder,
    of,
    own_heroes,
)


def options(g: Heroes, seat: int) -> list[Option]:
    """What the Heroes of a seat may do with their own MP, in any order (HER-MOV-01, HER-MOV-08, HER-MOV-09)."""
    heroes = [hero for hero in own_heroes(g, seat) if g.mp[hero] > 0]
    if heroes and g.hero_at[main_of(seat)] == g.hero_at[second_of(seat)]:
        apart = parting(g, heroes)
        if apart:
            return apart
    found: list[Option] = []
    for hero in heroes:
        found += actions(g, hero)
    return found


def parting(g: Heroes, heroes: list[int]) -> list[Option]:
    """Two Heroes share a Field: the next MP must move one of them to a free Field (HER-MOV-13)."""
    return [("move", hero, to) for hero in heroes for to in steps_on(g, hero) if to not in g.hero_at]


def actions(g: Heroes, hero: int) -> list[Option]:
    """Everything one Hero may spend an MP on (HER-MOV-02, HER-MOV-03, HER-MOV-05, HER-MOV-06)."""
    at = g.hero_at[hero]
    geography = of(g)
    found: list[Option] = [("move", hero, to) for to in steps_on(g, hero)]
    if category(g, geography.locations[at]) == "revisitable":
        found.append(("revisit", hero))
    found += [("reveal", hero, slot) for slot in geography.near_slots[at]]
    if g.supply[seat_of(hero)] and tiles.sites(geography.grid, at):
        found.append(("explore", hero))
    return found


async def act(g: Heroes, seat: int, option: Option) -> None:
    """Spend the MP, then continue with the chosen action. Nothing is asked here, only frames are pushed."""
    verb, hero, *args = option
    g.mp[hero] -= 1
    if verb == "move":
        step(g, hero, args[0])
    elif verb == "revisit":
        g.push("visit", hero, g.hero_at[hero])
    elif verb == "reveal":
        g.push("reveal", seat, args[0])
    else:
        g.push("explore", seat, hero)


# --------------------------------------------------------------------------- steps


def steps(g: Heroes, hero: int, at: int, mp: int) -> list[int]:
    """The Fields a Hero may step onto from a Field with `mp` MP. A Field where it may not stop is entered only
    with MP to leave it again (HER-MOV-10, HER-LOC-42)."""
    geography, taken = of(g), g.hero_at
    locations, closed = geography.locations, closed_to(g, seat_of(hero))
    ways = geography.touching(at) if flies(g, hero) else geography.neighbours[at]
    return [
        to
        for to in ways
        if locations[to] not in closed
        and (
            (to not in taken and locations[to] != BLOCKED)
            or may_stop(g, hero, to)
            or (mp > 1 and steps(g, hero, to, mp - 1))
        )
    ]


def may_stop(g: Heroes, hero: int, field: int) -> bool:
    """Not on a Blocked Field, with an ally, or with an enemy on a Sanctuary (HER-MOV-10, HER-MOV-15,
    HER-LOC-41)."""
    location = of(g).locations[field]
    if location == BLOCKED:
        return False
    if field not in g.hero_at:
        return True
    ally = g.hero_at[partner_of(hero)] == field
    return not ally and (location != SANCTUARY or not enemies_on(g, field, seat_of(hero)))


def closed_to(g: Heroes, seat: int) -> list[int]:
    """Locations that a scenario closes to players with too few Obelisks (HER-END-01)."""
    wanted = obelisks_for(g.scenario)
    return [location for location, n in wanted.items() if scenario.obelisks(g, seat) < n] if wanted else []


@cache
def obelisks_for(scenario: int) -> Mapping[int, int]:
    """By location, how many Obelisks a scenario requires for entry."""
    ops = (op for rule in SCENARIOS[scenario].rules for op in rule.ops)
    return {LOCATION_ID[op.location]: op.obelisks for op in ops if isinstance(op, EntryRequirement)}


def flies(g: Heroes, hero: int) -> bool:
    """Whether Angel Wings carry a Hero over Fields, borders and Blocked Fields this Turn."""
    return bool(g.passing[seat_of(hero)] >> hero & 1)


def step(g: Heroes, hero: int, to: int) -> None:
    """The Hero is on the new Field; if it may not or need not stop there, ask where it goes on."""
    g.tell("moved", hero, g.hero_at[hero], to)
    g.hero_at[hero] = to
    if not may_stop(g, hero, to) or (flies(g, hero) and steps_on(g, hero)):
        g.push("onward", hero)
    else:
        arrive(g, hero, to)


def steps_on(g: Heroes, hero: int) -> list[int]:
    """Where a Hero may go from where it is."""
    return steps(g, hero, g.hero_at[hero], g.mp[hero]) if g.mp[hero] else []


async def onward(g: Heroes, hero: int) -> None:
    """A Field that is merely crossed is not visited, and is left at once (HER-MOV-10, HER-MOV-11, HER-MOV-17)."""
    ways: list[Option] = [("move", hero, to) for to in steps_on(g, hero)]
    if may_stop(g, hero, g.hero_at[hero]):
        ways.append(("stay",))
    verb, *args = await Ask(
        seat_of(hero),
        "onward",
        ways,
        rule="HER-MOV-10",
        about=(hero,),
        default=lambda ways: min(ways, key=lambda way: trouble(g, hero, way)),
    )
    if verb == "stay":
        arrive(g, hero, g.hero_at[hero])
    else:
        g.mp[hero] -= 1
        step(g, hero, args[1])


def trouble(g: Heroes, hero: int, way: Option) -> tuple[bool, bool]:
    """What an absent player avoids: a Combat or having to go on again above all, then spending MP (HER-DIG-05)."""
    field = g.hero_at[hero] if way == ("stay",) else way[2]
    return is_contested(g, hero, field) or not may_stop(g, hero, field), way != ("stay",)


def arrive(g: Heroes, hero: int, field: int) -> None:
    """Enemies, their Towns and Settlements, and guards are fought first; then the Field is visited
    (HER-MAP-05, HER-MOV-17, HER-MOV-18, HER-BAT-04)."""
    if is_contested(g, hero, field):
        combat.start_combat(g, hero, field)
    else:
        g.push("visit", hero, field)


def is_contested(g: Heroes, hero: int, field: int) -> bool:
    """Whether a Hero who stops on a Field must fight there (HER-BAT-01, HER-BAT-02, HER-BAT-03, HER-BAT-05)."""
    seat = seat_of(hero)
    return bool(enemies_on(g, field, seat)) or is_defended(g, seat, field) or guarded(g, field)


def is_defended(g: Heroes, seat: int, field: int) -> bool:
    """Whether a Field is an enemy's Town or Settlement; other flagged Fields are simply taken (HER-BAT-05)."""
    return of(g).locations[field] in (TOWN, SETTLEMENT) and holder(g, field) not in (seat, NOBODY)


def put_hero(g: Heroes, hero: int, field: int) -> None:
    """Place a Hero on a legal Field without a visit: hiring, defeat, Retreat, card effects (HER-MOV-20,
    HER-BAT-52)."""
    g.hero_at[hero] = g.stood[hero] = field


PHASES: Final[Mapping[str, Phase]] = {
    "onward": onward,
    "reveal": tiles.reveal,
    "explore": tiles.place,
}
