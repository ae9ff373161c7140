"""What the other players are to one: suspects, and people to ask."""

from __future__ import annotations

from shamble.engine.rule import called
from shamble.games.colony.content.conditions import Cond
from shamble.games.colony.content.items import (
    Item,
    Symbol,
)
from shamble.games.colony.content.names import LOYAL
from shamble.games.colony.content.survivors import SURVIVORS
from shamble.games.colony.hinting.aims import (
    crisis_lacks,
    is_betrayer,
    wants,
)
from shamble.games.colony.rules.cards import count_in
from shamble.games.colony.rules.terms import (
    is_exile,
)
from shamble.games.colony.state import State


@called
def suspicion(s: State, player: int, seat: int) -> int:
    """By what the table has seen: a known secret, or a full hand that gives nothing."""
    if s.secret[seat] >= 0:
        return 100 if s.secret[seat] >= LOYAL else 0
    value = 0
    if s.hand_count[seat] >= 8:
        value += 20
    if s.given_count[seat] == 0 and crisis_lacks(s) > 0 and s.hand_count[seat] >= 5:
        value += 15
    if wants(s, player, Cond.BETRAYERS_EXILED) > 0:
        value += 10
    return value


@called
def value_of_exile(s: State, player: int, seat: int) -> int:
    if is_exile(s, player):
        return 0
    if is_betrayer(s, player):
        return 40 if s.morale <= 3 and s.exile_called == 0 else 0
    return 55 if suspicion(s, player, seat) >= 100 else 0


@called
def value_of_request(s: State, player: int, seat: int) -> int:
    """Medicine for somebody near death, from who may have some."""
    if s.hand_count[seat] == 0:
        return 0
    if (s.refused[seat] >> (7 + Item.MEDICINE)) & 1 or count_in(s, player, Symbol.MEDICINE) > 0:
        return 0
    if wants(s, player, Cond.ALL_HURT) > 0:
        return 0
    for x in range(SURVIVORS):
        if s.owner[x] == player and s.place[x] >= 0 and s.wounds[x] + 2 * s.frost[x] > 1:
            return 36 + s.hand_count[seat]
    return 0
