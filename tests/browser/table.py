"""The quick way to a table in the middle of a game: by the interface for programs, with the page's own cookies."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from playwright.sync_api import APIResponse, Page, expect

from browser.house import House

STALE = 409

# Bots play at once at a table, from before anybody sits down there.
HURRY = """(live) => new Promise((done) => {
  const socket = new WebSocket(new URL(live, location.href.replace("http", "ws")));
  const messages = [{ type: "speed", speed: 0 }, { type: "ping" }];
  socket.onopen = () => messages.map((message) => socket.send(JSON.stringify(message)));
  socket.onmessage = () => done(socket.close());
})"""


def call(page: Page, path: str, **data: Any) -> APIResponse:
    token = page.locator("meta[name=csrf]").get_attribute("content") or ""
    return page.request.post(path, data=data, headers={"x-csrftoken": token})


def post(page: Page, path: str, **data: Any) -> APIResponse:
    answer = call(page, path, **data)
    assert answer.ok, answer.text()
    return answer


def new_table(page: Page, *players: str, seed: int = 7, game: str = "tactics", house: House | None = None) -> str:
    """A new table of whoever has this page. With a friend nobody may name the seed; the house can change it."""
    if "friend" not in players:
        return str(post(page, f"/api/new/{game}", players=players, seed=seed).json()["id"])
    table = str(post(page, f"/api/new/{game}", players=players).json()["id"])
    return house.again(table, seed) if house else table


def look(page: Page, table: str) -> dict[str, Any]:
    """What this page's person sees; where friends share the screen, whoever must choose has the device."""
    facts: dict[str, Any] = page.request.get(f"/api/table/{table}").json()
    if facts["pass_to"] is not None:
        facts = page.request.get(f"/api/table/{table}", params={"seat": facts["pass_to"]}).json()
    return facts


def answer(page: Page, table: str, facts: dict[str, Any], random: Random) -> dict[str, Any]:
    """Answer the first question that is asked, with any of its options. One that only lets me pass may have passed
    by itself in the meantime."""
    ask = facts["asks"][0]
    data = {"seat": ask["seat"], "nth": ask["nth"], "choice": random.choice(ask["options"])}
    answered = call(page, f"/api/table/{table}/choose", **data)
    if ask["window"] and not answered.ok:
        assert "not your turn to choose" in answered.text() or answered.status == STALE, answered.text()
        return look(page, table)
    assert answered.ok, answered.text()
    told: dict[str, Any] = answered.json()
    return told


def play_to_turn(page: Page, table: str, seed: int = 1) -> None:
    """Play the setup, until a turn of mine has begun."""
    random, facts = Random(seed), look(page, table)
    while not facts["state"]["turn"] or not any(ask["what"] == "act" for ask in facts["asks"]):
        facts = answer(page, table, facts, random) if facts["asks"] else look(page, table)


def sit_down(page: Page, *players: str, seed: int = 7) -> str:
    """A new table at which the setup is over; the page is there, it is my turn, and bots play at once."""
    table = new_table(page, *players, seed=seed)
    page.evaluate(HURRY, f"/table/{table}/live")
    play_to_turn(page, table)
    go(page, table)
    return table


def go(page: Page, table: str) -> None:
    """Open the page of a table, and wait until it can be touched."""
    page.goto(f"/table/{table}")
    expect(page.locator("#static *").first).to_be_attached()


def start(page: Page, mode: str, seed: int | None = None, **seats: str) -> str:
    """A new table by the form, from the home page: the link to the mode, who sits where, and Start."""
    page.goto("/")
    page.get_by_role("link", name="New table").first.click()
    page.get_by_role("link", name=re.compile(rf"^{mode}\s*\d")).click()
    return fill(page, seed, **seats)


def fill(page: Page, seed: int | None = None, **seats: str) -> str:
    """Fill the form that is open, and start."""
    for side, sitter in seats.items():
        page.get_by_label(side.capitalize()).select_option(sitter)
    if seed is not None:
        page.get_by_text("More", exact=True).click()
        page.get_by_label("Seed").fill(str(seed))
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    return page.url.rpartition("/")[2]


def set_speed(page: Page, name: str = "Instantly") -> None:
    page.locator("#settings").click()
    page.get_by_label(name).check()
    page.keyboard.press("Escape")
    expect(page.locator("#settings-sheet")).to_be_hidden()


def choose(page: Page, table: str, line: str) -> None:
    """Make a choice that a record has."""
    seat, _, choice = line.partition(" ")
    while not any(ask["seat"] == int(seat) and choice in ask["options"] for ask in look(page, table)["asks"]):
        pass
    post(page, f"/api/table/{table}/choose", seat=int(seat), choice=choice)
