"""Bullets: what they are spent on, and what is kept."""

from __future__ import annotations

from shamble.games.nightmare.content.cards import Card
from shamble.games.nightmare.content.conditions import LIVE, Condition
from shamble.games.nightmare.rules.conditions import holds_open
from shamble.games.nightmare.rules.terms import has, humans_at, walkers_at, zombies_at
from shamble.games.nightmare.state import Act, State
from shamble.rules import action_code, how_many, rule


@rule
def worth_clearing(s: State, p: int) -> bool:
    """A bullet for every zombie in the way, and none that a condition needs."""
    needed = walkers_at(s, s.at[p]) + how_many(zombies_at(s, s.at[p]))
    if holds_open(s, p, Condition.FACE_THE_DEAD):
        return False
    return s.bullets[p] >= needed + spare(s, p)


@rule
def spare(s: State, p: int) -> int:
    return LIVE if s.holder[Condition.LIVE_ROUNDS] == p and s.at[p] + 12 >= s.goal else 0


@rule
def shoot_or_not(s: State, p: int, options: list[int], willing: bool) -> int:
    if willing and s.bullets[p] > spare(s, p):
        if options[1] & 255 == Act.SHOOT_WALKER and options[0] > 2:
            return options[2]  # a zombie player comes first
        return options[1]
    return action_code(Act.HOLD_FIRE)


@rule
def pledge(s: State, p: int) -> int:
    """Everything for what kills or bites; nothing that cannot be paid in full."""
    together = 0
    for q in range(s.players):
        if has(humans_at(s, s.at[p]), q):
            together += s.bullets[q]
    card = s.about[0]
    mild = card == Card.CAR_ALARM or card == Card.HORDE_AHEAD or card == Card.EVO_MASS_MUTATION
    if mild or card == Card.EVO_NEST_FOUND or together < s.about[1]:
        return action_code(Act.PLEDGE, 0)
    return action_code(Act.PLEDGE, min(s.about[1], s.bullets[p]))
