"""Exchanges of Resources with the bank (HER-TRD-02, HER-TRD-03, HER-TRD-04, HER-TRD-05, HER-TRD-06, HER-TRD-07,
HER-TRD-08)."""

from __future__ import annotations

from typing import Final

from gonfalon.core import Option
from gonfalon.games.heroes.codes import RESOURCE, purse_of
from gonfalon.games.heroes.printed import TRADES
from gonfalon.games.heroes.state import Heroes

RATES: Final = tuple(
    (RESOURCE.names.index(each.sell), each.give, RESOURCE.names.index(each.buy), each.get) for each in TRADES
)
"""What is given and what is received, by the number of the option."""


def trades(g: Heroes, seat: int) -> list[Option]:
    """The exchanges that a seat can pay for (HER-TRD-16)."""
    purse = g.resources[purse_of(seat)]
    return [("trade", n) for n, (sold, give, _, _) in enumerate(RATES) if purse[sold] >= give]


def trade(g: Heroes, seat: int, n: int) -> None:
    """One exchange."""
    sold, give, bought, get = RATES[n]
    g.gain(seat, sold, -give)
    g.gain(seat, bought, get)
    g.tell("traded", seat, n)
