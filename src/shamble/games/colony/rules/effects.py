"""The vocabulary of cards, step by step (4.31). Every effect that content tables name is here."""

from __future__ import annotations

from shamble.engine.chance import roll
from shamble.engine.rule import called, rule
from shamble.engine.state import EVERYONE, ask, emit, push
from shamble.games.colony.content.names import Attached, Lasting
from shamble.games.colony.content.places import PLACES, Place
from shamble.games.colony.content.survivors import NOBODY, SURVIVORS
from shamble.games.colony.rules.choosing import (
    ask_place,
    ask_seat,
    ask_survivor,
    ask_survivor_or_done,
)
from shamble.games.colony.rules.death import join, random_newcomer, stand
from shamble.games.colony.rules.exposure import add_token, die_of_tokens, turns_frost
from shamble.games.colony.rules.refs import place_of, survivor_of
from shamble.games.colony.rules.registering import deed, step
from shamble.games.colony.rules.table import (
    change_food,
    change_helpless,
    change_morale,
    kill_helpless,
    make_noise,
)
from shamble.games.colony.rules.terms import (
    deck_size,
    free_spaces,
    has_at,
    is_exile,
    is_fatal,
    is_in_deck,
    is_in_play,
    tokens,
)
from shamble.games.colony.state import Act, Event, Purpose, Question, State, Step, Whom

# ---- tokens on the table


@step(Step.MORALE)
def morale(s: State, change: int) -> None:  # COL-314
    change_morale(s, change)


@step(Step.FOOD)
def food(s: State, change: int) -> None:  # COL-315
    change_food(s, change)


@step(Step.PAY)
def pay(s: State, tokens: int) -> None:
    change_food(s, -tokens)


@step(Step.CLEAR_FOOD)
def clear_food(s: State) -> None:
    change_food(s, -s.food)


@step(Step.HELPLESS)
def helpless(s: State, change: int) -> None:
    """COL-323; COL-221: an exile adds none."""
    if change > 0 and s.active >= 0 and is_exile(s, 0 + s.active):
        return
    change_helpless(s, change)


@step(Step.KILL_HELPLESS)
def killing_helpless(s: State, count: int) -> None:
    kill_helpless(s, count)


@step(Step.NOISE_AT)
def noise_at(s: State, count: int, where: int) -> None:  # COL-319
    make_noise(s, place_of(s, where), count)


# ---- choices of the one who chooses on this card


@step(Step.CHOOSE)
def choose_survivor(s: State, whom: int, why: int) -> None:
    push(s, Step.CHOICE_TAKEN)
    ask_survivor(s, 0 + s.chooser, whom, why)


@step(Step.CHOICE_TAKEN)
def choice_taken(s: State) -> None:
    s.chosen = s.picked


@step(Step.CHOOSE_PLACE)
def choose_deck(s: State, why: int) -> None:
    """A location whose item deck has cards."""
    places = 0
    for place in range(1, PLACES):
        if deck_size(s, place) > 0:
            places |= 1 << place
    push(s, Step.PLACE_CHOSEN)
    ask_place(s, 0 + s.chooser, places, why)


@step(Step.PLACE_CHOSEN)
def place_chosen(s: State) -> None:
    s.there = s.where


@step(Step.CHOOSE_SEAT)
def choose_seat(s: State, seats: int, why: int) -> None:
    push(s, Step.SEAT_TAKEN)
    ask_seat(s, 0 + s.chooser, seats, why)


@step(Step.SEAT_TAKEN)
def seat_taken(s: State) -> None:
    s.chosen_seat = s.who


@step(Step.MAKE_IT)
def make_it(s: State, who: int) -> None:
    """The survivor who does what follows."""
    s.it = who


# ---- wounds, frost, healing


@step(Step.WOUND)
def wound(s: State, who: int, count: int) -> None:
    """COL-321."""
    x = survivor_of(s, who)
    if x < 0 or s.place[x] < 0:
        return
    for _ in range(count):
        add_token(s, x, 0)
    die_of_tokens(s, x)


@step(Step.FROST)
def frost(s: State, who: int, count: int) -> None:
    x = survivor_of(s, who)
    if x < 0 or s.place[x] < 0:
        return
    for _ in range(count):
        add_token(s, x, 0 if turns_frost(s, x) else 1)
    die_of_tokens(s, x)


@step(Step.WOUND_ALL_AT)
def wound_all_at(s: State, where: int) -> None:  # COL-021
    place = place_of(s, where)
    for x in range(SURVIVORS):
        if s.place[x] == place:
            add_token(s, x, 0)
    push(s, Step.BURY)


@step(Step.FROST_ALL_AT)
def frost_all_at(s: State, where: int) -> None:
    place = place_of(s, where)
    for x in range(SURVIVORS):
        if s.place[x] == place:
            add_token(s, x, 0 if turns_frost(s, x) else 1)
    push(s, Step.BURY)


@step(Step.BURY)
def bury_fatal(s: State) -> None:
    """COL-021: deaths one by one in ascending influence; newcomers after them."""
    for x in range(SURVIVORS):
        if s.place[x] >= 0 and is_fatal(s, x):
            push(s, Step.BURY)
            push(s, Step.KILL, x)
            return
    push(s, Step.SETTLE)


@step(Step.HEAL)
def heal(s: State, who: int, seat: int) -> None:
    """COL-235: one token of either type, chosen by the healer (D36)."""
    x = survivor_of(s, who)
    if x < 0 or s.place[x] < 0 or tokens(s, x) == 0:
        return
    push(s, Step.HEALED, x, 1 if s.frost[x] > 0 else 0)
    if s.frost[x] > 0 and s.wounds[x] > 0:
        s.stack[s.depth - 1][2] = 2  # as answered
        ask(s, 1 << seat, Question.HEAL, x)


@step(Step.HEALED)
def healed(s: State, x: int, frost: int) -> None:
    if frost == 2:
        frost = 0 + s.yes
    if frost == 1:
        s.frost[x] -= 1
    else:
        s.wounds[x] -= 1
    emit(s, Event.HEALED, EVERYONE, x)


@deed(Act.HEAL_FROST)
def heal_frost(s: State, player: int) -> None:
    s.yes = 1


@deed(Act.HEAL_WOUND)
def heal_wound(s: State, player: int) -> None:
    s.yes = 0


# ---- placing (COL-093)


@step(Step.PUT_AT)
def put_at(s: State, who: int, where: int) -> None:
    put_survivor(s, survivor_of(s, who), place_of(s, where))


@called
def put_survivor(s: State, x: int, place: int) -> None:
    if x < 0 or s.place[x] < 0 or s.place[x] == place or free_spaces(s, place) <= 0:
        return
    if place == Place.COLONY and is_exile(s, 0 + s.owner[x]):
        return
    stand(s, x, place)
    emit(s, Event.PLACED, EVERYONE, x, place)


# ---- rolls and conditions: each skips the effects it governs unless it holds


@rule
def skip(s: State, effects: int) -> None:
    s.depth -= effects


@step(Step.ROLL)
def roll_for_card(s: State) -> None:
    s.rolled = roll(s, 6)
    emit(s, Event.ROLLED_DIE, EVERYONE, max(0, s.chooser), s.rolled - 1)


@step(Step.UNLESS_ROLLED)
def unless_rolled(s: State, low: int, high: int, effects: int) -> None:
    if not low <= s.rolled <= high:
        skip(s, effects)


@step(Step.UNLESS_ALIVE)
def unless_alive(s: State, who: int, effects: int) -> None:
    x = survivor_of(s, who)
    if x < 0 or not is_in_play(s, x):
        skip(s, effects)


@step(Step.UNLESS_DONE)
def unless_done(s: State, done: int, effects: int) -> None:
    if s.done != done:
        skip(s, effects)


@step(Step.UNLESS_IN_PLAY)
def unless_in_play(s: State, who: int, effects: int) -> None:
    if not is_in_play(s, who):
        skip(s, effects)


@step(Step.EXPOSE_ROLLED)
def expose_rolled(s: State, who: int) -> None:
    push(s, Step.EXPOSE, survivor_of(s, who), 0 + s.rolled)


@step(Step.ROLL_AT_COLONY)
def roll_at_colony(s: State, most: int) -> None:
    """A d6 for each survivor at the colony: up to `most` wounds it."""
    for x in range(SURVIVORS):
        if s.place[x] == Place.COLONY:
            value = roll(s, 6)
            emit(s, Event.ROLLED_DIE, EVERYONE, 0 + s.owner[x], value - 1)
            if value <= most:
                add_token(s, x, 0)
    push(s, Step.BURY)


# ---- survivors join (4.23)


@step(Step.RECRUIT)
def recruit(s: State) -> None:
    """COL-322: the active player gains the top survivor card."""
    s.newcomer = NOBODY
    x = random_newcomer(s)
    if x != NOBODY and has_room_for(s, 0 + s.active):
        join(s, 0 + s.active, x)


@step(Step.RECRUIT_NAMED)
def recruit_named(s: State, who: int) -> None:
    if is_in_deck(s, who) and has_room_for(s, 0 + s.active):
        join(s, 0 + s.active, 0 + who)


@rule
def has_room_for(s: State, seat: int) -> bool:
    """COL-166."""
    if is_exile(s, seat):
        for place in range(1, PLACES):
            if free_spaces(s, place) > 0:
                return True
        return False
    return free_spaces(s, Place.COLONY) > 0


@step(Step.TO_GONE)
def to_gone(s: State, who: int) -> None:
    """From the survivor deck to the gone pile."""
    if is_in_deck(s, who):
        s.buried |= 1 << who
        emit(s, Event.REMOVED, EVERYONE, who)


@step(Step.MAKE_LEADER)
def make_leader(s: State, who: int) -> None:
    """y06: the former leader becomes a follower."""
    if s.owner[who] >= 0:
        s.leader[s.owner[who]] = who
        emit(s, Event.NEW_LEADER, EVERYONE, 0 + s.owner[who], who)


# ---- what stays


@step(Step.ATTACH)
def attach(s: State, who: int, attached: int) -> None:
    """COL-094."""
    x = survivor_of(s, who)
    if x < 0 or (s.place[x] < 0 and (s.waiting >> x) & 1 == 0):
        return
    s.attached[x] |= 1 << attached
    if attached == Attached.SLED:
        s.wear = 0
    emit(s, Event.ATTACHED, EVERYONE, x, attached)


@step(Step.LAST)
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


@step(Step.DICE_NEXT)
def dice_next(s: State, change: int) -> None:
    s.less_dice += change


@step(Step.GUARD)
def guard(s: State) -> None:
    """y14: a marker fills her space at the school for good."""
    s.guard = 1
    s.lasting |= 1 << Lasting.ROOM_TWELVE
    emit(s, Event.LASTING, EVERYONE, Lasting.ROOM_TWELVE)


# ---- several survivors in turn


@step(Step.SEVERAL)
def several(s: State, left: int, why: int) -> None:
    """y32: up to so many different survivors are healed."""
    if left == 0:
        return
    push(s, Step.SEVERAL_CHOSEN, left, why)
    ask_survivor_or_done(s, 0 + s.chooser, Whom.HURT, why)


@step(Step.SEVERAL_CHOSEN)
def several_chosen(s: State, left: int, why: int) -> None:
    if s.picked < 0:
        return
    s.treated |= 1 << s.picked
    push(s, Step.SEVERAL, left - 1, why)
    push(s, Step.HEAL, 0 + s.picked, 0 + s.chooser)


@step(Step.EACH_AT_COLONY)
def each_at_colony(s: State, turn: int, why: int) -> None:
    """x20, x22: each player with survivors at the colony picks one, from the first player on."""
    if turn == s.players:
        push(s, Step.SETTLE)
        return
    seat = (s.first + turn) % s.players
    push(s, Step.EACH_AT_COLONY, turn + 1, why)
    if has_at(s, seat, Place.COLONY):
        push(s, Step.EACH_CHOSEN, why)
        ask_survivor(s, seat, Whom.OWN_AT_COLONY, why)


@step(Step.EACH_CHOSEN)
def each_chosen(s: State, why: int) -> None:
    if why == Purpose.EXPOSE:
        push(s, Step.EXPOSE, 0 + s.picked, 1)
    else:
        push(s, Step.FROST, 0 + s.picked, 1)


@step(Step.EXPOSE_ALL_OWN)
def expose_all_own(s: State, times: int, after: int) -> None:
    """x47: every own survivor, one after the other; not who joins because of it."""
    if after == 0:
        s.treated = 0
        for x in range(SURVIVORS):
            if s.owner[x] == s.active and s.place[x] >= 0:
                s.treated |= 1 << x
    for x in range(after, SURVIVORS):
        if (s.treated >> x) & 1 and s.owner[x] == s.active and s.place[x] >= 0:
            push(s, Step.EXPOSE_ALL_OWN, times, x + 1)
            push(s, Step.EXPOSE, x, times)
            return
