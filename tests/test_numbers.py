"""Numbers in what people write are in the digits 0 to 9: `int` alone would read those of any script."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import pytest

from gonfalon import bots, cli, games
from gonfalon.cli.person import Person
from gonfalon.core import GonfalonError, Match, RecordError, Setup
from gonfalon.core.numbers import is_number
from gonfalon.core.record import read, record_of, replay
from gonfalon.lore.content import ContentError
from gonfalon.lore.content import read as read_content

THREE = "٣"
"""Three, in Arabic digits."""


@pytest.mark.parametrize(
    ("text", "is_one"), [("0", True), ("42", True), (THREE, False), ("4²", False), ("", False), ("-1", False)]
)
def test_a_number_has_plain_digits(text, is_one):
    assert is_number(text) is is_one


@pytest.mark.parametrize("line", ["seats 2", "seed 7", "cap_rounds 40", "name 0 me"])
def test_a_records_header_has_plain_digits(line):
    head = {"seats": "seats 2", "seed": "seed 7", "cap_rounds": "cap_rounds 40", "name": "name 0 me"}
    word = line.split()[0]
    good = ["gonfalon 1", "game tactics", "mode competitive", "version 1", *head.values()]
    number = next(part for part in line.split() if part.isdecimal())
    foreign = {"0": "٠", "2": "٢", "7": "٧", "40": "٤٠"}[number]
    bad = [each.replace(number, foreign) if each.startswith(word) else each for each in good]
    assert read("\n".join([*good, "", ""])).setup.seed == 7
    with pytest.raises(RecordError, match="where a number should be"):
        read("\n".join([*bad, "", ""]))


def test_a_seat_in_a_record_has_plain_digits():
    game = games.find("tactics")
    match = Match(game, Setup("competitive", 2, 5))
    seat, ask = next(iter(match.asks.items()))
    match.play(seat, ask.options[0])
    record = record_of(match)
    assert replay(game, record).journal
    record.choices = ["".join(chr(ord("٠") + seat) if n == 0 else c for n, c in enumerate(record.choices[0]))]
    with pytest.raises(RecordError, match="a choice is a seat and what it does"):
        replay(game, record)


@pytest.mark.parametrize("bot", [f"search:{THREE}", f"search:{THREE}i", f"search:1.{THREE}"])
def test_a_bots_budget_has_plain_digits(bot):
    with pytest.raises(GonfalonError, match="is not a bot"):
        bots.find(bot, games.find("tactics"))


@pytest.mark.parametrize(
    "command",
    [["serve", "--port", THREE], ["play", "tactics", "--seed", THREE], ["sim", "tactics", "--seed", THREE]],
)
def test_an_option_has_plain_digits(monkeypatch, capsys, command):
    monkeypatch.setattr(sys, "argv", ["gonfalon", *command])
    with pytest.raises(SystemExit) as end:
        cli.main()
    assert end.value.code == 2
    assert "is not a valid integer" in capsys.readouterr().err


def test_a_line_of_a_list_is_picked_in_plain_digits():
    picked: list[int] = []
    person = SimpleNamespace(
        pick=picked.append, rows=[], options=[], choices=SimpleNamespace(narrowed=lambda *_: [()])
    )
    Person.understand(person, "3")  # type: ignore[arg-type]
    Person.understand(person, THREE)  # type: ignore[arg-type]
    assert picked == [3]


def test_content_nested_too_deeply_is_a_sentence(tmp_path):
    file = tmp_path / "deep.toml"
    file.write_text(f"x = {'[' * 20_000}{']' * 20_000}\n")
    with pytest.raises(ContentError, match="nested too deeply"):
        read_content(file)
