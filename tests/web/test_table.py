"""Tables over the wire: whole games, choices that come too late, restarts, many pages, friends at one screen."""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import replace
from random import Random

import pytest
from markupsafe import escape

from gonfalon.core import GonfalonError
from gonfalon.web.fairness import NOBODY
from gonfalon.web.seen.parts import message
from gonfalon.web.seen.voice import voice_of
from gonfalon.web.store.store import Store
from gonfalon.web.tables.bot_pool import BotPool
from gonfalon.web.tables.rebuilding import rebuild
from web.house import Guest, Page, serving

ODD = (
    '{"type": "choose", "choice": "end"}',
    '{"type": "choose", "choice": "end", "seat": 0, "key": "not sixteen digits"}',
    '{"type": "choose", "choice": "end", "seat": 0, "more": 1}',
    '{"type": "dance"}',
    '{"type": "ping"',
)
"""Messages that nobody understands."""


def run(story):
    asyncio.run(story)


async def play_on(page: Page, rng: Random, most: int = 10_000) -> int:
    """Play at random until the game is over, or for so many choices."""
    for played in range(most):
        await page.my_turn()
        if page.state["over"]:
            return played
        await page.choose(rng.choice(page.state["options"])["choice"])
        await page.moves_on()
    return most


def fast(server, id: str) -> None:
    """No pauses between the moves of bots."""
    server.table(id).pace.speed = 0


def test_a_whole_game_over_the_json_interface(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            id = await me.new_table("me", "random")
            fast(server, id)
            rng, facts = Random(1), await me.look(id)
            while not facts["over"]:
                mine = [ask for ask in facts["asks"] if len(ask["options"]) > 1 or not ask["window"]]
                if not mine:
                    await asyncio.sleep(0.002)
                    facts = await me.look(id)
                    continue
                choice = rng.choice(mine[0]["options"])
                answer = await me.call(
                    f"/api/table/{id}/choose", seat=mine[0]["seat"], choice=choice, nth=mine[0]["nth"]
                )
                assert answer.status_code == 200, answer.text
                facts = answer.json()
            assert sorted(facts["result"]) in ([1, 1], [1, 2])
            record = await me.http.get(f"/table/{id}/record")
            assert record.headers["content-disposition"].startswith("attachment")
            assert record.text.startswith("gonfalon 1\ngame tactics\n")
            back = await me.http.post(
                "/watch", data={"_csrf_token": me.token}, files={"record": ("a.gfn", record.content)}
            )
            assert back.status_code == 303
            shown = await me.http.get(back.headers["location"])
            assert shown.status_code == 200
            last = len(record.text.partition("\n\n")[2].splitlines())
            step = (await me.http.get(back.headers["location"].partition("?")[0] + f"/step/{last}")).json()
            assert step["over"]
            assert step["full"]
            beyond = await me.http.get(back.headers["location"].partition("?")[0] + f"/step/{last + 1}")
            assert beyond.status_code == 404

    run(story())


def test_the_record_of_a_running_game_is_refused(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            id = await me.new_table("me", "random")
            answer = await me.http.get(f"/table/{id}/record")
            assert answer.status_code == 403
            assert "when the game is over" in answer.text

    run(story())


def test_a_choice_that_is_late_or_wrong_changes_nothing(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            id = await me.new_table("me", "friend")
            before = await me.look(id, (await me.look(id))["pass_to"])
            (ask,) = before["asks"]

            async def refused(status: int, **choice: object) -> str:
                answer = await me.call(f"/api/table/{id}/choose", **choice)
                assert answer.status_code == status
                return str(answer.json()["error"])

            seat, nth = ask["seat"], ask["nth"]
            assert "in the meantime" in await refused(409, seat=seat, choice=ask["options"][0], nth=nth + 1)
            assert "not possible" in await refused(400, seat=seat, choice="end", nth=nth)
            assert "“dance”" in await refused(400, seat=seat, choice="dance", nth=nth)
            assert "“camp nowhere”" in await refused(400, seat=seat, choice="camp nowhere", nth=nth)
            assert "not your seat" in await refused(403, seat=5, choice="end", nth=nth)
            assert await me.look(id, before["seats"][0]) == before

    run(story())


def test_a_refusal_on_the_wire_is_a_sentence_with_its_rule(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server, "fr") as me:
            id = await me.new_table("me", "random", seed=3)
            async with me.page(id) as page:
                prompt = await page.my_turn()
                await page.say("choose", choice="end", seat=prompt["seat"], nth=prompt["nth"])
                answer = await page.hear()
                assert answer["refused"].startswith("Ce n’est pas possible maintenant.")
                assert answer["rule"].startswith("TAC-")
                for odd in ("[]", "nonsense", '{"choose": 3}', "{}", '{"type": "speed", "speed": 9}', *ODD):
                    await page.socket.send(odd)
                    assert "ne comprend pas" in (await page.hear())["refused"]
                await page.say("ping")
                assert await page.hear() == {"pong": 1}

    run(story())


def test_why_not_is_answered_by_a_rule(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            id = await me.new_table("me", "friend", seed=5)
            async with me.page(id) as page:
                await page.hear()
                while not any(option["choice"].startswith("move") for option in page.state["options"]):
                    if page.state["pass_to"]:
                        await page.say("ready", seat=page.state["prompt"]["seat"])
                    else:
                        await page.choose()
                    await page.hear()
                seat = page.state["prompt"]["seat"]
                offered = next(option for option in page.state["options"] if option["choice"].startswith("move"))
                await page.say("why", choice=offered["choice"], seat=seat)
                assert await page.hear() == {"why": "You can choose this.", "rule": ""}
                await page.say("why", verb="move", targets=offered["targets"], seat=seat)
                assert (await page.hear())["rule"] == ""
                unit = offered["targets"][0]
                await page.say("why", verb="move", targets=[unit, "space-143"], seat=seat)
                answer = await page.hear()
                assert answer["rule"].startswith("TAC-")
                assert len(answer["why"]) > 20
                await page.say("why", verb="dance", targets=[unit], seat=seat)
                assert "“dance”" in (await page.hear())["refused"]

    run(story())


def test_pages_with_the_same_eyes_stay_in_step(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me, Guest(server) as stranger:
            id = await me.new_table("me", "random")
            fast(server, id)
            async with me.page(id) as one, me.page(id) as two, stranger.page(id) as outside:
                await play_on(one, Random(2), 12)
                await one.my_turn()
                await two.until(lambda page: page.state["version"] == one.state["version"])
                assert two.shown() == one.shown()
                await outside.until(lambda page: len(page.lines) == len(one.lines))
                assert outside.groups == one.groups or outside.state["options"] == []
                async with me.page(id) as fresh:
                    await fresh.hear()
                    assert fresh.shown() == one.shown()

    run(story())


def test_a_page_that_comes_back_gets_what_it_missed(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            id = await me.new_table("me", "random")
            fast(server, id)
            async with me.page(id) as old:
                await play_on(old, Random(4), 6)
                await old.my_turn()
            async with me.page(id) as one:
                await play_on(one, Random(5), 3)
                await one.my_turn()
            async with me.page(id, hello=old.state["version"]) as back:
                old.apply(json.loads(await back.socket.recv()))
                assert not old.state["full"]
                assert old.shown() == one.shown()
            async with me.page(id, hello=12) as ancient:
                assert (await ancient.hear())["full"]

    run(story())


def test_a_choice_taken_back_vanishes_from_every_page(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            id = await me.new_table("me", "me", seed=9)
            async with me.page(id) as one, me.page(id) as two:
                await play_on(one, Random(1), 1)
                before = dict(one.shown())
                await one.choose()
                await one.moves_on()
                assert one.state["undo"]
                assert len(one.lines) > len(before["lines"])
                prompt = one.state["prompt"]
                await one.say("undo", seat=prompt["seat"], nth=prompt["nth"])
                await one.moves_on()
                await two.until(lambda page: page.state["version"] == one.state["version"])
                for page in (one, two):
                    assert page.lines == before["lines"]
                    assert page.groups == before["groups"]
                await one.say("undo", seat=prompt["seat"], nth=prompt["nth"])
                assert "changed in the meantime" in (await one.hear())["refused"]
            kept = await server.saved(id)
            assert len(kept.entries) == len(server.table(id).journal.entries)
            assert [entry.kind for entry in kept.entries] == ["choice", "choice", "undo"]

    run(story())


def test_a_restart_goes_on_where_it_was(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            id = await me.new_table("me", "greedy")
            fast(server, id)
            async with me.page(id) as page:
                await play_on(page, Random(3), 9)
                await page.my_turn()
                before = page.shown()
            cookies = me.http.cookies
        async with serving(tmp_path) as server, Guest(server) as me:
            me.http.cookies = cookies
            async with me.page(id, hello=page.state["version"]) as again:
                update = await again.hear()
                assert update["full"]
                assert again.shown() == before
                assert await play_on(again, Random(4), 3) == 3
            assert f"/table/{id}" in (await me.http.get("/")).text

    run(story())


def test_a_stranger_may_look_but_not_touch(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me, Guest(server) as other:
            id = await me.new_table("me", "random")
            await other.new_table("me", "random")
            facts = await other.look(id)
            assert facts["seats"] == []
            assert facts["asks"] == []
            answer = await other.call(f"/api/table/{id}/choose", seat=0, choice="camp start_nw")
            assert answer.status_code == 403
            assert (await other.call(f"/api/table/{id}/undo", seat=0)).status_code == 403
            async with other.page(id) as page:
                update = await page.hear()
                assert update["options"] == []
                assert not update["prompt"]["mine"]
                for message in (
                    {"type": "choose", "choice": "camp start_nw", "seat": 0},
                    {"type": "why", "choice": "end", "seat": 0},
                    {"type": "undo", "seat": 0},
                    {"type": "order", "order": "never"},
                ):
                    await page.socket.send(json.dumps(message))
                    assert "not your seat" in (await page.hear())["refused"]
                await page.say("speed", speed=1)
                assert "refused" in await page.hear()
            assert (await other.http.get(f"/table/{id}")).status_code == 200

    run(story())


def test_friends_at_one_screen_pass_the_device(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            id = await me.new_table("me", "friend", seed=5)
            match = server.table(id).match
            async with me.page(id) as page:
                seen, in_front, nothing_shown = set(), set(), False
                await page.hear()
                for _ in range(60):
                    prompt = page.state["prompt"]
                    if page.state["pass_to"]:
                        assert page.state["options"] == []
                        assert not prompt["mine"]
                        assert page.state["full"] or nothing_shown
                        seat = prompt["seat"]
                        await page.say("choose", choice="end", seat=seat, nth=0)
                        assert "pass the device" in (await page.hear())["refused"]
                        if 1 - seat not in match.asks:
                            await page.say("ready", seat=1 - seat)
                            assert "refused" in await page.hear()
                            seen.add(seat)
                        await page.say("ready", seat=seat)
                        await page.hear()
                        assert page.state["prompt"]["mine"]
                        assert page.state["prompt"]["seat"] == seat
                    else:
                        peek = escape(message("ready", seat=prompt["seat"]))
                        nothing_shown = peek in page.state["parts"].get("brief", "")
                        if nothing_shown:  # the question is about nothing hidden: everybody may look on
                            assert match.asks[prompt["seat"]].what in match.game.unveiled
                            in_front.add(prompt["seat"])
                        await page.choose()
                        await page.moves_on()
                        await page.until(lambda page: page.state["pass_to"] or page.state["prompt"]["mine"])
                assert seen == in_front == {0, 1}

    run(story())


def test_programs_pass_the_device_too(tmp_path):
    """No hand is shown to whoever has not said to hold the device, nor while it belongs to somebody else."""

    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            id = await me.new_table("me", "friend")
            match, rng = server.table(id).match, Random(3)
            passed: set[int] = set()
            while len(passed) < 2 or not all(match.state.hand):
                facts = await me.look(id)
                assert facts["seats"] == facts["asks"] == facts["undo"] == []
                assert [card for hand in facts["state"]["hand"] for card in hand if card >= 0] == []
                seat = facts["pass_to"]
                if 1 - seat not in match.asks:
                    refused = await me.http.get(f"/api/table/{id}", params={"seat": 1 - seat})
                    assert refused.status_code == 400
                    assert "pass the device" in refused.json()["error"]
                    passed.add(seat)
                mine = await me.look(id, seat)
                assert mine["seats"] == [seat]
                assert mine["pass_to"] is None
                assert mine["state"]["hand"][seat] == list(match.state.hand[seat])
                (ask,) = mine["asks"]
                answer = await me.call(f"/api/table/{id}/choose", seat=seat, choice=rng.choice(ask["options"]))
                assert answer.json()["seats"] == [seat]

    run(story())


def test_the_game_goes_on_when_nobody_looks(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            id = await me.new_table("random", "random", seed=2)
            async with me.page(id) as page:
                await page.hear()
                await page.say("speed", speed=0)
            table = server.table(id)
            table.pace.speed = 0
            async with asyncio.timeout(60):
                while not (await server.saved(id)).finished:
                    await asyncio.sleep(0.05)
            assert table.match.over
            assert not table.listeners

    run(story())


def test_bots_think_in_processes(tmp_path):
    async def story():
        async with serving(tmp_path, BotPool) as server, Guest(server) as me:
            id = await me.new_table("me", "greedy")
            fast(server, id)
            async with me.page(id) as page:
                await play_on(page, Random(1), 8)
                await page.my_turn()
            assert len(server.table(id).journal.entries) > 8

    run(story())


def test_a_bot_that_fails_does_not_stop_the_table(tmp_path):
    class Broken(BotPool):
        async def answer(self, question, guest=NOBODY):
            raise RuntimeError("no idea")

    async def story():
        async with serving(tmp_path, Broken) as server, Guest(server) as me:
            id = await me.new_table("me", "greedy")
            fast(server, id)
            async with me.page(id) as page:
                await play_on(page, Random(1), 8)

    run(story())


def test_what_cannot_be_kept_did_not_happen(tmp_path, monkeypatch):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            id = await me.new_table("me", "friend")
            before = await me.look(id, (await me.look(id))["pass_to"])

            async def full(self, id, change):
                raise GonfalonError("The disk is full.")

            (ask,) = before["asks"]
            choice = {"seat": ask["seat"], "choice": ask["options"][0], "nth": ask["nth"]}
            with monkeypatch.context() as patch:
                patch.setattr(Store, "keep", full)
                answer = await me.call(f"/api/table/{id}/choose", **choice)
                assert answer.status_code == 500
                assert "could not be saved" in answer.json()["error"]
            assert await me.look(id, before["seats"][0]) == before
            assert (await me.call(f"/api/table/{id}/choose", **choice)).status_code == 200

    run(story())


def test_a_table_survives_a_corrected_rule(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            id = await me.new_table("me", "random")
            fast(server, id)
            async with me.page(id) as page:
                await play_on(page, Random(3), 15)
                await page.my_turn()
            table = server.table(id)
            kept = await server.saved(id)
            again = rebuild(replace(kept, version="0.other")).match
            assert again.state.digest() == table.match.state.digest()
            assert again.nth == table.match.nth
            with pytest.raises(GonfalonError, match="have changed since"):
                rebuild(replace(kept, version="0.other", checkpoint=None))

    run(story())


def test_a_standing_order_is_remembered_and_shown_only_to_its_own(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me, Guest(server) as other:
            id = await me.new_table("me", "random")
            async with me.page(id) as page, other.page(id) as stranger:
                await page.until(lambda page: page.state.get("standing") == "once")
                await page.say("order", order="never")
                await page.until(lambda page: page.state["standing"] == "never")
                await page.say("order", order="sometimes")
                await page.until(lambda page: "does not understand" in page.heard[-1].get("refused", ""))
                await stranger.until(lambda page: "standing" in page.state)
                assert stranger.state["standing"] == ""
            assert (await server.saved(id)).holders[0].orders.windows == "never"
            checked = re.search(
                r'<input type="radio" name="order" value="(\w+)" checked',
                (await me.http.get(f"/table/{id}")).text,
            )
            assert checked
            assert checked[1] == "never"
            assert 'name="order"' not in (await other.http.get(f"/table/{id}")).text

    run(story())


def test_who_shares_a_screen_gives_orders_for_whoever_holds_the_device(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            id = await me.new_table("me", "friend", seed=5)
            async with me.page(id) as page:
                await page.hear()
                while not page.state["pass_to"]:
                    await page.choose()
                    await page.moves_on()
                await page.say("order", order="never")
                assert "not your seat" in (await page.hear())["refused"]
                seat = page.state["prompt"]["seat"]
                await page.say("ready", seat=seat)
                await page.my_turn()
                await page.say("order", order="always")
                await page.until(lambda page: page.state["standing"] == "always")
            orders = [holder.orders.windows for holder in (await server.saved(id)).holders]
            assert orders == ["always" if each == seat else "once" for each in (0, 1)]

    run(story())


def test_where_everybody_is_asked_there_are_no_orders_to_give(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            for asked, has in (("no", True), ("yes", False)):
                id = await me.new_table("me", "random", options={"ask_always": asked})
                assert ('name="order"' in (await me.http.get(f"/table/{id}")).text) is has

    run(story())


def test_every_side_is_known_by_its_arms(tmp_path):
    """At the question and in the log: a colour is never the only sign."""

    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            id = await me.new_table("me", "random")
            fast(server, id)
            voice = voice_of("tactics", "en")
            async with me.page(id) as page:
                await play_on(page, Random(2), 20)
                await page.my_turn()
                assert page.state["parts"]["arms"] == voice.arms([0]) != voice.arms([1])
                spoken = {
                    name: line for line in page.lines.values() for name in ("Blue", "Red") if f"<p>{name} " in line
                }
                assert voice.arms([0]) in spoken["Blue"]
                assert voice.arms([1]) in spoken["Red"]
                assert all("<svg" in line for line in page.lines.values() if "reshuffle" not in line)

    run(story())
