"""How a game is shown and described in the terminal, in one language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.text import Text

from gonfalon import games
from gonfalon.cli.common import words_in
from gonfalon.core import Game, Match, View
from gonfalon.games.contract import Tell, Terminal
from gonfalon.lore.chronicle import lines, story_of
from gonfalon.lore.command import new_console
from gonfalon.lore.words import Words


@dataclass(frozen=True)
class Speech:
    """The words of a game, the parts of it that speak and draw, and the console they use."""

    game: Game
    words: Words
    tell: Tell
    terminal: Terminal
    console: Console

    @classmethod
    def of(cls, game: str, lang: str) -> Speech:
        words = words_in(lang, game)
        return cls(games.find(game), words, games.tell(game), games.terminal(game), new_console())

    def say(self, id: str, **facts: Any) -> None:
        """Print a message."""
        self.print(self.words(id, **facts))

    def print(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style))

    def seat(self, view: View, seat: int) -> str:
        return self.tell.seat(self.words, view, seat)

    def board(self, view: View) -> None:
        self.console.print(self.terminal.board(self.words, view))

    def facts(self, view: View, facts: Sequence[tuple[Any, ...]]) -> None:
        """What happened, one line each."""
        for fact in facts:
            if line := self.tell.line(self.words, view, fact):
                self.print(f"  · {line}", "dim")

    def places(self, match: Match, view: View, players: Sequence[str]) -> None:
        """How the game ended, and everybody's place, once it is over."""
        result = match.result
        if result:
            self.print(self.tell.ending(self.words, view), "bold")
        if len(set(result)) == 1:
            return
        for seat in sorted(range(len(result)), key=lambda seat: result[seat]):
            player = f" ({players[seat]})" if seat < len(players) else ""
            self.say("cli-place", place=result[seat], name=self.seat(view, seat) + player)

    def chronicle(self, match: Match) -> None:
        """What a finished game has been like, in a few lines."""
        if self.tell.chronicle is None or not match.over:
            return
        moves = [(entry.seat, entry.option) for entry in match.journal]
        begun = Match(match.game, match.setup, live=not match.state.quick)
        story = story_of(begun, moves, self.tell.counted)
        for line in lines(self.words, self.tell.chronicle(self.words, story)):
            self.print(line, "dim")

    def rule(self, id: str) -> None:
        """A rule and how we read it, or that there is none."""
        if not id:
            self.say("cli-no-rule")
            return
        rule = games.book(self.game.id).cite(id)
        self.say("cli-rule", rule=rule.id, page=rule.page, text=rule.text(self.words.lang))
        if reading := rule.reading(self.words.lang):
            self.say("cli-ruling", text=reading)

    def wipe(self) -> None:
        """Clear the screen, with nothing to scroll back to."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\033[3J")
