"""What nobody may do: forge, leak, flood, inject; and what everything that is sent carries."""

from __future__ import annotations

import asyncio
import base64
import html
import json
import re
from random import Random

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from gonfalon import games
from gonfalon.core import Match, Setup
from gonfalon.core.record import record_of
from gonfalon.web.app import FILE_POLICY, HEADERS
from gonfalon.web.bucket import Buckets
from gonfalon.web.site.reading import LARGEST_RECORD
from gonfalon.web.wire.screen import Screen
from properties import counted_reveals, play_alike, playing, redealt, since_checkpoint, some
from web.house import TIMEOUT, Guest, serving
from web.worlds import everything_sent, table_of

NEVER = 1e-9
"""How many more a second may be sent where a flood is tried: on no machine the bucket fills up meanwhile."""


def run(story):
    asyncio.run(story)


# ------------------------------------------------------------------------- headers


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_cookies_given_over_tls_come_back_only_over_tls(tmp_path, scheme):
    """A proxy that the keeper named says how it was reached."""

    async def story():
        async with serving(tmp_path, proxies=["127.0.0.1"]) as server, Guest(server) as me:
            proxied = {"x-forwarded-proto": scheme, "x-csrftoken": me.token}
            answers = [
                await httpx.AsyncClient(timeout=TIMEOUT, base_url=server.url).get("/", headers=proxied),
                await me.http.post("/api/new/tactics", json={"players": ["me", "random"]}, headers=proxied),
                await me.http.post("/lang", data={"lang": "fr"}, headers=proxied),
                await me.http.post("/theme", data={"theme": "dark"}, headers=proxied),
            ]
            given = [cookie for answer in answers for cookie in answer.headers.get_list("set-cookie")]
            assert {re.split("[-=]", cookie)[0] for cookie in given} == {"csrf", "session", "lang", "theme"}
            assert {cookie.lower().split("; ").count("secure") for cookie in given} == {int(scheme == "https")}

    run(story())


def test_everything_carries_the_policy(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            id = await me.new_table("me", "random")
            page = await me.http.get(f"/table/{id}")
            script = page.text.partition('src="/static/')[2].partition('"')[0]
            answers = [
                page,
                await me.http.get("/"),
                await me.http.get("/static/" + script),
                await me.http.get("/nowhere"),
                await me.http.get("/static/00/gonfalon.js"),
                await me.http.get("/schema/openapi.json"),
                await me.http.put("/"),
                await me.http.post("/play"),
                await me.http.get(f"/api/table/{id}"),
                await me.http.post("/watch", content=b"x" * (LARGEST_RECORD + 10)),
            ]
            assert [answer.status_code for answer in answers] == [200, 200, 200, 404, 404, 200, 405, 403, 200, 403]
            for answer in answers:
                is_file = answer.url.path.startswith("/static/")
                policy = {"Content-Security-Policy": FILE_POLICY} if is_file else {}
                for name, value in {**HEADERS, **policy}.items():
                    assert answer.headers[name] == value
            assert FILE_POLICY.startswith("default-src 'none';")
            assert "unsafe" not in HEADERS["Content-Security-Policy"]

    run(story())


def test_static_files_are_kept_for_ever_and_sent_packed(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            address = server.house.assets.urls["gonfalon.js"]
            packed = await me.http.get(address, headers={"accept-encoding": "gzip"})
            assert "immutable" in packed.headers["cache-control"]
            assert packed.headers["content-encoding"] == "gzip"
            assert "set-cookie" not in packed.headers
            plain = await me.http.get(address, headers={"accept-encoding": "identity"})
            assert plain.content == packed.content

    run(story())


def test_only_the_schema_is_served_as_json(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            schema = (await me.http.get("/schema/openapi.json")).json()
            assert "/api/table/{id}/choose" in schema["paths"]
            for path in ("/schema/swagger", "/schema/redoc", "/schema/elements"):
                assert (await me.http.get(path)).status_code == 404
            assert "json" in (await me.http.get("/schema")).headers["content-type"]

    run(story())


# ------------------------------------------------------------------ forged requests


def forged_cookies() -> list[str]:
    aad = b"additional_authenticated_data="
    ends = [b"{}", b"nonsense", b'{"expires_at": "soon"}', b'{"expires_at": 99999999999}', b"[]", b"null"]
    whole = [base64.b64encode(b"0" * 40 + aad + end).decode() for end in ends]
    return [*whole, "", "null", "x", "%00", "é", base64.b64encode(b"0" * 5).decode()]


@pytest.mark.parametrize("cookie", forged_cookies())
def test_a_forged_cookie_is_no_session(tmp_path, cookie):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            id = await me.new_table("me", "random")
            headers = [(b"cookie", b"session=" + cookie.encode())]
            async with httpx.AsyncClient(timeout=TIMEOUT, base_url=server.url, headers=headers) as stranger:
                assert (await stranger.get("/")).status_code == 200
                assert (await stranger.get(f"/api/table/{id}")).json()["seats"] == []

    run(story())


def test_a_cookie_of_another_server_is_no_session(tmp_path):
    async def story():
        async with serving(tmp_path / "one") as server, Guest(server) as me:
            await me.new_table("me", "random")
            cookies = me.http.cookies
        async with serving(tmp_path / "two") as server, Guest(server) as me:
            me.http.cookies = cookies
            assert (await me.http.get("/")).status_code == 200
            assert (await me.post("/play", game="tactics")).status_code == 403

    run(story())


def test_what_changes_something_needs_a_token(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            id = await me.new_table("me", "random")
            for path in ("/play", "/new/tactics", "/watch", "/lang", "/theme", f"/api/table/{id}/choose"):
                answer = await me.http.post(path, data={"_csrf_token": "f" * 128})
                assert answer.status_code == 403, path
            assert (await me.post("/lang", lang="fr", next="/rules/tactics")).headers[
                "location"
            ] == "/rules/tactics"
            assert "lang=fr" in (await me.post("/lang", lang="fr")).headers["set-cookie"]
            assert 'lang="fr"' in (await me.http.get("/")).text

    run(story())


@pytest.mark.parametrize(
    "place", ["//evil.example", "https://evil.example/", "/\\evil.example", "x", "/a\r\nb: c"]
)
def test_forms_lead_back_to_pages_of_ours_only(tmp_path, place):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            assert (await me.post("/theme", theme="dark", next=place)).headers["location"] == "/"

    run(story())


def test_no_get_changes_anything(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            id = await me.new_table("me", "friend")
            before = await server.house.store.table(id)
            for path in ("/play", "/watch", "/lang", "/theme", f"/api/table/{id}/choose", f"/api/table/{id}/undo"):
                assert (await me.http.get(path)).status_code in (404, 405), path
            for path in (f"/table/{id}", f"/api/table/{id}", "/new/tactics"):
                await me.http.get(path)
            assert await server.house.store.table(id) == before

    run(story())


def test_a_live_connection_comes_from_our_page(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            id = await me.new_table("me", "random")
            address = f"{server.url.replace('http', 'ws')}/table/{id}/live"
            for origin in ("https://evil.example", "null", server.url.replace("127.0.0.1", "localhost")):
                with pytest.raises(InvalidStatus):
                    async with connect(address, origin=origin):  # type: ignore[arg-type]
                        pass
            with pytest.raises(InvalidStatus):
                async with connect(address.replace(id, "nowhere"), origin=server.url):  # type: ignore[arg-type]
                    pass

    run(story())


# ------------------------------------------------------------------- too much


def test_a_message_that_is_too_large_ends_the_connection(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            id = await me.new_table("me", "random")
            async with me.page(id) as page:
                await page.hear()
                await page.socket.send(json.dumps({"type": "choose", "choice": "x" * 9000}))
                with pytest.raises(ConnectionClosed):
                    await page.until(lambda page: False)
            async with me.page(id) as page:
                await page.hear()

    run(story())


def test_a_flood_is_refused(tmp_path):
    async def story():
        async with serving(tmp_path, patient=False) as server, Guest(server) as me:
            server.house.messages = (server.house.messages[0], NEVER)
            id = await me.new_table("me", "random")
            async with me.page(id) as page:
                await page.hear()
                for _ in range(60):
                    await page.say("ping")
                answers = [await page.hear() for _ in range(60)]
                assert {"pong": 1} in answers
                assert any("Not so fast" in answer.get("refused", "") for answer in answers)
            server.house.posts = Buckets(2, NEVER)
            statuses = [(await me.post("/theme", theme="dark")).status_code for _ in range(12)]
            assert {*statuses} == {303, 429}

    run(story())


@pytest.mark.parametrize(
    ("data", "status", "sentence"),
    [
        (b"", 400, "Choose a record first"),
        (b"nonsense", 400, "This file is not a record"),
        (b"\xff\xfe\x00", 400, "This file is not a record"),
        (b"gonfalon 1\ngame chess\nmode x\nseats 2\nseed 1\nversion 1\n\n", 400, "“chess” is not played here"),
        (
            b"gonfalon 1\ngame tactics\nmode competitive\nseats 2\nseed 1\nversion 0\n\n",
            400,
            "made with version 0 of the rules",
        ),
        (b"x" * (LARGEST_RECORD + 1), 413, "too large"),
    ],
)
def test_a_record_that_cannot_be_watched_is_a_sentence(tmp_path, data, status, sentence):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            answer = await me.http.post(
                "/watch", data={"_csrf_token": me.token}, files={"record": ("a.gfn", data)}
            )
            assert answer.status_code == status
            assert sentence in html.unescape(answer.text)

    run(story())


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"nonsense", "ce n’en est pas un"),
        (b"\xff\xfe\x00", "ce n’en est pas un"),
        (b"gonfalon 1\ngame tactics\n\n", "son début est illisible"),
        (b"gonfalon 1\ngame chess\nmode x\nseats 2\nseed 1\nversion 1\n\n", "on ne joue pas ici à"),
        (b"gonfalon 1\ngame tactics\nmode competitive\nseats 2\nseed 1\nversion 0\n\n", "il date de la version 0"),
        (b"1 flies away", "certains de ses choix"),
        (b"! rekey " + b"f" * 5000, "certains de ses choix"),
        (b"0 camp start_nw\n" * 20_001, "au plus peuvent être montrés"),
    ],
)
def test_a_record_that_cannot_be_watched_is_refused_in_the_readers_language(tmp_path, data, sentence):
    if data[:1].isdigit() or data.startswith(b"!"):
        data = record_of(Match(games.find("tactics"), Setup("competitive", 2, 5))).text().encode() + data

    async def story():
        async with serving(tmp_path) as server, Guest(server, "fr") as me:
            answer = await me.http.post(
                "/watch", data={"_csrf_token": me.token}, files={"record": ("a.gfn", data)}
            )
            text = html.unescape(answer.text)
            assert answer.status_code == 400
            assert sentence in text
            assert "record" not in text.partition('<main id="error"')[2].partition("</main>")[0]

    run(story())


@pytest.mark.parametrize(
    ("form", "sentence"),
    [
        ({"seat-0": "me"}, "2, 3, 4 ; prises : 1"),
        ({"seat-1": "me", "seat-2": "greedy"}, "à partir de la première"),
        ({"seat-0": "me", "seat-1": "greedy", "mode": "chess"}, "Il n’y a pas de façon de jouer"),
        ({"seat-0": "me", "seat-1": "greedy", "option-ask_always": "maybe"}, "Ce n’est pas possible ainsi."),
        ({"seat-0": "me", "seat-1": "greedy", "seed": "9" * 70}, None),
    ],
)
def test_a_form_filled_in_wrongly_is_answered_in_the_readers_language(tmp_path, form, sentence):
    async def story():
        async with serving(tmp_path) as server, Guest(server, "fr") as me:
            answer = await me.post("/new/tactics", **form)
            assert answer.status_code == (400 if sentence else 303)
            assert sentence is None or sentence in html.unescape(answer.text)

    run(story())


def test_a_record_kept_from_older_rules_is_refused_in_the_readers_language(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server, "fr") as me:
            text = record_of(Match(games.find("tactics"), Setup("competitive", 2, 5))).text()
            await server.house.store.add_upload("old", text.replace("\nversion ", "\nversion 0."))
            answer = await me.http.get("/watch/old")
            assert answer.status_code == 400
            assert "il date de la version 0." in html.unescape(answer.text)

    run(story())


def test_a_record_that_breaks_off_shows_no_hands(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            match = Match(games.find("tactics"), Setup("competitive", 2, 5))
            data = record_of(match).text().encode()
            answer = await me.http.post(
                "/watch", data={"_csrf_token": me.token}, files={"record": ("a.gfn", data)}
            )
            assert answer.status_code == 303
            replay = next(iter(server.house.replays.replays.values()))
            assert replay.view(0).seats == frozenset()

    run(story())


def test_what_people_type_is_never_markup(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            evil = "<script>alert(1)</script>"
            id = await me.new_table("me", "random", name=evil)
            for path in ("/", f"/table/{id}", f"/rules/tactics?q={evil}", f"/{evil}"):
                assert evil not in (await me.http.get(path)).text
            answer = await me.post("/new/tactics", **{"seat-0": "me", "seat-1": evil})
            assert answer.status_code == 400
            assert evil not in answer.text

    run(story())


@pytest.mark.parametrize(
    ("form", "sentence"),
    [
        ({"seat-0": "me"}, "2, 3, 4; taken: 1"),
        ({"seat-1": "me", "seat-2": "greedy"}, "Fill the seats from the first"),
        ({"seat-0": "me", "seat-1": "deep_thought"}, "no bot “deep_thought”"),
        ({"seat-0": "me", "seat-1": "search:9999"}, "no bot “search:9999”"),
        ({"seat-0": "me", "seat-1": "search:100000i"}, "no bot"),
        ({"seat-0": "me", "seat-1": "os:system"}, "no bot “os:system”"),
        ({"seat-0": "me", "seat-1": "greedy", "seed": "x"}, "A seed is a whole number"),
        ({"seat-0": "me", "seat-1": "greedy", "mode": "chess"}, "There is no mode “chess”"),
        ({"seat-0": "me", "seat-1": "greedy", "option-ask_always": "maybe"}, "may be: no, yes"),
    ],
)
def test_a_form_filled_in_wrongly_comes_back_with_a_sentence(tmp_path, form, sentence):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            answer = await me.post("/new/tactics", **form)
            assert answer.status_code == 400
            assert sentence in html.unescape(answer.text)

    run(story())


# ------------------------------------------------------------------------ secrets


SHARE = {
    ("tactics", "competitive", 2): 0.08,
    ("tactics", "competitive-team", 4): 0.03,
    ("tactics", "battle", 2): 0.05,
    ("tactics", "solo", 1): 1.0,
    ("tactics", "coop", 2): 0.5,
    ("nerath", "free-for-all", 4): 0.04,
    ("nerath", "alliance-2", 2): 0.04,
    ("nerath", "alliance-3", 3): 0.04,
    ("heroes", "clash", 2): 0.04,
    ("heroes", "clash", 3): 0.04,
    ("immortals", "standard", 3): 0.12,
    ("immortals", "standard", 5): 0.12,
}
"""Of how many moments of a game, in which mode and for how many, two worlds are made: adventures are short."""


@pytest.mark.python_only("counts what the rules reveal, by a method that compiled rules call directly")
@pytest.mark.parametrize(("id", "mode", "seats"), SHARE)
@pytest.mark.parametrize("player", ["blue", ""])
def test_two_worlds_that_a_page_cannot_tell_apart(player, id, mode, seats):
    """Everything that is sent to a seat and to a spectator is the same, byte for byte, whatever others hold."""

    async def story():
        game, setup, rng, lang, compared = games.find(id), Setup(mode, seats, 21), Random(8), "en", 0
        viewer = frozenset({0}) if player else frozenset()
        with counted_reveals() as reveals:
            for match in some(playing(game, setup, rng, live=True), rng, SHARE[id, mode, seats]):
                if match.over or since_checkpoint(match):
                    continue
                frozen, reveals[0] = match.freeze(), 0
                worlds = [
                    table_of(Match.thaw(game, setup, each))
                    for each in (frozen, redealt(game, frozen, viewer, rng))
                ]
                if reveals[0]:  # a card is drawn or shown before anybody is asked
                    continue
                screens = [Screen(table, player, lang) for table in worlds]
                for _ in range(6):
                    reveals[0] = 0
                    left, right = (
                        everything_sent(table, screen, lang) for table, screen in zip(worlds, screens, strict=True)
                    )
                    assert left == right
                    compared += 1
                    one, other = (table.match for table in worlds)
                    if one.over or not play_alike(one, other, min(one.asks), rng) or reveals[0]:
                        break
                    for table, screen in zip(worlds, screens, strict=True):
                        table.announce()
                        screen.look()
        assert compared > 30

    run(story())


@pytest.mark.rule("IMM-VIS-03")
@pytest.mark.parametrize("player", ["blue", ""])
def test_nothing_of_a_plan_is_sent_to_others_until_all_have_finished(player):
    """Whatever somebody lays, takes back or finishes: pages, messages and answers to others stay the same."""

    async def story():
        game, setup, rng = games.find("immortals"), Setup("standard", 3, 5), Random(5)
        match = next(each for each in playing(game, setup, rng, live=True) if each.state.stage == "planning")
        worlds = [table_of(Match.thaw(game, setup, match.freeze())) for _ in range(3)]
        screens = [Screen(table, player, "en") for table in worlds]
        busy, other, _idle = worlds
        for step in range(12):
            sent = [everything_sent(table, screen, "en") for table, screen in zip(worlds, screens, strict=True)]
            assert sent[0] == sent[1]
            if step == 0:
                assert sent[0] == sent[2]
            assert sent[0][1:] == sent[2][1:]
            if 1 not in busy.match.asks or 1 not in other.match.asks:
                break
            busy.match.play(1, ("done",) if step == 10 else busy.match.asks[1].options[step * 3])
            other.match.play(1, ("done",) if step == 10 else other.match.asks[1].options[-3 if step else 0])
            for table, screen in zip(worlds[:2], screens[:2], strict=True):
                table.announce()
                screen.look()
        assert busy.match.state.plan[1] != other.match.state.plan[1]
        assert 1 not in busy.match.asks
        assert 1 not in other.match.asks

    run(story())


def test_the_two_worlds_do_differ():
    """The test above would see a leak: with the eyes of the other seat, what is sent is not the same."""

    async def story():
        game, setup, rng = games.find("tactics"), Setup("competitive", 2, 21), Random(8)
        match = next(
            match
            for match in playing(game, setup, rng, live=True)
            if match.state.hand[1] and not since_checkpoint(match)
        )
        frozen = match.freeze()
        sent = []
        for each in (frozen, redealt(game, frozen, [0], Random(3))):
            table = table_of(Match.thaw(game, setup, each))
            sent.append(everything_sent(table, Screen(table, "red", "en"), "en"))
        assert all(left != right for left, right in zip(*sent, strict=True))

    run(story())
