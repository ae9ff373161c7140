"""Lines of sight. OUT-013 to OUT-019."""

from __future__ import annotations

from shamble.games.outbreak.content.zones import OFFSET, WAYS
from shamble.games.outbreak.rules.terms import is_room
from shamble.games.outbreak.state import State
from shamble.rules import rule

UNSEEN = -1
FAR = 99


@rule
def runs_on(s: State, zone: int, way: int, at: int, crossed: int) -> bool:
    """Whether a look along a way, now at a zone, reaches the next one."""
    if (s.ways[at] >> way) & 1 == 0:  # a wall, a closed door, the edge of the map
        return False
    if crossed > 0 and is_room(s, at):  # OUT-015, OUT-016: a room is where it stops
        return False
    if crossed > 0 and is_room(s, zone) and is_room(s, at + OFFSET[way]):
        return False  # OUT-017: it does not enter another building
    return True


@rule
def sight(s: State, zone: int, target: int) -> int:
    """OUT-019: the range at which a zone sees another, or UNSEEN."""
    if zone == target:  # OUT-013
        return 0
    for way in range(WAYS):
        at = zone
        crossed = 0
        while runs_on(s, zone, way, at, crossed):
            at += OFFSET[way]
            crossed += 1
            if at == target:
                return crossed
    return UNSEEN
