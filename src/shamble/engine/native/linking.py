"""How compiled rules come together: linked once, into the entry point, and optimised there.

Left alone, numba links all that a function calls into it and optimises the whole again on every
level, which takes a big game many minutes. Here a rule's own library stays as it is; the entry
point takes in every rule below it and makes them private, so that one pass of the optimiser sees
the whole game and drops what nobody uses.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from llvmlite.binding import Linkage
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.np import arrayobj

RULE = "shamble_rule."  # how the qualified name of a rule's twin, and so its library's, begins
MANGLED = "12shamble_rule"  # and what is seen of it in the name of compiled code
KERNEL = "shamble_gpu_"  # the same for what the GPU's kernels are made of


def link_late() -> None:
    """From now on rules wait for their entry point."""
    JITCPUCodegen._library_class = Library
    JITCPUCodegen.set_env = set_env
    never_negative(arrayobj)


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


@cache
def never_negative(arrays: Any) -> None:
    """From now on rules, and kernels, take an index into a row as it is: none is negative.

    Numba looks at each and counts from the end if it is, which is a tenth of all that rules do.
    """
    fix = arrays.fix_integer_index

    def index(context: Any, builder: Any, kind: Any, place: Any, size: Any) -> Any:
        if MANGLED in builder.function.name or KERNEL in builder.function.name:
            return context.cast(builder, place, kind, arrays.types.intp)
        return fix(context, builder, kind, place, size)

    arrays.fix_integer_index = index


_set_env = JITCPUCodegen.set_env


def set_env(self: Any, name: str, env: Any) -> None:
    """A rule that waits has no address yet to write its environment to, and needs none."""
    if self._engine.is_symbol_defined(name):
        _set_env(self, name, env)
