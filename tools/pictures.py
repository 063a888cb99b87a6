"""Take the screenshots for the README: `make pictures` puts them into docs/pictures. `PYTHONPATH=tests python
tools/pictures.py heroes` takes those of one game, `home` that of the home page.

They come from a server with an empty folder, tables with fixed seeds that are played into the middle of their
games, and a real browser. The same code gives the same pictures, provided that browser and fonts are the same.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import os
import re
import shutil
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from random import Random

from playwright.async_api import (
    Browser,
    BrowserContext,
    FloatRect,
    Locator,
    Page,
    StorageState,
    ViewportSize,
    async_playwright,
)
from playwright.async_api import Error as BrowserError
from rich.console import Console
from rich.terminal_theme import TerminalTheme

import png
from gonfalon import bots, games
from gonfalon.cli.common import words_in
from gonfalon.core import Match
from gonfalon.games.immortals.state import EMPTY
from gonfalon.web.seen.viewer import NOT_YET
from gonfalon.web.tables.table import Table
from gonfalon.web.wire.viewers import looking
from web.house import Server, serving


@dataclass(frozen=True)
class Story:
    """A game, how many choices the person, who plays like a bot, makes first, and which moment after them is
    shown."""

    game: str
    mode: str
    players: tuple[str, ...]
    seed: int
    choices: int
    moment: Callable[[Table], object]
    like: str = "greedy"


def asked(table: Table) -> str:
    """The question I must answer."""
    return table.match.asks[0].what


def planned(table: Table) -> int:
    """How many cards are on my board."""
    return sum(card != EMPTY for card in table.match.state.plan[0])


def holds(table: Table, cards: int) -> bool:
    """Whether my hand has at least this many cards."""
    return len(table.match.state.hand[0]) >= cards


def leads(table: Table) -> bool:
    """Whether my hero has started a combat, with cards in hand."""
    return table.match.state.fighter[0] == 0 and holds(table, 3)


LAID = 6
"""How many cards of a plan are shown on the board."""
DUEL = Story("tactics", "competitive", ("me", "greedy"), 67, 18, lambda table: bool(fights(table)))
ALONE = Story("tactics", "solo", ("me",), 3, 36, lambda _: True)
WAR = Story(
    "nerath",
    "free-for-all",
    ("me", *["strategist"] * 3),
    60,
    50,
    lambda table: asked(table) == "move",
    "strategist",
)
TRIBES = Story(
    "immortals",
    "standard",
    ("me", *["normal"] * 3),
    7,
    60,
    lambda table: asked(table) == "plan" and planned(table) == LAID,
    "normal",
)
MAGIC = Story(
    "heroes",
    "clash",
    ("me", "normal"),
    11,
    80,
    lambda table: asked(table) == "turn" and holds(table, 4) and fields_to_attack(table),
    "normal",
)
STORIES = {story.game: story for story in (WAR, TRIBES, MAGIC, DUEL)}

OUT = Path(__file__).resolve().parent.parent / "docs" / "pictures"
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
TALL: ViewportSize = {"width": 1440, "height": 1620}
PHONE: ViewportSize = {"width": 390, "height": 844}
FASTEST = 0
TIMEOUT = 60.0
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@dataclass(frozen=True)
class Shot:
    """A picture: its size, and what kind of screen it shows."""

    name: str
    size: ViewportSize
    lang: str = "en"
    dark: bool = False
    scale: float = 1
    phone: bool = False
    moves: bool = False


HOME, SOLO, WORKSHOP = Shot("home", TALL), Shot("solo", DESKTOP), Shot("workshop", DESKTOP)
BENCH = "/workshop/tactics?boxes=5x4-b3,1x2-d4,3x2-j9-90&pick=8x1"
SHOTS = (
    Shot("table", DESKTOP),
    Shot("table-dark", DESKTOP, dark=True),
    Shot("table-fr", DESKTOP, lang="fr"),
    Shot("table-phone", PHONE, scale=2, phone=True),
)
REALMS = (
    Shot("nerath", DESKTOP),
    Shot("nerath-fr", DESKTOP, lang="fr", dark=True),
    Shot("nerath-phone", PHONE, scale=2, phone=True),
)
BATTLE = Shot("nerath-battle", DESKTOP)
FILM = Shot("nerath-film", DESKTOP)
FILM_SECONDS = 5.0
PLANS = (Shot("immortals", DESKTOP), Shot("immortals-phone", PHONE, scale=2, phone=True))
ATTACK, THROW = Shot("immortals-fr", DESKTOP, lang="fr", dark=True), Shot("immortals-battle", DESKTOP)
LANDS = (Shot("heroes", DESKTOP), Shot("heroes-phone", PHONE, scale=2, phone=True))
TOWN, COMBAT = Shot("heroes-fr", DESKTOP, lang="fr", dark=True), Shot("heroes-combat", DESKTOP)


@dataclass(frozen=True)
class Studio:
    """Where pictures are taken: a server, a browser, a folder, and the cookies of the player."""

    server: Server
    browser: Browser
    out: Path
    known: StorageState | None = None

    @asynccontextmanager
    async def looking(self, shot: Shot) -> AsyncIterator[tuple[BrowserContext, Page]]:
        """A separate window."""
        context = await self.browser.new_context(
            base_url=self.server.url,
            storage_state=self.known,
            viewport=shot.size,
            device_scale_factor=shot.scale,
            color_scheme="dark" if shot.dark else "light",
            reduced_motion="no-preference" if shot.moves else "reduce",
            has_touch=shot.phone,
            is_mobile=shot.phone,
        )
        try:
            await context.add_cookies([{"name": "lang", "value": shot.lang, "url": self.server.url}])
            page = await context.new_page()
            await page.goto("/")
            yield context, page
        finally:
            await context.close()

    async def keep(self, page: Page, name: str) -> None:
        file = self.out / f"{name}.png"
        await page.evaluate("document.fonts.ready")
        taken = await page.screenshot(animations="disabled", caret="hide")
        file.write_bytes(png.smaller(taken))
        report(file)

    async def take(self, shots: Iterable[Shot], scene: Callable[[Page, Shot], Awaitable[None]]) -> None:
        """The same moment, in different windows."""
        for shot in shots:
            async with self.looking(shot) as (_, page):
                await scene(page, shot)
                await self.keep(page, shot.name)


async def take_all(out: Path, albums: Collection[str]) -> None:
    """All pictures of some albums. The home page shows a table of each game."""
    out.mkdir(parents=True, exist_ok=True)
    stories = [story for game, story in STORIES.items() if game in albums or "home" in albums]
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder)) as server, a_browser() as browser:
            studio = Studio(server, browser, out)
            async with studio.looking(HOME) as (context, page):
                tables = {story.game: await played(server, context, story) for story in stories}
                studio = replace(studio, known=await context.storage_state())
                if "home" in albums:
                    await page.goto("/")
                    await studio.keep(page, HOME.name)
            for game, table in tables.items():
                if game in albums:
                    await ALBUMS[game](studio, table)


async def of_tactics(studio: Studio, table: Table) -> None:
    await studio.take(SHOTS, lambda page, shot: at_table(page, table, shot))
    (studio.out / "terminal.svg").write_text(terminal(table), encoding="utf-8")
    report(studio.out / "terminal.svg")
    async with studio.looking(SOLO) as (context, page):
        await page.goto(f"/table/{(await played(studio.server, context, ALONE)).id}")
        await page.locator("#groups .unit.lit").first.wait_for(state="attached")
        await studio.keep(page, SOLO.name)
    async with studio.looking(WORKSHOP) as (_, page):
        await page.goto(BENCH)
        await studio.keep(page, WORKSHOP.name)


async def of_nerath(studio: Studio, table: Table) -> None:
    await studio.take(REALMS, lambda page, shot: at_war(page, table, shot))
    await on_to(table, WAR, lambda: asked(table) == "press")
    await studio.take([BATTLE], lambda page, _: at_panel(page, table, ".battle-panel .battle-card"))
    await film(studio, table)


async def of_immortals(studio: Studio, table: Table) -> None:
    await studio.take(PLANS, lambda page, shot: at_plan(page, table, shot))
    await on_to(table, TRIBES, lambda: asked(table) == "action" and assaults(table))
    await studio.take([ATTACK], lambda page, _: at_attack(page, table))
    await on_to(table, TRIBES, lambda: asked(table) == "turn")
    await studio.take([THROW], lambda page, _: at_panel(page, table, "#table"))


async def of_heroes(studio: Studio, table: Table) -> None:
    await studio.take(LANDS, lambda page, shot: at_guards(page, table, shot))
    await studio.take([TOWN], lambda page, _: at_town(page, table))
    await on_to(table, MAGIC, lambda: asked(table) == "activation" and leads(table) and fields_to_attack(table))
    await studio.take([COMBAT], lambda page, shot: at_guards(page, table, shot))


async def film(studio: Studio, table: Table) -> None:
    """A battle round as it is played on the page: one frame after the other, as fast as they can be taken."""
    async with studio.looking(replace(FILM, moves=True)) as (_, page):
        await at_panel(page, table, ".battle-panel .battle-card")
        area = await page.locator("#stage").bounding_box()
        assert area
        clip: FloatRect = {"x": area["x"], "y": area["y"], "width": area["width"], "height": area["height"]}
        frames, times = [await page.screenshot(clip=clip)], [time.monotonic()]
        await page.locator("#options button").first.click()
        while times[-1] - times[0] < FILM_SECONDS:
            frames.append(await page.screenshot(clip=clip))
            times.append(time.monotonic())
    file = studio.out / f"{FILM.name}.png"
    file.write_bytes(png.film(frames, [after - now for now, after in pairwise([*times, times[-1] + 1])], 720))
    report(file)


ALBUMS: Mapping[str, Callable[[Studio, Table], Awaitable[None]]] = {
    "tactics": of_tactics,
    "nerath": of_nerath,
    "immortals": of_immortals,
    "heroes": of_heroes,
}


def report(file: Path) -> None:
    print(f"{file.name}: {file.stat().st_size / 1000:.0f} KB")


# ------------------------------------------------------------------- the browser


@asynccontextmanager
async def a_browser() -> AsyncIterator[Browser]:
    """The system's Chromium, or the one Playwright has installed."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUM)), None)
    async with async_playwright() as playwright:
        try:
            browser = await playwright.chromium.launch(executable_path=found, args=list(QUIET))
        except BrowserError as error:
            first = str(error).splitlines()[0]
            raise SystemExit(
                f"Chromium could not be started ({first}). Name one: CHROMIUM=/path/to/chromium make pictures;"
                " or install Playwright's: .venv/bin/playwright install chromium."
            ) from None
        try:
            yield browser
        finally:
            await browser.close()


async def at_table(page: Page, table: Table, shot: Shot) -> None:
    """At the table, with a unit picked that may fight; on a desktop the pointer is over one it may attack."""
    unit, foe = fighter(table)
    await sit_down(page, table)
    await page.locator(f"#groups #{unit}.lit").wait_for(state="attached")
    piece = page.locator(f"#groups #{unit}")
    if shot.phone:
        await page.locator("#zoom-fit").tap()
    await (piece.tap() if shot.phone else piece.click())
    await page.locator(f"#groups #{foe}.danger").wait_for(state="attached")
    if not shot.phone:
        await page.mouse.move(*await middle(page.locator(f"#groups #{foe}")))
        await explained(page)


async def at_war(page: Page, table: Table, shot: Shot) -> None:
    """At the table, with a stack picked; on a desktop the pointer is over a stack that it may attack."""
    stack = page.locator(f"#groups .whole[data-target={marcher(table)}]")
    foe = page.locator("#groups .danger").first
    await sit_down(page, table)
    await page.locator("#groups .whole.lit").first.wait_for(state="attached")
    if shot.phone:
        await page.locator("#zoom-fit").tap()
    await (stack.tap() if shot.phone else stack.click())
    await foe.wait_for(state="attached")
    if not shot.phone:
        await page.mouse.move(*await middle(foe))
        await explained(page)


async def at_plan(page: Page, table: Table, shot: Shot) -> None:
    """At the table, with a card of the hand picked, and the spaces lit where it may go."""
    card = page.locator("#table [data-target^=card-].lit:visible").first
    await sit_down(page, table)
    await card.wait_for()
    await (card.tap() if shot.phone else card.click())
    await page.locator("#dock .lit").first.wait_for(state="attached")
    if not shot.phone:
        await explained(page)


async def at_attack(page: Page, table: Table) -> None:
    """At the table, with armies picked, and the pointer over those they may attack."""
    origin, goal = assaults(table)[0]
    await sit_down(page, table)
    await page.locator(f"#groups .origin[data-target=origin-{origin}].lit").wait_for(state="attached")
    await page.mouse.click(*await middle(page.locator(f"#army-{origin}")))
    await page.locator(f"#groups [data-target=place-{goal}].danger").first.wait_for(state="attached")
    await page.mouse.move(*await middle(page.locator(f"#army-{goal}")))
    await explained(page)


async def sit_down(page: Page, table: Table) -> None:
    """At the table, as soon as the page takes clicks."""
    await page.goto(f"/table/{table.id}")
    await page.locator("#static > *").first.wait_for(state="attached")
    await page.locator("body:not([data-busy])").wait_for(state="attached")


async def explained(page: Page) -> None:
    """Wait until the inspector has something to say."""
    await page.locator("#inspected > *").first.wait_for()


async def at_panel(page: Page, table: Table, panel: str) -> None:
    """At the table, with a panel visible."""
    await sit_down(page, table)
    await page.locator(panel).wait_for()


async def at_guards(page: Page, table: Table, shot: Shot) -> None:
    """At the table, with the pointer over a field or a unit that may be attacked; a finger picks it."""
    foe = page.locator(f"#groups .hit.danger[data-target={fields_to_attack(table)[0]}]")
    await sit_down(page, table)
    await foe.wait_for(state="attached")
    if shot.phone:
        await foe.tap()
    else:
        await page.mouse.move(*await middle(foe))
        await explained(page)


async def at_town(page: Page, table: Table) -> None:
    """At the table, looking at my town."""
    await sit_down(page, table)
    await page.locator("label.tab-town0").click()
    await page.locator("#see-town0:checked").wait_for(state="attached")
    await page.mouse.move(0, 0)


async def middle(piece: Locator) -> tuple[float, float]:
    """The middle of a piece, which may be covered by something that takes its clicks."""
    box = await piece.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def assaults(table: Table) -> list[tuple[int, int]]:
    """From where to where my armies may attack others; the closest battle first."""
    g = table.match.state
    places = [tuple(int(each.rpartition("-")[2]) for each in pair) for pair in fights(table)]
    found = [(origin, goal) for origin, goal in places if g.armies[goal]]
    return sorted(found, key=lambda way: abs(g.armies[way[0]] - g.armies[way[1]] - 2))


def fighter(table: Table) -> tuple[str, str]:
    """The one of my pieces with the most others to fight, and one of those."""
    unit, _ = Counter(unit for unit, _ in fights(table)).most_common(1)[0]
    return unit, [foe for each, foe in fights(table) if each == unit][-1]


def marcher(table: Table) -> str:
    """The one of my stacks with the most spaces to attack."""
    stacks = Counter(stack for stack, _ in fights(table) if stack.startswith("stack-"))
    return stacks.most_common(1)[0][0]


def fights(table: Table) -> list[tuple[str, str]]:
    """Which of my pieces may fight which others, by their names on the page."""
    return [(targets[0], targets[1]) for targets in dangers(table) if len(targets) == 2]


def fields_to_attack(table: Table) -> list[str]:
    """What I pick to start a fight where a single pick is enough."""
    return [targets[0] for targets in dangers(table) if len(targets) == 1]


def dangers(table: Table) -> list[list[str]]:
    """What I pick to start a fight, by the names on the page; the one with the longest note first."""
    options = looking(table, frozenset([0]), "en").since(NOT_YET)["options"]
    fights = sorted((option for option in options if option["fight"]), key=lambda option: -len(option["note"]))
    return [option["targets"] for option in fights]


# ---------------------------------------------------------------------- the game


async def played(server: Server, context: BrowserContext, story: Story) -> Table:
    """A new table in the middle of its game, at the moment to show."""
    token = next(each["value"] for each in await context.cookies() if each["name"].startswith("csrf-"))
    wish = {"players": [*story.players], "seed": story.seed, "mode": story.mode}
    answer = await context.request.post(f"/api/new/{story.game}", data=wish, headers={"x-csrftoken": token})
    table = server.table((await answer.json())["id"])
    table.pace.set(FASTEST)
    async with asyncio.timeout(TIMEOUT):
        for number in range(story.choices):
            await choose(table, story, Random(number))
        await my_turn(table)
    await on_to(table, story, lambda: story.moment(table))
    return table


async def on_to(table: Table, story: Story, moment: Callable[[], object]) -> None:
    """Play on to the next moment of a kind."""
    rng = Random(story.seed)
    table.pace.set(FASTEST)
    async with asyncio.timeout(TIMEOUT):
        while not moment():
            await choose(table, story, rng)
            await my_turn(table)
    table.pace.set(1)


async def choose(table: Table, story: Story, rng: Random) -> None:
    """A choice by the person."""
    match = await my_turn(table)
    option = bots.answer(bots.find(story.like, match.game), match, 0, rng)
    await table.choose(0, match.game.verbs.text(option), None)


async def my_turn(table: Table) -> Match:
    while 0 not in table.open_seats():
        if table.match.over:
            raise SystemExit(f"The game of seed {table.match.setup.seed} ended too early: choose another seed.")
        await asyncio.sleep(0.01)
    return table.match


# ------------------------------------------------------------------ the terminal

THEME = TerminalTheme(
    background=(29, 33, 38),
    foreground=(222, 219, 210),
    normal=[
        (29, 33, 38),
        (224, 92, 88),
        (122, 184, 110),
        (226, 178, 66),
        (104, 160, 230),
        (178, 140, 214),
        (94, 186, 196),
        (200, 196, 186),
    ],
    bright=[
        (120, 122, 124),
        (240, 120, 116),
        (150, 206, 138),
        (240, 200, 100),
        (140, 188, 246),
        (202, 170, 232),
        (130, 210, 218),
        (250, 247, 238),
    ],
)
WIDE = 160


def terminal(table: Table) -> str:
    """The same moment as the terminal shows it."""
    console = Console(record=True, width=WIDE, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    view = table.match.view([0])
    console.print(games.terminal(DUEL.game).board(words_in("en", DUEL.game), view))
    svg = console.export_svg(title="gonfalon play tactics", theme=THEME)
    # No remote fonts: a picture must be self-contained.
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=OUT, help="where the pictures go")
    parser.add_argument("albums", nargs="*", metavar="album", help=f"which: home, {', '.join(ALBUMS)}")
    asked_for = parser.parse_args()
    unknown = {*asked_for.albums} - {"home", *ALBUMS}
    if unknown:
        parser.error(f"there is no album {', '.join(sorted(unknown))}")
    asyncio.run(take_all(asked_for.out, asked_for.albums or ["home", *ALBUMS]))
