"""What the pages are made from: plain data that the server gathers, already in the reader's language.

Every page takes a Context. A table and a replay take a TablePage too, whose `update` is the first full message of
the live connection, so that a page shows the same with and without its script:

    version, groups [[id, svg], ...], panels {id: html}, ribbon [[text, is_current], ...], title,
    prompt {text, rule, seat, nth, mine}, options [{choice, targets, label, note, fight}, ...],
    undo, undo_why, log [[n, html], ...], waiting, over, pass_to,
    window {left, holds, waives, passed, known} (null unless I may react, within a fixed time; left in ms),
    arms (html: those of whoever must choose, is waited for or has won), standing (my order for reactions)

Lines of the log are drawn by `line`, so that they look the same in the page and in a message. Their numbers
increase; a line sent again with the same number replaces the old one and all after it, as after an undo. What a
page says in return is in wire/messages.py.

Forms send, besides `_csrf_token`:
    POST /play          game
    POST /new/{game}    mode, seat-0 ... seat-3 ("me", "friend", a bot's name, or "" for nobody),
                        option-<id>, reactions, seed, name
    POST /learn/{game}  lesson
    POST /table/{id}/again
    POST /watch         record (a file)
    POST /lang, /theme  lang or theme ("light", "dark", ""), next (the page to go back to)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gonfalon.lore.words import Words


def sitting(words: Words, who: str) -> str:
    """Who has a seat: a person, a built-in bot, or one that a game provides and may name (`bot-<name>`)."""
    known = (id for id in (f"page-sit-{who}", f"bot-{who}") if id in words)
    return next(map(words, known), who)


@dataclass(frozen=True)
class TableSummary:
    """A table in the list of my own: `line` says how far it has got; `mine` that it is my turn."""

    id: str
    game: str
    title: str
    line: str
    mine: bool = False
    over: bool = False


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
    is played: the mode, or the table's name. `orders` says whether I may choose when to be asked for reactions.
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
