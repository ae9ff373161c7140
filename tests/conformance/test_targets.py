"""Same seed, same actions, same bytes: on every target."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import shamble
from shamble.engine.targets import state_bytes
from tests.conformance.tables import (
    Setting,
    every_count,
    every_table,
    games_worth,
    table,
)

POLICIES = ("random", "hints")


@every_count
@pytest.mark.parametrize("policy", POLICIES)
def test_whole_games_are_byte_identical(setting: Setting, policy: str) -> None:
    """Up to 100,000 games native; samples of them interpreted, the same final states."""
    game = table(setting)
    games = games_worth(setting, 1_000_000, 100_000)
    native = game.target("native").simulate(games, 31, policy, keep=True, workers=2)
    assert native.states is not None
    few = min(12, games_worth(setting, 4_000, games) // 5)
    for first in range(0, games - few, max(few, games // 5)):
        sample = slice(first, first + few)
        slow = game.target("interpreted").simulate(few, 31, policy, first=first, keep=True)
        assert slow.states is not None
        assert native.states[sample].tobytes() == slow.states.tobytes()
        assert np.array_equal(native.payoffs[sample], slow.payoffs)
        assert np.array_equal(native.ranks[sample], slow.ranks)
        assert np.array_equal(native.decisions[sample], slow.decisions)


@every_table
def test_every_option_is_byte_identical(setting: Setting) -> None:
    game = table(setting)
    games = games_worth(setting, 4_000, 200) // 5
    native = game.target("native").simulate(games, 32, keep=True)
    slow = game.target("interpreted").simulate(games, 32, keep=True)
    assert native.states is not None and slow.states is not None
    assert native.states.tobytes() == slow.states.tobytes()


@every_count
def test_every_batch_call_is_byte_identical(setting: Setting) -> None:
    game = table(setting)
    native, slow = game.target("native"), game.target("interpreted")
    keys = np.random.default_rng(33).integers(0, 2**32, (20, 8)).astype(np.uint32)
    a, b = native.setup_many(keys), slow.setup_many(keys)
    assert a.tobytes() == b.tobytes()
    dice = np.random.default_rng(34)
    for _ in range(12):
        players = np.array([lowest_owing(row) for row in a["to_act"]])
        counts, actions = native.legal_many(a, players)
        assert np.array_equal(actions, slow.legal_many(b, players)[1])
        picks = dice.integers(0, np.maximum(counts, 1))
        chosen = actions[np.arange(len(a)), picks]
        refused = native.step_many(a, players, chosen)
        assert np.array_equal(refused, slow.step_many(b, players, chosen))
        assert np.array_equal(refused != 0, counts == 0)
        assert a.tobytes() == b.tobytes()
        seen = native.redact_many(a, players)
        assert seen.tobytes() == slow.redact_many(b, players).tobytes()
        luck = np.arange(len(a))
        worlds = native.imagine_many(seen, players, luck)
        assert worlds.tobytes() == slow.imagine_many(seen, players, luck).tobytes()
    assert np.array_equal(native.playouts(a, 35), slow.playouts(b, 35))
    assert a.tobytes() == b.tobytes()
    assert np.array_equal(native.result_many(a)[0], slow.result_many(b)[0])


def lowest_owing(mask: int) -> int:
    return (int(mask) & -int(mask)).bit_length() - 1 if mask else 0


@every_count
def test_games_do_not_depend_on_workers_or_slices(setting: Setting) -> None:
    on = table(setting).target("native")
    third = games_worth(setting, 30_000, 333)
    whole = on.simulate(3 * third, 36, keep=True, workers=1).states
    spread = on.simulate(3 * third, 36, keep=True, workers=3).states
    parts = [on.simulate(third, 36, keep=True, first=at * third).states for at in range(3)]
    assert whole is not None and spread is not None
    assert whole.tobytes() == spread.tobytes()
    assert whole.tobytes() == b"".join(part.tobytes() for part in parts if part is not None)


@every_count
def test_invariants_hold_in_random_play_at_scale(setting: Setting) -> None:
    """Millions of decisions for each game: components conserved, never an answer owed in vain."""
    game = table(setting)
    native = game.target("native")
    wanted = 2_000_000 // len(game.game.players)
    total, seed = 0, 0
    games = games_worth(setting, wanted, 20_000)
    while total < wanted:
        keys = np.random.default_rng(seed).integers(0, 2**32, (games, 8)).astype(np.uint32)
        made, wrong = native.soak(native.setup_many(keys), seed)
        assert not wrong.any(), np.unique(wrong)
        total += int(made.sum())
        seed += 1


@every_table
def test_invariants_hold_with_every_option(setting: Setting) -> None:
    native = table(setting).target("native")
    games = games_worth(setting, 100_000, 2_000)
    keys = np.random.default_rng(5).integers(0, 2**32, (games, 8)).astype(np.uint32)
    made, wrong = native.soak(native.setup_many(keys), 6)
    assert made.sum() > 0
    assert not wrong.any(), np.unique(wrong)


BIG = 1_000  # bytes of a record: such a game is compiled a second time only in the long runs


@pytest.mark.parametrize(
    "game_id",
    [
        pytest.param(g.id, marks=[pytest.mark.soak] if state_bytes(g.load()) > BIG else [])
        for g in shamble.games()
    ],
)
def test_no_index_is_out_of_bounds(game_id: str) -> None:
    """Compiled code does not check indices; once, with numba's own check switched on, it does."""
    program = (
        "import sys, shamble\n"
        "from tests.conformance.tables import all_settings, games_worth, table\n"
        "for setting in all_settings():\n"
        f"    if setting[0] == {game_id!r}:\n"
        "        for policy in ('random', 'hints'):\n"
        "            games = games_worth(setting, 10_000, 300)\n"
        "            table(setting).target('native').simulate(games, 41, policy)\n"
        "print('in bounds')\n"
    )
    root = Path(__file__).parents[2]
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1"}
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=root, env=environment, capture_output=True, text=True
    )
    assert done.stdout.strip() == "in bounds", done.stderr


def test_the_gpu_says_what_is_missing() -> None:
    game = shamble.load("pursuit")
    if not has_gpu():
        with pytest.raises(shamble.TargetMissing, match="native"):
            game.target("gpu")


def has_gpu() -> bool:
    try:
        from numba import cuda
    except ImportError:
        return False
    return bool(cuda.is_available())


def test_an_unknown_target_or_policy_is_a_sentence() -> None:
    game = shamble.load("pursuit")
    with pytest.raises(shamble.ShambleError, match="did you mean native"):
        game.target("natve")
    with pytest.raises(shamble.ShambleError, match="random"):
        game.target("interpreted").simulate(1, 1, "clever")
