"""Views of Nerath in which much is to be seen, and how they are drawn."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

from games import drawing, positions
from gonfalon.core import Ask, Match, Option, Setup, View
from gonfalon.core import draw as pick
from gonfalon.games.nerath import GAME
from gonfalon.games.nerath.printed import SPACE_ID
from gonfalon.games.nerath.printed.regions import DUNGEON_AT
from gonfalon.games.nerath.state import FIGHTER, FOOTSOLDIER, WIZARD, Nerath
from gonfalon.lore.words import Words

KARKOTH, VAILIN, IRON_CIRCLE, NERATH = range(4)
SPACE_OF = SPACE_ID


def words(lang: str = "en") -> Words:
    return positions.words("nerath", lang)


def drawn(view: View, lang: str = "en") -> dict[str, str]:
    return drawing.drawn("nerath", view, lang)


def begun(mode: str = "free-for-all", seats: int = 4, seed: int = 1, **options: str) -> Match:
    return Match(GAME, Setup(mode, seats, seed, options))


def played(mode: str, seats: int, seed: int, choices: int) -> Match:
    match, rng = begun(mode, seats, seed), random.Random(seed)
    for _ in range(choices):
        if match.over:
            break
        seat, ask = next(iter(match.asks.items()))
        match.play(seat, pick(ask.options, rng), match.nth[seat])
    return match


def capture(g: Nerath, name: str, realm: int) -> None:
    """A land changes hands, and its garrison is gone."""
    space = SPACE_OF[name]
    for other in range(4):
        for type_, n in g.army(other, space):
            g.take(other, space, type_, n)
    if g.held[space] >= 0:
        g.lands[g.held[space]] &= ~(1 << space)
    g.held[space] = realm
    g.lands[realm] |= 1 << space


def fighting(match: Match) -> Nerath:
    """Karkoth attacks Silverbough: 4 Footsoldiers and a Wizard against what Vailin has there."""
    g: Nerath = match.state
    space = SPACE_OF["silverbough"]
    g.add(KARKOTH, space, FOOTSOLDIER, 4)
    g.add(KARKOTH, space, WIZARD)
    g.step, g.fighting, g.battle_round = 2, space, 1
    return g


def asked(view: View, seat: int, what: str, *options: Option) -> View:
    """The same view, with a question."""
    return replace(view, asks={seat: Ask(seat, what, list(options))})


@cache
def scenes() -> tuple[View, ...]:
    """Some views in which much is to be seen."""
    battle, dungeon, sale = begun(), begun(), begun("alliance-2", 2)
    fighting(battle)
    g = dungeon.state
    cave = SPACE_OF["vault_of_the_drow"]
    g.add(KARKOTH, cave, FIGHTER, 2)
    g.lair[DUNGEON_AT[cave]], g.awake[DUNGEON_AT[cave]], g.guardian_dice = (1, 0), 1, ((8,), (20,))
    g.fighting, g.step = cave, 2
    capture(g, "redsail_foothold", VAILIN)
    g.treasures, g.chest = ((1, 2), (), (3,), ()), ((4,), (), (), (5, 6))
    g.discard[0] = [7, 8]
    sale.state.step = 4
    long = begun("alliance-4", 4, length="long")
    watcher = played("free-for-all", 4, 5, 60)
    return (
        battle.view([0]),
        dungeon.view([0]),
        sale.view([0]),
        long.view([2]),
        watcher.view([]),
        watcher.view([0, 1]),
    )
