"""Rate limits: a bucket of tokens that fills up again."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass
class Bucket:
    """`size` at once, then `rate` per second."""

    size: float
    rate: float
    clock: Callable[[], float] = time.monotonic

    def __post_init__(self) -> None:
        self.tokens = self.size
        self.filled = self.clock()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        now = self.clock()
        self.tokens = min(self.size, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


@dataclass
class Buckets:
    """A bucket for every recent visitor."""

    size: float
    rate: float
    most: int = 10_000
    buckets: OrderedDict[str, Bucket] = field(default_factory=OrderedDict)

    def take(self, who: str) -> bool:
        bucket = self.buckets.pop(who, None) or Bucket(self.size, self.rate)
        self.buckets[who] = bucket
        if len(self.buckets) > self.most:
            self.buckets.popitem(last=False)
        return bucket.take()
