"""The vocabulary of effects: what cards do is written as lists of these (4.31).

An effect is a step of the rules with its arguments. A program is a list of effects; carrying it out
is putting its steps on the stack, the first on top. `rules/effects.py` says what each step does.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from shamble.games.colony.content.items import Symbol
from shamble.games.colony.content.names import Attached, Lasting
from shamble.games.colony.content.places import Place
from shamble.games.colony.content.survivors import Survivor
from shamble.games.colony.state import Purpose, Step, Whom
from shamble.rules import Grid, Table

# Who and where, besides names: see rules/refs.py.
IT, CHOSEN, OTHER, NEWCOMER = 30, 31, 32, 33
THERE, BESIDE, ORIGIN, HERE = 7, 8, 9, 10
ANY_DECK = THERE


class Effect(NamedTuple):
    step: Step
    a: int = 0
    b: int = 0
    c: int = 0
    d: int = 0


Program = list[Effect]


def morale(change: int) -> Effect:
    return Effect(Step.MORALE, change)


def food(change: int) -> Effect:
    return Effect(Step.FOOD, change)


def pay(tokens: int) -> Effect:
    """COL-315: legal only with so many."""
    return Effect(Step.PAY, tokens)


def helpless(change: int) -> Effect:
    return Effect(Step.HELPLESS, change)


def zombies(count: int, where: int = Place.COLONY) -> Effect:
    return Effect(Step.ZOMBIES, count, where)


def noise(count: int, where: int) -> Effect:
    return Effect(Step.NOISE_AT, count, where)


def choose(whom: Whom, why: Purpose) -> Effect:
    """The chooser names a survivor: from here on it is CHOSEN."""
    return Effect(Step.CHOOSE, whom, why)


def choose_deck(why: Purpose = Purpose.FETCH) -> Effect:
    """A location with cards in its item deck: from here on it is THERE."""
    return Effect(Step.CHOOSE_PLACE, why)


def wound(who: int, count: int = 1) -> Effect:
    return Effect(Step.WOUND, who, count)


def frost(who: int, count: int = 1) -> Effect:
    return Effect(Step.FROST, who, count)


def expose(who: int, times: int = 1) -> Effect:
    return Effect(Step.EXPOSE, who, times)


def put_at(who: int, where: int) -> Effect:
    """COL-093: placing is no move; if there is no space the survivor stays."""
    return Effect(Step.PUT_AT, who, where)


def kill(who: int) -> Effect:
    return Effect(Step.KILL, who)


def remove(who: int) -> Effect:
    return Effect(Step.REMOVE, who)


def attach(who: int, what: Attached) -> Effect:
    return Effect(Step.ATTACH, who, what)


def last(what: Lasting) -> Effect:
    return Effect(Step.LAST, what)


def recruit() -> Effect:
    return Effect(Step.RECRUIT)


def recruit_named(who: Survivor) -> Effect:
    return Effect(Step.RECRUIT_NAMED, who)


def fetch(count: int, where: int, symbol: int = -1) -> Effect:
    """COL-327: of choice; with a symbol up to so many of it."""
    return Effect(Step.FETCH, count, where, symbol)


def together(symbol: Symbol, count: int, to_gone: bool) -> Effect:
    """COL-325: open offers of cards."""
    return Effect(Step.TOGETHER, symbol, count, to_gone)


def rolled(low: int, high: int, *then: Effect) -> Program:
    """If the last roll was from low to high."""
    return [Effect(Step.UNLESS_ROLLED, low, high, len(then)), *then]


def if_alive(who: int, *then: Effect) -> Program:
    return [Effect(Step.UNLESS_ALIVE, who, len(then)), *then]


def if_done(done: bool, *then: Effect) -> Program:
    """If what was to be done together was done (or was not)."""
    return [Effect(Step.UNLESS_DONE, done, len(then)), *then]


def if_in_play(who: Survivor, *then: Effect) -> Program:
    return [Effect(Step.UNLESS_IN_PLAY, who, len(then)), *then]


def just(step: Step, *arguments: int) -> Effect:
    """A deed of one card alone."""
    return Effect(step, *arguments)


ROLL = Effect(Step.ROLL)
CLEAR_FOOD = Effect(Step.CLEAR_FOOD)

LONGEST = 10  # effects of one program


class Book:
    """Programs written down one after the other; their numbers are what cards keep."""

    def __init__(self) -> None:
        self.rows: list[Effect] = []
        self.starts: list[int] = []
        self.counts: list[int] = []

    def add(self, program: Iterable[Effect]) -> int:
        """Write a program down; its number."""
        effects = list(program)
        if len(effects) > LONGEST:
            raise ValueError(f"a program of more than {LONGEST} effects: {effects}")
        self.starts.append(len(self.rows))
        self.counts.append(len(effects))
        self.rows += effects
        return len(self.starts) - 1

    def tables(self) -> tuple[Grid, Table, Table]:
        return (
            Grid([list(map(int, row)) for row in self.rows]),
            Table(self.starts),
            Table(self.counts),
        )


def flat(parts: Sequence[Effect | Program]) -> Program:
    """Effects and short programs, one after the other."""
    effects: Program = []
    for part in parts:
        if isinstance(part, Effect):
            effects.append(part)
        else:
            effects += part
    return effects
