"""A finished game in a few facts."""

from __future__ import annotations

from shamble.games.nightmare import game
from shamble.games.nightmare.content.road import Role
from shamble.games.nightmare.state import State


@game.out
def out(s: State, player: int) -> bool:
    """NIT-203: safe, and the others play on. A zombie plays on itself."""
    return s.role[player] == Role.SAFE


@game.facts
def facts(s: State) -> dict[str, int | str]:
    roles = s.role[: s.players]
    return {
        "rounds": s.round,
        "humans": roles.count(Role.HUMAN),
        "zombies": roles.count(Role.ZOMBIE),
        "safe": roles.count(Role.SAFE),
    }
