"""PettingZoo, all agents at once (Parallel).

Everybody gets an observation at every step. Those who owe no answer have a mask of zeros, and
their action is ignored; those who owe one answer in the order of their seats.
"""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

import shamble
from shamble.env.aec_env import about, agent_names
from shamble.env.layout import Array
from shamble.env.one_game import Seeds, check_render_mode, one_game
from shamble.env.spaces import Observation, action_space, observation_space, row_space

Observations = dict[str, Observation]
Infos = dict[str, dict[str, Any]]


class ParallelGame(ParallelEnv[str, Observation, int]):
    """A game with an agent for every seat. See `shamble.env.parallel`."""

    def __init__(
        self, game: shamble.Playable, perfect: bool = False, render_mode: str | None = None
    ) -> None:
        check_render_mode(render_mode)
        self.game, self.perfect, self.render_mode = game, perfect, render_mode
        self.metadata = about(game)
        self.play = one_game(game)
        self.possible_agents = agent_names(game.players)
        self.agents: list[str] = []
        self.observation_spaces = {a: observation_space(game) for a in self.possible_agents}
        self.action_spaces = {a: action_space(game) for a in self.possible_agents}
        self.state_space = row_space(game)
        self._seeds = Seeds()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, Infos]:
        """A new game: game 0 of the seed, then 1, 2 … until another seed is given."""
        self.play.begin(*self._seeds.next(seed))
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[Observations, dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Take the actions of those who owe an answer; an illegal one is ignored, and told.

        When the game is over there are no agents, and nothing comes back.
        """
        if self.play.over:
            return {}, {}, {}, {}, {}
        infos: Infos = {agent: {} for agent in self.agents}
        for seat in self.play.to_act():
            agent = self.possible_agents[seat]
            if actions.get(agent) is None:
                infos[agent]["refused"] = "no action given"
            elif rule := self.play.act(seat, actions[agent]):
                infos[agent]["refused"] = rule
        observations = self._observations()
        rewards = dict(zip(self.agents, self.play.payoffs(), strict=True))
        terminations: dict[str, bool] = dict.fromkeys(self.agents, self.play.over)
        truncations = dict.fromkeys(self.agents, False)
        if self.play.over:
            self.agents = []
        return observations, rewards, terminations, truncations, infos

    def _observations(self) -> Observations:
        return {agent: self.play.observation(seat) for seat, agent in enumerate(self.agents)}

    def state(self) -> Array:
        """What a spectator sees; with `perfect=True` everything but the random stream."""
        return self.play.truth() if self.perfect else self.play.public()

    def render(self) -> str | None:
        """The position as the first seat that owes an answer sees it, as text."""
        if self.render_mode != "ansi":
            return None
        return self.play.text(min(self.play.to_act(), default=0))

    def close(self) -> None:
        """Nothing is held open."""
