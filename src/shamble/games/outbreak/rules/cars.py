"""Cars: seats, driving, running over, leaving. OUT-124, OUT-219 to OUT-235, OUT-244."""

from __future__ import annotations

from shamble.games.outbreak import game
from shamble.games.outbreak.content.zones import OFFSET, WAYS
from shamble.games.outbreak.rules.asking import ask_for
from shamble.games.outbreak.rules.dice import roll_dice
from shamble.games.outbreak.rules.hits import humans_in_the_way
from shamble.games.outbreak.rules.terms import is_living, is_street, way_to, zombies_in
from shamble.games.outbreak.rules.wounds import leave_board
from shamble.games.outbreak.state import (
    CAR_SEATS,
    Act,
    Attack,
    CarSeat,
    Event,
    Question,
    Standing,
    State,
    Step,
    Why,
)
from shamble.rules import EVERYONE, emit, offer, push, rule

NOBODY = -1
RUN_OVER_ACCURACY = 4
ZONES_PER_DRIVE = 2


@rule
def who_sits(s: State, car: int, seat: int) -> int:
    for i in range(s.team):
        who = s.circle[i]
        if is_living(s, who) and s.car[who] == car and s.seat[who] == seat:
            return who
    return NOBODY


# ---- in, out, over


@game.forbids(Act.CAR_IN)
def forbids_car_in(s: State, player: int, car: int, seat: int) -> int:
    who = s.about[0]
    if s.actions == 0:
        return Why.NO_ACTIONS
    if s.car[who] >= 0:
        return Why.NOT_FROM_CAR
    if s.car_zone[car] < 0 or s.car_zone[car] != s.at[who] or who_sits(s, car, seat) != NOBODY:
        return Why.NO_ROOM_IN_CAR
    return Why.NO_ROOM_IN_CAR if zombies_in(s, s.at[who]) > 0 else 0


@game.deed(Act.CAR_IN)
def car_in(s: State, player: int, car: int, seat: int) -> None:
    who = s.about[0]
    s.actions -= 1
    s.car[who] = car
    s.seat[who] = seat
    emit(s, Event.CAR_IN, EVERYONE, who, car, seat)
    push(s, Step.AFTER_ACTION)


@game.forbids(Act.CAR_OUT)
def forbids_car_out(s: State, player: int) -> int:
    if s.car[s.about[0]] < 0:
        return Why.NOT_IN_CAR
    return Why.NO_ACTIONS if s.actions == 0 else 0


@game.deed(Act.CAR_OUT)
def car_out(s: State, player: int) -> None:
    s.actions -= 1
    step_out_of_car(s, s.about[0])
    push(s, Step.AFTER_ACTION)


@rule
def step_out_of_car(s: State, who: int) -> None:
    emit(s, Event.CAR_OUT, EVERYONE, who, s.car[who])
    s.car[who] = -1
    s.seat[who] = 0


@game.forbids(Act.CAR_SEAT)
def forbids_car_seat(s: State, player: int, seat: int) -> int:
    who = s.about[0]
    if s.car[who] < 0 or who_sits(s, s.car[who], seat) != NOBODY:
        return Why.SEAT_TAKEN
    return Why.NO_ACTIONS if s.actions == 0 else 0


@game.deed(Act.CAR_SEAT)
def car_seat(s: State, player: int, seat: int) -> None:
    who = s.about[0]
    s.actions -= 1
    s.seat[who] = seat
    emit(s, Event.CAR_IN, EVERYONE, who, s.car[who], seat)
    push(s, Step.AFTER_ACTION)


# ---- driving


@rule
def drives(s: State, who: int) -> bool:
    return s.car[who] >= 0 and s.seat[who] == CarSeat.DRIVER


@game.forbids(Act.DRIVE)
def forbids_drive(s: State, player: int, zone: int) -> int:
    who = s.about[0]
    if not drives(s, who):
        return Why.NOT_DRIVING
    if s.car_drivable[s.car[who]] == 0:
        return Why.NOT_DRIVABLE
    if s.question == Question.TURN and s.actions == 0:
        return Why.NO_ACTIONS
    return 0 if way_to(s, s.at[who], zone) >= 0 and is_street(s, zone) else Why.NOT_DRIVING


@rule
def offer_drives(s: State, player: int, out: list[int]) -> None:
    who = s.about[0]
    if drives(s, who):
        for way in range(WAYS):
            if (s.ways[s.at[who]] >> way) & 1:
                zone = s.at[who] + OFFSET[way]
                if forbids_drive(s, player, zone) == 0:
                    offer(out, Act.DRIVE, zone)


@game.offers(Question.DRIVE_ON)
def may_drive_on(s: State, player: int, out: list[int]) -> None:
    offer_drives(s, player, out)
    offer(out, Act.STOP)


@game.deed(Act.DRIVE)
def drive(s: State, player: int, zone: int) -> None:
    """OUT-222, OUT-225: one or two zones; figures where it starts and where it goes are hit."""
    who = s.about[0]
    if s.question == Question.TURN:
        s.actions -= 1
        s.zones_left = ZONES_PER_DRIVE
        push(s, Step.AFTER_ACTION)
        push(s, Step.CAR_AT_EXIT, who)
    s.zones_left -= 1
    push(s, Step.DRIVE_ON, who)
    push(s, Step.RUN_OVER, who, zone)
    if s.question == Question.TURN:
        push(s, Step.RUN_OVER, who, s.at[who])


@game.step(Step.RUN_OVER)
def run_over(s: State, who: int, zone: int) -> None:
    """OUT-226: the car comes into the zone and hits what is there."""
    if s.at[who] != zone:
        emit(s, Event.DROVE, EVERYONE, who, s.car[who], zone)
        s.car_zone[s.car[who]] = zone
        for i in range(s.team):
            if s.car[s.circle[i]] == s.car[who]:
                s.at[s.circle[i]] = zone
    s.attack = Attack.RUN_OVER
    s.weapon = -1
    s.target = zone
    s.chooses = 0
    s.damage = 1
    s.accuracy = RUN_OVER_ACCURACY
    s.dice_count = zombies_in(s, zone)
    humans = humans_in_the_way(s, who)
    for i in range(s.team):
        s.dice_count += (humans >> s.circle[i]) & 1
    if s.dice_count > 0:
        emit(s, Event.RAN_OVER, EVERYONE, who, zone, s.dice_count)
        roll_dice(s)  # OUT-228: no re-roll
        push(s, Step.HITS, who)


@game.step(Step.DRIVE_ON)
def drive_on(s: State, who: int) -> None:
    if s.zones_left > 0 and is_living(s, who):
        ask_for(s, who, Question.DRIVE_ON, 0)


# ---- leaving by car


@game.step(Step.CAR_AT_EXIT)
def car_at_exit(s: State, who: int) -> None:  # OUT-244
    open_here = s.exit_open == 1 and s.exit_for_cars == 1 and s.at[who] == s.exit_zone
    if open_here and zombies_in(s, s.at[who]) == 0:
        ask_for(s, who, Question.CAR_LEAVE, s.car[who])


@game.step(Step.ALONG)
def along(s: State, car: int, seat: int) -> None:
    """Seat by seat: go along or step out; then the car is gone with all aboard."""
    while seat < CAR_SEATS:
        who = who_sits(s, car, seat)
        seat += 1
        if who != NOBODY:
            push(s, Step.ALONG, car, seat)
            ask_for(s, who, Question.ALONG, car)
            return
    s.car_zone[car] = -1
    emit(s, Event.CAR_LEFT, EVERYONE, car)
    for i in range(s.team):
        who = s.circle[i]
        if is_living(s, who) and s.car[who] == car:
            emit(s, Event.ESCAPED, EVERYONE, who)
            leave_board(s, who, Standing.ESCAPED)


@game.deed(Act.STEP_OUT)
def step_out(s: State, player: int) -> None:
    step_out_of_car(s, s.about[0])
