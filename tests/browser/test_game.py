"""A whole game, from the home page to the record, by what the pages offer."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.guests import Guests
from browser.house import House
from browser.player import Player
from browser.table import set_speed
from gonfalon import games
from gonfalon.core import Match
from gonfalon.core.record import read, replay

MOST_CLICKS = 1500


def play_on(player: Player) -> None:
    """Click until the page says who won."""
    while not player.step()["over"]:
        assert player.clicks < MOST_CLICKS


def id_of(page: Page) -> str:
    return page.url.rpartition("/")[2]


def outcome(match: Match) -> str:
    """What the page should say at the end."""
    won = [name for name, place in zip(("Blue", "Red"), match.result) if place == 1]
    return f"{won[0]} wins." if len(won) == 1 else "Blue and Red share the victory." if won else "Nobody wins."


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)], ids=lambda size: "x".join(map(str, size)))
def test_a_whole_game_against_a_bot(guests: Guests, house: House, size: tuple[int, int]):
    page = guests.page(house.url, at="/", viewport={"width": size[0], "height": size[1]})
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/table/*")
    set_speed(page)
    play_on(Player(page, Random(1)))
    expect(page.locator("#prompt")).to_have_text(re.compile("wins|share the victory|Nobody wins"))
    expect(page.locator("#title")).to_have_text("The game is over")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    expect(page.locator(".lit")).to_have_count(0)

    page.locator("#more").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    record = read(download.value.path().read_text(encoding="utf-8"))
    match = replay(games.find("tactics"), record)
    truth = house.match(id_of(page))
    assert match.over
    assert match.result == truth.result
    assert page.locator("#prompt").text_content() == outcome(match)
    assert download.value.suggested_filename.endswith(".gfn")

    page.get_by_role("link", name="Home").first.click()
    expect(page.locator("#mine li")).to_have_count(1)
    expect(page.locator("#mine li")).to_contain_text("Over")


def test_a_game_by_the_form(guests: Guests, house: House):
    page = guests.page(house.url, at="/")
    page.get_by_role("link", name="New table").first.click()
    page.get_by_label("Red").select_option("random")
    page.get_by_text("More", exact=True).click()
    page.get_by_label("Seed").fill("1")
    page.get_by_label("Name of the table").fill("A <b>long</b> one & more")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("#about")).to_contain_text("A <b>long</b> one & more")
    set_speed(page)
    player = Player(page, Random(1))
    for _ in range(25):
        player.choose()
    truth = house.match(id_of(page))
    assert truth.setup.seed == 1
    assert (0 in truth.asks) == bool(player.asked()["offers"]) == (not player.asked()["over"])
