"""Cards of Conquest of Nerath in the hand: whatever is shown whole has its whole text in its frame."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from browser.guests import Guests
from browser.house import House
from browser.test_nerath import march_off
from games.nerath.drawings import words
from gonfalon.games.nerath.draw.cards import is_short
from gonfalon.games.nerath.draw.hand import asked_card, face
from gonfalon.games.nerath.printed import EVENTS, TREASURES
from gonfalon.lore.words import Words

SIZES = [(1440, 900), (1280, 720), (390, 844)]
BESIDE = 5
"""How many names stand beside the card that asks."""

# The cards whose texts do not fit, of hands that are shown one after the other.
CUT = """([kind, hands]) => hands.flatMap((hand) => {
  const row = document.querySelector("#dock .cards");
  row.className = kind;
  row.innerHTML = hand;
  const text = row.querySelector(".text"), card = text.closest(".card"), range = document.createRange();
  range.selectNodeContents(text);
  const fits = range.getBoundingClientRect().bottom <= card.getBoundingClientRect().bottom;
  return fits && card.scrollHeight <= card.clientHeight ? [] : [card.querySelector("h3").textContent];
})"""


def all_cards() -> Iterator[tuple[str, int]]:
    yield from (("event", n) for n in range(len(EVENTS)))
    yield from (("treasure", n) for n in range(len(TREASURES)))


def cut(page: Page, kind: str, hands: list[str]) -> list[str]:
    found: list[str] = page.evaluate(CUT, [kind, hands])
    return found


def pairs(lang: Words) -> list[str]:
    """Two cards side by side: only those whose texts are short."""
    return [str(face(lang, *card, True)) * 2 for card in all_cards() if is_short(lang, *card)]


def questions(lang: Words) -> list[str]:
    """A card that asks, beside a full hand."""
    name = str(face(lang, "event", 0, True))
    return [f"{asked_card(lang, *card)}{name * BESIDE}" for card in all_cards()]


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_cards_in_the_hand_are_whole(guests: Guests, house: House, locale: str):
    page = guests.page(house.url, locale=locale, bypass_csp=True)
    march_off(page)
    lang, shown = words(locale), {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if width < height:
            page.locator("#tab-hand").click()
        page.evaluate("() => document.fonts.ready.then(() => 0)")
        shown[width] = [
            *cut(page, "cards", [str(face(lang, *card, True)) for card in all_cards()]),
            *cut(page, "cards", pairs(lang)),
            *cut(page, "cards plates", questions(lang)),
        ]
    assert shown == {width: [] for width, _ in SIZES}
    assert len(pairs(lang)) > len(EVENTS) / 3, "many cards are short"
