"""Picking up what lies on the road (NIT-042)."""

from __future__ import annotations

from shamble.games.nightmare import game
from shamble.games.nightmare.content.cards import GEAR, WEAPONS
from shamble.games.nightmare.rules.gear import (
    gain_bullets,
    gain_item,
    lies_here,
    pick_from_road,
    take_weapon,
)
from shamble.games.nightmare.rules.terms import ask_player, has_zombie
from shamble.games.nightmare.state import Act, Question, State, Step, Why
from shamble.rules import offer, push, rule


@rule
def anything_lies(s: State, space: int, limit: int) -> bool:
    if s.lying_bullets[space] > 0:
        return True
    for i in range(limit):
        if s.lying_at[i] == space:
            return True
    return False


@game.step(Step.PICK_UP)
def pick_up(s: State, p: int, limit: int) -> None:
    """`limit`: what is laid down during a pick-up is not offered again."""
    if anything_lies(s, s.at[p], limit) and not has_zombie(s, s.at[p]):
        ask_player(s, p, Question.PICK_UP, limit)


@game.forbids(Act.TAKE)
def forbids_take(s: State, player: int, gear: int) -> int:
    return Why.NOT_LYING_HERE if lies_here(s, s.at[player], gear, s.about[0]) < 0 else 0


@game.forbids(Act.TAKE_BULLET)
def forbids_take_bullet(s: State, player: int) -> int:
    return Why.NOT_LYING_HERE if s.lying_bullets[s.at[player]] == 0 else 0


@game.forbids(Act.TAKE_BULLETS)
def forbids_take_bullets(s: State, player: int) -> int:
    return Why.NOT_LYING_HERE if s.lying_bullets[s.at[player]] < 2 else 0


@game.offers(Question.PICK_UP)
def may_pick_up(s: State, player: int, out: list[int]) -> None:
    if forbids_take_bullet(s, player) == 0:
        offer(out, Act.TAKE_BULLET)
    if forbids_take_bullets(s, player) == 0:
        offer(out, Act.TAKE_BULLETS)
    for gear in range(GEAR):
        if forbids_take(s, player, gear) == 0:
            offer(out, Act.TAKE, gear)
    offer(out, Act.LEAVE)


@rule
def take_bullets_from_road(s: State, player: int, bullets: int) -> None:
    s.lying_bullets[s.at[player]] -= bullets
    s.loose_bullets -= bullets
    gain_bullets(s, player, bullets)
    push(s, Step.PICK_UP, player, s.about[0])


@game.deed(Act.TAKE_BULLET)
def take_bullet(s: State, player: int) -> None:
    take_bullets_from_road(s, player, 1)


@game.deed(Act.TAKE_BULLETS)
def take_bullets(s: State, player: int) -> None:
    take_bullets_from_road(s, player, s.lying_bullets[s.at[player]])


@game.deed(Act.TAKE)
def take_gear(s: State, player: int, gear: int) -> None:
    limit = s.about[0]
    push(s, Step.PICK_UP, player, limit - 1)
    space = s.at[player]
    pick_from_road(s, lies_here(s, space, gear, limit))
    if gear < WEAPONS:
        take_weapon(s, player, gear, space)
    else:
        gain_item(s, player, gear - WEAPONS)
