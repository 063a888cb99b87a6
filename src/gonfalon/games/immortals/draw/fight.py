"""The last battle of the round: who threw what into the tower, what fell out, what came of it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from htpy import Element, div, h2, p, section, span

from gonfalon.core import View
from gonfalon.games.immortals.codes import SIDES
from gonfalon.games.immortals.state import NOBODY, Immortals
from gonfalon.games.immortals.tell.names import armies_name, place_name, seat_name
from gonfalon.lore.drawing import hidden_panel
from gonfalon.lore.words import Words

from .colours import mark
from .cubes import counted, fallen
from .phrases import REALM

OVER: Final = ("round", "turn")
"""With these facts something new begins, and the last battle is forgotten."""


class Battle(NamedTuple):
    """A battle as the log tells it: who attacked with how many, from where to where, on which side the inhabitants
    were; whom, with how many; what fell, what was lost to which limbo, and how it ended."""

    seat: int
    n: int
    origin: int
    goal: int
    side: int
    defender: int
    defending: int
    fell: tuple[int, ...]
    lost: tuple[tuple[int, int, int], ...]
    won: bool
    armies: int
    owner: int


def areas(words: Words, view: View) -> Element:
    """The last battle, if there was one this round."""
    g: Immortals = view.state
    found = latest(view) if g.round else None
    return hidden_panel("areas") if found is None else battle(words, found)


def latest(view: View) -> Battle | None:
    """The last battle in the log."""
    lost: list[tuple[int, int, int]] = []
    fell: tuple[int, ...] = ()
    end: tuple[int, ...] = ()
    won = False
    for name, *args in reversed(view.log):
        if name in OVER:
            break
        if name in ("won", "repelled"):
            lost, end, won = [], tuple(args), name == "won"
        elif name == "lost":
            lost.insert(0, (args[0], args[1], args[2]))
        elif name == "fell":
            fell = tuple(args[2:])
        elif name == "attacked" and end:
            seat, n, origin, goal, side, defender, defending = args
            return Battle(seat, n, origin, goal, side, defender, defending, fell, tuple(lost), won, end[2], end[3])
    return None


@lru_cache(1 << 8)
def battle(words: Words, fought: Battle) -> Element:
    """Who against whom, what fell into the tray, and what came of it."""
    title = words("draw-battle", place=place_name(words, fought.goal))
    return section({"id": "areas", "class": "panel areas battle-panel", "aria-label": title})[
        h2({"data-target": f"place-{fought.goal}"})[mark("battle", "danger"), title],
        div(".thrown")[
            party(words, fought.seat, fought.n, "attacker"),
            party(words, fought.defender, fought.defending, "defender"),
            span(".aside")[words(f"draw-inhabitants-{SIDES[fought.side]}")],
        ],
        div(".fell")[span(".what")[words("draw-fell")], fallen(words, fought.fell)],
        fought.lost and p(".lost")[" · ".join(losses(words, fought))],
        p(".result")[outcome(words, fought)],
    ]


def party(words: Words, seat: int, n: int, part: str) -> Element:
    """A side of a battle."""
    if seat == NOBODY:
        return div(".party")[span[span(".part")[words("draw-defender")], words("draw-nobody")]]
    return div(".party")[
        counted(seat, n),
        span[span(".part")[words(f"draw-{part}")], f"{seat_name(words, seat)} · {n}"],
    ]


def losses(words: Words, fought: Battle) -> list[str]:
    """What each side has lost, and to which limbo."""
    return [
        words(
            "draw-lost",
            who=seat_name(words, seat),
            armies=armies_name(words, n),
            limbo=words(f"draw-limbo-{REALM[realm]}"),
        )
        for seat, n, realm in fought.lost
    ]


def outcome(words: Words, fought: Battle) -> str:
    """Who holds the region now."""
    if fought.owner == NOBODY:
        return words("draw-battle-empty")
    return words("draw-battle-held", who=seat_name(words, fought.owner), armies=armies_name(words, fought.armies))
