"""Registering rules so that they are compiled once.

Compiled code makes a copy of a function for every combination of integer widths it is called with,
and what comes from the state is narrow. So a registered rule widens its arguments first, and rules
that call each other write `0 + s.field`.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable
from typing import Any, TypeVar

from shamble.engine.rule import called
from shamble.games.colony import game

Function = TypeVar("Function", bound=Callable[..., Any])

ROWS = ("s", "out", "options", "seen")  # arguments that are no numbers


def widening(function: Function) -> Callable[..., Any]:
    """The same function, which first makes its numbers wide: `x = 0 + x`."""
    lines, first = inspect.getsourcelines(function)
    tree = ast.parse(textwrap.dedent("".join(lines)))
    ast.increment_lineno(tree, first - 1)
    body = tree.body[0]
    assert isinstance(body, ast.FunctionDef)
    body.decorator_list = []
    body.returns = None
    names = [argument.arg for argument in body.args.args]
    for argument in body.args.args:
        argument.annotation = None
    wide = [ast.parse(f"{name} = 0 + {name}").body[0] for name in names if name not in ROWS]
    for line in wide:
        ast.increment_lineno(line, body.lineno)
    body.body = wide + body.body
    made: dict[str, Any] = {}
    source = inspect.getsourcefile(function) or "<rule>"
    code = compile(ast.fix_missing_locations(tree), source, "exec")
    exec(code, function.__globals__, made)  # the module's own names
    same: Callable[..., Any] = made[function.__name__]
    return called(same)


def step(number: int) -> Callable[[Function], Function]:
    """What a step of the stack does."""
    return _registering(game.step(number))


def deed(kind: int) -> Callable[[Function], Function]:
    """What an action does."""
    return _registering(game.deed(kind))


def forbids(kind: int) -> Callable[[Function], Function]:
    """Which rule forbids an action; 0 if none does."""
    return _registering(game.forbids(kind))


def offers(question: int) -> Callable[[Function], Function]:
    """All that answers a question."""
    return _registering(game.offers(question))


def _registering(register: Callable[[Any], Any]) -> Callable[[Function], Function]:
    def note(function: Function) -> Function:
        register(widening(function))
        return called(function)

    return note
