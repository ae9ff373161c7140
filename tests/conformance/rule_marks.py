"""A pytest plugin that writes down which rules the collected tests prove."""

from __future__ import annotations

import json

import pytest


def pytest_collection_finish(session: pytest.Session) -> None:
    proved: dict[str, list[str]] = {}
    for item in session.items:
        if item.get_closest_marker("skip") or item.get_closest_marker("skipif"):
            continue
        for mark in item.iter_markers("rule"):
            for number in mark.args:
                proved.setdefault(number, []).append(item.nodeid)
    print("RULES " + json.dumps(proved))
