"""Masked PPO on Pursuit, in one file: minutes on two cores.

    pip install shamble[env,train]
    python examples/ppo_pursuit.py [--steps 4000000] [--game pursuit] [--option preset=cruel]

Thousands of games are stepped in one call by compiled code (`shamble.env.vector`); the network is
two layers. Works for any game and seat: `--game mall --players 4 --opponents hints`.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np

import shamble
import shamble.env

try:
    import torch
    from torch import nn
except ImportError:
    raise SystemExit("This example needs PyTorch: pip install shamble[train]") from None


KEPT = ("rows", "masks", "actions", "chance", "values", "rewards", "ended", "counts")


class Agent(nn.Module):
    """A policy and a value on one row; actions outside the mask have no probability."""

    def __init__(self, size: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.register_buffer("mean", torch.zeros(size))
        self.register_buffer("spread", torch.ones(size))
        self.body = nn.Sequential(
            nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, rows: Any, masks: Any) -> tuple[Any, Any]:
        hidden = self.body(((rows - self.mean) / self.spread).clamp(-5, 5))
        logits = self.policy(hidden).masked_fill(~masks, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(hidden).squeeze(-1)

    def get_used_to(self, rows: Any) -> None:
        """Scale the inputs as they are in the first games."""
        self.mean.copy_(rows.mean(0))
        self.spread.copy_(rows.std(0).clamp_min(0.1))


def tensors(seen: dict[str, Any]) -> tuple[Any, Any]:
    rows = torch.as_tensor(seen["observation"], dtype=torch.float32)
    masks = torch.as_tensor(seen["action_mask"]).bool()
    return rows, masks | ~masks.any(1, keepdim=True)  # a finished game allows nothing


def advantages(rewards: Any, values: Any, ended: Any, last: Any, decay: float) -> Any:
    """Generalised advantage estimation; scores come at the end, so nothing is discounted."""
    found, ahead, value = torch.zeros_like(rewards), torch.zeros_like(last), last
    for t in reversed(range(len(rewards))):
        goes_on = 1.0 - ended[t]
        surprise = rewards[t] + value * goes_on - values[t]
        ahead = surprise + decay * goes_on * ahead
        found[t], value = ahead, values[t]
    return found


def train(args: argparse.Namespace) -> None:
    options = dict(option.split("=") for option in args.option)
    envs = shamble.env.vector(
        args.game,
        args.envs,
        players=args.players,
        opponents=args.opponents,
        workers=args.threads,
        **options,
    )
    most = max(1, envs.game.game.payoffs[1])
    for policy in ("random", "hints"):
        done = envs.game.target("native").simulate(20_000, 1, f"{policy},{args.opponents}")
        won = (done.ranks[:, 0] == 1).mean()
        print(f"{policy:>8}: mean payoff {done.payoffs[:, 0].mean():.2f}, wins {won:.1%}")
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    seen, _ = envs.reset(seed=args.seed)
    rows, masks = tensors(seen)
    agent = Agent(rows.shape[1], masks.shape[1])
    learn = torch.optim.Adam(agent.parameters(), args.rate, eps=1e-5)
    fresh = torch.zeros(args.envs)  # games whose end was told: their next step begins another
    updates, start = args.steps // (args.envs * args.length), time.perf_counter()
    window: list[float] = []
    for update in range(updates):
        learn.param_groups[0]["lr"] = args.rate * (1 - update / updates)
        kept: dict[str, list[Any]] = {name: [] for name in KEPT}
        for _ in range(args.length):
            if update == 0 and len(kept["rows"]) == args.length - 1:
                agent.get_used_to(torch.cat(kept["rows"]))
            with torch.no_grad():
                choice, value = agent(rows, masks)
                action = choice.sample()
            step = [rows, masks, action, choice.log_prob(action), value]
            seen, reward, over, _, _ = envs.step(action.numpy())
            window += reward[over].tolist()
            ended = torch.as_tensor(over, dtype=torch.float32)
            step += [torch.as_tensor(reward / most, dtype=torch.float32), ended, 1 - fresh]
            for name, part in zip(kept, step, strict=True):
                kept[name].append(part)
            fresh, (rows, masks) = ended, tensors(seen)
        if update > 0:  # the first stretch only shows what inputs look like
            improve(agent, learn, {k: torch.stack(v) for k, v in kept.items()}, (rows, masks), args)
        if (update + 1) % max(1, updates // 20) == 0:
            steps = (update + 1) * args.envs * args.length
            took = time.perf_counter() - start
            print(
                f"{steps:>10,} steps {took:6.0f} s: mean payoff {np.mean(window):6.2f}"
                f" over {len(window):,} games",
                flush=True,
            )
            window = []


def improve(agent: Agent, learn: Any, kept: dict[str, Any], last: Any, args: Any) -> None:
    with torch.no_grad():
        _, value = agent(*last)
    gain = advantages(kept["rewards"], kept["values"], kept["ended"], value, 0.95)
    counts = kept["counts"].flatten().bool().nonzero().squeeze(1)
    flat = {name: part.flatten(0, 1) for name, part in kept.items()}
    gains, targets = gain.flatten(), (gain + kept["values"]).flatten()
    for _ in range(args.epochs):
        for part in counts[torch.randperm(len(counts))].chunk(args.batches):
            choice, value = agent(flat["rows"][part], flat["masks"][part])
            ratio = (choice.log_prob(flat["actions"][part]) - flat["chance"][part]).exp()
            better = gains[part]
            better = (better - better.mean()) / (better.std() + 1e-8)
            surrogate = torch.min(ratio * better, ratio.clamp(0.8, 1.2) * better).mean()
            loss = 0.5 * (value - targets[part]).pow(2).mean() - surrogate
            loss = loss - args.curiosity * choice.entropy().mean()
            learn.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            learn.step()


def main() -> None:
    parse = argparse.ArgumentParser()
    parse.add_argument("--game", default="pursuit")
    parse.add_argument("--players", type=int)
    parse.add_argument("--opponents", default="hints")
    parse.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parse.add_argument("--steps", type=int, default=4_000_000)
    parse.add_argument("--envs", type=int, default=512)
    parse.add_argument("--length", type=int, default=32)
    parse.add_argument("--epochs", type=int, default=4)
    parse.add_argument("--batches", type=int, default=4)
    parse.add_argument("--rate", type=float, default=1e-3)
    parse.add_argument("--curiosity", type=float, default=0.01)
    parse.add_argument("--seed", type=int, default=1)
    parse.add_argument("--threads", type=int, default=1)
    train(parse.parse_args())


if __name__ == "__main__":
    main()
