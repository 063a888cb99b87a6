"""What a won battle brings: control, Castles, victory points, Monsters that run amok (chapters CON, SCO, AMK)."""

from __future__ import annotations

from typing import Final

from gonfalon.core import Ask
from gonfalon.core.menu import bits
from gonfalon.games.nerath.printed import RULES
from gonfalon.games.nerath.printed.regions import CAPITALS, HOME, LAND, NEAR, NOBODY
from gonfalon.games.nerath.state import CASTLE, MONSTER, Nerath

from .effects import barred
from .windows import Moment, Timings, offer, stirs

END: Final = ("end",)


def conquer(g: Nerath, realm: int, space: int) -> None:
    """Take a land space from whoever controls it; one of the ally's starting territory returns to the ally
    (NER-CON-01, NER-CON-10, NER-CON-15, NER-ALL-16, NER-CON-03, NER-CON-11, NER-ALL-14, NER-ALL-15, NER-ALL-18,
    NER-ALL-20, NER-SCO-01)."""
    loser = g.held[space]
    liberated = HOME[space] == g.ally[realm]
    owner = g.ally[realm] if liberated else realm
    g.give(space, owner)
    if g.count(loser, space, CASTLE):
        g.take(loser, space, CASTLE)
        g.add(owner, space, CASTLE)
    if liberated:
        g.tell("liberated", realm, space, owner)
        return
    points = worth(g, realm, space)
    g.points[realm] += points
    g.tell("conquered", realm, space, points)


def worth(g: Nerath, realm: int, space: int) -> int:
    """The victory points for conquering a space: what counts is its border (NER-SCO-02, NER-SCO-03, NER-SCO-05,
    NER-SCO-06, NER-SCO-04, NER-SCO-09, NER-SCO-10)."""
    if HOME[space] in g.friends(realm):
        return 0
    return RULES.vp_capital if CAPITALS >> space & 1 else RULES.vp_conquest


async def won_land(g: Nerath, space: int, loser: int) -> None:
    """Cards for a victory on land, before any Run Amok."""
    moment = Moment(space, loser)
    await offer(g, "own_battle_won_land", {g.active: ("own_battle_won_land", "own_conquest")}, moment)
    await offer(g, "enemy_conquest", {loser: ("enemy_conquest",)}, moment)


def after_conquest(g: Nerath, space: int, loser: int) -> None:
    """Cards that answer a victory on land, if anybody could have one; then the Monsters (NER-AMK-08,
    NER-AMK-11, NER-ALL-19, NER-ALL-21)."""
    if goals := amok_goals(g, space):
        g.push("amok", space, goals)
    moment = Moment(space, loser)
    chances = {g.active: ("own_battle_won_land", "own_conquest"), loser: ("enemy_conquest",)}
    if stirs(g, chances, moment):
        g.push("won_land", space, loser)


def amok_goals(g: Nerath, space: int) -> int:
    """Where Monsters of the active realm may run from a space: adjacent enemy land without enemy pieces
    (NER-AMK-02, NER-AMK-04, NER-AMK-05, NER-AMK-06, NER-AMK-13)."""
    if not g.count(g.active, space, MONSTER):
        return 0
    closed = g.friendly_land(g.active) | g.enemy_presence(g.active) | barred(g, g.active)
    return NEAR[space] & LAND & ~closed


async def amok(g: Nerath, space: int, goals: int) -> None:
    """Monsters that won run on, one after another, to spaces that were open when the first one chose
    (NER-AMK-01, NER-AMK-09, NER-AMK-07, NER-AMK-14)."""
    goals &= ~g.enemy_presence(g.active)
    if not goals or not g.count(g.active, space, MONSTER):
        return
    options = [END, *(("amok", goal) for goal in bits(goals))]
    answer = await Ask(g.seat_of[g.active], "amok", options, "NER-AMK-01", (g.active, space), default=END)
    if answer != END:
        g.push("amok", space, goals)
        run_amok(g, space, answer[1])


def rampage(g: Nerath, space: int, goal: int) -> int:
    """A Monster moves one space and conquers it, unless another has done so before; whose it was (NER-AMK-03,
    NER-AMK-09, NER-AMK-12, NER-AMK-10)."""
    g.tell("ran_amok", g.active, space, goal)
    g.shift(g.active, space, goal, MONSTER)
    loser = g.held[goal] if g.held[goal] in g.enemies(g.active) else NOBODY
    if loser != NOBODY:
        conquer(g, g.active, goal)
    return loser


def run_amok(g: Nerath, space: int, goal: int) -> None:
    """A Monster runs on, and cards may answer it."""
    loser = rampage(g, space, goal)
    if stirs(g, amok_chances(g, loser), Moment(goal, loser)):
        g.push("ran_amok", goal, loser)


def amok_chances(g: Nerath, loser: int) -> dict[int, Timings]:
    """Who may answer a Run Amok with cards; `loser` is NOBODY where nothing was conquered."""
    if loser == NOBODY:
        return {g.active: ("own_run_amok",)}
    return {g.active: ("own_run_amok", "own_conquest"), loser: ("enemy_conquest",)}


async def ran_amok(g: Nerath, space: int, loser: int) -> None:
    """Cards for a space taken by Run Amok."""
    moment = Moment(space, loser)
    for realm, timings in amok_chances(g, loser).items():
        await offer(g, "own_run_amok" if realm == g.active else "enemy_conquest", {realm: timings}, moment)
    for goal, owner in moment.runs:
        g.push("ran_amok", goal, owner)
