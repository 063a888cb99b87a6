"""Standing orders: what a player wants to be asked when a chance to react opens.

At a live table every seat that might react is asked, as far as everybody knows, whatever it holds. A player need
not look at each window: with the order `could` they are asked only where they could do more than pass, with
`never` not at all, with `always` each time. Where they are not asked, passing is their answer.

An order says what its player is shown. When the table takes the answer is not for an order to say, since others
notice when a window closes: where people play from afar every window lasts as long as any other. Only at one
screen, or where the table has agreed to trust each other, does it take the answer at once. With the table option
`ask_always` everybody is really asked, whatever their orders.
"""

from __future__ import annotations

from .ask import Ask, Option
from .errors import GonfalonError
from .game import Setup

ORDERS = ("could", "always", "never")


def answer_by_order(ask: Ask, order: str, setup: Setup) -> Option | None:
    """What the seat answers without being asked; None if the player must be asked."""
    if order not in ORDERS:
        raise GonfalonError(f"There is no standing order '{order}'; there are: {', '.join(ORDERS)}.")
    if not ask.window or order == "always" or setup.options.get("ask_always") == "yes":
        return None
    return ask.default if order == "never" else ask.only()
