"""On a phone: everything by tapping, on a screen of 390 by 844."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from browser.guests import PHONE, Guests
from browser.house import House
from browser.player import Player
from browser.table import HURRY, go, new_table, set_speed, sit_down
from gonfalon import games

WIDTH = PHONE["viewport"]["width"]
PICKS = 12
FINGER = 23
"""How many pixels wide something must be at least, for a finger to meet it: a unit on the whole board."""
ASKED = """() => document.querySelector("#bar.mine") && !("busy" in document.body.dataset)
  && document.querySelector(".lit[tabindex], #options button, #choices button, #ends button")"""
# Focus something in the middle of what may be chosen, and look elsewhere: close at the board, and at the log.
FAR_OFF = """() => {
  const drawn = (node) => node.getBoundingClientRect().width;
  const all = (query) => [...document.querySelectorAll(query)].filter(drawn);
  const sure = "#options .one, #options .main, #choices .one";
  const kinds = ["dialog[open] button", sure, ".lit[tabindex]", "#options button, #choices button, #ends button"];
  const found = kinds.map(all).find((each) => each[0]), node = found[found.length >> 1];
  if (!node.closest(".pane")) document.getElementById("tab-log").click();
  for (let n = 0; n < 6; n++) document.getElementById("zoom-in").click();
  node.focus({ preventScroll: true });
}"""
IN_SIGHT = """() => [...document.querySelectorAll(".lit[tabindex]")].some((node) => {
  const { x, y, width, height } = node.getBoundingClientRect(), parts = [0.5, 0.25, 0.75];
  const at = (a, b) => document.elementsFromPoint(x + a * width, y + b * height);
  return parts.some((a) => parts.some((b) => at(a, b).some((each) => node.contains(each))));
})"""
OVERFLOW = "() => document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"
SCALE = (
    """() => +(/scale\\((.*?)\\)/.exec(document.getElementById("camera").getAttribute("transform"))?.[1] ?? 1)"""
)
PLACE = """() => document.getElementById("camera").getAttribute("transform")"""
# How small the smallest thing is that may be picked on the board.
SMALLEST = """() => Math.min(...[...document.querySelectorAll("#board .lit[tabindex]")].map((node) => {
  const { width, height } = node.getBoundingClientRect();
  return Math.min(width, height) || 99;
}))"""
# What could be picked, were there not a button over it.
UNDER_BUTTONS = """() => [...document.querySelectorAll("#board .lit[tabindex]")].filter((node) => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("#zoom, #overview");
}).map((node) => node.dataset.target)"""
# A point of the board where nothing may be touched, and one on something that may begin a move.
EMPTY = """() => {
  const box = document.getElementById("stage").getBoundingClientRect();
  for (let y = box.top + 30; y < box.bottom - 90; y += 8) for (let x = 30; x < box.width - 90; x += 8) {
    const around = [[0, 0], [24, 0], [0, 24], [24, 24]];
    const near = around.flatMap(([dx, dy]) => document.elementsFromPoint(x + dx, y + dy));
    if (!near.some((node) => node.matches(".lit, .unit, .unit *, .camp, button, button *"))) return [x, y];
  }
}"""


def no_sideways(page: Page) -> None:
    assert page.evaluate(OVERFLOW) <= 0


def fingers(touch: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    at = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
    touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})


def drag(touch: CDPSession, x: float, y: float) -> None:
    """Move the board with one finger."""
    fingers(touch, "touchStart", (x, y))
    for part in range(1, 6):
        fingers(touch, "touchMove", (x + 8 * part, y + 6 * part))
    fingers(touch, "touchEnd")


def on_a_unit(player: Player) -> tuple[float, float]:
    offer: dict[str, Any] = next(
        each for each in player.asked()["offers"] if each["board"] and each["name"].startswith("unit-")
    )
    return offer["x"], offer["y"]


def test_turns_by_tapping(guests: Guests, house: House):
    page = guests.page(house.url, at="/", **PHONE)
    no_sideways(page)
    page.get_by_role("button", name="Play now").first.tap()
    page.wait_for_url("**/table/*")
    Player(page, touch=True).choose()
    no_sideways(page)
    # Whole turns, against a bot that does not think long.
    go(page, new_table(page, "me", "easy"))
    set_speed(page)
    player = Player(page, Random(1), touch=True)
    turns = 0
    while turns < 3 and not player.read()["over"]:
        before = player.asked()["title"]
        player.choose()
        no_sideways(page)
        turns += player.asked()["title"] != before
    assert player.clicks > 8


@pytest.mark.parametrize("game", games.GAMES)
def test_what_may_be_named_next_is_brought_to_the_screen(guests: Guests, house: House, game: str):
    """Whatever somebody looked at when something was picked."""
    page = guests.page(house.url, **PHONE)
    table = new_table(page, "me", *["easy"] * (fewest_seats(game) - 1), game=game)
    page.evaluate(HURRY, f"/table/{table}/live")
    go(page, table)
    player, named = Player(page), 0
    for _ in range(PICKS):
        while not page.evaluate(ASKED):
            player.changed(player.mark(), 0.5)
        if page.locator(".lit[tabindex]").count():
            named += 1
            assert page.evaluate(IN_SIGHT), page.locator("#prompt").text_content()
        mark = player.mark()
        page.evaluate(FAR_OFF)
        page.keyboard.press("Enter")
        player.changed(mark)
    assert named >= PICKS / 3  # what is picked is then confirmed by a button


def fewest_seats(game: str) -> int:
    return min(next(iter(games.find(game).modes.values())).seats)


def test_a_board_that_somebody_has_moved_does_not_move_by_itself(guests: Guests, house: House):
    page = guests.page(house.url, **PHONE)
    sit_down(page, "me", "greedy")
    player, touch = Player(page, touch=True), page.context.new_cdp_session(page)
    player.asked()
    drag(touch, *page.evaluate(EMPTY))
    place = page.evaluate(PLACE)
    while not player.read()["picked"]:  # a browser may take a tap for the end of the drag
        player.pick(next(each["name"] for each in player.asked()["offers"] if each["name"].startswith("unit-")))
    expect(page.locator("#back")).to_be_visible()
    assert page.evaluate(IN_SIGHT)
    assert page.evaluate(PLACE) == place


def test_tabs_show_one_thing_at_a_time(guests: Guests, house: House):
    page = guests.page(house.url, **PHONE)
    sit_down(page, "me", "greedy")
    parts = {"Hand": "#panel-hand", "Seats": "#panel-seats", "Inspector": "#inspector", "Log": "#log"}
    for name, shown in parts.items():
        page.get_by_role("tab", name=name).tap()
        expect(page.get_by_role("tab", name=name)).to_have_attribute("aria-selected", "true")
        expect(page.locator("[role=tab][aria-selected=true]")).to_have_count(1)
        for part in parts.values():
            expect(page.locator(part)).to_be_visible(visible=part == shown)
        no_sideways(page)


@pytest.mark.parametrize("path", ["/", "/new/tactics", "/rules/tactics", "/nowhere"])
def test_no_page_is_broader_than_the_phone(guests: Guests, house: House, path: str):
    guests.expect("404")
    page = guests.page(house.url, at=path, **PHONE)
    no_sideways(page)
    page.locator("#more").tap()
    expect(page.locator("#more-sheet")).to_be_visible()
    no_sideways(page)


def test_a_pinch_moves_the_camera_and_picks_nothing(guests: Guests, house: House):
    page = guests.page(house.url, **PHONE)
    sit_down(page, "me", "greedy")
    player, touch = Player(page, touch=True), page.context.new_cdp_session(page)
    before = player.asked()
    x, y = on_a_unit(player)
    near = min(x + 40, WIDTH - 60)
    scale = page.evaluate(SCALE)
    fingers(touch, "touchStart", (x, y), (near, y))
    for part in range(1, 6):
        fingers(touch, "touchMove", (x - 4 * part, y), (near + 8 * part, y))
    fingers(touch, "touchEnd")
    assert page.evaluate(SCALE) > scale
    after = player.asked()
    assert (after["picked"], after["lines"], after["toast"]) == (before["picked"], before["lines"], "")
    assert page.locator("#ghost").count() == 0


def test_a_second_finger_ends_the_drag_of_a_piece(guests: Guests, house: House):
    page = guests.page(house.url, **PHONE)
    sit_down(page, "me", "greedy")
    player, touch = Player(page, touch=True), page.context.new_cdp_session(page)
    before = player.asked()
    x, y = on_a_unit(player)
    fingers(touch, "touchStart", (x, y))
    for part in range(1, 4):
        fingers(touch, "touchMove", (x, y + 6 * part))
    fingers(touch, "touchStart", (x, y + 18), (x + 40, y + 18))
    fingers(touch, "touchMove", (x, y + 18), (x + 60, y + 18))
    fingers(touch, "touchEnd")
    expect(page.locator("#ghost")).to_have_count(0)
    assert player.asked()["lines"] == before["lines"]
    assert player.read()["picked"] == before["picked"]


def test_a_drag_of_the_board_picks_nothing(guests: Guests, house: House):
    page = guests.page(house.url, **PHONE)
    sit_down(page, "me", "greedy")
    player, touch = Player(page, touch=True), page.context.new_cdp_session(page)
    before = player.asked()
    place = page.evaluate(PLACE)
    drag(touch, *page.evaluate(EMPTY))
    assert page.evaluate(PLACE) != place
    after = player.asked()
    assert (after["picked"], after["lines"], after["toast"]) == (before["picked"], before["lines"], "")


def test_the_camera_has_buttons(guests: Guests, house: House):
    page = guests.page(house.url, **PHONE)
    sit_down(page, "me", "greedy")
    before = Player(page).asked()
    scale = page.evaluate(SCALE)
    page.get_by_role("button", name="Zoom in").tap()
    assert page.evaluate(SCALE) > scale
    page.get_by_role("button", name="Zoom out").tap()
    page.get_by_role("button", name="Whole board").tap()
    expect(page.locator("#camera")).to_have_attribute("transform", "translate(0 0) scale(1)")
    assert Player(page).read()["picked"] == before["picked"]


def test_a_piece_is_dragged_to_where_it_goes(guests: Guests, house: House):
    page = guests.page(house.url, **PHONE)
    sit_down(page, "me", "greedy")
    player, touch = Player(page, touch=True), page.context.new_cdp_session(page)
    before = player.asked()
    x, y = on_a_unit(player)
    fingers(touch, "touchStart", (x, y))
    fingers(touch, "touchMove", (x + 8, y + 8))
    there = player.until(lambda seen: any(each["name"].startswith("space-") for each in seen["offers"]))
    space = next(each for each in there["offers"] if each["name"].startswith("space-"))
    for part in (0.5, 1.0):
        fingers(touch, "touchMove", (x + (space["x"] - x) * part, y + (space["y"] - y) * part))
    fingers(touch, "touchEnd")
    after = player.until(lambda seen: len(seen["lines"]) > len(before["lines"]))
    assert "moves" in after["lines"][len(before["lines"])]


def test_a_finger_meets_what_may_be_picked(guests: Guests, house: House):
    page = guests.page(house.url, **PHONE)
    sit_down(page, "me", "greedy")
    player = Player(page, touch=True)
    unit = next(each["name"] for each in player.asked()["offers"] if each["name"].startswith("unit-"))
    assert page.evaluate(SMALLEST) >= FINGER
    player.pick(unit)
    player.until(lambda seen: any(name.startswith("space-") for name in seen["lit"]))
    assert page.evaluate(SMALLEST) >= FINGER


def test_from_near_a_small_board_leads_elsewhere(guests: Guests, house: House):
    page = guests.page(house.url, **PHONE)
    sit_down(page, "me", "greedy")
    before = Player(page, touch=True).asked()
    expect(page.locator("#overview")).to_be_hidden()
    for _ in range(3):
        page.get_by_role("button", name="Zoom in").tap()
    small = page.locator("#overview").bounding_box()
    assert small is not None
    places = []
    for part in (0.2, 0.8):
        page.touchscreen.tap(small["x"] + small["width"] * part, small["y"] + small["height"] * part)
        places.append(page.evaluate(PLACE))
    assert places[0] != places[1]
    assert Player(page).read()["picked"] == before["picked"]
    page.get_by_role("button", name="Whole board").tap()
    expect(page.locator("#overview")).to_be_hidden()


def test_nothing_is_blank_around_the_board_and_buttons_lie_over_nothing_to_pick(guests: Guests, house: House):
    page = guests.page(house.url, **PHONE)
    sit_down(page, "me", "greedy")
    Player(page, touch=True).asked()
    x, y, scale = map(float, re.findall(r"-?[\d.]+", page.evaluate(PLACE)))
    width, height = page.locator("#board").evaluate("({ viewBox: { baseVal: b } }) => [b.width, b.height]")
    assert width * (1 - scale) - 1 <= x <= 0
    assert height * (1 - scale) - 1 <= y <= 0
    assert page.evaluate(UNDER_BUTTONS) == []


def test_a_finger_is_told_of_no_keys(guests: Guests, house: House):
    page = guests.page(house.url, **PHONE)
    sit_down(page, "me", "greedy")
    player = Player(page, touch=True)
    player.pick(next(each["name"] for each in player.asked()["offers"] if each["name"].startswith("unit-")))
    expect(page.locator("#hint")).to_contain_text("Picked: ")
    expect(page.locator("#back")).to_be_visible()
    assert "Esc" not in page.locator("#bar").inner_text()
