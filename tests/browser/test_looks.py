"""Light and dark, with motion and without; and that pages obey their own policy."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.guests import Guests
from browser.house import House
from browser.player import Player
from browser.table import set_speed, sit_down
from gonfalon.lore import fonts

# How light the paper is that a page lies on, and the ink on it: from 0 to 255.
SHADES = """() => ["backgroundColor", "color"].map((name) => {
  const [r, g, b] = getComputedStyle(document.documentElement)[name].match(/[\\d.]+/g).map(Number);
  return Math.round((r + g + b) / 3);
})"""
BOARD = """() => getComputedStyle(document.querySelector("#static .f-water")).fill"""
# Count what glides on the board; what lies over it may fade in.
COUNT_GLIDES = """window.glides = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...known) {
  window.glides += !!this.closest("#groups");
  return animate.apply(this, known);
};"""
# What moves on the page now, and how; what only fades does not move.
MOVING = """() => document.getAnimations().flatMap(({ effect }) => effect.getKeyframes().flatMap(Object.keys))
  .filter((name) => !/^(offset|computedOffset|easing|composite|opacity)$/.test(name))"""


def is_dark(page: Page) -> bool:
    paper, ink = page.evaluate(SHADES)
    assert abs(paper - ink) > 120
    return bool(paper < ink)


def test_dark_follows_the_device_and_the_button(guests: Guests, house: House):
    page = guests.page(house.url, at="/", color_scheme="dark")
    assert is_dark(page)
    page.get_by_role("button", name="Light").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert not is_dark(page)
    sit_down(page, "me", "greedy")
    light = page.evaluate(BOARD)
    assert not is_dark(page)
    page.get_by_role("button", name="Dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("#static .f-water").first).to_be_attached()
    assert is_dark(page)
    assert page.evaluate(BOARD) != light
    page.reload()
    assert is_dark(page)
    page.goto("/rules/tactics")
    assert is_dark(page)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_nothing_glides_for_those_who_want_no_motion(guests: Guests, house: House, motion: str):
    page = guests.page(house.url, reduced_motion=motion, motion="full")
    page.add_init_script(COUNT_GLIDES)
    sit_down(page, "me", "greedy")
    set_speed(page, "1×")
    player = Player(page)
    before = player.asked()
    player.pick(next(name for name in before["lit"] if name.startswith("unit-")))
    player.pick(next(name for name in player.asked()["lit"] if name.startswith("space-")))
    player.until(lambda seen: len(seen["lines"]) > len(before["lines"]))
    assert page.evaluate("() => window.glides") == (0 if motion == "reduce" else 1)
    if motion == "reduce":
        page.keyboard.press("+")
        assert page.evaluate(MOVING) == []


def test_the_policy_of_a_page_bites(guests: Guests, house: House):
    """Other tests fail if a page breaks its policy; here somebody else tries to."""
    guests.expect("Policy|policy|Trusted")
    page = guests.page(house.url)
    sit_down(page, "me", "greedy")
    assert guests.complaints == []
    for attempt in (
        "document.body.innerHTML = '<b>x</b>'",
        "document.body.setAttribute('onclick', 'document.title = 1')",
        "document.createElement('script').text = 'document.title = 1'",
        "trustedTypes.createPolicy('other', {})",
    ):
        refused = page.evaluate(f"() => {{ try {{ {attempt}; }} catch (error) {{ return error.name; }} }}")
        assert refused == "TypeError", attempt
    page.evaluate("() => document.body.setAttribute('style', 'color: rgb(1, 2, 3)')")
    assert page.evaluate("() => getComputedStyle(document.body).color") != "rgb(1, 2, 3)"
    assert any("style-src" in text for text in guests.complaints)


@pytest.mark.parametrize("size", [(1440, 900), (1920, 1080), (1366, 768), (1280, 720)])
@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_the_board_fills_the_height_and_three_cards_are_seen_whole(
    guests: Guests, house: House, size: tuple[int, int], lang: str
):
    wide, high = size
    page = guests.page(house.url, viewport={"width": wide, "height": high}, locale=lang)
    sit_down(page, "me", "greedy")
    Player(page).asked()
    board = page.locator("#board").bounding_box()
    assert board is not None
    assert min(board["width"], board["height"]) > 0.88 * high
    assert page.evaluate("() => document.documentElement.scrollHeight") <= high
    page.evaluate("""() => {
      const [card] = document.querySelectorAll("#panel-hand .card");
      card.after(card.cloneNode(true), card.cloneNode(true));
    }""")
    for card in page.locator("#panel-hand .card").all()[:3]:
        expect(card).to_be_in_viewport(ratio=0.99)
    for part in (".squad >> nth=0", ".squad >> nth=1", "#inspector", "#panel-areas .areas"):
        expect(page.locator(part)).to_be_in_viewport(ratio=0.99)
    for tab, part in (("piles", "#panel-piles .deck"), ("log", "#log .scroll")):
        page.locator(f"#tab-{tab}").click()
        expect(page.locator(part)).to_be_in_viewport(ratio=0.99)


# How broad a text is in a face of our own, or in what stands in for it; nothing if no such font is installed.
MEASURED = """async ([look, name, text, own]) => {
  const families = getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).split(/, */);
  const fonts = families.slice(0, -1).map((family) => `${look} 100px ${family}`);
  const pen = document.createElement("canvas").getContext("2d");
  for (const font of own ? fonts.slice(0, 1) : fonts.slice(1)) {
    const [face] = await document.fonts.load(font, text).catch(() => []);
    pen.font = font;
    if (face?.status === "loaded") return pen.measureText(text).width;
  }
  return 0;
}"""
FACES = {
    "sans": ("400", "sans"),
    "sans-bold": ("700", "sans"),
    "serif-bold": ("700", "serif"),
    "serif-italic": ("italic 400", "serif"),
}
TEXTS = (
    "100 % of “29” « 30 » …",
    "You have 3 actions left. Choose what to do.",
    "Vieille-Mousse fait halte au Village en g1.",
)


def test_texts_are_as_broad_as_they_are_measured(guests: Guests, house: House):
    """In our own fonts nearly so, letters being set closer; in those that stand in for them about so."""
    page = guests.page(house.url)
    for face, (look, family) in FACES.items():
        for text in TEXTS:
            told = 100 * sum(fonts.widths(face)[sign] for sign in text)
            assert 0.97 * told < page.evaluate(MEASURED, [look, family, text, True]) < 1.01 * told
            instead = page.evaluate(MEASURED, [look, family, text, False])
            assert not instead or 0.93 * told < instead < 1.07 * told


def test_a_standing_order_is_kept(guests: Guests, house: House):
    page = guests.page(house.url)
    table = sit_down(page, "me", "greedy")
    page.locator("#settings").click()
    expect(page.get_by_label("Once a battle for each card")).to_be_checked()
    page.get_by_label("Never: I pass").check()
    other = page.context.new_page()
    other.goto(f"/table/{table}")
    expect(other.locator("#order [value=never]")).to_be_checked()
    page.reload()
    page.locator("#settings").click()
    expect(page.get_by_label("Never: I pass")).to_be_checked()


def test_lit_ground_leaves_the_borders_of_areas_in_sight(guests: Guests, house: House):
    """The lines round Control Areas are drawn after lit ground, which within them keeps away from the lines."""
    page = guests.page(house.url)
    sit_down(page, "me", "greedy")
    after, least = page.evaluate("""() => {
      const border = document.querySelector("#static .s-zone0");
      const glows = [...document.querySelectorAll("#static .glow")];
      const drawn = glows.every((glow) => glow.compareDocumentPosition(border) & Node.DOCUMENT_POSITION_FOLLOWING);
      return [drawn, Math.min(...glows.map((glow) => +glow.querySelector(".dash").getAttribute("width")))];
    }""")
    assert after
    assert least < 70
