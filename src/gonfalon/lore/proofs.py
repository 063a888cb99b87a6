"""What is printed, and which tests prove that it does what it says: `@pytest.mark.proves("card:magic_arrow")`.

A game that wants this lists everything printed in its module `printed.inventory`, as THINGS.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import NamedTuple

from gonfalon.lore.rules import citations_in


class Thing(NamedTuple):
    """Something printed: a card, one side of a unit, a building. What has no text, or is in a box that cannot be
    played with yet, may be proved but does not have to be."""

    id: str
    en: str
    fr: str
    counts: bool = True

    def name(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en

    @property
    def kind(self) -> str:
        """What the id begins with."""
        return self.id.partition(":")[0]


@dataclass(frozen=True)
class Proofs:
    """Which tests prove what is printed."""

    counted: list[Thing]
    tests: dict[str, list[str]]
    errors: list[str]

    @property
    def unproved(self) -> list[Thing]:
        """What counts but is proved by no test."""
        return [thing for thing in self.counted if thing.id not in self.tests]


def proofs(things: Sequence[Thing], tests: Path) -> Proofs:
    """What the test files under a folder prove, of all that is printed."""
    known = {thing.id for thing in things}
    found: dict[str, list[str]] = {}
    errors: list[str] = []
    for id, test in citations_in(tests, "proves"):
        if id in known:
            found.setdefault(id, []).append(test)
        else:
            near = get_close_matches(id, known, 1)
            hint = f"; did you mean {near[0]}?" if near else "."
            errors.append(f"{test}: nothing printed is called {id}{hint}")
    return Proofs([thing for thing in things if thing.counts], found, errors)
