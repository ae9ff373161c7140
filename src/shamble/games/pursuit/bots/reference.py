"""The reference bots: stronger players of Pursuit than the rule of thumb, each a known strength.

`look_1` to `look_3` look so many rounds ahead on the mean road, `mean` plans to its end,
`sampler_12` solves twelve roads as the game may `imagine` them, and averages. The last solves the
true road as soon as EVAQ is in sight, which is what its other name, `exact`, says.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from shamble.engine.targets import Outcomes
from shamble.games.pursuit import game
from shamble.games.pursuit.bots.known_road import (
    CHOICES,
    Aim,
    KnownRoad,
    action_of,
    hand_count,
    know_road,
    mean_road,
)
from shamble.games.pursuit.bots.solver import (
    POSITIONS,
    VALUES,
    check_position,
    compiled,
    default_target,
    packed,
    place_of,
    reach,
    settle,
    solve_road,
    start_of,
    weigh,
)
from shamble.games.pursuit.knowledge import imagine
from shamble.games.pursuit.state import State
from shamble.rules import Action, ShambleError, did_you_mean, rule, set_key

if TYPE_CHECKING:
    import numpy as np

    from shamble.engine.playable import Playable

    Array = np.ndarray[Any, Any]


class Method(IntEnum):
    LOOK = 0  # so many rounds ahead on the mean road
    MEAN = 1  # solve the mean road
    SAMPLE = 2  # solve so many roads that may be


BOTS = {
    "look_1": (Method.LOOK, 1),
    "look_2": (Method.LOOK, 2),
    "look_3": (Method.LOOK, 3),
    "mean": (Method.MEAN, 0),
    "sampler_12": (Method.SAMPLE, 12),
    "exact": (Method.SAMPLE, 12),
}


# ---- what they do


@rule
def choose(
    seen: State,
    method: int,
    n: int,
    luck: int,
    w: KnownRoad,
    reached: list[int],
    memo: list[float],
    values: list[float],
) -> int:
    """The first best action of a redacted record, whose blanks are filled in the thinking."""
    for choice in range(CHOICES):
        values[choice] = 0.0
    if method == Method.LOOK:
        mean_road(seen, Aim.OUTLOOK, w)
        look_ahead(w, n, reached, memo, values)
    elif method == Method.MEAN:
        mean_road(seen, Aim.SCORE, w)
        solve_road(w, reached, memo, values)
    else:
        roads = n if seen.evaq_at < 0 else 1
        for i in range(roads):
            imagine_anew(seen, luck, i)
            know_road(seen, Aim.SCORE, w)
            solve_road(w, reached, memo, values)
    return action_of(seen, best_choice(values))


@rule
def imagine_anew(seen: State, luck: int, number: int) -> None:
    """World `number` of those that luck picks, whatever was imagined before."""
    for place in range(seen.deck_next, seen.deck_size):
        seen.deck[place] = -1
    set_key(seen, luck, number)
    imagine(seen, 0)


@rule
def best_choice(values: list[float]) -> int:
    """The first of the best, in the canonical order."""
    best = 0
    for choice in range(1, CHOICES):
        if values[choice] > values[best]:
            best = choice
    return best


@rule
def look_ahead(
    w: KnownRoad, rounds: int, reached: list[int], memo: list[float], values: list[float]
) -> None:
    """Expectimax over so many rounds: positions hold their outlook, then that of one round later.

    A sweep from the first position to the last reads only values of the sweep before.
    """
    last = reach(w, rounds, reached)
    count = hand_count(w.hand)
    for at in range(start_of(w), last + 1):
        if reached[at] > 1:
            for i in range(count):
                memo[at * count + i] = outlook(w, at)
    for sweep in range(1, rounds):
        for at in range(start_of(w), last + 1):
            if reached[at] > 1 and reached[at] <= rounds - sweep + 1:
                settle(w, at, memo)
    weigh(w, memo, values)


@rule
def outlook(w: KnownRoad, at: int) -> int:
    """The leaf value of a position, in tenths."""
    z, p, hp, nerve = place_of(at)
    value = 6 * p + 12 * hp + 9 * nerve + 7 * (p - z) + 4 * w.number[p]
    if nerve <= 3:
        value -= 10
    if nerve <= 1:
        value -= 15
    if p - z <= 1:
        value -= 15
    if hp <= 2:
        value -= 20
    return value


# ---- in Python


def register(name: str, method: Method, n: int) -> None:
    """Enter a bot into the game's list."""

    @game.bot(name)
    def bot(game: Playable[State], seen: State, player: int, luck: int) -> Action:
        check_position(game, seen)
        code = _chosen(game, seen, method, n, luck)
        return game.actions.action(game.actions.ids[code])


for _name, (_method, _n) in BOTS.items():
    register(_name, _method, _n)


def _chosen(game: Playable[State], seen: State, method: Method, n: int, luck: int) -> int:
    if default_target() == "native":
        import numpy as np

        codes = np.zeros(1, np.int64)
        compiled(game.game).call("choose_many", packed(seen), int(method), n, luck, codes)
        return int(codes[0])
    room = KnownRoad(), [0] * POSITIONS, [0.0] * VALUES
    return choose(seen.copy(), method, n, luck, *room, [0.0] * CHOICES)


@game.bot_games
def play_games(
    game: Playable[State], bot: str, games: int, seed: int, first: int = 0, workers: int = 1
) -> Outcomes:
    """Let a bot play games `first` … of a seed: the same deals as `Target.simulate`'s."""
    import numpy as np

    if bot not in BOTS:
        raise ShambleError(f"there is no bot {bot!r} here; {did_you_mean(bot, BOTS)}")
    method, n = BOTS[bot]
    outcomes = np.zeros((games, 5), np.int64)
    blank = game.target("native").blank

    def play(at: int, stop: int) -> None:
        arguments = [seed, first + at, blank, int(method), n, outcomes[at:stop]]
        compiled(game.game).call("play_many", *arguments)

    spread(play, games, workers)
    return Outcomes(
        decisions=outcomes[:, 0],
        endings=outcomes[:, 1],
        rounds=outcomes[:, 2],
        payoffs=outcomes[:, 3:4],
        ranks=outcomes[:, 4:5],
    )


def known_road_bound(
    game: Playable[State], games: int, seed: int, aim: Aim, first: int = 0, workers: int = 1
) -> Array:
    """What games `first` … of a seed were worth at setup with the whole deck face up.

    No player sees that: the average is a bound on what any player can reach.
    """
    import numpy as np

    values = np.zeros(games)
    blank = game.target("native").blank

    def bound(at: int, stop: int) -> None:
        arguments = [seed, first + at, blank, int(aim), values[at:stop]]
        compiled(game.game).call("bound_many", *arguments)

    spread(bound, games, workers)
    return values


def spread(job: Callable[[int, int], None], games: int, workers: int) -> None:
    """Do a job in shares, in as many threads; compile before they start."""
    job(0, 0)
    share = -(-games // max(1, workers))
    shares = [(at, min(at + share, games)) for at in range(0, games, max(1, share))]
    with ThreadPoolExecutor(max(1, workers)) as pool:
        list(pool.map(lambda part: job(*part), shares))
