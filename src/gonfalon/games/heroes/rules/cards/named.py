"""Cards that are more than the sum of their parts: those that Sandro lays on his units, and those whose operations
do not quite capture their text. Each function is named after its card.

Questions: keep_drawn (discard).
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from gonfalon.core import Ask, Option, first, put
from gonfalon.games.heroes.codes import NOBODY, creature_of, is_pack
from gonfalon.games.heroes.printed import CARD_ID, CREATURE_ID
from gonfalon.games.heroes.printed.base import Op
from gonfalon.games.heroes.printed.ops.combat import OverlayUnit
from gonfalon.games.heroes.rules.combat import fight
from gonfalon.games.heroes.rules.search import OWN_DECK
from gonfalon.games.heroes.state import Heroes, asked

from .deeds import COMBAT, MAP, Deed, Play


def covered(g: Heroes, seat: int, creature: int) -> bool:
    return any(pair[0] == creature for pair in g.overlays[seat])


def fits(g: Heroes, p: Play, op: OverlayUnit, unit: int) -> bool:
    """Whether this is the unit the card names, with its Pack side up unless any face will do."""
    creature = CREATURE_ID[op.unit]
    if creature_of(unit) != creature:
        return False
    return op.requires == "any" or (is_pack(unit) and not covered(g, p.seat, creature))


def under(g: Heroes, p: Play, op: OverlayUnit) -> int:
    """The fighting unit the card would lie on, NOBODY if that unit is not in the combat."""
    return next((unit for unit in fight.living(g, p.side) if fits(g, p, op, g.unit[unit])), NOBODY)


def can_overlay(g: Heroes, p: Play, op: OverlayUnit) -> bool:
    if p.moment == "map":
        return any(fits(g, p, op, unit) for unit in g.army[p.seat])
    return under(g, p, op) != NOBODY


async def overlay(g: Heroes, p: Play, op: OverlayUnit) -> None:
    """Lay the card on the unit. It stays from combat to combat until its HP are gone; in a combat it is also a row
    of the fighting unit."""
    if p.moment != "map":
        p.unit = under(g, p, op)
        fight.row(g, "overlay", p.unit, 0, "combat", p.card)
    pair = (CREATURE_ID[op.unit], p.card)
    g.overlays = put(g.overlays, p.seat, (*g.overlays[p.seat], pair))
    g.tell("overlaid", p.seat, *pair)
    p.fate = "unit"


DEEDS: Final[dict[type[Op], Deed]] = {OverlayUnit: Deed(MAP | COMBAT, can_overlay, overlay)}


# --------------------------------------------------------------------------- named


async def shackles_of_war(g: Heroes, p: Play) -> None:
    """Draw 2 cards, keep 1 and discard the other: one of these two, not any card in hand."""
    look_at_drawn(g, p.seat, 2)
    if len(g.looked_at) > 1:
        options: list[Option] = [("discard", card) for card in sorted(set(g.looked_at))]
        option = await Ask(p.seat, "keep_drawn", asked(options), rule="HER-CRD-03", about=(p.card,), default=first)
        reject(g, p.seat, option[1])
    g.hold(p.seat, *g.looked_at)
    g.looker, g.looked_at = NOBODY, ()


def look_at_drawn(g: Heroes, seat: int, n: int) -> None:
    """Cards just drawn are set apart from the hand."""
    drawn = g.draw(seat, n)
    for card in drawn:
        g.drop(seat, card)
    g.looker, g.look_pile, g.looked_at = seat, OWN_DECK, tuple(sorted(drawn))


def reject(g: Heroes, seat: int, card: int) -> None:
    """One of the cards looked at is discarded."""
    seen = list(g.looked_at)
    seen.remove(card)
    g.looked_at = tuple(seen)
    g.to_discard(seat, card)
    g.tell("discarded", seat, card)


NAMED: Final[dict[tuple[int, int], Callable[[Heroes, Play], Coroutine[Any, Any, None]]]] = {
    (CARD_ID["shackles_of_war"], 1): shackles_of_war,
}
"""By card and way; replaces the operations."""
