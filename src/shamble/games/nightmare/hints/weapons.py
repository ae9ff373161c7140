"""Weapons: which are worth having, and which are used."""

from __future__ import annotations

from shamble.games.nightmare.content.cards import (
    BONUS,
    BREAKS,
    EXTRA_CARDS,
    WEAPONS,
    Breaks,
    Weapon,
)
from shamble.games.nightmare.rules.terms import has, holds_weapons
from shamble.games.nightmare.state import Act, Foe, Question, State
from shamble.rules import action_code, rule


@rule
def strength(weapon: int) -> int:
    return 2 * EXTRA_CARDS[weapon] + 2 * BONUS[weapon] - (BREAKS[weapon] != Breaks.NEVER)


@rule
def is_well_armed(s: State, p: int) -> bool:
    total = 0
    for i in range(2):
        if s.hand[p][i] >= 0:
            total += strength(s.hand[p][i])
    return total >= 4


@rule
def worst_weapon(s: State, p: int) -> int:
    worst = -1
    for i in range(3):
        weapon = s.hand[p][i]
        if weapon >= 0 and (s.question != Question.DISARM or has(s.used[p], i)):
            if worst < 0 or strength(weapon) < strength(worst):
                worst = weapon
    return worst


@rule
def wants(s: State, p: int, options: list[int]) -> bool:
    """Everything is worth taking, but a weapon only for empty hands."""
    if options[1] & 255 == Act.TAKE and (options[1] >> 8) & 0xFFFF < WEAPONS:
        return holds_weapons(s, p) < 2
    return True


@rule
def weapons_to_use(s: State, p: int) -> int:
    """Both; but the chainsaw stays off where a walker or a second weapon will do."""
    if s.hand[p][1] >= 0:
        if s.foe == Foe.WALKER or s.foe == Foe.EVENT_ZOMBIE:
            if s.hand[p][0] == Weapon.CHAINSAW:
                return action_code(Act.WIELD, s.hand[p][1])
            if s.hand[p][1] == Weapon.CHAINSAW:
                return action_code(Act.WIELD, s.hand[p][0])
        return action_code(Act.WIELD_BOTH)
    return action_code(Act.WIELD, s.hand[p][0])
