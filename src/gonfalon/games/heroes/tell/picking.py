"""What a page may do with a click: which options end something, and which the last click may choose at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gonfalon.core import Ask, Option, View
from gonfalon.games.heroes.codes import NOBODY, seat_of
from gonfalon.games.heroes.rules.geography import category, holder, of, own_heroes
from gonfalon.games.heroes.state import Heroes
from gonfalon.lore.words import Words

from .fights import is_fight
from .names import is_known
from .options import asker

ENDS: Final = frozenset({"end", "retreat", "surrender", "yield", "deployed"})


def is_end(view: View, option: Option) -> bool:
    """Whether an option ends a turn, a fight or a deployment."""
    return option[0] in ENDS


def is_sure(view: View, option: Option) -> bool:
    """Whether the last click may choose an option at once: deploying a unit, and a step that leads to nothing
    more. A visit may roll dice or draw cards, a tile is turned up for good, and no attack is taken back."""
    if option[0] != "move":
        return bool(option[0] == "deploy")
    _, hero, field = option
    return not is_fight(view, option) and is_quiet(view.state, hero, field)


def is_quiet(g: Heroes, hero: int, field: int) -> bool:
    """Whether nothing happens on a field to the hero who comes there."""
    if not is_known(g, field):
        return False
    kind = category(g, of(g).locations[field])
    if kind == "visitable":
        return bool(g.visited >> field & 1)
    if kind == "flaggable":
        return holder(g, field) == seat_of(hero)
    return kind != "revisitable"


def unused(words: Words, g: Heroes, args: Sequence[int], ask: Ask | None) -> str:
    """What is left undone when a turn ends: Movement Points."""
    seat = asker(g, ask)
    left = sum(max(0, g.mp[hero]) for hero in own_heroes(g, seat)) if seat != NOBODY else 0
    return words("note-unused", n=left) if left else ""
