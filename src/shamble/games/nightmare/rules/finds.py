"""Event cards that bring something: weapons, items, bullets."""

from __future__ import annotations

from shamble.games.nightmare import game
from shamble.games.nightmare.content.cards import GEAR, WEAPONS, Card, Item
from shamble.games.nightmare.content.road import Role
from shamble.games.nightmare.rules.decks import draw
from shamble.games.nightmare.rules.events import is_member
from shamble.games.nightmare.rules.gear import (
    NOWHERE,
    discard_item,
    discard_weapon,
    drop_bullets,
    gain_bullets,
    gain_item,
    holds_gear,
    lose_weapon,
    place_of_weapon,
    take_weapon,
)
from shamble.games.nightmare.rules.terms import ask_player, half, holds_weapons, with_betrayal
from shamble.games.nightmare.state import Act, Draw, Event, Question, State, Step, Why
from shamble.rules import EVERYONE, emit, offer, rule

CRUISER, CABIN, DROP_BULLETS, DROP_AHEAD = 2, 3, 3, 4


@game.step(Step.WEAPON)
def find_weapon(s: State) -> None:  # NIT-152
    weapon = s.card
    s.card = -1
    take_weapon(s, s.drawer, weapon, NOWHERE)


@game.step(Step.ITEM)
def find_item(s: State) -> None:
    item = s.card - Card.ANTIVIRAL_SHOT
    s.card = -1
    gain_item(s, s.drawer, item)


@game.step(Step.RIOT_VEST)
def find_vest(s: State) -> None:
    if with_betrayal(s):  # without human combat it is a quiet moment
        s.card = -1
        gain_item(s, s.drawer, Item.RIOT_VEST)
    else:
        emit(s, Event.WITHOUT_EFFECT, EVERYONE, s.card)


@game.step(Step.LOOSE_ROUNDS)
def loose_rounds(s: State) -> None:
    gain_bullets(s, s.drawer, 1)


@game.step(Step.AMMO_BOX)
def ammo_box(s: State) -> None:
    gain_bullets(s, s.drawer, half(draw(s, s.drawer, Draw.AMOUNT)))


@game.step(Step.ABANDONED_CRUISER)
def abandoned_cruiser(s: State) -> None:
    for p in range(s.players):
        if is_member(s, p):
            gain_bullets(s, p, CRUISER)


@game.step(Step.HUNTING_CABIN)
def hunting_cabin(s: State) -> None:
    gain_bullets(s, s.drawer, CABIN)


@game.step(Step.SHARED_AMMO)
def shared_ammo(s: State) -> None:
    for p in range(s.players):
        if is_member(s, p) and s.bullets[p] == 0:
            gain_bullets(s, p, 1)


@game.step(Step.SUPPLY_DROP)
def supply_drop(s: State) -> None:
    drop_bullets(s, DROP_BULLETS, min(s.here + DROP_AHEAD, s.goal - 1))


# ---- dropped_bag


@game.step(Step.DROPPED_BAG)
def dropped_bag(s: State) -> None:
    p = s.drawer
    kinds = 1 if s.bullets[p] > 0 else 0
    only = -1
    for gear in range(GEAR):
        if holds_gear(s, p, gear):
            kinds += 1
            only = gear
    if kinds > 1:
        ask_player(s, p, Question.DROPPED_BAG)
    elif only >= 0:
        lose(s, p, only)
    elif kinds == 1:
        lose_bullet(s, p)


@game.forbids(Act.LOSE_BULLET)
def forbids_lose_bullet(s: State, player: int) -> int:
    return Why.NOT_HELD if s.bullets[player] == 0 else 0


@game.forbids(Act.LOSE)
def forbids_lose(s: State, player: int, gear: int) -> int:
    return 0 if holds_gear(s, player, gear) else Why.NOT_HELD


@game.offers(Question.DROPPED_BAG)
def may_lose(s: State, player: int, out: list[int]) -> None:
    if s.bullets[player] > 0:
        offer(out, Act.LOSE_BULLET)
    for gear in range(GEAR):
        if holds_gear(s, player, gear):
            offer(out, Act.LOSE, gear)


@game.deed(Act.LOSE_BULLET)
def lose_bullet(s: State, player: int) -> None:
    s.bullets[player] -= 1
    emit(s, Event.LOST_BULLETS, EVERYONE, player, 1)


@game.deed(Act.LOSE)
def lose(s: State, player: int, gear: int) -> None:
    if gear < WEAPONS:
        discard_weapon(s, player, place_of_weapon(s, player, gear))
    else:
        discard_item(s, player, gear - WEAPONS)


# ---- pickpocket


@game.step(Step.PICKPOCKET)
def pickpocket(s: State) -> None:
    p = s.drawer
    for q in range(s.players):
        if forbids_robbing(s, p, q) == 0 and s.bullets[q] + holds_weapons(s, q) > 0:
            ask_player(s, p, Question.PICKPOCKET)
            return


@rule
def forbids_robbing(s: State, p: int, victim: int) -> int:
    if victim == p or victim >= s.players or s.role[victim] != Role.HUMAN:
        return Why.NOTHING_TO_CHOOSE
    return Why.NOTHING_TO_CHOOSE if s.at[victim] != s.at[p] else 0


@game.forbids(Act.ROB_BULLET)
def forbids_rob_bullet(s: State, player: int, victim: int) -> int:
    why = forbids_robbing(s, player, victim)
    return Why.NOT_HELD if why == 0 and s.bullets[victim] == 0 else why


@game.forbids(Act.ROB_WEAPON)
def forbids_rob_weapon(s: State, player: int, victim: int, weapon: int) -> int:
    why = forbids_robbing(s, player, victim)
    return Why.NOT_HELD if why == 0 and place_of_weapon(s, victim, weapon) < 0 else why


@game.offers(Question.PICKPOCKET)
def may_rob(s: State, player: int, out: list[int]) -> None:
    for victim in range(s.players):
        if forbids_rob_bullet(s, player, victim) == 0:
            offer(out, Act.ROB_BULLET, victim)
    for victim in range(s.players):
        for weapon in range(WEAPONS):
            if forbids_rob_weapon(s, player, victim, weapon) == 0:
                offer(out, Act.ROB_WEAPON, victim, weapon)
    offer(out, Act.DECLINE)


@game.deed(Act.ROB_BULLET)
def rob_bullet(s: State, player: int, victim: int) -> None:
    s.bullets[victim] -= 1
    s.bullets[player] += 1
    emit(s, Event.GAVE_BULLET, EVERYONE, victim, player)


@game.deed(Act.ROB_WEAPON)
def rob_weapon(s: State, player: int, victim: int, weapon: int) -> None:
    lose_weapon(s, victim, place_of_weapon(s, victim, weapon))
    emit(s, Event.GAVE, EVERYONE, victim, player, weapon)
    take_weapon(s, player, weapon, NOWHERE)
