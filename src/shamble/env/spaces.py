"""The spaces of an environment, as Gymnasium and PettingZoo describe them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from shamble.engine.playable import Playable
from shamble.env.layout import row_layout

Observation = dict[str, Any]


def row_space(game: Playable) -> spaces.Box:
    """A row: what a record can hold, by the width of its fields."""
    layout = row_layout(game.game)
    low, high = layout.bounds()
    return spaces.Box(low, high, dtype=layout.dtype)


def action_space(game: Playable) -> spaces.Discrete:
    """Every action of the game by its dense id."""
    return spaces.Discrete(game.actions.count)


def observation_space(game: Playable, perfect: bool = False) -> spaces.Dict:
    """The seat's row and its mask; `perfect` adds the whole truth under its own name."""
    parts: dict[str, spaces.Space[Any]] = {
        "observation": row_space(game),
        "action_mask": spaces.Box(0, 1, (game.actions.count,), np.int8),
    }
    if perfect:
        parts["truth"] = row_space(game)
    return spaces.Dict(parts)
