"""Zombies arrive, fall, are drawn elsewhere; barricades (4.8, 4.11, 4.27, 4.28)."""

from __future__ import annotations

from shamble.games.colony import game
from shamble.games.colony.content.names import Lasting, Main
from shamble.games.colony.content.places import COLONY_ENTRANCES, PLACES, Place
from shamble.games.colony.rules.choices.choosing import ask_entrance, ask_entrance_or_done
from shamble.games.colony.rules.colony_phase.tokens import kill_helpless
from shamble.games.colony.rules.effects.refs import place_of
from shamble.games.colony.rules.terms import (
    barricades_at,
    end_entrance,
    first_entrance,
    gap,
    gaps_at,
    has_lasting,
    lowest_at,
    zombies_at,
)
from shamble.games.colony.state import Doing, Event, Option, Purpose, State, Step
from shamble.rules import EVERYONE, emit, push, roll, rule

# ---- arriving


@game.step(Step.ZOMBIES)
def zombies_arrive(s: State, count: int, where: int, entrance: int) -> None:
    """COL-287 to 298: one at a time; at the colony to entrances 1 to 6 in turn."""
    place = place_of(s, where)
    placed = 0
    left = count
    e = first_entrance(place) + entrance
    while left > 0:
        left -= 1
        nxt = (entrance + 1) % COLONY_ENTRANCES if place == Place.COLONY else 0
        if arrives(s, place, e):
            placed += 1
        elif overruns(s, e):
            if placed > 0:
                emit(s, Event.ZOMBIES, EVERYONE, place, placed)
            push(s, Step.ZOMBIES, left, place, nxt)  # COL-294, COL-296
            overrun(s, place)
            return
        else:
            s.barricades[e] -= 1  # COL-290: it is not placed
            emit(s, Event.BARRICADE_BROKEN, EVERYONE, place)
        entrance = nxt
        e = first_entrance(place) + entrance
    if placed > 0:
        emit(s, Event.ZOMBIES, EVERYONE, place, placed)


@rule
def arrives(s: State, place: int, e: int) -> bool:
    """COL-289: it takes an empty space, if no barricade is in its way (COL-290a: or even so)."""
    if gap(s, e) > 0 and (s.barricades[e] == 0 or s.options[Option.SPACE_FIRST] == 1):
        s.zombies[e] += 1
        return True
    return False


@rule
def overruns(s: State, e: int) -> bool:  # COL-291: full, and no barricade
    return s.barricades[e] == 0


@rule
def overrun(s: State, place: int) -> None:
    """COL-291 to 293: the lowest influence dies, else somebody helpless."""
    x = lowest_at(s, place)
    emit(s, Event.OVERRUN, EVERYONE, place)
    if x >= 0:
        push(s, Step.SETTLE)
        push(s, Step.KILL, x)
    elif place == Place.COLONY:
        kill_helpless(s, 1)


@game.step(Step.ZOMBIES_EACH)
def zombies_at_each(s: State, count: int) -> None:
    """COL-316: the six other locations in order."""
    for i in range(1, PLACES):
        push(s, Step.ZOMBIES, count, PLACES - i)


# ---- falling


@game.step(Step.KILLS)
def kills(s: State, count: int, where: int, exposures: int, up_to: int) -> None:
    """Kill so many; COL-109: then so many exposures (0 none, 1 one, 2 one for each)."""
    s.killed = 0
    s.exposures = 0
    place = place_of(s, where)
    push(s, Step.AFTER_KILLS, exposures)
    push(s, Step.KILL_ONE, place, count, up_to)


@game.step(Step.KILL_ONE)
def kill_one(s: State, place: int, left: int, up_to: int) -> None:
    """COL-110: as many as there are; at the colony the user picks each entrance.

    `up_to` (y01, COL-331): the user may be done before that.
    """
    if left <= 0 or zombies_at(s, place) == 0:
        return
    push(s, Step.KILL_AT, place, left, up_to)
    if up_to:
        ask_entrance_or_done(s, s.active, Purpose.KILL_ZOMBIE)
    elif place == Place.COLONY:
        ask_entrance(s, s.active, Purpose.KILL_ZOMBIE)
    else:
        s.entrance = place + 5


@game.step(Step.KILL_AT)
def kill_at(s: State, place: int, left: int, up_to: int) -> None:
    """COL-106; COL-108: the sample roll comes before any exposure."""
    if s.entrance < 0:
        return
    s.zombies[s.entrance] -= 1
    s.killed += 1
    emit(s, Event.ZOMBIE_KILLED, EVERYONE, place, max(0, s.it))
    spared = s.doing == Doing.ATTACK and s.entrance == 0 and has_lasting(s, Lasting.FIRST_GATE)
    if not spared:
        s.exposures += 1
    if s.main == Main.MO_SAMPLES:
        value = roll(s, 6)
        if value >= 4:
            s.samples += 1
        emit(s, Event.SAMPLE, EVERYONE, value - 1, s.samples)
    push(s, Step.KILL_ONE, place, left - 1, up_to)


@game.step(Step.AFTER_KILLS)
def after_kills(s: State, exposures: int) -> None:
    """COL-107, COL-115: the survivor who did it is exposed."""
    if exposures == 1:
        push(s, Step.EXPOSE, s.it, min(1, s.exposures))
    elif exposures == 2:
        push(s, Step.EXPOSE, s.it, s.exposures)


# ---- being removed, which is no kill


@game.step(Step.REMOVE_ZOMBIES)
def remove_zombies(s: State, count: int, where: int, barricade: int) -> None:
    """COL-317: up to so many; at the colony the chooser picks entrances. y23: boards follow."""
    place = place_of(s, where)
    if count <= 0 or zombies_at(s, place) == 0:
        return
    push(s, Step.REMOVE_AT, count, place, barricade)
    if place == Place.COLONY:
        ask_entrance(s, s.chooser, Purpose.REMOVE_ZOMBIE)
    else:
        s.entrance = place + 5


@game.step(Step.REMOVE_AT)
def remove_at(s: State, count: int, place: int, barricade: int) -> None:
    s.zombies[s.entrance] -= 1
    emit(s, Event.ZOMBIES_REMOVED, EVERYONE, place, 1)
    if barricade:
        s.barricades[s.entrance] += 1
        emit(s, Event.BARRICADED, EVERYONE, place, 1)
    push(s, Step.REMOVE_ZOMBIES, count - 1, place, barricade)


@game.step(Step.CLEAR_ZOMBIES)
def clear_zombies(s: State, where: int) -> None:
    place = place_of(s, where)
    n = zombies_at(s, place)
    for e in range(first_entrance(place), end_entrance(place)):
        s.zombies[e] = 0
    if n > 0:
        emit(s, Event.ZOMBIES_REMOVED, EVERYONE, place, n)


# ---- barricades


@game.step(Step.BARRICADE)
def barricade(s: State, count: int, where: int) -> None:
    """COL-137, COL-318: into empty spaces, as many as fit; the player picks entrances."""
    place = place_of(s, where)
    if count <= 0 or gaps_at(s, place) == 0:
        return
    push(s, Step.BARRICADE_AT, count, place)
    if place == Place.COLONY:
        ask_entrance(s, s.active, Purpose.BARRICADE)
    else:
        s.entrance = place + 5


@game.step(Step.BARRICADE_AT)
def barricade_at(s: State, count: int, place: int) -> None:
    s.barricades[s.entrance] += 1
    emit(s, Event.BARRICADED, EVERYONE, place, 1)
    push(s, Step.BARRICADE, count - 1, place)


@game.step(Step.CLEAR_BARRICADES)
def clear_barricades(s: State, where: int) -> None:
    place = place_of(s, where)
    if barricades_at(s, place) > 0:
        emit(s, Event.BARRICADES_GONE, EVERYONE, place)
    for e in range(first_entrance(place), end_entrance(place)):
        s.barricades[e] = 0


# ---- being drawn elsewhere: attract, megaphone


@game.step(Step.ATTRACT_MANY)
def attract_many(s: State, count: int) -> None:
    """COL-143 to 145: from `s.origin` to `s.there`, into empty spaces only, one by one."""
    if count > 0 and zombies_at(s, s.origin) > 0 and gaps_at(s, s.there) > 0:
        push(s, Step.ATTRACT_MANY, count - 1)
        push(s, Step.ATTRACT_PUT)
        push(s, Step.ATTRACT_TAKEN)
        if s.origin == Place.COLONY:
            ask_entrance(s, s.active, Purpose.TAKE_ZOMBIE)
        else:
            s.entrance = s.origin + 5


@game.step(Step.ATTRACT_TAKEN)
def attract_taken(s: State) -> None:
    s.zombies[s.entrance] -= 1
    if s.there == Place.COLONY:
        ask_entrance(s, s.active, Purpose.PUT_ZOMBIE)
    else:
        s.entrance = s.there + 5


@game.step(Step.ATTRACT_PUT)
def attract_put(s: State) -> None:
    s.zombies[s.entrance] += 1
    emit(s, Event.ATTRACTED, EVERYONE, s.origin, s.there)
