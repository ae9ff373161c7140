"""Small deeds of general crossroads cards that the vocabulary has no word for."""

from __future__ import annotations

from shamble.games.colony import game
from shamble.games.colony.content.items import (
    CARD_ITEM,
    CARDS,
    LOOK,
    POT,
)
from shamble.games.colony.content.places import PLACES, Place
from shamble.games.colony.content.survivors import SURVIVORS, Survivor
from shamble.games.colony.rules.cards.items import discard, draw, first_in, in_hand, put
from shamble.games.colony.rules.cards.knowing import (
    ALL_SEATS,
    forget_hand,
    forget_hand_of_both,
    homes_of,
    knows_zone,
)
from shamble.games.colony.rules.choices.choosing import ask_seat, ask_survivor
from shamble.games.colony.rules.choices.picking import ask_card, ask_card_or_done, take_item
from shamble.games.colony.rules.colony_phase.crisis import reveal_given, who_gave
from shamble.games.colony.rules.colony_phase.tokens import (
    change_helpless,
    change_morale,
    kill_helpless,
)
from shamble.games.colony.rules.people.death import change_owner, join, random_newcomer
from shamble.games.colony.rules.terms import (
    deck_size,
    free_spaces,
    is_exile,
    is_free,
    is_in_play,
    is_member,
    is_out,
    seat_in_turn,
    zombies_at,
)
from shamble.games.colony.state import Event, Purpose, Question, State, Step
from shamble.rules import EVERYONE, ask, emit, lowest, push, roll, rule

# ---- x02, x18: survivors change hands


@game.step(Step.GIVE_SURVIVOR)
def give_survivor(s: State, chosen: int) -> None:
    """x02: a follower, with items, to a player with fewer survivors."""
    if chosen == 1:
        pass_control(s, s.chosen, s.who)
        return
    seats = 0
    for seat in range(s.players):
        if not is_out(s, seat) and s.group[seat] < s.group[s.active]:
            seats |= 1 << seat
    push(s, Step.GIVE_SURVIVOR, 1)
    ask_seat(s, s.active, seats, Purpose.GIVE_AWAY)


@rule
def pass_control(s: State, x: int, seat: int) -> None:
    change_owner(s, x, seat)
    if is_exile(s, seat) and s.place[x] == Place.COLONY:  # COL-226
        push(s, Step.LEAVE_COLONY, seat, 1)


@game.step(Step.TAKE_OVER)
def take_over(s: State) -> None:
    """x18."""
    if s.chosen >= 0:
        change_owner(s, s.chosen, s.active)


# ---- x07


@game.step(Step.HOLD_BACK)
def hold_back(s: State) -> None:
    """They cannot attack, search or move this turn."""
    if s.chosen >= 0:
        s.held_back |= 1 << s.chosen


# ---- x08, x45: a pair at one place


@game.step(Step.WATCH_PAIR)
def watch_pair(s: State, first: int, second: int, named: int) -> None:
    """AP names the own survivor meant, then the other; the other's controller is the victim."""
    if named == 0:
        push(s, Step.WATCH_PAIR, first, second, 1)
        ask_survivor(s, s.active, first, Purpose.WHICH)
    elif named == 1:
        s.it = s.picked
        push(s, Step.WATCH_PAIR, first, second, 2)
        ask_survivor(s, s.active, second, Purpose.BESIDE)
    else:
        s.other = s.picked
        s.chosen_seat = s.owner[s.other]


@game.step(Step.TOLL)
def toll(s: State) -> None:
    """x08: all but one card go to the exile."""
    push(s, Step.TOLL_PAID)
    ask_card(s, s.active, s.active, -1, Purpose.KEEP_ONE)


@game.step(Step.TOLL_PAID)
def toll_paid(s: State) -> None:
    seat = s.active
    other = s.chosen_seat
    kept = in_hand(s, seat, take_item(s))
    n = 0
    for card in range(CARDS):
        if s.zone[card] == seat and card != kept and card != s.locked:
            put(s, card, other, knows_zone(seat) | knows_zone(other))
            emit(s, Event.STOLE_CARD, knows_zone(seat) | knows_zone(other), CARD_ITEM[card])
            n += 1
    emit(s, Event.LOST_CARDS, EVERYONE, seat, n)
    forget_hand(s, seat)


@game.step(Step.PEEKED_HAND)
def see_hand(s: State) -> None:
    """The active player looks at the whole hand of `chosen_seat`."""
    see_hand_of(s, s.active, s.chosen_seat)


@rule
def see_hand_of(s: State, seat: int, other: int) -> None:
    emit(s, Event.LOOKED, EVERYONE, seat, other)
    for card in range(CARDS):
        if s.zone[card] == other:
            s.known[card] |= knows_zone(seat)
            emit(s, Event.SAW, knows_zone(seat), other, CARD_ITEM[card])


@game.step(Step.WINDOW)
def window(s: State) -> None:
    """x45: one card of choice, which cannot be used before the next round."""
    push(s, Step.WINDOW_TAKEN)
    ask_card(s, s.active, s.chosen_seat, -1, Purpose.TAKE)


@game.step(Step.WINDOW_TAKEN)
def window_taken(s: State) -> None:
    seat = s.active
    other = s.chosen_seat
    item = take_item(s)
    if item < 0:
        return
    card = first_in(s, other, item)
    both = knows_zone(seat) | knows_zone(other)
    put(s, card, seat, both)
    s.locked = card
    s.locked_seat = seat
    s.lock_from = other
    s.lock_loose = 0
    s.lock_homes = homes_of(s, other)
    emit(s, Event.STOLE, EVERYONE, seat, other)
    emit(s, Event.STOLE_CARD, both, item)
    forget_hand_of_both(s, seat, other)


@game.step(Step.SHOW_HAND)
def show_hand(s: State) -> None:
    for card in range(CARDS):
        if s.zone[card] == s.chosen_seat:
            s.known[card] |= ALL_SEATS
            emit(s, Event.SAW, EVERYONE, s.chosen_seat, CARD_ITEM[card])


# ---- x11, x12, x15


@game.step(Step.DEAD_WEIGHT)
def dead_weight(s: State) -> None:
    n = s.helpless
    change_helpless(s, -n)
    change_morale(s, -((n + 1) // 2))


@game.step(Step.GIFTS)
def gifts(s: State) -> None:
    """x12: Noel's controller draws four grocery cards, shows them and gives each away."""
    noel = int(Survivor.NOEL_TANNER)
    if not is_free(s, noel):
        return
    place = int(Place.GROCERY_STORE)
    for _ in range(min(4, deck_size(s, place))):
        card = draw(s, place, LOOK, ALL_SEATS)
        emit(s, Event.REVEALED, EVERYONE, place, CARD_ITEM[card])
    push(s, Step.GIFT_GIVEN, s.owner[noel], 0)


@game.step(Step.GIFT_GIVEN)
def gift_given(s: State, giver: int, asked: int) -> None:
    """In the order drawn, each to another player of choice."""
    card = -1
    for c in range(CARDS):
        if s.zone[c] == LOOK and (card < 0 or s.spot[c] < s.spot[card]):
            card = c
    if card < 0:
        return
    if asked == 1:
        emit(s, Event.TOOK, EVERYONE, s.who, CARD_ITEM[card])
        put(s, card, s.who, ALL_SEATS)
        push(s, Step.GIFT_GIVEN, giver, 0)
        return
    seats = 0
    for seat in range(s.players):
        if seat != giver and not is_out(s, seat):
            seats |= 1 << seat
    if seats == 0:
        seats = 1 << giver
    push(s, Step.GIFT_GIVEN, giver, 1)
    s.there = CARD_ITEM[card]
    ask_seat(s, giver, seats, Purpose.GIFT)


@game.step(Step.FEVER)
def fever(s: State) -> None:
    """x15: without a doctor or a nurse each helpless survivor dies on a 1."""
    if is_in_play(s, Survivor.RUTH_ADEYEMI) or is_in_play(s, Survivor.PRIYA_NAIR):
        return
    dead = 0
    for _ in range(s.helpless):
        dead += roll(s, 6) == 1
    kill_helpless(s, dead)


# ---- x16, x27


@game.step(Step.WEAPON_BREAKS)
def weapon_breaks(s: State) -> None:
    discard(s, s.active, s.weapon)


@game.step(Step.COLE_ENDS)
def cole_ends(s: State) -> None:
    """x27: at the colony Cole's controller may end the card."""
    cole = int(Survivor.COLE_RADEK)
    if s.place[cole] == Place.COLONY:
        push(s, Step.COLE_ANSWERED)
        ask(s, 1 << s.owner[cole], Question.CONFIRM, Purpose.END_CARD)


@game.step(Step.COLE_ANSWERED)
def cole_answered(s: State) -> None:
    if s.yes == 1:
        s.card = -1


# ---- x28: the pot


@game.step(Step.POT)
def pot(s: State, turn: int) -> None:
    """From the first player on, up to as many cards as own survivors at the colony."""
    if turn == s.players:
        push(s, Step.POT_ROLLED)
        return
    seat = seat_in_turn(s, turn)
    own = 0
    for x in range(SURVIVORS):
        own += s.owner[x] == seat and s.place[x] == Place.COLONY
    if s.pot_count[seat] == own:
        push(s, Step.POT, turn + 1)
        return
    push(s, Step.POT_FILLED, turn)
    ask_card_or_done(s, seat, seat, -1, Purpose.PUT_IN)


@game.step(Step.POT_FILLED)
def pot_filled(s: State, turn: int) -> None:
    seat = seat_in_turn(s, turn)
    item = take_item(s)
    if item < 0:
        push(s, Step.POT, turn + 1)
        return
    put(s, in_hand(s, seat, item), POT, knows_zone(seat))
    s.pot_count[seat] += 1
    forget_hand(s, seat)
    emit(s, Event.PUT_IN_POT, EVERYONE, seat, s.pot_count[seat])
    push(s, Step.POT, turn)


@game.step(Step.POT_ROLLED)
def pot_rolled(s: State) -> None:
    """One die for each card put in; the highest single die takes all, ties roll again."""
    best = 0
    leaders = 0
    for seat in range(s.players):
        for _ in range(s.pot_count[seat]):
            value = roll(s, 6)
            emit(s, Event.ROLLED_DIE, EVERYONE, seat, value - 1)
            if value > best:
                best = value
                leaders = 0
            if value == best:
                leaders |= 1 << seat
    while leaders & (leaders - 1) != 0:
        leaders = roll_off(s, leaders)
    if leaders != 0:
        take_pot(s, lowest(leaders))
    for seat in range(s.players):
        s.pot_count[seat] = 0


@rule
def roll_off(s: State, tied: int) -> int:
    best = 0
    leaders = 0
    for seat in range(s.players):
        if (tied >> seat) & 1:
            value = roll(s, 6)
            emit(s, Event.ROLLED_DIE, EVERYONE, seat, value - 1)
            if value > best:
                best = value
                leaders = 0
            if value == best:
                leaders |= 1 << seat
    return leaders


@rule
def take_pot(s: State, seat: int) -> None:
    """Unseen by the others; who put a card in knows where it went."""
    n = 0
    for card in range(CARDS):
        if s.zone[card] == POT:
            emit(s, Event.DREW_CARD, 1 << seat, CARD_ITEM[card])
            put(s, card, seat, s.known[card] | knows_zone(seat))
            n += 1
    emit(s, Event.POT_WON, EVERYONE, seat, n)


# ---- x30, x32, x44


@game.step(Step.OLD_LIGHT)
def old_light(s: State) -> None:
    """One zombie from every location."""
    for i in range(PLACES):
        place = PLACES - 1 - i
        if zombies_at(s, place) > 0:
            push(s, Step.REMOVE_ZOMBIES, 1, place)


@game.step(Step.FLATBED)
def flatbed(s: State, turn: int) -> None:
    """Each free player: a survivor and one helpless, as far as spaces and cards allow."""
    if turn == s.players:
        return
    seat = seat_in_turn(s, turn)
    push(s, Step.FLATBED, turn + 1)
    if not is_member(s, seat):
        return
    push(s, Step.HELPLESS, 1)
    x = random_newcomer(s)
    if x >= 0 and free_spaces(s, Place.COLONY) > 0:
        join(s, seat, x)


@game.step(Step.CANCEL_CRISIS)
def cancel_crisis(s: State) -> None:
    """x44: the open crisis goes under its deck, its contributions to the gone pile."""
    if s.crisis < 0:
        return
    s.crises[s.crisis_end] = s.crisis
    for seat in range(s.players):
        s.crisis_known[seat] |= 1 << s.crisis_end
    s.crisis_end += 1
    s.crisis = -1
    emit(s, Event.NO_CRISIS, EVERYONE)
    givers = who_gave(s)
    while reveal_given(s, givers) >= 0:
        pass
