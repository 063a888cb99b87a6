"""`gonfalon check`: what is whole, what is not, and that looking changes nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from gonfalon import cli
from gonfalon.core import GonfalonError
from gonfalon.web.store.store import FILE
from gonfalon.web.tables.checking import check_folder
from web.house import Guest, serving
from web.test_journal import change_row, data_of_0_1, opened, play_on


def run(story):
    return asyncio.run(story)


def checked(folder: Path, lang: str = "en") -> tuple[int, list[str]]:
    result = CliRunner().invoke(cli.app, ["check", "--data", str(folder), "--lang", lang])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output.splitlines()


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


async def a_played_table(folder: Path) -> str:
    table = await opened(folder, "me", "me", seed=4)
    await play_on(table, Random(1), 8)
    (seat,) = [seat for seat in range(2) if table.match.can_undo(seat)] or [-1]
    if seat >= 0:
        await table.undo(seat, None)
    await table.rewind(0, 2)
    await play_on(table, Random(2), 8)
    await table.store.close()
    return table.id


def test_a_whole_folder_is_whole_and_stays_as_it_was(tmp_path):
    data_of_0_1(tmp_path, rekeyed="")
    before = contents(tmp_path)
    assert checked(tmp_path) == (0, ["6 tables checked, nothing is wrong."])
    assert contents(tmp_path) == before
    run(a_played_table(tmp_path))
    before = contents(tmp_path)
    assert checked(tmp_path, "fr") == (0, ["7 tables examinées, rien à signaler."])
    assert contents(tmp_path) == before


DAMAGE = {
    "update \"table\" set options = '?'": "cannot be read. The table {id} cannot be read: ",
    "update \"table\" set game = 'chess'": "cannot be read. There is no game 'chess'",
    "delete from entry where number = 3": "lacks entries of its journal.",
    'update "table" set length = 3': "lacks entries of its journal.",
    "update entry set text = 'dance' where number = 0": "and it would resume from its checkpoint. Entry 0 of its",
    "update \"table\" set checkpoint = x'00'": "its checkpoint cannot be read. Its journal is whole",
    'update "table" set finished = 1.0': "its journal does not lead to its checkpoint.",
    "update \"table\" set seed = '5'": "and it would resume from its checkpoint.",
    "update \"table\" set seed = '5', checkpoint = null": "cannot be opened: neither its journal nor",
}


@pytest.mark.parametrize(("statement", "sentence"), DAMAGE.items(), ids=[*DAMAGE])
def test_what_is_damaged_is_said(tmp_path, statement, sentence):
    id = run(a_played_table(tmp_path))
    change_row(tmp_path, statement)
    code, (line, total) = checked(tmp_path)
    assert code == 1
    assert line.startswith(f"Table {id}")
    assert sentence.format(id=id) in line
    assert total == "1 table checked, 1 is not as it should be."


def test_a_checkpoint_from_elsewhere_differs(tmp_path):
    first, second = run(a_played_table(tmp_path / "a")), run(a_played_table(tmp_path / "b"))
    with sqlite3.connect(tmp_path / "b" / FILE) as other:
        (checkpoint,) = other.execute('select checkpoint from "table"').fetchone()
    with sqlite3.connect(tmp_path / "a" / FILE) as one:
        one.execute('update "table" set checkpoint = ?', [checkpoint])
    code, (line, _) = checked(tmp_path / "a")
    assert (code, line) == (1, f"Table {first}: its journal does not lead to its checkpoint.")
    assert checked(tmp_path / "b")[0] == 0
    assert first != second


def test_earlier_rules_are_not_damage(tmp_path):
    id = run(a_played_table(tmp_path))
    change_row(tmp_path, "update \"table\" set version = '1.old', seed = '5'")
    code, (line, total) = checked(tmp_path)
    assert code == 0
    assert line.startswith(f"Table {id} was played by earlier rules")
    assert total == "1 table checked, nothing is wrong."


def test_it_looks_while_a_server_runs(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            id = await me.new_table("me", "me")
            table = server.table(id)
            await play_on(table, Random(1), 5)
            assert (tmp_path / f"{FILE}-wal").exists()
            assert await asyncio.to_thread(checked, tmp_path) == (0, ["1 table checked, nothing is wrong."])
            await play_on(table, Random(2), 5)
            assert await asyncio.to_thread(checked, tmp_path) == (0, ["1 table checked, nothing is wrong."])

    run(story())


def test_a_folder_without_a_database_is_refused(tmp_path):
    with pytest.raises(GonfalonError, match="There is no database"):
        next(check_folder(tmp_path))
    assert not any(tmp_path.iterdir())
    (tmp_path / FILE).write_bytes(b"not a database")
    with pytest.raises(GonfalonError, match="cannot be used"):
        next(check_folder(tmp_path))
