"""`shamble bench --env`: environments beside PettingZoo's connect_four, in the same run."""

from __future__ import annotations

import os
import time
import warnings
from typing import Any

from rich.console import Console
from rich.table import Table

import shamble
from shamble.cli.machine import where
from shamble.cli.progress import compiling, progress_bar
from shamble.cli.settings import print_json
from shamble.engine.catalog import find
from shamble.engine.errors import ShambleError
from shamble.engine.language.game import Game

GAMES_AT_ONCE = 256  # on one core: their rows stay in its cache
GAMES_OF_A_CORE = 2048  # of several: enough to do for each between two calls
WANTED = 20  # times connect_four, on one core


def run(names: list[str], seconds: float, as_json: bool) -> None:
    if not 0 < seconds <= 600:
        raise ShambleError(f"--seconds must be more than 0 and at most 600, not {seconds}")
    chosen = [find(name) for name in names] or shamble.games()
    here = where()
    tables = [(game, count) for game in chosen for count in counts(game)]
    with compiling(as_json), progress_bar("measuring", len(tables) + 1, as_json) as advance:
        yardstick = connect_four(seconds)
        advance(1)
        found = []
        for game, count in tables:
            found.append(measure(game, count, seconds))
            advance(1)
        yardstick = max(yardstick, connect_four(seconds))  # the better of two: not flattering us
    for row in found:
        row["times_connect_four"] = row["one_core"] / yardstick
        row["one_seat_times_connect_four"] = row["one_seat"] / yardstick
    report = {**here, "connect_four": yardstick, "cores": os.cpu_count(), "games": found}
    if as_json:
        print_json(report)
    else:
        print_table(report)


def counts(game: Game) -> list[int]:
    """The smallest and the largest table."""
    return sorted({game.players[0], game.players[-1]})


def connect_four(seconds: float) -> float:
    """Steps a second of random play in PettingZoo's connect_four, observation and mask included."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
            from pettingzoo.classic import connect_four_v3
    except ImportError as error:
        raise ShambleError(
            "shamble bench --env compares with PettingZoo's connect_four and needs"
            f" shamble[env] and pygame-ce ({error})"
        ) from error
    env = connect_four_v3.env()
    steps, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        env.reset(seed=steps)
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"]))
                steps += 1
    return steps / (time.perf_counter() - start)


def measure(game: Game, players: int, seconds: float) -> dict[str, Any]:
    """Steps a second at random, each with the row and the mask of the seat that acts.

    As in connect_four, all seats are agents. For `one_seat` only the steps of one seat count, and
    the others' decisions are made in them, unseen.
    """
    from shamble.env.layout import row_layout

    cores = os.cpu_count() or 1
    found: dict[str, Any] = {"game": game.id, "players": players}
    found["row"] = row_layout(game).size
    found["actions"] = shamble.load(game.id, players).actions.count
    found["one_core"] = steps_per_second(game.id, players, seconds, 1)
    found["all_cores"] = steps_per_second(game.id, players, seconds, cores)
    found["one_seat"] = steps_per_second(game.id, players, seconds, 1, seat=0)
    return found


def steps_per_second(
    game_id: str, players: int, seconds: float, workers: int, seat: int | None = None
) -> float:
    """The best of several stretches."""
    import shamble.env

    count = GAMES_AT_ONCE if workers == 1 else GAMES_OF_A_CORE * workers
    envs = shamble.env.vector(
        game_id, count, players=players, seat=seat, opponents="random", workers=workers
    )
    envs.reset(seed=1)
    envs.step(envs.any_legal())
    best, spent = 0.0, 0.0
    while spent < seconds:
        steps, start, took = 0, time.perf_counter(), 0.0
        while took < seconds / 5:
            _, _, over, _, _ = envs.step(envs.any_legal())
            steps += envs.num_envs - int(over.sum())  # a new game takes a step without an answer
            took = time.perf_counter() - start
        best, spent = max(best, steps / took), spent + took
    envs.close()
    return best


def print_table(report: dict[str, Any]) -> None:
    console = Console(highlight=False)
    table = Table(
        "game", "players", "row", "mask", "1 core", "×", f"{report['cores']} cores",
        "one seat", "×",
        title="thousand random steps a second, with the row and the mask of who acts",
    )  # fmt: skip
    for row in report["games"]:
        table.add_row(
            row["game"],
            str(row["players"]),
            str(row["row"]),
            str(row["actions"]),
            f"{row['one_core'] / 1000:,.0f}",
            f"{row['times_connect_four']:,.0f}",
            f"{row['all_cores'] / 1000:,.0f}",
            f"{row['one_seat'] / 1000:,.0f}",
            f"{row['one_seat_times_connect_four']:,.0f}",
        )
    console.print(table)
    console.print(
        f"×: times PettingZoo's connect_four, {report['connect_four']:,.0f} steps a second"
    )
    console.print("one seat: its steps alone count; the others play at random in them, unseen")
    slow = [row["game"] for row in report["games"] if row["times_connect_four"] < WANTED]
    if slow:
        console.print(f"below {WANTED} times connect_four: {', '.join(slow)}")
