"""The modes of Tactics, each from the home page by what the pages offer: alone, for the Artifact, with friends."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.guests import PHONE, Guests
from browser.house import House, found_in, held, public
from browser.player import Player
from browser.table import fill, go, set_speed, start
from browser.test_phone import fingers, no_sideways
from browser.test_workshop import click
from gonfalon.games.tactics.printed.spaces import NAMES, SPACES
from gonfalon.games.tactics.rules.dungeons.caves import CAVES

MOST_CLICKS = 400
EASY = ("End the turn", "Pass", "No Counter", "No", "Finir le tour", "Pas de Riposte", "Passer")
AT_END = """() => {
  const log = document.querySelector("#log .scroll").getBoundingClientRect();
  return document.querySelector("#lines").lastElementChild.getBoundingClientRect().bottom <= log.bottom + 1;
}"""


def space(name: str) -> str:
    return f"space-{NAMES.index(name)}"


@dataclass
class Hasty(Player):
    """Somebody who often ends the turn at once, so that games are short."""

    def chosen(self, offers: Sequence[dict[str, Any]]) -> dict[str, Any]:
        easy = [each for each in offers if each["name"] in EASY]
        return easy[0] if easy and self.random.random() < 0.6 else super().chosen(offers)


def play_until(player: Player, true: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    """Do what is offered until something is so."""
    while not true(seen := player.asked()):
        assert player.clicks < MOST_CLICKS, seen
        player.press(player.chosen(seen["offers"]))
    return seen


def in_round(number: int) -> Callable[[dict[str, Any]], bool]:
    return lambda seen: bool(seen["over"] or re.search(rf"Round {number}\b", seen["title"]))


# --------------------------------------------------------------------- alone

CHOICES = ("draft-4", "draft-13", "draft-17", "draft-29", "card-8", "camp-1")
"""Isaure, Zephyrine, Nim and Rakk, a Tactic card, and the camps in the north-east and the south-west."""


def hold_down(page: Page, node: Locator) -> None:
    """Rest a finger on something."""
    box = node.bounding_box()
    assert box is not None
    at, touch = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), page.context.new_cdp_session(page)
    fingers(touch, "touchStart", at)
    expect(page.locator("#tab-inspector")).to_have_attribute("aria-selected", "true")
    expect(page.locator("#inspected")).not_to_be_empty()
    fingers(touch, "touchEnd")


def settle(player: Player, *names: str) -> None:
    """Pick one thing after the other, and press the button that says what comes of it."""
    for name in names:
        player.pick(name)
        player.press(sure(player.until(sure))[0])


def sure(seen: dict[str, Any]) -> list[dict[str, Any]]:
    """The buttons that confirm what is picked."""
    return [each for each in seen["offers"] if each["kind"] == "sure"]


def into_the_vault(page: Page) -> Player:
    """A solo table at which Nim has just entered the Fern Vault with two movement points left."""
    player = Hasty(page, Random(1))
    settle(player, *CHOICES, *map(space, ("l1", "d13", "c13", "m2")))
    player.pick("unit-2")
    settle(player, space("3x2-c2"))
    player.until(lambda seen: seen["prompt"].startswith("The Fern Vault: Nim has 2 movement points left."))
    return player


def test_a_solo_adventure_leads_into_a_dungeon_and_out_again(guests: Guests, house: House):
    page = guests.page(house.url)
    table = start(page, "Solo adventure", seed=1)
    set_speed(page)
    expect(page.get_by_label("Time 7 of 7")).to_be_visible()
    player = into_the_vault(page)
    expect(page.get_by_label("Time 6 of 7")).to_be_visible()
    expect(page.locator("#unit-2")).to_have_attribute("aria-label", re.compile("at The Fern Vault, c2"))
    assert house.match(table).state.pos[2] == NAMES.index("3x2-c2") >= SPACES

    before = player.asked()
    page.reload()
    after = player.until(lambda seen: seen["lit"] == before["lit"])
    assert all(after[part] == before[part] for part in ("prompt", "title", "buttons", "lines"))
    expect(page.locator("#unit-2")).to_have_attribute("aria-label", re.compile("at The Fern Vault, c2"))

    settle(player, space("3x2-c1"), space("3x2-b1"))
    lines = player.until(lambda seen: "2 actions left" in seen["prompt"])["lines"]
    assert "Nim goes to c1 (Wandering Monster)." in lines
    assert any(line.startswith("Nim meets a monster. ") for line in lines)
    assert lines[-1] == "Nim goes to b1 (Locked Door)."

    player.pick("End the turn")
    lines = play_until(player, in_round(2))["lines"]
    why = [line for line in lines if re.search(r" names the .*: \w+ acts\. The compass points ", line)]
    assert len(why) == 1
    steps = [line[:7] for line in lines[lines.index(why[0]) :] if line.startswith("Step ")]
    assert steps == [f"Step {n}:" for n in (1, 2, 3, 4, 5)]
    expect(page.locator(".quest .resolved")).to_contain_text(re.compile(r"\w+ acts: the card names the "))
    expect(page.get_by_label("Time 5 of 7")).to_be_visible()

    player.pick("unit-2")
    settle(player, space("3x2-a1"))
    asked = player.until(lambda seen: seen["buttons"] == ["Yes, use it", "No"])
    assert asked["prompt"].startswith("Nim has taken the Crystal of Storms.")
    expect(page.locator(".quest")).to_contain_text("Crystals: 1 of 6")
    player.pick("Yes, use it")
    settle(player, "unit-4")
    assert "Corvin loses 3 ♥." in player.until(lambda seen: "Nim stays put" in seen["buttons"])["lines"]
    player.pick("Nim stays put")
    play_until(player, in_round(4))
    state = house.match(table).state
    expect(page.get_by_label(f"Time {state.time} of 7")).to_be_visible()
    assert state.green == 1 << next(cave.number for cave in CAVES if cave.printed.id == "dungeon_3x2")
    assert page.evaluate(AT_END)


def test_a_solo_adventure_in_french_on_a_phone(guests: Guests, house: House):
    page = guests.page(house.url, at="/", locale="fr-FR", **PHONE)
    page.get_by_role("link", name="Nouvelle table").first.tap()
    expect(page.locator("#modes [aria-current]")).to_contain_text("Compétitif")
    no_sideways(page)
    page.get_by_role("link", name=re.compile("^Aventure solo")).tap()
    expect(page.locator("#modes [aria-current]")).to_contain_text("Aventure solo")
    no_sideways(page)
    page.get_by_role("button", name="Commencer").tap()
    page.wait_for_url("**/table/*")
    player = Hasty(page, Random(1), touch=True)
    seen = player.asked()
    while "Manche 2" not in seen["title"] and not seen["over"]:
        no_sideways(page)
        player.press(player.chosen(seen["offers"]))
        seen = player.asked()
    assert any(re.search("désigne|plus à gauche", line) for line in seen["lines"])
    page.get_by_role("tab", name="But").tap()
    expect(page.locator(".quest")).to_be_visible()
    no_sideways(page)
    hold_down(page, page.locator(".dungeon").first)
    page.get_by_role("button", name="Carte entière").tap()
    expect(page.locator("#dungeon-0")).to_be_visible()
    no_sideways(page)


# -------------------------------------------------------------------- Battle


def test_a_battle_to_its_end(guests: Guests, house: House):
    page = guests.page(house.url)
    table = start(page, "Battle", seed=3, red="easy")
    set_speed(page)
    expect(page.locator(".areas")).to_contain_text("The Artifact lies at g7")
    seen = play_until(Hasty(page, Random(2)), lambda seen: seen["over"])
    match = house.match(table)
    assert match.over
    won = [name for name, place in zip(("Blue", "Red"), match.result) if place == 1]
    assert seen["prompt"] == (f"{won[0]} wins." if len(won) == 1 else "Blue and Red share the victory.")
    borne = any("now bears the Artifact" in line for line in seen["lines"])
    expect(page.locator(".areas")).to_contain_text(
        re.compile("bears the Artifact|lies at") if borne else "lies at g7"
    )
    assert page.evaluate(AT_END)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/table/" in url and not url.endswith(table))
    expect(page.locator(".areas")).to_contain_text("The Artifact lies at g7")


def test_a_battle_on_a_realm_of_ones_own(guests: Guests, house: House):
    page = guests.page(house.url, at="/")
    page.get_by_role("link", name="Build").first.click()
    page.get_by_role("link", name="Choose Evergreen Massif").click()
    click(page, "b1")
    page.get_by_role("link", name="Play with it").click()
    expect(page.locator("#modes [aria-current]")).to_contain_text("Battle")
    expect(page.get_by_label("Realm")).to_have_value("8x5-b1")
    table = fill(page, seed=5, red="easy")
    set_speed(page)
    play_until(Hasty(page, Random(1)), in_round(2))
    assert house.match(table).state.map == "8x5-b1"
    expect(page.locator("#about")).to_contain_text("Battle")


def test_a_realm_of_ones_own_fits_on_a_phone(guests: Guests, house: House):
    page = guests.page(house.url, at="/workshop/tactics", **PHONE)
    page.get_by_role("link", name="The Gorge").tap()
    page.get_by_role("link", name="Play with it").tap()
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    no_sideways(page)


# -------------------------------------------------------------- with friends


def me(page: Page) -> int:
    """Whose eyes the page looks with."""
    return int(page.locator(".squad.you").get_attribute("data-seat") or "")


def test_two_friends_at_one_screen_share_an_adventure(guests: Guests, house: House):
    page = guests.page(house.url)
    table = house.again(start(page, "Cooperative adventure", red="friend"), seed=2)
    go(page, table)
    player, passed = Hasty(page, Random(1)), [0, 0]
    while not in_round(2)(seen := player.asked()):
        if seen["open"] != "pass":
            player.press(player.chosen(seen["offers"]))
            continue
        match = house.match(table)
        secret = [held(match, seat) - public(match) for seat in (0, 1)]
        assert found_in(page.content(), secret[0] | secret[1]) == []
        player.press(seen["offers"][0])
        expect(page.locator("#pass")).to_be_hidden()
        assert found_in(page.content(), secret[1 - me(page)]) == []
        passed[me(page)] += 1
    assert min(passed) >= 2
    expect(page.locator(".seats")).to_contain_text("Players: Blue and Red")
    expect(page.locator(".seats")).to_contain_text("Enemies: Green and Yellow")
    assert {"Now the green Enemy plays.", "Now the yellow Enemy plays."} <= set(seen["lines"])


def test_team_mates_are_shown_together(guests: Guests, house: House):
    page = guests.page(house.url)
    table = start(page, "Competitive teams", seed=4, red="easy", green="easy", yellow="easy")
    set_speed(page)
    play_until(Hasty(page, Random(1)), in_round(2))
    assert house.match(table).state.allies[0] == (0, 2)
    for team in ("Team: Blue and Green", "Team: Red and Yellow"):
        expect(page.locator(".seats")).to_contain_text(team)
    assert page.evaluate(AT_END)


def test_the_home_page_says_what_is_played(guests: Guests, house: House):
    page = guests.page(house.url, at="/new/tactics?mode=solo&name=Alone")
    expect(page.get_by_label("Name of the table")).to_have_value("Alone")
    fill(page)
    page.get_by_role("link", name="Gonfalon").first.click()
    expect(page.locator("#mine li .name")).to_have_text("Alone")
    expect(page.locator("#mine li a .second")).to_have_text("Solo adventure · Me")
