"""Strict play: what compiled code would get silently wrong is refused, with the rule that did it.

A strict state is a state whose every assignment is checked: indices, the range of each field, what
`emit` tells and whom `ask` asks. `Playable.strict` plays on such states; the rules are the same.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Container
from functools import cache
from typing import Any, SupportsIndex

from shamble.engine.language.actions import Domain, Events, Seat
from shamble.engine.language.game import Game
from shamble.engine.language.record import Field, Record
from shamble.engine.language.state import EVERYONE, STUCK, GameState, S, ask


class RuleError(TypeError):
    """A rule does what no state can hold or no log can tell. The message names it."""

    def __init__(self, message: str) -> None:
        super().__init__(f"{message} (in {rule_at_work()})")


class Stuck(TypeError):
    """A game is not over, nobody is asked and nothing is left to do."""


def rule_at_work() -> str:
    """The innermost function on Python's stack that is no part of the engine, with its line."""
    frame = sys._getframe()
    while frame.f_back and frame.f_globals.get("__name__", "").startswith("shamble.engine"):
        frame = frame.f_back
    return f"{frame.f_globals.get('__name__')}.{frame.f_code.co_name}, line {frame.f_lineno}"


class StrictRow(list[Any]):  # Any: numbers, or rows of numbers
    """A row that knows no negative index, and holds only what fits its field."""

    __slots__ = ("field", "where")

    def __init__(self, values: list[object], field: Field, where: str) -> None:
        self.field, self.where = field, where
        super().__init__(checked(value, field, f"{where}[{i}]") for i, value in enumerate(values))

    def __getitem__(self, i: SupportsIndex | slice) -> Any:
        if not isinstance(i, slice):
            self._check_index(i)
        return super().__getitem__(i)

    def __setitem__(self, i: Any, value: Any) -> None:
        if isinstance(i, slice):
            value = [checked(number, self.field, self.where) for number in value]
        else:
            self._check_index(i)
            value = checked(value, self.field, f"{self.where}[{i}]")
        super().__setitem__(i, value)

    def _check_index(self, i: SupportsIndex) -> None:
        if not 0 <= i.__index__() < len(self):
            last = len(self) - 1
            raise RuleError(f"{self.where}[{i.__index__()}]: its indices go from 0 to {last}")


def checked(value: object, field: Field, where: str) -> int | StrictRow:
    """What is to be written into a field, if it fits."""
    if isinstance(value, list):
        return StrictRow(value, field, where)
    if not isinstance(value, int):
        raise RuleError(f"{where} = {value!r} is no whole number")
    if not field.low <= value <= field.high:
        raise RuleError(f"{where} = {value} is out of its range, {field.low} to {field.high}")
    return value


class StrictLog(list[tuple[int, int, tuple[int, ...]]]):
    """A log that takes only events as they are declared."""

    def __init__(self, game: Game, s: GameState) -> None:
        super().__init__()
        self.events, self.players = list(game.events), s.players

    def append(self, told: tuple[int, int, tuple[int, ...]]) -> None:
        number, audience, numbers = told
        if not 0 <= number < len(self.events):
            raise RuleError(f"emit: there is no event {number}")
        kind = self.events[number]
        if audience != EVERYONE and not 0 <= audience < 1 << self.players:
            raise RuleError(
                f"emit of {kind.name}: its audience {audience} is neither EVERYONE nor a set of"
                f" bits for {self.players} seats"
            )
        self._check_numbers(kind, numbers)
        super().append(told)

    def _check_numbers(self, kind: Events, numbers: tuple[int, ...]) -> None:
        domains = kind.signature.domains
        if any(numbers[len(domains) :]):
            raise RuleError(f"emit of {kind.name}: it takes {len(domains)} arguments, not more")
        for (name, domain), number in zip(domains, numbers, strict=False):
            if number not in numbers_of(domain, self.players):
                raise RuleError(f"emit of {kind.name}: there is no {name} {number}")


def numbers_of(domain: Domain, players: int) -> Container[int]:
    """By what numbers rules know the members of a domain at a table of so many."""
    if isinstance(domain, range):
        return range(players if domain is Seat else len(domain))
    return domain._value2member_map_


@cache
def strict_class(cls: type[Record]) -> Any:  # Any: a class made here is no type to a checker
    """A record of the same fields that checks whatever is assigned."""

    class Strict(cls):  # type: ignore[valid-type, misc]
        __slots__ = ()

        def __setattr__(self, name: str, value: object) -> None:
            field = cls.fields.get(name)
            if field is not None:
                value = checked(value, field, name)
            super().__setattr__(name, value)

        def __eq__(self, other: object) -> bool:
            return isinstance(other, cls) and self._numbers() == other._numbers()

        __hash__ = None  # type: ignore[assignment]  # as of every record

    Strict.__name__ = Strict.__qualname__ = cls.__name__
    return Strict


@cache
def strict_state(game: Game[S]) -> type[S]:
    """The strict states of a game."""

    class Strict(strict_class(game.state)):  # type: ignore[misc]
        __slots__ = ("step",)  # the last one taken off the stack

        def __setattr__(self, name: str, value: object) -> None:
            if check := CHECKS.get(name):
                value = check(game, self, value)
            super().__setattr__(name, value)

    Strict.__name__ = Strict.__qualname__ = game.state.__name__
    made: type[S] = Strict
    return made


def check_log(game: Game, s: GameState, value: object) -> object:
    return value if value is None else StrictLog(game, s)


def check_depth(game: Game, s: GameState, depth: int) -> int:
    before = getattr(s, "depth", depth)
    if depth > before and s.stack[before][0] not in game.step_functions:
        raise RuleError(f"push: there is no step {s.stack[before][0]}")
    if depth < before:
        s.step = s.stack[depth][0]  # type: ignore[attr-defined]
    return depth


def check_asked(game: Game, s: GameState, players: int) -> int:
    if sys._getframe(2).f_code is ask.__code__:
        if players == 0:
            raise RuleError("ask asks nobody: its second argument has a bit for each seat")
        if not 0 < players < 1 << s.players:
            raise RuleError(
                f"ask asks {players:#b}, a bit for each seat, but only {s.players} seats play"
            )
    return players


def check_question(game: Game, s: GameState, question: int) -> int:
    if not 0 <= question < len(game.questions):
        raise RuleError(f"ask: there is no question {question}")
    return question


def check_over(game: Game, s: GameState, over: int) -> int:
    if over == STUCK:
        raise stuck(game, s)
    if over != 0 and over not in list(map(int, game.endings)):
        raise RuleError(f"end: there is no ending {over}")
    return over


CHECKS: dict[str, Callable[[Game, Any, Any], object]] = {  # Any: what rules really assign
    "log": check_log,
    "depth": check_depth,
    "asked": check_asked,
    "question": check_question,
    "over": check_over,
}


def stuck(game: Game, s: GameState) -> Stuck:
    """What to say of a game that is not over, where nobody is asked and nothing is left to do."""
    function = game.step_functions.get(getattr(s, "step", s.stack[0][0]), game.functions.setup)
    assert function is not None
    return Stuck(
        f"{game.id}: after {function.__module__}.{function.__name__} nothing is left to do:"
        " push a step, ask somebody or end the game"
    )
