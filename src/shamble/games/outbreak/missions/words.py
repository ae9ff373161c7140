"""The words of the mission format and their numbers in the state."""

from __future__ import annotations

from enum import IntEnum

MOST_DOORS = 24
MOST_SPAWNS = 6
MOST_TOKENS = 10
MOST_CARS = 4
MOST_TRIGGERS = 12
HALF = "ceil(N/2)"
HALF_THE_TEAM = 99  # the same in the state, until the team is dealt


class Goal(IntEnum):
    """What a mission asks for; -1 where it does not."""

    OBJECTIVES_TAKEN = 0
    SWITCHES_ON = 1
    ESCAPED = 2  # `all_living_escaped`: at least this many
    IN_CAR = 3  # … and by car
    FOOD = 4
    KILLED_WALKER = 5
    KILLED_FATTY = 6
    KILLED_ABOMINATION = 7
    KILLED_RUNNER = 8
    LEVEL_ANY = 9
    LEVEL_ALL = 10
    ROUND_END = 11
    BUILDING = 12
    TEAM_BELOW = 13  # losses
    ROUND_LIMIT = 14


GOALS = 16


class TokenKind(IntEnum):
    TAKE = 0
    SWITCH = 1


class CarKind(IntEnum):
    POLICE = 0
    SHOW = 1


class On(IntEnum):
    """When a trigger fires."""

    TOKEN_TAKEN = 0  # this token
    ANY_TAKEN = 1  # each time
    COUNT = 2  # so many of kind `take`
    ALL_TAKEN = 3
    COLOUR_TAKEN = 4
    SWITCHES_ON = 5
    LEVEL = 6


class Do(IntEnum):
    """What a trigger does."""

    ACTIVATE_SPAWN = 0
    ACTIVATE_EXIT = 1
    UNLOCK_DOORS = 2
    UNLOCK_CAR = 3
    GIVE_FOOD = 4
    GIVE_MOLOTOV = 5


ON_WORDS = {
    "objective_taken": On.TOKEN_TAKEN,
    "objective_count": On.COUNT,
    "objectives_taken": On.ALL_TAKEN,
    "objective_color_taken": On.COLOUR_TAKEN,
    "switches_on": On.SWITCHES_ON,
    "level_reached": On.LEVEL,
}
DO_WORDS = {
    "activate_spawn": Do.ACTIVATE_SPAWN,
    "activate_exit": Do.ACTIVATE_EXIT,
    "unlock_doors": Do.UNLOCK_DOORS,
    "unlock_car": Do.UNLOCK_CAR,
    "give_food": Do.GIVE_FOOD,
    "give_molotov_or_shotgun": Do.GIVE_MOLOTOV,
}
LEVELS = ("blue", "yellow", "orange", "red")
COLOUR_WORDS = ("red", "blue", "green")
ZOMBIE_WORDS = ("walker", "fatty", "abomination", "runner")
