"""A realm built by clicking: refused here, accepted there, saved, and opened again; and without any script."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.guests import PHONE, WIDE, Guests
from browser.house import House
from browser.test_access import FAULTS, PALE
from browser.test_phone import no_sideways

WORKSHOP = "/workshop/tactics"
BUSY = f"{WORKSHOP}?boxes=8x5-d2,8x1-d2&pick=3x2&turn=90&put=g7"


def spot(page: Page, space: str) -> Any:
    """The link on a space of the board."""
    return page.locator(f'.spot[aria-label^="{space}: "], .spot[aria-label^="{space}\u00a0: "]')


def click(page: Page, space: str) -> None:
    """Click where the space is drawn, as with a mouse."""
    spot(page, space).scroll_into_view_if_needed()
    box = spot(page, space).bounding_box()
    with page.expect_navigation():
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.parametrize("script", [True, False], ids=["with script", "without"])
def test_a_realm_is_built_by_clicking_and_saved_and_opened_again(
    guests: Guests, house: House, tmp_path: Path, script: bool
):
    page = guests.page(house.url, at=WORKSHOP, java_script_enabled=script)
    page.get_by_role("link", name="Choose Fern Terrace (3x2)").click()
    click(page, "f6")
    expect(page.get_by_role("alert")).to_contain_text("would cover the Artifact space, g7.")
    expect(page.get_by_role("alert").get_by_role("link")).to_have_text("TAC-BLD-05")
    page.get_by_role("link", name="Turn it").click()
    click(page, "b2")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator("#placed")).to_contain_text("at b2, turned by 90°")
    page.get_by_role("link", name="Choose Watcher’s Tower").click()
    click(page, "c4")
    expect(page.get_by_role("alert")).to_contain_text("would hang over the edge of Fern Terrace (3x2)")
    click(page, "c3")
    expect(page.locator("#placed .piece")).to_have_count(2)
    page.get_by_label("Name").fill("Two towers")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    assert file.name == "two-towers.realm"
    assert file.read_text(encoding="utf-8").splitlines()[-2:] == ["name Two towers", "boxes 3x2-b2-90,1x2-c3"]
    page.get_by_role("link", name="Clear the map").click()
    expect(page.locator("#placed .piece")).to_have_count(0)
    page.get_by_label("File (.realm)").set_input_files(file)
    page.get_by_role("button", name="Open").click()
    expect(page.locator("#placed .piece")).to_have_count(2)
    expect(page.get_by_label("Name")).to_have_value("Two towers")
    address = page.get_by_role("link", name="Play with it").get_attribute("href") or ""
    assert address.startswith("/new/tactics?mode=battle&option-realm=3x2-b2-90%2C1x2-c3")


def test_a_realm_is_built_by_keys_alone(guests: Guests, house: House):
    page = guests.page(house.url, at=WORKSHOP)
    page.get_by_role("link", name="Choose Mill Rock").press("Enter")
    page.get_by_label("North-west corner").select_option("k10")
    page.get_by_role("button", name="Put it there").press("Enter")
    expect(page.locator("#placed")).to_contain_text("at k10")
    page.get_by_role("link", name="Choose Lantern Hill").press("Enter")
    spot(page, "a8").press("Enter")
    expect(page.locator("#placed .piece")).to_have_count(2)
    page.get_by_role("link", name="Take off Mill Rock").press("Enter")
    expect(page.locator("#placed .piece")).to_have_count(1)


def test_a_realm_is_built_by_tapping(guests: Guests, house: House):
    page = guests.page(house.url, at=WORKSHOP, **PHONE)
    no_sideways(page)
    page.get_by_role("link", name="Choose Evergreen Massif").tap()
    expect(spot(page, "c1")).to_be_visible()
    no_sideways(page)
    spot(page, "c1").tap()
    expect(page.locator("#placed")).to_contain_text("at c1")
    no_sideways(page)


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_everybody_can_use_the_workshop(guests: Guests, house: House, lang: str):
    page = guests.page(house.url, at=BUSY, locale=lang)
    for size in (PHONE["viewport"], WIDE):
        page.set_viewport_size(ViewportSize(width=size["width"], height=size["height"]))
        assert page.evaluate(FAULTS) == []
        no_sideways(page)
    assert page.evaluate(PALE) == []
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(PALE) == []
