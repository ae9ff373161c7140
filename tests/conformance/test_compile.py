"""Every game compiles. These run first: later tests find the compiled code on disk."""

from __future__ import annotations

import numpy as np
import pytest

import shamble
from shamble.bots import search
from shamble.engine.native.compiler import is_compiled
from shamble.engine.targets import state_bytes
from shamble.env.many_games import Games
from tests.conformance.tables import GAMES

LARGEST_FIRST = sorted(GAMES, key=lambda game_id: -state_bytes(shamble.load(game_id).game))


@pytest.mark.parametrize("game_id", LARGEST_FIRST)
def test_a_game_compiles(game_id: str) -> None:
    """Every entry point that tests need, in one process: they share the rules that they call."""
    game = shamble.load(game_id)
    native = game.target("native")
    states, none = native.setup_many(np.zeros((1, 8), np.uint32)), np.zeros(1, np.int64)
    native.simulate(1, 1)
    native.soak(states.copy(), 1)
    native.playouts(states.copy(), 1)
    native.step_many(states, none, native.legal_many(states, none)[1][:, 0])
    native.imagine_many(native.redact_many(states, none), none, none)
    native.result_many(states)
    search.warm_up(game.game)
    games = Games(game, 1, 0, "random")
    games.begin(1)
    games.choose_any(none)
    single = shamble.load(game_id, target="native")
    s = single.new(seed=0)
    player = min(single.to_act(s))
    single.apply(s, player, single.hint(single.redact(s, player), player))
    for entry, name in (
        ("native", "simulate"),
        ("search", "weigh"),
        ("vector", "step_at_random"),
        ("single", "think"),
    ):
        assert is_compiled(game.game, entry, name)
