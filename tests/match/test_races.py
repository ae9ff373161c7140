"""Races: two answers at once, an answer for an old position, the same answer twice.

Two authorities stand for two processes; delays are injected between read and write.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from typing import Any

import pytest

from shamble.match.errors import AlreadyDone, Conflict
from shamble.match.match import Acted, Entry, Match
from shamble.match.running import Done, Live, Refused, RunningMatches
from tests.conformance.tables import Setting, table
from tests.tiny import lanterns

pytestmark = pytest.mark.threads

KEY = bytes(range(32))


class SlowLog:
    """A log in memory whose reads and writes take their time, in an order dice decide."""

    def __init__(self, seed: int = 0) -> None:
        self.stored: list[Entry] = []
        self.dice = random.Random(seed)
        self.conflicts = 0

    async def pause(self) -> None:
        for _ in range(self.dice.randrange(6)):
            await asyncio.sleep(0)

    async def append(self, match: str, seq: int, entry: Entry) -> None:
        await self.pause()
        for number, other in enumerate(self.stored):
            if entry.request and (other.seat, other.request) == (entry.seat, entry.request):
                raise AlreadyDone(number)
        if seq != len(self.stored):
            self.conflicts += 1
            raise Conflict("taken")
        self.stored.append(entry)
        await self.pause()

    async def entries(self, match: str, since: int = 0) -> list[Entry]:
        await self.pause()
        found = self.stored[since:]
        await self.pause()
        return found

    def doubt(self, match: str) -> None:
        """Nothing is kept but what is stored."""

    def forget(self, match: str) -> None:
        """Nothing is kept but what is stored."""


LANTERNS: Setting = ("lanterns", 4, ())


def processes(log: SlowLog, count: int, setting: Setting = LANTERNS) -> list[RunningMatches]:
    async def open_match(match_id: str) -> Live:
        await log.pause()
        game = table(setting)
        seats = {f"guest {seat}": seat for seat in range(game.players)}
        return Live(match_id, Match(game, KEY), seats)

    return [RunningMatches(log, open_match) for _ in range(count)]


def run(*calls: Coroutine[Any, Any, Any]) -> list[Any]:
    async def together() -> list[Any]:
        return await asyncio.gather(*calls)

    return asyncio.run(together())


def first_action(seat: int) -> str:
    game = table(LANTERNS)
    return str(game.legal(game.new(key=KEY), seat)[0])


@pytest.mark.parametrize("seed", range(30))
def test_answers_at_once_to_one_question_all_count(seed: int) -> None:
    log = SlowLog(seed)
    authorities = processes(log, 4)
    done = run(
        *(
            authorities[seat].act("m", f"guest {seat}", first_action(seat), 0, f"r{seat}")
            for seat in range(4)
        )
    )
    assert sorted(answer.seq for answer in done) == [0, 1, 2, 3]
    assert sorted(entry.seat for entry in log.stored) == [0, 1, 2, 3]
    assert Match(table(LANTERNS), KEY, log.stored).state.left == 3


@pytest.mark.parametrize("seed", range(30))
def test_the_same_answer_twice_acts_once(seed: int) -> None:
    log = SlowLog(seed)
    first, second = processes(log, 2)
    action = first_action(1)
    done = run(
        first.act("m", "guest 1", action, 0, "same"),
        second.act("m", "guest 1", action, 0, "same"),
        first.act("m", "guest 1", action, 0, "same"),
    )
    assert done == [Done(0)] * 3
    assert log.stored == [Acted(1, action, "same")]


@pytest.mark.parametrize("seed", range(30))
def test_two_different_answers_of_one_seat_one_wins(seed: int) -> None:
    log = SlowLog(seed)
    first, second = processes(log, 2)
    actions = [str(a) for a in table(LANTERNS).legal(table(LANTERNS).new(key=KEY), 0)]
    done = run(
        first.act("m", "guest 0", actions[0], 0, "one"),
        second.act("m", "guest 0", actions[-1], 0, "two"),
    )
    assert len(log.stored) == 1
    won = [answer for answer in done if isinstance(answer, Done)]
    lost = [answer for answer in done if isinstance(answer, Refused)]
    assert len(won) == len(lost) == 1
    assert lost[0].reason == "not_your_turn"


def test_an_answer_for_an_old_position_is_refused() -> None:
    log = SlowLog()
    (authority,) = processes(log, 1)
    for seat in range(4):
        run(authority.act("m", f"guest {seat}", first_action(seat), 0, f"r{seat}"))
    (late,) = run(authority.act("m", "guest 2", first_action(2), 1, "late"))
    assert late == Refused("old_position", 4)
    assert len(log.stored) == 4


def test_nobody_answers_for_another_seat() -> None:
    log = SlowLog()
    (authority,) = processes(log, 1)
    (refused,) = run(authority.act("m", "a stranger", "play:0", 0, "r"))
    assert refused == Refused("not_seated", 0)
    assert log.stored == []


def test_a_refusal_names_the_rule() -> None:
    log = SlowLog()
    (authority,) = processes(log, 1)
    game = table(LANTERNS)
    s = game.new(key=KEY)
    assert isinstance(s, lanterns.State)
    missing = next(f"play:{light}" for light in range(5) if s.hand[0][light] == 0)
    (refused,) = run(authority.act("m", "guest 0", missing, 0, "r"))
    assert (refused.reason, refused.rule) == ("not_held", "LAN-002")


def test_taking_back_goes_by_the_same_path() -> None:
    log = SlowLog()
    (authority,) = processes(log, 1)
    (nothing,) = run(authority.take_back("m", "guest 0", 0, "u0"))
    assert nothing == Refused("undo_nothing", 0)
    run(authority.act("m", "guest 0", first_action(0), 0, "r"))
    (done,) = run(authority.take_back("m", "guest 0", 1, "u1"))
    assert done == Done(1)
    (again,) = run(authority.take_back("m", "guest 0", 1, "u1"))
    assert again == Done(1)
    assert len(log.stored) == 2


@pytest.mark.parametrize("seed", range(8))
def test_a_whole_match_in_four_processes_loses_and_doubles_nothing(seed: int) -> None:
    """Everybody answers as fast as they can, every request is sent twice."""
    log = SlowLog(seed)
    authorities = processes(log, 4)
    acknowledged: dict[int, tuple[int, str]] = {}

    async def player(seat: int) -> None:
        authority, dice = authorities[seat], random.Random(seat)
        number = 0
        while True:
            live = await authority.live("m")
            if live.match.is_over:
                return
            if seat not in live.match.game.to_act(live.match.state):
                await asyncio.sleep(0)
                continue
            action = str(dice.choice(live.match.game.legal(live.match.state, seat)))
            seq, number = live.match.seq, number + 1
            both = await asyncio.gather(
                *(
                    authority.act("m", f"guest {seat}", action, seq, f"{seat}-{number}")
                    for _ in range(2)
                )
            )
            assert both[0] == both[1], both
            if isinstance(both[0], Done):
                assert both[0].seq not in acknowledged
                acknowledged[both[0].seq] = (seat, action)

    run(*(player(seat) for seat in range(4)))
    assert sorted(acknowledged) == list(range(len(log.stored)))
    for seq, (seat, action) in acknowledged.items():
        entry = log.stored[seq]
        assert isinstance(entry, Acted)
        assert (entry.seat, entry.action) == (seat, action)
    assert Match(table(LANTERNS), KEY, log.stored).is_over
