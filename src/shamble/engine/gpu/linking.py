"""How compiled rules come together in a kernel of a GPU: each once, and the long ones called.

Left alone, numba-cuda hands a rule to NVVM once for every way that leads to it, and NVVM copies it
into all its callers: a big game takes many minutes, and becomes millions of bytes of code, which a
multiprocessor can only read slowly. Here every rule goes there once, and in a large kernel what is
long is called where it is wanted, and loops stay loops: code counts for more than a jump.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from llvmlite import ir

from shamble.engine.language.state import follows
from shamble.engine.native.linking import MANGLED, never_negative

# In instructions of LLVM, what is copied into a function counted in.
LARGE = 500_000  # a kernel; one below this is fastest as a single piece of code
WANTED_OFTEN = 1_200  # a function that is called, if several places want it
LONG = 3_000  # a function that is called in any case
A_CALL = 5  # what is left in the caller


@cache
def suit_the_gpu() -> None:
    """From now on kernels are linked like that.

    Tables lie in global memory: constant memory, where numba would put them, has room for 64 KiB
    and serves one address at a time. No rule runs on into the step that follows it: games that part
    there meet others at the same step, and a warp's threads stay together.
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
    """Numba clears the place of a result twice before a call: a rule that is called writes it."""
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
def kept_short(names: set[str], modules: list[Any]) -> Iterator[None]:
    """For as long as it is open, these functions are not copied, and if there are any, no function
    is made longer to be quicker: no loop is unrolled. Another kernel may choose anew."""
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
