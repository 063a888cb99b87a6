"""The players in the terminal: what each has, their armies, the common Decks, and how far the game has come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gonfalon.core import View
from gonfalon.games.heroes.codes import (
    BUILD,
    NOBODY,
    POPULATION,
    RESOURCES,
    SPELL_BOOK,
    heroes_of,
    purse_at,
)
from gonfalon.games.heroes.printed import (
    ASTROLOGERS,
    DIFFICULTIES,
    SCENARIOS,
)
from gonfalon.games.heroes.printed.ops.scenarios import WinClaims
from gonfalon.games.heroes.rules import scenario
from gonfalon.games.heroes.rules.geography import own_heroes
from gonfalon.games.heroes.state import Heroes
from gonfalon.games.heroes.tell.names import (
    card_name,
    card_names,
    face_name,
    hero_name,
    pile_name,
    printed,
    seat_name,
    signed,
    week_name,
)
from gonfalon.games.heroes.tell.titles import outcome, title
from gonfalon.lore.phrases import named
from gonfalon.lore.sheet import framed, rows
from gonfalon.lore.words import Words

from .signs import MARK, NOTHING, side

TOKENS: Final = ((BUILD, "build"), (POPULATION, "population"), (SPELL_BOOK, "spell"))


def status(words: Words, view: View) -> RenderableType:
    """Where the game stands, what the week brings, and who is to move; or how it ended."""
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
        at = purse_at(seat, resource)
        yield Text(f"{g.resources[at]}").append(f" +{g.income[at]}", "dim")
    mp = [str(g.mp[hero]) for hero in own_heroes(g, seat)]
    yield Text("/".join(mp) or NOTHING)
    yield Text(f"{len(g.hand[seat])}/{g.hand_limit(seat)}·{len(g.deck[seat])}·{len(g.discard[seat])}")
    yield Text(signed(g.morale[seat]))
    ready = [words(f"label-token-{what}") for token, what in TOKENS if g.tokens[seat] & token]
    yield Text(" ".join(ready) or NOTHING)


def armies(words: Words, view: View) -> RenderableType:
    """The Unit Decks, and whatever else is public about a player."""
    g: Heroes = view.state
    lines = ((side(words, g, seat), army(words, g, seat)) for seat in range(g.players))
    return framed(rows(lines), words("label-armies"))


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
    if g.grail in heroes_of(seat):
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
