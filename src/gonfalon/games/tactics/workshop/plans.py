"""A built realm as a small text file.

gonfalon realm 1
game tactics
name The Long Wall
boxes 8x5-d2,8x1-d5-180
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from gonfalon.games.tactics.printed.layout import Placed, write
from gonfalon.games.tactics.rules.building import SHOWN_TEXT, WAIVE, BadRealm, Refusal, built

FORMAT: Final = "gonfalon realm 1"
GAME: Final = "tactics"
LINES: Final = ("game", "boxes", "name", WAIVE)
NEEDED: Final = LINES[:2]
LARGEST_FILE: Final = 4096
"""In bytes."""
LONGEST_NAME: Final = 60


class Plan(NamedTuple):
    """A built realm with its name, as it is kept in a file."""

    name: str
    boxes: tuple[Placed, ...]
    waived: bool = False

    def text(self) -> str:
        lines = [FORMAT, f"game {GAME}", f"name {self.name}" if self.name else "", f"boxes {write(self.boxes)}"]
        return "\n".join([*filter(None, lines), *([f"{WAIVE} yes"] if self.waived else []), ""])

    def file_name(self) -> str:
        """A name for its file that every system takes."""
        return (re.sub(r"[^a-z0-9]+", "-", self.name.lower()).strip("-") or "realm") + ".realm"


def tidy(name: str) -> str:
    """A name as it is kept: on one line, not too long, without what cannot be printed."""
    shown = "".join(sign if sign.isprintable() else " " for sign in name)
    return " ".join(shown.split())[:LONGEST_NAME].strip()


def read_plan(data: bytes, waived: bool = False) -> Plan:
    """The plan in a file; refused with what is wrong in which line, or with the rule it breaks."""
    facts = lines_of(data)
    if facts["game"] != GAME:
        raise BadRealm(Refusal("", "file-game", {"game": facts["game"][:SHOWN_TEXT]}))
    if facts.get(WAIVE, "yes") not in ("yes", "no"):
        raise BadRealm(Refusal("", "file-waive", {"text": facts[WAIVE][:SHOWN_TEXT]}))
    waived = waived or facts.get(WAIVE) == "yes"
    return Plan(tidy(facts.get("name", "")), tuple(built(facts["boxes"], waived)), waived)


def lines_of(data: bytes) -> dict[str, str]:
    """What the lines of a file say, by their first word."""
    if len(data) > LARGEST_FILE:
        raise BadRealm(Refusal("", "file-large", {"limit": str(LARGEST_FILE)}))
    try:
        first, *lines = data.decode("utf-8-sig").splitlines() or [""]
    except UnicodeDecodeError:
        raise BadRealm(Refusal("", "file-first", {"format": FORMAT})) from None
    if first.strip() != FORMAT:
        raise BadRealm(Refusal("", "file-first", {"format": FORMAT}))
    facts: dict[str, str] = {}
    for number, line in enumerate(lines, 2):
        word, _, rest = line.strip().partition(" ")
        if word and (word not in LINES or word in facts or not rest.strip()):
            raise BadRealm(Refusal("", "file-line", {"n": str(number), "line": line.strip()[:SHOWN_TEXT]}))
        if word:
            facts[word] = rest.strip()
    if missing := [word for word in NEEDED if word not in facts]:
        raise BadRealm(Refusal("", "file-lacks", {"words": ", ".join(missing)}))
    return facts
