"""What seats know of hidden item cards.

Bit p of `known` says that seat p knows the zone of a card in a hidden place, bit p + 5 that it
knows the spot too, bit p + 10 that it has seen the card's deck without it. `may_hold` is what
everybody can tell by watching: how many hidden cards of each deck a seat may have.
"""

from __future__ import annotations

from shamble.games.colony.content.items import (
    CARD_COUNT,
    CARD_ITEM,
    CARD_ORIGIN,
    CARDS,
    FIRST_CARD,
    GEARS,
    GIVEN,
    HAND,
    POT,
    SYMBOL,
)
from shamble.games.colony.content.places import PLACES
from shamble.games.colony.state import SEATS, State
from shamble.rules import how_many, lowest, rule

ALL_SEATS = (1 << SEATS) - 1  # everybody knows the zone
PLACES_KNOWN = ALL_SEATS << SEATS
MISSED = ALL_SEATS << (2 * SEATS)  # its deck was seen without it


@rule
def knows_zone(seat: int) -> int:
    return 1 << seat


@rule
def knows_spot(seat: int) -> int:
    return (1 << seat) | (1 << (seat + SEATS))


@rule
def home_of(s: State, card: int) -> int:
    """The deck a card comes from: starter, its origin, or where it was shuffled in."""
    return s.home[card] if card < GEARS else CARD_ORIGIN[card]


@rule
def is_close(zone: int) -> bool:
    """A hidden place outside the decks: a hand, the crisis, the pot."""
    return HAND <= zone < GIVEN + SEATS or zone == POT


# ---- forgetting


@rule
def forget_hand(s: State, seat: int) -> None:
    """A card left the hand unseen: what the others knew of it may no longer be true."""
    for card in range(CARDS):
        if s.zone[card] == seat:
            s.known[card] &= knows_spot(seat) | MISSED


@rule
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


@rule
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


@rule
def forget_equal(s: State, card: int) -> None:
    """A card leaves a hand openly: who saw another like it does not know that it is still there."""
    item = CARD_ITEM[card]
    misled = ALL_SEATS & ~s.known[card]
    for other in range(FIRST_CARD[item], FIRST_CARD[item] + CARD_COUNT[item]):
        if other != card and misled != 0 and is_equal(s, card, other):
            saw = s.known[other] & misled
            s.known[other] &= ~saw
            misled &= ~saw


# ---- what everybody can tell


@rule
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
        for seat in range(s.players):
            if seat == loser or (loser < 0 and s.pot_count[seat] > 0):
                may = may or s.may_hold[seat][home] > 0
        if may and gainer >= 0:
            s.may_hold[gainer][home] = min(100, s.may_hold[gainer][home] + 1)


@rule
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
    for seat in range(s.players):
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


@rule
def miss(s: State, place: int, seats: int, symbol: int) -> None:
    """Seats have seen all of a deck, or all of a symbol in it: its other cards have left it.

    If only one seat can have them, in its hand, they know where.
    """
    able = holders(s, place)
    known = seats << (2 * SEATS)
    if how_many(able) == 1 and s.given_count[lowest(able)] + s.pot_count[lowest(able)] == 0:
        known |= seats
    for card in range(CARDS):
        if is_close(s.zone[card]) and home_of(s, card) == place:
            if symbol < 0 or SYMBOL[CARD_ITEM[card]] == symbol:
                s.known[card] |= known
