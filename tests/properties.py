"""What must hold in every game, as functions that know no game.

Each takes a game, a setup and a source of chance, plays, and fails with an AssertionError that says where.
Run as a program it replays the records it is sent and prints their digests: so a test compares two processes.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

import gonfalon
from gonfalon.core import Ask, Game, IllegalChoice, Match, Option, Setup, State, View, draw
from gonfalon.core.match import Frozen
from gonfalon.core.record import read, record_of, replay
from gonfalon.core.state import key_of

PATHS = ("tests", Path(gonfalon.__file__).parents[1], "examples/auction")
"""Where another process finds the games."""

LIMIT = 20_000
"""More choices than any game may take, however aimless."""

CLOSELY = 600
"""So far into a game its questions are looked at closely; aimless games of Nerath go on for thousands."""


# Looking at a match


def question(ask: Ask) -> tuple[Any, ...]:
    """Everything about a question, as plain data."""
    return (ask.seat, ask.what, ask.rule, ask.about, ask.window, ask.default, list(ask.options))


def parts(view: View) -> dict[str, Any]:
    """The whole of a view as plain data."""
    return {
        "seats": sorted(view.seats),
        "state": dict(sorted(view.state.__dict__.items())),
        "asks": [(seat, question(ask)) for seat, ask in sorted(view.asks.items())],
        "nth": view.nth,
        "waiting": view.waiting,
        "window": view.window,
        "undo": view.undo,
        "log": view.log,
        "over": view.over,
        "result": view.result,
    }


def canon(view: View) -> str:
    """The whole of a view as text: equal texts, equal views."""
    return "\n".join(f"{name}: {part!r}" for name, part in parts(view).items())


def snapshot(match: Match) -> tuple[Any, ...]:
    """All of a match that a choice may change."""
    return (
        match.state.digest(),
        match.state.barrier,
        match.state.quick,
        list(match.log),
        list(match.journal),
        {seat: question(ask) for seat, ask in match.asks.items()},
        match.deciding,
        list(match.nth),
        [match.can_undo(seat) for seat in range(match.setup.seats)],
    )


def since_checkpoint(match: Match) -> int:
    """How many choices a copy of the match must replay."""
    return len(match.journal) - match._checkpoints[-1].entries


# Playing


def choose(match: Match, rng: Random) -> tuple[int, Option]:
    """A random answer of a random seat that is asked."""
    seat = rng.choice(list(match.asks))
    return seat, draw(match.asks[seat].options, rng)


Choices = list[tuple[int, Option]]


def playing(
    game: Game, setup: Setup, rng: Random, live: bool = False, made: Choices | None = None
) -> Iterator[Match]:
    """A match under random play, handed out at every question and when it is over; `made` gets the choices."""
    match = Match(game, setup, live=live)
    for _ in range(LIMIT):
        yield match
        if match.over:
            return
        seat, option = choose(match, rng)
        match.play(seat, option)
        if made is not None:
            made.append((seat, option))
    raise AssertionError(f"{setup} is not over after {LIMIT} choices; it asks {match.asks}")


def some(matches: Iterator[Match], rng: Random, share: float) -> Iterator[Match]:
    """Some of the first CLOSELY questions of a match; the very first one always."""
    near = islice(matches, CLOSELY)
    return (match for n, match in enumerate(near) if n == 0 or rng.random() < share)


# The properties


def ends_and_conserves(game: Game, setup: Setup, rng: Random, check: Callable[[Any], None]) -> None:
    """Random play ends; every question has options; nothing is created or lost; everybody gets a place."""
    match = None
    for match in playing(game, setup, rng):
        check(match.state)
        for ask in match.asks.values():
            assert len(ask.options) > 0
            assert ask.default is None or ask.default in ask.options, f"{ask} has an impossible default"
    assert match is not None
    assert len(match.result) == setup.seats
    assert min(match.result) >= 1


def offers_are_accepted(game: Game, setup: Setup, rng: Random, share: float) -> None:
    """What is offered can be played; what is not offered is refused and changes nothing."""
    for match in some(playing(game, setup, rng), rng, share):
        for seat, ask in match.asks.items():
            for _ in range(4):
                match.clone().play(seat, draw(ask.options, rng))
            before = snapshot(match)
            for option in sampled(game, rng, 20):
                if option not in ask.options:
                    with pytest.raises(IllegalChoice):
                        match.play(seat, option)
            assert snapshot(match) == before


def why_not_agrees(game: Game, setup: Setup, rng: Random, share: float) -> int:
    """Where the game explains a question, a rule is named against exactly what is not offered. How many
    questions were looked at is returned."""
    looked = 0
    for match in some(playing(game, setup, rng), rng, share):
        for seat, ask in match.asks.items():
            explain = game.why_not.get(ask.what)
            if explain is None:
                continue
            looked += 1
            offered = [draw(ask.options, rng) for _ in range(6)]
            for option in [*offered, *sampled(game, rng, 60)]:
                reason = explain(match.state, seat, option)
                assert (reason is None) == (option in ask.options), f"{ask}: {option} and {reason}"
    return looked


def sampled(game: Game, rng: Random, count: int) -> list[Option]:
    """Some of all options that can be said at all: as many of each verb."""
    verbs = game.verbs
    picked = []
    for _ in range(count):
        verb, kinds = rng.choice(list(verbs.table.items()))
        option = (verb, *(rng.randrange(len(kind.names)) for kind in kinds))
        assert verbs.option(verbs.index(option)) == option == verbs.parse(verbs.text(option))
        picked.append(option)
    return picked


def clones_agree(game: Game, setup: Setup, rng: Random, share: float) -> None:
    """Playing on a clone leaves the original alone and leads to where playing on the original leads."""
    matches = playing(game, setup, rng)
    for match in some(matches, rng, share):
        before = snapshot(match)
        clone = match.clone()
        assert snapshot(clone)[0] == before[0]
        assert clone.nth == match.nth
        other = clone.clone()
        for _ in range(12):
            assert summary(clone) == summary(other)
            if clone.over:
                break
            seat, option = choose(clone, rng)
            clone.play(seat, option)
            other.play(seat, option)
        assert snapshot(match) == before


def summary(match: Match) -> tuple[Any, ...]:
    asks = {seat: question(ask) for seat, ask in sorted(match.asks.items())}
    return match.state.digest(), asks, match.nth, match.over, match.result


def clone_follows_original(game: Game, setup: Setup, rng: Random, at: int) -> None:
    """A clone taken at some question, played as the original is, stays equal to it to the end."""
    clone = None
    made: Choices = []
    for n, match in enumerate(playing(game, setup, rng, made=made)):
        if n == at:
            clone = match.clone()
        elif clone is not None:
            clone.play(*made[-1])
            assert summary(clone) == summary(match)


def undo_restores(game: Game, setup: Setup, rng: Random, share: float, live: bool) -> None:
    """A choice that is taken back leaves everything as it was, but for the seat's count of questions.

    Others have seen the choice, so what they chose before it can no longer be undone.
    """
    before: tuple[Any, ...] | None = None
    made: Choices = []
    for match in playing(game, setup, rng, live, made):
        if before is not None and match.can_undo(made[-1][0]) and match.journal[-1].option is not None:
            seat, option = made[-1]
            match.undo(seat)
            digest, _, *rest, nth, undo = snapshot(match)
            digest_before, _, *rest_before, nth_before, undo_before = before
            assert (digest, rest, undo[seat]) == (digest_before, rest_before, undo_before[seat])
            assert all(then or not now for now, then in zip(undo, undo_before))
            assert nth[seat] == match.nth[seat] > nth_before[seat]
            match.play(seat, option)
        before = None
        if rng.random() < share:
            before = snapshot(match)


def imagining_is_honest(
    game: Game, setup: Setup, rng: Random, share: float, live: bool, check: Callable[[Any], None]
) -> int:
    """An imagined match looks to its seat as the real one, can be played on, and never touches the truth; a clone
    of it is equal to it and goes on as it does. How many were imagined is returned."""
    imagined = 0
    for match in some(playing(game, setup, rng, live), rng, share):
        before = snapshot(match)
        for seat, ask in list(match.asks.items()):
            if ask.window and ask.only() is not None:
                continue
            world = match.imagine([seat], rng)
            assert known(world, seat) == known(match, seat)
            imagined += 1
            clone = world.clone()
            for _ in range(10):
                check(world.state)
                assert summary(clone) == summary(world.clone()) == summary(world)
                if world.over:
                    break
                choice = choose(world, rng)
                world.play(*choice)
                clone.play(*choice)
            assert snapshot(match) == before
    return imagined


def known(match: Match, seat: int) -> tuple[Any, ...]:
    """What a seat knows of the position and is asked, without the log, which copies do not have."""
    view = match.view({seat})
    return sorted(view.state.__dict__.items()), question(view.asks[seat]), view.waiting, view.nth


def checkpoints_are_frequent(game: Game, setups: Iterable[Setup], rng: Random, most: int = 8) -> None:
    """A copy in the middle of a phase has little to replay: 99 of 100 times at most 8 choices."""
    counts = [
        since_checkpoint(match)
        for setup in setups
        for match in playing(game, setup, rng)
        if not match.is_shared and not match.over
    ]
    counts.sort()
    if counts:
        assert counts[len(counts) * 99 // 100] <= most, f"{counts[-10:]}"


# Replay


class Digests(dict[int, str]):
    """The digests of a match by number of choices, wherever everybody sees the same."""

    read = made = 0

    def note(self, match: Match) -> None:
        """Not where several answer in any order; nor in a window, which a replay may skip."""
        if match.is_shared:
            return
        new = match.journal[self.read :]
        self.read += len(new)
        self.made += sum(entry.option is not None for entry in new)
        if not any(ask.window for ask in match.asks.values()):
            self[self.made] = match.state.digest()


def play_and_note(game: Game, setup: Setup, rng: Random, live: bool) -> tuple[str, Digests]:
    """Play at random; the record, and the digests on the way."""
    digests = Digests()
    match = None
    for match in playing(game, setup, rng, live):
        digests.note(match)
    assert match is not None
    return record_of(match).text(), digests


def replayed(game: Game, text: str) -> Digests:
    record = read(text)
    digests = Digests()
    match = replay(game, record, to=0)
    digests.note(match)
    for line in record.choices:
        seat, _, rest = line.partition(" ")
        match.play(int(seat), game.verbs.parse(rest))
        digests.note(match)
    assert match.over
    assert record_of(match).text() == text
    return digests


def replays_here(game: Game, setup: Setup, rng: Random, live: bool) -> tuple[str, Digests]:
    """A record replays to the same digest at every choice, however it was made; both are returned."""
    text, digests = play_and_note(game, setup, rng, live)
    again = replayed(game, text)
    assert digests.items() <= again.items() if live else digests == again
    return text, again


def replays_elsewhere(id: str, played: list[tuple[str, Digests]]) -> None:
    """Another process with another hash seed comes to the same digests."""
    texts, digests = zip(*played)
    process = elsewhere()
    print(json.dumps([id, texts]), file=process.stdin, flush=True)
    assert process.stdout is not None
    answer = process.stdout.readline()
    if not answer:
        elsewhere.cache_clear()
        raise AssertionError(process.communicate()[1])
    assert [{int(n): digest for n, digest in one.items()} for one in json.loads(answer)] == list(digests)


@cache
def elsewhere() -> subprocess.Popen[str]:
    """A process that replays records, a line each time, until this one ends."""
    top = Path(__file__).resolve().parent.parent
    path = os.pathsep.join([*(str(top / each) for each in PATHS), os.environ.get("PYTHONPATH", "")])
    seed = "1" if os.environ.get("PYTHONHASHSEED") == "2" else "2"
    return subprocess.Popen(
        [sys.executable, __file__],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": seed},
    )


# Secrets


@contextmanager
def counted_reveals() -> Iterator[list[int]]:
    """How often something hidden was shown by the rules: then, and only then, two worlds may part."""
    count = [0]
    original = State.reveal

    def reveal(self: State) -> None:
        count[0] += 1
        original(self)

    State.reveal = reveal  # type: ignore[method-assign]
    try:
        yield count
    finally:
        State.reveal = original  # type: ignore[method-assign]


def redealt(game: Game, frozen: Frozen, viewer: Iterable[int], rng: Random) -> Frozen:
    """The same moment in a world that differs only in what the viewer cannot know. The dice stay."""
    fields, entries, nth = deepcopy(frozen)
    state: Any = game.state(b"")
    for name, value in fields.items():
        setattr(state, name, value)
    dice, barrier = state.dice, state.barrier
    state.dice = (key_of(rng.getrandbits(64)), 0)
    game.redeal(state, sorted(viewer))
    state.dice, state.barrier = dice, barrier
    return {name: getattr(state, name) for name in state.fields}, entries, nth


def viewers(seats: int) -> list[frozenset[int]]:
    """The spectator, every seat, every pair of seats."""
    singles = [frozenset({seat}) for seat in range(seats)]
    pairs = [frozenset({a, b}) for a in range(seats) for b in range(a)]
    return [frozenset(), *singles, *pairs]


def leaks_nothing(game: Game, setup: Setup, rng: Random, share: float, steps: int = 20) -> int:
    """At a live table, from moments all over a game: two worlds that a viewer cannot tell apart stay so.

    How many views were compared is returned, so that a test can see that it looked at something.
    """
    compared = 0
    with counted_reveals() as reveals:
        for match in some(playing(game, setup, rng, live=True), rng, share):
            if match.over or since_checkpoint(match):
                continue
            frozen = match.freeze()
            for viewer in viewers(setup.seats):
                reveals[0] = 0
                one = Match.thaw(game, setup, frozen)
                other = Match.thaw(game, setup, redealt(game, frozen, viewer, rng))
                compared += two_worlds(one, other, viewer, rng, reveals, steps)
    return compared


def two_worlds(
    one: Match, other: Match, viewer: frozenset[int], rng: Random, reveals: list[int], steps: int
) -> int:
    """Play the same in both worlds, as far as both allow, comparing the viewer's whole view at each step."""
    compared, parted = 0, False
    for _ in range(steps):
        left, right = one.view(viewer), other.view(viewer)
        compared += 1
        if parts(left) != parts(right):
            assert reveals[0], f"seats {sorted(viewer)} can tell:\n{canon(left)}\n-- from --\n{canon(right)}"
            return compared
        reveals[0] = 0
        if one.over:
            return compared
        if one.is_shared:
            assert other.is_shared
            open_ones = shared_by(one, other)
            step = step_in_together if one._together else step_in_chance
            parted = step(one, other, viewer, rng) or parted
            if parted and shared_by(one, other) != open_ones:
                return compared
        elif not step_alike(one, other, viewer, rng):
            return compared
    return compared


def shared_by(one: Match, other: Match) -> list[object]:
    """What several seats answer at the same time in each world."""
    return [world._together or world._chance for world in (one, other)]


def step_in_chance(one: Match, other: Match, viewer: frozenset[int], rng: Random) -> bool:
    """A seat answers alike in both worlds or, as long as its answer must wait, as it likes: nobody may notice.
    True if it did."""
    undoable = [seat for seat in sorted(viewer) if one.can_undo(seat)]
    if undoable and rng.random() < 0.2:
        one.undo(undoable[0])
        other.undo(undoable[0])
        return False
    first = {next(iter(world.asks)) for world in (one, other)}
    seat = rng.choice([seat for seat in one.asks if seat in other.asks])
    if seat in viewer or seat in first or rng.random() < 0.5:
        play_alike(one, other, seat, rng)
        return False
    for world in (one, other):
        world.play(seat, draw(world.asks[seat].options, rng))
    return True


def step_in_together(one: Match, other: Match, viewer: frozenset[int], rng: Random) -> bool:
    """The viewer's seats answer alike in both worlds. The others answer as they like: nobody may notice.
    True if they did."""
    mine = [seat for seat in one.asks if seat in viewer]
    if mine and rng.random() < 0.5:
        play_alike(one, other, rng.choice(mine), rng)
        return False
    undoable = [seat for seat in sorted(viewer) if one.can_undo(seat)]
    if undoable and rng.random() < 0.2:
        seat = rng.choice(undoable)
        one.undo(seat)
        other.undo(seat)
        return False
    for world in (one, other):
        theirs = [seat for seat in world.asks if seat not in viewer]
        if theirs and (mine or len(world.asks) > 1) and rng.random() < 0.7:
            seat = rng.choice(theirs)
            world.play(seat, draw(world.asks[seat].options, rng))
    if not mine and all(len(world.asks) == 1 for world in (one, other)):
        for world in (one, other):
            world.play(*choose(world, rng))
    return True


def step_alike(one: Match, other: Match, viewer: frozenset[int], rng: Random) -> bool:
    """One choice that both worlds allow, or a choice taken back in both. False if there is none."""
    undoable = [seat for seat in sorted(viewer) if one.can_undo(seat)]
    if undoable and rng.random() < 0.1:
        one.undo(undoable[0])
        other.undo(undoable[0])
        return True
    assert list(one.asks) == list(other.asks), "who is asked depends on what is hidden"
    (seat,) = one.asks
    return play_alike(one, other, seat, rng)


def play_alike(one: Match, other: Match, seat: int, rng: Random) -> bool:
    for _ in range(20):
        option = draw(one.asks[seat].options, rng)
        if option in other.asks[seat].options:
            one.play(seat, option)
            other.play(seat, option)
            return True
    return False


def arrival_changes_nothing(game: Game, setup: Setup, rng: Random) -> None:
    """Answers in a Together may come in any order: every question and every result stays the same."""
    first = Match(game, setup)
    second = Match(game, setup)
    told = 0
    for _ in range(LIMIT):
        if first.over:
            assert record_of(first).text() == record_of(second).text()
            assert all_that_is_seen(first) == all_that_is_seen(second)
            return
        if not first.is_shared:
            seat, option = choose(first, rng)
            first.play(seat, option)
            second.play(seat, option)
            continue
        said: dict[int, list[Option]] = {seat: [] for seat in first.deciding}
        together = first._together
        while first._together is together:
            seat, option = choose(first, rng)
            said[seat].append(option)
            first.play(seat, option)
        while any(said.values()):
            seat = rng.choice([seat for seat, options in said.items() if options])
            second.play(seat, said[seat].pop(0))
        assert all_that_is_seen(first, told) == all_that_is_seen(second, told)
        told = len(first.log)
    raise AssertionError(f"{setup} is not over after {LIMIT} choices")


def all_that_is_seen(match: Match, since: int = 0) -> tuple[str, ...]:
    """The digest and every viewer's view; of the log, what was told since then."""
    views = (canon(match.view(viewer, since)) for viewer in viewers(match.setup.seats))
    return (match.state.digest(), *views)


if __name__ == "__main__":
    import tables

    for line in sys.stdin:
        id, texts = json.loads(line)
        print(json.dumps([replayed(tables.find(id), text) for text in texts]), flush=True)
