"""What others did while the viewer waited, in a sentence for each side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gonfalon.core import View
from gonfalon.games.contract import Fact
from gonfalon.games.tactics.printed import MAP
from gonfalon.games.tactics.state import NOBODY, Tactics, party_of
from gonfalon.lore.phrases import capital, listed, printed
from gonfalon.lore.words import Words

from .facts import TOLD, as_it_was
from .names import tactic_name, unit_name


def digest(words: Words, view: View, first: int) -> list[tuple[int, str]]:
    """The deeds of every other side in the log from `first` on."""
    g: Tactics = view.state
    told = [fact for fact in view.log[first:] if fact[0] in TOLD]
    found = []
    for party in range(len(g.side)):
        if party not in view.seats:
            deeds = list(deeds_of(words, view, told, party))
            if deeds:
                found.append((party, capital(words("digest", deeds="; ".join(deeds)))))
    return found


def deeds_of(words: Words, view: View, told: Sequence[Fact], party: int) -> Iterator[str]:
    """What a side did, what matters most first."""

    def name(fact: Fact, unit: int) -> str:
        return unit_name(words, as_it_was(view, fact), unit)

    taken = [fact for fact in told if fact[0] == "captured" and fact[2] != NOBODY and party_of(fact[2]) == party]
    for yours in (True, False):
        units = [name(fact, fact[1]) for fact in taken if (party_of(fact[1]) in view.seats) == yours]
        if units:
            yield words("digest-captured", units=listed(words, units), yours="yes" if yours else "no")
    for fact in told:
        if fact[0] in ("flag", "secured") and fact[1] == party:
            flag = printed(words, MAP.zones[fact[2]], "flag_name").lower()
            yield words(f"digest-{fact[0]}", flag=flag, mark=words(f"label-flag-{(*fact, 0)[3]}"))
    hit = [fact for fact in told if fact[0] == "damaged" and party_of(fact[1]) == party and fact[3]]
    if hit:
        struck = dict.fromkeys(name(fact, fact[2]) for fact in hit)
        yield words("digest-hit", units=listed(words, struck), n=sum(fact[3] for fact in hit))
    moved = dict.fromkeys(name(f, f[1]) for f in told if f[0] == "moved" and party_of(f[1]) == party)
    if moved:
        yield words("digest-moved", units=listed(words, moved))
    played = [tactic_name(words, fact[2]) for fact in told if fact[0] == "played" and fact[1] == party]
    if played:
        yield words("digest-played", cards=listed(words, played))
