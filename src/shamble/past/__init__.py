"""Past rules, kept so that matches played by them can be read: once, to make their records.

Beside this file lie packages of Shamble as it was, as little of it as a replay needs, each with a
list of the rules it has. `tools/keep-rules` makes them. A package runs in a process of its own,
which knows nothing of this one.
"""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import msgspec

from shamble.engine.catalog import games
from shamble.engine.errors import ShambleError
from shamble.match import recording
from shamble.match.recording import Job, Made

HERE = Path(__file__).parent
CHILD = HERE / "child.py"
PATIENCE = 10  # seconds for a process to end once nothing more can come


class Kept(msgspec.Struct, frozen=True):
    """What is known of a package without opening it."""

    commit: str
    rules: dict[str, int]  # by game


@cache
def kept(game: str, rules: int) -> Path | None:
    """The package that has this version of a game's rules."""
    for listed in sorted(HERE.glob("*.json")):
        if msgspec.json.decode(listed.read_bytes(), type=Kept).rules.get(game) == rules:
            return listed.with_suffix(".tar.xz")
    return None


def is_known(game: str, rules: int) -> bool:
    """Whether a match of these rules can be replayed."""
    now = games().get(game)
    return (now is not None and now.version == rules) or kept(game, rules) is not None


def unknown(game: str, rules: int) -> str:
    """Why a match cannot be replayed, and what would help."""
    now = games().get(game)
    played = f"this match was played by version {rules} of the rules of {game}, "
    if now is None:
        return played + "a game this server does not have; start it with the game's module"
    if rules > now.version:
        return played + f"this Shamble knows them up to version {now.version}; update Shamble"
    return played + (
        "which this Shamble no longer has; a Shamble that has them can replay it once,"
        " and its record is readable from then on"
    )


def record(job: Job) -> Made:
    """The record of a match, by today's rules or by those it was played by."""
    game = games().get(job.game)
    if game is not None and game.version == job.rules:
        return recording.record(job)
    package = kept(job.game, job.rules)
    if package is None:
        return Made(trouble=unknown(job.game, job.rules))
    return Child.of(package).record(job)


class ChildDied(ShambleError):
    """The process that knows some past rules ended in the middle of something."""


@dataclass
class Child:
    """A process that runs a kept package; one at a time, as matches of one age come together."""

    package: Path
    process: subprocess.Popen[bytes]

    @classmethod
    def of(cls, package: Path) -> Child:
        global _child
        if _child is None or _child.package != package or _child.process.poll() is not None:
            if _child is not None:
                _child.stop()
            _child = cls(package, started(package))
        return _child

    def record(self, job: Job) -> Made:
        sent, heard = self.process.stdin, self.process.stdout
        assert sent is not None and heard is not None
        data = msgspec.msgpack.encode(job)
        try:
            sent.write(len(data).to_bytes(4, "big") + data)
            sent.flush()
            length = heard.read(4)
            answer = heard.read(int.from_bytes(length, "big")) if len(length) == 4 else b""
            return msgspec.msgpack.decode(answer, type=Made)
        except (OSError, msgspec.DecodeError) as error:
            self.stop()
            raise ChildDied("the process that knows the past rules has died") from error

    def stop(self) -> None:
        """Let it end by itself, so that it clears away what it unpacked."""
        try:
            self.process.communicate(timeout=PATIENCE)
        except (subprocess.TimeoutExpired, OSError, ValueError):
            self.process.kill()
            self.process.wait()


_child: Child | None = None


def started(package: Path) -> subprocess.Popen[bytes]:
    """It ends when the pipe to it closes: with this process, at the latest."""
    return subprocess.Popen(
        [sys.executable, "-I", "-B", str(CHILD), str(package)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
