"""Giving gear to somebody on the same space (option `barter`, NIT-156)."""

from __future__ import annotations

from shamble.games.nightmare import game
from shamble.games.nightmare.content.cards import GEAR, HANDS, WEAPONS
from shamble.games.nightmare.content.road import Role
from shamble.games.nightmare.rules.gear import holds_gear, lose_weapon, place_of_weapon
from shamble.games.nightmare.rules.terms import (
    ask_player,
    holds_weapons,
    is_human,
    place_of,
    seat_at,
)
from shamble.games.nightmare.state import Act, Event, Option, Question, State, Step, Why
from shamble.rules import EVERYONE, emit, offer, push, rule


@rule
def barters(s: State) -> bool:
    return s.options[Option.BARTER] == 1


@game.step(Step.BARTER)
def barter(s: State, i: int) -> None:
    while i < s.players:
        p = seat_at(s, i)
        if is_human(s, p) and can_give(s, p):
            ask_player(s, p, Question.BARTER)
            return
        i += 1


@rule
def can_give(s: State, p: int) -> bool:
    for q in range(s.players):
        if forbids_giving_to(s, p, q) == 0:
            if s.bullets[p] > 0:
                return True
            for gear in range(GEAR):
                if forbids_give(s, p, q, gear) == 0:
                    return True
    return False


@rule
def forbids_giving_to(s: State, p: int, q: int) -> int:
    if q == p or q >= s.players or s.role[q] != Role.HUMAN or s.at[q] != s.at[p]:
        return Why.CANNOT_GIVE
    return 0


@game.forbids(Act.GIVE_BULLET)
def forbids_give_bullet(s: State, player: int, to: int) -> int:
    if s.bullets[player] == 0:
        return Why.NOT_HELD
    return forbids_giving_to(s, player, to)


@game.forbids(Act.GIVE)
def forbids_give(s: State, player: int, to: int, gear: int) -> int:
    why = forbids_giving_to(s, player, to)
    if why != 0:
        return why
    if not holds_gear(s, player, gear):
        return Why.NOT_HELD
    if gear < WEAPONS and holds_weapons(s, to) >= HANDS:
        return Why.TWO_WEAPONS
    return 0


@game.offers(Question.BARTER)
def may_give(s: State, player: int, out: list[int]) -> None:
    for to in range(s.players):
        if forbids_give_bullet(s, player, to) == 0:
            offer(out, Act.GIVE_BULLET, to)
    for to in range(s.players):
        if forbids_giving_to(s, player, to) == 0:
            for gear in range(GEAR):
                if forbids_give(s, player, to, gear) == 0:
                    offer(out, Act.GIVE, to, gear)
    offer(out, Act.DECLINE)


@game.deed(Act.GIVE_BULLET)
def give_bullet(s: State, player: int, to: int) -> None:
    s.bullets[player] -= 1
    s.bullets[to] += 1
    emit(s, Event.GAVE_BULLET, EVERYONE, player, to)
    push(s, Step.BARTER, place_of(s, player))


@game.deed(Act.GIVE)
def give(s: State, player: int, to: int, gear: int) -> None:
    if gear < WEAPONS:
        lose_weapon(s, player, place_of_weapon(s, player, gear))
        s.hand[to][holds_weapons(s, to)] = gear
    else:
        s.items[player][gear - WEAPONS] -= 1
        s.items[to][gear - WEAPONS] += 1
    emit(s, Event.GAVE, EVERYONE, player, to, gear)
    push(s, Step.BARTER, place_of(s, player))
