"""Orders at a live table: what people are asked, what answers itself, and how pages say so."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from html import unescape
from random import Random

import pytest

from gonfalon import games
from gonfalon.core import Match, Orders, Setup, answer_by_order, ordered
from gonfalon.core.orders import reactions_in
from gonfalon.web.seen.asking import answered, kept, offers
from gonfalon.web.seen.voice import voice_of
from gonfalon.web.store.saved import Holder
from gonfalon.web.wire.screen import Screen
from properties import playing
from web.house import Guest, serving
from web.windows import roles, window, world
from web.worlds import table_of

GAMES = (
    ("tactics", "competitive", 3),
    ("nerath", "alliance-2", 2),
    ("heroes", "clash", 2),
    ("immortals", "standard", 3),
)
ALONE = (Holder("me", "blue"), *[Holder("bot", "random")] * 4)


def orders_in(part: str) -> list[str]:
    """The orders that a part of the page gives when its buttons are pressed."""
    messages = [json.loads(unescape(each)) for each in re.findall('data-send="([^"]*)"', part)]
    assert {each["type"] for each in messages} <= {"order"}
    return [each["order"] for each in messages]


# ----------------------------------------------------------------------- windows


def test_a_pass_for_the_turn_answers_at_one_screen_at_once():
    friends = [Holder("me", "blue"), Holder("friend", "blue"), Holder("friend", "blue")]

    async def story():
        async with world(*window(1), holders=friends) as here:
            _, second, _ = roles(here)
            assert here.table.open_seats() == [second]
            await here.say(0, "ready", seat=second)
            at = here.table.match.window_at
            shown = here.shown(0)["parts"]
            assert orders_in(shown["less-list"])[0] == "turn pass"
            assert orders_in(shown["brief"]) == ["turn pass"]
            assert await here.say(0, "order", order="turn pass") is None
            assert here.table.match.window_at != at

    asyncio.run(story())


def test_in_a_timed_window_an_order_shows_no_question_and_waits():
    async def story():
        async with world(*window(1)) as here:
            _, second, _ = roles(here)
            at = here.table.match.window_at
            assert here.shown(second)["prompt"]["mine"]
            assert await here.say(second, "order", order="turn pass") is None
            assert not here.shown(second)["prompt"]["mine"]
            shown = here.shown(second)["parts"]
            assert shown["less-kept"] == shown["settings-kept"]
            assert shown["less-kept"].startswith("<p>You pass this turn<button")
            assert orders_in(shown["less-kept"]) == ["turn ask"]
            await here.clock.move(2.9)
            assert here.table.match.window_at == at
            await here.clock.move(0.2)
            assert here.table.match.window_at != at

    asyncio.run(story())


def test_a_card_is_played_at_the_first_chance_when_bots_answer():
    async def story():
        async with world(*window(1)) as here:
            _, second, _ = roles(here)
            offered = orders_in(here.shown(second)["parts"]["less-list"])
            order = next(each for each in offered if each.endswith("play"))
            before = here.played()
            assert await here.say(second, "order", order=order) is None
            await here.clock.move(3.2)
            assert here.played() == before + 1

    asyncio.run(story())


def test_only_whose_seat_it_is_may_order(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me, Guest(server) as other:
            id = await me.new_table("me", "random")
            said = await me.call(f"/api/table/{id}/order", seat=0, order="kind after_roll never")
            assert said.json()["orders"]["0"]["kinds"] == {"after_roll": "never"}
            assert (await me.call(f"/api/table/{id}/order", seat=0, order="kind")).status_code == 400
            assert (await other.call(f"/api/table/{id}/order", seat=0, order="never")).status_code == 403
            assert (await other.look(id))["orders"] == {}

    asyncio.run(story())


def test_orders_survive_a_restart(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server) as me:
            id = await me.new_table("me", "random", game="heroes")
            given = ("kind offers never", "habit refresh first", "answers ask", "could", "turn pass")
            for order in (*given, "coach on", "hush goal"):
                assert (await me.call(f"/api/table/{id}/order", seat=0, order=order)).status_code == 200
            before = (await me.look(id))["orders"]
        async with serving(tmp_path) as server:
            table = await server.house.registry.find(id)
            assert table is not None
            kept = table.holders[0].orders
            assert before["0"] == {
                "windows": kept.windows,
                "kinds": kept.kinds,
                "cards": kept.cards,
                "passes": kept.passes,
                "habits": kept.habits,
                "answers": kept.answers,
                "coach": True,
                "hushed": ["goal"],
            }
            assert (kept.coach, kept.hushed) == (True, ("goal",))
            assert (kept.windows, kept.answers, kept.habits) == ("could", "ask", {"refresh": "first"})

    asyncio.run(story())


# ---------------------------------------------------------------- what answers itself


def self_answering(fits: Callable[[Match], bool]) -> Match:
    """A match of Heroes in which the question put to the first seat answers itself."""
    game = games.find("heroes")
    for seed in range(40):
        for match in playing(game, Setup("clash", 2, seed), Random(seed), live=True):
            ask = match.asks.get(0)
            asked = ask is not None and not ask.window and len(match.asks) == 1
            if asked and answer_by_order(match, 0, Orders()) is not None and fits(match):
                return match
    raise AssertionError("nothing answers itself")


def can_go_back(match: Match) -> bool:
    """Whether the answer that the question gives itself can be taken back."""
    after = match.clone()
    after.play(0, answer_by_order(match, 0, Orders()))
    return after.can_undo(0) and 0 in after.asks and answer_by_order(after, 0, Orders()) is None


def test_what_answers_itself_is_shown_and_is_asked_after_an_undo():
    async def story():
        match = self_answering(can_go_back)
        what, nth = match.asks[0].what, match.nth[0]
        table = table_of(match, ALONE[:2])
        assert table.open_seats() == []
        await table.answer_themselves()
        assert match.nth[0] == nth + 1
        (self_answer,) = table.sight(frozenset([0])).selves
        assert answered(voice_of("heroes", "en"), [self_answer]).startswith("Answered by itself: ")
        await table.undo(0, None)
        assert match.asks[0].what == what
        assert table.open_seats() == [0]
        await table.answer_themselves()
        assert match.asks[0].what == what
        assert table.sight(frozenset([0])).selves == ()

    asyncio.run(story())


def test_where_others_play_from_afar_a_single_answer_is_asked():
    """It may be single because of what a hand holds."""
    match = self_answering(lambda match: match.asks[0].sensible is None)
    for holders, open_seats in ((ALONE[:2], []), ((), [0])):
        assert table_of(match, holders).open_seats() == open_seats


# ------------------------------------------------------------------- what pages say


def asked_windows(id: str, mode: str, seats: int) -> list[tuple[Match, int]]:
    """Questions of every kind that orders may be about, one each."""
    game, found = games.find(id), dict[str, tuple[Match, int]]()
    for match in playing(game, Setup(mode, seats, 5), Random(5), live=True):
        for seat, ask in match.asks.items():
            could = ask.window and reactions_in(ask)
            if (could or ask.what in game.habits) and ask.what not in found:
                found[ask.what] = match.clone(), seat
    return [*found.values()]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("id", "mode", "seats"), GAMES)
def test_every_order_has_a_name_and_can_be_taken_back(id, mode, seats, lang):
    voice, asked = voice_of(id, lang), asked_windows(id, mode, seats)
    assert asked
    for match, seat in asked:
        view, what = match.view([seat]), match.asks[seat].what
        assert f"moment-{what.replace('_', '-')}" in voice.words
        for offer in offers(voice, view, seat, Orders()):
            orders = ordered(match, Orders(), offer["order"])
            assert orders != Orders()
            (taken,) = kept(voice, view, orders)
            assert not {"_", "{"}.intersection(offer["label"] + taken["label"])
            back = ordered(match, orders, taken["order"])
            assert back == Orders()


def test_a_spectator_has_no_orders():
    table = table_of(Match(games.find("tactics"), Setup("competitive", 2, 1), live=True))
    shown = Screen(table, "stranger", "en").update()
    assert [shown["parts"][id] for id in ("brief", "less-list", "less-kept", "settings-kept")] == [""] * 4
    assert (shown["standing"], shown["answers"]) == ("", "")
