"""A soak: bots play thousands of matches on a server of its own, and its memory is looked at.

Some matches are watched while they are played, and when all are over some are read again, moment
by moment. What a server keeps of a finished match shows as memory that never comes back.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from shamble.cli.load import pauses
from shamble.cli.load.house import House
from shamble.cli.load.lines import Http, Line
from shamble.cli.load.memory import descendants, resident_mb
from shamble.cli.load.pauses import Pause
from shamble.engine.errors import ShambleError

MOST_MATCHES = 100_000
MOST_AT_ONCE = 500
POLL_SECONDS = 0.5  # how often matches are asked whether they are over
SAMPLE_SECONDS = 1.0
PATIENCE_SECONDS = 300.0  # without one match ending
WATCHED = 20  # one match in so many has a spectator
READ_AT_ONCE = 4
STRETCH = 100  # moments asked for in one request
REST_SECONDS = 5.0  # at the end, with nothing to do


@dataclass(frozen=True)
class SoakPlan:
    """So many matches of bots, so many of them read again."""

    game: str
    seats: int
    matches: int
    replays: int
    at_once: int
    level: str
    options: dict[str, object] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for option, value, least, most in (
            ("--soak", self.matches, 1, MOST_MATCHES),
            ("--replays", self.replays, 0, self.matches),
            ("--at-once", self.at_once, 1, MOST_AT_ONCE),
        ):
            if not least <= value <= most:
                raise ShambleError(f"{option} must be from {least} to {most}, not {value}")


class Sample(msgspec.Struct, frozen=True):
    """The server after so many seconds."""

    seconds: float
    finished: int
    replays: int
    server_mb: float
    workers_mb: float
    late_ms: float  # the longest the event loop came late in this second
    computing_ms: float  # how much of that it was computing itself


class Soak:
    """Plays, reads, rests; notes the server's memory every second."""

    def __init__(self, plan: SoakPlan, house: House, folder: Path) -> None:
        self.plan, self.house, self._pauses = plan, house, folder / "pauses"
        self.samples: list[Sample] = []
        self.over: list[str] = []
        self.read = 0
        self.began = time.perf_counter()
        self.phases: dict[str, float] = {}  # when each ended
        self._running: set[str] = set()
        self._made = 0
        self._cookie = ""
        self._moved = self.began

    async def run(self, tick: Callable[[str, int], None]) -> None:
        """All of it; `tick` is told what was done and how much of it."""
        sampling = asyncio.create_task(self._sample())
        lines = [Http("127.0.0.1", self.house.port) for _ in range(READ_AT_ONCE)]
        try:
            await self._play(lines, tick)
            self._note("played")
            await self._read(lines, tick)
            self._note("read")
            await asyncio.sleep(REST_SECONDS)
            self._note("rested")
        finally:
            sampling.cancel()
            for line in lines:
                line.close()

    def _note(self, phase: str) -> None:
        self.phases[phase] = round(time.perf_counter() - self.began, 1)

    # ---- playing

    async def _play(self, lines: list[Http], tick: Callable[[str, int], None]) -> None:
        spectators: dict[str, Line] = {}
        while len(self.over) < self.plan.matches:
            while len(self._running) < self.plan.at_once and self._made < self.plan.matches:
                match = await self._new_match(lines[0])
                if self._made % WATCHED == 0:
                    spectators[match] = await self._watch(match)
            await asyncio.sleep(POLL_SECONDS)
            ended = await self._ended(lines)
            for match in ended:
                self._running.discard(match)
                if match in spectators:
                    spectators.pop(match).close()
            self.over += ended
            tick("playing", len(ended))
            self._be_patient(bool(ended))

    async def _new_match(self, http: Http) -> str:
        plan = self.plan
        body = {
            "game": plan.game,
            "players": plan.seats,
            "options": plan.options,
            "sit": False,
            "bots": [plan.level] * plan.seats,
            "auto_start": True,
        }
        made, cookie = await http.post("/api/matches", body, self._cookie)
        self._cookie = self._cookie or cookie
        self._made += 1
        self._running.add(made["id"])
        return str(made["id"])

    async def _watch(self, match: str) -> Line:
        line = await Line.open("127.0.0.1", self.house.port, "", lambda text: None, lambda: None)
        line.send({"type": "subscribe", "match": match})
        return line

    async def _ended(self, lines: list[Http]) -> list[str]:
        """Those of the running matches that are over."""
        running = list(self._running)

        async def ask(number: int, match: str) -> Any:
            return (await lines[number % len(lines)].get(f"/api/matches/{match}"))["status"]

        found = await asyncio.gather(*(ask(*one) for one in enumerate(running)))
        return [match for match, status in zip(running, found, strict=True) if status == "over"]

    def _be_patient(self, moved: bool) -> None:
        now = time.perf_counter()
        if moved:
            self._moved = now
        elif now - self._moved > PATIENCE_SECONDS:
            stuck = ", ".join(sorted(self._running)[:3])
            raise ShambleError(
                f"no match has ended for {PATIENCE_SECONDS:.0f} seconds; still running: {stuck}"
            )

    # ---- reading

    async def _read(self, lines: list[Http], tick: Callable[[str, int], None]) -> None:
        chosen = random.Random(1).sample(self.over, self.plan.replays)

        async def read_some(http: Http, matches: list[str]) -> None:
            for match in matches:
                first, count = 0, 1
                while first < count:
                    path = f"/api/matches/{match}/moments?public=true&from={first}"
                    answer = await http.get(f"{path}&to={first + STRETCH - 1}")
                    first, count = first + STRETCH, answer["count"]
                self.read += 1
                tick("reading", 1)

        await asyncio.gather(
            *(read_some(http, chosen[n :: len(lines)]) for n, http in enumerate(lines))
        )

    # ---- looking

    async def _sample(self) -> None:
        told = 0
        while True:
            await asyncio.sleep(SAMPLE_SECONDS)
            fresh = pauses.read(self._pauses, told)
            told += len(fresh)
            self.samples.append(self._now(fresh))

    def _now(self, fresh: list[Pause]) -> Sample:
        server = self.house.process
        return Sample(
            seconds=round(time.perf_counter() - self.began, 1),
            finished=len(self.over),
            replays=self.read,
            server_mb=round(resident_mb(server), 1),
            workers_mb=round(sum(map(resident_mb, descendants(server))), 1),
            late_ms=max((pause.late for pause in fresh), default=0.0),
            computing_ms=max((pause.computing for pause in fresh), default=0.0),
        )
