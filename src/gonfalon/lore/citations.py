"""Where rules are cited: the lines of code, tests and content that name a rule by its id.

Ids are written in full, so that a search finds every place: "GAM-MOV-02, GAM-MOV-05", never "GAM-MOV-02, 05". A
rule that no code enforces, because it holds by data or because nothing else can happen, is listed with the reason
in `rules/uncited.toml` of its game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from gonfalon.lore.content import ContentError, read
from gonfalon.lore.mistakes import mistakes

CODE = (".py",)
CONTENT = (".toml", ".ftl")
CATALOGUE = "rules.toml"
ID = re.compile(r"(?<![\w-])[A-Z]{2,4}-[A-Z]{2,4}-\d{2,3}(?!\d)")
ABBREVIATED = re.compile(
    rf"{ID.pattern}(?:(?:,|/|;)\s*(?:#\s*)?|\s+(?:#\s*)?(?:to|and|or|through)\s+|\s?[–-]\s?)\d{{2}}\b"
)
"""An id and a number that stands for another id: "GAM-MOV-02, 05", "GAM-MOV-02 to 05"."""


class Line(NamedTuple):
    """A line of a file."""

    file: Path
    number: int
    text: str


class Uncited(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule that the code of its game does not cite, and why."""

    id: str
    reason: str


class UncitedFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rule: tuple[Uncited, ...] = ()


def lines_with(id: str, folder: Path, suffixes: Sequence[str]) -> Iterator[Line]:
    """The lines below a folder that name a rule; the catalogue, which defines it, does not count."""
    whole = re.compile(rf"(?<![\w-]){re.escape(id)}(?!\d)")
    for file in files_in(folder, suffixes):
        for number, text in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if whole.search(text):
                yield Line(file, number, text.strip())


def ids_in(folder: Path) -> set[str]:
    """The ids of all rules that the code below a folder names."""
    return {id for file in files_in(folder, CODE) for id in ID.findall(file.read_text(encoding="utf-8"))}


def abbreviations_in(folder: Path) -> Iterator[Line]:
    """Where the code below a folder cites rules by a number alone."""
    for file in files_in(folder, CODE):
        text = file.read_text(encoding="utf-8")
        for found in ABBREVIATED.finditer(text):
            yield Line(file, text.count("\n", 0, found.start()) + 1, " ".join(found[0].split()))


def uncited(folder: Path) -> tuple[Uncited, ...]:
    """The rules that a game lists as cited nowhere in its code."""
    file = folder / "rules" / "uncited.toml"
    if not file.exists():
        return ()
    data = read(file)
    if problems := list(mistakes(data, UncitedFile, file.name)):
        raise ContentError(*problems)
    return msgspec.convert(data, UncitedFile).rule


def files_in(folder: Path, suffixes: Sequence[str]) -> list[Path]:
    return sorted(file for file in folder.rglob("*") if file.suffix in suffixes and file.name != CATALOGUE)
