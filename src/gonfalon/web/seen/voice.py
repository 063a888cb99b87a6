"""How a game speaks and draws in one language, and what the server itself says."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product
from pathlib import Path
from typing import Any, NotRequired, TypedDict

from gonfalon import games
from gonfalon.core import Game, Option, View
from gonfalon.core.journal import WENT_BACK
from gonfalon.core.numbers import is_number
from gonfalon.games.contract import Draw, Tell
from gonfalon.lore.phrases import listed
from gonfalon.lore.rules import Catalogue
from gonfalon.lore.words import COMMON, Words
from gonfalon.web import sentences_folder
from gonfalon.web.seen.log import line
from gonfalon.web.seen.text import html
from gonfalon.web.store.saved import Holder

WEB = Path(__file__).parent.parent
SENTENCES = 1 << 14
MOST_TARGETS, LONGEST_NUMBER = 4, 6
"""How many targets, with how many digits, a page may point at when it asks why."""

BRIEF = 28
"""Of a note longer than this, a button has the first part, which says what matters most."""

FOLDERS = (COMMON, WEB / "words", sentences_folder())


class Offer(TypedDict):
    """An option as a page needs it: as the record writes it, what to point at for it, what it is called, what
    would happen, whether it begins a fight or ends a turn, and whether the last click may choose it at once."""

    choice: str
    targets: list[str]
    label: str
    note: str
    brief: str
    fight: bool
    end: bool
    sure: bool
    warning: NotRequired[str]


class RememberedWords(Words):
    """Words with a cache: the same few sentences are needed again and again."""

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


def words_in(lang: str, game: str = "") -> Words:
    """The words of the pages, and of a game if one is named."""
    return loaded_words(lang, game)


@cache
def loaded_words(lang: str, game: str) -> Words:
    return RememberedWords([*FOLDERS, *([games.folder(game) / "words"] if game else [])], lang)


def brief(note: str) -> str:
    """The first part of a long note, which says what matters most, if that is short."""
    if len(note) <= BRIEF:
        return note
    first = note.partition(" · ")[0]
    return first if len(first) <= BRIEF else ""


@dataclass(frozen=True)
class Voice:
    """A game's parts that speak and draw, and the words they use. Everything they say comes from a view."""

    game: Game
    words: Words
    tell: Tell
    draw: Draw
    book: Catalogue

    def seat(self, view: View, seat: int) -> str:
        return self.tell.seat(self.words, view, seat)

    def named(self, view: View, holders: Sequence[Holder], seat: int) -> str:
        """A side, and who plays it if they have a name: `Anna (Blue)`."""
        side, name = self.seat(view, seat), holders[seat].name
        return self.words("said-named", name=name, seat=side) if name else side

    def seats(self, view: View, seats: Iterable[int]) -> str:
        """Sides as a list: `Blue, Red and Green`."""
        return listed(self.words, (self.seat(view, seat) for seat in seats))

    def side(self, mode: str, seat: int) -> str:
        """What a seat is called before the game."""
        return self.tell.side(self.words, mode, seat)

    def title(self, view: View) -> str:
        """How far the game has got."""
        return self.tell.title(self.words, view)

    def outcome(self, view: View) -> str:
        """Who has won; empty while the game goes on."""
        return self.tell.ending(self.words, view) if view.over else ""

    def option(self, view: View, option: Option) -> Offer:
        """An option as the page needs it."""
        tell, words = self.tell, self.words
        note = tell.note(words, view, option)
        return {
            "choice": self.game.verbs.text(option),
            "targets": list(self.draw.targets(view, option)),
            "label": tell.short(words, view, option) or tell.option(words, view, option),
            "note": note,
            "brief": brief(note),
            "fight": tell.is_fight(view, option),
            "end": tell.is_end(view, option),
            "sure": tell.sure(view, option),
        }

    def pointed(self, view: View, seat: int, verb: str, targets: Sequence[str]) -> Option | None:
        """The option with these targets, preferably in this order: of this verb, or else of another. A target ends
        in the number of what it names."""
        table = self.game.verbs.table
        parts = [target.rpartition("-")[::2] for target in targets[:MOST_TARGETS]]
        things = [(name, int(end)) for name, end in parts if is_number(end) and len(end) <= LONGEST_NUMBER]
        for option in self.draw.meant(view, things):
            if all(n < len(kind.names) for n, kind in zip(option[1:], table[option[0]])):
                return option
        known = sorted({*(n for _, n in things), *(n for n in view.asks[seat].about if n >= 0)})
        found: Option | None = None
        for each in (verb, *table):
            for values in product(*([n for n in known if n < len(kind.names)] for kind in table[each])):
                option = (each, *values)
                meant = tuple(self.draw.targets(view, option))
                if meant == tuple(targets):
                    return option
                if found is None and set(meant) == set(targets):
                    found = option
        return found

    def arms(self, sides: Iterable[int]) -> str:
        """The arms of some sides, which tell them apart without colour."""
        return "".join(html(arms) for side in sides if (arms := self.draw.arms(side)))

    def arms_of(self, view: View, seats: Iterable[int]) -> str:
        """The arms of some seats; a seat may play several sides."""
        return self.arms(side for seat in seats for side in self.draw.bearers(view, seat))

    def line(self, view: View, number: int, fact: Sequence[Any]) -> str | None:
        """A line of the log, or None if another line says the same."""
        text = self.tell.line(self.words, view, fact)
        if not text:
            return None
        if fact[0] == WENT_BACK:
            return html(line(number, text, kind="heading"))
        faces = self.tell.faces(fact)
        drawn = line(
            number,
            text,
            self.draw.highlights(view, fact),
            self.draw.dice(self.words, faces) if faces else None,
            self.arms(self.draw.sides(view, fact)),
            self._kind(view, number, fact[0]),
        )
        return html(drawn)

    def _kind(self, view: View, number: int, name: str) -> str:
        """What a line begins or ends. If what begins a fight has no line of its own, the next one begins it."""
        begins, ends = self.tell.fights
        if name in self.tell.headings:
            return "heading"
        before = view.log[number - 1] if number else ("",)
        if name in begins or (before[0] in begins and not self.tell.line(self.words, view, before)):
            return "fight"
        return "fought" if name in ends else ""

    def inspected(self, view: View, target: str, picked: Sequence[str] = ()) -> str:
        """What there is to know about something on the page; empty if the game has nothing to say."""
        shown = self.draw.inspect(self.words, view, target, picked)
        return html(shown) if shown is not None else ""

    def rule(self, id: str) -> str:
        """The sentence of a rule; empty if the book has none with that id."""
        return self.book.rules[id].text(self.words.lang) if id in self.book.rules else ""


@cache
def voice_of(game: str, lang: str) -> Voice:
    return Voice(games.find(game), words_in(lang, game), games.tell(game), games.draw(game), games.book(game))
