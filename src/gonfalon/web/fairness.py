"""Fair shares of something scarce: turns are given out in rotation, not in order of arrival."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Guest(NamedTuple):
    """For whom something is done: the network they came from, and the person in their cookie. Either may be
    unknown."""

    network: str = ""
    person: str = ""


NOBODY = Guest()


class FairQueue(Generic[T]):
    """What waits, by a path such as (network, person): networks take turns, and so do the people of a network."""

    def __init__(self) -> None:
        self.own: deque[T] = deque()
        self.lines: OrderedDict[str, FairQueue[T]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self.own or self.lines)

    def push(self, path: tuple[str, ...], item: T) -> None:
        if path:
            self.lines.setdefault(path[0], FairQueue()).push(path[1:], item)
        else:
            self.own.append(item)

    def pop(self) -> T:
        """The next item; whoever it belongs to goes to the end of the line."""
        if self.own:
            return self.own.popleft()
        name, line = self.lines.popitem(last=False)
        item = line.pop()
        if line:
            self.lines[name] = line
        return item


class Turns:
    """A number of turns at a time. Who finds none free waits in a fair queue."""

    def __init__(self, free: int) -> None:
        self.free = free
        self.waiting: FairQueue[asyncio.Future[None]] = FairQueue()

    async def take(self, guest: Guest) -> None:
        if self.free:
            self.free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self.waiting.push(guest, turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it came at the moment nobody wanted it any more
                self.give_back()
            raise

    def give_back(self) -> None:
        while self.waiting:
            turn = self.waiting.pop()
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1
