"""What happened as pages play it: on the map and in the towns here, in a fight by `fight_steps`.

Moves, finds, flags, tiles, buildings and units are a moment each; what merely follows from them, or concerns only
cards that change hands unseen, has none.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from htpy import Element

from gonfalon.core import View
from gonfalon.games.contract import Step
from gonfalon.games.heroes.tell import TELL
from gonfalon.games.heroes.tell.names import amount_name
from gonfalon.lore.words import Words

from .aims import highlights, sides
from .choices import DICE_KINDS, die
from .fight_steps import fight_steps

Fact = Sequence[Any]

SOUNDS: Final[Mapping[str, str]] = {
    "announced": "arrow",
    "bought_card": "card",
    "built": "put",
    "collected": "coin",
    "cube": "conquer",
    "delivered": "conquer",
    "drew_tile": "card",
    "eliminated": "lost",
    "experience": "",
    "flagged": "conquer",
    "found_card": "card",
    "gained": "coin",
    "gained_statistic": "card",
    "grail": "conquer",
    "grail_lost": "lost",
    "hero": "put",
    "hero_beaten": "lost",
    "hero_gone": "lost",
    "hired": "put",
    "income_raised": "coin",
    "level": "conquer",
    "lost_hand": "card",
    "met": "conquer",
    "morale_gained": "",
    "morale_lost": "",
    "moved": "step",
    "new_army": "put",
    "placed": "put",
    "played": "card",
    "quick_combat": "hit",
    "recruited": "put",
    "reinforced": "put",
    "relocated": "step",
    "revealed": "card",
    "settled": "conquer",
    "skipped_combat": "",
    "specialty": "card",
    "spell_book": "spell",
    "threw": "die",
    "threw_again": "die",
    "took_card": "card",
    "took_discarded": "card",
    "traded": "coin",
    "used_building": "",
    "visited": "",
    "week": "message",
    "won": "end",
    "yielded": "lost",
}
"""The facts that are moments on the map, and what is heard."""
BEGINS: Final = frozenset({"deployed", "guards", "walls", "redrawn", "combat_round"})
ENDS: Final = frozenset({"combat_won", "retreated", "surrendered"})
"""What begins and what ends a fight in the log."""
BOUNTY: Final = ("gained", "collected", "income_raised")


def steps(words: Words, view: View, first: int) -> Sequence[Step]:
    """The moments of `view.log[first:]`."""
    found: list[Step] = []
    done = first
    for begin, end in fights(view.log):
        if end <= first:
            continue
        found += on_the_map(words, view, done, max(begin, first))
        found += fight_steps(words, view, max(begin, first), end)
        done = end
    return [*found, *on_the_map(words, view, done, len(view.log))]


def fights(log: Sequence[Fact]) -> Iterator[tuple[int, int]]:
    """Where the log tells fights: from the first unit deployed to who won. The last one may not be over."""
    begin = -1
    for n, fact in enumerate(log):
        if begin < 0 and fact[0] in BEGINS:
            begin = n
        elif begin >= 0 and fact[0] in ENDS:
            yield begin, n + 1
            begin = -1
    if begin >= 0:
        yield begin, len(log)


def on_the_map(words: Words, view: View, first: int, end: int) -> Iterator[Step]:
    for n in range(first, end):
        fact = view.log[n]
        if fact[0] not in SOUNDS or (n > first and leads_to_visit(view.log, n - 1)):
            continue
        text = TELL.line(words, view, fact)
        if text:
            yield moment(words, view, n, text)


def moment(words: Words, view: View, n: int, text: str) -> Step:
    """A single fact, with what it says in pictures."""
    fact = view.log[n]
    return Step(
        n + leads_to_visit(view.log, n),
        told_with_visit(words, view, n, text),
        next(iter(sides(view, fact)), -1),
        places(view, fact),
        dice=thrown(fact),
        floats=tuple(floats(words, fact)),
        fight=fact[0] in ("announced", "quick_combat"),
        sound=SOUNDS[fact[0]],
    )


def told_with_visit(words: Words, view: View, n: int, text: str) -> str:
    """A move together with the visit that it leads to."""
    if not leads_to_visit(view.log, n):
        return text
    return " ".join(filter(None, (text, TELL.line(words, view, view.log[n + 1]))))


def leads_to_visit(log: Sequence[Fact], n: int) -> bool:
    return log[n][0] == "moved" and n + 1 < len(log) and log[n + 1][0] == "visited"


def places(view: View, fact: Fact) -> tuple[str, ...]:
    """From where to where a hero goes; else the first place or piece that the fact is about."""
    if fact[0] == "moved":
        return f"field-{fact[2]}", f"field-{fact[3]}"
    if fact[0] == "announced":
        return (f"field-{fact[2]}",)
    shown = highlights(view, fact)
    return tuple(sorted(shown, key=lambda name: not name.startswith(("field", "slot", "building")))[:1])


def thrown(fact: Fact) -> tuple[Element, ...]:
    """Resource and Treasure Dice as they fell."""
    if fact[0] not in ("threw", "threw_again"):
        return ()
    return tuple(die(DICE_KINDS[fact[2]], face, lands=True) for face in fact[3:])


def floats(words: Words, fact: Fact) -> Iterator[tuple[str, str]]:
    """What a player gets, over their seat."""
    if fact[0] in BOUNTY:
        _, seat, resource, n = fact
        yield f"seat-{seat}", f"+{amount_name(words, resource, n)}"
