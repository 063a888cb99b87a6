"""Words in two languages: prompts, log lines and labels, kept as Project Fluent messages.

A folder of words has a file for each language, `en.ftl` and `fr.ftl`. A message missing in a language falls back
to English, and one missing in English shows up as its id in brackets, so that a missing word never stops a game.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource

COMMON = Path(__file__).parent / "words"
FALLBACK = "en"


class UnknownLanguage(LookupError):
    """Words were requested in a language that does not exist here."""


class Words:
    """The messages of some folders in one language; a later folder overrides the messages of an earlier one."""

    def __init__(self, folders: Sequence[Path], lang: str) -> None:
        known = sorted({file.stem for folder in folders for file in folder.glob("*.ftl")})
        if lang not in known:
            raise UnknownLanguage(f"There are no words in {lang!r}; the languages are {', '.join(known)}.")
        self.lang = lang
        self.bundles = [bundle(folders, each) for each in dict.fromkeys([lang, FALLBACK])]
        self.fixed: dict[str, str] = {}

    def __call__(self, id: str, **facts: Any) -> str:
        """A message, filled in with facts."""
        if facts:
            return self.said(id, facts)
        if id not in self.fixed:
            self.fixed[id] = self.said(id, {})
        return self.fixed[id]

    def __contains__(self, id: str) -> bool:
        return any(words.has_message(id) for words in self.bundles)

    def said(self, id: str, facts: dict[str, Any]) -> str:
        """A message in the first language that has it."""
        for words in self.bundles:
            if words.has_message(id) and (pattern := words.get_message(id).value):
                return str(words.format_pattern(pattern, facts)[0])
        return f"[{id}]"


def bundle(folders: Sequence[Path], lang: str) -> FluentBundle:
    """The messages of some folders in one language, without isolation marks around what is filled in."""
    words = FluentBundle([lang], use_isolating=False)
    for folder in folders:
        if (file := folder / f"{lang}.ftl").exists():
            words.add_resource(parsed(file), allow_overrides=True)
    return words


def parsed(file: Path) -> Resource:
    return resource(file.read_text(encoding="utf-8"))


@cache
def resource(text: str) -> Resource:
    """Parsed messages; parsing is slow, so each text is parsed once."""
    return FluentParser().parse(text)


def gaps(folder: Path) -> list[str]:
    """What is wrong with a folder of words: messages that one language lacks, and lines that cannot be read."""
    files = {file.name: parsed(file).body for file in sorted(folder.glob("*.ftl"))}
    ids = {name: [entry.id.name for entry in body if isinstance(entry, Message)] for name, body in files.items()}
    everything = dict.fromkeys(id for known in ids.values() for id in known)
    missing = [f"{name} lacks {id}." for name, known in ids.items() for id in everything if id not in known]
    unreadable = [
        f"{name}: this is not Fluent: {(entry.content or '').strip().splitlines()[0]}"
        for name, body in files.items()
        for entry in body
        if isinstance(entry, Junk)
    ]
    return missing + unreadable
