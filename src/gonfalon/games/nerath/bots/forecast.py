"""What a battle promises as things stand: the odds of odds.py for the pieces that are on the board.

Everything is read from a state or a view. What cards have changed is taken into account as far as all pieces of a
kind fight alike; where they do not, or where nobody knows which Guardians wait, the forecast is only about right.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from gonfalon.core import Option
from gonfalon.core.view import HIDDEN
from gonfalon.games.nerath.codes import band_of, boarder_of
from gonfalon.games.nerath.printed import GUARDIANS, PIECES
from gonfalon.games.nerath.printed.regions import DUNGEON_AT, DUNGEONS, NOBODY, SEA
from gonfalon.games.nerath.rules.attack import USUAL, Roller, Setting, rollers
from gonfalon.games.nerath.rules.dungeon import needed
from gonfalon.games.nerath.rules.fighters import Counts, Terms, printed_terms
from gonfalon.games.nerath.rules.moving import carry_out
from gonfalon.games.nerath.rules.ranks import pieces_of, toughness, wound
from gonfalon.games.nerath.rules.sides import attackers_left, defenders
from gonfalon.games.nerath.rules.ways import Ways
from gonfalon.games.nerath.state import CASTLE, DRAGON, WARSHIP, Nerath, load_of
from gonfalon.lore.memo import Memo

from .odds import Force, Odds, dungeon_odds, odds

REMEMBERED: Final = 1 << 14
KNOWN: Final = Memo["Forecast | None"](REMEMBERED)
"""Forecasts by all that they depend on."""


class Forecast(NamedTuple):
    """The attacker's chance of winning, what each side loses on average, in Gold, and whether these figures are
    exact."""

    win: float
    lost: float
    dealt: float
    exact: bool


def forecast(g: Nerath, space: int) -> Forecast | None:
    """What comes of the attack of the active realm on a space; None where nobody attacks or nobody defends."""
    return KNOWN.get(clash(g, space), lambda: worked_out(g, space))


def forecast_after(g: Nerath, option: Option, goal: int) -> Forecast | None:
    """The same at the goal of a move, a march or a landing. What moves alone changes nothing but the pieces at its
    goal, so a battle that is known need not be set up."""
    if option[0] == "march":
        return forecast(after(g, option), goal)
    kind, n = newcomers(option)
    return KNOWN.get(clash(g, goal, kind, n), lambda: worked_out(after(g, option), goal))


def newcomers(option: Option) -> tuple[int, int]:
    """The type and number of the pieces that a move or a landing brings to its goal."""
    if option[0] == "move":
        return band_of(option[1])[1:]
    return boarder_of(option[2])[1], 1


def clash(g: Nerath, space: int, joined: int = NOBODY, n: int = 0) -> tuple[Any, ...]:
    """Everything that the forecast for a space depends on, once `n` pieces of the type `joined` have come."""
    armies: list[Any] = [tuple(g.army(realm, space)) for realm in range(len(g.troops))]
    if n:
        ours = dict(armies[g.active])
        ours[joined] = ours.get(joined, 0) + n
        armies[g.active] = tuple(sorted(ours.items()))
    guardians = (*g.lair, *g.guardian_discard, g.guardian_dice) if 1 << space & DUNGEONS else ()
    cards = (g.effects, g.treasures)
    return (space, g.active, g.ally, *armies, cards, tuple(g.wounds.items()), g.fighting == space, guardians)


def worked_out(g: Nerath, space: int) -> Forecast | None:
    if not attackers_left(g, space):
        return None
    if 1 << space & DUNGEONS:
        return in_dungeon(g, space) if g.lair[DUNGEON_AT[space]] else None
    realms = defenders(g, space)
    if not realms:
        return None
    sea = bool(1 << space & SEA)
    ours, alike = terms(g, (g.active,), space, True, printed_terms(True, sea))
    theirs, alike_too = terms(g, realms, space, False, printed_terms(False, sea))
    found = battle_odds(force(g, (g.active,), space), force(g, realms, space), sea, ours, theirs)
    return Forecast(found.win, found.gold_lost_attack, found.gold_lost_defend, found.exact and alike and alike_too)


def after(g: Nerath, option: Option) -> Nerath:
    """The state after a move, a march or a landing."""
    later = g.copy()
    carry_out(later, Ways(later), option)
    return later


# ----------------------------------------------------------------------------- dungeons


def in_dungeon(g: Nerath, space: int) -> Forecast:
    """Against face-down Guardians: the average over all that have not been seen elsewhere."""
    here = DUNGEON_AT[space]
    if HIDDEN not in g.lair[here]:
        return against(g, space, force(g, (g.active,), space), {})
    guess, chances, known = g.copy(), [], dict[int, tuple[Terms, bool]]()
    heroes = force(g, (g.active,), space)
    for tokens in combinations(unseen(g), len(g.lair[here])):
        guess.lair[here] = tokens
        chances.append(against(guess, space, heroes, known))
    win, lost, dealt = (sum(values) / len(chances) for values in list(zip(*chances))[:3])
    return Forecast(win, lost, dealt, exact=False)


def unseen(g: Nerath) -> list[int]:
    """The Guardians neither face up at an entrance nor in the discard."""
    seen = {*g.guardian_discard, *(token for lair in g.lair for token in lair)}
    return [token for token in range(len(GUARDIANS)) if token not in seen]


def against(g: Nerath, space: int, heroes: Force, known: dict[int, tuple[Terms, bool]]) -> Forecast:
    """Against known Guardians, with the dice they have left if the battle is under way. How Heroes fight depends
    only on the number that hits, so each result is cached in `known`."""
    tokens = g.lair[DUNGEON_AT[space]]
    dice = g.guardian_dice if g.fighting == space else tuple(GUARDIANS[token].dice for token in tokens)
    need = needed(g, space)
    if need not in known:
        known[need] = terms(g, (g.active,), space, True, printed_terms(True, False))
    ours, alike = known[need]
    found = guardian_odds(heroes, tokens, dice, ours)
    return Forecast(found.win, found.gold_lost_attack, 0.0, found.exact and alike)


# ------------------------------------------------------------------------ the two sides


def force(g: Nerath, realms: Sequence[int], space: int) -> Force:
    """The pieces of allied realms in a space, with the damage they have taken in the battle."""
    army = [band for realm in realms for band in g.army(realm, space)]
    found = Counter(pieces_of(army))
    counts: Counts = tuple(found[kind] for kind in range(len(PIECES)))
    loads = tuple(load_of(type_) for type_, n in army if type_ >= WARSHIP for _ in range(n))
    hurt = sum(g.wounds.get(wound(realm, DRAGON, 1), 0) for realm in realms)
    inactive = any(wound(realm, CASTLE, 1) in g.wounds for realm in realms)
    under_way = g.fighting == space
    return Force(counts, loads, hurt if under_way else 0, inactive if under_way else False)


def terms(g: Nerath, realms: Sequence[int], space: int, attacking: bool, usual: Terms) -> tuple[Terms, bool]:
    """How the pieces of a side fight here, and whether all of a kind fight alike."""
    setting = Setting(space, attacking, first_round=False)
    need = needed(g, space) if 1 << space & DUNGEONS else USUAL
    side = [piece for realm in realms for piece in rollers(g, realm, setting, need, strict=need > USUAL)]
    dice, hits_on, first = list(usual.dice), list(usual.hits_on), list(usual.first_strike)
    alike = True
    for kind in {piece.kind for piece in side}:
        ways = Counter(way_of(piece) for piece in side if piece.kind == kind)
        (dice[kind], hits_on[kind], first[kind]), _ = ways.most_common(1)[0]
        alike = alike and len(ways) == 1
    return Terms(tuple(dice), tuple(hits_on), tuple(first), tuple(toughness(g, realms[0]))), alike


def way_of(piece: Roller) -> tuple[tuple[int, ...], int, bool]:
    """How a piece fights: its dice, what hits, and whether it strikes first."""
    return () if piece.silent else (piece.sides,) * piece.number, piece.need, piece.first


@lru_cache(REMEMBERED)
def battle_odds(attack: Force, defend: Force, sea: bool, ours: Terms, theirs: Terms) -> Odds:
    return odds(attack, defend, sea, attack_terms=ours, defend_terms=theirs)


@lru_cache(REMEMBERED)
def guardian_odds(heroes: Force, tokens: tuple[int, ...], dice: tuple[tuple[int, ...], ...], terms: Terms) -> Odds:
    guardians = [replace(GUARDIANS[token], dice=left) for token, left in zip(tokens, dice, strict=True)]
    return dungeon_odds(heroes, guardians, terms=terms)
