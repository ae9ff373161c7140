"""How compiled rules come together: linked once, into the entry point, and optimised there.

Left alone, numba links all that a function calls into it and optimises the whole again on every
level, which takes a big game many minutes. Here a rule's own library stays as it is; the entry
point takes in every rule below it and makes them private, so that one pass of the optimiser sees
the whole game and drops what nobody uses.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from llvmlite import ir
from llvmlite.binding import Linkage
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.np import arrayobj

RULE = "shamble_rule."  # how the qualified name of a rule's twin, and so its library's, begins
SHORT = 450  # LLVM instructions of a rule that is inlined wherever it is called
A_CALL = 5  # instructions of a call
MANGLED = "12shamble_rule"  # and what is seen of it in the name of compiled code
KERNEL = "shamble_gpu_"  # the same for what the GPU's kernels are made of


def link_late() -> None:
    """From now on rules wait for their entry point."""
    JITCPUCodegen._library_class = Library
    JITCPUCodegen.set_env = set_env
    never_negative(arrayobj)


class Library(JITCodeLibrary):  # type: ignore[misc]
    """What numba makes of one function."""

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)
        self.lengths: dict[str, int] = {}
        self.callees: dict[str, list[str]] = {}

    def add_ir_module(self, module: Any) -> None:
        for function in module.functions:
            if function.blocks:
                self.lengths[function.name] = sum(len(b.instructions) for b in function.blocks)
                self.callees[function.name] = list(called_by(function))
        super().add_ir_module(module)

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
        lengths, callees = dict(self.lengths), dict(self.callees)
        for library in below(self):
            lengths |= library.lengths
            callees |= library.callees
        attributes = inlining(lengths, callees)
        for function in defined(self._final_module):
            if function.name in attributes:
                function.add_function_attribute(attributes[function.name])
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


def inlining(lengths: dict[str, int], callees: dict[str, list[str]]) -> dict[str, str]:
    """LLVM's attribute for each rule that its own inliner must not decide about.

    Short rules are always inlined. Long rules are left to LLVM, which inlines those with a single
    caller; but not into a short rule with several callers, or it would be copied to all of them.
    """
    sizes: dict[str, int] = {}

    def size(name: str) -> int:
        """Instructions of a function, with what is inlined into it."""
        if name not in sizes:
            sizes[name] = lengths[name] + sum(
                A_CALL if is_long(callee) else size(callee)
                for callee in callees[name]
                if callee in lengths
            )
        return sizes[name]

    def is_long(name: str) -> bool:
        return MANGLED in name and size(name) > SHORT

    places = Counter(name for names in callees.values() for name in names)
    short = {name for name in lengths if MANGLED in name and not is_long(name)}
    apart = {
        callee
        for name in short
        if places[name] > 1
        for callee in callees[name]
        if callee in lengths and is_long(callee)
    }
    return dict.fromkeys(short, "alwaysinline") | dict.fromkeys(apart, "noinline")


def called_by(function: Any) -> Iterator[str]:
    for block in function.blocks:
        for instruction in block.instructions:
            if isinstance(instruction, ir.CallInstr):
                yield getattr(instruction.callee, "name", "")


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
