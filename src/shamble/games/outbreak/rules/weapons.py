"""Weapons in hand: what can be fired, in pairs, how far, at what. OUT-086 to OUT-088, OUT-100."""

from __future__ import annotations

from shamble.games.outbreak.content.gear import (
    DUAL,
    FIRED,
    LEAST_RANGE,
    MOST_RANGE,
    RANGED_DICE,
    Hands,
)
from shamble.games.outbreak.content.survivors import Skill
from shamble.games.outbreak.rules.sight import UNSEEN, sight
from shamble.games.outbreak.rules.terms import (
    face,
    skill,
    zombies_in,
)
from shamble.games.outbreak.state import (
    State,
    Why,
)
from shamble.rules import rule


@rule
def can_fight(s: State) -> bool:
    return s.actions + s.free_combats > 0


@rule
def pay_combat(s: State) -> None:  # OUT-035a
    if s.free_combats > 0:
        s.free_combats -= 1
    else:
        s.actions -= 1


# ---- weapons


@rule
def has_dual_sign(s: State, who: int, gear: int, melee: bool) -> bool:
    """OUT-100, and the skills that stand in for the sign."""
    if DUAL[gear] == 1 or skill(s, who, Skill.BOTH_HANDS) > 0:
        return True
    return skill(s, who, Skill.PAIRED_BLADES if melee else Skill.PAIRED_GUNS) > 0


@rule
def is_pair(s: State, who: int, melee: bool) -> bool:
    """Two identical weapons, one in each hand, that may be used together."""
    one, other = s.hold[who][0], s.hold[who][1]
    return one >= 0 and face(one) == face(other) and has_dual_sign(s, who, face(one), melee)


@rule
def forbids_gun(s: State, who: int, hand: int) -> int:
    card = s.hold[who][hand]
    if card < 0 or RANGED_DICE[face(card)] == 0:
        return Why.NO_GUN
    return Why.UNLOADED if card >= FIRED else 0


@rule
def forbids_guns(s: State, who: int, hands: int) -> int:
    if hands == Hands.BOTH:
        why = forbids_gun(s, who, 0)
        if why == 0:
            why = forbids_gun(s, who, 1)
        if why == 0 and not is_pair(s, who, False):
            return Why.NO_PAIR
        return why
    return forbids_gun(s, who, hands)


@rule
def most_range(s: State, who: int, gear: int) -> int:
    return MOST_RANGE[gear] + skill(s, who, Skill.MAX_RANGE)


@rule
def forbids_aim(s: State, who: int, gear: int, zone: int) -> int:
    """OUT-087, OUT-088."""
    far = sight(s, s.at[who], zone)
    if far == UNSEEN or far < LEAST_RANGE[gear] or far > most_range(s, who, gear):
        return Why.OUT_OF_RANGE
    return Why.NO_TARGET if zombies_in(s, zone) == 0 else 0
