"""What forbids an action is named: no rule refuses with a bare number."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator
from types import FunctionType
from typing import Any

from shamble.engine.language.actions import Refusals
from shamble.engine.language.rule import Table
from shamble.engine.language.state import GameState
from tests.conformance.tables import every_game
from tests.games.test_words import game_of


@every_game
def test_no_refusal_is_a_bare_number(game_id: str) -> None:
    game = game_of(game_id)
    for function in game.forbid_functions.values():
        assert list(unnamed(function, game.refusals)) == []


def unnamed(function: Any, refusals: type[Refusals], seen: set[Any] | None = None) -> Iterator[str]:
    """What a rule, and the rules whose answer it passes on, return besides 0 and members."""
    seen = set() if seen is None else seen
    if function in seen:
        return
    seen.add(function)
    tree = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
    assert isinstance(tree, ast.FunctionDef)
    waiting = [node.value for node in ast.walk(tree) if isinstance(node, ast.Return)]
    names: set[str] = set()
    while waiting:
        value = waiting.pop()
        match value:
            case ast.IfExp():
                waiting += [value.body, value.orelse]
            case ast.Constant(value=0) if type(value.value) is int:
                pass
            case ast.Attribute(value=ast.Name(id=name), attr=attribute) if (
                function.__globals__.get(name) is refusals and attribute in refusals.__members__
            ):
                pass
            case ast.Call(func=ast.Name(id=name)) if isinstance(
                called := function.__globals__.get(name), FunctionType
            ):
                yield from unnamed(called, refusals, seen)
            case ast.Subscript(value=ast.Name(id=name)) if isinstance(
                table := function.__globals__.get(name), Table
            ) and all(entry == 0 or isinstance(entry, refusals) for entry in table):
                pass
            case ast.Name(id=name) if given := list(assigned(tree, name)):
                if name not in names:
                    names.add(name)
                    waiting += given
            case _:
                text = "nothing" if value is None else ast.unparse(value)
                yield f"{function.__module__}.{function.__name__} returns {text}"


def assigned(tree: ast.FunctionDef, name: str) -> Iterator[ast.expr]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name) and target.id == name:
                    yield node.value


class Why(Refusals):
    NOT_HERE = 7


TABLE, BARE = Table([0, Why.NOT_HERE]), Table([0, 7])


def passes_on(s: GameState, player: int) -> int:
    why = Why.NOT_HERE if player else 0
    if s.over:
        return TABLE[s.over]
    return why if why else refuses_barely(s, player)


def refuses_barely(s: GameState, player: int) -> int:
    why = 7
    if s.round:
        return BARE[s.round]
    if s.over:
        return 8 if player else 0
    return why


def test_a_bare_number_is_found_wherever_it_comes_from() -> None:
    found = list(unnamed(passes_on, Why))
    here = f"{__name__}.refuses_barely returns"
    assert sorted(found) == [f"{here} 7", f"{here} 8", f"{here} BARE[s.round]"]
