"""How long a place holds, and where there is room for more zombies."""

from __future__ import annotations

from shamble.games.colony.content.places import COLONY_ENTRANCES, ROOM, Place
from shamble.games.colony.hints.aims import (
    threatens,
)
from shamble.games.colony.rules.terms import (
    gap,
    gaps_at,
    occupants,
    survivors_at,
)
from shamble.games.colony.state import State
from shamble.rules import rule


@rule
def holds_out(s: State, place: int) -> int:
    """Zombies that may still come before somebody dies, less those who will come this round.

    A barricade stops one and leaves a space for another. At the colony the worst entrance counts.
    """
    if place != Place.COLONY:
        e = place + 5
        coming = survivors_at(s, place) + (s.noise[place] + 1) // 2 + threatens(s, place)
        return ROOM[e] - s.zombies[e] + s.barricades[e] - coming
    worst = 9
    for e in range(COLONY_ENTRANCES):
        waves = waves_at(s, e)
        if waves > 0:
            worst = min(worst, ROOM[e] - s.zombies[e] + s.barricades[e] - waves)
    return worst


@rule
def waves_at(s: State, e: int) -> int:
    """Zombies that will come to an entrance of the colony this round."""
    coming = (occupants(s) + 1) // 2
    return (coming + 5 - e) // 6 + (threatens(s, Place.COLONY) + 5 - e) // 6


@rule
def danger(s: State, place: int) -> int:
    """How much a place needs barricades or dead zombies, 0 to 90."""
    left = holds_out(s, place)
    if place != Place.COLONY and survivors_at(s, place) == 0:
        return 0
    if left < 0:
        return 90
    if left == 0:
        return 32 if s.marker > 1 else 0
    return 14 if left == 1 else 4


@rule
def spare_room(s: State, place: int) -> int:
    """Zombies that a place takes and still holds for a round more."""
    if place != Place.COLONY:
        return min(gaps_at(s, place), holds_out(s, place) - 1)
    n = 0
    for e in range(COLONY_ENTRANCES):
        waves = waves_at(s, e)
        slack = ROOM[e] - s.zombies[e] + s.barricades[e] - waves - (2 if waves > 0 else 0)
        n += max(0, min(slack, gap(s, e)))
    return n
