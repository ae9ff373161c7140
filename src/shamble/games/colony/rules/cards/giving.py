"""Cards for the crisis and for the main objective (4.14)."""

from __future__ import annotations

from shamble.games.colony import game
from shamble.games.colony.content.items import (
    CARD_COUNT,
    CARD_ITEM,
    FIRST_CARD,
    GIVEN,
    STORE,
    SYMBOL,
)
from shamble.games.colony.content.names import Attached
from shamble.games.colony.content.objectives import STORES, STORES_STARTERS
from shamble.games.colony.rules.cards.equipment import is_own_gear
from shamble.games.colony.rules.cards.items import in_hand, is_starter, put
from shamble.games.colony.rules.cards.knowing import ALL_SEATS, forget_hand, knows_zone
from shamble.games.colony.rules.terms import bearer_of, is_exile
from shamble.games.colony.state import Act, Event, State, Why
from shamble.rules import EVERYONE, emit, rule


@rule
def forbids_contributing(s: State, player: int) -> int:
    if is_exile(s, player):
        return Why.EXILED
    if s.crisis < 0:
        return Why.NO_CRISIS
    rifleman = bearer_of(s, Attached.RIFLE)  # y06
    if rifleman >= 0 and s.owner[rifleman] == player:
        return Why.CARD_FORBIDS
    return 0


@game.forbids(Act.CONTRIBUTE)
def forbids_contribute(s: State, player: int, item: int) -> int:
    why = forbids_contributing(s, player)
    return Why.CARD_NOT_HELD if why == 0 and in_hand(s, player, item) < 0 else why


@game.deed(Act.CONTRIBUTE)
def contribute(s: State, player: int, item: int) -> None:
    """COL-167, COL-170: face down; all know how many, nobody which."""
    card = in_hand(s, player, item)
    known = knows_zone(player)
    if s.hand_count[player] == 1:  # who knew the only card knows where it went
        known = s.known[card] & ALL_SEATS
    put(s, card, GIVEN + player, known)
    forget_hand(s, player)
    emit(s, Event.CONTRIBUTED, EVERYONE, player)


@game.forbids(Act.CONTRIBUTE_GEAR)
def forbids_contribute_gear(s: State, player: int, gear: int) -> int:
    why = forbids_contributing(s, player)
    return Why.NOT_EQUIPPED if why == 0 and not is_own_gear(s, player, gear) else why


@game.deed(Act.CONTRIBUTE_GEAR)
def contribute_gear(s: State, player: int, gear: int) -> None:
    """COL-168: what was equipped has been seen by all."""
    put(s, gear, GIVEN + player, ALL_SEATS)
    emit(s, Event.CONTRIBUTED_GEAR, EVERYONE, player, gear)


# ---- the main objective (COL-173 to 176)


@rule
def storable(s: State, player: int, item: int) -> int:
    """A hand card of that item that may be added, or -1."""
    for card in range(FIRST_CARD[item], FIRST_CARD[item] + CARD_COUNT[item]):
        if s.zone[card] == player and card != s.locked:
            if STORES_STARTERS[s.main] or not is_starter(card):
                return card
    return -1


@rule
def is_wanted(s: State, item: int) -> bool:
    return (STORES[s.main] >> SYMBOL[item]) & 1 == 1


@game.forbids(Act.STORE)
def forbids_store(s: State, player: int, item: int) -> int:
    if not is_wanted(s, item):
        return Why.OBJECTIVE_TAKES_NONE
    if in_hand(s, player, item) < 0:
        return Why.CARD_NOT_HELD
    return Why.STARTER_CARD if storable(s, player, item) < 0 else 0


@game.deed(Act.STORE)
def store(s: State, player: int, item: int) -> None:
    put(s, storable(s, player, item), STORE, ALL_SEATS)
    emit(s, Event.STORED, EVERYONE, player, item)


@game.forbids(Act.STORE_GEAR)
def forbids_store_gear(s: State, player: int, gear: int) -> int:
    if not is_wanted(s, CARD_ITEM[gear]):
        return Why.OBJECTIVE_TAKES_NONE
    return 0 if is_own_gear(s, player, gear) else Why.NOT_EQUIPPED


@game.deed(Act.STORE_GEAR)
def store_gear(s: State, player: int, gear: int) -> None:
    put(s, gear, STORE, ALL_SEATS)
    emit(s, Event.STORED, EVERYONE, player, CARD_ITEM[gear])
