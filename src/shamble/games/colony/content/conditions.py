"""The vocabulary of conditions: objectives and crossroads triggers are rows of these.

A condition is a kind, what it is about (a symbol, a survivor, a place) and a number, which may grow
with the players: `Condition(STORED, FUEL, 0, 1)` asks for one fuel card per player. What each kind
means is one small function in `rules/conditions.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import NamedTuple

from shamble.rules import Grid


class Cond(IntEnum):
    NEVER = 0
    # Objectives of players
    MAIN_DONE = 1
    MORALE_AT_MOST = 2
    HAND = 3
    HAND_SIZE = 4
    ONLY = 5
    MOST_CARDS = 6
    EQUIPPED = 7
    HELD_OR_EQUIPPED = 8
    BARRICADES = 9
    UNHURT = 10
    ALL_HURT = 11
    HELPLESS = 12
    BETRAYERS_EXILED = 13
    MORE_SURVIVORS = 14
    SURVIVORS_EXACTLY = 15
    SURVIVORS = 16
    WASTE_AT_MOST = 17
    BURIED = 18
    ALL_AT_COLONY = 19
    NONE_AT_COLONY = 20
    EMPTY_DECKS = 21
    EQUIPPED_IN_ALL = 22
    ZOMBIES_ON_BOARD = 23
    STARVATION = 24
    # Main objectives
    SAMPLES = 25
    ROUND = 26
    ZOMBIES_OUTSIDE_AT_MOST = 27
    ZOMBIES_AT_COLONY_AT_MOST = 28
    BARRICADED_OUTSIDE = 29
    STORED = 30
    FOOD = 31
    FOOD_PER_MEMBER = 32
    ALL_ARMED = 33
    WEAPONS_IN_ALL = 34
    FUEL_PAID = 35
    # Crossroads triggers
    AT_COLONY = 36
    HAS = 37
    HAS_FREE = 38
    IN_PLAY = 39
    IN_PLAY_FREE = 40
    IN_DECK = 41
    OWN_AT = 42
    OWN_FREE_AT = 43
    OWN_OUTSIDE = 44
    OWN_FREE_OUTSIDE = 45
    OUTSIDE_AMONG_ZOMBIES = 46
    MAY_PART = 47
    TWO_LOVERS = 48
    BESIDE_EXILE = 49
    EXILE_BESIDE_FREE = 50
    BARRICADE_AND_ZOMBIE = 51
    MORE_HELPLESS = 52
    TOKENS_IN_ALL = 53
    ALONE_WITH_ANOTHER = 54
    IS_AT = 55
    BEGAN_AT_COLONY = 56
    IT_IS_FREE = 57
    WITH_FUEL = 58
    WITHOUT_FUEL = 59
    FIRST_THERE = 60
    NOT_ALONE_THERE = 61
    FACE = 62
    SEARCHED_AT = 63
    SEARCHED_WITH = 64
    # Options of crossroads cards
    IT_IS_ARMED = 65
    WEAPON_STILL_BORNE = 66
    VICTIM_HAS_CARDS = 67
    ROOM_IN_HOSPITAL = 68
    FOOD_AND_LOST_MEDICINE = 69
    SOMEBODY_TO_NOMINATE = 70
    SOMEBODY_WITH_SECRET = 71
    CARDS_IN_DECKS = 72


class Condition(NamedTuple):
    kind: Cond
    what: int = 0
    base: int = 1
    per: int = 0


MOST = 5  # conditions of one objective
WIDTH = 4


def rows(conditions: Sequence[Condition], most: int = MOST) -> list[int]:
    """The numbers of a list of conditions, filled up; a kind of -1 ends it."""
    if len(conditions) > most:
        raise ValueError(f"more than {most} conditions: {conditions}")
    flat = [int(n) for condition in conditions for n in condition]
    return flat + [-1, 0, 0, 0] * (most - len(conditions))


def grid(lists: Sequence[Sequence[Condition]], most: int = MOST) -> Grid:
    return Grid(rows(conditions, most) for conditions in lists)
