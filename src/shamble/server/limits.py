"""Limits: how often somebody may ask, by token buckets; how many tabs they may have open."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from shamble.server.settings import Rate

MOST_BUCKETS = 50_000


class Bucket:
    """Fills at a steady rate up to the burst; each asking takes some out."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._clock = rate, clock
        self._level, self._at = rate.burst, clock()

    def take(self, cost: float = 1) -> float:
        """0 if there was enough; else nothing is taken, and how many seconds to wait."""
        now = self._clock()
        self._level = min(self._rate.burst, self._level + (now - self._at) * self._rate.per_second)
        self._at = now
        if self._level >= cost:
            self._level -= cost
            return 0.0
        return (cost - self._level) / self._rate.per_second

    @property
    def is_full(self) -> bool:
        gained = (self._clock() - self._at) * self._rate.per_second
        return self._level + gained >= self._rate.burst


class Buckets:
    """One bucket for each asker. A full bucket need not be remembered."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str, cost: float = 1) -> float:
        if who not in self._buckets:
            if len(self._buckets) >= MOST_BUCKETS:
                self._forget()
            self._buckets[who] = Bucket(self._rate)
        return self._buckets[who].take(cost)

    def _forget(self) -> None:
        kept = {who: bucket for who, bucket in self._buckets.items() if not bucket.is_full}
        self._buckets = kept if len(kept) < MOST_BUCKETS else {}


class Crowd:
    """How many are inside, by whatever they are counted by."""

    def __init__(self) -> None:
        self._inside: Counter[str] = Counter()

    @contextmanager
    def entering(self, *limits: tuple[str, int]) -> Iterator[bool]:
        """Count one more for each name; True, and nobody is counted, where one is full.

        A limit of 0 is none.
        """
        if any(limit and self._inside[name] >= limit for name, limit in limits):
            yield True
            return
        names = [name for name, _ in limits]
        self._inside.update(names)
        try:
            yield False
        finally:
            self._inside.subtract(names)
            for name in names:
                if not self._inside[name]:
                    del self._inside[name]
