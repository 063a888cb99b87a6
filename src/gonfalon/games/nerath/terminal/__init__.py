"""Nerath in the terminal: a hundred spaces as lists, and below them what the viewer can do now, from a view only.

Lands are grouped by the realm they belong to, each with its pieces (`3 Fo 1 Dr`, two letters a kind) and the sign
of its holder; lands without pieces that their own realm holds share a line. Seas are named if there is somebody.
Then come the realms, the cards, and nearest to the question the battles with their odds and where pieces can go.

Colours repeat what the signs say; without them nothing is lost. In a wide terminal the lists stand side by side.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gonfalon.core import Ask, View, bits
from gonfalon.core.view import HIDDEN
from gonfalon.games.contract import Terminal
from gonfalon.games.nerath.codes import band_of, boarder_of, ship_of
from gonfalon.games.nerath.phases import income_of
from gonfalon.games.nerath.printed import (
    EVENT_TIMINGS,
    EVENTS,
    GUARDIANS,
    PIECES,
    REALMS,
    TREASURE_TIMINGS,
    TREASURES,
)
from gonfalon.games.nerath.printed.regions import CAPITALS, DUNGEON, DUNGEON_AT, HOME, NOBODY, SEA, TERRITORY
from gonfalon.games.nerath.rules.reinforce import UNLIMITED, price, sites
from gonfalon.games.nerath.rules.scoring import measure, sides, target
from gonfalon.games.nerath.rules.sides import battles
from gonfalon.games.nerath.state import FIGHT, MOVING, STEPS, WARSHIP, Nerath, load_of
from gonfalon.games.nerath.tell import (
    army_name,
    battle_ground,
    defence,
    guardian_name,
    listed,
    odds,
    outcome,
    piece_name,
    printed,
    realm_name,
    space_name,
    title,
)
from gonfalon.lore.words import Words

COLUMN: Final = 50
"""The columns that a list of spaces needs."""
MOST_COLUMNS: Final = 3
MANY: Final = 8
"""Of more spaces than this only the number is told."""
LETTERS: Final = 2

# Signs. They are those that every terminal's font has.
EMBLEMS: Final = "☾☼●♜"
BATTLE, CROWN, MARK, GOES, BOARDS = "×", "★", "►", "→", "↓"
COLOURS: Final = ("#9A8FB5", "#D8A520", "#D9534F", "#5E97E0")
"""By realm: its colour for text on any background."""
RULE: Final = "#857559"
DANGER: Final = "#D0435E"

Bands = list[tuple[int, int]]
BySpace = dict[tuple[int, int], int]


def board(words: Words, view: View) -> RenderableType:
    """The whole table as the viewer may see it, fitted to the width there is."""
    return Sheet(words, view)


class Sheet:
    """The lists of spaces in as many columns as fit, and below them the panels."""

    def __init__(self, words: Words, view: View) -> None:
        self.words = words
        self.view = view

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        words, view = self.words, self.view
        yield atlas(words, view.state, max(1, min(MOST_COLUMNS, options.max_width // COLUMN)))
        yield legend(words)
        yield realms(words, view)
        yield from hands(words, view)
        yield from fights(words, view)
        yield from choices(words, view)
        yield status(words, view)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(min(COLUMN, options.max_width), options.max_width)


def framed(content: RenderableType, title: Text | str, colour: str = RULE) -> Panel:
    return Panel(content, title=title, title_align="left", box=box.ROUNDED, border_style=colour, padding=(0, 1))


def rows(pairs: Iterable[tuple[RenderableType, RenderableType]]) -> Table:
    """Lines of a name and what there is to say of it."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for pair in pairs:
        table.add_row(*pair)
    return table


def below(lines: list[tuple[RenderableType, RenderableType]], rest: list[Text]) -> Group:
    """Lines, if there are any, and what comes under them."""
    return Group(rows(lines), *rest) if lines else Group(*rest)


# ------------------------------------------------------------------------------ pieces


def short(words: Words, type_: int) -> str:
    """A piece in two letters; a Warship with what it carries: `Wa(Fi Mo)`."""
    letters = piece_name(words, type_)[:LETTERS]
    load = load_of(type_) if type_ >= WARSHIP else ()
    return f"{letters}({' '.join(short(words, piece) for piece in load)})" if load else letters


def army(words: Words, bands: Iterable[tuple[int, int]]) -> str:
    """Pieces in a row: `3 Fo 1 Dr`."""
    return " ".join(f"{n} {short(words, type_)}" for type_, n in bands)


def tenants(words: Words, g: Nerath, space: int) -> Text:
    """Whoever is in a space, each realm with its sign."""
    text = Text()
    for realm in range(len(REALMS)):
        if bands := g.army(realm, space):
            text.append("  " if text else "").append(f"{EMBLEMS[realm]} {army(words, bands)}", COLOURS[realm])
    return text


def legend(words: Words) -> Padding:
    """What the letters and signs mean."""
    kinds = [f"{short(words, kind)} {piece_name(words, kind)}" for kind in range(len(PIECES))]
    signs = [f"{CROWN} {words('label-capital')}", f"{BATTLE} {words('label-battle')}"]
    return Padding(Text(" · ".join([*kinds, *signs]), "dim"), (0, 1))


# ------------------------------------------------------------------------------ spaces


def name_of(words: Words, g: Nerath, space: int) -> Text:
    """A space with its signs: a Capital, a battle to come."""
    text = Text(space_name(words, space), "bold" if CAPITALS >> space & 1 else "")
    if CAPITALS >> space & 1:
        text.append(f" {CROWN}")
    if pending(g) >> space & 1:
        text.append(f" {BATTLE}", f"bold {DANGER}")
    return text


def pending(g: Nerath) -> int:
    """The spaces where the active realm has battles to fight."""
    return battles(g) if g.step in (MOVING, FIGHT) else 0


def atlas(words: Words, g: Nerath, abreast: int) -> Table:
    """All lists of spaces, so many side by side."""
    lists = [*(region(words, g, realm) for realm in range(len(REALMS))), seas(words, g), dungeons(words, g)]
    table = Table.grid(padding=(0, 1, 0, 0), pad_edge=False, expand=True)
    for _ in range(abreast):
        table.add_column(ratio=1)
    for row in range(0, len(lists), abreast):
        table.add_row(*lists[row : row + abreast])
    return table


def region(words: Words, g: Nerath, realm: int) -> Panel:
    """The lands that belong to a realm: those with pieces or another holder each in a line, the rest together."""
    lines: list[tuple[RenderableType, RenderableType]] = []
    empty = []
    for space in bits(TERRITORY[realm]):
        held, here = g.held[space], tenants(words, g, space)
        if held == realm and not here:
            empty.append(space_name(words, space))
            continue
        lines.append((name_of(words, g, space), holder(words, g, space).append_text(here)))
    rest = [Text(words("label-empty", spaces=", ".join(empty)), "dim")] if empty else []
    kept = sum(g.held[space] == realm for space in bits(TERRITORY[realm]))
    name = Text(f"{EMBLEMS[realm]} {realm_name(words, realm)}", f"bold {COLOURS[realm]}")
    name.append(f" {kept}/{TERRITORY[realm].bit_count()}", "not bold")
    return framed(below(lines, rest), name, COLOURS[realm])


def holder(words: Words, g: Nerath, space: int) -> Text:
    """Who holds a land, if that is another realm than its own and its pieces do not say it."""
    held = g.held[space]
    alone = [realm for realm in range(len(REALMS)) if g.presence[realm] >> space & 1] == [held]
    known = held == HOME[space] or alone
    return Text() if known else Text(f"{EMBLEMS[held]} {realm_name(words, held)}  ", COLOURS[held])


def seas(words: Words, g: Nerath) -> Panel:
    """The sea spaces with pieces."""
    lines = [(name_of(words, g, space), here) for space in bits(SEA) if (here := tenants(words, g, space))]
    content: RenderableType = rows(lines) if lines else Text(words("label-nobody"), "dim")
    return framed(content, words("label-seas"))


def dungeons(words: Words, g: Nerath) -> Panel:
    """The dungeon entrances: those with known Guardians or explorers each in a line, the rest together."""
    lines: list[tuple[RenderableType, RenderableType]] = []
    hidden: dict[int, list[str]] = {}
    for space in DUNGEON:
        tokens, here = g.lair[DUNGEON_AT[space]], tenants(words, g, space)
        if HIDDEN in tokens and not here:
            hidden.setdefault(len(tokens), []).append(space_name(words, space))
            continue
        lines.append((name_of(words, g, space), lair(words, tokens).append_text(here)))
    rest = [Text(words("label-face-down", n=n, spaces=", ".join(hidden[n])), "dim") for n in sorted(hidden)]
    return framed(below(lines, rest), words("label-dungeons"))


def lair(words: Words, tokens: tuple[int, ...]) -> Text:
    """The Guardians of an entrance, as far as they are known."""
    if HIDDEN in tokens:
        return Text(f"{words('label-lair', n=len(tokens))}  ", "dim")
    return Text(f"{', '.join(guardian(words, token) for token in tokens)}  ")


def guardian(words: Words, token: int) -> str:
    """A Guardian and what its token says."""
    return f"{guardian_name(words, token)} ({printed(words, GUARDIANS[token], 'text').rstrip('.')})"


# ------------------------------------------------------------------------------ realms


def status(words: Words, view: View) -> Text:
    """Where the game is: round, whose turn, which step; or how it ended."""
    g: Nerath = view.state
    if view.over:
        return Text(f" {title(words, view)} · {outcome(words, view)}", "bold")
    text = Text(f" {title(words, view)}", f"bold {COLOURS[g.active]}")
    return text.append(f" · {words(f'draw-step-{STEPS[g.step]}')}", "default")


def realms(words: Words, view: View) -> Panel:
    """What each realm has, in turn order; allies with what they have together."""
    g: Nerath = view.state
    table = Table.grid(padding=(0, 2, 0, 0))
    for realm in range(len(REALMS)):
        table.add_row(*realm_row(words, view, realm))
    for column in table.columns[:-1]:
        column.no_wrap = True
    lines: list[RenderableType] = [table]
    for side in sides(g) if g.ally[0] != NOBODY else ():
        names = listed(words, (realm_name(words, realm) for realm in side))
        lines.append(Text(words("label-side", realms=names, n=measure(g, side), goal=target(g)), "dim"))
    goal = words("label-goal", length=g.length, n=target(g))
    return framed(Group(*lines), f"{words('label-realms')} · {goal}")


def realm_row(words: Words, view: View, realm: int) -> Iterator[Text]:
    g: Nerath = view.state
    name = Text(f"{EMBLEMS[realm]} {realm_name(words, realm)}", f"bold {COLOURS[realm]}")
    if g.seat_of[realm] in view.seats:
        name.append(f" ({words('label-you')})", "not bold")
    if realm == g.active and not view.over:
        name.append(f" {MARK}")
    yield name
    yield Text(words("label-points", n=g.points[realm]), "bold")
    yield Text(words("label-gold", gold=g.gold[realm], income=income_of(g, realm)))
    yield Text(words("label-lands", n=g.lands[realm].bit_count()))
    yield Text(words("label-cards", n=len(g.hand[realm])))
    yield treasury(words, g, realm)


def treasury(words: Words, g: Nerath, realm: int) -> Text:
    """The Treasure cards of a realm: how many, and which of them are played."""
    played = g.treasures[realm]
    text = Text(words("label-treasures", n=len(g.chest[realm]) + len(played)))
    names = ", ".join(printed(words, TREASURES[number], "name") for number in played)
    return text.append(f" ({names})", "dim") if names else text


def hands(words: Words, view: View) -> Iterator[Panel]:
    """The cards of the viewer's realms, with what they say."""
    g: Nerath = view.state
    for realm in range(len(REALMS)):
        if g.seat_of[realm] not in view.seats:
            continue
        cards = [event_card(words, number) for number in g.hand[realm]]
        cards += [treasure_card(words, number) for number in (*g.chest[realm], *g.treasures[realm])]
        content = Group(*(cards or [Text(words("label-no-cards"), "dim")]))
        name = Text(words("label-hand", realm=realm_name(words, realm)), f"bold {COLOURS[realm]}")
        yield framed(content, name, COLOURS[realm])


def event_card(words: Words, number: int) -> Text:
    """An Event card: its name, when it is played, what it does."""
    card = EVENTS[number]
    text = Text(printed(words, card, "name"), "bold")
    text.append(f" {printed(words, EVENT_TIMINGS[card.timing], 'text')}", "not bold dim")
    return text.append(f"\n  {printed(words, card, 'text')}", "not bold")


def treasure_card(words: Words, number: int) -> Text:
    """A Treasure card: its points, when it is played, its Power and its Property."""
    card = TREASURES[number]
    text = Text(f"{printed(words, card, 'name')} ({words('label-points', n=card.vp)})", "bold")
    text.append(f" {printed(words, TREASURE_TIMINGS[card.timing], 'text')}", "not bold dim")
    for what in ("power", "property"):
        if said := printed(words, card, what):
            text.append(f"\n  {words(f'label-{what}')} ", "not bold dim").append(said, "not bold")
    return text


# ------------------------------------------------------------------- what can be done


def fights(words: Words, view: View) -> Iterator[Panel]:
    """The battles to come, and the one under way, with their odds."""
    g: Nerath = view.state
    spaces = list(bits(pending(g)))
    if spaces:
        yield framed(
            rows((name_of(words, g, space), fight(words, g, space)) for space in spaces), words("label-battles")
        )


def fight(words: Words, g: Nerath, space: int) -> Text:
    """Who fights whom in a space, and what is to be expected."""
    ours = army_name(words, g.army(g.active, space))
    text = Text(words("label-against", ours=ours, theirs=defence(words, g, space)))
    if g.fighting == space and g.battle_round:
        text.append(f" · {words('label-battle-round', n=g.battle_round)}", "bold")
    return text.append(f" · {odds(words, g, space)}", "bold")


def choices(words: Words, view: View) -> Iterator[Panel]:
    """Help with the question at hand: where pieces can go, or what can be recruited."""
    for ask in view.asks.values():
        if ask.what == "recruit":
            yield market(words, view.state, ask.about[0])
        elif lines := list(journeys(words, view.state, ask)):
            yield framed(rows(lines), words("label-ready"))


def journeys(words: Words, g: Nerath, ask: Ask) -> Iterator[tuple[Text, Text]]:
    """The pieces that can go somewhere, those with the same goals in one line."""
    bands, goals, boats = gathered(ask)
    for space in dict.fromkeys(space for space, _ in bands):
        alike: dict[tuple[int, int], Bands] = {}
        for (here, type_), n in bands.items():
            if here == space:
                ways = goals.get((here, type_), 0), boats.get((here, type_), 0)
                alike.setdefault(ways, []).append((type_, n))
        for (to, aboard), some in alike.items():
            text = Text(army(words, some), "bold")
            yield Text(space_name(words, space)), text.append_text(aims(words, g, to, aboard))


def gathered(
    ask: Ask,
) -> tuple[dict[tuple[int, int], int], dict[tuple[int, int], int], dict[tuple[int, int], int]]:
    """By space and type: how many pieces can go, where to, and to the Warships in which seas."""
    bands: BySpace = {}
    goals: BySpace = {}
    boats: BySpace = {}
    for verb, *args in ask.options:
        if verb == "move":
            space, type_, n = band_of(args[0])
            bands[space, type_] = max(n, bands.get((space, type_), 0))
            goals[space, type_] = goals.get((space, type_), 0) | 1 << args[1]
        elif verb == "embark":
            coast = boarder_of(args[1])
            bands.setdefault(coast, 1)
            boats[coast] = boats.get(coast, 0) | 1 << ship_of(args[0])[0]
        elif verb == "debark":
            ship = ship_of(args[0])
            bands.setdefault(ship, 1)
            goals[ship] = goals.get(ship, 0) | 1 << boarder_of(args[1])[0]
    return bands, goals, boats


def aims(words: Words, g: Nerath, goals: int, boats: int) -> Text:
    """Goals in words: attacks first, then friendly spaces, then Warships to board; many only by their number."""
    attacks = goals & battle_ground(g)
    text = Text()
    if attacks:
        text.append(f" {BATTLE} {some_of(words, attacks, 'label-attacks')}", DANGER)
    if goals & ~attacks:
        text.append(f" {GOES} {some_of(words, goals & ~attacks, 'label-friendly')}", "not bold")
    if boats:
        text.append(f" {BOARDS} {some_of(words, boats, 'label-friendly')}", "dim")
    return text


def some_of(words: Words, spaces: int, many: str) -> str:
    if spaces.bit_count() > MANY:
        return words(many, n=spaces.bit_count())
    return ", ".join(space_name(words, space) for space in bits(spaces))


def market(words: Words, g: Nerath, realm: int) -> Panel:
    """What pieces cost and can, and where they may be placed."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for kind, piece in enumerate(PIECES):
        gold = price(g, realm, kind)
        dice = {"attack": piece.attack_text or "–", "defend": piece.defend_text or "–"}
        values = words("label-price", gold=gold, move=piece.move, **dice)
        table.add_row(piece_name(words, kind), values, style="" if gold <= g.gold[realm] else "dim")
    named = [site(words, space, room) for space, room in sites(g, realm).items()]
    where = Text(words("label-sites", sites=", ".join(named) or "–"))
    return framed(Group(table, where), words("label-market"))


def site(words: Words, space: int, room: int) -> str:
    """A place for new pieces, and how many more it takes if that is limited."""
    name = space_name(words, space)
    return name if room >= UNLIMITED else words("label-site", space=name, n=room)


TERMINAL: Final = Terminal(board)
