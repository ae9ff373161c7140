"""A player for every game: try each action in imagined worlds, and play on by the heuristic.

It sees what its seat may see, imagines what could be hidden, and keeps the better half of the
actions for twice as many worlds, until one is left. Nothing in it knows a game.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from shamble.engine.language.actions import Action
from shamble.engine.language.game import Game
from shamble.engine.playable import Playable
from shamble.engine.runtime.build import blank_state
from shamble.engine.targets import NO_LIMIT, Native

PLAYOUTS = 1200  # games played on to their end for one decision
LEAST = 4  # worlds in which every action is tried


class SearchEntries(Native):
    """The searcher's compiled code, for one game."""

    name = "search"


@cache
def entries(game: Game) -> SearchEntries:
    standard = [option.standard for option in game.options]
    return SearchEntries(game, blank_state(game, game.players[0], standard))


def warm_up(game: Game) -> None:
    """Compile what is needed before anybody waits for it."""
    playable = Playable(game, None, {})
    s = playable.new(seed=0)
    player = min(playable.to_act(s))
    search(playable, playable.redact(s, player), player, 0, 1)


def search(game: Playable, seen: Any, player: int, luck: int, playouts: int = PLAYOUTS) -> Action:
    """The action that did best."""
    legal = game.legal(seen, player)
    rounds = max(1, (len(legal) - 1).bit_length())
    worlds, first = max(LEAST, playouts // rounds // len(legal)), 0
    while len(legal) > 1:
        values = weigh(game, seen, player, legal, luck, first, worlds)
        best = sorted(range(len(legal)), key=lambda i: (-values[i], i))
        legal = [legal[i] for i in sorted(best[: (len(legal) + 1) // 2])]
        first += worlds
        worlds *= 2
    return legal[0]


def weigh(
    game: Playable,
    seen: Any,
    player: int,
    actions: list[Action],
    luck: int,
    first: int,
    worlds: int,
) -> list[float]:
    """How good each action is: how often it wins, and what it earns where that is equal.

    Of the worlds that luck picks, these are numbers `first` ….
    """
    import numpy as np

    on = entries(game.game)
    record = np.frombuffer(seen.pack(), on.dtype)
    wins, payoffs = np.zeros(len(actions), np.int64), np.zeros(len(actions), np.int64)
    ids, room = np.array(actions, np.int64), np.zeros(3, on.dtype)
    on._call("weigh", [record, player, ids, luck, first, worlds, NO_LIMIT, room, wins, payoffs])
    least, most = game.game.payoffs
    earned = (payoffs / worlds - least) / max(1, most - least)
    return [float(value) for value in wins / worlds + earned / 10]
