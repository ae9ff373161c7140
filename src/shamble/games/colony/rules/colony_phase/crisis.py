"""Feeding and resolving the crisis (4.14, 4.26), and what its failures do (5.8)."""

from __future__ import annotations

from shamble.games.colony import game
from shamble.games.colony.content.crises import (
    CRISIS_COUNT,
    CRISIS_EFFECTS,
    CRISIS_PROGRAM,
    CRISIS_START,
    CRISIS_SYMBOLS,
)
from shamble.games.colony.content.items import CARD_ITEM, CARDS, GIVEN, GONE, SYMBOL
from shamble.games.colony.content.places import COLONY_ENTRANCES, Place
from shamble.games.colony.content.survivors import SURVIVORS
from shamble.games.colony.rules.cards.items import discard, first_in, in_hand, put
from shamble.games.colony.rules.cards.knowing import ALL_SEATS, loosen_lock, note_given
from shamble.games.colony.rules.cards.losing import lose_any
from shamble.games.colony.rules.choices.choosing import ask_survivor
from shamble.games.colony.rules.choices.picking import ask_card, take_item
from shamble.games.colony.rules.colony_phase.tokens import change_food, change_morale
from shamble.games.colony.rules.effects.programs import push_program
from shamble.games.colony.rules.ending import check_morale
from shamble.games.colony.rules.people.death import change_owner
from shamble.games.colony.rules.people.exposure import add_token, turns_frost
from shamble.games.colony.rules.terms import (
    is_free,
    is_member,
    is_out,
    members,
    next_seat,
    seat_in_turn,
)
from shamble.games.colony.state import (
    SEATS,
    Event,
    Option,
    Purpose,
    Question,
    State,
    Step,
    Whom,
)
from shamble.rules import EVERYONE, ask, below, emit, push, rule


@rule
def threshold(s: State) -> int:
    """COL-275; `threshold_all` counts exiles too."""
    if s.options[Option.THRESHOLD_ALL] == 0:
        return members(s)
    n = 0
    for seat in range(s.players):
        n += not is_out(s, seat)
    return n


@rule
def reveal_given(s: State, givers: int) -> int:
    """COL-272, COL-279: one of the contributions, to the gone pile; -1 if there is none.

    `givers` are the seats that made them, as bits: who made which stays secret.
    """
    card = random_given(s)
    if card >= 0:
        emit(s, Event.CRISIS_CARD, EVERYONE, CARD_ITEM[card])
        note_given(s, card, givers)
        put(s, card, GONE, ALL_SEATS)
    return card


@rule
def who_gave(s: State) -> int:
    givers = 0
    for seat in range(s.players):
        if s.given_count[seat] > 0:
            givers |= 1 << seat
    return givers


@rule
def random_given(s: State) -> int:
    """One of the contributions, whoever made it; -1 if there is none."""
    n = 0
    for seat in range(s.players):
        n += s.given_count[seat]
    if n == 0:
        return -1
    skip = below(s, n)
    for card in range(CARDS):
        if GIVEN <= s.zone[card] < GIVEN + SEATS:
            if skip == 0:
                return card
            skip -= 1
    return -1


@game.step(Step.RESOLVE_CRISIS)
def resolve_crisis(s: State) -> None:
    """COL-272 to 280: shuffled, revealed, counted by symbols; authors are not shown."""
    if s.crisis < 0:  # COL-176a
        return
    symbols = CRISIS_SYMBOLS[s.crisis]
    matching = 0
    others = 0
    givers = who_gave(s)
    card = reveal_given(s, givers)
    while card >= 0:
        if (symbols >> SYMBOL[CARD_ITEM[card]]) & 1:  # COL-278
            matching += 1
        else:
            others += 1
        card = reveal_given(s, givers)
    needed = threshold(s)
    emit(s, Event.CRISIS_TOTAL, EVERYONE, matching, others, needed)
    s.crises_gone |= 1 << s.crisis
    if matching - others >= needed:
        emit(s, Event.CRISIS_PREVENTED, EVERYONE, s.crisis)
        if matching - others >= needed + 2:
            change_morale(s, 1)
    else:
        emit(s, Event.CRISIS_FAILED, EVERYONE, s.crisis)
        program = CRISIS_PROGRAM[s.crisis]
        push(s, Step.SETTLE)
        push_program(s, CRISIS_EFFECTS, CRISIS_START[program], CRISIS_COUNT[program])
    s.crisis = -1


@game.step(Step.CRISIS_OVER)
def crisis_over(s: State) -> None:
    check_morale(s)


# ---- small deeds of crises


@game.step(Step.WOUND_FREE)
def wound_free(s: State) -> None:
    """The Cough: every non-exiled survivor."""
    for x in range(SURVIVORS):
        if is_free(s, x):
            add_token(s, x, 0)
    push(s, Step.BURY)


@game.step(Step.FROST_HIGHEST)
def frost_highest(s: State, count: int) -> None:
    """No Sleep: the highest influences; COL-021: deaths afterwards."""
    left = count
    for i in range(SURVIVORS):
        x = SURVIVORS - 1 - i
        if left > 0 and is_free(s, x):
            left -= 1
            add_token(s, x, 0 if turns_frost(s, x) else 1)
    push(s, Step.BURY)


@game.step(Step.KILL_LOWEST)
def kill_lowest(s: State, count: int) -> None:
    """Two Beds Short."""
    victims = 0
    left = count
    for x in range(SURVIVORS):
        if left > 0 and is_free(s, x):
            left -= 1
            victims |= 1 << x
    for i in range(SURVIVORS):
        x = SURVIVORS - 1 - i
        if (victims >> x) & 1:
            push(s, Step.KILL, x)


@game.step(Step.STARVATION)
def more_starvation(s: State, count: int) -> None:
    s.starvation += count
    emit(s, Event.STARVED, EVERYONE, s.starvation)


@rule
def next_member(s: State, seat: int) -> int:
    """A26: the next non-exiled player on the left."""
    p = next_seat(s, seat)
    while not is_member(s, p):
        p = next_seat(s, p)
    return p


@game.step(Step.NEW_BUNKS)
def new_bunks(s: State) -> None:
    """All non-exiled players with a survivor in play choose one to pass on, at the same time."""
    givers = 0
    for seat in range(s.players):
        if is_member(s, seat) and members(s) > 1:
            for x in range(SURVIVORS):
                if s.owner[x] == seat and s.place[x] >= 0:
                    givers |= 1 << seat
    if givers != 0:
        push(s, Step.BUNKS_PASSED, givers)
        ask(s, givers, Question.BUNKS)


@game.step(Step.BUNKS_PASSED)
def bunks_passed(s: State, givers: int) -> None:
    for seat in range(s.players):
        if (givers >> seat) & 1:
            change_owner(s, s.answer[seat][1], next_member(s, seat))
    for i in range(s.players):  # COL-020a: the last to choose is pushed first
        seat = (s.first - 1 - i) % s.players
        if s.leader[seat] < 0 and s.group[seat] > 0:
            push(s, Step.NEW_LEADER, seat)


@game.step(Step.COLD_SNAP)
def cold_snap(s: State, turn: int, why: int) -> None:
    """Each non-exiled player frosts one own survivor, from the first player on (COL-020a)."""
    if turn == s.players:
        push(s, Step.BURY)
        return
    seat = seat_in_turn(s, turn)
    push(s, Step.COLD_SNAP, turn + 1, why)
    if is_member(s, seat):
        push(s, Step.FROST, 31, 1)
        push(s, Step.CHOICE_TAKEN)
        ask_survivor(s, seat, Whom.OWN, why)


@game.step(Step.RATS)
def rats(s: State, turn: int, left: int) -> None:
    """Each non-exiled player puts two cards of choice on the waste pile."""
    if turn == s.players:
        return
    seat = seat_in_turn(s, turn)
    if left == 0 or not is_member(s, seat) or s.hand_count[seat] == 0:
        push(s, Step.RATS, turn + 1, 2)
        return
    push(s, Step.RATS, turn, left - 1)
    push(s, Step.CARD_LOST, seat, 0)
    ask_card(s, seat, seat, -1, Purpose.LOSE)


@game.step(Step.CARD_LOST)
def card_lost(s: State, seat: int, to_gone: int) -> None:
    item = take_item(s)
    if item < 0:
        return
    card = in_hand(s, seat, item)
    if card < 0:  # only the locked one (x45): losing it is neither playing nor giving it
        card = first_in(s, seat, item)
    emit(s, Event.LOST_CARD, EVERYONE, seat, item)
    loosen_lock(s, seat)
    if to_gone:
        put(s, card, GONE, ALL_SEATS)
    else:
        discard(s, seat, card)


@game.step(Step.LOOTERS)
def looters(s: State, count: int) -> None:
    """Two random cards of every non-exiled player to the gone pile."""
    for turn in range(s.players):
        seat = seat_in_turn(s, turn)
        if is_member(s, seat):
            for _ in range(min(count, s.hand_count[seat])):
                lose_any(s, seat)


@game.step(Step.OPEN_GATE)
def open_gate(s: State) -> None:
    """The Broken Gate: one barricade from every colony entrance."""
    for e in range(COLONY_ENTRANCES):
        if s.barricades[e] > 0:
            s.barricades[e] -= 1
            emit(s, Event.BARRICADE_BROKEN, EVERYONE, Place.COLONY)


@game.step(Step.SPOIL)
def spoil(s: State) -> None:
    change_food(s, -((s.food + 1) // 2))
