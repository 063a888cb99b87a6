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
        if self.left() < 1:
            return False
        self.spend(1)
        return True

    def left(self) -> float:
        """How much there is now."""
        now = self.clock()
        self.tokens = min(self.size, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
        return self.tokens

    def spend(self, tokens: float) -> None:
        """Take tokens, even more than there are: what is missing must fill up first."""
        self.tokens -= tokens


@dataclass
class Buckets:
    """A bucket for every recent visitor."""

    size: float
    rate: float
    most: int = 10_000
    buckets: OrderedDict[str, Bucket] = field(default_factory=OrderedDict)
    clock: Callable[[], float] = time.monotonic

    def take(self, who: str) -> bool:
        return self.of(who).take()

    def of(self, who: str) -> Bucket:
        bucket = self.buckets.pop(who, None) or Bucket(self.size, self.rate, self.clock)
        self.buckets[who] = bucket
        if len(self.buckets) > self.most:
            self.buckets.popitem(last=False)
        return bucket
