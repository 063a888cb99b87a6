"""Exploring dungeons: Guardians are flipped, fought, plundered and replaced (chapter DUN)."""

from __future__ import annotations

from typing import Final

from gonfalon.core import Ask, put
from gonfalon.core.menu import bits
from gonfalon.games.nerath.printed import GUARDIANS, RULES
from gonfalon.games.nerath.printed.regions import DUNGEON, DUNGEON_AT, DUNGEONS, mask_of, near
from gonfalon.games.nerath.state import HEROES, WARSHIP, Nerath, armies, load_of

from .attack import USUAL
from .effects import in_force
from .windows import Moment, draw_treasure, offer, stirs

PER_TOKEN: Final = 4
"""The most dice on a Guardian token; a die is known by its token and its place there."""


def wake(g: Nerath, space: int) -> None:
    """Turn the Guardians face up, at the start of their battle (NER-DUN-02, NER-DUN-05)."""
    here = DUNGEON_AT[space]
    if not g.awake[here]:
        g.awake[here] = 1
        g.reveal()
    g.guardian_dice = tuple(tuple(GUARDIANS[token].dice) for token in g.lair[here])
    g.tell("guardians", space, *g.lair[here])


def peek(g: Nerath, realm: int) -> None:
    """A Treasure card shows its owner the face-down Guardians next to its Heroes, those aboard Warships too
    (NER-VIS-17)."""
    if not any(True for _ in in_force(g, realm, "peek")):
        return
    heroes = mask_of([space for space, type_, _ in armies(g, realm) if has_hero(type_)])
    for space in bits(near(heroes) & DUNGEONS & ~g.peeked[realm]):
        here = DUNGEON_AT[space]
        if g.lair[here] and not g.awake[here]:
            g.peeked = put(g.peeked, realm, g.peeked[realm] | 1 << space)
            g.reveal()
            g.tell("peeked", realm, space, secret=g.lair[here], to=(g.seat_of[realm],))


def has_hero(type_: int) -> bool:
    """Whether a piece is a Hero or carries one."""
    return type_ in HEROES or (type_ >= WARSHIP and any(piece in HEROES for piece in load_of(type_)))


def guarded(g: Nerath) -> int:
    """The dungeon entrances that still have Guardians; one that was just plundered has none (NER-DUN-04)."""
    if all(g.lair):
        return DUNGEONS
    return mask_of([space for n, space in enumerate(DUNGEON) if g.lair[n]])


def needed(g: Nerath, space: int) -> int:
    """What the Heroes' dice must show: the highest number any Guardian of this battle asks for (NER-DUN-19,
    NER-DUN-20, NER-DUN-21); it counts until the battle ends, and a Treasure card may lower it."""
    asked = max([USUAL, *(GUARDIANS[token].hero_hits_on for token in g.lair[DUNGEON_AT[space]])])
    relief = sum(row.amount for row in in_force(g, g.active, "guardian_relief"))
    return max(USUAL, asked - relief)


def guardians_left(g: Nerath) -> bool:
    """Whether any Guardian die is left (NER-DUN-12)."""
    return any(g.guardian_dice)


def dice_in_phase(g: Nerath, space: int, first: bool) -> list[tuple[int, int]]:
    """The Guardians' dice of one phase, and what hits (NER-DUN-09, NER-DUN-17)."""
    tokens = g.lair[DUNGEON_AT[space]]
    return [
        (die, USUAL)
        for token, dice in zip(tokens, g.guardian_dice, strict=True)
        if GUARDIANS[token].first_strike == first
        for die in dice
    ]


def keeper(g: Nerath) -> int:
    """The seat that decides for the Guardians: that of the next realm in turn order (NER-DUN-06)."""
    return g.seat_of[(g.active + 1) % 4]


async def choose_dice(g: Nerath, seat: int, space: int, hits: int) -> list[int]:
    """The opponent on the left says which Guardian dice are lost, as codes of printed dice (NER-DUN-07,
    NER-DUN-11); like dice of a Guardian are one choice (NER-DIG-06)."""
    left, lost = dice_left(g, space), list[int]()
    for more in range(hits, 0, -1):
        if more >= len(left):
            return lost + left
        options = [("lose_die", code) for code in dict.fromkeys(left)]
        answer = await Ask(seat, "lose_dice", options, "NER-DUN-11", (space, more), default=options[0])
        left.remove(answer[1])
        lost.append(answer[1])
    return lost


def dice_left(g: Nerath, space: int) -> list[int]:
    """The dice that the Guardians still have, each as the code of the first die like it on its token."""
    return [
        token * PER_TOKEN + GUARDIANS[token].dice.index(sides)
        for token, dice in zip(g.lair[DUNGEON_AT[space]], g.guardian_dice, strict=True)
        for sides in dice
    ]


def lose_dice(g: Nerath, space: int, lost: list[int]) -> None:
    """Take the chosen dice away (NER-DUN-11, NER-DUN-12, NER-DUN-13, NER-DUN-10)."""
    tokens = g.lair[DUNGEON_AT[space]]
    dice = [list(each) for each in g.guardian_dice]
    for code in lost:
        token, place = divmod(code, PER_TOKEN)
        dice[tokens.index(token)].remove(GUARDIANS[token].dice[place])
    g.guardian_dice = tuple(tuple(each) for each in dice)
    g.tell("guardians_hit", space, len(lost))


def leave_lair(g: Nerath, space: int) -> None:
    """The battle is over: destroyed Guardians are discarded, the others are at full strength again (NER-DUN-14,
    NER-DUN-15, NER-DUN-31, NER-DUN-16)."""
    here = DUNGEON_AT[space]
    fallen = [token for token, dice in zip(g.lair[here], g.guardian_dice, strict=True) if not dice]
    g.lair[here] = tuple(token for token in g.lair[here] if token not in fallen)
    g.guardian_discard += fallen
    g.guardian_dice = ()


def plunder(g: Nerath, space: int) -> None:
    """The Heroes beat all Guardians: rewards, and one Treasure card (NER-DUN-23, NER-DUN-24, NER-DUN-25,
    NER-DUN-26, NER-DUN-27)."""
    gold = sum(GUARDIANS[token].reward_gold for token in g.lair[DUNGEON_AT[space]])
    leave_lair(g, space)
    if gold:
        g.gain(g.active, gold)
        g.tell("reward", g.active, gold)
    g.tell("plundered", g.active, space)
    if stirs(g, {g.active: ("own_plunder",)}, Moment(space, g.active)):
        g.push("plunder_cards", space)
    else:
        find_treasure(g)


async def plunder_cards(g: Nerath, space: int) -> None:
    """Cards for a plundered dungeon, before the Treasure card is drawn."""
    moment = Moment(space, g.active)
    await offer(g, "own_plunder", {g.active: ("own_plunder",)}, moment)
    find_treasure(g, drawn=moment.cancelled)


def find_treasure(g: Nerath, drawn: bool = False) -> None:
    """Draw the Treasure card, unless an Event card has drawn it in another way; a card in play may add Gold."""
    if not drawn:
        draw_treasure(g, g.active)
    for row in in_force(g, g.active, "plunder_gold"):
        g.gain(g.active, row.amount)
        g.tell("reward", g.active, row.amount)


def restock(g: Nerath) -> None:
    """Two new Guardians, face down, on each empty entrance (NER-DUN-28, NER-DUN-29, NER-DUN-32, NER-DUN-30,
    NER-DUN-33)."""
    for here, space in enumerate(DUNGEON):
        if g.lair[here]:
            continue
        if len(g.guardian_stack) < RULES.guardians_when_restocked:
            fresh, g.guardian_discard = g.guardian_discard, []
            g.shuffle(fresh)
            g.guardian_stack = [*fresh, *g.guardian_stack]
        g.lair[here] = tuple(g.guardian_stack.pop() for _ in range(RULES.guardians_when_restocked))
        g.awake[here] = 0
        g.peeked = tuple(mask & ~(1 << space) for mask in g.peeked)
        g.tell("restocked", space)
