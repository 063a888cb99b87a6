"""Looking back at a table: each seat sees what it could see then, and nothing else."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from gonfalon import games
from gonfalon.core import Match, Setup, View, draw
from gonfalon.web.seen import past
from gonfalon.web.seen.past import Past, as_it_was, moves_of
from gonfalon.web.seen.voice import voice_of
from gonfalon.web.wire.hindsight import Hindsight, snapshot
from web.worlds import table_of

TABLES = [
    ("tactics", "competitive", 3),
    ("nerath", "free-for-all", 4),
    ("immortals", "standard", 3),
    ("heroes", "clash", 2),
]


def a_table(id: str, mode: str, seats: int, seed: int = 3):
    return table_of(Match(games.find(id), Setup(mode, seats, seed), live=True))


def eyes(match: Match) -> list[frozenset[int]]:
    """Each seat alone, and nobody."""
    return [frozenset(), *(frozenset([seat]) for seat in range(match.setup.seats))]


class Witness:
    """Somebody who notes what everybody sees whenever a line is written."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seen: list[dict[frozenset[int], View]] = []
        self.note()

    def note(self) -> None:
        facts = len(self.match.log)
        del self.seen[facts:]
        if facts > len(self.seen):
            views = {seats: self.match.view(seats) for seats in eyes(self.match)}
            self.seen += [views] * (facts - len(self.seen))

    def play(self, choices: int, random: Random) -> None:
        """Random choices, in any order where several are asked; some are taken back."""
        match = self.match
        for _ in range(choices):
            if match.over:
                return
            seat = random.choice(sorted(match.asks))
            if random.random() < 0.1 and match.can_undo(seat):
                match.undo(seat)
            else:
                match.play(seat, draw(match.asks[seat].options, random))
            self.note()


def same(then: View, now: View) -> bool:
    fields = all(getattr(then.state, name) == getattr(now.state, name) for name in then.state.fields)
    return fields and (then.log, then.over, then.result, then.seats) == (now.log, now.over, now.result, now.seats)


@pytest.mark.parametrize(("id", "mode", "seats"), TABLES)
def test_the_past_is_what_each_seat_saw(id, mode, seats, monkeypatch):
    """It is looked back at in the middle of the game, too, and the same past grows on."""
    monkeypatch.setattr(past, "APART", 7)
    table, hindsight, random = a_table(id, mode, seats), Hindsight(), Random(f"{id} 5")
    witness, compared = Witness(table.match), 0
    for _ in range(6):
        witness.play(60, random)
        now = snapshot(table)
        for line in random.sample(range(now.facts), min(12, now.facts)):
            for seats_, then in witness.seen[line].items():
                assert same(then, hindsight.view(now, line, seats_)), (line, seats_)
                compared += 1
    assert compared > 100
    assert hindsight.past
    assert 1 < len(hindsight.past.marks) <= past.MARKS


@pytest.mark.parametrize(("id", "mode", "seats"), TABLES)
def test_the_past_is_drawn_as_it_was(id, mode, seats):
    table, random, voice = a_table(id, mode, seats), Random(4), voice_of(id, "en")
    witness = Witness(table.match)
    witness.play(200, random)
    now, hindsight = snapshot(table), Hindsight()
    for line in random.sample(range(now.facts), 4):
        for seats_, then in witness.seen[line].items():
            view = hindsight.view(now, line, seats_)
            assert view.asks == {}
            assert view.undo == ()
            unasked = replace(then, asks={}, undo=())
            drawn = as_it_was(voice, view, table.holders)
            assert drawn == as_it_was(voice, unasked, table.holders)
            assert drawn["text"]
            assert "log" not in drawn


def test_a_choice_that_is_hidden_is_not_a_moment():
    """While everybody plans in secret, the last moment is the one before."""
    table = a_table("immortals", "standard", 3)
    random = Random(1)
    while not (table.match.is_shared and len(table.match.asks) > 1):
        seat = next(iter(table.match.asks))
        table.match.play(seat, draw(table.match.asks[seat].options, random))
    before, hindsight = snapshot(table), Hindsight()
    seat, other = list(table.match.asks)[:2]
    was = hindsight.view(before, before.facts - 1, frozenset([other]))
    table.match.play(seat, draw(table.match.asks[seat].options, random))
    after = snapshot(table)
    assert len(after.moves) == len(before.moves) + 1
    assert after.facts == before.facts
    assert same(was, hindsight.view(after, after.facts - 1, frozenset([other])))


def test_few_states_are_kept_of_a_long_game(monkeypatch):
    monkeypatch.setattr(past, "APART", 1)
    monkeypatch.setattr(past, "MARKS", 8)
    table = a_table("tactics", "competitive", 2)
    witness = Witness(table.match)
    witness.play(150, Random(2))
    kept = Past(Match(table.match.game, table.match.setup, live=True))
    kept.follow(moves_of(table.match))
    assert 3 < len(kept.marks) <= 8
    assert kept.last == len(table.match.journal)
    assert kept.log == table.match.log
