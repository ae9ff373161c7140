"""What a chosen move does, and where it leads: the next move, the next phase (NIT-031 to 043)."""

from __future__ import annotations

from shamble.games.nightmare import game
from shamble.games.nightmare.rules.events import events
from shamble.games.nightmare.rules.movement import (
    choose_move,
    completes_something,
    human_movement,
)
from shamble.games.nightmare.rules.picking_up import anything_lies
from shamble.games.nightmare.rules.terms import (
    ask_player,
    has_zombie,
    is_human,
    on_road,
    place_of,
    space_id,
)
from shamble.games.nightmare.rules.zombie_turn import has_hunted
from shamble.games.nightmare.state import Act, Event, Phase, Question, State, Step
from shamble.rules import EVERYONE, emit, follows, push, rule


@game.deed(Act.FORWARD)
def forward(s: State, player: int, spaces: int) -> None:
    go(s, player, spaces, 1)


@game.deed(Act.BACKWARD)
def backward(s: State, player: int, spaces: int) -> None:
    go(s, player, spaces, -1)


@game.deed(Act.STAY)
def stay(s: State, player: int) -> None:
    emit(s, Event.STAYED, EVERYONE, player, space_id(s.at[player]))
    if is_human(s, player):
        end_move(s, player)
    else:
        has_hunted(s, player)


@rule
def go(s: State, p: int, spaces: int, heading: int) -> None:
    if s.question == Question.MOVE:
        walk(s, p, spaces, heading)
        return
    s.at[p] += spaces * heading
    if s.question == Question.JUMP:  # NIT-054
        emit(s, Event.JUMPED, EVERYONE, p, space_id(s.at[p]))
    else:
        emit(s, Event.MOVED, EVERYONE, p, space_id(s.at[p]))
        has_hunted(s, p)


@rule
def walk(s: State, p: int, spaces: int, heading: int) -> None:
    """Step by step; NIT-034: a zombie on the new space ends the move there."""
    s.heading = heading
    space, gone = s.at[p] + heading, 1
    met = zombie_ahead(s, s.at[p], heading)
    while gone < spaces and gone != met and s.walkers[space] == 0:
        gone += 1
        space += heading
    s.at[p] = space
    s.allowance -= gone
    s.moved += gone
    if gone == met or s.walkers[space] > 0:
        emit(s, Event.BLOCKED, EVERYONE, p, space_id(space))
        is_blocked(s, p)
    else:
        emit(s, Event.MOVED, EVERYONE, p, space_id(space))
        end_move(s, p)


@rule
def zombie_ahead(s: State, space: int, heading: int) -> int:
    """How far the nearest zombie player is in that direction; 0 if there is none."""
    nearest = 0
    for z in range(s.players):
        away = (s.at[z] - space) * heading
        if away > 0 and on_road(s, z) and (nearest == 0 or away < nearest):
            nearest = away
    return nearest


# ---- clearing the way (NIT-035 to 037)


@rule
def is_blocked(s: State, p: int) -> None:
    """Own bullets, one at a time."""
    if s.bullets[p] > 0:
        ask_player(s, p, Question.CLEAR, s.allowance)
    else:
        end_move(s, p)


@game.step(Step.CLEAR_THE_WAY)
def clear_the_way(s: State, p: int) -> None:
    """If none of them is left, on it goes."""
    if has_zombie(s, s.at[p]):
        is_blocked(s, p)
    else:
        choose_move(s, p, 0)


# ---- the end of the move


@rule
def end_move(s: State, p: int) -> None:
    """NIT-042, 043 in Phase A; then the next human moves, or it is over."""
    if s.phase == Phase.MOVEMENT and (
        anything_lies(s, s.at[p], s.lying_count) or completes_something(s, p)
    ):
        push(s, Step.ARRIVE, p)
    elif follows(s, Step.PHASE_A):
        human_movement(s, place_of(s, p) + 1)
    elif follows(s, Step.PHASE_B):
        events(s)
