"""`shamble loadtest`: how many moves a second, how fast the others see them, and none lost."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Rows

from shamble.cli.load import crowd
from shamble.cli.load.check import compare_with_store, faults_by_number
from shamble.cli.load.house import House, own_server
from shamble.cli.load.plan import Plan, loopback
from shamble.cli.load.table import Tally
from shamble.cli.progress import progress_bar
from shamble.cli.settings import parse_options, print_json
from shamble.engine.catalog import find
from shamble.engine.errors import ShambleError
from shamble.engine.playable import Playable
from shamble.server.bots.worker import prepare

WORD = "go"


@dataclass(frozen=True)
class Outcome:
    plan: Plan
    tally: Tally
    wrong: list[str]
    checked: str  # what the acknowledgements were held against

    @property
    def rate(self) -> float:
        return self.tally.moves / self.plan.seconds


def loadtest(
    game: str,
    players: int,
    seats: int | None,
    watched: int | None,
    seconds: float,
    think: float,
    durability: str,
    url: str | None,
    processes: int,
    options: list[str],
    game_modules: list[str],
    as_json: bool,
) -> None:
    """The command: what was asked for becomes a plan."""
    prepare(tuple(game_modules))
    playable = Playable(find(game), seats, parse_options(options))
    tables = -(-players // playable.players)
    if watched is None:
        watched = -(-tables // 5) if playable.players == 1 else 0
    plan = Plan(
        game=game,
        options=dict(playable.options),
        players=players,
        seats=playable.players,
        watched=watched,
        seconds=seconds,
        think=think,
        processes=processes,
        durability=durability,
        game_modules=tuple(game_modules),
    )
    run(plan, playable, url, as_json)


def run(plan: Plan, game: Playable, url: str | None, as_json: bool) -> None:
    """Measure and print; an error if a move was lost or doubled."""
    outcome = measure(plan, game, url, quiet=as_json)
    print_json(numbers(outcome)) if as_json else show(outcome)
    if outcome.wrong:
        raise ShambleError(f"{len(outcome.wrong)} faults, the first: {outcome.wrong[0]}")
    if trouble := outcome.tally.trouble:
        raise ShambleError(f"{len(trouble)} things went wrong, the first: {trouble[0]}")


def measure(plan: Plan, game: Playable, url: str | None, quiet: bool) -> Outcome:
    if url is not None:
        host, port = loopback(url)
        tally = play(plan, host, port, quiet)
        wrong = [fault for kept in tally.kept for fault in faults_by_number(kept)]
        return Outcome(plan, tally, [*wrong, *tally.doubled], "their own numbers")
    with tempfile.TemporaryDirectory(prefix="shamble-load-") as name:
        folder = Path(name)
        with own_server(folder, plan.durability, plan.game_modules) as house:
            tally = play(plan, "127.0.0.1", house.port, quiet, house)
        with progress_bar("checking the logs", len(tally.kept), quiet) as tick:
            store = folder / "matches.db"
            wrong = asyncio.run(compare_with_store(store, tally.kept, game.actions, tick))
    return Outcome(plan, tally, [*wrong, *tally.doubled], "the logs in the store")


def play(plan: Plan, host: str, port: int, quiet: bool, house: House | None = None) -> Tally:
    """Let the crowd in, say the word, and add up what its processes counted."""
    with crowds(plan, host, port) as bosses:
        with progress_bar("connecting", plan.connections, quiet) as tick:
            for boss, tables in bosses:
                for _ in range(tables):
                    tick(said(boss, int))
        before = house.cpu_seconds() if house else None
        for boss, _ in bosses:
            boss.send(WORD)
        tally = Tally()
        with ticking("playing", plan.seconds, quiet) as wait:
            for boss, _ in bosses:
                wait(boss)
                tally.add(said(boss, Tally))
        if house and before is not None:
            tally.server_seconds = (house.cpu_seconds() or before) - before
    return tally


@contextmanager
def crowds(plan: Plan, host: str, port: int) -> Iterator[list[tuple[Connection, int]]]:
    """The processes of the crowd: how to hear from each, and how many tables it has."""
    fresh = get_context("spawn")
    started, bosses = [], []
    try:
        for part, first in crowd.shares(plan):
            boss, own = fresh.Pipe()
            process = fresh.Process(target=crowd.run, args=(part, first, host, port, own))
            process.start()
            own.close()
            started.append(process)
            bosses.append((boss, part.tables))
        yield bosses
        for process in started:
            process.join()
    finally:
        for process in started:
            process.kill()


def said(boss: Connection, kind: type[Any]) -> Any:
    """The next thing a process says; its error, if it has one."""
    try:
        word = boss.recv()
    except EOFError:
        raise ShambleError("a process of the crowd has died") from None
    if isinstance(word, Exception):
        raise ShambleError(f"the crowd gave up: {word}") from word
    assert isinstance(word, kind)
    return word


@contextmanager
def ticking(what: str, seconds: float, quiet: bool) -> Iterator[Callable[[Connection], None]]:
    """A bar that moves by the second until a process speaks."""
    with progress_bar(what, round(seconds), quiet) as tick:
        left = round(seconds)

        def wait(boss: Connection) -> None:
            nonlocal left
            while not boss.poll(1.0):
                if left:
                    tick(1)
                    left -= 1

        yield wait


# ---- figures


def percentile(values: list[float], share: float) -> float | None:
    """In milliseconds; None if there is nothing to tell."""
    if not values:
        return None
    return round(values[min(len(values) - 1, int(len(values) * share))] * 1000, 2)


def numbers(outcome: Outcome) -> dict[str, Any]:
    plan, tally = outcome.plan, outcome.tally
    to_ack, to_other = sorted(tally.to_ack), sorted(tally.to_other)
    return {
        "game": plan.game,
        "players": plan.tables * plan.seats,
        "tables": plan.tables,
        "seats": plan.seats,
        "connections": plan.connections,
        "seconds": plan.seconds,
        "think": plan.think,
        "durability": plan.durability,
        "cores": os.cpu_count(),
        "moves": tally.moves,
        "moves_per_second": round(outcome.rate, 1),
        "matches": len(tally.kept),
        "server_ms_per_move": cpu_per_move(tally),
        "ack_ms": {"p50": percentile(to_ack, 0.5), "p99": percentile(to_ack, 0.99)},
        "other_ms": {"p50": percentile(to_other, 0.5), "p99": percentile(to_other, 0.99)},
        "acknowledged": sum(len(kept.promises) for kept in tally.kept),
        "unanswered": sum(kept.unanswered for kept in tally.kept),
        "sent_twice": tally.twice,
        "refused": tally.refused,
        "faults": outcome.wrong,
        "trouble": tally.trouble[:20],
        "checked_against": outcome.checked,
    }


def show(outcome: Outcome) -> None:
    found = numbers(outcome)
    rows = Rows(show_header=False, box=None)
    seats = "" if found["seats"] == 1 else f" of {found['seats']} seats"
    rows.add_row(
        "crowd",
        f"{found['players']} players at {found['tables']} tables{seats} of {found['game']},"
        f" {found['connections']} connections",
    )
    pace = f"thinking {found['think']} s on average" if found["think"] else "as fast as they can"
    rows.add_row("for", f"{found['seconds']:g} s, {pace}, durability {found['durability']}")
    rows.add_row("moves", f"{found['moves_per_second']:,.0f} a second ({found['moves']:,} in all)")
    if found["server_ms_per_move"]:
        rows.add_row("work of the server", f"{found['server_ms_per_move']:.2f} ms of CPU a move")
    rows.add_row("to the acknowledgement", both(found["ack_ms"]))
    rows.add_row("to another's update", both(found["other_ms"]))
    rows.add_row("matches", f"{found['matches']:,}, one after the other at each table")
    rows.add_row(
        "acknowledged",
        f"{found['acknowledged']:,} moves, {found['sent_twice']:,} of them sent twice;"
        f" {len(found['faults'])} lost or doubled (held against {found['checked_against']})",
    )
    for word in ("refused", "unanswered"):
        if found[word]:
            rows.add_row(word, f"{found[word]:,}")
    if found["trouble"]:
        rows.add_row("trouble", f"{len(outcome.tally.trouble)}, the first: {found['trouble'][0]}")
    Console().print(rows)


def cpu_per_move(tally: Tally) -> float | None:
    """Everything the server did while it was measured, new tables included."""
    moves = sum(len(kept.promises) for kept in tally.kept)
    return round(1000 * tally.server_seconds / moves, 3) if moves and tally.server_seconds else None


def both(times: dict[str, float | None]) -> str:
    if times["p50"] is None:
        return "not measured"
    return f"p50 {times['p50']:,.1f} ms, p99 {times['p99']:,.1f} ms"
