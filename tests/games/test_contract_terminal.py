"""Every game in the terminal: it fits any width, in both languages, and every word is there."""

from __future__ import annotations

from functools import cache
from io import StringIO
from typing import Literal

import pytest
from rich.cells import cell_len
from rich.console import Console

from games.positions import LANGUAGES, views, words
from games.speech import MISSING_WORD
from gonfalon import games

EACH = pytest.mark.parametrize("game", games.GAMES)
BOTH = pytest.mark.parametrize("lang", LANGUAGES)


def shown(game: str, lang: str, view: object, width: int, colour: bool = False) -> str:
    """The board as a terminal of this width shows it."""
    file = StringIO()
    system: Literal["truecolor"] | None = "truecolor" if colour else None
    console = Console(file=file, width=width, force_terminal=colour, color_system=system, legacy_windows=False)
    console.print(games.terminal(game).board(words(game, lang), view))  # type: ignore[arg-type]
    return file.getvalue()


@cache
def screens(game: str, lang: str, width: int) -> list[str]:
    """Every position as a terminal of this width shows it."""
    return [shown(game, lang, view, width) for view in views(game)]


@pytest.mark.parametrize("width", [80, 120, 200])
@BOTH
@EACH
def test_the_board_fits(game, lang, width):
    lines = {line for screen in screens(game, lang, width) for line in screen.splitlines()}
    assert [line for line in lines if cell_len(line) > width] == []


@BOTH
@EACH
def test_every_word_is_there(game, lang):
    for text in screens(game, lang, 120):
        assert MISSING_WORD.findall(text) == []
        assert "none" not in text


@EACH
def test_it_says_the_same_without_colours(game):
    for view in list(views(game))[::5]:
        assert "\x1b" not in shown(game, "en", view, 120)
        assert shown(game, "en", view, 120, colour=True).strip()
