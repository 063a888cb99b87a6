"""The example of docs/add-a-game.md: its rules, and that it is played from a program, in the terminal and in the
browser, in both languages and by every bot. Its properties are tested with those of all games
(test_properties.py)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from auction import GAME, Auction
from gonfalon import bots, games
from gonfalon.arena.play import play
from gonfalon.cli import app
from gonfalon.core import Match, Setup
from gonfalon.lore.rules import coverage
from gonfalon.lore.words import gaps
from web.house import Guest, serving

ROOT = Path(__file__).parents[2]
MOST_LINES = 230


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The auction beside the other games, and the lots in the order 8, 7, 6 ... instead of any."""
    monkeypatch.setattr(games, "GAMES", games.GAMES)
    monkeypatch.setattr(games, "PACKAGES", dict(games.PACKAGES))
    monkeypatch.setattr(Auction, "shuffle", lambda g, things: things.sort())
    games.add("auction", "auction")
    yield
    games.book.cache_clear()


def after(*rounds: tuple[int, ...]) -> Match:
    """An auction after some rounds of bids."""
    match = Match(GAME, Setup("standard", len(rounds[0]), 1))
    for round in rounds:
        for seat, card in enumerate(round):
            if seat in match.asks:  # the last card of all is bid by itself
                match.play(seat, ("bid", card))
    return match


@pytest.mark.rule("AUC-SET-01", "AUC-PLY-01")
def test_eight_lots_and_eight_cards_each():
    match = Match(GAME, Setup("standard", 3, 1))
    assert match.state.hands == [[1, 2, 3, 4, 5, 6, 7, 8]] * 3
    assert sorted([match.state.lot, *match.state.lots]) == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.rule("AUC-PLY-02")
def test_bids_are_secret_until_all_have_bid():
    match = Match(GAME, Setup("standard", 2, 1))
    assert set(match.asks) == {0, 1}
    before = match.view([1])
    match.play(0, ("bid", 5))
    assert (match.view([1]).state.bids, match.view([1]).log) == (before.state.bids, before.log)
    match.play(1, ("bid", 5))
    assert [fact for fact in match.view([]).log if fact[0] == "bid"] == [("bid", 0, 5), ("bid", 1, 5)]


@pytest.mark.rule("AUC-PLY-03")
@pytest.mark.parametrize(
    ("bids", "points"),
    [((3, 5, 4), [0, 8, 0]), ((5, 5, 4), [0, 0, 8]), ((5, 5, 5), [0, 0, 0]), ((8, 8, 1), [0, 0, 8])],
)
def test_the_highest_bid_that_nobody_equals_takes_the_lot(bids, points):
    match = after(bids)
    assert match.state.points == points
    assert all(card not in hand for card, hand in zip(bids, match.state.hands))


@pytest.mark.rule("AUC-END-01")
def test_most_points_win_when_all_lots_are_gone():
    rounds = [(card, 9 - card) for card in range(1, 9)]
    match = after(*rounds)
    assert match.over
    assert match.state.points == [10, 26]
    assert match.result == (2, 1)


def test_every_rule_is_proved_and_said_in_both_languages():
    assert coverage(games.book("auction"), Path(__file__).parent, ["standard"]).unproved == []
    assert gaps(games.folder("auction") / "words") == []


def test_it_is_as_small_as_promised():
    files = [file for file in games.folder("auction").rglob("*") if file.suffix in (".py", ".ftl", ".toml")]
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) <= MOST_LINES


@pytest.mark.parametrize("bot", ["random", "greedy", "search:5i"])
def test_bots_that_know_no_game_play_it(bot):
    assert play(GAME, Setup("standard", 2, 3), [bots.find(bot)] * 2).decisions > 0


def test_it_is_played_in_the_terminal():
    answers = "\n".join(["1"] * 8)
    shown = CliRunner().invoke(app, ["play", "auction", "--seats", "human,random", "--lang", "fr"], input=answers)
    assert shown.exit_code == 0
    assert "Quelle est votre enchère" in shown.output
    assert "gagne." in shown.output


def test_it_is_played_in_the_browser(tmp_path):
    async def story():
        async with serving(tmp_path) as server, Guest(server, "en") as me:
            home = await me.http.get("/")
            assert "Eight lots, eight cards each" in home.text
            table = await me.new_table("me", "random", game="auction")
            text = (await me.http.get(f"/table/{table}")).text
            assert 'data-target="card-8"' in text
            async with me.page(table) as page:
                await page.my_turn()
                await page.choose("bid 8")
                await page.until(lambda page: "Player 1 bids 8." in str(page.shown()))

    asyncio.run(story())
