"""How a long list of options is offered to a person: in groups, by number, or by any words that name it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import takewhile

from gonfalon.core import Option, Verbs

LONG = 12
"""A list longer than this is shown in groups."""


@dataclass(frozen=True)
class Row:
    """One line of the list: an option, or several that begin the same way."""

    label: str
    options: tuple[Option, ...]


@dataclass(frozen=True)
class Choices:
    """The options of a question, with the name of each in the person's language."""

    verbs: Verbs
    labels: dict[Option, str]

    @classmethod
    def of(cls, verbs: Verbs, options: Sequence[Option], name: Callable[[Option], str]) -> Choices:
        return cls(verbs, {option: name(option) for option in options})

    def rows(self, options: Sequence[Option]) -> list[Row]:
        """What to show: one row per option, or one for all options with the same verb and first argument."""
        groups: dict[Option, list[Option]] = {}
        for option in options:
            groups.setdefault(option[:2] if len(option) > 2 else option, []).append(option)
        if len(options) <= LONG or len(groups) == 1:
            groups = {option: [option] for option in options}
        return [Row(self._heading(group), tuple(group)) for group in groups.values()]

    def _heading(self, group: Sequence[Option]) -> str:
        labels = [self.labels[option] for option in group]
        return labels[0] if len(labels) == 1 else f"{shared(labels)} … ({len(labels)})"

    def narrowed(self, text: str, options: Sequence[Option]) -> list[Option]:
        """The options that match all the words typed, as the record writes them or as they are shown."""
        wanted = text.casefold().split()
        said = {option: self._said(option) for option in options}
        exact = [option for option in said if all(word in said[option] for word in wanted)]
        return exact or [option for option in said if all(_begins(word, said[option]) for word in wanted)]

    def _said(self, option: Option) -> list[str]:
        """The words an option can be called by."""
        text = self.verbs.text(option)
        return [word.strip(".,:;()") for word in f"{text} {self.labels[option]}".casefold().split()]


def _begins(word: str, said: Sequence[str]) -> bool:
    """Whether a word begins one of those said; numbers must match as a whole: `f1` is not `f11`."""
    cut_short = [each for each in said if word[-1].isdigit() and each[len(word) :][:1].isdigit()]
    return any(each.startswith(word) for each in said if each not in cut_short)


def shared(labels: Sequence[str]) -> str:
    """The words with which all labels begin."""
    alike = takewhile(lambda words: len(set(words)) == 1, zip(*(label.split(" ") for label in labels)))
    return " ".join(words[0] for words in alike)
