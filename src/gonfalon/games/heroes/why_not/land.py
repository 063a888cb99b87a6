"""Why a Hero may not go there or do that (chapters MOV and TIL)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gonfalon.core.game import WhyNot
from gonfalon.games.heroes.codes import NOWHERE, heroes_of, main_of, partner_of, seat_of
from gonfalon.games.heroes.printed.ops.land import DiscoverTile, MoveHero
from gonfalon.games.heroes.rules import geography, moving, tiles, turn
from gonfalon.games.heroes.rules.cards import deeds_map
from gonfalon.games.heroes.rules.geography import (
    BLOCKED,
    OPPOSITE,
    SANCTUARY,
    category,
    enemies_on,
    of,
    own_heroes,
)
from gonfalon.games.heroes.state import Heroes
from gonfalon.lore.why_not import Check, Reason, free

from .base import answers, says
from .cards import card_being_played, text_of

# --------------------------------------------------------------------------- Movement Actions


def why_not_hero(g: Heroes, seat: int, hero: int) -> Reason:
    """It must be the player's own, and on the map."""
    if seat_of(hero) != seat:
        return "HER-MOV-01"
    return None if g.hero_at[hero] != NOWHERE else "HER-HRO-01"


def why_not_spend(g: Heroes, seat: int, hero: int) -> Reason:
    """A Movement Action costs 1 MP of the Hero that takes it."""
    if reason := why_not_hero(g, seat, hero):
        return reason
    if g.mp[hero]:
        return None
    return "HER-MOV-08" if g.mp[partner_of(hero)] else "HER-MOV-01"


def must_part(g: Heroes, seat: int) -> bool:
    """Two Heroes share a Field, and one of them can leave it."""
    main, second = (g.hero_at[hero] for hero in heroes_of(seat))
    if main != second:
        return False
    walkers = [hero for hero in own_heroes(g, seat) if g.mp[hero]]
    ways = [to for _, to in of(g).grid.touching[main] if to not in g.hero_at]
    return any(why_not_step(g, hero, main, to, g.mp[hero]) is None for hero in walkers for to in ways)


def why_not_move(g: Heroes, seat: int, hero: int, field: int) -> Reason:
    if reason := why_not_spend(g, seat, hero):
        return reason
    if reason := why_not_step(g, hero, g.hero_at[hero], field, g.mp[hero]):
        return reason
    return "HER-MOV-13" if field in g.hero_at and must_part(g, seat) else None


def why_not_stand_still(g: Heroes, seat: int, hero: int) -> Reason:
    """MP may be spent on something other than a step, unless two Heroes must part."""
    return why_not_spend(g, seat, hero) or ("HER-MOV-13" if must_part(g, seat) else None)


def why_not_revisit(g: Heroes, seat: int, hero: int) -> Reason:
    if reason := why_not_stand_still(g, seat, hero):
        return reason
    return None if category(g, of(g).locations[g.hero_at[hero]]) == "revisitable" else "HER-MOV-03"


def why_not_reveal(g: Heroes, seat: int, hero: int, slot: int) -> Reason:
    if reason := why_not_stand_still(g, seat, hero):
        return reason
    if slot not in of(g).grid.slots_by[g.hero_at[hero]]:
        return "HER-TIL-01"
    return "HER-MOV-05" if g.face_up >> slot & 1 else None


def why_not_explore(g: Heroes, seat: int, hero: int) -> Reason:
    if reason := why_not_stand_still(g, seat, hero):
        return reason
    return None if g.supply[seat] and tiles.sites(of(g).grid, g.hero_at[hero]) else "HER-TIL-08"


# --------------------------------------------------------------------------- steps


def why_not_beside(g: Heroes, at: int, to: int) -> Reason:
    """The Field must share an edge with the Hero's, on a face-up tile."""
    if all(beyond != to for _, beyond in of(g).grid.touching[at]):
        return "HER-MOV-02"
    return "HER-MOV-16" if of(g).locations[to] == NOWHERE else None


def why_not_walk(g: Heroes, at: int, to: int) -> Reason:
    """Neither onto a Blocked Field nor across a yellow line; leaving a Blocked Field ignores its frame."""
    if reason := why_not_beside(g, at, to):
        return reason
    here = of(g)
    if here.locations[to] == BLOCKED:
        return "HER-MOV-15"
    edge = next(edge for edge, beyond in here.grid.touching[at] if beyond == to)
    frame = 0 if here.locations[at] == BLOCKED else here.walls[at]
    return "HER-MOV-14" if frame >> edge & 1 or here.walls[to] >> OPPOSITE[edge] & 1 else None


def why_not_stop(g: Heroes, hero: int, field: int) -> Reason:
    """Some Fields can only be crossed."""
    location = of(g).locations[field]
    if location == BLOCKED:
        return "HER-MOV-15"
    if g.hero_at[partner_of(hero)] == field:
        return "HER-MOV-10"
    return "HER-LOC-42" if location == SANCTUARY and enemies_on(g, field, seat_of(hero)) else None


def why_not_step(g: Heroes, hero: int, at: int, to: int, mp: int) -> Reason:
    """A step with `mp` MP; where the Hero may not stop, it must be able to go on."""
    way = why_not_beside if moving.flies(g, hero) else why_not_walk
    if reason := way(g, at, to):
        return reason
    if of(g).locations[to] in moving.closed_to(g, seat_of(hero)):
        return "HER-END-01"
    reason = why_not_stop(g, hero, to)
    if reason is None or mp < 2:
        return reason
    ahead = [beyond for _, beyond in of(g).grid.touching[to]]
    return None if any(why_not_step(g, hero, to, beyond, mp - 1) is None for beyond in ahead) else reason


def passer(g: Heroes, seat: int) -> int:
    """The Hero on its way: it has left where it last stood, and may not stop or flies."""
    heroes = own_heroes(g, seat)
    on_the_way = [hero for hero in heroes if g.hero_at[hero] != g.stood[hero]]
    crossing = [hero for hero in heroes if why_not_stop(g, hero, g.hero_at[hero])]
    flying = [hero for hero in heroes if moving.flies(g, hero)]
    return next(iter(on_the_way or crossing or flying))


def why_not_go_on(g: Heroes, seat: int, hero: int, field: int) -> Reason:
    """The Hero on its way goes on at once, before anything else moves."""
    if hero != passer(g, seat):
        return "HER-MOV-10" if seat_of(hero) == seat else "HER-MOV-01"
    if not g.mp[hero]:
        return "HER-MOV-01"
    return why_not_step(g, hero, g.hero_at[hero], field, g.mp[hero])


def why_not_land(g: Heroes, seat: int) -> Reason:
    hero = passer(g, seat)
    return why_not_stop(g, hero, g.hero_at[hero])


def why_not_free_step(g: Heroes, seat: int, hero: int, field: int) -> Reason:
    """To an adjacent Empty Field, for no MP."""
    if seat_of(hero) != seat:
        return "HER-UNT-30"
    if reason := why_not_hero(g, seat, hero) or why_not_walk(g, g.hero_at[hero], field):
        return reason
    return None if field not in g.hero_at and turn.is_empty(g, seat, field) else "HER-UNT-30"


# --------------------------------------------------------------------------- Heroes that are put somewhere


def why_not_home(g: Heroes, seat: int, field: int) -> Reason:
    """A beaten Hero goes to one of its player's sites, a retreating one whose place is taken to the nearest."""
    sites = geography.towns_and_settlements(g, seat)
    if field not in sites:
        return "HER-BAT-62"
    for hero in own_heroes(g, seat):
        if g.hero_at[hero] != g.stood[hero] and enemies_on(g, g.stood[hero], seat):
            far = {site: of(g).distance(g.stood[hero], site) for site in sites}
            return None if far[field] == min(far.values()) else "HER-BAT-52"
    lost = {g.hero_at[main_of(seat)]} if enemies_on(g, g.hero_at[main_of(seat)], seat) else set()
    if field in lost:
        return "HER-END-04"
    held = {site for site in sites if any(seat_of(hero) == seat for hero in g.heroes_on(site))}
    return "HER-BAT-62" if field in held and set(sites) - lost - held else None


def why_not_portal(g: Heroes, seat: int, field: int) -> Reason:
    """A Town or Settlement of one's own with nobody on it."""
    if field not in geography.towns_and_settlements(g, seat):
        return "HER-MOV-20"
    return "HER-MOV-10" if field in g.hero_at else None


def why_not_meant(g: Heroes, seat: int, hero: int) -> Reason:
    """The Hero a card is for: not one it may not move, nor one that could discover nothing. Of two on the same
    tile only one may discover."""
    if reason := own_hero("HER-GEN-02")(g, seat, hero):
        return reason
    card, text = card_being_played(g, seat), text_of(g, seat)
    if says(text, MoveHero) and card in deeds_map.forbidden_to_carrier(g.scenario) and g.grail == hero:
        return "HER-END-01"
    return "HER-TIL-01" if says(text, DiscoverTile) and hero not in deeds_map.scouts(g, seat) else None


def own_hero(rule: str) -> Check:
    """A Hero of the player that is on the map."""
    return lambda g, seat, hero: rule if seat_of(hero) != seat else why_not_hero(g, seat, hero)


ON_THE_MAP: Final[Mapping[str, Check]] = {
    "move": why_not_move,
    "revisit": why_not_revisit,
    "reveal": why_not_reveal,
    "explore": why_not_explore,
}
"""Movement Actions."""

MAP: Final[Mapping[str, WhyNot]] = {
    "onward": answers("HER-MOV-10", {"move": why_not_go_on, "stay": why_not_land}),
    "free_step": answers("HER-UNT-30", {"move": why_not_free_step, "pass": free}),
    "home": answers("HER-BAT-62", {"to_field": why_not_home}),
    "portal": answers("HER-MOV-20", {"to_field": why_not_portal}),
    "which_hero": answers("HER-GEN-02", {"to_hero": why_not_meant}),
    "whose_movement": answers("HER-MOV-12", {"to_hero": own_hero("HER-MOV-12")}),
}
