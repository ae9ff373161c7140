"""Small deeds of survivor-bound crossroads cards that the vocabulary has no word for."""

from __future__ import annotations

from shamble.games.colony import game
from shamble.games.colony.content.items import (
    BEARER,
    CARD_ITEM,
    CARDS,
    DECK,
    GEARS,
    GONE,
    ITEMS_OF,
    KIND,
    OFFER,
    SYMBOL,
    WASTE,
    Kind,
    Symbol,
)
from shamble.games.colony.content.places import Place
from shamble.games.colony.content.survivors import SURVIVORS, Survivor
from shamble.games.colony.rules.cards.items import (
    count_in,
    in_hand,
    put,
    random_in_hand,
    shuffle_deck,
)
from shamble.games.colony.rules.cards.knowing import ALL_SEATS, knows_zone, loosen_lock, miss
from shamble.games.colony.rules.choices.choosing import ask_seat, ask_seat_or_done, ask_survivor
from shamble.games.colony.rules.choices.picking import (
    ask_amount,
    ask_card,
    ask_card_or_done,
    take_item,
)
from shamble.games.colony.rules.colony_phase.tokens import change_food, change_morale
from shamble.games.colony.rules.crossroads.deeds_general import see_hand_of
from shamble.games.colony.rules.crossroads.triggers import hidden_secrets, nominees_at_colony
from shamble.games.colony.rules.effects.on_cards import count_offered
from shamble.games.colony.rules.effects.on_people import put_survivor
from shamble.games.colony.rules.effects.refs import survivor_of
from shamble.games.colony.rules.people.exposure import add_token, die_of_tokens
from shamble.games.colony.rules.terms import (
    free_spaces,
    is_member,
    is_out,
)
from shamble.games.colony.state import Event, Purpose, State, Step, Whom
from shamble.rules import EVERYONE, emit, push, roll

# ---- decks and piles: y02, y09, y14


@game.step(Step.DECK_FOOD_GONE)
def deck_food_gone(s: State, place: int) -> None:
    """y02: all food cards of the deck to the gone pile."""
    for card in range(CARDS):
        if s.zone[card] == DECK + place and SYMBOL[CARD_ITEM[card]] == Symbol.FOOD:
            put(s, card, GONE, ALL_SEATS)
            emit(s, Event.REVEALED, EVERYONE, place, CARD_ITEM[card])
    miss(s, place, ALL_SEATS, Symbol.FOOD)
    shuffle_deck(s, place)


@game.step(Step.EMPTY_DECK)
def empty_deck(s: State, place: int) -> None:
    """y14: all item cards there are removed from the game."""
    for card in range(CARDS):
        if s.zone[card] == DECK + place:
            put(s, card, GONE, ALL_SEATS)
    shuffle_deck(s, place)


@game.step(Step.JARS)
def jars(s: State, count: int) -> None:
    """y09: the last USE and EQUIP cards of the gone pile go on the waste pile."""
    for _ in range(count):
        best = -1
        for card in range(CARDS):
            if s.zone[card] == GONE and KIND[CARD_ITEM[card]] != Kind.EVENT:
                if best < 0 or s.spot[card] > s.spot[best]:
                    best = card
        if best >= 0:
            emit(s, Event.TO_WASTE, EVERYONE, CARD_ITEM[best])
            put(s, best, WASTE, ALL_SEATS)


# ---- y10, y11


@game.step(Step.WOUND_LOWEST)
def wound_lowest(s: State, but: int) -> None:
    """y10: the lowest influence in play, other than Noel."""
    for x in range(SURVIVORS):
        if x != but and s.place[x] >= 0:
            add_token(s, x, 0)
            die_of_tokens(s, x)
            return


@game.step(Step.ITEMS_TO_HAND)
def items_to_hand(s: State, who: int) -> None:
    x = survivor_of(s, who)
    if x < 0:
        return
    for gear in range(GEARS):
        if s.zone[gear] == BEARER + x:
            put(s, gear, s.owner[x], ALL_SEATS)


# ---- y13


@game.step(Step.OFFICE)
def office(s: State, sent: int) -> None:
    """See all hands; then exactly three medicine cards, or none, to the gone pile.

    Asked whatever the hands hold (`may_send_medicine`): the others learn only what is sent.
    """
    if sent == 3:
        change_morale(s, 1)
        return
    seat = s.active
    seats = 0
    left = 0
    for p in range(s.players):
        left += count_in(s, p, Symbol.MEDICINE)
        if not is_out(s, p):
            seats |= 1 << p
            if sent == 0 and p != seat:
                see_hand_of(s, seat, p)
    if sent > 0 and left == 0:  # only in a world that somebody imagines in the middle of it
        return
    push(s, Step.OFFICE_CHOSEN, sent)
    if sent == 0:
        ask_seat_or_done(s, seat, seats, Purpose.MEDICINE)
    else:
        ask_seat(s, seat, seats, Purpose.MEDICINE)


@game.step(Step.OFFICE_CHOSEN)
def office_chosen(s: State, sent: int) -> None:
    if s.who >= 0:
        push(s, Step.OFFICE_TAKEN, s.who, sent)
        ask_card(s, s.active, s.who, ITEMS_OF[Symbol.MEDICINE], Purpose.MEDICINE)


@game.step(Step.OFFICE_TAKEN)
def office_taken(s: State, seat: int, sent: int) -> None:
    item = take_item(s)
    card = -1
    for c in range(CARDS):
        if s.zone[c] == seat and SYMBOL[CARD_ITEM[c]] == Symbol.MEDICINE and card < 0:
            if item < 0 or CARD_ITEM[c] == item:
                card = c
    emit(s, Event.LOST_CARD, EVERYONE, seat, CARD_ITEM[card])
    loosen_lock(s, seat)
    put(s, card, GONE, ALL_SEATS)
    push(s, Step.OFFICE, sent + 1)


@game.step(Step.LOOK_AT_SECRET)
def look_at_secret(s: State, chosen: int) -> None:
    seat = s.active
    if chosen == 0:
        push(s, Step.LOOK_AT_SECRET, 1)
        ask_seat(s, seat, hidden_secrets(s, seat), Purpose.LOOK)
    elif s.who >= 0:
        s.seen_secrets[seat] |= 1 << s.who
        emit(s, Event.LOOKED, EVERYONE, seat, s.who)
        emit(s, Event.SECRET_SEEN, 1 << seat, s.who, s.secret[s.who])


# ---- y15


@game.step(Step.FOUR_WOUNDS)
def four_wounds(s: State, left: int, chosen: int) -> None:
    """Cole's controller distributes them among the others at his place; then the deaths."""
    if chosen == 1 and s.picked >= 0:
        add_token(s, s.picked, 0)
    if left == 0:
        push(s, Step.BURY)
        return
    push(s, Step.FOUR_WOUNDS, left - 1, 1)
    ask_survivor(s, s.chooser, Whom.SOLDIERS_NEIGHBOUR, Purpose.WOUND)


# ---- y16


@game.step(Step.CHEST)
def chest(s: State) -> None:
    """Dale and two own free survivors to the hospital; others there make room."""
    s.chosen = -1
    s.other = -1
    push(s, Step.CHEST_CHOSEN, 0)
    ask_survivor(s, s.active, Whom.PATIENT, Purpose.PLACE)


@game.step(Step.CHEST_CHOSEN)
def chest_chosen(s: State, count: int) -> None:
    if count == 0:
        s.chosen = s.picked
        push(s, Step.CHEST_CHOSEN, 1)
        ask_survivor(s, s.active, Whom.PATIENT, Purpose.PLACE)
        return
    s.other = s.picked
    push(s, Step.CHEST_SHIFT)


@game.step(Step.CHEST_SHIFT)
def chest_shift(s: State) -> None:
    """One by one, until the three fit."""
    coming = 0
    for x in range(SURVIVORS):
        if x == Survivor.DALE_HUTCHINS or x == s.chosen or x == s.other:
            coming += s.place[x] != Place.HOSPITAL
    if free_spaces(s, Place.HOSPITAL) >= coming:
        push(s, Step.CHEST_GO)
        return
    push(s, Step.CHEST_MOVE)
    ask_survivor(s, s.active, Whom.OUT_OF_HOSPITAL, Purpose.PLACE)


@game.step(Step.CHEST_MOVE)
def chest_move(s: State) -> None:
    put_survivor(s, s.picked, Place.COLONY)
    push(s, Step.CHEST_SHIFT)


@game.step(Step.CHEST_GO)
def chest_go(s: State) -> None:
    dale = int(Survivor.DALE_HUTCHINS)
    put_survivor(s, dale, Place.HOSPITAL)
    put_survivor(s, s.chosen, Place.HOSPITAL)
    put_survivor(s, s.other, Place.HOSPITAL)
    push(s, Step.EXPOSE, s.other, 2)
    push(s, Step.EXPOSE, s.chosen, 2)
    push(s, Step.EXPOSE, dale, 2)


# ---- y17


@game.step(Step.DUSTER)
def duster(s: State, asked: int, offered: int) -> None:
    """A tool card and a fuel card together, and Astrid: all of it, or nothing."""
    if offered == 1:
        item = take_item(s)
        seat = (s.active + asked) % s.players
        if item >= 0:
            emit(s, Event.OFFERED, EVERYONE, seat, item)
            put(s, in_hand(s, seat, item), OFFER + seat, ALL_SEATS)
            asked = -1
        asked += 1
    have = count_offered(s)
    if have == 2:
        push(s, Step.MORALE, 1)
        push(s, Step.REMOVE, Survivor.ASTRID_MOEN)
        push(s, Step.TAKE_OFFERS, 1, 1)
    elif asked == s.players:
        push(s, Step.TAKE_OFFERS, 0, 1)
    else:
        seat = (s.active + asked) % s.players
        if is_member(s, seat):
            push(s, Step.DUSTER, asked, 1)
            symbol = Symbol.TOOL if have == 0 else Symbol.FUEL
            ask_card_or_done(s, seat, seat, ITEMS_OF[symbol], Purpose.OFFER)
        else:
            push(s, Step.DUSTER, asked + 1, 0)


# ---- y21, y23


@game.step(Step.MOULD)
def mould(s: State) -> None:
    """k food for k medicine cards of the gone pile."""
    push(s, Step.MOULD_CHOSEN)
    most = min(s.food, count_in(s, GONE, Symbol.MEDICINE))
    ask_amount(s, s.active, 1, most, Purpose.AMOUNT_FOOD)


@game.step(Step.MOULD_CHOSEN)
def mould_chosen(s: State) -> None:
    change_food(s, -s.amount)
    push(s, Step.AMOUNT_FROM_GONE, Symbol.MEDICINE)


@game.step(Step.KITCHEN)
def kitchen(s: State) -> None:
    """A 1 kills both; else as many zombies as a second roll give way to barricades."""
    value = roll(s, 6)
    emit(s, Event.ROLLED_DIE, EVERYONE, s.chooser, value - 1)
    if value == 1:
        push(s, Step.KILL, Survivor.ANTON_KESSLER)
        push(s, Step.KILL, Survivor.FELIX_WARD)
        return
    value = roll(s, 6)
    emit(s, Event.ROLLED_DIE, EVERYONE, s.chooser, value - 1)
    push(s, Step.REMOVE_ZOMBIES, value, Place.COLONY, 1)


# ---- y27


@game.step(Step.STOCKTAKE)
def stocktake(s: State) -> None:
    """One random hand card of each other player with survivors at the colony."""
    seat = s.active
    for p in range(s.players):
        if (nominees_at_colony(s, seat) >> p) & 1 and s.hand_count[p] > 0:
            card = random_in_hand(s, p)
            s.known[card] |= knows_zone(seat)
            emit(s, Event.LOOKED, EVERYONE, seat, p)
            emit(s, Event.SAW, 1 << seat, p, CARD_ITEM[card])


@game.step(Step.STOCKTAKE_VOTE)
def stocktake_vote(s: State, chosen: int) -> None:
    if chosen == 1:
        push(s, Step.CALL_VOTE, s.who)
        return
    push(s, Step.STOCKTAKE_VOTE, 1)
    ask_seat(s, s.active, nominees_at_colony(s, s.active), Purpose.WHICH)
