"""The manners of a page: it covers nothing, says nothing wrong, finds what was lost, puts first things first."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.guests import Guests
from browser.house import House
from browser.player import Player
from browser.positions import Position, at, fullest_seats, parted, positions, put
from browser.table import choose, go, new_table, sit_down
from browser.test_help import played
from gonfalon import games
from gonfalon.core import Match
from gonfalon.core.record import record_of

LAPTOP = {"width": 1280, "height": 720}
FEW = 4
# Some things on the table, lit ones and others, each with what a pointer meets there.
THINGS = """(few) => {
  const met = (x, y) => document.elementFromPoint(x, y)?.closest("[data-target], [data-about]");
  const found = { true: [], false: [] }, names = new Set();
  for (const node of document.querySelectorAll("[data-target], [data-about]")) {
    const { x, y, width, height } = node.getBoundingClientRect(), at = [x + width / 2, y + height / 2];
    const some = found[node.matches(".lit")], name = node.dataset.target ?? node.dataset.about;
    if (!width || some.length === few || names.has(name) || met(...at) !== node) continue;
    names.add(name);
    some.push({ x: at[0], y: at[1] });
  }
  return [...found.true, ...found.false];
}"""
# What lies at those points.
MET = """(things) => things.map(({ x, y }) => {
  const node = document.elementFromPoint(x, y)?.closest("[data-target], [data-about]");
  return node?.dataset.target ?? node?.dataset.about ?? "";
})"""


def over(page: Page, house: House) -> tuple[str, str]:
    """A table of mine at which a game has just ended; and who has won."""
    match = played(5)
    table = put(house, new_table(page, "me", "me"), match, left=1)
    choose(page, table, record_of(match).choices[-1])
    return table, ("Blue", "Red")[match.result.index(1)]


# -------------------------------------------------------------------- at the table


@pytest.mark.parametrize("game", games.GAMES)
def test_what_is_pointed_at_is_explained_and_nothing_is_covered(guests: Guests, house: House, game: str):
    mode, seats = fullest_seats(games.find(game))[0]
    page = guests.page(house.url, viewport=LAPTOP)
    go(page, at(page, house, game, positions(game, mode, seats)[0]))
    Player(page).asked()
    things = page.evaluate(THINGS, FEW)
    assert len(things) > FEW
    for thing in things:
        page.mouse.move(2, 2)
        before = page.evaluate(MET, things)
        page.evaluate('() => document.getElementById("inspected").replaceChildren()')
        page.mouse.move(thing["x"], thing["y"])
        expect(page.locator("#inspected")).not_to_have_text("")
        assert page.evaluate(MET, things) == before


def test_a_toast_is_put_away_by_a_click_or_a_key(guests: Guests, house: House):
    page = guests.page(house.url)
    sit_down(page, "me", "greedy")
    Player(page).asked()
    toast = page.locator("#toast p")
    for put_away in (toast.click, lambda: page.keyboard.press("Escape")):
        page.locator("#unit-5").click(force=True)
        expect(toast).to_be_visible()
        put_away()
        expect(toast).to_have_count(0)


@pytest.mark.parametrize("game", games.GAMES)
def test_a_dashed_outline_is_spoken_of_only_where_there_is_one(guests: Guests, house: House, game: str):
    mode, seats = fullest_seats(games.find(game))[0]
    page, kinds = guests.page(house.url), set()
    for position in with_and_without_targets(game, mode, seats):
        go(page, at(page, house, game, position))
        seen = Player(page).asked()
        assert ("dashed" in page.locator("#hint").inner_text()) <= bool(seen["lit"]), position.what
        kinds.add(bool(seen["lit"]))
        if not seen["lit"]:
            page.locator("#board [data-target][tabindex]").locator("visible=true").first.click(force=True)
            expect(page.locator("#toast")).not_to_contain_text("dashed")
    assert True in kinds


def with_and_without_targets(game: str, mode: str, seats: int) -> Iterator[Position]:
    """Of the questions to the first seat, one about things on the table and one that only buttons answer."""
    draw, found = games.draw(game), dict[bool, Position]()
    for position in positions(game, mode, seats):
        match = Match(games.find(game), position.setup)
        for line in position.choices:
            seat, choice = parted(line)
            match.play(seat, match.game.verbs.parse(choice))
        view = match.view([0])
        aimed = any(draw.targets(view, option) for option in match.asks[0].options)
        found.setdefault(aimed, position)
    yield from found.values()


def test_after_the_end_a_click_says_nothing_and_the_game_can_be_watched(guests: Guests, house: House):
    page = guests.page(house.url)
    table, winner = over(page, house)
    go(page, table)
    expect(page.locator("#prompt")).to_contain_text(f"{winner} wins.")
    page.wait_for_function("() => !('busy' in document.body.dataset)")
    page.locator("#unit-1").click(force=True)
    page.locator("#static .space").first.click(force=True)
    expect(page.locator("#toast")).to_have_text("")
    expect(page).to_have_title("Tiny Epic Tactics · Gonfalon")
    page.locator("#after").get_by_role("link", name="Watch").click()
    page.wait_for_url(f"**/watch/{table}?at=0")
    expect(page.locator("#prompt")).to_have_text(re.compile("^Next to choose: (Blue|Red)"))
    page.get_by_role("link", name="Next").click()
    expect(page.locator("#prompt")).to_have_text(re.compile("^(Blue|Red): .*"))
    page.get_by_role("slider").press("End")
    expect(page.locator("#prompt")).to_contain_text(f"{winner} wins.")


# ------------------------------------------------------------------------ my tables


def test_my_tables_come_first_with_date_winner_and_a_way_to_delete_them(guests: Guests, house: House):
    page = guests.page(house.url, viewport=LAPTOP)
    running = sit_down(page, "me", "greedy")
    table, winner = over(page, house)
    page.goto("/")
    mine = page.locator("#mine .tables > li")
    for row in mine.all():
        expect(row).to_be_in_viewport(ratio=1)
        expect(row.locator("time")).to_have_text(re.compile(r"\w+ \d+, \d{4}, \d+:\d\d"))
    assert page.locator("#mine").bounding_box()["y"] < page.locator("#games").bounding_box()["y"]  # type: ignore[index]
    ended = mine.filter(has_text="Over")
    expect(ended).to_contain_text(f"{winner} wins.")
    ended.get_by_role("link", name="Watch").click()
    page.wait_for_url(f"**/watch/{table}?at=0")
    page.goto("/")
    ended.get_by_text("Delete", exact=True).click()
    ended.get_by_role("button", name="Delete for good").click()
    expect(ended).to_have_count(0)
    expect(page.locator(f"#mine a[href='/table/{running}']")).to_be_visible()


def test_a_lost_seat_is_found_and_taken_back(guests: Guests, house: House):
    page = guests.page(house.url)
    table = sit_down(page, "me", "greedy")
    page.goto("about:blank")
    page.context.clear_cookies()
    page.goto(f"{house.url}/")
    page.locator(f"#mine a[href='/table/{table}']").click()
    expect(page.locator("#lost")).to_contain_text("You are only watching.")
    page.locator("#lost").get_by_role("button", name="Blue").click()
    expect(page.locator("#bar.mine")).to_be_attached()
    expect(page.locator("#lost")).to_have_count(0)
    Player(page).choose()


# ------------------------------------------------------------------------- the form


@pytest.mark.parametrize("game", games.GAMES)
def test_the_form_offers_three_levels_first_and_start_is_in_sight(guests: Guests, house: House, game: str):
    page = guests.page(house.url, viewport=LAPTOP)
    for mode, seats in fullest_seats(games.find(game)):
        page.goto(f"/new/{game}?mode={mode}")
        expect(page.get_by_role("button", name="Start")).to_be_in_viewport(ratio=1)
        options = page.locator(f"#seat-{seats - 1} > option").all_text_contents()
        assert options[-3:] == ["Bot: easy", "Bot: normal", "Bot: hard"]
        assert len([name for name in options if name.startswith("Bot")]) == 3
        assert page.locator(f"#seat-{seats - 1} optgroup[label='Other bots'] option").count() >= 3


# -------------------------------------------------------------------------- friends


def test_whoever_gets_the_device_sees_their_arms_and_what_has_happened(guests: Guests, house: House):
    page = guests.page(house.url)
    go(page, new_table(page, "me", "friend", house=house))
    player = Player(page)
    while player.asked()["open"] != "pass" or not page.locator("#pass-news li").count():
        player.step()
    name = page.locator("#pass-head").inner_text().removeprefix("Pass the device to ").removesuffix(".")
    assert name in ("Blue", "Red")
    arms = page.locator("#pass-arms svg [fill]:not([fill=none])").first
    red, _, blue = arms.evaluate("(node) => getComputedStyle(node).fill.match(/\\d+/g).map(Number)")
    assert (red > blue) == (name == "Red")
    news = page.locator("#pass-news li").all_text_contents()
    told = page.locator("#lines li p").all_text_contents()
    assert set(news) <= {" ".join(line.split()) for line in told}
