"""The straight line of one choice: played, saved, acknowledged; then each page looks in a task of its own."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager

import pytest

from gonfalon import games
from gonfalon.core import Match, Setup
from gonfalon.web.bench import announce_times
from gonfalon.web.seen.viewer import Viewer
from gonfalon.web.wire.live import answered, send_news
from gonfalon.web.wire.screen import Screen
from web.worlds import PEOPLE, Nowhere, settled, table_of


class Socket:
    """The other end of a page: what it has been sent."""

    def __init__(self) -> None:
        self.heard: list[dict[str, object]] = []

    async def send_data(self, data, mode):
        self.heard.append(json.loads(data))


class Slow(Nowhere):
    """A store that keeps a change when it may."""

    def __init__(self) -> None:
        self.may = asyncio.Event()

    async def keep(self, id, change):
        await self.may.wait()


def new_table():
    return table_of(Match(games.find("tactics"), Setup("competitive", 4, 7), live=True))


@asynccontextmanager
async def watched(table, *players: str):
    """Pages at a table, each with its own task, which have said hello."""
    screens = [Screen(table, player, "en") for player in players]
    sockets = [Socket() for _ in screens]
    table.listeners |= {*screens}
    tasks = [asyncio.create_task(send_news(*each)) for each in zip(sockets, screens)]  # type: ignore[arg-type]
    for screen in screens:
        screen.greet(-1)
    await settled()
    try:
        yield screens, sockets
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@pytest.fixture
def drawn(monkeypatch):
    """The seats of each viewer that was drawn, in order."""
    seen: list[frozenset[int]] = []
    show = Viewer.show

    def counted(self, sight):
        seen.append(self.seats)
        show(self, sight)

    monkeypatch.setattr(Viewer, "show", counted)
    return seen


def first_choice(table) -> dict[str, object]:
    seat, ask = next(iter(table.match.asks.items()))
    choice = table.game.verbs.text(ask.options[0])
    return {"type": "choose", "seat": seat, "choice": choice, "nth": table.match.nth[seat], "key": "0" * 16}


def test_nothing_is_drawn_when_a_change_is_announced(drawn):
    async def story():
        table = new_table()
        async with watched(table, *PEOPLE[:4] * 2, *[""] * 12) as (_, sockets):
            assert len(sockets) == 20
            drawn.clear()
            table.announce()
            assert drawn == []
            await settled()
            assert sorted(map(sorted, drawn)) == [[], [0], [1], [2], [3]]

    asyncio.run(story())


def test_who_chooses_is_answered_before_anybody_draws(drawn):
    async def story():
        table = new_table()
        async with watched(table, "blue", *[""] * 12) as (screens, sockets):
            drawn.clear()
            said = await answered(screens[0], json.dumps(first_choice(table)))
            assert said == {"done": "0" * 16}
            assert drawn == []
            before = [len(socket.heard) for socket in sockets]
            await settled()
            assert [len(socket.heard) for socket in sockets] == [n + 1 for n in before]

    asyncio.run(story())


def test_what_is_not_saved_is_shown_to_nobody(drawn):
    async def story():
        table = new_table()
        table.store = store = Slow()
        async with watched(table, "blue", "red", "") as (screens, sockets):
            drawn.clear()
            before = [len(socket.heard) for socket in sockets]
            choosing = asyncio.create_task(answered(screens[0], json.dumps(first_choice(table))))
            await settled()
            for screen in screens:  # for whatever reason: a page that comes back, a message, a notice
                screen.greet(-1)
            await settled()
            assert drawn == []
            assert [len(socket.heard) for socket in sockets] == before
            store.may.set()
            assert await choosing == {"done": "0" * 16}
            await settled()
            assert len(drawn) == 3
            assert all(len(socket.heard) > n for socket, n in zip(sockets, before))

    asyncio.run(story())


def test_a_refusal_names_the_click(drawn):
    async def story():
        table = new_table()
        async with watched(table, "blue") as (screens, _):
            message = first_choice(table)
            for wrong in ({"choice": "end"}, {"choice": "dance"}, {"seat": 1}, {"nth": 5}):
                said = await answered(screens[0], json.dumps({**message, **wrong}))
                assert said
                assert said["refused"]
                assert said["key"] == "0" * 16
            said = await answered(screens[0], json.dumps(message), allowed=False)
            assert said
            assert "Not so fast" in said["refused"]
            assert said["key"] == "0" * 16

    asyncio.run(story())


def test_announcing_is_measured():
    times = announce_times("tactics", viewers=20, times=5)
    assert len(times) == 5
    assert all(time > 0 for time in times)
