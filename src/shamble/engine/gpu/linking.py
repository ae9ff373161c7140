"""How compiled rules are linked into a GPU kernel: each once, and long ones called, not inlined.

By default numba-cuda passes a rule to NVVM once for every path that leads to it, and NVVM inlines
it into all its callers: a big game compiles for many minutes into megabytes of code, too much for
the instruction cache. Here every rule is passed once; in a large kernel long rules are called and
loops are not unrolled, because code size costs more there than a jump.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from llvmlite import ir

from shamble.engine.language.state import follows
from shamble.engine.native.linking import A_CALL, MANGLED, called_by, never_negative

# In LLVM instructions, including what is inlined.
LARGE = 350_000  # a kernel; smaller ones are fastest with everything inlined
WANTED_OFTEN = 850  # a function called from several places is not inlined above this
LONG = 2_100  # no function is inlined above this


@cache
def suit_the_gpu() -> None:
    """Patch numba-cuda to link kernels this way.

    Tables go to global memory: constant memory, numba's choice, holds 64 KiB and serves one address
    at a time. `follows` is always false, so that no step runs on into the next: threads that
    diverge there meet at the same piece again.
    """
    from numba.core.extending import overload
    from numba.cuda.codegen import CUDACodeLibrary
    from numba.cuda.cudadrv import nvvm
    from numba.cuda.np import arrayobj

    never_negative(arrayobj)
    CUDACodeLibrary.modules = property(modules)
    CUDACodeLibrary.llvm_strs = property(texts)
    nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL
    overload(follows, target="cuda", strict=False)(lambda s, step: lambda s, step: False)


def modules(library: Any) -> list[Any]:
    """The modules of a library and of all that it needs, each once."""
    found: dict[Any, None] = {}
    waiting = [library]
    while waiting:
        next_one = waiting.pop()
        if next_one not in found:
            found[next_one] = None
            waiting += getattr(next_one, "_linking_libraries", ())
    own = [getattr(one, "_module", None) for one in found]
    return [module for module in own if module is not None]


def texts(library: Any) -> list[str]:
    """What NVVM gets of a library."""
    if library._llvm_strs is None:
        own = library.modules
        clear_no_results(own)
        with kept_short(long_ones(own), own):
            library._llvm_strs = [str(module) for module in own]
    written: list[str] = library._llvm_strs
    return written


def clear_no_results(modules: list[Any]) -> None:
    """Drop the stores of zero that numba emits before a call into the place of its result."""
    for function in (f for module in modules for f in module.functions):
        results = {
            id(instruction.args[0])
            for block in function.blocks
            for instruction in block.instructions
            if isinstance(instruction, ir.CallInstr)
            and MANGLED in getattr(instruction.callee, "name", "")
        }
        for block in function.blocks:
            block.instructions[:] = [
                one
                for one in block.instructions
                if not (clears(one) and id(one.operands[1]) in results)
            ]


def clears(instruction: Any) -> bool:
    """Whether it stores nothing but zeros."""
    if not isinstance(instruction, ir.StoreInstr):
        return False
    value = instruction.operands[0]
    return isinstance(value, ir.Constant) and value.constant in (None, 0)


def long_ones(modules: list[Any]) -> set[str]:
    """The names of the functions that are called instead of inlined."""
    whole, _ = measure(modules, apart=False)
    return measure(modules, apart=True)[1] if whole > LARGE else set()


def measure(modules: list[Any], *, apart: bool) -> tuple[int, set[str]]:
    """The size of the largest function with all that is inlined in it, and what is called."""
    functions = {f.name: f for module in modules for f in module.functions if f.blocks}
    lengths = {name: sum(len(b.instructions) for b in f.blocks) for name, f in functions.items()}
    callees = {name: list(called_by(f)) for name, f in functions.items()}
    places = Counter(name for names in callees.values() for name in names)
    sizes: dict[str, int] = {}
    separate: set[str] = set()

    def size(name: str) -> int:
        """What a call of the function adds to its caller."""
        if name not in functions:
            return 0
        if name not in sizes:
            n = lengths[name] + sum(size(callee) for callee in callees[name])
            often = places[name] > 1 and n > WANTED_OFTEN
            if apart and places[name] > 0 and (often or n > LONG):
                separate.add(name)
                n = A_CALL
            sizes[name] = n
        return sizes[name]

    return max(map(size, functions), default=0), separate


@contextmanager
def kept_short(names: set[str], modules: list[Any]) -> Iterator[None]:
    """While open, these functions are not inlined, and if there are any, no loop is unrolled.

    The attributes are restored afterwards: another kernel may decide otherwise.
    """
    functions = [f for module in modules for f in module.functions] if names else []
    before = [set(function.attributes) for function in functions]
    for function in functions:
        function.attributes.add("optsize")
        if function.name in names:
            function.attributes.discard("alwaysinline")
            function.attributes.add("noinline")
    try:
        yield
    finally:
        for function, attributes in zip(functions, before, strict=True):
            function.attributes.clear()
            function.attributes.update(attributes)
