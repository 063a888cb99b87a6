"""What a table does by itself: it plays for bots and closes windows, also when nobody is watching."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field
from random import Random

from gonfalon import bots
from gonfalon.core import Ask, Option, draw
from gonfalon.web.tables.bot_pool import Question
from gonfalon.web.tables.reactions import Window
from gonfalon.web.tables.rebuilding import has_question
from gonfalon.web.tables.table import Table

log = logging.getLogger("gonfalon")

QUICK_SEARCH = "search:0.05"
"""The budget of search bots in a window, so that they answer in time."""

REST = 2.0
"""How many seconds a table waits before it retries what failed."""


def start(table: Table) -> None:
    """Let bots play and windows close, until the game is over."""
    table.task = asyncio.create_task(Host(table).run(), name=f"table {table.id}")


@dataclass
class Host:
    """Keeps a table going. `thoughts` are those of the bots that are asked in the window that is open."""

    table: Table
    thoughts: dict[int, tuple[Ask, asyncio.Task[Option]]] = field(default_factory=dict)

    async def run(self) -> None:
        table = self.table
        try:
            while not table.match.over:
                table.stir.clear()
                try:
                    await self._step()
                except asyncio.CancelledError:
                    raise
                except Exception:
                    log.exception("Table %s could not go on by itself", table.id)
                    await asyncio.sleep(REST)
        finally:
            self._think({})

    async def _step(self) -> None:
        """Do what is next."""
        window = self.table.reactions.window
        if window is not None:
            await self._at_window(window)
        elif self.table.reactions.by_itself():
            await self.table.answer_themselves()
        elif bot := self._next_bot():
            self._think({})
            await self._at_turn(bot)
        else:
            await self.table.stir.wait()

    # -------------------------------------------------------------------- a turn

    def _next_bot(self) -> tuple[int, str] | None:
        """The first bot that must choose: its seat and its name."""
        table = self.table
        asked = ((seat, table.holders[seat]) for seat in sorted(table.match.asks))
        return next(((seat, holder.holder) for seat, holder in asked if holder.kind == "bot"), None)

    async def _at_turn(self, bot: tuple[int, str]) -> None:
        """Let a bot choose, unless the table changes in the meantime."""
        table, changes = self.table, self.table.changes
        thinking = asyncio.ensure_future(self._thought_in_time(*bot))
        stirred = asyncio.ensure_future(table.stir.wait())
        try:
            await asyncio.wait({thinking, stirred}, return_when=asyncio.FIRST_COMPLETED)
            if not thinking.done():
                return
            async with table.lock:
                if changes == table.changes:
                    await table.answer_for([(bot[0], thinking.result())])
        finally:
            thinking.cancel()
            stirred.cancel()

    async def _thought_in_time(self, seat: int, bot: str) -> Option:
        """A bot's choice, not before people have had the time that they want to look at what happened."""
        option = await self._thought(seat, bot)
        await self.table.pace.turn()
        return option

    async def _thought(self, seat: int, bot: str) -> Option:
        """A bot's choice; if the bot fails, any option, so that nobody waits forever."""
        table = self.table
        match = table.match
        ask = match.asks[seat]
        seed = f"{match.setup.seed} {seat} {len(match.journal)}"
        question = Question(match.game.id, match.setup, match.freeze(), seat, bot, seed)
        try:
            option = match.game.verbs.parse(await table.bot_pool.answer(question))
            if option in ask.options:
                return option
            log.error("The bot %s at table %s chose %s, which is not offered", bot, table.id, option)
        except Exception:
            log.exception("The bot %s at table %s failed", bot, table.id)
        return ask.default or draw(ask.options, Random(seed))

    # ------------------------------------------------------------------ a window

    async def _at_window(self, window: Window) -> None:
        """Wait until somebody must be answered for, and do so. Bots think meanwhile; a thought that comes too late
        is not waited for, since a pause would tell that there was something to think about."""
        table, reactions = self.table, self.table.reactions
        self._think(table.match.asks)
        await table.clock.wait(table.stir, reactions.due())
        async with table.lock:
            due = reactions.answered() if reactions.window is window else []
            if due:
                answers = [(seat, self._answer(seat)) for seat in due]
                reactions.go_on()
                await table.answer_for(answers)

    def _think(self, asks: dict[int, Ask]) -> None:
        """Let those bots think that can do more than pass; the thoughts about other questions end."""
        table = self.table
        for seat, (ask, thought) in [*self.thoughts.items()]:
            if asks.get(seat) is not ask:
                thought.cancel()
                del self.thoughts[seat]
        for seat, ask in asks.items():
            holder = table.holders[seat]
            if holder.kind == "bot" and has_question(table.match, seat) and seat not in self.thoughts:
                searches = bots.is_search(bots.find(holder.holder, table.game))
                thinking = self._thought(seat, QUICK_SEARCH if searches else holder.holder)
                self.thoughts[seat] = ask, asyncio.create_task(thinking)

    def _answer(self, seat: int) -> Option:
        """What is played for a seat when its time is up: a bot's thought if it is there, otherwise a pass."""
        ask = self.table.match.asks[seat]
        known, thought = self.thoughts.get(seat, (None, None))
        if known is ask and thought is not None and thought.done():
            return thought.result()
        assert ask.default is not None, "a window has a default"
        ordered = None if self.table.holders[seat].kind == "bot" else self.table.reactions.answer_of(seat)
        return ask.default if ordered is None else ordered
