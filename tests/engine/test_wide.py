"""Compiled rules compute in int64 whatever the width of a field; the engine decides on inlining."""

from __future__ import annotations

import ast
from typing import Any

import numpy as np
import pytest
from numba import njit

import shamble
from shamble.engine.language.record import Record, dtype, i8, i16, u8, u16
from shamble.engine.language.rule import rule
from shamble.engine.native.compiler import prepare_rules
from shamble.engine.native.linking import RULE, SHORT, below, inlining
from tests.engine.test_build import ROOT


class Narrow(Record):
    """Fields of several widths."""

    a = i8()
    b = u16()
    row = i8(3)
    grid = u8(2, 3)
    sums = i16(4)


@rule
def scaled(s: Narrow, n: int, more: int = 1) -> int:
    return 100 * n + more + s.a


@rule
def total(row: list[int]) -> int:
    n = row[0]
    for i in range(1, len(row)):
        n += row[i]
    return n


@rule
def of_all_widths(s: Narrow, n: int) -> int:
    last = s.a
    while last < 1000:
        last += last
    s.sums[0] = scaled(s, s.a)
    s.sums[1] = scaled(s, s.row[1], more=s.a)
    s.sums[2] = scaled(s, s.a > 0)
    s.sums[3] = scaled(s, n, s.grid[1][2])
    s.b = last + total(s.row) + total(s.grid[0]) + (n > 2)
    return scaled(s, s.b, s.b)


prepare_rules()


@njit  # type: ignore[untyped-decorator]
def run(states: Any, n: int) -> int:
    result: int = of_all_widths(states[0], n)
    return result


def example() -> Narrow:
    s = Narrow()
    s.a, s.b = 127, 65_000
    s.row[:] = [-128, 100, 127]
    s.grid[0][:] = [255, 254, 253]
    s.grid[1][2] = 255
    return s


def test_numbers_do_not_wrap_at_the_width_of_their_field() -> None:
    s = example()
    states = np.frombuffer(s.pack(), dtype(Narrow)).copy()
    assert run(states, 7) == of_all_widths(s, 7)
    assert states.tobytes() == s.pack()


def test_a_rule_is_compiled_once_for_all_widths_and_defaults() -> None:
    run(np.frombuffer(example().pack(), dtype(Narrow)).copy(), 7)
    (compiled,) = run.overloads.values()
    made = [library.name for library in below(compiled.library)]
    assert made.count(f"{RULE}scaled") == 1
    assert made.count(f"{RULE}of_all_widths") == 1
    assert made.count(f"{RULE}total") == 2  # rows of int8, rows of uint8


def test_an_argument_too_many_is_an_error() -> None:
    @njit  # type: ignore[untyped-decorator]
    def wrong(states: Any) -> int:
        result: int = scaled(states[0], 1, 2, 3)  # type: ignore[call-arg]
        return result

    with pytest.raises(Exception, match="too many positional arguments"):
        wrong(np.zeros(1, dtype(Narrow)))


def mangled(name: str) -> str:
    return f"_ZN4game12shamble_rule{len(name)}{name}E"


def test_short_rules_are_inlined_and_what_they_call_rarely_is_not() -> None:
    entry, often, rarely, once = "entry", mangled("often"), mangled("rarely"), mangled("once")
    lengths = {entry: 10, often: 20, rarely: SHORT - 20, once: 2 * SHORT}
    callees = {entry: [often, often, once], often: [rarely, "min"], rarely: ["max"], once: []}
    assert inlining(lengths, callees) == {often: "alwaysinline", rarely: "alwaysinline"}
    lengths[rarely] += 21
    assert inlining(lengths, callees) == {often: "alwaysinline", rarely: "noinline"}


def test_what_is_inlined_counts() -> None:
    outer, inner = mangled("outer"), mangled("inner")
    lengths = {outer: 10, inner: SHORT - 10}
    callees = {outer: [inner], inner: []}
    assert inlining(lengths, callees) == {outer: "alwaysinline", inner: "alwaysinline"}
    lengths[outer] += 1
    assert inlining(lengths, callees) == {inner: "alwaysinline"}


@pytest.mark.parametrize("game", [g.id for g in shamble.games()])
def test_no_game_adds_zero_to_widen_a_number(game: str) -> None:
    for file in (ROOT / "src" / "shamble" / "games" / game).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
                assert ast.unparse(node.left) != "0", f"{file}:{node.lineno}"
