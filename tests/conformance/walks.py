"""Random games by the interpreted rules: each is played once and its positions are kept."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import shamble

MOST_KEPT = 128


class Moment(NamedTuple):
    number: int  # of the decision
    packed: bytes
    player: int
    action: Any


class Game(NamedTuple):
    moments: list[Moment]  # evenly spread over the game
    log: list[tuple[int, Any]]  # all answers: who gave which
    end: bytes


def walk(game: shamble.Playable, seed: int, most: int = 100_000) -> Iterator[tuple[Any, int, Any]]:
    """Play at random; yields the state, the player about to act and the chosen action."""
    dice = random.Random(f"walk {seed}")
    game = game.strict()
    s = game.new(seed=seed)
    for _ in range(most):
        if game.is_over(s):
            return
        player = dice.choice(sorted(game.to_act(s)))
        action = dice.choice(game.legal(s, player))
        yield s, player, action
        game.apply(s, player, action)
    raise AssertionError(f"the game did not end within {most} decisions")


@cache
def played(game: shamble.Playable, seed: int) -> Game:
    """A random game, at most `MOST_KEPT` of its positions packed."""
    moments: list[Moment] = []
    log: list[tuple[int, Any]] = []
    stride, s = 1, None
    for s, player, action in walk(game, seed):
        if len(log) % stride == 0:
            moments.append(Moment(len(log), s.pack(), player, action))
            if len(moments) > MOST_KEPT:
                moments, stride = moments[::2], stride * 2
        log.append((player, action))
    assert s is not None
    return Game(moments, log, s.pack())


def last_state(game: shamble.Playable, seed: int) -> Any:
    """The final state of a random game."""
    return game.game.state.unpack(played(game, seed).end)


def positions(
    game: shamble.Playable, seeds: int, step: int = 1, most: int = 60
) -> Iterator[tuple[Any, int]]:
    """Positions along random games with a player about to act.

    Every `step`-th of a short game; of long games at most `most` in all, evenly spread.
    """
    for seed in range(seeds):
        for s, player, _ in sampled(game, seed, step, most // seeds):
            yield s, player


def sampled(
    game: shamble.Playable, seed: int = 0, step: int = 1, most: int = 60
) -> Iterator[tuple[Any, int, Any]]:
    """Moments of a random game: at most `most`, evenly spread."""
    found, strict = played(game, seed), game.strict()
    stride = max(step, -(-len(found.log) // max(1, most)))
    due = 0
    for moment in found.moments:
        if moment.number >= due:
            due = moment.number + stride
            s = strict.unpack(moment.packed)
            yield s, moment.player, moment.action
