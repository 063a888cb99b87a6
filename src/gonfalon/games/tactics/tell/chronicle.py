"""A finished game: where the points came from, points and Health round by round, damage, luck with the dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from statistics import mean
from typing import Final

from gonfalon.core import View
from gonfalon.games.tactics.printed import SCORING
from gonfalon.games.tactics.rules import scoring
from gonfalon.games.tactics.rules.rolls import ICONS
from gonfalon.games.tactics.state import NOBODY, Tactics, party_of
from gonfalon.lore.chronicle import Chronicle, Luck, Memory, Share, Story, Timeline
from gonfalon.lore.words import Words

from .names import party_name, unit_name

SOURCES: Final[dict[str, tuple[int, Callable[[Tactics, int], int]]]] = {
    "flags": (SCORING.flag, scoring.flags),
    "survivors": (SCORING.surviving_unit, scoring.survivors),
    "captured": (SCORING.captured_unit, scoring.captured),
    "villages": (SCORING.village, scoring.villages),
    "artifact": (SCORING.artifact, scoring.artifact),
}
"""What points are given for: how many each, and how many of it a seat has."""


def chronicle(words: Words, story: Story) -> Chronicle:
    """The whole game. An adventure has no points, and all players share its end."""
    end = story.end
    g: Tactics = end.state
    sides = sorted(range(g.players), key=lambda seat: (end.result[seat], -scoring.points(g, seat)))
    scores = not g.rules.enemies
    return Chronicle(
        sides=sides,
        names=[party_name(words, g, seat) for seat in sides],
        places=[end.result[seat] for seat in sides],
        rounds=range(1, len(story.rounds) + 1),
        points=[scoring.points(g, seat) for seat in sides] if scores else (),
        shares=list(shares(words, g, sides)) if scores else (),
        timelines=list(timelines(words, story.rounds, sides, scores)),
        losses=list(losses(words, end, sides)),
        luck=list(luck(words, end, sides)),
        memories=list(memories(words, end)),
    )


def shares(words: Words, g: Tactics, sides: Sequence[int]) -> Iterator[Share]:
    """The points of each side by what they are for."""
    for what, (worth, count) in SOURCES.items():
        points = [worth * count(g, seat) for seat in sides]
        if any(points):
            yield Share(words(f"end-{what}"), points)


def timelines(words: Words, rounds: Sequence[View], sides: Sequence[int], scores: bool) -> Iterator[Timeline]:
    """Points and Health at the end of each round."""
    states: list[Tactics] = [view.state for view in rounds]
    if scores:
        yield Timeline(words("end-score"), [[scoring.points(g, seat) for g in states] for seat in sides])
    yield Timeline(words("end-health"), [[scoring.health(g, seat) for g in states] for seat in sides])


def losses(words: Words, end: View, sides: Sequence[int]) -> Iterator[Share]:
    """The units each side lost, and the damage it took."""
    lost, damage = Counter[int](), Counter[int]()
    for name, *args in end.log:
        if name == "captured":
            lost[party_of(args[1])] += 1
        elif name in ("damaged", "hurt"):
            damage[party_of(args[1])] += args[2]
    yield Share(words("end-units-lost"), [lost[seat] for seat in sides])
    yield Share(words("end-damage-taken"), [damage[seat] for seat in sides])


def luck(words: Words, end: View, sides: Sequence[int]) -> Iterator[Luck]:
    """Knock Back symbols, and dice without a Miss; each against what as many dice show on average."""
    for icon, wanted in (("knockback", lambda n: n), ("miss", lambda n: int(n == 0))):
        worth = [wanted(symbols) for symbols in ICONS[icon]]
        rolls = [(party_of(args[0]), args[2:]) for name, *args in end.log if name == "rolled" and args[1] == icon]
        had = [sum(worth[face] for party, faces in rolls if party == seat for face in faces) for seat in sides]
        dice = [sum(len(faces) for party, faces in rolls if party == seat) for seat in sides]
        if any(dice):
            yield Luck(words(f"end-luck-{icon}"), had, [mean(worth) * n for n in dice])


def memories(words: Words, end: View) -> Iterator[Memory]:
    """Who dealt most damage, and the hardest blow."""
    g: Tactics = end.state
    blows = [
        (fact[3], line, fact[1]) for line, fact in enumerate(end.log) if fact[0] == "damaged" and fact[1] != NOBODY
    ]
    dealt = Counter[int]()
    for n, _, unit in blows:
        dealt[unit] += n
    if dealt:
        unit, n = dealt.most_common(1)[0]
        yield Memory(words("end-best-label"), words("end-best", unit=unit_name(words, g, unit), n=n))
    if blows and max(blows)[0]:
        n, line, unit = max(blows, key=lambda blow: (blow[0], -blow[1]))
        yield Memory(words("end-blow-label"), words("end-best", unit=unit_name(words, g, unit), n=n), line)
