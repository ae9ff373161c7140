"""Random walks through games, by the interpreted rules."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import shamble


def walk(game: shamble.Playable, seed: int, most: int = 100_000) -> Iterator[tuple[Any, int, Any]]:
    """Play at random; yields the state, the player about to act and the chosen action."""
    dice = random.Random(f"walk {seed}")
    s = game.new(seed=seed)
    s = s.strict()
    for _ in range(most):
        if game.is_over(s):
            return
        player = dice.choice(sorted(game.to_act(s)))
        action = dice.choice(game.legal(s, player))
        yield s, player, action
        game.apply(s, player, action)
    raise AssertionError(f"the game did not end within {most} decisions")


def last_state(game: shamble.Playable, seed: int) -> Any:
    """The final state of a random game."""
    state = None
    for s, _, _ in walk(game, seed):
        state = s
    assert state is not None
    return state


def positions(
    game: shamble.Playable, seeds: int, step: int = 1, most: int = 60
) -> Iterator[tuple[Any, int]]:
    """Positions along random games, copied, with a player about to act.

    Every `step`-th of a short game; of long games at most `most` in all, evenly spread.
    """
    for seed in range(seeds):
        for s, player, _ in sampled(game, seed, step, most // seeds):
            yield s.copy(), player


def sampled(
    game: shamble.Playable, seed: int, step: int = 1, most: int = 60
) -> Iterator[tuple[Any, int, Any]]:
    """A walk of which a long game shows at most `most` decisions, evenly spread."""
    decisions = sum(1 for _ in walk(game, seed))
    stride = max(step, -(-decisions // max(1, most)))
    for number, found in enumerate(walk(game, seed)):
        if number % stride == 0:
            yield found
