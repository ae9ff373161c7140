"""Rules tell events and ask questions with as many arguments as these are declared with."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterable, Iterator
from types import FunctionType

from shamble.engine.language.actions import Kind
from shamble.engine.language.rule import rules
from shamble.rules import EVERYONE, ask, emit
from tests.conformance.tables import every_game
from tests.games.test_words import game_of
from tests.tiny.lanterns import Event, Question, State

VERBS = {"emit": 1, "ask": 2}  # which argument is the kind; three come before its own


@every_game
def test_events_and_questions_have_all_their_arguments(game_id: str) -> None:
    game = game_of(game_id)
    own = [rule for rule in rules if rule.__module__.startswith(game.package)]
    assert list(miscounted(own)) == []


def miscounted(functions: Iterable[FunctionType]) -> Iterator[str]:
    """Calls of a verb with more or fewer arguments than the event or question has."""
    for function in functions:
        if function.__code__.co_filename.startswith("<"):  # made by the engine
            continue
        for call in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(function)))):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
                continue
            place = VERBS.get(call.func.id)
            kind = kind_of(function, call.args[place]) if place is not None else None
            if kind is not None and len(call.args) - 3 != len(kind.signature.domains):
                names = ", ".join(name for name, _ in kind.signature.domains) or "nothing"
                where = f"{function.__module__}.{function.__name__}"
                yield f"{where}: {ast.unparse(call)}, but {kind.name} takes {names}"


def kind_of(function: FunctionType, told: ast.expr) -> Kind | None:
    """The event or question that is written there, if it is written out."""
    if isinstance(told, ast.Attribute) and isinstance(told.value, ast.Name):
        kind = getattr(function.__globals__.get(told.value.id), told.attr, None)
        return kind if isinstance(kind, Kind) else None
    return None


def tells_half(s: State) -> None:
    emit(s, Event.PLAYED, EVERYONE, 1)


def asks_too_much(s: State) -> None:
    ask(s, 1, Question.PLAY, 2)


def tells_all(s: State) -> None:
    emit(s, Event.PLAYED, EVERYONE, 1, 2)


def test_a_missing_argument_is_found() -> None:
    functions = [f for f in (tells_half, asks_too_much, tells_all) if isinstance(f, FunctionType)]
    assert list(miscounted(functions)) == [
        f"{__name__}.tells_half: emit(s, Event.PLAYED, EVERYONE, 1), but PLAYED takes seat, light",
        f"{__name__}.asks_too_much: ask(s, 1, Question.PLAY, 2), but PLAY takes nothing",
    ]
