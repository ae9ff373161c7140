"""Claims (MAL-017, 018, 021, 024): anybody may say anything, and nothing in play depends on it.

The state keeps, for all to see, the last claim of each sort and what the table has found out: a
promise about a vote is settled when those ballots are shown, one about a destination when
destinations are shown, the dice when they are uncovered. A claim about a hand is settled only by
the cards that are played from it, and never once another card has joined it.
"""

from __future__ import annotations

from shamble.engine.rule import called, rule
from shamble.engine.state import EVERYONE, emit
from shamble.games.mall import game
from shamble.games.mall.content.places import PLACES
from shamble.games.mall.rules.terms import is_closed, is_out
from shamble.games.mall.state import (
    Act,
    Event,
    Option,
    Phase,
    Sort,
    Standing,
    State,
    Word,
)

# ---- what may be said: it depends on what all can see, and on nothing else


@rule
def are_claims_off(s: State) -> bool:
    return s.options[Option.CLAIMS] == 0


@rule
def dice_are_covered(s: State) -> bool:
    return s.phase == Phase.ARRIVAL or s.phase == Phase.DESTINATIONS


@game.forbids(Act.CLAIM_DICE)
def forbids_claim_dice(s: State, player: int, place: int, count: int) -> int:
    if are_claims_off(s):
        return 24
    return 0 if dice_are_covered(s) else 120


@game.forbids(Act.CLAIM_CARD)
def forbids_claim_card(s: State, player: int, kind: int, holding: int) -> int:
    if are_claims_off(s):
        return 24
    return 212 if is_out(s, player) else 0


@game.forbids(Act.PROMISE_VOTE)
def forbids_promise_vote(s: State, player: int, seat: int) -> int:
    if are_claims_off(s):
        return 24
    return 57 if seat >= s.players or is_out(s, seat) else 0


@game.forbids(Act.PROMISE_GO)
def forbids_promise_go(s: State, player: int, place: int) -> int:
    if are_claims_off(s):
        return 24
    if is_out(s, player):
        return 212
    return 126 if is_closed(s, place) else 0


# ---- saying it


@rule
def note(s: State, player: int, sort: int, what: int) -> None:
    s.talked = 1
    s.said[player][sort] = what
    s.said_in[player][sort] = s.round
    s.standing[player][sort] = Standing.OPEN


@game.deed(Act.CLAIM_DICE)
def claim_dice(s: State, player: int, place: int, count: int) -> None:
    note(s, player, Sort.DICE, place)
    s.said_dice[player][place] = count
    emit(s, Event.CLAIMED_DICE, EVERYONE, player, place, count)


@game.deed(Act.CLAIM_CARD)
def claim_card(s: State, player: int, kind: int, holding: int) -> None:
    note(s, player, Sort.CARD, 2 * kind + holding)
    emit(s, Event.CLAIMED_CARD, EVERYONE, player, kind, holding)
    if is_seen_empty(s, player):
        settle_statement(s, player, Sort.CARD, holding == 0)


@game.deed(Act.PROMISE_VOTE)
def promise_vote(s: State, player: int, seat: int) -> None:
    note(s, player, Sort.VOTE, seat)
    emit(s, Event.PROMISED_VOTE, EVERYONE, player, seat)


@game.deed(Act.PROMISE_GO)
def promise_go(s: State, player: int, place: int) -> None:
    note(s, player, Sort.GO, place)
    emit(s, Event.PROMISED_GO, EVERYONE, player, place)


# ---- finding out


@rule
def is_open(s: State, player: int, sort: int) -> bool:
    return s.standing[player][sort] == Standing.OPEN


@rule
def settle(s: State, player: int, sort: int, good: bool, word: int) -> None:
    """`word` is what is counted if it was good; the next one if it was not."""
    s.standing[player][sort] = Standing.GOOD if good else Standing.BAD
    s.word[player][word if good else word + 1] += 1


@rule
def settle_promise(s: State, player: int, sort: int, kept: bool) -> None:
    settle(s, player, sort, kept, Word.KEPT)


@rule
def settle_statement(s: State, player: int, sort: int, true: bool) -> None:
    settle(s, player, sort, true, Word.TRUE)


@called
def settle_vote_promises(s: State) -> None:
    """Ballots lie open: of those who voted and could vote as promised."""
    if s.talked == 0:
        return
    for seat in range(s.players):
        promised = 0 + s.said[seat][Sort.VOTE]
        if is_open(s, seat, Sort.VOTE) and s.ballot[seat] >= 0:
            if (s.candidates >> promised) & 1:
                settle_promise(s, seat, Sort.VOTE, s.ballot[seat] == promised)


@called
def settle_claims_of_the_round(s: State) -> None:
    """Destinations and dice lie open."""
    if s.talked == 0:
        return
    for seat in range(s.players):
        if is_open(s, seat, Sort.GO) and s.went_for[seat] >= 0:
            settle_promise(s, seat, Sort.GO, s.went_for[seat] == s.said[seat][Sort.GO])
        if is_open(s, seat, Sort.DICE):
            settle_dice(s, seat)


@rule
def settle_dice(s: State, seat: int) -> None:
    """Every place that was spoken of counts; the claim stands as the last of them does."""
    last = s.said[seat][Sort.DICE]
    good = True
    for place in range(PLACES):
        if s.said_dice[seat][place] >= 0:
            true = s.said_dice[seat][place] == dice_showing(s, place)
            settle_statement(s, seat, Sort.DICE, true)
            if place == last:
                good = true
            s.said_dice[seat][place] = -1
    s.standing[seat][Sort.DICE] = Standing.GOOD if good else Standing.BAD


@rule
def dice_showing(s: State, place: int) -> int:
    n = 0
    for i in range(len(s.dice)):
        n += s.dice[i] == place
    return n


@rule
def is_seen_empty(s: State, player: int) -> bool:
    """Whether all see that a hand is empty."""
    return s.held[player] == 0 and s.options[Option.SHOW_COUNTS] == 1


@called
def settle_card_claim(s: State, player: int, kind: int) -> None:
    """A card has been played: the kind spoken of, or the last of the hand."""
    if s.talked == 0 or not is_open(s, player, Sort.CARD):
        return
    said = s.said[player][Sort.CARD]
    holding = said & 1
    if said >> 1 == kind:
        settle_statement(s, player, Sort.CARD, holding == 1)
    elif is_seen_empty(s, player):
        settle_statement(s, player, Sort.CARD, holding == 0)


@rule
def forget_card_claim(s: State, player: int) -> None:
    """A card has joined the hand, or the hand is gone unseen: nobody will ever know."""
    if is_open(s, player, Sort.CARD):
        s.standing[player][Sort.CARD] = Standing.NONE
