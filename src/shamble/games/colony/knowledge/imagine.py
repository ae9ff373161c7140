"""Possible worlds: what a seat does not know, dealt at random so that everything fits.

The crossroads card of the turn is one that would not have fired yet, as far as the position tells:
of what was so earlier in the turn only who moved is remembered.
"""

from __future__ import annotations

from shamble.games.colony.content.conditions import MOST, WIDTH, Cond
from shamble.games.colony.content.crossroads import ALWAYS_ADDS, TRIGGER_EVENT
from shamble.games.colony.content.items import CARDS
from shamble.games.colony.content.names import (
    BETRAYALS,
    CRISES,
    CROSSROADS,
    EXILED_CARDS,
    LOYAL,
)
from shamble.games.colony.content.places import Place
from shamble.games.colony.content.requirements import REQUIREMENTS, TRIGGER_ROW
from shamble.games.colony.content.survivors import SURVIVORS
from shamble.games.colony.knowledge.imagine_items import imagine_items, knows
from shamble.games.colony.rules.cards.knowing import home_of
from shamble.games.colony.rules.crossroads.triggers import holds_by
from shamble.games.colony.rules.setup import DEALT, is_in_crossroads
from shamble.games.colony.rules.terms import free_spaces, is_coop, is_duel, is_member, is_out
from shamble.games.colony.state import Happened, Option, Phase, Question, State, Step
from shamble.rules import below, rule

TRIES = 60


@rule
def imagine_all(s: State, player: int) -> None:
    imagine_items(s, player)
    imagine_crises(s, player)
    imagine_crossroads(s)
    if s.phase == Phase.SETUP:
        imagine_dealt(s)
    if not is_coop(s):
        imagine_secrets(s)
        imagine_exile_cards(s)
    imagine_locked(s, player)


# ---- crises and crossroads


@rule
def imagine_crises(s: State, player: int) -> None:
    unseen = 0  # as bits
    for card in range(CRISES):
        if (s.crises_gone >> card) & 1 == 0 and s.crisis != card:
            unseen |= 1 << card
    for i in range(s.crisis_next, s.crisis_end):
        if s.crises[i] >= 0:
            unseen &= ~(1 << s.crises[i])
    for i in range(s.crisis_next, s.crisis_end):
        if s.crises[i] < 0:
            card = any_of(s, unseen, CRISES)
            s.crises[i] = card
            unseen &= ~(1 << card)
    if player >= 0 and (s.crisis_pair >> player) & 1 and below(s, 2) == 1:
        first = s.crisis_next
        card = s.crises[first]
        s.crises[first] = s.crises[first + 1]
        s.crises[first + 1] = card


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


@rule
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
    for i in range(s.crossroad_next - 1, s.crossroad_end):
        hidden = s.crossroads[i] < 0 if i >= s.crossroad_next else False
        if i == s.crossroad_next - 1:
            hidden = s.drawer >= 0 and s.drawn_card < 0
        if hidden:
            card = 0
            if i < s.crossroad_next:
                card = one_that_waits(s, low, high, n)
                s.drawn_card = card
            else:
                card = nth_of(low, high, below(s, n))
                s.crossroads[i] = card
            if card < 40:
                low &= ~(1 << card)
            else:
                high &= ~(1 << (card - 40))
            n -= 1


@rule
def one_that_waits(s: State, low: int, high: int, n: int) -> int:
    """One of the unseen cards that would not have fired by now (COL-081)."""
    mover = -1
    there = -1
    for i in range(s.depth):
        if s.stack[i][0] == Step.MOVED:  # the test of this move is yet to come
            mover = s.stack[i][1]
            there = s.place[mover]
            if there >= 0:
                s.place[mover] = s.stack[i][2]
    tested = is_tested(s)
    card = nth_of(low, high, below(s, n))
    for _ in range(TRIES):
        if tested and has_held(s, card, mover):
            card = nth_of(low, high, below(s, n))
    if mover >= 0:
        s.place[mover] = there
    return card


@rule
def is_tested(s: State) -> bool:
    """COL-072: at the beginning of a turn the card is not tested yet."""
    for i in range(s.depth):
        if s.stack[i][0] == Step.TURN and s.stack[i][1] == 1:
            return False
    return s.active >= 0 and not is_out(s, s.active)


@rule
def has_held(s: State, card: int, mover: int) -> bool:
    """Whether its trigger held at the last test, or after an earlier move of this turn."""
    seat = s.active
    event = TRIGGER_EVENT[card]
    if ALWAYS_ADDS[card] == 1 and free_spaces(s, Place.COLONY) <= 0:
        return False
    if event != 0:
        has_moved = False
        for x in range(SURVIVORS):
            if (s.moved >> x) & 1 and x != mover and s.owner[x] == seat and s.place[x] >= 0:
                has_moved = True
        if event != Happened.MOVED or not has_moved:
            return False
    row = TRIGGER_ROW + card
    for i in range(MOST):
        kind = REQUIREMENTS[row][WIDTH * i]
        if kind < 0:
            return True
        what, number = REQUIREMENTS[row][WIDTH * i + 1], REQUIREMENTS[row][WIDTH * i + 2]
        if event != 0:
            if kind != Cond.IT_IS_FREE or not is_member(s, seat):
                return False
        elif not holds_by(s, kind, seat, what, number):
            return False
    return True


@rule
def is_returned(s: State, card: int) -> bool:
    """The seat knows where it is: in its own hand, or put under the deck by itself."""
    if s.drawn_card == card:
        return True
    for i in range(s.crossroad_next, s.crossroad_end):
        if s.crossroads[i] == card:
            return True
    return False


@rule
def nth_of(low: int, high: int, skip: int) -> int:
    for card in range(CROSSROADS):
        bit = (low >> card) & 1 if card < 40 else (high >> (card - 40)) & 1
        if bit == 1:
            if skip == 0:
                return card
            skip -= 1
    return 0


# ---- setup


@rule
def imagine_dealt(s: State) -> None:
    """Four survivors each; the first ones are those already kept."""
    taken = 0
    for seat in range(s.players):
        for i in range(DEALT):
            if s.dealt[seat][i] >= 0:
                taken |= 1 << s.dealt[seat][i]
    kept = 0
    if s.question == Question.KEEP:
        kept = s.stack[s.depth - 1][1] - 1
    for seat in range(s.players):
        if s.dealt[seat][0] < 0:
            for i in range(DEALT):
                x = any_of(s, ~taken, SURVIVORS)
                taken |= 1 << x
                s.dealt[seat][i] = x
                if i < kept:
                    s.kept[seat] |= 1 << x


# ---- secrets


@rule
def imagine_secrets(s: State) -> None:
    """From the pool that the options made, less what the seat has seen (COL-036)."""
    loyal = s.players if s.options[Option.BETRAYAL] else 2 * s.players
    betrayals = 1 - s.options[Option.NO_BETRAYER]
    if is_duel(s):
        betrayals = 0
        imagine_second_secrets(s)
    taken = 0
    for seat in range(s.players):
        if s.secret[seat] >= LOYAL:
            betrayals = 0
        elif s.secret[seat] >= 0:
            loyal -= 1
            taken |= 1 << s.secret[seat]
        elif (s.exiled >> seat) & 1:  # no loyal card was shown: a betrayer (COL-213)
            s.secret[seat] = LOYAL + below(s, BETRAYALS)
            betrayals = 0
    for seat in range(s.players):
        if s.secret[seat] < 0:
            if below(s, loyal + betrayals) < betrayals:
                s.secret[seat] = LOYAL + below(s, BETRAYALS)
                betrayals = 0
            else:
                card = any_of(s, ~taken, LOYAL)
                s.secret[seat] = card
                taken |= 1 << card
                loyal -= 1


@rule
def imagine_second_secrets(s: State) -> None:
    for seat in range(s.players):
        if s.second_secret[seat] < 0:
            other = s.second_secret[1 - seat]
            card = LOYAL + below(s, BETRAYALS)
            while card == other:
                card = LOYAL + below(s, BETRAYALS)
            s.second_secret[seat] = card


@rule
def imagine_exile_cards(s: State) -> None:
    taken = 0
    for seat in range(s.players):
        if s.exile_card[seat] >= 0:
            taken |= 1 << s.exile_card[seat]
    for seat in range(s.players):
        if (s.exiled >> seat) & 1 and s.exile_card[seat] < 0:
            card = any_of(s, ~taken, EXILED_CARDS)
            s.exile_card[seat] = card
            taken |= 1 << card


@rule
def imagine_locked(s: State, player: int) -> None:
    """x45: the locked card of another player is one of that hand which the seat does not know.

    Or none, if it may have been lost since; the two that it concerns know.
    """
    if s.locked_seat < 0 or s.locked >= 0 or s.locked_seat == player or s.lock_from == player:
        return
    unknown = s.lock_loose
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
    if s.zone[card] != s.locked_seat or (s.lock_homes >> home_of(s, card)) & 1 == 0:
        return False
    return not knows(s, player, card)
