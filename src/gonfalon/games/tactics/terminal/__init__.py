"""Tactics in the terminal: the board with its units, and around it all that lies on the table, from a view only.

A space is five columns wide and two rows high:

    │2♣∩■    a cliff to the west, the level, the terrain, a Portal, an area (■ its trigger space)
    !☾F12    Weakened, the side's emblem, the unit's class, its Health

Colours repeat what the signs say; without them nothing is lost. In a wide terminal the panels stand beside the
board, in a narrow one below it. A dungeon is shown as long as somebody is inside.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
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
from gonfalon.games.contract import Terminal
from gonfalon.games.tactics.printed import CLASSES, ENEMIES, MAP, SCORING, TACTICS, UNIT_FACES, UNITS, Enemy, Face
from gonfalon.games.tactics.rules.abilities import POISON
from gonfalon.games.tactics.rules.compass import ROW
from gonfalon.games.tactics.rules.dungeons import CAVES, Cave
from gonfalon.games.tactics.rules.realm import (
    HEIGHT,
    NAMES,
    SOUTH,
    SPACES,
    WEST,
    WIDTH,
    board_of,
    neighbour,
    space_at,
)
from gonfalon.games.tactics.rules.scoring import captured, flags, points
from gonfalon.games.tactics.rules.traits import TRAITS
from gonfalon.games.tactics.rules.zones import CONTROL, flags_needed, majority
from gonfalon.games.tactics.state import EMPTY, ENEMY_FACE, KINDS, NOBODY, OFF_MAP, Tactics
from gonfalon.games.tactics.tell import (
    CAVE_SPACES,
    capital,
    card_name,
    class_name,
    is_hopeless,
    listed,
    outcome,
    printed,
    space_name,
    unit_name,
    winners,
)
from gonfalon.games.tactics.tell import seat as seat_name
from gonfalon.lore.words import Words

CELL: Final = 5
BOARD: Final = 3 + WIDTH * CELL + 3
"""The columns of the board with its coordinates."""
GAP: Final = 2
PANEL: Final = 38
"""The columns a side's panel needs."""
WIDE_AREAS: Final = 79
"""The columns in which an area takes a single line."""
SECOND_NAME: Final = 12
"""The columns more that it takes to name a team."""
WIDE_CRYSTALS: Final = 64
"""The columns in which a crystal takes a single line."""

# Signs. They are those that every terminal's font has.
TERRAIN_SIGNS: Final = " ≡≈♣▲⌂»"
SCENERY: Final = ("   ", "≡≡≡", "≈≈≈", "♣♣ ", "▲  ", "⌂⌂ ", "»» ")
PORTAL, AREA, TRIGGER, CAMP, CLIFF, WEAK, OPEN = "∩", "□", "■", "*", "│", "!", "○"
ARTIFACT, OPENED = "♦", "░"
CAVE_SIGNS: Final = dict(zip("EC.~MTLBX#", "∩♦·≈¤×‡≡▒█", strict=True))
"""By the content's symbol: how a space in a dungeon is shown."""
ARROWS: Final = "↑→↓←"
COMPASS: Final = ("north", "east", "south", "west")
EMBLEMS: Final = "☾♜♠☼"
HEART: Final = "♥"
FULL, SPENT = "■", "·"
MARK, UNDER = "►", "└"
SHORTEST_BAR, LONGEST_BAR = 5, 12
SHORT_OF_TIME: Final = 2
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
            around = (*stakes(words, view, width), *squads(words, view, width), *cards(words, view))
            yield Group(*picture, *around, *insides(words, view))
            return
        panels: list[RenderableType] = [*stakes(words, view, beside), *squads(words, view, beside)]
        (panels if beside > 2 * PANEL else picture).extend(cards(words, view))
        picture += insides(words, view)
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
    colour = TOPS[min(realm.level[space], len(TOPS) - 1)]
    for zone, spaces in enumerate(realm.zones if g.rules.control_card else ()):
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
    if realm.closed >> space & 1:
        return Text(OPENED * CELL, "dim", no_wrap=True)
    terrain = realm.terrain[space]
    text = Text(no_wrap=True)
    text.append(wall(g, space), f"{INK} on {back}")
    text.append(f"{realm.level[space]:X}", f"{mix(back, INK, 0.55)} on {back}")
    text.append(TERRAIN_SIGNS[terrain], f"bold {mix(INK, TINTS[terrain] or INK, 0.35)} on {back}")
    text.append(PORTAL if realm.portals >> space & 1 else " ", f"bold {INK} on {back}")
    text.append(*corner(g, space, back))
    return text


def corner(g: Tactics, space: int, back: str) -> tuple[str, str]:
    """The sign of the Artifact, of an area or, before the first turn, of a starting location. In adventures only
    the Trigger Spaces of areas matter: enemy units enter there."""
    if space == g.artifact or (g.bearer != NOBODY and space == g.pos[g.bearer]):
        return ARTIFACT, f"bold {AREAS[0]} on {back}"
    for zone, spaces in enumerate(g.realm.zones):
        if spaces >> space & 1 and (g.rules.control_card or space in g.realm.triggers):
            sign = TRIGGER if space in g.realm.triggers else AREA
            return sign, f"bold {mix(AREAS[zone], INK, 0.25)} on {back}"
    if not g.turn and any(camp >> space & 1 for camp in g.realm.camps):
        return CAMP, f"bold {INK} on {back}"
    return " ", f"on {back}"


def tenant(words: Words, g: Tactics, space: int, lit: bool) -> Text:
    """The lower row of a space: the unit on it, or more of the ground. Its foot is a line where a cliff is."""
    back, unit = ground(g, space), g.at[space]
    if g.realm.closed >> space & 1:
        return Text(OPENED * CELL, "dim", no_wrap=True)
    south = neighbour(space, SOUTH)
    foot = " underline" if south >= 0 and g.realm.level[south] != g.realm.level[space] else ""
    text = Text(no_wrap=True)
    if unit == EMPTY:
        text.append(wall(g, space), f"{INK} on {back}")
        text.append(OPEN if lit else " ", f"bold {LEGAL} on {back}{foot}")
        text.append(SCENERY[g.realm.terrain[space]], f"{mix(back, INK, 0.35)} on {back}{foot}")
        return text
    return text.append_text(token(words, g, unit, lit, foot))


def token(words: Words, g: Tactics, unit: int, lit: bool = False, foot: str = "") -> Text:
    """A unit as wide as a space: whether it is Weakened, its badge, its Health."""
    colour, ink = SIDES[unit >> 2]
    weak = g.is_weakened(unit)
    if weak:
        colour = mix(colour, "#8A8478", 0.5)
    mark = WEAK if weak else OPEN if lit else " "
    return Text(f"{mark}{badge(words, unit)}{g.health[unit]:<2}", f"bold {ink} on {colour}{foot}")


def open_spaces(view: View) -> int:
    """The spaces the viewer may choose from, where one unit is to be put somewhere."""
    lit = 0
    for ask in view.asks.values():
        if ask.what in ("deploy", "go", "exit", "dive", "leave", "delve"):
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
    g: Tactics = view.state
    items.append(f"{PORTAL} {words('label-portal')}")
    items += [f"{AREA} {words('label-area')}"] if g.rules.control_card else []
    items += [f"{TRIGGER} {words('label-trigger')}"] if g.realm.triggers else []
    items += [f"{ARTIFACT} {words('label-artifact')}"] if g.rules.artifact else []
    items += [f"{OPENED} {words('label-opened')}"] if g.realm.closed else []
    items += [f"{CLIFF} {words('label-cliff')}"]
    items += [f"0-4 {words('label-level')}", f"{WEAK} {words('label-weakened')}"]
    if not g.turn:
        items.append(f"{CAMP} {words('label-camp')}")
    if open_spaces(view):
        items.append(f"{OPEN} {words('label-open')}")
    items += [f"{class_letter(words, n)} {printed(words, each, 'name')}" for n, each in enumerate(CLASSES)]
    yield from in_lines(items, width)


def in_lines(items: Iterable[str], width: int) -> Iterator[Text]:
    """Signs and what they mean, as many in a line as there is room for."""
    line = ""
    for item in items:
        if len(line) + len(item) + 5 > width:
            yield Text(f"   {line}", "dim")
            line = ""
        line += f"{item}  "
    yield Text(f"   {line.rstrip()}", "dim")


# ----------------------------------------------------------------- the dungeons


def insides(words: Words, view: View) -> Iterator[RenderableType]:
    """The dungeons somebody is in, each with its spaces; and what their signs mean."""
    g: Tactics = view.state
    caves = [cave for cave in CAVES if g.occupied() & cave.board]
    for cave in caves:
        yield inside(words, view, cave)
    if caves:
        kinds = [kind for kind in CAVE_SIGNS if any(kind in cave.kinds for cave in caves)]
        signs = (f"{CAVE_SIGNS[kind]} {printed(words, CAVE_SPACES[kind], 'name')}" for kind in kinds)
        yield from in_lines(signs, BOARD)


def inside(words: Words, view: View, cave: Cave) -> Panel:
    """A dungeon from above, with the unit in it and the spaces that may be chosen."""
    g: Tactics = view.state
    lit = open_spaces(view)
    letters = Text("  " + "".join(f"  {chr(ord('a') + x)}  " for x in range(cave.width)), "dim", no_wrap=True)
    rows = [letters]
    for start in range(cave.first, cave.spaces.stop, cave.width):
        row = Text(f"{(start - cave.first) // cave.width + 1} ", "dim", no_wrap=True)
        for space in range(start, start + cave.width):
            row.append_text(cave_cell(words, g, cave, space, bool(lit >> space & 1)))
        rows.append(row)
    title = Text(printed(words, cave.printed, "place"), "bold default")
    return framed(Group(*rows), title.append(f" · {printed(words, cave.printed, 'name')}", "not bold"))


def cave_cell(words: Words, g: Tactics, cave: Cave, space: int, lit: bool) -> Text:
    """A space in a dungeon: what it is, or the unit on it."""
    if g.at[space] != EMPTY:
        return token(words, g, g.at[space])
    sign = CAVE_SIGNS[cave.kind(space)]
    if sign == CAVE_SIGNS["#"]:
        return Text(sign * CELL, "dim")
    return Text(f" {OPEN if lit else ' '}{sign}  ", f"bold {GOOD}" if lit else "")


# ------------------------------------------------------------------ the panels


def status(words: Words, view: View) -> Iterator[RenderableType]:
    """Where the game is: round, whose turn, actions left; and what this turn has brought."""
    g: Tactics = view.state
    text = Text("   ", no_wrap=True, overflow="ellipsis")
    if view.over:
        ending = outcome(words, view) if g.rules.enemies else f"{words('label-over')} · {winners(words, view)}"
        text.append(ending, f"bold {victor(view)}")
    elif not g.turn:
        text.append(words("label-setup"), "bold")
    else:
        text.append(words("label-round", round=g.round, last=g.last_round))
        active = words("label-to-play", seat=seat_name(words, view, g.active))
        text.append(" · ").append(active, f"bold {NAMES_OF_SIDES[g.active]}")
        if not g.automated(g.active):
            text.append(f" · {words('label-actions', n=g.actions)}")
        if g.ending != NOBODY:
            text.append(" · ").append(words("label-last-turns"), f"bold {DANGER}")
    yield text
    if is_hopeless(g):
        yield Padding(Text(words("note-hopeless"), f"bold {DANGER}"), (0, 0, 0, 3))
    yield Padding(Text("" if view.over else " · ".join(events(words, g)), "dim"), (0, 0, 0, 3))


def victor(view: View) -> str:
    """The colour of who has won; where nobody has, that of danger."""
    return next((NAMES_OF_SIDES[seat] for seat, place in enumerate(view.result) if place == 1), DANGER)


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


def squads(words: Words, view: View, width: int) -> Iterator[RenderableType]:
    """A panel a party, two abreast where the width allows; before that, the Unit cards to choose from."""
    g: Tactics = view.state
    if any(g.draft):
        yield from (draft(words, view, seat) for seat in range(g.players))
        return
    abreast = 2 if width > 2 * PANEL else 1
    each = (width + 1) // abreast - 1
    table = Table.grid(padding=(0, 1, 0, 0), pad_edge=False)
    for _ in range(abreast):
        table.add_column(width=each)
    panels = [squad(words, view, party, each) for party in in_turn_order(g)]
    for row in range(0, len(panels), abreast):
        table.add_row(*panels[row : row + abreast])
    yield table


def in_turn_order(g: Tactics) -> list[int]:
    """The parties, each Enemy after the player in charge of it (TAC-COO-04)."""
    return [party for seat in range(g.players) for party in range(seat, len(g.side), g.players)]


def cards(words: Words, view: View) -> Iterator[RenderableType]:
    """The viewer's hand, then the deck and the discards."""
    if any(view.state.draft):
        return
    for seat in sorted(view.seats):
        yield hand(words, view, seat)
    yield piles(words, view)


def framed(content: RenderableType, title: Text, colour: str = RULE) -> Panel:
    return Panel(content, title=title, title_align="left", box=box.ROUNDED, border_style=colour, padding=(0, 1))


def stakes(words: Words, view: View, width: int) -> Iterator[RenderableType]:
    """What the mode is about: areas, the Artifact or the crystals."""
    rules = view.state.rules
    if rules.control_card:
        yield areas(words, view, width)
    elif rules.artifact:
        yield artifact(words, view)
    else:
        yield adventure(words, view, width)


def artifact(words: Words, view: View) -> Panel:
    """Where the Artifact is, and what ends a Battle."""
    g: Tactics = view.state
    if g.bearer == NOBODY:
        text = Text(words("label-artifact-lies", space=space_name(g.artifact)))
    else:
        owner = seat_name(words, view, g.bearer >> 2)
        said = words("label-artifact-borne", unit=unit_name(words, g, g.bearer), seat=owner, n=SCORING.artifact)
        text = Text(said, f"bold {NAMES_OF_SIDES[g.bearer >> 2]}")
    text.append(f"\n{words('label-captures-needed', n=g.rules.captures_to_end)}", "dim")
    return framed(text, Text(f"{ARTIFACT} {words('label-artifact')}", "bold default"))


def adventure(words: Words, view: View, width: int) -> Panel:
    """The time left, the six crystals, and the cards that lead the Enemy."""
    g: Tactics = view.state
    time = Text(f"{words('label-time', n=g.time, top=g.rules.time_max)} ", "bold")
    time.append(FULL * g.time, DANGER if g.time <= SHORT_OF_TIME else GOOD)
    time.append(SPENT * (g.rules.time_max - g.time), "dim")
    lines = [time]
    if g.turn:
        time.append(f"  {ARROWS[g.compass]} {words('label-compass', arrow=compass(words, g))}", "dim")
    for cave in CAVES:
        lines += crystal(words, g, cave, width - 4)
    deck = words("label-enemy-deck", n=len(g.enemy_deck), discarded=len(g.enemy_discard))
    return framed(Group(*lines, Text(deck, "dim")), Text(words("label-adventure"), "bold default"))


def compass(words: Words, g: Tactics) -> str:
    return words(f"compass-{COMPASS[g.compass]}")


def crystal(words: Words, g: Tactics, cave: Cave, width: int) -> list[Text]:
    """A crystal: whether it is recovered, who could reach it, and the Portal spaces of its dungeon."""
    found = g.green >> cave.number & 1
    guests = [unit for unit in range(len(g.pos)) if g.pos[unit] in cave.spaces]
    state = "green" if found else "inside" if guests else "shut" if cave.requires & ~g.green else "red"
    said = words("label-crystal", state=state, unit=unit_name(words, g, guests[0]) if guests else "")
    text = Text(f"{ARTIFACT} ", GOOD if found else DANGER)
    text.append(printed(words, cave.printed, "name"), "dim" if found else "bold")
    text.append(f" · {said}", GOOD if found else "")
    if found:
        return [text]
    letters = "".join(class_letter(words, n) for n in range(len(CLASSES)) if cave.solvable(n))
    doors = " ".join(NAMES[space] for space in bits(g.realm.portals_of[cave.box]))
    if width >= WIDE_CRYSTALS:
        return [text.append(f" · {letters} · {PORTAL} {doors}", "dim")]
    return [text, Text(f"  {letters} · {PORTAL} {doors}", "dim")]


def areas(words: Words, view: View, width: int) -> Panel:
    """The three Control Areas: how far each flag is, who is there, who is ahead."""
    g: Tactics = view.state
    wide = width >= WIDE_AREAS + (SECOND_NAME if len(g.sides[0]) > 1 else 0)
    table = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(3 if wide else 1):
        table.add_column(no_wrap=True)
    for zone in range(len(g.flags)):
        name = Text(f"{TRIGGER} ", AREA_NAMES[zone])
        name.append(printed(words, MAP.zones[zone], "name"), "bold")
        name.append(f" {space_name(g.realm.triggers[zone])}", "dim")
        if wide:
            table.add_row(name, track(words, g, zone), standing(words, view, zone))
        else:
            table.add_row(name)
            table.add_row(Text("  ").append_text(track(words, g, zone)))
            table.add_row(Text("  ").append_text(standing(words, view, zone)))
    title, ending = words("label-areas"), words("label-flags-needed", n=flags_needed(g))
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
        names = listed(words, (seat_name(words, view, seat) for seat in g.allies[ahead]))
        said = words("label-majority", seat=names)
        return text.append(said, f"bold {NAMES_OF_SIDES[ahead]}")
    return text.append(words("label-tie" if text else "label-nobody"), "dim")


def squad(words: Words, view: View, party: int, width: int) -> Panel:
    """A party: its four units, and what it holds; of an Enemy, its row of cards."""
    g: Tactics = view.state
    colour = NAMES_OF_SIDES[party]
    title = Text(f"{EMBLEMS[party]} {capital(seat_name(words, view, party))}", f"bold {colour}")
    if party in view.seats:
        title.append(f" ({words('label-you')})", "not bold")
    if not g.rules.enemies:
        title.append(f" · {words('label-points', n=points(g, party))}", "not bold")
    if g.turn and party == g.active and not view.over:
        title.append(f" {MARK}")
    row = enemy_row if g.automated(party) else own_row
    return framed(Group(*row(words, view, party, width - 4)), title, colour)


def own_row(words: Words, view: View, seat: int, width: int) -> Iterator[RenderableType]:
    """A player's units, and what the player holds."""
    g: Tactics = view.state
    yield from (row_of(words, view, unit, width) for unit in range(seat * 4, seat * 4 + 4))
    held = [words("label-hand", n=len(g.hand[seat]) + len(g.dealt[seat]))]
    if not g.rules.enemies:
        held.append(words("label-captured", n=captured(g, seat)))
    if g.rules.control_card:
        held.append(words("label-flags", n=flags(g, seat)))
    yield Text(" · ".join(held), "dim")
    mates = [ally for ally in g.allies[seat] if ally != seat]
    if mates and not g.rules.enemies:
        together = sum(points(g, ally) for ally in g.allies[seat])
        yield Text(words("label-team", seat=seat_name(words, view, mates[0]), n=together), "dim")


def enemy_row(words: Words, view: View, party: int, width: int) -> Iterator[RenderableType]:
    """An Enemy's units from left to right, each with the Enemy card under it (TAC-SOL-03, TAC-ENY-02)."""
    g: Tactics = view.state
    for unit in sorted(range(party * 4, party * 4 + 4), key=lambda unit: ROW[unit & 3]):
        yield row_of(words, view, unit, width)
        if g.under[unit] != NOBODY:
            yield enemy_card(words, ENEMIES[g.under[unit]], unit == g.activated)


def enemy_card(words: Words, card: Enemy, acting: bool) -> Padding:
    """The Enemy card under a unit, and whether it leads the unit at this moment."""
    said = words("label-enemy-card", card=printed(words, card, "name"), bonus=printed(words, card, "bonus"))
    arrow = ARROWS["nesw".index(card.compass)]
    return Padding(Text(f"{MARK if acting else UNDER} {arrow} {said}", "bold" if acting else "dim"), (0, 0, 0, 3))


def row_of(words: Words, view: View, unit: int, width: int) -> Text:
    """A unit in the panel of its side: class and name, space, Health, Ammo or Mana."""
    g: Tactics = view.state
    spare = width - LONGEST - FIGURES
    bar = min(spare - 1, LONGEST_BAR) if spare > SHORTEST_BAR else 0
    room = width - FIGURES - (bar + 1 if bar else 0)
    text = Text(no_wrap=True, overflow="ellipsis")
    text.append(WEAK if g.is_weakened(unit) else ARTIFACT if unit == g.bearer else " ", f"bold {DANGER}")
    text.append(f"{class_letter(words, unit)} ", f"bold {NAMES_OF_SIDES[unit >> 2]}")
    name = unit_name(words, g, unit)
    if g.pos[unit] == OFF_MAP and g.turn:
        captor = g.captor[unit]
        kept = captor != NOBODY and not g.automated(captor)
        fate = words("label-captured-by", seat=seat_name(words, view, captor)) if kept else words("label-fallen")
        return text.append(name, "dim strike").append(f"  {fate}", "dim")
    name = name if len(name) <= room else f"{name[: room - 1]}…"
    text.append(f"{name:<{room}} ", "bold")
    text.append(f"{where(g.pos[unit]):<3} ", "dim")
    gauge(text, g, unit, bar)
    top, face = TRAITS[g.card[unit]].top_supply, UNIT_FACES[g.card[unit]]
    if top:
        text.append(f"{words('label-mana' if face.mana else 'label-ammo')} {g.supply[unit]}/{top}")
    return text


def where(space: int) -> str:
    """A space in a panel; one in a dungeon has the sign of its way in."""
    if space == OFF_MAP:
        return ""
    return f"{PORTAL}{space_name(space)}" if space >= SPACES else space_name(space)


def gauge(text: Text, g: Tactics, unit: int, cells: int) -> None:
    """A unit's Health as a number and, where there is room, as a bar."""
    top, left = TRAITS[g.card[unit]].top_health, g.health[unit]
    colour = GOOD if left * 2 > top else FAIR if left * 4 > top else DANGER
    text.append(f"{f'{HEART}{left}/{top}':<6} ", colour)
    if cells:
        full = -(-left * cells // top)
        text.append(FULL * full, colour).append(f"{SPENT * (cells - full)} ", "dim")


def draft(words: Words, view: View, seat: int) -> Panel:
    """The Unit cards a player chooses from, two of each class; those in question with all that is on them."""
    g: Tactics = view.state
    ask = view.asks.get(seat)
    asked = ask.about[0] if ask and ask.what == "take" else NOBODY
    lines: list[RenderableType] = []
    for unit_class in range(len(CLASSES)):
        cards = g.draft[seat][2 * unit_class : 2 * unit_class + 2]
        names = listed(words, (card_name(words, card) for card in cards))
        style = "bold" if unit_class == asked else ""
        lines.append(Text(f"{class_name(words, unit_class)} ", "dim").append(names, style))
        if unit_class == asked:
            lines += [line for card in cards for line in unit_card(words, card)]
    title = f"{EMBLEMS[seat]} {seat_name(words, view, seat)} · {words('label-draft')}"
    return framed(Group(*lines), Text(title, f"bold {NAMES_OF_SIDES[seat]}"), NAMES_OF_SIDES[seat])


def unit_card(words: Words, card: int) -> Iterator[RenderableType]:
    """Both faces of a Unit card: what it would be for the player, and for the Enemy."""
    name = Text(f"\n{card_name(words, card)}", "bold")
    yield name.append(f", {printed(words, UNITS[card], 'epithet')}", "not bold")
    yield from face_text(words, UNIT_FACES[card])
    yield Text(words("label-as-enemy"), "bold dim")
    yield from face_text(words, UNIT_FACES[card + ENEMY_FACE], "dim")


def face_text(words: Words, face: Face, style: str = "") -> Iterator[RenderableType]:
    """One face of a Unit card: its values, its spell, its abilities."""
    values = [f"{HEART}{face.health}", words("label-move", n=face.movement)]
    values.append(words("label-melee", n=face.melee.damage, dice=face.melee.knockback_dice))
    if face.missile:
        values.append(words("label-missile", n=face.missile.damage, range=face.missile.range))
    supply = words("label-mana" if face.mana else "label-ammo")
    values += [f"{supply} {face.ammo + face.mana}"] if face.ammo + face.mana else []
    yield Padding(Text(" · ".join(values), style), (0, 0, 0, 2))
    for thing in [*([face.spell] if face.spell else []), *face.abilities]:
        text = Text(f"{printed(words, thing, 'name')} ", f"{style} bold")
        yield Padding(text.append(printed(words, thing, "text"), f"not bold {style}"), (0, 0, 0, 2))


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


TERMINAL: Final = Terminal(board)
