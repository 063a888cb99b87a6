"""A question put to a person: shows what may be chosen, and reads input until it is an answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum

from rich.columns import Columns
from rich.text import Text

from gonfalon.cli.choices import LONG, Choices, Row, shared
from gonfalon.cli.speech import Speech
from gonfalon.core import Ask, GonfalonError, Option, View
from gonfalon.core.numbers import is_number


class Wish(Enum):
    """What a person may want instead of choosing."""

    UNDO = "u"
    QUIT = "q"
    ORDER = "o"


class Person:
    """Whoever answers the question `ask`. `why_not(option)` names the rule against an option."""

    def __init__(self, speech: Speech, view: View, ask: Ask, why_not: Callable[[Option], str | None]) -> None:
        self.speech = speech
        self.view = view
        self.ask = ask
        self.why_not = why_not
        self.options = list(ask.options)
        self.choices = Choices.of(speech.game.verbs, self.options, self.name)
        self.rows: list[Row] = []
        self.order = ""
        self.commands: dict[str, Callable[[], Wish | None]] = {
            "": lambda: self.offer(self.options),
            "?": lambda: speech.rule(ask.rule),
            "u": self.undo,
            "b": lambda: speech.board(view),
            "l": lambda: speech.facts(view, view.log),
            "h": lambda: speech.say("cli-help"),
            "o": lambda: speech.say("cli-orders"),
            "q": lambda: Wish.QUIT,
        }

    def name(self, option: Option) -> str:
        return self.speech.tell.option(self.speech.words, self.view, option)

    def answer(self) -> Option | Wish:
        """Ask until there is an answer."""
        self.offer(self.options)
        while True:
            line = self.read()
            if line.startswith("o "):
                self.order = line[2:]
                return Wish.ORDER
            answer = self.commands[line]() if line in self.commands else self.understand(line)
            if answer is not None:
                return answer

    def read(self) -> str:
        """The next line typed. End of input means quit."""
        try:
            return self.speech.console.input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            self.speech.console.print()
            return "q"

    def offer(self, options: Sequence[Option]) -> None:
        """Show the question and what may be chosen."""
        speech = self.speech
        self.rows = self.choices.rows(options)
        speech.print(speech.tell.prompt(speech.words, self.view, self.ask.seat), "bold")
        if len(self.rows) > LONG:
            self.offer_many([row.label for row in self.rows])
            return
        for number, row in enumerate(self.rows, 1):
            speech.print(" · ".join(filter(None, (f"{number:>3}  {row.label}", self.note(row)))))

    def note(self, row: Row) -> str:
        """What to know before choosing a row; nothing if it only leads to others."""
        if len(row.options) > 1:
            return ""
        return self.speech.tell.note(self.speech.words, self.view, row.options[0])

    def offer_many(self, labels: list[str]) -> None:
        """A long list in columns; the words that all lines begin with are printed once."""
        if start := shared(labels):
            self.speech.print(f"{start} …")
        lines = [f"{number:>3}  {label.removeprefix(start).strip()}" for number, label in enumerate(labels, 1)]
        self.speech.console.print(Columns([Text(line) for line in lines], padding=(0, 3), column_first=True))

    def understand(self, line: str) -> Option | None:
        """The option that was typed, if it is one; otherwise say what is wrong, or what it may mean."""
        if is_number(line):
            return self.pick(int(line))
        shown = [option for row in self.rows for option in row.options]
        meant = self.choices.narrowed(line, shown) or self.choices.narrowed(line, self.options)
        if len(meant) == 1:
            return meant[0]
        if meant:
            self.offer(meant)
        else:
            self.refuse(line)
        return None

    def pick(self, number: int) -> Option | None:
        """The option with this number in the list."""
        if not 1 <= number <= len(self.rows):
            self.speech.say("cli-no-number", number=number, last=len(self.rows))
            return None
        options = self.rows[number - 1].options
        if len(options) == 1:
            return options[0]
        self.offer(options)
        return None

    def refuse(self, line: str) -> None:
        """Say why this is not an answer; if it is an option of the game, cite the rule against it."""
        try:
            option = self.speech.game.verbs.parse(line)
        except GonfalonError:
            self.speech.say("cli-not-understood", text=line)
            return
        self.speech.say("cli-not-now", text=line)
        self.speech.rule(self.why_not(option) or self.ask.rule)

    def undo(self) -> Wish | None:
        if self.ask.seat in self.view.undo:
            return Wish.UNDO
        self.speech.say("cli-no-undo")
        return None
