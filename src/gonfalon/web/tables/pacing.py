"""How fast the bots of a table play: slowly enough for people to follow what happens.

Pages play what happened as steps, each of which takes its time (see seen/moments.py); the next choice of a bot
comes when that time is over. It is measured by what everybody may see, so it gives nothing away.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from gonfalon.core import Match
from gonfalon.web.settings import SPEEDS
from gonfalon.web.tables.clock import Clock

Length = Callable[[Match, int, bool, Sequence[int]], float]
"""`length(match, first, fights, people)`: how many seconds it takes to play what was logged from fact `first` on
to the seats of people; only the fights, if it was a person's choice: people need not be shown what they did
themselves."""


def at_once(match: Match, first: int, fights: bool, people: Sequence[int]) -> float:
    return 0.0


class Pace:
    """When a bot may choose. Where people sit at one screen they may pause it, or skip what they have seen enough
    of: then bots play on without a rest until a person is asked."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.speed = 1
        self.is_paused = self.is_skipping = False
        self._began = 0.0
        self._length: Callable[[], float] = float
        self._lasts: float | None = 0.0
        self._changed = asyncio.Event()

    def follow(self, length: Callable[[], float]) -> None:
        """Something has happened that takes this long to show. It is measured only if a bot is next."""
        self._began, self._length, self._lasts = self.clock.now(), length, None

    def asked(self) -> None:
        """A person must choose."""
        self.is_skipping = False

    def set(self, speed: int | None = None, pause: bool = False, skip: bool = False) -> None:
        """What people want: another speed, a pause, or to skip."""
        self.speed = self.speed if speed is None else speed
        self.is_paused, self.is_skipping = pause, skip
        self._changed.set()

    @property
    def due(self) -> float:
        """When the last thing that happened has been shown."""
        if not SPEEDS[self.speed]:
            return self._began
        if self._lasts is None:
            self._lasts = self._length()
        return self._began + self._lasts / SPEEDS[self.speed]

    async def turn(self) -> None:
        """Wait until a bot may choose."""
        while self.is_paused or (not self.is_skipping and self.clock.now() < self.due):
            self._changed.clear()
            await self.clock.wait(self._changed, None if self.is_paused else self.due)
