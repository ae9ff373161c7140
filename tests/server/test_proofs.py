"""A file is proven once for all who ask, and few different ones wait for the prover."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from shamble.engine.catalog import find
from shamble.engine.errors import BadFile
from shamble.engine.playable import Playable
from shamble.match.transcript import Transcript
from shamble.server.errors import Trouble
from shamble.server.matches.records import MOST_PROOFS, Records
from shamble.store import Store
from tests.server.houses import settings

pytestmark = pytest.mark.threads


class Prover:
    """Proves what it is given once it is let; counts."""

    def __init__(self, trouble: str = "") -> None:
        self.trouble, self.asked = trouble, 0
        self.free = asyncio.Event()

    async def call(self, work: Callable[[Transcript], str], file: Transcript) -> str:
        self.asked += 1
        await self.free.wait()
        return self.trouble

    def stop(self) -> None:
        pass


def records(folder: Path, prover: Prover, monkeypatch: pytest.MonkeyPatch) -> Records:
    made = Records(Store.__new__(Store), settings(folder))  # proofs need no store
    monkeypatch.setattr(made, "_provers", prover)
    return made


def file(number: int = 0) -> Transcript:
    game = Playable(find("lanterns"), 2, {})
    return Transcript.begin(game, number.to_bytes(32, "big"), ["Ann", "Ben"])


async def until_asked(prover: Prover, times: int) -> None:
    while prover.asked < times:
        await asyncio.sleep(0)


@pytest.mark.parametrize("trouble", ["", "the dice are loaded"])
def test_a_file_is_replayed_once_for_all_who_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    async def ask() -> None:
        prover = Prover(trouble)
        made = records(tmp_path, prover, monkeypatch)
        gone, *asking = [asyncio.create_task(made.prove(file())) for _ in range(100)]
        await until_asked(prover, 1)
        gone.cancel()
        prover.free.set()
        answers = await asyncio.gather(*asking, return_exceptions=True)
        assert {str(answer) for answer in answers} == {trouble or "None"}
        if trouble:
            with pytest.raises(BadFile):
                await made.prove(file())
        else:
            await made.prove(file())
        assert prover.asked == 1

    asyncio.run(ask())


def test_the_proof_is_kept_when_all_who_asked_have_hung_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask() -> None:
        prover = Prover()
        made = records(tmp_path, prover, monkeypatch)
        asking = asyncio.create_task(made.prove(file()))
        await until_asked(prover, 1)
        asking.cancel()
        await asyncio.wait([asking])
        prover.free.set()
        await made.prove(file())
        await made.prove(file())
        assert prover.asked == 1

    asyncio.run(ask())


def test_whoever_comes_when_many_wait_is_told_to_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask() -> None:
        prover = Prover()
        made = records(tmp_path, prover, monkeypatch)
        asking = [asyncio.create_task(made.prove(file(n))) for n in range(MOST_PROOFS)]
        await until_asked(prover, MOST_PROOFS)
        with pytest.raises(Trouble) as busy:
            await made.prove(file(MOST_PROOFS))
        assert (busy.value.status, busy.value.reason) == (503, "busy")
        assert "Retry-After" in busy.value.headers
        joins = asyncio.create_task(made.prove(file(3)))  # waits for it already
        prover.free.set()
        await asyncio.gather(joins, *asking)
        await made.prove(file(MOST_PROOFS))
        assert prover.asked == MOST_PROOFS + 1

    asyncio.run(ask())
