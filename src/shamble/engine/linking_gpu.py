"""How compiled rules come together in a kernel of a GPU: each once, and the long ones called.

Left alone, numba-cuda hands a rule to NVVM once for every way that leads to it, and NVVM copies it
into all its callers: a big game takes many minutes, and becomes millions of bytes of code, which a
multiprocessor can only read slowly. Here every rule goes there once, and in a large kernel what is
long is called where it is wanted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from llvmlite import ir

from shamble.engine.linking import never_negative

# In instructions of LLVM, what is copied into a function counted in.
LARGE = 500_000  # a kernel; one below this is fastest as a single piece of code
WANTED_OFTEN = 700  # a function that is called, if several places want it
LONG = 3_000  # a function that is called in any case
A_CALL = 5  # what is left in the caller


@cache
def suit_the_gpu() -> None:
    """From now on kernels are linked like that.

    Tables lie in global memory: constant memory, where numba would put them, has room for 64 KiB
    and serves one address at a time.
    """
    from numba.cuda.codegen import CUDACodeLibrary
    from numba.cuda.cudadrv import nvvm
    from numba.cuda.np import arrayobj

    never_negative(arrayobj)
    CUDACodeLibrary.modules = property(modules)
    CUDACodeLibrary.llvm_strs = property(texts)
    nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL


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
        with called(long_ones(own), own):
            library._llvm_strs = [str(module) for module in own]
    written: list[str] = library._llvm_strs
    return written


def long_ones(modules: list[Any]) -> set[str]:
    """The names of the functions that are called instead of copied."""
    whole, _ = measure(modules, apart=False)
    return measure(modules, apart=True)[1] if whole > LARGE else set()


def measure(modules: list[Any], *, apart: bool) -> tuple[int, set[str]]:
    """How large the largest function is with all that is copied into it, and what is not."""
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


def called_by(function: Any) -> Iterator[str]:
    for block in function.blocks:
        for instruction in block.instructions:
            if isinstance(instruction, ir.CallInstr):
                yield getattr(instruction.callee, "name", "")


@contextmanager
def called(names: set[str], modules: list[Any]) -> Iterator[None]:
    """For as long as it is open, these functions are not copied; another kernel may choose anew."""
    chosen = [f for module in modules for f in module.functions if f.name in names]
    before = [set(function.attributes) for function in chosen]
    for function in chosen:
        function.attributes.discard("alwaysinline")
        function.attributes.add("noinline")
    try:
        yield
    finally:
        for function, attributes in zip(chosen, before, strict=True):
            function.attributes.clear()
            function.attributes.update(attributes)
