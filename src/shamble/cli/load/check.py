"""No acknowledged move is lost, none is doubled: the logs against what the players were told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from shamble.cli.load.table import Kept
from shamble.engine.language.actions import ActionSpace
from shamble.match.match import Acted, Entry
from shamble.store import Store


async def compare_with_store(
    path: Path, kept: list[Kept], actions: ActionSpace, tick: Callable[[int], None]
) -> list[str]:
    """What is wrong with the logs, in sentences; nothing, if all is well."""
    wrong: list[str] = []
    async with await Store.open(path) as store:
        for one in kept:
            wrong += faults(one, await store.entries(one.match), actions)
            tick(1)
    return wrong


def faults(kept: Kept, log: list[Entry], actions: ActionSpace) -> list[str]:
    """Every promise is in the log as it was given, and the log holds nothing else."""
    wrong = []
    for seq, promise in kept.promises.items():
        meant = Acted(promise.seat, str(actions.action(promise.action)), promise.request)
        if seq >= len(log):
            wrong.append(f"{kept.match}: entry {seq} was acknowledged and is lost")
        elif log[seq] != meant:
            wrong.append(f"{kept.match}: entry {seq} is {log[seq]}, acknowledged was {meant}")
    more = len(log) - len(kept.promises) - kept.unanswered
    if more > 0:
        wrong.append(f"{kept.match}: the log has {more} entries that nobody was told of")
    return wrong


def faults_by_number(kept: Kept) -> list[str]:
    """As much as can be said without the store: the entries follow one another."""
    numbers = sorted(kept.promises)
    if numbers != list(range(len(numbers))) and not kept.unanswered:
        return [f"{kept.match}: the acknowledged entries {numbers[:5]} … do not follow one another"]
    return []
