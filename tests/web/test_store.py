"""The data folder: what is kept, what cannot be used, and what the server says about it."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from random import Random

import httpx
import pytest

from gonfalon import cli, games
from gonfalon.core import GonfalonError, Match, Setup, StaleChoice, draw
from gonfalon.lore.words import gaps
from gonfalon.web import assets, sentences_folder
from gonfalon.web.assets import Assets
from gonfalon.web.house import secret_key
from gonfalon.web.seen.text import html
from gonfalon.web.seen.voice import voice_of
from gonfalon.web.serve import data_folder
from gonfalon.web.store.journal import Entry, Kind
from gonfalon.web.store.saved import Change, Holder, SavedTable
from gonfalon.web.store.store import FILE, Store
from gonfalon.web.tables.rebuilding import frozen_text, thawed

SETUP = Setup("competitive", 2, 1 << 200, {"ask_always": "yes"})
HOLDERS = (Holder("me", "p"), Holder("bot", "greedy"))
KEPT = SavedTable("abc", "tactics", "1", SETUP, "A table", ("human", "greedy"), HOLDERS)


def run(story):
    return asyncio.run(story)


def change(length: int, *entries: Entry, finished: bool = False) -> Change:
    return Change(length, entries, b"{}", finished)


def choice(text: str, seat: int = 0, key: str = "") -> Entry:
    return Entry(Kind.CHOICE, seat, text, key)


async def kept_in(store: Store) -> SavedTable:
    kept = await store.table(KEPT.id)
    assert kept is not None
    return kept


def said(kept: SavedTable) -> list[tuple[str, int, str, str]]:
    return [(entry.kind, entry.seat, entry.text, entry.key) for entry in kept.entries]


def test_a_table_is_kept_as_its_setup_and_its_journal(tmp_path):
    async def story():
        before = int(time.time() * 1000)
        store = await Store.open(tmp_path)
        await store.add_table(KEPT)
        await store.keep("abc", change(0, choice("keep x", key="k1"), choice("end", 1)))
        await store.keep("abc", change(2, Entry(Kind.UNDO, 1)))
        await store.keep("abc", change(3, Entry(Kind.REWIND, 0, "1 ff 1"), finished=True))
        await store.keep("abc", change(4))
        await store.close()
        store = await Store.open(tmp_path)
        kept = await kept_in(store)
        assert kept.setup == KEPT.setup
        assert kept.holders == KEPT.holders
        assert said(kept) == [
            ("choice", 0, "keep x", "k1"),
            ("choice", 1, "end", ""),
            ("undo", 1, "", ""),
            ("rewind", 0, "1 ff 1", ""),
        ]
        assert all(entry.at is not None and before <= entry.at <= time.time() * 1000 for entry in kept.entries)
        assert kept.finished
        assert [each.id for each in await store.tables_of("p")] == ["abc"]
        assert await store.tables_of("greedy") == []
        assert await store.running(9) == []
        assert await store.table("nowhere") is None
        await store.close()

    run(story())


def test_two_programs_cannot_write_the_same_entry(tmp_path):
    """Nor may one write after the other without having seen what it wrote, though it adds no entry."""

    async def story():
        one, two = await Store.open(tmp_path), await Store.open(tmp_path)
        await one.add_table(KEPT)
        await one.keep("abc", change(0, choice("end")))
        for late in (change(0, choice("keep x")), change(0), change(2, choice("keep x"))):
            with pytest.raises(StaleChoice):
                await two.keep("abc", late)
        await two.keep("abc", change(1, choice("end", 1)))
        assert [entry.text for entry in (await kept_in(one)).entries] == ["end", "end"]
        await one.close()
        await two.close()

    run(story())


def test_a_key_is_used_once_at_a_table(tmp_path):
    async def story():
        store = await Store.open(tmp_path)
        await store.add_table(KEPT)
        await store.add_table(replace(KEPT, id="other"))
        await store.keep("abc", change(0, choice("end", key="k"), choice("end", 1), choice("end")))
        await store.keep("other", change(0, choice("end", key="k")))
        with pytest.raises(StaleChoice):
            await store.keep("abc", change(3, choice("end", 1, key="k")))
        assert len((await kept_in(store)).entries) == 3
        await store.keep("abc", change(3, choice("end", 1, key="l")))
        await store.close()

    run(story())


def test_many_write_at_once(tmp_path):
    async def story():
        store = await Store.open(tmp_path)
        await store.add_table(KEPT)
        await asyncio.gather(*(store.keep("abc", change(number, choice("end"))) for number in range(50)))
        assert len((await kept_in(store)).entries) == 50
        await store.close()

    run(story())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_checkpoint_is_read_as_it_was_written(seats):
    game, rng = games.find("tactics"), Random(seats)
    match = Match(game, Setup("competitive", seats, 5), live=True)
    while not match.over:
        frozen = match.freeze()
        assert thawed(game, frozen_text(match)) == frozen
        seat, ask = next(iter(match.asks.items()))
        match.play(seat, draw(ask.options, rng))


def test_elements_are_written_as_htpy_writes_them():
    voice, rng = voice_of("tactics", "fr"), Random(3)
    match = Match(games.find("tactics"), Setup("competitive", 3, 5), live=True)
    for _ in range(60):
        view = match.view([0])
        drawn = {**voice.draw.groups(voice.words, view), **voice.draw.panels(voice.words, view)}
        for element in drawn.values():
            assert html(element) == "".join(element.iter_chunks())
        seat, ask = next(iter(match.asks.items()))
        match.play(seat, draw(ask.options, rng))


def test_both_languages_say_the_same():
    assert gaps(sentences_folder()) == []


def test_the_data_folder_follows_the_system(monkeypatch, tmp_path):
    monkeypatch.setenv("GONFALON_DATA", str(tmp_path))
    assert data_folder() == tmp_path
    monkeypatch.delenv("GONFALON_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", "/x")
    monkeypatch.setattr(sys, "platform", "linux")
    assert data_folder() == Path("/x/gonfalon")


# ------------------------------------------------------------- what cannot be used


def wrong(monkeypatch, capsys, *args: str) -> str:
    monkeypatch.setattr(sys, "argv", ["gonfalon", "serve", "--no-browser", *args])
    with pytest.raises(SystemExit) as end:
        cli.main()
    assert end.value.code == 2
    return str(capsys.readouterr().err)


def test_a_broken_database_is_a_sentence(monkeypatch, capsys, tmp_path):
    (tmp_path / FILE).write_bytes(b"nonsense" * 1000)
    said = wrong(monkeypatch, capsys, "--data", str(tmp_path))
    assert said.startswith(f"The database {tmp_path / FILE} cannot be used (file is not a database);")
    assert "--data DIR" in said


def test_a_database_of_a_newer_gonfalon_is_a_sentence(monkeypatch, capsys, tmp_path):
    async def age():
        store = await Store.open(tmp_path)
        async with store.changing() as connection:
            await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
        await store.close()

    run(age())
    assert "was made by a newer Gonfalon" in wrong(monkeypatch, capsys, "--data", str(tmp_path))


def test_a_folder_that_cannot_be_written_is_a_sentence(monkeypatch, capsys, tmp_path):
    (tmp_path / "file").touch()
    said = wrong(monkeypatch, capsys, "--data", str(tmp_path / "file" / "data"))
    assert said.startswith("Cannot write to the folder")


def test_a_taken_port_is_a_sentence(monkeypatch, capsys, tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = wrong(monkeypatch, capsys, "--data", str(tmp_path), "--port", port)
    assert f"Cannot listen on 127.0.0.1, port {port}" in said
    assert "--port" in said


def test_a_key_that_is_none_is_a_sentence(tmp_path):
    (tmp_path / "key").write_bytes(b"short")
    with pytest.raises(GonfalonError, match="is not a 32-byte key"):
        secret_key(tmp_path)


def test_the_key_is_private_and_stays(tmp_path):
    key = secret_key(tmp_path)
    assert secret_key(tmp_path) == key
    assert (tmp_path / "key").stat().st_mode & 0o077 == 0


def children(process: int) -> list[int]:
    """The processes that a process has started, where the system tells."""
    file = Path(f"/proc/{process}/task/{process}/children")
    return [int(child) for child in file.read_text().split()] if file.exists() else []


def ended(processes: list[int]) -> bool:
    for _ in range(600):
        if not any(Path(f"/proc/{process}").exists() for process in processes):
            return True
        time.sleep(0.1)
    return False


def test_the_server_starts_dies_and_starts_again(tmp_path):
    """Killed without warning, it takes its bots along, and nothing that was seen is lost."""
    command = [
        sys.executable,
        "-c",
        "from gonfalon.cli import main; main()",
        "serve",
        "--no-browser",
        "--port",
        "0",
    ]
    environment = {**os.environ, "GONFALON_DATA": str(tmp_path), "PYTHONUNBUFFERED": "1"}

    def started() -> tuple[subprocess.Popen[str], str]:
        process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        address = re.search(r"http://[^/]+", process.stdout.readline())
        assert address is not None
        return process, address[0]

    def ready(address: str, jar: httpx.Cookies) -> httpx.Client:
        client = httpx.Client(base_url=address, cookies=jar, timeout=60)
        for _ in range(1200):
            try:
                client.get("/")
                return client
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    process, address = started()
    try:
        client = ready(address, httpx.Cookies())
        token = next(value for name, value in client.cookies.items() if name.startswith("csrf-"))
        new = client.post(
            "/api/new/tactics", json={"players": ["me", "me"]}, headers={"x-csrftoken": token}
        ).json()
        ask = new["asks"][0]
        choice = {"seat": ask["seat"], "choice": ask["options"][0], "nth": ask["nth"]}
        choice["key"] = "00000000a1b2c3d4"
        path, headers = f"/api/table/{new['id']}/choose", {"x-csrftoken": token}
        seen = client.post(path, json=choice, headers=headers).json()
        assert seen.pop("done") == "00000000a1b2c3d4"
        bots = children(process.pid)
    finally:
        process.kill()
        process.wait()
    assert ended(bots)
    process, address = started()
    try:
        client = ready(address, client.cookies)
        assert client.get(f"/api/table/{new['id']}").json() == seen
        assert client.post(path, json=choice, headers=headers).json() == {**seen, "done": "00000000a1b2c3d4"}
    finally:
        process.terminate()
        assert process.wait(10) == 0


def test_many_boards_push_out_older_boards_but_no_script_style_or_picture(monkeypatch):
    monkeypatch.setattr(assets, "BOARDS_IN_MEMORY", 2)
    served, voice = Assets(), voice_of("tactics", "en")
    lasting = [*served.urls.values(), served.picture("tactics", "en")]
    setups = [Setup("battle", 2, 1, {"realm": realm}) for realm in ("canyon", "gorge", "8x5-a1")]
    boards = [served.board(voice, Match(voice.game, setup).view([])) for setup in setups]

    def found(url):
        return served.get(*url.split("/")[2:]) is not None

    assert all(map(found, lasting))
    assert [found(url) for url in boards] == [False, True, True]
