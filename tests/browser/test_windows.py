"""A chance to react at a table of two people, each with a browser of their own."""

from __future__ import annotations

import re
import sqlite3
from random import Random

from playwright.sync_api import Page, expect

from browser.guests import Guests
from browser.house import House
from browser.table import answer, go, look, new_table, post
from gonfalon.web.store.store import FILE

SEATED = """update seatholder set holder = (select holder from seatholder where "table" = ? and kind = 'me')
where "table" = ? and seat = 1"""


def two_people(guests: Guests, house: House) -> tuple[str, list[Page]]:
    """A table at which two people sit. No form offers that yet, so one is seated by hand while nobody plays."""
    one, other = guests.page(house.url), guests.page(house.url)
    facts = post(one, "/api/new/tactics", players=["me", "me"], reactions="8").json()
    table, own = str(facts["id"]), new_table(other, "me", "random")
    house.stop()
    database = sqlite3.connect(house.folder / FILE)
    with database:
        database.execute(SEATED, (own, table))
    database.close()
    house.start()
    for page in (one, other):
        go(page, table)
    return table, [one, other]


def play_to_window(table: str, people: list[Page]) -> list[Page]:
    """Play until somebody may react; returns who."""
    random = Random(5)
    for _ in range(400):
        for page in people:
            facts = look(page, table)
            if facts["left"] is not None:
                return [page for page in people if look(page, table)["left"] is not None]
            if facts["asks"] and not facts["window"]:
                answer(page, table, facts, random)
    raise AssertionError("nobody may react")


def test_whoever_may_react_sees_the_time_and_can_change_it(guests: Guests, own_house: House):
    guests.expect("WebSocket|Failed to load resource")
    table, people = two_people(guests, own_house)
    asked = play_to_window(table, people)
    for page in people:
        if page in asked:
            expect(page.locator("#left")).to_have_text(re.compile(r"^\d+ s left to react$"))
            expect(page.get_by_role("button", name="More time")).to_be_enabled()
        else:
            expect(page.locator("#window")).to_be_hidden()
            expect(page.locator("#prompt")).to_have_text("Others may react …")
    asked[0].get_by_role("button", name="More time").click()
    for page in asked:
        expect(page.locator("#left")).to_have_text(re.compile(r"^1\d s left to react$"))
        expect(page.locator("#known")).to_contain_text("wants more time.")
    lines = look(people[0], table)["log"]
    for page in asked:
        page.get_by_role("button", name="React to nothing this turn").click()
    for page in people:
        expect(page.locator("#window")).to_be_hidden()
    assert look(people[0], table)["log"][: len(lines)] == lines
