"""My tables: listed with what became of them, deleted, and taken back when the cookie is lost."""

from __future__ import annotations

import asyncio
import re
from random import Random

import pytest

from gonfalon.web.hosts import Hosts
from gonfalon.web.tables.table import Table
from web.house import Guest, Server, serving
from web.test_journal import play_on


def rows(text: str) -> list[str]:
    """The tables in the list on the home page."""
    mine = text.partition('id="mine"')[2].partition("</section>")[0]
    return re.findall(r"<li>.*?</li>", mine, re.DOTALL)


async def listed(guest: Guest) -> list[str]:
    return rows((await guest.http.get("/")).text)


async def play_out(table: Table) -> None:
    await table.stop()
    rng = Random(1)
    while not table.match.over:
        await play_on(table, rng, 5)


def test_my_tables_come_first_with_date_and_winner(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            assert 'id="mine"' in (empty := (await me.http.get("/")).text.partition('id="games"'))[2]
            assert 'id="mine"' not in empty[0]
            over, running = await me.new_table("me", "me"), await me.new_table("me", "me")
            await play_out(server.table(over))
            await play_on(server.table(running), Random(1), 20)
            home = (await me.http.get("/")).text
            assert home.index('id="mine"') < home.index('id="games"')
            mine, finished = rows(home)
            assert f"/table/{running}" in mine
            assert "Your turn" in mine
            assert "Round" in mine
            winner = ("Blue", "Red")[server.table(over).match.result.index(1)]
            assert f"{winner} wins." in finished
            assert f"/watch/{over}?at=0" in finished
            for row in (mine, finished):
                assert re.search(r'<time class="second" datetime="\d{4}-\d\d-\d\dT\d\d:\d\d[^"]*">.*\d{4}', row)
            # The list knows it without the table in memory, too.
            for id in (over, running):
                server.house.registry._unload(server.table(id))
            assert await listed(me) == [mine, finished]

    asyncio.run(story())


def test_a_table_is_deleted_by_whoever_sits_there_alone(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me, Guest(server) as stranger:
            one, other = await me.new_table("me", "random"), await me.new_table("me", "friend")
            assert "Delete for good" in (await listed(me))[0]
            for id in (one, other):
                assert (await stranger.post(f"/table/{id}/delete")).status_code == 403
            assert len(await server.house.store.ids()) == 2
            async with me.page(one) as page:
                await page.hear()
                assert (await me.post(f"/table/{one}/delete")).status_code == 303
                await page.say("choose", choice=page.state["options"][0]["choice"], seat=0)
                await page.until(lambda page: "refused" in page.heard[-1])
            assert (await me.http.get(f"/table/{one}")).status_code == 404
            assert (await me.post(f"/table/{one}/delete")).status_code == 404
            assert [f"/table/{other}" in row for row in await listed(me)] == [True]
            assert await server.house.store.ids() == [other]

    asyncio.run(story())


async def lose_cookies(server: Server, me: Guest) -> Guest:
    """The same person without the cookie that says so."""
    return await Guest(server, me.http.headers["accept-language"]).__aenter__()


def offered(text: str) -> list[str]:
    """The seats that a page offers to take back."""
    return re.findall(r'name="seat" value="(\d+)"', text)


def test_a_lost_seat_is_taken_back(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            id, other = await me.new_table("me", "random"), await me.new_table(*["me"] * 4, game="nerath")
            lost = await lose_cookies(server, me)
            async with lost:
                home = (await lost.http.get("/")).text
                assert "take your seat back" in home
                assert [table in home for table in (id, other)] == [True, True]
                assert "Delete" not in home
                assert offered((await lost.http.get(f"/table/{id}")).text) == ["0"]
                assert offered((await me.http.get(f"/table/{id}")).text) == []
                assert (await lost.look(id))["seats"] == []
                assert (await lost.post(f"/table/{id}/sit", seat="1")).status_code == 403  # a bot's
                for absurd in ("", "7", "x", "-1", "٣", "9" * 90):
                    assert (await lost.post(f"/table/{id}/sit", seat=absurd)).status_code == 403
                assert (await lost.post(f"/table/{id}/sit", seat="0")).status_code == 303
                assert (await lost.look(id))["seats"] == [0]
                assert (await lost.look(other))["seats"] == [0, 1, 2, 3]  # all that was mine is mine again
                assert offered((await lost.http.get(f"/table/{id}")).text) == []
                async with lost.page(id) as page:
                    await page.my_turn()
                    await page.choose()
                    await page.moves_on()
            assert (await me.look(id))["seats"] == []

    asyncio.run(story())


def test_a_seat_is_not_taken_from_somebody_who_is_there(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me, Guest(server) as stranger:
            id = await me.new_table("me", "random")
            async with me.page(id) as page:
                await page.hear()
                assert offered((await stranger.http.get(f"/table/{id}")).text) == []
                refused = await stranger.post(f"/table/{id}/sit", seat="0")
                assert refused.status_code == 409
                assert "their page is open" in refused.text
            assert (await me.look(id))["seats"] == [0]

    asyncio.run(story())


@pytest.mark.parametrize(
    ("hosts", "headers"),
    [
        (Hosts.of("0.0.0.0"), {}),
        (Hosts.of("127.0.0.1", ["games.example"]), {}),
        (Hosts.of("127.0.0.1"), {"x-forwarded-for": "203.0.113.9"}),
        (Hosts.of("127.0.0.1"), {"forwarded": "for=203.0.113.9"}),
    ],
)
def test_only_on_a_machine_of_ones_own(tmp_path, hosts, headers):
    async def story():
        async with serving(tmp_path, hosts=hosts) as server, Guest(server) as me, Guest(server) as stranger:
            id = await me.new_table("me", "random")
            stranger.http.headers.update(headers)
            assert offered((await stranger.http.get(f"/table/{id}")).text) == []
            assert await listed(stranger) == []
            assert (await stranger.post(f"/table/{id}/sit", seat="0")).status_code == 403
            assert (await me.look(id))["seats"] == [0]

    asyncio.run(story())
