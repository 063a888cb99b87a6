"""With the keyboard alone: whole turns, with the focus always to be seen and never lost."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from browser.guests import Guests
from browser.house import House
from browser.player import Player
from browser.table import go, new_table, set_speed, sit_down

# Where the focus is, and whether it shows: by an outline, a stroke, or a ring of its own.
FOCUS = """() => {
  const node = document.activeElement, style = getComputedStyle(node), box = node.getBoundingClientRect();
  const ring = node.querySelector(":scope > .focus");
  const shows = node.matches(":focus-visible") && (
    (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2)
    || (ring && getComputedStyle(ring).display !== "none")
    || (node.ownerSVGElement && style.stroke !== "none" && parseFloat(style.strokeWidth) >= 2));
  return {
    id: node.id, tag: node.localName, target: node.dataset.target ?? "", lit: node.matches(".lit"),
    label: node.ariaLabel ?? node.textContent, shows,
    option: !!node.closest("#options, #choices, #ends"),
    inView: box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth && box.width > 0,
  };
}"""


def focus(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(FOCUS)
    return found


def seen_focus(page: Page) -> dict[str, Any]:
    """Where the focus is: somewhere, and to be seen."""
    found = focus(page)
    assert found["tag"] != "body", "the focus is lost"
    assert found["shows"], f"the focus cannot be seen: {found}"
    assert found["inView"], f"the focus is out of sight: {found}"
    return found


def tab_to(page: Page, true) -> dict[str, Any]:
    """Press Tab until the focus is where it should be."""
    for _ in range(80):
        page.keyboard.press("Tab")
        found = focus(page)
        if found["tag"] != "body" and true(seen_focus(page)):
            return found
    raise AssertionError("Tab never comes there")


def test_tab_reaches_what_may_be_touched_and_nothing_else_on_the_board(guests: Guests, house: House):
    page = guests.page(house.url)
    sit_down(page, "me", "greedy")
    player = Player(page)
    lit, reached = player.asked()["lit"], set()
    page.keyboard.press("Tab")
    assert focus(page)["id"] == "skip"
    page.keyboard.press("Enter")
    expect(page.locator("#prompt")).to_be_focused()
    page.reload()
    player.asked()
    for _ in range(60):
        page.keyboard.press("Tab")
        found = focus(page)
        if found["tag"] == "body":
            break
        seen_focus(page)
        if found["target"]:
            assert found["lit"]
            reached.add(found["target"])
    assert reached == set(lit)


def test_turns_by_keys(guests: Guests, house: House):
    page = guests.page(house.url)
    table = new_table(page, "me", "greedy")
    go(page, table)
    set_speed(page)
    page.locator("#prompt").focus()
    player, random = Player(page), Random(2)
    choices, seen = 0, player.asked()
    while choices < 12:
        seen = player.asked()
        if seen["over"]:
            break
        if not seen["lit"]:
            tab_to(page, lambda found: found["option"])
        else:
            for _ in range(random.randint(1, 4)):
                page.keyboard.press(random.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
            if not focus(page)["lit"]:
                tab_to(page, lambda found: found["lit"])
            assert seen_focus(page)["lit"]
        mark = player.mark()
        page.keyboard.press("Enter")
        player.changed(mark)
        after = player.asked()
        assert after["over"] or seen_focus(page)
        choices += (after["last"], after["prompt"]) != (seen["last"], seen["prompt"])
    assert choices > 8 or seen["over"]


def test_escape_steps_back_and_z_takes_back(guests: Guests, house: House):
    page = guests.page(house.url)
    sit_down(page, "me", "greedy")
    player = Player(page)
    before = player.asked()
    page.keyboard.press("ArrowDown")
    unit = focus(page)["target"]
    page.keyboard.press("Enter")
    assert player.until(lambda seen: seen["picked"])["picked"] == [unit]
    expect(page.locator("#hint")).to_contain_text("Picked: ")
    expect(page.locator("#back kbd")).to_have_text("Esc")
    page.keyboard.press("Escape")
    assert player.until(lambda seen: not seen["picked"])["lit"] == before["lit"]
    assert seen_focus(page)["target"] == unit
    page.keyboard.press(" ")
    player.until(lambda seen: seen["picked"])
    page.keyboard.press("ArrowRight")
    if not focus(page)["target"].startswith("space-"):
        tab_to(page, lambda found: found["target"].startswith("space-"))
    page.keyboard.press("Enter")
    moved = player.until(lambda seen: len(seen["lines"]) > len(before["lines"]))
    assert "2 actions left" in moved["prompt"]
    seen_focus(page)
    page.keyboard.press("z")
    back = player.until(lambda seen: seen["lines"] == before["lines"])
    assert (back["prompt"], back["lit"]) == (before["prompt"], before["lit"])
    seen_focus(page)


def test_help_rule_and_camera_have_keys(guests: Guests, house: House):
    page = guests.page(house.url)
    sit_down(page, "me", "greedy")
    Player(page).asked()
    page.keyboard.press("ArrowDown")
    target = focus(page)["target"]
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    seen_focus(page)
    page.keyboard.press("Escape")
    expect(page.locator("#help")).to_be_hidden()
    assert seen_focus(page)["target"] == target
    page.keyboard.press("r")
    expect(page.locator("#rules-head")).to_have_text("TAC-TRN-04")
    expect(page.locator("#rule-text")).not_to_be_empty()
    page.keyboard.press("Escape")
    assert seen_focus(page)["target"] == target
    page.keyboard.press("+")
    expect(page.locator("#camera")).to_have_attribute("transform", re.compile(r"scale\(1\.4\)"))
    page.keyboard.press("-")
    page.keyboard.press("0")
    expect(page.locator("#camera")).to_have_attribute("transform", "translate(0 0) scale(1)")


def test_escape_closes_what_a_button_has_opened(guests: Guests, house: House):
    page = guests.page(house.url)
    sit_down(page, "me", "greedy")
    for button, sheet in (("#more", "#more-sheet"), ("#settings", "#settings-sheet"), ("#help-button", "#help")):
        page.locator(button).first.focus()
        page.keyboard.press("Enter")
        expect(page.locator(sheet).first).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(sheet).first).to_be_hidden()
        seen_focus(page)


def test_the_focus_survives_what_others_do(guests: Guests, house: House):
    """Two windows of one player: what one does changes the other, and the focus there stays."""
    page = guests.page(house.url)
    table = sit_down(page, "me", "greedy")
    other = page.context.new_page()
    go(other, table)
    set_speed(other, "1×")
    player, window = Player(page, Random(3)), Player(other)
    window.asked()
    for place in (
        "#undo",
        "#ends button",
        "#unit-1",
        "#panel-seats [data-target=unit-2]",
        "#lines li[tabindex]",
    ):
        window.asked()
        other.locator(place).last.focus()
        mark = window.mark()
        player.choose()
        window.changed(mark)
        assert focus(other)["tag"] != "body", f"the focus on {place} is lost"
