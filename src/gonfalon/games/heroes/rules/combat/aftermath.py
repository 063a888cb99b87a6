"""How a combat ends: armies, defeat and its price, Retreat and Surrender, Experience (chapters BAT, BXP and UNT).

Questions: home (to_field), after_victory (pass, play).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gonfalon.core import Ask, Option, first, put
from gonfalon.games.heroes.codes import (
    ATTACKER,
    DEFENDER,
    GOLD,
    NOBODY,
    NOWHERE,
    TOP_LEVEL,
    creature_of,
    is_main,
    purse_at,
    seat_of,
)
from gonfalon.games.heroes.printed import CONSTANTS
from gonfalon.games.heroes.rules import geography, laying, levels, morale, scenario
from gonfalon.games.heroes.rules.cards import playing as cards
from gonfalon.games.heroes.state import Heroes, faction_of

from .beginning import has_azure
from .fight import living

# --------------------------------------------------------------------------- the board is cleared


def settle_armies(g: Heroes) -> None:
    """Survivors return to their Unit Decks on the side they show; guards, beaten or not, go to their Discard Piles
    (HER-BAT-61, HER-UNT-22, HER-NEU-18)."""
    for unit, before in enumerate(g.before):
        if g.sides[g.side[unit]] == NOBODY:
            g.discard_neutral(creature_of(before))


def clear(g: Heroes) -> None:
    """Clear everything of the combat off the table (HER-BAT-56, HER-BAT-78)."""
    for seat in g.sides:
        if seat != NOBODY:
            cards.end_ongoing(g, seat, "combat")
    g.end_effects("combat")
    g.stage, g.field, g.combat_round, g.cards_of = "turn", NOWHERE, 0, 0
    g.unit, g.side, g.at, g.wounds, g.marks = [], [], [], [], []
    g.before, g.walls, g.rows, g.strike, g.rolled = (), (0,) * 4, (), (), ()


def replenish(g: Heroes, seat: int) -> None:
    """An empty Unit Deck is replaced by the Scenario's starting Units (HER-UNT-15)."""
    if seat != NOBODY and not g.army[seat] and not g.gone >> seat & 1:
        g.army = put(g.army, seat, laying.starting_army(g.scenario, faction_of(g, seat)))
        g.tell("new_army", seat)


# --------------------------------------------------------------------------- the end


def combat_over(g: Heroes) -> None:
    """The side with Units left has won; if both fell together, the attacker has lost (HER-BAT-60)."""
    attackers = bool(living(g, ATTACKER))
    winner = ATTACKER if attackers else DEFENDER
    azure = has_azure(g)
    hero, enemy = g.fighter
    attacker, defender = g.sides
    field, guarded, before = g.field, g.guarded, g.level_before
    settle_armies(g)
    clear(g)
    g.tell("combat_won", (attacker, defender)[winner], field)
    if winner == ATTACKER:
        if defender == NOBODY:
            g.push("victory", hero, field, TOP_LEVEL + 1 if azure else guarded, before[ATTACKER], 1)
        elif enemy == NOBODY:
            replenish(g, defender)
            g.push("victory", hero, field, 0, before[ATTACKER], 0)
        else:
            g.push("beaten", enemy, hero, field, 1 + before[DEFENDER])
    elif defender == NOBODY:
        lost_to_guards(g, hero, field)
    else:
        g.push("beaten_attacker", hero, enemy, defender, before[ATTACKER])


def lost_to_guards(g: Heroes, hero: int, field: int) -> None:
    """With Units left in the Unit Deck the hero merely retreats; with none it is defeated (HER-BAT-63)."""
    seat = seat_of(hero)
    if g.army[seat]:
        g.push("go_back", hero)
        return
    scenario.lose_grail(g, hero, NOBODY, field)
    g.tell("hero_beaten", hero, NOBODY)
    if is_main(hero):
        g.push("send_home", hero)
    else:
        take_off(g, hero)
    replenish(g, seat)


def take_off(g: Heroes, hero: int) -> None:
    """A defeated Secondary Hero leaves the map (HER-HRO-16)."""
    g.hero_at[hero] = NOWHERE
    g.mp[hero] = 0
    g.tell("hero_gone", hero)


async def beaten(g: Heroes, loser: int, winner: int, field: int, level: int) -> None:
    """The defending hero is beaten: Morale, 5 Gold, a Faction Cube, the way home; then the winner's Experience and
    visit (HER-BAT-65, HER-BAT-66, HER-BAT-67, HER-BAT-68, HER-DIG-03). `level` is 0 without a combat, else 1 more
    than the loser's Level."""
    before = g.level(seat_of(winner)) if level else 0
    penalties(g, loser, winner, seat_of(winner))
    others = [hero for hero in g.heroes_on(field) if seat_of(hero) == seat_of(loser) and hero != loser]
    for hero in others:
        take_off(g, hero)
    enemy_level = level - 1 if level and is_main(loser) else 0
    g.push("victory", winner, field, enemy_level, before, 0)
    g.push("relocate", loser)


def penalties(g: Heroes, loser: int, winner: int, by: int) -> None:
    """What being beaten by another player costs; for a Secondary Hero only the cube (HER-BAT-65, HER-BAT-66,
    HER-BAT-67, HER-BAT-68)."""
    seat = seat_of(loser)
    g.tell("hero_beaten", loser, by)
    if is_main(loser):
        morale.lose_morale(g, seat)
        paid = min(CONSTANTS.loser_pays_gold, g.resources[purse_at(seat, GOLD)])
        g.gain(seat, GOLD, -paid)
        g.gain(by, GOLD, paid)
    scenario.lose_grail(g, loser, winner, g.hero_at[loser])
    g.win_cube(by, seat)


async def beaten_attacker(g: Heroes, loser: int, winner: int, by: int, before: int) -> None:
    """The attacking hero is beaten by another player, possibly by Units alone (HER-BAT-76, HER-BXP-08). The last
    Units of both may have fallen together (HER-BAT-60)."""
    penalties(g, loser, winner, by)
    replenish(g, by)
    if winner != NOBODY and is_main(winner) and is_main(loser):
        g.push("experience", by, before, g.level(by))
    g.push("relocate", loser)


def relocate(g: Heroes, hero: int) -> None:
    """Home for a Main Hero, off the map for a Secondary Hero; then check who is still in the game."""
    seat = seat_of(hero)
    g.push("check")
    if is_main(hero):
        g.push("send_home", hero)
    else:
        take_off(g, hero)
    replenish(g, seat)


async def send_home(g: Heroes, hero: int) -> None:
    """A defeated Main Hero moves to one of its player's Towns or Settlements; without one the player is eliminated
    (HER-BAT-62, HER-END-03, HER-END-04, HER-MOV-20)."""
    seat = seat_of(hero)
    sites = refuges(g, hero)
    if not sites:
        scenario.eliminate(g, seat)
        return
    free = [site for site in sites if all(seat_of(each) != seat for each in g.heroes_on(site))]
    options: list[Option] = [("to_field", site) for site in free or sites]
    option = await Ask(seat, "home", options, rule="HER-BAT-62", about=(hero,), default=first)
    put_hero(g, hero, option[1])


def refuges(g: Heroes, hero: int) -> list[int]:
    """The Towns and Settlements a hero may go to; not the one it was beaten on, which the enemy hero standing
    there is about to take."""
    seat = seat_of(hero)
    return [
        site
        for site in geography.towns_and_settlements(g, seat)
        if g.hero_at[hero] != site or not geography.enemies_on(g, site, seat)
    ]


def put_hero(g: Heroes, hero: int, field: int) -> None:
    """A hero that is relocated keeps its MP and visits nothing (HER-MOV-20)."""
    g.hero_at[hero] = g.stood[hero] = field
    g.tell("relocated", hero, field)


# --------------------------------------------------------------------------- Retreat and Surrender


def retreat(g: Heroes, forced: int) -> None:
    """The combat ends and the hero goes back to the field it last visited, with no other penalty (HER-BAT-52,
    HER-BAT-53)."""
    hero = g.fighter[ATTACKER]
    seats = g.sides
    settle_armies(g)
    clear(g)
    g.tell("retreated", hero)
    g.push("go_back", hero)
    for seat in seats:
        replenish(g, seat)


def go_back(g: Heroes, hero: int) -> None:
    """To where the hero last stood legally; if an enemy is there now, to its nearest site (HER-BAT-52)."""
    field, seat = g.stood[hero], seat_of(hero)
    if geography.enemies_on(g, field, seat) and geography.towns_and_settlements(g, seat):
        g.push("give_way", hero)
    else:
        put_hero(g, hero, field)


async def give_way(g: Heroes, hero: int) -> None:
    """The player chooses among equally near sites."""
    field, seat = g.stood[hero], seat_of(hero)
    sites = geography.towns_and_settlements(g, seat)
    distance = geography.of(g).distance
    far = {site: distance(field, site) for site in sites}
    options: list[Option] = [("to_field", site) for site in sites if far[site] == min(far.values())]
    option = await Ask(seat, "home", options, rule="HER-BAT-52", about=(hero,), default=first)
    put_hero(g, hero, option[1])


def surrender(g: Heroes, side: int) -> None:
    """For 10 Gold paid to the enemy the hero goes home and keeps its Units; nothing else is lost or won
    (HER-BAT-69, HER-BAT-70, HER-BAT-71). If the defender surrenders, the attacker takes the field (HER-BAT-74)."""
    hero, field = g.fighter[side], g.field
    winner = g.fighter[1 - side]
    seat, enemy = g.sides[side], g.sides[1 - side]
    g.pay(seat, (CONSTANTS.surrender_gold, 0, 0))
    g.gain(enemy, GOLD, CONSTANTS.surrender_gold)
    while g.stack and g.stack[-1][0] in ("end_activation", "next_unit"):
        g.stack.pop()
    settle_armies(g)
    clear(g)
    g.tell("surrendered", hero, enemy)
    if side == DEFENDER:
        g.push("visit", winner, field)
    g.push("relocate", hero)
    replenish(g, enemy)


# --------------------------------------------------------------------------- victory


async def experience(g: Heroes, seat: int, enemy_level: int, own_level: int) -> None:
    """1 for an equal Level, 2 for a higher one, none for a lower one; azure Units count as Level 7 (HER-BXP-01,
    HER-BXP-02, HER-BXP-03, HER-BXP-04, HER-BXP-05, HER-BXP-06, HER-BXP-07, HER-BXP-08)."""
    if enemy_level > TOP_LEVEL:
        await levels.reach_level(g, seat, TOP_LEVEL)
    elif enemy_level > own_level:
        await levels.gain_experience(g, seat, CONSTANTS.experience_higher)
    elif enemy_level == own_level:
        await levels.gain_experience(g, seat, CONSTANTS.experience_equal)


def victory(g: Heroes, hero: int, field: int, enemy_level: int, own_level: int, guards: int) -> None:
    """Experience for a Main Hero, cards played after a victory, then the visit (HER-BXP-05, HER-BXP-06,
    HER-BAT-73). If an enemy hero stood before guards, those are fought next (HER-VAR-13). `own_level` is 0 if
    nobody fought (HER-HRO-15)."""
    if g.gone >> seat_of(hero) & 1 or g.hero_at[hero] != field:
        return
    if geography.guarded(g, field) and not guards:
        g.push("guards", hero, field)
    else:
        g.push("visit", hero, field)
    if own_level:
        g.push("after_victory", seat_of(hero))
    if is_main(hero) and enemy_level:
        g.push("experience", seat_of(hero), enemy_level, own_level)


async def after_victory(g: Heroes, seat: int) -> None:
    """Cards played after a combat won by fighting (HER-BAT-10)."""
    if not g.hand[seat] or g.gone >> seat & 1:
        return
    options: list[Option] = [("pass",), *cards.playable(g, seat, "won")]
    verb, *args = await Ask(seat, "after_victory", options, rule="HER-CRD-08", window=True, default=("pass",))
    if verb == "play":
        await cards.play(g, seat, args[0], args[1], "won")
        g.push("after_victory", seat)


PHASES: Final[Mapping[str, Any]] = {
    "combat_over": combat_over,
    "beaten": beaten,
    "beaten_attacker": beaten_attacker,
    "relocate": relocate,
    "send_home": send_home,
    "retreat": retreat,
    "go_back": go_back,
    "give_way": give_way,
    "surrender": surrender,
    "experience": experience,
    "victory": victory,
    "after_victory": after_victory,
    "check": scenario.check,
}
