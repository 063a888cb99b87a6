"""Immortals in the terminal: the two realms side by side, darkness left as on the board, and below them all that
lies on the table, from a view only.

A region has a line in each realm: what it yields, whose armies are there, what is built. Then come the players,
the tower, what everybody knows of plans and cards, and nearest to the question the viewer's own board and hand.

Colours repeat what the signs say; without them nothing is lost. A wide terminal has room for names beside signs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gonfalon.core import View
from gonfalon.core.view import HIDDEN
from gonfalon.games.contract import Terminal
from gonfalon.games.immortals.printed import (
    BUILDINGS,
    CAPITAL,
    COUNTS,
    DARK,
    LIGHT,
    MAGIC_CARDS,
    PORTAL,
    PROVINCE_PLACES,
    PROVINCES,
    REALMS,
    SANCTUARY,
    TOWER,
    YIELDS,
    across,
    is_joker,
    realm_of,
    region_of,
)
from gonfalon.games.immortals.printed.base import Resources
from gonfalon.games.immortals.rules.board import BOARDS
from gonfalon.games.immortals.rules.scoring import for_province
from gonfalon.games.immortals.state import (
    ARMY_SPACES,
    BLANK,
    COLOURS,
    CONFLICT,
    EMPTY,
    GREEN,
    MAGIC,
    NOBODY,
    PROVINCE_MASKS,
    SPACES,
    Immortals,
)
from gonfalon.games.immortals.tell.names import (
    action_name,
    card_name,
    conflict_name,
    region_name,
    seat_name,
    tribe_names,
)
from gonfalon.games.immortals.tell.standing import outcome, title
from gonfalon.lore.phrases import printed
from gonfalon.lore.words import Words

NARROW: Final = 68
"""In fewer columns the realms stand one above the other."""
WIDE: Final = 110
"""From here on there is room for names beside the signs."""

# Signs. They are those that every terminal's font has.
EMBLEMS: Final = "♥♠♦♜○♣"
REALM_SIGNS: Final = "☼☾"
BUILDING_SIGNS: Final = "∩▲★"
MARK, FIRST, NOTHING = "►", "◄", "·"
PAINT: Final = ("#E2676A", "#5E97E0", "#E0AC2B", "#B48BDB", "#A79F8C", "#62AD70")
"""By colour of a side: its colour for text on any background."""
RULE: Final = "#857559"

Line = tuple[RenderableType, ...]


def board(words: Words, view: View) -> RenderableType:
    """The whole table as the viewer may see it, fitted to the width there is."""
    return Sheet(words, view)


class Sheet:
    """The realms, and below them the panels."""

    def __init__(self, words: Words, view: View) -> None:
        self.words = words
        self.view = view

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        words, view, wide = self.words, self.view, options.max_width >= WIDE
        maps = [realm(words, view.state, each, wide) for each in (DARK, LIGHT)]
        yield from maps if options.max_width < NARROW else [abreast(maps)]
        yield legend(words)
        yield players(words, view)
        yield tower(words, view)
        yield known(words, view)
        for seat in sorted(view.seats):
            yield plan(words, view.state, seat, wide)
            yield hand(words, view.state, seat)
        yield status(words, view)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(min(NARROW, options.max_width), options.max_width)


def framed(content: RenderableType, title: Text | str, colour: str = RULE) -> Panel:
    return Panel(content, title=title, title_align="left", box=box.ROUNDED, border_style=colour, padding=(0, 1))


def rows(lines: Iterable[Line], gap: int = 2) -> Table:
    """Lines of a name and what there is to say of it."""
    table = Table.grid(padding=(0, gap, 0, 0))
    for line in lines:
        table.add_row(*line)
    return table


def abreast(panels: Sequence[RenderableType]) -> Table:
    """Side by side."""
    table = Table.grid(expand=True)
    for _ in panels:
        table.add_column(ratio=1)
    table.add_row(*panels)
    return table


def side(words: Words, seat: int, more: str = "") -> Text:
    """A player by sign, name and colour."""
    return Text(f"{EMBLEMS[seat]} {seat_name(words, seat)}{more}", PAINT[seat])


def cubes(counts: Sequence[int]) -> Text:
    """Cubes by colour: `♥ 3  ♣ 1`."""
    text = Text()
    for colour, n in enumerate(counts):
        if n:
            text.append("  " if text else "").append(f"{EMBLEMS[colour]} {n}", PAINT[colour])
    return text or Text(NOTHING, "dim")


# ------------------------------------------------------------------------------ the realms


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
    name = f"{REALM_SIGNS[number]} {printed(words, REALMS[number], 'name')}"
    return framed(table, Text(name, "bold"))


def province_line(words: Words, g: Immortals, number: int, province: int) -> Iterator[Text]:
    """A province, and who would score for it now."""
    mask = PROVINCE_MASKS[number][province]
    yield Text(printed(words, PROVINCES[province], "name"), "bold")
    yield Text(words("label-energy-short"), "dim")
    yield Text(words("label-gold-short"), "dim")
    text = Text()
    for seat in range(g.players):
        if points := for_province(g.occupied(seat) & mask, mask):
            text.append(f"{EMBLEMS[seat]} +{points}", f"bold {PAINT[seat]}")
    yield text


def region_line(words: Words, g: Immortals, place: int, wide: bool) -> Iterator[Text]:
    """A region: its yields, its owner with his armies, and what is built there."""
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
    return [kind for kind, mask in masks.items() if mask >> place & 1]


def building(words: Words, kind: int, wide: bool) -> str:
    name = f" {printed(words, BUILDINGS[kind], 'name')}" if wide else ""
    return f"{BUILDING_SIGNS[kind]}{name}"


def legend(words: Words) -> Padding:
    """What letters and signs mean."""
    signs = [building(words, kind, True) for kind in (PORTAL, SANCTUARY, CAPITAL)]
    signs += [f"{words(f'label-{what}-short')} {words(f'label-{what}-name')}" for what in ("energy", "gold")]
    signs += [f"{EMBLEMS[GREEN]} {words('label-inhabitants')}", f"{FIRST} {words('label-first')}"]
    signs.append(words("label-held-legend"))
    return Padding(Text(" · ".join(signs), "dim"), (0, 1))


# ------------------------------------------------------------------------------ the players


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
    yield Text("  ".join(f"{REALM_SIGNS[each]} {g.limbo[2 * seat + each]}" for each in (LIGHT, DARK)))
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
    if g.face_up >> seat & 1:
        said.append(words("label-shows", card=conflict_name(words, g.drafted[seat])))
    slots = [BOARDS[g.tribes[seat]][n].slot for n in range(SPACES) if g.plan[seat][n] != EMPTY]
    if slots and g.stage != "planning":
        said.append(words("label-planned", spaces=" ".join(slots)))
    if g.turned[seat]:
        said.append(words("label-turned", cards=", ".join(card_name(words, card) for card in g.turned[seat])))
    if regions := [region_name(words, n) for n, owner in enumerate(g.card_owner) if owner == seat]:
        said.append(words("label-regions", cards=", ".join(regions)))
    seen = [card for card in g.hand[seat] if card != HIDDEN and g.shown >> card & 1]
    if seen:
        said.append(words("label-conflicts", cards=", ".join(conflict_name(words, card) for card in seen)))
    return Text("\n".join(said))


# ------------------------------------------------------------------------------ the tower


def tower(words: Words, view: View) -> Panel:
    """What lies on the shelves and in the tray, the inhabitants in reserve, and the decks."""
    g: Immortals = view.state
    lines: list[Line] = []
    for shelf, lodged in zip(TOWER.shelves, g.shelves, strict=True):
        counts = [lodged.count(colour) for colour in range(COLOURS)]
        lines.append((printed(words, shelf, "name"), cubes(counts)))
    lines.append((Text(words("label-tray"), "bold"), cubes(g.tray)))
    lines.append((words("label-reserve"), cubes([0] * GREEN + [g.greens])))
    if g.round:
        lines.append((words("label-deck"), piles(words, g)))
    return framed(rows(lines), printed(words, TOWER.tower, "name"))


def piles(words: Words, g: Immortals) -> Text:
    """How many Conflict cards can still be drawn, and those that lie face up (IMM-VIS-10, 19)."""
    text = Text(words("label-piles", deck=len(g.deck), discard=len(g.discard)))
    discard = ", ".join(conflict_name(words, card) for card in g.discard)
    return text.append(f" ({discard})", "dim") if discard else text


# ------------------------------------------------------------------------------ one's own board and hand


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


def amount(words: Words, resources: Resources) -> str:
    """Short: `E2 G1`."""
    parts = (("energy", resources.energy), ("gold", resources.gold))
    return " ".join(f"{words(f'label-{what}-short')}{n}" for what, n in parts if n)


def hand(words: Words, g: Immortals, seat: int) -> Panel:
    """The cards that a player has at hand; those on the board are shown there."""
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
    """Cards in a row; those with a text of their own each in a line."""
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
    said = f"{printed(words, card, 'name')} ({amount(words, card.cost)})"
    return f"{said} {printed(words, card, 'text')}" if whole else said


TERMINAL: Final = Terminal(board)
