"""The move action. OUT-041 to OUT-047."""

from __future__ import annotations

from shamble.games.outbreak import game
from shamble.games.outbreak.content.survivors import Skill
from shamble.games.outbreak.content.zones import OFFSET, WAYS
from shamble.games.outbreak.rules.asking import ask_for
from shamble.games.outbreak.rules.terms import (
    is_beside,
    is_living,
    skill,
    way_to,
    zombies_in,
)
from shamble.games.outbreak.state import Act, Event, Option, Question, State, Step, Why
from shamble.rules import EVERYONE, emit, offer, push, rule


@rule
def move_cost(s: State, who: int) -> int:
    """OUT-042: one more for each zombie in the zone to be left."""
    if s.options[Option.ZOMBIES_HOLD] == 0 or skill(s, who, Skill.SLIP_PAST) > 0:
        return 1
    return 1 + zombies_in(s, s.at[who])


@rule
def can_pay_move(s: State, who: int) -> bool:
    """OUT-043: with normal actions or free move actions."""
    return s.car[who] < 0 and move_cost(s, who) <= s.actions + s.free_moves


@rule
def zones_per_move(s: State, who: int) -> int:
    far = 1 + skill(s, who, Skill.ZONE_PER_MOVE)
    return far + 1 if skill(s, who, Skill.TWO_ZONES) > 0 else far


@game.forbids(Act.MOVE)
def forbids_move(s: State, player: int, zone: int) -> int:
    who = s.about[0]
    if way_to(s, s.at[who], zone) < 0:
        return Why.WAY_BLOCKED if is_beside(s, s.at[who], zone) else Why.NOT_ADJACENT
    if s.question == Question.TURN:
        if s.car[who] >= 0:
            return Why.IN_CAR
        if move_cost(s, who) > s.actions + s.free_moves:
            return Why.HELD_BACK if zombies_in(s, s.at[who]) > 0 else Why.NO_ACTIONS
    return 0


@rule
def offer_moves(s: State, who: int, out: list[int]) -> None:
    zone = s.at[who]
    for way in range(WAYS):
        if (s.ways[zone] >> way) & 1:
            offer(out, Act.MOVE, zone + OFFSET[way])


@game.offers(Question.MOVE_ON)
def may_move_on(s: State, player: int, out: list[int]) -> None:
    offer_moves(s, s.about[0], out)
    offer(out, Act.STOP)


@game.deed(Act.MOVE)
def move(s: State, player: int, zone: int) -> None:
    who = s.about[0]
    if s.question == Question.MOVE_ON:
        s.zones_left -= 1
        walk(s, who, zone, 0)
    else:
        cost = move_cost(s, who)
        free = min(cost, s.free_moves)  # OUT-035a
        s.free_moves -= free
        s.actions -= cost - free
        s.zones_left = zones_per_move(s, who) - 1
        push(s, Step.AFTER_ACTION)
        walk(s, who, zone, cost)
    push(s, Step.MOVE_ON, who)


@rule
def walk(s: State, who: int, zone: int, cost: int) -> None:
    emit(s, Event.MOVED, EVERYONE, who, s.at[who], zone, cost)
    s.at[who] = zone


@game.step(Step.MOVE_ON)
def move_on(s: State, who: int) -> None:
    """OUT-044, OUT-045: on with the same action, but not out of a zone with zombies."""
    if s.zones_left > 0 and is_living(s, who) and zombies_in(s, s.at[who]) == 0:
        ask_for(s, who, Question.MOVE_ON, 0)
