"""The vocabulary of cards, continued: what happens to survivors (4.31)."""

from __future__ import annotations

from shamble.games.colony import game
from shamble.games.colony.content.places import PLACES, Place
from shamble.games.colony.content.survivors import NOBODY, SURVIVORS
from shamble.games.colony.rules.choices.choosing import (
    ask_survivor,
    ask_survivor_or_done,
)
from shamble.games.colony.rules.effects.refs import place_of, survivor_of
from shamble.games.colony.rules.people.death import join, random_newcomer, stand
from shamble.games.colony.rules.people.exposure import add_token, die_of_tokens, turns_frost
from shamble.games.colony.rules.terms import (
    free_spaces,
    has_at,
    is_exile,
    is_fatal,
    is_in_deck,
    seat_in_turn,
    tokens,
)
from shamble.games.colony.state import Act, Event, Purpose, Question, State, Step, Whom
from shamble.rules import EVERYONE, ask, emit, push, rule

# ---- wounds, frost, healing


@game.step(Step.WOUND)
def wound(s: State, who: int, count: int) -> None:
    """COL-321."""
    x = survivor_of(s, who)
    if x < 0 or s.place[x] < 0:
        return
    for _ in range(count):
        add_token(s, x, 0)
    die_of_tokens(s, x)


@game.step(Step.FROST)
def frost(s: State, who: int, count: int) -> None:
    x = survivor_of(s, who)
    if x < 0 or s.place[x] < 0:
        return
    for _ in range(count):
        add_token(s, x, 0 if turns_frost(s, x) else 1)
    die_of_tokens(s, x)


@game.step(Step.WOUND_ALL_AT)
def wound_all_at(s: State, where: int) -> None:  # COL-021
    place = place_of(s, where)
    for x in range(SURVIVORS):
        if s.place[x] == place:
            add_token(s, x, 0)
    push(s, Step.BURY)


@game.step(Step.FROST_ALL_AT)
def frost_all_at(s: State, where: int) -> None:
    place = place_of(s, where)
    for x in range(SURVIVORS):
        if s.place[x] == place:
            add_token(s, x, 0 if turns_frost(s, x) else 1)
    push(s, Step.BURY)


@game.step(Step.BURY)
def bury_fatal(s: State) -> None:
    """COL-021: deaths one by one in ascending influence; newcomers after them."""
    for x in range(SURVIVORS):
        if s.place[x] >= 0 and is_fatal(s, x):
            push(s, Step.BURY)
            push(s, Step.KILL, x)
            return
    push(s, Step.SETTLE)


@game.step(Step.HEAL)
def heal(s: State, who: int, seat: int) -> None:
    """COL-235: one token of either type, chosen by the healer (D36)."""
    x = survivor_of(s, who)
    if x < 0 or s.place[x] < 0 or tokens(s, x) == 0:
        return
    push(s, Step.HEALED, x, 1 if s.frost[x] > 0 else 0)
    if s.frost[x] > 0 and s.wounds[x] > 0:
        s.stack[s.depth - 1][2] = 2  # as answered
        ask(s, 1 << seat, Question.HEAL, x)


@game.step(Step.HEALED)
def healed(s: State, x: int, frost: int) -> None:
    if frost == 2:
        frost = s.yes
    if frost == 1:
        s.frost[x] -= 1
    else:
        s.wounds[x] -= 1
    emit(s, Event.HEALED, EVERYONE, x)


@game.deed(Act.HEAL_FROST)
def heal_frost(s: State, player: int) -> None:
    s.yes = 1


@game.deed(Act.HEAL_WOUND)
def heal_wound(s: State, player: int) -> None:
    s.yes = 0


# ---- placing (COL-093)


@game.step(Step.PUT_AT)
def put_at(s: State, who: int, where: int) -> None:
    put_survivor(s, survivor_of(s, who), place_of(s, where))


@rule
def put_survivor(s: State, x: int, place: int) -> None:
    if x < 0 or s.place[x] < 0 or s.place[x] == place or free_spaces(s, place) <= 0:
        return
    if place == Place.COLONY and is_exile(s, s.owner[x]):
        return
    stand(s, x, place)
    emit(s, Event.PLACED, EVERYONE, x, place)


# ---- survivors join (4.23)


@game.step(Step.RECRUIT)
def recruit(s: State) -> None:
    """COL-322: the active player gains the top survivor card."""
    s.newcomer = NOBODY
    x = random_newcomer(s)
    if x != NOBODY and has_room_for(s, s.active):
        join(s, s.active, x)


@game.step(Step.RECRUIT_NAMED)
def recruit_named(s: State, who: int) -> None:
    if is_in_deck(s, who) and has_room_for(s, s.active):
        join(s, s.active, who)


@rule
def has_room_for(s: State, seat: int) -> bool:
    """COL-166."""
    if is_exile(s, seat):
        for place in range(1, PLACES):
            if free_spaces(s, place) > 0:
                return True
        return False
    return free_spaces(s, Place.COLONY) > 0


@game.step(Step.TO_GONE)
def to_gone(s: State, who: int) -> None:
    """From the survivor deck to the gone pile."""
    if is_in_deck(s, who):
        s.buried |= 1 << who
        emit(s, Event.REMOVED, EVERYONE, who)


@game.step(Step.MAKE_LEADER)
def make_leader(s: State, who: int) -> None:
    """y06: the former leader becomes a follower."""
    if s.owner[who] >= 0:
        s.leader[s.owner[who]] = who
        emit(s, Event.NEW_LEADER, EVERYONE, s.owner[who], who)


# ---- several survivors in turn


@game.step(Step.SEVERAL)
def several(s: State, left: int, why: int) -> None:
    """y32: up to so many different survivors are healed."""
    if left == 0:
        return
    push(s, Step.SEVERAL_CHOSEN, left, why)
    ask_survivor_or_done(s, s.chooser, Whom.HURT, why)


@game.step(Step.SEVERAL_CHOSEN)
def several_chosen(s: State, left: int, why: int) -> None:
    if s.picked < 0:
        return
    s.treated |= 1 << s.picked
    push(s, Step.SEVERAL, left - 1, why)
    push(s, Step.HEAL, s.picked, s.chooser)


@game.step(Step.EACH_AT_COLONY)
def each_at_colony(s: State, turn: int, why: int) -> None:
    """x20, x22: each player with survivors at the colony picks one, from the first player on."""
    if turn == s.players:
        push(s, Step.SETTLE)
        return
    seat = seat_in_turn(s, turn)
    push(s, Step.EACH_AT_COLONY, turn + 1, why)
    if has_at(s, seat, Place.COLONY):
        push(s, Step.EACH_CHOSEN, why)
        ask_survivor(s, seat, Whom.OWN_AT_COLONY, why)


@game.step(Step.EACH_CHOSEN)
def each_chosen(s: State, why: int) -> None:
    if why == Purpose.EXPOSE:
        push(s, Step.EXPOSE, s.picked, 1)
    else:
        push(s, Step.FROST, s.picked, 1)


@game.step(Step.EXPOSE_ALL_OWN)
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
