"""Possible worlds: what a seat does not know, dealt at random so that everything fits.

Unknown item cards lie in the deck they belong to (`home`), in the box, or in a hidden place outside
the decks: every way to deal them that gives the known counts is equally likely.
"""

from __future__ import annotations

from shamble.engine.chance import below
from shamble.engine.rule import called, rule
from shamble.games.colony.content.items import (
    BOX,
    CARD_ORIGIN,
    CARDS,
    DECK,
    GEARS,
    GIVEN,
    LOOK,
    POT,
    STARTER,
    STARTERS,
    UNKNOWN,
)
from shamble.games.colony.content.names import (
    BETRAYALS,
    CRISES,
    CROSSROADS,
    EXILED_CARDS,
    LOYAL,
)
from shamble.games.colony.content.places import PLACES
from shamble.games.colony.content.survivors import SURVIVORS
from shamble.games.colony.rules.cards import knows_spot, knows_zone
from shamble.games.colony.rules.setup import DEALT, is_in_crossroads
from shamble.games.colony.rules.terms import deck_size, is_coop, is_duel, is_exile
from shamble.games.colony.state import SEATS, Option, Phase, Question, State

NO_SPOT = -30000


@called
def imagine_all(s: State, player: int) -> None:
    imagine_items(s)
    for place in range(1, PLACES):
        imagine_order(s, player, place)
    imagine_crises(s)
    imagine_crossroads(s)
    if s.phase == Phase.SETUP:
        imagine_dealt(s)
    if not is_coop(s):
        imagine_secrets(s)
        imagine_exile_cards(s)
    imagine_locked(s, player)


# ---- item cards


@rule
def home_of(s: State, card: int) -> int:
    """The deck a card comes from: starter, its origin, or where it was shuffled in."""
    if card < GEARS:
        return 0 + s.home[card]
    return CARD_ORIGIN[card]


@called
def imagine_items(s: State) -> None:
    each = 7 if s.players == 2 else 5
    settle_home(s, STARTER, BOX, STARTERS - each * s.players)
    for place in range(1, PLACES):
        settle_home(s, place, DECK + place, deck_size(s, place))
    deal_the_rest(s)


@called
def settle_home(s: State, home: int, zone: int, size: int) -> None:
    """Choose which of the unknown cards of a deck are still in it."""
    unknown = 0
    wanted = 0 + size
    for card in range(CARDS):
        if s.zone[card] == zone:
            wanted -= 1
        elif s.zone[card] == UNKNOWN and home_of(s, card) == home:
            unknown += 1
    for card in range(CARDS):
        if s.zone[card] == UNKNOWN and home_of(s, card) == home:
            if below(s, unknown) < wanted:
                s.zone[card] = zone
                wanted -= 1
            unknown -= 1


@called
def deal_the_rest(s: State) -> None:
    """Each card that is left goes to one of the free places in hands, contributions and so on."""
    for card in range(CARDS):
        if s.zone[card] == UNKNOWN:
            deal_card(s, card)


@called
def deal_card(s: State, card: int) -> None:
    total = 0
    for slot in range(SLOTS):
        total += free_in(s, slot)
    if total == 0:
        return
    skip = below(s, total)
    for slot in range(SLOTS):
        n = free_in(s, slot)
        if skip < n:
            put_in(s, card, slot)
            return
        skip -= n


SLOTS = 16  # hands, contributions, the pot (by seat), cards looked at


@rule
def free_in(s: State, slot: int) -> int:
    """How many unknown cards a hidden place still lacks."""
    if slot < 5:
        return s.hand_count[slot] - count(s, slot, 0)
    if slot < 10:
        return s.given_count[slot - 5] - count(s, GIVEN + slot - 5, 0)
    if slot < 15:
        return s.pot_count[slot - 10] - count(s, POT, knows_zone(slot - 10))
    return s.look_count - count(s, LOOK, 0)


@called
def count(s: State, zone: int, known: int) -> int:
    """Cards in a zone; with `known`, of those who know it."""
    n = 0
    for card in range(CARDS):
        if s.zone[card] == zone and s.known[card] & known == known:
            n += 1
    return n


@rule
def put_in(s: State, card: int, slot: int) -> None:
    """There, known to whose it is."""
    if slot < 5:
        s.zone[card] = slot
        s.known[card] = knows_zone(slot)
    elif slot < 10:
        s.zone[card] = GIVEN + slot - 5
        s.known[card] = knows_zone(slot - 5)
    elif slot < 15:
        s.zone[card] = POT
        s.known[card] = knows_zone(slot - 10)
    else:
        s.spot[card] = count(s, LOOK, 0)
        s.zone[card] = LOOK
        s.known[card] = knows_spot(max(0, s.active))


@called
def imagine_order(s: State, player: int, place: int) -> None:
    """Cards of a deck whose place the seat does not know take the free places, in any order."""
    left = 0
    for card in range(CARDS):
        if s.zone[card] == DECK + place:
            if player < 0 or (s.known[card] >> (player + SEATS)) & 1 == 0:
                s.spot[card] = NO_SPOT
                left += 1
    for spot in range(0 + s.deck_bottom[place], 0 + s.deck_top[place]):
        if left > 0 and not is_taken(s, place, spot):
            skip = below(s, left)
            for card in range(CARDS):
                if s.zone[card] == DECK + place and s.spot[card] == NO_SPOT:
                    if skip == 0:
                        s.spot[card] = spot
                    skip -= 1
            left -= 1


@called
def is_taken(s: State, place: int, spot: int) -> bool:
    for card in range(CARDS):
        if s.zone[card] == DECK + place and s.spot[card] == spot:
            return True
    return False


# ---- crises and crossroads


@called
def imagine_crises(s: State) -> None:
    unseen = 0  # as bits
    for card in range(CRISES):
        if (s.crises_gone >> card) & 1 == 0 and s.crisis != card:
            unseen |= 1 << card
    for i in range(0 + s.crisis_next, 0 + s.crisis_end):
        if s.crises[i] >= 0:
            unseen &= ~(1 << s.crises[i])
    for i in range(0 + s.crisis_next, 0 + s.crisis_end):
        if s.crises[i] < 0:
            card = any_of(s, unseen, CRISES)
            s.crises[i] = card
            unseen &= ~(1 << card)


@rule
def any_of(s: State, bits: int, most: int) -> int:
    """One of the bits, each equally likely."""
    n = 0
    for i in range(most):
        n += (bits >> i) & 1
    skip = below(s, n)
    for i in range(most):
        if (bits >> i) & 1:
            if skip == 0:
                return i
            skip -= 1
    return 0


@called
def imagine_crossroads(s: State) -> None:
    low, high = 0, 0  # unseen cards, as bits: 0 to 39, 40 to 79
    n = 0
    for card in range(CROSSROADS):
        fired = (s.crossroads_fired[card // 40] >> (card % 40)) & 1
        if is_in_crossroads(s, card) and fired == 0 and not is_returned(s, card):
            n += 1
            if card < 40:
                low |= 1 << card
            else:
                high |= 1 << (card - 40)
    for i in range(s.crossroad_next - 1, 0 + s.crossroad_end):
        hidden = s.crossroads[i] < 0 if i >= s.crossroad_next else False
        if i == s.crossroad_next - 1:
            hidden = s.drawer >= 0 and s.drawn_card < 0
        if hidden:
            skip = below(s, n)
            card = nth_of(low, high, skip)
            if i < s.crossroad_next:
                s.drawn_card = card
            else:
                s.crossroads[i] = card
            if card < 40:
                low &= ~(1 << card)
            else:
                high &= ~(1 << (card - 40))
            n -= 1


@called
def is_returned(s: State, card: int) -> bool:
    """The seat knows where it is: in its own hand, or put under the deck by itself."""
    if s.drawn_card == card:
        return True
    for i in range(0 + s.crossroad_next, 0 + s.crossroad_end):
        if s.crossroads[i] == card:
            return True
    return False


@called
def nth_of(low: int, high: int, skip: int) -> int:
    for card in range(CROSSROADS):
        bit = (low >> card) & 1 if card < 40 else (high >> (card - 40)) & 1
        if bit == 1:
            if skip == 0:
                return card
            skip -= 1
    return 0


# ---- setup


@called
def imagine_dealt(s: State) -> None:
    """Four survivors each; the first ones are those already kept."""
    taken = 0
    for seat in range(0 + s.players):
        for i in range(DEALT):
            if s.dealt[seat][i] >= 0:
                taken |= 1 << s.dealt[seat][i]
    kept = 0
    if s.question == Question.KEEP:
        kept = s.stack[s.depth - 1][1] - 1
    for seat in range(0 + s.players):
        if s.dealt[seat][0] < 0:
            for i in range(DEALT):
                x = any_of(s, ~taken, SURVIVORS)
                taken |= 1 << x
                s.dealt[seat][i] = x
                if i < kept:
                    s.kept[seat] |= 1 << x


# ---- secrets


@called
def imagine_secrets(s: State) -> None:
    """From the pool that the options made, less what the seat has seen (COL-036)."""
    loyal = s.players if s.options[Option.BETRAYAL] else 2 * s.players
    betrayals = 1 - s.options[Option.NO_BETRAYER]
    if is_duel(s):
        betrayals = 0
        imagine_second_secrets(s)
    taken = 0
    for seat in range(0 + s.players):
        if s.secret[seat] >= LOYAL:
            betrayals = 0
        elif s.secret[seat] >= 0:
            loyal -= 1
            taken |= 1 << s.secret[seat]
        elif is_exile(s, seat):  # no loyal card was shown: a betrayer (COL-213)
            s.secret[seat] = LOYAL + below(s, BETRAYALS)
            betrayals = 0
    for seat in range(0 + s.players):
        if s.secret[seat] < 0:
            if below(s, loyal + betrayals) < betrayals:
                s.secret[seat] = LOYAL + below(s, BETRAYALS)
                betrayals = 0
            else:
                card = any_of(s, ~taken, LOYAL)
                s.secret[seat] = card
                taken |= 1 << card
                loyal -= 1


@called
def imagine_second_secrets(s: State) -> None:
    for seat in range(0 + s.players):
        if s.second_secret[seat] < 0:
            other = 0 + s.second_secret[1 - seat]
            card = LOYAL + below(s, BETRAYALS)
            while card == other:
                card = LOYAL + below(s, BETRAYALS)
            s.second_secret[seat] = card


@called
def imagine_exile_cards(s: State) -> None:
    taken = 0
    for seat in range(0 + s.players):
        if s.exile_card[seat] >= 0:
            taken |= 1 << s.exile_card[seat]
    for seat in range(0 + s.players):
        if is_exile(s, seat) and s.exile_card[seat] < 0:
            card = any_of(s, ~taken, EXILED_CARDS)
            s.exile_card[seat] = card
            taken |= 1 << card


@called
def imagine_locked(s: State, player: int) -> None:
    """x45: the locked card of another player is one of that hand which the seat does not know."""
    if s.locked_seat < 0 or s.locked >= 0:
        return
    unknown = 0
    for card in range(CARDS):
        unknown += may_be_locked(s, player, card)
    if unknown == 0:
        return
    skip = below(s, unknown)
    for card in range(CARDS):
        if may_be_locked(s, player, card):
            if skip == 0:
                s.locked = card
            skip -= 1


@rule
def may_be_locked(s: State, player: int, card: int) -> bool:
    if s.zone[card] != s.locked_seat:
        return False
    return player < 0 or (s.known[card] >> player) & 1 == 0
