"""Families of small functions, one for each member of an enumeration, and a rule that picks one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from shamble.engine.runtime.build import dispatcher
from shamble.rules import rule

Function = TypeVar("Function", bound=Callable[..., Any])


class Family:
    """Functions by number: `@family.of(Whom.OWN)`; then `family.chooser("s", "player x")`."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.functions: dict[int, Callable[..., Any]] = {}

    def of(self, *keys: int) -> Callable[[Function], Function]:
        def note(function: Function) -> Function:
            rule(function)
            for key in keys:
                if int(key) in self.functions:
                    raise TypeError(f"{self.name}: {key!r} is there twice")
                self.functions[int(key)] = function
            return function

        return note

    def picker(self, arguments: str, otherwise: str) -> Callable[..., Any]:
        """A rule `f(s, key, …)` that calls the function of a key."""
        return dispatcher(self.name, self.functions, "key", "s", arguments, otherwise)
