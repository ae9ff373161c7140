"""Where the heuristic wants to go, all in all."""

from __future__ import annotations

from shamble.games.outbreak.content.gear import Gear
from shamble.games.outbreak.content.zombies import Zombie
from shamble.games.outbreak.hints.aims import (
    NEAR,
    NO_AIM,
    arming,
    drivable_car,
    is_shut_off,
    lacks_gear,
    may_go_home,
    nearest_zombies,
    open_room,
    token_at_hand,
)
from shamble.games.outbreak.hints.groups import errand, stand
from shamble.games.outbreak.hints.risk import DESPERATE, daring, is_unheard
from shamble.games.outbreak.missions.words import Goal, TokenKind
from shamble.games.outbreak.rules.distance import ALL_WAYS, NOWHERE, OPEN_WAYS
from shamble.games.outbreak.rules.endings import tokens_left
from shamble.games.outbreak.state import State
from shamble.rules import rule

LAST_SEARCH = 60  # the round from which on nobody looks for what opens doors


@rule
def aim_of(s: State, who: int) -> int:
    """The zone a survivor wants to be in, or -1."""
    if arming(s):
        aim = token_at_hand(s, who)
        if aim == NO_AIM:
            aim = open_room(s, who, NEAR)
        if aim != NO_AIM:
            return aim
    if is_unheard(s) and daring(s) == 0 and lacks_gear(s, who):
        aim = open_room(s, who, NOWHERE - 1)
        if aim != NO_AIM:
            return aim
    aim = aim_of_mission(s, who)
    if aim != NO_AIM and is_shut_off(s, who, aim):
        room = open_room(s, who, NOWHERE - 1)  # something to open doors may be found there
        if room != NO_AIM and s.round < LAST_SEARCH:
            return room
        aim = NO_AIM
    if aim == NO_AIM and daring(s) == DESPERATE:
        return nearest_zombies(s, who, -1, OPEN_WAYS)
    return aim


@rule
def aim_of_mission(s: State, who: int) -> int:
    """What the mission asks for next, whether it can be reached or not."""
    if s.exit_zone >= 0 and s.exit_for_cars == 1:
        car = drivable_car(s, who)
        if car >= 0:
            return s.exit_zone if s.car[who] == car else s.car_zone[car]
    elif s.exit_zone >= 0 and may_go_home(s):
        return s.exit_zone
    if s.goals[Goal.KILLED_ABOMINATION] > 0:
        has_fire = s.hold[who][0] == Gear.MOLOTOV or s.hold[who][1] == Gear.MOLOTOV
        if has_fire or tokens_left(s, TokenKind.TAKE) == 0:
            return nearest_zombies(s, who, Zombie.ABOMINATION, ALL_WAYS)
    if s.goals[Goal.BUILDING] >= 0 and tokens_left(s, TokenKind.SWITCH) == 0:
        return s.start_zone
    if s.goals[Goal.LEVEL_ANY] >= 0 and stand(s) != NO_AIM:
        return stand(s)
    aim = errand(s, who)
    if aim == NO_AIM and s.goals[Goal.LEVEL_ANY] >= 0:
        return nearest_zombies(s, who, -1, ALL_WAYS)
    return aim
