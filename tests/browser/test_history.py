"""Looking back from a table: by the slider, by a line of the log, by keys; and playing on from there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.guests import Guests
from browser.house import House
from browser.table import sit_down
from gonfalon import games

SET = "(slider, value) => { slider.value = value; slider.dispatchEvent(new Event('input')); }"


def look_back(page: Page, line: int) -> None:
    page.locator("#at").evaluate(SET, line)
    expect(page.locator("body")).to_have_attribute("data-past", "")


@pytest.fixture
def page(guests: Guests, house: House) -> Page:
    """A page at a table where it is my turn."""
    page = guests.page(house.url)
    sit_down(page, "me", "greedy")
    return page


def test_the_past_is_shown_and_left(page: Page) -> None:
    prompt = page.locator("#prompt")
    question, board = prompt.inner_text(), page.locator("#groups").inner_html()
    look_back(page, 0)
    expect(prompt).to_have_text(re.compile("as it was"))
    expect(page.locator(".lit")).to_have_count(0)
    expect(page.locator("#buttons")).to_be_hidden()
    assert page.locator("#groups").inner_html() != board
    page.get_by_role("button", name="Back to now").click()
    expect(prompt).to_have_text(question)
    expect(page.locator("#groups .lit, .lit").first).to_be_attached()
    look_back(page, 1)
    page.keyboard.press("Escape")
    expect(prompt).to_have_text(question)
    assert len(page.locator("#groups").inner_html()) == len(board)


def test_a_line_leads_back(page: Page) -> None:
    page.get_by_role("tab", name="Log").click()
    line = page.locator("#lines li:not(.heading)").locator("visible=true").first
    line.click()
    expect(line).to_have_class(re.compile("then"))
    expect(page.locator("#at")).to_have_value(line.get_attribute("data-n") or "")


def test_the_turns_of_a_replay_fold_and_its_lines_lead_to_their_steps(guests: Guests, house: House) -> None:
    page = guests.page(house.url, f"/watch/tactics.{next(iter(games.demos('tactics')))}?at=80")
    page.get_by_role("tab", name="Log").click()
    turns, lines = page.locator("#lines .heading button"), page.locator("#lines li:not(.heading)")
    expect(turns.last).to_have_attribute("aria-expanded", "true")
    expect(turns.first).to_have_attribute("aria-expanded", "false")
    shown = lines.locator("visible=true").count()
    turns.first.focus()
    page.keyboard.press("Enter")
    expect(turns.first).to_have_attribute("aria-expanded", "true")
    assert lines.locator("visible=true").count() > shown
    expect(page.locator("#prompt")).not_to_contain_text("Waiting")
    lines.locator("visible=true").first.click()
    expect(page.locator("#at")).to_have_value("1")
    page.locator("#hands").select_option("none")
    expect(page).to_have_url(re.compile("at=1&hands=none"))


def test_playing_on_leads_to_another_table(page: Page) -> None:
    here = page.url
    look_back(page, 0)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "/table/" in url and url != here)
    expect(page.locator("#lines li").last).to_contain_text("The dice are new")
