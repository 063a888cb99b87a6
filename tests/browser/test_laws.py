"""The four laws of the page, over all games, the modes with their fullest tables, four sizes and both languages.

1. What must be chosen is on the screen, whole.    3. A first click only selects.
2. Nothing moves under the pointer.                4. Everything explains itself.

`GONFALON_LAWS=all` looks at every kind of question, and takes long; otherwise at those where most is offered.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from browser.guests import Guests
from browser.house import House
from browser.player import Player
from browser.positions import Position, at, fullest_seats, positions
from browser.table import go
from gonfalon import games

SIZES = [(1440, 900), (1366, 768), (1280, 720), (390, 844)]
PHONE_WIDTH = 999
KINDS = 40 if os.environ.get("GONFALON_LAWS") == "all" else 3
TABLES = [(game, mode, seats) for game in games.GAMES for mode, seats in fullest_seats(games.find(game))]
EACH_TABLE = pytest.mark.parametrize(("game", "mode", "seats"), TABLES, ids=[f"{g}-{m}" for g, m, _ in TABLES])

# What breaks the first law: targets of which no element is whole on the screen, scrollers in scrollers, pages that
# scroll, and texts that leave the frame around them.
FIRST = """(phone) => {
  const all = (query, root = document) => [...root.querySelectorAll(query)];
  const clips = (node) => {
    const found = [{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }];
    for (let up = node.parentElement; up; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      if (overflowX !== "visible" || overflowY !== "visible") found.push(up.getBoundingClientRect());
    }
    return found;
  };
  const whole = (node) => {
    if (!node.checkVisibility({ visibilityProperty: true })) return false;
    const box = node.getBoundingClientRect();
    return box.width > 0 && clips(node).every((clip) => box.left >= clip.left - 1 && box.top >= clip.top - 1
      && box.right <= clip.right + 1 && box.bottom <= clip.bottom + 1);
  };
  // In the drawer of a phone one pane is open, and a row of cards is moved by a finger; where all of a board would
  // be too small for one, a small board shows the rest.
  const near = document.getElementById("overview").checkVisibility();
  const inReach = (node) => phone && (node.closest(".pane") || (near && node.closest("#board")));
  const lit = new Map();
  for (const node of all(".lit[tabindex]")) {
    const ok = whole(node) || !!inReach(node), { target } = node.dataset;
    lit.set(target, lit.get(target) || ok);
  }
  const wrong = [...lit].filter(([, ok]) => !ok).map(([target]) => `not whole: ${target}`);
  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1) wrong.push("the page scrolls");
  const scrolls = (node) => /auto|scroll/.test(getComputedStyle(node).overflow) && node.checkVisibility()
    && (node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1);
  for (const node of all("#table *").filter(scrolls)) {
    const outer = all("#table *").find((each) => each !== node && each.contains(node) && scrolls(each));
    if (outer) wrong.push(`scrolls inside a scroller: ${node.id || node.className} in ${outer.id}`);
  }
  for (const node of all("#prompt, #buttons button, #buttons small").filter((each) => each.checkVisibility()))
    if (node.scrollHeight > node.clientHeight + 3 || node.scrollWidth > node.clientWidth + 1)
      wrong.push(`cut off: ${node.textContent.slice(0, 40)}`);
  for (const node of all("#bar button").filter((each) => each.checkVisibility({ visibilityProperty: true })))
    if (!whole(node)) wrong.push(`not whole: the button ${node.textContent.slice(0, 40) || node.id}`);
  const CUT = ".unseen, noscript, .scroll, #hint, #prompt, #tabs, #lines small";
  const range = document.createRange(), frames = ".card, .panel, button, .button, #bar, #inspector, #tabs";
  const walker = document.createTreeWalker(document.getElementById("table"), NodeFilter.SHOW_TEXT);
  for (let text; (text = walker.nextNode()); ) {
    const inside = text.parentElement, frame = inside.closest(frames);
    if (!frame || !text.data.trim() || inside.ownerSVGElement || !inside.checkVisibility()) continue;
    if (inside.closest(CUT) || (phone && inside.closest(".pane"))) continue;
    range.selectNodeContents(text);
    const a = range.getBoundingClientRect(), b = frame.getBoundingClientRect();
    const out = a.left < b.left - 1 || a.right > b.right + 1 || a.bottom > b.bottom + 2 || a.top < b.top - 2;
    if (a.width && getComputedStyle(inside).clipPath === "none" && out)
      wrong.push(`leaves its frame: ${text.data.trim().slice(0, 40)}`);
  }
  return wrong;
}"""
# Where everything is that must not move.
PLACES = """() => Object.fromEntries([...document.querySelectorAll(
    "#stage, #bar, #dock, #roster, #inspector, #beside, #board, #dock .card, #tabs button, #prompt"
  )].filter((node) => node.checkVisibility()).map((node, n) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [node.id || node.dataset.target || n, [x, y, width, height].map(Math.round).join()];
  }))"""
# Things to point at: some of each kind of target, lit or not, each with a point where the pointer meets it.
THINGS = """() => {
  const kinds = {}, found = [];
  for (const node of document.querySelectorAll("[data-target], [data-about]")) {
    const name = node.dataset.target ?? node.dataset.about, kind = name.replace(/[\\d-]+.*$/, "");
    const { x, y, width, height } = node.getBoundingClientRect(), at = [x + width / 2, y + height / 2];
    if (!node.checkVisibility() || !width || (kinds[kind] ?? 0) > 1) continue;
    const top = document.elementFromPoint(...at)?.closest("[data-target], [data-about]");
    if (top !== node || found.some((each) => each.name === name)) continue;
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    found.push({ name, x: at[0], y: at[1] });
  }
  return found;
}"""


def some(game: str, mode: str, seats: int) -> list[Position]:
    return positions(game, mode, seats)[:KINDS]


def opened(guests: Guests, house: House, game: str, position: Position, lang: str) -> Page:
    page = guests.page(house.url, locale=lang)
    go(page, at(page, house, game, position))
    calm(page)
    return page


def calm(page: Page) -> None:
    """Wait until the page takes clicks."""
    expect(page.locator("body:not([data-busy])")).to_be_attached()
    page.evaluate("() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)).then(() => 0)")


def sizes(page: Page) -> Iterator[tuple[int, int]]:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        calm(page)
        yield width, height


@EACH_TABLE
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_must_be_chosen_is_on_the_screen(guests: Guests, house: House, game, mode, seats, lang):
    wrong = []
    for position in some(game, mode, seats):
        page = opened(guests, house, game, position, lang)
        for width, height in sizes(page):
            found = page.evaluate(FIRST, width <= PHONE_WIDTH)
            wrong += [f"{position.what} {width}x{height}: {each}" for each in found]
        page.close()
    assert wrong == []


def choices_sent(page: Page) -> list[dict[str, Any]]:
    """The choices that the page sends from now on."""
    sent: list[dict[str, Any]] = []

    def note(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "choose":
            sent.append(message)

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", note)

    page.on("websocket", listen)
    return sent


@EACH_TABLE
def test_a_first_click_only_selects_and_moves_nothing(guests: Guests, house: House, game, mode, seats):
    wrong = []
    for position in some(game, mode, seats):
        page = guests.page(house.url)
        sent = choices_sent(page)
        go(page, at(page, house, game, position))
        calm(page)
        for width, height in sizes(page):
            for complaint in clicked(page, sent):
                wrong.append(f"{position.what} {width}x{height}: {complaint}")
        page.close()
    assert wrong == []


def clicked(page: Page, sent: list[dict[str, Any]]) -> Iterator[str]:
    """What goes wrong when something lit is clicked once, and when a turn is ended by one click."""
    player = Player(page)
    targets = [each for each in player.read()["offers"] if each["kind"] == "target"]
    before, prompt = page.evaluate(PLACES), page.locator("#prompt").inner_text()
    for offer in targets[:1] + targets[-1:]:
        if offer["name"] in player.read()["picked"]:
            continue
        page.mouse.click(offer["x"], offer["y"])
        page.wait_for_timeout(50)
        if sent:
            yield f"one click on {offer['name']} sent {sent[0]['choice']}"
            return
        after = page.evaluate(PLACES)
        yield from moved(before, after, offer["name"])
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    if page.locator("#ends button").count() and len(player.read()["offers"]) > 1:
        page.locator("#ends button").first.click()
        page.wait_for_timeout(50)
        if sent:
            yield "one click ended the turn"
        yield from moved(before, page.evaluate(PLACES), "the end of the turn")
        page.keyboard.press("Escape")
    if page.locator("#prompt").inner_text() != prompt:
        yield "the question has changed"


def moved(before: dict[str, str], after: dict[str, str], by: str) -> Iterator[str]:
    """What is elsewhere than before."""
    for name in before.keys() & after.keys():
        if before[name] != after[name]:
            yield f"{by} moved {name} from {before[name]} to {after[name]}"


@EACH_TABLE
def test_everything_explains_itself(guests: Guests, house: House, game, mode, seats):
    wrong = []
    for position in some(game, mode, seats)[:2]:
        page = opened(guests, house, game, position, "en")
        for thing in page.evaluate(THINGS):
            page.evaluate('() => document.getElementById("inspected").replaceChildren()')
            page.mouse.move(2, 2)
            page.mouse.move(thing["x"], thing["y"])
            try:
                expect(page.locator("#inspected")).not_to_have_text("", timeout=5000)
            except AssertionError:
                wrong.append(f"{position.what}: nothing about {thing['name']}")
        page.close()
    assert wrong == []


# ------------------------------------------------------------------------ legible

# Texts on the board smaller than they may be drawn, and things to pick that a pointer would miss.
SMALL = """([least, target]) => {
  const all = (query, root = document) => [...root.querySelectorAll(query)];
  const wrong = new Set(), sizes = new Map();
  for (const text of all("#board text, #over *")) {
    const writes = [...text.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!text.checkVisibility() || !writes) continue;
    const scale = text.ownerSVGElement ? Math.hypot(text.getScreenCTM().a, text.getScreenCTM().b) : 1;
    const size = parseFloat(getComputedStyle(text).fontSize) * scale;
    if (size < least - 0.05) wrong.add(`${text.textContent.trim().slice(0, 30)} is ${size.toFixed(1)} px`);
  }
  for (const node of all(".lit[tabindex]")) {
    const { width, height } = node.getBoundingClientRect(), { target: name } = node.dataset;
    sizes.set(name, Math.max(sizes.get(name) ?? 0, Math.min(width, height)));
  }
  for (const [name, size] of sizes)
    if (size && size < target - 0.5) wrong.add(`${name} is ${size.toFixed(1)} px wide`);
  return [...wrong];
}"""
LEAST_TEXT, LEAST_TARGET = 10, 24


@EACH_TABLE
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_boards_can_be_read_and_hit(guests: Guests, house: House, game, mode, seats, lang):
    wrong = set()
    for position in some(game, mode, seats):
        page = opened(guests, house, game, position, lang)
        for width, height in ((1440, 900), (1280, 720)):
            page.set_viewport_size({"width": width, "height": height})
            found = page.evaluate(SMALL, [LEAST_TEXT, LEAST_TARGET])
            wrong |= {f"{position.what} {width}x{height}: {each}" for each in found}
        page.close()
    assert sorted(wrong) == []


@pytest.mark.parametrize("game", games.GAMES)
def test_everything_fits_with_the_widest_fallback(guests: Guests, house: House, game):
    """Where our fonts do not load, another font stands in: DejaVu, the widest there is, at the size of ours."""
    mode, seats = fullest_seats(games.find(game))[0]
    page = guests.page(house.url, locale="fr")
    guests.expect("net::ERR_FAILED")
    page.route("**/*.woff2", lambda route: route.abort())
    wrong = []
    for position in some(game, mode, seats):
        go(page, at(page, house, game, position))
        calm(page)
        for width, height in sizes(page):
            found = page.evaluate(FIRST, width <= PHONE_WIDTH)
            wrong += [f"{position.what} {width}x{height}: {each}" for each in found]
    assert wrong == []
