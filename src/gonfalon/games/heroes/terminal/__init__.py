"""Heroes in the terminal: the map as rows of hexes or the board of a combat, and below it all that lies on the
table, from a view only.

A field of the map is two letters, which the legend explains, and a sign: who holds it, how strong its guards are,
or the Black Cube. Then come the players, their armies, and nearest to the question the viewer's own Town and hand.
A combat is in `terminal_combat`.

Colours repeat what the signs say; without them nothing is lost. A wide terminal has room for more.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gonfalon.core import View
from gonfalon.games.contract import Terminal
from gonfalon.games.heroes.codes import (
    BUILD,
    NOBODY,
    NOWHERE,
    POPULATION,
    RESOURCES,
    SLOT,
    SPELL_BOOK,
    is_main,
    seat_of,
)
from gonfalon.games.heroes.printed import (
    ASTROLOGERS,
    DIFFICULTIES,
    LOCATION_ID,
    LOCATIONS,
    SCENARIOS,
    UNITS,
    numbers,
)
from gonfalon.games.heroes.printed.ops.scenarios import WinClaims
from gonfalon.games.heroes.rules import recruiting, scenario, town
from gonfalon.games.heroes.rules.buildings import KIND_COUNT, first_of
from gonfalon.games.heroes.rules.geography import (
    BLOCKED,
    CENTER,
    POSITIONS,
    category,
    grid_of,
    guarded,
    holder,
    of,
)
from gonfalon.games.heroes.rules.search import OWN_DECK
from gonfalon.games.heroes.state import Heroes, faction_of
from gonfalon.games.heroes.tell import outcome, title
from gonfalon.games.heroes.tell.names import (
    bearing,
    building_name,
    capital,
    card_name,
    card_names,
    card_text,
    creature_name,
    direction,
    face_name,
    field_name,
    hero_name,
    location_name,
    named,
    pile_name,
    printed,
    seat_name,
    signed,
    week_name,
)
from gonfalon.games.heroes.tell.options import cost_name, there_name
from gonfalon.lore.words import Words

from .combat import EMBLEMS, MARK, NOTHING, PAINT, combat, framed, side

NARROW: Final = 60
WIDE: Final = 110
"""From here on things stand side by side."""
EMPTY_FIELD: Final = LOCATION_ID["empty_field"]
CELLS: Final = (3, 2, 1)
"""Half the letters of a hex, the widest first."""
CUBE, FACE_DOWN, WALLED = "●", "?", "##"
TOKENS: Final = ((BUILD, "build"), (POPULATION, "population"), (SPELL_BOOK, "spell"))


def board(words: Words, view: View) -> RenderableType:
    """The whole table as the viewer may see it, fitted to the width there is."""
    return Sheet(words, view)


class Sheet:
    """The map or the combat, and below it the panels."""

    def __init__(self, words: Words, view: View) -> None:
        self.words = words
        self.view = view

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        words, view, wide = self.words, self.view, options.max_width >= WIDE
        g: Heroes = view.state
        fighting = g.field != NOWHERE
        yield combat(words, view) if fighting else land(words, view, options.max_width - 4)
        yield players(words, view)
        yield armies(words, view)
        yield piles(words, g)
        for seat in sorted(view.seats):
            if g.hero[seat] != NOBODY and not g.gone >> seat & 1:
                if not fighting:
                    yield town_board(words, g, seat, wide)
                yield hand(words, g, seat)
        yield status(words, view)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(min(NARROW, options.max_width), options.max_width)


# ------------------------------------------------------------------------------ the map


def land(words: Words, view: View, width: int) -> RenderableType:
    """The map, what its letters mean, and what is around the viewer's heroes."""
    g: Heroes = view.state
    parts: list[RenderableType] = [hexes(words, g, width), legend(words, g)]
    parts += [
        around(words, g, hero)
        for seat in sorted(view.seats)
        for hero in (2 * seat, 2 * seat + 1)
        if g.hero_at[hero] != NOWHERE
    ]
    return framed(Group(*parts), words("label-map"))


def hexes(words: Words, g: Heroes, width: int) -> Text:
    """The fields in their rows; a row lies half a hex further right than the one above it."""
    places = grid_of(g.centers).places
    columns = [2 * q + r for q, r in places]
    left, room = min(columns), max(columns) - min(columns) + 2
    half = next((each for each in CELLS if each * room <= width), CELLS[-1])
    text = Text(no_wrap=True, overflow="crop")
    for row in range(min(r for _, r in places), max(r for _, r in places) + 1):
        at = 0
        for column, field in sorted((columns[n], n) for n, (_, r) in enumerate(places) if r == row):
            start = half * (column - left)
            text.append(" " * (start - at)).append_text(cell(words, g, field, 2 * half))
            at = start + 2 * half
        text.append("\n")
    text.right_crop(1)
    return text


def cell(words: Words, g: Heroes, field: int, width: int) -> Text:
    """A field in so many letters, the last of which is left free where there is room."""
    sign, mark, style = signs(words, g, field)
    said = f"{sign:<2}{mark if width > 2 else ''}"
    return Text(f"{said:<{width}}", style)


def signs(words: Words, g: Heroes, field: int) -> tuple[str, str, str]:
    """The letters of a field, its sign, and its colour. A hero stands before everything else."""
    slot, position = divmod(field, POSITIONS)
    location = of(g).locations[field]
    if location < 0:
        return (SLOT.names[slot], "", "dim bold") if position == CENTER else (FACE_DOWN, "", "dim")
    heroes, owner = g.heroes_on(field), holder(g, field)
    mark = EMBLEMS[owner] if owner != NOBODY else str(of(g).difficulty(field)) if guarded(g, field) else ""
    if not mark and g.visited >> field & 1 and category(g, location) == "visitable":
        mark = CUBE
    if heroes:
        hero, seat = min(heroes), seat_of(min(heroes))
        return f"{EMBLEMS[seat]}{'H' if is_main(hero) else 'h'}", mark, f"bold reverse {PAINT[seat]}"
    colour = PAINT[owner] if owner != NOBODY else "dim" if mark == CUBE else ""
    if location in (EMPTY_FIELD, BLOCKED):
        return (NOTHING if location == EMPTY_FIELD else WALLED), "", "dim"
    return letters(words.lang)[location], mark, colour


@cache
def letters(lang: str) -> tuple[str, ...]:
    """Two letters for each location: its initials if they are free, else the first that are."""
    taken: list[str] = []
    for location in LOCATIONS:
        name = location.text("name", lang)
        words = [word for word in name.replace("’", " ").replace("-", " ").split() if word[0].isupper()]
        pairs = [words[0][0] + word[0] for word in words[1:]] + [name[0] + letter for letter in name[1:].lower()]
        spare = (f"{name[0]}{n}" for n in range(10))
        usable = [pair for pair in pairs if pair.isalpha() and pair not in taken]
        taken.append(usable[0] if usable else next(each for each in spare if each not in taken))
    return tuple(taken)


def legend(words: Words, g: Heroes) -> RenderableType:
    """What the letters mean, as far as they are on the map."""
    shown = sorted({location for location in of(g).locations if location >= 0} - {EMPTY_FIELD, BLOCKED})
    said = [f"{letters(words.lang)[location]} {location_name(words, location)}" for location in shown]
    signs_said = words("label-signs", cube=CUBE, down=FACE_DOWN, wall=WALLED)
    return Text(" · ".join([*said, signs_said]), "dim")


def around(words: Words, g: Heroes, hero: int) -> Text:
    """Where a hero stands, and what is next to it."""
    at, seat = g.hero_at[hero], seat_of(hero)
    mp = capital(words("label-mp", hero=hero_name(words, g, hero), mp=g.mp[hero]))
    text = Text(mp, f"bold {PAINT[seat]}")
    text.append(f" · {field_name(words, g, at)}", "not bold default")
    for to in of(g).neighbours[at]:
        where = direction(words, bearing(g, at, to))
        text.append(f" · {where}", "not bold dim").append(f" {there_name(words, g, hero, to)}", "not bold default")
    return text


# ------------------------------------------------------------------------------ the players


def status(words: Words, view: View) -> RenderableType:
    """Where the game is, what the week brings, and who is waited for; or how it ended."""
    g: Heroes = view.state
    text = Text(title(words, view), "bold")
    if view.over:
        text.append(f" · {outcome(words, view)}")
    elif len(view.waiting) == 1:
        text.append(" · ").append_text(side(words, g, view.waiting[0]))
    if g.week != NOBODY:
        week = words("label-week", week=week_name(words, g.week), text=printed(words, ASTROLOGERS[g.week], "text"))
        text.append(f"\n{week}", "not bold dim")
    return Padding(text, (0, 1))


def players(words: Words, view: View) -> RenderableType:
    """What each player has."""
    g: Heroes = view.state
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    for head in ("player", "level", "gold", "materials", "valuables", "mp", "cards", "morale", "tokens"):
        table.add_column(words(f"label-head-{head}"), overflow="fold")
    for seat in range(g.players):
        table.add_row(*player_line(words, view, seat))
    rules = named(words, SCENARIOS[g.scenario]), named(words, DIFFICULTIES[g.difficulty])
    heads = Text(words("label-heads"), "dim")
    return framed(Group(table, heads), " · ".join((words("label-players"), *rules)))


def player_line(words: Words, view: View, seat: int) -> Iterator[Text]:
    g: Heroes = view.state
    name = side(words, g, seat)
    if seat in view.seats:
        name.append(f" ({words('label-you')})")
    if view.waiting == (seat,):
        name.append(f" {MARK}", "bold")
    yield name
    if g.gone >> seat & 1:
        yield Text(words("label-gone"), "dim")
        return
    yield Text(words("label-level", level=g.level(seat), xp=g.xp[seat]))
    for resource in RESOURCES:
        at = 3 * seat + resource
        yield Text(f"{g.resources[at]}").append(f" +{g.income[at]}", "dim")
    mp = [str(g.mp[hero]) for hero in (2 * seat, 2 * seat + 1) if g.hero_at[hero] != NOWHERE]
    yield Text("/".join(mp) or NOTHING)
    yield Text(f"{len(g.hand[seat])}/{g.hand_limit(seat)}·{len(g.deck[seat])}·{len(g.discard[seat])}")
    yield Text(signed(g.morale[seat]))
    ready = [words(f"label-token-{what}") for token, what in TOKENS if g.tokens[seat] & token]
    yield Text(" ".join(ready) or NOTHING)


def armies(words: Words, view: View) -> RenderableType:
    """The Unit Decks, and what else everybody knows of a player."""
    g: Heroes = view.state
    table = Table.grid(padding=(0, 2, 0, 0))
    for seat in range(g.players):
        table.add_row(side(words, g, seat), army(words, g, seat))
    return framed(table, words("label-armies"))


def army(words: Words, g: Heroes, seat: int) -> Text:
    text = Text(" · ".join(face_name(words, unit) for unit in g.army[seat]) or NOTHING)
    for line in known(words, g, seat):
        text.append(f"\n{line}", "dim")
    return text


def known(words: Words, g: Heroes, seat: int) -> Iterator[str]:
    """Claims, Obelisks, the Grail, cubes won, and cards in play."""
    if scenario.part(g, WinClaims) is not None:
        yield words("label-claims", claims=scenario.claims(g, seat))
    if mine := scenario.obelisks(g, seat):
        yield words("label-obelisks", obelisks=mine)
    if g.grail in (2 * seat, 2 * seat + 1):
        yield words("label-grail", hero=hero_name(words, g, g.grail))
    if won := [seat_name(words, g, other) for other, n in enumerate(g.cubes[seat]) if n]:
        yield words("label-cubes", cubes=", ".join(won))
    played = [*g.ongoing[seat], *(card for _, card in g.overlays[seat])]
    if lying := [card for card in (*played, g.permanent[seat]) if card != NOBODY]:
        yield words("label-in-play", cards=card_names(words, lying))


def piles(words: Words, g: Heroes) -> RenderableType:
    """The common Decks and the cards on top of their Discard Piles."""
    said = [
        words(
            "label-pile-top" if g.pile_discard[pile] else "label-pile-of",
            pile=pile_name(words, pile),
            n=len(g.pile[pile]),
            card=card_name(words, g.pile_discard[pile][-1]) if g.pile_discard[pile] else NOTHING,
        )
        for pile in range(len(g.pile))
    ]
    return Padding(Text(" · ".join(said), "dim"), (0, 1))


# ------------------------------------------------------------------------------ one's own Town and hand


def town_board(words: Words, g: Heroes, seat: int, wide: bool) -> RenderableType:
    """The buildings with their prices, and the Units of the Faction."""
    first = first_of(g, seat)
    houses, units = Table.grid(padding=(0, 2, 0, 0)), Table.grid(padding=(0, 2, 0, 0))
    for kind in range(KIND_COUNT):
        price = Text(cost_name(words, town.PRICES[first + kind]), "dim")
        built = Text(words("label-built"), PAINT[seat])
        houses.add_row(building_name(words, first + kind), built if g.built[seat] >> kind & 1 else price)
    for creature in (unit for unit in numbers(UNITS) if UNITS[unit].faction == faction_of(g, seat)):
        units.add_row(creature_name(words, creature), unit_state(words, g, seat, creature))
    parts: list[RenderableType] = [houses, units]
    table = Table.grid(padding=(0, 4, 0, 0))
    table.add_row(*parts)
    name = side(words, g, seat).append(f" · {words('label-town-board')}")
    return framed(table if wide else Group(*parts), name, PAINT[seat])


def unit_state(words: Words, g: Heroes, seat: int, creature: int) -> Text:
    """What a Unit of one's Faction costs next, or that it is a Pack."""
    if 2 * creature + 1 in g.army[seat]:
        return Text(words("label-pack"), PAINT[seat])
    if 2 * creature in g.army[seat]:
        price = cost_name(words, recruiting.reinforce_cost(g, seat, creature))
        return Text(words("label-few"), PAINT[seat]).append(f" → {price}", "dim")
    return Text(cost_name(words, recruiting.recruit_cost(g, seat, creature)), "dim")


def hand(words: Words, g: Heroes, seat: int) -> RenderableType:
    """The cards at hand and those looked at, each with its text."""
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


TERMINAL: Final = Terminal(board)
