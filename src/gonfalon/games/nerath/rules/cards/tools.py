"""What many cards do alike: choose, place, transfer, destroy, roll attack dice, and move Gold.

A question about a card mentions the realm that is asked and the card: an Event card by its number, a Treasure card
by RELIC plus its number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from gonfalon.core import Ask
from gonfalon.core.menu import bits
from gonfalon.games.nerath.codes import MOST, band, band_of
from gonfalon.games.nerath.printed import EVENT_ID, EVENTS, PIECE_ID, TREASURE_ID, TREASURES, Dice, Effect
from gonfalon.games.nerath.rules.attack import USUAL, can_fight, fighters
from gonfalon.games.nerath.rules.battle import agreed, choose_losses, defenders, mourn, shielded, take_losses
from gonfalon.games.nerath.rules.dungeon import choose_dice, keeper, lose_dice
from gonfalon.games.nerath.rules.effects import in_force, kinds, lasting, renew
from gonfalon.games.nerath.rules.geography import DUNGEONS, NOBODY, SEA
from gonfalon.games.nerath.rules.moving import KEY, aboard, laden, move_of
from gonfalon.games.nerath.rules.ranks import pieces_of, wound
from gonfalon.games.nerath.rules.reinforce import enter
from gonfalon.games.nerath.rules.windows import Moment
from gonfalon.games.nerath.state import (
    CASTLE,
    HEROES,
    KIND,
    LAND_PIECES,
    LEFT,
    REINFORCE,
    WALKED,
    WARSHIP,
    Nerath,
    load_of,
    ship_with,
)

END: Final = ("end",)
PASS: Final = ("pass",)
YES: Final = ("yes",)
NO: Final = ("no",)
RELIC: Final = 100
"""Treasure cards are numbered from here in what questions and facts mention."""
BY_CARD: Final = 2
"""The phase of a fact `rolled` that tells of the dice of a card; 0 is First Strike, 1 the other dice."""


# ------------------------------------------------------------------- what is printed


def effects_of(name: str) -> tuple[Effect, ...]:
    """What an Event card says, as its content lists it."""
    return EVENTS[EVENT_ID[name]].effects


def being_played(g: Nerath) -> int:
    """The Event card that is carried out right now."""
    return g.playing[-1]


def says(g: Nerath) -> tuple[Effect, ...]:
    """What that card says."""
    return EVENTS[g.playing[-1]].effects


def power_of(name: str) -> tuple[Effect, ...]:
    """What the Power of a Treasure card says."""
    return TREASURES[TREASURE_ID[name]].power


def property_of(name: str) -> tuple[Effect, ...]:
    """What the Property of a Treasure card says."""
    return TREASURES[TREASURE_ID[name]].property


def relic(name: str) -> int:
    """How questions mention a Treasure card."""
    return RELIC + TREASURE_ID[name]


GROUPS: Final[Mapping[str, tuple[int, ...]]] = {
    **{id: (number,) for id, number in PIECE_ID.items()},
    "hero": HEROES,
    "land_piece": LAND_PIECES,
}


def pieces_named(effect: Effect) -> tuple[int, ...]:
    """The kinds of pieces an effect speaks of; all kinds if it names none."""
    names = (effect.piece,) if effect.piece else effect.pieces or tuple(PIECE_ID)
    return tuple(kind for name in names for kind in GROUPS[name] if kind not in map(PIECE_ID.get, effect.exclude))


def kinds_named(effect: Effect) -> int:
    """The same as a mask, for the rows of effects.py."""
    return kinds(*pieces_named(effect))


UNTIL: Final[Mapping[str, str]] = {"first_round": "round", "battle_round": "round"}
"""How the rows of effects.py call some durations: what begins with a battle ends with its first round."""


def until(effect: Effect) -> str:
    """When an effect ends, for the rows of effects.py."""
    return UNTIL.get(effect.duration, effect.duration)


def amount_of(dice: Dice) -> int:
    """Dice as the rows of effects.py have them."""
    return dice.count * 32 + dice.sides


# -------------------------------------------------------------------------- choosing


async def choose_space(
    g: Nerath, realm: int, mask: int, card: int, may_decline: bool = False, what: str = "card_space"
) -> int:
    """One of these spaces; -1 if that is allowed and wanted."""
    options: list[tuple[Any, ...]] = [("space", space) for space in bits(mask)]
    if may_decline:
        options.append(PASS)
    answer = await Ask(g.seat_of[realm], what, options, "NER-CRD-17", (realm, card))
    return -1 if answer == PASS else int(answer[1])


async def choose_realm(g: Nerath, realm: int, realms: Iterable[int], card: int) -> int:
    """One of these realms."""
    options = [("realm", other) for other in realms]
    answer = await Ask(g.seat_of[realm], "card_realm", options, "NER-CRD-17", (realm, card))
    return int(answer[1])


async def choose_bands(
    g: Nerath, realm: int, pool: Mapping[int, int], limit: int, card: int, what: str = "card_pieces"
) -> dict[int, int]:
    """Pieces out of a pool (by `space << 6 | type`, how many), at least one and at most so many."""
    taken: dict[int, int] = {}
    while (left := limit - sum(taken.values())) > 0:
        rest = {key: n for key, n in pool.items() if key not in taken}
        key, n = await choose_band(g, realm, rest, left, card, what, may_end=bool(taken))
        if not n:
            break
        taken[key] = n
    return taken


async def choose_band(
    g: Nerath, realm: int, pool: Mapping[int, int], limit: int, card: int, what: str, may_end: bool
) -> tuple[int, int]:
    """Some pieces of one kind out of a pool; none if there are none, or if that is allowed and wanted."""
    options: list[tuple[Any, ...]] = [
        ("pick", band(key >> 6, key & 63, n))
        for key, total in sorted(pool.items())
        for n in range(1, min(total, limit, MOST) + 1)
    ]
    if may_end:
        options.append(END)
    answer = await Ask(g.seat_of[realm], what, options or [END], "NER-CRD-17", (realm, card, limit))
    if answer == END:
        return 0, 0
    space, type_, n = band_of(answer[1])
    return space << 6 | type_, n


async def choose_victims(g: Nerath, realm: int, pool: Mapping[int, int], n: int, card: int) -> dict[int, int]:
    """So many pieces out of a pool that a realm has to lose, or all if there are no more."""
    left = dict(pool)
    for wanted in range(min(n, sum(pool.values())), 0, -1):
        options = [("pick", band(key >> 6, key & 63, 1)) for key, number in sorted(left.items()) if number]
        answer = await Ask(g.seat_of[realm], "card_victim", options, "NER-CRD-17", (realm, card, wanted))
        space, type_, _ = band_of(answer[1])
        left[space << 6 | type_] -= 1
    return {key: number - left[key] for key, number in pool.items() if left[key] < number}


async def choose_yes(g: Nerath, realm: int, what: str, about: tuple[int, ...]) -> bool:
    """Whether a realm wants to do something, such as to pay."""
    answer = await Ask(g.seat_of[realm], what, [YES, NO], "NER-CRD-17", (realm, *about), default=NO)
    return answer == YES


def pieces_in(g: Nerath, realm: int, spaces: int, pieces: Sequence[int]) -> dict[int, int]:
    """The pieces of some kinds that a realm has in some spaces, as a pool to choose from; cargo does not count."""
    return {key: n for key, n in g.troops[realm].items() if spaces >> (key >> 6) & 1 and KIND[key & 63] in pieces}


def with_cargo(g: Nerath, realm: int, spaces: int, pieces: Sequence[int]) -> dict[int, int]:
    """The same with the land pieces aboard Warships, which are in the sea space (NER-SEA-27)."""
    pool = pieces_in(g, realm, spaces, pieces)
    for key, n in pieces_in(g, realm, spaces, (WARSHIP,)).items():
        for piece in load_of(key & 63):
            if piece in pieces:
                at = key & ~63 | piece
                pool[at] = pool.get(at, 0) + n
    return pool


def spaces_with(g: Nerath, realm: int, spaces: int, pieces: Sequence[int]) -> int:
    """The spaces among these in which a realm has a piece of such a kind."""
    mask = 0
    for key in pieces_in(g, realm, spaces, pieces):
        mask |= 1 << (key >> 6)
    return mask


async def choose_option(g: Nerath, realm: int, n: int, card: int) -> int:
    """One of so many things that a card offers, by its place on the card."""
    options = [("option", each) for each in range(n)]
    answer = await Ask(g.seat_of[realm], "card_option", options, "NER-CRD-17", (realm, card))
    return int(answer[1])


def held_since(g: Nerath, realm: int) -> int:
    """The land that the active realm has controlled since the start of its turn."""
    mask = 0
    for space in bits(g.lands[realm]):
        if g.since[space] == realm:
            mask |= 1 << space
    return mask


def castles_since(g: Nerath, realm: int) -> int:
    """The land with a Castle that it has controlled as long."""
    return held_since(g, realm) & g.castles(realm) & ~g.built


def closed_land(g: Nerath, realm: int) -> int:
    """Where a card lets no new piece come in this turn."""
    mask = 0
    for row in in_force(g, realm, "closed"):
        mask |= 1 << row[4]
    return mask


# ------------------------------------------------------------- pieces come, go and leave


def place(g: Nerath, realm: int, piece: int, n: int, space: int, may_move: bool = False) -> None:
    """New pieces, free of charge and of placement limits (NER-CRD-27): in the Reinforce step they may move as new
    pieces do, in the Move step only if the card says so, and without embarking (NER-SEA-10)."""
    g.tell("placed", realm, piece, n, space)
    if realm == g.active and g.step == REINFORCE and piece != CASTLE:
        enter(g, realm, space, piece, n)
        return
    type_ = ship_with(()) if piece == WARSHIP else piece
    g.add(realm, space, type_, n)
    if may_move and realm == g.active:
        g.get_ready(WALKED | move_of(g, realm, type_) * LEFT | space << 6 | type_, n)


def place_group(g: Nerath, realm: int, effect: Effect, space: int, may_move: bool = False) -> None:
    """The new pieces that an effect lists, all in one space."""
    for name, n in effect.group.items():
        place(g, realm, PIECE_ID[name], n, space, may_move)


def remove(g: Nerath, realm: int, space: int, type_: int, n: int = 1) -> None:
    """A card destroys pieces, a Dragon outright and a Warship with all it carries."""
    g.tell("destroyed", realm, type_, n, space)
    if 1 << space & SEA and type_ in LAND_PIECES:
        for _ in range(n):
            lose_cargo(g, realm, space, type_)
    else:
        g.take(realm, space, type_, n)
        if realm == g.active:
            trim_readiness(g, space)
    renew(g, realm, pieces_of([(type_, n)]))


def lose_cargo(g: Nerath, realm: int, sea: int, piece: int) -> None:
    """A land piece aboard is lost, of several like ones one on the Warship that carries least."""
    ship = min(key & 63 for key in pieces_in(g, realm, 1 << sea, (WARSHIP,)) if piece in load_of(key & 63))
    load = list(load_of(ship))
    load.remove(piece)
    g.reload(realm, sea, ship, tuple(load))
    ready = ready_at(g, sea, ship) if realm == g.active else []
    if ready:
        cargo = aboard(ready[0])
        cargo.remove(next(each for each in cargo if each[0] == piece))
        g.unready(ready[0], 1)
        g.get_ready(laden(ready[0], cargo), 1)


def transfer(g: Nerath, realm: int, origin: int, goal: int, type_: int, n: int = 1, may_move: bool = True) -> None:
    """Pieces go from one space to another without moving: they keep the Move they have left (NER-CRD-10), unless
    the card says otherwise, but do not embark where they did not begin (NER-SEA-10)."""
    g.tell("transferred", realm, type_, n, origin, goal)
    g.shift(realm, origin, goal, type_, n)
    if realm != g.active:
        return
    for key in sorted((key for key in g.ready if key & 8191 == origin << 6 | type_), reverse=True):
        some = min(n, g.ready[key])
        if some:
            g.unready(key, some)
            n -= some
            if may_move:
                g.get_ready(WALKED | key & ~8191 | goal << 6 | type_, some)


# ---------------------------------------------------------------------------- moving


def ready_at(g: Nerath, space: int, type_: int) -> list[int]:
    """The keys of `ready` for the pieces of a type in a space, those with the fewest moves left first."""
    return sorted((key for key in g.ready if key & KEY == space << 6 | type_), key=lambda key: key >> 13 & 7)


def change_ready(g: Nerath, space: int, type_: int, n: int, change: Callable[[int], int]) -> None:
    """So many pieces in a space are ready in another way: `change` gives the new key of `ready`."""
    for key in ready_at(g, space, type_):
        some = min(n, g.ready[key])
        if some:
            g.unready(key, some)
            g.get_ready(change(key), some)
            n -= some


def faster(g: Nerath, space: int, type_: int, n: int, more: int) -> None:
    """So many pieces in a space have a longer Move in this step."""
    g.tell("faster", g.active, type_, n, space, more)
    change_ready(g, space, type_, n, lambda key: key + more * LEFT)


def quicken(g: Nerath, what: str, pieces: int, amount: int, until: str) -> None:
    """All pieces of some kinds of the active realm have another Move from now on: `what` as in effects.py."""
    before = {key: move_of(g, g.active, key & 63) for key in g.ready if pieces >> KIND[key & 63] & 1}
    lasting(g, what, g.active, until, pieces, amount=amount)
    now, g.ready = g.ready, {key: n for key, n in g.ready.items() if key not in before}
    for key, moves in before.items():
        g.get_ready(key + (move_of(g, g.active, key & 63) - moves) * LEFT, now[key])


# ---------------------------------------------------------------------- attack dice


def roll(g: Nerath, realm: int, dice: Dice, times: int = 1, need: int = USUAL) -> int:
    """Roll the attack dice of a card: the number of hits (NER-CRD-13)."""
    values = [g.below(dice.sides) + 1 for _ in range(dice.count * times)]
    g.tell("rolled", realm, BY_CARD, *(dice.sides * 32 + value for value in values))
    return sum(value >= need for value in values)


async def damage(
    g: Nerath, space: int, realms: Sequence[int], hits: int, in_battle: bool = False
) -> list[tuple[int, int]]:
    """The owners choose which of their pieces in a space take hits; the lost ones as realm and kind. Outside a
    battle a Castle takes none and a Dragon keeps none (NER-CRD-13, 28)."""
    if in_battle:
        hits = shielded(g, space, realms, hits)
    if not hits or not realms:
        return []
    codes = await agreed(g, space, realms, hits, await choose_losses(g, space, realms, hits))
    lost = take_losses(g, space, realms, codes)
    if in_battle:
        await mourn(g, space, lost)
    else:
        g.wounds = {}
        for realm in realms:
            renew(g, realm, [kind for owner, kind in lost if owner == realm])
    if g.active in realms:
        trim_readiness(g, space)
    return lost


def trim_readiness(g: Nerath, space: int) -> None:
    """What is no longer in a space cannot move from it."""
    for type_ in {key & 63 for key in g.ready if key >> 6 & 127 == space}:
        ready = sum(n for key, n in g.ready.items() if key & 8191 == space << 6 | type_)
        gone = ready - g.count(g.active, space, type_)
        if gone > 0:
            g.forget_readiness(space, type_, gone)


def takes_part(g: Nerath, realm: int, space: int, *pieces: int) -> bool:
    """Whether the realm has such a piece in the battle."""
    return any(kind in pieces for kind in fighters(g, realm, space, attacking=realm == g.active))


def foes_left(g: Nerath, realm: int, space: int) -> bool:
    """Whether an enemy realm still fights in the battle in a space; Guardians are none."""
    return any(can_fight(g, foe, space, attacking=foe == g.active) for foe in foes_in_battle(g, realm, space))


def ignore(g: Nerath, realm: int, moment: Moment, amount: int) -> None:
    """The side takes so much less damage."""
    some = min(moment.hits, amount)
    moment.hits -= some
    g.tell("ignored", realm, some)


def foes_in_battle(g: Nerath, realm: int, space: int) -> tuple[int, ...]:
    """The realms on the other side of the battle in a space; none in a dungeon."""
    return defenders(g, space) if realm == g.active else (g.active,)


def standing_castle(g: Nerath, realm: int, space: int) -> int:
    """The enemy whose Castle defends the space and is active; NOBODY if there is none."""
    for foe in foes_in_battle(g, realm, space):
        if g.count(foe, space, CASTLE) and wound(foe, CASTLE, 1) not in g.wounds:
            return foe
    return NOBODY


async def damage_in_battle(g: Nerath, realm: int, space: int, hits: int) -> None:
    """The enemy in the battle takes damage at once; Guardians lose dice."""
    if 1 << space & DUNGEONS:
        if hits:
            lose_dice(g, space, await choose_dice(g, keeper(g), space, hits))
    else:
        await damage(g, space, foes_in_battle(g, realm, space), hits, in_battle=True)


# ---------------------------------------------------------------------------- secrets


def look_at_hand(g: Nerath, realm: int, enemy: int) -> None:
    """A realm is shown the Event cards in an enemy's hand (NER-VIS-17)."""
    g.learn_events(realm, g.hand[enemy])
    g.tell("looked", realm, enemy, secret=g.hand[enemy], to=(g.seat_of[realm],))


# ------------------------------------------------------------------------------ Gold


def gain(g: Nerath, realm: int, gold: int) -> None:
    """Gold from the supply."""
    if gold:
        g.gain(realm, gold)
        g.tell("gained", realm, gold)


def pay(g: Nerath, realm: int, gold: int) -> int:
    """Gold to the supply, as far as there is any."""
    paid = g.pay(realm, gold)
    if paid:
        g.tell("paid", realm, paid)
    return paid


def steal(g: Nerath, thief: int, victim: int, gold: int) -> None:
    """Gold from one treasury to another, as far as there is any (NER-CRD-12)."""
    taken = g.pay(victim, gold)
    if taken:
        g.gain(thief, taken)
        g.tell("stole", thief, victim, taken)
