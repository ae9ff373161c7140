"""PettingZoo's own suites, and what they do not ask."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils import aec_to_parallel, turn_based_aec_to_parallel

import shamble
import shamble.env
from shamble.env.gym_env import SeatEnv
from tests.env.tables import Table, every_table, every_target, with_others

CYCLES = 30  # for each agent: some games are long


@every_table
@every_target
@pytest.mark.filterwarnings("ignore::UserWarning")  # it prefers observations that are bare arrays
def test_the_suites_of_pettingzoo(table: Table, target: str) -> None:
    api_test(shamble.env.aec(*table, target=target), CYCLES)
    seed_test(lambda: shamble.env.aec(*table, target=target), CYCLES)
    parallel_api_test(shamble.env.parallel(*table, target=target), CYCLES)
    parallel_seed_test(lambda: shamble.env.parallel(*table, target=target), CYCLES)


@every_table
def test_both_targets_observe_the_same(table: Table) -> None:
    one = shamble.env.aec(*table, perfect=True)
    other = shamble.env.aec(*table, perfect=True, target="native")
    one.reset(seed=8)
    other.reset(seed=8)
    for turn in range(60):
        assert other.agent_selection == one.agent_selection
        for agent in one.possible_agents:
            seen, also = one.observe(agent), other.observe(agent)
            for part in ("observation", "action_mask"):
                assert also[part].dtype == seen[part].dtype
                assert (also[part] == seen[part]).all()
        assert (other.state() == one.state()).all()
        assert (other.play.public() == one.play.public()).all()
        assert other.play.text(0) == one.play.text(0)
        assert other.rewards == one.rewards
        if one.play.over:
            break
        legal = np.flatnonzero(one.observe(one.agent_selection)["action_mask"])
        one.step(int(legal[turn % len(legal)]))
        other.step(int(legal[turn % len(legal)]))
    assert other.play.state == one.play.state


@every_table
def test_a_whole_game_by_the_heuristic_pays_what_the_rules_say(table: Table) -> None:
    env = shamble.env.aec(*table)
    env.reset(seed=3)
    earned = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        earned[agent] += reward
        seat = env.possible_agents.index(agent)
        if terminated:
            env.step(None)
        else:
            assert seat == min(env.play.to_act())
            action = env.game.hint(env.play.seen(seat), seat, seat)
            assert observation["action_mask"][action] == 1
            env.step(action)
    payoffs = env.game.result(env.play.state).payoffs
    assert list(earned.values()) == list(map(float, payoffs))
    assert env.agents == []


@every_table
def test_both_forms_play_the_same_game(table: Table) -> None:
    """What the one does step by step, in the order of seats, the other does at once."""
    one, both = shamble.env.aec(*table), shamble.env.parallel(*table)
    one.reset(seed=5)
    observations, _ = both.reset(seed=5)
    for turn in range(40):
        if not both.agents:
            break
        actions = {}
        for agent, observation in observations.items():
            legal = np.flatnonzero(observation["action_mask"])
            if len(legal):
                actions[agent] = int(legal[turn % len(legal)])
        for agent in list(actions):
            assert one.agent_selection == agent
            one.step(actions[agent])
        observations, rewards, ended, _, infos = both.step(actions)
        assert not any("refused" in info for info in infos.values())
        assert one.play.state == both.play.state
        assert one.terminations == ended
        assert one.rewards == rewards


@every_target
def test_an_illegal_action_changes_nothing(target: str) -> None:
    env = shamble.env.aec("pursuit", target=target)
    env.reset(seed=1)
    mask = env.observe("seat_0")["action_mask"]
    before = env.play.state.digest()
    with pytest.raises(shamble.IllegalAction, match="PUR-"):
        env.step(int(np.flatnonzero(mask == 0)[0]))
    assert env.play.state.digest() == before

    both = shamble.env.parallel("pursuit", target=target)
    both.reset(seed=1)
    _, _, _, _, infos = both.step({"seat_0": int(np.flatnonzero(mask == 0)[0])})
    assert infos["seat_0"]["refused"].startswith("PUR-")
    assert both.play.state.digest() == before


def test_before_the_beginning_and_after_the_end_nothing_is_played() -> None:
    one, both = shamble.env.aec("pursuit"), shamble.env.parallel("pursuit")
    for too_early in (lambda: one.step(0), lambda: both.step({}), one.state, both.state):
        with pytest.raises(shamble.ShambleError, match="reset"):
            too_early()
    one.reset(seed=1)
    both.reset(seed=1)
    while both.agents:
        action = int(np.flatnonzero(one.observe("seat_0")["action_mask"])[0])
        one.step(action)
        both.step({"seat_0": action})
    one.step(None)
    with pytest.raises(shamble.ShambleError, match="reset"):
        one.step(0)
    assert both.step({"seat_0": 0}) == ({}, {}, {}, {}, {})


def test_pettingzoos_own_conversion_plays_a_whole_game() -> None:
    """Seats do not answer in a cycle: the conversion is the one for games of turns."""
    with pytest.raises(AssertionError, match="parallelizable"):
        aec_to_parallel(shamble.env.aec("lanterns", 3))
    env = turn_based_aec_to_parallel(shamble.env.aec("lanterns", 3))
    observations, _ = env.reset(seed=1)
    rewards = {}
    while env.agents:
        masks = {agent: observations[agent]["action_mask"] for agent in env.agents}
        observations, rewards, _, _, _ = env.step(
            {agent: int(mask.argmax()) for agent, mask in masks.items()}
        )
    assert set(rewards) == {"seat_0", "seat_1", "seat_2"}


@with_others
def test_who_owes_nothing_has_an_empty_mask_and_is_ignored(table: Table) -> None:
    env = shamble.env.parallel(*table)
    observations, _ = env.reset(seed=2)
    owing = env.play.to_act()
    for seat, agent in enumerate(env.agents):
        assert bool(observations[agent]["action_mask"].any()) == (seat in owing)
    before = env.play.state.digest()
    idle = {agent: 0 for seat, agent in enumerate(env.agents) if seat not in owing}
    env.step(idle)
    assert env.play.state.digest() == before


def test_state_is_public_unless_the_truth_is_asked_for_by_name() -> None:
    open_env = shamble.env.aec("lanterns", 3)
    perfect = shamble.env.aec("lanterns", 3, perfect=True)
    open_env.reset(seed=4)
    perfect.reset(seed=4)
    layout = open_env.play.layout
    assert not layout.fields(open_env.state())["hand"].any()
    assert (layout.fields(perfect.state())["hand"].sum(axis=1)[:3] == 4).all()
    assert open_env.state() in open_env.state_space


@every_table
def test_render_gives_the_position_as_text(table: Table) -> None:
    for make in (shamble.env.aec, shamble.env.parallel):
        env = make(*table, render_mode="ansi")
        env.reset(seed=1)
        assert len(str(env.render()).splitlines()) > 2
        assert make(*table).render() is None
        with pytest.raises(shamble.ShambleError, match="render_mode is ansi"):
            make(*table, render_mode="human")


@every_table
@every_target
def test_a_copy_plays_on_by_itself(table: Table, target: str) -> None:
    """Copied in memory or sent to another process, as tree searches and workers do."""
    game_id, players = table
    one = shamble.env.aec(*table, target=target)
    one.reset(seed=6)
    for other in (copy.deepcopy(one), pickle.loads(pickle.dumps(one))):
        before = one.play.state.digest()
        assert other.play.state == one.play.state
        other.step(int(other.last()[0]["action_mask"].argmax()))
        assert one.play.state.digest() == before != other.play.state.digest()
    alone = SeatEnv(game_id, players, opponents="random", target=target)
    alone.reset(seed=6)
    twin = copy.deepcopy(alone)
    action = int(alone.action_masks().argmax())
    seen, twins = alone.step(action)[0], twin.step(action)[0]
    assert (seen["observation"] == twins["observation"]).all()


def test_seeds_give_the_games_of_a_simulation() -> None:
    env = shamble.env.aec("pursuit")
    with pytest.raises(shamble.ShambleError, match="a seed is"):
        env.reset(seed=1 << 63)
    env.reset(seed=9)
    assert env.play.state == env.game.new(seed=9, number=0)
    env.reset()
    assert env.play.state == env.game.new(seed=9, number=1)
    env.reset(seed=9)
    assert env.play.state == env.game.new(seed=9, number=0)
