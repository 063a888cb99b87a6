"""Lessons of Nerath at a table: what the page says at each step, what is asked, and what is kept of it."""

from __future__ import annotations

import html

from gonfalon.games.nerath import GAME
from gonfalon.web.seen.voice import words_in
from web.house import Guest
from web.test_workshop import visit

WORDS = words_in("en", "nerath")


async def begun(me: Guest, lesson: str) -> str:
    """The table at which a lesson is learnt."""
    answer = await me.post("/learn/nerath", lesson=lesson)
    assert answer.status_code == 303
    return str(answer.headers["location"].rpartition("/")[2])


def test_every_lesson_begins_with_its_first_step(tmp_path):
    async def story(me, server):
        for lesson in GAME.lessons:
            id = await begun(me, lesson.id)
            assert server.table(id).holders[0].orders.answers == "ask"
            async with me.page(id) as page:
                await page.my_turn()
                bubble = page.state["parts"]["bubble"]
                for part in ("", "-task", "-1"):
                    assert html.escape(WORDS(f"lesson-{lesson.id}{part}"), quote=False) in bubble
                assert f"1/{len(lesson.steps)}" in bubble
                assert page.state["coached"]

    visit(tmp_path, story)


def test_a_lesson_that_is_followed_to_its_end_is_kept_as_learnt(tmp_path):
    async def story(me, server):
        id = await begun(me, "dice")
        async with me.page(id) as page:
            while True:
                await page.my_turn()
                if page.state["over"]:
                    break
                choices = [option["choice"] for option in page.state["options"]]
                wanted = ("march blackspear_hills starfall_vale", "press", "lose karkoth:footsoldier", "end")
                await page.choose(next(choice for choice in wanted if choice in choices))
                await page.moves_on()
        assert page.state["over"] == WORDS("lesson-dice-done")
        player = server.table(id).holders[0].holder
        assert await server.house.store.learnt(player) == {("nerath", "dice")}

    visit(tmp_path, story)


def test_the_first_try_has_dice_of_its_own_and_whoever_begins_again_others(tmp_path):
    async def story(me, server):
        id = await begun(me, "dice")
        lesson = next(lesson for lesson in GAME.lessons if lesson.id == "dice")
        assert (await server.saved(id)).setup.seed == lesson.seed
        answer = await me.post(f"/table/{id}/again")
        again = answer.headers["location"].rpartition("/")[2]
        assert (await server.saved(again)).setup.seed != lesson.seed
        assert server.table(again).holders[0].orders.answers == "ask"

    visit(tmp_path, story)
