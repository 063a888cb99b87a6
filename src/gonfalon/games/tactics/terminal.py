"""Tactics in the terminal: the board with its units, and around it all that lies on the table, from a view only.

A space is five columns wide and two rows high:

    │2♣∩■    a cliff to the west, the level, the terrain, a Portal, an area (■ its trigger space)
    !☾F12    Weakened, the side's emblem, the unit's class, its Health

Colours repeat what the signs say; without them nothing is lost. In a wide terminal the panels stand beside the
board, in a narrow one below it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gonfalon.core import View, bits
from gonfalon.lore.words import Words

from .abilities import POISON
from .printed import CLASSES, MAP, TACTICS, UNITS
from .realm import HEIGHT, NAMES, SOUTH, WEST, WIDTH, board_of, neighbour, space_at
from .scoring import captured, flags, points
from .state import EMPTY, KINDS, NOBODY, OFF_MAP, Tactics
from .tell import listed, printed, unit_name
from .tell import seat as seat_name
from .traits import TRAITS
from .zones import CONTROL, FLAGS_NEEDED, majority

CELL: Final = 5
BOARD: Final = 3 + WIDTH * CELL + 3
"""The columns of the board with its coordinates."""
GAP: Final = 2
PANEL: Final = 38
"""The columns a side's panel needs."""
WIDE_AREAS: Final = 79
"""The columns in which an area takes a single line."""

# Signs. They are those that every terminal's font has.
TERRAIN_SIGNS: Final = " ≡≈♣▲⌂»"
SCENERY: Final = ("   ", "≡≡≡", "≈≈≈", "♣♣ ", "▲  ", "⌂⌂ ", "»» ")
PORTAL, AREA, TRIGGER, CAMP, CLIFF, WEAK, OPEN = "∩", "□", "■", "*", "│", "!", "○"
EMBLEMS: Final = "☾♜♠☼"
HEART: Final = "♥"
FULL, SPENT = "■", "·"
MARK: Final = "►"
SHORTEST_BAR, LONGEST_BAR = 5, 12
FIGURES: Final = 23
"""The columns of a unit's signs and numbers in a panel."""
LONGEST: Final = max(len(name) for unit in UNITS for name in (unit.name_en, unit.name_fr))

INK: Final = "#2B2520"
RULE: Final = "#857559"
PAPER: Final = "#FFFDF6"
LEGAL: Final = "#075A4A"
GOOD, FAIR, DANGER = "#2F9E6E", "#D9952B", "#D0435E"
TOPS: Final = ("#9FAC77", "#BAC08D", "#D3D1A6", "#E6E0C2", "#F9F4E5")
"""The ground by level, from the lowest to the highest."""
SIDES: Final = (("#24599F", "#EEF4FF"), ("#AB272B", "#FFEEE8"), ("#2F6B3A", "#F1FAEA"), ("#E0AC2B", "#2A1E03"))
"""By seat: the colour of a side, and of what is written on it."""
NAMES_OF_SIDES: Final = ("#5E97E0", "#E2676A", "#62AD70", "#E0AC2B")
"""By seat: the side's colour for text on any background."""
AREAS: Final = ("#A66907", "#75529B", "#14718A")
AREA_NAMES: Final = ("#D9952B", "#A987CF", "#3BA3C2")
TINTS: Final = (None, "#B08D57", "#5B93AD", "#4B7A3F", "#8D7D5F", "#C4573F", "#7A6248")
"""By terrain: the colour that is mixed into the ground."""
TINTED: Final = (0.0, 0.55, 0.62, 0.42, 0.5, 0.4, 0.45)
"""By terrain: how much of it."""


def board(words: Words, view: View) -> RenderableType:
    """The whole table as the viewer may see it, fitted to the width there is."""
    return Sheet(words, view)


class Sheet:
    """The board and its panels, side by side where there is room."""

    def __init__(self, words: Words, view: View) -> None:
        self.words = words
        self.view = view

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        words, view, width = self.words, self.view, options.max_width
        beside = width - BOARD - GAP
        picture: list[RenderableType] = [
            *status(words, view),
            *grid(words, view),
            *legend(words, view, min(width, BOARD)),
        ]
        if beside < PANEL:
            yield Group(*picture, areas(words, view, width), squads(words, view, width), *cards(words, view))
            return
        panels: list[RenderableType] = [areas(words, view, beside), squads(words, view, beside)]
        (panels if beside > 2 * PANEL else picture).extend(cards(words, view))
        columns = Table.grid(padding=(0, GAP, 0, 0))
        columns.add_column(width=BOARD)
        columns.add_column(width=beside)
        columns.add_row(Group(*picture), Group(*panels))
        yield columns

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(min(BOARD, options.max_width), options.max_width)


# ------------------------------------------------------------------- the board


@cache
def mix(a: str, b: str, share: float) -> str:
    """A colour between two: so much of b in a."""
    pairs = [(int(a[n : n + 2], 16), int(b[n : n + 2], 16)) for n in (1, 3, 5)]
    return "#" + "".join(f"{round(x + (y - x) * share):02X}" for x, y in pairs)


def ground(g: Tactics, space: int) -> str:
    """The colour of a space: by level, area and terrain, every other one a little darker."""
    realm, terrain = g.realm, g.realm.terrain[space]
    colour = TOPS[realm.level[space]]
    for zone, spaces in enumerate(realm.zones):
        if spaces >> space & 1:
            share = 0.8 if space in realm.triggers else 0.55
            colour = mix(colour, mix(AREAS[zone], PAPER, 0.3), share)
    tint = TINTS[terrain]
    if tint:
        colour = mix(
            colour, tint, TINTED[terrain] * (0.5 if any(zone >> space & 1 for zone in realm.zones) else 1)
        )
    return mix(colour, INK, 0.05) if space % 2 else colour


def grid(words: Words, view: View) -> Iterator[Text]:
    """The rows of the board, with its coordinates on all sides."""
    lit = open_spaces(view)
    letters = Text("   " + "".join(f"  {chr(ord('a') + x)}  " for x in range(WIDTH)), "dim", no_wrap=True)
    yield letters
    for y in range(HEIGHT):
        upper, lower = Text(f"{y + 1:>2} ", "dim", no_wrap=True), Text("   ", no_wrap=True)
        for x in range(WIDTH):
            space = space_at(x, y)
            upper.append_text(signs(view.state, space))
            lower.append_text(tenant(words, view.state, space, bool(lit >> space & 1)))
        upper.append(f" {y + 1:<2}", "dim")
        yield upper
        yield lower
    yield letters


def wall(g: Tactics, space: int) -> str:
    """The sign of a cliff between a space and its western neighbour."""
    west = neighbour(space, WEST)
    return CLIFF if west >= 0 and g.realm.level[west] != g.realm.level[space] else " "


def signs(g: Tactics, space: int) -> Text:
    """The upper row of a space: what it is."""
    realm, back = g.realm, ground(g, space)
    terrain = realm.terrain[space]
    text = Text(no_wrap=True)
    text.append(wall(g, space), f"{INK} on {back}")
    text.append(str(realm.level[space]), f"{mix(back, INK, 0.55)} on {back}")
    text.append(TERRAIN_SIGNS[terrain], f"bold {mix(INK, TINTS[terrain] or INK, 0.35)} on {back}")
    text.append(PORTAL if realm.portals >> space & 1 else " ", f"bold {INK} on {back}")
    text.append(*corner(g, space, back))
    return text


def corner(g: Tactics, space: int, back: str) -> tuple[str, str]:
    """The sign of an area or, before the first turn, of a starting location."""
    for zone, spaces in enumerate(g.realm.zones):
        if spaces >> space & 1:
            sign = TRIGGER if space in g.realm.triggers else AREA
            return sign, f"bold {mix(AREAS[zone], INK, 0.25)} on {back}"
    if not g.turn and any(camp >> space & 1 for camp in g.realm.camps):
        return CAMP, f"bold {INK} on {back}"
    return " ", f"on {back}"


def tenant(words: Words, g: Tactics, space: int, lit: bool) -> Text:
    """The lower row of a space: the unit on it, or more of the ground. Its foot is a line where a cliff is."""
    back, unit = ground(g, space), g.at[space]
    south = neighbour(space, SOUTH)
    foot = " underline" if south >= 0 and g.realm.level[south] != g.realm.level[space] else ""
    text = Text(no_wrap=True)
    if unit == EMPTY:
        text.append(wall(g, space), f"{INK} on {back}")
        text.append(OPEN if lit else " ", f"bold {LEGAL} on {back}{foot}")
        text.append(SCENERY[g.realm.terrain[space]], f"{mix(back, INK, 0.35)} on {back}{foot}")
        return text
    colour, ink = SIDES[unit >> 2]
    weak = g.is_weakened(unit)
    if weak:
        colour = mix(colour, "#8A8478", 0.5)
    mark = WEAK if weak else OPEN if lit else " "
    text.append(f"{mark}{badge(words, unit)}{g.health[unit]:<2}", f"bold {ink} on {colour}{foot}")
    return text


def open_spaces(view: View) -> int:
    """The spaces the viewer may choose from, where one unit is to be put somewhere."""
    lit = 0
    for ask in view.asks.values():
        if ask.what in ("deploy", "go", "exit", "dive"):
            lit |= board_of({option[2] for option in ask.options if len(option) == 3})
    return lit


def badge(words: Words, unit: int) -> str:
    """A unit in two signs: the emblem of its side, the letter of its class."""
    return EMBLEMS[unit >> 2] + class_letter(words, unit)


def class_letter(words: Words, unit: int) -> str:
    return printed(words, CLASSES[unit & 3], "name")[0]


def legend(words: Words, view: View, width: int) -> Iterator[Text]:
    """What the signs mean."""
    items = [
        f"{sign} {printed(words, terrain, 'name')}"
        for sign, terrain in zip(TERRAIN_SIGNS, MAP.terrains)
        if sign != " "
    ]
    items += [f"{PORTAL} {words('label-portal')}", f"{AREA} {words('label-area')}"]
    items += [f"{TRIGGER} {words('label-trigger')}", f"{CLIFF} {words('label-cliff')}"]
    items += [f"0-4 {words('label-level')}", f"{WEAK} {words('label-weakened')}"]
    if not view.state.turn:
        items.append(f"{CAMP} {words('label-camp')}")
    if open_spaces(view):
        items.append(f"{OPEN} {words('label-open')}")
    items += [f"{class_letter(words, n)} {printed(words, each, 'name')}" for n, each in enumerate(CLASSES)]
    line = ""
    for item in items:
        if len(line) + len(item) + 5 > width:
            yield Text(f"   {line}", "dim")
            line = ""
        line += f"{item}  "
    yield Text(f"   {line.rstrip()}", "dim")


# ------------------------------------------------------------------ the panels


def status(words: Words, view: View) -> Iterator[RenderableType]:
    """Where the game is: round, whose turn, actions left; and what this turn has brought."""
    g: Tactics = view.state
    text = Text("   ", no_wrap=True, overflow="ellipsis")
    if view.over:
        winners = [seat for seat, place in enumerate(view.result) if place == 1]
        names = listed(words, (seat_name(words, view, seat) for seat in winners))
        text.append(f"{words('label-over')} · ")
        text.append(words("label-winners", n=len(winners), seats=names), f"bold {NAMES_OF_SIDES[winners[0]]}")
    elif not g.turn:
        text.append(words("label-setup"), "bold")
    else:
        text.append(words("label-round", round=g.round, last=g.cap_rounds))
        active = words("label-to-play", seat=seat_name(words, view, g.active))
        text.append(" · ").append(active, f"bold {NAMES_OF_SIDES[g.active]}")
        text.append(f" · {words('label-actions', n=g.actions)}")
        if g.ending != NOBODY:
            text.append(" · ").append(words("label-last-turns"), f"bold {DANGER}")
    yield text
    yield Padding(Text("" if view.over else " · ".join(events(words, g)), "dim"), (0, 0, 0, 3))


def events(words: Words, g: Tactics) -> Iterator[str]:
    """What the units of the active side have done this turn, and who is poisoned."""
    deeds = []
    for unit in range(g.active * 4, g.active * 4 + 4):
        done = [words("label-done", kind=KINDS[kind]) for kind in bits(g.done[unit] & (1 << len(KINDS)) - 1)]
        if done:
            deeds.append(f"{unit_name(words, g, unit)} ({', '.join(done)})")
    if deeds:
        yield words("label-this-turn", deeds=", ".join(deeds))
    sick = [unit_name(words, g, row[1]) for row in g.effects if row[0] == POISON]
    if sick:
        yield words("label-poisoned", units=", ".join(sick))


def squads(words: Words, view: View, width: int) -> Table:
    """A panel a side, two abreast where the width allows."""
    players: int = view.state.players
    abreast = 2 if width > 2 * PANEL else 1
    each = (width + 1) // abreast - 1
    table = Table.grid(padding=(0, 1, 0, 0), pad_edge=False)
    for _ in range(abreast):
        table.add_column(width=each)
    panels = [squad(words, view, seat, each) for seat in range(players)]
    for row in range(0, players, abreast):
        table.add_row(*panels[row : row + abreast])
    return table


def cards(words: Words, view: View) -> Iterator[RenderableType]:
    """The viewer's hand, then the deck and the discards."""
    for seat in sorted(view.seats):
        yield hand(words, view, seat)
    yield piles(words, view)


def framed(content: RenderableType, title: Text, colour: str = RULE) -> Panel:
    return Panel(content, title=title, title_align="left", box=box.ROUNDED, border_style=colour, padding=(0, 1))


def areas(words: Words, view: View, width: int) -> Panel:
    """The three Control Areas: how far each flag is, who is there, who is ahead."""
    g: Tactics = view.state
    wide = width >= WIDE_AREAS
    table = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(3 if wide else 1):
        table.add_column(no_wrap=True)
    for zone in range(len(g.flags)):
        name = Text(f"{TRIGGER} ", AREA_NAMES[zone])
        name.append(printed(words, MAP.zones[zone], "name"), "bold")
        name.append(f" {NAMES[g.realm.triggers[zone]]}", "dim")
        if wide:
            table.add_row(name, track(words, g, zone), standing(words, view, zone))
        else:
            table.add_row(name)
            table.add_row(Text("  ").append_text(track(words, g, zone)))
            table.add_row(Text("  ").append_text(standing(words, view, zone)))
    title, ending = words("label-areas"), words("label-flags-needed", n=FLAGS_NEEDED[g.players])
    if wide:
        return framed(table, Text(title, "bold default").append(f" · {ending}", "not bold"))
    return framed(Group(table, Text(ending, "dim")), Text(title, "bold default"))


def track(words: Words, g: Tactics, zone: int) -> Text:
    """The way of a flag; where it stands is in brackets."""
    text = Text()
    for mark in range(CONTROL + 1):
        name = words(f"label-flag-{mark}")
        if mark == g.flags[zone]:
            text.append(f"[{name}]", f"bold {AREA_NAMES[zone]}")
        else:
            text.append(name, AREA_NAMES[zone] if mark < g.flags[zone] else "dim")
        text.append("·" if mark < CONTROL else "", "dim")
    return text


def standing(words: Words, view: View, zone: int) -> Text:
    """Who has the flag; or how many units each side has in the area, and who is ahead."""
    g: Tactics = view.state
    holder = g.secured[zone]
    if holder != NOBODY:
        return Text(words("label-held", seat=seat_name(words, view, holder)), f"bold {NAMES_OF_SIDES[holder]}")
    counts = [(seat, (board & g.realm.zones[zone]).bit_count()) for seat, board in enumerate(g.side)]
    text = Text()
    for seat, count in counts:
        if count:
            text.append(f"{EMBLEMS[seat]}{count} ", NAMES_OF_SIDES[seat])
    ahead = majority(g, zone)
    if ahead != NOBODY:
        said = words("label-majority", seat=seat_name(words, view, ahead))
        return text.append(said, f"bold {NAMES_OF_SIDES[ahead]}")
    return text.append(words("label-tie" if text else "label-nobody"), "dim")


def squad(words: Words, view: View, seat: int, width: int) -> Panel:
    """A side: its four units, and what it holds."""
    g: Tactics = view.state
    lines = [row_of(words, view, unit, width - 4) for unit in range(seat * 4, seat * 4 + 4)]
    held = [
        words("label-hand", n=len(g.hand[seat]) + len(g.dealt[seat])),
        words("label-captured", n=captured(g, seat)),
        words("label-flags", n=flags(g, seat)),
    ]
    title = Text(f"{EMBLEMS[seat]} {seat_name(words, view, seat)}", f"bold {NAMES_OF_SIDES[seat]}")
    if seat in view.seats:
        title.append(f" ({words('label-you')})", "not bold")
    title.append(f" · {words('label-points', n=points(g, seat))}", "not bold")
    if g.turn and seat == g.active and not view.over:
        title.append(f" {MARK}")
    lines.append(Text(" · ".join(held), "dim"))
    return framed(Group(*lines), title, NAMES_OF_SIDES[seat])


def row_of(words: Words, view: View, unit: int, width: int) -> Text:
    """A unit in the panel of its side: class and name, space, Health, Ammo or Mana."""
    g: Tactics = view.state
    spare = width - LONGEST - FIGURES
    bar = min(spare - 1, LONGEST_BAR) if spare > SHORTEST_BAR else 0
    room = width - FIGURES - (bar + 1 if bar else 0)
    text = Text(no_wrap=True, overflow="ellipsis")
    text.append(WEAK if g.is_weakened(unit) else " ", f"bold {DANGER}")
    text.append(f"{class_letter(words, unit)} ", f"bold {NAMES_OF_SIDES[unit >> 2]}")
    name = unit_name(words, g, unit)
    if g.pos[unit] == OFF_MAP and g.turn:
        captor = g.captor[unit]
        fate = words("label-captured-by", seat=seat_name(words, view, captor)) if captor != NOBODY else ""
        return text.append(name, "dim strike").append(f"  {fate or words('label-fallen')}", "dim")
    name = name if len(name) <= room else f"{name[: room - 1]}…"
    text.append(f"{name:<{room}} ", "bold")
    text.append(f"{NAMES[g.pos[unit]] if g.pos[unit] != OFF_MAP else '':<3} ", "dim")
    gauge(text, g, unit, bar)
    top, card = TRAITS[g.card[unit]].top_supply, UNITS[g.card[unit]]
    if top:
        text.append(f"{words('label-mana' if card.mana else 'label-ammo')} {g.supply[unit]}/{top}")
    return text


def gauge(text: Text, g: Tactics, unit: int, cells: int) -> None:
    """A unit's Health as a number and, where there is room, as a bar."""
    top, left = TRAITS[g.card[unit]].top_health, g.health[unit]
    colour = GOOD if left * 2 > top else FAIR if left * 4 > top else DANGER
    text.append(f"{f'{HEART}{left}/{top}':<6} ", colour)
    if cells:
        full = -(-left * cells // top)
        text.append(FULL * full, colour).append(f"{SPENT * (cells - full)} ", "dim")


def hand(words: Words, view: View, seat: int) -> Panel:
    """The viewer's own Tactic cards, with what they say."""
    g: Tactics = view.state
    choosing = bool(g.dealt[seat])
    cards = [*g.hand[seat], *g.dealt[seat]]
    lines = [card_text(words, card) for card in cards] or [Text(words("label-no-cards"), "dim")]
    if len(view.seats) > 1:
        title = words("label-hand-of", seat=seat_name(words, view, seat))
    else:
        title = words("label-your-deal" if choosing else "label-your-hand")
    return framed(Group(*lines), Text(title, f"bold {NAMES_OF_SIDES[seat]}"), NAMES_OF_SIDES[seat])


def card_text(words: Words, card: int) -> Text:
    """A Tactic card: its name, its IF and its THEN."""
    tactic = TACTICS[card]
    text = Text(printed(words, tactic, "name"), "bold")
    text.append(f"\n{words('label-if')} ", "bold dim").append(printed(words, tactic, "if"), "not bold")
    text.append(f"\n{words('label-then')} ", "bold dim").append(printed(words, tactic, "then"), "not bold")
    return text


def piles(words: Words, view: View) -> Padding:
    """The deck, and the discards, which all may read."""
    g: Tactics = view.state
    names = ", ".join(printed(words, TACTICS[card], "name") for card in g.discard)
    thrown = words("label-discards", cards=names) if names else words("label-no-discards")
    return Padding(Text(f"{words('label-deck', n=len(g.deck))} · {thrown}", "dim"), (0, 1))
