"""A finished game: where the points came from, regions and points round by round, armies lost, luck in battle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from gonfalon.core import View
from gonfalon.games.immortals.bots.forecast import attack_odds
from gonfalon.games.immortals.printed import BUILDINGS
from gonfalon.games.immortals.state import Immortals
from gonfalon.lore.chronicle import Before, Chronicle, Luck, Memory, Share, Story, Timeline
from gonfalon.lore.words import Words

from .names import SCORED_FOR, place_name, seat_name

UPSET = 0.4
"""An attack won against worse odds than this is one to remember."""


def chronicle(words: Words, story: Story) -> Chronicle:
    """The whole game."""
    end = story.end
    g: Immortals = end.state
    sides = sorted(range(g.players), key=lambda seat: end.result[seat])
    chances = [attack_odds(each.view.state, *each.option[1:3]).conquest for each in story.before]
    return Chronicle(
        sides=sides,
        names=[seat_name(words, seat) for seat in sides],
        places=[end.result[seat] for seat in sides],
        rounds=range(1, g.rounds + 1),
        points=[g.points[seat] for seat in sides],
        shares=[Share(name, [row[seat] for seat in sides]) for name, row in shares(words, end)],
        timelines=[
            Timeline(name, [rows[seat] for seat in sides])
            for name, rows in timelines(words, played(story.rounds), g.players)
        ],
        losses=[Share(words("end-armies-lost"), [lost[seat] for seat in sides]) for lost in [lost_by(end)]],
        luck=[luck(words, story.before, chances, end, sides)],
        memories=list(memories(words, story.before, chances, end)),
    )


def played(rounds: Sequence[View]) -> Sequence[View]:
    """The ends of the rounds that are scored: before the first, the board was settled."""
    return [view for view in rounds if view.state.round > 1 or view.over]


def shares(words: Words, end: View) -> Iterator[tuple[str, Counter[int]]]:
    """The points of each player by what they were scored for; they add up to what they have."""
    found = {what: Counter[int]() for what in (*SCORED_FOR, "built")}
    for name, *args in end.log:
        if name == "scored":
            for what, n in zip(SCORED_FOR, args[1:], strict=True):
                found[what][args[0]] += n
        elif name == "built":
            found["built"][args[0]] += BUILDINGS[args[1]].vp_when_built
    for what, points in found.items():
        yield words(f"end-scored-{what}"), points


def timelines(words: Words, rounds: Sequence[View], players: int) -> Iterator[tuple[str, list[list[int]]]]:
    """Points, regions and armies on the board at the end of each round."""
    states: list[Immortals] = [view.state for view in rounds]
    seats = range(players)
    yield words("end-points-by-round"), [[g.points[seat] for g in states] for seat in seats]
    yield words("end-regions-held"), [[g.occupied(seat).bit_count() for g in states] for seat in seats]
    yield words("end-armies"), [[g.on_board(seat) for g in states] for seat in seats]


def lost_by(end: View) -> Counter[int]:
    """The armies each player lost to limbo."""
    lost = Counter[int]()
    for name, *args in end.log:
        if name == "lost":
            lost[args[0]] += args[1]
    return lost


def is_won(end: View, attack: Before) -> bool:
    """Whether an attack took its region."""
    outcome = next(fact for fact in end.log[attack.line :] if fact[0] in ("won", "repelled"))
    return bool(outcome[0] == "won" and outcome[4] == attack.seat)


def luck(
    words: Words, attacks: Sequence[Before], chances: Sequence[float], end: View, sides: Sequence[int]
) -> Luck:
    """The attacks that each player won, and how many were to be expected of the tower as it was."""
    had = [sum(is_won(end, each) for each in attacks if each.seat == seat) for seat in sides]
    pairs = [*zip(attacks, chances, strict=True)]
    expected = [sum(chance for each, chance in pairs if each.seat == seat) for seat in sides]
    return Luck(words("end-attacks"), had, expected)


def memories(words: Words, attacks: Sequence[Before], chances: Sequence[float], end: View) -> Iterator[Memory]:
    """The greatest upset, and the region most fought over."""
    goals = [next(fact for fact in end.log[each.line :] if fact[0] == "attacked")[4] for each in attacks]
    won = [number for number, each in enumerate(attacks) if is_won(end, each)]
    upsets = [(chances[number], number) for number in won if chances[number] < UPSET]
    if upsets:
        chance, number = min(upsets)
        who, where = seat_name(words, attacks[number].seat), place_name(words, goals[number])
        said = words("end-upset", seat=who, place=where, percent=round(100 * chance))
        yield Memory(words("end-upset-label"), said, attacks[number].line)
    often = Counter(goals).most_common(1)
    if often and often[0][1] > 1:
        (most, n), *_ = often
        yield Memory(words("end-contested-label"), words("end-times", place=place_name(words, most), n=n))
