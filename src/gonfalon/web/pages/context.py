"""What the pages are made from: plain facts that the server gathers, already in the reader's language.

Every page takes a Context. A table and a replay take a TablePage too, whose `update` is the first full message of
the live connection, so that a page shows the same with and without its script:

    version, groups [[id, svg], ...], panels {id: html}, ribbon [[text, is_current], ...], title,
    prompt {text, rule, seat, nth, mine}, options [[choice, [targets], label, note, danger], ...],
    undo, undo_why, log [[n, html], ...], waiting, over, pass_to,
    arms (html: the sign of whoever must choose, is waited for or has won), standing (my order for reactions)

Lines of the log are drawn by `line`, so that they look the same on the page and on the wire. Their numbers grow; a
line that comes again with the same number, and all after it, replace the old ones, as after an undo. A page that
asks why something cannot be chosen knows only what was pointed at: {"why": "", "verb", "targets", "seat"}.

Forms send, besides `_csrf_token`:
    POST /play          game
    POST /new/{game}    mode, seat-0 ... seat-3 ("me", "friend", a bot's name, or "" for nobody),
                        option-<id>, seed, name
    POST /learn/{game}  lesson
    POST /table/{id}/again
    POST /watch         record (a file)
    POST /lang, /theme  lang or theme ("light", "dark", ""), next (the page to go back to)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from gonfalon.lore.words import Words

LANGUAGES: Final[Mapping[str, str]] = {"en": "English", "fr": "Français"}
THEMES: Final = ("", "light", "dark")
"""The empty theme follows the device."""

SPEEDS: Final[Mapping[int, int]] = {0: 900, 1: 350, 2: 120, 3: 0}
"""How long the table waits between two steps of a bot, in milliseconds, by the speed a person chose."""


def sitting(words: Words, who: str) -> str:
    """Who sits on a seat: a person, a bot of the house, or one that a game brings and may name (`bot-<name>`)."""
    known = (id for id in (f"page-sit-{who}", f"bot-{who}") if id in words)
    return next(map(words, known), who)


@dataclass(frozen=True)
class TableSummary:
    """A table in the list of mine: `line` says how far it is; `mine` that it waits for me."""

    id: str
    game: str
    title: str
    line: str
    mine: bool = False
    over: bool = False


@dataclass(frozen=True)
class TableOption:
    """Something that is agreed before a game: the values with their labels, the first being usual."""

    id: str
    title: str
    values: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class ModeCard:
    """A way to play a game: for how many seats, what they are called, and what is agreed before."""

    id: str
    title: str
    seats: tuple[int, ...]
    sides: tuple[str, ...]
    line: str = ""
    options: tuple[TableOption, ...] = ()


@dataclass(frozen=True)
class LessonCard:
    """Something to learn, in a made position."""

    id: str
    title: str
    task: str


@dataclass(frozen=True)
class GameCard:
    """A game as the home page and the form show it; `picture` is an address, `demos` are games to
    watch: id and name."""

    id: str
    title: str
    line: str
    modes: tuple[ModeCard, ...]
    picture: str = ""
    bots: tuple[str, ...] = ()
    lessons: tuple[LessonCard, ...] = ()
    workshop: bool = False
    demos: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Context:
    """Who looks: language, theme, words (those of lore, web and, where a page is about a game, of the game).

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
    """A table, or a game that is watched: then `last` is the number of its steps and `at` the one that is shown.

    `board` is the address of the static layer; where it is empty, `static` is the layer itself. `about` says what
    is played: the mode, or the table's name. `orders` says whether I may be asked for reactions, and say when.
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
