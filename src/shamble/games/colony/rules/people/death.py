"""Death, removal, replacement; how survivors come into play (4.22, 4.23)."""

from __future__ import annotations

from shamble.games.colony import game
from shamble.games.colony.content.items import BEARER, GEARS
from shamble.games.colony.content.places import NOWHERE, PLACES, Place
from shamble.games.colony.content.survivors import NOBODY, SURVIVORS, Survivor
from shamble.games.colony.rules.cards.items import hand_to_gone, put, put_into_deck, shuffle_deck
from shamble.games.colony.rules.cards.knowing import ALL_SEATS
from shamble.games.colony.rules.choices.choosing import ask_place, ask_seat, ask_survivor
from shamble.games.colony.rules.choices.whom import waiting
from shamble.games.colony.rules.colony_phase.tokens import change_morale
from shamble.games.colony.rules.effects.refs import survivor_of
from shamble.games.colony.rules.terms import (
    free_spaces,
    has_outside_space,
    is_exile,
    is_fatal,
    is_in_deck,
    is_out,
    next_seat,
)
from shamble.games.colony.state import Event, Option, Purpose, Standing, State, Step, Whom
from shamble.rules import EVERYONE, below, emit, push, rule

# ---- leaving play


@game.step(Step.KILL)
def kill(s: State, who: int, no_morale: int) -> None:
    """COL-245, COL-246."""
    x = survivor_of(s, who)
    if x < 0 or s.place[x] < 0:
        return
    emit(s, Event.KILLED, EVERYONE, x, s.place[x])
    if no_morale == 0 and not is_exile(s, s.owner[x]):  # COL-219
        change_morale(s, -1)
    leave_play(s, x)


@game.step(Step.REMOVE)
def remove(s: State, who: int) -> None:
    """COL-251: as a death, without morale loss."""
    x = survivor_of(s, who)
    if x >= 0 and s.place[x] >= 0:
        emit(s, Event.REMOVED, EVERYONE, x)
        leave_play(s, x)


@rule
def leave_play(s: State, x: int) -> None:
    """COL-248 to 250, COL-252: items, card, tokens, leader."""
    seat = s.owner[x]
    place = s.place[x]
    drop_items(s, x, seat, place)
    bury(s, x)
    s.group[seat] -= 1
    if s.leader[seat] == x:
        s.leader[seat] = NOBODY
        push(s, Step.NEW_LEADER, seat)


@rule
def drop_items(s: State, x: int, seat: int, place: int) -> None:
    dropped = 0
    for gear in range(GEARS):
        if s.zone[gear] == BEARER + x:
            dropped += 1
            if place == Place.COLONY:
                put(s, gear, seat, ALL_SEATS)  # COL-248
            else:
                put_into_deck(s, place, gear)  # COL-249
    if dropped > 0 and place != Place.COLONY:
        shuffle_deck(s, place)


@rule
def bury(s: State, x: int) -> None:
    """COL-250: to the gone pile; tokens and attachments leave with it."""
    s.place[x] = NOWHERE
    s.owner[x] = NOBODY
    s.wounds[x] = 0
    s.frost[x] = 0
    s.attached[x] = 0
    s.buried |= 1 << x
    if x == Survivor.FELIX_WARD:
        s.felix_at = NOWHERE


@game.step(Step.NEW_LEADER)
def new_leader(s: State, seat: int) -> None:
    """COL-252: from the followers, at once."""
    if s.leader[seat] >= 0 or s.group[seat] == 0:
        return
    push(s, Step.LEADER_CHOSEN, seat)
    ask_survivor(s, seat, Whom.GROUP, Purpose.NEW_LEADER)


@game.step(Step.LEADER_CHOSEN)
def leader_chosen(s: State, seat: int) -> None:
    lead(s, seat, s.picked)


@rule
def lead(s: State, seat: int, x: int) -> None:
    s.leader[seat] = x
    emit(s, Event.NEW_LEADER, EVERYONE, seat, x)


# ---- settling: what follows from losses once an effect is over


@game.step(Step.SETTLE)
def settle(s: State) -> None:
    """COL-253, and Felix (5.1): once the current move, action or bite chain is over."""
    felix = int(Survivor.FELIX_WARD)
    if s.place[felix] >= 0 and is_fatal(s, felix):
        push(s, Step.SETTLE)
        push(s, Step.KILL, felix)
        return
    lost = 0
    next_lost = -1
    n = 0
    for i in range(s.players):
        seat = (s.first - 1 - i) % s.players
        if s.group[seat] == 0 and not is_out(s, seat):
            lost |= 1 << seat
            next_lost = seat
            n += 1
    if n == 0:
        return
    push(s, Step.SETTLE)
    if n > 1 and is_scarce(s, n):
        push(s, Step.LOSE_GROUP)
        ask_seat(s, s.first, lost, Purpose.DRAW_FIRST)
    else:
        lose_group(s, next_lost)  # seat order from the first player


@rule
def is_scarce(s: State, groups: int) -> bool:
    """Whether it matters who draws first: too few survivors are left for so many groups."""
    return s.options[Option.ELIMINATION] == 0 and survivors_in_deck(s) < groups


@game.step(Step.LOSE_GROUP)
def lose_group_first(s: State) -> None:
    """COL-020: as the first player says."""
    lose_group(s, s.who)


@rule
def lose_group(s: State, seat: int) -> None:
    """COL-253 to 258: the hand goes, a newcomer takes over; or the player is out."""
    emit(s, Event.GROUP_LOST, EVERYONE, seat)
    hand_to_gone(s, seat)
    x = NOBODY
    if s.options[Option.ELIMINATION] == 0:
        x = random_newcomer(s)
    if x == NOBODY:
        eliminate(s, seat)  # COL-257, COL-258
        return
    s.group[seat] = 1
    s.leader[seat] = x
    s.owner[x] = seat
    push(s, Step.ENTER, x)


@rule
def eliminate(s: State, seat: int) -> None:
    """COL-259."""
    s.standing[seat] = Standing.OUT
    emit(s, Event.ELIMINATED, EVERYONE, seat)
    hand_to_gone(s, seat)
    for value in range(6):
        s.dice[seat][value] = 0
    s.used_dice[seat] = 0
    if s.first == seat:  # COL-210a
        for _ in range(s.players):
            if is_out(s, s.first):
                s.first = next_seat(s, s.first)
    if all_out(s):
        s.morale = 0


@rule
def all_out(s: State) -> bool:
    for seat in range(s.players):
        if not is_out(s, seat):
            return False
    return True


# ---- coming into play


@rule
def random_newcomer(s: State) -> int:
    """COL-261: the top of the survivor deck. Nobody looks into it, so any of it is its top."""
    n = 0
    for x in range(SURVIVORS):
        n += is_in_deck(s, x)
    if n == 0:
        return NOBODY
    skip = below(s, n)
    for x in range(SURVIVORS):
        if is_in_deck(s, x):
            if skip == 0:
                return x
            skip -= 1
    return NOBODY


@rule
def survivors_in_deck(s: State) -> int:
    n = 0
    for x in range(SURVIVORS):
        n += is_in_deck(s, x)
    return n


@rule
def join(s: State, seat: int, x: int) -> None:
    """COL-261: a new follower."""
    s.owner[x] = seat
    s.group[seat] += 1
    s.newcomer = x
    if s.leader[seat] < 0:
        s.leader[seat] = x
    push(s, Step.ENTER, x)


@game.step(Step.ENTER)
def enter(s: State, x: int) -> None:
    """COL-255, COL-256, COL-221: the colony, or elsewhere for an exile or when it is full."""
    seat = s.owner[x]
    s.waiting &= ~(1 << x)
    if not is_exile(s, seat) and free_spaces(s, Place.COLONY) > 0:
        stand(s, x, Place.COLONY)
        emit(s, Event.JOINED, EVERYONE, seat, x, Place.COLONY)
    elif has_outside_space(s):
        push(s, Step.NEWCOMER, x)
        choose_free_place(s, seat)
    else:
        s.waiting |= 1 << x
        emit(s, Event.WAITING, EVERYONE, x)


@rule
def choose_free_place(s: State, seat: int) -> None:
    """Ask for a location with a free space; if there is just one, that is it."""
    places = 0
    for place in range(1, PLACES):
        if free_spaces(s, place) > 0:
            places |= 1 << place
    ask_place(s, seat, places, Purpose.ENTER)


@game.step(Step.NEWCOMER)
def newcomer(s: State, x: int) -> None:
    stand(s, x, s.where)
    emit(s, Event.JOINED, EVERYONE, s.owner[x], x, s.where)


@rule
def stand(s: State, x: int, place: int) -> None:
    """COL-263: no move, no exposure."""
    s.place[x] = place
    if x == Survivor.FELIX_WARD:
        s.felix_at = place


@rule
def let_in(s: State) -> None:
    """COL-256: those who wait enter at the first checkpoint with a free allowed space.

    Where there is not room for all, the first player says who comes first (COL-020).
    """
    s.picked = NOBODY
    n = 0
    exiles = False
    for i in range(s.players):
        seat = (s.first - 1 - i) % s.players
        for y in range(SURVIVORS):
            x = SURVIVORS - 1 - y
            if s.owner[x] == seat and waiting(s, seat, x):
                s.picked = x  # seat order from the first player, then ascending influence
                n += 1
                exiles = exiles or is_exile(s, seat)
    if n == 0:
        return
    push(s, Step.LET_IN)
    if n > 1 and (exiles or n > free_spaces(s, Place.COLONY)):
        ask_survivor(s, s.first, Whom.WAITING, Purpose.ENTER_FIRST)


@game.step(Step.LET_IN)
def let_one_in(s: State) -> None:
    push(s, Step.CHECKPOINT)  # somebody else may wait too
    push(s, Step.ENTER, s.picked)


@rule
def change_owner(s: State, x: int, seat: int) -> None:
    """Control passes, with items and attachments; the survivor stays where it is."""
    before = s.owner[x]
    s.owner[x] = seat
    s.group[before] -= 1
    s.group[seat] += 1
    emit(s, Event.GIVEN_SURVIVOR, EVERYONE, before, x, seat)
    if s.leader[before] == x:
        s.leader[before] = NOBODY
        push(s, Step.NEW_LEADER, before)
