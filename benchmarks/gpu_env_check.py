"""One run on a real GPU: the vector environment there is the native one, and how fast it is.

    python3 benchmarks/gpu_env_check.py [--game pursuit] [--players 1] [--envs 65536] [--steps 200]

`--only` compile, identical or speed answers one question; `gpu_check.py` asks them of all games.
Steps the same games on both targets with the same random legal actions and compares everything an
agent gets, and the states' bytes; then hands the arrays to PyTorch and JAX, if they are there, and
checks that no copy was made; then measures. Needs numba, gymnasium and a CUDA device. Prints one
JSON object.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda still asks numpy for its old name
    np.row_stack = np.vstack

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

import shamble.env


def compare(game: str, players: int | None, count: int, steps: int, opponents: str) -> int:
    """Play the same games on both; returns how many games came to their end."""
    settings: dict[str, Any] = {"players": players, "perfect": True}
    settings |= {"seat": None} if opponents == "nobody" else {"opponents": opponents}
    native = shamble.env.vector(game, count, workers=8, copy=False, **settings)
    gpu = shamble.env.gpu_vector(game, count, **settings)
    ours, _ = native.reset(seed=1)
    theirs, _ = gpu.reset(seed=1)
    ended = 0
    for number in range(steps):
        where = f"{game}, {opponents}, step {number}"
        for key, array in ours.items():
            same(array, theirs[key].numpy(), f"{where}: {key}")
        same(native.games.states.view(np.uint8), gpu.states().view(np.uint8), f"{where}: states")
        chosen, picked = native.any_legal(), gpu.any_legal()
        same(chosen, picked.copy_to_host(), f"{where}: random actions")
        if number % 10 == 9:
            chosen[::7] = -1  # nobody may do that
            picked = chosen
        ours, rewards, over, _, infos = native.step(chosen)
        theirs, their_rewards, their_over, _, their_infos = gpu.step(picked)
        same(rewards, their_rewards.numpy(), f"{where}: rewards")
        same(over, their_over.numpy(), f"{where}: ends")
        refused = infos.get("refused", np.zeros(count, np.int64))
        same(refused, their_infos["refused"].numpy(), f"{where}: refusals")
        if opponents == "nobody":
            same(infos["seat"], their_infos["seat"].numpy(), f"{where}: seats")
            same(native.games.payoffs, their_infos["payoffs"].numpy(), f"{where}: payoffs")
        ended += int(over.sum())
    return ended


def same(ours: Any, theirs: Any, what: str) -> None:
    if not np.array_equal(ours, theirs):
        raise SystemExit(f"{what} differ")


def handed_over(game: str) -> dict[str, str]:
    """Whether PyTorch and JAX see the very memory of the environment."""
    gpu = shamble.env.gpu_vector(game, 1024, opponents="random")
    seen, _ = gpu.reset(seed=2)
    row, found = seen["observation"], {}
    address = row.__cuda_array_interface__["data"][0]
    try:
        import torch

        for tensor in (torch.from_dlpack(row), torch.as_tensor(row, device="cuda")):
            assert tensor.data_ptr() == address and tensor.is_cuda
            assert (tensor.cpu().numpy() == row.numpy()).all()
        mask = torch.from_dlpack(seen["action_mask"]).bool()
        actions = torch.multinomial(mask.float(), 1).squeeze(1)
        _, _, _, _, infos = gpu.step(actions)
        assert not infos["refused"].numpy().any()
        found["torch"] = "no copy, and its actions are taken from the device"
    except ImportError:
        found["torch"] = "not installed"
    try:
        import jax

        jax.config.update("jax_enable_x64", True)  # else it copies what has 64 bits, and cuts it
        array = jax.dlpack.from_dlpack(row)
        assert array.unsafe_buffer_pointer() == address
        assert (np.asarray(array) == row.numpy()).all()
        found["jax"] = "no copy"
    except ImportError:
        found["jax"] = "not installed"
    return found


def speed(game: str, players: int | None, count: int, opponents: str) -> float:
    """Steps of the seat a second, random legal actions chosen on the device, nothing copied."""
    gpu = shamble.env.gpu_vector(game, count, players=players, opponents=opponents)
    gpu.reset(seed=3)
    for _ in range(10):
        gpu.step(gpu.any_legal())
    steps, start = 0, time.perf_counter()
    while time.perf_counter() - start < 3:
        gpu.step(gpu.any_legal())
        steps += count
    return steps / (time.perf_counter() - start)


def first_call(args: argparse.Namespace) -> dict[str, Any]:
    """Compile both targets' kernels."""
    start = time.perf_counter()
    gpu = shamble.env.gpu_vector(args.game, 1, players=args.players)
    gpu.reset(seed=0)
    gpu.step(gpu.any_legal())
    seconds = round(time.perf_counter() - start, 1)
    native = shamble.env.vector(args.game, 1, players=args.players)
    native.reset(seed=0)
    native.step(native.any_legal())
    return {"first_call_seconds": seconds}


def identical(args: argparse.Namespace) -> dict[str, Any]:
    few = min(args.envs, 4096)
    same_on_both = {
        opponents: f"{few} games, {args.steps} steps each,"
        f" {compare(args.game, args.players, few, args.steps, opponents)} ends"
        for opponents in ("random", "hints", "nobody")
    }
    return {"identical": same_on_both, "handed_over": handed_over(args.game)}


def speeds(args: argparse.Namespace) -> dict[str, Any]:
    found = {
        opponents: round(speed(args.game, args.players, args.envs, opponents) / 1e6, 1)
        for opponents in ("random", "hints")
    }
    return {"envs": args.envs, "million_steps_a_second": found}


PARTS = {"compile": first_call, "identical": identical, "speed": speeds}


def main() -> None:
    parse = argparse.ArgumentParser()
    parse.add_argument("--game", default="pursuit")
    parse.add_argument("--only", choices=PARTS)
    parse.add_argument("--players", type=int)
    parse.add_argument("--envs", type=int, default=65536)
    parse.add_argument("--steps", type=int, default=200)
    args = parse.parse_args()
    report: dict[str, Any] = {}
    try:
        for part in [args.only] if args.only else PARTS:
            report |= PARTS[part](args)
    except shamble.ShambleError as error:
        raise SystemExit(str(error)) from error
    print(json.dumps(report))


if __name__ == "__main__":
    main()
