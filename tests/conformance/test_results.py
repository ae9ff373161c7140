"""What a game pays, and what it reports while it runs."""

from __future__ import annotations

import numpy as np

import shamble
from tests.conformance.tables import Setting, every_count, every_table, games_worth, table
from tests.conformance.walks import last_state


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


@every_count
def test_a_running_game_has_no_ending_and_no_winner(setting: Setting) -> None:
    game = table(setting)
    result = game.result(game.new(seed=1))
    assert result == shamble.Result(None, (), ())
    assert result.winners == ()
