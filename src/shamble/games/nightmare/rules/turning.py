"""Becoming a zombie (NIT-132 to 141), and what had been waiting for one (NIT-180 to 184)."""

from __future__ import annotations

from shamble.games.nightmare.content.cards import ITEMS, WEAPONS
from shamble.games.nightmare.content.road import Role
from shamble.games.nightmare.rules.blood_cards import discard_blood_unseen
from shamble.games.nightmare.rules.conditions import lose_conditions
from shamble.games.nightmare.rules.gear import drop_bullets, drop_gear, lose_weapon, put_away
from shamble.games.nightmare.rules.rounds import nobody_is_human
from shamble.games.nightmare.rules.terms import humans, space_id, zombies
from shamble.games.nightmare.state import Event, State, Step
from shamble.rules import EVERYONE, emit, push, rule


@rule
def becomes_zombie(s: State, p: int, space: int) -> None:
    """NIT-136: the token is flipped; all that a human has is lost."""
    leave_gear(s, p, s.at[p])
    s.role[p] = Role.ZOMBIE
    s.turned[p] = s.round
    s.turned_in[p] = s.phase
    s.at[p] = min(space, s.goal - 1)  # NIT-138
    emit(s, Event.TURNED, EVERYONE, p, space_id(s.at[p]))
    i = 0
    while i < s.blood_count:
        if s.blood_owner[i] == p:
            discard_blood_unseen(s, i)
        else:
            i += 1
    lose_conditions(s, p)
    s.ankle &= ~(1 << p)
    s.sheltered &= ~(1 << p)
    s.noted &= ~(1 << p)
    if humans(s) == 0:
        nobody_is_human(s)


@rule
def leave_gear(s: State, p: int, space: int) -> None:
    """NIT-136, 137: it drops on the space; on the Safe Zone it is discarded."""
    bullets = s.bullets[p]
    s.bullets[p] = 0
    if space != s.goal:
        drop_bullets(s, bullets, space)
    while s.hand[p][0] >= 0:
        leave(s, lose_weapon(s, p, 0), space)
    for item in range(ITEMS):
        while s.items[p][item] > 0:
            s.items[p][item] -= 1
            leave(s, WEAPONS + item, space)


@rule
def leave(s: State, gear: int, space: int) -> None:
    if space == s.goal:
        put_away(s, gear)
    else:
        drop_gear(s, gear, space)


@rule
def pending_takes_effect(s: State) -> None:
    """NIT-180: as soon as there is a zombie player; NIT-026: not if the game is over."""
    if s.over == 0 and s.pending_count > 0 and zombies(s) != 0:
        push(s, Step.TAKE_EFFECT)
