"""A writer may be killed at any moment: nothing that it was told is done gets lost."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from shamble.match.fairness import mixed_key
from shamble.match.match import Match
from shamble.store import Store
from tests.store.scenes import SECRET, a_match, an_answer, puzzle

pytestmark = pytest.mark.threads

ROOT = Path(__file__).parents[2]
MATCHES = [f"m{number}" for number in range(8)]


def killed_writer(url: str, run: str, acknowledged: int) -> list[tuple[str, int, str]]:
    """Let a writer run until so many appends are acknowledged, kill it; all that it had said."""
    command = [sys.executable, "-m", "tests.store.writer", url, an_answer(), run, *MATCHES]
    writer = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert writer.stdout is not None
    said = [writer.stdout.readline() for _ in range(acknowledged)]
    os.kill(writer.pid, signal.SIGKILL)
    said += writer.stdout.readlines()
    writer.stdout.close()
    assert writer.wait() == -signal.SIGKILL, "the writer ended by itself"
    words = [line.split() for line in said if line.endswith("\n")]
    return [(match, int(seq), request) for match, seq, request in words]


async def check(url: str, acknowledged: list[tuple[str, int, str]]) -> None:
    async with await Store.open(url) as store:
        for match in MATCHES:
            entries = await store.entries(match)
            # Read by number: were there a gap, later entries would not be where they should be.
            for _, seq, request in (one for one in acknowledged if one[0] == match):
                assert entries[seq].request == request
            assert [int(entry.request.split("-")[1]) for entry in entries] == [*range(len(entries))]
            Match(puzzle(), mixed_key(await store.secret(match), []), entries)


def test_a_killed_writer_loses_nothing_it_had_acknowledged(
    url: str, pytestconfig: pytest.Config
) -> None:
    async def begin() -> None:
        async with await Store.open(url) as store:
            for match in MATCHES:
                await store.create(a_match(match), SECRET)

    asyncio.run(begin())
    moments = random.Random(url)
    acknowledged: list[tuple[str, int, str]] = []
    for run in range(50 if pytestconfig.getoption("--soak") else 10):
        acknowledged += killed_writer(url, f"run{run}", moments.randrange(1, 120))
        asyncio.run(check(url, acknowledged))
