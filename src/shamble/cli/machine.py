"""Where figures were measured: the machine, the versions, the commit."""

from __future__ import annotations

import os
import platform
import subprocess
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any

import shamble

HERE = Path(shamble.__file__).parent


def where() -> dict[str, Any]:
    """All that a reader of figures must know besides the figures."""
    return {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "commit": commit(),
        "versions": {
            "shamble": shamble.__version__,
            "rules": {game.id: game.version for game in shamble.games()},
            "python": platform.python_version(),
            **{name: version(name) for name in ("numba", "llvmlite", "numpy")},
        },
        "machine": machine(),
    }


def machine() -> dict[str, Any]:
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "system": platform.platform(),
        "load_before": None if load is None else round(load, 2),
    }


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def commit() -> str | None:
    """The commit of the checkout that runs, with a + if files differ from it; None elsewhere."""
    root = HERE.parents[1]
    if not (root / ".git").exists():
        return None
    try:
        name = git(root, "rev-parse", "HEAD")
        return name + ("+" if git(root, "status", "--porcelain", "--", "src") else "")
    except (OSError, subprocess.CalledProcessError):
        return None


def git(root: Path, *command: str) -> str:
    done = subprocess.run(["git", *command], cwd=root, check=True, capture_output=True, text=True)
    return done.stdout.strip()
