"""The GPU's kernels, read as plain Python, do what the native entry points do.

Where there is no GPU this shows that the twins are twins; `benchmarks/gpu_env_check.py` shows it
on a device.
"""

from __future__ import annotations

from pathlib import Path
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np

import shamble
import shamble.engine
from shamble.engine.runtime.build import core, most_options
from shamble.env.many_games import Games
from tests.env.tables import Table, every_opponent, with_others

SOURCE = Path(shamble.engine.__file__).with_name("gpu") / "entry_vector_gpu.py"
COUNT = 3


class Records:
    """An array of states: whoever holds one of them sees what is written there."""

    def __init__(self, state: Any, count: int) -> None:
        self.items = [state() for _ in range(count)]

    def __len__(self) -> int:
        return len(self.items)

    def __getitem__(self, i: int) -> Any:
        return self.items[i]

    def __setitem__(self, i: int, other: Any) -> None:
        for name in type(other).fields:
            setattr(self.items[i], name, getattr(other.copy(), name))


def kernels(game: shamble.Playable) -> dict[str, Any]:
    """The file's functions as one thread would run them."""
    state = game.game.state

    def local(shape: Any, kind: Any) -> Any:
        return Records(state, shape) if kind is state else np.zeros(shape, np.int64)

    cuda = SimpleNamespace(
        jit=lambda **how: lambda function: function,
        grid=lambda dimensions: 0,
        gridsize=lambda dimensions: 1,
        local=SimpleNamespace(array=local),
    )
    loop = core(game.game).__dict__
    names: dict[str, Any] = {k: v for k, v in loop.items() if isinstance(v, FunctionType)}
    names |= {"cuda": cuda, "int64": np.int64, "RECORD": state, "SEATS": game.game.players[-1]}
    names["MOST"] = most_options(game.game)
    source = SOURCE.read_text().replace("from numba import cuda, int64", "")
    exec(compile(source, str(SOURCE), "exec"), names)
    return names


@every_opponent
def test_the_twins_play_the_same_games(table: Table, opponents: str) -> None:
    compare(shamble.load(*table), 0, opponents)


@with_others
def test_the_twins_play_the_same_games_in_every_seat(table: Table) -> None:
    compare(shamble.load(*table), None, "random")


def compare(game: shamble.Playable, seat: int | None, opponents: str) -> None:
    games = Games(game, COUNT, seat, opponents, perfect=True)
    states = Records(game.game.state, COUNT)
    blank = [game.game.state.unpack(games.blank.tobytes())]
    arrays = [
        games.fresh, games.numbers, games.luck, games.actions, games.acting, games.rows,
        games.masks, games.truth, games.rewards, games.payoffs, games.over, games.refused,
    ]  # fmt: skip
    own = [np.zeros_like(array) for array in arrays]
    own[0][:], own[1][:] = True, np.arange(COUNT)
    fixed = [blank, 5, games.seat, games.policy, COUNT, game.game.unknown, games.talk]
    kernel = kernels(game)
    luck = np.arange(COUNT) << 32
    games.begin(5)
    kernel["step"](states, *fixed, *own)
    for _ in range(25):
        for theirs, ours in zip(arrays, own, strict=True):
            assert (theirs == ours).all()
        for i in range(COUNT):
            assert states[i].pack() == games.states[i].tobytes()
        games.choose_any(luck.copy())
        kernel["any_legal"](own[6], luck, own[3])
        games.step()
        kernel["step"](states, *fixed, *own)
