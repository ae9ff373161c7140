"""The round: six phases in order, and what follows it (4.1, 4.12, 4.13)."""

from __future__ import annotations

from shamble.games.mall import game
from shamble.games.mall.content.characters import VALUE_OF
from shamble.games.mall.content.places import FEW, PLACES, Place
from shamble.games.mall.rules.found import forget_card_claim, forget_whispers
from shamble.games.mall.rules.terms import is_out, living, nth
from shamble.games.mall.state import Ending, Event, Gathering, Option, State, Step
from shamble.rules import EVERYONE, emit, end, push, rule


@game.step(Step.ROUND)
def begin_round(s: State) -> None:  # MAL-001
    s.round += 1
    s.elected = -1  # MAL-107
    s.gathered = 0
    forget_whispers(s)
    emit(s, Event.ROUND, EVERYONE, s.round)
    push(s, Step.END_ROUND)
    push(s, Step.REVEAL)
    push(s, Step.DESTINATIONS)
    push(s, Step.ARRIVAL)
    push(s, Step.ELECTION)
    push(s, Step.TRUCK)


@rule
def enter_phase(s: State, phase: int) -> None:
    s.phase = phase
    emit(s, Event.PHASE, EVERYONE, phase)


@rule
def meeting_place(s: State) -> int:
    """MAL-222: where all the living stand together, or -1; the Parking Lot does not count."""
    found = -1
    for place in range(PLACES):
        if s.here[place] != 0:
            if found >= 0:
                return -1
            found = place
    return -1 if found == Place.PARKING else found


@rule
def look_for_gathering(s: State) -> None:  # MAL-226
    if s.gathered == 0:
        place = meeting_place(s)
        if place >= 0:
            s.gathered = 1
            emit(s, Event.GATHERED, EVERYONE, place)


@rule
def look_at_once(s: State) -> None:
    """After a move or a meal."""
    if s.options[Option.GATHERING] == Gathering.ANY_MOMENT:
        look_for_gathering(s)


@game.step(Step.END_ROUND)
def end_round(s: State) -> None:
    if s.zombies[Place.PARKING] > 0:
        emit(s, Event.PARKING_CLEARED, EVERYONE, s.zombies[Place.PARKING])
        s.zombies[Place.PARKING] = 0  # MAL-211
    s.hiding = 0  # MAL-196
    s.place = -1
    if s.options[Option.GATHERING] == Gathering.END_OF_ROUND:
        look_for_gathering(s)
    few = living(s) <= FEW[s.players]  # MAL-223, 224
    if few or s.gathered == 1:  # MAL-225, 227: before eliminations are settled
        finish(s, few)
    else:
        settle_eliminations(s)
        push(s, Step.ROUND)


@rule
def finish(s: State, few: bool) -> None:
    ending = Ending.GATHERED
    if few:
        ending = Ending.BOTH if s.gathered == 1 else Ending.FEW_SURVIVORS
    end(s, ending)
    emit(s, Event.ENDED, EVERYONE, ending, living(s))


@rule
def settle_eliminations(s: State) -> None:  # MAL-212
    s.fresh = 0
    for seat in range(s.players):
        if s.crew[seat] == 0 and not is_out(s, seat):
            s.out |= 1 << seat
            s.fresh |= 1 << seat
            s.gone |= s.hand[seat]  # MAL-214: unseen
            s.hand[seat] = 0
            s.held[seat] = 0
            s.gave[seat] = 0
            s.gifts[seat] = 0
            forget_card_claim(s, seat)
            emit(s, Event.ELIMINATED, EVERYONE, seat)
    if is_out(s, s.chief):
        pass_badge(s)


@rule
def pass_badge(s: State) -> None:  # MAL-108, 109
    i = 1
    while is_out(s, nth(s, i)):
        i += 1
    s.chief = nth(s, i)
    emit(s, Event.BADGE_PASSED, EVERYONE, s.chief)


# ---- what it was worth


@rule
def points(s: State, seat: int) -> int:  # MAL-228, 231, 232
    return VALUE_OF[s.crew[seat]]


@rule
def is_better(s: State, seat: int, other: int) -> bool:
    """MAL-229, 238: more points, or as many and more cards in hand."""
    if points(s, seat) != points(s, other):
        return points(s, seat) > points(s, other)
    return s.held[seat] > s.held[other]


@game.result
def result(s: State, out: list[list[int]]) -> None:
    for seat in range(s.players):
        out[seat][0] = points(s, seat)
        rank = 1
        for other in range(s.players):
            if is_better(s, other, seat):
                rank += 1
        out[seat][1] = rank  # MAL-230: equals share it
