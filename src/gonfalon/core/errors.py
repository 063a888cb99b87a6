"""What can go wrong between a player and a match. Every error comes with a sentence that says what is possible."""

from collections.abc import Iterable
from difflib import get_close_matches


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """The end of a sentence about an unknown name: the nearest known one, or all of them."""
    known = list(known)
    near = get_close_matches(name, known, 1)
    return f"did you mean '{near[0]}'?" if near else f"there are: {', '.join(known)}."


class GonfalonError(Exception):
    """The base of everything this project raises on purpose; its text is written for people, in English."""

    def said(self, lang: str) -> str:
        """The text in the reader's language, or "" if the error has no translation."""
        return ""


class IllegalChoice(GonfalonError):
    """The option is not among those offered to the seat, or the seat has no open question."""


class StaleChoice(GonfalonError):
    """The answer belongs to an earlier question of the seat."""


class CannotUndo(GonfalonError):
    """The seat has nothing it may take back."""


class RuleError(GonfalonError):
    """A rule of the game failed; the match is as it was before the choice."""


class RecordError(GonfalonError):
    """A record cannot be read or does not fit the game it names."""


class Unwind(Exception):
    """Raised by a rule to drop every frame above the nearest one with this name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name
