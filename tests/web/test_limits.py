"""What one guest may take: tables, requests, live pages and stored records, so that others find room."""

from __future__ import annotations

import asyncio
import html
from contextlib import AsyncExitStack, ExitStack
from dataclasses import replace

import pytest
from sqlalchemy import func, select
from websockets.exceptions import InvalidStatus

from gonfalon import games
from gonfalon.core import Match, Setup
from gonfalon.core.record import record_of
from gonfalon.web import limits as rules
from gonfalon.web.fairness import Guest as Visitor
from gonfalon.web.limits import Crowd, Limits
from gonfalon.web.seen import replays
from gonfalon.web.seen.replays import ReplayCache
from gonfalon.web.store.rows import TableRow, UploadRow
from gonfalon.web.store.store import Store
from gonfalon.web.store.uploads import Room
from gonfalon.web.tables import registry as tables
from web.house import Guest, Server, serving

NEVER = 1e-9
FREE = Limits.none()


def run(story):
    asyncio.run(story)


async def rows(server: Server) -> int:
    async with server.house.store.reading() as session:
        return await session.scalar(select(func.count()).select_from(TableRow)) or 0


def time_passes(server: Server) -> None:
    """Nobody is on the way to any table any more."""
    for id in server.house.registry.sought:
        server.house.registry.sought[id] -= tables.ON_THE_WAY


def the_clock_stands_still(server: Server) -> None:
    server.house.registry.clock = lambda: 0.0


# ------------------------------------------------------------------------- tables


def test_a_guest_has_so_many_tables_at_once_and_the_longest_unused_is_put_away(tmp_path):
    async def story():
        limits = replace(FREE, tables_of_a_guest=3)
        async with serving(tmp_path, patient=False, limits=limits) as server, Guest(server) as me:
            the_clock_stands_still(server)
            ids = [await me.new_table("me", "me") for _ in range(3)]
            time_passes(server)
            ids.append(await me.new_table("me", "me"))
            assert [*server.house.registry.tables] == ids[1:]
            assert (await me.look(ids[0]))["seats"] == [0, 1]  # it was only put away
            async with Guest(server) as other:
                await other.new_table("me", "friend")

    run(story())


def test_a_guest_who_watches_that_many_tables_opens_no_more_and_leaves_no_row(tmp_path):
    async def story():
        limits = replace(FREE, tables_of_a_guest=2)
        async with serving(tmp_path, patient=False, limits=limits) as server, Guest(server, "fr") as me:
            the_clock_stands_still(server)
            async with AsyncExitStack() as pages:
                for _ in range(2):
                    page = await pages.enter_async_context(me.page(await me.new_table("me", "friend")))
                    await page.hear()
                time_passes(server)
                answer = await me.call("/api/new/tactics", players=["me", "friend"])
                assert answer.status_code == 429
                assert "2 tables ouvertes" in answer.json()["error"]
                form = await me.post("/new/tactics", **{"seat-0": "me", "seat-1": "friend"})
                assert form.status_code == 429
                assert "2 tables ouvertes" in html.unescape(form.text)
                assert await rows(server) == 2

    run(story())


def test_tables_at_which_no_person_sits_are_few_and_make_room_for_one_another(tmp_path):
    async def story():
        limits = replace(FREE, unattended=3, unattended_of_a_guest=2)
        async with (
            serving(tmp_path, patient=False, limits=limits) as server,
            Guest(server) as me,
            Guest(server) as you,
        ):
            the_clock_stands_still(server)
            await me.new_table("me", "random")
            mine = [await me.new_table("random", "random", game="nerath", mode="alliance-2") for _ in range(2)]
            assert (await me.call("/api/new/tactics", players=["random", "random"])).status_code == 429
            time_passes(server)
            mine.append(await me.new_table("random", "random"))
            assert mine[0] not in server.house.registry.tables
            yours = [await you.new_table("random", "random") for _ in range(2)]
            here = server.house.registry.tables
            assert [id in here for id in (*mine, *yours)] == [False, False, True, True, True]
            async with Guest(server) as other:
                assert (await other.call("/api/new/tactics", players=["random", "random"])).status_code == 503
                time_passes(server)
                await other.new_table("random", "random")
            assert await rows(server) == 7

    run(story())


def test_a_full_house_writes_no_row(tmp_path):
    async def story():
        limits = replace(FREE, tables=2)
        async with serving(tmp_path, patient=False, limits=limits) as server, Guest(server) as me:
            the_clock_stands_still(server)
            ids = [await me.new_table("me", "random") for _ in range(2)]
            answer = await me.call("/api/new/tactics", players=["me", "random"])
            assert (answer.status_code, await rows(server)) == (503, 2)
            time_passes(server)
            await asyncio.gather(*(me.new_table("me", "friend") for _ in range(2)))
            assert not {*ids} & server.house.registry.tables.keys()
            assert len(server.house.registry.tables) == 2

    run(story())


def test_a_table_that_bots_play_at_is_put_away_with_its_task(tmp_path):
    async def story():
        limits = replace(FREE, unattended=1)
        async with serving(tmp_path, patient=False, limits=limits) as server, Guest(server) as me:
            the_clock_stands_still(server)
            id = await me.new_table("random", "random")
            task = server.table(id).task
            time_passes(server)
            await me.new_table("random", "random")
            assert id not in server.house.registry.tables
            assert task is not None
            assert (await asyncio.wait({task}))[0] == {task}

    run(story())


def test_one_network_cannot_open_tables_on_and_on_as_ever_new_guests(tmp_path):
    async def story():
        limits = replace(FREE, openings=(3, NEVER))
        async with serving(tmp_path, patient=False, limits=limits) as server:
            statuses = []
            for _ in range(4):
                async with Guest(server) as me:
                    answer = await me.call("/api/new/tactics", players=["me", "friend"])
                    statuses.append(answer.status_code)
            assert statuses == [201, 201, 201, 429]
            assert await rows(server) == 3

    run(story())


# ------------------------------------------------------------- requests and pages


def test_looking_is_limited_too(tmp_path):
    async def story():
        limits = replace(FREE, gets=(4, NEVER))
        async with serving(tmp_path, patient=False, limits=limits) as server, Guest(server) as me:
            statuses = [(await me.http.get("/schema/openapi.json")).status_code for _ in range(5)]
            assert statuses == [200, 200, 200, 429, 429]

    run(story())


def test_a_guest_has_so_many_live_pages_at_once(tmp_path):
    async def story():
        limits = replace(FREE, pages_of_a_guest=2)
        async with serving(tmp_path, patient=False, limits=limits) as server, Guest(server) as me:
            id = await me.new_table("me", "friend")
            async with me.page(id) as one, me.page(id) as two:
                await one.hear()
                await two.hear()
                with pytest.raises(InvalidStatus):
                    async with me.page(id):
                        pass
                async with Guest(server) as other, other.page(id) as page:
                    await page.hear()
            async with asyncio.timeout(60):
                while server.house.crowd.inside:
                    await asyncio.sleep(0.01)

    run(story())


def test_pages_are_counted_by_person_by_network_and_in_all():
    crowd = Crowd(replace(FREE, pages=4, pages_of_a_network=3, pages_of_a_guest=2))
    come = [("a", "me"), ("a", "me"), ("a", "me"), ("a", ""), ("a", "you"), ("b", ""), ("c", "")]
    with ExitStack() as inside:
        fits = [inside.enter_context(crowd.joined(Visitor(*each))) for each in come]
        assert fits == [True, True, False, True, False, True, False]
    assert not crowd.inside


def test_no_limits_are_none():
    assert {type(getattr(FREE, name)) for name in rules.Limits.__annotations__} == {int, tuple}
    assert min(FREE.tables, FREE.uploads, *FREE.gets) > 1e8


# ------------------------------------------------------------------------ records


def record(seed: int) -> str:
    return record_of(Match(games.find("tactics"), Setup("competitive", 2, seed))).text()


async def stored(store: Store) -> list[str]:
    async with store.reading() as session:
        return list(await session.scalars(select(UploadRow.id).order_by(UploadRow.id)))


def test_stored_records_make_room_for_newer_ones_of_their_owner_and_of_everybody(tmp_path, monkeypatch):
    async def story():
        now = iter(range(100))
        monkeypatch.setattr("gonfalon.web.store.store.time.time", lambda: float(next(now)))
        store = await Store.open(tmp_path)
        size = len(record(1).encode())
        limits = replace(FREE, uploads_of_a_guest=2, uploads=4)
        cache = ReplayCache(store, limits)
        me, you = Visitor("net", "me"), Visitor("net", "")
        for number, guest in enumerate([you, me, me, me]):
            await cache.add(f"{number}", record(number), guest)
        assert await stored(store) == ["0", "2", "3"]
        for number in (4, 5):
            await cache.add(f"{number}", record(1), Visitor("other", f"{number}"))
        assert await stored(store) == ["2", "3", "4", "5"]
        await store.add_upload("6", record(1), "me", [Room(9, 2 * size, "me")])
        assert await stored(store) == ["3", "4", "5", "6"]
        await store.add_upload("7", record(1), "", [Room(9, 3 * size)])
        assert await stored(store) == ["5", "6", "7"]
        await store.close()

    run(story())


def test_a_record_is_worked_out_once_however_many_ask_for_it(tmp_path, monkeypatch):
    async def story():
        worked_out: list[str] = []
        replayed = replays.replayed

        def counted(text):
            worked_out.append(text)
            return replayed(text)

        monkeypatch.setattr(replays, "replayed", counted)
        store = await Store.open(tmp_path)
        await store.add_upload("mine", record(1))
        await store.add_upload("broken", "nonsense")
        cache = ReplayCache(store)
        found = await asyncio.gather(*(cache.find("mine") for _ in range(20)), cache.find("nowhere"))
        assert len({id(each) for each in found[:20]}) == 1
        assert found[20] is None
        assert len(worked_out) == 1
        refused = await asyncio.gather(*(cache.find("broken") for _ in range(3)), return_exceptions=True)
        assert [type(each).__name__ for each in refused] == ["Refused"] * 3
        assert len(worked_out) == 2
        assert not cache.coming
        await store.close()

    run(story())
