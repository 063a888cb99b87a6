"""Banners: effects that last for a battle, for a turn, or as long as a banner stands.

Shows effects as immutable rows in one list: they change a number that is worked out elsewhere, and the phase
that closes their scope ends them.
"""

from __future__ import annotations

from typing import Any

from gonfalon.core import PUBLIC, Ask, Game, Mode, Option, Setup, State, Verbs

from .common import places

VERBS = Verbs({"rally": (), "raise": (), "burn": (), "fight": (), "bless": (), "trust": ()})
BASE = 2


class Banners(State):
    turn: int
    active: int
    actions: int
    raised: list[int]
    lives: list[int]
    effects: list[tuple[str, int, int, str]]


def start(g: Banners, setup: Setup) -> None:
    g.turn = g.active = 0
    g.raised, g.lives, g.effects = [0, 0], [2, 2], []
    g.actions = 2
    g.push("act")


def lasting(g: Banners, what: str, subject: int) -> int:
    return sum(row[2] for row in g.effects if row[:2] == (what, subject))


def strength(g: Banners, seat: int) -> int:
    return BASE + lasting(g, "strength", seat)


def end(g: Banners, until: str) -> None:
    """The scope closes: what lasted until then is over."""
    g.effects = [row for row in g.effects if row[3] != until]


def acts(g: Banners) -> list[Option]:
    standing = g.raised[1 - g.active]
    own: list[Option] = [] if g.raised[g.active] else [("raise",)]
    return [("rally",), ("fight",), *own, *([("burn",)] if standing else [])]


async def act(g: Banners) -> None:
    """BAN-1: two actions a turn."""
    seat = g.active
    (verb,) = await Ask(seat, "act", acts(g), rule="BAN-1", default=("rally",))
    g.actions -= 1
    g.push("act" if g.actions else "end_turn")
    if verb == "rally":
        g.effects.append(("strength", seat, 1, "turn"))
    elif verb == "raise":
        g.raised[seat] = 1
        g.effects.append(("strength", seat, 2, f"banner {seat}"))
    elif verb == "burn":
        g.raised[1 - seat] = 0
        end(g, f"banner {1 - seat}")
    else:
        g.push("end_battle")
        g.push("blows")
        g.push("prayer")


async def prayer(g: Banners) -> None:
    """BAN-2: a blessing lasts for this battle, but the other is blessed too."""
    (verb,) = await Ask(g.active, "prayer", [("bless",), ("trust",)], rule="BAN-2", default=("trust",))
    if verb == "bless":
        g.effects.append(("strength", g.active, 3, "battle"))
        g.effects.append(("strength", 1 - g.active, 1, "battle"))


def blows(g: Banners) -> None:
    """BAN-3: a die and the strength of the moment."""
    attack, defence = (strength(g, seat) + g.below(6) for seat in (g.active, 1 - g.active))
    g.tell("battle", attack, defence)
    if attack > defence:
        g.lives[1 - g.active] -= 1


def end_battle(g: Banners) -> None:
    end(g, "battle")
    if not all(g.lives):
        g.stack.clear()


def end_turn(g: Banners) -> None:
    end(g, "turn")
    g.turn += 1
    if g.turn < 12:
        g.active, g.actions = 1 - g.active, 2
        g.push("act")


def why_not(g: Banners, seat: int, option: Option) -> str | None:
    return None if option in acts(g) else "BAN-1"


def redeal(g: Any, seats: Any) -> None:
    """Everything lies open."""


GAME = Game(
    id="banners",
    modes={"war": Mode("war", (2,))},
    state=Banners,
    phases={"act": act, "prayer": prayer, "blows": blows, "end_battle": end_battle, "end_turn": end_turn},
    start=start,
    seen=dict.fromkeys(("turn", "active", "actions", "raised", "lives", "effects"), PUBLIC),
    verbs=VERBS,
    redeal=redeal,
    result=lambda g: places(g.lives),
    judge=lambda g, seat: g.lives[seat],
    why_not={"act": why_not},
)
