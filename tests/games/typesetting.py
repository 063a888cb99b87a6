"""How texts for players must be set, in files of content and rules."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

FRENCH = {
    "a plain space before ; : ! ? » % or ♥": r" [;:!?»%♥]",
    "no space before ; ! ?": r"[^\s\u202f][;!?]",
    "no space before :": r"[^\s\u00a0]:",
    "a plain space after «": r"« ",
    "no space inside «»": r"«[^\u00a0]|[^\u00a0]»",
    "a straight apostrophe or quotation mark": r"['\"]",
    "three dots instead of an ellipsis": r"\.\.\.",
    "a capital without its accent": r"\b(A (?!\d)|(?:Etat|Etape|Eboule|Echec|Eleva|Epee|Eclair|Etoile|Ecran))",
    "a ligature in two letters": r"(?i)\b(c|s|m|b|n|v)?oe(u|i)",
}
ENGLISH = {
    "a straight apostrophe or quotation mark": r"['\"]",
    "three dots instead of an ellipsis": r"\.\.\.",
    "a hyphen between numbers": r"\d-\d",
}
WORKSHOP = r"(?i)\bOCR\b|glyph(?! of Gallantry|e de bravoure)|dized|(map|component) data"
WORKSHOP += r"|\bwiki's\b|text version|\bscans?\b|\bcommit\b|\.tex\b|\.toml\b|\bcatalogue\b"
"""What only those who made the catalogue had to know."""


def is_french(key: str) -> bool:
    return key == "fr" or key.endswith("_fr")


def is_english(key: str) -> bool:
    return key in ("en", "section", "ruling") or key.endswith("_en")


def texts(data: Any, where: str) -> Iterator[tuple[str, str, str]]:
    """Every text for players, with its key and where it is."""
    if isinstance(data, dict):
        where = data.get("id", where)
        for key, value in data.items():
            if isinstance(value, str) and (is_french(key) or is_english(key)):
                yield where, key, value
            else:
                yield from texts(value, where)
    elif isinstance(data, list):
        for each in data:
            yield from texts(each, where)


def texts_in(file: Path) -> list[tuple[str, str, str]]:
    return list(texts(tomllib.loads(file.read_text(encoding="utf-8")), file.name))


def flaws(file: Path) -> Iterator[str]:
    """What is set badly in a file, or not meant for players."""
    for where, key, text in texts_in(file):
        for flaw, pattern in (FRENCH if is_french(key) else ENGLISH).items():
            if re.search(pattern, text):
                yield f"{where}, {key}: {flaw}: {text}"
        if re.search(WORKSHOP, text):
            yield f"{where}, {key}: this is not for players: {text}"
