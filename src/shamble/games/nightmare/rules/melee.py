"""Melee against one zombie: who fights, and with what (NIT-075, 076)."""

from __future__ import annotations

from shamble.games.nightmare import game
from shamble.games.nightmare.content.evolutions import Window
from shamble.games.nightmare.rules.comparing import compare
from shamble.games.nightmare.rules.evolution import open_window
from shamble.games.nightmare.rules.gear import place_of_weapon
from shamble.games.nightmare.rules.terms import ask_player, has, humans_at, seat_at
from shamble.games.nightmare.state import Act, Event, Foe, Question, State, Step, Why
from shamble.rules import EVERYONE, ask, emit, offer, push, rule


@game.step(Step.MELEE)
def melee(s: State, p: int, foe: int, bonus: int) -> None:
    s.fighter = p
    s.foe = foe
    s.foe_bonus = bonus
    s.side = 1 << p
    for q in range(s.players):
        s.used[q] = 0
    if foe == Foe.EVENT_ZOMBIE:
        emit(s, Event.FIGHTS_EVENT_ZOMBIE, EVERYONE, p, bonus)
        weapons(s)
    elif foe == Foe.WALKER:
        emit(s, Event.FIGHTS_WALKER, EVERYONE, p)
        joins(s, 0)
    else:
        emit(s, Event.FIGHTS, EVERYONE, p, foe)
        if s.face_down_count[foe] > 0:
            push(s, Step.JOINS, 0)
            open_window(s, foe, Window.MELEE)
        else:
            joins(s, 0)


# ---- joining


@game.step(Step.JOINS)
def joins(s: State, i: int) -> None:  # NIT-075
    there = humans_at(s, s.at[s.fighter])
    while i < s.players:
        p = seat_at(s, i)
        if p != s.fighter and has(there, p):
            ask_player(s, p, Question.JOIN, s.fighter)
            return
        i += 1
    weapons(s)


@game.offers(Question.JOIN)
def may_join(s: State, player: int, out: list[int]) -> None:
    offer(out, Act.JOIN)
    offer(out, Act.STAND_BACK)


@rule
def join_melee(s: State, player: int) -> None:
    s.side |= 1 << player
    emit(s, Event.JOINED, EVERYONE, player)


# ---- weapons


@rule
def armed_fighters(s: State) -> int:
    """Those in the melee who have a weapon to choose, a bit each."""
    armed = 0
    for p in range(s.players):
        fights = has(s.side, p) or (s.foe == Foe.HUMAN and p == s.fighter)
        if fights and s.hand[p][0] >= 0:
            armed |= 1 << p
    return armed


@rule
def weapons(s: State) -> None:
    """NIT-076: chosen at the same time, before any card is drawn."""
    armed = armed_fighters(s)
    if armed != 0:
        push(s, Step.COMPARE)
        ask(s, armed, Question.WEAPONS)
    else:
        compare(s, 0, 0)


@game.forbids(Act.WIELD)
def forbids_wield(s: State, player: int, weapon: int) -> int:
    return Why.NOT_HELD if place_of_weapon(s, player, weapon) < 0 else 0


@game.forbids(Act.WIELD_BOTH)
def forbids_wield_both(s: State, player: int) -> int:
    return Why.NOT_HELD if s.hand[player][1] < 0 else 0


@game.offers(Question.WEAPONS)
def may_wield(s: State, player: int, out: list[int]) -> None:
    offer(out, Act.BARE_HANDS)
    one, other = s.hand[player][0], s.hand[player][1]
    offer(out, Act.WIELD, one if other < 0 else min(one, other))
    if other >= 0:
        if one != other:
            offer(out, Act.WIELD, max(one, other))
        offer(out, Act.WIELD_BOTH)


@game.deed(Act.WIELD)
def wield(s: State, player: int, weapon: int) -> None:
    s.used[player] = 1 << place_of_weapon(s, player, weapon)
    emit(s, Event.WIELDED, EVERYONE, player, weapon)


@game.deed(Act.WIELD_BOTH)
def wield_both(s: State, player: int) -> None:  # NIT-155
    s.used[player] = 3
    emit(s, Event.WIELDED, EVERYONE, player, s.hand[player][0])
    emit(s, Event.WIELDED, EVERYONE, player, s.hand[player][1])
