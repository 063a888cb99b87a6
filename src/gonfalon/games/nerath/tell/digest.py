"""What others did while the viewer waited, in a sentence or two a realm."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import Any

from gonfalon.core import View
from gonfalon.games.nerath.printed.regions import NOBODY
from gonfalon.games.nerath.rules.ranks import pieces_of
from gonfalon.lore.phrases import capital, listed
from gonfalon.lore.words import Words

from .names import army_name, realm_name, space_name
from .past import GONE, Log, holders


@dataclass
class Deeds:
    """What a realm did in its turns, and what became of the viewer's pieces."""

    realm: int
    taken: dict[int, list[int]] = field(default_factory=dict)
    """By former holder: the lands it took."""
    failed: list[int] = field(default_factory=list)
    plundered: list[int] = field(default_factory=list)
    recruited: Counter[int] = field(default_factory=Counter)
    points: int = 0
    lost: Counter[int] = field(default_factory=Counter)
    """How many pieces each realm lost."""


def digest(words: Words, view: View, first: int) -> Sequence[tuple[int, str]]:
    """The turns of others since a fact of the log, in the order in which they began."""
    own = {realm for realm in range(4) if view.state.seat_of[realm] in view.seats}
    told = [(deeds.realm, sentence(words, deeds, own)) for deeds in turns(view.log, first)]
    return [(realm, said) for realm, said in told if realm not in (NOBODY, *own) and said]


def turns(log: Log, first: int) -> Iterator[Deeds]:
    """What each realm did from a fact on. A turn that began before counts from there."""
    held, deeds = holders(log, first), Deeds(whose_turn(log, first))
    for fact in log[first:]:
        if fact[0] == "turn" and fact[1] != deeds.realm:
            yield deeds
            deeds = Deeds(fact[1])
        note(deeds, held, *fact)
    yield deeds


def whose_turn(log: Log, n: int) -> int:
    """The realm whose turn it was before a fact."""
    return next((fact[1] for fact in reversed(log[:n]) if fact[0] == "turn"), NOBODY)


def note(deeds: Deeds, held: list[int], name: str, *args: Any) -> None:
    """A fact of somebody's turn."""
    if name in ("conquered", "liberated"):
        deeds.taken.setdefault(held[args[1]], []).append(args[1])
        held[args[1]] = args[0] if name == "conquered" else args[2]
        deeds.points += args[2] if name == "conquered" else 0
    elif name == "repelled":
        deeds.failed.append(args[1])
    elif name == "plundered":
        deeds.plundered.append(args[1])
    elif name == "treasure" and args[0] == deeds.realm:
        deeds.points += args[2]
    elif name == "recruited":
        deeds.recruited[args[1]] += args[2]
    elif name in GONE:
        deeds.lost[args[0]] += len(pieces_of([(args[1], args[2])]))


def sentence(words: Words, deeds: Deeds, own: set[int]) -> str:
    """Deeds in words: what was taken from whom, what failed; then the price."""
    parts = list(clauses(words, deeds, own))
    said = [capital(joined(words, parts)) + "."] if parts else []
    mine = sum(deeds.lost[realm] for realm in own)
    if mine:
        said.append(words("digest-you-lost", n=mine))
    if deeds.points:
        said.append(words("digest-scored", n=deeds.points))
    return " ".join(said)


def joined(words: Words, parts: Sequence[str]) -> str:
    return reduce(lambda one, other: words("digest-joined", one=one, other=other), parts)


def clauses(words: Words, deeds: Deeds, own: set[int]) -> Iterator[str]:
    for loser, spaces in sorted(deeds.taken.items(), key=lambda each: each[0] not in own):
        whom = "you" if loser in own else "nobody" if loser == NOBODY else "other"
        name = realm_name(words, loser) if loser != NOBODY else ""
        yield words("digest-took", spaces=spaces_named(words, spaces), whom=whom, realm=name)
    if deeds.plundered:
        yield words("digest-plundered", spaces=spaces_named(words, deeds.plundered))
    if deeds.failed:
        yield words("digest-failed", spaces=spaces_named(words, deeds.failed))
    if deeds.recruited:
        yield words("digest-recruited", pieces=army_name(words, sorted(deeds.recruited.items())))


def spaces_named(words: Words, spaces: Sequence[int]) -> str:
    return listed(words, [space_name(words, space) for space in dict.fromkeys(spaces)])
