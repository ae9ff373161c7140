"""`shamble simulate`: many games, and what came of them."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table

from shamble.bots import choose, levels
from shamble.cli.progress import compiling, progress_bar
from shamble.cli.settings import parse_options, print_json
from shamble.engine.catalog import find
from shamble.engine.errors import ShambleError, did_you_mean
from shamble.engine.face import Playable
from shamble.engine.statistics import mean_interval, wilson_interval
from shamble.engine.targets import POLICIES, Outcomes

if TYPE_CHECKING:
    import numpy as np

MOST_GAMES = 1_000_000_000
SLICE_SECONDS = 0.5  # how much is played between two steps of the progress bar


@dataclass
class Run:
    """A simulation and what it came to."""

    game: Playable
    seed: int
    policy: str
    target: str
    workers: int
    outcomes: Outcomes
    seconds: float


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
    done = simulate(game, games, seed, policy, target, count, quiet=as_json)
    if as_json:
        print_json(report(done))
    else:
        print_report(done)


def check_policy(game: Playable, policy: str) -> None:
    """One for all seats, or `hints,random,…`: one for each seat, the last for all further ones."""
    words = policy.split(",")
    known = list(dict.fromkeys([*POLICIES, *(levels(game) if len(words) == 1 else [])]))
    for word in words:
        if word not in known:
            raise ShambleError(f"there is no policy {word!r}; {did_you_mean(word, known)}")
    if len(words) > game.players:
        raise ShambleError(f"{policy!r} names {len(words)} seats, but only {game.players} play")


def is_compiled(policy: str) -> bool:
    return policy.split(",")[0] in POLICIES


def simulate(
    game: Playable, games: int, seed: int, policy: str, target: str, workers: int, *, quiet: bool
) -> Run:
    """Play the games in slices, with a progress bar on stderr."""
    slices: list[Outcomes] = []
    playing = 0.0
    done, size = 0, 1 if target == "interpreted" or not is_compiled(policy) else 1000
    with compiling(quiet), progress_bar("games", games, quiet) as advance:
        if is_compiled(policy):
            on = game.target(target)
            on.simulate(1, seed, policy)  # compile outside the clock
        elif target != "native":
            raise ShambleError(f"the bot {policy} plays on the native target only, not {target}")
        else:
            play_bots(game, 1, seed, policy, 0, 1)
        while done < games:
            size = min(size, games - done)
            start = time.perf_counter()
            if is_compiled(policy):
                slices.append(on.simulate(size, seed, policy, first=done, workers=workers))
            else:
                slices.append(play_bots(game, size, seed, policy, done, workers))
            took = time.perf_counter() - start
            playing += took
            done += size
            advance(size)
            size = max(1, min(4_000_000, int(size * SLICE_SECONDS / max(took, 1e-6)), size * 8))
    return Run(game, seed, policy, target, workers, join(slices), playing)


def play_bots(
    game: Playable, games: int, seed: int, bot: str, first: int, workers: int
) -> Outcomes:
    """Games in which every seat is played by the same bot."""
    if compiled := game.game.functions.get("bot_games"):
        done: Outcomes = compiled(game, bot, games, seed, first, workers)
        return done
    import numpy as np

    rows, ends = [], []
    for number in range(first, first + games):
        s = game.new(seed=seed, number=number)
        decisions = 0
        while not game.is_over(s):
            player = min(game.to_act(s))
            seen = game.redact(s, player)
            game.apply(s, player, choose(game, bot, seen, player, number + decisions))
            decisions += 1
        result = game.result(s)
        rows.append((decisions, s.over, s.round))
        ends.append((result.payoffs, result.ranks))
    table = np.array(rows)
    payoffs, ranks = np.array([p for p, _ in ends]), np.array([r for _, r in ends])
    return Outcomes(table[:, 0], table[:, 1], table[:, 2], payoffs, ranks)


def join(slices: list[Outcomes]) -> Outcomes:
    import numpy as np

    def all_of(name: str) -> np.ndarray[Any, Any]:
        return np.concatenate([getattr(part, name) for part in slices])

    kinds = [part.kinds for part in slices if part.kinds is not None]
    return Outcomes(
        decisions=all_of("decisions"),
        endings=all_of("endings"),
        rounds=all_of("rounds"),
        payoffs=all_of("payoffs"),
        ranks=all_of("ranks"),
        kinds=np.sum(kinds, axis=0) if kinds else None,
    )


def report(run: Run) -> dict[str, Any]:
    """Everything that was found, by name."""
    done, game = run.outcomes, run.game
    games = len(done.decisions)
    endings = {
        ending.name.lower(): int((done.endings == int(ending)).sum())
        for ending in game.game.endings
    }
    return {
        "game": game.game.id,
        "rules": game.game.version,
        "players": game.players,
        "options": game.options,
        "policy": run.policy,
        "target": run.target,
        "seed": run.seed,
        "games": games,
        "seats": [
            {
                "seat": seat,
                "wins": (wins := int((done.ranks[:, seat] == 1).sum())),
                "win_rate": wins / games,
                "win_rate_95": wilson_interval(wins, games),
                "payoff": mean_interval(done.payoffs[:, seat]),
            }
            for seat in range(game.players)
        ],
        "endings": endings,
        "actions": (
            None
            if done.kinds is None
            else {kind.word: int(n) for kind, n in zip(game.game.actions, done.kinds, strict=True)}
        ),
        "decisions": mean_interval(done.decisions),
        "rounds": mean_interval(done.rounds),
        "total_decisions": int(done.decisions.sum()),
        "seconds": run.seconds,
        "decisions_per_second": float(done.decisions.sum()) / run.seconds,
    }


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
    console.print(
        f"{found['total_decisions']:,} decisions in {run.seconds:.2f} s:"
        f" {found['decisions_per_second']:,.0f} a second"
    )
