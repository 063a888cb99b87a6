"""Standing orders: what the table answers for a player when a chance to react opens.

At a live table every seat that might react is asked, so that neither a pause nor its absence gives anything
away. A player need not look at each window: with the order `could` the table passes for them where passing is
the only option, with `never` always, with `always` not at all. The table answers after a delay that does not
depend on the hand. With the table option `ask_always` everybody is really asked, whatever their orders.
"""

from __future__ import annotations

from .ask import Ask, Option
from .errors import GonfalonError
from .game import Setup

ORDERS = ("could", "always", "never")


def answer_by_order(ask: Ask, order: str, setup: Setup) -> Option | None:
    """What the table answers for the seat; None if the player must be asked."""
    if order not in ORDERS:
        raise GonfalonError(f"There is no standing order '{order}'; there are: {', '.join(ORDERS)}.")
    if not ask.window or order == "always" or setup.options.get("ask_always") == "yes":
        return None
    return ask.default if order == "never" else ask.only()
