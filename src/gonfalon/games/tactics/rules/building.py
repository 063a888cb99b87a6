"""Building a realm for Battle: which boxes may stand where (TAC-BLD).

A map is built box by box, and each box is judged when it is put down. What is refused is refused by a rule, for a
reason that has its sentence in words/*.ftl, under `build-`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from gonfalon.core import GonfalonError
from gonfalon.games.tactics.printed import BOXES, UNITS
from gonfalon.games.tactics.printed.land import Box
from gonfalon.games.tactics.printed.layout import (
    BARE,
    READY,
    SIDES,
    STANDARD,
    NoBox,
    Placed,
    pile_of,
    read,
    size_of,
)
from gonfalon.games.tactics.printed.realm import ARTIFACT_SPACE, Realm
from gonfalon.games.tactics.printed.spaces import HEIGHT, NAMES, SPACES, WIDTH, space_at
from gonfalon.lore.words import Words

SCROLL: Final = SIDES["back"]
TRIGGERS: Final = tuple(space_at(*cell) for cell in SCROLL.trigger_cells)
"""The Trigger Spaces of the scroll; in Battle they do nothing but stay uncovered (TAC-BTL-04)."""
SLOWEST: Final = min(unit.movement for unit in UNITS)
"""The movement points of the slowest unit."""

WAIVE: Final = "waive"
"""The table option by which the players agree to do without the two suggestions (TAC-BLD-12)."""
NO_OPTIONS: Final[Mapping[str, str]] = MappingProxyType({})

SHOWN_TEXT: Final = 40
"""How many characters of a wrong text are repeated in a sentence about it."""


class Refusal(NamedTuple):
    """Why a box, a map or a file is refused: the rule, if it is one, and the reason with what it is about."""

    rule: str
    reason: str
    facts: Mapping[str, str] = NO_OPTIONS


class BadRealm(GonfalonError):
    """A realm that is refused, with a sentence that can also be said in another language."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(self.said("en"))

    def said(self, lang: str) -> str:
        """The reason and the rule in a language."""
        cited = f" ({self.refusal.rule})" if self.refusal.rule else ""
        return sentence(own_words(lang), self.refusal) + cited


@cache
def own_words(lang: str) -> Words:
    return Words([Path(__file__).parent.parent / "words"], lang)


def sentence(words: Words, refusal: Refusal) -> str:
    """The reason of a refusal in the reader's language."""
    facts = {name: box_name(words, BOXES[fact]) if fact in BOXES else fact for name, fact in refusal.facts.items()}
    return words(f"build-{refusal.reason}", **facts)


def box_name(words: Words, box: Box) -> str:
    """`Evergreen Massif (8x5)`."""
    return words("build-box", name=box.text("name", words.lang), size=size_of(box))


# ------------------------------------------------------------------------ one box


def refusal(boxes: Sequence[Placed], new: Placed, waived: bool = False) -> Refusal | None:
    """Why a box may not be put on a map; None if it may. It may lie any way round (TAC-BLD-04) and cover whatever
    is not forbidden (TAC-BLD-07); no box has to be used (TAC-BLD-03)."""
    box, covered = new.box.id, list(new.footprint())
    if any(placed.box.id == box for placed in boxes):
        return Refusal("TAC-CMP-11", "twice", {"box": box})
    if not all(0 <= x < WIDTH and 0 <= y < HEIGHT for x, y in covered):
        return Refusal("TAC-BLD-11", "outside", {"box": box})
    spaces = [space_at(*spot) for spot in covered]
    if ARTIFACT_SPACE in spaces:
        return Refusal("TAC-BLD-05", "artifact", {"box": box, "space": NAMES[ARTIFACT_SPACE]})
    for trigger in TRIGGERS:
        if trigger in spaces:
            return Refusal("TAC-BLD-06", "trigger", {"box": box, "space": NAMES[trigger]})
    return unsteady(boxes, new, waived)


def unsteady(boxes: Sequence[Placed], new: Placed, waived: bool) -> Refusal | None:
    """A box stands on the scroll or on one other box (TAC-BLD-09).

    Where this is waived it may stand across several, if it is level: everything under it is equally high. A box
    that hangs over an edge would cover spaces without lying on them, so no agreement allows it.
    """
    pile = pile_of(SCROLL.id, boxes)
    heights = {pile.on[spot]: pile.height[spot] for spot in new.footprint()}
    if len(heights) == 1:
        return None
    under = sorted(heights, key=lambda support: -heights[support])
    facts = {"box": new.box.id, "one": under[0], "other": under[-1]}
    if heights[under[0]] != heights[under[-1]]:
        return Refusal("TAC-BLD-09", "overhang" if under[-1] == BARE else "uneven", facts)
    return None if waived else Refusal("TAC-BLD-09", "across", facts)


def free_to_take(boxes: Sequence[Placed]) -> list[Placed]:
    """The boxes that nothing stands on."""
    covered = [set(placed.footprint()) for placed in boxes]
    return [
        placed
        for n, placed in enumerate(boxes)
        if not any(covered[n] & covered[later] for later in range(n + 1, len(boxes)))
    ]


# ------------------------------------------------------------------------ a map


def flaw(boxes: Sequence[Placed], waived: bool = False) -> Refusal | None:
    """Why a finished map is refused: it must be continuous, with every space reachable (TAC-BLD-10)."""
    lost = [] if waived else unreachable(Realm(pile_of(SCROLL.id, boxes).spaces()))
    return Refusal("TAC-BLD-10", "unreachable", {"spaces": ", ".join(NAMES[n] for n in lost)}) if lost else None


def unreachable(realm: Realm, points: int = SLOWEST) -> list[int]:
    """The spaces to which normal movement does not lead from the Artifact, Portals included, turn after turn.

    No step on the printed boxes costs more than the slowest unit has, so there are none; a pack may print dearer
    ground or slower units.
    """
    reached = edge = 1 << ARTIFACT_SPACE
    while edge:
        entered = 0
        for cost, spaces, _ in realm.steps(edge, 0, realm.portals):
            entered |= spaces if cost <= points else 0
        edge = entered & ~reached
        reached |= edge
    return [space for space in range(SPACES) if not reached >> space & 1]


def built(text: str, waived: bool = False) -> list[Placed]:
    """The boxes of a realm, by the name of a ready layout or written out; refused if they break a rule."""
    boxes, reason = begun(text, waived)
    if reason := reason or flaw(boxes, waived):
        raise BadRealm(reason)
    return boxes


def begun(text: str, waived: bool = False) -> tuple[list[Placed], Refusal | None]:
    """The boxes of a realm up to the first that is refused, and why it is."""
    if text in READY:
        return READY[text], None
    if text == STANDARD:
        return [], Refusal("TAC-BTL-03", "standard")
    boxes: list[Placed] = []
    try:
        for placed in read(text):
            if reason := refusal(boxes, placed, waived):
                return boxes, reason
            boxes.append(placed)
    except NoBox as error:
        return boxes, no_box(error.text)
    return boxes, None


def no_box(text: str) -> Refusal:
    known = ", ".join(map(size_of, BOXES.values()))
    return Refusal("TAC-CMP-11", "no-box", {"text": text[:SHOWN_TEXT], "sizes": known})


def check(text: str, options: Mapping[str, str] = NO_OPTIONS) -> None:
    """Refuse a realm that cannot be played on at a table with these options, by a GonfalonError."""
    built(text, options.get(WAIVE) == "yes")
