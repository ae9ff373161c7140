"""What the system says of a process: its memory, and that of the processes it started."""

from __future__ import annotations

from pathlib import Path

from shamble.engine.errors import ShambleError

PROC = Path("/proc")


def resident_mb(process: int) -> float:
    """The memory that a process holds, in MB of 1,000,000 bytes; 0 once it has ended."""
    for line in _lines(process, "status"):
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024 / 1e6
    return 0.0


def descendants(process: int) -> list[int]:
    """The processes it started, and those that they started."""
    found = []
    for task in _tasks(process):
        for line in _lines(process, f"task/{task}/children"):
            for child in map(int, line.split()):
                found += [child, *descendants(child)]
    return found


def must_be_told() -> None:
    """Only Linux says these things."""
    if not (PROC / "self" / "status").exists():
        raise ShambleError("--soak reads memory from /proc, which this system does not have")


def _tasks(process: int) -> list[str]:
    try:
        return [task.name for task in (PROC / str(process) / "task").iterdir()]
    except OSError:
        return []


def _lines(process: int, name: str) -> list[str]:
    try:
        return (PROC / str(process) / name).read_text().splitlines()
    except OSError:
        return []
