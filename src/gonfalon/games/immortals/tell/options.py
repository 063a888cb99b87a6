"""What goes into the sentences for options, where it is more than the names of their arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from gonfalon.core import Ask
from gonfalon.games.immortals.codes import EDGES, SIDES, band_of, force_of
from gonfalon.games.immortals.printed import BUILDINGS, YIELDS
from gonfalon.games.immortals.rules.actions import MOVE_GOLD
from gonfalon.games.immortals.rules.board import BOARDS
from gonfalon.games.immortals.rules.magic import DRAWS
from gonfalon.games.immortals.state import EMPTY, ENERGY, GOLD, MAGIC, Immortals
from gonfalon.lore.teller import NONE, Facts
from gonfalon.lore.words import Words

from .names import (
    armies,
    building_name,
    card_name,
    from_place,
    gain_name,
    nearby_name,
    points_name,
    region_name,
    seat_name,
    space_name,
    to_place,
)
from .notes import asker, hindered, prospect


def share(words: Words, g: Immortals, args: Sequence[int], ask: Ask | None) -> Facts:
    (light,) = args
    return {"light": light, "dark": g.tray[asker(g, ask)] - light}


def draw(words: Words, g: Immortals, args: Sequence[int], ask: Ask | None) -> Facts:
    if not ask or ask.what != "action":
        return {"n": 1}
    _, card = ask.about
    return {"n": DRAWS.get(card - MAGIC, 1)}


def lay(words: Words, g: Immortals, args: Sequence[int], ask: Ask | None) -> Facts:
    """With a warning rather than a note: a card laid can be taken back, so nothing needs to be confirmed."""
    (card, space), seat = args, asker(g, ask)
    lies = g.plan[seat][space]
    return {
        "card": card_name(words, card),
        "space": space_name(words, g, seat, space),
        "other": card_name(words, lies) if lies not in (EMPTY, card) else NONE,
        "hindered": hindered(words, g, seat, space, card) or NONE,
    }


def lying(words: Words, g: Immortals, args: Sequence[int], ask: Ask | None) -> Facts:
    """A card that lies on a space."""
    (space,), seat = args, asker(g, ask)
    lies = g.plan[seat][space]
    card = card_name(words, lies) if lies >= 0 else NONE
    return {"card": card, "space": space_name(words, g, seat, space)}


def gain(words: Words, g: Immortals, args: Sequence[int], ask: Ask | None) -> Facts:
    (resource,) = args
    return {"gain": gain_name(words, resource), "resource": "gold" if resource == GOLD else "energy"}


def give_up(words: Words, g: Immortals, args: Sequence[int], ask: Ask | None) -> Facts:
    how = prospect(g, ask.seat, *ask.about) if ask and ask.what == "action" else NONE
    return {**gain(words, g, args, ask), "how": how}


def extract(words: Words, g: Immortals, args: Sequence[int], ask: Ask | None) -> Facts:
    (place,), seat = args, asker(g, ask)
    space = ask.about[0] if ask and ask.what == "action" else 0
    resource = GOLD if BOARDS[g.tribes[seat]][space].action == "extract_gold" else ENERGY
    return {**to_place(words, place), "gain": gain_name(words, resource, YIELDS[place][resource])}


def build(words: Words, g: Immortals, args: Sequence[int], ask: Ask | None) -> Facts:
    building, place = args
    points = points_name(words, BUILDINGS[building].vp_when_built)
    return {**to_place(words, place), "building": building_name(words, building), "points": points}


def attack(words: Words, g: Immortals, args: Sequence[int], ask: Ask | None) -> Facts:
    """Which side the inhabitants are on is shown before the attack is chosen (IMM-DIG-05)."""
    edge, code = args
    (origin, goal), (side, n) = EDGES[edge], force_of(code)
    return {
        **armies(words, n),
        **to_place(words, goal),
        "near": nearby_name(words, origin, goal),
        "side": SIDES[side],
        "defender": seat_name(words, g.owner[goal]),
        "defending": g.armies[goal],
    }


def move(words: Words, g: Immortals, args: Sequence[int], ask: Ask | None) -> Facts:
    code, goal = args
    origin, n = band_of(code)
    cost = gain_name(words, GOLD, MOVE_GOLD)
    return {**armies(words, n), **from_place(words, origin), **to_place(words, goal), "cost": cost}


def lead(words: Words, g: Immortals, args: Sequence[int], ask: Ask | None) -> Facts:
    return {"holder": seat_name(words, g.marker)}


def claim(words: Words, g: Immortals, args: Sequence[int], ask: Ask | None) -> Facts:
    (region,) = args
    return {"region": region_name(words, region), "holder": seat_name(words, g.card_owner[region])}


CHOSEN: Final[Mapping[str, Callable[[Words, Immortals, Sequence[int], Ask | None], Facts]]] = {
    "share": share,
    "draw": draw,
    "lay": lay,
    "take_back": lying,
    "turn_up": lying,
    "pass": gain,
    "give_up": give_up,
    "extract": extract,
    "build": build,
    "attack": attack,
    "move": move,
    "lead": lead,
    "claim": claim,
}
