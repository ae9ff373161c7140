"""Strict play names the rule that does what compiled code would get silently wrong."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

import numpy as np
import pytest

import shamble
from shamble.engine.runtime.strict import RuleError
from shamble.rules import (
    EVERYBODY,
    EVERYONE,
    Actions,
    Choice,
    Events,
    Game,
    GameState,
    Questions,
    Refusals,
    Seat,
    ask,
    asks,
    emit,
    end,
    i8,
    push,
    takes,
)
from tests.tiny import lanterns
from tests.tiny.lanterns import Event, Question, State

GAME = shamble.load(lanterns.game, 3)


def wide(s: State) -> None:
    s.left = 128


def wide_in_a_row(s: State) -> None:
    s.hand[1][4] -= 200


def fraction(s: State) -> None:
    s.left = 7 / 2  # type: ignore[assignment]


def before_the_first(s: State) -> None:
    s.points[0] = s.hand[-1][0]


def behind_the_last(s: State) -> None:
    s.hand[0][5] += 1


def tells_too_much(s: State) -> None:
    emit(s, Event.PLAYED, EVERYONE, 0, 1, 2)


def tells_of_no_light(s: State) -> None:
    emit(s, Event.PLAYED, EVERYONE, 0, 5)


def tells_of_no_seat(s: State) -> None:
    emit(s, Event.PLAYED, EVERYONE, 3, 1)


def tells_nobody_who_plays(s: State) -> None:
    emit(s, Event.PLAYED, 1 << 3, 0, 1)


def tells_of_no_event(s: State) -> None:
    emit(s, 2, EVERYONE)


def asks_nobody(s: State) -> None:
    ask(s, 0, Question.PLAY)


def asks_who_does_not_play(s: State) -> None:
    ask(s, 1 << 3, Question.PLAY)


def asks_nothing(s: State) -> None:
    ask(s, 1, 1)


def pushes_no_step(s: State) -> None:
    push(s, 1)


def ends_by_nothing(s: State) -> None:
    end(s, 2)


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        (wide, "left = 128 is out of its range, -128 to 127"),
        (wide_in_a_row, r"hand\[1\]\[4\] = -\d+ is out of its range, -128 to 127"),
        (fraction, "left = 3.5 is no whole number"),
        (before_the_first, r"hand\[-1\]: its indices go from 0 to 3"),
        (behind_the_last, r"hand\[0\]\[5\]: its indices go from 0 to 4"),
        (tells_too_much, "emit of PLAYED: it takes 2 arguments, not more"),
        (tells_of_no_light, "emit of PLAYED: there is no light 5"),
        (tells_of_no_seat, "emit of PLAYED: there is no seat 3"),
        (tells_nobody_who_plays, "emit of PLAYED: its audience 8 is neither EVERYONE nor"),
        (tells_of_no_event, "emit: there is no event 2"),
        (asks_nobody, "ask asks nobody"),
        (asks_who_does_not_play, "ask asks 0b1000, a bit for each seat, but only 3 seats play"),
        (asks_nothing, "ask: there is no question 1"),
        (pushes_no_step, "push: there is no step 1"),
        (ends_by_nothing, "end: there is no ending 2"),
    ],
)
def test_a_wrong_rule_is_named(rule: Callable[[State], None], said: str) -> None:
    s = GAME.strict().new(seed=1)
    s.log = []
    here = rf" \(in {__name__}.{rule.__name__}, line {rule.__code__.co_firstlineno + 1}\)"
    with pytest.raises(RuleError, match=said + ".*" + here):
        rule(s)


def test_a_copy_and_what_a_seat_sees_are_as_strict() -> None:
    game = GAME.strict()
    s = game.new(seed=1)
    for other in (s.copy(), game.redact(s, 0), game.imagine(game.redact(s, 0), 0)):
        with pytest.raises(RuleError, match="left = 128"):
            wide(other)


def test_strict_play_is_the_same_play() -> None:
    strict = GAME.strict()
    s, t = GAME.new(seed=5), strict.new(seed=5)
    while not GAME.is_over(s):
        assert s == t and t == s and s.pack() == t.pack()
        player = min(GAME.to_act(s))
        action = GAME.legal(s, player)[-1]
        assert GAME.apply(s, player, action) == strict.apply(t, player, action)
    assert GAME.result(s) == strict.result(t)


# ---- a game with faults to choose from: everybody tags somebody, then it is over

tag: Game[Tagging] = Game(
    id="tag", prefix="TAG", version=1, players=range(2, 4), package=__name__,
    options=[Choice("fault", ("none", "stuck", "half"))],
)  # fmt: skip


class Tag(Actions):
    TAG = takes(seat=Seat)


class Whom(Questions):
    WHOM = asks(Tag.TAG)


class Tagged(Events):
    TAGGED = takes(seat=Seat)


class Why(Refusals):
    NOT_YOUR_TURN = 1
    NOT_YOURSELF = 2
    UNKNOWN_ACTION = 3
    GAME_OVER = 4


class Doing(IntEnum):
    COUNT = 0


class End(IntEnum):
    DONE = 1


class Tagging(GameState):
    tags = i8(3, shown=EVERYBODY)


tag.declare(
    state=Tagging,
    actions=Tag,
    questions=Whom,
    events=Tagged,
    refusals=Why,
    steps=Doing,
    endings=End,
)


@tag.setup
def set_up(s: Tagging) -> None:
    push(s, Doing.COUNT)
    ask(s, (1 << s.players) - 1, Whom.WHOM)


@tag.forbids(Tag.TAG)
def forbids_tag(s: Tagging, player: int, seat: int) -> int:
    return Why.NOT_YOURSELF if seat == player or s.tags[seat] > 9 else 0


@tag.deed(Tag.TAG)
def do_tag(s: Tagging, player: int, seat: int) -> None:
    s.tags[seat] += 1
    emit(s, Tagged.TAGGED, EVERYONE, seat)


@tag.step(Doing.COUNT)
def count_tags(s: Tagging) -> None:
    if s.options[0] != 1:
        end(s, End.DONE)


@tag.result
def result(s: Tagging, out: list[list[int]]) -> None:
    for seat in range(s.players):
        out[seat][0], out[seat][1] = 0, 1
        if s.options[0] == 2:
            out[seat][0] = s.tags[seat] / 2  # type: ignore[call-overload]


@tag.imagine
def imagine(s: Tagging, player: int) -> None:
    """Nothing is hidden."""


@tag.hint
def hint(s: Tagging, player: int, options: list[int]) -> int:
    return options[1]


@tag.invariant
def broken(s: Tagging) -> int:
    return 0


def played(game: shamble.Playable[Tagging]) -> Tagging:
    s = game.new(seed=1)
    for player in range(game.players):
        game.apply(s, player, game.legal(s, player)[0])
    return s


def test_a_game_that_gets_stuck_names_its_last_step() -> None:
    game = shamble.load(tag, 3, fault="stuck")
    said = f"tag: after {__name__}.count_tags nothing is left to do: push a step, ask somebody or"
    with pytest.raises(TypeError, match=said):
        played(game.strict())
    s = played(game)
    with pytest.raises(TypeError, match=said):
        game.result(s)


def test_a_payoff_that_is_no_whole_number_is_refused() -> None:
    game = shamble.load(tag, 2, fault="half")
    with pytest.raises(
        TypeError, match=r"tag: the result pays seat 0 0\.5 and ranks it 1: payoffs"
    ):
        game.result(played(game))
    whole = shamble.load(tag, 2)
    assert whole.result(played(whole)).payoffs == (0, 0)


@pytest.mark.parametrize("players", [2, 3])
def test_only_seats_at_the_table_are_options(players: int) -> None:
    """Without a word in the game: its rules are not even asked about another seat."""
    game = shamble.load(tag, players).strict()
    s = game.new(seed=1)
    assert [str(a) for a in game.legal(s, 1)] == [f"tag:{p}" for p in range(players) if p != 1]
    for seat in range(players, 8):
        refused = game.why_not(s, 1, f"tag:{seat}")
        assert refused and (refused.rule, refused.reason) == ("TAG-003", "unknown_action")
    refused = game.why_not(s, 1, "tag:1")
    assert refused and refused.reason == "not_yourself"


def test_seats_are_bounded_in_compiled_play_too() -> None:
    game = shamble.load(tag, 3)
    done = [game.target(name).simulate(40, 1, keep=True) for name in ("interpreted", "native")]
    plain, compiled = (outcomes.states for outcomes in done)
    assert plain is not None and compiled is not None
    assert plain.tobytes() == compiled.tobytes()
    states = np.frombuffer(game.new(seed=1).pack(), game.target("native").dtype).copy()
    refused = game.target("native").step_many(states, np.array([1]), np.array([7]))
    assert list(refused) == [Why.UNKNOWN_ACTION]
