"""Blood cards and Phase E (NIT-159 to 173)."""

from __future__ import annotations

from shamble.games.nightmare import game
from shamble.games.nightmare.content.blood import BLOOD_KIND, Verdict
from shamble.games.nightmare.content.cards import Item
from shamble.games.nightmare.rules.blood_cards import (
    discard_blood_unseen,
    take_blood,
    turn_blood_up,
)
from shamble.games.nightmare.rules.gear import discard_item
from shamble.games.nightmare.rules.rounds import enter
from shamble.games.nightmare.rules.terms import (
    ask_player,
    is_human,
    is_unconfirmed,
    place_of,
    seat_at,
)
from shamble.games.nightmare.rules.turning import becomes_zombie, pending_takes_effect
from shamble.games.nightmare.state import Act, Event, Phase, Question, State, Step, Why
from shamble.rules import EVERYONE, emit, offer, push, rule


@game.step(Step.REVEAL_BLOOD)
def reveal_blood(s: State, i: int) -> None:
    """NIT-167 to 170."""
    p = s.blood_owner[i]
    face = turn_blood_up(s, i)
    emit(s, Event.BLOOD_REVEALED, EVERYONE, p, face)
    if BLOOD_KIND[face] == Verdict.INFECTED:
        becomes_zombie(s, p, s.at[p])
        pending_takes_effect(s)
    elif BLOOD_KIND[face] == Verdict.INCUBATING:
        take_blood(s, p, 0)


# ---- choosing a card: field_test, abandoned_ambulance, antiviral_shot


@game.forbids(Act.BLOOD)
def forbids_blood(s: State, player: int, card: int) -> int:
    """Cards are counted from 1, the oldest first."""
    why = Why.NOT_YOUR_BLOOD if s.question == Question.ANTIVIRAL else Why.NOTHING_TO_CHOOSE
    if not 1 <= card <= s.blood_count:
        return why
    owner = s.blood_owner[card - 1]
    if s.question == Question.FIELD_TEST:
        return why if s.at[owner] != s.at[player] else 0
    return why if owner != player else 0


@rule
def offer_blood(s: State, player: int, out: list[int]) -> None:
    for card in range(1, s.blood_count + 1):
        if forbids_blood(s, player, card) == 0:
            offer(out, Act.BLOOD, card)
    offer(out, Act.DECLINE)


@game.offers(Question.FIELD_TEST)
def may_test(s: State, player: int, out: list[int]) -> None:
    offer_blood(s, player, out)


@game.offers(Question.AMBULANCE)
def may_treat(s: State, player: int, out: list[int]) -> None:
    offer_blood(s, player, out)


@game.offers(Question.ANTIVIRAL)
def may_inject(s: State, player: int, out: list[int]) -> None:
    offer_blood(s, player, out)


@game.deed(Act.BLOOD)
def choose_blood(s: State, player: int, card: int) -> None:
    if s.question == Question.FIELD_TEST:
        reveal_blood(s, card - 1)
        return
    discard_blood_unseen(s, card - 1)
    if s.question == Question.ANTIVIRAL:
        discard_item(s, player, Item.ANTIVIRAL_SHOT)
        antivirals(s, place_of(s, player))


# ---- Phase E


@game.step(Step.PHASE_E)
def blood_phase(s: State) -> None:
    enter(s, Phase.BLOOD)
    for i in range(s.blood_count):  # NIT-164
        s.blood_time[i] -= 1
    if s.blood_count > 0:
        emit(s, Event.TICKED, EVERYONE)
        antivirals(s, 0)


@rule
def antivirals(s: State, i: int) -> None:  # NIT-165
    while i < s.players:
        p = seat_at(s, i)
        if is_human(s, p) and s.items[p][Item.ANTIVIRAL_SHOT] > 0 and is_unconfirmed(s, p):
            ask_player(s, p, Question.ANTIVIRAL)
            return
        i += 1
    reveals(s)


@game.step(Step.REVEALS)
def reveals(s: State) -> None:
    """NIT-166: one card at a time."""
    card = first_due(s)
    if card >= 0:
        push(s, Step.REVEALS)
        push(s, Step.REVEAL_BLOOD, card)


@rule
def first_due(s: State) -> int:
    """The card to reveal next: in turn order, the oldest first; -1 if there is none."""
    first, due = s.players, -1
    for card in range(s.blood_count):
        if s.blood_time[card] == 0 and place_of(s, s.blood_owner[card]) < first:
            first, due = place_of(s, s.blood_owner[card]), card
    return due
