"""Morale, food, the helpless, noise: the tokens on the table (4.31)."""

from __future__ import annotations

from shamble.games.colony.content.items import CARD_ITEM, SYMBOL, Symbol
from shamble.games.colony.content.places import MOST_NOISE, Place
from shamble.games.colony.content.survivors import Survivor
from shamble.games.colony.rules.terms import free_spaces
from shamble.games.colony.state import Event, Happened, State
from shamble.rules import EVERYONE, emit, rule


@rule
def change_morale(s: State, change: int) -> None:
    """COL-016, COL-314: 0 to 10. COL-017: once it has touched 0 nothing raises it."""
    before = s.morale
    if before == 0:
        return
    s.morale = max(0, min(10, before + change))
    if s.morale != before:
        gain = max(0, s.morale - before)
        emit(s, Event.MORALE, EVERYONE, s.morale, gain, max(0, before - s.morale))


@rule
def change_food(s: State, change: int) -> None:
    """COL-315: at least 0."""
    before = s.food
    s.food = max(0, before + change)
    if s.food != before:
        gain = max(0, s.food - before)
        emit(s, Event.FOOD, EVERYONE, s.food, gain, max(0, before - s.food))


@rule
def change_helpless(s: State, change: int) -> None:
    """COL-264, COL-323: as many as the colony has spaces for; removing costs no morale."""
    before = s.helpless
    room = max(0, free_spaces(s, Place.COLONY))
    s.helpless = max(0, before + min(change, room))
    if s.helpless != before:
        gain = max(0, s.helpless - before)
        emit(s, Event.HELPLESS, EVERYONE, s.helpless, gain, max(0, before - s.helpless))


@rule
def kill_helpless(s: State, count: int) -> None:
    """COL-247: each costs 1 morale."""
    n = min(count, s.helpless)
    if n > 0:
        s.helpless -= n
        emit(s, Event.HELPLESS_KILLED, EVERYONE, n)
        change_morale(s, -n)


@rule
def make_noise(s: State, place: int, count: int) -> None:
    """COL-319: at most four tokens at a location, none at the colony."""
    if place != Place.COLONY:
        before = s.noise[place]
        s.noise[place] = min(MOST_NOISE, before + count)
        if s.noise[place] != before:
            emit(s, Event.NOISE, EVERYONE, place, s.noise[place])


@rule
def use_gear(s: State, x: int, gear: int) -> None:
    """COL-024: once per round, remembered on the card."""
    s.used_gear |= 1 << gear
    emit(s, Event.GEAR_USED, EVERYONE, x, gear)
    if SYMBOL[CARD_ITEM[gear]] == Symbol.WEAPON:  # x16, y15
        s.happened |= Happened.WEAPON_USED
        s.weapon = gear


@rule
def use_ability(s: State, x: int, ability: int) -> None:
    """COL-024: once per round; Felix counts his copies by themselves."""
    if x == Survivor.FELIX_WARD:
        s.felix_used |= 1 << ability
    else:
        s.used_ability |= 1 << ability
    emit(s, Event.ABILITY, EVERYONE, x, ability)


@rule
def ability_used(s: State, x: int, ability: int) -> bool:
    if x == Survivor.FELIX_WARD:
        return (s.felix_used >> ability) & 1 == 1
    return (s.used_ability >> ability) & 1 == 1
