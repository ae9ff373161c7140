"""A match nobody looks at any more is gone at once: no collector has to find it."""

from __future__ import annotations

import gc
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from shamble.match.match import Match, Moment
from shamble.match.running import Live
from shamble.server.live.player_view import MatchView
from shamble.server.live.rooms import Room
from tests.server.houses import PATIENCE, House, Visitor, house, is_over, settings
from tests.server.players import play_out, seated

pytestmark = pytest.mark.threads

HELD = (Match, Room, MatchView, Live, Moment)


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[House]:
    """A server whose bots do not wait, in a process without a collector."""
    gc.collect()
    gc.disable()
    try:
        with house(settings(tmp_path, bot_grace=0)) as home:
            yield home
    finally:
        gc.enable()


def held(before: Counter[str] | None = None) -> Counter[str]:
    """What there is of matches in this process, besides what there was."""
    alive = Counter(type(one).__name__ for one in gc.get_objects() if type(one) in HELD)
    return alive - (before or Counter())


def until_nothing_is_held(before: Counter[str]) -> None:
    """A connection ends a moment after its client: give it time, but no collection."""
    patience = time.monotonic() + PATIENCE
    while held(before) and time.monotonic() < patience:
        time.sleep(0.02)
    assert not held(before)


def bots_only(visitor: Visitor, game: str, levels: list[str]) -> str:
    body: dict[str, Any] = {"game": game, "players": len(levels), "bots": levels, "sit": False}
    return str(visitor.post("/api/matches", {**body, "auto_start": True})["id"])


def until_over(visitor: Visitor, match: str) -> None:
    patience = time.monotonic() + PATIENCE
    while visitor.get(f"/api/matches/{match}")["status"] != "over":
        assert time.monotonic() < patience
        time.sleep(0.02)


@pytest.mark.parametrize(("game", "seats"), [("lanterns", 3), ("nightmare", 2)])
def test_matches_of_bots_that_nobody_watches_leave_nothing(
    quick: House, game: str, seats: int
) -> None:
    ann, before = quick.guest("Ann"), held()
    for match in [bots_only(ann, game, ["hints"] * seats) for _ in range(5)]:
        until_over(ann, match)
    until_nothing_is_held(before)


@pytest.mark.parametrize("rudely", [False, True])
def test_matches_left_in_the_middle_leave_nothing(quick: House, rudely: bool) -> None:
    ann, before = quick.guest("Ann"), held()
    for _ in range(5):
        with ann.socket() as tab:
            match, _ = seated(quick, ["Ben"], players=3, bots=["hints", "random"])
            tab.subscribe(match)
            assert held(before)["Room"] == 1
            if rudely:
                tab.connection.socket.close()
            else:
                tab.send("unsubscribe", match)
    until_nothing_is_held(before)


@pytest.mark.parametrize("rudely", [False, True])
def test_matches_that_people_played_leave_nothing(quick: House, rudely: bool) -> None:
    before = held()
    for _ in range(3):
        match, (ann, ben) = seated(quick, ["Ann", "Ben"], players=3, bots=["hints"])
        with ann.socket() as first, ben.socket() as second:
            for tab in (first, second):
                tab.subscribe(match)
            play_out([first, second], match)
            assert is_over(first.states[match])
            if rudely:
                first.connection.socket.close()
            else:
                second.send("unsubscribe", match)
    until_nothing_is_held(before)
