"""Phase 3: the change between DAY and NIGHT."""

from __future__ import annotations

from shamble.games.pursuit import game
from shamble.games.pursuit.state import Event, Phase, State, Step
from shamble.rules import EVERYONE, emit, rule


@game.step(Step.CHANGE_TIME)
def change_time(s: State) -> None:
    if s.above_count == 0 or s.above_at[0] > s.player:  # PUR-090
        emit(s, Event.SKIPPED, EVERYONE, Phase.CHANGE_TIME)
    while s.above_count > 0 and s.above_at[0] <= s.player:  # PUR-094: from left to right
        place_time(s)


@rule
def place_time(s: State) -> None:
    """PUR-091: the leftmost card above the row goes onto the time stack."""
    s.times[s.times_count] = s.above[0]
    s.times_count += 1
    emit(s, Event.TIME_PLACED, EVERYONE, s.above[0])
    s.above[0] = s.above[1]
    s.above_at[0] = s.above_at[1]
    s.above[1] = -1
    s.above_at[1] = -1
    s.above_count -= 1
