"""A player's own board and hand as text."""

from __future__ import annotations

from rich.panel import Panel
from rich.text import Text

from gonfalon.games.immortals.printed import COUNTS, MAGIC_CARDS, YIELDS, across, is_joker, realm_of
from gonfalon.games.immortals.rules.board import BOARDS
from gonfalon.games.immortals.state import ARMY_SPACES, BLANK, CONFLICT, EMPTY, MAGIC, Immortals
from gonfalon.games.immortals.tell.names import action_name, card_name, conflict_name, region_name
from gonfalon.lore.phrases import named, printed
from gonfalon.lore.sheet import framed, rows
from gonfalon.lore.words import Words

from .signs import NOTHING, PAINT, REALM_SIGNS, Line, abreast, amount, side


def plan(words: Words, g: Immortals, seat: int, wide: bool) -> Panel:
    """The ten spaces of a player's own board; in a wide terminal the halves side by side."""
    halves = [[*range(4), ARMY_SPACES], [*range(4, ARMY_SPACES), ARMY_SPACES + 1]]
    columns = halves if wide else [[space for half in halves for space in half]]
    tables = [rows(space_line(words, g, seat, space) for space in column) for column in columns]
    name = side(words, seat, f" · {words('label-board')}")
    return framed(abreast(tables), name, PAINT[seat])


def space_line(words: Words, g: Immortals, seat: int, space: int) -> Line:
    """A space: its action, its cost, and the card that lies there."""
    here, card = BOARDS[g.tribes[seat]][space], g.plan[seat][space]
    cost = MAGIC_CARDS[card - MAGIC].cost if MAGIC <= card < BLANK else here.cost
    laid = Text(card_name(words, card), f"bold {PAINT[seat]}") if card != EMPTY else Text(NOTHING, "dim")
    action = Text(action_name(words, g, seat, space))
    return Text(here.slot, "dim"), action, Text(amount(words, cost) or "–", "dim"), laid


def hand(words: Words, g: Immortals, seat: int) -> Panel:
    """The cards in a player's hand; those on the board are shown there."""
    laid = g.plan[seat]
    regions = [n for n, owner in enumerate(g.card_owner) if owner == seat and n not in laid]
    conflicts = [card for card in g.hand[seat] if CONFLICT + card not in laid]
    spells = [n for n in range(len(MAGIC_CARDS)) if MAGIC + n not in laid]
    kinds = {
        "draft": [conflict_text(words, card) for card in g.draft_hand[seat]],
        "regions": [region_text(words, region) for region in regions],
        "conflicts": [conflict_text(words, card) for card in conflicts],
    }
    if g.round:
        kinds["magic"] = [spell_text(words, n, g.stage == "planning") for n in spells]
        kinds["blank"] = [str(COUNTS.blank_cards_per_player - laid.count(BLANK))]
    lines = [(words(f"label-hand-{kind}"), listing(kind, cards)) for kind, cards in kinds.items() if cards]
    return framed(rows(lines), side(words, seat, f" · {words('label-hand')}"), PAINT[seat])


def listing(kind: str, cards: list[str]) -> Text:
    """Cards in a row; those with a text of their own get a line each."""
    return Text(("\n" if kind == "magic" else " · ").join(cards))


def region_text(words: Words, region: int) -> str:
    """A Region card with its yields in both realms."""
    places = (region, across(region))
    yields = [f"{REALM_SIGNS[realm_of(place)]} {amount(words, YIELDS[place])}" for place in places]
    return " ".join([region_name(words, region), *yields])


def conflict_text(words: Words, card: int) -> str:
    """A Conflict card with its yields; a joker has none."""
    name = conflict_name(words, card)
    return name if is_joker(card) else f"{name} {amount(words, YIELDS[card])}"


def spell_text(words: Words, n: int, whole: bool) -> str:
    """A Magic card with its cost, and what it does as long as that matters."""
    card = MAGIC_CARDS[n]
    said = f"{named(words, card)} ({amount(words, card.cost)})"
    return f"{said} {printed(words, card, 'text')}" if whole else said
