"""The Event cards of Nerath: heroes, castles, and friends who come at the last minute."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gonfalon.core import Ask, Option, put
from gonfalon.core.menu import bits
from gonfalon.games.nerath.printed import EVENTS, PIECE_ID
from gonfalon.games.nerath.printed.cards import Effect
from gonfalon.games.nerath.printed.regions import CAPITAL, HOME, LAND, NEAR, TERRITORY, near
from gonfalon.games.nerath.rules.conquest import conquer
from gonfalon.games.nerath.rules.effects import lasting, packed
from gonfalon.games.nerath.rules.geography import FARTHEST, distance
from gonfalon.games.nerath.rules.reinforce import castle_sites
from gonfalon.games.nerath.rules.ways import entries
from gonfalon.games.nerath.rules.windows import Moment, draw_treasure, event, offer, play_event
from gonfalon.games.nerath.state import (
    CASTLE,
    FIGHTER,
    FLYING,
    FOOTSOLDIER,
    LAND_PIECES,
    LEFT,
    PLACE,
    WIZARD,
    Nerath,
    key_at,
    left_of,
    space_of,
    type_of,
)

from .choosing import castles_since, choose_bands, choose_space, closed_land, held_since, pieces_in
from .deeds import gain, pay, place, place_group, transfer
from .reading import being_played, effects_of, kinds_named, pieces_named, says, until
from .striking import damage, ignore, roll, takes_part


def in_land_battle(moment: Moment) -> bool:
    return bool(1 << moment.space & LAND)


# ------------------------------------------------------------------------- in a battle


def better_dice(g: Nerath, realm: int, effect: Effect) -> None:
    """Some kinds of the realm's pieces roll other dice for a while."""
    lasting(g, "dice", realm, until(effect), kinds_named(effect), amount=packed(effect.dice))


@event("nerath_veteran_warlord")
async def veteran_warlord(g: Nerath, realm: int, moment: Moment) -> None:
    """The realm's pieces hit more easily in this battle, against Guardians too (NER-DUN-22)."""
    (skill,) = says(g)
    lasting(g, "need", realm, until(skill), kinds_named(skill), amount=skill.hit_on)


@event("nerath_heroic_stand", lambda g, realm, m: in_land_battle(m) and takes_part(g, realm, m.space, FOOTSOLDIER))
async def heroic_stand(g: Nerath, realm: int, moment: Moment) -> None:
    """Defending Footsoldiers roll better dice."""
    better_dice(g, realm, *says(g))


@event("nerath_charge_of_the_knights", lambda g, realm, m: takes_part(g, realm, m.space, FIGHTER))
async def charge_of_the_knights(g: Nerath, realm: int, moment: Moment) -> None:
    """Fighters roll better dice in the first round."""
    better_dice(g, realm, *says(g))


@event("nerath_circle_of_mages", lambda g, realm, m: takes_part(g, realm, m.space, WIZARD))
async def circle_of_mages(g: Nerath, realm: int, moment: Moment) -> None:
    """Wizards roll better dice in this battle."""
    better_dice(g, realm, *says(g))


@event("nerath_divine_aegis", lambda g, realm, m: m.hits > 0)
async def divine_aegis(g: Nerath, realm: int, moment: Moment) -> None:
    """Less damage for the realm's side."""
    (aegis,) = says(g)
    ignore(g, realm, moment, aegis.amount)


RESCUERS: Final = (*LAND_PIECES, *FLYING)


def rescuers(g: Nerath, realm: int, space: int) -> dict[int, int]:
    """The realm's pieces in the land around a battle."""
    return pieces_in(g, realm, NEAR[space] & LAND, RESCUERS)


@event("nerath_last_minute_rescue", lambda g, realm, m: in_land_battle(m) and bool(rescuers(g, realm, m.space)))
async def last_minute_rescue(g: Nerath, realm: int, moment: Moment) -> None:
    """Pieces around a defended land space join the battle."""
    (rescue,) = says(g)
    pool = rescuers(g, realm, moment.space)
    for key, n in (await choose_bands(g, realm, pool, rescue.count, being_played(g))).items():
        transfer(g, realm, space_of(key), moment.space, type_of(key), n)


def refuges(g: Nerath, realm: int, space: int) -> int:
    """The nearest spaces with a Castle of the realm, other than this one."""
    castles = list(bits(g.castles(realm) & ~(1 << space)))
    least = min((distance(space, castle) for castle in castles), default=0)
    return sum(1 << castle for castle in castles if distance(space, castle) == least)


@event("nerath_escape_certain_death", lambda g, realm, m: bool(m.pieces) and refuges(g, realm, m.space) != 0)
async def escape_certain_death(g: Nerath, realm: int, moment: Moment) -> None:
    """Heroes that would be lost come to the nearest Castle instead."""
    (escape,) = says(g)
    pool = {key_at(moment.space, hero): moment.pieces.count(hero) for hero in moment.pieces}
    if len(moment.pieces) > escape.count:
        pool = await choose_bands(g, realm, pool, escape.count, being_played(g))
    goal = await choose_space(g, realm, refuges(g, realm, moment.space), being_played(g))
    for key, n in pool.items():
        hero = type_of(key)
        g.add(realm, goal, hero, n)
        g.tell("rescued", realm, hero, n, goal)
        g.losses[hero] -= n
        for _ in range(n):
            moment.pieces.remove(hero)


# ----------------------------------------------------------- when an enemy has won or lost


def conquerors(g: Nerath, realm: int, space: int) -> tuple[int, ...]:
    """The enemies with pieces other than a Castle in a space."""
    return tuple(enemy for enemy in g.enemies(realm) if any(type_ != CASTLE for type_, _ in g.army(enemy, space)))


@event("nerath_scorched_earth", lambda g, realm, m: HOME[m.space] == realm and bool(conquerors(g, realm, m.space)))
async def scorched_earth(g: Nerath, realm: int, moment: Moment) -> None:
    """Attack dice against those who have just conquered a starting land space of the realm."""
    (blaze,) = says(g)
    await damage(g, moment.space, conquerors(g, realm, moment.space), roll(g, realm, blaze.dice))


def open_enemy_land(g: Nerath, realm: int, space: int) -> int:
    """Enemy land next to a space that holds no enemy piece."""
    return NEAR[space] & LAND & ~g.friendly_land(realm) & ~g.enemy_presence(realm)


def can_go_on(g: Nerath, realm: int, moment: Moment) -> bool:
    space = 1 << moment.space
    return bool(pieces_in(g, realm, space, LAND_PIECES)) and open_enemy_land(g, realm, moment.space) != 0


@event("nerath_counterattack", can_go_on)
async def counterattack(g: Nerath, realm: int, moment: Moment) -> None:
    """Land pieces that held a space go on to conquer an empty one next to it; its owner may respond."""
    (advance,) = says(g)
    space, card = moment.space, being_played(g)
    goal = await choose_space(g, realm, open_enemy_land(g, realm, space), card, what="card_to")
    pool = pieces_in(g, realm, 1 << space, pieces_named(advance))
    for key, n in (await choose_bands(g, realm, pool, advance.count, card)).items():
        g.tell("moved", realm, type_of(key), n, space, goal)
        g.shift(realm, space, goal, type_of(key), n)
    loser = g.held[goal]
    conquer(g, realm, goal)
    await offer(g, "enemy_conquest", {loser: ("enemy_conquest",)}, Moment(goal, loser))


# --------------------------------------------------------------------- in the Move step


@event("nerath_truce_of_the_envoys", lambda g, realm, m: g.lands[realm] != 0)
async def truce_of_the_envoys(g: Nerath, realm: int, moment: Moment) -> None:
    """The realm whose turn it is cannot enter one land space."""
    (truce,) = says(g)
    space = await choose_space(g, realm, g.lands[realm], being_played(g))
    lasting(g, "barred", g.active, until(truce), amount=space)
    g.tell("barred", g.active, space)


def occupied_homeland(g: Nerath, realm: int) -> int:
    return TERRITORY[realm] & ~g.friendly_land(realm)


@event("nerath_uprising", lambda g, realm, m: occupied_homeland(g, realm) != 0)
async def uprising(g: Nerath, realm: int, moment: Moment) -> None:
    """New Footsoldiers stand up in a lost starting land space; they cannot leave it, so they attack it."""
    (revolt,) = says(g)
    space = await choose_space(g, realm, occupied_homeland(g, realm), being_played(g))
    place(g, realm, PIECE_ID[revolt.piece], revolt.count, space)


def marchers(g: Nerath) -> dict[int, int]:
    """The land pieces that can move."""
    pool: dict[int, int] = {}
    for key, n in g.ready.items():
        if type_of(key) in LAND_PIECES:
            pool[key & PLACE] = pool.get(key & PLACE, 0) + n
    return pool


@event("nerath_secret_passes", lambda g, realm, m: bool(marchers(g)))
async def secret_passes(g: Nerath, realm: int, moment: Moment) -> None:
    """Some land pieces, wherever they are, move farther in this step."""
    (passes,) = says(g)
    for pool, n in (await choose_bands(g, realm, marchers(g), passes.count, being_played(g))).items():
        left = n
        for key, ready in entries(g, space_of(pool), type_of(pool)):
            if some := min(left, ready):
                moves = min(FARTHEST, left_of(key) + passes.amount)
                g.unready(key, some)
                g.get_ready(key & ~(FARTHEST * LEFT) | moves * LEFT, some)
                left -= some
        g.tell("faster", realm, type_of(pool), n, space_of(pool), passes.amount)


# ---------------------------------------------------------------- in the Reinforce step


@event("nerath_heroes_of_the_league", lambda g, realm, m: castles_since(g, realm) != 0)
async def heroes_of_the_league(g: Nerath, realm: int, moment: Moment) -> None:
    """New Heroes at one Castle."""
    (heroes,) = says(g)
    space = await choose_space(g, realm, castles_since(g, realm), being_played(g))
    place_group(g, realm, heroes, space)


@event("nerath_dwarven_masons", lambda g, realm, m: castle_sites(g, realm) != 0)
async def dwarven_masons(g: Nerath, realm: int, moment: Moment) -> None:
    """A new Castle, where no new piece may be placed in this turn, not even by a card."""
    space = await choose_space(g, realm, castle_sites(g, realm), being_played(g))
    place(g, realm, CASTLE, 1, space)
    g.built |= 1 << space
    lasting(g, "closed", realm, "turn", amount=space)


def eyries(g: Nerath, realm: int) -> int:
    """Where the silver Dragon comes: to the Capital, or without it to any Castle."""
    capital = g.lands[realm] & 1 << CAPITAL[realm]
    return (capital or g.castles(realm)) & ~closed_land(g, realm)


def can_swear(g: Nerath, realm: int, moment: Moment) -> bool:
    return g.gold[realm] >= effects_of("nerath_silver_dragons_oath")[0].amount and eyries(g, realm) != 0


@event("nerath_silver_dragons_oath", can_swear)
async def silver_dragons_oath(g: Nerath, realm: int, moment: Moment) -> None:
    """A Dragon for little Gold."""
    price, dragon = says(g)
    space = await choose_space(g, realm, eyries(g, realm), being_played(g))
    pay(g, realm, price.amount)
    place(g, realm, PIECE_ID[dragon.piece], dragon.count, space)


def borderland(g: Nerath, realm: int) -> int:
    """The realm's land next to enemy land."""
    return g.lands[realm] & near(LAND & ~g.friendly_land(realm)) & ~closed_land(g, realm)


@event("nerath_rally_the_free_folk", lambda g, realm, m: borderland(g, realm) != 0)
async def rally_the_free_folk(g: Nerath, realm: int, moment: Moment) -> None:
    """A new Footsoldier in each of several spaces at the border."""
    (rally,) = says(g)
    open_to = borderland(g, realm)
    for n in range(min(rally.spaces, open_to.bit_count())):
        space = await choose_space(g, realm, open_to, being_played(g), may_decline=n > 0)
        if space < 0:
            return
        open_to &= ~(1 << space)
        place(g, realm, PIECE_ID[rally.piece], rally.count, space)


def old_land(g: Nerath, realm: int) -> int:
    """The land the realm has held since the start of the turn, where new pieces may come."""
    return held_since(g, realm) & ~closed_land(g, realm)


@event("nerath_giants_of_the_dawnforge", lambda g, realm, m: old_land(g, realm) != 0)
async def giants_of_the_dawnforge(g: Nerath, realm: int, moment: Moment) -> None:
    """A Monster in any land of the realm."""
    (giant,) = says(g)
    space = await choose_space(g, realm, old_land(g, realm), being_played(g))
    place(g, realm, PIECE_ID[giant.piece], giant.count, space)


# --------------------------------------------------------------------- Gold and cards


@event("nerath_lost_imperial_hoard")
async def lost_imperial_hoard(g: Nerath, realm: int, moment: Moment) -> None:
    """Gold."""
    (hoard,) = says(g)
    gain(g, realm, hoard.amount)


@event("nerath_bold_delvers", lambda g, realm, m: bool(g.treasure_deck) and not m.cancelled)
async def bold_delvers(g: Nerath, realm: int, moment: Moment) -> None:
    """Two Treasure cards instead of one, of which one is kept; and Gold."""
    search, reward = says(g)
    drawn = min(search.count, len(g.treasure_deck))
    for _ in range(drawn):
        draw_treasure(g, realm)
    for left in range(drawn, search.keep, -1):
        options, about = [("relic", number) for number in g.chest[realm][-left:]], (realm, being_played(g))
        answer = await Ask(g.seat_of[realm], "card_bottom", options, "NER-CRD-17", about, default=options[0])
        bury(g, realm, answer[1])
    gain(g, realm, reward.amount)
    moment.cancelled = True


def bury(g: Nerath, realm: int, treasure: int) -> None:
    """Put a Treasure card from the hand on the bottom of the deck, unseen by the others."""
    at = g.chest[realm].index(treasure)
    g.chest = put(g.chest, realm, (*g.chest[realm][:at], *g.chest[realm][at + 1 :]))
    g.treasure_deck.insert(0, treasure)
    g.tell("buried", realm, secret=(treasure,), to=(g.seat_of[realm],))


def to_keep(options: Sequence[Option]) -> Option:
    """The first card that is not played at once, if there is one."""
    return next((option for option in options if not EVENTS[option[1]].play_immediately), options[0])


@event("nerath_legacy_of_the_emperors", lambda g, realm, m: bool(g.discard[realm]))
async def legacy_of_the_emperors(g: Nerath, realm: int, moment: Moment) -> None:
    """A card comes back from the discard pile; one marked PLAY IMMEDIATELY is played at once (NER-CRD-03)."""
    (legacy,) = says(g)
    for _ in range(min(legacy.count, len(g.discard[realm]))):
        options, about = [("card", number) for number in sorted(g.discard[realm])], (realm, being_played(g))
        answer = await Ask(g.seat_of[realm], "card_recover", options, "NER-CRD-17", about, default=to_keep)
        g.discard[realm].remove(answer[1])
        g.hand = put(g.hand, realm, (*g.hand[realm], answer[1]))
        g.tell("recovered", realm, answer[1])
        if EVENTS[answer[1]].play_immediately:
            await play_event(g, realm, answer[1], Moment(realm=realm))
