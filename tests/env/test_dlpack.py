"""Memory handed over without a copy: what can be checked where there is no GPU."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import numpy as np
import pytest

import shamble
import shamble.env
from shamble.env import dlpack


class OnThisSide:
    """An array of this machine that goes the same way as one on a GPU."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __dlpack_device__(self) -> tuple[int, int]:
        return dlpack.CPU, 0

    def __dlpack__(self, **asked: Any) -> Any:
        array = self.array
        return dlpack.capsule(array.ctypes.data, array.shape, array.dtype, (dlpack.CPU, 0), array)


@pytest.mark.parametrize("dtype", [np.int8, np.int32, np.int64, np.float64, np.bool_])
def test_the_same_memory_under_another_name(dtype: Any) -> None:
    array = np.arange(6).reshape(2, 3).astype(dtype)
    other = np.from_dlpack(OnThisSide(array))
    assert other.dtype == array.dtype
    assert (other == array).all()
    array[1, 2] = 0
    assert other[1, 2] == 0


def test_the_memory_lives_as_long_as_somebody_uses_it() -> None:
    array = np.arange(5)
    watch = weakref.ref(array)
    other = np.from_dlpack(OnThisSide(array))
    del array
    gc.collect()
    assert watch() is not None and other.sum() == 10
    del other
    gc.collect()
    assert watch() is None
    assert not dlpack._held


def test_a_capsule_that_nobody_takes_is_let_go() -> None:
    taken = OnThisSide(np.arange(5)).__dlpack__()
    assert len(dlpack._held) == 1
    del taken
    assert not dlpack._held


def test_without_a_gpu_a_sentence_says_so() -> None:
    from numba import cuda

    if cuda.is_available():
        seen, _ = shamble.env.gpu_vector("pursuit", 8).reset(seed=1)
        assert seen["observation"].shape[0] == 8
    else:
        with pytest.raises(shamble.TargetMissing, match="gpu"):
            shamble.env.gpu_vector("pursuit", 8)
