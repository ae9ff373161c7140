"""What the gpu target says before it begins, seen without a device."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from shamble.engine.errors import TargetMissing
from shamble.engine.gpu.target import need_memory


def device_with(free: int) -> Any:
    context = SimpleNamespace(get_memory_info=lambda: SimpleNamespace(free=free))
    return SimpleNamespace(current_context=lambda: context)


def test_too_little_memory_is_a_sentence() -> None:
    with pytest.raises(TargetMissing, match=r"needs 3\.0 GiB .* 2\.0 GiB are free"):
        need_memory(device_with(2 * 2**30), 3 * 2**30)


def test_enough_memory_is_enough() -> None:
    need_memory(device_with(2**30), 2**30)
