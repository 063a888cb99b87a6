"""The battle under way, as it stands, and what may take a hit."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from htpy import Element, Node, div, h2, span

from gonfalon.core import View
from gonfalon.games.nerath.bots.forecast import Forecast, forecast
from gonfalon.games.nerath.codes import loss_of
from gonfalon.games.nerath.printed import GUARDIANS, PIECES
from gonfalon.games.nerath.printed.regions import DUNGEON_AT, DUNGEONS, LAND, NOBODY, SEA
from gonfalon.games.nerath.rules.attack import FIRST_STRIKE
from gonfalon.games.nerath.rules.conquest import worth
from gonfalon.games.nerath.rules.dungeon import PER_TOKEN
from gonfalon.games.nerath.rules.ranks import wound
from gonfalon.games.nerath.state import CASTLE, KIND, WARSHIP, Nerath
from gonfalon.games.nerath.tell.names import counted
from gonfalon.games.nerath.tell.past import battles, chance_before
from gonfalon.lore.phrases import named
from gonfalon.lore.words import Words

from .battle import Line, Party, Sight
from .colours import PEN as pen
from .figures import figure, token

Hit = tuple[str, int, int]
"""What may take a hit: its name, and what it is (a loss, or a guardian's die by its sides)."""


def sight(view: View) -> Sight:
    """The battle under way: who still fights, the latest dice, and the rounds before them."""
    g: Nerath = view.state
    found = next(battles(view.log, len(view.log)), None)
    rounds = found.rounds if found else ()
    before = chance_before(view, found) if found else None
    rolls = rounds[-1].rolls if rounds else ()
    prize = worth(g, g.active, g.fighting) if LAND >> g.fighting & 1 else 0
    return Sight(g.fighting, len(rounds), parties(g), rolls, rounds[:-1], before, outlook(g), prize)


def parties(g: Nerath) -> tuple[Party, ...]:
    """Who fights: the attacker first."""
    space = g.fighting
    found = [party(g, g.active, space, True)]
    if DUNGEONS >> space & 1:
        tokens = g.lair[DUNGEON_AT[space]]
        dice = g.guardian_dice or tuple(() for _ in tokens)
        return *found, Party(NOBODY, (), tuple(zip(tokens, dice)))
    return *found, *(
        party(g, realm, space, False) for realm in g.enemies(g.active) if g.presence[realm] >> space & 1
    )


def party(g: Nerath, realm: int, space: int, attacking: bool) -> Party:
    lines = []
    for type_, n in g.army(realm, space):
        if type_ == CASTLE and attacking:
            continue
        kind = KIND[type_]
        hurt = sum(g.wounds.get(wound(realm, type_, damage), 0) for damage in (1, 2))
        lines.append(Line(type_, n, dice_text(kind, attacking, bool(SEA >> space & 1)), hurt, FIRST_STRIKE[kind]))
    return Party(realm, tuple(lines))


def dice_text(kind: int, attacking: bool, sea: bool) -> str:
    """The dice of one piece here, as printed."""
    piece = PIECES[kind]
    return piece.sea_text if sea else piece.attack_text if attacking else piece.defend_text


def outlook(g: Nerath) -> Forecast | None:
    """What is to come, as long as both sides still fight."""
    both = len(parties(g)) > 1 and g.army(g.active, g.fighting) and not blank(g)
    return forecast(g, g.fighting) if both else None


def blank(g: Nerath) -> bool:
    """Whether guardians have no dice left, or have not been turned up yet."""
    return bool(DUNGEONS >> g.fighting & 1) and not any(g.guardian_dice)


def hits_to_take(view: View) -> tuple[Hit, ...]:
    """What the viewer may give a hit to; who leads both sides decides for one after the other."""
    for _, ask in sorted(view.asks.items()):
        found: list[Hit] = []
        for verb, *args in ask.options:
            if verb == "lose":
                found.append((f"loss-{args[0]}", args[0], 0))
            elif verb == "lose_die":
                found.append((f"die-{args[0]}", args[0], die_of(view.state, args[0])))
        if found:
            return tuple(found)
    return ()


def die_of(g: Nerath, code: int) -> int:
    """The sides of a guardian's die that may be lost, as far as the table shows it."""
    token, nth = divmod(code, PER_TOKEN)
    dice: list[Any] = list(GUARDIANS[token].dice)
    for tokens, each in zip(g.lair[DUNGEON_AT[g.fighting]] if g.fighting in DUNGEON_AT else (), g.guardian_dice):
        if tokens == token:
            dice = list(each)
    return int(dice[nth]) if nth < len(dice) else int(GUARDIANS[token].dice[-1])


@lru_cache(1 << 9)
def takers(words: Words, hits: tuple[Hit, ...]) -> Element:
    """Everything that may take the next hit."""
    return div(".hits")[h2[words("draw-take-hit")], div(".chips")[[hit_chip(words, hit) for hit in hits]]]


@lru_cache(1 << 10)
def hit_chip(words: Words, hit: Hit) -> Element:
    """Something that may take a hit, to be touched."""
    name, code, sides = hit
    if sides:
        label = words("draw-lose-die", guardian=named(words, GUARDIANS[code // PER_TOKEN]), sides=sides)
        shown: Node = pen("svg", figure(f"d{sides}", 24, 24, 44, "guardian"), viewBox="0 0 48 48", classes="token")
        text = f"d{sides}"
    else:
        realm, type_, damage, aboard = loss_of(code)
        kind = aboard - 1 if aboard else KIND[type_]
        said = named(words, PIECES[kind])
        if aboard:
            said = words("draw-aboard", piece=said)
        elif type_ > WARSHIP:
            said = counted(words, type_, 1)
        label = words("draw-lose", piece=said, damage=damage)
        shown = token(realm, aboard - 1 if aboard else type_)
        text = said if aboard else named(words, PIECES[kind])
    return div(
        {"class": "chip touch", "data-target": name, "tabindex": "-1", "role": "button", "aria-label": label}
    )[shown, span[text]]
