"""The state of Pursuit, and the types its rules speak in."""

from __future__ import annotations

from enum import IntEnum

from shamble.games.pursuit import game
from shamble.games.pursuit.content.cards import Card, Pace
from shamble.rules import (
    EVERYBODY,
    OWNER,
    Actions,
    Events,
    GameState,
    Questions,
    Refusals,
    asks,
    i8,
    i16,
    refuses,
    takes,
)


class Option(IntEnum):
    """Where each option lies in `s.options`, in the order of the declaration."""

    PRESET = 0
    OPEN_ROAD = 1
    STEADY_PACE = 2
    PUZZLE = 3
    SHORT_ROAD = 4
    ALLEY = 5
    LAST_BREATH = 6
    QUIET_NIGHT = 7
    LONG_NIGHT = 8
    CERTAIN_DAWN = 9
    DAILY_ROAD = 10


class Ending(IntEnum):
    EVACUATED = 1
    CAUGHT = 2
    COLLAPSED = 3


class Time(IntEnum):
    DAY = 0
    NIGHT = 1


class Phase(IntEnum):
    ACTION = 0
    REFILL_ROW = 1
    CHANGE_TIME = 2
    REFILL_HAND = 3


class Step(IntEnum):
    ROUND = 0
    REFILL_ROW = 1
    CHANGE_TIME = 2
    REFILL_HAND = 3


class Act(Actions):
    SLEEP = takes()
    MOVE = takes(card=Pace)
    REST = takes(card=Pace)


class Question(Questions):
    ACT = asks(Act.SLEEP, Act.MOVE, Act.REST)


class Why(Refusals):
    GAME_OVER = 110
    NOT_YOUR_TURN = 1
    UNKNOWN_ACTION = 29
    SECOND_WALK = refuses(13, says="card_not_held")
    CARD_NOT_HELD = 27
    NO_ROOM = 33
    SLEEP_ON_ZERO = 63


class Event(Events):
    ROUND = takes(round=range(64), time=Time)
    MOVED = takes(card=Pace, steps=range(5), onto=Card)
    PAID = takes(nerve=range(8), hp=range(8))
    RESTED = takes(card=Pace, nerve=range(8))
    SLEPT = takes(at=Card, hp=range(8))
    SHE_WALKED = takes(steps=range(8), distance=range(40))
    DISCARDED = takes(count=range(40))
    LAID = takes(card=Card, index=range(40), reveals=True)
    HUNG = takes(card=Card, reveals=True)
    TIME_PLACED = takes(card=Card)
    DREW = takes(card=Pace, reveals=True)
    SPENT = takes(card=Pace)
    TOOK_BACK = takes(card=Pace)
    SKIPPED = takes(phase=Phase)
    ENDED = takes(ending=Ending, score=range(80))


class State(GameState):
    # One seat, one question, four phases: far less than the engine's usual room.
    answer = i16(1, 4, shown=OWNER, blank=-1)
    stack = i16(8, 5)
    options = i8(12, shown=EVERYBODY)

    player = i8(shown=EVERYBODY)  # PUR-003: indices on the road
    zombie = i8(shown=EVERYBODY)
    hp = i8(shown=EVERYBODY)
    hp_cap = i8(shown=EVERYBODY)
    nerve = i8(shown=EVERYBODY)
    nerve_cap = i8(shown=EVERYBODY)

    road = i8(40, shown=EVERYBODY, blank=-1)  # cards by index; the discards lie left of the row
    row_start = i8(shown=EVERYBODY)
    laid = i8(shown=EVERYBODY)  # cards laid so far: the row ends at laid - 1
    evaq_at = i8(shown=EVERYBODY, blank=-1)

    above = i8(2, shown=EVERYBODY, blank=-1)  # DAY/NIGHT cards above the row, as drawn
    above_at = i8(2, shown=EVERYBODY, blank=-1)  # the index of the marked card below each
    above_count = i8(shown=EVERYBODY)
    times = i8(3, shown=EVERYBODY, blank=-1)  # the time stack
    times_count = i8(shown=EVERYBODY)

    deck = i8(36, blank=-1)  # top first; the cards before deck_next have been drawn
    deck_next = i8(shown=EVERYBODY)
    deck_size = i8(shown=EVERYBODY)

    held = i8(5, shown=EVERYBODY)  # 1 for each Pace card in hand
    pile = i8(2, blank=-1)  # top first
    spent = i8(3, shown=EVERYBODY, blank=-1)  # the spent line of `steady_pace`
    spent_count = i8(shown=EVERYBODY)
    played = i8(shown=EVERYBODY, blank=-1)  # the Pace card lying aside


game.declare(
    state=State,
    actions=Act,
    questions=Question,
    events=Event,
    refusals=Why,
    steps=Step,
    endings=Ending,
)
