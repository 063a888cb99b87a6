"""The time at a table. Tests have a clock of their own, which stands still until they move it."""

from __future__ import annotations

import asyncio
import contextlib
import time


class Clock:
    """Seconds that never go back, and the time of day."""

    def now(self) -> float:
        return time.monotonic()

    def time(self) -> float:
        return time.time()

    async def wait(self, event: asyncio.Event, until: float | None) -> None:
        """Wait for an event, or until it is that late."""
        left = None if until is None else max(0.0, until - self.now())
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(event.wait(), left)
