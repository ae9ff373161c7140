"""Who can sit at a table besides people: the same levels everywhere, one way to ask them."""

from __future__ import annotations

import random
from typing import Any

from shamble.engine.language.actions import Action
from shamble.engine.playable import Playable

SEARCH = "search"
QUICK = ("random", "hints")  # they answer at once


def levels(game: Playable) -> list[str]:
    """The bots of a game, the weakest first: its own, or the searcher that plays every game."""
    return [*QUICK, *(game.game.bots or [SEARCH])]


def choose(game: Playable, level: str, seen: Any, seat: int, luck: int) -> Action:
    """What a bot of this level does, seeing its seat's redacted record and nothing else."""
    if level == "random":
        return random.Random(luck).choice(game.legal(seen, seat))
    if level == "hints":
        return game.hint(seen, seat, luck)
    if level in game.game.bots:
        found: Action = game.game.bots[level](game, seen, seat, luck)
        return found
    from shamble.bots.search import search

    return search(game, seen, seat, luck)


def remark(game: Playable, level: str, seen: Any, seat: int, luck: int) -> Action | None:
    """What it says before, in a game in which one talks."""
    return None if level == "random" else game.remark(seen, seat, luck)
