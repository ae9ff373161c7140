"""Processes that need the same compiled code at the same time compile it once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.threads

PROGRAM = """
import shamble
on = shamble.load("pursuit").target("native")
print("ready", flush=True)
input()
on.copy_nanoseconds(1)
print(sum(on.entries.copy_many.stats.cache_misses.values()))
"""


def test_two_processes_at_once_compile_an_entry_point_once(tmp_path: Path) -> None:
    environment = {**os.environ, "SHAMBLE_CACHE": str(tmp_path)}
    both = [
        subprocess.Popen(
            [sys.executable, "-c", PROGRAM],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(2)
    ]
    for one in both:
        assert one.stdout is not None
        assert one.stdout.readline() == "ready\n"
    for one in both:
        assert one.stdin is not None
        one.stdin.write("\n")
        one.stdin.flush()
    compiled = sorted(one.communicate()[0] for one in both)
    assert compiled == ["0\n", "1\n"]
