"""Looking back at a table and playing on from there, over the wire; and watching a game that is over."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from dataclasses import replace
from html import unescape
from random import Random

import pytest

from gonfalon import games
from gonfalon.core import Match, Setup, View, draw
from gonfalon.core.record import Record, record_of
from gonfalon.core.view import ENGINE
from gonfalon.web.seen import replays
from gonfalon.web.seen.replays import replayed
from gonfalon.web.store.saved import Holder
from gonfalon.web.tables.checking import Verdict, examined
from gonfalon.web.tables.playing_on import from_record, from_table
from gonfalon.web.tables.rebuilding import rebuild
from gonfalon.web.wire.hindsight import Hindsight, snapshot
from web.house import Guest, Server, serving
from web.worlds import table_of


@asynccontextmanager
async def at_a_table(folder, *players: str, choices: int = 12):
    """Somebody at a table where a few choices were made."""
    async with serving(folder) as server, Guest(server) as me:
        id = await me.new_table(*players)
        server.table(id).pace.set(0)
        await play(me, id, choices)
        yield server, me, id


async def play(me: Guest, id: str, choices: int, random: Random | None = None) -> None:
    random = random or Random(3)
    while choices:
        facts = await me.look(id)
        facts = facts if facts["pass_to"] is None else await me.look(id, facts["pass_to"])
        if facts["over"]:
            return
        for ask in facts["asks"][:1]:
            answer = await me.call(
                f"/api/table/{id}/choose", seat=ask["seat"], nth=ask["nth"], choice=random.choice(ask["options"])
            )
            choices -= answer.status_code == 200
        if not facts["asks"]:
            await asyncio.sleep(0.002)


def lines_of(server: Server, id: str) -> int:
    return len(server.table(id).match.log)


def test_a_line_of_the_log_shows_the_table_as_it_was(tmp_path):
    async def story():
        async with at_a_table(tmp_path, "me", "random") as (server, me, id):
            last = lines_of(server, id) - 1
            now = (await me.http.get(f"/api/table/{id}/at/{last}")).json()
            then = (await me.http.get(f"/api/table/{id}/at/0")).json()
            assert now["groups"] != then["groups"]
            assert then["at"] == 0
            assert then["on"]
            assert then["text"].endswith(": as it was.")
            assert {"log", "options"}.isdisjoint(then)
            assert (await me.http.get(f"/api/table/{id}/inspect/0?target=unit-0")).json()["target"] == "unit-0"

    asyncio.run(story())


@pytest.mark.parametrize("line", ["99999", "-1", "x", "٣", "9" * 5000])
def test_a_line_that_is_not_there_is_refused_with_a_sentence(tmp_path, line):
    async def story():
        async with at_a_table(tmp_path, "me", "random", choices=2) as (_, me, id):
            for what in ("at", "inspect"):
                answer = await me.http.get(f"/api/table/{id}/{what}/{line}")
                assert answer.status_code == 400
                assert "There is no such moment" in answer.json()["error"]
            answer = await me.post(f"/table/{id}/on", line=line)
            assert answer.status_code == 400

    asyncio.run(story())


def test_who_shares_a_screen_sees_their_own_hand_only_with_the_device(tmp_path):
    """The hands are drawn as cards that only their holder sees: the page of the other has none of them."""

    async def story():
        async with at_a_table(tmp_path, "me", "friend", choices=20) as (server, me, id):
            last, called = lines_of(server, id) - 1, server.table(id).open_seats()[0]
            hands = {}
            for seat in (None, called):
                answer = await me.http.get(
                    f"/api/table/{id}/at/{last}", params={} if seat is None else {"seat": seat}
                )
                hands[seat] = answer.json()["panels"]["hand"]
            async with Guest(server) as other:
                watched = (await other.http.get(f"/api/table/{id}/at/{last}")).json()
                foreign = await other.http.get(f"/api/table/{id}/at/{last}", params={"seat": called})
                assert foreign.status_code == 403
            assert hands[None] == watched["panels"]["hand"] != hands[called]
            assert not watched["on"]
            wrong = await me.http.get(f"/api/table/{id}/at/{last}", params={"seat": 1 - called})
            assert "pass the device" in wrong.json()["error"]

    asyncio.run(story())


def test_playing_on_opens_a_new_table_and_leaves_the_old_one(tmp_path):
    async def story():
        async with at_a_table(tmp_path, "me", "random", choices=15) as (server, me, id):
            line, before = lines_of(server, id) // 2, await server.saved(id)
            answer = await me.post(f"/table/{id}/on", line=str(line))
            assert answer.status_code == 303, answer.text
            new = answer.headers["location"].rpartition("/")[2]
            assert new != id
            saved = await server.saved(new)
            assert saved.setup == before.setup
            assert saved.holders == before.holders
            assert examined(saved).verdict == Verdict.WHOLE
            facts = len(server.table(id).match.log[: line + 1])
            told = server.table(new).match.log[:facts]
            assert told == server.table(id).match.log[:facts]
            server.table(new).speed = 3
            await play(me, new, 5)
            assert examined(await server.saved(new)).verdict == Verdict.WHOLE
            after = await server.saved(id)
            assert after.entries[: len(before.entries)] == before.entries

    asyncio.run(story())


def test_playing_on_is_refused_while_others_play_here_and_to_strangers(tmp_path):
    async def story():
        async with at_a_table(tmp_path, "me", "friend", choices=4) as (server, me, id):
            answer = await me.post(f"/table/{id}/on", line="0")
            assert answer.status_code == 403
            assert "Several people play here" in answer.text
            async with Guest(server) as other:
                answer = await other.post(f"/table/{id}/on", line="0")
                assert answer.status_code == 403
                assert "not your seat" in answer.text

    asyncio.run(story())


def test_a_game_that_is_over_is_watched_where_it_was_played(tmp_path):
    async def story():
        async with at_a_table(tmp_path, "me", "random", choices=3) as (server, me, id):
            running = await me.http.get(f"/watch/{id}")
            assert running.status_code == 403
            await play(me, id, 100_000)
            page = (await me.http.get(f"/watch/{id}?at=1")).text
            assert 'data-watch="/watch/' in page
            last = (await me.http.get(f"/watch/{id}/step/1", params={"line": lines_of(server, id) - 1})).json()
            assert last["over"]
            told = (await me.http.get(f"/watch/{id}/inspect/1?target=unit-0")).json()
            assert told["target"] == "unit-0"
            again = await me.post(f"/watch/{id}/on", step="5", seat="0")
            assert again.status_code == 303, again.text
            end = await me.post(f"/watch/{id}/on", step=str(last["step"]), seat="0")
            assert "The game is over at this point" in end.text
            wrong = await me.post(f"/watch/{id}/on", step="5", seat="7")
            assert wrong.status_code == 403
            absurd = await me.post(f"/watch/{id}/on", step="x", seat="7")
            assert absurd.status_code == 404

    asyncio.run(story())


# ------------------------------------------------------------------- every game


def finished(id: str) -> str:
    """A recorded game that is over."""
    return replays.demo(f"{id}.{next(iter(games.demos(id)))}") or ""


def seen(view: View) -> dict[str, object]:
    """What can be seen at some moment of a game, but for what the engine keeps for itself."""
    return {name: getattr(view.state, name) for name in view.state.fields if name not in ENGINE}


@pytest.mark.parametrize("id", games.GAMES)
def test_a_record_is_played_on_from_any_step(id):
    replay, random = replayed(finished(id)), Random(2)
    record, game = replay.record, games.find(id)
    for step in (0, *random.sample(range(1, replay.last), 2)):
        names = ["human", "search:1000", *record.names][: record.setup.seats]
        saved = from_record(game, record.setup, names, replay.past.moves[:step], 0, "me")
        assert saved.holders[0] == Holder("me", "me")
        assert {each.holder for each in saved.holders[1:2]} <= {"normal"}  # nobody may think that long here
        match = rebuild(saved).match
        everybody = range(record.setup.seats)
        assert seen(match.view(everybody)) == seen(replay.past.view(step, everybody))
        for _ in range(20):
            if not match.over:
                seat = next(iter(match.asks))
                match.play(seat, draw(match.asks[seat].options, random))


@pytest.mark.parametrize("id", games.GAMES)
def test_a_table_is_played_on_by_the_same_people_and_the_same_choices(id):
    game, random = games.find(id), Random(6)
    mode = next(iter(game.modes.values()))
    holders = [Holder("me", "blue"), Holder("friend", "blue"), *[Holder("bot", "greedy")] * 3][: mode.seats[-1]]
    table = table_of(Match(game, Setup(mode.id, mode.seats[-1], 4), live=True), holders)
    while len(table.match.log) < 60 and not table.match.over:
        seat = random.choice(sorted(table.match.asks))
        table.match.play(seat, draw(table.match.asks[seat].options, random))
    now, hindsight = snapshot(table), Hindsight()
    saved = from_table(game, now.saved, hindsight.moves(now, 40), "blue")
    people = [each.kind if each.kind == "me" else each.holder for each in saved.holders]
    assert people == ["me", "normal", "greedy", "greedy", "greedy"][: mode.seats[-1]]
    again = rebuild(saved).match
    assert again.log[:41] == table.match.log[:41]
    keys = {entry.text for entry in saved.entries if entry.kind == "rekey"}
    more = {each.text for each in from_table(game, now.saved, [], "blue").entries}
    assert len(keys) == len(more) == 1
    assert keys.isdisjoint(more)


# ---------------------------------------------------------------------- replays


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("id", games.GAMES)
def test_a_replay_is_nobodys_own(id, lang):
    """Nobody is called "you" or waited for; what was chosen is said. One hand is shown, and whose it is."""
    replay = replayed(finished(id))
    middle = replay.last // 2
    you = {"en": (">you<", ">(you)<", ">You<"), "fr": (">vous<", ">(vous)<", ">Vous<")}[lang]
    drawn = {}
    for name, hands in replay.choices.items():
        voice, view, update = replay.at(middle, lang, hands)
        title = voice.words("said-hand", seat=replay.name_of(name, voice, view))
        assert title in unescape("".join(update["panels"].values())) or not view.seats
        assert voice.words("draw-hand") not in "".join(update["panels"].values())
        assert len(view.seats) <= 1
        assert not [each for each in you if each in "".join(update["panels"].values())]
        assert update["waiting"] == ""
        _, option = replay.past.moves[middle - 1]
        chosen = voice.tell.option(voice.words, replay.past.before(middle), option or ())
        assert chosen in update["prompt"]["text"]
        assert update["hint"]
        drawn[name] = update["panels"]
    assert len(drawn) == replay.record.setup.seats + 1
    assert drawn["none"] != drawn["0"]


def test_of_a_game_that_is_not_over_no_hand_can_be_seen():
    match = Match(games.find("tactics"), Setup("competitive", 2, 5))
    random = Random(1)
    for _ in range(30):
        seat = next(iter(match.asks))
        match.play(seat, draw(match.asks[seat].options, random))
    replay = replayed(record_of(match).text())
    assert replay.choices == {"none": frozenset()}
    for step in (0, 10, 30):
        assert replay.view(step, frozenset([0])).state.hand == match_at(replay.record, step).view([]).state.hand
        _, _, update = replay.at(step, "en", frozenset([0]))
        assert "keep" not in update["prompt"]["text"].lower()


def match_at(record: Record, step: int) -> Match:
    from gonfalon.core.record import replay

    return replay(games.find(record.game), replace(record, choices=record.choices[:step]))
