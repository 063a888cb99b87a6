"""That it is my turn, in title, icon and sound; keys for the whole table; and orders given on the page."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from browser.guests import Guests
from browser.house import House
from browser.table import answer, go, look, new_table, post, sit_down

# Every sound is made once, and none of them complains.
SOUNDS = """async () => {
  const url = document.querySelector("link[href*='/sounds.js']").href, { play } = await import(url);
  const names = Object.keys(await (await fetch(document.body.dataset.sounds)).json());
  const made = [], connect = AudioNode.prototype.connect;
  AudioNode.prototype.connect = function (...to) { made.push(to); return connect.apply(this, to); };
  const counts = {};
  for (const name of names) {
    made.length = 0;
    for (let wait = 0; wait < 40 && !made.length; wait++) {
      await play(name);
      if (!made.length) await new Promise((done) => setTimeout(done, 60));
    }
    counts[name] = made.length;
  }
  made.length = 0;
  await new Promise((done) => setTimeout(done, 100));
  await Promise.all([play("end"), play("end")]);
  counts.twice = made.length;
  return counts;
}"""


def icon(page: Page) -> str:
    return str(page.locator("link[rel=icon]").get_attribute("href"))


def to_window(page: Page, table: str) -> dict[str, Any]:
    """Play until I may react to something."""
    random, facts = Random(3), look(page, table)
    while not any(ask["window"] and len(ask["options"]) > 1 for ask in facts["asks"]):
        assert not facts["over"]
        facts = answer(page, table, facts, random) if facts["asks"] else look(page, table)
    return facts


def test_title_icon_and_sound_say_that_it_is_my_turn(guests: Guests, house: House):
    page = guests.page(house.url)
    table = sit_down(page, "me", "greedy")
    expect(page).to_have_title("Your turn · Tiny Epic Tactics · Gonfalon")
    assert icon(page).endswith("/turn.svg")
    assert page.request.get(icon(page)).headers["content-type"].startswith("image/svg+xml")
    other = guests.page(house.url)
    go(other, table)
    expect(other).to_have_title("Tiny Epic Tactics · Gonfalon")
    assert icon(other).startswith("data:")
    page.locator("#settings").click()
    page.get_by_label("Everything").check()
    counts = page.evaluate(SOUNDS)
    assert min(counts[name] for name in counts if name != "twice") > 0
    assert counts["twice"] <= counts["end"]
    page.get_by_label("None").check()
    assert page.evaluate("localStorage.sound") == "off"


def test_keys_end_step_through_undo_and_choose(guests: Guests, house: House):
    page = guests.page(house.url)
    sit_down(page, "me", "greedy")
    page.locator("#prompt").focus()
    page.keyboard.press("n")
    first = page.evaluate("document.activeElement.dataset.target")
    page.keyboard.press("n")
    assert first
    assert first != page.evaluate("document.activeElement.dataset.target")
    page.locator("#prompt").focus()
    page.keyboard.press("e")
    expect(page.locator("#ends .main")).to_be_visible()  # it asks once
    page.locator("#help-button").click()
    expect(page.locator("#help")).to_contain_text("the option with this number")


def test_orders_are_given_and_taken_back_where_the_question_is(guests: Guests, house: House):
    page = guests.page(house.url)
    table = new_table(page, "me", "greedy", "greedy", "greedy", game="nerath")
    facts = to_window(page, table)
    go(page, table)
    seat = facts["asks"][0]["seat"]
    page.locator("#less").click()
    never = page.locator("#less-list button").filter(has_text="Never ask")
    never.click()
    expect(page.locator("#less-sheet")).to_be_hidden()
    what = facts["asks"][0]["what"]
    assert look(page, table)["orders"][str(seat)]["kinds"] == {what: "never"}
    page.locator("#settings").click()
    page.locator("#settings-sheet .kept button").click()
    expect(page.locator("#settings-sheet .kept button")).to_have_count(0)
    assert look(page, table)["orders"][str(seat)]["kinds"] == {}
    page.get_by_label("Ask me", exact=True).check()
    post(page, f"/api/table/{table}/order", seat=seat, order="turn pass")
    assert look(page, table)["orders"][str(seat)]["answers"] == "ask"
