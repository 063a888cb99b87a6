"""The Event cards of Karkoth: the dead march, and the living pay."""

from __future__ import annotations

from gonfalon.core import Ask
from gonfalon.core.menu import bits
from gonfalon.games.nerath.printed import PIECE_ID, PIECES
from gonfalon.games.nerath.printed.regions import CAPITAL, COASTAL, LAND, NEAR, NOBODY, SEA, near
from gonfalon.games.nerath.rules.attack import fighters
from gonfalon.games.nerath.rules.conquest import amok_goals, rampage
from gonfalon.games.nerath.rules.effects import kinds, lasting, packed
from gonfalon.games.nerath.rules.retreat import can_retreat
from gonfalon.games.nerath.rules.ways import enemy_castles, move_of
from gonfalon.games.nerath.rules.windows import Moment, draw_event, event
from gonfalon.games.nerath.state import (
    CASTLE,
    DRAGON,
    FIGHTER,
    FOOTSOLDIER,
    LAND_PIECES,
    PLACE,
    RIDING,
    Nerath,
    key_at,
    space_of,
    type_of,
)

from .choosing import (
    choose_bands,
    choose_realm,
    choose_space,
    choose_yes,
    held_since,
    pieces_in,
    spaces_with,
    with_cargo,
)
from .deeds import change_ready, faster, gain, look_at_hand, pay, place, remove, transfer
from .reading import being_played, effects_of, kinds_named, pieces_named, says
from .striking import (
    damage,
    damage_in_battle,
    foes_in_battle,
    foes_left,
    ignore,
    roll,
    standing_castle,
    takes_part,
)

EVERYWHERE = -1

# --------------------------------------------------------------------- in the Move step


def marchers(g: Nerath, realm: int) -> dict[int, int]:
    """The Footsoldiers on land that may still move, by space; none if they are as fast already."""
    (march,) = effects_of("karkoth_forced_march")
    if move_of(g, realm, FOOTSOLDIER) >= march.move:
        return {}
    found: dict[int, int] = {}
    for key, n in g.ready.items():
        if type_of(key) == FOOTSOLDIER:
            found[space_of(key)] = found.get(space_of(key), 0) + n
    return found


@event("karkoth_forced_march", lambda g, realm, m: bool(marchers(g, realm)))
async def forced_march(g: Nerath, realm: int, moment: Moment) -> None:
    """Footsoldiers of one space have a longer Move in this step."""
    (march,) = says(g)
    ready = marchers(g, realm)
    space = await choose_space(g, realm, sum(1 << each for each in ready), being_played(g))
    more = march.move - move_of(g, realm, FOOTSOLDIER)
    faster(g, space, FOOTSOLDIER, min(march.count, ready[space]), more)


def riders(g: Nerath) -> dict[int, int]:
    """The Fighters that may still move on land, as a pool to choose from."""
    found: dict[int, int] = {}
    for key, n in g.ready.items():
        if type_of(key) == FIGHTER:
            found[key & PLACE] = found.get(key & PLACE, 0) + n
    return found


@event("karkoth_wraith_riders", lambda g, realm, m: bool(riders(g)))
async def wraith_riders(g: Nerath, realm: int, moment: Moment) -> None:
    """Some Fighters need not stop in enemy land without a Castle in this step."""
    (ride,) = says(g)
    chosen = await choose_bands(g, realm, riders(g), ride.count, being_played(g))
    for key, n in chosen.items():
        g.tell("riding", realm, type_of(key), n, space_of(key))
        change_ready(g, space_of(key), type_of(key), n, lambda each: each | RIDING)


def infested(g: Nerath, realm: int) -> int:
    """Enemy land without a Castle, next to the realm's own, with enemy pieces in it."""
    open_land = near(g.lands[realm]) & LAND & ~g.friendly_land(realm) & ~enemy_castles(g, realm)
    return open_land & g.enemy_presence(realm)


@event("karkoth_plague_of_ghouls", lambda g, realm, m: infested(g, realm) != 0)
async def plague_of_ghouls(g: Nerath, realm: int, moment: Moment) -> None:
    """Attack dice against an enemy land space; if a piece is destroyed, a Footsoldier rises beside it."""
    bite, ghoul = says(g)
    card = being_played(g)
    space = await choose_space(g, realm, infested(g, realm), card)
    victims = [enemy for enemy in g.enemies(realm) if g.presence[enemy] >> space & 1]
    if await damage(g, space, victims, roll(g, realm, bite.dice)):
        grave = await choose_space(g, realm, NEAR[space] & g.lands[realm], card, what="card_place")
        place(g, realm, PIECE_ID[ghoul.piece], ghoul.count, grave)


def crossings(g: Nerath, realm: int) -> dict[int, int]:
    """From which friendly coast with land pieces of the realm to which others, over a sea without enemies."""
    coast = g.friendly_land(realm) & COASTAL
    calm = g.friendly_sea(realm)
    ways = {
        space: near(NEAR[space] & SEA & calm) & coast & ~(1 << space)
        for space in bits(spaces_with(g, realm, coast, LAND_PIECES))
    }
    return {space: goals for space, goals in ways.items() if goals}


@event("karkoth_night_crossing", lambda g, realm, m: bool(crossings(g, realm)))
async def night_crossing(g: Nerath, realm: int, moment: Moment) -> None:
    """Land pieces go from one friendly coast to another on the same sea, and do not move in this step."""
    (crossing,) = says(g)
    card, ways = being_played(g), crossings(g, realm)
    origin = await choose_space(g, realm, sum(1 << space for space in ways), card, what="card_from")
    goal = await choose_space(g, realm, ways[origin], card, what="card_to")
    pool = pieces_in(g, realm, 1 << origin, pieces_named(crossing))
    for key, n in (await choose_bands(g, realm, pool, crossing.count, card)).items():
        transfer(g, realm, origin, goal, type_of(key), n, may_move=False)


# ------------------------------------------------------------------------- in a battle


@event("karkoth_death_knell", lambda g, realm, m: foes_left(g, realm, m.space))
async def death_knell(g: Nerath, realm: int, moment: Moment) -> None:
    """Attack dice against the enemy in the battle, before it begins."""
    (knell,) = says(g)
    await damage_in_battle(g, realm, moment.space, roll(g, realm, knell.dice))


@event("karkoth_breach_the_walls", lambda g, realm, m: standing_castle(g, realm, m.space) != NOBODY)
async def breach_the_walls(g: Nerath, realm: int, moment: Moment) -> None:
    """The enemy Castle does not roll in the first round."""
    (breach,) = says(g)
    lasting(g, "silent", standing_castle(g, realm, moment.space), "round", kinds_named(breach))


def chilled(g: Nerath, realm: int, space: int) -> dict[tuple[int, int], int]:
    """How many pieces of which foe and kind the cold can touch."""
    (chill,) = effects_of("karkoth_grave_chill")
    found: dict[tuple[int, int], int] = {}
    for foe in foes_in_battle(g, realm, space):
        for kind in fighters(g, foe, space, attacking=foe == g.active):
            if kind in pieces_named(chill):
                found[foe, kind] = found.get((foe, kind), 0) + 1
    return found


@event("karkoth_grave_chill", lambda g, realm, m: bool(chilled(g, realm, m.space)))
async def grave_chill(g: Nerath, realm: int, moment: Moment) -> None:
    """Some enemy pieces do not roll in this round; of pieces of a kind, those that would roll best."""
    (chill,) = says(g)
    cold = chilled(g, realm, moment.space)
    pool: dict[int, int] = {}
    for (_, kind), n in cold.items():
        key = key_at(moment.space, kind)
        pool[key] = pool.get(key, 0) + n
    chosen = await choose_bands(g, realm, pool, chill.count, being_played(g), what="card_enemies")
    for (foe, kind), n in cold.items():
        some = min(n, chosen.get(key_at(moment.space, kind), 0))
        if some:
            chosen[key_at(moment.space, kind)] -= some
            lasting(g, "silent", foe, "round", kinds(kind), some)
            g.tell("silenced", foe, kind, some, moment.space)


@event("karkoth_black_dragons_breath", lambda g, realm, m: takes_part(g, realm, m.space, DRAGON))
async def black_dragons_breath(g: Nerath, realm: int, moment: Moment) -> None:
    """A Dragon rolls more dice, and first, in this round."""
    (breath,) = says(g)
    touched = kinds_named(breath)
    lasting(g, "dice", realm, "round", touched, breath.count, packed(breath.dice))
    lasting(g, "first_strike", realm, "round", touched, breath.count)


@event("karkoth_corpse_shield", lambda g, realm, m: m.hits > 0 and bool(1 << m.space & LAND))
async def corpse_shield(g: Nerath, realm: int, moment: Moment) -> None:
    """Less damage for the realm's side in a land battle, even less behind three Footsoldiers."""
    (shield,) = says(g)
    ranks = g.count(realm, moment.space, FOOTSOLDIER)
    ignore(g, realm, moment, shield.amount_if if ranks >= 3 else shield.amount)


def can_frighten(g: Nerath, realm: int, moment: Moment) -> bool:
    return not moment.cancelled and bool(1 << moment.space & LAND) and can_retreat(g, moment.space)


@event("karkoth_dread_of_the_grave", can_frighten)
async def dread_of_the_grave(g: Nerath, realm: int, moment: Moment) -> None:
    """The attacker pays the realm or retreats."""
    (dread,) = says(g)
    about = (being_played(g), realm, dread.amount)
    if g.gold[g.active] >= dread.amount and await choose_yes(g, g.active, "card_stand", about):
        g.pay(g.active, dread.amount)
        g.gain(realm, dread.amount)
        g.tell("paid_to", g.active, realm, dread.amount)
    else:
        moment.cancelled = True


# ----------------------------------------------------------------------- after battles


def fallen(g: Nerath) -> int:
    """How many Footsoldiers the dead of the battle give."""
    (graves,) = effects_of("karkoth_raise_the_fallen")
    return min(graves.max, sum(g.losses[piece] for piece in LAND_PIECES) // 2 * graves.count)


@event("karkoth_raise_the_fallen", lambda g, realm, m: fallen(g) > 0)
async def raise_the_fallen(g: Nerath, realm: int, moment: Moment) -> None:
    """For every two land pieces destroyed in the battle a Footsoldier rises in the space."""
    (graves,) = says(g)
    place(g, realm, PIECE_ID[graves.piece], fallen(g), moment.space)


@event("karkoth_soul_harvest")
async def soul_harvest(g: Nerath, realm: int, moment: Moment) -> None:
    """Gold for a conquered space, more for one with a Castle."""
    (harvest,) = says(g)
    walls = g.count(g.held[moment.space], moment.space, CASTLE)
    gain(g, realm, harvest.amount_if if walls else harvest.amount)


def can_run_on(g: Nerath, realm: int, moment: Moment) -> bool:
    """Whether the Monster has conquered a space and another is open to it."""
    return moment.realm != NOBODY and not moment.runs and amok_goals(g, moment.space) != 0


@event("karkoth_unchained_hulks", can_run_on)
async def unchained_hulks(g: Nerath, realm: int, moment: Moment) -> None:
    """The Monster that ran amok runs on; conquest.ran_amok then lets cards answer that too."""
    (rage,) = says(g)
    space = moment.space
    for _ in range(rage.count):
        options = [("amok", goal) for goal in bits(amok_goals(g, space))]
        if not options:
            break
        answer = await Ask(g.seat_of[realm], "amok", options, "NER-AMK-02", (realm, space), default=options[0])
        moment.runs.append((answer[1], rampage(g, space, answer[1])))
        space = answer[1]


# ------------------------------------------------------------------------ in Reinforce


@event("karkoth_restless_dead", lambda g, realm, m: held_since(g, realm) != 0)
async def restless_dead(g: Nerath, realm: int, moment: Moment) -> None:
    """New Footsoldiers in one land space that the realm has held since the start of its turn."""
    (dead,) = says(g)
    space = await choose_space(g, realm, held_since(g, realm), being_played(g), what="card_place")
    place(g, realm, PIECE_ID[dead.piece], dead.count, space)


def ports(g: Nerath, realm: int) -> int:
    """Friendly sea at the realm's own land."""
    return g.friendly_sea(realm) & near(g.lands[realm])


@event("karkoth_black_sails", lambda g, realm, m: ports(g, realm) != 0)
async def black_sails(g: Nerath, realm: int, moment: Moment) -> None:
    """A new Warship at the realm's coast."""
    (sails,) = says(g)
    space = await choose_space(g, realm, ports(g, realm), being_played(g), what="card_place")
    place(g, realm, PIECE_ID[sails.piece], sails.count, space)


def can_convene(g: Nerath, realm: int, moment: Moment) -> bool:
    price, _ = effects_of("karkoth_warlock_conclave")
    return g.gold[realm] >= price.amount and g.held[CAPITAL[realm]] == realm


@event("karkoth_warlock_conclave", can_convene)
async def warlock_conclave(g: Nerath, realm: int, moment: Moment) -> None:
    """A cheap Wizard in the Capital."""
    price, warlock = says(g)
    pay(g, realm, price.amount)
    place(g, realm, PIECE_ID[warlock.piece], warlock.count, CAPITAL[realm])


# --------------------------------------------------------------------- Gold and cards


@event("karkoth_tribute_of_the_satraps")
async def tribute_of_the_satraps(g: Nerath, realm: int, moment: Moment) -> None:
    """More Gold in the Collect Income step."""
    (tribute,) = says(g)
    gain(g, realm, tribute.amount)


@event("karkoth_dark_omens", lambda g, realm, m: any(g.gold[enemy] for enemy in g.enemies(realm)))
async def dark_omens(g: Nerath, realm: int, moment: Moment) -> None:
    """Each enemy loses Gold."""
    (omens,) = says(g)
    for enemy in g.enemies(realm):
        pay(g, enemy, omens.amount)


def can_sacrifice(g: Nerath, realm: int, moment: Moment) -> bool:
    return g.gold[realm] > 0 or bool(with_cargo(g, realm, EVERYWHERE, LAND_PIECES))


@event("karkoth_the_chained_god_hungers", can_sacrifice)
async def the_chained_god_hungers(g: Nerath, realm: int, moment: Moment) -> None:
    """A land piece is destroyed for more than its cost; without one Gold is lost."""
    (hunger,) = says(g)
    herd = with_cargo(g, realm, EVERYWHERE, pieces_named(hunger))
    if not herd:
        pay(g, realm, hunger.otherwise[0].amount)
        return
    (key,) = await choose_bands(g, realm, herd, 1, being_played(g), what="card_sacrifice")
    remove(g, realm, space_of(key), type_of(key))
    gain(g, realm, PIECES[type_of(key)].cost + hunger.amount)


def can_see(g: Nerath, realm: int, moment: Moment) -> bool:
    return bool(g.deck[realm] or g.discard[realm] or any(g.hand[enemy] for enemy in g.enemies(realm)))


@event("karkoth_eyes_in_the_dark", can_see)
async def eyes_in_the_dark(g: Nerath, realm: int, moment: Moment) -> None:
    """Look at an enemy's Event cards, then draw."""
    _, draw = says(g)
    holders = [enemy for enemy in g.enemies(realm) if g.hand[enemy]]
    if holders:
        look_at_hand(g, realm, await choose_realm(g, realm, holders, being_played(g)))
    for _ in range(draw.count):
        await draw_event(g, realm)
