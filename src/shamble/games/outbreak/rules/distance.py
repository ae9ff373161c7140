"""How far and by which first steps: exact shortest routes over the ways that are open now."""

from __future__ import annotations

from shamble.games.outbreak.content.zones import OFFSET, WAYS
from shamble.games.outbreak.state import State
from shamble.rules import rule

NOWHERE = 255
OPEN_WAYS = 0  # how far to shift `ways` for the open connections
ALL_WAYS = WAYS  # … and for those with every door open


@rule
def flood(s: State, origin: int, shift: int) -> None:
    """Fill `reach` with the distance from a zone, `heading` with the ways that begin a shortest
    route there, and `queue` with the zones in the order of their distance."""
    for i in range(s.zone_count):
        s.reach[s.zones[i]] = NOWHERE
    s.reach[origin] = 0
    s.heading[origin] = 0
    s.queue[0] = origin
    first = 0
    last = 1
    while first < last:
        at = s.queue[first]
        first += 1
        near = s.reach[at] + 1
        ways = s.ways[at] >> shift
        for way in range(WAYS):
            if (ways >> way) & 1:
                other = at + OFFSET[way]
                by = 1 << way if at == origin else s.heading[at]
                if s.reach[other] == NOWHERE:
                    s.reach[other] = near
                    s.heading[other] = by
                    s.queue[last] = other
                    last += 1
                elif s.reach[other] == near:
                    s.heading[other] |= by


@rule
def flood_building(s: State, room: int) -> None:
    """The distance from a room to the others of its building, in rooms walked (OUT-215)."""
    for i in range(s.zone_count):
        s.reach[s.zones[i]] = NOWHERE
    s.reach[room] = 0
    s.queue[0] = room
    first = 0
    last = 1
    while first < last:
        at = s.queue[first]
        first += 1
        for way in range(WAYS):
            if (s.ways[at] >> way) & 1:
                other = at + OFFSET[way]
                if s.ground[other] == s.ground[room] and s.reach[other] == NOWHERE:
                    s.reach[other] = s.reach[at] + 1
                    s.queue[last] = other
                    last += 1
