"""How drawings are looked at: as text, by what can be touched, by their colours and their size."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterable

from htpy import Element

from games.positions import words
from gonfalon import games
from gonfalon.core import View

FORBIDDEN = re.compile(r"\sstyle=|<style|var\(|<script|\son\w+=|Gradient|<filter")
"""What the pages' security policy forbids in a drawing, and what is slow or looks different everywhere."""


def text(element: Element | None) -> str:
    assert element is not None
    return "".join(element.iter_chunks())


def drawn(game: str, view: View, lang: str = "en") -> dict[str, str]:
    """Everything that is drawn for a view, by id."""
    draw, known = games.draw(game), words(game, lang)
    pieces = {"static": draw.static(known, view), **draw.groups(known, view), **draw.panels(known, view)}
    return {id: text(piece) for id, piece in pieces.items()}


def targets_in(pieces: dict[str, str]) -> set[str]:
    """The names of what options may be about."""
    return {target for piece in pieces.values() for target in re.findall(r'data-target="([^"]+)"', piece)}


def touch_tags(pieces: Iterable[str]) -> list[str]:
    """The tags of what can be touched."""
    return [tag for piece in pieces for tag in re.findall(r"<[^>]*\btabindex=[^>]*>", piece)]


def touchable(pieces: dict[str, str]) -> set[str]:
    """The names of what can be touched."""
    return targets_in({tag: tag for tag in touch_tags(pieces.values())})


def colours_in(pieces: Iterable[str]) -> set[str]:
    """The classes that name a colour."""
    classes = [each for piece in pieces for each in re.findall(r'class="([^"]+)"', piece)]
    return {name for each in classes for name in each.split() if re.match(r"[fs]-", name)}


def gzipped(string: str) -> int:
    """How many bytes it takes on its way to a page."""
    return len(gzip.compress(string.encode(), 9))


def contrast(a: str, b: str) -> float:
    """The contrast of two colours as the WCAG reckons it."""
    bright, dim = sorted((lightness(a), lightness(b)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


def lightness(colour: str) -> float:
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
