"""Running many games: in slices, so that whoever waits sees them advance."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from shamble.bots import choose, levels
from shamble.bots.prepare import Preparing, is_ready
from shamble.engine.errors import ShambleError, did_you_mean
from shamble.engine.playable import Playable
from shamble.engine.targets import POLICIES, Outcomes, check_seed, on_compile
from shamble.lab.luck import luck

if TYPE_CHECKING:
    import numpy as np

MOST_GAMES = 1_000_000_000
FIRST_SLICE = 1000  # games, where they are compiled
SLICE_SECONDS = 0.5  # how much is played between two calls of `advance`


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
    interpreted: int = 0  # the first so many were played interpreted, while the rest was compiled


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
    game: Playable,
    games: int,
    seed: int,
    policy: str = "random",
    target: str = "native",
    workers: int = 1,
    advance: Callable[[int], None] = lambda games: None,
) -> Run:
    """Play games 0 … of a seed; `advance` hears of every slice how many games it had."""
    if not 1 <= games <= MOST_GAMES:
        raise ShambleError(f"the number of games must be from 1 to {MOST_GAMES:,}, not {games}")
    check_seed(seed)
    check_policy(game, policy)
    play = native = _player(game, seed, policy, target, workers)
    preparing = None
    if target == "native" and is_compiled(policy) and not is_ready(game.game, "simulate"):
        play, preparing = _player(game, seed, policy, "interpreted", 1), begin_preparing(game)
    else:
        play(0, 1)  # compile outside the clock
    slices: list[Outcomes] = []
    playing = 0.0
    done = interpreted = 0
    size = FIRST_SLICE if play is native and target != "interpreted" and is_compiled(policy) else 1
    try:
        while done < games:
            if preparing and preparing.done:
                tell_compiling(game, preparing.seconds)
                interpreted, preparing = done, None
                play, size = native, FIRST_SLICE
                play(0, 1)
            size = min(size, games - done)
            start = time.perf_counter()
            slices.append(play(done, size))
            took = time.perf_counter() - start
            playing += took
            done += size
            advance(size)
            size = max(1, min(4_000_000, int(size * SLICE_SECONDS / max(took, 1e-6)), size * 8))
    finally:
        if preparing:
            interpreted = done
            preparing.stop()
    return Run(game, seed, policy, target, workers, join(slices), playing, interpreted)


def begin_preparing(game: Playable) -> Preparing:
    """Begin to compile; until that is done the same games are played interpreted."""
    game.target("native").check()
    tell_compiling(game, None)
    return Preparing(game.game, "simulate")


def tell_compiling(game: Playable, seconds: float | None) -> None:
    for listener in on_compile:
        listener(f"{game.game.id} for native (simulate)", seconds)


def _player(
    game: Playable, seed: int, policy: str, target: str, workers: int
) -> Callable[[int, int], Outcomes]:
    """What plays so many games from a number on."""
    if is_compiled(policy):
        on = game.target(target)
        return lambda first, games: on.simulate(games, seed, policy, first=first, workers=workers)
    if target != "native":
        raise ShambleError(f"the bot {policy} plays on the native target only, not {target}")
    return lambda first, games: play_bots(game, games, seed, policy, first, workers)


def play_bots(
    game: Playable, games: int, seed: int, bot: str, first: int, workers: int
) -> Outcomes:
    """Games in which every seat is played by the same bot."""
    if compiled := game.game.functions.bot_games:
        return compiled(game, bot, games, seed, first, workers)
    import numpy as np

    rows, ends = [], []
    for number in range(first, first + games):
        s = game.new(seed=seed, number=number)
        decisions = 0
        while not game.is_over(s):
            player = min(game.to_act(s))
            seen = game.redact(s, player)
            game.apply(s, player, choose(game, bot, seen, player, luck(seed, number, decisions)))
            decisions += 1
        result = game.result(s)
        rows.append((decisions, s.over, s.round))
        ends.append((result.payoffs, result.ranks))
    table = np.array(rows)
    payoffs, ranks = np.array([p for p, _ in ends]), np.array([r for _, r in ends])
    return Outcomes(table[:, 0], table[:, 1], table[:, 2], payoffs, ranks)


def join(slices: list[Outcomes]) -> Outcomes:
    """One run of games out of several that follow each other."""
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
