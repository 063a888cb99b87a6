"""The Event cards of the Iron Circle: ambush, infernal bargains, gold and treachery."""

from __future__ import annotations

from typing import Final

from gonfalon.core import Ask
from gonfalon.core.menu import bits
from gonfalon.games.nerath.codes import loss, loss_of
from gonfalon.games.nerath.printed import PIECE_ID
from gonfalon.games.nerath.printed.regions import DUNGEONS, LAND, NOBODY, SEA, near
from gonfalon.games.nerath.rules.attack import FIRST_STRIKE, Setting, fighters, rollers
from gonfalon.games.nerath.rules.battle import DRAGON_WON
from gonfalon.games.nerath.rules.effects import barred, kinds, lasting, renew
from gonfalon.games.nerath.rules.geography import by_air, on_foot
from gonfalon.games.nerath.rules.moving import MOVED
from gonfalon.games.nerath.rules.ranks import wound
from gonfalon.games.nerath.rules.reinforce import bought, sites
from gonfalon.games.nerath.rules.windows import Moment, draw_event, event
from gonfalon.games.nerath.state import (
    CASTLE,
    DRAGON,
    FOOTSOLDIER,
    HEROES,
    KIND,
    LAND_PIECES,
    PLACE,
    WARSHIP,
    WIZARD,
    Nerath,
    key_at,
    load_of,
    ship_with,
    space_of,
    type_of,
)

from .choosing import (
    castles_since,
    choose_bands,
    choose_option,
    choose_realm,
    choose_space,
    choose_yes,
    pieces_in,
    spaces_with,
)
from .deeds import gain, pay, place, place_group, remove, steal, transfer
from .reading import being_played, effects_of, kinds_named, pieces_named, says, until
from .striking import damage_in_battle, foes_in_battle, foes_left, ignore, roll, standing_castle, takes_part

EMPTY_WARSHIP: Final = ship_with(())

# --------------------------------------------------------------------- in the Move step


def can_hire(g: Nerath, realm: int, moment: Moment) -> bool:
    return g.gold[realm] >= effects_of("iron_circle_mercenary_company")[0].amount and g.lands[realm] != 0


@event("iron_circle_mercenary_company", can_hire)
async def mercenary_company(g: Nerath, realm: int, moment: Moment) -> None:
    """Hired pieces in one land space of the realm; they may move at once."""
    price, hired = says(g)
    space = await choose_space(g, realm, g.lands[realm], being_played(g))
    pay(g, realm, price.amount)
    place_group(g, realm, hired, space, may_move=True)


def tunnels(g: Nerath, realm: int) -> dict[int, int]:
    """Where tunnels lead from each space with Footsoldiers that can move: land at exactly the printed distance."""
    (leap,) = effects_of("iron_circle_goblin_tunnels")
    ends: dict[int, int] = {}
    for key in g.ready:
        space = space_of(key)
        if type_of(key) == FOOTSOLDIER and 1 << space & LAND:
            layers = on_foot(space, leap.move, LAND, 0)
            ends[space] = layers[-1] & ~(layers[-2] if leap.move > 1 else 0) & ~barred(g, realm)
    return {space: goals for space, goals in ends.items() if goals}


@event("iron_circle_goblin_tunnels", lambda g, realm, m: bool(tunnels(g, realm)))
async def goblin_tunnels(g: Nerath, realm: int, moment: Moment) -> None:
    """Footsoldiers of one space move two land spaces away, whatever lies between; that is their whole move."""
    (leap,) = says(g)
    ends = tunnels(g, realm)
    origin = await choose_space(g, realm, sum(1 << space for space in ends), being_played(g), what="card_from")
    goal = await choose_space(g, realm, ends[origin], being_played(g), what="card_to")
    key = key_at(origin, FOOTSOLDIER)
    ready = sum(n for each, n in g.ready.items() if each & PLACE == key)
    taken = await choose_bands(g, realm, {key: ready}, leap.count, being_played(g))
    g.tell("moved", realm, FOOTSOLDIER, taken[key], origin, goal)
    g.shift(realm, origin, goal, FOOTSOLDIER, taken[key])
    g.forget_readiness(origin, FOOTSOLDIER, taken[key])
    g.used = (*g.used, MOVED)


def heroes_in(type_: int) -> tuple[int, ...]:
    """The Heroes that a type of piece is or carries."""
    load = load_of(type_) if type_ >= WARSHIP else (type_,)
    return tuple(hero for hero in HEROES if hero in load)


def within_reach(g: Nerath, realm: int) -> int:
    """The land and sea spaces with enemy Heroes next to the realm's land."""
    mask = 0
    for enemy in g.enemies(realm):
        for key in g.troops[enemy]:
            if heroes_in(type_of(key)):
                mask |= 1 << space_of(key)
    return mask & near(g.lands[realm]) & ~DUNGEONS if mask else 0


@event("iron_circle_devils_assassin", lambda g, realm, m: within_reach(g, realm) != 0)
async def devils_assassin(g: Nerath, realm: int, moment: Moment) -> None:
    """An enemy Hero near the realm's land is destroyed unless its owner pays."""
    (murder,) = says(g)
    card = being_played(g)
    space = await choose_space(g, realm, within_reach(g, realm), card)
    victims = [
        ("lose", loss(enemy, type_, 0, 1 + hero if type_ >= WARSHIP else 0))
        for enemy in g.enemies(realm)
        for type_, _ in g.army(enemy, space)
        for hero in heroes_in(type_)
    ]
    about = (realm, card, space)
    answer = await Ask(g.seat_of[realm], "card_hero", victims, "NER-CRD-17", about, default=victims[0])
    owner, type_, _, aboard = loss_of(answer[1])
    hero = aboard - 1 if aboard else type_
    if g.gold[owner] >= murder.amount and await choose_yes(
        g, owner, "card_ransom", (card, space, hero, murder.amount)
    ):
        pay(g, owner, murder.amount)
    elif aboard:
        load = list(load_of(type_))
        load.remove(hero)
        g.reload(owner, space, type_, tuple(load))
        g.tell("destroyed", owner, hero, 1, space)
        renew(g, owner, [hero])
    else:
        remove(g, owner, space, type_)


# -------------------------------------------------------------------- at the start of a battle


def in_land_battle(moment: Moment) -> bool:
    return bool(1 << moment.space & LAND)


def slow_pieces(g: Nerath, realm: int, space: int) -> dict[int, int]:
    """The realm's pieces in a space that have no First Strike."""
    return {
        key: n for key, n in pieces_in(g, realm, 1 << space, range(9)).items() if not FIRST_STRIKE[type_of(key)]
    }


@event("iron_circle_ambush", lambda g, realm, m: in_land_battle(m) and bool(slow_pieces(g, realm, m.space)))
async def ambush(g: Nerath, realm: int, moment: Moment) -> None:
    """Some pieces of the attacker's choice have First Strike in the first round."""
    (surprise,) = says(g)
    hidden = slow_pieces(g, realm, moment.space)
    if sum(hidden.values()) > surprise.count:
        hidden = await choose_bands(g, realm, hidden, surprise.count, being_played(g))
    for key, n in hidden.items():
        lasting(g, "first_strike", realm, until(surprise), kinds(KIND[type_of(key)]), n)
        g.tell("first_strike", realm, type_of(key), n)


def bribable(g: Nerath, realm: int, moment: Moment) -> list[int]:
    """The enemies with a Footsoldier in the land battle."""
    if not in_land_battle(moment):
        return []
    foes = foes_in_battle(g, realm, moment.space)
    return [foe for foe in foes if g.count(foe, moment.space, FOOTSOLDIER)]


@event("iron_circle_turncoats", lambda g, realm, m: bool(bribable(g, realm, m)))
async def turncoats(g: Nerath, realm: int, moment: Moment) -> None:
    """Enemy Footsoldiers in the battle are destroyed, and as many of the realm's own come to its side."""
    (bribe,) = says(g)
    piece = PIECE_ID[bribe.piece]
    foe = await choose_realm(g, realm, bribable(g, realm, moment), being_played(g))
    n = min(bribe.count, g.count(foe, moment.space, piece))
    g.losses[piece] += n
    remove(g, foe, moment.space, piece, n)
    place(g, realm, piece, n, moment.space)


@event("iron_circle_sappers", lambda g, realm, m: standing_castle(g, realm, m.space) != NOBODY)
async def sappers(g: Nerath, realm: int, moment: Moment) -> None:
    """The enemy Castle is inactive from the start of the battle (NER-BAT-27, NER-BAT-30)."""
    foe = standing_castle(g, realm, moment.space)
    g.wounds[wound(foe, CASTLE, 1)] = 1
    g.tell("castle_down", foe, moment.space)


def can_surprise(g: Nerath, realm: int, moment: Moment) -> bool:
    """Whether an enemy in the battle has First Strike, or a Footsoldier that rolls."""
    setting = Setting(moment.space, False, True)
    foes = foes_in_battle(g, realm, moment.space)
    return any(each.first or each.kind == FOOTSOLDIER for foe in foes for each in rollers(g, foe, setting))


@event("iron_circle_night_assault", can_surprise)
async def night_assault(g: Nerath, realm: int, moment: Moment) -> None:
    """No enemy has First Strike in the battle, and their Footsoldiers do not roll in the first round."""
    dark, confusion = says(g)
    for foe in foes_in_battle(g, realm, moment.space):
        lasting(g, "no_first_strike", foe, until(dark))
        lasting(g, "silent", foe, until(confusion), kinds_named(confusion))


def has_fire_ship(g: Nerath, realm: int, moment: Moment) -> bool:
    return bool(1 << moment.space & SEA and g.count(realm, moment.space, EMPTY_WARSHIP)) and foes_left(
        g, realm, moment.space
    )


@event("iron_circle_fire_ships", has_fire_ship)
async def fire_ships(g: Nerath, realm: int, moment: Moment) -> None:
    """A Warship without cargo burns, and the enemy takes damage."""
    ship, fire = says(g)
    g.losses[WARSHIP] += ship.count
    remove(g, realm, moment.space, EMPTY_WARSHIP, ship.count)
    await damage_in_battle(g, realm, moment.space, fire.amount)


# ------------------------------------------------------------------------- in a battle


@event("iron_circle_hellfire", lambda g, realm, m: foes_left(g, realm, m.space))
async def hellfire(g: Nerath, realm: int, moment: Moment) -> None:
    """Attack dice against the enemy in the battle, more of them with a Wizard."""
    (fire,) = says(g)
    dice = fire.dice_if if takes_part(g, realm, moment.space, WIZARD) else fire.dice
    await damage_in_battle(g, realm, moment.space, roll(g, realm, dice))


@event("iron_circle_iron_discipline", lambda g, realm, m: m.hits > 0)
async def iron_discipline(g: Nerath, realm: int, moment: Moment) -> None:
    """Less damage for the realm's side."""
    (wall,) = says(g)
    ignore(g, realm, moment, wall.amount)


@event(
    "iron_circle_feigned_retreat",
    lambda g, realm, m: in_land_battle(m) and not m.cancelled and foes_left(g, realm, m.space),
)
async def feigned_retreat(g: Nerath, realm: int, moment: Moment) -> None:
    """Before the pieces leave each of them strikes once more; battle.pressing sees whether any enemy is left.
    A retreat that an enemy forces is not chosen, so it cannot be feigned."""
    trap, _ = says(g)
    strikers = len(fighters(g, realm, moment.space, attacking=True))
    hits = roll(g, realm, trap.dice, min(strikers, trap.max))
    await damage_in_battle(g, realm, moment.space, hits)


# ----------------------------------------------------------------------- after battles


@event("iron_circle_pressed_levies")
async def pressed_levies(g: Nerath, realm: int, moment: Moment) -> None:
    """New Footsoldiers in a space that was just conquered."""
    (levy,) = says(g)
    place(g, realm, PIECE_ID[levy.piece], levy.count, moment.space)


def raids(g: Nerath, realm: int) -> dict[int, int]:
    """The enemy spaces that each Dragon which has won a battle in this step can fly to."""
    (attack,) = effects_of("iron_circle_red_dragons_wrath")
    enemy = (LAND & ~g.friendly_land(realm) | g.enemy_presence(realm)) & ~barred(g, realm)
    found: dict[int, int] = {}
    for mark in g.used:
        if mark >= DRAGON_WON and g.count(realm, mark - DRAGON_WON, DRAGON):
            found[mark - DRAGON_WON] = by_air(mark - DRAGON_WON, attack.move)[-1] & enemy
    return {space: goals for space, goals in found.items() if goals}


@event("iron_circle_red_dragons_wrath", lambda g, realm, m: bool(raids(g, realm)))
async def red_dragons_wrath(g: Nerath, realm: int, moment: Moment) -> None:
    """A Dragon that has won flies on and fights alone; fight.after_battles lets the new battle be fought."""
    targets = raids(g, realm)
    origin = await choose_space(g, realm, sum(1 << space for space in targets), being_played(g), what="card_from")
    goal = await choose_space(g, realm, targets[origin], being_played(g), what="card_to")
    g.tell("moved", realm, DRAGON, 1, origin, goal)
    g.shift(realm, origin, goal, DRAGON)


# ---------------------------------------------------------------- Reposition and Reinforce


def gates(g: Nerath, realm: int) -> dict[int, int]:
    """Pairs of the realm's own lands, from and to, one of which holds a Wizard of the realm."""
    land = g.lands[realm]
    wizards = spaces_with(g, realm, land, (WIZARD,))
    if not wizards:
        return {}
    ways = {
        space: (land if wizards >> space & 1 else wizards) & ~(1 << space)
        for space in bits(spaces_with(g, realm, land, LAND_PIECES))
    }
    return {space: goals for space, goals in ways.items() if goals}


@event("iron_circle_infernal_gate", lambda g, realm, m: bool(gates(g, realm)))
async def infernal_gate(g: Nerath, realm: int, moment: Moment) -> None:
    """Land pieces pass from one of the realm's land spaces to another, to or from a Wizard."""
    (gate,) = says(g)
    card, ways = being_played(g), gates(g, realm)
    origin = await choose_space(g, realm, sum(1 << space for space in ways), card, what="card_from")
    goal = await choose_space(g, realm, ways[origin], card, what="card_to")
    pool = pieces_in(g, realm, 1 << origin, pieces_named(gate))
    for key, n in (await choose_bands(g, realm, pool, gate.count, card)).items():
        transfer(g, realm, origin, goal, type_of(key), n)


@event("iron_circle_infernal_bargain", lambda g, realm, m: spaces_with(g, realm, LAND, (FOOTSOLDIER,)) != 0)
async def infernal_bargain(g: Nerath, realm: int, moment: Moment) -> None:
    """A Footsoldier is given up for a Monster."""
    (bargain,) = says(g)
    victim = PIECE_ID[bargain.from_piece]
    space = await choose_space(g, realm, spaces_with(g, realm, LAND, (victim,)), being_played(g))
    remove(g, realm, space, victim, bargain.count)
    place(g, realm, PIECE_ID[bargain.to_piece], bargain.count, space)


@event("iron_circle_scarlet_legions", lambda g, realm, m: castles_since(g, realm) != 0)
async def scarlet_legions(g: Nerath, realm: int, moment: Moment) -> None:
    """New Footsoldiers at one Castle."""
    (legion,) = says(g)
    space = await choose_space(g, realm, castles_since(g, realm), being_played(g))
    place(g, realm, PIECE_ID[legion.piece], legion.count, space)


def can_forge(g: Nerath, realm: int, moment: Moment) -> bool:
    return g.gold[realm] >= effects_of("iron_circle_golem_forges")[0].amount and bool(sites(g, realm))


@event("iron_circle_golem_forges", can_forge)
async def golem_forges(g: Nerath, realm: int, moment: Moment) -> None:
    """The next Monsters bought in this step are cheaper."""
    (forge,) = says(g)
    count = bought(g, PIECE_ID[forge.piece]) + forge.count
    lasting(g, "cost", realm, until(forge), kinds_named(forge), count, forge.amount)


# --------------------------------------------------------------------- Gold and cards


@event("iron_circle_deal_with_the_devil")
async def deal_with_the_devil(g: Nerath, realm: int, moment: Moment) -> None:
    """Gold, or two more cards for Gold."""
    (deal,) = says(g)
    (gift,), (price, cards) = deal.options
    if await choose_option(g, realm, len(deal.options), being_played(g)) == 0:
        gain(g, realm, gift.amount)
        return
    pay(g, realm, price.amount)
    for _ in range(cards.count):
        await draw_event(g, realm)


def rich_enemies(g: Nerath, realm: int) -> list[int]:
    return [enemy for enemy in g.enemies(realm) if g.gold[enemy]]


@event("iron_circle_extortion", lambda g, realm, m: bool(rich_enemies(g, realm)))
async def extortion(g: Nerath, realm: int, moment: Moment) -> None:
    """Gold from an enemy's treasury."""
    (theft,) = says(g)
    steal(g, realm, await choose_realm(g, realm, rich_enemies(g, realm), being_played(g)), theft.amount)


def can_plot(g: Nerath, realm: int, moment: Moment) -> bool:
    return not moment.cancelled and g.gold[realm] >= effects_of("iron_circle_counterplot")[0].amount


@event("iron_circle_counterplot", can_plot)
async def counterplot(g: Nerath, realm: int, moment: Moment) -> None:
    """The enemy's Event card is discarded without effect (NER-CRD-15)."""
    price, _ = says(g)
    pay(g, realm, price.amount)
    moment.cancelled = True
    g.tell("cancelled", realm, moment.event)
