"""How compiled rules come together: linked once, into the entry point, and optimised there.

Left alone, numba links all that a function calls into it and optimises the whole again on every
level, which takes a big game many minutes. Here a rule's own library stays as it is; the entry
point takes in every rule below it and makes them private, so that one pass of the optimiser sees
the whole game and drops what nobody uses.
"""

from __future__ import annotations

from typing import Any

from llvmlite.binding import Linkage
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen

RULE = "rule."  # how the qualified name of a rule's twin, and so its library's name, begins


def link_late() -> None:
    """From now on rules wait for their entry point."""
    JITCPUCodegen._library_class = Library
    JITCPUCodegen.set_env = set_env


class Library(JITCodeLibrary):  # type: ignore[misc]
    """What numba makes of one function."""

    def finalize(self) -> None:
        if not self.name.startswith(RULE):
            self._linking_libraries = list(below(self))
            super().finalize()
            return
        self._raise_if_finalized()
        for function in defined(self._final_module):
            if function.linkage == Linkage.external:
                function.linkage = "weak_odr"  # what nobody calls yet is not lost in linking
        self._finalize_dynamic_globals()
        self._finalized = True

    def _optimize_final_module(self) -> None:
        for function in defined(self._final_module):
            if function.linkage in (Linkage.weak_odr, Linkage.linkonce_odr):
                function.linkage = "internal"
        super()._optimize_final_module()


def below(library: Any) -> dict[Any, None]:
    """Every library that a library needs, its rules' own needs included, each once."""
    found: dict[Any, None] = {}
    waiting = list(library._linking_libraries)
    while waiting:
        next_one = waiting.pop()
        if next_one not in found:
            found[next_one] = None
            if next_one.name.startswith(RULE):
                waiting += next_one._linking_libraries
    return found


def defined(module: Any) -> list[Any]:
    return [function for function in module.functions if not function.is_declaration]


_set_env = JITCPUCodegen.set_env


def set_env(self: Any, name: str, env: Any) -> None:
    """A rule that waits has no address yet to write its environment to, and needs none."""
    if self._engine.is_symbol_defined(name):
        _set_env(self, name, env)
