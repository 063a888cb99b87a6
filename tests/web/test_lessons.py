"""The tutorial: the list of lessons, a table for each, and how one leads to the next."""

from __future__ import annotations

import re

import pytest

from gonfalon.games.tactics import GAME
from gonfalon.games.tactics.printed import LESSONS, UNITS
from gonfalon.web.seen.voice import words_in
from web.house import Guest
from web.test_pages import Reader
from web.test_workshop import visit

LEARN = "/learn/tactics"
IDS = [lesson.id for lesson in GAME.lessons]
LEARNT = {"moving": ["move blue_rogue g1"]}
"""The choices that a lesson wants."""


async def begun(me: Guest, lesson: str) -> str:
    """The table at which a lesson is learnt."""
    answer = await me.post(LEARN, lesson=lesson)
    assert answer.status_code == 303
    return str(answer.headers["location"].rpartition("/")[2])


def wanted(text: str) -> list[str]:
    """The lessons to which a page has buttons."""
    return [
        known["value"]
        for tag, known, _ in Reader(text).elements
        if (tag, known.get("name")) == ("input", "lesson")
    ]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_lessons_are_listed_in_order(tmp_path, lang):
    async def story(me, _):
        page = await me.http.get(LEARN)
        assert page.status_code == 200
        assert wanted(page.text) == IDS
        words = words_in(lang, "tactics")
        for lesson in IDS:
            assert words(f"lesson-{lesson}") in page.text

    visit(tmp_path, story, lang)


def test_each_lesson_is_a_table_of_its_own_and_leads_to_the_next(tmp_path):
    async def story(me, server):
        for n, lesson in enumerate(GAME.lessons):
            id = await begun(me, lesson.id)
            kept = await server.saved(id)
            assert (kept.setup.mode, kept.setup.seats) == (lesson.mode, lesson.seats)
            assert kept.setup.options["lesson"] == lesson.id
            assert [holder.kind for holder in kept.holders] == ["me", *["bot"] * (lesson.seats - 1)]
            page = (await me.http.get(f"/table/{id}")).text
            title = words_in("en", "tactics")(f"lesson-{lesson.id}")
            task = words_in("en", "tactics")(f"lesson-{lesson.id}-task")
            assert f'<div class="bubble"><h2>{title}</h2><p class="goal">{task}</p></div>' in page
            assert f'<span class="mode">{title} · ' in page
            assert wanted(page) == IDS[n + 1 :][:1]
            assert ("Next lesson" in page) == (lesson is not GAME.lessons[-1])
            assert f"{title} · " in (await me.http.get("/")).text

    visit(tmp_path, story)


def test_other_tables_have_no_task(tmp_path):
    async def story(me, _):
        page = (await me.http.get(f"/table/{await me.new_table('me', mode='solo')}")).text
        assert 'class="bubble' not in page
        assert wanted(page) == []

    visit(tmp_path, story)


def test_what_was_learnt_is_kept_and_shown(tmp_path):
    async def story(me, server):
        assert "0 of 5" in (await me.http.get(LEARN)).text
        id = await begun(me, "moving")
        player = (await server.saved(id)).holders[0].holder
        for choice in LEARNT["moving"]:
            assert await server.house.store.learnt(player) == set()
            assert (await me.call(f"/api/table/{id}/choose", seat=0, choice=choice)).status_code == 200
        assert await server.house.store.learnt(player) == {("tactics", "moving")}
        for page in (LEARN, "/learn"):
            assert "1 of 5" in (await me.http.get(page)).text

    visit(tmp_path, story)


def test_the_first_two_games_of_a_kind_are_against_easy_bots_with_the_coach(tmp_path):
    async def story(me, server):
        await begun(me, "moving")
        found = []
        for game in ("tactics", "tactics", "tactics", "nerath"):
            answer = await me.post("/play", game=game)
            mine, bot, *_ = (await server.saved(answer.headers["location"].rpartition("/")[2])).holders
            found.append((mine.orders.coach, bot.holder))
        assert found == [(True, "easy"), (True, "easy"), (False, "normal"), (True, "easy")]

    visit(tmp_path, story)


def test_a_lesson_once_more_is_the_same_lesson(tmp_path):
    async def story(me, server):
        answer = await me.post(f"/table/{await begun(me, IDS[2])}/again")
        assert answer.status_code == 303
        kept = await server.saved(answer.headers["location"].rpartition("/")[2])
        assert kept.setup.options["lesson"] == IDS[2]

    visit(tmp_path, story)


def test_a_lesson_that_is_none_is_not_found(tmp_path):
    async def story(me, server):
        for lesson in ("", "nowhere", "moving ", "<b>", "../moving"):
            assert (await me.post(LEARN, lesson=lesson)).status_code == 404
        assert not server.house.registry.tables

    visit(tmp_path, story)


def test_games_that_are_none_have_no_lessons(tmp_path):
    async def story(me, _):
        assert (await me.http.get("/learn/chess")).status_code == 404
        assert (await me.post("/learn/chess", lesson="moving")).status_code == 404

    visit(tmp_path, story)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_calls_units_by_their_names_in_both_languages(lesson):
    cards = {unit.id: unit for unit in UNITS}
    for part in ("task", "done"):
        english, french = (words_in(lang, "tactics")(f"lesson-{lesson.id}-{part}") for lang in ("en", "fr"))
        for each in lesson.units:
            card = cards[each.card]
            named = [
                bool(re.search(rf"\b{card.text('name', lang)}\b", text))
                for lang, text in (("en", english), ("fr", french))
            ]
            assert named[0] == named[1], card.id
