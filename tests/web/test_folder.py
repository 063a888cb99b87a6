"""The data folder: one server at a time, private files, and no start over a damaged database."""

from __future__ import annotations

import asyncio
import gc
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
import uvicorn
from sqlalchemy import insert

from gonfalon import cli
from gonfalon.core import GonfalonError
from gonfalon.web import serve
from gonfalon.web.assets import Assets, picture_of
from gonfalon.web.seen.voice import loaded_words, voice_of
from gonfalon.web.store.folder import LOCK, FolderLock
from gonfalon.web.store.rows import UploadRow
from gonfalon.web.store.store import FILE, Store
from web.house import Guest, serving

posix = pytest.mark.skipif(os.name != "posix", reason="only there files have modes")


def run(story):
    return asyncio.run(story)


def wrong(monkeypatch, capsys, folder: Path) -> str:
    monkeypatch.setattr(sys, "argv", ["gonfalon", "serve", "--no-browser", "--data", str(folder)])
    with pytest.raises(SystemExit) as end:
        cli.main()
    assert end.value.code == 2
    return str(capsys.readouterr().err)


def test_a_second_server_over_the_same_folder_is_refused_by_name(monkeypatch, capsys, tmp_path):
    async def story():
        async with serving(tmp_path):
            await asyncio.to_thread(refused)
            store = await Store.open(tmp_path)  # whoever only reads is not refused
            assert await store.running(1) == []
            await store.close()

    def refused():
        said = wrong(monkeypatch, capsys, tmp_path)
        assert f"Another server is using the folder {tmp_path} (process {os.getpid()})" in " ".join(said.split())

    run(story())
    run(serve.check(tmp_path))


HOLD = """
import sys
import threading
from pathlib import Path
from gonfalon.web.store.folder import FolderLock

lock = FolderLock(Path(sys.argv[1]))
lock.take()
print("taken", flush=True)
sys.stdin.read()
"""


def test_the_lock_ends_with_its_process_even_if_that_is_killed(tmp_path):
    command = [sys.executable, "-c", HOLD, str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "taken\n"
        with pytest.raises(GonfalonError, match=f"process {holder.pid}"):
            FolderLock(tmp_path).take()
        holder.kill()
        holder.wait()
    with FolderLock(tmp_path) as lock:
        assert (tmp_path / LOCK).read_text() == f"{os.getpid()}\n"
        assert lock.file


def test_a_start_that_fails_lets_go_of_the_folder(tmp_path):
    (tmp_path / FILE).write_bytes(b"nonsense" * 1000)

    async def story():
        async with serving(tmp_path):
            pass

    with pytest.raises((GonfalonError, SystemExit, BaseExceptionGroup)):
        run(story())
    with FolderLock(tmp_path):
        pass


# ------------------------------------------------------------------------- the database


def test_damage_in_the_middle_of_the_database_is_a_sentence_at_the_start(monkeypatch, capsys, tmp_path):
    async def fill():
        store = await Store.open(tmp_path)
        rows = [{"id": f"{n:04}", "text": "x" * 3000, "created": 0.0, "owner": "", "size": 0} for n in range(200)]
        async with store.changing() as connection:
            await connection.execute(insert(UploadRow), rows)
        await store.close()

    run(fill())
    file = tmp_path / FILE
    data = bytearray(file.read_bytes())
    middle = len(data) // 2 // 4096 * 4096
    data[middle : middle + 8 * 4096] = os.urandom(8 * 4096)
    file.write_bytes(data)
    said = " ".join(wrong(monkeypatch, capsys, tmp_path).split())
    assert f"{file} is damaged" in said or f"{file} cannot be used" in said
    assert "--data DIR" in said


@posix
def test_only_their_owner_can_read_the_files(tmp_path):
    before = os.umask(0o022)
    folder = tmp_path / "data"

    async def story():
        async with serving(folder) as server, Guest(server) as me:
            await me.new_table("me", "friend")
            return {file.name: file.stat().st_mode & 0o777 for file in [folder, *folder.iterdir()]}

    try:
        modes = run(story())
    finally:
        os.umask(before)
    assert modes == {
        "data": 0o700,
        "key": 0o600,
        LOCK: 0o600,
        FILE: 0o600,
        f"{FILE}-wal": 0o600,
        f"{FILE}-shm": 0o600,
    }


@posix
def test_an_older_database_becomes_private_and_a_folder_that_was_there_stays_as_it_is(tmp_path):
    tmp_path.chmod(0o755)
    (tmp_path / FILE).touch(0o644)

    async def story():
        await (await Store.open(tmp_path)).close()

    run(story())
    assert (tmp_path / FILE).stat().st_mode & 0o777 == 0o600
    assert tmp_path.stat().st_mode & 0o777 == 0o755


# --------------------------------------------------------------------------- the start


def test_everything_is_drawn_before_the_server_says_its_address(monkeypatch, tmp_path):
    """In the keeper's language; what is drawn in others meanwhile holds nobody up."""
    order: list[str] = []
    monkeypatch.setattr(serve, "warm_up", lambda *langs: order.extend(langs))
    monkeypatch.setattr(uvicorn.Server, "serve", stop_at_once)
    serve.serve("127.0.0.1", 0, tmp_path, False, lambda _: order.append("said"), lang="fr")
    assert order[0] == "fr"
    assert sorted(order) == ["en", "fr", "said"]


async def stop_at_once(self, sockets):
    for each in sockets:
        each.close()


def test_the_first_page_draws_nothing_that_all_need(monkeypatch, tmp_path):
    frozen: list[str] = []
    for name in ("freeze", "set_threshold"):
        monkeypatch.setattr(gc, name, lambda *_, name=name: frozen.append(name))
    serve.warm_up("en")
    assert frozen == ["freeze", "set_threshold"]
    caches = (picture_of, voice_of, loaded_words)

    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            before = [cache.cache_info().misses for cache in caches]
            assert (await me.http.get("/")).status_code == 200
            assert [cache.cache_info().misses for cache in caches] == before

    run(story())


def test_a_picture_that_is_still_to_be_drawn_holds_nobody_up(monkeypatch, tmp_path):
    async def story():
        drawn = threading.Event()

        def slow(self, game, lang):
            assert drawn.wait(60)
            return "/static/0/picture.svg"

        monkeypatch.setattr(Assets, "picture", slow)
        async with serving(tmp_path) as server, Guest(server) as me, Guest(server) as other:
            first = asyncio.create_task(me.http.get("/"))
            await other.new_table("me", "friend")
            drawn.set()
            assert (await first).status_code == 200

    run(story())
