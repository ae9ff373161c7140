"""Hand cards lost by chance: stolen unseen, or to the gone pile for all to see."""

from __future__ import annotations

from shamble.games.colony.content.items import CARD_ITEM, GONE
from shamble.games.colony.rules.cards.items import put, random_in_hand
from shamble.games.colony.rules.cards.knowing import (
    ALL_SEATS,
    forget_hand_of_both,
    knows_zone,
    loosen_lock,
)
from shamble.games.colony.state import Event, State
from shamble.rules import EVERYONE, emit, rule


@rule
def lose_any(s: State, seat: int) -> None:
    card = random_in_hand(s, seat)
    emit(s, Event.LOST_CARD, EVERYONE, seat, CARD_ITEM[card])
    loosen_lock(s, seat)
    put(s, card, GONE, ALL_SEATS)


@rule
def steal(s: State, thief: int, victim: int) -> None:
    """A random hand card; only the two know which."""
    if s.hand_count[victim] == 0:
        return
    card = random_in_hand(s, victim)
    loosen_lock(s, victim)
    both = knows_zone(thief) | knows_zone(victim)
    put(s, card, thief, both)
    forget_hand_of_both(s, thief, victim)
    emit(s, Event.STOLE, EVERYONE, thief, victim)
    emit(s, Event.STOLE_CARD, both, CARD_ITEM[card])
