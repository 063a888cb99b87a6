"""A server as people run it, `gonfalon serve` in a process of its own, and the truth it keeps about its tables."""

from __future__ import annotations

import asyncio
import re
import signal
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path

from gonfalon import games
from gonfalon.core import Match
from gonfalon.core.record import record_of
from gonfalon.games.tactics.printed import TACTICS
from gonfalon.web.store.saved import SavedTable
from gonfalon.web.store.store import Store
from gonfalon.web.tables.rebuilding import rebuild
from gonfalon.web.tables.registry import new_id

ANSWERS = 120.0
"""How many seconds a server may take to say where it is."""


@dataclass
class House:
    """A server over a data folder. It can be killed and started again at the same address."""

    folder: Path
    port: int = 0
    url: str = ""
    process: subprocess.Popen[str] | None = None
    said: list[str] = field(default_factory=list)

    def start(self) -> None:
        """Start, and wait until it says where it is: from then on it answers."""
        program = Path(sys.executable).with_name("gonfalon")
        command = [str(program), "serve", "--no-browser", "--port", str(self.port), "--data", str(self.folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        late = threading.Timer(ANSWERS, self.process.kill)
        late.start()
        line = self.process.stdout.readline() if self.process.stdout else ""
        late.cancel()
        found = re.search(r"http://[\d.]+:(\d+)", line)
        assert found, f"the server did not start: {line}{self._rest()}"
        self.url, self.port = found[0], int(found[1])
        threading.Thread(target=self._listen, args=[self.process], daemon=True).start()

    def _rest(self) -> str:
        """What a server says that does not start."""
        assert self.process is not None
        late = threading.Timer(ANSWERS, self.process.kill)
        late.start()
        said = self.process.communicate()[0]
        late.cancel()
        return said

    def _listen(self, process: subprocess.Popen[str]) -> None:
        for line in process.stdout or ():
            self.said.append(line)

    def kill(self) -> None:
        """End it at once, in the middle of whatever it does."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
        self.process.wait()

    def stop(self) -> None:
        """End it in order."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()

    # ---------------------------------------------------------------- the truth

    def kept(self, table: str) -> SavedTable:
        """A table as it is on the disk."""
        found: SavedTable | None = in_a_thread(self._kept, table)
        assert found is not None, f"table {table} is lost"
        return found

    async def _kept(self, table: str) -> SavedTable | None:
        store = await Store.open(self.folder)
        try:
            return await store.table(table)
        finally:
            await store.close()

    def match(self, table: str) -> Match:
        """The game at a table, replayed from what is on the disk; chances to react that nobody has are over."""
        match = rebuild(self.kept(table)).match
        match.pass_empty()
        return match

    def lines(self, table: str) -> list[str]:
        """The choices that stand, as a record has them."""
        return record_of(self.match(table)).choices

    def again(self, table: str, seed: int) -> str:
        """A table like this one, of another seed. Nobody can name it where several people play."""
        kept = self.kept(table)
        new = replace(kept, id=new_id(), setup=replace(kept.setup, seed=seed), entries=(), checkpoint=None)
        in_a_thread(self._add, new)
        return new.id

    async def _add(self, table: SavedTable) -> None:
        store = await Store.open(self.folder)
        try:
            await store.add_table(table)
        finally:
            await store.close()


def in_a_thread(story, *arguments):
    """Run a coroutine; the browser's own loop keeps this thread."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: asyncio.run(story(*arguments))).result()


# ------------------------------------------------------------------------- secrets


def held(match: Match, seat: int) -> set[int]:
    """The Tactic cards that a seat has, and that the others do not know."""
    return {*match.state.hand[seat], *match.state.dealt[seat]}


def public(match: Match) -> set[int]:
    """The Tactic cards that everybody has seen."""
    shown = {args[1] for name, args, _, _ in match.log if name in ("played", "discarded")}
    return {*match.state.discard, *match.state.revealed, *shown}


def traces(card: int) -> list[str]:
    """How a card would show in a page or a message: by its id, its target, its names."""
    tactic = TACTICS[card]
    return [
        rf"\b{tactic.id}\b",
        rf"\bcard-{card}\b",
        *(re.escape(tactic.text("name", lang)) for lang in ("en", "fr")),
    ]


def found_in(text: str, cards: set[int]) -> list[str]:
    """The traces of some cards in a text."""
    return [trace for card in sorted(cards) for trace in traces(card) if re.search(trace, text)]


def everything(kept: SavedTable, seat: int = 0) -> tuple[set[int], set[int]]:
    """The Tactic cards that a seat ever had, and those that everybody has seen, from the first choice on."""
    mine: set[int] = set()
    shown: set[int] = set()
    game = games.find(kept.game)
    match = Match(game, kept.setup)
    for entry in rebuild(kept).match.journal:
        if entry.option is None:
            continue
        match.feed(entry.seat, entry.option)
        mine |= held(match, seat)
        shown |= public(match)
    return mine, shown
