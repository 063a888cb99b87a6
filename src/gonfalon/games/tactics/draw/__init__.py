"""How Tactics looks: the board as SVG, what lies beside it as HTML, from a view only.

`static` never changes during a match; `groups` and `panels` are pieces by stable ids. Whatever an option may name
carries that name as `data-target`; where several elements share a name, those without a `tabindex` only show its
state. draw.css has the states and the dark colours.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from htpy import Element

from gonfalon.core import Option, View
from gonfalon.games.contract import Draw
from gonfalon.games.tactics.codes import VERBS
from gonfalon.games.tactics.printed import TURN
from gonfalon.games.tactics.printed.spaces import neighbour
from gonfalon.games.tactics.state import NOBODY, Tactics
from gonfalon.games.tactics.tell.facts import TOLD
from gonfalon.lore.palette import Palette
from gonfalon.lore.words import Words

from . import adventure, battle
from . import cards as card_faces
from . import panels as beside
from .artifact import artifact
from .boxes import layout_of
from .dungeon import caves
from .gates import gates
from .panels import arms
from .pieces import costs, ribbons, units
from .shapes import SIZE
from .static import board
from .trail import trail
from .whole import picture

TURN_STEPS: Final = ("actions", "rest", "draw")
TARGETS: Final = {
    "unit": "unit",
    "target": "unit",
    "space": "space",
    "from": "space",
    "place": "space",
    "tactic": "card",
    "camp": "camp",
    "card": "draft",
    "dungeon": "dungeon",
}
"""By kind of argument: what it is called where it is drawn."""


def static(words: Words, view: View) -> Element:
    """The board: terrain, names of spaces, and what may be touched on it."""
    return board(words, layout_of(view.state.map))


def groups(words: Words, view: View) -> dict[str, Element]:
    """What changes on the board, by id, in the order in which it is drawn."""
    return {
        **dict(ribbons(words, view)),
        **dict(caves(words, view)),
        **dict(gates(words, view)),
        **dict(artifact(words, view)),
        **dict(costs(view)),
        **dict(units(words, view)),
        **dict(trail(words, view)),
    }


def panels(words: Words, view: View) -> dict[str, Element]:
    """What lies beside the board, by id."""
    rules = view.state.rules
    areas = beside.areas if rules.control_card else battle.contest if rules.artifact else adventure.quest
    hand = adventure.draft if any(view.state.draft) else beside.hand
    shown = {
        **beside.seats(words, view),
        "areas": areas(words, view),
        "hand": hand(words, view),
        "piles": (adventure.piles if rules.enemies else beside.piles)(words, view),
        "unit-cards": beside.about(words, view),
    }
    return shown | ({"dungeon-cards": adventure.dungeon_cards(words, view)} if rules.dungeons else {})


def ribbon(words: Words, view: View) -> list[tuple[str, bool]]:
    """The steps of a turn, and which is the current one; none before the first turn and after the last."""
    current = step(view)
    return [(words(f"step-{name}"), name == current) for name in steps(view.state)]


def steps(g: Tactics) -> tuple[str, ...]:
    """The steps of a turn in this mode: flags or time first; in an adventure the Enemy follows."""
    if g.rules.enemies:
        return "time", *TURN_STEPS, "enemy"
    return ("flags", *TURN_STEPS) if g.rules.control_card else TURN_STEPS


def step(view: View) -> str:
    g: Tactics = view.state
    if view.over or not g.turn:
        return ""
    if g.automated(g.active):
        return "enemy"
    if g.lesson != NOBODY:
        return "actions"
    ahead = {frame[0] for frame in g.stack}
    if "rest" in ahead:
        begins = "act" in ahead and g.actions == TURN.actions_per_turn
        return steps(g)[0] if begins else "actions"
    return "rest" if "draw" in ahead else "draw"


def dice(words: Words, faces: Sequence[int]) -> Element:
    """Pictures of rolled dice."""
    return card_faces.dice(words, tuple(faces))


# ------------------------------------------------------------------ what is meant


def targets(view: View, option: Option) -> tuple[str, ...]:
    """What an option refers to, in order; nothing where only a button can say it.

    A unit the question is about need not be named again, and a push is named by where it leads.
    """
    verb, *args = option
    if verb == "push":
        return pushed_to(view, args[0])
    if verb in ("deploy", "go") and any(ask.about[:1] == (args[0],) for ask in view.asks.values()):
        args[0] = None
    kinds = [kind.id for kind in VERBS.table[verb]]
    return named(kinds, args)


def named(kinds: Sequence[str], values: Sequence[Any]) -> tuple[str, ...]:
    """The names of those values that are drawn, each once."""
    found = [
        f"{TARGETS[kind]}-{value}"
        for kind, value in zip(kinds, values)
        if kind in TARGETS and value is not None and value >= 0
    ]
    return tuple(dict.fromkeys(found))


def pushed_to(view: View, direction: int) -> tuple[str, ...]:
    """The space a push leads to; off the map there is none."""
    for ask in view.asks.values():
        if ask.what == "push":
            there = neighbour(view.state.pos[ask.about[1]], direction)
            return (f"space-{there}",) if there >= 0 else ()
    return ()


def highlights(view: View, fact: Sequence[Any]) -> tuple[str, ...]:
    """What a line of the log speaks of."""
    name, *args = fact
    kinds = TOLD.get(name, ())
    zones = tuple(f"zone-{value}" for kind, value in zip(kinds, args) if kind == "zone")
    return named(kinds, args) + zones


def sides(view: View, fact: Sequence[Any]) -> tuple[int, ...]:
    """Whose arms stand at a line of the log: of the first side it speaks of, itself or by a unit of its own."""
    name, *args = fact
    for kind, value in zip(TOLD.get(name, ()), args):
        if kind in ("seat", "unit") and value >= 0:
            return (value if kind == "seat" else value >> 2,)
    return ()


DRAW: Final = Draw(
    size=SIZE,
    static=static,
    groups=groups,
    panels=panels,
    targets=targets,
    picture=picture,
    ribbon=ribbon,
    highlights=highlights,
    sides=sides,
    arms=arms,
    dice=dice,
    palette=Palette(),
    style=Path(__file__).parent / "draw.css",
    reactions=True,  # tactic cards are played on what others do (TAC-CRD-15)
)
