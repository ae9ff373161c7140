"""The vocabulary of cards, step by step (4.31). Every effect that content tables name is here."""

from __future__ import annotations

from shamble.games.colony import game
from shamble.games.colony.content.names import Attached, Lasting
from shamble.games.colony.content.places import PLACES, Place
from shamble.games.colony.content.survivors import SURVIVORS
from shamble.games.colony.rules.choices.choosing import (
    ask_place,
    ask_seat,
    ask_survivor,
)
from shamble.games.colony.rules.colony_phase.tokens import (
    change_food,
    change_helpless,
    change_morale,
    kill_helpless,
    make_noise,
)
from shamble.games.colony.rules.effects.refs import place_of, survivor_of
from shamble.games.colony.rules.people.exposure import add_token
from shamble.games.colony.rules.terms import (
    deck_size,
    is_exile,
    is_in_play,
)
from shamble.games.colony.state import Event, State, Step
from shamble.rules import EVERYONE, emit, push, roll, rule

# ---- tokens on the table


@game.step(Step.MORALE)
def morale(s: State, change: int) -> None:  # COL-314
    change_morale(s, change)


@game.step(Step.FOOD)
def food(s: State, change: int) -> None:  # COL-315
    change_food(s, change)


@game.step(Step.PAY)
def pay(s: State, tokens: int) -> None:
    change_food(s, -tokens)


@game.step(Step.CLEAR_FOOD)
def clear_food(s: State) -> None:
    change_food(s, -s.food)


@game.step(Step.HELPLESS)
def helpless(s: State, change: int) -> None:
    """COL-323; COL-221: an exile adds none."""
    if change > 0 and s.active >= 0 and is_exile(s, s.active):
        return
    change_helpless(s, change)


@game.step(Step.KILL_HELPLESS)
def killing_helpless(s: State, count: int) -> None:
    kill_helpless(s, count)


@game.step(Step.NOISE_AT)
def noise_at(s: State, count: int, where: int) -> None:  # COL-319
    make_noise(s, place_of(s, where), count)


# ---- choices of the one who chooses on this card


@game.step(Step.CHOOSE)
def choose_survivor(s: State, whom: int, why: int) -> None:
    push(s, Step.CHOICE_TAKEN)
    ask_survivor(s, s.chooser, whom, why)


@game.step(Step.CHOICE_TAKEN)
def choice_taken(s: State) -> None:
    s.chosen = s.picked


@game.step(Step.CHOOSE_PLACE)
def choose_deck(s: State, why: int) -> None:
    """A location whose item deck has cards."""
    places = 0
    for place in range(1, PLACES):
        if deck_size(s, place) > 0:
            places |= 1 << place
    push(s, Step.PLACE_CHOSEN)
    ask_place(s, s.chooser, places, why)


@game.step(Step.PLACE_CHOSEN)
def place_chosen(s: State) -> None:
    s.there = s.where


@game.step(Step.CHOOSE_SEAT)
def choose_seat(s: State, seats: int, why: int) -> None:
    push(s, Step.SEAT_TAKEN)
    ask_seat(s, s.chooser, seats, why)


@game.step(Step.SEAT_TAKEN)
def seat_taken(s: State) -> None:
    s.chosen_seat = s.who


@game.step(Step.MAKE_IT)
def make_it(s: State, who: int) -> None:
    """The survivor who does what follows."""
    s.it = who


# ---- rolls and conditions: each skips the effects it governs unless it holds


@rule
def skip(s: State, effects: int) -> None:
    s.depth -= effects


@game.step(Step.ROLL)
def roll_for_card(s: State) -> None:
    s.rolled = roll(s, 6)
    emit(s, Event.ROLLED_DIE, EVERYONE, max(0, s.chooser), s.rolled - 1)


@game.step(Step.UNLESS_ROLLED)
def unless_rolled(s: State, low: int, high: int, effects: int) -> None:
    if not low <= s.rolled <= high:
        skip(s, effects)


@game.step(Step.UNLESS_ALIVE)
def unless_alive(s: State, who: int, effects: int) -> None:
    x = survivor_of(s, who)
    if x < 0 or not is_in_play(s, x):
        skip(s, effects)


@game.step(Step.UNLESS_DONE)
def unless_done(s: State, done: int, effects: int) -> None:
    if s.done != done:
        skip(s, effects)


@game.step(Step.UNLESS_IN_PLAY)
def unless_in_play(s: State, who: int, effects: int) -> None:
    if not is_in_play(s, who):
        skip(s, effects)


@game.step(Step.EXPOSE_ROLLED)
def expose_rolled(s: State, who: int) -> None:
    push(s, Step.EXPOSE, survivor_of(s, who), s.rolled)


@game.step(Step.ROLL_AT_COLONY)
def roll_at_colony(s: State, most: int) -> None:
    """A d6 for each survivor at the colony: up to `most` wounds it."""
    for x in range(SURVIVORS):
        if s.place[x] == Place.COLONY:
            value = roll(s, 6)
            emit(s, Event.ROLLED_DIE, EVERYONE, s.owner[x], value - 1)
            if value <= most:
                add_token(s, x, 0)
    push(s, Step.BURY)


# ---- what stays


@game.step(Step.ATTACH)
def attach(s: State, who: int, attached: int) -> None:
    """COL-094."""
    x = survivor_of(s, who)
    if x < 0 or (s.place[x] < 0 and (s.waiting >> x) & 1 == 0):
        return
    s.attached[x] |= 1 << attached
    if attached == Attached.SLED:
        s.wear = 0
    emit(s, Event.ATTACHED, EVERYONE, x, attached)


@game.step(Step.LAST)
def last(s: State, lasting: int) -> None:
    """COL-329."""
    s.lasting |= 1 << lasting
    emit(s, Event.LASTING, EVERYONE, lasting)
    if lasting == Lasting.LEAFLETS:
        s.due[0] = s.round + 1
    elif lasting == Lasting.EMPTY_COT:
        s.due[1] = s.round + 1
        s.searched = 0
    elif lasting == Lasting.BONE_TIRED:
        s.fresh = 2 if s.fresh == 2 else 4  # the active player: now


@game.step(Step.DICE_NEXT)
def dice_next(s: State, change: int) -> None:
    s.less_dice += change


@game.step(Step.GUARD)
def guard(s: State) -> None:
    """y14: a marker fills her space at the school for good."""
    s.guard = 1
    s.lasting |= 1 << Lasting.ROOM_TWELVE
    emit(s, Event.LASTING, EVERYONE, Lasting.ROOM_TWELVE)
