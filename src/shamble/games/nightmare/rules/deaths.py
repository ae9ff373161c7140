"""After a death in human combat: spoils, then tokens, then what was waiting (NIT-126 to 131)."""

from __future__ import annotations

from shamble.games.nightmare import game
from shamble.games.nightmare.content.cards import ITEMS, WEAPONS
from shamble.games.nightmare.content.road import BEHIND
from shamble.games.nightmare.rules.gear import (
    drop_bullets,
    drop_gear,
    gain_bullets,
    gain_item,
    lies_here,
    lose_weapon,
    pick_from_road,
    take_weapon,
)
from shamble.games.nightmare.rules.terms import has, seat_after
from shamble.games.nightmare.rules.turning import becomes_zombie, pending_takes_effect
from shamble.games.nightmare.state import Event, State, Step
from shamble.rules import EVERYONE, emit, push, rule


@rule
def die(s: State, dead: int) -> None:
    target = s.fighter
    space = s.at[target]
    push(s, Step.AFTER_DEATHS)
    for i in range(s.players):
        p = seat_after(s, s.initiator, i)
        if has(dead, p):
            emit(s, Event.KILLED, EVERYONE, p)
            gear_of_dead(s, p, heir_of(s, p, dead), space)
    for i in range(s.players):
        p = seat_after(s, s.initiator, i)
        if has(dead, p) and s.over == 0:
            # NIT-126: the target where it died; NIT-127: an aggressor 11 spaces behind
            becomes_zombie(s, p, space if p == target else space - BEHIND)


@rule
def heir_of(s: State, p: int, dead: int) -> int:
    """The first living aggressor for the target, the living target for an aggressor, or -1."""
    if p != s.fighter:
        return -1 if has(dead, s.fighter) else s.fighter
    for i in range(s.players):
        q = seat_after(s, s.initiator, i)
        if has(s.gang & ~dead, q):
            return q
    return -1


@rule
def gear_of_dead(s: State, p: int, heir: int, space: int) -> None:
    """NIT-131: spoils go to the heir; without one they drop."""
    bullets = s.bullets[p]
    s.bullets[p] = 0
    if heir < 0:
        drop_bullets(s, bullets, space)
    elif bullets > 0:
        gain_bullets(s, heir, bullets)
    while s.hand[p][0] >= 0:
        weapon = lose_weapon(s, p, 0)
        drop_gear(s, weapon, space)
        if heir >= 0:
            push(s, Step.TAKE_SPOIL, heir, weapon, space)
    for item in range(ITEMS):
        while s.items[p][item] > 0:
            s.items[p][item] -= 1
            if heir >= 0:
                gain_item(s, heir, item)
            else:
                drop_gear(s, WEAPONS + item, space)


@game.step(Step.TAKE_SPOIL)
def take_spoil(s: State, heir: int, weapon: int, space: int) -> None:
    pick_from_road(s, lies_here(s, space, weapon, s.lying_count))
    take_weapon(s, heir, weapon, space)


@game.step(Step.AFTER_DEATHS)
def after_deaths(s: State) -> None:  # NIT-184
    pending_takes_effect(s)
