"""What always adds up: checked at every decision of millions of random games."""

from __future__ import annotations

from shamble.games.outbreak import game
from shamble.games.outbreak.content.gear import (
    GEARS,
    IN_DECK,
    NOTHING,
    SET_ASIDE,
    SLOTS,
    Gear,
)
from shamble.games.outbreak.content.zombies import FIGURES, KINDS
from shamble.games.outbreak.content.zones import Ground
from shamble.games.outbreak.rules.terms import face, is_living, wounds_of
from shamble.games.outbreak.state import Standing, State
from shamble.rules import rule


@game.invariant
def what_is_broken(s: State) -> int:
    """The number of the first thing that does not add up, or 0."""
    for kind in range(KINDS):
        if figures(s, kind) != FIGURES[kind] or s.stock[kind] < 0:
            return 1
    for gear in range(Gear.WOUND):
        if not is_complete(s, gear):
            return 2
    if not deck_is_sound(s):
        return 3
    for i in range(s.team):
        who = s.circle[i]
        if who >= 0 and not survivor_is_sound(s, who):
            return 4
    if s.over == 0 and (s.actions < 0 or s.actions > 20 or s.depth > 24):
        return 5
    for door in range(s.door_count):
        opened = (s.ways[s.door_zone[door]] >> s.door_way[door]) & 1
        if opened != s.door_open[door]:
            return 6
    for i in range(s.zone_count):
        if s.noise[s.zones[i]] < 0 or s.ground[s.zones[i]] == Ground.SOLID:
            return 7
    return 0


@rule
def figures(s: State, kind: int) -> int:
    """On the board, in the stock, and on their way."""
    n = s.stock[kind]
    for i in range(s.zone_count):
        zone = s.zones[i]
        n += s.zombies[zone][kind] + s.coming[zone][kind]
        if s.zombies[zone][kind] < 0:
            return -1
    return n


@rule
def is_complete(s: State, gear: int) -> bool:
    """Every copy of a card is somewhere; start weapons may be back in the box."""
    n = s.in_deck[gear] + s.discards[gear] + s.supply[gear] + s.aside[gear]
    n += s.card == gear
    for i in range(s.team):
        who = s.circle[i]
        if who >= 0:
            for slot in range(SLOTS):
                if s.hold[who][slot] != NOTHING:
                    held = face(s.hold[who][slot])
                    n += held == gear
                    if held == Gear.SNIPER_RIFLE and (gear == Gear.RIFLE or gear == Gear.SCOPE):
                        n += 1
    if gear == Gear.SNIPER_RIFLE:
        return n <= 2
    all_of_them = IN_DECK[gear] + SET_ASIDE[gear]
    if gear == Gear.CROWBAR or gear == Gear.FIRE_AXE or gear == Gear.PISTOL:
        return all_of_them - 1 <= n <= all_of_them
    return n == all_of_them


@rule
def deck_is_sound(s: State) -> bool:
    n = 0
    for gear in range(GEARS):
        n += s.in_deck[gear]
        if s.in_deck[gear] < 0 or s.discards[gear] < 0 or s.supply[gear] < 0:
            return False
    return n == s.gear_count and 0 <= s.zombie_next <= s.zombie_size


@rule
def survivor_is_sound(s: State, who: int) -> bool:
    if is_living(s, who):
        if s.ground[s.at[who]] == Ground.SOLID or wounds_of(s, who) > 1:
            return False
        return s.car[who] < 0 or s.car_zone[s.car[who]] == s.at[who]
    if s.at[who] >= 0 or s.car[who] >= 0:
        return False
    return s.standing[who] != Standing.DEAD or s.hold[who][0] == NOTHING
