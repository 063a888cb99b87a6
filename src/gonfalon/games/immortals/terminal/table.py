"""The table as text: both realms, the players, what everybody knows of cards, the tower."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gonfalon.core import View
from gonfalon.core.view import HIDDEN
from gonfalon.games.immortals.printed import (
    BUILDINGS,
    CAPITAL,
    DARK,
    LIGHT,
    PORTAL,
    PROVINCE_PLACES,
    PROVINCES,
    REALMS,
    SANCTUARY,
    TOWER,
    YIELDS,
    region_of,
)
from gonfalon.games.immortals.rules.board import BOARDS
from gonfalon.games.immortals.rules.scoring import for_province
from gonfalon.games.immortals.state import COLOURS, EMPTY, GREEN, NOBODY, PROVINCE_MASKS, SPACES, Immortals, holds
from gonfalon.games.immortals.tell.names import card_name, conflict_name, region_name, seat_name, tribe_names
from gonfalon.games.immortals.tell.standing import outcome, title
from gonfalon.lore.phrases import named
from gonfalon.lore.sheet import Sheet, framed, rows
from gonfalon.lore.words import Words

from .own import hand, plan
from .signs import BUILDING_SIGNS, EMBLEMS, FIRST, MARK, NOTHING, PAINT, REALM_SIGNS, Line, abreast, cubes, side

NARROW: Final = 68
"""In fewer columns the realms stand one above the other."""
WIDE: Final = 110
"""From here on there is room for names beside the signs."""


def board(words: Words, view: View) -> RenderableType:
    """The whole table as the viewer may see it, fitted to the width there is."""
    return Sheet(words, view, parts, NARROW)


def parts(words: Words, view: View, width: int) -> Iterator[RenderableType]:
    """The realms, and below them the panels."""
    wide = width >= WIDE
    maps = [realm(words, view.state, each, wide) for each in (DARK, LIGHT)]
    yield from maps if width < NARROW else [abreast(maps)]
    yield legend(words)
    yield players(words, view)
    yield tower(words, view)
    yield known(words, view)
    for seat in sorted(view.seats):
        yield plan(words, view.state, seat, wide)
        yield hand(words, view.state, seat)
    yield status(words, view)


def realm(words: Words, g: Immortals, number: int, wide: bool) -> Panel:
    """The regions of a realm, province by province."""
    table = Table.grid(padding=(0, 1, 0, 0), expand=wide)
    table.add_column(no_wrap=True)
    for _ in ("energy", "gold"):
        table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True, min_width=5)
    table.add_column(no_wrap=True)
    for province, places in enumerate(PROVINCE_PLACES[number]):
        table.add_row(*province_line(words, g, number, province))
        for place in places:
            table.add_row(*region_line(words, g, place, wide))
    name = f"{REALM_SIGNS[number]} {named(words, REALMS[number])}"
    return framed(table, Text(name, "bold"))


def province_line(words: Words, g: Immortals, number: int, province: int) -> Iterator[Text]:
    """A province, and who would score for it now."""
    mask = PROVINCE_MASKS[number][province]
    yield Text(named(words, PROVINCES[province]), "bold")
    yield Text(words("label-energy-short"), "dim")
    yield Text(words("label-gold-short"), "dim")
    text = Text()
    for seat in range(g.players):
        if points := for_province(g.occupied(seat) & mask, mask):
            text.append(f"{EMBLEMS[seat]} +{points}", f"bold {PAINT[seat]}")
    yield text


def region_line(words: Words, g: Immortals, place: int, wide: bool) -> Iterator[Text]:
    """A region: its yields, its owner with their armies, and what is built there."""
    yield Text(f" {region_name(words, region_of(place))}")
    yield Text(str(YIELDS[place].energy))
    yield Text(str(YIELDS[place].gold))
    owner = g.owner[place]
    if owner == NOBODY:
        yield Text(NOTHING, "dim")
    else:
        name = f" {seat_name(words, owner)}" if wide else ""
        yield Text(f"{EMBLEMS[owner]}{name} {g.armies[place]}", PAINT[owner])
    yield Text(" ".join(building(words, kind, wide) for kind in built(g, place)))


def built(g: Immortals, place: int) -> list[int]:
    """The buildings of a place."""
    masks = {CAPITAL: g.capitals, SANCTUARY: g.sanctuaries, PORTAL: g.portals}
    return [kind for kind, mask in masks.items() if holds(mask, place)]


def building(words: Words, kind: int, wide: bool) -> str:
    name = f" {named(words, BUILDINGS[kind])}" if wide else ""
    return f"{BUILDING_SIGNS[kind]}{name}"


def legend(words: Words) -> Padding:
    """What letters and signs mean."""
    signs = [building(words, kind, True) for kind in (PORTAL, SANCTUARY, CAPITAL)]
    signs += [f"{words(f'label-{what}-short')} {words(f'label-{what}-name')}" for what in ("energy", "gold")]
    signs += [f"{EMBLEMS[GREEN]} {words('label-inhabitants')}", f"{FIRST} {words('label-first')}"]
    signs.append(words("label-held-legend"))
    return Padding(Text(" · ".join(signs), "dim"), (0, 1))


def status(words: Words, view: View) -> Text:
    """Where the game is: round, phase, whose turn; or how it ended."""
    if view.over:
        return Text(f" {title(words, view)} · {outcome(words, view)}", "bold")
    text = Text(f" {title(words, view)}", "bold")
    if len(view.waiting) == 1:
        text.append(" · ").append_text(side(words, view.waiting[0]))
    return text


def players(words: Words, view: View) -> Panel:
    """What each player has."""
    g: Immortals = view.state
    heads = ("player", "vp", "energy", "gold", "limbo", "armies", "cards", "tribes")
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for head in heads:
        number = head in ("vp", "energy", "gold", "armies")
        table.add_column(
            words(f"label-head-{head}"), justify="right" if number else "left", no_wrap=head != "tribes"
        )
    for seat in range(g.players):
        table.add_row(*player_line(words, view, seat))
    return framed(table, words("label-players"))


def player_line(words: Words, view: View, seat: int) -> Iterator[Text]:
    g: Immortals = view.state
    name = side(words, seat, f" ({words('label-you')})" if seat in view.seats else "")
    if seat == g.marker:
        name.append(f" {FIRST}")
    if view.waiting == (seat,):
        name.append(f" {MARK}", "bold")
    yield name
    yield Text(str(g.points[seat]), "bold")
    yield Text(str(g.energy[seat]))
    yield Text(str(g.gold[seat]))
    yield Text("  ".join(f"{REALM_SIGNS[each]} {g.waiting(seat, each)}" for each in (LIGHT, DARK)))
    yield Text(str(g.on_board(seat)))
    yield Text(words("label-held", regions=g.card_owner.count(seat), conflicts=len(g.hand[seat])))
    yield Text(tribe_names(words, g.tribes[seat]))


def known(words: Words, view: View) -> Panel:
    """What everybody knows of cards: groups to settle, filled spaces, cards turned up, cards held."""
    g: Immortals = view.state
    lines = [(side(words, seat), public_cards(words, g, seat)) for seat in range(g.players)]
    return framed(rows(lines), words("label-cards"))


def public_cards(words: Words, g: Immortals, seat: int) -> Text:
    said = []
    if g.groups[seat]:
        said.append(words("label-groups", groups=", ".join(map(str, g.groups[seat]))))
    if holds(g.face_up, seat):
        said.append(words("label-shows", card=conflict_name(words, g.drafted[seat])))
    slots = [BOARDS[g.tribes[seat]][n].slot for n in range(SPACES) if g.plan[seat][n] != EMPTY]
    if slots and g.stage != "planning":
        said.append(words("label-planned", spaces=" ".join(slots)))
    if g.turned[seat]:
        said.append(words("label-turned", cards=", ".join(card_name(words, card) for card in g.turned[seat])))
    if regions := [region_name(words, n) for n, owner in enumerate(g.card_owner) if owner == seat]:
        said.append(words("label-regions", cards=", ".join(regions)))
    seen = [card for card in g.hand[seat] if card != HIDDEN and holds(g.shown, card)]
    if seen:
        said.append(words("label-conflicts", cards=", ".join(conflict_name(words, card) for card in seen)))
    return Text("\n".join(said))


def tower(words: Words, view: View) -> Panel:
    """What lies on the shelves and in the tray, the inhabitants in reserve, and the decks."""
    g: Immortals = view.state
    lines: list[Line] = []
    for shelf, lodged in zip(TOWER.shelves, g.shelves, strict=True):
        counts = [lodged.count(colour) for colour in range(COLOURS)]
        lines.append((named(words, shelf), cubes(counts)))
    lines.append((Text(words("label-tray"), "bold"), cubes(g.tray)))
    lines.append((words("label-reserve"), cubes([0] * GREEN + [g.greens])))
    if g.round:
        lines.append((words("label-deck"), piles(words, g)))
    return framed(rows(lines), named(words, TOWER.tower))


def piles(words: Words, g: Immortals) -> Text:
    """How many Conflict cards can still be drawn, and those that lie face up (IMM-VIS-10, IMM-VIS-19)."""
    text = Text(words("label-piles", deck=len(g.deck), discard=len(g.discard)))
    discard = ", ".join(conflict_name(words, card) for card in g.discard)
    return text.append(f" ({discard})", "dim") if discard else text
