"""What a simulation found, by name: rates and means with their 95 % intervals."""

from __future__ import annotations

from typing import Any

from shamble.lab.simulation import Run
from shamble.lab.statistics import mean_interval, wilson_interval


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
        "interpreted_games": run.interpreted,
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
