"""Two languages: a page is in one of them throughout, and stays in it."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.guests import Guests
from browser.house import House
from browser.player import Player
from browser.table import go, new_table, set_speed, sit_down
from gonfalon.games.nerath.printed import REALMS
from gonfalon.games.tactics.printed import UNITS
from gonfalon.web.settings import LANGUAGES

# Every text of a page that somebody can see, or hear from a screen reader.
TEXTS = """() => {
  const found = new Set(), add = (text) => text?.trim() && found.add(text.trim().replace(/\\s+/g, " "));
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) if (walk.currentNode.parentElement.checkVisibility()) add(walk.currentNode.data);
  for (const node of document.querySelectorAll("body *")) if (node.checkVisibility())
    for (const name of ["aria-label", "title", "placeholder", "alt"]) add(node.getAttribute(name));
  return [...found];
}"""
NAMES = {unit.text("name", "en") for unit in UNITS} | {realm.short_en for realm in REALMS}
# What reads the same in both: no words at all, spaces of the map, ids of rules, names, and a few words.
SAME = re.compile(
    r"[^a-zA-Z]*|[a-m]\d+|TAC-\w+-\d+|[A-Z]|Tab|Gonfalon|Tiny Epic Tactics|Conquest of Nerath|Immortals|Violet|I+"
    r"|Heroes of Might & Magic III|(Menu|Zoom|Points|Piles)[ \d]*"
)
# So that a test can cut the live connection.
KEEP_SOCKETS = """window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...known) { super(...known); window.sockets.push(this); }
};"""


def texts(page: Page) -> set[str]:
    return set(page.evaluate(TEXTS))


def alike(one: set[str], other: set[str]) -> list[str]:
    """Sentences that stand in both."""
    return sorted(text for text in one & other if not SAME.fullmatch(text) and text not in NAMES)


def switch(page: Page, lang: str) -> None:
    page.get_by_role("button", name=LANGUAGES[lang]).first.click()
    expect(page.locator("html")).to_have_attribute("lang", lang)


def test_home_and_the_form_speak_one_language(guests: Guests, house: House):
    page = guests.page(house.url)
    for path in ("/", "/new/tactics", "/new/nerath", "/new/immortals", "/new/heroes"):
        page.goto(path)
        english = texts(page)
        switch(page, "fr")
        assert alike(english, texts(page)) == []
        assert len(texts(page)) > 15
        switch(page, "en")


def test_the_table_speaks_one_language(guests: Guests, house: House):
    page = guests.page(house.url)
    table = sit_down(page, "me", "greedy")
    player = Player(page, Random(2))
    player.asked()
    page.keyboard.press("?")
    english = texts(page)
    page.keyboard.press("Escape")
    switch(page, "fr")
    assert page.url.endswith(table)
    player.asked()
    page.keyboard.press("?")
    assert alike(english, texts(page)) == []
    assert len(english) > 100
    page.keyboard.press("Escape")

    # What comes over the live connection, and what the script says, is in it too.
    for _ in range(2):
        player.choose()
    player.asked()
    french = texts(page)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    player.asked()
    assert texts(page) >= {text for text in french if text in player.read()["lines"]}
    switch(page, "en")
    player.asked()
    assert alike(french, texts(page)) == []


@pytest.mark.parametrize(
    ("locale", "cookie", "lang"),
    [("fr-FR", "", "fr"), ("fr-FR", "en", "en"), ("en-GB", "fr", "fr"), ("de-DE", "", "en")],
)
def test_the_cookie_decides_and_else_the_browser(
    guests: Guests, house: House, locale: str, cookie: str, lang: str
):
    page = guests.page(house.url, locale=locale)
    if cookie:
        page.context.add_cookies([{"name": "lang", "value": cookie, "url": house.url}])
    table = new_table(page, "me", "greedy")
    go(page, table)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    set_speed(page, {"en": "Instantly", "fr": "D’un coup"}[lang])
    player = Player(page, Random(1))
    for _ in range(3):
        player.choose()
    seen = player.asked()
    starts = {"en": "starts at", "fr": "part de"}
    assert {name for name, word in starts.items() if any(word in line for line in seen["lines"])} == {lang}
    other = guests.page(house.url, locale={"en": "fr-FR", "fr": "en-GB"}[lang])
    go(other, table)
    assert alike(texts(page), texts(other)) == []


def test_a_language_chosen_elsewhere_does_not_mix_into_an_open_page(guests: Guests, house: House):
    page = guests.page(house.url)
    page.add_init_script(KEEP_SOCKETS)
    sit_down(page, "me", "greedy")
    page.context.add_cookies([{"name": "lang", "value": "fr", "url": house.url}])
    page.evaluate("() => window.sockets.at(-1).close()")
    player = Player(page, Random(1))
    player.choose()
    assert "Choose what to do." in player.asked()["prompt"]
    assert page.evaluate("() => window.sockets.length") == 2
