"""What a mission switches on: spawns, exit, doors, cars, rewards."""

from __future__ import annotations

from shamble.games.outbreak.missions.words import Do, On, TokenKind
from shamble.games.outbreak.rules.endings import tokens_left
from shamble.games.outbreak.state import Event, State, Step
from shamble.rules import EVERYONE, emit, push, rule


@rule
def taken(s: State) -> int:
    """Tokens of kind `take` that are taken."""
    n = 0
    for token in range(s.token_count):
        n += s.token_kind[token] == TokenKind.TAKE and s.token_done[token] == 1
    return n


@rule
def answers_token(s: State, on: int, about: int, token: int) -> bool:
    """Whether a trigger fires now that this token has been taken or switched on."""
    if s.token_kind[token] == TokenKind.SWITCH:
        return on == On.SWITCHES_ON and tokens_left(s, TokenKind.SWITCH) == 0
    if on == On.TOKEN_TAKEN:
        return about == token
    if on == On.COUNT:
        return about == taken(s)
    if on == On.ALL_TAKEN:
        return tokens_left(s, TokenKind.TAKE) == 0
    if on == On.COLOUR_TAKEN:
        return about == s.token_colour[token]
    return on == On.ANY_TAKEN


@rule
def fire_for_token(s: State, who: int, token: int) -> None:
    """Each one time unless it says `any`."""
    firing = 0
    for i in range(s.trigger_count):
        row = s.triggers[i]
        if (s.fired >> i) & 1 == 0 and answers_token(s, row[0], row[1], token):
            firing |= 1 << i
            if row[0] != On.ANY_TAKEN:
                s.fired |= 1 << i
    carry_out(s, who, firing)


@rule
def fire_for_level(s: State, who: int, level: int) -> None:
    firing = 0
    for i in range(s.trigger_count):
        row = s.triggers[i]
        if (s.fired >> i) & 1 == 0 and row[0] == On.LEVEL and row[1] == level:
            firing |= 1 << i
    s.fired |= firing
    carry_out(s, who, firing)


@rule
def carry_out(s: State, who: int, firing: int) -> None:
    """In the order listed, then the rewards in theirs: the last reward is pushed first."""
    for i in range(s.trigger_count):
        if (firing >> i) & 1:
            switch_on(s, s.triggers[i][2], s.triggers[i][3])
    for j in range(s.trigger_count):
        i = s.trigger_count - 1 - j
        if (firing >> i) & 1 and s.triggers[i][2] >= Do.GIVE_FOOD:
            push(s, Step.REWARD, s.triggers[i][2], who)


@rule
def switch_on(s: State, do: int, to: int) -> None:
    if do == Do.ACTIVATE_SPAWN:
        s.spawn_active[to] = 1
        emit(s, Event.SPAWN_ACTIVE, EVERYONE, s.spawn_zone[to])
    elif do == Do.ACTIVATE_EXIT:
        s.exit_open = 1
        emit(s, Event.EXIT_OPEN, EVERYONE, s.exit_zone)
    elif do == Do.UNLOCK_DOORS:
        s.unlocked |= 1 << to
        emit(s, Event.UNLOCKED, EVERYONE, to)
    elif do == Do.UNLOCK_CAR:
        s.car_drivable[to] = 1
        emit(s, Event.CAR_UNLOCKED, EVERYONE, to)
