"""Where the game stands: the realms, and the cards of the viewer."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gonfalon.core import View
from gonfalon.games.nerath.phases import income_of
from gonfalon.games.nerath.printed import EVENT_TIMINGS, EVENTS, REALMS, TREASURE_TIMINGS, TREASURES
from gonfalon.games.nerath.printed.regions import NOBODY
from gonfalon.games.nerath.rules.scoring import measure, sides, target
from gonfalon.games.nerath.state import STEPS, Nerath
from gonfalon.games.nerath.tell.names import outcome, realm_name, title
from gonfalon.lore.phrases import listed, printed
from gonfalon.lore.sheet import framed
from gonfalon.lore.words import Words

from .signs import COLOURS, EMBLEMS, MARK


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
