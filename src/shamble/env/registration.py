"""The games' names in Gymnasium: `shamble/Pursuit-v0`, `shamble/Mall-v0` …"""

from __future__ import annotations

import gymnasium

import shamble


def gym_id(game_id: str) -> str:
    return f"shamble/{game_id.capitalize()}-v0"


def register() -> None:
    """Register every game that Gymnasium does not know yet."""
    for game in shamble.games():
        if gym_id(game.id) not in gymnasium.registry:
            gymnasium.register(
                gym_id(game.id),
                entry_point="shamble.env.gym_env:SeatEnv",
                vector_entry_point="shamble.env.vector_env:SeatVectorEnv",
                kwargs={"game": game.id},
            )
