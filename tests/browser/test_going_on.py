"""Nothing is lost: a page loaded again in the middle of a turn, a server killed in the middle of a game."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from browser.guests import Guests
from browser.house import House
from browser.player import Player
from browser.table import sit_down

BACK = 120_000
"""How many milliseconds a page may take to be there again after its server is."""


def pick_unit(player: Player) -> str:
    """The first click of a move."""
    targets = [each["name"] for each in player.asked()["offers"] if each["kind"] == "target"]
    unit: str = next(name for name in targets if name.startswith("unit-"))
    player.pick(unit)
    return unit


# ------------------------------------------------------------------- loaded again


def test_a_page_loaded_again_between_two_clicks_goes_on(guests: Guests, house: House):
    page = guests.page(house.url)
    sit_down(page, "me", "greedy")
    player = Player(page)
    before = player.asked()
    unit = pick_unit(player)
    assert unit in player.read()["picked"]
    page.reload()
    after = player.asked()
    for part in ("prompt", "lit", "picked", "lines", "buttons"):
        assert after[part] == before[part], part
    player.pick(unit)
    space = next(each["name"] for each in player.asked()["offers"] if each["name"].startswith("space-"))
    player.pick(space)
    moved = player.until(lambda seen: len(seen["lines"]) > len(before["lines"]) and seen["offers"])
    page.reload()
    again = player.asked()
    assert again["lines"][: len(moved["lines"])] == moved["lines"]
    assert again["prompt"] == moved["prompt"]
    player.choose()


def test_a_table_is_found_again_on_the_home_page(guests: Guests, house: House):
    page = guests.page(house.url)
    table = sit_down(page, "me", "greedy")
    page.goto("/")
    expect(page.locator("#mine .pill.mine")).to_have_text("Your turn")
    page.locator("#mine a").first.click()
    page.wait_for_url(f"**/table/{table}")
    Player(page).choose()


# ------------------------------------------------------------------------- killed


def wait_for_the_server(page: Page) -> None:
    expect(page.locator("#offline")).to_be_hidden(timeout=BACK)


def test_a_killed_server_loses_nothing_and_the_page_goes_on(guests: Guests, own_house: House):
    guests.expect("WebSocket connection to .* failed")
    page = guests.page(own_house.url)
    table = sit_down(page, "me", "greedy")
    player = Player(page, Random(3))
    for _ in range(4):
        player.choose()
    before = player.asked()
    kept = own_house.lines(table)

    own_house.kill()
    expect(page.locator("#offline")).to_be_visible()
    assert player.read()["lines"] == before["lines"]
    # What is chosen while nobody listens is not lost: the page says it again when somebody does. It is made once.
    pick_unit(player)
    for offer in player.asked()["offers"]:
        if offer["name"].startswith("space-"):
            page.mouse.click(offer["x"], offer["y"])
            break
    expect(page.locator("#offline")).to_be_visible()
    assert player.read()["lines"] == before["lines"]

    own_house.start()
    wait_for_the_server(page)
    player.until(lambda seen: len(seen["lines"]) > len(before["lines"]) and seen["offers"])
    now = own_house.lines(table)
    assert now[: len(kept)] == kept
    assert now[len(kept)].startswith("0 move ")
    assert now.count(now[len(kept)]) == kept.count(now[len(kept)]) + 1
    for _ in range(3):
        player.choose()

    # In the middle of a choice: it is kept, or it is not; the page shows which, and goes on.
    offer = player.chosen(player.asked()["offers"])
    page.mouse.click(offer["x"], offer["y"])
    own_house.kill()
    own_house.start()
    wait_for_the_server(page)
    for _ in range(3):
        player.choose()
    lines = own_house.lines(table)
    assert lines[: len(kept)] == kept
    assert len(lines) > len(kept) + 3
