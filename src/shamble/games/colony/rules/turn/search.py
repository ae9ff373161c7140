"""Searching (4.10)."""

from __future__ import annotations

from shamble.games.colony import game
from shamble.games.colony.content.items import CARD_ITEM, CARDS, LOOK, Item
from shamble.games.colony.content.places import MOST_NOISE, Place
from shamble.games.colony.content.survivors import SEARCH
from shamble.games.colony.rules.cards.equipment import unused
from shamble.games.colony.rules.cards.items import draw, first_in, put, put_under
from shamble.games.colony.rules.cards.knowing import ALL_SEATS, knows_spot, knows_zone
from shamble.games.colony.rules.choices.picking import ask_card, ask_card_or_done, take_item
from shamble.games.colony.rules.choices.whom import is_own
from shamble.games.colony.rules.colony_phase.tokens import make_noise, use_gear
from shamble.games.colony.rules.terms import deck_size, take_die
from shamble.games.colony.rules.zombies.attack import is_held_back
from shamble.games.colony.state import (
    Act,
    Doing,
    Event,
    Happened,
    Purpose,
    Question,
    State,
    Step,
    Why,
)
from shamble.rules import EVERYONE, ask, emit, push, rule


@game.forbids(Act.SEARCH)
def forbids_search(s: State, player: int, x: int, die: int) -> int:
    why = forbids_searching(s, player, x)
    if why == 0 and s.dice[player][die] == 0:
        return Why.NO_SUCH_DIE
    if why == 0 and die + 1 < SEARCH[x]:
        return Why.DIE_TOO_LOW
    return why


@rule
def forbids_searching(s: State, player: int, x: int) -> int:
    if not is_own(s, player, x):
        return Why.NOT_YOUR_SURVIVOR
    if is_held_back(s, x):
        return Why.CARD_FORBIDS
    if s.place[x] == Place.COLONY:
        return Why.NO_SEARCH_HERE
    if deck_size(s, s.place[x]) == 0:
        return Why.DECK_EMPTY
    return 0


@game.deed(Act.SEARCH)
def search(s: State, player: int, x: int, die: int) -> None:  # COL-123
    s.doing = Doing.SEARCH
    s.it = x
    s.there = s.place[x]
    s.spent_die = -1
    s.look = 0
    s.keep = 1
    s.declared = 0
    s.going = 0
    take_die(s, player, die)
    emit(s, Event.DIE_SPENT, EVERYONE, player, die)
    push(s, Step.DO_SEARCH)
    push(s, Step.MODIFIERS)


@game.step(Step.DO_SEARCH)
def do_search(s: State) -> None:
    """COL-125, COL-130 to 132."""
    push(s, Step.SEARCH_OVER)
    push(s, Step.BOTTOM)
    push(s, Step.KEEP, 0)
    push(s, Step.NOISE)
    look_at(s, 1 + s.look)


@rule
def look_at(s: State, count: int) -> None:
    """Draw secretly (COL-134)."""
    seat = s.active
    n = min(count, deck_size(s, s.there))
    for _ in range(n):
        card = draw(s, s.there, LOOK, knows_zone(seat))
        s.known[card] |= 1 << (seat + 5)  # and in which order
        emit(s, Event.FOUND, 1 << seat, CARD_ITEM[card])
    emit(s, Event.SEARCHED, EVERYONE, s.it, s.there, n)


# ---- noise, one token at a time


@game.step(Step.NOISE)
def offer_noise(s: State) -> None:
    """COL-126, COL-127."""
    if s.noise[s.there] < MOST_NOISE and deck_size(s, s.there) > 0:
        push(s, Step.NOISE_ANSWERED)
        ask(s, 1 << s.active, Question.NOISE)


@game.forbids(Act.LIGHT)
def forbids_light(s: State, player: int) -> int:
    return 0 if unused(s, s.it, Item.FLASHLIGHT) >= 0 else Why.NOT_AVAILABLE


@game.step(Step.NOISE_ANSWERED)
def noise_answered(s: State) -> None:
    said = s.answer[s.active][0]
    if said == Act.STOP:
        return
    push(s, Step.NOISE)
    make_noise(s, s.there, 1)
    if said == Act.LIGHT:
        use_gear(s, s.it, unused(s, s.it, Item.FLASHLIGHT))
        look_at(s, 3)
    else:
        look_at(s, 1)


# ---- keeping


@game.step(Step.KEEP)
def keep_cards(s: State, kept: int) -> None:
    """COL-128: exactly one; COL-131: more are optional."""
    if s.look_count == 0 or kept == s.keep:
        emit(s, Event.KEPT, EVERYONE, s.active, kept)
        return
    push(s, Step.KEPT, kept)
    if kept == 0:
        ask_card(s, s.active, LOOK, -1, Purpose.KEEP)
    else:
        ask_card_or_done(s, s.active, LOOK, -1, Purpose.KEEP)


@game.step(Step.KEPT)
def keep_one(s: State, kept: int) -> None:
    item = take_item(s)
    if item < 0:
        emit(s, Event.KEPT, EVERYONE, s.active, kept)
        return
    seat = s.active
    card = first_in(s, LOOK, item)
    emit(s, Event.KEPT_CARD, 1 << seat, item)
    if s.look_count > 1:  # who knew one of them does not know any more where it is
        for c in range(CARDS):
            if s.zone[c] == LOOK:
                s.known[c] &= knows_spot(seat)
    put(s, card, seat, s.known[card] & ALL_SEATS)
    push(s, Step.KEEP, kept + 1)


# ---- the rest goes under the deck


@game.step(Step.BOTTOM)
def order_bottom(s: State) -> None:
    """COL-129: the searcher orders them; done means as drawn. Asked too if they are of one sort."""
    if s.look_count < 2:
        put_rest_under(s)
        return
    push(s, Step.BOTTOM_CHOSEN)
    ask_card_or_done(s, s.active, LOOK, -1, Purpose.BOTTOM)


@game.step(Step.BOTTOM_CHOSEN)
def bottom_chosen(s: State) -> None:
    item = take_item(s)
    if item < 0:
        put_rest_under(s)
        return
    put_under(s, s.there, first_in(s, LOOK, item), s.active)
    push(s, Step.BOTTOM)


@rule
def put_rest_under(s: State) -> None:
    while s.look_count > 0:
        first = -1
        for card in range(CARDS):
            if s.zone[card] == LOOK and (first < 0 or s.spot[card] < s.spot[first]):
                first = card
        put_under(s, s.there, first, s.active)


@game.step(Step.SEARCH_OVER)
def search_over(s: State) -> None:
    s.happened |= Happened.SEARCHED
    s.searched |= 1 << s.there  # x36
    s.doing = Doing.NOTHING
