"""The vocabulary of cards, continued: item cards and dice that effects move (4.31)."""

from __future__ import annotations

from shamble.games.colony import game
from shamble.games.colony.content.items import (
    CARD_ITEM,
    CARDS,
    DECK,
    GONE,
    ITEMS_OF,
    LOOK,
    OFFER,
    SYMBOL,
    WASTE,
    Symbol,
)
from shamble.games.colony.rules.cards.items import (
    count_in,
    draw,
    first_in,
    in_hand,
    put,
    shuffle_deck,
)
from shamble.games.colony.rules.cards.knowing import ALL_SEATS, knows_zone, miss
from shamble.games.colony.rules.cards.losing import lose_any
from shamble.games.colony.rules.choices.picking import (
    ask_amount,
    ask_card,
    ask_card_or_done,
    ask_die,
    ask_die_or_done,
    take_item,
)
from shamble.games.colony.rules.effects.refs import place_of
from shamble.games.colony.rules.terms import (
    deck_size,
    dice_of,
    is_member,
    is_out,
    seat_in_turn,
    take_die,
)
from shamble.games.colony.state import Event, Purpose, State, Step
from shamble.rules import EVERYONE, emit, how_many, push, rule

# ---- out of item decks


@game.step(Step.DRAW)
def draw_cards(s: State, count: int) -> None:
    """COL-326: the top cards of the deck THERE, unseen by others."""
    if s.there < 1:
        return
    seat = s.active
    n = min(count, deck_size(s, s.there))
    for _ in range(n):
        card = draw(s, s.there, seat, knows_zone(seat))
        emit(s, Event.DREW_CARD, 1 << seat, CARD_ITEM[card])
    emit(s, Event.DREW, EVERYONE, seat, n, s.there)


@game.step(Step.FETCH)
def fetch(s: State, count: int, where: int, symbol: int) -> None:
    """COL-327: look through a deck, take cards of choice; COL-092: shuffle it afterwards."""
    s.there = place_of(s, where)
    if s.there < 1 or deck_size(s, s.there) == 0:
        return
    seat = s.active
    for card in range(CARDS):  # the seat knows now what is in it
        if s.zone[card] == DECK + s.there:
            s.known[card] |= knows_zone(seat)
    miss(s, s.there, knows_zone(seat), -1)
    push(s, Step.FETCHED, count, symbol, -1, 0)


@game.step(Step.FETCHED)
def fetched(s: State, left: int, symbol: int, first: int, taken: int) -> None:
    """Card by card; `first` is -1 until one has been asked for. COL-029: all know how many."""
    seat = s.active
    zone = DECK + s.there
    if first == 0:
        item = take_item(s)
        if item >= 0:
            card = first_in(s, zone, item)
            take_out(s, card)
            all_can_tell = symbol >= 0 and how_many(ITEMS_OF[symbol]) == 1
            put(s, card, seat, ALL_SEATS if all_can_tell else knows_zone(seat))
            forget_deck(s, seat)
            emit(s, Event.DREW_CARD, 1 << seat, item)
            left -= 1
            taken += 1
        else:
            left = 0
    fits = -1 if symbol < 0 else ITEMS_OF[symbol]
    if left == 0 or deck_size(s, s.there) == 0:
        emit(s, Event.DREW, EVERYONE, seat, taken, s.there)
        shuffle_deck(s, s.there)
        return
    push(s, Step.FETCHED, left, symbol, 0, taken)
    if symbol < 0:
        ask_card(s, seat, zone, fits, Purpose.FETCH)
    else:
        ask_card_or_done(s, seat, zone, fits, Purpose.FETCH)


@rule
def take_out(s: State, card: int) -> None:
    """The cards above close the gap."""
    for other in range(CARDS):
        if s.zone[other] == s.zone[card] and s.spot[other] > s.spot[card]:
            s.spot[other] -= 1
    s.deck_top[s.there] -= 1


@rule
def forget_deck(s: State, seat: int) -> None:
    """Others do not know which card was taken."""
    for card in range(CARDS):
        if s.zone[card] == DECK + s.there:
            s.known[card] &= knows_zone(seat)


@game.step(Step.REVEAL_FOR)
def reveal_for(s: State, symbol: int, place: int, wanted: int, most: int) -> None:
    """Turn cards up until so many of a symbol are found; take them, shuffle the rest back."""
    seat = s.active
    found = 0
    turned = 0
    while found < wanted and turned < most and deck_size(s, place) > 0:
        card = draw(s, place, LOOK, ALL_SEATS)
        turned += 1
        emit(s, Event.REVEALED, EVERYONE, place, CARD_ITEM[card])
        if SYMBOL[CARD_ITEM[card]] == symbol:
            found += 1
            put(s, card, seat, ALL_SEATS)
            emit(s, Event.TOOK, EVERYONE, seat, CARD_ITEM[card])
    put_look_back(s, place)
    if symbol == Symbol.FOOD:  # x06
        s.no_food_cards = 1


@rule
def put_look_back(s: State, place: int) -> None:
    """Revealed cards go back into their deck, which is shuffled."""
    if deck_size(s, place) == 0:  # all have seen all of it
        miss(s, place, ALL_SEATS, -1)
    for card in range(CARDS):
        if s.zone[card] == LOOK:
            put(s, card, DECK + place, ALL_SEATS)
            s.spot[card] = s.deck_top[place]
            s.deck_top[place] += 1
    shuffle_deck(s, place)


# ---- the gone pile


@game.step(Step.FROM_GONE)
def from_gone(s: State, symbol: int, count: int) -> None:
    """x48: up to so many cards of a symbol; nothing for who is out by now (COL-094a)."""
    if is_out(s, s.active):
        return
    push(s, Step.AMOUNT_FROM_GONE, symbol)
    ask_amount(s, s.active, 0, min(count, count_in(s, GONE, symbol)), Purpose.TAKE)


@game.step(Step.AMOUNT_FROM_GONE)
def amount_from_gone(s: State, symbol: int) -> None:
    """Card by card: which, where there are several sorts."""
    if s.amount > 0:
        push(s, Step.GONE_CHOSEN, symbol, s.amount)
        ask_card(s, s.active, GONE, ITEMS_OF[symbol], Purpose.TAKE)


@game.step(Step.GONE_CHOSEN)
def gone_chosen(s: State, symbol: int, left: int) -> None:
    item = take_item(s)
    if item < 0:
        return
    put(s, first_in(s, GONE, item), s.active, ALL_SEATS)
    emit(s, Event.TOOK, EVERYONE, s.active, item)
    s.amount = left - 1
    push(s, Step.AMOUNT_FROM_GONE, symbol)


@game.step(Step.GONE_TO_WASTE)
def gone_to_waste(s: State) -> None:
    """x22: all fuel and medicine cards of the gone pile."""
    fits = ITEMS_OF[Symbol.FUEL] | ITEMS_OF[Symbol.MEDICINE]
    for card in range(CARDS):
        if s.zone[card] == GONE and (fits >> CARD_ITEM[card]) & 1:
            put(s, card, WASTE, ALL_SEATS)
            emit(s, Event.TO_WASTE, EVERYONE, CARD_ITEM[card])


# ---- losing cards


@game.step(Step.LOSE_CARD)
def lose_card(s: State, count: int) -> None:
    """Hand cards of choice to the gone pile."""
    seat = s.chooser
    if count > 0 and s.hand_count[seat] > 0:
        push(s, Step.LOSE_CARD, count - 1)
        push(s, Step.CARD_LOST, seat, 1)
        ask_card(s, seat, seat, -1, Purpose.LOSE)


@game.step(Step.LOSE_RANDOM)
def lose_random(s: State, count: int) -> None:
    seat = s.chooser
    for _ in range(min(count, s.hand_count[seat])):
        lose_any(s, seat)


# ---- together (COL-325)


@game.step(Step.TOGETHER)
def together(s: State, symbol: int, wanted: int, to_gone: int, asked: int) -> None:
    """From the active player clockwise each non-exiled player offers openly; see OFFERED."""
    s.done = 0
    have = count_offered(s)
    if asked == s.players or have >= wanted:
        push(s, Step.TAKE_OFFERS, 1 if have >= wanted else 0, to_gone)
        return
    seat = (s.active + asked) % s.players
    if not is_member(s, seat):
        push(s, Step.TOGETHER, symbol, wanted, to_gone, asked + 1)
        return
    push(s, Step.OFFERED, symbol, wanted, to_gone, asked)
    ask_card_or_done(s, seat, seat, ITEMS_OF[symbol], Purpose.OFFER)


@game.step(Step.OFFERED)
def offered(s: State, symbol: int, wanted: int, to_gone: int, asked: int) -> None:
    item = take_item(s)
    seat = (s.active + asked) % s.players
    if item < 0:
        push(s, Step.TOGETHER, symbol, wanted, to_gone, asked + 1)
        return
    emit(s, Event.OFFERED, EVERYONE, seat, item)
    put(s, in_hand(s, seat, item), OFFER + seat, ALL_SEATS)
    push(s, Step.TOGETHER, symbol, wanted, to_gone, asked)


@rule
def count_offered(s: State) -> int:
    n = 0
    for card in range(CARDS):
        n += OFFER <= s.zone[card] < OFFER + 5
    return n


@game.step(Step.TAKE_OFFERS)
def take_offers(s: State, done: int, to_gone: int) -> None:
    """All offers are taken, or none: then they return to their owners, known to all."""
    s.done = done
    emit(s, Event.TOGETHER_DONE, EVERYONE, done)
    for card in range(CARDS):
        if OFFER <= s.zone[card] < OFFER + 5:
            if done == 0:
                put(s, card, s.zone[card] - OFFER, ALL_SEATS)
            else:
                put(s, card, GONE if to_gone else WASTE, ALL_SEATS)


@game.step(Step.TOGETHER_DICE)
def together_dice(s: State, wanted: int, asked: int) -> None:
    """The same with unused dice."""
    have = 0
    for seat in range(s.players):
        for value in range(6):
            have += s.offered[seat][value]
    if asked == s.players or have >= wanted:
        s.done = 1 if have >= wanted else 0
        emit(s, Event.TOGETHER_DONE, EVERYONE, s.done)
        settle_dice(s)
        return
    seat = (s.active + asked) % s.players
    if not is_member(s, seat) or dice_of(s, seat) == 0:
        push(s, Step.TOGETHER_DICE, wanted, asked + 1)
        return
    push(s, Step.DIE_OFFERED, wanted, asked)
    ask_die_or_done(s, seat, Purpose.OFFER)


@game.step(Step.DIE_OFFERED)
def die_offered(s: State, wanted: int, asked: int) -> None:
    seat = (s.active + asked) % s.players
    if s.pick_die < 0:
        push(s, Step.TOGETHER_DICE, wanted, asked + 1)
        return
    s.dice[seat][s.pick_die] -= 1
    s.offered[seat][s.pick_die] += 1
    emit(s, Event.DIE_OFFERED, EVERYONE, seat, s.pick_die)
    push(s, Step.TOGETHER_DICE, wanted, asked)


@rule
def settle_dice(s: State) -> None:
    for seat in range(s.players):
        for value in range(6):
            n = s.offered[seat][value]
            s.offered[seat][value] = 0
            if s.done:
                s.used_dice[seat] += n
            else:
                s.dice[seat][value] += n


# ---- dice as a cost (COL-324)


@game.step(Step.SPEND_DICE)
def spend_dice(s: State, count: int) -> None:
    if count > 0 and dice_of(s, s.chooser) > 0:
        push(s, Step.SPEND_DICE, count - 1)
        push(s, Step.DIE_SPENT, s.chooser)
        ask_die(s, s.chooser, Purpose.SPEND, 0)


@game.step(Step.DIE_SPENT)
def die_spent(s: State, seat: int) -> None:
    if s.pick_die >= 0:
        take_die(s, seat, s.pick_die)
        emit(s, Event.DIE_SPENT, EVERYONE, seat, s.pick_die)


@game.step(Step.SPEND_ALL)
def spend_all(s: State) -> None:
    spend_all_dice(s, s.active)


@rule
def spend_all_dice(s: State, seat: int) -> None:
    for value in range(6):
        s.used_dice[seat] += s.dice[seat][value]
        s.dice[seat][value] = 0


@game.step(Step.EACH_SPENDS)
def each_spends(s: State, turn: int) -> None:
    """x37: each player with an unused die spends one, from the first player on."""
    if turn == s.players:
        return
    seat = seat_in_turn(s, turn)
    push(s, Step.EACH_SPENDS, turn + 1)
    if dice_of(s, seat) > 0:
        push(s, Step.DIE_SPENT, seat)
        ask_die(s, seat, Purpose.SPEND, 0)
