"""`shamble simulate`: many games, and what came of them."""

from __future__ import annotations

import os

from rich.console import Console
from rich.table import Table

from shamble.cli.progress import compiling, progress_bar
from shamble.cli.settings import parse_options, print_json
from shamble.engine.catalog import find
from shamble.engine.errors import ShambleError
from shamble.engine.playable import Playable
from shamble.lab import Run, check_policy, report, simulate
from shamble.lab.simulation import MOST_GAMES


def run(
    game_id: str,
    players: int | None,
    games: int,
    seed: int,
    policy: str,
    target: str,
    workers: int | None,
    options: list[str],
    as_json: bool,
) -> None:
    game = Playable(find(game_id), players, parse_options(options))
    if not 1 <= games <= MOST_GAMES:
        raise ShambleError(f"--games must be from 1 to {MOST_GAMES:,}, not {games}")
    if not 0 <= seed < 1 << 63:
        raise ShambleError(f"--seed must be from 0 to 2**63 - 1, not {seed}")
    if workers is not None and workers < 1:
        raise ShambleError(f"--workers must be at least 1, not {workers}")
    check_policy(game, policy)
    count = workers or os.cpu_count() or 1
    with compiling(as_json), progress_bar("games", games, as_json) as advance:
        done = simulate(game, games, seed, policy, target, count, advance)
    if as_json:
        print_json(report(done))
    else:
        print_report(done)


def counted(count: int, thing: str) -> str:
    return f"{count:,} {thing}" + ("s" if count != 1 else "")


def print_report(run: Run) -> None:
    found = report(run)
    say = run.game.say("en")
    console = Console(highlight=False)
    chosen = {
        o.name: found["options"][o.name]
        for o in run.game.game.options
        if found["options"][o.name] != o.word(o.standard)
    }
    setting = ", ".join(f"{name}={value}" for name, value in chosen.items()) or "standard options"
    console.print(
        f"{say('game-name')}: {counted(found['games'], 'game')},"
        f" {counted(run.game.players, 'player')}, {setting};"
        f" policy {run.policy}, target {run.target}, seed {run.seed}"
    )
    seats = Table("seat", "wins", "win rate", "95 % interval", "payoff", "95 % interval", "median")
    for seat in found["seats"]:
        low, high = seat["win_rate_95"]
        mean = seat["payoff"]
        seats.add_row(
            str(seat["seat"] + 1),
            f"{seat['wins']:,}",
            f"{seat['win_rate']:.2%}",
            f"{low:.2%} to {high:.2%}",
            f"{mean['mean']:.3f}",
            f"{mean['low']:.3f} to {mean['high']:.3f}",
            f"{mean['median']:g}",
        )
    console.print(seats)
    ends = Table("ending", "games", "share")
    for name, count in found["endings"].items():
        ends.add_row(say.ending(name), f"{count:,}", f"{count / found['games']:.2%}")
    console.print(ends)
    if found["actions"]:
        per_game = [f"{kind} {n / found['games']:.2f}" for kind, n in found["actions"].items()]
        console.print(f"actions a game: {', '.join(per_game)}")
    for name in ("decisions", "rounds"):
        row = found[name]
        console.print(
            f"{name} a game: {row['mean']:.2f} on average"
            f" (median {row['median']:g}, {row['least']} to {row['most']})"
        )
    if run.interpreted:
        console.print(
            f"the first {counted(run.interpreted, 'game')} of these interpreted, while"
            f" {run.game.game.id} was compiled"
        )
    console.print(
        f"{found['total_decisions']:,} decisions in {run.seconds:.2f} s:"
        f" {found['decisions_per_second']:,.0f} a second"
    )
