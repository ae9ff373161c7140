"""Rising again (NIT-133 to 135): behind the rearmost human, or out of a ditch."""

from __future__ import annotations

from shamble.games.nightmare import game
from shamble.games.nightmare.content.evolutions import AMBUSH_DISTANCE, Evolution
from shamble.games.nightmare.content.road import APPROACH, BEHIND, FARTHEST, QUICK_BEHIND
from shamble.games.nightmare.rules.evolution import use_up
from shamble.games.nightmare.rules.terms import ask_player, has, is_human, space_id
from shamble.games.nightmare.state import Act, Event, Question, State, Step, Why
from shamble.rules import EVERYONE, emit, offer, push, rule


@rule
def rearmost_human(s: State) -> int:  # NIT-134
    space = FARTHEST
    for p in range(s.players):
        if is_human(s, p):
            space = min(space, s.at[p])
    return space


@rule
def foremost_human(s: State) -> int:
    space = 0
    for p in range(s.players):
        if is_human(s, p):
            space = max(space, s.at[p])
    return space


@game.step(Step.RISE)
def rise(s: State, z: int) -> None:
    if s.face_up[z][Evolution.AMBUSH_RISE] > 0:
        for space in range(rearmost_human(s), foremost_human(s) + 1):
            if forbids_ambush_on(s, space) == 0:
                push(s, Step.RISE_BEHIND, z)
                ask_player(s, z, Question.AMBUSH_RISE)
                return
    rise_behind(s, z)


@rule
def forbids_ambush_on(s: State, space: int) -> int:
    """NIT-133 says where a zombie player rises; ambush_rise opens only these spaces besides."""
    if space < rearmost_human(s) or space > foremost_human(s) or space >= s.goal:
        return Why.TOO_NEAR
    for p in range(s.players):
        if is_human(s, p) and abs(s.at[p] - space) < AMBUSH_DISTANCE:
            return Why.TOO_NEAR
    return 0


@game.forbids(Act.AMBUSH)
def forbids_ambush(s: State, player: int, space: int) -> int:
    return forbids_ambush_on(s, space)


@game.offers(Question.AMBUSH_RISE)
def may_ambush(s: State, player: int, out: list[int]) -> None:
    for space in range(rearmost_human(s), min(foremost_human(s) + 1, s.goal)):
        if forbids_ambush_on(s, space) == 0:
            offer(out, Act.AMBUSH, space)
    offer(out, Act.DECLINE)


@game.deed(Act.AMBUSH)
def ambush(s: State, player: int, space: int) -> None:
    use_up(s, player, Evolution.AMBUSH_RISE)
    stand_up(s, player, space)


@game.step(Step.RISE_BEHIND)
def rise_behind(s: State, z: int) -> None:
    if has(s.down, z):
        back = QUICK_BEHIND if s.face_up[z][Evolution.QUICK_RISE] > 0 else BEHIND
        stand_up(s, z, max(APPROACH, rearmost_human(s) - back))


@rule
def stand_up(s: State, z: int, space: int) -> None:
    s.down &= ~(1 << z)
    s.at[z] = space
    emit(s, Event.ROSE, EVERYONE, z, space_id(space))
