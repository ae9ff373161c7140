"""The two decks, the discard pile and the set-aside cards."""

from __future__ import annotations

from shamble.games.outbreak.content.gear import GEARS, NOTHING, RETURNS, Gear
from shamble.games.outbreak.rules.terms import face
from shamble.games.outbreak.state import Event, State
from shamble.rules import EVERYONE, emit, rule, shuffle

# ---- equipment


@rule
def put_into_deck(s: State, gear: int) -> None:
    s.gear_deck[s.gear_count] = gear
    s.gear_count += 1
    s.in_deck[gear] += 1


@rule
def shuffle_discards(s: State) -> None:
    """OUT-064: the discard pile becomes the new deck."""
    for gear in range(GEARS):
        for _ in range(s.discards[gear]):
            put_into_deck(s, gear)
        s.discards[gear] = 0
    shuffle(s, s.gear_deck, 0, s.gear_count)
    emit(s, Event.RESHUFFLED, EVERYONE)


@rule
def cards_left(s: State) -> bool:
    """OUT-065: whether there is anything to draw."""
    if s.gear_count > 0:
        return True
    for gear in range(GEARS):
        if s.discards[gear] > 0:
            return True
    return False


@rule
def draw_gear(s: State) -> int:
    if s.gear_count == 0:
        shuffle_discards(s)
    s.gear_count -= 1
    gear = s.gear_deck[s.gear_count]
    s.gear_deck[s.gear_count] = NOTHING
    s.in_deck[gear] -= 1
    return gear


@rule
def take_from_deck(s: State, gear: int) -> None:
    """Look a card up in the deck, take it out and shuffle."""
    for i in range(s.gear_count):
        if s.gear_deck[i] == gear:
            s.gear_count -= 1
            s.gear_deck[i] = s.gear_deck[s.gear_count]
            s.gear_deck[s.gear_count] = NOTHING
            s.in_deck[gear] -= 1
            break
    shuffle(s, s.gear_deck, 0, s.gear_count)


@rule
def put_away(s: State, card: int) -> None:
    """OUT-137: onto the discard pile, or back to where it was set aside."""
    gear = face(card)
    if gear == Gear.SNIPER_RIFLE:  # OUT-135
        s.discards[Gear.RIFLE] += 1
        s.discards[Gear.SCOPE] += 1
    elif RETURNS[gear]:
        s.supply[gear] += 1
    elif gear != Gear.WOUND:
        s.discards[gear] += 1


@rule
def discard_slot(s: State, who: int, slot: int) -> None:
    card = s.hold[who][slot]
    s.hold[who][slot] = NOTHING
    put_away(s, card)
    emit(s, Event.DISCARDED, EVERYONE, who, face(card))


# ---- zombie cards


@rule
def draw_zombie_card(s: State) -> int:
    """OUT-201: the drawn cards lie before `zombie_next`; they are the discard pile."""
    if s.zombie_next == s.zombie_size:
        shuffle(s, s.zombie_deck, 0, s.zombie_size)
        s.zombie_next = 0
        emit(s, Event.RESHUFFLED, EVERYONE)
    card = s.zombie_deck[s.zombie_next]
    s.zombie_next += 1
    return card
