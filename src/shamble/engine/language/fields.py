"""Field names in rules, checked when a game is built.

Compiled code answers a misspelt field with a bare KeyError and no line. So every rule's bytecode is
read once: what it takes from, or puts into, its state `s` must be declared.
"""

from __future__ import annotations

import dis
from collections.abc import Iterable, Iterator
from types import FunctionType

from shamble.engine.errors import did_you_mean

STATES = ("s", "seen")  # what rules call a state


def check_fields(functions: Iterable[FunctionType], declared: Iterable[str]) -> None:
    """Raise a TypeError that names file, line and field of the first unknown one."""
    known = set(declared)
    for function in functions:
        for name, line in fields_used(function):
            if name not in known:
                where = f"{function.__code__.co_filename}:{line}"
                raise TypeError(f"{where}: the state has no field {name!r}; " + _hint(name, known))


def fields_used(function: FunctionType) -> Iterator[tuple[str, int]]:
    """The fields of a state that a function touches, with their lines."""
    before, line = "", 0
    for step in dis.get_instructions(function):
        if step.positions is not None and step.positions.lineno:
            line = step.positions.lineno
        if step.opname in ("LOAD_ATTR", "STORE_ATTR", "LOAD_METHOD") and before in STATES:
            yield str(step.argval), line
        before = str(step.argval) if step.opname.startswith("LOAD_FAST") else ""


def _hint(name: str, known: set[str]) -> str:
    return did_you_mean(name, sorted(known))
