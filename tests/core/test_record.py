"""A game as text: it comes back as it was; whatever is wrong with a text is said in a sentence."""

import pickle
from random import Random

import pytest

from core.games import auction, campaign, feud, workshop
from gonfalon.core import GonfalonError, Match, RecordError, Setup
from gonfalon.core.record import Record, read, record_of, replay
from properties import choose, playing, snapshot, summary

TEXT = """gonfalon 1
game workshop
mode bench
seats 2
seed 7
version 1
option ask_always no
option wood ash tree
name 0 Ada Lovelace
name 1 human

0 note
0 all
0 add 1
0 add 2
1 add 0
1 add 0
! rekey 81f3
0 roll
0 hand red
1 stop
"""


def test_round_trip():
    record = read(TEXT)
    assert record.text() == TEXT
    assert record.setup == Setup("bench", 2, 7, {"ask_always": "no", "wood": "ash tree"})
    assert record.names == ["Ada Lovelace", "human"]
    match = replay(workshop.GAME, record)
    assert match.over
    assert match.state.total == 3
    assert record_of(match, record.names).text() == TEXT


def test_the_cap_of_a_simulation_is_part_of_the_record():
    text = header(version="version 1\ncap_rounds 40")
    record = read(text)
    assert record.setup.cap_rounds == 40
    assert record.text() == text
    assert read(TEXT).setup.cap_rounds == 0


def test_line_ends_of_another_system_and_empty_lines():
    assert read(TEXT.replace("\n", "\r\n")) == read(TEXT)
    assert read(TEXT.replace("0 roll\n", "\n  \n0 roll\n\n")) == read(TEXT)


def test_to_some_choice():
    record = read(TEXT)
    for to in range(len(record.choices) + 1):
        match = replay(workshop.GAME, record, to=to)
        assert record_of(match).choices == record.choices[:to]


def test_a_line_of_format_2_makes_a_record_of_format_2():
    record = read(TEXT)
    record.choices[6:] = ["! version 2", "0 roll"]
    text = record.text()
    assert text.startswith("gonfalon 2\n")
    assert read(text) == record
    assert replay(workshop.GAME, record, to=6).state.total == 3
    assert read(TEXT.replace("gonfalon 1", "gonfalon 2")) == read(TEXT)


def test_the_longest_key_of_new_dice():
    record = read(TEXT)
    record.choices[6] = f"! rekey {'f' * 100}"
    match = replay(workshop.GAME, record)
    assert record_of(match).choices == record.choices


def header(**changes):
    """The text with some header lines changed; None takes one out."""
    head, _, body = TEXT.partition("\n\n")
    lines = []
    for line in head.splitlines():
        word = line.split()[0]
        if word not in changes:
            lines.append(line)
        elif changes[word] is not None and changes[word] not in lines:
            lines.append(changes[word])
    return "\n".join(lines) + "\n\n" + body


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "This is not a Gonfalon record: it does not begin with 'gonfalon 1'."),
        ("hello\n\n0 note\n", "This is not a Gonfalon record"),
        ("\x00\x01\x02", "This is not a Gonfalon record"),
        (header(gonfalon="gonfalon 3"), "This record has the format 3, and only these are known here: 1, 2."),
        (header(gonfalon="gonfalon " + "9" * 5000), "This record has the format 999"),
        (header(gonfalon="gonfalon two"), "This is not a Gonfalon record"),
        (header(gonfalon=None), "This is not a Gonfalon record"),
        ("game x\n" + TEXT, "This is not a Gonfalon record"),
        (header(game=None), "The record's header lacks: game."),
        (header(game="game"), "The record's header lacks: game."),
        (header(mode=None, version=None), "The record's header lacks: mode, version."),
        (header(seats=None), "lacks: seats"),
        (header(seed=None), "lacks: seed"),
        (header(seats="seats two"), "has 'two' where a number should be"),
        (header(seed="seed -3"), "has '-3' where a number should be"),
        (header(seed="seed 1.5"), "has '1.5' where a number should be"),
        (header(seed="seed ²"), "has '²' where a number should be"),
        (header(seed="seed " + "9" * 5000), "where a number should be"),
        (header(name="name x y"), "has 'x' where a number should be"),
        (header(name="name"), "has '' where a number should be"),
        (header(name="name 1 Ada"), "names seat"),
        (header(name="name 5 Ada"), "names seat"),
        (header(option="option"), "needs one 'option name value'"),
        (header(option="option wood"), "needs one 'option name value'"),
        (header(option="option wood oak\noption wood oak"), "needs one 'option name value'"),
        (header(game="game workshop\ngame chess"), "says 'game' twice"),
        (header(game="game workshop\ncolour blue"), "'colour'"),
        (header(seed="seed 7\ncap_rounds many"), "has 'many' where a number should be"),
        (header(seed="seed 7\ncap_rounds 4\ncap_rounds 5"), "says 'cap_rounds' twice"),
    ],
)
def test_a_header_that_cannot_be_read(text, sentence):
    with pytest.raises(RecordError) as error:
        read(text)
    assert sentence in str(error.value)
    assert str(error.value).endswith(".")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (header(game="game chess"), "chess"),
        (header(version="version 2"), "The record was made with workshop 2, this is 1"),
        (header(mode="mode duel"), "workshop has no mode 'duel'"),
        (header(seats="seats 9"), "is for 1, 2, 3 seats, not 9"),
        (header(option="option iron yes"), "workshop has no option 'iron'"),
        (header(seed="seed 7\ncap_rounds 4"), "workshop ends by its own rules"),
        (header(option="option wood elm"), "The option 'wood' may be: oak, ash tree; not 'elm'"),
    ],
)
def test_a_header_that_does_not_fit_the_game(text, sentence):
    with pytest.raises(RecordError) as error:
        replay(workshop.GAME, read(text))
    assert sentence in str(error.value)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("note", "a choice is a seat and what it does"),
        ("0", "a choice is a seat and what it does"),
        ("x note", "a choice is a seat and what it does"),
        ("-1 note", "a choice is a seat and what it does"),
        ("9" * 5000 + " note", "a choice is a seat and what it does"),
        ("0 dance", "This game has no verb 'dance'"),
        ("0 add", "'add' does not fit the form 'add number'"),
        ("0 add eleven", "'eleven' is not a number"),
        ("0 add 1", "is not among the options of seat 0 now (bench)"),
        ("1 note", "Seat 1 has no question to answer now."),
        ("7 note", "Seat 7 has no question to answer now."),
        ("0 break_start", "A rule failed"),
        ("!", "a table entry is '! rekey'"),
        ("! rekey", "a table entry is '! rekey'"),
        ("! rekey zz", "a table entry is '! rekey'"),
        ("! rekey " + "f" * 5000, "a hexadecimal key of at most 100 digits"),
        ("! imagine 81f3", "a table entry is '! rekey'"),
        ("! version 2", "from here on the game was played by the rules of version 2"),
    ],
)
def test_a_choice_that_cannot_be_played(line, reason):
    record = read(TEXT)
    record.choices[1:] = [line]
    with pytest.raises(RecordError) as error:
        replay(workshop.GAME, record)
    assert str(error.value).startswith("Choice 2 of the record, '")
    assert reason in str(error.value)


def test_a_name_cannot_smuggle_choices_in():
    record = Record("workshop", "1", Setup("bench", 1, 7), ["Eve\n\n0 stop", "a\u2028b  c"])
    text = record.text()
    assert read(text).choices == []
    assert read(text).names == ["Eve 0 stop", "a b c"]


@pytest.mark.parametrize("live", [False, True])
@pytest.mark.parametrize("game", [auction.GAME, campaign.GAME, feud.GAME], ids=lambda game: game.id)
def test_freeze_and_thaw(game, live):
    """At any question: frozen, sent as bytes and thawed, a match goes on as it would have."""
    rng = Random(3)
    mode = next(iter(game.modes.values()))
    for match in playing(game, Setup(mode.id, 2, 1), rng, live=live):
        before = snapshot(match)
        frozen = pickle.loads(pickle.dumps(match.freeze()))
        thawed = Match.thaw(game, match.setup, frozen)
        twin = match.clone()
        assert summary(thawed) == summary(match) == summary(twin)
        for _ in range(6):
            if twin.over:
                break
            choice = choose(twin, rng)
            twin.play(*choice)
            thawed.play(*choice)
            assert summary(thawed) == summary(twin)
        assert Match.thaw(game, match.setup, frozen).state.digest() == before[0]
        assert snapshot(match) == before


def test_what_is_frozen_is_no_part_of_the_match():
    match = Match(workshop.GAME, Setup("bench", 1, 1))
    match.play(0, ("two",))
    frozen = match.freeze()
    thawed = Match.thaw(workshop.GAME, match.setup, frozen)
    frozen[0]["notes"].append(9)
    frozen[2][0] = 7
    for one in (match, thawed):
        one.play(0, ("add", 1))
        one.undo(0)
        assert one.state.notes == []
        assert one.nth == [3]


def test_errors_of_records_are_errors_for_people():
    assert issubclass(RecordError, GonfalonError)
