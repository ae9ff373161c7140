"""What machines do with a set of bits in one instruction, for compiled code. See `rule`."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

EMPTY_COUNTS = ir.Constant(ir.IntType(1), 0)  # below the first bit of an empty set are 64 zeros


def _ones(context: Any, bits: Any) -> Any:
    def write(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), write


def _zeros_below(context: Any, bits: Any) -> Any:
    def write(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], EMPTY_COUNTS)

    return types.int64(types.int64), write


ones: Any = intrinsic(_ones)
zeros_below: Any = intrinsic(_zeros_below)
