"""What goes into the lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from gonfalon.games.immortals.printed import BUILDINGS
from gonfalon.games.immortals.state import BLANK, GREEN, Immortals
from gonfalon.lore.teller import Facts
from gonfalon.lore.words import Words

from .names import cubes_name, deed_name, gain_name, points_name, space_name

TOLD: Final[Mapping[str, tuple[str, ...]]] = {
    "attacked": ("seat", "armies", "from", "place", "side", "defender", "defending"),
    "built": ("seat", "building", "place"),
    "chose": ("seat", "conflict"),
    "compensated": ("seat", "gain"),
    "claim_failed": ("seat", "region"),
    "deployed": ("seat", "armies", "place"),
    "drew": ("seat", "conflict"),
    "extracted": ("seat", "place", "gain", "n"),
    "fell": ("seat", "defender", "fallen"),
    "gave_up": ("seat", "gain"),
    "kept": ("seat", "conflict"),
    "lead": ("seat",),
    "lost": ("seat", "armies", "realm"),
    "moved": ("seat", "armies", "from", "place"),
    "over": ("seats",),
    "passed": ("seat", "gain"),
    "plan_lost": ("seat", "space"),
    "planned": (),
    "primed": ("fallen",),
    "region_card": ("region", "former", "seat"),
    "reinforced": ("seat", "place"),
    "repelled": ("seat", "place", "armies", "owner"),
    "round": ("n", "seat"),
    "scored": ("seat", "parts"),
    "settled": ("seat", "armies", "place"),
    "shared": ("seat", "light", "dark"),
    "turned_up": ("seat", "space", "card"),
    "won": ("seat", "place", "armies", "owner"),
}
"""The arguments of each fact, for those who know all of them."""
FIGHTS: Final = (frozenset({"attacked"}), frozenset({"repelled", "won"}))
"""The facts that begin a fight, and those after which it is over."""
SECRET: Final = ("drew", "kept")
"""Not everybody knows the last argument of these: `fact-drew`, and `fact-drew-known`."""


def turned_up(words: Words, g: Immortals, args: Sequence[int]) -> Facts:
    seat, space, card = args
    return {"how": "blank" if card == BLANK else "open", "deed": deed_name(words, g, seat, space, card)}


def plan_lost(words: Words, g: Immortals, args: Sequence[int]) -> Facts:
    seat, space = args
    return {"space": space_name(words, g, seat, space)}


def extracted(words: Words, g: Immortals, args: Sequence[int]) -> Facts:
    _, _, resource, n = args
    return {"gain": gain_name(words, resource, n)}


def built(words: Words, g: Immortals, args: Sequence[int]) -> Facts:
    _, building, _ = args
    return {"points": points_name(words, BUILDINGS[building].vp_when_built)}


def fell(words: Words, g: Immortals, args: Sequence[int]) -> Facts:
    """The cubes of those who fight come first."""
    seat, defender, *fallen = args
    return {"fallen": cubes_name(words, fallen, (seat, defender, GREEN))}


def scored(words: Words, g: Immortals, args: Sequence[int]) -> Facts:
    _, *parts = args
    return {"points": points_name(words, sum(parts))}


def over(words: Words, g: Immortals, args: Sequence[int]) -> Facts:
    return {"n": len(args)}


RECOUNTED: Final[Mapping[str, Callable[[Words, Immortals, Sequence[int]], Facts]]] = {
    "turned_up": turned_up,
    "plan_lost": plan_lost,
    "extracted": extracted,
    "built": built,
    "fell": fell,
    "scored": scored,
    "over": over,
}
