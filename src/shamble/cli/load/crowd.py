"""A process full of players: connects them all, waits for the word, plays, and counts."""

from __future__ import annotations

import asyncio
import gc
import resource
from dataclasses import replace
from multiprocessing.connection import Connection

from shamble.cli.load.lines import Http
from shamble.cli.load.plan import Plan
from shamble.cli.load.table import Clock, Table, Tally

HTTP_LINES = 64
CONNECT_AT_ONCE = 32
SETTLE_SECONDS = 60.0  # for answers still on their way when the time is up
TICK = 0.02


def shares(plan: Plan) -> list[tuple[Plan, int]]:
    """The plan of each process, and how many tables come before its own."""
    found, first = [], 0
    for number in range(plan.processes):
        tables = plan.tables // plan.processes + (number < plan.tables % plan.processes)
        watched = plan.watched // plan.processes + (number < plan.watched % plan.processes)
        part = replace(plan, players=tables * plan.seats, watched=min(watched, tables))
        found.append((part, first))
        first += tables
    return found


def run(plan: Plan, first: int, host: str, port: int, boss: Connection) -> None:
    """The process. Says of each table how many came, waits for a word, then sends its tally."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    try:
        boss.send(asyncio.run(_play(plan, first, host, port, boss)))
    except ExceptionGroup as group:
        boss.send(group.exceptions[0])
    except Exception as error:
        boss.send(error)


async def _play(plan: Plan, first: int, host: str, port: int, boss: Connection) -> Tally:
    clock, tally = Clock(), Tally()
    lines = [Http(host, port) for _ in range(HTTP_LINES)]
    tables = [
        Table(plan, clock, tally, first + number, number < plan.watched)
        for number in range(plan.tables)
    ]
    door = asyncio.Semaphore(CONNECT_AT_ONCE)

    async def come_in(number: int, table: Table) -> None:
        async with door:
            await table.open(lines[number % HTTP_LINES], host, port)
            boss.send(len(table.readers))

    await asyncio.gather(*(come_in(number, table) for number, table in enumerate(tables)))
    gc.collect()
    gc.freeze()
    await asyncio.to_thread(boss.recv)  # the word to begin
    clock.playing = clock.counting = True
    for table in tables:
        for reader in table.players:
            table.consider(reader)
    await _keep_playing(plan.seconds, tables, lines)
    clock.playing = clock.counting = False
    await _settle(tables)
    for table in tables:
        table.finish()
    for line in lines:
        line.close()
    return tally


async def _keep_playing(seconds: float, tables: list[Table], lines: list[Http]) -> None:
    """Until the time is up; tables whose match is over get another."""
    end = asyncio.get_running_loop().time() + seconds
    async with asyncio.TaskGroup() as moving:
        while asyncio.get_running_loop().time() < end:
            await asyncio.sleep(TICK)
            for number, table in enumerate(tables):
                if table.wants_another():
                    moving.create_task(table.move_on(lines[number % HTTP_LINES]))


async def _settle(tables: list[Table]) -> None:
    patience = asyncio.get_running_loop().time() + SETTLE_SECONDS
    while any(reader.request for table in tables for reader in table.players):
        if asyncio.get_running_loop().time() > patience:
            return
        await asyncio.sleep(TICK)
