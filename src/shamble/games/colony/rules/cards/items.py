"""Item cards: where each is, in which order, and who knows it.

`zone` says where a card is, `spot` its place in an ordered pile or deck, `known` who knows (see
`rules/knowing.py`).
"""

from __future__ import annotations

from shamble.games.colony.content.items import (
    CARD_COUNT,
    CARD_ITEM,
    CARD_ORIGIN,
    CARDS,
    DECK,
    END_OF,
    FIRST_CARD,
    FIRST_OF,
    GEARS,
    GIVEN,
    GONE,
    HAND,
    LOOK,
    POT,
    STARTER,
    SYMBOL,
    WASTE,
)
from shamble.games.colony.rules.cards.knowing import (
    ALL_SEATS,
    MISSED,
    PLACES_KNOWN,
    best_known,
    forget_equal,
    is_close,
    knows_spot,
    note_move,
)
from shamble.games.colony.rules.terms import deck_size, is_exile, is_out
from shamble.games.colony.state import SEATS, State
from shamble.rules import below, rule, shuffle


@rule
def put(s: State, card: int, zone: int, known: int) -> None:
    """Move a card, with who knows about it afterwards. Piles are ordered by arrival.

    COL-259: who is out has no cards; one on the way into that hand goes to the gone pile.
    """
    if HAND <= zone < SEATS and is_out(s, zone):
        zone = GONE
        known = ALL_SEATS
    before = s.zone[card]
    note_move(s, card, before, zone, known)
    if HAND <= before < SEATS and known == ALL_SEATS:
        forget_equal(s, card)
    if is_close(before) and is_close(zone):
        known |= s.known[card] & MISSED
    if HAND <= before < SEATS:
        s.hand_count[before] -= 1
    elif GIVEN <= before < GIVEN + SEATS:
        s.given_count[before - GIVEN] -= 1
    elif before == WASTE:
        s.waste_count -= 1
    elif before == LOOK:
        s.look_count -= 1
    s.zone[card] = zone
    s.known[card] = known
    s.spot[card] = 0
    if HAND <= zone < SEATS:
        s.hand_count[zone] += 1
    elif GIVEN <= zone < GIVEN + SEATS:
        s.given_count[zone - GIVEN] += 1
    elif zone == WASTE:
        s.spot[card] = s.waste_next
        s.waste_next += 1
        s.waste_count += 1
    elif zone == GONE:
        s.spot[card] = s.gone_next
        s.gone_next += 1
    elif zone == LOOK:
        s.spot[card] = s.look_count
        s.look_count += 1
    if s.locked == card and zone != s.locked_seat:
        s.locked = -1


@rule
def discard(s: State, seat: int, card: int) -> None:
    """COL-155, COL-222: a used card goes on the waste pile; an exile's goes to the gone pile."""
    put(s, card, GONE if is_exile(s, seat) else WASTE, ALL_SEATS)


# ---- hands


@rule
def held(s: State, seat: int) -> int:
    """The items in a hand that may be played, added or given, as bits."""
    items = 0
    for card in range(CARDS):
        if s.zone[card] == seat and card != s.locked:
            items |= 1 << CARD_ITEM[card]
    return items


@rule
def in_hand(s: State, seat: int, item: int) -> int:
    """A card of that item, a starter card if there is one; not a locked one. -1 if none."""
    for card in range(FIRST_CARD[item], FIRST_CARD[item] + CARD_COUNT[item]):
        if s.zone[card] == seat and card != s.locked:
            if card >= GEARS or (s.used_gear >> card) & 1 == 0:
                return best_known(s, card)
    for card in range(FIRST_CARD[item], min(FIRST_CARD[item] + CARD_COUNT[item], GEARS)):
        if s.zone[card] == seat and card != s.locked:
            return best_known(s, card)  # COL-163: it was used this round
    return -1


@rule
def count_in(s: State, zone: int, symbol: int) -> int:
    """Cards of a symbol in a zone."""
    n = 0
    for card in range(FIRST_OF[symbol], END_OF[symbol]):
        if s.zone[card] == zone and SYMBOL[CARD_ITEM[card]] == symbol:
            n += 1
    return n


@rule
def usable_in(s: State, seat: int, symbol: int) -> int:
    """A card of that symbol in a hand that may be spent, a starter card first, or -1."""
    for card in range(FIRST_OF[symbol], END_OF[symbol]):
        if s.zone[card] == seat and card != s.locked and SYMBOL[CARD_ITEM[card]] == symbol:
            return card
    return -1


@rule
def random_in_hand(s: State, seat: int) -> int:
    """One card of a hand, each equally likely."""
    skip = below(s, s.hand_count[seat])
    for card in range(CARDS):
        if s.zone[card] == seat:
            if skip == 0:
                return best_known(s, card)
            skip -= 1
    return -1


@rule
def first_in(s: State, zone: int, item: int) -> int:
    """A card of that item in a zone, or -1."""
    for card in range(FIRST_CARD[item], FIRST_CARD[item] + CARD_COUNT[item]):
        if s.zone[card] == zone:
            return best_known(s, card)
    return -1


@rule
def items_in(s: State, zone: int) -> int:
    """The items in a zone, as bits."""
    items = 0
    for card in range(CARDS):
        if s.zone[card] == zone:
            items |= 1 << CARD_ITEM[card]
    return items


@rule
def is_starter(card: int) -> bool:
    return CARD_ORIGIN[card] == STARTER


# ---- ordered piles


@rule
def top_of(s: State, zone: int) -> int:
    """The card that came last to a pile, or -1."""
    best = -1
    for card in range(CARDS):
        if s.zone[card] == zone and (best < 0 or s.spot[card] > s.spot[best]):
            best = card
    return best


@rule
def top_of_deck(s: State, place: int) -> int:
    for card in range(CARDS):
        if s.zone[card] == DECK + place and s.spot[card] == s.deck_top[place] - 1:
            return card
    return -1


@rule
def draw(s: State, place: int, zone: int, known: int) -> int:
    """The top card of a location's deck into a zone; -1 if there is none.

    Who knew only what is in the deck, not where, now knows it no more, unless all see the card.
    Who knew what lay on top knows where it went.
    """
    if deck_size(s, place) == 0:
        return -1
    card = top_of_deck(s, place)
    equal = best_known(s, card)
    if (s.known[card] | s.known[equal]) & PLACES_KNOWN == 0:  # it may as well be the one on top
        top = s.spot[card]
        s.spot[card] = s.spot[equal]
        s.spot[equal] = top
        card = equal
    known |= (s.known[card] >> SEATS) & ALL_SEATS
    if known != ALL_SEATS:
        for c in range(CARDS):
            if s.zone[c] == DECK + place:
                placed = (s.known[c] >> SEATS) & ALL_SEATS
                s.known[c] &= PLACES_KNOWN | placed | known
    s.deck_top[place] -= 1
    put(s, card, zone, known)
    return card


@rule
def put_under(s: State, place: int, card: int, seat: int) -> None:
    """COL-128: to the bottom of a deck; the seat remembers it."""
    put(s, card, DECK + place, knows_spot(seat))
    s.deck_bottom[place] -= 1
    s.spot[card] = s.deck_bottom[place]


@rule
def shuffle_deck(s: State, place: int) -> None:
    """Any order equally likely; who knew what is in it still does, but not where."""
    n = 0
    for card in range(CARDS):
        if s.zone[card] == DECK + place:
            s.known[card] &= ALL_SEATS
            j = below(s, n + 1)  # inside out: each card goes to a random place
            for other in range(card):
                if s.zone[other] == DECK + place and s.spot[other] == j:
                    s.spot[other] = n
            s.spot[card] = j
            n += 1
    s.deck_bottom[place] = 0
    s.deck_top[place] = n


@rule
def put_into_deck(s: State, place: int, card: int) -> None:
    """Into a deck that is about to be shuffled, seen by all."""
    put(s, card, DECK + place, ALL_SEATS)
    s.spot[card] = s.deck_top[place]
    s.deck_top[place] += 1
    if card < GEARS:
        s.home[card] = place


@rule
def hand_to_gone(s: State, seat: int) -> None:  # COL-254
    for card in range(CARDS):
        if s.zone[card] == seat:
            put(s, card, GONE, ALL_SEATS)


@rule
def shuffle_row(s: State, row: list[int], n: int) -> None:
    shuffle(s, row, 0, n)


__all__ = ["LOOK", "POT"]
