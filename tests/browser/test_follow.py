"""Turns one can follow, fights one can see: what others do is played, and never stands in the way."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.guests import Guests
from browser.house import House
from browser.player import Player
from browser.positions import put
from browser.table import go, new_table, post, sit_down
from browser.test_help import played, shot

WATCH = {"reduced_motion": "no-preference", "motion": "full"}

# Where everything stands.
BOARD = """() => JSON.stringify([...document.querySelectorAll("#groups > *")].map((node) =>
    [node.id, node.getAttribute("transform")]))"""
# What the page plays, as it goes on: each caption once, with what lay over the board and what was animated.
LISTEN = """() => {
  window.played = [];
  const of = (id) => document.getElementById(id), look = () => {
    const text = of("follow").hidden ? "" : of("caption").textContent, last = window.played.at(-1);
    const count = (query) => document.querySelectorAll(query).length;
    const now = { text, dice: count("#rolled svg, #moment-card svg:is(.hit, .miss)"), rolling: count(".rolling"),
      mine: of("bar").classList.contains("mine"),
      parent: of("follow").parentNode.id };
    if (text && text !== last?.text) window.played.push(now);
    window.lookedBack ||= "past" in document.body.dataset;
  };
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document.body, everything);
}"""

# Pass whenever a card may be played, until dice are shown.
PASSING = """() => {
  const buttons = [...document.querySelectorAll("#options button, #ends button")];
  if (!("busy" in document.body.dataset)) buttons.find((each) => each.textContent === "Pass")?.click();
  return window.played.some((step) => step.dice);
}"""


def sit(guests: Guests, house: House, speed: int = 1, **options: str) -> tuple[Page, str]:
    """A table with a bot, at my turn, whose page plays what happens."""
    page = guests.page(house.url, **{**WATCH, **options})
    table = sit_down(page, "me", "greedy")
    page.locator(f"#speed [value='{speed}']").evaluate("(node) => node.click()")
    page.keyboard.press("Escape")
    expect(page.locator("#digest")).to_be_hidden()
    page.evaluate(LISTEN)
    return page, table


def end_turn(page: Page, table: str) -> None:
    """End my turn, by the interface for programs: that is no click on this page."""
    facts = page.request.get(f"/api/table/{table}").json()
    while facts["asks"]:
        ask = facts["asks"][0]
        option = "end" if "end" in ask["options"] else ask["options"][-1]
        facts = post(page, f"/api/table/{table}/choose", seat=ask["seat"], nth=ask["nth"], choice=option).json()


def test_a_bots_turn_is_played_step_by_step(guests: Guests, house: House):
    page, table = sit(guests, house, speed=4)
    end_turn(page, table)
    expect(page.locator("#follow")).to_be_visible()
    expect(page.locator("#because")).to_contain_text("Step ")
    expect(page.locator("#digest")).to_be_visible()
    played = page.evaluate("() => window.played")
    assert played
    for step in played:
        assert step["parent"] == ("over" if step["mine"] else "bar")
    expect(page.locator("#follow")).to_be_hidden()
    expect(page.locator("#digest-sides strong")).to_have_text("Red")
    assert page.locator("#steps .changed").count() > 0


def test_the_state_is_right_at_once(guests: Guests, house: House):
    """While the first step is still played, the board shows what a page shows that plays nothing."""
    page, table = sit(guests, house, speed=1)
    end_turn(page, table)
    expect(page.locator("#follow")).to_be_visible()
    page.locator("#follow-pause").click()
    other = page.context.new_page()
    go(other, table)
    there = other.evaluate(BOARD)
    page.wait_for_function(f"(there) => ({BOARD})() === there", arg=there)
    expect(page.locator("#follow")).to_be_visible()


def test_a_choice_is_never_delayed(guests: Guests, house: House):
    """While steps are still played, whatever I may choose can be chosen; choosing ends them."""
    page, table = sit(guests, house, speed=1)
    player = Player(page, Random(3))
    end_turn(page, table)
    expect(page.locator("#follow")).to_be_visible()
    page.wait_for_function("() => document.getElementById('bar').classList.contains('mine')")
    before = player.asked()
    if page.locator("#follow").is_visible():
        assert page.locator("#over > #follow").is_visible()
        box = page.locator("#over > #follow").bounding_box()
        assert box is not None
        hit = page.evaluate("([x, y]) => document.elementFromPoint(x, y).id", [box["x"] + 12, box["y"] + 4])
        assert hit != "follow", "a click goes through it"
    player.choose()
    player.until(lambda seen: seen["lines"] != before["lines"])
    expect(page.locator("#digest")).to_be_hidden()
    assert page.locator("#steps .changed").count() == 0


def test_space_skips_to_my_turn(guests: Guests, house: House):
    page, table = sit(guests, house, speed=1)
    end_turn(page, table)
    expect(page.locator("#follow")).to_be_visible()
    page.keyboard.press("Space")
    page.locator("#bar.mine").wait_for()
    expect(page.locator("#follow")).to_be_hidden()
    expect(page.locator("#digest")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("#digest")).to_be_hidden()
    page.reload()
    page.locator("#bar.mine").wait_for()
    page.wait_for_timeout(300)
    assert page.locator("#digest").is_hidden(), "it is shown once"


def test_a_pause_stops_the_bots_and_one_can_leaf_back(guests: Guests, house: House):
    page, table = sit(guests, house, speed=1)
    end_turn(page, table)
    page.wait_for_function("() => window.played.length > 1")
    page.locator("#follow-back").click()
    expect(page.locator("#follow-pause")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#caption")).to_have_text(page.evaluate("() => window.played[0].text"))
    lines = page.locator("#lines li").count()
    page.wait_for_timeout(1500)
    assert page.locator("#lines li").count() == lines
    page.locator("#follow-4").click()
    page.locator("#bar.mine").wait_for()


@pytest.mark.parametrize("options", [{"reduced_motion": "reduce"}, {"motion": "less"}])
def test_with_less_motion_nothing_moves(guests: Guests, house: House, options: dict[str, str]):
    page, table = sit(guests, house, speed=4, **options)
    page.evaluate("""() => { const old = Element.prototype.animate; window.moved = [];
      Element.prototype.animate = function (frames, how) {
        const fades = Object.keys(frames).join() === "opacity" && how === 80;
        if (!fades) window.moved.push(JSON.stringify(frames));
        return old.call(this, frames, how);
      }; }""")
    end_turn(page, table)
    page.wait_for_function("() => window.played.length > 2")
    assert page.evaluate("() => window.moved") == []
    assert all(step["rolling"] == 0 for step in page.evaluate("() => window.played"))


def test_whoever_wants_to_see_only_the_outcome_is_shown_nothing_else(guests: Guests, house: House):
    page, table = sit(guests, house, speed=4, motion="none")
    end_turn(page, table)
    page.locator("#bar.mine").wait_for()
    assert page.evaluate("() => window.played") == []
    assert page.locator("#digest").is_hidden()


def test_dice_tumble_in_my_own_fights(guests: Guests, house: House):
    match = next(match for match in (played(seed, shot) for seed in range(99)) if not match.over)
    option, seat = shot(match), min(match.asks)
    assert option is not None
    page = guests.page(house.url, **WATCH)
    table = put(house, new_table(page, "me", "me"), match)
    go(page, table)
    page.keyboard.press("Escape")
    page.evaluate(LISTEN)
    post(page, f"/api/table/{table}/choose", seat=seat, choice=match.game.verbs.text(option))
    page.wait_for_function(PASSING)
    step = next(step for step in page.evaluate("() => window.played") if step["dice"])
    assert step["rolling"]


def test_watching_again_shows_the_board_of_then(guests: Guests, house: House):
    page, table = sit(guests, house, speed=4)
    end_turn(page, table)
    expect(page.locator("#digest")).to_be_visible()
    page.locator("#digest-watch").click()
    page.wait_for_function("() => window.lookedBack")  # the page may be back by now
    page.keyboard.press("Escape")
    page.locator("#bar.mine").wait_for()
    expect(page.locator("body[data-past]")).not_to_be_attached()
    expect(page.locator("#follow")).to_be_hidden()
    Player(page).choose()
