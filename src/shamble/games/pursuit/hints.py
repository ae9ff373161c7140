"""The rule of thumb: sleep where it is safe, rest when shaken, else make the best Move."""

from __future__ import annotations

from shamble.games.pursuit import game
from shamble.games.pursuit.content.cards import NUMBER, PACES
from shamble.games.pursuit.rules.action import forbids_move, forbids_rest
from shamble.games.pursuit.rules.terms import (
    distance,
    her_steps,
    hp_cost,
    landing,
    nerve_cost,
    number_here,
    pace,
)
from shamble.games.pursuit.state import Act, Option, State
from shamble.rules import action_code, rule


@game.hint
def heuristic(s: State, player: int, options: list[int]) -> int:
    x = number_here(s)
    left = distance(s) - her_steps(s, x)  # the distance after a Sleep
    if x > 0 and left >= 2 and s.hp + x <= s.hp_cap:
        return action_code(Act.SLEEP)
    if x > 0 and left >= 1 and s.hp <= 3:
        return action_code(Act.SLEEP)
    card = deepest_safe_rest(s)
    if s.nerve <= 4 and card >= 0:
        return action_code(Act.REST, card)
    card = best_move(s)
    if card >= 0:
        return action_code(Act.MOVE, card)
    if x > 0:
        return action_code(Act.SLEEP)
    return options[options[0]]  # the last option: Rest with the largest card


@rule
def deepest_safe_rest(s: State) -> int:
    """The largest card that keeps her two cards away and wastes no Nerve, or -1."""
    best = -1
    for card in range(PACES):
        if forbids_rest(s, 0, card) == 0:
            v = pace(card)
            safe = distance(s) - her_steps(s, v) >= 2
            if safe and s.nerve + v <= s.nerve_cap and (best < 0 or v > pace(best)):
                best = card
    return best


@rule
def best_move(s: State) -> int:
    best = -1
    best_value = 0
    for card in range(PACES):
        if forbids_move(s, 0, card) == 0:
            value = value_of_move(s, pace(card))
            if best < 0 or value > best_value:
                best = card
                best_value = value
    return best


@rule
def value_of_move(s: State, v: int) -> int:
    """In tenths: distance kept and ground to sleep on, less what it costs."""
    p = landing(s, v)
    nerve = s.nerve - min(s.nerve, nerve_cost(s, v))
    hp = s.hp - min(s.hp, hp_cost(s, nerve))
    if hp == 0 and not (p == s.evaq_at and s.options[Option.LAST_BREATH] == 1):
        return -9000
    if p == s.evaq_at:
        return 10000
    d = p - s.zombie - her_steps(s, 1)
    if d <= 0:
        return -10000
    value = 10 * min(d, 5) - 8 * (s.nerve - nerve) - 10 * (s.hp - hp) + 5 * NUMBER[s.road[p]]
    return value - 20 if d <= 1 else value
