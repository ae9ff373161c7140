"""Many games in one call are the same games as one by one."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest

import shamble
import shamble.env
from shamble.engine.runtime.build import core
from shamble.env.layout import row_layout
from shamble.env.one_game import OneGame
from shamble.env.registration import gym_id
from shamble.env.seat import Seat
from tests.env.tables import Table, every_game, every_opponent, some_legal, with_others

COUNT = 5


@every_opponent
def test_a_vector_is_many_single_games(table: Table, opponents: str) -> None:
    """Rows, masks, truth, rewards and ends, through the beginning of second games."""
    game_id, players = table
    seat = players - 1
    envs = shamble.env.vector(
        game_id, COUNT, players=players, seat=seat, opponents=opponents, perfect=True
    )
    singles = [Seat(envs.game, seat, opponents) for _ in range(COUNT)]
    numbers = list(range(COUNT))
    seen, _ = envs.reset(seed=11)
    for single, number in zip(singles, numbers, strict=True):
        single.begin(11, number)
    ended = np.zeros(COUNT, bool)
    for turn in range(40):
        for i, single in enumerate(singles):
            own = single.observation(perfect=True)
            for key in own:
                assert (seen[key][i] == own[key]).all(), f"{key} of game {i} in turn {turn}"
        actions = some_legal(seen["action_mask"], turn)
        seen, rewards, terminated, truncated, _ = envs.step(actions)
        assert not truncated.any()
        for i, single in enumerate(singles):
            if ended[i]:
                numbers[i] += COUNT
                single.begin(11, numbers[i])
                assert not terminated[i] and rewards[i] == 0
            else:
                single.act(int(actions[i]))
                assert terminated[i] == single.over
                assert rewards[i] == single.payoff()
        ended = terminated
    envs.close()


@with_others
def test_every_seat_can_be_the_agents(table: Table) -> None:
    """Each game shows what the first seat sees that owes an answer; at the end all are paid."""
    game_id, players = table
    envs = shamble.env.vector(game_id, COUNT, players=players, seat=None, perfect=True)
    singles = [OneGame(envs.game) for _ in range(COUNT)]
    numbers = list(range(COUNT))
    seen, infos = envs.reset(seed=11)
    for single, number in zip(singles, numbers, strict=True):
        single.begin(11, number)
    ended = np.zeros(COUNT, bool)
    for turn in range(60):
        seats = infos["seat"]
        for i, single in enumerate(singles):
            assert ended[i] or seats[i] == single.to_act()[0]
            own = single.observation(seats[i], perfect=True)
            for key in own:
                assert (seen[key][i] == own[key]).all(), f"{key} of game {i} in turn {turn}"
        actions = some_legal(seen["action_mask"], turn)
        seen, rewards, terminated, _, infos = envs.step(actions)
        for i, single in enumerate(singles):
            if ended[i]:
                numbers[i] += COUNT
                single.begin(11, numbers[i])
            else:
                single.act(seats[i], actions[i])
            assert terminated[i] == single.over
            assert rewards[i] == single.payoffs()[seats[i]]
            if terminated[i]:
                assert infos["payoffs"][i].tolist() == single.payoffs()
        ended = terminated


@every_game
def test_threads_change_nothing(game_id: str) -> None:
    one = shamble.env.vector(game_id, 50, opponents="random")
    three = shamble.env.vector(game_id, 50, opponents="random", workers=3)
    seen, _ = one.reset(seed=1)
    same, _ = three.reset(seed=1)
    for turn in range(30):
        assert (seen["observation"] == same["observation"]).all()
        actions = some_legal(seen["action_mask"], turn)
        seen, rewards, _, _, _ = one.step(actions)
        same, others, _, _, _ = three.step(actions)
        assert (rewards == others).all()
    three.close()


@every_game
def test_the_spaces_hold_what_comes(game_id: str) -> None:
    envs = gymnasium.make_vec(gym_id(game_id), num_envs=4, opponents="random", perfect=True)
    seen, _ = envs.reset(seed=1)
    assert seen in envs.observation_space
    for _ in range(20):
        seen, _, _, _, infos = envs.step(envs.unwrapped.any_legal())  # type: ignore[attr-defined]
        assert seen in envs.observation_space
        assert infos == {}


@every_game
def test_a_row_is_what_the_loop_flattens(game_id: str) -> None:
    """The row of the interpreted side is made another way: the two must agree."""
    game = shamble.load(game_id)
    s = game.new(seed=1)
    layout = row_layout(game.game)
    row = [0] * layout.size
    core(game.game).flatten(s, row)
    assert layout.row(s).tolist() == row
    named = layout.fields(layout.row(s))
    assert {name: values.tolist() for name, values in named.items()} == {
        part.name: getattr(s, part.name) for part in layout.parts
    }


def test_random_actions_are_legal_and_all_occur() -> None:
    envs = shamble.env.vector("pursuit", 3000)
    seen, _ = envs.reset(seed=1)
    actions = envs.any_legal()
    assert (seen["action_mask"][np.arange(3000), actions] == 1).all()
    assert len(set(actions.tolist())) == seen["action_mask"].any(axis=0).sum()


def test_an_illegal_action_changes_nothing_and_is_told() -> None:
    envs = shamble.env.vector("pursuit", 3)
    before, _ = envs.reset(seed=1)
    actions = envs.any_legal()
    actions[1] = np.flatnonzero(before["action_mask"][1] == 0)[0]
    after, _, _, _, infos = envs.step(actions)
    assert infos["_refused"].tolist() == [False, True, False]
    assert envs.game.refusal(infos["refused"][1]).rule.startswith("PUR-")
    same = (after["observation"] == before["observation"]).all(axis=1)
    assert same.tolist() == [False, True, False]


def test_arrays_are_ones_own_unless_copying_is_switched_off() -> None:
    for copy in (True, False):
        envs = shamble.env.vector("pursuit", 2, copy=copy)
        first, _ = envs.reset(seed=1)
        then, _, _, _, _ = envs.step(envs.any_legal())
        for key in first:
            assert np.shares_memory(first[key], then[key]) is not copy


def test_only_rows_that_nobody_holds_are_written_again() -> None:
    envs = shamble.env.vector("pursuit", 2, perfect=True)
    seen, _ = envs.reset(seed=1)
    kept = []
    for _ in range(5):
        kept += [(seen[key][1], seen[key][1].copy()) for key in ("observation", "truth")]
        seen, _, _, _, _ = envs.step(envs.any_legal())
    assert all((view == copy).all() for view, copy in kept)
    del kept
    places = set()
    for _ in range(5):
        seen, _, _, _, _ = envs.step(envs.any_legal())
        places.add(seen["observation"].ctypes.data)
    assert len(places) == 2


def test_wrong_settings_are_refused_in_a_sentence() -> None:
    with pytest.raises(shamble.ShambleError, match="at least 1"):
        shamble.env.vector("pursuit", 0)
    with pytest.raises(shamble.ShambleError, match="no seat 1"):
        shamble.env.vector("pursuit", 1, seat=1)
    with pytest.raises(shamble.ShambleError, match="compiled code"):
        shamble.env.vector("lanterns", 1, opponents="search")
