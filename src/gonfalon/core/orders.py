"""Standing orders: what the table answers for a player when a chance to react opens.

At a live table a window is put to every seat that might react, so that neither a pause nor its absence tells
anything. A player need not look at each: with the order `could` the table passes where only passing is
possible, with `never` always, with `always` not at all. The table gives its answers after a delay that does
not depend on the hand. The table option `ask_always` asks everybody really, whatever their orders.
"""

from __future__ import annotations

from .ask import Ask, Option
from .errors import GonfalonError
from .game import Setup

ORDERS = ("could", "always", "never")


def answer_by_order(ask: Ask, order: str, setup: Setup) -> Option | None:
    """What the table answers for the seat; None if the player is to be asked."""
    if order not in ORDERS:
        raise GonfalonError(f"There is no standing order '{order}'; there are: {', '.join(ORDERS)}.")
    if not ask.window or order == "always" or setup.options.get("ask_always") == "yes":
        return None
    return ask.default if order == "never" else ask.only()
