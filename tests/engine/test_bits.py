"""Sets as bits: compiled code counts and searches them as Python does."""

from __future__ import annotations

import pytest
from numba import njit

from shamble.engine.language.rule import how_many, lowest
from shamble.engine.native.compiler import prepare_rules

prepare_rules()
SETS = [1, 2, 3, 6, 40, 0x555555, 1 << 31, (1 << 62) | 8, (1 << 63) - 1]


@njit  # type: ignore[untyped-decorator]
def both(bits: int) -> tuple[int, int]:
    return lowest(bits), how_many(bits)


@pytest.mark.parametrize("bits", SETS)
def test_the_lowest_and_how_many(bits: int) -> None:
    members = [i for i in range(63) if (bits >> i) & 1]
    assert (lowest(bits), how_many(bits)) == (members[0], len(members)) == both(bits)


def test_an_empty_set_has_none() -> None:
    assert how_many(0) == 0 == both(0)[1]
