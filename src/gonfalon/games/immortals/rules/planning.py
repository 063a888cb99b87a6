"""Phase 2 of a round: everybody secretly lays cards on the ten spaces of their board (chapter PLN).

Cards may be laid, moved and taken back until a player says that they have finished (IMM-PLN-21); undo takes even
that back while somebody else still plans.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from gonfalon.core import Ask, Menu, Option, Together, put
from gonfalon.core.ask import Options
from gonfalon.games.immortals.printed import COUNTS, MAGIC_CARDS, is_joker
from gonfalon.games.immortals.state import BLANK, CONFLICT, EMPTY, FREE, MAGIC, SIZE, Immortals

from .board import ARMY, NOT_FOR_JOKERS, WITH_MAGIC

DONE: Final = ("done",)
CHANGES_ALLOWED: Final = 120
"""A plan is finished after this many changes, so that even aimless play ends."""


async def planning(g: Immortals) -> None:
    """All plan at the same time, as many cards as they like (IMM-PLN-01, IMM-PLN-07); when all have finished the
    boards stay as they are (IMM-PLN-22, IMM-PLN-23): a card gained later waits for the next round (IMM-ACT-26)."""
    g.stage = "planning"
    g.plan = (FREE,) * g.players
    g.turned = ((),) * g.players

    async def plan(seat: int, changes: int = 0) -> None:
        options: Options = partial(first_options, g, seat)  # clones seldom need them
        spaces: dict[int, int] = {}
        for _ in range(changes, CHANGES_ALLOWED):
            verb, *args = await Ask(seat, "plan", options, "IMM-PLN-01", default=DONE)
            if verb == "done":
                return
            if verb == "lay":
                lay(g, seat, *args)
            else:
                g.lift(seat, *args)
            spaces = spaces or spaces_of_cards(g, seat)
            options = plan_options(g.plan[seat], spaces)

    await Together(range(g.players), plan, resume=plan)
    g.stage = "actions"
    g.tell("planned")
    g.push("act", g.first)


def spaces_of_cards(g: Immortals, seat: int) -> dict[int, int]:
    """The cards a seat may lay, and on which spaces: Region and Conflict cards on Army spaces, Magic cards on
    either Magic space, blank cards anywhere (IMM-PLN-03, IMM-PLN-04, IMM-PLN-05, IMM-PLN-11).

    A Region card needs an army in its region, in either realm (IMM-PLN-12); a Conflict card none (IMM-PLN-16), and
    both may be planned for the same region (IMM-CRD-08). A joker may not extract (IMM-PLN-18). An action that
    cannot be carried out or paid for may be planned all the same (IMM-PLN-20). Everybody has the same Magic and
    blank cards throughout (IMM-SET-14, IMM-SET-15, IMM-CRD-09).
    """
    spaces = {}
    for region, holder in enumerate(g.card_owner):
        if holder == seat and seat in (g.owner[region], g.owner[region + SIZE]):
            spaces[region] = ARMY
    for card in g.hand[seat]:
        spaces[CONFLICT + card] = ARMY & ~NOT_FOR_JOKERS[g.tribes[seat]] if is_joker(card) else ARMY
    for n in range(len(MAGIC_CARDS)):
        spaces[MAGIC + n] = WITH_MAGIC
    spaces[BLANK] = ARMY | WITH_MAGIC
    return spaces


def first_options(g: Immortals, seat: int) -> Sequence[Option]:
    """What a seat may do when its talk begins or is resumed."""
    return plan_options(g.plan[seat], spaces_of_cards(g, seat))


def plan_options(plan: tuple[int, ...], spaces: dict[int, int]) -> Sequence[Option]:
    """Lay a card on a space where it does not lie yet, take one back, or finish."""
    rows = {("lay", card): mask for card, mask in spaces.items()}
    blanks = COUNTS.blank_cards_per_player
    options: list[Option] = []
    for space, card in enumerate(plan):
        if card != EMPTY:
            rows["lay", card] &= ~(1 << space)
            blanks -= card == BLANK
            options.append(("take_back", space))
    if not blanks:
        del rows["lay", BLANK]
    options.append(DONE)
    return Menu(rows, options)


def lay(g: Immortals, seat: int, card: int, space: int) -> None:
    """Lay a card, from the hand or from another space; what lay there comes back (IMM-PLN-06,
    IMM-PLN-21)."""
    plan = list(g.plan[seat])
    if card != BLANK and card in plan:
        plan[plan.index(card)] = EMPTY
    plan[space] = card
    g.plan = put(g.plan, seat, tuple(plan))
