"""`@rule`: a plain Python function that compiled code may call too.

A rule knows integers, rows of integers, `range`, `min`, `max`, `if`, `for` and `while`: no strings,
no dicts, no objects, no recursion. Interpreted, it is just the function. Compiled (native or GPU),
the very same code is translated; `shamble.engine.native.compiler` sees to that. Importing this
module imports nothing heavy.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import FunctionType
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    import numpy as np

Function = TypeVar("Function", bound=Callable[..., Any])

#: Every rule there is, in order of definition.
rules: list[FunctionType] = []

#: Rules whose compiled form is not their own code: what replaces it.
intrinsics: dict[Callable[..., Any], str] = {}


def rule(function: Function) -> Function:
    """Make `function` callable from compiled code. It stays the function it is."""
    assert isinstance(function, FunctionType)
    rules.append(function)
    return function


def intrinsic(compiled: str) -> Callable[[Function], Function]:
    """A rule with a form of its own in compiled code: a lambda's text, over numpy as `np`, and
    `ones` and `zeros_below` from `bits` and `log_event` from `memory`."""

    def note(function: Function) -> Function:
        intrinsics[function] = compiled
        return function

    return note


class Table(tuple[int, ...]):
    """A row of constants. Rules index it; compiled code sees an int64 array."""

    __slots__ = ()

    def array(self) -> np.ndarray[Any, Any]:
        import numpy as np

        return np.array(self, np.int64)


class Grid(tuple[tuple[int, ...], ...]):
    """Rows of constants of one length, indexed `GRID[i][j]`."""

    __slots__ = ()

    def __new__(cls, rows: Iterable[Iterable[int]]) -> Grid:
        return super().__new__(cls, (tuple(row) for row in rows))

    def array(self) -> np.ndarray[Any, Any]:
        import numpy as np

        return np.array(self, np.int64)


@intrinsic("lambda x: np.uint32(x)")
def u32_of(x: int) -> int:
    """The low 32 bits: what addition modulo 2³² keeps."""
    return x & 0xFFFFFFFF


@intrinsic("lambda bits: zeros_below(bits)")
def lowest(bits: int) -> int:
    """The first of a set that is not empty.

    Who goes from one to the next, instead of asking each whether it is in the set, lets the threads
    of a GPU do the same at the same time.
    """
    return int(bits & -bits).bit_length() - 1


@intrinsic("lambda bits: ones(bits)")
def how_many(bits: int) -> int:
    """How many a set has."""
    return int(bits).bit_count()
