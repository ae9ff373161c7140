"""People who owe an answer and may be silent only so long: a timer each, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from shamble.match import seats
from shamble.match.seats import Table


@dataclass(frozen=True)
class Owed:
    """An answer a person owes: how often they have answered, and for how long they may not."""

    holder: str
    said: int
    after: int


class Silence:
    """Tells when somebody has been silent for as long as their table allows."""

    def __init__(self, tell: Callable[[str, int, Owed], None]) -> None:
        self._tell = tell  # match, seat, what was owed when the timer began
        self._timers: dict[str, dict[int, tuple[Owed, asyncio.TimerHandle]]] = {}

    def expect(self, match: str, owed: dict[int, Owed]) -> None:
        """Who owes an answer now. A timer for the same answer runs on; any other stops."""
        timers = self._timers.pop(match, {})
        kept = {}
        for seat, answer in owed.items():
            running = timers.get(seat)
            if running and running[0] == answer:
                kept[seat] = timers.pop(seat)
            else:
                loop = asyncio.get_running_loop()
                timer = loop.call_later(answer.after, self._ring, match, seat)
                kept[seat] = (answer, timer)
        for _, timer in timers.values():
            timer.cancel()
        if kept:
            self._timers[match] = kept

    def _ring(self, match: str, seat: int) -> None:
        timers = self._timers[match]
        answer, _ = timers.pop(seat)
        if not timers:
            del self._timers[match]
        self._tell(match, seat, answer)

    def stop(self) -> None:
        for match in list(self._timers):
            self.expect(match, {})


def owed(table: Table, owing: Iterable[int], said: Callable[[int], int]) -> dict[int, Owed]:
    """Of the seats that owe an answer, those whose person may be silent only so long."""
    chairs = ((number, table.seats[number]) for number in owing)
    return {
        number: Owed(seat.holder, said(number), seat.after)
        for number, seat in chairs
        if seat.after and seat.kind == "person"
    }


def stand_in(table: Table, silent: Mapping[int, Owed], status: str) -> Table:
    """Bots stand in for who was silent, if it is still they and their time is still the same."""
    if status != "running":
        return table
    for number, answer in silent.items():
        seat = table.seats[number]
        if (seat.holder, seat.after) == (answer.holder, answer.after):
            table = seats.stand_in(table, number)
    return table
