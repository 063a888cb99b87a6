"""What the pages are made from: plain data that the server gathers, already in the reader's language.

Every page takes a Context. A table and a replay take a TablePage too, whose `update` is the first full message of
the live connection, so that a page shows the same with and without its script:

    version, groups [[id, svg], ...], panels {id: html}, prompt {text, rule, seat, nth, mine},
    options [{choice, targets, label, note, brief, fight, end, sure}, ...],
    undo, undo_why, log [[n, html], ...], waiting, over, pass_to,
    window {left, holds, waives, passed, known} (null unless I may react, within a fixed time; left in ms),
    standing (my order for reactions), answers ("self" if what has one sensible answer answers itself, else "ask"),
    selves (what has answered itself, a sentence), parts {id: html} (what only has to be put in its place: the
    title, the ribbon, the arms of whoever must choose, is waited for or has won, and so on; see seen/parts.py)

Lines of the log are drawn by `line`, so that they look the same in the page and in a message. Their numbers
increase; a line sent again with the same number replaces the old one and all after it, as after an undo. What a
page says in return is in wire/messages.py.

Forms send, besides `_csrf_token`:
    POST /play          game
    POST /new/{game}    mode, seat-0 ... seat-3 ("me", "friend", a bot's name, or "" for nobody),
                        option-<id>, reactions, seed, name
    POST /learn/{game}  lesson
    POST /table/{id}/again
    POST /table/{id}/delete
    POST /table/{id}/sit  seat (to take back)
    POST /table/{id}/on line (of the log)
    POST /watch/{id}/on step, seat
    POST /watch         record (a file)
    POST /lang, /theme  lang or theme ("light", "dark", ""), next (the page to go back to)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from markupsafe import Markup

from gonfalon.games.contract import PLACES
from gonfalon.lore.words import Words


def sitting(words: Words, who: str) -> str:
    """Who has a seat: a person, a built-in bot, or one that a game provides and may name (`bot-<name>`)."""
    known = (id for id in (f"page-sit-{who}", f"bot-{who}") if id in words)
    return next(map(words, known), who)


@dataclass(frozen=True)
class TableSummary:
    """A table in the list of my own: `line` says how far it has got, or who has won; `when` something happened
    there last; `mine` that it is my turn; `lost` that I have no seat there, and perhaps had one."""

    id: str
    game: str
    title: str
    line: str
    mine: bool = False
    over: bool = False
    when: datetime | None = None
    lost: bool = False
    deletable: bool = False


@dataclass(frozen=True)
class TableOption:
    """Something agreed on before a game: the values with their labels, the default first."""

    id: str
    title: str
    values: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class ModeCard:
    """A way to play a game: for how many seats, what they are called, and what is agreed on beforehand."""

    id: str
    title: str
    seats: tuple[int, ...]
    sides: tuple[str, ...]
    line: str = ""
    options: tuple[TableOption, ...] = ()


@dataclass(frozen=True)
class LessonCard:
    """Something to learn, in a prepared position."""

    id: str
    title: str
    task: str


@dataclass(frozen=True)
class GameCard:
    """A game as the home page and the form show it; `picture` is an address, `demos` are games to
    watch: id and name; `arms` is the sign of its first side."""

    id: str
    title: str
    line: str
    modes: tuple[ModeCard, ...]
    picture: str = ""
    bots: tuple[str, ...] = ()
    lessons: tuple[LessonCard, ...] = ()
    workshop: bool = False
    demos: tuple[tuple[str, str], ...] = ()
    arms: str = ""


@dataclass(frozen=True)
class Context:
    """Who is looking: language, theme, words (those of lore, web and, if a page is about a game, of the game).

    `assets` gives the address of gonfalon.js, gonfalon.css, <game>.css and <game>.svg by name; `path` is the page
    itself, to come back to after a change of language.
    """

    lang: str
    theme: str
    words: Words
    csrf: str
    assets: Mapping[str, str]
    tables: Sequence[TableSummary] = ()
    games: Sequence[GameCard] = ()
    path: str = "/"


@dataclass(frozen=True)
class TablePage:
    """A table, or a replay: then `last` is the number of its steps and `at` the one that is shown.

    `board` is the address of the static layer; where it is empty, `static` is the layer itself. `about` says what
    is played: the mode, or the table's name. `orders` says whether I may choose when to be asked for reactions;
    `places` where the panels go. In a replay, `hands` are whose hands may be shown, by value and name, and
    `hand` is the value that is chosen. `lost` are seats that somebody who only watches may take back, with what
    they are called.
    """

    id: str
    game: str
    title: str
    update: Mapping[str, Any]
    size: tuple[float, float]
    board: str = ""
    static: str = ""
    about: str = ""
    speed: int = 1
    lesson: LessonCard | None = None
    next_lesson: str = ""
    orders: bool = False
    at: int = 0
    last: int = 0
    places: Mapping[str, str] = field(default_factory=lambda: PLACES)
    hands: Sequence[tuple[str, str]] = ()
    hand: str = ""
    lost: Sequence[tuple[int, str]] = ()

    def panels(self, place: str) -> list[str]:
        """The panels in a place, in order. The log is a tab, the first unless the game says otherwise."""
        places = self.places if "log" in self.places else {"log": "tabs", **self.places}
        return [id for id, where in places.items() if where == place]

    def part(self, id: str) -> Markup:
        """What the update has for a place of the page."""
        return Markup(self.update.get("parts", {}).get(id, ""))

    def unplaced(self) -> list[str]:
        """The panels that have no place and are part of no other: what opens on demand."""
        return [
            id
            for id in self.update.get("panels", {})
            if id not in self.places and id.rpartition("-")[0] not in self.places
        ]
