"""Gymnasium's own suites: one seat against bots, interpreted and native."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.env_match import check_environments_match

import shamble
import shamble.env
from shamble import bots
from shamble.env.gym_env import SeatEnv
from shamble.env.registration import gym_id
from tests.env.tables import Table, every_opponent, every_table, every_target


def make(table: Table, **settings: Any) -> gymnasium.Env[Any, Any]:
    game_id, players = table
    return gymnasium.make(
        gym_id(game_id), players=players, render_mode="ansi", **settings
    ).unwrapped


class Legal(gymnasium.ActionWrapper[Any, Any, Any]):
    """Takes any action for a legal one, so that random actions play a game instead of being
    refused nine times in ten."""

    def action(self, action: Any) -> Any:
        legal = np.flatnonzero(self.env.unwrapped.action_masks())  # type: ignore[attr-defined]
        return int(legal[int(action) % len(legal)]) if len(legal) else 0


@every_table
@every_target
def test_the_suite_of_gymnasium(table: Table, target: str) -> None:
    check_env(make(table, target=target, opponents="random"))


@every_opponent
def test_interpreted_and_native_are_the_same(table: Table, opponents: str) -> None:
    seat = table[1] - 1
    one = make(table, seat=seat, opponents=opponents, perfect=True)
    other = make(table, seat=seat, opponents=opponents, perfect=True, target="native")
    check_environments_match(one, other, 40)
    check_environments_match(Legal(one), Legal(other), 60, seed=1)


@every_table
def test_an_illegal_action_changes_nothing_and_is_told(table: Table) -> None:
    for target in ("interpreted", "native"):
        env = make(table, target=target, opponents="random")
        before, _ = env.reset(seed=1)
        forbidden = np.flatnonzero(before["action_mask"] == 0)
        after, reward, terminated, _, info = env.step(forbidden[-1])
        assert info["refused"].startswith(env.get_wrapper_attr("game").game.prefix)
        assert (reward, terminated) == (0, False)
        assert (after["observation"] == before["observation"]).all()


@every_target
def test_any_bot_can_sit_opposite(target: str) -> None:
    """The searcher answers before the last seat does, asked through its own redacted record."""
    strongest = bots.levels(shamble.load("lanterns", 3))[-1]
    env = make(("lanterns", 3), seat=2, opponents=strongest, target=target)
    observation, _ = env.reset(seed=2)
    assert observation["action_mask"].any()


def test_wrong_settings_are_refused_in_a_sentence() -> None:
    with pytest.raises(shamble.ShambleError, match="there is no seat 1"):
        make(("pursuit", 1), seat=1)
    with pytest.raises(shamble.ShambleError, match="did you mean hints"):
        make(("pursuit", 1), opponents="hint")
    with pytest.raises(shamble.ShambleError, match="render_mode is ansi"):
        SeatEnv("pursuit", render_mode="human")
    with pytest.raises(shamble.ShambleError, match="gpu_vector"):
        make(("pursuit", 1), target="gpu")


def test_the_truth_comes_only_when_asked_for_by_name() -> None:
    observation, _ = make(("lanterns", 2)).reset(seed=1)
    assert set(observation) == {"observation", "action_mask"}
    observation, _ = make(("lanterns", 2), perfect=True).reset(seed=1)
    assert set(observation) == {"observation", "action_mask", "truth"}
