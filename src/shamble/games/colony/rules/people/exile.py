"""The vote to exile, and being exiled (4.19, 4.20)."""

from __future__ import annotations

from shamble.games.colony import game
from shamble.games.colony.content.items import BEARER, GEARS, GONE
from shamble.games.colony.content.names import EXILED_CARDS, LOYAL, Main
from shamble.games.colony.content.places import Place
from shamble.games.colony.content.survivors import SURVIVORS
from shamble.games.colony.rules.cards.items import put
from shamble.games.colony.rules.cards.knowing import ALL_SEATS
from shamble.games.colony.rules.choices.choosing import ask_survivor
from shamble.games.colony.rules.ending import finish
from shamble.games.colony.rules.people.death import bury, eliminate, stand
from shamble.games.colony.rules.terms import (
    all_members,
    free_spaces,
    has_at,
    has_outside_space,
    is_coop,
    is_duel,
    is_exile,
    is_member,
)
from shamble.games.colony.rules.voting import more_yes
from shamble.games.colony.state import (
    Act,
    Ending,
    Event,
    Purpose,
    Question,
    Standing,
    State,
    Step,
    Whom,
    Why,
)
from shamble.rules import EVERYONE, ask, below, emit, push, rule

# ---- the vote


@game.forbids(Act.CALL_EXILE)
def forbids_call(s: State, player: int, seat: int) -> int:
    if is_coop(s) or is_duel(s) or seat == player:
        return Why.NO_EXILE_VOTE
    if seat >= s.players or not is_member(s, seat):
        return Why.NOT_NOMINABLE
    return Why.VOTE_CALLED if s.exile_called else 0


@game.deed(Act.CALL_EXILE)
def call_exile(s: State, player: int, seat: int) -> None:
    s.exile_called = 1
    push(s, Step.CALL_VOTE, seat)


@game.step(Step.CALL_VOTE)
def call_vote(s: State, seat: int) -> None:
    """COL-204 to 206: all who are not exiled vote, the nominee too."""
    emit(s, Event.VOTE_CALLED, EVERYONE, s.active, seat)
    push(s, Step.VOTES_COUNTED, seat, 0)
    ask(s, all_members(s), Question.EXILE, seat)


@game.step(Step.VOTES_COUNTED)
def votes_counted(s: State, seat: int, tie: int) -> None:
    """COL-207 to 210."""
    verdict = 2 * s.yes - 1
    if tie == 0:
        verdict = more_yes(s)
    if verdict == 0:
        push(s, Step.VOTES_COUNTED, seat, 1)
        ask(s, 1 << s.first, Question.EXILE_TIE, seat)
    elif verdict > 0:
        exile(s, seat)
    else:
        emit(s, Event.NOT_EXILED, EVERYONE, seat)


# ---- exile


@rule
def exile(s: State, seat: int) -> None:
    """COL-211 to 214, COL-224."""
    emit(s, Event.EXILED, EVERYONE, seat)
    if s.main == Main.MO_CLEAR_TOWN:
        drive_out(s, seat)
        return
    s.standing[seat] = Standing.EXILE
    s.exiled |= 1 << seat
    s.exile_card[seat] = draw_exile_card(s)
    emit(s, Event.EXILE_OBJECTIVE, 1 << seat, s.exile_card[seat])
    if s.secret[seat] < LOYAL:
        show_secret(s, seat)
    push(s, Step.LEAVE_COLONY, seat, 0)
    test_two_exiles(s)


@rule
def show_secret(s: State, seat: int) -> None:
    s.shown_secret[seat] = s.secret[seat]
    emit(s, Event.SECRET_SHOWN, EVERYONE, seat, s.secret[seat])


@rule
def draw_exile_card(s: State) -> int:
    """The top of a deck that nobody looks into: any card not drawn yet."""
    taken = 0
    n = EXILED_CARDS
    for p in range(s.players):
        if s.exile_card[p] >= 0:
            taken |= 1 << s.exile_card[p]
            n -= 1
    skip = below(s, n)
    for card in range(EXILED_CARDS):
        if (taken >> card) & 1 == 0:
            if skip == 0:
                return card
            skip -= 1
    return 0


@rule
def drive_out(s: State, seat: int) -> None:
    """mo_clear_town: the secret is shown, the player is eliminated with all survivors."""
    show_secret(s, seat)
    for x in range(SURVIVORS):
        if s.owner[x] == seat:
            for gear in range(GEARS):
                if s.zone[gear] == BEARER + x:
                    put(s, gear, GONE, ALL_SEATS)
            emit(s, Event.REMOVED, EVERYONE, x)
            s.waiting &= ~(1 << x)
            bury(s, x)
    s.group[seat] = 0
    s.leader[seat] = -1
    eliminate(s, seat)
    test_two_exiles(s)


@rule
def test_two_exiles(s: State) -> None:
    """COL-224: two exiles without a betrayal objective, and morale is 0 at once.

    Who was eliminated counts no more (COL-259), unless driven out of a town to be cleared.
    """
    n = 0
    for seat in range(s.players):
        if is_exile(s, seat) or s.main == Main.MO_CLEAR_TOWN:
            n += 0 <= s.shown_secret[seat] < LOYAL
    if n >= 2:
        s.morale = 0
        emit(s, Event.MORALE, EVERYONE, 0, 0, 0)
        finish(s, Ending.MORALE_LOST)


# ---- leaving the colony


@game.step(Step.LEAVE_COLONY)
def leave_colony(s: State, seat: int, safely: int) -> None:
    """COL-214 to 217, COL-226: one after the other, where the player likes."""
    if not has_at(s, seat, Place.COLONY):
        push(s, Step.SETTLE)
        return
    push(s, Step.LEAVE_COLONY, seat, safely)
    if has_outside_space(s):
        push(s, Step.SENT, seat, safely)
        ask(s, 1 << seat, Question.SEND)
    else:
        push(s, Step.SWAP, seat, 0)
        ask_survivor(s, seat, Whom.OWN_AT_COLONY, Purpose.SWAP_OUT)


@game.forbids(Act.SEND)
def forbids_send(s: State, player: int, x: int, place: int) -> int:
    if s.owner[x] != player or s.place[x] != Place.COLONY:
        return Why.NOT_TO_LEAVE
    if place == Place.COLONY or free_spaces(s, place) <= 0:
        return Why.NO_SPACE
    return 0


@game.step(Step.SENT)
def sent(s: State, seat: int, safely: int) -> None:
    x = s.answer[seat][1]
    place = s.answer[seat][2]
    emit(s, Event.MOVED, EVERYONE, x, Place.COLONY, place)
    stand(s, x, place)
    if safely == 0:
        push(s, Step.EXPOSE, x, 1)


@game.step(Step.SWAP)
def swap(s: State, seat: int, leaver: int) -> None:
    """COL-216: a non-exiled survivor outside changes places with the leaver (0: not named yet)."""
    if leaver == 0:
        push(s, Step.SWAP, seat, 1 + s.picked)
        ask_survivor(s, seat, Whom.SWAPPED, Purpose.SWAP_IN)
        return
    x = leaver - 1
    other = s.picked
    if other < 0:  # COL-217
        push(s, Step.REMOVE, x)
        return
    place = s.place[other]
    stand(s, other, Place.COLONY)
    emit(s, Event.PLACED, EVERYONE, other, Place.COLONY)
    stand(s, x, place)
    emit(s, Event.PLACED, EVERYONE, x, place)
