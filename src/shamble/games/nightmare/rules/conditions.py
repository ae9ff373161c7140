"""Additional victory conditions (NIT-194 to 199)."""

from __future__ import annotations

from shamble.games.nightmare import game
from shamble.games.nightmare.content.conditions import (
    AHEAD,
    BACK,
    CONDITIONS,
    DEBT,
    EXCLUSIVE,
    FIRST_CONDITION,
    LIVE,
    NEEDS_OTHER_HUMAN,
    Condition,
)
from shamble.games.nightmare.content.road import Role
from shamble.games.nightmare.rules.terms import holds_weapons, humans, space_id
from shamble.games.nightmare.state import Event, State, Step
from shamble.rules import EVERYONE, emit, rule


@rule
def is_met(s: State, condition: int) -> bool:
    return (s.met >> condition) & 1 == 1


@rule
def holds_open(s: State, p: int, condition: int) -> bool:
    """Whether a player holds a condition that is not met yet."""
    return s.holder[condition] == p and (s.met >> condition) & 1 == 0


@rule
def meet(s: State, condition: int) -> None:  # NIT-197
    s.met |= 1 << condition
    emit(s, Event.CONDITION_MET, EVERYONE, s.holder[condition], condition)


@rule
def may_take(s: State, p: int, condition: int) -> bool:
    """NIT-196: an exclusive condition stands alone."""
    for other in range(CONDITIONS):
        if s.holder[other] == p and (EXCLUSIVE[other] == 1 or EXCLUSIVE[condition] == 1):
            return False
    return True


@game.step(Step.CONDITION)
def take_condition(s: State) -> None:  # NIT-194
    p = s.drawer
    condition = s.card - FIRST_CONDITION
    if not may_take(s, p, condition):
        emit(s, Event.WITHOUT_EFFECT, EVERYONE, s.card)
        return
    s.card = -1  # NIT-195: it stays with the drawer
    s.holder[condition] = p
    emit(s, Event.CONDITION_TAKEN, EVERYONE, p, condition)
    if condition == Condition.LEFT_BEHIND:
        s.errand[0] = max(0, s.here - BACK)
        emit(s, Event.ERRAND, EVERYONE, condition, space_id(s.errand[0]))
    elif condition == Condition.SIGNAL_FLARE:
        s.errand[1] = min(s.goal - 2, s.here + AHEAD)
        emit(s, Event.ERRAND, EVERYONE, condition, space_id(s.errand[1]))
    elif condition == Condition.AVENGER:
        s.kills = 0


@rule
def lose_conditions(s: State, p: int) -> None:
    """NIT-198: they vanish when the holder becomes a zombie."""
    for condition in range(CONDITIONS):
        if s.holder[condition] == p:
            s.holder[condition] = -1
            s.met &= ~(1 << condition)
            s.event_gone[FIRST_CONDITION + condition] += 1
            if condition == Condition.LEFT_BEHIND:
                s.errand[0] = -1
            elif condition == Condition.SIGNAL_FLARE:
                s.errand[1] = -1
            elif condition == Condition.AVENGER:
                s.kills = 0


@rule
def credit(s: State, killers: int) -> None:
    """NIT-086: a kill for each of these humans."""
    p = s.holder[Condition.AVENGER]
    if p >= 0 and (killers >> p) & 1 and not is_met(s, Condition.AVENGER):
        s.kills += 1
        if s.kills >= DEBT:
            meet(s, Condition.AVENGER)


@rule
def is_fulfilled(s: State, p: int, condition: int) -> bool:
    """Whether a condition the player holds is met in this Phase F; the toll comes later."""
    if is_met(s, condition) or condition == Condition.TOLL:
        return True
    if NEEDS_OTHER_HUMAN[condition] == 1 and humans(s) == 1 << p:  # NIT-199
        return True
    if condition == Condition.LIVE_ROUNDS:
        return s.bullets[p] >= LIVE
    if condition == Condition.ARMED:
        return holds_weapons(s, p) > 0
    if condition == Condition.NOT_ALONE:
        return has_company(s, p)
    if condition == Condition.QUARANTINE:
        return (s.noted >> p) & 1 == 1
    return False


@rule
def has_company(s: State, p: int) -> bool:
    for q in range(s.players):
        if q != p and s.role[q] == Role.HUMAN and s.at[q] == s.goal:
            return True
        if s.role[q] == Role.SAFE:
            return True
    return False
