"""The round and its six phases, and how the game ends."""

from __future__ import annotations

from shamble.games.nightmare import game
from shamble.games.nightmare.content.road import Role
from shamble.games.nightmare.rules.movement import human_movement
from shamble.games.nightmare.rules.terms import is_last_call
from shamble.games.nightmare.state import Ending, Event, Phase, State, Step
from shamble.rules import EVERYONE, emit, end, push, rule


@game.step(Step.BEGIN_ROUND)
def begin_round(s: State) -> None:  # NIT-024
    s.round += 1
    for p in range(s.players):
        s.melees[p] = 0
        s.challenged[p] = 0
        s.initiated[p] = 0
    s.plated = 0
    emit(s, Event.ROUND, EVERYONE, s.round, s.start)
    push(s, Step.PHASE_F)
    push(s, Step.PHASE_E)
    push(s, Step.PHASE_D)
    push(s, Step.PHASE_C)
    push(s, Step.PHASE_B)
    enter(s, Phase.MOVEMENT)
    human_movement(s, 0)


@rule
def enter(s: State, phase: int) -> None:  # NIT-025
    s.phase = phase
    emit(s, Event.PHASE, EVERYONE, phase)


@rule
def finish(s: State, ending: int, winners: int) -> None:
    s.winners = winners
    end(s, ending)
    emit(s, Event.ENDED, EVERYONE, ending)


@rule
def safe_ones(s: State) -> int:
    mask = 0
    for p in range(s.players):
        if s.role[p] == Role.SAFE:
            mask |= 1 << p
    return mask


@rule
def same_phase(phase: int) -> int:
    """C1 and C2 are one phase."""
    return Phase.COMBAT if phase == Phase.BETRAYAL else phase


@rule
def zombies_before(s: State) -> int:
    """NIT-202: who was a zombie before this phase began."""
    mask = 0
    for p in range(s.players):
        fresh = s.turned[p] == s.round and same_phase(s.turned_in[p]) == same_phase(s.phase)
        if s.role[p] == Role.ZOMBIE and not fresh:
            mask |= 1 << p
    return mask


@rule
def nobody_is_human(s: State) -> None:
    """NIT-026: the game ends at once."""
    safe = safe_ones(s)
    horde = zombies_before(s)
    if is_last_call(s) and safe != 0:  # NIT-203
        finish(s, Ending.GATE_CLOSED, safe)
    elif horde != 0:  # NIT-202
        finish(s, Ending.OVERRUN, horde)
    else:
        finish(s, Ending.NO_ONE_LEFT, 0)


@rule
def standing_of(s: State, p: int) -> int:
    """Section 8.6: the higher, the better placed; equal values share a place."""
    if (s.winners >> p) & 1:
        return 10000
    if s.role[p] == Role.HUMAN:
        return 1000 + s.at[p]
    return 999 - s.turned[p]


@game.result
def result(s: State, out: list[list[int]]) -> None:
    first = 1 if s.winners != 0 else 2  # nobody has won: rank 1 stays empty
    for p in range(s.players):
        better = 0
        for q in range(s.players):
            better += standing_of(s, q) > standing_of(s, p)
        out[p][0] = (s.winners >> p) & 1
        out[p][1] = first + better
