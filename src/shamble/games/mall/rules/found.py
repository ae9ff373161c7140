"""What a table finds out about claims, as play goes on (MAL-017, 018, 024).

A promise about a vote is settled when those ballots are shown, one about a destination when
destinations are shown, the dice when they are uncovered. A claim about a hand is settled only by
the cards that are played from it, and never once another card has joined it. What was said aloud
counts with all (`word`), a whisper with its listener alone (`found`); a whisper that nothing has
settled is forgotten with the round.
"""

from __future__ import annotations

from shamble.games.mall.content.dice import SHOWING
from shamble.games.mall.content.places import PLACES
from shamble.games.mall.rules.terms import dice_showing, is_out
from shamble.games.mall.state import FOUNDS, SORTS, Found, Option, Sort, Standing, State, Word
from shamble.rules import rule

MOST = 127  # so many are counted of whispers


@rule
def nobody_claims(s: State) -> bool:
    return s.talked == 0 and s.whispered == 0


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


@rule
def settle_whisper(s: State, listener: int, player: int, sort: int, good: bool) -> None:
    s.heard[listener][SORTS * player + sort] = -1
    found = Found.GOOD if good else Found.BAD
    s.found[listener][FOUNDS * player + found] = min(
        MOST, s.found[listener][FOUNDS * player + found] + 1
    )


# ---- votes


@rule
def settle_vote_promises(s: State) -> None:
    """Ballots lie open: of those who voted and could vote as promised."""
    if nobody_claims(s):
        return
    for seat in range(s.players):
        if s.ballot[seat] >= 0:
            settle_votes_of(s, seat)


@rule
def settle_votes_of(s: State, seat: int) -> None:
    promised = s.said[seat][Sort.VOTE]
    if is_open(s, seat, Sort.VOTE) and (s.candidates >> promised) & 1:
        settle_promise(s, seat, Sort.VOTE, s.ballot[seat] == promised)
    for listener in range(s.players):
        promised = s.heard[listener][SORTS * seat + Sort.VOTE]
        if promised >= 0 and (s.candidates >> promised) & 1:
            settle_whisper(s, listener, seat, Sort.VOTE, s.ballot[seat] == promised)


# ---- destinations and dice


@rule
def settle_claims_of_the_round(s: State) -> None:
    """Destinations and dice lie open."""
    if nobody_claims(s):
        return
    for seat in range(s.players):
        went = s.went_for[seat]
        if is_open(s, seat, Sort.GO) and went >= 0:
            settle_promise(s, seat, Sort.GO, went == s.said[seat][Sort.GO])
        if is_open(s, seat, Sort.DICE):
            settle_statement(s, seat, Sort.DICE, dice_are(s, s.said[seat][Sort.DICE]))
        for listener in range(s.players):
            place = s.heard[listener][SORTS * seat + Sort.GO]
            if place >= 0 and went >= 0:
                settle_whisper(s, listener, seat, Sort.GO, went == place)
            roll = s.heard[listener][SORTS * seat + Sort.DICE]
            if roll >= 0:
                settle_whisper(s, listener, seat, Sort.DICE, dice_are(s, roll))


@rule
def dice_are(s: State, roll: int) -> bool:
    """Whether the dice show a roll, all four of them."""
    for place in range(PLACES):
        if SHOWING[PLACES * roll + place] != dice_showing(s, place):
            return False
    return True


# ---- hands


@rule
def is_seen_empty(s: State, player: int) -> bool:
    """Whether all see that a hand is empty: an eliminated player has none (MAL-214)."""
    return s.held[player] == 0 and (s.options[Option.SHOW_COUNTS] == 1 or is_out(s, player))


@rule
def settle_card_claim(s: State, player: int, kind: int) -> None:
    """A card has been played: the kind spoken of, or the last of the hand."""
    if nobody_claims(s):
        return
    if is_open(s, player, Sort.CARD):
        found = found_of_hand(s, player, kind, s.said[player][Sort.CARD])
        if found >= 0:
            settle_statement(s, player, Sort.CARD, found == 1)
    for listener in range(s.players):
        if s.heard[listener][SORTS * player + Sort.CARD] >= 0:
            found = found_of_hand(s, player, kind, s.heard[listener][SORTS * player + Sort.CARD])
            if found >= 0:
                settle_whisper(s, listener, player, Sort.CARD, found == 1)


@rule
def found_of_hand(s: State, player: int, kind: int, said: int) -> int:
    """1 if a claim about a hand turns out true, 0 if not, -1 if nobody knows yet."""
    holding = said & 1
    if said >> 1 == kind:
        return holding
    return 1 - holding if is_seen_empty(s, player) else -1


@rule
def forget_card_claim(s: State, player: int) -> None:
    """A card has joined the hand, or the hand is gone unseen: nobody will ever know."""
    if is_open(s, player, Sort.CARD):
        s.standing[player][Sort.CARD] = Standing.NONE
    if s.whispered != 0:
        for listener in range(s.players):
            s.heard[listener][SORTS * player + Sort.CARD] = -1


@rule
def forget_whispers(s: State) -> None:
    """A round is over."""
    if s.whispered != 0:
        for listener in range(s.players):
            for seat in range(s.players):
                for sort in range(SORTS):
                    s.heard[listener][SORTS * seat + sort] = -1
