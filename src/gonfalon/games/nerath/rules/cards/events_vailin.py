"""The Event cards of Vailin: ships, storms, gold and elven craft."""

from __future__ import annotations

from gonfalon.core import Ask
from gonfalon.core.menu import bits
from gonfalon.games.nerath.printed import PIECE_ID, PIECES
from gonfalon.games.nerath.printed.regions import COASTAL, LAND, NEAR, SEA, near
from gonfalon.games.nerath.rules.attack import can_fight
from gonfalon.games.nerath.rules.effects import ALL, lasting, packed
from gonfalon.games.nerath.rules.geography import within
from gonfalon.games.nerath.rules.reinforce import bought, price, sites
from gonfalon.games.nerath.rules.windows import Moment, draw_event, event
from gonfalon.games.nerath.state import (
    BECALMED,
    CASTLE,
    DRAGON,
    FOOTSOLDIER,
    HEROES,
    LEFT,
    MONSTER,
    STORM_ELEMENTAL,
    WARSHIP,
    Nerath,
    space_of,
    type_of,
)

from .choosing import choose_band, choose_bands, choose_realm, choose_space, choose_yes, pieces_in, spaces_with
from .deeds import change_ready, gain, pay, place, quicken, remove, steal, transfer
from .reading import being_played, effects_of, kinds_named, pieces_named, says
from .striking import damage, roll, takes_part

EVERYWHERE = -1
MOBILE = tuple(piece for piece in range(len(PIECES)) if piece != CASTLE)
DURABLE = PIECES[DRAGON].hits_to_destroy

# --------------------------------------------------------------------- in the Move step


@event("vailin_trade_winds", lambda g, realm, m: bool(g.where(realm, WARSHIP) | g.where(realm, STORM_ELEMENTAL)))
async def trade_winds(g: Nerath, realm: int, moment: Moment) -> None:
    """Warships and Storm Elementals have a longer Move in this step."""
    (wind,) = says(g)
    quicken(g, "more_move", kinds_named(wind), wind.amount, "step")


@event("vailin_elemental_ascendance", lambda g, realm, m: g.where(realm, STORM_ELEMENTAL) != 0)
async def elemental_ascendance(g: Nerath, realm: int, moment: Moment) -> None:
    """Storm Elementals move farther and roll more dice on land until the end of the turn."""
    move, dice = says(g)
    quicken(g, "move", kinds_named(move), move.move, "turn")
    lasting(g, "dice", realm, "turn", kinds_named(dice), ALL, packed(dice.dice), dice.battle)


def in_the_eye(g: Nerath, realm: int) -> int:
    """The sea spaces with enemy pieces within 2 spaces of a Storm Elemental of the realm."""
    reached = 0
    for space in bits(g.where(realm, STORM_ELEMENTAL)):
        reached |= within(space, 2)
    return reached & SEA & g.enemy_presence(realm)


@event("vailin_maelstrom", lambda g, realm, m: in_the_eye(g, realm) != 0)
async def maelstrom(g: Nerath, realm: int, moment: Moment) -> None:
    """Attack dice against the enemy pieces in a sea space near a Storm Elemental."""
    (vortex,) = says(g)
    space = await choose_space(g, realm, in_the_eye(g, realm), being_played(g))
    await batter(g, realm, space, roll(g, realm, vortex.dice))


async def batter(g: Nerath, realm: int, space: int, hits: int) -> None:
    """The enemy pieces in a space take damage outside a battle."""
    await damage(g, space, [enemy for enemy in g.enemies(realm) if g.presence[enemy] >> space & 1], hits)


def surges(g: Nerath, realm: int) -> dict[int, int]:
    """The enemy coasts with pieces other than a Castle, and how many Storm Elementals are in one sea there."""
    coast = COASTAL & ~g.friendly_land(realm)
    peopled = 0
    for enemy in g.enemies(realm):
        peopled |= spaces_with(g, enemy, coast, MOBILE)
    found: dict[int, int] = {}
    for sea in bits(g.where(realm, STORM_ELEMENTAL) & SEA):
        for space in bits(NEAR[sea] & peopled):
            found[space] = max(found.get(space, 0), g.count(realm, sea, STORM_ELEMENTAL))
    return found


@event("vailin_tidal_surge", lambda g, realm, m: bool(surges(g, realm)))
async def tidal_surge(g: Nerath, realm: int, moment: Moment) -> None:
    """Attack dice against an enemy coast, for each Storm Elemental in a sea space beside it."""
    (wave,) = says(g)
    coasts = surges(g, realm)
    space = await choose_space(g, realm, sum(1 << each for each in coasts), being_played(g))
    await batter(g, realm, space, roll(g, realm, wave.dice, min(wave.max, coasts[space])))


def walks(g: Nerath, realm: int) -> dict[int, int]:
    """From which friendly land with Heroes of the realm to which friendly coasts."""
    land = g.friendly_land(realm)
    ways = {space: land & COASTAL & ~(1 << space) for space in bits(spaces_with(g, realm, land, HEROES))}
    return {space: goals for space, goals in ways.items() if goals}


@event("vailin_wind_walk", lambda g, realm, m: bool(walks(g, realm)))
async def wind_walk(g: Nerath, realm: int, moment: Moment) -> None:
    """Heroes go from one friendly land space to any friendly coast and may still move."""
    (walk,) = says(g)
    card, ways = being_played(g), walks(g, realm)
    origin = await choose_space(g, realm, sum(1 << space for space in ways), card, what="card_from")
    goal = await choose_space(g, realm, ways[origin], card, what="card_to")
    pool = pieces_in(g, realm, 1 << origin, pieces_named(walk))
    for key, n in (await choose_bands(g, realm, pool, walk.count, card)).items():
        transfer(g, realm, origin, goal, type_of(key), n)


# ------------------------------------------------------------------ in an enemy's turn


@event("vailin_becalmed", lambda g, realm, m: g.where(g.active, WARSHIP) != 0)
async def becalmed(g: Nerath, realm: int, moment: Moment) -> None:
    """The enemy's Warships in one sea space can neither sail nor unload in this step."""
    (calm,) = says(g)
    seas = g.where(g.active, WARSHIP)
    for _ in range(min(calm.spaces, seas.bit_count())):
        space = await choose_space(g, realm, seas, being_played(g))
        seas &= ~(1 << space)
        g.tell("becalmed", g.active, space)
        for key, n in pieces_in(g, g.active, 1 << space, (WARSHIP,)).items():
            change_ready(g, space, type_of(key), n, lambda each: each & ~(7 * LEFT) | BECALMED)


def escapes(g: Nerath, realm: int) -> dict[int, int]:
    """The sea spaces where the realm is attacked, and the friendly ones beside each."""
    attacked = SEA & g.presence[g.active] & g.presence[realm]
    ways = {space: NEAR[space] & g.friendly_sea(realm) for space in bits(attacked)}
    return {space: goals for space, goals in ways.items() if goals}


@event("vailin_lost_in_the_mist", lambda g, realm, m: bool(escapes(g, realm)))
async def lost_in_the_mist(g: Nerath, realm: int, moment: Moment) -> None:
    """All pieces leave a sea space where they are attacked, and no battle is fought there, unless an ally's pieces
    are left to defend it (NER-SPC-14)."""
    card, ways = being_played(g), escapes(g, realm)
    origin = await choose_space(g, realm, sum(1 << space for space in ways), card, what="card_from")
    goal = await choose_space(g, realm, ways[origin], card, what="card_to")
    for type_, n in g.army(realm, origin):
        transfer(g, realm, origin, goal, type_, n)


def glades(g: Nerath, realm: int) -> dict[int, int]:
    """The land spaces where the realm is attacked and can leave, and the friendly land beside that is not."""
    attacked = spaces_with(g, realm, LAND & g.presence[g.active], MOBILE)
    safe = g.friendly_land(realm) & ~g.presence[g.active]
    return {space: NEAR[space] & safe for space in bits(attacked) if NEAR[space] & safe}


@event("vailin_hidden_glades", lambda g, realm, m: bool(glades(g, realm)))
async def hidden_glades(g: Nerath, realm: int, moment: Moment) -> None:
    """Some pieces slip away from a land space where they are attacked, to one space or several."""
    (glade,) = says(g)
    card, ways = being_played(g), glades(g, realm)
    origin = await choose_space(g, realm, sum(1 << space for space in ways), card, what="card_from")
    left = glade.count
    while left:
        pool = pieces_in(g, realm, 1 << origin, MOBILE)
        key, n = await choose_band(g, realm, pool, left, card, "card_pieces", may_end=left < glade.count)
        if not n:
            break
        goal = await choose_space(g, realm, ways[origin], card, what="card_to")
        transfer(g, realm, origin, goal, type_of(key), n)
        left -= n


# ------------------------------------------------------------------------- in a battle


@event("vailin_elven_volley", lambda g, realm, m: takes_part(g, realm, m.space, FOOTSOLDIER))
async def elven_volley(g: Nerath, realm: int, moment: Moment) -> None:
    """Footsoldiers strike first and hit more easily in the first round."""
    (volley,) = says(g)
    lasting(g, "first_strike", realm, "round", kinds_named(volley))
    lasting(g, "need", realm, "round", kinds_named(volley), amount=volley.hit_on)


@event("vailin_wrath_of_the_treants", lambda g, realm, m: takes_part(g, realm, m.space, MONSTER))
async def wrath_of_the_treants(g: Nerath, realm: int, moment: Moment) -> None:
    """Monsters are Durable in this battle."""
    (wrath,) = says(g)
    lasting(g, "durable", realm, "battle", kinds_named(wrath), amount=DURABLE)


def can_counsel(g: Nerath, realm: int, moment: Moment) -> bool:
    return can_fight(g, realm, moment.space, attacking=realm == g.active)


@event("vailin_counsel_of_the_gold_dragon", can_counsel)
async def counsel_of_the_gold_dragon(g: Nerath, realm: int, moment: Moment) -> None:
    """Missed dice of this round are rolled again, with a Dragon in the battle all of them."""
    (counsel,) = says(g)
    most = counsel.max_if if takes_part(g, realm, moment.space, DRAGON) else counsel.max
    lasting(g, "reroll", realm, "round", count=most or ALL)


@event("vailin_letters_of_marque", lambda g, realm, m: any(g.gold[foe] for foe in g.defending))
async def letters_of_marque(g: Nerath, realm: int, moment: Moment) -> None:
    """Gold from a realm that was just defeated at sea."""
    (letters,) = says(g)
    victim = await choose_realm(g, realm, [foe for foe in g.defending if g.gold[foe]], being_played(g))
    steal(g, realm, victim, letters.amount)


# ------------------------------------------------------------------------ in Reinforce


def stormy(g: Nerath, realm: int) -> int:
    """Friendly sea, and the land with the realm's Castles."""
    return g.friendly_sea(realm) | g.castles(realm)


@event("vailin_call_the_tempest", lambda g, realm, m: stormy(g, realm) != 0)
async def call_the_tempest(g: Nerath, realm: int, moment: Moment) -> None:
    """A new Storm Elemental at sea or at a Castle."""
    (storm,) = says(g)
    space = await choose_space(g, realm, stormy(g, realm), being_played(g), what="card_place")
    place(g, realm, PIECE_ID[storm.piece], storm.count, space)


def can_build_ships(g: Nerath, realm: int, moment: Moment) -> bool:
    """Whether a Warship can be bought at all, and the card makes it cheaper."""
    (yard,) = effects_of("vailin_great_shipyards")
    if g.gold[realm] < yard.amount or price(g, realm, WARSHIP) <= yard.amount:
        return False
    return any(NEAR[space] & g.friendly_sea(realm) for space in sites(g, realm))


@event("vailin_great_shipyards", can_build_ships)
async def great_shipyards(g: Nerath, realm: int, moment: Moment) -> None:
    """The next Warships bought in this step are cheaper."""
    (yard,) = says(g)
    count = bought(g, WARSHIP) + yard.count
    lasting(g, "cost", realm, "step", kinds_named(yard), count, yard.amount)


@event("vailin_city_state_levies", lambda g, realm, m: g.lands[realm] & COASTAL != 0)
async def city_state_levies(g: Nerath, realm: int, moment: Moment) -> None:
    """A new Footsoldier in each of several coastal spaces of the realm."""
    (levy,) = says(g)
    cities = g.lands[realm] & COASTAL
    for n in range(levy.spaces):
        space = await choose_space(g, realm, cities, being_played(g), may_decline=n > 0, what="card_place")
        if space < 0:
            break
        place(g, realm, PIECE_ID[levy.piece], levy.count, space)
        cities &= ~(1 << space)


# --------------------------------------------------------------------- Gold and cards


def convoy(g: Nerath, realm: int) -> int:
    """The Gold the convoy brings."""
    (spice,) = effects_of("vailin_spice_convoy")
    return min(spice.max, g.where(realm, WARSHIP).bit_count() * spice.amount)


@event("vailin_spice_convoy", lambda g, realm, m: convoy(g, realm) > 0)
async def spice_convoy(g: Nerath, realm: int, moment: Moment) -> None:
    """Gold for each sea space with a Warship of the realm."""
    gain(g, realm, convoy(g, realm))


def tolled(g: Nerath, realm: int) -> list[int]:
    """The enemies with Gold and with land at a sea space where the realm has a Warship."""
    shores = near(g.where(realm, WARSHIP))
    return [enemy for enemy in g.enemies(realm) if g.gold[enemy] and g.lands[enemy] & shores]


@event("vailin_harbor_tolls", lambda g, realm, m: bool(tolled(g, realm)))
async def harbor_tolls(g: Nerath, realm: int, moment: Moment) -> None:
    """Gold from each enemy at whose coast a Warship lies."""
    (toll,) = says(g)
    for enemy in tolled(g, realm):
        steal(g, realm, enemy, toll.amount)


@event("vailin_guild_loan")
async def guild_loan(g: Nerath, realm: int, moment: Moment) -> None:
    """Gold now, and less of it in the next Collect Income step."""
    loan, debt = says(g)
    gain(g, realm, loan.amount)
    lasting(g, "income", realm, "income", amount=-debt.amount)


def sailing(g: Nerath, realm: int) -> list[int]:
    """The enemies with Warships."""
    return [enemy for enemy in g.enemies(realm) if g.where(enemy, WARSHIP)]


@event("vailin_storm_season", lambda g, realm, m: bool(sailing(g, realm)))
async def storm_season(g: Nerath, realm: int, moment: Moment) -> None:
    """Each enemy with Warships loses one of its choice or pays."""
    (storm,) = says(g)
    card = being_played(g)
    for enemy in sailing(g, realm):
        if g.gold[enemy] >= storm.amount and await choose_yes(g, enemy, "card_save_ship", (card, storm.amount)):
            pay(g, enemy, storm.amount)
            continue
        fleet = pieces_in(g, enemy, EVERYWHERE, pieces_named(storm))
        for key, n in (await choose_bands(g, enemy, fleet, storm.count, card, what="card_sacrifice")).items():
            remove(g, enemy, space_of(key), type_of(key), n)


def can_meet(g: Nerath, realm: int, moment: Moment) -> bool:
    return bool(g.deck[realm] or g.discard[realm])


@event("vailin_alliance_council", can_meet)
async def alliance_council(g: Nerath, realm: int, moment: Moment) -> None:
    """Draw, then put a card from the hand on the bottom of the deck."""
    draw, bury = says(g)
    card = being_played(g)
    for _ in range(draw.count):
        await draw_event(g, realm)
    for _ in range(min(bury.count, len(g.hand[realm]))):
        options = [("card", number) for number in g.hand[realm]]
        answer = await Ask(
            g.seat_of[realm], "card_bottom", options, "NER-CRD-17", (realm, card), default=options[0]
        )
        g.lose_event(realm, answer[1])
        g.deck[realm].insert(0, answer[1])
        g.forget_events((*g.hand[realm], answer[1]))
        g.learn_events(realm, (answer[1],))
        g.tell("bottomed", realm, secret=(answer[1],), to=(g.seat_of[realm],))
