"""The heuristic's way to where it wants to be: around the hordes, through doors it can open."""

from __future__ import annotations

from shamble.games.outbreak.content.zombies import Zombie
from shamble.games.outbreak.content.zones import BACK, OFFSET, WAYS, Colour
from shamble.games.outbreak.rules.distance import ALL_WAYS, NOWHERE, OPEN_WAYS
from shamble.games.outbreak.rules.terms import is_room, zombies_in
from shamble.games.outbreak.state import State
from shamble.rules import rule

MOST = 25  # no zone costs more
FAR = 250
ZOMBIE = 3
ABOMINATION = 8
DOOR = 2


@rule
def toll(s: State, zone: int) -> int:
    """What it costs to go through a zone: one, and more for whoever stands there."""
    if s.active >= 0 and s.car[s.active] >= 0:  # cars run zombies over, and never enter buildings
        return MOST if is_room(s, zone) else 1
    monster = ABOMINATION * s.zombies[zone][Zombie.ABOMINATION]
    return min(MOST, 1 + ZOMBIE * zombies_in(s, zone) + monster)


@rule
def lay_course(s: State, who: int, aim: int, opens: bool) -> None:
    """Fill `reach` with what is still to be paid from each zone to the aim."""
    lay(s, aim, ALL_WAYS if opens else OPEN_WAYS)
    if s.reach[s.at[who]] == NOWHERE:
        lay(s, aim, ALL_WAYS)


@rule
def lay(s: State, aim: int, shift: int) -> None:
    for i in range(s.zone_count):
        s.reach[s.zones[i]] = NOWHERE
        s.queue[s.zones[i]] = toll(s, s.zones[i])
        s.heading[s.zones[i]] = 0
    mark_locked(s)
    s.reach[aim] = 0
    changed = True
    while changed:
        changed = False
        for i in range(s.zone_count):
            changed = improve(s, s.zones[i], shift) or changed
        for i in range(s.zone_count):
            changed = improve(s, s.zones[s.zone_count - 1 - i], shift) or changed


@rule
def mark_locked(s: State) -> None:
    """In `heading` a bit for each side of a zone with a door that no tool opens yet (OUT-075)."""
    for door in range(s.door_count):
        colour = s.door_colour[door]
        if colour != Colour.RED and (s.unlocked >> colour) & 1 == 0:
            here, way = s.door_zone[door], s.door_way[door]
            s.heading[here] |= 1 << way
            s.heading[here + OFFSET[way]] |= 1 << BACK[way]


@rule
def improve(s: State, zone: int, shift: int) -> bool:
    """Whether one of the neighbours is a better next step than what was known."""
    ways = s.ways[zone] >> shift
    best = s.reach[zone]
    for way in range(WAYS):
        if (ways >> way) & 1:
            other = zone + OFFSET[way]
            if s.reach[other] != NOWHERE:
                price = s.reach[other] + s.queue[other]
                if (s.ways[zone] >> way) & 1 == 0:
                    price += FAR if (s.heading[zone] >> way) & 1 else DOOR
                best = min(best, min(FAR, price))
    if best < s.reach[zone]:
        s.reach[zone] = best
        return True
    return False


@rule
def comes_nearer(s: State, who: int, zone: int) -> bool:
    """Whether a neighbour is a step on the way."""
    return s.reach[zone] + toll(s, zone) <= s.reach[s.at[who]]
