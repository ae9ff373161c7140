"""What a game pays, and what it reports while it runs."""

from __future__ import annotations

from enum import IntEnum

import numpy as np
import pytest

import shamble
from shamble.games import SHELF
from tests.conformance.tables import (
    GAMES,
    Setting,
    every_count,
    every_table,
    games_worth,
    plain_settings,
    table,
    varied_settings,
)
from tests.conformance.walks import last_state
from tests.tiny import lanterns


@every_table
def test_payoffs_are_within_bounds_and_ranks_are_ranks(setting: Setting) -> None:
    game = table(setting)
    low, high = game.game.payoffs
    for seed in range(3):
        result = game.result(last_state(game, seed))
        assert all(low <= payoff <= high for payoff in result.payoffs)
        assert all(1 <= rank <= game.players + 1 for rank in result.ranks)
        assert result.winners == tuple(p for p, rank in enumerate(result.ranks) if rank == 1)


@every_count
def test_payoffs_stay_within_bounds_at_scale(setting: Setting) -> None:
    game = table(setting)
    low, high = game.game.payoffs
    for policy in ("random", "hints"):
        done = game.target("native").simulate(games_worth(setting, 400_000, 20_000), 61, policy)
        assert done.payoffs.min() >= low and done.payoffs.max() <= high
        assert done.ranks.min() >= 1 and done.ranks.max() <= game.players + 1
        assert set(np.unique(done.endings)) <= {int(e) for e in game.game.endings}


@pytest.mark.parametrize("game_id", [game_id for game_id in GAMES if game_id not in SHELF])
def test_every_ending_is_reached(game_id: str) -> None:
    """By random games or the heuristic's; on the shelf by a golden game, see tests/golden."""
    missed = unreached(game_id)
    assert not missed, f"{game_id}: no game ends by {', '.join(missed)}"


def unreached(game_id: str) -> list[str]:
    """The endings of a game that no simulated game comes to."""
    settings = [s for s in (*plain_settings(), *varied_settings()) if s[0] == game_id]
    found: set[int] = set()
    for setting in settings:
        for policy in ("random", "hints"):
            games = games_worth(setting, 40_000, 2_000)
            found |= set(table(setting).target("native").simulate(games, 62, policy).endings)
    endings = table(settings[0]).game.endings
    return [ending.name for ending in endings if int(ending) not in found]


class Endings(IntEnum):
    DARK = 1
    DAWN = 2


def test_an_ending_that_is_never_reached_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanterns.game, "endings", Endings)
    assert unreached("lanterns") == ["DAWN"]


@every_count
def test_a_running_game_has_no_ending_and_no_winner(setting: Setting) -> None:
    game = table(setting)
    result = game.result(game.new(seed=1))
    assert result == shamble.Result(None, (), ())
    assert result.winners == ()
