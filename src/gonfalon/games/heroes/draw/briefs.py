"""The abilities of units in a few words each, to fit a line on their cards. The inspector has the whole text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from gonfalon.games.heroes.printed.units import UnitAbility
from gonfalon.lore.phrases import capital, printed
from gonfalon.lore.words import Words


@lru_cache(512)
def brief(words: Words, ability: UnitAbility) -> str:
    """An ability in a few words; in full where there are none."""
    if not all(message(op) in words for op in ability.ops):
        return printed(words, ability, "text")
    said = (words(message(op), **dict(facts(op))) for op in ability.ops)
    return capital(", ".join(dict.fromkeys(said)))


def message(op: Any) -> str:
    """The id of the words for an effect."""
    return "brief" + re.sub("([A-Z])", lambda letter: f"-{letter[1].lower()}", type(op).__name__)


def facts(op: Any) -> Iterator[tuple[str, int | str]]:
    """The plain values of an effect, and the faces of a die as they are written."""
    for name in op.__struct_fields__:
        value = getattr(op, name)
        if isinstance(value, (int, str)) and not isinstance(value, bool):
            yield name, value
    yield "faces", ", ".join(f"{face:+d}" if face else "0" for face in getattr(op, "faces", ()))
