"""Where a human runs: to the Safe Zone, by way of what is still to be done."""

from __future__ import annotations

from shamble.games.nightmare.content.conditions import LIVE, Condition
from shamble.games.nightmare.rules.conditions import holds_open
from shamble.games.nightmare.rules.movement import room_ahead
from shamble.games.nightmare.rules.terms import (
    has_zombie,
    holds_weapons,
    humans,
    is_human,
    last_space,
    walkers_at,
)
from shamble.games.nightmare.state import Act, Phase, Question, State
from shamble.rules import action_code, rule


@rule
def run(s: State, p: int) -> int:
    if s.question == Question.JUMP or s.phase != Phase.MOVEMENT:
        return go(s, p, s.at[p] + room_ahead(s, p))
    if s.moved == 0 and holds_open(s, p, Condition.HOLD_POSITION) and s.at[p] != s.goal:
        if not has_zombie(s, s.at[p]):
            return action_code(Act.STAY)
    if holds_open(s, p, Condition.LEFT_BEHIND):
        return go(s, p, s.errand[0])
    if holds_open(s, p, Condition.SIGNAL_FLARE):
        return go(s, p, s.errand[1])
    if holds_open(s, p, Condition.AVENGER) or holds_open(s, p, Condition.FACE_THE_DEAD):
        return seek_fight(s, p)
    if s.at[p] == s.goal:
        return seek_supplies(s, p)
    if holds_open(s, p, Condition.WITNESS) and humans(s) != 1 << p:
        return seek_company(s, p)
    return go(s, p, last_space(s, p))


@rule
def errand_behind(s: State, p: int) -> bool:
    """Whether something has to be done outside before the gate opens."""
    return (
        holds_open(s, p, Condition.LEFT_BEHIND)
        or holds_open(s, p, Condition.SIGNAL_FLARE)
        or holds_open(s, p, Condition.HOLD_POSITION)
        or holds_open(s, p, Condition.AVENGER)
        or holds_open(s, p, Condition.FACE_THE_DEAD)
        or (holds_open(s, p, Condition.WITNESS) and humans(s) != 1 << p)
        or (s.holder[Condition.LIVE_ROUNDS] == p and s.bullets[p] < LIVE)
        or (s.holder[Condition.ARMED] == p and holds_weapons(s, p) == 0)
    )


@rule
def go(s: State, p: int, to: int) -> int:
    """As far as possible towards a space."""
    by = to - s.at[p]
    if by > 0 and s.heading >= 0:
        return action_code(Act.FORWARD, min(by, s.allowance))
    if by < 0 and s.heading <= 0:
        return action_code(Act.BACKWARD, min(-by, s.allowance))
    return action_code(Act.STAY)


@rule
def seek_fight(s: State, p: int) -> int:
    """To the nearest walker in reach; else on, but not through the gate."""
    for away in range(s.allowance + 1):
        if s.at[p] + away < s.goal and walkers_at(s, s.at[p] + away) > 0:
            return go(s, p, s.at[p] + away)
        if s.at[p] - away >= 0 and walkers_at(s, s.at[p] - away) > 0:
            return go(s, p, s.at[p] - away)
    return go(s, p, s.goal - 1) if s.at[p] < s.goal - 1 else go(s, p, s.goal - 8)


@rule
def seek_supplies(s: State, p: int) -> int:
    """Back from the gate, one step: an event may bring what is missing."""
    return go(s, p, s.goal - 1)


@rule
def seek_company(s: State, p: int) -> int:
    """Next to another human who is outside the Safe Zone."""
    best = -1
    for q in range(s.players):
        if (
            q != p
            and is_human(s, q)
            and s.at[q] != s.goal
            and abs(s.at[q] - s.at[p]) <= s.allowance
        ):
            if s.at[q] > best:
                best = s.at[q]
    if best >= 0:
        return go(s, p, best)
    return go(s, p, s.goal - 1)
