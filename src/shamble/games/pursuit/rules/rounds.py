"""The round: four phases in order."""

from __future__ import annotations

from shamble.games.pursuit import game
from shamble.games.pursuit.rules.terms import is_night
from shamble.games.pursuit.state import Event, Question, State, Step
from shamble.rules import EVERYONE, ask, emit, push


@game.step(Step.ROUND)
def begin_round(s: State) -> None:  # PUR-020
    s.round += 1
    s.played = -1
    emit(s, Event.ROUND, EVERYONE, s.round, is_night(s))
    push(s, Step.ROUND)
    push(s, Step.REFILL_HAND)
    push(s, Step.CHANGE_TIME)
    push(s, Step.REFILL_ROW)
    ask(s, 1, Question.ACT)  # PUR-021
