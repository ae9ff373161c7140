"""A fingerprint of the code that will be compiled: what is loaded, not only what lies on disk.

Hashing source files alone is not enough: a file may have changed since it was imported, and then
old code would be filed under the new name. So the fingerprint takes both the files and the code
objects with every constant, table and enumeration that they reach.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from enum import IntEnum
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from shamble.engine.language.rule import Grid, Table, intrinsics


def of_files(paths: Iterable[Path]) -> str:
    seen = hashlib.sha256()
    for path in paths:
        seen.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return seen.hexdigest()


def of_code(functions: Iterable[FunctionType]) -> str:
    """A hash of these functions and of all they call or read."""
    seen = hashlib.sha256()
    done: set[int] = set()
    waiting = list(functions)
    while waiting:
        function = waiting.pop()
        if id(function) in done:
            continue
        done.add(id(function))
        seen.update(repr(_code(function.__code__, function.__defaults__)).encode())
        seen.update(intrinsics.get(function, "").encode())
        for name in function.__code__.co_names:
            value = function.__globals__.get(name)
            if isinstance(value, FunctionType):
                waiting.append(value)
            else:
                seen.update(repr((name, _constant(value))).encode())
    return seen.hexdigest()


def _code(code: CodeType, defaults: Any) -> tuple[Any, ...]:
    constants = [
        _code(value, None) if isinstance(value, CodeType) else repr(value)
        for value in code.co_consts
    ]
    return code.co_name, code.co_code.hex(), constants, code.co_names, code.co_varnames, defaults


def _constant(value: Any) -> Any:
    if isinstance(value, type) and issubclass(value, IntEnum):
        return [(member.name, int(member)) for member in value]
    if isinstance(value, int | float | Table | Grid):
        return value
    return None
