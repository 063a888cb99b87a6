"""Where cards lie: in front of their player while they resolve or last, then in the Discard Pile (chapter CRD).

A card that lasts is recorded as an effect "ongoing" of its player with its number in LASTS, one that will return
to hand as "returns"; both last until "card", so that only this module ends them.
"""

from __future__ import annotations

from typing import Final

from gonfalon.core import put
from gonfalon.games.heroes.codes import NOBODY
from gonfalon.games.heroes.state import Heroes

from .deeds import Play
from .ways import Way

LASTS: Final = ("combat_round", "2_combat_rounds", "combat", "turn")
ENDS: Final = {"combat_round": (0,), "combat": (0, 1, 2), "turn": (3,), "own_turn": (0, 1, 2, 3)}
"""What ends with what, by number in LASTS; everything ends at the start of the player's next Turn (HER-TRN-10)."""


def lay_down(g: Heroes, p: Play, way: Way) -> None:
    """The card leaves the hand and lies in front of its player."""
    g.drop(p.seat, p.card)
    g.show(p.seat, p.card)
    g.ongoing = put(g.ongoing, p.seat, (*g.ongoing[p.seat], p.card))
    if way.expert:
        g.expert = put(g.expert, p.seat, g.expert[p.seat] + 1)
    g.tell("played", p.seat, p.card, way.number)
    if p.kind == "spell" and g.use_up("return_spell", p.seat):
        g.last("returns", p.seat, 1, "card", p.card)


def put_away(g: Heroes, p: Play, way: Way) -> None:
    """To the Discard Pile, unless the card lasts or its text says otherwise (HER-CRD-03, HER-CRD-09,
    HER-CRD-13)."""
    if way.timing == "ongoing" and p.fate == "discard":
        g.last("ongoing", p.seat, LASTS.index(lasts(p, way)), "card", p.card)
        return
    if p.fate == "discard":
        release(g, p.seat, p.card)
        return
    pick_up(g, p.seat, p.card)
    if p.fate == "removed":
        g.remove(p.card)
    elif p.fate == "hand":
        g.hold(p.seat, p.card)


def pick_up(g: Heroes, seat: int, card: int) -> None:
    """Take a card that lies in front of a player; the caller puts it somewhere."""
    lying = list(g.ongoing[seat])
    lying.remove(card)
    g.ongoing = put(g.ongoing, seat, tuple(lying))


def release(g: Heroes, seat: int, card: int) -> None:
    """A card that has done its work is discarded, or returns to hand if something returns it."""
    pick_up(g, seat, card)
    row = ("returns", seat, 1, "card", card)
    if row in g.effects:
        drop_row(g, row)
        g.hold(seat, card)
        g.tell("returned", seat, card)
    else:
        g.to_discard(seat, card)


def drop_row(g: Heroes, row: tuple[str, int, int, str, int]) -> None:
    at = g.effects.index(row)
    g.effects = g.effects[:at] + g.effects[at + 1 :]


# --------------------------------------------------------------------------- cards that last


def lasts(p: Play, way: Way) -> str:
    """How long an ongoing card lies in front of its player (HER-CRD-09, HER-BAT-56)."""
    if p.moment == "map":
        return "turn"
    durations = [getattr(op, "duration", None) for op in way.ops]
    return max((each for each in durations if each in LASTS[:3]), key=LASTS.index, default="combat")


def end_ongoing(g: Heroes, seat: int, until: str) -> None:
    """Ongoing cards end: with a Combat Round, a combat ("combat"), the player's Turn ("turn") or at the latest
    when their next one begins ("own_turn"). Call this before `end_effects`."""
    ended = ENDS[until]
    for row in g.effects:
        if row.what != "ongoing" or row.subject != seat:
            continue
        if row.amount in ended:
            drop_row(g, row)
            release(g, seat, row.card)
        elif until == "combat_round" and row.amount == 1:
            drop_row(g, row)
            g.last("ongoing", seat, 0, "card", row.card)
    g.end_effects("combat_round", seat)
    if until == "own_turn":
        lying = [row for row in g.effects if row.subject == seat and row.what.startswith(("luck_", "free_step"))]
        for row in lying:
            drop_row(g, row)


def fade(g: Heroes, card: int) -> None:
    """An ongoing card with nothing left on any unit is used up (HER-CRD-09)."""
    if any(row.card == card for row in g.rows):
        return
    for row in g.effects:
        if row.what == "ongoing" and row.card == card:
            drop_row(g, row)
            release(g, row.subject, card)
            return


def end_used(g: Heroes, seat: int) -> None:
    """An ongoing card of the map is discarded as soon as nothing of it is left to use (HER-CRD-09)."""
    for row in g.effects:
        if row[:4] == ("ongoing", seat, LASTS.index("turn"), "card") and copies_in_use(
            g, row.card
        ) < g.effects.count(row):
            drop_row(g, row)
            release(g, seat, row.card)


def copies_in_use(g: Heroes, card: int) -> int:
    """How many copies of a card still have an effect left."""
    sorts = [row.what for row in g.effects if row.card == card and row.until == "turn"]
    return max(map(sorts.count, sorts), default=0)


def make_permanent(g: Heroes, p: Play) -> None:
    """Only one Permanent card is in play; a new one discards it (HER-CRD-10, HER-CRD-11)."""
    end_permanent(g, p.seat)
    pick_up(g, p.seat, p.card)
    g.permanent = put(g.permanent, p.seat, p.card)


def end_permanent(g: Heroes, seat: int) -> None:
    """The Permanent card is discarded; its effect stops at once (HER-CRD-10)."""
    if g.permanent[seat] != NOBODY:
        g.to_discard(seat, g.permanent[seat])
        g.permanent = put(g.permanent, seat, NOBODY)
