"""Registering rules that compiled code calls rather than copies: there are many, and some are long.

Compiled code makes a copy of a function for every combination of integer widths it is called with,
and what comes from the state is narrow: so rules that call each other write `0 + s.field`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from shamble.games.colony import game
from shamble.rules import called

Function = TypeVar("Function", bound=Callable[..., Any])


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
        register(function)
        return called(function)

    return note
