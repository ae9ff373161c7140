"""Limits: how often somebody may ask, by token buckets; how many tabs they may have open."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict

from shamble.server.settings import Allowance, Rate

MOST_BUCKETS = 20_000


class Bucket:
    """Fills at a steady rate up to the burst; each asking takes some out."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._clock = rate, clock
        self._level, self._at = rate.burst, clock()

    def take(self, cost: float = 1) -> float:
        """0 if there was enough; else nothing is taken, and how many seconds to wait.

        What costs more than a full bucket takes all of it.
        """
        cost = min(cost, self._rate.burst)
        now = self._clock()
        self._level = min(self._rate.burst, self._level + (now - self._at) * self._rate.per_second)
        self._at = now
        if self._level >= cost:
            self._level -= cost
            return 0.0
        return (cost - self._level) / self._rate.per_second

    @property
    def level(self) -> float:
        gained = (self._clock() - self._at) * self._rate.per_second
        return min(self._rate.burst, self._level + gained)

    @property
    def is_full(self) -> bool:
        return self.level >= self._rate.burst


class Buckets:
    """One bucket for each asker. A full bucket need not be remembered.

    When there are too many, the fullest are forgotten: who has used up most is remembered longest,
    and whoever asks under many names makes the server forget those names, nobody else's.
    """

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
        """A tenth at least, so that this is not done again at once."""
        emptiest = sorted(self._buckets.items(), key=lambda item: item[1].level)
        kept = emptiest[: MOST_BUCKETS - MOST_BUCKETS // 10]
        self._buckets = {who: bucket for who, bucket in kept if not bucket.is_full}


class Allowances:
    """What each address may still have this minute of what costs."""

    def __init__(self, a_minute: Allowance) -> None:
        self._buckets = {
            kind: Buckets(Rate(most / 60, most))
            for kind, most in asdict(a_minute).items()
            if most  # 0: any number
        }

    def take(self, kind: str, who: str, amount: int) -> float:
        """0 if there was enough; else how many seconds to wait."""
        if not amount or kind not in self._buckets:
            return 0.0
        return self._buckets[kind].take(who, amount)


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
