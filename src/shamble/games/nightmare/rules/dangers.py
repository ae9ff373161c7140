"""Event cards that bring the dead, or blood."""

from __future__ import annotations

from shamble.games.nightmare import game
from shamble.games.nightmare.content.cards import WALKER_CARDS, WALKER_OFFSETS
from shamble.games.nightmare.content.road import WALKERS
from shamble.games.nightmare.rules.blood_cards import take_blood
from shamble.games.nightmare.rules.decks import draw
from shamble.games.nightmare.rules.events import is_member, next_member
from shamble.games.nightmare.rules.gear import discard_weapon
from shamble.games.nightmare.rules.terms import (
    ask_player,
    has,
    holds_weapons,
    humans_at,
    on_road,
    seat_at,
    space_id,
)
from shamble.games.nightmare.rules.turning import becomes_zombie, pending_takes_effect
from shamble.games.nightmare.rules.zombie_moves import (
    ask_to_shamble,
    place_walker,
    remove_walkers,
    walkers_move,
)
from shamble.games.nightmare.state import Draw, Event, Foe, Question, State, Step
from shamble.rules import EVERYONE, emit, push, rule

COLUMN, RESTLESS = 2, 3  # spaces walkers move
STRANGER, WATER, MILITIA = 2, 3, 2  # a card so low is bad
ALARM, LEAK = 5, 3  # how far it is heard or burns
NEST_BONUS = 1
STIR, STIR_AHEAD = 3, 2


@game.step(Step.PLACE_WALKERS)
def place_walkers(s: State) -> None:  # NIT-058: nearest first
    row = 0
    while WALKER_CARDS[row] != s.card:
        row += 1
    for i in range(3):
        if WALKER_OFFSETS[row][i] >= 0:
            place_walker(s, s.here + WALKER_OFFSETS[row][i])


@game.step(Step.GRABBED_ANKLE)
def grabbed_ankle(s: State) -> None:
    push(s, Step.MELEE, s.drawer, Foe.EVENT_ZOMBIE, 0)


@game.step(Step.CRAWLER_NEST)
def crawler_nest(s: State, i: int) -> None:
    i = next_member(s, i)
    if i < s.players:
        push(s, Step.CRAWLER_NEST, i + 1)
        push(s, Step.MELEE, seat_at(s, i), Foe.EVENT_ZOMBIE, NEST_BONUS)


@rule
def blood_on_low_cards(s: State, highest: int) -> None:
    for i in range(s.players):
        p = seat_at(s, i)
        if is_member(s, p) and draw(s, p, Draw.FATE) <= highest:
            take_blood(s, p, 0)


@game.step(Step.BITTEN_STRANGER)
def bitten_stranger(s: State) -> None:
    blood_on_low_cards(s, STRANGER)


@game.step(Step.FOUL_WATER)
def foul_water(s: State) -> None:
    blood_on_low_cards(s, WATER)


@game.step(Step.COLUMN_ON_THE_MOVE)
def column_on_the_move(s: State) -> None:
    walkers_move(s, COLUMN)


@game.step(Step.RESTLESS_DEAD)
def restless_dead(s: State) -> None:
    walkers_move(s, RESTLESS)


@game.step(Step.CAR_ALARM)
def car_alarm(s: State) -> None:
    gathered = 0
    for space in range(max(0, s.here - ALARM), min(s.goal, s.here + ALARM + 1)):
        if space != s.here:
            gathered += s.walkers[space]
            s.walkers[space] = 0
    s.walkers[s.here] += gathered
    emit(s, Event.WALKERS_GATHER, EVERYONE, gathered, space_id(s.here))


@game.step(Step.TRIGGER_HAPPY_MILITIA)
def trigger_happy_militia(s: State) -> None:
    p = s.drawer
    if draw(s, p, Draw.FATE) <= MILITIA:
        emit(s, Event.KILLED, EVERYONE, p)
        becomes_zombie(s, p, s.here)
        pending_takes_effect(s)


@game.step(Step.GAS_LEAK)
def gas_leak(s: State, i: int) -> None:
    if i == 0:
        burn_walkers(s)
    there = humans_at(s, s.here)
    while i < s.players:
        p = seat_at(s, i)
        if has(there, p) and holds_weapons(s, p) > 0:
            if holds_weapons(s, p) == 1 or s.hand[p][0] == s.hand[p][1]:
                discard_weapon(s, p, 0)
            else:
                push(s, Step.GAS_LEAK, i + 1)
                ask_player(s, p, Question.GAS_LEAK)
                return
        i += 1


@rule
def burn_walkers(s: State) -> None:
    for space in range(max(0, s.here - LEAK), min(s.goal, s.here + LEAK + 1)):
        remove_walkers(s, space, s.walkers[space])
    emit(s, Event.WALKERS_GONE, EVERYONE, WALKERS - s.walkers_left)


@game.step(Step.DEAD_RISING)
def dead_rising(s: State, i: int) -> None:
    if i == 0 and not anybody_on_road(s):
        place_walker(s, s.here + STIR_AHEAD)
        return
    while i < s.players:
        z = seat_at(s, i)
        if on_road(s, z):
            push(s, Step.DEAD_RISING, i + 1)
            ask_to_shamble(s, z, STIR)
            return
        i += 1


@rule
def anybody_on_road(s: State) -> bool:
    for z in range(s.players):
        if on_road(s, z):
            return True
    return False
