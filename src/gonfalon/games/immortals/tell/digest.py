"""What others did while somebody was away: a sentence or two for each player."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import Any

from gonfalon.core import View
from gonfalon.games.immortals.state import ENERGY, GOLD
from gonfalon.lore.phrases import capital, listed
from gonfalon.lore.words import Words

from .names import armies_name, building_name, gain_name, joined, place_name, points_name, region_name, seat_name


@dataclass
class Deeds:
    """What a player did: regions taken, each with whoever held it, and in vain; what they built, brought, gained
    and scored; Region cards taken from the viewer without a battle; what it cost the viewer."""

    taken: list[tuple[int, int]] = field(default_factory=list)
    failed: list[int] = field(default_factory=list)
    built: list[tuple[int, int]] = field(default_factory=list)
    brought: int = 0
    gains: dict[int, int] = field(default_factory=lambda: {GOLD: 0, ENERGY: 0})
    scored: int = 0
    claimed: list[int] = field(default_factory=list)
    passed: bool = False
    cost: int = 0


def digest(words: Words, view: View, first: int) -> list[tuple[int, str]]:
    """What everybody else did since a line of the log."""
    found = deeds(view, first)
    others = (seat for seat in sorted(found) if seat not in view.seats)
    told = ((seat, sentences(words, view, found[seat])) for seat in others)
    return [(seat, said) for seat, said in told if said]


def deeds(view: View, first: int) -> dict[int, Deeds]:
    """What each player did, from the facts."""
    found: dict[int, Deeds] = defaultdict(Deeds)
    fighting: tuple[int, int] | None = None
    for name, *args in view.log[first:]:
        if name == "attacked":
            fighting = (args[0], args[5])
        elif name == "lost" and fighting and args[0] in view.seats:
            found[fighting[0]].cost += args[1]
        elif name in ("won", "repelled") and fighting:
            seat, place, _, owner = args
            (found[seat].taken.append((place, fighting[1])) if owner == seat else found[seat].failed.append(place))
            fighting = None
        elif name == "region_card" and not fighting and args[1] in view.seats and args[2] >= 0:
            found[args[2]].claimed.append(args[0])
        else:
            note(found, name, args)
    return found


def note(found: dict[int, Deeds], name: str, args: Sequence[Any]) -> None:
    """Add a fact that stands alone."""
    if name == "built":
        found[args[0]].built.append((args[1], args[2]))
    elif name in ("deployed", "settled"):
        found[args[0]].brought += args[1]
    elif name == "reinforced":
        found[args[0]].brought += 1
    elif name == "extracted":
        found[args[0]].gains[args[2]] += args[3]
    elif name in ("passed", "compensated", "gave_up"):
        found[args[0]].gains[args[1]] += 1
        found[args[0]].passed |= name == "passed"
    elif name == "scored":
        found[args[0]].scored += sum(args[1:])


def sentences(words: Words, view: View, done: Deeds) -> str:
    """What was done in one sentence, and what it cost the viewer in another."""
    parts = [*clauses(words, view, done)]
    whole = reduce(lambda first, next: words("digest-then", first=first, next=next), parts) if parts else ""
    said = [f"{capital(whole)}."] if parts else []
    if done.cost:
        said.append(words("digest-cost", armies=armies_name(words, done.cost), n=done.cost))
    return " ".join(said)


def clauses(words: Words, view: View, done: Deeds) -> Iterator[str]:
    """The parts of the sentence, those that matter most first."""
    if done.taken:
        yield words("digest-took", places=listed(words, (taken(words, view, *each) for each in done.taken)))
    if done.failed:
        yield words("digest-failed", at=listed(words, (at(words, place) for place in done.failed)))
    if done.claimed:
        yield words("digest-claimed", regions=listed(words, (region_name(words, each) for each in done.claimed)))
    if done.built:
        each = (f"{building_name(words, kind)} {at(words, place)}" for kind, place in done.built)
        yield words("digest-built", buildings=listed(words, each))
    if done.brought:
        yield words("digest-brought", armies=armies_name(words, done.brought))
    gains = [gain_name(words, resource, n) for resource, n in done.gains.items() if n]
    if gains:
        yield words("digest-passed" if done.passed else "digest-gained", gains=listed(words, gains))
    if done.scored:
        yield words("digest-scored", points=points_name(words, done.scored))


def taken(words: Words, view: View, place: int, former: int) -> str:
    """A region with whoever lost it."""
    who = "you" if former in view.seats else "other" if former >= 0 else "nobody"
    return words("digest-from", place=place_name(words, place), whose=who, former=seat_name(words, former))


def at(words: Words, place: int) -> str:
    return joined(words, "label-at", place_name(words, place))
