"""How a game speaks and draws in one language, and what the server itself says."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from htpy import Element

from gonfalon import games
from gonfalon.core import Game, Option, View
from gonfalon.lore import rules
from gonfalon.lore.words import COMMON, Words
from gonfalon.web import sentences_folder
from gonfalon.web.text import html

HERE = Path(__file__).parent
SENTENCES = 1 << 14
FOLDERS = (COMMON, HERE / "words", sentences_folder())


class RememberedWords(Words):
    """Words that remember what they said: the same few sentences are wanted again and again."""

    def __init__(self, folders: Sequence[Path], lang: str) -> None:
        super().__init__(folders, lang)
        self.remembered = lru_cache(SENTENCES)(self._said)

    def __call__(self, id: str, **facts: Any) -> str:
        try:
            return self.remembered(id, tuple(facts.items()))
        except TypeError:
            return self.said(id, facts)

    def _said(self, id: str, facts: tuple[tuple[str, Any], ...]) -> str:
        return self.said(id, dict(facts))


@cache
def words_in(lang: str, game: str = "") -> Words:
    """The words of the pages, and of a game if one is named."""
    return RememberedWords([*FOLDERS, *([games.folder(game) / "words"] if game else [])], lang)


@dataclass(frozen=True)
class Voice:
    """A game's parts that speak and draw, and the words they use. Everything they say comes from a view."""

    game: Game
    words: Words
    tell: Any
    draw: Any
    book: rules.Catalogue

    def seat(self, view: View, seat: int) -> str:
        return str(self.tell.seat(self.words, view, seat))

    def seats(self, view: View, seats: Iterable[int]) -> str:
        """Sides in a row: `Blue, Red and Green`."""
        *first, last = [self.seat(view, seat) for seat in seats]
        return self.words("said-and", first=", ".join(first), last=last) if first else last

    def side(self, mode: str, seat: int) -> str:
        """What a seat is called before the game."""
        return str(self.tell.side(self.words, mode, seat))

    def title(self, view: View) -> str:
        """How far the game is."""
        if hasattr(self.tell, "title"):
            return str(self.tell.title(self.words, view))
        if view.over:
            return self.words("said-over")
        round, last = getattr(view.state, "round", 0), getattr(view.state, "last_round", 0)
        return self.words("label-round", round=round, last=last) if round else self.words("label-setup")

    def outcome(self, view: View) -> str:
        """Who has won; nothing while the game goes on."""
        if not view.over:
            return ""
        if hasattr(self.tell, "outcome"):
            return str(self.tell.outcome(self.words, view))
        won = [seat for seat, place in enumerate(view.result) if place == 1]
        if not won:
            return self.words("said-nobody-won")
        return self.words("said-won", n=len(won), seats=self.seats(view, won))

    def option(self, view: View, option: Option) -> list[Any]:
        """An option as the page needs it: record text, targets, label, note, and whether it begins a fight."""
        note = self.tell.note(self.words, view, option) if hasattr(self.tell, "note") else ""
        fight = self.tell.is_fight(view, option) if hasattr(self.tell, "is_fight") else False
        text = self.game.verbs.text(option)
        targets = list(self.draw.targets(view, option))
        return [text, targets, self.tell.option(self.words, view, option), note, bool(fight)]

    def arms(self, sides: Iterable[int]) -> str:
        """The signs of some sides, by which they are known without their colours."""
        return "".join(html(self.draw.arms(side)) for side in sides) if hasattr(self.draw, "arms") else ""

    def arms_of(self, view: View, seats: Iterable[int]) -> str:
        """The signs of those who sit there; a seat may play several sides."""
        if not hasattr(self.draw, "bearers"):
            return self.arms(seats)
        return self.arms(side for seat in seats for side in self.draw.bearers(view, seat))

    def line(self, view: View, number: int, fact: Sequence[Any]) -> str | None:
        """A line of the log, or None for what another line tells as well."""
        from gonfalon.web.pages.log import line

        text = self.tell.fact(self.words, view, fact)
        if not text:
            return None
        sides = self.draw.sides(view, fact) if hasattr(self.draw, "sides") else ()
        drawn = line(
            number,
            text,
            self.draw.highlights(view, fact),
            self._dice(fact),
            self.arms(sides),
            fact[0] in ("turn", "round"),
        )
        return html(drawn)

    def _kinds(self, fact: Sequence[Any]) -> Sequence[str]:
        """What the arguments of a fact are, if the game says so."""
        kinds: Sequence[str] = getattr(self.tell, "TOLD", {}).get(fact[0], ())
        return kinds

    def _dice(self, fact: Sequence[Any]) -> Element | None:
        """The dice that a fact is about, which come last in it."""
        kinds = self._kinds(fact)
        if "faces" not in kinds:
            return None
        dice: Element = self.draw.dice(self.words, tuple(fact[1 + list(kinds).index("faces") :]))
        return dice

    def rule(self, id: str) -> str:
        """The sentence of a rule; nothing if the book has none with that id."""
        return self.book.rules[id].text(self.words.lang) if id in self.book.rules else ""


@cache
def voice_of(game: str, lang: str) -> Voice:
    return Voice(
        games.find(game),
        words_in(lang, game),
        games.part(game, "tell"),
        games.part(game, "draw"),
        rules.load_file(games.folder(game) / "rules.toml"),
    )
