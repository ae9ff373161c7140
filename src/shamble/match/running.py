"""The one path by which a match changes: who are you, may you, is it current, apply, store.

Several processes may serve the same match. The log's key (match, seq) is the lock: of two writers
of entry 41 one wins, and the other reads again and judges again. An answer is acknowledged only
when it is stored; the same request twice acts once, and gets the same acknowledgement.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Protocol

from shamble.match.errors import AlreadyDone, Conflict
from shamble.match.match import Acted, Entry, Match, TookBack

AWAKE_BYTES = 1_000_000  # of states, packed; played on they take thirty times as much
MOST_LIVE = 5000  # matches kept in memory; the rest is replayed from the log when needed
TRIES = 20  # how often a writer may lose the race before it says so


class Log(Protocol):
    """What the path needs of a store."""

    async def append(self, match: str, seq: int, entry: Entry) -> None:
        """Store entry `seq`, durably; raises Conflict or AlreadyDone."""

    async def entries(self, match: str, since: int = 0) -> list[Entry]:
        """The entries from number `since` on."""

    def doubt(self, match: str) -> None:
        """Read again what was kept in memory, before the next answer."""

    def forget(self, match: str) -> None:
        """Drop what was kept in memory."""


@dataclass(frozen=True)
class Done:
    """Acknowledged: stored as entry `seq`."""

    seq: int


@dataclass(frozen=True)
class Refused:
    """Not done, and nothing changed. `reason` is a key of the texts; `rule` a rule's number."""

    reason: str
    seq: int  # where the match stands
    rule: str = ""


@dataclass
class Live:
    """A match in this process's memory: a cache of what its log says."""

    id: str
    match: Match
    seats: dict[str, int]  # who sits where
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)  # one answer after the other


class RunningMatches:
    """The matches in this process's memory, and the path by which answers reach their logs."""

    def __init__(self, log: Log, open_match: Callable[[str], Awaitable[Live]]) -> None:
        self.log, self._open = log, open_match
        self._live: dict[str, Live] = {}
        self._awake: dict[str, Live] = {}  # the last used come last
        self._awake_bytes = 0

    async def live(self, match_id: str) -> Live:
        """The match as the log has it now."""
        if match_id not in self._live:
            self._live.setdefault(match_id, await self._open(match_id))
        live = self._live[match_id] = self._live.pop(match_id)  # the last used comes last
        async with live.lock:
            for entry in await self.log.entries(match_id, live.match.seq):
                live.match.add(entry)
        self._let_rest(live)
        while len(self._live) > MOST_LIVE:
            self.forget(next(iter(self._live)))
        return live

    def known(self, match_id: str) -> Live | None:
        """The match, if it is in memory."""
        return self._live.get(match_id)

    def _let_rest(self, live: Live) -> None:
        """Only of the matches used last are the states kept as they are played on."""
        if self._live.get(live.id) is not live:
            return  # forgotten in the meantime
        if self._awake.get(live.id) is live:
            self._awake[live.id] = self._awake.pop(live.id)
            return
        self._drop(live.id)
        self._awake[live.id] = live
        self._awake_bytes += live.match.state_bytes
        while self._awake_bytes > AWAKE_BYTES and len(self._awake) > 1:
            longest = next(iter(self._awake.values()))
            self._drop(longest.id)
            longest.match.rest()

    def _drop(self, match_id: str) -> None:
        """It is not awake any more."""
        live = self._awake.pop(match_id, None)
        if live is not None:
            self._awake_bytes -= live.match.state_bytes

    def forget(self, match_id: str) -> None:
        """Let go of a match; its log has it."""
        self._live.pop(match_id, None)
        self._drop(match_id)
        self.log.forget(match_id)

    async def act(
        self, match_id: str, who: str, action: str, expected: int, request: str
    ) -> Done | Refused:
        """Answer for a seat."""
        return await self._submit(
            match_id, who, lambda seat: Acted(seat, action, request), expected
        )

    async def take_back(
        self, match_id: str, who: str, expected: int, request: str
    ) -> Done | Refused:
        """Take the seat's last answer back."""
        return await self._submit(match_id, who, lambda seat: TookBack(seat, request), expected)

    async def _submit(
        self, match_id: str, who: str, make: Callable[[int], Entry], expected: int
    ) -> Done | Refused:
        """Append an entry, one at a time; before a refusal counts, the log is read again."""
        async with (self._live.get(match_id) or await self.live(match_id)).turn:
            outcome = await self._try(match_id, who, make, expected)
        if isinstance(outcome, Refused):
            self.log.doubt(match_id)
            async with (self._live.get(match_id) or await self.live(match_id)).turn:
                outcome = await self._try(match_id, who, make, expected)
        return outcome

    async def _try(
        self, match_id: str, who: str, make: Callable[[int], Entry], expected: int
    ) -> Done | Refused:
        for _ in range(TRIES):
            live = await self.live(match_id)
            match = live.match
            if who not in live.seats:
                return Refused("not_seated", match.seq)
            entry = make(live.seats[who])
            if refused := judge(match, entry, expected):
                # A retry is mostly too late by now. One that would still fit the log refuses.
                done = match.done(entry.request, entry.seat)
                return refused if done is None else Done(done)
            seq = match.seq
            try:
                await self.log.append(match_id, seq, entry)
            except AlreadyDone as already:
                return Done(already.seq)
            except Conflict:
                continue
            await self.live(match_id)
            return Done(seq)
        return Refused("busy", match.seq)


def judge(match: Match, entry: Entry, expected: int) -> Refused | None:
    """None if the entry may be next, else why not."""
    if not match.is_current(entry.seat, expected) and not match.is_talk(entry):
        return Refused("old_position", match.seq)
    if isinstance(entry, TookBack):
        reason = match.no_way_back(entry.seat)
        return Refused(f"undo_{reason}", match.seq) if reason else None
    why = match.why_not(entry.seat, entry.action)
    return Refused(why.reason, match.seq, why.rule) if why else None
