"""What the other players are to one: suspects, and people to ask."""

from __future__ import annotations

from shamble.games.colony.content.conditions import Cond
from shamble.games.colony.content.items import (
    CARD_COUNT,
    DECKS,
    FIRST_CARD,
    Item,
    Symbol,
)
from shamble.games.colony.content.names import LOYAL
from shamble.games.colony.content.places import PLACES
from shamble.games.colony.content.survivors import SURVIVORS
from shamble.games.colony.hints.aims import (
    crisis_lacks,
    is_betrayer,
    wants,
)
from shamble.games.colony.rules.cards.items import count_in
from shamble.games.colony.rules.cards.playing import with_effect
from shamble.games.colony.rules.cards.requests import SYMBOLS
from shamble.games.colony.rules.terms import (
    is_exile,
)
from shamble.games.colony.state import State
from shamble.rules import Table, rule


@rule
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


@rule
def value_of_exile(s: State, player: int, seat: int) -> int:
    if is_exile(s, player):
        return 0
    if is_betrayer(s, player):
        return 40 if s.morale <= 3 and s.exile_called == 0 else 0
    return 55 if suspicion(s, player, seat) >= 100 else 0


MOST_REFUSALS = 2  # in a turn: then nobody is asked any more

# How many medicine cards each deck has at the start.
MEDICINES = Table(DECKS[place].get(Item.MEDICINE, 0) for place in range(PLACES))


@rule
def has_refused(s: State, seat: int) -> bool:
    return bool((s.refused[seat] >> (SYMBOLS + Item.MEDICINE)) & 1)


@rule
def has_somebody_near_death(s: State, seat: int) -> bool:
    """Two tokens, or frostbite that will bring another."""
    for x in range(SURVIVORS):
        if s.owner[x] == seat and s.place[x] >= 0 and s.wounds[x] + 2 * s.frost[x] > 1:
            return True
    return False


@rule
def may_have_medicine(s: State, seat: int) -> bool:
    """By what is known of a hand, and of which decks its hidden cards may be. Who has somebody
    near death would have played it."""
    if has_somebody_near_death(s, seat):
        return False
    for card in range(
        FIRST_CARD[Item.MEDICINE], FIRST_CARD[Item.MEDICINE] + CARD_COUNT[Item.MEDICINE]
    ):
        if s.zone[card] == seat:
            return True
    for place in range(PLACES):
        if s.may_hold[seat][place] > 0 and MEDICINES[place] > 0:
            return True
    return False


@rule
def value_of_request(s: State, player: int, seat: int) -> int:
    """Medicine for somebody near death, from who may have some, while it can be played."""
    if s.hand_count[seat] == 0 or count_in(s, player, Symbol.MEDICINE) > 0:
        return 0
    if wants(s, player, Cond.ALL_HURT) > 0 or has_refused(s, seat):
        return 0
    refusals = 0
    for other in range(s.players):
        refusals += has_refused(s, other)
    if refusals >= MOST_REFUSALS or not may_have_medicine(s, seat):
        return 0
    if not has_somebody_near_death(s, player) or with_effect(s, player, 1 << Item.MEDICINE) == 0:
        return 0
    return 36 + min(10, s.hand_count[seat])
