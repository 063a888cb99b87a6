"""Content made wrong on purpose, for the tests of its checks."""

from __future__ import annotations

from gonfalon.games.heroes.printed import (
    CONTENT,
    EDITION,
    FILES,
)
from gonfalon.games.heroes.printed.checks import disagreements
from gonfalon.lore.content import ContentError, Library


def problems_with(tmp_path, file: str, *changes: tuple[str, str]) -> list[str]:
    """What is said of the content when something right in a file was made wrong."""
    text = (CONTENT / file).read_text(encoding="utf-8")
    for right, wrong in changes:
        assert right in text
        text = text.replace(right, wrong, 1)
    (tmp_path / file).write_text(text, encoding="utf-8")
    name = file.removesuffix(".toml")
    try:
        changed = Library().load(tmp_path, file, EDITION.shapes[name])
    except ContentError as error:
        return list(error.problems)
    return disagreements({**FILES._asdict(), name: changed})


def in_entry(file: str, entry: str, right: str, wrong: str) -> tuple[str, str]:
    """A change of the first such text after the id of an entry."""
    text = (CONTENT / file).read_text(encoding="utf-8")
    part = text[text.index(f'id = "{entry}"') :]
    whole = part[: part.index(right) + len(right)]
    return whole, whole[: -len(right)] + wrong
