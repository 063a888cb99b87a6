"""What is at stake: the odds of a battle, and what would be lost by a choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from gonfalon.core import Ask, Option, View
from gonfalon.games.nerath.bots.forecast import Forecast, forecast, forecast_after
from gonfalon.games.nerath.codes import boarder_of
from gonfalon.games.nerath.printed.regions import DUNGEON_AT, LAND, NOBODY
from gonfalon.games.nerath.rules.conquest import worth
from gonfalon.games.nerath.rules.dungeon import guarded
from gonfalon.games.nerath.rules.reposition import astray, way_out
from gonfalon.games.nerath.rules.retreat import left_ashore, stranded
from gonfalon.games.nerath.state import Nerath
from gonfalon.lore.phrases import listed, percent
from gonfalon.lore.teller import NONE, answered
from gonfalon.lore.words import Words

from .names import army_name, counted, guardian_names, space_name

Noted = Callable[[Words, Nerath, Sequence[int], Ask | None], str]

MOVES: Final = ("move", "march", "debark")
SURE: Final = (*MOVES, "embark", "recruit", "launch", "muster")
END: Final = ("end",)
STEPS_TO_END: Final = ("move", "landing", "reposition", "recruit", "deploy")


def is_fight(view: View, option: Option) -> bool:
    """Whether choosing this means a battle against somebody."""
    if option[0] in ("battle", "press"):
        return True
    g: Nerath = view.state
    verb, *args = option
    if verb not in MOVES or not is_advance(answered(view, option)):
        return False
    return bool(1 << goal_of(verb, args) & (g.enemy_presence(g.active) | guarded(g)))


def is_end(view: View, option: Option) -> bool:
    """Whether choosing this ends a step in which something else could be done."""
    ask = answered(view, option)
    return option == END and ask is not None and ask.what in STEPS_TO_END


def is_sure(view: View, option: Option) -> bool:
    """Whether the last click may choose this at once: pieces that go or come without a fight. It can be undone."""
    return option[0] in SURE and not is_fight(view, option)


def is_advance(ask: Ask | None) -> bool:
    """Whether pieces go where they may attack."""
    return ask is not None and ask.what in ("move", "landing")


def goal_of(verb: str, args: Sequence[int]) -> int:
    """Where the pieces of an option go."""
    return boarder_of(args[1])[0] if verb == "debark" else args[1]


def battle_ground(g: Nerath) -> int:
    """The spaces where the active realm would have to fight, or would conquer (NER-MOV-06)."""
    return g.enemy_presence(g.active) | guarded(g) | LAND & ~g.friendly_land(g.active)


def odds(words: Words, g: Nerath, space: int) -> str:
    """The odds of the battle in a space, and the points it is about."""
    return stake(words, g, space, forecast(g, space))


def stake(words: Words, g: Nerath, space: int, found: Forecast | None) -> str:
    """The odds of a battle, and the points it is about."""
    points = worth(g, g.active, space) if LAND >> space & 1 else 0
    return odds_said(words, found, points)


@lru_cache(1 << 12)
def odds_said(words: Words, found: Forecast | None, points: int) -> str:
    said = [words("note-undefended")] if found is None else list(promises(words, found))
    return " · ".join([*said, words("note-points", n=points)] if points else said)


def promises(words: Words, found: Forecast) -> Iterable[str]:
    """A forecast in words: the chance to win, and the price on both sides."""
    yield words("note-wins" if found.exact else "note-wins-about", chance=percent(found.win))
    yield words("note-losses", lost=round(found.lost), dealt=round(found.dealt))


def lost_in_retreat(words: Words, g: Nerath, space: int) -> str:
    """The pieces that a retreat would cost for want of a place: a warning before it is chosen (NER-RET-13)."""
    lost = [counted(words, type_, n) for type_, n in stranded(g, space)]
    n, of = left_ashore(g, space)
    if n:
        lost.append(counted(words, of[0][0], n) if len(of) == 1 else words("label-land-pieces", n=n))
    return listed(words, lost) if lost else NONE


def lost_in_reposition(words: Words, g: Nerath) -> str:
    """The pieces that would be lost if the step were closed now: a warning before it is (NER-DIG-03). Heroes who
    can leave their dungeon are not named: they must."""
    lost = [
        words("label-at", pieces=counted(words, type_, n), space=space_name(words, space))
        for space, type_, n in astray(g)
        if not way_out(g, space)
    ]
    return listed(words, lost) if lost else NONE


def defence(words: Words, g: Nerath, space: int) -> str:
    """Who defends a space against the active realm."""
    if space in DUNGEON_AT:
        tokens = g.lair[DUNGEON_AT[space]]
        if NOBODY in tokens:
            return words("label-guardians", n=len(tokens))
        return guardian_names(words, tokens)
    army = [band for realm in g.enemies(g.active) for band in g.army(realm, space)]
    return army_name(words, army) if army else words("label-nobody")


# ----------------------------------------------------------------------- options


def _noted_press(words: Words, g: Nerath, args: Sequence[int], ask: Ask | None) -> str:
    return odds(words, g, g.fighting)


def _noted_battle(words: Words, g: Nerath, args: Sequence[int], ask: Ask | None) -> str:
    return odds(words, g, args[0])


def _noted_end(words: Words, g: Nerath, args: Sequence[int], ask: Ask | None) -> str:
    """What would be left undone."""
    if ask is None or ask.what not in STEPS_TO_END or len(ask.options) < 2:
        return ""
    if ask.what == "recruit":
        return words("note-gold-left", gold=g.gold[g.active])
    return words("note-can-move", n=sum(g.ready.values())) if ask.what != "landing" else ""


def noted_advance(verb: str) -> Noted:
    """The odds where pieces would go, if that means a battle or a conquest."""

    def noted(words: Words, g: Nerath, args: Sequence[int], ask: Ask | None) -> str:
        goal = goal_of(verb, args)
        if not is_advance(ask) or not battle_ground(g) >> goal & 1:
            return ""
        return stake(words, g, goal, forecast_after(g, (verb, *args), goal))

    return noted


NOTED: Final[Mapping[str, Noted]] = {
    "press": _noted_press,
    "battle": _noted_battle,
    "end": _noted_end,
    **{verb: noted_advance(verb) for verb in MOVES},
}
