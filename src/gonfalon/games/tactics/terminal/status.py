"""Where the game is: the lines above the board."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from gonfalon.core import View, bits
from gonfalon.games.tactics.rules.abilities import poisoned
from gonfalon.games.tactics.state import KINDS, NOBODY, SQUADS, Tactics
from gonfalon.games.tactics.tell.names import seat as seat_name
from gonfalon.games.tactics.tell.names import unit_name
from gonfalon.games.tactics.tell.odds import is_hopeless
from gonfalon.games.tactics.tell.progress import outcome, winners
from gonfalon.lore.words import Words

from .signs import DANGER, NAMES_OF_SIDES


def status(words: Words, view: View) -> Iterator[RenderableType]:
    """Where the game is: round, whose turn, actions left; and what this turn has brought."""
    g: Tactics = view.state
    text = Text("   ", no_wrap=True, overflow="ellipsis")
    if view.over:
        ending = outcome(words, view) if g.rules.enemies else f"{words('label-over')} · {winners(words, view)}"
        text.append(ending, f"bold {victor(view)}")
    elif not g.turn:
        text.append(words("label-setup"), "bold")
    else:
        text.append(words("label-round", round=g.round, last=g.last_round))
        active = words("label-to-play", seat=seat_name(words, view, g.active))
        text.append(" · ").append(active, f"bold {NAMES_OF_SIDES[g.active]}")
        if not g.automated(g.active):
            text.append(f" · {words('label-actions', n=g.actions)}")
        if g.ending != NOBODY:
            text.append(" · ").append(words("label-last-turns"), f"bold {DANGER}")
    yield text
    if is_hopeless(g):
        yield Padding(Text(words("note-hopeless"), f"bold {DANGER}"), (0, 0, 0, 3))
    yield Padding(Text("" if view.over else " · ".join(events(words, g)), "dim"), (0, 0, 0, 3))


def victor(view: View) -> str:
    """The colour of who has won; where nobody has, that of danger."""
    return next((NAMES_OF_SIDES[seat] for seat, place in enumerate(view.result) if place == 1), DANGER)


def events(words: Words, g: Tactics) -> Iterator[str]:
    """What the units of the active side have done this turn, and who is poisoned."""
    deeds = []
    for unit in SQUADS[g.active]:
        done = [words("label-done", kind=KINDS[kind]) for kind in bits(g.done[unit] & (1 << len(KINDS)) - 1)]
        if done:
            deeds.append(f"{unit_name(words, g, unit)} ({', '.join(done)})")
    if deeds:
        yield words("label-this-turn", deeds=", ".join(deeds))
    sick = [unit_name(words, g, unit) for unit in poisoned(g)]
    if sick:
        yield words("label-poisoned", units=", ".join(sick))
