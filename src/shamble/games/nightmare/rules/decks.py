"""The four decks. NIT-012: an empty one is made anew from its discard pile when a card is due."""

from __future__ import annotations

from shamble.games.nightmare import game
from shamble.games.nightmare.content.blood import BLOODS
from shamble.games.nightmare.content.cards import CARDS
from shamble.games.nightmare.content.evolutions import EVOLUTIONS
from shamble.games.nightmare.content.road import TOP
from shamble.games.nightmare.rules.shuffles import (
    remember_blood_shuffle,
    remember_evolution_shuffle,
    unseen_blood,
)
from shamble.games.nightmare.rules.terms import has, seat_at
from shamble.games.nightmare.state import Event, State, Step
from shamble.rules import EVERYONE, emit, lowest, rule, shuffle

FATE, EVENTS, BLOOD, EVOLUTION = 0, 1, 2, 3


@rule
def determination(s: State) -> int:
    """NIT-011: the top card's value; it goes onto the discard pile at once."""
    if s.fate_left == 0:
        new_deck(s)
    s.fate_left -= 1
    value = lift(s.fate_deck, s.fate_left)
    s.fate_gone[value - 1] += 1
    return value


@game.step(Step.NEW_DECK)
def new_deck(s: State) -> None:
    """The determination deck. Who is about to draw has it made by a step of its own, if need be.

    So the threads of a GPU do this long and rare thing together.
    """
    n = 0
    for value in range(TOP):
        for _ in range(s.fate_gone[value]):
            s.fate_deck[n] = value + 1
            n += 1
        s.fate_gone[value] = 0
    s.fate_left = n
    shuffle(s, s.fate_deck, 0, n)
    emit(s, Event.RESHUFFLED, EVERYONE, FATE)


@rule
def draw(s: State, p: int, why: int) -> int:
    """A player draws a determination card."""
    value = determination(s)
    emit(s, Event.DREW, EVERYONE, p, value, why)
    return value


@rule
def highest_draw(s: State, mask: int, why: int, sign: int) -> int:
    """NIT-013, 014: the seat with the highest card, or with sign -1 the lowest; ties draw again."""
    while mask & (mask - 1) != 0:
        best = 0
        tied = 0
        for i in range(s.players):
            p = seat_at(s, i)
            if has(mask, p):
                value = sign * draw(s, p, why)
                if tied == 0 or value > best:
                    best = value
                    tied = 0
                if value == best:
                    tied |= 1 << p
        mask = tied
    return lowest(mask)


@rule
def add_copies(deck: list[int], n: int, card: int, copies: int) -> int:
    """Put copies of a card on a deck of `n` cards; how many it has then."""
    for _ in range(copies):
        deck[n] = card
        n += 1
    return n


@rule
def lift(deck: list[int], at: int) -> int:
    """Take the card at this place; the place is empty then."""
    card = deck[at]
    deck[at] = -1
    return card


@rule
def draw_event(s: State) -> int:
    """The top event card, or -1 if there is none left anywhere."""
    if s.event_left == 0:
        n = 0
        for card in range(CARDS):
            n = add_copies(s.event_deck, n, card, s.event_gone[card])
            s.event_gone[card] = 0
        if n == 0:
            return -1
        s.event_left = n
        shuffle(s, s.event_deck, 0, n)
        emit(s, Event.RESHUFFLED, EVERYONE, EVENTS)
    s.event_left -= 1
    return lift(s.event_deck, s.event_left)


@rule
def draw_blood(s: State) -> int:
    """The top blood card, or -1."""
    if s.blood_left == 0:
        n = 0
        for face in range(BLOODS):
            n = add_copies(s.blood_deck, n, face, s.blood_gone[face] + unseen_blood(s, face))
        if n == 0:
            return -1
        remember_blood_shuffle(s)
        for face in range(BLOODS):
            s.blood_gone[face] = 0
        s.blood_unseen_count = 0
        s.blood_left = n
        shuffle(s, s.blood_deck, 0, n)
        emit(s, Event.RESHUFFLED, EVERYONE, BLOOD)
    s.blood_left -= 1
    return lift(s.blood_deck, s.blood_left)


@rule
def draw_evolution(s: State) -> int:
    """The top evolution card, or -1."""
    if s.evolution_left == 0:
        n = 0
        for kind in range(EVOLUTIONS):
            copies = s.evolution_gone[kind] + s.evolution_unseen[kind]
            n = add_copies(s.evolution_deck, n, kind, copies)
        if n == 0:
            return -1
        remember_evolution_shuffle(s)
        for kind in range(EVOLUTIONS):
            s.evolution_gone[kind] = 0
            s.evolution_unseen[kind] = 0
        s.evolution_unseen_count = 0
        s.evolution_left = n
        shuffle(s, s.evolution_deck, 0, n)
        emit(s, Event.RESHUFFLED, EVERYONE, EVOLUTION)
    s.evolution_left -= 1
    return lift(s.evolution_deck, s.evolution_left)
