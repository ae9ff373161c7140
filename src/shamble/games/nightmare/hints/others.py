"""Other humans: whose blood is tested, who is turned on."""

from __future__ import annotations

from shamble.games.nightmare.hints.weapons import is_well_armed
from shamble.games.nightmare.rules.terms import holds_weapons
from shamble.games.nightmare.state import Act, State
from shamble.rules import action_code, below, how_many, rule

SUSPICION = 3  # one chance in so many is taken to turn on somebody


# ---- blood


@rule
def only_own_blood(s: State, p: int, options: list[int]) -> bool:
    """A field test is for others: one's own card may as well wait."""
    return s.blood_owner[blood_named(options[1])] == p


@rule
def blood_named(code: int) -> int:
    """Which blood card an action means: they are counted from 1."""
    return ((code >> 8) & 0xFFFF) - 1


@rule
def most_urgent(s: State, options: list[int]) -> int:
    """The own card with the fewest counters."""
    best = options[1]
    for i in range(2, options[0]):
        if s.blood_time[blood_named(options[i])] < s.blood_time[blood_named(best)]:
            best = options[i]
    return best


# ---- human against human


@rule
def suspects(s: State) -> bool:
    return below(s, SUSPICION) == 0


@rule
def turn_on_somebody(s: State, p: int, options: list[int]) -> int:
    """An armed human, now and then, with somebody worse armed."""
    target = (options[1] >> 8) & 0xFFFF
    armed = s.bullets[p] > 0 or is_well_armed(s, p)
    if armed and s.bullets[target] <= s.bullets[p] and suspects(s):
        return options[1]
    return action_code(Act.DECLINE)


@rule
def may_kill(s: State, p: int) -> bool:
    if holds_weapons(s, p) > 0:
        return holds_weapons(s, s.fighter) <= holds_weapons(s, p)
    return how_many(s.gang) >= 3 and holds_weapons(s, s.fighter) == 0
