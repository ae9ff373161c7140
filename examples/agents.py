"""Random and heuristic agents in a PettingZoo loop: the smallest thing that plays any game.

    python examples/agents.py [--game pursuit] [--players 4] [--games 50] [--seats hints,random]

Each seat is an agent: a function of what it observes. The heuristic sees the same redacted record.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

import numpy as np

import shamble.env

Agent = Callable[[Any, str, dict[str, Any]], int]


def at_random(dice: np.random.Generator) -> Agent:
    """Any action that the mask allows."""
    return lambda env, agent, seen: int(dice.choice(np.flatnonzero(seen["action_mask"])))


def by_heuristic(dice: np.random.Generator) -> Agent:
    """What the game's own heuristic would do in this seat."""
    return lambda env, agent, seen: env.hint(agent, int(dice.integers(1 << 62)))


AGENTS = {"random": at_random, "hints": by_heuristic}


def play(env: Any, agents: dict[str, Agent], seed: int | None) -> dict[str, float]:
    """One game; what each agent got."""
    env.reset(seed=seed)
    earned = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        earned[agent] += reward
        done = terminated or truncated
        env.step(None if done else agents[agent](env, agent, seen))
    return earned


def main() -> None:
    parse = argparse.ArgumentParser()
    parse.add_argument("--game", default="pursuit")
    parse.add_argument("--players", type=int)
    parse.add_argument("--games", type=int, default=50)
    parse.add_argument("--seats", default="hints,random", help="the last is for all further seats")
    args = parse.parse_args()
    env = shamble.env.aec(args.game, args.players)
    dice, words = np.random.default_rng(1), args.seats.split(",")
    agents = {
        agent: AGENTS[words[min(seat, len(words) - 1)]](dice)
        for seat, agent in enumerate(env.possible_agents)
    }
    earned = [play(env, agents, 1 if number == 0 else None) for number in range(args.games)]
    for seat, agent in enumerate(env.possible_agents):
        kind = words[min(seat, len(words) - 1)]
        mean = np.mean([game[agent] for game in earned])
        print(f"{agent} ({kind}): mean payoff {mean:.2f} over {args.games} games")


if __name__ == "__main__":
    main()
