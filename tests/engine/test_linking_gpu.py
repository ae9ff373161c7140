"""What a GPU's kernel is made of: every rule once, the long ones called."""

from __future__ import annotations

from typing import Any

import pytest
from llvmlite import ir

from shamble.engine.gpu import linking as linking_gpu
from shamble.engine.gpu.linking import (
    LONG,
    WANTED_OFTEN,
    clear_no_results,
    long_ones,
    modules,
    texts,
)
from shamble.engine.native.linking import MANGLED

NOTHING = ir.FunctionType(ir.VoidType(), ())
MANY = 10_000


def module(name: str, length: int, *callees: str) -> Any:
    """One function of so many instructions, after its calls."""
    made = ir.Module(name)
    function = ir.Function(made, NOTHING, name)
    function.attributes.add("alwaysinline")
    block = ir.IRBuilder(function.append_basic_block())
    declared = {callee: ir.Function(made, NOTHING, callee) for callee in set(callees)}
    for callee in callees:
        block.call(declared[callee], ())
    for _ in range(length):
        block.alloca(ir.IntType(64))
    block.ret_void()
    return made


class Library:
    """As much of numba's as is looked at."""

    def __init__(self, own: Any, *needs: Any) -> None:
        self._module, self._linking_libraries = own, set(needs)
        self._llvm_strs = None

    @property
    def modules(self) -> list[Any]:
        return modules(self)


def test_what_two_rules_need_is_there_once() -> None:
    deepest = Library(module("deepest", 1))
    left, right = Library(module("left", 1), deepest), Library(module("right", 1), deepest)
    kernel = Library(module("kernel", 1), left, right)
    assert sorted(one.name for one in kernel.modules) == ["deepest", "kernel", "left", "right"]


def kernel_of(length: int) -> list[Any]:
    return [
        module("kernel", length, "often", "often", "short", "short", "long"),
        module("often", WANTED_OFTEN),
        module("short", WANTED_OFTEN // 2),
        module("long", LONG),
    ]


def test_a_small_kernel_is_one_piece_of_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(linking_gpu, "LARGE", MANY)
    assert long_ones(kernel_of(10)) == set()


def test_a_large_kernel_calls_what_is_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is wanted twice sooner than what is wanted once, and never what is short."""
    monkeypatch.setattr(linking_gpu, "LARGE", MANY)
    assert long_ones(kernel_of(MANY)) == {"often", "long"}


def test_what_is_copied_into_a_function_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(linking_gpu, "LARGE", 0)
    half = WANTED_OFTEN // 2
    found = long_ones(
        [
            module("kernel", 1, "both", "both"),
            module("both", half + 1, "part"),
            module("part", half),
        ]
    )
    assert found == {"both"}


def test_another_kernel_may_choose_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(linking_gpu, "LARGE", MANY)
    parts = kernel_of(MANY)
    needs = [Library(part) for part in parts[1:]]
    written = "\n".join(texts(Library(parts[0], *needs)))
    assert written.count("noinline") == 4  # where they are defined, and where they are called
    assert written.count("optsize") == 7  # all of them, and where they are called
    assert "noinline" not in "\n".join(map(str, parts))
    assert "optsize" not in "\n".join(map(str, parts))
    small = "\n".join(texts(Library(module("kernel", 1, "often", "often"), needs[0])))
    assert "noinline" not in small


def test_the_place_of_a_result_is_not_cleared_for_a_rule() -> None:
    """Numba clears it when a function begins and before each call; other places stay clear."""
    made = ir.Module("caller")
    number = ir.IntType(64)
    kinds = ir.FunctionType(ir.IntType(32), [number.as_pointer()])
    a_rule = ir.Function(made, kinds, f"_ZN5shamble{MANGLED}4rule")
    another = ir.Function(made, kinds, "another")
    block = ir.IRBuilder(ir.Function(made, NOTHING, "caller").append_basic_block())
    result, other = block.alloca(number), block.alloca(number)
    for place in (result, other):
        block.store(ir.Constant(number, None), place)
        block.store(ir.Constant(number, 0), place)
    block.store(ir.Constant(number, 7), result)
    block.call(a_rule, [result])
    block.call(another, [other])
    block.ret_void()
    clear_no_results([made])
    written = str(made)
    assert written.count("store") == 3
    assert "store i64 7" in written
    assert written.count(f'i64* %"{other.name}"') >= 3
