"""PettingZoo, one agent after the other (AEC).

The agent to act is the lowest seat that owes an answer. Where several answer in secret, they are
asked one by one, and nobody sees an answer before all are in.
"""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

import shamble
from shamble.engine.errors import IllegalAction, ShambleError
from shamble.env.layout import Array
from shamble.env.one_game import Seeds, check_render_mode, one_game
from shamble.env.spaces import Observation, action_space, observation_space, row_space


def agent_names(players: int) -> list[str]:
    return [f"seat_{seat}" for seat in range(players)]


def about(game: shamble.Playable) -> dict[str, Any]:
    """What PettingZoo calls metadata.

    Seats do not answer in a cycle, so that `aec_to_parallel` is not for these games; PettingZoo's
    `turn_based_aec_to_parallel` is, and `shamble.env.parallel` better still.
    """
    name = f"shamble_{game.game.id}_v{game.game.version}"
    return {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}


class AecGame(AECEnv[str, Observation, int]):
    """A game with an agent for every seat. See `shamble.env.aec`."""

    def __init__(
        self, game: shamble.Playable, perfect: bool = False, render_mode: str | None = None
    ) -> None:
        super().__init__()
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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: game 0 of the seed, then 1, 2 … until another seed is given."""
        self.play.begin(*self._seeds.next(seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._choose_agent()

    def observe(self, agent: str) -> Observation:
        return self.play.observation(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise ShambleError("there is nobody to act: reset() begins a game")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._take(self.possible_agents.index(agent), action)
        self._cumulative_rewards[agent] = 0.0
        if self.play.over:
            self.rewards = dict(zip(self.agents, self.play.payoffs(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._choose_agent()
        self._accumulate_rewards()

    def _take(self, seat: int, action: int | None) -> None:
        if action is None:
            raise ValueError(f"seat_{seat} owes an answer: None is for agents that are done")
        if rule := self.play.act(seat, action):
            raise IllegalAction(
                f"action {action} of seat_{seat} is refused by {rule}: choose one that the"
                " action_mask allows",
                rule,
                "illegal",
            )

    def _choose_agent(self) -> None:
        owing = [] if self.play.over else self.play.to_act()
        self.agent_selection = self.possible_agents[owing[0] if owing else 0]

    def state(self) -> Array:
        """What a spectator sees; with `perfect=True` everything but the random stream."""
        return self.play.truth() if self.perfect else self.play.public()

    def hint(self, agent: str, luck: int = 0) -> int:
        """What the game's own heuristic would do, seeing what the agent sees."""
        seat = self.possible_agents.index(agent)
        return int(self.game.hint(self.play.seen(seat), seat, luck))

    def render(self) -> str | None:
        """The position as the agent to act sees it, as text."""
        if self.render_mode != "ansi":
            return None
        return self.play.text(self.possible_agents.index(self.agent_selection))

    def close(self) -> None:
        """Nothing is held open."""
