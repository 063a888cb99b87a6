"""Bots think in separate processes, so that they never hold up a table.

What is sent is plain data: the game's id, the setup, the match as it was frozen, the seat, the bot's name and a
seed. What comes back is the text of an option, and how long it took.

Nobody's bots hold up another guest's. Guests take turns; bots that search and all others have processes of their
own. While bots of several guests think, a search is short, and whoever's bots have thought more than their share
get quick answers.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field, replace
from random import Random
from typing import Protocol

from gonfalon import bots, games
from gonfalon.core import Match, Setup
from gonfalon.core.match import Frozen
from gonfalon.web.bucket import Buckets
from gonfalon.web.fairness import NOBODY, Guest, Turns
from gonfalon.web.tables.workers import processes, spare_processors

SHARE = (60.0, 0.5)
"""How many CPU seconds a guest's bots may think at once, and how many per second, while others' bots think too."""

RECENTLY = 60.0
"""For how many seconds after their last question somebody needs the processes."""

SHORT = 2.0
"""How many CPU seconds a search may take while others need the processes: as long as the built-in levels."""


@dataclass(frozen=True)
class Question:
    """Everything a bot needs to choose."""

    game: str
    setup: Setup
    frozen: Frozen
    seat: int
    bot: str
    seed: str

    @property
    def searches(self) -> bool:
        return bots.is_search(self._bot())

    def made_short(self) -> Question:
        """The same question to a bot that does not hold up others for long."""
        return replace(self, bot=f"search:{SHORT}") if bots.seconds_of(self._bot()) > SHORT else self

    def made_quick(self) -> Question:
        """The same question to a bot that does not look ahead."""
        if not bots.looks_ahead(self._bot()):
            return self
        return replace(self, bot=bots.stand_in(games.find(self.game)))

    def _bot(self) -> bots.Bot:
        return bots.find(self.bot, games.find(self.game))


Thought = tuple[str, float]


def think(question: Question) -> Thought:
    """What the bot chooses, as the record writes it, and the CPU seconds it took."""
    start = time.thread_time()
    game = games.find(question.game)
    match = Match.thaw(game, question.setup, question.frozen)
    option = bots.answer(bots.find(question.bot, game), match, question.seat, Random(question.seed))
    return game.verbs.text(option), time.thread_time() - start


class Thinker(Protocol):
    """What answers a table's questions to bots."""

    async def answer(self, question: Question) -> str: ...


@dataclass
class Lane:
    """Some processes. No more questions are sent than there are processes: the others wait until it is their
    guest's turn. If a process dies, others take its place."""

    start: Callable[[int], Executor]
    size: int
    fit: Callable[[Question, Guest], Question]
    charge: Callable[[Guest, float], None]

    def __post_init__(self) -> None:
        self.pool = self.start(self.size)
        self.turns = Turns(self.size)

    async def think(self, question: Question, guest: Guest, again: bool = True) -> str:
        await self.turns.take(guest)
        pool = self.pool
        try:
            choice, _ = await self._sent(pool, self.fit(question, guest), guest)
            return choice
        except BrokenProcessPool:
            if pool is self.pool:
                self.pool = self.start(self.size)
                pool.shutdown(wait=False)
            if not again:
                raise
        return await self.think(question, guest, again=False)

    def _sent(self, pool: Executor, question: Question, guest: Guest) -> asyncio.Future[Thought]:
        loop = asyncio.get_running_loop()

        def over(thought: Future[Thought]) -> None:
            with contextlib.suppress(RuntimeError):  # the server has stopped
                loop.call_soon_threadsafe(self._over, guest, thought)

        try:
            thought = pool.submit(think, question)
        except BaseException:
            self.turns.give_back()
            raise
        thought.add_done_callback(over)
        return asyncio.wrap_future(thought)

    def _over(self, guest: Guest, thought: Future[Thought]) -> None:
        """The turn ends with the thinking, and is paid for, even if nobody waits for the answer any more."""
        self.turns.give_back()
        if not thought.cancelled() and not thought.exception():
            self.charge(guest, thought.result()[1])


@dataclass
class BotPool:
    """Where bots think: those that search, and all others in a lane of their own."""

    start: Callable[[int], Executor] = processes
    searchers: int = field(default_factory=spare_processors)
    clock: Callable[[], float] = time.monotonic

    def __post_init__(self) -> None:
        self.search = Lane(self.start, self.searchers, self._fit, self._charge)
        self.quick = Lane(self.start, 1, self._fit, self._charge)
        self.shares = Buckets(*SHARE, clock=self.clock)
        self.asked: dict[str, float] = {}

    def warm_up(self) -> None:
        """Have processes ready before the first bot is asked."""
        for lane in (self.search, self.quick):
            lane.pool.submit(int)

    def of(self, guest: Guest) -> Thinker:
        """The pool as one guest's tables use it."""
        return GuestThinker(self, guest)

    async def answer(self, question: Question, guest: Guest = NOBODY) -> str:
        self._note(guest)
        lane = self.search if question.searches else self.quick
        return await lane.think(question, guest)

    def _note(self, guest: Guest) -> None:
        now = self.clock()
        self.asked = {person: when for person, when in self.asked.items() if now - when < RECENTLY}
        self.asked[guest.person] = now

    def _fit(self, question: Question, guest: Guest) -> Question:
        """What a guest may ask when it is their turn. Alone they may think on and on; while others need the
        processes they think shortly, and not at all once their share is used up."""
        if len(self.asked) <= 1:
            return question
        return question.made_short() if self.shares.of(guest.person).left() >= 0 else question.made_quick()

    def _charge(self, guest: Guest, seconds: float) -> None:
        self.shares.of(guest.person).spend(seconds)

    def stop(self) -> None:
        for lane in (self.search, self.quick):
            lane.pool.shutdown(cancel_futures=True)


@dataclass(frozen=True)
class GuestThinker:
    pool: BotPool
    guest: Guest

    async def answer(self, question: Question) -> str:
        return await self.pool.answer(question, self.guest)
