"""Choices, continued: which cards, dice and numbers an answer may name."""

from __future__ import annotations

from shamble.games.colony import game
from shamble.games.colony.content.items import CARD_ITEM, CARDS, DECK, ITEMS, LOOK
from shamble.games.colony.content.places import PLACES
from shamble.games.colony.rules.terms import deck_size
from shamble.games.colony.state import SEATS, Act, Purpose, Question, State, Step, Why
from shamble.rules import ask, offer, push, rule

# ---- dice


@rule
def die_fits(s: State, player: int, value: int, why: int) -> bool:
    if why == Purpose.LOWER:
        return value > 0 and s.dice[s.chosen_seat][value] > 0
    if s.dice[player][value] == 0 or value < s.least:
        return False
    return why != Purpose.RAISE or value < 5


@rule
def ask_die(s: State, seat: int, why: int, least: int) -> None:
    """An own unused die that shows at least so much (as a rule's number); in `s.pick_die`."""
    push(s, Step.ASK_DIE, seat, why, least, 0)


@rule
def ask_die_or_done(s: State, seat: int, why: int) -> None:
    push(s, Step.ASK_DIE, seat, why, 0, 1)


@game.step(Step.ASK_DIE)
def asking_die(s: State, seat: int, why: int, least: int, optional: int) -> None:
    n = 0
    s.pick_die = -1
    s.optional = optional
    s.least = least
    for value in range(6):
        if die_fits(s, seat, value, why):
            n += 1
            s.pick_die = value
    if n > 1 or (n == 1 and optional == 1):
        ask(s, 1 << seat, Question.DIE, why)


@game.forbids(Act.DIE)
def forbids_die(s: State, player: int, value: int) -> int:
    if s.question == Question.VALUE:
        return 0
    if die_fits(s, player, value, s.about[0]):
        return 0
    if s.about[0] != Purpose.LOWER and s.dice[player][value] == 0:
        return Why.NO_SUCH_DIE
    return Why.DIE_AT_SIX if s.about[0] == Purpose.RAISE else Why.DIE_TOO_LOW


@game.deed(Act.DIE)
def pick_die(s: State, player: int, value: int) -> None:
    s.pick_die = value


# ---- cards


@rule
def is_lost(why: int) -> bool:
    return why == Purpose.LOSE or why == Purpose.MEDICINE


@rule
def card_items(s: State, why: int) -> int:
    """The items that a choice of cards is among, as bits. x45: a locked card can only be lost."""
    items = 0
    for card in range(CARDS):
        if s.zone[card] == s.from_zone and (card != s.locked or is_lost(why)):
            items |= 1 << CARD_ITEM[card]
    return items & s.fits


@rule
def how_many_there(s: State, zone: int) -> int:
    """Cards in a place that others do not look into, as they count them; 0 where all lies open."""
    if zone < SEATS:
        return s.hand_count[zone]
    if zone == LOOK:
        return s.look_count
    if DECK < zone < DECK + PLACES:
        return deck_size(s, zone - DECK)
    return 0


@rule
def ask_card(s: State, seat: int, zone: int, fits: int, why: int) -> None:
    """A card of a zone, by item; in `s.item`, -1 if there is none.

    Out of a hidden place it is asked for as soon as there are several cards, of one sort or not:
    nobody learns from the asking what is there.
    """
    s.fits = fits
    push(s, Step.ASK_CARD, seat, zone, why, 0)


@rule
def ask_card_or_done(s: State, seat: int, zone: int, fits: int, why: int) -> None:
    """The same, and the player may be done. Asked even of an empty hand: refusals look alike."""
    s.fits = fits
    push(s, Step.ASK_CARD, seat, zone, why, 1)


@game.step(Step.ASK_CARD)
def asking_card(s: State, seat: int, zone: int, why: int, optional: int) -> None:
    s.from_zone = zone
    s.optional = optional
    s.item = -1
    items = card_items(s, why)
    several = items & (items - 1) != 0 or (items != 0 and how_many_there(s, zone) > 1)
    if optional == 1 or several:
        ask(s, 1 << seat, Question.CARD, why)
    elif items != 0:
        for item in range(ITEMS):
            if (items >> item) & 1:
                s.item = item


@game.forbids(Act.CARD)
def forbids_card(s: State, player: int, item: int) -> int:
    given = s.question == Question.GIVE
    if (card_items(s, -1 if given else s.about[0]) >> item) & 1 == 0:
        return Why.CANNOT_PLAY_NOW if given else Why.CARD_NOT_HELD
    return 0


@game.deed(Act.CARD)
def pick_card(s: State, player: int, item: int) -> None:
    s.item = item


@rule
def offer_cards_of(s: State, why: int, out: list[int]) -> None:
    items = card_items(s, why)
    for item in range(ITEMS):
        if (items >> item) & 1:
            offer(out, Act.CARD, item)


@game.offers(Question.CARD)
def may_pick_card(s: State, player: int, out: list[int]) -> None:
    offer_cards_of(s, s.about[0], out)
    if s.optional:
        offer(out, Act.DONE)


@game.offers(Question.GIVE)
def may_give(s: State, player: int, out: list[int]) -> None:
    offer_cards_of(s, -1, out)
    offer(out, Act.NO)


@rule
def take_item(s: State) -> int:
    """The item just picked, forgotten at once: it may be a secret."""
    item = s.item
    s.item = -1
    return item


# ---- numbers


@rule
def ask_amount(s: State, seat: int, least: int, most: int, why: int) -> None:
    """A number; in `s.amount`."""
    push(s, Step.ASK_AMOUNT, seat, least, most, why)


@game.step(Step.ASK_AMOUNT)
def asking_amount(s: State, seat: int, least: int, most: int, why: int) -> None:
    s.least = least
    s.most = most
    s.amount = most
    if least < most:
        ask(s, 1 << seat, Question.AMOUNT, why)


@game.forbids(Act.AMOUNT)
def forbids_amount(s: State, player: int, amount: int) -> int:
    if s.least <= amount <= s.most:
        return 0
    if s.about[0] == Purpose.AMOUNT_FOOD:
        return Why.NO_FOOD
    return Why.NOTHING_TO_ATTRACT if s.about[0] == Purpose.AMOUNT_ZOMBIES else Why.NOT_A_TARGET


@game.deed(Act.AMOUNT)
def pick_amount(s: State, player: int, amount: int) -> None:
    s.amount = amount
