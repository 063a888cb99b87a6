"""A whole game of Heroes by clicks alone, from the form to the last Round."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from browser.guests import PHONE, WIDE, Guests
from browser.house import House
from browser.table import fill, set_speed
from browser.test_nerath_game import Warlord
from gonfalon.core.record import record_of, replay
from gonfalon.games.heroes import GAME

SEED = 5
MOST_CLICKS = 700
PATIENCE = 3
SIZES = {"1440x900": {"viewport": WIDE}, "390x844": PHONE}


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_game(guests: Guests, house: House, size: str):
    """Somebody who tries a few things at each question, against an easy bot."""
    page = guests.page(house.url, at="/new/heroes", **SIZES[size])
    table = fill(page, SEED, **{"player 2": "easy"})
    set_speed(page)
    player = Warlord(page, Random(SEED), patience=PATIENCE, touch="has_touch" in SIZES[size])
    while not player.step()["over"]:
        assert player.clicks < MOST_CLICKS

    match = house.match(table)
    assert match.over
    expect(page.locator("#title")).to_have_text("The game is over")
    expect(page.locator("#prompt")).to_have_text(re.compile("wins|share the victory"))
    expect(page.locator(".lit")).to_have_count(0)
    for did in ("Fight", "Go", "Deploy", "Attack", "Build", "Lay it"):
        assert any(name.startswith(did) for name in player.confirmed), did
    mine = {name for name, args, *_ in match.log if args and args[0] == 0}
    assert {"hero", "moved", "deployed", "rolled", "discarded", "level", "turn_over"} <= mine
    assert replay(GAME, record_of(match)).result == match.result
