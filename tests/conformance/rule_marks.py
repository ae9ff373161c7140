"""A pytest plugin that writes down which rules the collected tests prove."""

from __future__ import annotations

import json
from collections.abc import Iterable

import pytest


def of(items: Iterable[pytest.Item]) -> dict[str, list[str]]:
    """Rule number → the tests that carry it and are not skipped."""
    proved: dict[str, list[str]] = {}
    for item in items:
        if item.get_closest_marker("skip") or item.get_closest_marker("skipif"):
            continue
        for mark in item.iter_markers("rule"):
            for number in mark.args:
                proved.setdefault(number, []).append(item.nodeid)
    return proved


def pytest_collection_finish(session: pytest.Session) -> None:
    print("RULES " + json.dumps(of(session.items)))
