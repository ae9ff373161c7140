"""Compiling in a process of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import shamble
from shamble.bots import prepare
from shamble.server.bots.worker import Position, choose

READY = """
import shamble
from shamble.bots import prepare
from shamble.server.bots.worker import Position, choose
from shamble.engine.targets import on_compile

game = shamble.load("pursuit")
print(prepare.is_ready(game.game, "simulate"), prepare.is_ready(game.game, "search"))
on_compile.append(lambda what, seconds: print("compiling", what))
game.target("native").simulate(5, 1)
"""


def test_what_it_compiles_is_found_by_others(tmp_path: Path) -> None:
    environment = {**os.environ, "SHAMBLE_CACHE": str(tmp_path)}
    command = [sys.executable, "-m", "shamble.bots.prepare", "shamble.games.pursuit", "simulate"]
    subprocess.run(command, env=environment, check=True)
    done = subprocess.run(
        [sys.executable, "-c", READY], env=environment, check=True, capture_output=True, text=True
    )
    assert done.stdout.split("\n") == ["True False", ""]


BEGIN = """
import shamble, sys, time
from shamble.bots.prepare import Preparing

print(Preparing(shamble.load("colony").game, "search")._process.pid, flush=True)
time.sleep(1000)
"""


def test_it_ends_with_whoever_began_it(tmp_path: Path) -> None:
    """It would take a minute else, in which nobody wants it any more."""
    environment = {**os.environ, "SHAMBLE_CACHE": str(tmp_path)}
    program = [sys.executable, "-c", BEGIN]
    with subprocess.Popen(program, env=environment, stdout=subprocess.PIPE, text=True) as beginner:
        assert beginner.stdout is not None
        pid = int(beginner.stdout.readline())
        os.kill(pid, 0)
        beginner.send_signal(signal.SIGKILL)
    while is_running(pid):
        time.sleep(0.1)
    assert not list(tmp_path.rglob("*.compiled")), "it ended before it was done"


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not status.exists() or status.read_text().split(")")[1].split()[0] != "Z"


class Compiling:
    def __init__(self, *_: object) -> None:
        self.done = False


def test_until_the_searcher_is_compiled_hints_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    game, process = shamble.load("pursuit").game, Compiling()
    monkeypatch.setattr(prepare, "is_ready", lambda game, what: False)
    monkeypatch.setattr(prepare, "_searcher", lambda game: process)
    assert prepare.able(game, "search") == "hints"
    assert prepare.able(game, "random") == "random"
    playable = shamble.load("pursuit")
    seen = playable.redact(playable.new(seed=1), 0)
    asked = Position("pursuit", 1, (), 0, "search", seen.pack(), 7)
    assert choose(asked).action == str(playable.hint(seen, 0, 7)), "on the server too"
    process.done = True
    assert prepare.able(game, "search") == "search"
