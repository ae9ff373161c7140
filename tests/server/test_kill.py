"""SIGKILL of the real server under load: no acknowledged move is lost, every match goes on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from shamble.match.fairness import mixed_key
from shamble.match.match import Acted, Match
from shamble.server.matches.matches import playable
from shamble.store import Store
from tests.ports import free_port
from tests.server.houses import PATIENCE, Tab, Visitor, is_over, may_act

pytestmark = pytest.mark.threads

ROOT = Path(__file__).parents[2]
GONE = (OSError, EOFError, WebSocketException, httpx.TransportError)


class Process:
    """`shamble serve`, which can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        self.start()

    def options(self) -> dict[str, str]:
        return {
            "--port": str(self.port),
            "--store": str(self.folder / "matches.db"),
            "--key-file": str(self.folder / "key"),
            "--game-module": "tests.tiny.lanterns",
            "--bot-pace": "0",
            "--store-seconds": str(PATIENCE),
        }

    def start(self) -> None:
        words = [word for pair in self.options().items() for word in pair]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "shamble", "serve", *words],
                env={**os.environ, "PYTHONPATH": str(ROOT)},
                stderr=log,
            )
        while True:
            assert self.process.poll() is None, (self.folder / "log").read_text()[-2000:]
            try:
                if httpx.get(f"http://{self.address}/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.02)

    def end(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        return self.process.wait()


@dataclass
class Player:
    """Plays match after match; sends an answer again until it is acknowledged."""

    server: Process
    game: str
    seed: int
    acknowledged: dict[tuple[str, int], str] = field(default_factory=dict)
    matches: list[str] = field(default_factory=list)
    visitor: Visitor | None = None
    pending: dict[str, Any] | None = None

    def run(self, stop: threading.Event) -> None:
        dice = random.Random(self.seed)
        while not stop.is_set():
            try:
                self.visit(dice, stop)
            except GONE:
                time.sleep(0.05)

    def visit(self, dice: random.Random, stop: threading.Event) -> None:
        if self.visitor is None:
            self.visitor = Visitor(self.server.address, f"guest {self.seed}")
        with self.visitor.socket() as tab:
            while not stop.is_set():
                match = self.table()
                state = tab.subscribe(match)
                while (self.pending or not is_over(state)) and not stop.is_set():
                    state = self.answer(tab, match, dice)
                if is_over(state):
                    self.matches.append("")

    def table(self) -> str:
        assert self.visitor is not None
        if not self.matches or not self.matches[-1]:
            body: dict[str, Any] = {"game": self.game, "auto_start": True}
            if self.game == "lanterns":
                body |= {"players": 2, "bots": ["random"]}
            while (answer := self.visitor.http.post("/api/matches", json=body)).status_code == 429:
                time.sleep(0.1)  # too many tables for one guest: the machine is fast
            answer.raise_for_status()
            self.matches = [match for match in self.matches if match] + [answer.json()["id"]]
        return self.matches[-1]

    def answer(self, tab: Tab, match: str, dice: random.Random) -> dict[str, Any]:
        if self.pending is None:
            state = tab.wait_for(match, lambda s: may_act(s) or is_over(s))
            if is_over(state):
                return state
            action = dice.choice(state["view"]["actions"])
            text = ":".join([action["kind"], *(str(a["id"]) for a in action["args"].values())])
            request = f"{self.seed}-{dice.random()}"
            self.pending = {"action": text, "expected": state["seq"], "request": request}
        answer = tab.ask("act", match, **self.pending)
        if answer["type"] == "error":  # too fast, or the store was just closing
            time.sleep(0.1)
            return tab.states[match]
        if answer["type"] == "ack":
            self.acknowledged[match, answer["seq"]] = self.pending["action"]
            tab.reach(match, answer["seq"] + 1)
        else:
            assert answer["reason"] in ("old_position", "not_your_turn"), answer
            tab.reach(match, answer["seq"])
        self.pending = None
        return tab.states[match]


async def check(path: Path, players: list[Player]) -> None:
    """Every acknowledged move is in its log, once, and every log is a match."""
    async with await Store.open(path) as store:
        for player in players:
            for match in filter(None, player.matches):
                entries = await store.entries(match)
                asked = Counter((e.seat, e.request) for e in entries)
                assert all(count == 1 for count in asked.values())
                for (of, seq), action in player.acknowledged.items():
                    if of == match:
                        entry = entries[seq]
                        assert isinstance(entry, Acted) and (entry.seat, entry.action) == (
                            0,
                            action,
                        )
                stored = await store.match(match)
                key = mixed_key(await store.secret(match), stored.words)
                assert Match(playable(stored), key, entries).seq == len(entries)


def kill_often(folder: Path, times: int) -> list[Player]:
    server = Process(folder)
    dice = random.Random(times)
    players = [Player(server, game, n) for n, game in enumerate(["pursuit"] * 6 + ["lanterns"] * 2)]
    stop = threading.Event()
    threads = [threading.Thread(target=player.run, args=(stop,)) for player in players]
    for thread in threads:
        thread.start()
    try:
        for _ in range(times):
            before = sum(len(player.acknowledged) for player in players)
            while sum(len(player.acknowledged) for player in players) < before + 20:
                assert any(thread.is_alive() for thread in threads)
                time.sleep(dice.random() * 0.2)
            server.end(signal.SIGKILL)
            server.start()
        so_far = {player.seed: len(player.acknowledged) for player in players}
        while any(len(player.acknowledged) <= so_far[player.seed] for player in players):
            assert all(thread.is_alive() for thread in threads)
            time.sleep(0.05)  # after the last restart everybody gets on with their match
    finally:
        stop.set()
        server.end(signal.SIGTERM)
        for thread in threads:
            thread.join()
    asyncio.run(check(folder / "matches.db", players))
    return players


def test_sigkill_loses_no_acknowledged_move(tmp_path: Path) -> None:
    kill_often(tmp_path, 4)


@pytest.mark.soak
def test_sigkill_fifty_times(tmp_path: Path) -> None:
    kill_often(tmp_path, 50)


def test_sigterm_ends_the_server_in_order(tmp_path: Path) -> None:
    server = Process(tmp_path)
    visitor = Visitor(server.address, "Ann")
    with visitor.socket() as tab:
        match = visitor.post("/api/matches", {"game": "pursuit", "auto_start": True})["id"]
        tab.subscribe(match)
        server.process.send_signal(signal.SIGTERM)
        assert tab.expect("goodbye")["reason"] == "restart"
    assert server.process.wait() in (0, -signal.SIGTERM)
    assert b'"event":"stopped"' in (tmp_path / "log").read_bytes()
