"""`shamble loadtest --soak`: the server's memory and pauses over thousands of finished matches."""

from __future__ import annotations

import asyncio
import os
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table as Rows

from shamble.bots import levels
from shamble.cli.load.chart import chart, squeezed
from shamble.cli.load.house import own_server
from shamble.cli.load.memory import must_be_told
from shamble.cli.load.soak import Sample, Soak, SoakPlan
from shamble.cli.progress import progress_bars
from shamble.cli.settings import parse_options, print_json
from shamble.engine.catalog import find
from shamble.engine.errors import ShambleError, did_you_mean
from shamble.engine.playable import Playable
from shamble.server.bots.worker import prepare

ROWS = 20  # of samples, in words


def soak(
    game: str,
    seats: int | None,
    matches: int,
    replays: int | None,
    at_once: int,
    level: str,
    durability: str,
    url: str | None,
    options: list[str],
    game_modules: list[str],
    as_json: bool,
) -> None:
    """The command."""
    if url is not None:
        raise ShambleError("--soak starts a server of its own; leave --url away")
    must_be_told()
    prepare(tuple(game_modules))
    playable = Playable(find(game), seats, parse_options(options))
    if level not in levels(playable):
        raise ShambleError(f"there is no bot {level!r}; {did_you_mean(level, levels(playable))}")
    plan = SoakPlan(
        game=playable.game.id,
        seats=playable.players,
        options=dict(playable.options),
        matches=matches,
        replays=min(matches, 1000) if replays is None else replays,
        at_once=at_once,
        level=level,
    )
    with tempfile.TemporaryDirectory(prefix="shamble-soak-") as name:
        folder = Path(name)
        with own_server(
            folder,
            durability,
            tuple(game_modules),
            bot_pace=0.0,
            bot_grace=0.1,
            note_pauses=True,
        ) as house:
            work = Soak(plan, house, folder)
            totals = {"playing": plan.matches, "reading": plan.replays}
            with progress_bars(totals, quiet=as_json) as tick:
                asyncio.run(work.run(tick))
    print_json(numbers(plan, work)) if as_json else show(plan, work)


def numbers(plan: SoakPlan, work: Soak) -> dict[str, Any]:
    samples = work.samples
    return {
        "game": plan.game,
        "seats": plan.seats,
        "options": plan.options,
        "level": plan.level,
        "matches": len(work.over),
        "replays": work.read,
        "at_once": plan.at_once,
        "cores": os.cpu_count(),
        "phases": work.phases,
        "server_mb": {
            "first": samples[0].server_mb,
            "most": max(sample.server_mb for sample in samples),
            "last": samples[-1].server_mb,
        },
        "workers_mb": {"most": max(sample.workers_mb for sample in samples)},
        "pause_ms": {
            "late": max(sample.late_ms for sample in samples),
            "computing": max(sample.computing_ms for sample in samples),
        },
        "samples": [msgspec.to_builtins(sample) for sample in samples],
    }


def show(plan: SoakPlan, work: Soak) -> None:
    found, console = numbers(plan, work), Console(highlight=False)
    mb, pause, phases = found["server_mb"], found["pause_ms"], found["phases"]
    rows = Rows(show_header=False, box=None)
    rows.add_row(
        "played",
        f"{found['matches']:,} matches of {plan.game} with {plan.seats} seats of {plan.level},"
        f" {plan.at_once} at once, in {phases['played']:,.0f} s",
    )
    reading = phases["read"] - phases["played"]
    rows.add_row("read again", f"{found['replays']:,} of them, whole, in {reading:,.0f} s")
    rows.add_row(
        "the server's memory",
        f"{mb['first']:,.0f} MB at first, {mb['most']:,.0f} MB at most, {mb['last']:,.0f} MB last;"
        f" its workers {found['workers_mb']['most']:,.0f} MB at most",
    )
    rows.add_row(
        "longest pause",
        f"{pause['late']:,.0f} ms, of which it computed {pause['computing']:,.0f} ms at most",
    )
    console.print(rows)
    console.print()
    for line in chart(
        [sample.server_mb for sample in work.samples],
        "MB",
        f"0 to {work.samples[-1].seconds:,.0f} s: the server's memory",
    ):
        console.print(line, soft_wrap=True)
    console.print()
    console.print(samples_table(work.samples))


def samples_table(samples: list[Sample]) -> Rows:
    """About twenty of the samples, with the longest pauses between them."""
    rows = Rows("seconds", "finished", "replays", "server MB", "workers MB", "late ms", box=None)
    for column in rows.columns:
        column.justify = "right"
    count = min(ROWS, len(samples))
    late = squeezed([sample.late_ms for sample in samples], count)
    for number in range(count):
        sample = samples[len(samples) * (number + 1) // count - 1]
        rows.add_row(
            f"{sample.seconds:,.0f}",
            f"{sample.finished:,}",
            f"{sample.replays:,}",
            f"{sample.server_mb:,.0f}",
            f"{sample.workers_mb:,.0f}",
            f"{late[number]:,.0f}",
        )
    return rows
