"""Several at one table: friends at one screen, two windows, somebody who looks on; and what nobody may see."""

from __future__ import annotations

import time
from random import Random

from playwright.sync_api import Page, WebSocket, expect

from browser.guests import PATIENCE, Guests
from browser.house import House, everything, found_in, held, public
from browser.player import Player
from browser.table import go, new_table, set_speed, sit_down
from gonfalon.games.tactics.printed import TACTICS

ALL = {*range(len(TACTICS))}
PASS_TO = ("Pass the device to Blue.", "Pass the device to Red.")
PARTS = ("groups", "ribbon", "lines", "panel-seats", "panel-areas", "panel-piles", "panel-hand", "title", "prompt")

# What a page shows, without what only this window knows: where its pointer is and what it has picked.
SHOWN = """(ids) => ids.map((id) => {
  const copy = document.getElementById(id).cloneNode(true);
  for (const node of copy.querySelectorAll("[data-target]")) {
    node.classList.remove("lit", "danger", "picked", "told");
    node.removeAttribute("tabindex");
  }
  return copy.innerHTML;
})"""
WHERE = """() => [...document.querySelectorAll("#groups .unit")].map(
  (node) => [node.id, node.getAttribute("transform")])"""
# Say something to the server beside the page's own connection, and hear what it answers.
SAY = """(message) => new Promise((done) => {
  const socket = new WebSocket(new URL(document.body.dataset.live, location.href.replace("http", "ws")));
  socket.onopen = () => socket.send(JSON.stringify(message));
  socket.onmessage = ({ data }) => { socket.close(); done(JSON.parse(data)); };
})"""


def seat_of(page: Page) -> int:
    """Whose eyes the page looks with."""
    return int(page.locator(".squad:has(.you)").get_attribute("data-seat") or "")


def is_open(page: Page) -> bool:
    """Whether the question is put in front of everybody, with all hands hidden: it is about nothing hidden."""
    return page.locator(".you").count() == 0


def agree(one: Page, other: Page, script: str = SHOWN) -> None:
    """Both show the same, at once or soon."""
    end = time.monotonic() + PATIENCE
    while (a := one.evaluate(script, PARTS)) != (b := other.evaluate(script, PARTS)):
        assert time.monotonic() < end, f"the windows differ: {[pair for pair in zip(a, b) if pair[0] != pair[1]]}"


# ------------------------------------------------------------------ friends at one screen


def test_friends_at_one_screen_never_see_each_others_hand(guests: Guests, house: House):
    page = guests.page(house.url, at="/")
    page.get_by_role("link", name="New table").first.click()
    page.get_by_label("Red").select_option("friend")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    table, player = page.url.rpartition("/")[2], Player(page, Random(4))
    passed = [0, 0]
    while min(passed) < 4:
        seen, match = player.asked(), house.match(table)
        secret = [held(match, seat) - public(match) for seat in (0, 1)]
        if seen["open"] != "pass":
            hidden = secret[0] | secret[1] if is_open(page) else secret[1 - seat_of(page)]
            assert found_in(page.content(), hidden) == []
            player.press(player.chosen(seen["offers"]))
            continue
        expect(page.locator("#pass-head")).to_have_text(PASS_TO[min(match.asks)])
        assert found_in(page.content(), secret[0] | secret[1]) == []
        expect(page.locator(".lit, #options button, .you")).to_have_count(0)
        page.keyboard.press("Escape")
        expect(page.locator("#pass")).to_be_visible()
        player.press(seen["offers"][0])
        expect(page.locator("#pass")).to_be_hidden()
        seat = seat_of(page)
        passed[seat] += 1
        assert found_in(page.content(), secret[1 - seat]) == []
        for card in secret[seat]:
            expect(page.locator("#panel-hand")).to_contain_text(TACTICS[card].text("name", "en"))


def test_a_shared_screen_is_passed_anew_after_a_reload(guests: Guests, house: House):
    page = guests.page(house.url)
    table = new_table(page, "me", "friend")
    go(page, table)
    player = Player(page)
    while player.asked()["open"] != "pass":
        player.choose()
    player.press(player.asked()["offers"][0])
    expect(page.locator("#pass")).to_be_hidden()
    expect(page.locator(".squad:has(.you)")).to_have_count(1)
    page.reload()
    expect(page.locator("#pass")).to_be_visible()
    expect(page.locator(".you")).to_have_count(0)


# --------------------------------------------------------------------- several windows


def test_two_windows_and_a_spectator_stay_in_step(guests: Guests, house: House):
    one, stranger = guests.page(house.url), guests.page(house.url)
    table = sit_down(one, "me", "greedy")
    other = one.context.new_page()
    go(other, table)
    go(stranger, table)
    set_speed(one)
    windows = [Player(one, Random(1)), Player(other, Random(2))]
    for turn in range(6):
        windows[turn % 2].choose()
        windows[turn % 2].asked()
        agree(one, other)
        agree(one, stranger, WHERE)
    assert windows[0].read()["buttons"] == windows[1].read()["buttons"]
    assert windows[0].read()["lit"] == windows[1].read()["lit"]


def test_a_spectator_sees_no_hand_and_cannot_choose(guests: Guests, house: House):
    page, stranger = guests.page(house.url), guests.page(house.url)
    table = sit_down(page, "me", "greedy")
    choice = Player(page).asked()
    go(stranger, table)
    expect(stranger.locator("#prompt")).to_have_text("Waiting for Blue.")
    expect(stranger.locator(".lit, .you, #options button, #panel-hand .card")).to_have_count(0)
    expect(stranger.locator("body:not([data-busy])")).to_be_attached()
    stranger.locator("#unit-0").click()
    expect(stranger.locator("#toast")).to_have_text("It is not your turn.")
    stranger.keyboard.press("z")
    for type, rest in (("choose", {"choice": "end"}), ("undo", {}), ("ready", {}), ("why", {"choice": "end"})):
        message = {"type": type, "seat": 0, **rest}
        assert stranger.evaluate(SAY, message)["refused"] == "This is not your seat."
    message = {"type": "choose", "choice": "end", "seat": 1}
    assert page.evaluate(SAY, message)["refused"] == "This is not your seat."
    assert Player(page).asked()["lines"] == choice["lines"]
    answer = stranger.request.get(f"/table/{table}/record")
    assert answer.status == 403
    assert "when the game is over" in answer.text()


# ------------------------------------------------------------------------- no leak


def frames_of(page: Page) -> list[str]:
    """Every message that comes to a page, from now on."""
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on(
            "framereceived", lambda frame: frames.append(frame if isinstance(frame, str) else frame.decode())
        )

    page.on("websocket", listen)
    return frames


def test_no_page_and_no_message_holds_what_its_seat_may_not_know(guests: Guests, house: House):
    page, stranger = guests.page(house.url), guests.page(house.url)
    frames, strange = frames_of(page), frames_of(stranger)
    table = new_table(page, "me", "random", seed=11)
    go(page, table)
    go(stranger, table)
    set_speed(page)
    player = Player(page, Random(5))
    for _ in range(12):
        player.choose()
        player.asked()
        match = house.match(table)
        assert found_in(page.content(), held(match, 1) - public(match)) == []
        assert found_in(stranger.content(), (held(match, 0) | held(match, 1)) - public(match)) == []
    mine, shown = everything(house.kept(table))
    assert len(frames) > 12
    assert len(strange) > 12
    assert found_in("\n".join(frames), ALL - mine - shown) == []
    assert found_in("\n".join(strange), ALL - shown) == []
    # The test itself can see: what is mine was sent to me.
    assert found_in("\n".join(frames), mine) != []
    page.reload()
    stranger.reload()
    match = house.match(table)
    assert found_in(page.content(), held(match, 1) - public(match)) == []
    assert found_in(stranger.content(), ALL - public(match)) == []
