"""What a lesson and the coach say at a table of Immortals: a bubble, what it rings, and warnings."""

from __future__ import annotations

import pytest

from gonfalon.games.immortals import GAME
from gonfalon.web.seen.voice import words_in
from web.house import Guest, Page
from web.test_workshop import visit

LESSONS = [lesson.id for lesson in GAME.lessons]


async def opened(me: Guest, path: str, **form: str) -> str:
    """The table that a form leads to."""
    answer = await me.post(path, **form)
    assert answer.status_code == 303
    return str(answer.headers["location"].rpartition("/")[2])


def bubble(page: Page) -> str:
    """What a lesson or the coach says."""
    return str(page.state["parts"]["bubble"])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_lesson_begins_with_its_first_step_in_a_bubble(tmp_path, lang):
    words = words_in(lang, "immortals")

    async def story(me, _):
        for lesson in LESSONS:
            id = await opened(me, "/learn/immortals", lesson=lesson)
            async with me.page(id) as page:
                await page.my_turn()
                for part in ("", "-task", "-1"):
                    assert words(f"lesson-{lesson}{part}") in bubble(page)
                assert len(page.state["coached"]) in (1, 2)

    visit(tmp_path, story, lang)


def test_a_lesson_says_step_after_step_and_how_it_ended(tmp_path):
    words = words_in("en", "immortals")

    async def story(me, server):
        id = await opened(me, "/learn/immortals", lesson="crossing")
        async with me.page(id) as page:
            await page.my_turn()
            await page.choose("turn_up D2")
            await page.until(lambda page: words("lesson-crossing-2") in bubble(page))
            await page.choose("deploy 3 dark:mountainhome")
            await page.until(lambda page: page.state["over"])
            assert page.state["over"] == words("lesson-crossing-done")
            assert words("lesson-crossing-done") in bubble(page)
            assert page.state["options"] == []
        player = (await server.saved(id)).holders[0].holder
        assert ("immortals", "crossing") in await server.house.store.learnt(player)

    visit(tmp_path, story)


def test_a_lesson_that_can_no_longer_be_learnt_says_so(tmp_path):
    words = words_in("en", "immortals")

    async def story(me, server):
        id = await opened(me, "/learn/immortals", lesson="purse")
        async with me.page(id) as page:
            await page.my_turn()
            await page.choose("turn_up D2")
            await page.until(lambda page: page.state["over"])
            assert page.state["over"] == words("lesson-purse-failed")
        player = (await server.saved(id)).holders[0].holder
        assert await server.house.store.learnt(player) == set()

    visit(tmp_path, story)


def test_a_slip_is_said_beside_the_step_that_is_due(tmp_path):
    words = words_in("en", "immortals")

    async def story(me, _):
        id = await opened(me, "/learn/immortals", lesson="planning")
        async with me.page(id) as page:
            await page.my_turn()
            await page.choose("lay forge_fire L4")
            await page.until(lambda page: "slip" in bubble(page))
            text = bubble(page)
            assert words("lesson-planning-else") in text
            assert words("lesson-planning-1") in text

    visit(tmp_path, story)


def test_the_coach_of_a_first_game_suggests_and_is_hushed(tmp_path):
    async def story(me, _):
        id = await opened(me, "/play", game="immortals")
        async with me.page(id) as page:
            await page.until(lambda page: page.state.get("prompt", {}).get("mine"))
            text = bubble(page)
            biggest = max(int(option["choice"].split()[1]) for option in page.state["options"])
            assert f"Suggested: {biggest}." in text
            assert f'value="group {biggest}"' in text
            assert page.state["coached"] == [f"group-{biggest}"]
            await page.say("order", order="hush home")
            await page.until(lambda page: "Suggested" not in bubble(page))

    visit(tmp_path, story)
