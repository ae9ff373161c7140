"""A process that appends to matches as fast as it can and says so, until somebody kills it.

Arguments: the store, the answer to give and take back, this run's name, the matches. For every
append that has returned, and only then, it prints `match seq request`.
"""

from __future__ import annotations

import asyncio
import sys

from shamble.store import Store
from tests.store.scenes import an_entry


async def main(address: str, answer: str, run: str, matches: list[str]) -> None:
    async with await Store.open(address) as store:

        async def write(match: str) -> None:
            seq = len(await store.entries(match))
            while True:
                request = f"{run}-{seq}"
                await store.append(match, seq, an_entry(seq, answer, request))
                print(match, seq, request, flush=True)
                seq += 1

        await asyncio.gather(*map(write, matches))


if __name__ == "__main__":
    _, address, answer, run, *matches = sys.argv
    asyncio.run(main(address, answer, run, matches))
