"""Reading finished matches costs a bounded number of bytes, and keeps no match alive."""

from __future__ import annotations

import gc
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from shamble.match.match import Match
from shamble.server.matches.records import Cache, cost
from tests.server.houses import House, Visitor, house, settings
from tests.server.players import play_out, seated

pytestmark = pytest.mark.threads


def finish(home: House, count: int) -> tuple[list[str], Visitor]:
    """So many matches that Ann has played to the end."""
    ids = []
    for _ in range(count):
        match, (ann,) = seated(home, ["Ann"], players=2, bots=["random"])
        with ann.socket() as tab:
            tab.subscribe(match)
            play_out([tab], match)
            tab.wait_for(match, lambda s: s["table"]["status"] == "over")
        ids.append(match)
    return ids, ann


def test_the_cache_lets_go_of_what_was_not_used_for_longest() -> None:
    data = bytes(1000)
    cache = Cache(3 * cost(data))
    for name in "abc":
        cache.put((name,), data)
    assert cache.get(("a",)) == data
    cache.put(("d",), data)
    assert cache.get(("b",)) is None and cache.get(("a",)) is not None
    assert cache.size == 3 * cost(data) <= cache.budget
    cache.put(("a",), bytes(10))
    assert len(cache) == 3 and cache.size == 2 * cost(data) + cost(bytes(10))
    cache.put(("e",), bytes(100_000))
    assert cache.get(("e",)) is None and cache.get(("d",)) is not None
    assert cost(data) >= sys.getsizeof(data) > 1000


def test_reading_finished_matches_stays_within_the_budget_and_keeps_no_match(
    tmp_path: Path,
) -> None:
    with house(settings(tmp_path, record_bytes=8_000, sweep_seconds=3600)) as home:
        ids, ann = finish(home, 12)
        gc.collect()
        gc.disable()
        try:
            before = sum(isinstance(one, Match) for one in gc.get_objects())
            for match in ids:
                path = f"/api/matches/{match}"
                for what in ("moments/0", "moments", "log", "claims", "file", "verify"):
                    ann.get(f"{path}/{what}")
            after = sum(isinstance(one, Match) for one in gc.get_objects())
        finally:
            gc.enable()
        assert after <= before
        cache = home.server.service.records.cache
        assert 1 < len(cache) < len(ids) and 0 < cache.size <= 8_000


def test_a_replay_of_a_running_match_keeps_no_match_either(tmp_path: Path) -> None:
    with house(settings(tmp_path, sweep_seconds=3600)) as home:
        started = [seated(home, ["Ann", "Ben"]) for _ in range(5)]
        gc.collect()
        gc.disable()
        try:
            before = sum(isinstance(one, Match) for one in gc.get_objects())
            for match, (ann, ben) in started:
                assert ann.get(f"/api/matches/{match}/moments")["count"] == 1
                assert ben.get(f"/api/matches/{match}/log")["events"]
            after = sum(isinstance(one, Match) for one in gc.get_objects())
        finally:
            gc.enable()
        assert after <= before


def test_a_record_is_written_when_a_match_ends_and_never_again(tmp_path: Path) -> None:
    with house(settings(tmp_path, sweep_seconds=3600)) as home:
        (match,), ann = finish(home, 1)
        while not (rows := records(tmp_path)):
            time.sleep(0.01)
        shown = ann.get(f"/api/matches/{match}/moments")
        assert [row[0] for row in rows] == [match]
    with house(settings(tmp_path)) as home:
        assert home.guest().get(f"/api/matches/{match}/moments", seat=0) == shown
        assert records(tmp_path) == rows


def test_nothing_is_recorded_of_a_match_that_runs(tmp_path: Path) -> None:
    with house(settings(tmp_path)) as home:
        match, (ann, ben) = seated(home, ["Ann", "Ben"])
        ann.get(f"/api/matches/{match}/moments")
        ben.get(f"/api/matches/{match}/moments", 403, seat=0)
        assert records(tmp_path) == []


def records(folder: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(folder / "matches.db")) as connection:
        return connection.execute("SELECT match, made FROM records").fetchall()
