"""The round and its end. OUT-029 to OUT-031, OUT-236 to OUT-239."""

from __future__ import annotations

from shamble.games.outbreak import game
from shamble.games.outbreak.content.gear import FIRED, SLOTS
from shamble.games.outbreak.missions.words import Goal
from shamble.games.outbreak.rules.endings import finish, goes_on
from shamble.games.outbreak.rules.terms import is_living, published
from shamble.games.outbreak.state import (
    Act,
    Ending,
    Event,
    Option,
    Question,
    State,
    Step,
    Why,
)
from shamble.rules import EVERYONE, ask, emit, push, rule

NO_LIMIT = 999  # `round_limit=0`, none, and what even that cannot exceed


@game.step(Step.ROUND)
def new_round(s: State) -> None:
    s.round += 1
    s.acted = 0
    emit(s, Event.ROUND, EVERYONE, s.round)
    push(s, Step.ROUND_END)
    push(s, Step.ZOMBIE_TURN)
    push(s, Step.NEXT_SURVIVOR)


@rule
def may_go(s: State, who: int) -> bool:
    return is_living(s, who) and (s.acted >> who) & 1 == 0


@game.step(Step.NEXT_SURVIVOR)
def next_survivor(s: State) -> None:
    """OUT-030: from the start character clockwise, one lap."""
    for i in range(s.team):
        who = s.circle[(s.start + i) % s.team]
        if may_go(s, who):
            push(s, Step.NEXT_SURVIVOR)
            if published(s, Option.TURN_ORDER) == 1 and others_of_seat(s, who) > 0:
                ask(s, 1 << s.owner[who], Question.ACTIVATE)
            else:
                push(s, Step.START_TURN, who)
            return


@rule
def others_of_seat(s: State, who: int) -> int:
    """How many more of the same player have not acted yet."""
    n = 0
    for i in range(s.team):
        other = s.circle[i]
        n += other != who and s.owner[other] == s.owner[who] and may_go(s, other)
    return n


@game.forbids(Act.PICK_SURVIVOR)
def forbids_pick_survivor(s: State, player: int, survivor: int) -> int:
    if s.question == Question.ACTIVATE:
        return 0 if s.owner[survivor] == player and may_go(s, survivor) else Why.NOT_CHOSEN
    if s.question == Question.CHOOSE_START:
        return 0 if is_living(s, survivor) else Why.CANNOT_START
    return 0 if is_in_pool(s, survivor) else Why.NOT_IN_POOL


@rule
def is_in_pool(s: State, survivor: int) -> bool:
    """`deal=draft`: of the crew, and not picked yet."""
    return s.owner[survivor] < 0 and survivor < pool_size(s)


@rule
def pool_size(s: State) -> int:  # OUT-028
    return 6 if s.options[Option.CREW] == 1 else 12


# ---- the end of the turn


@game.step(Step.ROUND_END)
def round_end(s: State) -> None:
    """OUT-239: mission checks, reload, remove noise, pass the marker, next round."""
    s.zombie_turn = 0
    emit(s, Event.ROUND_OVER, EVERYONE, s.round)
    if not goes_on(s, True):
        return
    if s.round >= last_round(s):  # OUT-246a
        finish(s, Ending.OUT_OF_TIME)
    else:
        reload_all(s)
        for i in range(s.zone_count):  # OUT-236
            s.noise[s.zones[i]] = 0
        pass_marker(s)
        push(s, Step.ROUND)


@rule
def last_round(s: State) -> int:
    """A mission's own limit comes first."""
    if s.goals[Goal.ROUND_LIMIT] > 0:
        return s.goals[Goal.ROUND_LIMIT]
    return NO_LIMIT if s.options[Option.ROUND_LIMIT] == 0 else s.options[Option.ROUND_LIMIT]


@rule
def reload_all(s: State) -> None:  # OUT-107, OUT-109
    for i in range(s.team):
        row = s.hold[s.circle[i]]
        for slot in range(SLOTS):
            if row[slot] >= FIRED:
                row[slot] -= FIRED


@rule
def pass_marker(s: State) -> None:
    """OUT-237, OUT-238: to the next living survivor; by `turn_order` to the next player, if any."""
    seat = s.owner[s.circle[s.start]]
    by_player = published(s, Option.TURN_ORDER) == 1
    for lap in range(2):
        for i in range(1, s.team + 1):
            place = (s.start + i - lap) % s.team
            who = s.circle[place]
            if is_living(s, who) and not (by_player and s.owner[who] == seat and lap == 0):
                s.start = place
                tell_start(s, who)
                return


@rule
def tell_start(s: State, who: int) -> None:
    """The marker is a character's, or a player's by `turn_order`."""
    if published(s, Option.TURN_ORDER) == 1:
        emit(s, Event.START_PLAYER, EVERYONE, s.owner[who])
    else:
        emit(s, Event.START_MARKER, EVERYONE, who)
