"""What lies ahead, beside the log: the battles of this turn with their odds, and what enemies can reach next."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from htpy import Element, li, p, section, span, ul

from gonfalon.core import View
from gonfalon.core.menu import bits
from gonfalon.games.nerath.bots.forecast import forecast
from gonfalon.games.nerath.printed.regions import LAND, NOBODY
from gonfalon.games.nerath.rules.sides import battles
from gonfalon.games.nerath.state import FIGHT, MOVING, Nerath
from gonfalon.games.nerath.tell import TELL
from gonfalon.games.nerath.tell.names import army_name, space_name
from gonfalon.games.nerath.tell.past import ENDS
from gonfalon.games.nerath.tell.threats import Threat, roughly, threats
from gonfalon.lore.phrases import percent
from gonfalon.lore.words import Words

from .battle import chance, crest

# ------------------------------------------------------------------------- battles


def campaign(words: Words, view: View) -> Element:
    """The battles of this turn: those to come with their odds, then how the others ended."""
    g: Nerath = view.state
    rows = [*to_come(words, g)] if g.step in (MOVING, FIGHT) and not view.over else []
    rows += fought(words, view)
    return section({"id": "battles", "class": "panel-body campaign"})[
        ul[rows] if rows else p(".aside")[words("campaign-none")]
    ]


def to_come(words: Words, g: Nerath) -> Iterator[Element]:
    for space in bits(battles(g)):
        found = forecast(g, space)
        said = chance(words, found.win) if found else words("note-undefended")
        yield entry(words, space, opponent(g, space), said, "now" if g.fighting == space else "")


def opponent(g: Nerath, space: int) -> int:
    """Who is attacked in a space."""
    if g.held[space] in g.enemies(g.active):
        return g.held[space]
    return next((realm for realm in g.enemies(g.active) if g.presence[realm] >> space & 1), NOBODY)


def fought(words: Words, view: View) -> Iterator[Element]:
    """The battles of this turn that are over, the last one first."""
    for fact in reversed(view.log):
        if fact[0] == "turn":
            break
        if fact[0] in ENDS:
            yield over(words, fact[2], fact[1], TELL.line(words, view, fact))


@lru_cache(1 << 9)
def entry(words: Words, space: int, realm: int, said: str, kind: str) -> Element:
    """A space, whose it is, and what is to be said of it."""
    return li({"class": f"entry {kind}", "data-about": f"space-{space}"})[
        crest(realm), span(".name")[space_name(words, space)], span(".sum")[said]
    ]


@lru_cache(1 << 9)
def over(words: Words, space: int, realm: int, said: str) -> Element:
    return li({"class": "entry done", "data-about": f"space-{space}"})[crest(realm), span(".name")[said]]


# ------------------------------------------------------------------------- threats


def threats_panel(words: Words, view: View) -> Element:
    """The viewer's spaces that enemies can reach in their next turn, the likeliest to fall first."""
    found = sorted(in_danger(view.state, view), key=lambda each: -each[2]) if not view.over else []
    rows = [menace(words, space, threat, round(falls, 2)) for space, threat, falls in found]
    return section({"id": "threats", "class": "panel-body campaign"})[
        ul[rows] if rows else p(".aside")[words("threats-none" if view.seats else "threats-whose")]
    ]


def in_danger(g: Nerath, view: View) -> Iterator[tuple[int, Threat, float]]:
    for realm in (each for each in range(4) if g.seat_of[each] in view.seats):
        for space in bits(g.lands[realm] | g.presence[realm] & ~LAND):
            worst = max(
                ((each, roughly(g, space, realm, each)) for each in threats(g, space, realm)),
                key=lambda each: each[1],
                default=None,
            )
            if worst is not None:
                yield space, *worst


@lru_cache(1 << 10)
def menace(words: Words, space: int, threat: Threat, falls: float) -> Element:
    """A space in danger: from whom, by what, and how likely it falls."""
    army = army_name(words, threat.army)
    return li({"class": "entry", "data-about": f"space-{space}"})[
        crest(threat.realm),
        span(".name")[space_name(words, space), span(".second")[army]],
        span(".sum")[words("threats-falls", chance=percent(falls))],
    ]
