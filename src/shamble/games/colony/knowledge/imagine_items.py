"""Possible worlds: item cards.

Unknown item cards lie in the deck they belong to (`home_of`), in the box, or in a hidden place
outside the decks: with a seat that may hold them, as far as everybody can tell (`may_hold`).
"""

from __future__ import annotations

from shamble.games.colony.content.items import (
    BOX,
    CARD_ITEM,
    CARDS,
    DECK,
    GIVEN,
    ITEMS_OF,
    LOOK,
    POT,
    STARTER,
    STARTERS,
    UNKNOWN,
    Symbol,
)
from shamble.games.colony.content.places import PLACES
from shamble.games.colony.rules.cards.items import count_in
from shamble.games.colony.rules.cards.knowing import (
    ALL_SEATS,
    MISSED,
    home_of,
    is_close,
    knows_spot,
    knows_zone,
)
from shamble.games.colony.rules.choices.picking import card_items
from shamble.games.colony.rules.terms import deck_size
from shamble.games.colony.state import SEATS, Purpose, Question, State
from shamble.rules import below, lowest, rule

NO_SPOT = -30000
TRIES = 20


@rule
def imagine_items(s: State, player: int) -> None:
    each = 7 if s.players == 2 else 5
    settle_home(s, player, STARTER, BOX, STARTERS - each * s.players)
    for place in range(1, PLACES):
        settle_home(s, player, place, DECK + place, deck_size(s, place))
    if s.look_count > 0:
        settle_home(s, player, s.there, LOOK, s.look_count)
        imagine_look(s)
    deal_the_rest(s, player)
    presuppose(s, player)
    for place in range(1, PLACES):
        imagine_order(s, player, place)


@rule
def settle_home(s: State, player: int, home: int, zone: int, size: int) -> None:
    """Choose which of the unknown cards of a deck are still in it, or just drawn from it."""
    unknown = 0
    wanted = size
    for card in range(CARDS):
        if s.zone[card] == zone:
            wanted -= 1
        elif may_be_at_home(s, player, card, home):
            unknown += 1
    for card in range(CARDS):
        if may_be_at_home(s, player, card, home):
            if below(s, unknown) < wanted:
                s.zone[card] = zone
                wanted -= 1
            unknown -= 1


@rule
def may_be_at_home(s: State, player: int, card: int, home: int) -> bool:
    if s.zone[card] != UNKNOWN or home_of(s, card) != home:
        return False
    return player < 0 or (s.known[card] >> (player + 2 * SEATS)) & 1 == 0


@rule
def imagine_look(s: State) -> None:
    """Cards looked at in a search: the searcher knows them, in the order drawn."""
    spot = 0
    for card in range(CARDS):
        if s.zone[card] == LOOK and s.known[card] & ALL_SEATS == 0:
            while is_in(s, LOOK, spot):
                spot += 1
            s.spot[card] = spot
            s.known[card] = knows_spot(max(0, s.active))


@rule
def is_in(s: State, zone: int, spot: int) -> bool:
    """Whether somebody knows what lies there."""
    for card in range(CARDS):
        if s.zone[card] == zone and s.known[card] & ALL_SEATS != 0 and s.spot[card] == spot:
            return True
    return False


# ---- hidden cards outside the decks: while they are dealt, the counts of hands, contributions and
# the pot, and `may_hold`, stand for what is still lacking


@rule
def deal_the_rest(s: State, player: int) -> None:
    """Each card that is left to a seat that may hold one of its deck; starter cards last."""
    for card in range(CARDS):
        count_card(s, card, -1)
    for i in range(1, PLACES + 1):
        for card in range(CARDS):
            if s.zone[card] == UNKNOWN and home_of(s, card) == i % PLACES:
                deal_card(s, card, 1)
    for _ in range(TRIES):
        for card in range(CARDS):
            if s.zone[card] == UNKNOWN:
                make_room(s, player, card)
    for card in range(CARDS):
        if s.zone[card] == UNKNOWN:
            deal_card(s, card, 0)
    for card in range(CARDS):
        count_card(s, card, 1)


@rule
def keeper(s: State, card: int) -> int:
    """Whose hidden card it is: in a hand, given to the crisis, in the pot; -1 if nobody's."""
    zone = s.zone[card]
    if zone < GIVEN:
        return zone
    if zone < GIVEN + SEATS:
        return zone - GIVEN
    return lowest(s.known[card] & ALL_SEATS) if zone == POT else -1


@rule
def count_card(s: State, card: int, n: int) -> None:
    seat = keeper(s, card)
    if seat < 0:
        return
    s.may_hold[seat][home_of(s, card)] += n
    if s.zone[card] == POT:
        s.pot_count[seat] += n
    elif s.zone[card] >= GIVEN:
        s.given_count[seat] += n
    else:
        s.hand_count[seat] += n


@rule
def lacks(s: State, seat: int, home: int, strict: int) -> int:
    """How many places a seat has for a card of a deck."""
    if strict == 1 and s.may_hold[seat][home] <= 0:
        return 0
    return s.hand_count[seat] + s.given_count[seat] + s.pot_count[seat]


@rule
def deal_card(s: State, card: int, strict: int) -> None:
    """To any of the places that lack one; `strict`: to a seat that may hold it."""
    home = home_of(s, card)
    total = 0
    for seat in range(s.players):
        total += lacks(s, seat, home, strict)
    if total == 0:
        return
    skip = below(s, total)
    for seat in range(s.players):
        n = lacks(s, seat, home, strict)
        if 0 <= skip < n:
            put_in(s, card, seat, skip)
            count_card(s, card, -1)
            return
        skip -= n


@rule
def put_in(s: State, card: int, seat: int, skip: int) -> None:
    """There, known to whose it is."""
    s.known[card] |= knows_zone(seat)
    if skip < s.hand_count[seat]:
        s.zone[card] = seat
    elif skip < s.hand_count[seat] + s.given_count[seat]:
        s.zone[card] = GIVEN + seat
    else:
        s.zone[card] = POT


@rule
def make_room(s: State, player: int, card: int) -> None:
    """The seats that may hold the card are full: another card of one of them gives way."""
    home = home_of(s, card)
    n = 0
    for other in range(CARDS):
        n += gives_way(s, player, other, home)
    if n == 0:
        return
    skip = below(s, n)
    for other in range(CARDS):
        if gives_way(s, player, other, home):
            if skip == 0:
                count_card(s, other, 1)
                s.zone[card] = s.zone[other]
                s.known[card] |= s.known[other] & ALL_SEATS
                s.zone[other] = UNKNOWN
                s.known[other] &= MISSED
                count_card(s, card, -1)
                deal_card(s, other, 1)
                return
            skip -= 1


@rule
def gives_way(s: State, player: int, other: int, home: int) -> bool:
    """An imagined card of another deck, held by a seat that may hold one of this deck."""
    seat = keeper(s, other)
    if seat < 0 or s.may_hold[seat][home] <= 0 or home_of(s, other) == home:
        return False
    return not knows(s, player, other)


# ---- a question that is open presupposes an answer


@rule
def presuppose(s: State, player: int) -> None:
    """The hand that a card is asked of holds one that fits."""
    if s.to_act == 0 or s.optional == 1:
        return
    if s.question == Question.CARD and 0 <= s.from_zone < SEATS:
        if card_items(s, s.about[0]) == 0:
            supply(s, player, s.from_zone, s.fits)
    if s.question == Question.SEAT and s.about[0] == Purpose.MEDICINE:
        for seat in range(s.players):
            if not somebody_holds(s, Symbol.MEDICINE):
                supply(s, player, seat, ITEMS_OF[Symbol.MEDICINE])


@rule
def somebody_holds(s: State, symbol: int) -> bool:
    for seat in range(s.players):
        if count_in(s, seat, symbol) > 0:
            return True
    return False


@rule
def supply(s: State, player: int, hand: int, fits: int) -> None:
    """A fitting card that is imagined elsewhere changes places with one of the hand."""
    start = below(s, CARDS)
    for i in range(CARDS):
        card = (start + i) % CARDS
        if (fits >> CARD_ITEM[card]) & 1 and s.zone[card] != hand:
            for other in range(CARDS):
                if s.zone[other] == hand and may_swap(s, player, card, other):
                    swap_places(s, card, other)
                    return


@rule
def may_swap(s: State, player: int, card: int, other: int) -> bool:
    """Two imagined cards of the same deck; none goes back into a deck that was seen without it."""
    if home_of(s, card) != home_of(s, other) or knows(s, player, other):
        return False
    zone = s.zone[card]
    if is_close(zone):
        return not knows(s, player, card)
    at_home = zone == BOX or DECK < zone < DECK + PLACES
    missed = player >= 0 and (s.known[other] >> (player + 2 * SEATS)) & 1 == 1
    return at_home and not missed and not knows(s, player, card)


@rule
def swap_places(s: State, card: int, other: int) -> None:
    zone = s.zone[card]
    known = s.known[card] & ALL_SEATS
    s.zone[card] = s.zone[other]
    s.known[card] = s.known[card] & MISSED | s.known[other] & ALL_SEATS
    s.zone[other] = zone
    s.known[other] = s.known[other] & MISSED | known


@rule
def knows(s: State, player: int, card: int) -> bool:
    """Whether the seat knows where a hidden card is; a spectator knows what all know."""
    if player < 0:
        return s.known[card] & ALL_SEATS == ALL_SEATS
    return (s.known[card] >> player) & 1 == 1


@rule
def imagine_order(s: State, player: int, place: int) -> None:
    """Cards of a deck whose place the seat does not know take the free places, in any order."""
    left = 0
    for card in range(CARDS):
        if s.zone[card] == DECK + place:
            if player < 0 or (s.known[card] >> (player + SEATS)) & 1 == 0:
                s.spot[card] = NO_SPOT
                left += 1
    for spot in range(s.deck_bottom[place], s.deck_top[place]):
        if left > 0 and not is_taken(s, place, spot):
            skip = below(s, left)
            for card in range(CARDS):
                if s.zone[card] == DECK + place and s.spot[card] == NO_SPOT:
                    if skip == 0:
                        s.spot[card] = spot
                    skip -= 1
            left -= 1


@rule
def is_taken(s: State, place: int, spot: int) -> bool:
    for card in range(CARDS):
        if s.zone[card] == DECK + place and s.spot[card] == spot:
            return True
    return False
