"""A match is what its journal leads to: whatever was chosen, taken back and gone back over, in every game."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

import tables
from core.games import workshop
from gonfalon.core import Game, Match, RecordError, Setup, draw
from gonfalon.core.record import record_of
from gonfalon.web.store.journal import Entry, Kind, by_earlier_rules, version_entry
from gonfalon.web.store.saved import SavedTable
from gonfalon.web.tables.rebuilding import folded, frozen_text, has_question
from properties import canon, viewers

ALL = (*tables.SMALL, *tables.REGISTERED)
CHOICES = 250
"""How far into a game: long enough to have met most kinds of questions."""


def saved_as(game: Game, setup: Setup, *entries: Entry) -> SavedTable:
    return SavedTable("abc", game.id, game.version, setup, "", (), (), entries)


def step(match: Match, rng: Random) -> list[Entry]:
    """What people and bots do at a live table, and the entries it leaves."""
    undoable = [seat for seat in range(match.setup.seats) if match.can_undo(seat)]
    if undoable and rng.random() < 0.25:
        seat = rng.choice(undoable)
        match.undo(seat)
        return [Entry(Kind.UNDO, seat)]
    if rng.random() < 0.02:
        recorded = sum(entry.option is not None for entry in match.journal)
        stand, key = rng.randint(max(0, recorded - 30), recorded), rng.getrandbits(64)
        match.rewind(stand, key)
        return [Entry(Kind.REWIND, 0, f"{stand} {key:x} 1")]
    seat = rng.choice(list(match.asks))
    is_kept = has_question(match, seat)
    option = draw(match.asks[seat].options, rng)
    match.play(seat, option)
    return [Entry(Kind.CHOICE, seat, match.game.verbs.text(option))] if is_kept else []


def assert_same(live: Match, again: Match) -> None:
    """Everything but the count of questions, which the checkpoint keeps."""
    live.pass_empty()
    again.pass_empty()
    again.nth = list(live.nth)
    assert again.state.digest() == live.state.digest()
    assert record_of(again).text() == record_of(live).text()
    assert [again.can_undo(seat) for seat in range(live.setup.seats)] == [
        live.can_undo(seat) for seat in range(live.setup.seats)
    ]
    for viewer in viewers(live.setup.seats):
        assert canon(again.view(viewer)) == canon(live.view(viewer))


@pytest.mark.parametrize(("id", "mode", "seats"), tables.tables(ALL), ids=str)
def test_a_journal_leads_to_the_same_match(id, mode, seats):
    game = tables.find(id)
    setup = tables.setup_for(game, mode, seats, 3)
    rng = Random(f"{id} {mode} {seats}")
    match, entries, kinds = Match(game, setup, live=True), list[Entry](), set[str]()
    for n in range(CHOICES):
        if match.over:
            break
        made = step(match, rng)
        entries += made
        kinds |= {entry.kind for entry in made}
        if n % 50 == 49:
            assert_same(match, folded(game, saved_as(game, setup, *entries)))
    assert_same(match, folded(game, saved_as(game, setup, *entries)))
    assert Kind.CHOICE in kinds


BENCH = Setup("bench", 2, 1)


def choice(text: str, seat: int = 0) -> Entry:
    return Entry(Kind.CHOICE, seat, text)


def bench(*entries: Entry) -> Match:
    return folded(workshop.GAME, saved_as(workshop.GAME, BENCH, *entries))


def test_empty_windows_are_passed_when_a_choice_needs_it():
    waits = bench(choice("empty"))
    assert list(waits.asks) == [1]
    assert record_of(bench(choice("empty"), choice("note"))).choices == ["0 empty", "0 note"]


def test_a_game_that_ended_with_an_empty_window_is_over():
    ended = [choice("note"), choice("stop")]
    assert folded(workshop.GAME, replace(saved_as(workshop.GAME, BENCH, *ended), finished=1.0)).over
    open_window = replace(saved_as(workshop.GAME, BENCH, choice("empty")), finished=1.0)
    assert list(folded(workshop.GAME, open_window).asks) == [0]


def test_going_back_can_itself_be_gone_back_over():
    match = bench(
        choice("note"),
        choice("roll"),
        choice("roll"),
        Entry(Kind.REWIND, 0, "1 a1 2"),
        choice("roll"),
        Entry(Kind.REWIND, 0, "1 b2 1"),
        Entry(Kind.REKEY, -1, "c3"),
    )
    assert record_of(match).choices == ["0 note", "! rekey b2", "! rekey c3"]
    assert [fact[0] for fact in match.view([]).log].count("went_back") == 2


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        (Entry(Kind.CHOICE, 0, "dance"), "This game has no verb 'dance'"),
        (Entry(Kind.CHOICE, 7, "note"), "Seat 7 has no question"),
        (Entry(Kind.UNDO, 0), "nothing to take back"),
        (Entry(Kind.REWIND, 0, "1"), "cannot be played"),
        (Entry(Kind.REWIND, 0, f"{'9' * 5000} ff 1"), "is not a number"),
        (Entry(Kind.REWIND, 0, f"1 {'f' * 5000} 1"), "a hexadecimal key of at most 100 digits"),
        (Entry(Kind.REKEY, -1, "zz"), "a hexadecimal key"),
        (Entry("dance", 0), "there is no such kind of entry as 'dance'"),
        (Entry(Kind.VERSION, -1, "1 {"), "It cannot begin"),
    ],
)
def test_an_entry_that_cannot_be_played(entry, reason):
    with pytest.raises(RecordError, match=reason):
        bench(entry)


def test_after_a_change_of_rules_the_journal_is_played_from_there():
    old = bench(choice("note"), choice("two"), choice("add 1"))
    changed = version_entry("1", frozen_text(old))
    before = [choice("unknown to these rules"), choice("two"), choice("add 1")]
    match = bench(*before, changed, choice("add 2"), choice("roll"))
    assert match.state.notes[0] == 0
    assert match.state.total == 3
    lines = [*by_earlier_rules([*before, changed]), *record_of(match).choices]
    assert lines == ["0 unknown to these rules", "0 two", "! version 1", "0 add 1", "0 add 2", "0 roll"]


def test_lines_of_earlier_rules_are_those_that_stood():
    frozen = frozen_text(Match(workshop.GAME, BENCH, live=True))
    first = [
        choice("a"),
        choice("b", seat=1),
        choice("c"),
        Entry(Kind.UNDO, 0),
        choice("d"),
        Entry(Kind.REWIND, 1, "2 ff 1"),
        version_entry("2", frozen),
    ]
    assert by_earlier_rules(first) == ["0 a", "1 b", "! rekey ff", "! version 2"]
    second = [choice("e"), choice("f"), Entry(Kind.REWIND, 0, "1 ee 1"), Entry(Kind.REKEY, -1, "dd")]
    assert by_earlier_rules([*first, *second, version_entry("3", frozen), choice("g")]) == [
        *("0 a", "1 b", "! rekey ff", "! version 2"),
        *("0 e", "! rekey ee", "! rekey dd", "! version 3"),
    ]
    assert by_earlier_rules(second) == []
