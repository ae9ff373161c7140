"""The cards that survivors bring along from the mission before. `carry_over`."""

from __future__ import annotations

from shamble.games.outbreak.content.gear import HANDS, NOTHING, Gear
from shamble.games.outbreak.rules.decks import take_from_deck
from shamble.games.outbreak.rules.terms import slots_of
from shamble.games.outbreak.state import Event, State
from shamble.rules import EVERYONE, emit, rule

MOST_CARRIED = 2


@rule
def hand_out_carried(s: State) -> None:
    """Into the reserve, out of the deck or the supply; a sniper rifle is its two cards."""
    for i in range(s.team):
        who = s.circle[i]
        for j in range(MOST_CARRIED):
            gear = s.carried[who][j]
            s.carried[who][j] = NOTHING
            if gear != NOTHING and is_there(s, gear):
                into_reserve(s, who, gear)


@rule
def is_there(s: State, gear: int) -> bool:
    if gear == Gear.SNIPER_RIFLE:
        return s.in_deck[Gear.RIFLE] > 0 and s.in_deck[Gear.SCOPE] > 0
    return s.in_deck[gear] + s.supply[gear] > 0


@rule
def into_reserve(s: State, who: int, gear: int) -> None:
    if gear == Gear.SNIPER_RIFLE:
        take_from_deck(s, Gear.RIFLE)
        take_from_deck(s, Gear.SCOPE)
    elif s.in_deck[gear] > 0:
        take_from_deck(s, gear)
    else:
        s.supply[gear] -= 1
    for slot in range(HANDS, slots_of(s, who)):
        if s.hold[who][slot] == NOTHING:
            s.hold[who][slot] = gear
            emit(s, Event.DEALT, EVERYONE, who, gear)
            return
