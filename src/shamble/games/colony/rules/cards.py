"""Item cards: where each is, in which order, and who knows it.

`zone` says where a card is, `spot` its place in an ordered pile or deck. Bit p of `known` says that
seat p knows the zone of a card in a hidden place, bit p + 5 that it knows the spot too, bit p + 10
that it has seen the card's deck without it. `may_hold` is what everybody can tell of hidden cards
by watching: how many a seat may have of each deck.
"""

from __future__ import annotations

from shamble.engine.chance import below, shuffle
from shamble.engine.rule import called, how_many, lowest, rule
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
from shamble.games.colony.content.places import PLACES
from shamble.games.colony.rules.terms import deck_size, is_exile, is_out
from shamble.games.colony.state import SEATS, State

ALL_SEATS = (1 << SEATS) - 1  # everybody knows the zone
PLACES_KNOWN = ALL_SEATS << SEATS
MISSED = ALL_SEATS << (2 * SEATS)  # its deck was seen without it


@rule
def knows_zone(seat: int) -> int:
    return 1 << seat


@rule
def knows_spot(seat: int) -> int:
    return (1 << seat) | (1 << (seat + SEATS))


@called
def put(s: State, card: int, zone: int, known: int) -> None:
    """Move a card, with who knows about it afterwards. Piles are ordered by arrival.

    COL-259: who is out has no cards; one on the way into that hand goes to the gone pile.
    """
    if HAND <= zone < SEATS and is_out(s, zone):
        zone = GONE
        known = ALL_SEATS
    before = 0 + s.zone[card]
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


@called
def discard(s: State, seat: int, card: int) -> None:
    """COL-155, COL-222: a used card goes on the waste pile; an exile's goes to the gone pile."""
    put(s, card, GONE if is_exile(s, seat) else WASTE, ALL_SEATS)


@called
def forget_hand(s: State, seat: int) -> None:
    """A card left the hand unseen: what the others knew of it may no longer be true."""
    for card in range(CARDS):
        if s.zone[card] == seat:
            s.known[card] &= knows_spot(seat) | MISSED


@called
def forget_hand_of_both(s: State, seat: int, other: int) -> None:
    """A card went from the other's hand to the seat's: outsiders do not know which."""
    both = knows_zone(seat) | knows_zone(other)
    for card in range(CARDS):
        if s.zone[card] == other:
            s.known[card] &= both | MISSED


@rule
def loosen_lock(s: State, seat: int) -> None:
    """A seat loses a card that may be a locked one (x45)."""
    if s.locked_seat == seat:
        s.lock_loose = 1


# ---- equal cards: nobody can tell them apart


@rule
def is_equal(s: State, card: int, other: int) -> bool:
    """The same item, from the same deck, in the same place, as good as the other."""
    if s.zone[other] != s.zone[card] or home_of(s, other) != home_of(s, card):
        return False
    if card < GEARS and ((s.used_gear >> card) ^ (s.used_gear >> other)) & 1:
        return False
    return card != s.locked and other != s.locked


@called
def best_known(s: State, card: int) -> int:
    """Of equal cards the one that most seats have seen: it may as well be that one."""
    if card < 0:
        return -1
    best = card
    item = CARD_ITEM[card]
    for other in range(FIRST_CARD[item], FIRST_CARD[item] + CARD_COUNT[item]):
        if is_equal(s, card, other):
            if how_many(s.known[other] & ALL_SEATS) > how_many(s.known[best] & ALL_SEATS):
                best = other
    return best


@called
def forget_equal(s: State, card: int) -> None:
    """A card leaves a hand openly: who saw another like it does not know that it is still there."""
    item = CARD_ITEM[card]
    misled = ALL_SEATS & ~s.known[card]
    for other in range(FIRST_CARD[item], FIRST_CARD[item] + CARD_COUNT[item]):
        if other != card and misled != 0 and is_equal(s, card, other):
            saw = s.known[other] & misled
            s.known[other] &= ~saw
            misled &= ~saw


# ---- what everybody can tell of hidden cards


@rule
def home_of(s: State, card: int) -> int:
    """The deck a card comes from: starter, its origin, or where it was shuffled in."""
    return s.home[card] if card < GEARS else CARD_ORIGIN[card]


@rule
def is_close(zone: int) -> bool:
    """A hidden place outside the decks: a hand, the crisis, the pot."""
    return HAND <= zone < GIVEN + SEATS or zone == POT


@called
def note_move(s: State, card: int, before: int, zone: int, known: int) -> None:
    """What a move, as all see it, says about what seats may hold.

    What leaves the crisis does not tell whose it was, unless all knew the card (section 7).
    """
    if zone == before or zone == POT:
        return
    home = home_of(s, card)
    loser = before % SEATS if HAND <= before < GIVEN + SEATS else -1
    gainer = zone % SEATS if HAND <= zone < GIVEN + SEATS else -1
    if loser == gainer:
        return
    if before == POT or (loser >= 0 and gainer >= 0 and known != ALL_SEATS):
        share(s, loser, gainer)
        return
    if loser >= 0 and (before < SEATS or s.known[card] & ALL_SEATS == ALL_SEATS):
        s.may_hold[loser][home] -= 1
    if gainer >= 0:
        s.may_hold[gainer][home] += 1


@rule
def share(s: State, loser: int, gainer: int) -> None:
    """A hidden card changed hands: it may be of any deck the loser (-1: the pot) has cards of."""
    for home in range(PLACES):
        may = False
        for seat in range(0 + s.players):
            if seat == loser or (loser < 0 and s.pot_count[seat] > 0):
                may = may or s.may_hold[seat][home] > 0
        if may and gainer >= 0:
            s.may_hold[gainer][home] = min(100, s.may_hold[gainer][home] + 1)


@called
def note_given(s: State, card: int, givers: int) -> None:
    """A contribution is about to be revealed: if it can be only one seat's, all know whose."""
    if s.known[card] & ALL_SEATS == ALL_SEATS:
        return
    able = givers & holders(s, home_of(s, card))
    if how_many(able) == 1:
        s.may_hold[lowest(able)][home_of(s, card)] -= 1


@rule
def holders(s: State, home: int) -> int:
    """The seats that may hold cards of a deck, as bits."""
    seats = 0
    for seat in range(0 + s.players):
        if s.may_hold[seat][home] > 0:
            seats |= 1 << seat
    return seats


@rule
def homes_of(s: State, seat: int) -> int:
    """The decks that a seat may hold cards of, as bits."""
    homes = 0
    for home in range(PLACES):
        if s.may_hold[seat][home] > 0:
            homes |= 1 << home
    return homes


@called
def miss(s: State, place: int, seats: int, symbol: int) -> None:
    """Seats have seen all of a deck, or all of a symbol in it: its other cards have left it.

    If only one seat can have them, in its hand, they know where.
    """
    able = holders(s, place)
    known = seats << (2 * SEATS)
    if how_many(able) == 1 and s.given_count[lowest(able)] + s.pot_count[lowest(able)] == 0:
        known |= seats
    for card in range(CARDS):
        if is_close(0 + s.zone[card]) and home_of(s, card) == place:
            if symbol < 0 or SYMBOL[CARD_ITEM[card]] == symbol:
                s.known[card] |= known


# ---- hands


@called
def held(s: State, seat: int) -> int:
    """The items in a hand that may be played, added or given, as bits."""
    items = 0
    for card in range(CARDS):
        if s.zone[card] == seat and card != s.locked:
            items |= 1 << CARD_ITEM[card]
    return items


@called
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


@called
def count_in(s: State, zone: int, symbol: int) -> int:
    """Cards of a symbol in a zone."""
    n = 0
    for card in range(FIRST_OF[symbol], END_OF[symbol]):
        if s.zone[card] == zone and SYMBOL[CARD_ITEM[card]] == symbol:
            n += 1
    return n


@called
def usable_in(s: State, seat: int, symbol: int) -> int:
    """A card of that symbol in a hand that may be spent, a starter card first, or -1."""
    for card in range(FIRST_OF[symbol], END_OF[symbol]):
        if s.zone[card] == seat and card != s.locked and SYMBOL[CARD_ITEM[card]] == symbol:
            return card
    return -1


@called
def random_in_hand(s: State, seat: int) -> int:
    """One card of a hand, each equally likely."""
    skip = below(s, 0 + s.hand_count[seat])
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


@called
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


@called
def top_of(s: State, zone: int) -> int:
    """The card that came last to a pile, or -1."""
    best = -1
    for card in range(CARDS):
        if s.zone[card] == zone and (best < 0 or s.spot[card] > s.spot[best]):
            best = card
    return best


@called
def top_of_deck(s: State, place: int) -> int:
    for card in range(CARDS):
        if s.zone[card] == DECK + place and s.spot[card] == s.deck_top[place] - 1:
            return card
    return -1


@called
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
        top = 0 + s.spot[card]
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


@called
def put_under(s: State, place: int, card: int, seat: int) -> None:
    """COL-128: to the bottom of a deck; the seat remembers it."""
    put(s, card, DECK + place, knows_spot(seat))
    s.deck_bottom[place] -= 1
    s.spot[card] = s.deck_bottom[place]


@called
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


@called
def put_into_deck(s: State, place: int, card: int) -> None:
    """Into a deck that is about to be shuffled, seen by all."""
    put(s, card, DECK + place, ALL_SEATS)
    s.spot[card] = s.deck_top[place]
    s.deck_top[place] += 1
    if card < GEARS:
        s.home[card] = place


@called
def hand_to_gone(s: State, seat: int) -> None:  # COL-254
    for card in range(CARDS):
        if s.zone[card] == seat:
            put(s, card, GONE, ALL_SEATS)


@rule
def shuffle_row(s: State, row: list[int], n: int) -> None:
    shuffle(s, row, 0, n)


__all__ = ["LOOK", "POT"]
