"""The heuristic: a sensible beginner who plays for the own secret objective.

Every option of a turn gets a value, and the best one is taken; ending the turn is worth nothing.
A betrayer plays along while its other conditions are open, and lets the colony down once they hold.
"""

from __future__ import annotations

from shamble.games.colony import game
from shamble.games.colony.hints.actions import value_of
from shamble.games.colony.hints.answers import answer_to
from shamble.games.colony.state import Act, Question, State
from shamble.rules import action_code, rule


@game.hint
def sensible(s: State, player: int, options: list[int]) -> int:
    return choose_best(s, player, options)


@rule
def choose_best(s: State, player: int, options: list[int]) -> int:
    if options[0] == 1:
        return options[1]
    if s.question != Question.TURN:
        return answer_to(s, player, options)
    best = action_code(Act.END_TURN)
    most = 0
    for i in range(1, options[0] + 1):
        code = options[i]
        value = value_of(s, player, code & 255, (code >> 8) & 0xFFFF, (code >> 24) & 0xFFFF)
        if value > most:
            most = value
            best = code
    return best
