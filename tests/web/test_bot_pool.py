"""Bots of many guests share a few processes: nobody's bots hold up another guest's."""

from __future__ import annotations

import asyncio
import math
import subprocess
import sys
from concurrent.futures import Executor, Future

import pytest

from gonfalon import bots, games
from gonfalon.core import GonfalonError, Match, Setup
from gonfalon.web.fairness import FairQueue, Guest
from gonfalon.web.tables.bot_pool import SHARE, BotPool, Question, Thought, think
from web.house import Guest as Visitor
from web.house import serving

ME, YOU, THEM = Guest("here", "me"), Guest("there", "you"), Guest("there", "them")
SLOW, QUICK = "search:10", "random"


def run(story):
    asyncio.run(story)


class Held(Executor):
    """Processes that answer when the test says so: first come, first served, as real ones."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.sent: list[tuple[Future[Thought], Question]] = []

    def submit(self, work, /, *args, **_):
        future: Future[Thought] = Future()
        if args:
            self.sent.append((future, args[0]))
        return future

    @property
    def seeds(self) -> list[str]:
        return [question.seed for _, question in self.sent]

    def finish(self, seconds: float = 0.0) -> str:
        """The first question is answered, with its own seed so that the test knows it again."""
        future, question = self.sent.pop(0)
        if future.set_running_or_notify_cancel():
            future.set_result((question.seed, seconds))
        return question.seed


def question(bot: str, seed: str, game: str = "nerath") -> Question:
    found = games.find(game)
    mode = next(iter(found.modes.values()))
    return Question(game, Setup(mode.id, mode.seats[0], 1), ({}, [], []), 0, bot, seed)


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


class Asking:
    """A pool of held processes, and what was asked."""

    def __init__(self, searchers: int = 1) -> None:
        self.now = 0.0
        self.pool = BotPool(Held, searchers, clock=lambda: self.now)
        self.search: Held = self.pool.search.pool  # type: ignore[assignment]
        self.quick: Held = self.pool.quick.pool  # type: ignore[assignment]
        self.asked: list[asyncio.Task[str]] = []

    async def ask(self, guest: Guest, bot: str, *seeds: str) -> None:
        thinker = self.pool.of(guest)
        self.asked += [asyncio.create_task(thinker.answer(question(bot, seed))) for seed in seeds]
        await settled()

    async def finish(self, lane: Held, seconds: float = 0.0) -> str:
        done = lane.finish(seconds)
        await settled()
        return done


def test_guests_take_turns_and_nobody_waits_behind_the_whole_line_of_another():
    async def story():
        asking = Asking()
        await asking.ask(ME, SLOW, *(f"mine {n}" for n in range(20)))
        await asking.ask(YOU, SLOW, "yours 0", "yours 1")
        assert asking.search.seeds == ["mine 0"]
        order = [await asking.finish(asking.search) for _ in range(6)]
        assert order == ["mine 0", "mine 1", "yours 0", "mine 2", "yours 1", "mine 3"]

    run(story())


def test_no_more_is_sent_than_there_are_processes():
    async def story():
        asking = Asking(searchers=3)
        await asking.ask(ME, SLOW, *(f"{n}" for n in range(9)))
        assert asking.search.seeds == ["0", "1", "2"]
        await asking.finish(asking.search)
        assert asking.search.seeds == ["1", "2", "3"]

    run(story())


def test_bots_that_do_not_search_never_wait_behind_those_that_do():
    async def story():
        asking = Asking()
        await asking.ask(ME, SLOW, *(f"mine {n}" for n in range(20)))
        await asking.ask(ME, QUICK, "mine, quick")
        await asking.ask(YOU, QUICK, "yours, quick")
        assert [await asking.finish(asking.quick) for _ in range(2)] == ["mine, quick", "yours, quick"]

    run(story())


def test_networks_take_turns_before_their_people_do():
    """Somebody who drops their cookies to be many people still has one turn in rotation."""
    queue: FairQueue[str] = FairQueue()
    for guest in (*(Guest("there", f"sock {n}") for n in range(5)), ME):
        for n in range(2):
            queue.push(guest, f"{guest.person} {n}")
    taken = [queue.pop() for _ in range(12)]
    assert taken[:4] == ["sock 0 0", "me 0", "sock 1 0", "me 1"]
    assert not queue


def test_what_nobody_waits_for_any_more_is_skipped_but_paid_for():
    async def story():
        asking = Asking()
        await asking.ask(ME, SLOW, "running", "waiting", "last")
        future, _ = asking.search.sent[0]
        assert future.set_running_or_notify_cancel()
        for task in asking.asked[:2]:
            task.cancel()
        await settled()
        assert asking.search.seeds == ["running"]
        future.set_result(("running", 7.0))
        await settled()
        assert asking.search.seeds == ["running", "last"]
        asking.asked[2].cancel()
        await settled()
        assert asking.pool.search.turns.free == 1
        assert asking.pool.shares.of("me").left() == SHARE[0] - 7.0

    run(story())


def test_a_guest_who_has_thought_too_much_gets_quick_bots_while_others_need_the_processes():
    async def story():
        asking = Asking()
        await asking.ask(ME, SLOW, "first")
        await asking.finish(asking.search, SHARE[0] + 30)
        await asking.ask(ME, SLOW, "alone")
        assert await asking.finish(asking.search) == "alone"  # nobody else is here
        await asking.ask(YOU, SLOW, "yours")
        assert await asking.finish(asking.search) == "yours"
        await asking.ask(ME, SLOW, "too much")
        assert [each.bot for _, each in asking.search.sent] == ["normal"]
        assert await asking.finish(asking.search) == "too much"
        asking.now += 61 / SHARE[1]
        await asking.ask(YOU, SLOW, "yours again")
        await asking.finish(asking.search)
        await asking.ask(ME, SLOW, "enough again")
        assert [each.bot for _, each in asking.search.sent] == ["search:2.0"]

    run(story())


def test_while_others_need_the_processes_nobody_searches_for_long():
    """Also what was asked before the others came: the length of a search is settled when its turn comes."""

    async def story():
        asking = Asking()
        await asking.ask(ME, SLOW, "alone", "before you came")
        await asking.ask(YOU, "hard", "yours")
        sent = []
        for _ in range(3):
            sent.append(asking.search.sent[0][1].bot)
            await asking.finish(asking.search)
        assert sent == [SLOW, "search:2.0", "hard"]

    run(story())


@pytest.mark.parametrize(
    ("bot", "seconds"), [("search:10", 10), ("hard", 2), ("search:5i", math.inf), ("greedy", 0)]
)
def test_how_long_a_bot_searches_is_known(bot, seconds):
    found = bots.seconds_of(bots.find(bot, games.find("tactics")))
    assert found == seconds


@pytest.mark.parametrize("id", games.GAMES)
def test_every_game_has_a_bot_that_stands_in(id):
    game = games.find(id)
    found = bots.find(bots.stand_in(game), game)
    assert not bots.is_search(found)
    assert id == "tactics" or not bots.looks_ahead(found)


def test_a_table_of_searching_bots_does_not_stop_the_bots_of_others(tmp_path):
    """One guest opens tables at which bots search for ever; another guest's bot answers as always."""

    async def story():
        async with serving(tmp_path, lambda: BotPool(Deaf, 1)) as server, Visitor(server) as evil:
            for _ in range(5):
                await evil.new_table(SLOW, SLOW)
            async with Visitor(server) as me:
                id = await me.new_table("me", QUICK, game="nerath", mode="alliance-2")
                server.table(id).pace.speed = 0
                async with me.page(id) as page:
                    for _ in range(30):
                        await page.my_turn()
                        if any(entry.seat == 1 for entry in server.table(id).match.journal):
                            return
                        await page.choose()
                        await page.moves_on()
                raise AssertionError("the bot never came to choose")

    run(story())


class Deaf(Held):
    """Processes that never finish a search, and answer everything else at once."""

    def submit(self, work, /, *args, **_):
        future = super().submit(work, *args)
        if args and not args[0].searches:
            future.set_running_or_notify_cancel()
            future.set_result(work(*args))
        return future


STOP = """
import time
from concurrent.futures import wait
from gonfalon.web.tables.workers import processes

if __name__ == "__main__":
    pool = processes(1)
    pool.submit(int).result()
    thinking = pool.submit(time.sleep, 3600)
    waiting = pool.submit(time.sleep, 3600)
    while not thinking.running():
        pass
    pool.shutdown(cancel_futures=True)
    print("stopped")
"""


def test_the_processes_stop_at_once_and_leave_nothing_behind(tmp_path):
    """Neither an hour of waiting for a thought, nor a word about semaphores."""
    script = tmp_path / "stop.py"
    script.write_text(STOP)
    command = [sys.executable, "-W", "default", str(script)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr, done.returncode) == ("stopped\n", "", 0)


@pytest.mark.parametrize("budget", ["٣", "1٣", "٣i", ".٣", "²"])
def test_a_budget_is_written_in_plain_digits(budget):
    with pytest.raises(GonfalonError):
        bots.find(f"search:{budget}", games.find("tactics"))


def test_a_frozen_match_is_answered_with_its_cost():
    game, setup = games.find("tactics"), Setup("competitive", 2, 5)
    match = Match(game, setup)
    seat = next(iter(match.asks))
    choice, seconds = think(Question("tactics", setup, match.freeze(), seat, "random", "1"))
    assert game.verbs.parse(choice) in match.asks[seat].options
    assert seconds >= 0
