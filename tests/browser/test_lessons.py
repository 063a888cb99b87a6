"""The tutorial: every lesson done as its task says, by pointer, by finger and by keys."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.guests import PHONE, Guests
from browser.house import House
from browser.player import Player, moved_on, named
from browser.table import set_speed
from browser.test_keys import focus, seen_focus, tab_to
from browser.test_modes import space
from browser.test_phone import no_sideways

LEARN = "/learn/tactics"
MOST_TURNS = 12
END = "End the turn"


def begin(page: Page, lesson: int = 0) -> Player:
    """Begin a lesson from the list."""
    page.goto(LEARN)
    page.locator(".lessons button").nth(lesson).click()
    page.wait_for_url("**/table/*")
    set_speed(page)
    return Player(page)


def strike(player: Player, unit: str, target: str, blow: str, *more: str) -> None:
    """Attack, turn after turn, until the lesson is learnt: dice may be against it."""
    for _ in range(MOST_TURNS):
        before = player.asked()
        player.pick(unit, target, blow)
        for name in (*more, END):
            seen = player.until(partial(asked_or_over, before=before, name=name))
            if seen["over"]:
                return
            player.pick(name)
    raise AssertionError("the dice are against it for ever")


def asked_or_over(seen: dict[str, Any], before: dict[str, Any], name: str) -> bool:
    """Whether this is offered, or the lesson is over. Before a blow falls, the turn can be ended too."""
    return bool(seen["over"] or (named(seen, name) and (name != END or moved_on(seen, before))))


def moving(player: Player) -> None:
    player.pick("unit-2", space("g1"))


def attacking(player: Player) -> None:
    player.pick("unit-0", space("j9"), "unit-0", "unit-6", "Ragna strikes Nim")


def knockback(player: Player) -> None:
    player.pick("unit-0", space("e4"))
    strike(player, "unit-0", "unit-5", "Grumm strikes Saffir", "Yes, roll")


def terrain(player: Player) -> None:
    player.pick("unit-2", space("h2"))
    strike(player, "unit-2", "unit-4", "Lys shoots at")


def zones(player: Player) -> None:
    player.pick("unit-3", space("b7"), "End the turn")


LESSONS = [
    ("Moving", moving, "Kestrel is in the Village"),
    ("Attacking", attacking, "Nim is captured"),
    ("Knock Back", knockback, "Over the edge she went."),
    ("Terrain", terrain, "A Peak has unlimited range."),
    ("Control Areas", zones, "The flag has moved to I."),
]


def test_one_lesson_leads_to_the_next(guests: Guests, house: House):
    page = guests.page(house.url, at="/")
    page.get_by_role("link", name="Learn").first.click()
    titles = page.get_by_role("region", name="Tiny Epic Tactics").locator(".lessons li > span:nth-child(2)")
    expect(titles).to_have_text([title for title, _, _ in LESSONS])
    page.get_by_role("button", name="Begin").first.click()
    for title, done, said in LESSONS:
        page.wait_for_url("**/table/*")
        expect(page.locator("#bubble h2")).to_have_text(title)
        expect(page.locator("#about")).to_contain_text(f"{title} · ")
        set_speed(page)
        player = Player(page)
        done(player)
        seen = player.until(lambda seen: seen["over"])
        assert seen["prompt"].startswith(said)
        assert seen["lines"][-1] == "The lesson is learnt."
        expect(page.locator("#hint")).to_be_hidden()
        expect(page.get_by_role("button", name="Play again")).to_be_visible()
        if title != LESSONS[-1][0]:
            with page.expect_navigation():
                page.get_by_role("button", name="Next lesson").click()
    expect(page.get_by_role("button", name="Next lesson")).to_have_count(0)
    page.get_by_role("link", name="All lessons").click()
    course = page.get_by_role("region", name="Tiny Epic Tactics")
    expect(course.get_by_role("button", name="Again: ")).to_have_count(len(LESSONS))
    course.get_by_role("button", name="Play your first game").click()
    expect(page.locator("#about")).to_contain_text("Competitive · ")


def test_a_turn_can_be_ended_although_only_one_unit_may_act(guests: Guests, house: House):
    """Its spaces are lit at once; the button stays, until more is picked."""
    page = guests.page(house.url)
    player = begin(page, 4)
    player.pick("unit-3", space("b7"))
    seen = player.until(lambda seen: "2 actions left" in seen["prompt"] and space("a8") in seen["lit"])
    assert (seen["picked"], seen["buttons"]) == (["unit-0"], ["End the turn2 actions unused"])
    player.pick("End the turn")
    player.until(lambda seen: seen["over"])


def test_a_lesson_is_played_again(guests: Guests, house: House):
    page = guests.page(house.url)
    player = begin(page)
    moving(player)
    player.until(lambda seen: seen["over"])
    first = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != first and "/table/" in url)
    expect(page.locator("#bubble h2")).to_have_text("Moving")
    page.goto("/")
    expect(page.locator("#mine li").filter(has_text="Moving")).to_have_count(2)


@pytest.mark.parametrize("locale", ["fr-FR", "en-GB"])
def test_a_lesson_on_a_phone(guests: Guests, house: House, locale: str):
    page = guests.page(house.url, at=LEARN, locale=locale, **PHONE)
    no_sideways(page)
    page.locator(".lessons button").first.tap()
    page.wait_for_url("**/table/*")
    player = Player(page, touch=True)
    french = locale == "fr-FR"
    task = page.get_by_role("region", name="Loupe" if french else "Inspector")
    expect(task).to_contain_text("Crécerelle est blessée." if french else "Kestrel is wounded.")
    expect(task).to_be_in_viewport(ratio=1)
    player.pick("unit-2")
    no_sideways(page)
    expect(page.locator("#hint")).to_contain_text("Crécerelle, " if french else "Kestrel, ")
    player.pick(space("g1"))
    player.until(lambda seen: seen["over"])
    expect(page.locator("#prompt")).to_contain_text("Crécerelle est au Village" if french else "Kestrel is in the")
    no_sideways(page)
    page.get_by_role("button", name="Leçon suivante" if french else "Next lesson").tap()
    expect(task.get_by_role("heading")).to_have_text("Attaquer" if french else "Attacking")


def test_a_lesson_by_keys_alone(guests: Guests, house: House):
    page = guests.page(house.url, at=LEARN)
    tab_to(page, lambda found: "Begin" in found["label"])
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    player = Player(page)
    player.asked()
    tab_to(page, lambda found: found["target"] == "unit-2")
    page.keyboard.press("Enter")
    player.until(lambda seen: seen["picked"] == ["unit-2"])
    for _ in range(8):
        page.keyboard.press("ArrowRight")
        if seen_focus(page)["target"] == space("g1"):
            break
    assert focus(page)["target"] == space("g1")
    page.keyboard.press("Enter")
    player.until(lambda seen: seen["over"])
    tab_to(page, lambda found: "Next lesson" in found["label"])
    page.keyboard.press("Enter")
    expect(page.locator("#bubble h2")).to_have_text("Attacking")
