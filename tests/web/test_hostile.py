"""What hostile requests get: a plain status and a sentence, never a traceback, a path, or somebody's seat."""

from __future__ import annotations

import asyncio
import html
import json
import logging

import httpx
import pytest
from litestar.testing import RequestFactory
from sqlalchemy import event
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from gonfalon import games
from gonfalon.core import Match, Setup
from gonfalon.core.record import record_of
from gonfalon.web.hosts import Hosts
from gonfalon.web.house import network_of, secret_key
from gonfalon.web.seen import past, replays
from gonfalon.web.seen.replays import MOST_REKEYS, replayed
from gonfalon.web.serve import config_of
from gonfalon.web.sessions import name_of, sessions
from gonfalon.web.tables.refusal import Refused
from web.house import TIMEOUT, Guest, Server, serving

NESTED = "[" * 20_000 + "]" * 20_000


def run(story):
    asyncio.run(story)


# ------------------------------------------------------------------------- cookies


def test_the_cookie_is_named_after_the_key(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            await me.new_table("me", "random")
            assert f"session-{name_of(secret_key(tmp_path))}" in me.http.cookies
            assert "session" not in me.http.cookies

    run(story())


@pytest.mark.parametrize("name", ["session", "session-0", "session-12345678", "session-{own}", "session-{own}-0"])
def test_a_cookie_that_cannot_be_read_is_never_erased(tmp_path, name):
    """It may be another program's on this host: without it, that one would not know its guests any more."""
    cookie = name.format(own=name_of(secret_key(tmp_path)))

    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            me.http.cookies.set(cookie, "another")
            answers = [
                await me.http.get("/rules/tactics/TAC-TRN-04"),
                await me.http.get("/nowhere"),
                await me.post("/theme", theme="dark"),
                await me.call("/api/new/tactics", players=["me"]),
            ]
            for answer in answers:
                given = answer.headers.get_list("set-cookie")
                assert not [each for each in given if each.startswith("session")]

    run(story())


def test_two_servers_on_one_host_keep_their_guests(tmp_path):
    async def story():
        async with serving(tmp_path / "one") as one, serving(tmp_path / "two") as two, Guest(one) as me:
            first = await me.new_table("me", "random")
            async with Guest(two) as there:
                there.http.cookies.update(me.http.cookies)
                second = await there.new_table("me", "random")
                me.http.cookies.update(there.http.cookies)
                assert (await there.look(second))["seats"] == [0]
            assert (await me.look(first))["seats"] == [0]

    run(story())


def test_a_cookie_of_the_old_name_is_still_read_and_gets_the_new_one(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            id = await me.new_table("me", "random")
            ours = sessions(server.house.key)
            person = server.table(id).holders[0].holder
            (old,) = ours._backend_class(ours).dump_data({"player": person})
            async with httpx.AsyncClient(
                timeout=TIMEOUT, base_url=server.url, cookies={"session": old.decode()}
            ) as returning:
                answer = await returning.get(f"/api/table/{id}")
                assert answer.json()["seats"] == [0]
                given = answer.headers.get_list("set-cookie")
                assert any(each.startswith(f"{ours.key}=") for each in given)
                assert not any(each.startswith("session=") for each in given)

    run(story())


# ---------------------------------------------------------------- names and proxies


@pytest.mark.parametrize(
    ("bound", "host", "known"),
    [
        ("127.0.0.1", "127.0.0.1:8000", True),
        ("127.0.0.1", "localhost:8000", True),
        ("127.0.0.1", "LocalHost.", True),
        ("127.0.0.1", "[::1]:8000", True),
        ("127.0.0.1", "games.example:8000", True),
        ("127.0.0.1", "evil.example", False),
        ("127.0.0.1", "evil.example:8000", False),
        ("127.0.0.1", "127.0.0.1.evil.example", False),
        ("127.0.0.1", "localhost.evil.example", False),
        ("127.0.0.1", "192.168.1.7:8000", False),
        ("127.0.0.1", "", False),
        ("192.168.1.7", "192.168.1.7:8000", True),
        ("0.0.0.0", "192.168.1.7:8000", True),
        ("::", "[fe80::7]:8000", True),
        ("0.0.0.0", "evil.example:8000", False),
        ("0.0.0.0", "7.evil.example", False),
    ],
)
def test_a_server_knows_its_names(bound, host, known):
    assert Hosts.of(bound, ["Games.Example"]).know(host) is known


def test_a_foreign_name_for_this_server_is_refused(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            id = await me.new_table("me", "random")
            evil = {"host": "evil.example"}
            for path in ("/", f"/table/{id}", "/schema/openapi.json", "/static/00/gonfalon.js"):
                answer = await me.http.get(path, headers=evil)
                assert answer.status_code == 421, path
                assert "This server is not evil.example" in html.unescape(answer.text)
            answer = await me.http.post("/lang", data={"lang": "fr", "_csrf_token": me.token}, headers=evil)
            assert answer.status_code == 421
            french = await me.http.get("/", headers={**evil, "accept-language": "fr"})
            assert "ne s’appelle pas evil.example" in html.unescape(french.text)

    run(story())


def test_a_live_connection_to_a_foreign_name_is_refused(tmp_path):
    """The page of a foreign name has that origin, and both agree: only we know that it is not our name."""

    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            id = await me.new_table("me", "random")
            port = server.url.rpartition(":")[2]
            with pytest.raises(InvalidStatus):
                async with connect(
                    f"ws://evil.example:{port}/table/{id}/live",
                    host="127.0.0.1",
                    port=int(port),
                    origin=f"http://evil.example:{port}",  # type: ignore[arg-type]
                ):
                    pass

    run(story())


async def statuses(server: Server) -> list[int]:
    """Many requests, each from another visitor, says a header."""
    server.house.gets.size = 3
    server.house.gets.rate = 1e-9
    async with httpx.AsyncClient(timeout=TIMEOUT, base_url=server.url) as client:
        said = [{"x-forwarded-for": f"10.0.0.{n}"} for n in range(5)]
        return [(await client.get("/schema/openapi.json", headers=each)).status_code for each in said]


def test_who_says_to_be_a_proxy_is_not_believed(tmp_path, monkeypatch):
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)

    async def story():
        async with serving(tmp_path) as server:
            assert await statuses(server) == [200, 200, 200, 429, 429]

    run(story())


def test_a_proxy_that_the_keeper_names_is_believed(tmp_path):
    async def story():
        async with serving(tmp_path, proxies=["127.0.0.1"]) as server:
            assert await statuses(server) == [200] * 5

    run(story())


def test_the_keeper_may_name_a_proxy_in_the_environment_too(monkeypatch):
    app = object()
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    assert not config_of(app).proxy_headers  # type: ignore[arg-type]
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.5,10.0.0.6")
    config = config_of(app, proxies=["10.0.0.7"])  # type: ignore[arg-type]
    assert config.proxy_headers
    assert config.forwarded_allow_ips == ["10.0.0.7", "10.0.0.5", "10.0.0.6"]


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("10.0.0.1", "10.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("somewhere", "somewhere"),
    ],
)
def test_visitors_are_told_apart_by_network(address, network):
    request = RequestFactory().get("/")
    request.scope["client"] = (address, 1)
    assert network_of(request) == network


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_over_tls_browsers_are_told_to_stay_there(tmp_path, scheme):
    async def story():
        async with serving(tmp_path, proxies=["127.0.0.1"]) as server:
            async with httpx.AsyncClient(timeout=TIMEOUT, base_url=server.url) as client:
                answer = await client.get("/nowhere", headers={"x-forwarded-proto": scheme})
            assert ("strict-transport-security" in answer.headers) is (scheme == "https")

    run(story())


# ------------------------------------------------------------------ deep and large


def test_json_nested_too_deeply_is_the_senders_mistake(tmp_path, caplog):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            id = await me.new_table("me", "friend")
            for path in ("/api/new/tactics", f"/api/table/{id}/choose", f"/api/table/{id}/undo"):
                for body in (NESTED, '{"players": ' + NESTED + "}", "{" * 20_000):
                    headers = {"x-csrftoken": me.token, "content-type": "application/json"}
                    answer = await me.http.post(path, content=body, headers=headers)
                    assert answer.status_code == 400
                    assert "does not understand" in answer.json()["error"]
            async with me.page(id) as page:
                await page.hear()
                for body in ("[" * 8000, '{"type": "why", "seat": 0, "targets": ' + "[" * 8000):
                    await page.socket.send(body)
                    assert "does not understand" in (await page.hear())["refused"]
                await page.say("ping")
                assert await page.hear() == {"pong": 1}
        assert not [record for record in caplog.records if record.levelno >= logging.ERROR]

    run(story())


def rekeyed(times: int) -> str:
    return record_of(Match(games.find("tactics"), Setup("competitive", 2, 5))).text() + "! rekey f\n" * times


def test_a_record_may_change_its_dice_only_so_often():
    assert replayed(rekeyed(MOST_REKEYS)).last == MOST_REKEYS
    with pytest.raises(Refused) as refused:
        replayed(rekeyed(MOST_REKEYS + 1))
    assert refused.value.id == "error-record-rekeys"


@pytest.mark.parametrize("id", games.GAMES)
def test_every_step_of_a_replay_is_drawn_as_it_was_played(id, monkeypatch):
    """Worked out from the nearest state that was kept, a step shows what a game played that far shows."""
    monkeypatch.setattr(past, "APART", 7)
    name = next(iter(games.demos(id)))
    replay = replayed(replays.demo(f"{id}.{name}") or "")
    assert 1 < len(replay.past.marks) <= past.MARKS
    match = Match(games.find(id), replay.record.setup)
    seats = range(replay.record.setup.seats)
    for step, entry in enumerate(replay.past.match.journal):
        if step % max(1, replay.last // 23) == 0:
            seen = match.view(seats, len(match.log))
            view = replay.view(step)
            assert replay.past.told[step] == len(match.log)
            assert view.asks == {}
            for field in view.state.fields:
                assert getattr(view.state, field) == getattr(seen.state, field), field
        match.feed(entry.seat, entry.option)


@pytest.mark.parametrize(("step", "status"), [("0", 200), ("3", 200), ("٣", 404), ("-1", 404), ("9" * 5000, 404)])
def test_a_step_is_a_number_that_the_record_has(tmp_path, step, status):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            await server.house.replays.add("mine", rekeyed(3))
            answer = await me.http.get(f"/watch/mine/step/{step}", headers={"accept": "application/json"})
            assert answer.status_code == status

    run(story())


def test_few_states_of_a_long_record_are_kept():
    replay = replayed(rekeyed(MOST_REKEYS))
    assert len(replay.past.marks) == 1  # nothing was played


# ------------------------------------------------------------------------- a full disk


def test_a_full_disk_tells_guests_nothing_about_the_server(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            id = await me.new_table("me", "me")
            await server.house.store.engine.dispose()
            event.listen(server.house.store.engine.sync_engine, "connect", fill)
            record = {"data": {"_csrf_token": me.token}, "files": {"record": ("a.gfn", rekeyed(90).encode())}}
            for ask_for in (
                lambda: me.call("/api/new/tactics", players=["me", "friend"]),
                lambda: me.post("/new/tactics", **{"seat-0": "me", "seat-1": "friend"}),
                lambda: me.http.post("/watch", **record),  # type: ignore[arg-type]
            ):
                answer = await last(ask_for)
                assert answer.status_code == 507
                assert "disk is full" in html.unescape(answer.text)
                assert str(tmp_path) not in answer.text
                assert "gonfalon.db" not in answer.text
            answer = await last(lambda: chosen(me, id), also=409)
            assert answer.status_code == 500
            assert "could not be saved" in answer.json()["error"]

    run(story())


async def chosen(me: Guest, id: str) -> httpx.Response:
    """A choice. If the question has answered itself since the look, nothing is saved: look again."""
    ask = (await me.look(id))["asks"][0]
    return await me.call(f"/api/table/{id}/choose", seat=ask["seat"], choice=ask["options"][0], nth=ask["nth"])


async def last(ask_for, also: int = 200) -> httpx.Response:
    """The first answer that is not a success: a page of the file may have had some room left."""
    for _ in range(200):
        answer: httpx.Response = await ask_for()
        if answer.status_code not in (200, 201, 303, also):
            return answer
    raise AssertionError("the disk is never full")


def fill(connection, _):
    """The file may not grow any more."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA max_page_count=1")
    cursor.close()


# ---------------------------------------------------------------------- for programs


def test_the_description_for_programs_names_every_status(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            paths = (await me.http.get("/schema/openapi.json")).json()["paths"]
            always = {"404", "421", "429", "500"}
            for path, methods in paths.items():
                for method, facts in methods.items():
                    listed = {*facts["responses"]}
                    assert always <= listed, (path, method)
                    if method == "post":
                        assert {"400", "403", "413"} <= listed, path
            assert "409" in paths["/api/table/{id}/choose"]["post"]["responses"]
            assert {"503", "507"} <= {*paths["/api/new/{game}"]["post"]["responses"]}
            problem = paths["/api/table/{id}"]["get"]["responses"]["404"]
            assert "Problem" in json.dumps(problem)

    run(story())
