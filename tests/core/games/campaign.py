"""Campaign: a turn of moves; a move may become a combat; a combat is fought in rounds.

Shows a long nested procedure as frames on the stack, each a short phase and so a checkpoint, and a flight
that drops everything down to the end of the turn (Unwind). The many options of a move form a Menu.
"""

from __future__ import annotations

from typing import Any

from gonfalon.core import PUBLIC, Ask, Game, Kind, Menu, Mode, Option, Setup, State, Unwind, Verbs

from .common import places

SPACES, ARMIES = 8, 2
SPACE = Kind("space", tuple(f"s{n}" for n in range(SPACES)))
ARMY = Kind("army", ("van", "rear"))
VERBS = Verbs({"move": (ARMY, SPACE), "stay": (), "press": (), "hold": (), "flee": (), "yes": (), "no": ()})


class Campaign(State):
    turn: int
    active: int
    moves: int
    at: list[list[int]]
    men: list[list[int]]


def start(g: Campaign, setup: Setup) -> None:
    g.turn, g.active, g.moves = 0, 0, 3
    g.at = [[0, 1], [SPACES - 1, SPACES - 2]]
    g.men = [[4, 4], [4, 4]]
    g.push("turn_end")
    g.push("move")


def reach(g: Campaign, army: int) -> int:
    """One or two spaces to either side, as a mask, unless an army of one's own stands there."""
    here = g.at[g.active][army]
    near = {here - 2, here - 1, here + 1, here + 2} - set(g.at[g.active])
    return sum(1 << space for space in near if 0 <= space < SPACES)


def moves(g: Campaign) -> Menu:
    armies = [army for army in range(ARMIES) if g.men[g.active][army] and reach(g, army)]
    return Menu({("move", army): None for army in armies}, [("stay",)], lambda verb, army: reach(g, army))


async def move(g: Campaign) -> None:
    """CAM-1: three moves a turn; who enters a space that is held must fight."""
    verb, *where = await Ask(g.active, "move", moves(g), rule="CAM-1", default=("stay",))
    if verb == "stay":
        return
    army, space = where
    g.at[g.active][army] = space
    g.tell("moved", g.active, army, space)
    g.moves -= 1
    if g.moves:
        g.push("move")
    if (foe := defender(g, space)) is not None:
        g.push("combat_end", army, foe)
        g.push("round", army, foe)


def defender(g: Campaign, space: int) -> int | None:
    foe = 1 - g.active
    return next((army for army in range(ARMIES) if g.at[foe][army] == space and g.men[foe][army]), None)


async def combat_round(g: Campaign, army: int, foe: int) -> None:
    """CAM-2: the attacker says how, twice; the defender says how; then the dice fall."""
    seat, other = g.active, 1 - g.active
    (stance,) = await Ask(seat, "stance", [("press",), ("hold",), ("flee",)], rule="CAM-2", default=("hold",))
    if stance == "flee":
        g.tell("fled", seat)
        raise Unwind("turn_end")
    (oath,) = await Ask(seat, "oath", [("yes",), ("no",)], rule="CAM-3", default=("no",))
    (answer,) = await Ask(other, "answer", [("press",), ("hold",)], rule="CAM-4", default=("hold",))
    bonus = 2 if oath == "yes" else 1
    if g.below(6) + bonus > (3 if answer == "hold" else 2):
        g.men[other][foe] -= 1
    if g.below(6) > (4 if stance == "hold" else 2):
        g.men[seat][army] -= 1
    if g.men[other][foe] and g.men[seat][army]:
        g.push("round", army, foe)


def combat_end(g: Campaign, army: int, foe: int) -> None:
    """CAM-5: the victor keeps the space."""
    g.tell("held", g.active if g.men[g.active][army] else 1 - g.active, g.at[g.active][army])


def turn_end(g: Campaign) -> None:
    g.turn += 1
    g.active, g.moves = 1 - g.active, 3
    if g.turn < 20 and all(any(men) for men in g.men):
        g.push("turn_end")
        g.push("move")


def why_not_move(g: Campaign, seat: int, option: Option) -> str | None:
    if option[0] != "move":
        return None if option == ("stay",) else "CAM-1"
    _, army, space = option
    return None if g.men[seat][army] and reach(g, army) >> space & 1 else "CAM-1"


def redeal(g: Any, seats: Any) -> None:
    """Everything lies open."""


GAME = Game(
    id="campaign",
    modes={"march": Mode("march", (2,))},
    state=Campaign,
    phases={"move": move, "round": combat_round, "combat_end": combat_end, "turn_end": turn_end},
    start=start,
    seen=dict.fromkeys(("turn", "active", "moves", "at", "men"), PUBLIC),
    verbs=VERBS,
    redeal=redeal,
    result=lambda g: places([sum(men) for men in g.men]),
    judge=lambda g, seat: sum(g.men[seat]),
    why_not={"move": why_not_move},
)
