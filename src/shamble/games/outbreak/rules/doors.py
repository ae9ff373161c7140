"""Opening and closing doors, and the building spawn. OUT-066 to OUT-076, OUT-214 to OUT-218."""

from __future__ import annotations

from shamble.games.outbreak import game
from shamble.games.outbreak.content.gear import OPENS
from shamble.games.outbreak.content.survivors import Skill
from shamble.games.outbreak.content.zones import BACK, OFFSET, Colour, Ground
from shamble.games.outbreak.rules.distance import flood_building
from shamble.games.outbreak.rules.noise import make_noise
from shamble.games.outbreak.rules.spawning import zombie_card
from shamble.games.outbreak.rules.terms import face, is_room, is_silent, skill
from shamble.games.outbreak.state import Act, Event, State, Step, Why
from shamble.rules import EVERYONE, emit, push, rule

NO_DOOR = -1
NOISILY = 2


@rule
def door_at(s: State, zone: int, way: int) -> int:
    """The door on that side of a zone, or -1."""
    for door in range(s.door_count):
        here = s.door_zone[door]
        if here == zone and s.door_way[door] == way:
            return door
        if here + OFFSET[s.door_way[door]] == zone and BACK[s.door_way[door]] == way:
            return door
    return NO_DOOR


@rule
def set_door(s: State, door: int, is_open: int) -> None:
    """OUT-009: a door blocks way and sight on both sides, or neither."""
    s.door_open[door] = is_open
    here, way = s.door_zone[door], s.door_way[door]
    there = here + OFFSET[way]
    if is_open == 1:
        s.ways[here] |= 1 << way
        s.ways[there] |= 1 << BACK[way]
    else:
        s.ways[here] &= 255 - (1 << way)
        s.ways[there] &= 255 - (1 << BACK[way])


@rule
def room_behind(s: State, door: int) -> int:
    here = s.door_zone[door]
    return here if is_room(s, here) else here + OFFSET[s.door_way[door]]


# ---- opening


@rule
def forbids_opening(s: State, who: int, way: int) -> int:
    """Whatever the tool."""
    if s.car[who] >= 0:
        return Why.NOT_FROM_CAR
    door = door_at(s, s.at[who], way)
    if door == NO_DOOR or s.door_open[door] == 1:
        return Why.NO_DOOR
    colour = s.door_colour[door]
    if colour != Colour.RED and (s.unlocked >> colour) & 1 == 0:
        return Why.LOCKED
    return 0


@game.forbids(Act.OPEN_DOOR)
def forbids_open(s: State, player: int, way: int, tool: int) -> int:
    who = s.about[0]
    if s.actions == 0:
        return Why.NO_ACTIONS
    if OPENS[face(s.hold[who][tool])] == 0:
        return Why.NO_OPENER
    return forbids_opening(s, who, way)


@game.deed(Act.OPEN_DOOR)
def open_door(s: State, player: int, way: int, tool: int) -> None:
    who = s.about[0]
    zone = s.at[who]
    gear = face(s.hold[who][tool])
    door = door_at(s, zone, way)
    s.actions -= 1
    set_door(s, door, 1)
    emit(s, Event.DOOR_OPENED, EVERYONE, who, zone, zone + OFFSET[way], gear)
    if OPENS[gear] == NOISILY and not is_silent(s, who):  # OUT-070
        make_noise(s, zone)
    push(s, Step.AFTER_ACTION)
    room = room_behind(s, door)
    building = s.ground[room] - Ground.ROOM
    if (s.entered >> building) & 1 == 0:  # OUT-076
        s.entered |= 1 << building
        flood_building(s, room)
        push(s, Step.ROOMS, room, farthest_room(s, room), 0)


@rule
def farthest_room(s: State, room: int) -> int:
    """How far the farthest room of a building is; `reach` is filled from that room."""
    far = 0
    for i in range(s.zone_count):
        zone = s.zones[i]
        if s.ground[zone] == s.ground[room]:
            far = max(far, s.reach[zone])
    return far


@game.step(Step.ROOMS)
def rooms(s: State, room: int, distance: int, place: int) -> None:
    """OUT-215: a card for each room, the farthest from the door first, ties row by row."""
    flood_building(s, room)
    while distance >= 0:
        for i in range(place, s.zone_count):
            zone = s.zones[i]
            if s.ground[zone] == s.ground[room] and s.reach[zone] == distance:
                push(s, Step.ROOMS, room, distance, i + 1)
                zombie_card(s, zone)
                return
        distance -= 1
        place = 0


# ---- closing


@game.forbids(Act.CLOSE_DOOR)
def forbids_close(s: State, player: int, way: int) -> int:
    who = s.about[0]
    if skill(s, who, Skill.DOOR_CLOSER) == 0:
        return Why.NO_CLOSER
    if s.actions == 0:
        return Why.NO_ACTIONS
    if s.car[who] >= 0:
        return Why.NOT_FROM_CAR
    door = door_at(s, s.at[who], way)
    return Why.NO_OPEN_DOOR if door == NO_DOOR or s.door_open[door] == 0 else 0


@game.deed(Act.CLOSE_DOOR)
def close_door(s: State, player: int, way: int) -> None:
    who = s.about[0]
    zone = s.at[who]
    s.actions -= 1
    set_door(s, door_at(s, zone, way), 0)
    emit(s, Event.DOOR_CLOSED, EVERYONE, who, zone, zone + OFFSET[way])
    push(s, Step.AFTER_ACTION)
