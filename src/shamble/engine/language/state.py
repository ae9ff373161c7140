"""What every game's state holds, and the verbs that rules are written with.

`push` puts a step on the state's own stack, `ask` lets one or more players owe an answer, `emit`
tells the log what happened; `offer` lists an option and `end` ends the game. The state with its
stack is the whole truth: copy it and you have forked the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeVar

from shamble.engine.language.record import EVERYBODY, OWNER, Record, i8, i16, i64, u32
from shamble.engine.language.rule import intrinsic, lowest, rule

SEATS = 8  # the most players any game may have
EVERYONE = -1  # the audience of an event that all may know
SPECTATOR = -1  # the seat of somebody who only watches
ARGUMENTS = 3  # the most arguments of an action
STUCK = 127  # how a game ends whose stack ran empty: never, says the conformance suite


class GameState(Record):
    """The engine's part of a state. A game may redeclare `stack`, `answer` or `options` smaller."""

    players = i8(shown=EVERYBODY)
    options = i8(16, shown=EVERYBODY)  # values of the game's options, in their order
    round = i16(shown=EVERYBODY)
    over = i8(shown=EVERYBODY)  # 0 while the game runs, then the ending

    to_act = i16(shown=EVERYBODY)  # bit p: player p owes an answer
    asked = i16(shown=EVERYBODY)  # bit p: player p was asked this question
    question = i8(shown=EVERYBODY)
    about = i16(2, shown=EVERYBODY)  # what the question is about
    answer = i16(SEATS, 1 + ARGUMENTS, shown=OWNER, blank=-1)  # kind of action, its arguments

    depth = i8(shown=EVERYBODY)
    stack = i16(32, 5)  # a step and its arguments; shown by the engine, see loop.redact

    # The random stream: ChaCha8 key, words drawn so far, and the block they come from.
    key = u32(8)
    drawn = i64()
    block = u32(16)

    runs_on: ClassVar = True  # no part of the value: see below


if TYPE_CHECKING:
    import typing_extensions

    #: The state of a game. Covariant: who asks for any game may be given one with its own state,
    #: and gives its functions no other.
    S = typing_extensions.TypeVar("S", bound=GameState, covariant=True, default=GameState)
else:
    S = TypeVar("S")


@rule
def push(s: GameState, step: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Run `step` when everything above it is done."""
    frame = s.stack[s.depth]
    frame[0] = step
    frame[1] = a
    frame[2] = b
    frame[3] = c
    frame[4] = d
    s.depth += 1


@intrinsic("lambda s: True")
def runs_on(s: GameState) -> bool:
    """Whether a step may go on at once with the next. Not where play in pieces is rehearsed."""
    return bool(s.runs_on)


@rule
def follows(s: GameState, step: int) -> bool:
    """Whether `step` comes next. If so it is off the stack, and the caller carries it out.

    So what most often follows at once need not wait for the loop to come round.
    """
    if not runs_on(s) or s.depth == 0 or s.stack[s.depth - 1][0] != step:
        return False
    s.depth -= 1
    return True


@rule
def ask(s: GameState, players: int, question: int, a: int = 0, b: int = 0) -> None:
    """The players (a bit each) owe an answer. Several answer secretly, in any order."""
    answered = s.asked  # last time: nobody else has answered
    while answered != 0:
        p = lowest(answered)
        for i in range(1 + ARGUMENTS):
            s.answer[p][i] = -1
        answered &= answered - 1
    s.to_act = players
    s.asked = players
    s.question = question
    s.about[0] = a
    s.about[1] = b


@rule
def end(s: GameState, ending: int) -> None:
    """The game is over."""
    s.over = ending
    s.to_act = 0


@intrinsic(
    "lambda s, event, audience, a=0, b=0, c=0, d=0: log_event(s, event, audience, a, b, c, d)"
)
def emit(
    s: GameState, event: int, audience: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0
) -> None:
    """Tell the log what happened, and who may know it: `EVERYONE`, or a bit for each seat."""
    if s.log is not None:
        s.log.append((int(event), audience, (a, b, c, d)))


@rule
def action_code(kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """An action as rules see it: its kind and arguments side by side in one integer."""
    return kind | (a << 8) | (b << 24) | (c << 40)


@rule
def offer(out: list[int], kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """List an option. `out[0]` counts them."""
    out[0] += 1
    out[out[0]] = action_code(kind, a, b, c)


@rule
def offer_each(out: list[int], kind: int, first: int, last: int) -> None:
    """List the actions of a kind with the arguments from `first` to `last`, if there are any."""
    n = out[0]
    for a in range(first, last + 1):
        n += 1
        out[n] = action_code(kind, a)
    out[0] = n
