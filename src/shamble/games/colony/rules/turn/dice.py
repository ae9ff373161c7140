"""Changing dice: rerolling, raising, setting; spending food (4.16)."""

from __future__ import annotations

from shamble.games.colony import game
from shamble.games.colony.content.crossroads import TRIGGER_EVENT
from shamble.games.colony.content.items import CARD_ITEM, ITEMS_OF, SYMBOL, Symbol
from shamble.games.colony.rules.cards.items import discard, in_hand, usable_in
from shamble.games.colony.rules.choices.choosing import ask_seat
from shamble.games.colony.rules.choices.picking import ask_card, ask_die, ask_die_or_done, take_item
from shamble.games.colony.rules.colony_phase.tokens import change_food
from shamble.games.colony.rules.terms import dice_of, is_exile, is_out
from shamble.games.colony.state import Act, Event, Happened, Purpose, Question, State, Step, Why
from shamble.rules import EVERYONE, ask, below, emit, push, rule


@rule
def has_raisable(s: State, seat: int) -> bool:
    return dice_of(s, seat) > s.dice[seat][5]


@rule
def change_die(s: State, seat: int, old: int, new: int) -> None:
    s.dice[seat][old] -= 1
    s.dice[seat][new] += 1
    emit(s, Event.DIE_CHANGED, EVERYONE, seat, old, new)


# ---- reroll: one die, or as many as the player sets aside (Victor)


@game.step(Step.REROLL)
def reroll(s: State, seat: int, several: int) -> None:
    push(s, Step.REROLL_PICKED, seat, several)
    aside = 0
    for value in range(6):
        aside += s.aside[value]
    if several and aside > 0:
        ask_die_or_done(s, seat, Purpose.REROLL)
    else:
        ask_die(s, seat, Purpose.REROLL, 0)


@game.step(Step.REROLL_PICKED)
def reroll_picked(s: State, seat: int, several: int) -> None:
    if s.pick_die >= 0:
        s.dice[seat][s.pick_die] -= 1
        s.aside[s.pick_die] += 1
    if several and s.pick_die >= 0 and dice_of(s, seat) > 0:
        push(s, Step.REROLL, seat, 1)
        return
    for value in range(6):
        for _ in range(s.aside[value]):
            new = below(s, 6)
            s.dice[seat][new] += 1
            emit(s, Event.REROLLED, EVERYONE, seat, value, new)
        s.aside[value] = 0


# ---- raise, set


@game.step(Step.RAISE)
def raise_die(s: State, seat: int) -> None:
    push(s, Step.RAISED, seat)
    ask_die(s, seat, Purpose.RAISE, 0)


@game.step(Step.RAISED)
def raised(s: State, seat: int) -> None:
    change_die(s, seat, s.pick_die, s.pick_die + 1)


@game.step(Step.SET_DIE)
def set_die(s: State, seat: int, picked: int) -> None:
    """Adrenaline: a die, then its new value."""
    if picked == 0:
        push(s, Step.SET_DIE, seat, 1)
        ask_die(s, seat, Purpose.SET_VALUE, 0)
    else:
        push(s, Step.DIE_SET, seat, s.pick_die)
        ask(s, 1 << seat, Question.VALUE)


@game.step(Step.DIE_SET)
def die_set(s: State, seat: int, old: int) -> None:
    change_die(s, seat, old, s.pick_die)


# ---- walkie-talkie


@rule
def lowerable(s: State, seat: int) -> int:
    """The other players with a die that shows 2 or more, as bits."""
    seats = 0
    for p in range(s.players):
        if p != seat and not is_out(s, p) and dice_of(s, p) > s.dice[p][0]:
            seats |= 1 << p
    return seats


@game.step(Step.WALKIE)
def walkie(s: State, seat: int) -> None:
    push(s, Step.RAISE, seat)
    push(s, Step.WALKIE_SEAT, seat)
    ask_seat(s, seat, lowerable(s, seat), Purpose.LOWER)


@game.step(Step.WALKIE_SEAT)
def walkie_seat(s: State, seat: int) -> None:
    """One of that player's dice: the asker says which."""
    s.chosen_seat = s.who
    push(s, Step.WALKIE_LOWERED)
    n = 0
    for value in range(1, 6):
        if s.dice[s.who][value] > 0:
            n += 1
            s.pick_die = value
    s.optional = 0
    if n > 1:
        ask(s, 1 << seat, Question.DIE, Purpose.LOWER)


@game.step(Step.WALKIE_LOWERED)
def walkie_lowered(s: State) -> None:
    change_die(s, s.chosen_seat, s.pick_die, s.pick_die - 1)


# ---- spending food (COL-183 to 185)


@game.forbids(Act.SPEND_FOOD)
def forbids_spend_food(s: State, player: int, die: int, tokens: int) -> int:
    if is_exile(s, player):
        return Why.EXILE_FOOD
    if s.dice[player][die] == 0:
        return Why.NO_SUCH_DIE
    if tokens == 0 or die + tokens > 5:
        return Why.DIE_AT_SIX
    return Why.NO_FOOD if s.food < tokens else 0


@game.deed(Act.SPEND_FOOD)
def spend_food(s: State, player: int, die: int, tokens: int) -> None:
    """x05 fires after the tokens are gone, before the die rises."""
    change_food(s, -tokens)
    s.it = -1
    s.spent_die = die
    s.raised = tokens
    if s.drawn_card >= 0 and TRIGGER_EVENT[s.drawn_card] == Happened.ATE:
        push(s, Step.FIRE)
    else:
        die_rises(s)


@game.step(Step.DIE_RISES)
def die_rises(s: State) -> None:
    """Not if x05 has put the player out of the game (COL-259)."""
    if is_out(s, s.active):
        return
    change_die(s, s.active, s.spent_die, s.spent_die + s.raised)


# ---- exiles eat food cards instead (COL-186, COL-187)


@game.forbids(Act.EAT)
def forbids_eat(s: State, player: int, die: int) -> int:
    if not is_exile(s, player):
        return Why.EXILE_FOOD
    if s.dice[player][die] == 0:
        return Why.NO_SUCH_DIE
    if die == 5:
        return Why.DIE_AT_SIX
    if s.no_food_cards:
        return Why.CARD_FORBIDS
    if s.received >= 0:
        return 0 if is_food(s, s.received) else Why.CANNOT_PLAY_NOW
    return 0 if usable_in(s, player, Symbol.FOOD) >= 0 else Why.CARD_NOT_HELD


@rule
def is_food(s: State, card: int) -> bool:
    return SYMBOL[CARD_ITEM[card]] == Symbol.FOOD


@game.deed(Act.EAT)
def eat(s: State, player: int, die: int) -> None:
    push(s, Step.EAT, die)
    if s.received >= 0:
        s.item = CARD_ITEM[s.received]
    else:
        ask_card(s, player, player, ITEMS_OF[Symbol.FOOD], Purpose.EAT)


@game.step(Step.EAT)
def eaten(s: State, die: int) -> None:
    seat = s.active
    item = take_item(s)
    card = in_hand(s, seat, item)
    if s.received >= 0:
        card = s.received
        s.received = -1
    emit(s, Event.PLAYED, EVERYONE, seat, item)
    discard(s, seat, card)
    change_die(s, seat, die, die + 1)
