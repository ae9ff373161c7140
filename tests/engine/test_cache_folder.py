"""Where compiled code is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from shamble.engine.native.compiler import cache_root


@pytest.mark.skipif("sys.platform != 'linux'")
def test_the_cache_is_where_it_always_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHAMBLE_CACHE", "/here")
    monkeypatch.setenv("XDG_CACHE_HOME", "/there")
    monkeypatch.setenv("HOME", "/home/somebody")
    assert cache_root() == Path("/here")
    monkeypatch.delenv("SHAMBLE_CACHE")
    assert cache_root() == Path("/there/shamble")
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert cache_root() == Path("/home/somebody/.cache/shamble")
