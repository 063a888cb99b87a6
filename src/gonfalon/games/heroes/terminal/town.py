"""The viewer's own Town and hand in the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gonfalon.games.heroes.codes import few_of, pack_of
from gonfalon.games.heroes.printed import (
    UNITS,
    numbers,
)
from gonfalon.games.heroes.rules import recruiting, town
from gonfalon.games.heroes.rules.buildings import KIND_COUNT, first_of
from gonfalon.games.heroes.rules.search import OWN_DECK
from gonfalon.games.heroes.state import Heroes, faction_of
from gonfalon.games.heroes.tell.names import (
    building_name,
    card_name,
    card_text,
    creature_name,
)
from gonfalon.games.heroes.tell.options import cost_name
from gonfalon.lore.sheet import framed, rows
from gonfalon.lore.words import Words

from .signs import MARK, NOTHING, PAINT, side


def town_board(words: Words, g: Heroes, seat: int, wide: bool) -> RenderableType:
    """The buildings with their prices, and the Units of the Faction."""
    houses, units = rows(houses_of(words, g, seat)), rows(units_of(words, g, seat))
    table = Table.grid(padding=(0, 4, 0, 0))
    table.add_row(houses, units)
    name = side(words, g, seat).append(f" · {words('label-town-board')}")
    return framed(table if wide else Group(houses, units), name, PAINT[seat])


def houses_of(words: Words, g: Heroes, seat: int) -> Iterator[tuple[str, Text]]:
    first = first_of(g, seat)
    for kind in range(KIND_COUNT):
        price = Text(cost_name(words, town.PRICES[first + kind]), "dim")
        built = Text(words("label-built"), PAINT[seat])
        yield building_name(words, first + kind), built if g.built[seat] >> kind & 1 else price


def units_of(words: Words, g: Heroes, seat: int) -> Iterator[tuple[str, Text]]:
    for creature in (unit for unit in numbers(UNITS) if UNITS[unit].faction == faction_of(g, seat)):
        yield creature_name(words, creature), unit_state(words, g, seat, creature)


def unit_state(words: Words, g: Heroes, seat: int, creature: int) -> Text:
    """What a Unit of one's Faction costs next, or that it is a Pack."""
    if pack_of(creature) in g.army[seat]:
        return Text(words("label-pack"), PAINT[seat])
    if few_of(creature) in g.army[seat]:
        price = cost_name(words, recruiting.reinforce_cost(g, seat, creature))
        return Text(words("label-few"), PAINT[seat]).append(f" → {price}", "dim")
    return Text(cost_name(words, recruiting.recruit_cost(g, seat, creature)), "dim")


def hand(words: Words, g: Heroes, seat: int) -> RenderableType:
    """The cards in hand and those looked at, each with its text."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(min_width=14, overflow="fold")
    table.add_column(overflow="fold")
    looked = g.looked_at if g.looker == seat and g.look_pile <= OWN_DECK else ()
    for sign, cards in (("", g.hand[seat]), (f"{MARK} ", looked)):
        for card in cards:
            text = " / ".join(card_text(words, card))
            table.add_row(Text(f"{sign}{card_name(words, card)}", "bold"), Text(text))
    name = side(words, g, seat).append(f" · {words('label-hand')}")
    return framed(table if table.row_count else Text(NOTHING, "dim"), name, PAINT[seat])
