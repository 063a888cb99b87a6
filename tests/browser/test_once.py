"""What is clicked happens once, however often the answer is lost."""

from __future__ import annotations

import json
from random import Random

from playwright.sync_api import Page, WebSocketRoute

from browser.guests import Guests
from browser.house import House
from browser.player import Player
from browser.table import sit_down

LOST = 22
"""How many answers are lost."""


class LossyLine:
    """Between a page and its server: the first answer to each click is lost, and the connection with it."""

    def __init__(self, page: Page) -> None:
        self.keys: list[str] = []
        self.sent = 0
        page.route_web_socket("**/live*", self.connect)

    def connect(self, page: WebSocketRoute) -> None:
        server, broken = page.connect_to_server(), False

        def up(message: str | bytes) -> None:
            nonlocal broken
            said = json.loads(message)
            if said["type"] == "choose":
                self.sent += 1
                broken = said["key"] not in self.keys
                self.keys += [said["key"]] * broken
            server.send(message)

        def down(message: str | bytes) -> None:
            if not broken:
                page.send(message)
            elif "done" in json.loads(message):
                server.close()
                page.close()

        page.on_message(up)
        server.on_message(down)


def test_a_choice_whose_answer_is_lost_is_made_once(guests: Guests, house: House):
    guests.expect("WebSocket")
    page = guests.page(house.url)
    table = sit_down(page, "me", "random")
    before = len(house.kept(table).entries)
    line = LossyLine(page)
    page.reload()
    player = Player(page, Random(7))
    while len(line.keys) < LOST:
        player.choose()
    player.asked()
    kept = [entry.key for entry in house.kept(table).entries[before:] if entry.key]
    assert kept == line.keys[: len(kept)]
    assert len(kept) >= LOST - 1
    assert line.sent >= 2 * len(kept)
