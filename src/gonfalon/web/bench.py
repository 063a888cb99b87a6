"""How fast the server is: from a click to the update, with many viewers, and how much goes over the wire.

The server runs in a process of its own, as `gonfalon serve` starts it; this one plays the browsers.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, cast

import httpx
from websockets.asyncio.client import ClientConnection, connect

from gonfalon import games
from gonfalon.arena.bench import usual
from gonfalon.core import Match
from gonfalon.web.bench_drawing import drawing_times
from gonfalon.web.store.saved import Holder, SavedTable
from gonfalon.web.store.store import Store
from gonfalon.web.tables.bot_pool import BotPool
from gonfalon.web.tables.table import Table
from gonfalon.web.wire.screen import Screen

CLICKS_A_SECOND = 30
"""How many single clicks are measured for each second of the test with many viewers."""

TABLES = 50
VIEWERS = 4
STEADY = 10.0
"""How many seconds the test with many viewers lasts."""

ANSWER_TIMEOUT = 120.0


def bench(game: str, seconds: float = STEADY) -> dict[str, Any]:
    """Measure everything."""
    drawing = drawing_times(games.known(game), seconds)
    with a_server() as address:
        return {**asyncio.run(measured(address, games.known(game), seconds)), "drawing_ms": drawing}


@contextmanager
def a_server() -> Iterator[str]:
    """The address of a server over a new folder, on a free port."""
    start = "from gonfalon.web.serve import serve; from gonfalon.web.limits import Limits; "
    start += "serve('127.0.0.1', 0, None, False, limits=Limits.none())"
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "GONFALON_DATA": folder, "PYTHONUNBUFFERED": "1"}
        process = subprocess.Popen(
            [sys.executable, "-c", start], stdout=subprocess.PIPE, text=True, env=environment
        )
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found is not None
            yield found[0].rstrip("/")
        finally:
            process.terminate()
            process.wait()


async def measured(address: str, game: str, seconds: float) -> dict[str, Any]:
    async with a_browser(address) as browser:
        await browser.get("/")
        times = await click_times(browser, game, max(1, round(seconds * CLICKS_A_SECOND)))
        sizes = await visit_sizes(browser, game)
        updates = await many_viewers(browser, game, seconds)
    announce = round(1000 * median(announce_times(game)), 3)
    return {"game": game, **times, **updates, "bytes": sizes, "announce_ms": announce}


@asynccontextmanager
async def a_browser(address: str) -> AsyncIterator[httpx.AsyncClient]:
    limits = httpx.Limits(max_connections=4)
    async with httpx.AsyncClient(base_url=address, timeout=ANSWER_TIMEOUT, limits=limits) as browser:
        while True:
            with contextlib.suppress(httpx.TransportError):
                await browser.get("/schema/openapi.json")
                break
            await asyncio.sleep(0.1)
        yield browser


async def new_table(browser: httpx.AsyncClient, game: str, seed: int) -> str:
    """A table at which one person plays all seats."""
    token = next(value for name, value in browser.cookies.items() if name.startswith("csrf-"))
    seats = min(next(iter(games.find(game).modes.values())).seats)
    answer = await browser.post(
        f"/api/new/{game}", json={"players": ["me"] * seats, "seed": seed}, headers={"x-csrftoken": token}
    )
    answer.raise_for_status()
    return str(answer.json()["id"])


# ---------------------------------------------------------------------- pages


@dataclass
class Clicker:
    """A page that plays at random, and notes how long each acknowledgement and each update took."""

    socket: ClientConnection
    rng: Random
    state: dict[str, Any] = field(default_factory=dict)
    times: list[float] = field(default_factory=list)
    acknowledged: list[float] = field(default_factory=list)

    async def hear(self) -> None:
        self.state = json.loads(await asyncio.wait_for(self.socket.recv(), ANSWER_TIMEOUT))

    async def click(self) -> bool:
        """One choice. False when the game is over."""
        while not self.state.get("options"):
            if self.state.get("over"):
                return False
            await self.hear()
        asked = {name: self.state["prompt"][name] for name in ("seat", "nth")}
        choice = self.rng.choice(self.state["options"])["choice"]
        start = perf_counter()
        key = f"{self.rng.getrandbits(64):016x}"
        await self.socket.send(json.dumps({"type": "choose", "choice": choice, "key": key, **asked}))
        await self.hear()
        while "version" not in self.state:
            if "done" in self.state:
                self.acknowledged.append(perf_counter() - start)
            await self.hear()
        self.times.append(perf_counter() - start)
        return True


@asynccontextmanager
async def a_page(browser: httpx.AsyncClient, id: str, known: bool = True) -> AsyncIterator[ClientConnection]:
    """A live connection to a table, as the person who plays there or as somebody else."""
    cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items()) if known else ""
    address = f"ws{str(browser.base_url).removeprefix('http').rstrip('/')}/table/{id}/live"
    async with connect(address, additional_headers={"cookie": cookies}) as socket:
        await socket.send('{"type": "hello", "version": -1}')
        yield socket


async def click_times(browser: httpx.AsyncClient, game: str, wanted: int) -> dict[str, dict[str, float]]:
    """From a choice sent to its acknowledgement, and to the update, in milliseconds."""
    times: list[float] = []
    acknowledged: list[float] = []
    seed = 0
    while len(times) < wanted:
        seed += 1
        async with a_page(browser, await new_table(browser, game, seed)) as socket:
            page = Clicker(socket, Random(seed))
            while len(times) + len(page.times) < wanted and await page.click():
                await asyncio.sleep(0.05)
            times += page.times
            acknowledged += page.acknowledged
    return {"click_ms": spread(times), "acknowledged_ms": spread(acknowledged)}


def spread(times: Sequence[float]) -> dict[str, float]:
    ordered = sorted(times)
    p95 = ordered[min(len(ordered) - 1, len(ordered) * 95 // 100)]
    return {"median": round(1000 * median(ordered), 1), "p95": round(1000 * p95, 1)}


async def many_viewers(browser: httpx.AsyncClient, game: str, seconds: float) -> dict[str, Any]:
    """Updates per second with many viewers at many tables, each of which plays as fast as it gets answers."""
    ids = [await new_table(browser, game, seed) for seed in range(TABLES)]
    stop = asyncio.Event()
    answers: list[list[float]] = [[] for _ in ids]
    tables = [
        asyncio.create_task(busy_table(browser, id, Random(number), answers[number], stop))
        for number, id in enumerate(ids)
    ]
    while not all(answers) and not any(table.done() for table in tables):
        await asyncio.sleep(0.1)
    start = perf_counter()
    await asyncio.sleep(seconds)
    took = perf_counter() - start
    stop.set()
    heard = sum(await asyncio.gather(*tables))
    clicks = sum(start <= at <= start + took for times in answers for at in times)
    return {
        "tables": TABLES,
        "viewers": TABLES * VIEWERS,
        "updates_per_second": round(clicks / took),
        "messages_heard": heard,
    }


async def busy_table(
    browser: httpx.AsyncClient, id: str, rng: Random, answers: list[float], stop: asyncio.Event
) -> int:
    """One player, noting when choices were answered, and three onlookers. Returns how many messages they got."""
    heard = 0

    async def look_on(known: bool) -> None:
        nonlocal heard
        async with a_page(browser, id, known) as socket:
            async for _ in socket:
                heard += 1

    onlookers = [asyncio.create_task(look_on(n == 0)) for n in range(VIEWERS - 1)]
    try:
        async with a_page(browser, id) as socket:
            page = Clicker(socket, rng)
            while not stop.is_set() and await page.click():
                answers.append(perf_counter())
    finally:
        for task in onlookers:
            task.cancel()
        await asyncio.gather(*onlookers, return_exceptions=True)
    return heard


def announce_times(game: str, viewers: int = 20, times: int = 200) -> list[float]:
    """How long it takes to announce a change to some viewers, in seconds: whoever chooses waits for that."""
    found = games.find(game)
    match = Match(found, usual(found, 1), live=True)
    holders = tuple(Holder("me", str(seat)) for seat in range(match.setup.seats))
    saved = SavedTable("bench", game, found.version, match.setup, "", (), holders)
    table = Table(saved, match, cast(Store, None), cast(BotPool, None))
    people = [str(n) if n < len(holders) else "" for n in range(viewers)]
    table.listeners |= {Screen(table, person, "en") for person in people}
    return [timed(table.announce) for _ in range(times)]


def timed(act: Callable[[], None]) -> float:
    start = perf_counter()
    act()
    return perf_counter() - start


async def visit_sizes(browser: httpx.AsyncClient, game: str) -> dict[str, int]:
    """How many bytes the first and a later visit to a table in mid-game load, as sent over the wire."""
    id = await new_table(browser, game, 1)
    async with a_page(browser, id) as socket:
        page = Clicker(socket, Random(1))
        for _ in range(40):
            await page.click()
    answer = await browser.get(f"/table/{id}")
    later = sent(answer)
    files = sorted({*re.findall(r'"(/static/[^"]+)"', answer.text)})
    first = later + sum([sent(await browser.get(file)) for file in files])
    return {"first_visit": first, "later_visit": later}


def sent(answer: httpx.Response) -> int:
    """The size of headers and body as sent over the wire."""
    answer.raise_for_status()
    head = sum(len(name) + len(value) + 4 for name, value in answer.headers.raw)
    return head + answer.num_bytes_downloaded
