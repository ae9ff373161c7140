"""Noise tokens. OUT-129, OUT-139 to OUT-141."""

from __future__ import annotations

from shamble.games.outbreak import game
from shamble.games.outbreak.state import Act, Event, State, Step, Why
from shamble.rules import EVERYONE, emit, push, rule

MOST_TOKENS = 60


@rule
def make_noise(s: State, zone: int) -> None:
    s.noise[zone] = min(MOST_TOKENS, s.noise[zone] + 1)
    emit(s, Event.NOISE, EVERYONE, zone, s.noise[zone])


@game.forbids(Act.NOISE)
def forbids_noise(s: State, player: int) -> int:
    return Why.NO_ACTIONS if s.actions == 0 else 0


@game.deed(Act.NOISE)
def noise(s: State, player: int) -> None:
    s.actions -= 1
    make_noise(s, s.at[s.about[0]])
    push(s, Step.AFTER_ACTION)
