"""For everybody: what a screen reader says and what an eye can tell apart, by axe-core and by checks of our own.

axe-core comes from the registry of npm when the tests run, and is kept in pytest's cache. Where it cannot be had,
the checks of our own remain.
"""

from __future__ import annotations

import os
import subprocess
import tarfile
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.guests import PHONE, WIDE, Guests
from browser.house import House
from browser.player import Player
from browser.positions import at, positions
from browser.table import go, new_table, sit_down, start
from browser.test_follow import end_turn, sit
from browser.test_help import played, upload
from browser.test_history import look_back
from gonfalon.core.record import record_of

AXE = "4.14.0"
NPM_TIMEOUT = 300
PAGES = (
    *("home", "new", "table", "solo", "lesson", "learn", "workshop", "pass", "rules", "watch", "error"),
    *("settings", "help", "past", "follow", "digest", "lost"),
)
TABLES = {
    "war": ("nerath", "free-for-all", 4, "move"),
    "battle": ("nerath", "free-for-all", 4, "press"),
    "market": ("nerath", "free-for-all", 4, "recruit"),
    "draft": ("immortals", "standard", 5, "draft"),
    "plan": ("immortals", "standard", 5, "plan"),
    "action": ("immortals", "standard", 5, "action"),
    "adventure": ("heroes", "clash", 3, "turn"),
    "town": ("heroes", "clash", 3, "turn"),
    "fight": ("heroes", "clash", 3, "activation"),
    "tray": ("heroes", "clash", 3, "searched"),
    "discard": ("tactics", "competitive", 4, "discard"),
}
"""Tables in the middle of a game: the game, its mode, how many play, and what is asked."""

# On a unit or a card stand numbers and signs that its label says in words; axe-core takes them for another text.
RUN_AXE = """async (how) => (await axe.run({ resultTypes: ["violations"], ...how })).violations
  .flatMap(({ id, impact, nodes }) => nodes
  .filter(({ html }) => ["serious", "critical"].includes(impact)
    && !(id === "label-content-name-mismatch" && html.includes("data-target")))
  .map(({ target, failureSummary }) => [id, `${target}`, failureSummary]))"""

# What is wrong with a page, as far as it can be told without knowing what it is about.
FAULTS = """() => {
  const faults = [], all = (query) => [...document.querySelectorAll(query)];
  const seen = (node) => node.checkVisibility({ visibilityProperty: true }) && !node.matches("#skip, .unseen");
  const show = (node) => `${node.localName}#${node.id} ${node.className} ${node.textContent.trim().slice(0, 30)}`;
  const check = (what, nodes, right) => {
    for (const node of nodes) if (!right(node)) faults.push(`${what}: ${show(node)}`);
  };
  const there = (id) => document.getElementById(id);
  const texts = (nodes) => nodes.map((node) => node?.textContent.trim()).join(" ").trim();
  const name = (node) => texts((node.getAttribute("aria-labelledby") ?? "").split(" ").map(there))
    || node.ariaLabel || texts([...(node.labels ?? [])]) || texts([node]) || node.title || node.alt
    || [...node.children].map(name).join("");
  const kinds = "a[href], button, input:not([type=hidden]), select, summary, [role=button], [role=tab]";
  const controls = all(kinds).filter(seen);
  const small = (node) => {
    const { width, height } = node.getBoundingClientRect();
    return Math.min(width, height) < 24;
  };

  check("no name", controls, name);
  check("a label without the name", all(".touch[aria-label], .card[aria-label]"),
    (node) => node.ariaLabel.includes(node.querySelector(".name, h3")?.firstChild.textContent ?? ""));
  check("order of focus", all("[tabindex]"), (node) => node.tabIndex <= 0);
  const met = new Set();
  check("id twice", all("[id]"), ({ id }) => !met.has(id) && met.add(id));
  check("picture without words", all("img"), (node) => node.hasAttribute("alt"));
  check("unnamed part", all("dialog, [role=dialog], [role=region], nav, aside"), name);
  check("svg neither named nor hidden", all("svg"), (node) => node.ariaHidden === "true" || node.ariaLabel);
  for (const kind of ["aria-controls", "aria-labelledby", "for", "popovertarget"])
    check(kind, all(`[${kind}]`), (node) => node.getAttribute(kind).split(" ").every(there));
  check("too small to touch", controls.filter((node) => !node.closest("svg, p")),
    (node) => ![node, ...(node.labels ?? [])].every(small));
  if (all("h1").length !== 1) faults.push("not one h1");
  if (all("main").length !== 1) faults.push("not one main");
  if (!document.documentElement.lang || !document.title) faults.push("no language or title");
  return faults;
}"""

# Texts that are hard to read against what they stand on; what is drawn, on the board and behind names of cards,
# is checked elsewhere.
PALE = """() => {
  const rgb = (text) => {
    const [r, g, b, a = 1] = text.match(/-?[\\d.]+(?=[ ,)\\/]|$)/g).map(Number);
    return text.startsWith("color(") ? [r, g, b, a] : [r / 255, g / 255, b / 255, a];
  };
  const over = (top, low) => [0, 1, 2].map((n) => top[n] * top[3] + low[n] * (1 - top[3])).concat(1);
  const light = (colour) => {
    const [r, g, b] = colour.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const style = (node) => getComputedStyle(node);
  const paper = (node) => rgb(style(node).backgroundColor);
  const ground = (node) => node ? over(paper(node), ground(node.parentElement)) : [1, 1, 1, 1];
  const other = "svg, option, .gone, .card .kind, .low .card-name, [aria-disabled=true]";
  const found = new Set(), walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode.data.trim(), node = walk.currentNode.parentElement;
    if (!text || !node.checkVisibility() || node.closest(other)) continue;
    const low = ground(node), pair = [light(over(rgb(style(node).color), low)), light(low)].sort((a, b) => b - a);
    const size = parseFloat(style(node).fontSize), bold = style(node).fontWeight >= 700;
    const large = size >= (bold ? 18.66 : 24);
    const contrast = (pair[0] + 0.05) / (pair[1] + 0.05);
    if (contrast < (large ? 3 : 4.5)) found.add(`${contrast.toFixed(2)} ${text.slice(0, 40)}`);
  }
  return [...found];
}"""


@pytest.fixture(scope="session")
def axe(pytestconfig: pytest.Config) -> str:
    """The script of axe-core; nothing if it cannot be had."""
    kept = Path(pytestconfig.cache.mkdir("axe")) / f"axe-{AXE}.js"
    if not kept.exists():
        with TemporaryDirectory() as folder:
            try:
                fetch_axe(Path(folder), kept)
            except (OSError, subprocess.SubprocessError):
                return ""
    return kept.read_text(encoding="utf-8")


def fetch_axe(folder: Path, kept: Path) -> None:
    command = ["npm", "pack", f"axe-core@{AXE}", "--silent"]
    subprocess.run(command, cwd=folder, check=True, capture_output=True, timeout=NPM_TIMEOUT)
    with tarfile.open(folder / f"axe-core-{AXE}.tgz") as pack:
        script = pack.extractfile("package/axe.min.js")
        assert script is not None
        part = kept.with_suffix(f".{os.getpid()}")
        part.write_bytes(script.read())
        part.replace(kept)


def visit(guests: Guests, house: House, name: str, folder: Path, **options: Any) -> Page:
    """One of the pages, with something on it."""
    page = guests.page(house.url, **options)
    if name in TABLES:
        open_table(page, house, name)
    elif name == "solo":
        start(page, "Solo adventure", seed=3)
        player = Player(page, Random(3))
        for _ in range(16):
            player.choose()
    elif name == "lesson":
        page.goto("/learn/tactics")
        page.get_by_role("button", name="Begin").first.click()
        expect(page.locator("#nothing")).to_be_visible()
    elif name == "watch":
        file = folder / "game.gfn"
        file.write_text(record_of(played(5)).text(), encoding="utf-8")
        upload(page, file)
        expect(page.locator("#static *").first).to_be_attached()
        page.get_by_role("slider").press("End")
        expect(page.locator("#prompt")).to_contain_text("wins")
    elif name == "error":
        guests.expect("404")
        page.goto("/nowhere")
    elif name in ("home", "new", "learn", "workshop", "rules"):
        sit_down(page, "me", "greedy")
        page.goto("/" if name == "home" else f"/{name}/tactics")
    elif name in ("follow", "digest"):
        return followed(guests, house, name)
    elif name == "lost":
        table = sit_down(page, "me", "greedy")
        page.goto("/rules/tactics")
        page = guests.page(house.url)
        go(page, table)
        expect(page.locator("#lost button")).to_be_visible()
    else:
        at_my_turn(page, name)
    return page


def open_table(page: Page, house: House, name: str) -> None:
    """A table of whoever has this page, at a certain question; something is picked there."""
    game, mode, seats, what = TABLES[name]
    position = next(each for each in positions(game, mode, seats) if each.what == what)
    go(page, at(page, house, game, position))
    if name == "town":
        page.locator("label[for=see-town0]").click()
        expect(page.locator("#see-town0")).to_be_checked()
    targets = [each["name"] for each in Player(page).asked()["offers"] if each["kind"] == "target"]
    if targets:
        Player(page).pick(targets[0])


def followed(guests: Guests, house: House, name: str) -> Page:
    """What a bot does is played: held at some step, or come to its digest."""
    page, table = sit(guests, house, speed=1 if name == "follow" else 4)
    end_turn(page, table)
    if name == "follow":
        expect(page.locator("#follow")).to_be_visible()
        page.locator("#follow-pause").click()
    else:
        expect(page.locator("#digest")).to_be_visible()
    return page


def at_my_turn(page: Page, name: str) -> None:
    if name == "pass":
        table = new_table(page, "me", "friend")
        go(page, table)
        player = Player(page)
        while player.asked()["open"] != "pass":
            player.choose()
        return
    sit_down(page, "me", "greedy")
    if name == "table":
        player = Player(page)
        player.pick(next(each["name"] for each in player.asked()["offers"] if each["name"].startswith("unit-")))
    elif name == "past":
        page.get_by_role("tab", name="Log").click()
        look_back(page, 2)
    else:
        page.locator({"settings": "#settings", "help": "#help-button"}[name]).click()


@pytest.mark.parametrize("name", [*PAGES, *TABLES])
def test_everybody_can_use_this_page(guests: Guests, house: House, axe: str, name: str, tmp_path: Path):
    page = visit(guests, house, name, tmp_path)
    for size in (PHONE["viewport"], WIDE):
        page.set_viewport_size(ViewportSize(width=size["width"], height=size["height"]))
        assert page.evaluate(FAULTS) == []
    assert page.evaluate(PALE) == []
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(PALE) == []
    if not axe:
        pytest.skip("axe-core cannot be had from npm's registry: the page has passed our own checks only")
    page.evaluate(axe)
    assert page.evaluate(RUN_AXE, {"runOnly": ["color-contrast"]}) == []
    page.emulate_media(color_scheme="light")
    assert page.evaluate(RUN_AXE, {}) == []
