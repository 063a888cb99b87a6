"""A server for tests: in this process, on a free port, with bots that think in a thread."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from gonfalon.web.app import make_app
from gonfalon.web.hosts import Hosts
from gonfalon.web.house import House
from gonfalon.web.limits import Limits
from gonfalon.web.serve import bound, config_of
from gonfalon.web.store.saved import SavedTable
from gonfalon.web.tables.bot_pool import BotPool
from gonfalon.web.tables.table import Table

TIMEOUT = 60.0
"""How many seconds a server may take to answer, on however busy a machine."""
WINDOW = 0.01
LIGHT = "/rules/tactics/TAC-TRN-04"
"""What somebody asks for first, to get the cookies: for a page a new server would draw the boards of all games."""


def in_a_thread() -> BotPool:
    return BotPool(ThreadPoolExecutor, 1)


@dataclass
class Server:
    url: str
    house: House

    def table(self, id: str) -> Table:
        return self.house.registry.tables[id]

    async def saved(self, id: str) -> SavedTable:
        kept = await self.house.store.table(id)
        assert kept is not None
        return kept


@asynccontextmanager
async def serving(
    folder: Path,
    bot_pool: Callable[[], BotPool] = in_a_thread,
    patient: bool = True,
    limits: Limits | None = None,
    proxies: Sequence[str] = (),
    hosts: Hosts | None = None,
) -> AsyncIterator[Server]:
    """A server over a data folder. Requests in tests are many: if it is patient, nothing is too much."""
    app = make_app(folder, bot_pool, WINDOW, Limits.none() if patient else limits, hosts)
    listener = bound("127.0.0.1", 0)
    server = uvicorn.Server(config_of(app, proxies=proxies))
    server.config.timeout_graceful_shutdown = 1
    task = asyncio.create_task(server.serve([listener]))
    while not server.started:
        if task.done():
            task.result()
        await asyncio.sleep(0.01)
    house: House = app.state.house
    try:
        yield Server(f"http://127.0.0.1:{listener.getsockname()[1]}", house)
    finally:
        server.should_exit = True
        await task


class Guest:
    """Somebody with a browser's cookies."""

    def __init__(self, server: Server, lang: str = "en") -> None:
        self.server = server
        # Without certificates, which take long to load: nothing here is encrypted.
        self.http = httpx.AsyncClient(
            base_url=server.url, headers={"accept-language": lang}, timeout=TIMEOUT, verify=False
        )

    async def __aenter__(self) -> Guest:
        await self.http.get(LIGHT, headers={"accept": "application/json"})
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def token(self) -> str:
        return next(value for name, value in self.http.cookies.items() if name.startswith("csrf-"))

    async def post(self, path: str, **form: str) -> httpx.Response:
        return await self.http.post(path, data={"_csrf_token": self.token, **form})

    async def call(self, path: str, **data: Any) -> httpx.Response:
        """A call of the JSON interface."""
        return await self.http.post(path, json=data, headers={"x-csrftoken": self.token})

    async def new_table(self, *players: str, game: str = "tactics", seed: int = 7, **more: Any) -> str:
        """A table of this seed. With several people it cannot be named, so the server is made to draw it."""
        registry = self.server.house.registry
        usual, registry.new_seed = registry.new_seed, lambda: seed
        answer = await self.call(f"/api/new/{game}", players=list(players), **more)
        registry.new_seed = usual
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def look(self, id: str, seat: int | None = None) -> dict[str, Any]:
        """What the JSON interface shows; `seat` says who has the device, where friends share a screen."""
        query = {} if seat is None else {"seat": seat}
        facts: dict[str, Any] = (await self.http.get(f"/api/table/{id}", params=query)).json()
        return facts

    @asynccontextmanager
    async def page(self, id: str, hello: int = -1) -> AsyncIterator[Page]:
        """A live page at a table."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"cookie": cookies, "accept-language": self.http.headers["accept-language"]}
        address = f"{self.server.url.replace('http', 'ws')}/table/{id}/live"
        async with connect(address, additional_headers=headers, origin=self.server.url) as socket:  # type: ignore[arg-type]
            page = Page(socket)
            await page.say("hello", version=hello)
            yield page


class Page:
    """What a page knows: every update is laid over those before."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {"version": -1}
        self.groups: dict[str, str] = {}
        self.panels: dict[str, str] = {}
        self.lines: dict[int, str] = {}
        self.steps: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []

    async def say(self, type: str, **message: Any) -> None:
        await self.socket.send(json.dumps({"type": type, **message}))

    async def hear(self) -> dict[str, Any]:
        try:
            async with asyncio.timeout(TIMEOUT):
                message: dict[str, Any] = json.loads(await self.socket.recv())
        except TimeoutError:
            raise AssertionError(f"the page waits in vain, after {str(self.heard[-1:])[:2000]}") from None
        self.heard.append(message)
        if "version" in message:
            self.apply(message)
        return message

    def apply(self, update: dict[str, Any]) -> None:
        if update["full"]:
            self.groups, self.panels, self.lines, self.steps = {}, {}, {}, []
        self.groups |= dict(update["groups"])
        self.panels |= update["panels"]
        for number, text in update["log"]:
            self.lines = {n: line for n, line in self.lines.items() if n < number} | {number: text}
        self.steps += update["steps"]
        drawn = ("groups", "panels", "log", "steps")
        self.state |= {name: value for name, value in update.items() if name not in drawn}
        self.groups = {id: self.groups[id] for id in self.state["order"]}

    async def until(self, true: Callable[[Page], Any]) -> None:
        """Hear until something is so."""
        while not true(self):
            await self.hear()

    async def moves_on(self) -> None:
        """Hear until the page shows something new."""
        version = self.state["version"]
        await self.until(lambda page: page.state["version"] != version)

    async def my_turn(self) -> dict[str, Any]:
        await self.until(lambda page: page.state.get("over") or page.state.get("prompt", {}).get("mine"))
        prompt: dict[str, Any] = self.state["prompt"]
        return prompt

    async def choose(self, choice: str | None = None) -> None:
        """Take an option, the first one unless another is named."""
        prompt = self.state["prompt"]
        choice = choice or self.state["options"][0]["choice"]
        await self.say("choose", choice=choice, seat=prompt["seat"], nth=prompt["nth"])

    def shown(self) -> dict[str, Any]:
        """All that the page shows."""
        rest = {name: value for name, value in self.state.items() if name not in ("version", "full")}
        return {"groups": dict(self.groups), "panels": dict(self.panels), "lines": dict(self.lines), **rest}
