"""Phase B: electing the Chief of Security (4.7)."""

from __future__ import annotations

from shamble.games.mall import game
from shamble.games.mall.content.places import Place
from shamble.games.mall.rules.rounds import enter_phase
from shamble.games.mall.rules.truck import hold_vote
from shamble.games.mall.state import Event, Phase, State, Step
from shamble.rules import EVERYONE, emit


@game.step(Step.ELECTION)
def elect_the_chief(s: State) -> None:
    enter_phase(s, Phase.ELECTION)
    if s.here[Place.SECURITY_HQ] == 0:  # MAL-105, 106: nobody stands in a closed location
        emit(s, Event.NOT_ELECTED, EVERYONE, s.chief)
    else:
        hold_vote(s, Place.SECURITY_HQ)  # MAL-100


@game.step(Step.ELECT)
def elect(s: State, seat: int) -> None:  # MAL-102, 103
    s.chief = seat
    s.elected = seat
    emit(s, Event.ELECTED, EVERYONE, seat)
