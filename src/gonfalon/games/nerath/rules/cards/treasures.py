"""What the Treasure cards do: Powers when they are played, Properties for the rest of the game.

A Treasure card may be played for its victory points even if its Power can do nothing (NER-CRD-17). Most Properties
are rows that effects.py keeps; those that act by themselves, or that their owner uses, are functions here.
"""

from __future__ import annotations

from gonfalon.core import Ask, Menu, first
from gonfalon.core.menu import bits
from gonfalon.games.nerath.codes import band, band_of, boarder, boarder_of, ship_of
from gonfalon.games.nerath.printed import TREASURE_ID
from gonfalon.games.nerath.printed.cards import Effect
from gonfalon.games.nerath.printed.regions import LAND, NOBODY, near
from gonfalon.games.nerath.rules.conquest import conquer
from gonfalon.games.nerath.rules.dungeon import peek
from gonfalon.games.nerath.rules.effects import RELIC_USED, once
from gonfalon.games.nerath.rules.geography import within
from gonfalon.games.nerath.rules.moving import untouched
from gonfalon.games.nerath.rules.reinforce import usable_castles
from gonfalon.games.nerath.rules.transport import aboard, laden
from gonfalon.games.nerath.rules.ways import move_of
from gonfalon.games.nerath.rules.windows import (
    AT_TURN_START,
    BEFORE_DRAW,
    Moment,
    acts,
    draw_event,
    offer,
    power,
    use,
)
from gonfalon.games.nerath.state import (
    CASTLE,
    FOOTSOLDIER,
    HEROES,
    LEFT,
    WALKED,
    WARSHIP,
    Nerath,
    armies,
    key_at,
    left_of,
    load_of,
    space_of,
    type_of,
)

from .choosing import (
    choose_option,
    choose_realm,
    choose_space,
    choose_victims,
    choose_yes,
    closed_land,
    held_since,
    pieces_in,
)
from .deeds import gain, look_at_hand, pay, place, ready_at, remove, steal, transfer
from .reading import pieces_named, power_of, property_of, relic
from .striking import damage_in_battle, roll

# --------------------------------------------------------------- Properties that are rows


# ----------------------------------------------------------------- at the start of a turn


async def summon(g: Nerath, realm: int, effect: Effect, spaces: int, card: str) -> None:
    """Place the pieces that an effect names in one of these spaces."""
    spaces &= ~closed_land(g, realm)
    if spaces:
        space = await choose_space(g, realm, spaces, relic(card))
        place(g, realm, pieces_named(effect)[0], effect.count, space)


@power("horn_of_valhalla")
async def horn_of_valhalla(g: Nerath, realm: int, moment: Moment) -> None:
    """Three Footsoldiers come."""
    (call,) = power_of("horn_of_valhalla")
    await summon(g, realm, call, g.friendly_land(realm), "horn_of_valhalla")


@acts(AT_TURN_START, "horn_of_valhalla")
async def sound_horn(g: Nerath, realm: int, moment: Moment) -> None:
    """On every later turn of its owner the Horn calls one more (NER-CRD-24)."""
    (call,) = property_of("horn_of_valhalla")
    await summon(g, realm, call, g.friendly_land(realm), "horn_of_valhalla")


@acts(BEFORE_DRAW, "crystal_ball")
async def crystal_ball(g: Nerath, realm: int, moment: Moment) -> None:
    """Its owner sees the card that is about to be drawn, and may put it under the deck (NER-VIS-17)."""
    g.learn_events(realm, g.deck[realm][-1:])
    g.tell("scried", realm, secret=(g.deck[realm][-1],), to=(g.seat_of[realm],))
    if await choose_yes(g, realm, "card_scry", (relic("crystal_ball"), g.deck[realm][-1])):
        g.deck[realm].insert(0, g.deck[realm].pop())
        g.tell("put_under", realm)


# ---------------------------------------------------------------------- in the Move step


def fresh(g: Nerath, card: str) -> bool:
    """Whether a Treasure card in play has not been used this turn."""
    return RELIC_USED + TREASURE_ID[card] not in g.used


def flights(g: Nerath, realm: int) -> dict[tuple[str, int], int | None]:
    """Where the carpet can take each Hero, on land or aboard: friendly land at most three spaces away."""
    rows: dict[tuple[str, int], int | None] = {}
    for space, type_, _ in armies(g, realm):
        goals = g.friendly_land(realm) & within(space, 3) & ~(1 << space)
        if type_ in HEROES:
            rows["move", band(space, type_, 1)] = goals
        elif type_ >= WARSHIP:
            heroes = {piece for piece in load_of(type_) if piece in HEROES}
            rows["debark", key_at(space, type_)] = sum(
                1 << boarder(goal, hero) for goal in bits(goals) for hero in heroes
            )
    return {row: goals for row, goals in rows.items() if goals}


@use(
    "carpet_of_flying",
    lambda g, realm, m: fresh(g, "carpet_of_flying") and untouched(g) and bool(flights(g, realm)),
)
async def carpet_of_flying(g: Nerath, realm: int, moment: Moment) -> None:
    """A Hero is carried off, and may still move."""
    once(g, RELIC_USED + TREASURE_ID["carpet_of_flying"])
    about = (realm, relic("carpet_of_flying"))
    menu = Menu(flights(g, realm))
    verb, a, b = await Ask(g.seat_of[realm], "card_flight", menu, "NER-CRD-10", about, default=first)
    if verb == "move":
        space, hero, _ = band_of(a)
        transfer(g, realm, space, b, hero)
    else:
        fly_from_ship(g, realm, *ship_of(a), *boarder_of(b))


def fly_from_ship(g: Nerath, realm: int, sea: int, ship: int, goal: int, hero: int) -> None:
    """A Hero leaves a Warship by the carpet: it has not moved yet."""
    g.tell("transferred", realm, hero, 1, sea, goal)
    (key, *_) = ready_at(g, sea, ship)
    cargo = aboard(key)
    cargo.remove((hero, 0))
    g.unready(key, 1)
    g.get_ready(laden(key, cargo), 1)
    g.reload(realm, sea, ship, tuple(piece for piece, _ in cargo))
    g.add(realm, goal, hero)
    g.get_ready(WALKED | move_of(g, realm, hero) * LEFT | key_at(goal, hero), 1)


def walkers(g: Nerath) -> dict[int, int]:
    """The Footsoldiers that have not moved and that the boots would speed up: keys of `ready` by space."""
    (stride,) = property_of("boots_of_the_long_road")
    return {
        key: space_of(key)
        for key in g.ready
        if type_of(key) == FOOTSOLDIER and not key & WALKED and left_of(key) < stride.move
    }


@use(
    "boots_of_the_long_road",
    lambda g, realm, m: fresh(g, "boots_of_the_long_road") and bool(walkers(g)),
)
async def boots_of_the_long_road(g: Nerath, realm: int, moment: Moment) -> None:
    """Some Footsoldiers in one space have a longer Move in this step."""
    (stride,) = property_of("boots_of_the_long_road")
    once(g, RELIC_USED + TREASURE_ID["boots_of_the_long_road"])
    spaces = sum(1 << space for space in set(walkers(g).values()))
    chosen = await choose_space(g, realm, spaces, relic("boots_of_the_long_road"))
    left = stride.count
    for key in [key for key, space in walkers(g).items() if space == chosen]:
        some, more = min(left, g.ready[key]), stride.move - left_of(key)
        if some:
            g.unready(key, some)
            g.get_ready(key + more * LEFT, some)
            g.tell("faster", realm, FOOTSOLDIER, some, chosen, more)
            left -= some


def weak_land(g: Nerath, realm: int) -> int:
    """Enemy land next to the realm's own that holds a single Footsoldier and nothing else."""
    mask = 0
    for space in bits(border(g, realm)):
        armies = [g.army(other, space) for other in range(4)]
        if [army for army in armies if army] == [[(FOOTSOLDIER, 1)]]:
            mask |= 1 << space
    return mask


def border(g: Nerath, realm: int) -> int:
    """Enemy land next to land that the realm controls."""
    return near(g.lands[realm]) & LAND & ~g.friendly_land(realm)


@power("rod_of_rulership")
async def rod_of_rulership(g: Nerath, realm: int, moment: Moment) -> None:
    """A lone enemy Footsoldier changes sides, and its land with it."""
    if not weak_land(g, realm):
        return
    space = await choose_space(g, realm, weak_land(g, realm), relic("rod_of_rulership"))
    loser = g.held[space]
    (owner,) = (other for other in range(4) if g.presence[other] >> space & 1)
    g.take(owner, space, FOOTSOLDIER)
    g.add(realm, space, FOOTSOLDIER)
    g.tell("converted", realm, FOOTSOLDIER, 1, space)
    conquer(g, realm, space)
    await offer(g, "own_conquest", {realm: ("own_conquest",)}, Moment(space, loser))
    await offer(g, "enemy_conquest", {loser: ("enemy_conquest",)}, Moment(space, loser))


@power("sphere_of_unmaking")
async def sphere_of_unmaking(g: Nerath, realm: int, moment: Moment) -> None:
    """The owner of a land space destroys some of its pieces there."""
    (ruin,) = power_of("sphere_of_unmaking")
    pieces = pieces_named(ruin)
    spaces = sum(1 << space for space in bits(border(g, realm)) if pieces_in(g, g.held[space], 1 << space, pieces))
    if not spaces:
        return
    card = relic("sphere_of_unmaking")
    space = await choose_space(g, realm, spaces, card)
    owner = g.held[space]
    victims = await choose_victims(g, owner, pieces_in(g, owner, 1 << space, pieces), ruin.count, card)
    for key, n in victims.items():
        remove(g, owner, space, type_of(key), n)


@power("cloak_of_shadows")
async def cloak_of_shadows(g: Nerath, realm: int, moment: Moment) -> None:
    """Its owner sees an enemy's Event cards."""
    holders = [enemy for enemy in g.enemies(realm) if g.hand[enemy]]
    if holders:
        look_at_hand(g, realm, await choose_realm(g, realm, holders, relic("cloak_of_shadows")))


# -------------------------------------------------------------- at the start of a battle


@power("staff_of_the_archmage")
async def staff_of_the_archmage(g: Nerath, realm: int, moment: Moment) -> None:
    """Attack dice against the enemy or the Guardians."""
    (bolt,) = power_of("staff_of_the_archmage")
    await damage_in_battle(g, realm, moment.space, roll(g, realm, bolt.dice))


# ---------------------------------------------------------------- in the Reinforce step


@power("orb_of_dragonkind")
async def orb_of_dragonkind(g: Nerath, realm: int, moment: Moment) -> None:
    """A Dragon for little Gold, if its owner wants it."""
    price, dragon = power_of("orb_of_dragonkind")
    spaces = usable_castles(g, realm) & ~closed_land(g, realm)
    if not spaces or g.gold[realm] < price.amount:
        return
    space = await choose_space(g, realm, spaces, relic("orb_of_dragonkind"), may_decline=True)
    if space != NOBODY:
        pay(g, realm, price.amount)
        place(g, realm, pieces_named(dragon)[0], dragon.count, space)


@power("folding_fleet")
async def folding_fleet(g: Nerath, realm: int, moment: Moment) -> None:
    """Two Warships unfold off the realm's coast."""
    (fleet,) = power_of("folding_fleet")
    await summon(g, realm, fleet, g.friendly_sea(realm) & near(g.lands[realm]), "folding_fleet")


@power("instant_fortress")
async def instant_fortress(g: Nerath, realm: int, moment: Moment) -> None:
    """A Castle grows; like any new one it takes no new pieces in this step (NER-BLD-14)."""
    spaces = held_since(g, realm) & ~g.castles(realm)
    if spaces:
        space = await choose_space(g, realm, spaces, relic("instant_fortress"))
        place(g, realm, CASTLE, 1, space)
        g.built |= 1 << space


@power("iron_flask")
async def iron_flask(g: Nerath, realm: int, moment: Moment) -> None:
    """A Storm Elemental is let out."""
    (storm,) = power_of("iron_flask")
    await summon(g, realm, storm, g.friendly_sea(realm) | g.lands[realm], "iron_flask")


# ----------------------------------------------------------- in the Collect Income step


@power("purse_of_plenty")
async def purse_of_plenty(g: Nerath, realm: int, moment: Moment) -> None:
    """Gold."""
    (gold,) = power_of("purse_of_plenty")
    gain(g, realm, gold.amount)


@power("thieves_compass")
async def thieves_compass(g: Nerath, realm: int, moment: Moment) -> None:
    """Gold out of an enemy's treasury (NER-CRD-12)."""
    (theft,) = power_of("thieves_compass")
    rich = [enemy for enemy in g.enemies(realm) if g.gold[enemy]]
    if rich:
        steal(g, realm, await choose_realm(g, realm, rich, relic("thieves_compass")), theft.amount)


# -------------------------------------------------------------- at any time of one's turn


@power("deck_of_many_fates")
async def deck_of_many_fates(g: Nerath, realm: int, moment: Moment) -> None:
    """Event cards for its owner, then for every enemy."""
    own, theirs = power_of("deck_of_many_fates")
    for drawer, n in ((realm, own.count), *((enemy, theirs.count) for enemy in g.enemies(realm))):
        for _ in range(n):
            await draw_event(g, drawer)


@power("ring_of_three_wishes")
async def ring_of_three_wishes(g: Nerath, realm: int, moment: Moment) -> None:
    """Gold, Event cards or a Monster."""
    (wishes,) = power_of("ring_of_three_wishes")
    chosen = await choose_option(g, realm, len(wishes.options), relic("ring_of_three_wishes"))
    for wish in wishes.options[chosen]:
        if wish.op == "gain_gold":
            gain(g, realm, wish.amount)
        elif wish.op == "draw_event":
            for _ in range(wish.count):
                await draw_event(g, realm)
        else:
            await summon(g, realm, wish, g.lands[realm], "ring_of_three_wishes")


@power("eye_of_the_deep")
async def eye_of_the_deep(g: Nerath, realm: int, moment: Moment) -> None:
    """From the moment it is played its owner sees the Guardians next to its Heroes (NER-CRD-24)."""
    peek(g, realm)


@power("crown_of_the_dead_emperors")
async def crown_of_the_dead_emperors(g: Nerath, realm: int, moment: Moment) -> None:
    """Gold."""
    (gold,) = power_of("crown_of_the_dead_emperors")
    gain(g, realm, gold.amount)


@power("crown_of_command")
async def crown_of_command(g: Nerath, realm: int, moment: Moment) -> None:
    """An enemy loses an Event card at random."""
    holders = [enemy for enemy in g.enemies(realm) if g.hand[enemy]]
    if holders:
        enemy = await choose_realm(g, realm, holders, relic("crown_of_command"))
        discard(g, enemy, g.hand[enemy][g.below(len(g.hand[enemy]))])


def discard(g: Nerath, realm: int, event: int) -> None:
    """An Event card goes from a hand to the discard pile, face up."""
    g.lose_event(realm, event)
    g.discard[realm].append(event)
    g.reveal()
    g.tell("discarded", realm, event)


def can_name(g: Nerath, realm: int, moment: Moment) -> bool:
    (price,) = power_of("book_of_forbidden_names")
    return g.gold[realm] >= price.amount or bool(g.hand[realm])


@power("book_of_forbidden_names", can_name)
async def book_of_forbidden_names(g: Nerath, realm: int, moment: Moment) -> None:
    """It costs Gold, or an Event card if there is not enough."""
    (price,) = power_of("book_of_forbidden_names")
    if g.gold[realm] >= price.amount:
        pay(g, realm, price.amount)
        return
    options = [("card", event) for event in g.hand[realm]]
    about = (realm, relic("book_of_forbidden_names"))
    answer = await Ask(g.seat_of[realm], "card_discard", options, "NER-CRD-17", about, default=options[0])
    discard(g, realm, answer[1])
