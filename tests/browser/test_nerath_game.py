"""A whole game of Conquest of Nerath by clicks alone, from the form to the victory."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.guests import Guests
from browser.house import House
from browser.player import Player
from browser.table import fill, set_speed
from gonfalon.core.record import record_of, replay
from gonfalon.games.nerath import GAME
from gonfalon.games.nerath.printed import REALM_ID

SEED = 3
MOST_CLICKS = 600
PATIENCE = 5
"""How many clicks a question gets before it is answered by a button, if it has one."""
# The names of what it means a fight to pick.
DANGER = '() => [...document.querySelectorAll(".danger[data-target]")].map((node) => node.dataset.target)'


@dataclass
class Warlord(Player):
    """Somebody who tries a few things at each question, confirms what comes of them, and then goes on."""

    patience: int = PATIENCE
    asked_about: str = ""
    tried: int = 0
    confirmed: list[str] = field(default_factory=list)

    def chosen(self, offers: Sequence[dict[str, Any]]) -> dict[str, Any]:
        """What is confirmed by a button; something lit, while there is patience for it, best of all an attack; or
        else any button."""
        sure = [each for each in offers if each["kind"] == "sure"]
        lit = [each for each in offers if each["kind"] == "target"]
        buttons = [each for each in offers if each["kind"] == "button"]
        if sure:
            self.confirmed.append(sure[0]["name"])
            return sure[0]
        self.tried += 1
        if not lit or (buttons and self.tried > self.patience):
            return self.random.choice(buttons)
        enemies = set(self.page.evaluate(DANGER))
        return self.random.choice([each for each in lit if each["name"] in enemies] or lit)

    def step(self) -> dict[str, Any]:
        """Do one thing; a new question has a new patience."""
        seen = self.asked()
        about = re.sub(r"\d+", "", seen["prompt"])
        if about != self.asked_about:
            self.asked_about, self.tried = about, 0
        if seen["offers"]:
            self.press(self.chosen(seen["offers"]))
        return seen


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720)])
def test_a_whole_game(guests: Guests, house: House, width: int, height: int):
    """Against a strategist who leads the other alliance: it takes what is left open, so the war is short."""
    page = guests.page(house.url, at="/new/nerath", viewport={"width": width, "height": height})
    page.get_by_role("link", name=re.compile("^2 players")).click()
    table = fill(page, SEED, **{"vailin and nerath": "strategist"})
    set_speed(page)
    player = Warlord(page, Random(width))
    while not player.step()["over"]:
        assert player.clicks < MOST_CLICKS

    match = house.match(table)
    assert match.over
    winner = "Karkoth and Iron Circle" if match.result[0] == 1 else "Vailin and Nerath"
    expect(page.locator("#prompt")).to_have_text(f"{winner} win the war.")
    expect(page.locator("#title")).to_have_text("The war is over")
    expect(page.locator(".lit")).to_have_count(0)
    expect(page.locator("#lines li").last).to_contain_text(f"{winner} win the war.")
    for did in ("End moves", "End recruiting"):
        assert any(name.startswith(did) for name in player.confirmed), did
    own = (REALM_ID["karkoth"], REALM_ID["iron_circle"])
    mine = {name for name, args, *_ in match.log if args and args[0] in own}
    assert {"moved", "recruited", "income", "drew"} <= mine
    assert replay(GAME, record_of(match)).result == match.result
