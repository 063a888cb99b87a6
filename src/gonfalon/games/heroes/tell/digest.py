"""What the others did since a viewer last looked, in a sentence for each of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from gonfalon.core import View
from gonfalon.games.heroes.codes import NOBODY, seat_of
from gonfalon.games.heroes.printed import TOWN_ID
from gonfalon.games.heroes.state import Heroes, faction_of
from gonfalon.lore.phrases import capital
from gonfalon.lore.words import Words

from .names import building_name, creature_name, field_name, hero_name, listed

Fact = Sequence[Any]


def digest(words: Words, view: View, first: int) -> Sequence[tuple[int, str]]:
    """By side, as arms are numbered: what they took, whom they beat, what they built and recruited."""
    g: Heroes = view.state
    others = [seat for seat in range(g.players) if seat not in view.seats and g.hero[seat] != NOBODY]
    told = ((seat, "; ".join(deeds(words, view, seat, view.log[first:]))) for seat in others)
    return [(TOWN_ID[faction_of(g, seat)], f"{capital(text)}.") for seat, text in told if text]


def deeds(words: Words, view: View, seat: int, log: Sequence[Fact]) -> Iterator[str]:
    """The deeds of a seat that matter to others, in the order of their weight."""
    g: Heroes = view.state
    yield from beaten(words, view, seat, log)
    flags = [fact for fact in log if fact[0] == "flagged" and fact[1] == seat]
    lost = fields_of(words, g, [fact for fact in flags if fact[3] in view.seats])
    if lost:
        yield words("digest-taken", fields=listed(words, lost))
    rest = fields_of(words, g, [fact for fact in flags if fact[3] not in view.seats])
    if rest:
        yield words("digest-flagged", fields=listed(words, rest))
    won = fields_of(words, g, [fact for fact in log if fact[0] == "combat_won" and fact[1] == seat])
    if won:
        yield words("digest-won", fields=listed(words, won))
    if any(fact[0] == "retreated" and seat_of(fact[1]) == seat for fact in log):
        yield words("digest-retreated")
    yield from at_home(words, seat, log)


def beaten(words: Words, view: View, seat: int, log: Sequence[Fact]) -> Iterator[str]:
    """The heroes of others that a seat beat."""
    g: Heroes = view.state
    found = [hero_name(words, g, fact[1]) for fact in log if fact[0] == "hero_beaten" and fact[2] == seat]
    if found:
        yield words("digest-beat", heroes=listed(words, found))


def at_home(words: Words, seat: int, log: Sequence[Fact]) -> Iterator[str]:
    """What changed in the town and in the army; tiles turned up; a level gained."""
    built = [building_name(words, fact[2]) for fact in log if fact[0] == "built" and fact[1] == seat]
    if built:
        yield words("digest-built", buildings=listed(words, built))
    units = [
        creature_name(words, fact[2]) for fact in log if fact[0] in ("recruited", "reinforced") and fact[1] == seat
    ]
    if units:
        yield words("digest-recruited", units=listed(words, dict.fromkeys(units)))
    tiles = sum(fact[0] in ("revealed", "placed") and fact[1] == seat for fact in log)
    if tiles:
        yield words("digest-tiles", n=tiles)
    levels = [fact[2] for fact in log if fact[0] == "level" and fact[1] == seat]
    if levels:
        yield words("digest-level", n=levels[-1])


def fields_of(words: Words, g: Heroes, found: Sequence[Fact]) -> list[str]:
    """The names of the fields that facts have as their second argument, each once."""
    return list(dict.fromkeys(field_name(words, g, fact[2]) for fact in found))
