"""How the heuristic moves: on its way, into a fight, out of one."""

from __future__ import annotations

from shamble.games.outbreak.content.gear import HANDS, RANGED_DICE
from shamble.games.outbreak.content.zones import OFFSET, WAYS
from shamble.games.outbreak.hints.aims import arming, goes_home, hurries
from shamble.games.outbreak.hints.danger import ACTIONS, too_many, wounds_at
from shamble.games.outbreak.hints.paths import comes_nearer
from shamble.games.outbreak.hints.risk import BOLD, DESPERATE, daring
from shamble.games.outbreak.hints.values import NEVER, best_blow
from shamble.games.outbreak.rules.terms import face, is_living, is_room, wounds_of, zombies_in
from shamble.games.outbreak.state import State
from shamble.rules import rule


@rule
def value_of_move(s: State, who: int, zone: int) -> int:
    here = s.at[who]
    if zombies_in(s, here) > 0:
        return value_of_flight(s, who, zone)
    if zombies_in(s, zone) > 0:
        return value_of_charge(s, who, zone)
    nearer = comes_nearer(s, who, zone)
    value = 40 if nearer else -20
    if arming(s) and is_room(s, here):
        value = -5  # look for weapons first
    if nearer and goes_home(s):
        value = 70  # nothing is left to fight for
    if daring(s) >= BOLD:
        return value
    if nearer and not goes_home(s) and is_dead_end(s, who, zone):
        return -30
    last = s.actions + s.free_moves == 1  # the turn ends there
    if last and (wounds_at(s, zone) > 0 or too_many(s, zone, who)):
        return -30
    if too_many(s, here, who) and not too_many(s, zone, who):
        value = max(value, 25) + (50 if last else 0)
    return value


@rule
def is_dead_end(s: State, who: int, zone: int) -> bool:
    """Whether a survivor would only come back from there, perhaps once more in this turn: too many
    around it to stay, nothing to shoot with, and no free zone to go on to."""
    if s.actions + s.free_moves >= ACTIONS:
        return False
    if not too_many(s, zone, who) or too_many(s, s.at[who], who):
        return False
    for hand in range(HANDS):
        if RANGED_DICE[face(s.hold[who][hand])] > 0:
            return False
    for way in range(WAYS):
        if (s.ways[zone] >> way) & 1:
            further = zone + OFFSET[way]
            if s.reach[further] < s.reach[zone] and zombies_in(s, further) == 0:
                return s.actions + s.free_moves < 2
    return True


@rule
def value_of_charge(s: State, who: int, zone: int) -> int:
    """Into a zone with zombies: only if they can be struck down there in this turn, or nearly so
    where time is short."""
    left = s.actions + s.free_combats - 1
    there = zombies_in(s, zone)
    blow = best_blow(s, who, zone)
    if not comes_nearer(s, who, zone):
        return NEVER
    if daring(s) == DESPERATE:
        return 41 - there
    if left < 1 or blow == 0:
        return NEVER
    enough = (6 if hurries(s) else 10) - 2 * daring(s)
    return 41 - there if left * blow >= enough * there else -40


@rule
def value_of_flight(s: State, who: int, zone: int) -> int:
    """Out of a zone with zombies: when they are too many to be struck down."""
    here = s.at[who]
    there = zombies_in(s, zone)
    hope = (s.actions + s.free_combats) * best_blow(s, who, here) + help_here(s, who)
    if hope + borne(s, here) >= 10 * zombies_in(s, here) and not goes_home(s):
        return NEVER
    nearer = comes_nearer(s, who, zone)
    if daring(s) >= BOLD and not nearer:
        return NEVER
    if there > 0 and there >= zombies_in(s, here) and daring(s) < DESPERATE:
        return NEVER
    value = 90 - 10 * wounds_at(s, zone) - 10 * there
    if nearer:
        value += 15
    if too_many(s, zone, who):
        value -= 10
    return value


@rule
def borne(s: State, zone: int) -> int:
    """Ten times the wounds that companions in a zone can share without anybody dying."""
    healthy = 0
    for i in range(s.team):
        who = s.circle[i]
        healthy += is_living(s, who) and s.at[who] == zone and wounds_of(s, who) == 0
    return 10 * max(0, healthy - 1)


@rule
def help_here(s: State, who: int) -> int:
    """Ten times what those may strike down who stand here and have their turn to come."""
    n = 0
    for i in range(s.team):
        other = s.circle[i]
        if other != who and is_living(s, other) and (s.acted >> other) & 1 == 0:
            if s.at[other] == s.at[who]:
                n += ACTIONS * best_blow(s, other, s.at[who])
    return n
