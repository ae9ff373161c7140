"""Lanterns, the sixth game of docs/adding-a-game.md: hidden hands, simultaneous answers."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from shamble.rules import (
    EVERYBODY,
    EVERYONE,
    OWNER,
    SPECTATOR,
    Action,
    Actions,
    Choice,
    Events,
    Game,
    GameState,
    Questions,
    Refusals,
    Seat,
    action_code,
    ask,
    asks,
    draw_from,
    emit,
    end,
    i8,
    push,
    rule,
    takes,
)

game: Game[State] = Game(
    id="lanterns", prefix="LAN", version=1, players=range(2, 5), payoffs=(0, 4),
    options=[Choice("rounds", ("four", "three"))], package="tests.tiny.lanterns",
)  # fmt: skip

Step = IntEnum("Step", {"REVEAL": 0})
Ending = IntEnum("Ending", {"DARK": 1})


class Act(Actions):
    PLAY = takes(light=range(5))
    CLAIM = takes(light=range(5), talk=True)  # "I play this one", true or not


class Question(Questions):
    PLAY = asks(Act.PLAY)


class Event(Events):
    PLAYED = takes(seat=Seat, light=range(5), reveals=True)
    CLAIMED = takes(seat=Seat, light=range(5))


class Why(Refusals):
    NOT_YOUR_TURN = 1
    NOT_HELD = 2
    UNKNOWN_ACTION = 4
    GAME_OVER = 5


class State(GameState):
    hand = i8(4, 5, shown=OWNER)  # how many of each light a seat holds
    left = i8(shown=EVERYBODY)  # cards in every hand
    played = i8(5, shown=EVERYBODY)
    unused = i8(5)
    claimed = i8(4, shown=EVERYBODY, blank=-1)
    points = i8(4, shown=EVERYBODY)


game.declare(
    state=State, actions=Act, questions=Question, events=Event, refusals=Why,
    steps=Step, endings=Ending,
)  # fmt: skip


@game.setup
def set_up(s: State) -> None:
    s.left = 4 - s.options[0]
    imagine(s, SPECTATOR)  # who has seen nothing imagines a fresh deal
    begin_round(s)


@rule
def begin_round(s: State) -> None:
    push(s, Step.REVEAL)
    ask(s, (1 << s.players) - 1, Question.PLAY)  # LAN-001: all at once, in secret


@game.forbids(Act.PLAY)
def forbids_play(s: State, player: int, light: int) -> int:
    return Why.NOT_HELD if s.hand[player][light] == 0 else 0


@game.deed(Act.CLAIM)
def claim(s: State, player: int, light: int) -> None:
    s.claimed[player] = light
    emit(s, Event.CLAIMED, EVERYONE, player, light)


@game.talk
def boast(s: State, player: int) -> int:
    at_a_full_table = s.players == 4 and s.claimed[player] < 0
    return action_code(Act.CLAIM, 4) if at_a_full_table else -1


@game.verdict
def verdict(states: Sequence[State], player: int, action: Action) -> str:
    light = int(action.args["light"])
    for s in states:
        if s.left < states[0].left:
            kept = s.hand[player][light] < states[0].hand[player][light]
            return "kept" if kept else "broken"
    return "open"


@game.step(Step.REVEAL)
def reveal(s: State) -> None:  # LAN-003: the brightest light that nobody matches scores
    best, bright = 0, -1
    for seat in range(s.players):
        light, same = s.answer[seat][1], 0
        s.hand[seat][light] -= 1
        s.played[light] += 1
        emit(s, Event.PLAYED, EVERYONE, seat, light)
        for other in range(s.players):
            same += s.answer[other][1] == light
        if same == 1 and light > bright:
            best, bright = seat, light
    s.points[best] += bright >= 0
    s.left -= 1
    if s.left == 0:
        end(s, Ending.DARK)
    else:
        begin_round(s)


@game.result
def result(s: State, out: list[list[int]]) -> None:
    for seat in range(s.players):
        out[seat][0], out[seat][1] = s.points[seat], 1
        for other in range(s.players):
            out[seat][1] += s.points[other] > s.points[seat]


@game.imagine
def imagine(s: State, player: int) -> None:
    for light in range(5):
        s.unused[light] = 4 - s.played[light] - (s.hand[player][light] if player >= 0 else 0)
    for seat in range(s.players):
        for _ in range(s.left if seat != player else 0):
            s.hand[seat][draw_from(s, s.unused)] += 1


@game.hint
def brightest(s: State, player: int, options: list[int]) -> int:
    return options[options[0]]


@game.invariant
def what_is_broken(s: State) -> int:
    for i in range(5):
        held = s.hand[0][i] + s.hand[1][i] + s.hand[2][i] + s.hand[3][i]
        if held + s.played[i] + s.unused[i] != 4:
            return 1
    return 0
