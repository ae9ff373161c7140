"""Phase 1: Move, Rest or Sleep."""

from __future__ import annotations

from shamble.games.pursuit import game
from shamble.games.pursuit.content.cards import PACES
from shamble.games.pursuit.rules.scoring import finish
from shamble.games.pursuit.rules.terms import (
    forbids_playing,
    hp_cost,
    landing,
    nerve_cost,
    number_here,
    pace,
    row_end,
)
from shamble.games.pursuit.rules.zombie import she_walks
from shamble.games.pursuit.state import Act, Ending, Event, Option, Question, State, Why
from shamble.rules import EVERYONE, emit, offer, rule


@game.forbids(Act.SLEEP)
def forbids_sleep(s: State, player: int) -> int:
    return Why.SLEEP_ON_ZERO if number_here(s) == 0 else 0


@game.forbids(Act.MOVE)
def forbids_move(s: State, player: int, card: int) -> int:
    why = forbids_playing(s, card)
    if why == 0 and s.player >= row_end(s):
        return Why.NO_ROOM
    return why


@game.forbids(Act.REST)
def forbids_rest(s: State, player: int, card: int) -> int:
    return forbids_playing(s, card)


@game.offers(Question.ACT)
def may_act(s: State, player: int, out: list[int]) -> None:
    """What nothing forbids, in the canonical order, deciding each thing once."""
    if forbids_sleep(s, player) == 0:
        offer(out, Act.SLEEP)
    room = s.player < row_end(s)
    for card in range(PACES):
        if room and forbids_playing(s, card) == 0:
            offer(out, Act.MOVE, card)
    for card in range(PACES):
        if forbids_playing(s, card) == 0:
            offer(out, Act.REST, card)


@rule
def play_card(s: State, card: int) -> None:  # PUR-027: it lies aside until Phase 4
    s.held[card] = 0
    s.played = card


@game.deed(Act.MOVE)
def move(s: State, player: int, card: int) -> None:  # PUR-030
    v = pace(card)
    play_card(s, card)
    start = s.player
    s.player = landing(s, v)
    emit(s, Event.MOVED, EVERYONE, card, s.player - start, s.road[s.player])
    paid = min(s.nerve, nerve_cost(s, v))  # PUR-036
    s.nerve -= paid
    strain = min(s.hp, hp_cost(s, s.nerve))  # PUR-037, 038
    s.hp -= strain
    emit(s, Event.PAID, EVERYONE, paid, strain)
    arrived = s.player == s.evaq_at
    saved = arrived and s.options[Option.LAST_BREATH] == 1
    if s.hp == 0 and not saved:
        finish(s, Ending.COLLAPSED)  # PUR-039
    elif arrived:
        finish(s, Ending.EVACUATED)  # PUR-040
    else:
        she_walks(s, 1)  # PUR-041


@game.deed(Act.REST)
def rest(s: State, player: int, card: int) -> None:  # PUR-050
    v = pace(card)
    play_card(s, card)
    gained = min(v, s.nerve_cap - s.nerve)  # PUR-051
    s.nerve += gained
    emit(s, Event.RESTED, EVERYONE, card, gained)
    she_walks(s, v)  # PUR-052


@game.deed(Act.SLEEP)
def sleep(s: State, player: int) -> None:  # PUR-060
    number = number_here(s)
    gained = min(number, s.hp_cap - s.hp)  # PUR-061, 062, 064
    s.hp += gained
    emit(s, Event.SLEPT, EVERYONE, s.road[s.player], gained)
    she_walks(s, number)  # PUR-066 to 068
