"""A game as a text file: a header, then one choice per line.

    gonfalon 1
    game tactics
    mode competitive
    seats 2
    seed 7
    version 1.3fa9c2d1
    option ask_always no
    name 0 human

    0 keep forced_march
    0 move blue_beast m6

A simulated game may have `cap_rounds 40` in its header. A record has the choices that stand, not those that were
taken back. A line with `!` instead of a seat is something that happened to the whole table:

    ! rekey 81f3        the table agreed to go back to this point, and has new dice from here on
    ! version 1.77d0    from here on the game was played by these rules (format 2)

A record is written in the oldest format that can say what it says, and both formats are read. With a line
`! version` it tells what was played but cannot be replayed, since one program has the rules of one version.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from .ask import Option
from .errors import GonfalonError, RecordError
from .game import Game, Setup
from .journal import TABLE
from .match import Match
from .numbers import is_number

FORMATS = ("1", "2")
HEADER = ("game", "mode", "seats", "seed", "version")
CAP = "cap_rounds"
DIGITS = 100
"""No number in a record is longer; seeds are the longest."""

REKEY, VERSION = "! rekey", "! version"


@dataclass
class Record:
    """A setup, who sat where, and the choices made."""

    game: str
    version: str
    setup: Setup
    names: list[str] = field(default_factory=list)
    choices: list[str] = field(default_factory=list)

    @property
    def format(self) -> str:
        """The oldest format that has all of these lines."""
        return FORMATS[any(line.startswith(VERSION) for line in self.choices)]

    def text(self) -> str:
        setup = self.setup
        lines = [f"gonfalon {self.format}", f"game {self.game}", f"mode {setup.mode}", f"seats {setup.seats}"]
        lines += [f"seed {setup.seed}", f"version {self.version}"]
        lines += [f"{CAP} {setup.cap_rounds}"] if setup.cap_rounds else []
        lines += [f"option {name} {value}" for name, value in setup.options.items()]
        # Names are typed by people: keep each on one line, whatever it contains.
        lines += [f"name {seat} {' '.join(name.split())}" for seat, name in enumerate(self.names)]
        return "\n".join([*lines, "", *self.choices, ""])


def record_of(match: Match, names: list[str] | None = None) -> Record:
    """The record of a match. Until the match is over it contains secrets: it is for the table, not for a seat."""
    choices = [_line(match.game, entry.seat, entry.option) for entry in match.journal if entry.option is not None]
    return Record(match.game.id, match.game.version, match.setup, names or [], choices)


def _line(game: Game, seat: int, option: Option) -> str:
    if seat == TABLE:
        return f"{REKEY} {option[1]:x}"
    return f"{seat} {game.verbs.text(option)}"


def read(text: str) -> Record:
    """A record from its text."""
    head, _, body = text.replace("\r\n", "\n").partition("\n\n")
    facts: dict[str, str] = {}
    options: dict[str, str] = {}
    names: list[str] = []
    first, *lines = head.splitlines() or [""]
    check_format(first)
    for number, line in enumerate(lines, 2):
        word, _, rest = line.partition(" ")
        if word == "option":
            name, _, value = rest.partition(" ")
            if not name or not value or name in options:
                raise RecordError(f"The record's header needs one 'option name value' in line {number}: '{line}'.")
            options[name] = value
        elif word == "name":
            seat, _, name = rest.partition(" ")
            if _number(seat, number) != len(names):
                raise RecordError(
                    f"The record's header names seat {seat} in line {number}, not seat {len(names)}."
                )
            names.append(name)
        elif word not in (*HEADER, CAP):
            raise RecordError(f"The record's header has an unknown word '{word}' in line {number}.")
        elif word in facts:
            raise RecordError(f"The record's header says '{word}' twice, the second time in line {number}.")
        else:
            facts[word] = rest
    missing = [word for word in HEADER if not facts.get(word)]
    if missing:
        raise RecordError(f"The record's header lacks: {', '.join(missing)}.")
    seats, seed, cap = (_number(facts.get(word, "0"), 0) for word in ("seats", "seed", CAP))
    setup = Setup(facts["mode"], seats, seed, options, cap)
    choices = [line for line in body.splitlines() if line.strip()]
    return Record(facts["game"], facts["version"], setup, names, choices)


def check_format(line: str) -> None:
    """Refuse a text whose first line is not that of a record, or is that of a newer one."""
    word, _, number = line.partition(" ")
    if word != "gonfalon" or not is_number(number):
        raise RecordError(f"This is not a Gonfalon record: it does not begin with 'gonfalon {FORMATS[0]}'.")
    if number not in FORMATS:
        known = ", ".join(FORMATS)
        raise RecordError(f"This record has the format {number[:DIGITS]}, and only these are known here: {known}.")


def _number(text: str, line: int) -> int:
    if not is_number(text) or len(text) > DIGITS:
        where = f"in line {line} " if line else ""
        raise RecordError(f"The record's header {where}has '{text[:DIGITS]}' where a number should be.")
    return int(text)


def key_in(text: str) -> int:
    """The key of new dice, as records write it."""
    if not text or len(text) > DIGITS or text.strip("0123456789abcdef"):
        raise RecordError(f"a table entry is '{REKEY}' and a hexadecimal key of at most {DIGITS} digits")
    return int(text, 16)


def _at_the_table(match: Match, line: str) -> None:
    word, _, rest = line.rpartition(" ")
    if word == VERSION:
        raise RecordError(f"from here on the game was played by the rules of version {rest[:DIGITS]}")
    match.rekey(key_in(rest if word == REKEY else ""))


def replay(game: Game, record: Record, to: int | None = None, live: bool = False) -> Match:
    """Play a record to its end, or its first `to` choices. A live table continues from there."""
    if record.game != game.id:
        raise RecordError(f"The record is for the game '{record.game}', not '{game.id}'.")
    if record.version != game.version:
        raise RecordError(
            f"The record was made with {game.id} {record.version}, this is {game.version}: "
            "rules or content have changed since."
        )
    try:
        match = Match(game, record.setup, live=live)
    except GonfalonError as error:
        raise RecordError(f"The record's setup is not possible: {error}") from error
    for number, line in enumerate(record.choices[:to], 1):
        try:
            _play(match, line)
        except GonfalonError as error:
            raise RecordError(
                f"Choice {number} of the record, '{line[:DIGITS]}', cannot be played: {error}"
            ) from error
    return match


def _play(match: Match, line: str) -> None:
    match.pass_empty()
    seat, _, rest = line.partition(" ")
    if seat == "!":
        _at_the_table(match, line)
    elif not is_number(seat) or len(seat) > DIGITS or not rest.strip():
        raise RecordError("a choice is a seat and what it does")
    else:
        match.play(int(seat), match.game.verbs.parse(rest))
