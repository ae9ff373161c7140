"""Luck follows from seed, game and decision, and no two decisions share it."""

from __future__ import annotations

from typing import Any

import pytest

import shamble
from shamble.engine.errors import ShambleError
from shamble.engine.playable import Playable
from shamble.lab import luck
from shamble.lab.simulation import play_bots
from tests.tiny import lanterns

shamble.register(lanterns.game)


def test_no_two_decisions_of_a_run_share_their_luck() -> None:
    games, decisions = 300, 300
    found = {luck(7, game, decision) for game in range(games) for decision in range(decisions)}
    assert len(found) == games * decisions
    assert all(0 <= one < 1 << 62 for one in found)


def test_the_corners_of_what_luck_is_for_differ_too() -> None:
    games = [0, 1, (1 << 38) - 1]
    decisions = [0, 1, (1 << 24) - 1]
    found = {luck(7, game, decision) for game in games for decision in decisions}
    assert len(found) == 9
    for game, decision in [(1 << 38, 0), (0, 1 << 24), (-1, 0), (0, -1)]:
        with pytest.raises(ShambleError, match="games below 2\\*\\*38"):
            luck(7, game, decision)


def test_luck_follows_from_the_seed() -> None:
    assert luck(7, 3, 4) == luck(7, 3, 4)
    seeds = [0, 1, 7, 1 << 20, 1 << 40, (1 << 63) - 1]
    assert len({luck(seed, 3, 4) for seed in seeds}) == len(seeds)


def test_neighbours_are_unlike_each_other() -> None:
    """Half of the bits differ from one decision to the next, and from one game to the next."""
    pairs = [
        ((g, d), near) for g in range(20) for d in range(20) for near in ((g + 1, d), (g, d + 1))
    ]
    differing = [(luck(1, *one) ^ luck(1, *other)).bit_count() for one, other in pairs]
    assert min(differing) > 8 and 28 < sum(differing) / len(differing) < 34


def test_bots_in_a_simulation_never_get_the_same_luck_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heard: list[int] = []

    def listen(game: Playable, seen: Any, seat: int, luck: int) -> Any:
        heard.append(luck)
        return game.legal(seen, seat)[0]

    monkeypatch.setitem(lanterns.game.bots, "listener", listen)
    done = play_bots(shamble.load("lanterns", 3), 5, 1, "listener", 0, 1)
    assert len(heard) == done.decisions.sum() == len(set(heard))
