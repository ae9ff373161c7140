"""A server of its own for a load test: in a process, on a free port, with a store of its own."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import msgspec

from shamble.cli.load import pauses
from shamble.engine.errors import ShambleError

STOP_SECONDS = 60


class Orders(msgspec.Struct, frozen=True):
    """What the process is told, as its only argument."""

    store: str
    durability: str
    game_modules: tuple[str, ...]
    bot_pace: float
    bot_grace: float
    pauses: str  # the file that its pauses are noted in; none if empty


@dataclass(frozen=True)
class House:
    """A server that runs in a process of ours."""

    port: int
    process: int

    def cpu_seconds(self) -> float | None:
        """What the process has used so far; None where the system does not say."""
        try:
            stat = Path(f"/proc/{self.process}/stat").read_text()
        except OSError:
            return None
        fields = stat.rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def own_server(
    folder: Path,
    durability: str,
    game_modules: tuple[str, ...],
    bot_pace: float = 1.0,
    bot_grace: float = 3.0,
    note_pauses: bool = False,
    python: str = sys.executable,
) -> Iterator[House]:
    """Start the server, of another checkout if `python` is another's.

    When the block ends, it has stopped and written all.
    """
    orders = Orders(
        store=str(folder / "matches.db"),
        durability=durability,
        game_modules=game_modules,
        bot_pace=bot_pace,
        bot_grace=bot_grace,
        pauses=str(folder / "pauses") if note_pauses else "",
    )
    command = [python, "-m", "shamble.cli.load.house", msgspec.json.encode(orders).decode()]
    with (folder / "server.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log)
    try:
        assert process.stdout is not None
        said = process.stdout.readline().decode().strip()
        if not said.isdecimal():
            raise ShambleError(f"the server did not start: {last_words(folder)}")
        yield House(int(said), process.pid)
        if process.poll() is not None:
            raise ShambleError(f"the server ended in the middle of it: {last_words(folder)}")
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def last_words(folder: Path) -> str:
    lines = (folder / "server.log").read_text(errors="replace").splitlines()
    return lines[-1] if lines else "it said nothing"


def main(orders: Orders) -> None:
    """In the process: serve until told to stop."""
    from shamble.server.logs import log_as_json
    from shamble.server.run import server
    from shamble.server.settings import Allowance, Rate, Settings

    unlimited = Rate(1e9, 1e9)
    settings = Settings(
        store=orders.store,
        durability=orders.durability,
        key=bytes(range(32)),  # loopback, for minutes: nothing to protect
        game_modules=orders.game_modules,
        http_rate=unlimited,
        socket_rate=unlimited,
        sockets_per_guest=0,
        sockets_per_address=0,
        bot_pace=orders.bot_pace,
        bot_grace=orders.bot_grace,
        connections_per_address=0,
        allowance=Allowance(0, 0, 0, 0, 0, 0),
        store_seconds=60,  # a slow disk is measured, not refused
        bot_workers=1,
    )
    log_as_json("WARNING")
    made = server(settings, "127.0.0.1", 0)
    watching: list[asyncio.Task[None]] = []

    def ready(port: int) -> None:
        if orders.pauses:
            watching.append(asyncio.create_task(pauses.watch(Path(orders.pauses))))
        print(port, flush=True)

    made.on_ready = ready
    made.run()


if __name__ == "__main__":
    main(msgspec.json.decode(sys.argv[1], type=Orders))
