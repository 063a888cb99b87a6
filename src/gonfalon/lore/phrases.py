"""Printed texts as a book has them: with the right apostrophes, and in French the spaces before `:` and `;`."""

from __future__ import annotations

import re

from gonfalon.lore.content import Printed
from gonfalon.lore.words import Words


def printed(words: Words, thing: Printed, what: str) -> str:
    """A printed text in the reader's language."""
    text = thing.text(what, words.lang).replace("'", "’")
    return re.sub(r" (?=[:;!?»])", "\u00a0", text) if words.lang == "fr" else text


def named(words: Words, thing: Printed) -> str:
    return printed(words, thing, "name")
