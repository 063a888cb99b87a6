"""Recorded games of bots that the home page shows."""

from __future__ import annotations

import re

from gonfalon import games
from web.test_workshop import visit


def test_the_home_page_shows_a_game_of_every_mode_and_each_can_be_watched_to_its_end(tmp_path):
    async def story(me, _):
        links = re.findall(r'href="(/watch/([a-z]+)\.[^"?]+)', (await me.http.get("/")).text)
        assert [game for _, game in links] == [id for id in games.GAMES for _ in games.find(id).modes]
        for path, _ in links:
            page = await me.http.get(path, params={"at": 99999})
            assert page.status_code == 200
            assert 'id="board"' in page.text

    visit(tmp_path, story)


def test_a_demonstration_that_is_not_there_is_not_found(tmp_path):
    async def story(me, _):
        for id in ("tactics.nothing", "chess.opening", "tactics."):
            assert (await me.http.get(f"/watch/{id}")).status_code == 404

    visit(tmp_path, story)
