"""The state, and the types that the rules speak in."""

from __future__ import annotations

from enum import IntEnum

from shamble.cli.skeleton import game
from shamble.rules import (
    EVERYBODY,
    OWNER,
    Actions,
    Events,
    GameState,
    Questions,
    Refusals,
    Seat,
    asks,
    i8,
    takes,
)

SEATS = 4
HAND = 3  # cards each is dealt, and rounds
CARDS = 15  # worth 0 to 14


class Act(Actions):
    PLAY = takes(card=range(CARDS))


class Question(Questions):
    PLAY = asks(Act.PLAY)


class Event(Events):
    PLAYED = takes(seat=Seat, card=range(CARDS), reveals=True)
    WON = takes(seat=Seat)


class Why(Refusals):
    """Why an action is refused, and the number of the rule that says so."""

    NOT_YOUR_TURN = 1
    NOT_HELD = 2
    UNKNOWN_ACTION = 3
    GAME_OVER = 4


class Step(IntEnum):
    REVEAL = 0


class Ending(IntEnum):
    PLAYED_OUT = 1


class State(GameState):
    held = i8(SEATS, CARDS, shown=OWNER)  # 1 for each card in a hand
    played = i8(CARDS, shown=EVERYBODY)  # 1 for each card on the table
    points = i8(SEATS, shown=EVERYBODY)
    deck = i8(CARDS)  # what nobody holds; hidden, as everything that does not say otherwise


game.declare(
    state=State,
    actions=Act,
    questions=Question,
    events=Event,
    refusals=Why,
    steps=Step,
    endings=Ending,
)
