"""A table of the crowd: its players answer at random, and note what they were promised."""

from __future__ import annotations

import asyncio
import random
import time
from array import array
from collections import deque
from dataclasses import dataclass, field
from typing import Any

import msgspec

from shamble.cli.load.lines import Http, Line
from shamble.cli.load.plan import Plan

TWICE = 0.02  # the share of answers that are sent twice, as after a lost connection
SLOW_DOWN_SECONDS = 1.0


class Option(msgspec.Struct):
    id: int
    deadly: bool = False


class Seen(msgspec.Struct):
    actions: list[Option]
    end: Any = None


class Heard(msgspec.Struct):
    """Of what the server sends, as much as a random player reads."""

    type: str
    match: str = ""
    request: str = ""
    seq: int = 0
    reason: str = ""
    view: Seen | None = None


read = msgspec.json.Decoder(Heard).decode


@dataclass
class Promise:
    """An acknowledged answer: it must be this entry of the log."""

    seat: int
    action: int
    request: str


@dataclass
class Kept:
    """What the crowd was told of one match."""

    match: str
    promises: dict[int, Promise] = field(default_factory=dict)
    unanswered: int = 0  # answers that no acknowledgement came for


@dataclass
class Tally:
    """What a crowd has counted; the sums of several crowds are those of one."""

    kept: list[Kept] = field(default_factory=list)
    moves: int = 0  # acknowledged while the clock ran
    refused: int = 0
    twice: int = 0  # answers sent twice on purpose
    doubled: list[str] = field(default_factory=list)  # what was acknowledged as two entries
    trouble: list[str] = field(default_factory=list)
    server_seconds: float = 0.0  # of CPU
    to_ack: array[float] = field(default_factory=lambda: array("d"))
    to_other: array[float] = field(default_factory=lambda: array("d"))

    def add(self, other: Tally) -> None:
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


class Clock:
    """Whether answers are given at all, and whether they count."""

    def __init__(self) -> None:
        self.playing = self.counting = False


class Reader:
    """One connection: a player's, or that of somebody who watches."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.table, self.seat = table, seat
        self.line: Line | None = None
        self.state: Heard | None = None
        self.seen: deque[tuple[int, float]] = deque(maxlen=32)  # (seq, when)
        self.request, self.action, self.sent = "", 0, 0.0
        self.answered = -1  # the last own entry

    def hear(self, text: bytes) -> None:
        now, heard = time.perf_counter(), read(text)
        if heard.type == "state":
            if heard.match == self.table.kept.match:
                self.state = heard
                self.seen.append((heard.seq, now))
                self.table.on_state(self, heard)
        elif heard.type == "ack":
            self.table.on_ack(self, heard, now)
        elif heard.type in ("refused", "error", "goodbye"):
            self.table.on_trouble(self, heard)

    def saw(self, entry: int) -> float | None:
        """When this reader was first told of an entry."""
        return next((when for seq, when in self.seen if seq > entry), None)


class Table:
    """Some seats, maybe a spectator, one match after the other."""

    def __init__(self, plan: Plan, clock: Clock, tally: Tally, luck: int, watched: bool) -> None:
        self.plan, self.clock, self.tally = plan, clock, tally
        self.dice = random.Random(luck)
        self.players = [Reader(self, seat) for seat in range(plan.seats)]
        self.readers = self.players + ([Reader(self, None)] if watched else [])
        self.cookies = [""] * plan.seats
        self.kept = Kept("")
        self.requests = 0
        self.waiting: dict[int, tuple[float, Reader]] = {}  # entries the other has not seen yet
        self._moving = False

    # ---- sitting down

    async def open(self, http: Http, host: str, port: int) -> None:
        await self.sit_down(http)
        for reader, cookie in zip(self.readers, [*self.cookies, ""], strict=False):
            reader.line = await Line.open(host, port, cookie, reader.hear, self._lost)
            self._subscribe(reader)

    async def sit_down(self, http: Http) -> None:
        body = {
            "game": self.plan.game,
            "players": self.plan.seats,
            "options": self.plan.options,
            "auto_start": True,
        }
        made, cookie = await http.post("/api/matches", body, self.cookies[0])
        self.cookies[0] = self.cookies[0] or cookie
        for seat in range(1, self.plan.seats):
            path = f"/api/matches/{made['id']}/sit"
            _, cookie = await http.post(path, {}, self.cookies[seat])
            self.cookies[seat] = self.cookies[seat] or cookie
        self.kept = Kept(made["id"])
        self.tally.kept.append(self.kept)
        self.waiting.clear()

    async def move_on(self, http: Http) -> None:
        """The match is over: the next one, at the same table."""
        before = self.kept.match
        await self.sit_down(http)
        for reader in self.readers:
            reader.seen.clear()
            reader.answered, reader.state = -1, None
            assert reader.line is not None
            reader.line.send({"type": "unsubscribe", "match": before})
            self._subscribe(reader)
        self._moving = False

    def _subscribe(self, reader: Reader) -> None:
        assert reader.line is not None
        reader.line.send({"type": "subscribe", "match": self.kept.match})

    def _lost(self) -> None:
        self.tally.trouble.append("a connection was lost")

    @property
    def is_over(self) -> bool:
        return any(r.state and r.state.view and r.state.view.end for r in self.players)

    def wants_another(self) -> bool:
        """Whether the match is over and nobody waits for an answer; said once."""
        if self._moving or not self.is_over or any(reader.request for reader in self.players):
            return False
        self._moving = True
        return True

    # ---- playing

    def on_state(self, reader: Reader, state: Heard) -> None:
        for entry in [e for e, (_, other) in self.waiting.items() if other is reader]:
            if state.seq > entry:
                sent, _ = self.waiting.pop(entry)
                self._count_other(reader.seen[-1][1] - sent)
        self.consider(reader)

    def consider(self, reader: Reader) -> None:
        """Answer, if the seat owes an answer and has not given it yet."""
        state = reader.state
        if not self.clock.playing or reader.seat is None or reader.request or not state:
            return
        if state.seq <= reader.answered or not state.view or not state.view.actions:
            return
        options = [o for o in state.view.actions if not o.deadly] or state.view.actions
        reader.action = self.dice.choice(options).id
        self.requests += 1
        reader.request = f"{reader.seat}-{self.requests}"
        if self.plan.think:
            wait = self.dice.expovariate(1 / self.plan.think)
            asyncio.get_running_loop().call_later(wait, self.send, reader, state.seq)
        else:
            self.send(reader, state.seq)

    def send(self, reader: Reader, expected: int) -> None:
        assert reader.line is not None
        message = {
            "type": "act",
            "match": self.kept.match,
            "action": reader.action,
            "expected": expected,
            "request": reader.request,
        }
        reader.sent = time.perf_counter()
        reader.line.send(message)
        if self.dice.random() < TWICE:
            self.tally.twice += 1
            reader.line.send(message)

    def on_ack(self, reader: Reader, ack: Heard, now: float) -> None:
        assert reader.seat is not None
        before = self.kept.promises.get(ack.seq)
        if ack.match != self.kept.match or ack.request != reader.request:
            if before is None or before.request != ack.request:
                if ack.match == self.kept.match:
                    self.tally.doubled.append(f"{ack.match} {ack.request}")
            return
        if before is not None:
            self.tally.doubled.append(f"{ack.match} entry {ack.seq}")
        self.kept.promises[ack.seq] = Promise(reader.seat, reader.action, reader.request)
        reader.request, reader.answered = "", ack.seq
        if self.clock.counting:
            self.tally.moves += 1
            self.tally.to_ack.append(now - reader.sent)
        other = self.readers[(self.readers.index(reader) + 1) % len(self.readers)]
        if other is not reader:
            when = other.saw(ack.seq)
            if when is None:
                self.waiting[ack.seq] = (reader.sent, other)
            else:
                self._count_other(when - reader.sent)
        self.consider(reader)

    def _count_other(self, seconds: float) -> None:
        if self.clock.counting:
            self.tally.to_other.append(seconds)

    def on_trouble(self, reader: Reader, heard: Heard) -> None:
        loop = asyncio.get_running_loop()
        if heard.reason == "too_fast" and reader.state and reader.request:
            loop.call_later(SLOW_DOWN_SECONDS, self.send, reader, reader.state.seq)
        elif heard.type == "refused" and heard.reason in ("old_position", "busy"):
            self.tally.refused += 1
            reader.request, reader.answered = "", heard.seq - 1  # the next state, or a later one
            self.consider(reader)
        else:
            self.tally.trouble.append(f"{heard.type}: {heard.reason}")
            reader.request = ""

    def finish(self) -> None:
        self.kept.unanswered = sum(bool(reader.request) for reader in self.players)
        for reader in self.readers:
            if reader.line is not None:
                reader.line.close()
