"""Event cards of the road and of the moment: moves, accidents, second looks."""

from __future__ import annotations

from shamble.games.nightmare import game
from shamble.games.nightmare.rules.decks import draw
from shamble.games.nightmare.rules.events import is_member, next_member
from shamble.games.nightmare.rules.movement import choose_move, room_ahead
from shamble.games.nightmare.rules.terms import (
    ask_player,
    humans_at,
    is_unconfirmed,
    seat_at,
    space_id,
)
from shamble.games.nightmare.state import Draw, Event, Question, State, Step
from shamble.rules import EVERYONE, emit, push, rule

OPEN, WRONG, FLOODED = 3, 3, 5  # spaces


@game.step(Step.OPEN_ROAD)
def open_road(s: State, i: int) -> None:
    i = next_member(s, i)
    if i < s.players:
        s.allowance = OPEN
        s.heading = 1
        push(s, Step.OPEN_ROAD, i + 1)
        choose_move(s, seat_at(s, i), 0)


@game.step(Step.DRAINAGE_TUNNEL)
def drainage_tunnel(s: State) -> None:
    s.allowance = draw(s, s.drawer, Draw.AMOUNT)
    s.heading = 1
    if room_ahead(s, s.drawer) > 0:
        ask_player(s, s.drawer, Question.JUMP, s.allowance)


@rule
def jump_back(s: State, spaces: int) -> None:
    """NIT-054: straight to the goal space, never below 0."""
    for i in range(s.players):
        p = seat_at(s, i)
        if is_member(s, p):
            s.at[p] = max(0, s.at[p] - spaces)
            emit(s, Event.JUMPED, EVERYONE, p, space_id(s.at[p]))


@game.step(Step.WRONG_TURN)
def wrong_turn(s: State) -> None:
    jump_back(s, WRONG)


@game.step(Step.FLOODED_UNDERPASS)
def flooded_underpass(s: State) -> None:
    jump_back(s, FLOODED)


@game.step(Step.TWISTED_ANKLE)
def twisted_ankle(s: State) -> None:
    s.ankle |= 1 << s.drawer
    emit(s, Event.LAMED, EVERYONE, s.drawer)


@game.step(Step.BLACKOUT)
def blackout(s: State) -> None:
    s.blackout = 1
    emit(s, Event.DARKENED, EVERYONE)


@game.step(Step.QUIET_MOMENT)
def quiet_moment(s: State) -> None:
    emit(s, Event.WITHOUT_EFFECT, EVERYONE, s.card)


@game.step(Step.BARRICADE)
def barricade(s: State) -> None:
    for p in range(s.players):
        if is_member(s, p):
            s.sheltered |= 1 << p
            emit(s, Event.SHELTERED, EVERYONE, p)


@game.step(Step.SPOILED_MEDICINE)
def spoiled_medicine(s: State) -> None:
    for i in range(s.blood_count):  # NIT-173: never below 1
        p = s.blood_owner[i]
        if is_member(s, p) and s.blood_time[i] > 1:
            s.blood_time[i] -= 1
            emit(s, Event.BLOOD_HURRIED, EVERYONE, p)


@game.step(Step.FIELD_TEST)
def field_test(s: State) -> None:
    if can_be_tested(s, s.at[s.drawer]):
        ask_player(s, s.drawer, Question.FIELD_TEST)


@rule
def can_be_tested(s: State, space: int) -> bool:
    there = humans_at(s, space)
    for i in range(s.blood_count):
        if (there >> s.blood_owner[i]) & 1:
            return True
    return False


@game.step(Step.ABANDONED_AMBULANCE)
def abandoned_ambulance(s: State) -> None:
    if is_unconfirmed(s, s.drawer):
        ask_player(s, s.drawer, Question.AMBULANCE)
