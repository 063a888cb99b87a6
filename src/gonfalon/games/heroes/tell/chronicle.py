"""A finished Scenario: claims, levels and income round by round, Combats won, luck with the Attack Die."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from gonfalon.core import View
from gonfalon.games.heroes.codes import GOLD, NOBODY, purse_at, seat_of
from gonfalon.games.heroes.rules.scenario import claims
from gonfalon.games.heroes.state import Heroes
from gonfalon.lore.chronicle import Chronicle, Luck, Memory, Share, Story, Timeline
from gonfalon.lore.words import Words

from .names import seat_name, unit_name


def chronicle(words: Words, story: Story) -> Chronicle:
    """The whole Scenario. Claims are its points, where it counts them."""
    end = story.end
    g: Heroes = end.state
    sides = sorted(range(g.players), key=lambda seat: (end.result[seat], -claims(g, seat), -g.level(seat)))
    claimed = [claims(g, seat) for seat in sides]
    return Chronicle(
        sides=sides,
        names=[seat_name(words, g, seat) for seat in sides],
        places=[end.result[seat] for seat in sides],
        rounds=range(1, len(story.rounds) + 1),
        by_seat=True,
        points=claimed if any(claimed) else (),
        shares=[Share(words("end-claims"), claimed)] if any(claimed) else (),
        timelines=list(timelines(words, story.rounds, sides)),
        losses=list(combats(words, end, sides)),
        luck=list(luck(words, end, sides)),
        memories=list(memories(words, end)),
    )


def timelines(words: Words, rounds: Sequence[View], sides: Sequence[int]) -> Iterator[Timeline]:
    """Claims where they count, levels, and the income of gold, at the end of each Round."""
    states: list[Heroes] = [view.state for view in rounds]
    held = [[claims(g, seat) for g in states] for seat in sides]
    if any(map(any, held)):
        yield Timeline(words("end-claims"), held)
    yield Timeline(words("end-levels"), [[g.level(seat) for g in states] for seat in sides])
    yield Timeline(words("end-gold-income"), [[g.income[purse_at(seat, GOLD)] for g in states] for seat in sides])


def combats(words: Words, end: View, sides: Sequence[int]) -> Iterator[Share]:
    """How often each player's heroes were beaten."""
    beaten = Counter[int](seat_of(fact[1]) for fact in end.log if fact[0] == "hero_beaten")
    won = Counter[int](fact[1] for fact in end.log if fact[0] == "combat_won" and fact[1] != NOBODY)
    yield Share(words("end-combats-won"), [won[seat] for seat in sides])
    yield Share(words("end-heroes-beaten"), [beaten[seat] for seat in sides])


def luck(words: Words, end: View, sides: Sequence[int]) -> Iterator[Luck]:
    """What the Attack Dice of each player added up to; on average they add nothing."""
    rolls = [(fact[1], fact[2:]) for fact in end.log if fact[0] == "rolled"]
    if rolls:
        had = [sum(sum(faces) for roller, faces in rolls if roller == seat) for seat in sides]
        yield Luck(words("end-dice"), had, [0] * len(sides))


def memories(words: Words, end: View) -> Iterator[Memory]:
    """The hardest blow."""
    blows = [(fact[3], -line, fact[1]) for line, fact in enumerate(end.log) if fact[0] == "dealt"]
    if blows and max(blows)[0]:
        n, line, unit = max(blows)
        yield Memory(words("end-blow-label"), words("end-blow", unit=unit_name(words, unit), n=n), -line)
