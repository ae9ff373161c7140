"""The end, and what it is worth."""

from __future__ import annotations

from shamble.games.pursuit import game
from shamble.games.pursuit.content.roads import START
from shamble.games.pursuit.state import Ending, Event, State
from shamble.rules import EVERYONE, emit, end, rule


@rule
def score_of(s: State) -> int:
    """PUR-112 to 114: progress, and for the living 20 + 2 HP + Nerve."""
    progress = s.player - START
    if s.over == Ending.EVACUATED:
        return progress + 20 + 2 * s.hp + s.nerve
    return progress


@rule
def finish(s: State, ending: int) -> None:  # PUR-110, 111
    end(s, ending)
    emit(s, Event.ENDED, EVERYONE, ending, score_of(s))


@game.result
def result(s: State, out: list[list[int]]) -> None:
    out[0][0] = score_of(s)
    out[0][1] = 1 if s.over == Ending.EVACUATED else 2
