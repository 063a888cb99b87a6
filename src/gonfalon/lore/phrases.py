"""Printed texts with proper typography: the right apostrophes, and in French the spaces before `:` and `;`.
Lists of names, capitals, chances: what the sentences of every game need."""

from __future__ import annotations

import re
from collections.abc import Iterable

from gonfalon.lore.content import Printed
from gonfalon.lore.words import Words


def printed(words: Words, thing: Printed, what: str) -> str:
    """A printed text in the reader's language."""
    text = thing.text(what, words.lang).replace("'", "’")
    return re.sub(r" (?=[:;!?»])", "\u00a0", text) if words.lang == "fr" else text


def named(words: Words, thing: Printed) -> str:
    return printed(words, thing, "name")


def listed(words: Words, names: Iterable[str]) -> str:
    """Names as a list: `a, b and c`."""
    *first, last = names
    return words("said-and", first=", ".join(first), last=last) if first else last


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def dashed(name: str) -> str:
    """A name as used in message ids."""
    return name.replace("_", "-")


def percent(chance: float) -> str:
    """A chance as a whole percentage, which is 0 or 100 only if it is certain."""
    shown = round(100 * chance)
    if shown == 0 and chance > 0:
        return "< 1"
    return "> 99" if shown == 100 and chance < 1 - 1e-9 else str(shown)
