"""For the tests of a game: a position, a step or an answer from it, and what happened.

    from shamble import testing

    game = shamble.load("mall", 3)
    s = testing.position(game, place=4, zombies=[0, 0, 0, 0, 3])
    told = testing.run(game, s, Step.ATTACK, 4)
    told += testing.answer(game, s, {0: "vote:1", 1: "vote:0"})

Positions are strict: what a rule does wrong to one is refused with the name of the rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from shamble.engine.errors import ShambleError
from shamble.engine.language.record import Value
from shamble.engine.language.state import GameState, S, push
from shamble.engine.playable import Happening, Playable
from shamble.engine.runtime.build import core
from shamble.engine.runtime.strict import Stuck


def position(game: Playable[S], **fields: Value) -> S:
    """A new game with some fields set, where nobody is asked and nothing is left to do.

    A row may be given shorter than it is; the rest is blank.
    """
    s = game.strict().position(**fields)
    for seat in range(len(s.answer)):
        s.answer[seat][:] = [-1] * len(s.answer[seat])
    s.depth = s.to_act = s.asked = 0
    return s


def run(game: Playable[S], s: GameState, step: int, *arguments: int) -> list[Happening]:
    """Put a step on the stack and run on until somebody is asked or nothing is left to do."""
    if s.to_act:
        raise ShambleError("somebody is asked here: answer first")
    s.log = []
    push(s, step, *arguments)
    with suppress(Stuck):
        core(game.game).advance(s)
    return told(game, s)


def answer(game: Playable[S], s: GameState, answers: Mapping[int, object]) -> list[Happening]:
    """Answer for some seats, in their order, and run on as `run` does."""
    happened = []
    for seat, action in answers.items():
        try:
            happened += game.apply(s, seat, action)
        except Stuck:  # nothing was left to do: in a test that is an end
            happened += told(game, s)
    return happened


def told(game: Playable[S], s: GameState) -> list[Happening]:
    """What rules have told since the log was begun, which ends it."""
    log, s.log = s.log or [], None
    return game.happenings(log)
