"""Claims (MAL-017, 018, 021, 024): anybody may say anything, and nothing in play depends on it.

A claim is for all, or for one seat that was addressed before: a whisper, of which nobody else is
told. The state keeps the last claim of each sort and what those who heard it have found out:
rules/found.py. What the replay says of it afterwards, when all is known, is in claims.py.
"""

from __future__ import annotations

from shamble.games.mall import game
from shamble.games.mall.rules.found import is_seen_empty, settle_statement, settle_whisper
from shamble.games.mall.rules.terms import dice_are_covered, is_closed, is_out
from shamble.games.mall.state import SORTS, Act, Event, Option, Sort, Standing, State, Why
from shamble.rules import EVERYONE, emit, rule

# ---- what may be said: it depends on what all can see, and on nothing else


@rule
def are_claims_off(s: State) -> bool:
    return s.options[Option.CLAIMS] == 0


@game.forbids(Act.CLAIM_DICE)
def forbids_claim_dice(s: State, player: int, dice: int) -> int:
    if are_claims_off(s):
        return Why.CLAIMS_OFF
    return 0 if dice_are_covered(s) else Why.NO_COVERED_DICE


@game.forbids(Act.CLAIM_CARD)
def forbids_claim_card(s: State, player: int, kind: int, holding: int) -> int:
    return Why.CLAIMS_OFF if are_claims_off(s) else 0


@game.forbids(Act.PROMISE_VOTE)
def forbids_promise_vote(s: State, player: int, seat: int) -> int:
    if are_claims_off(s):
        return Why.CLAIMS_OFF
    return Why.NOBODY_THERE if seat >= s.players or is_out(s, seat) else 0


@game.forbids(Act.PROMISE_GO)
def forbids_promise_go(s: State, player: int, place: int) -> int:
    if are_claims_off(s):
        return Why.CLAIMS_OFF
    if is_out(s, player):
        return Why.ELIMINATED
    return Why.CLOSED if is_closed(s, place) else 0


@game.forbids(Act.ADDRESS)
def forbids_address(s: State, player: int, seat: int) -> int:
    if are_claims_off(s):
        return Why.CLAIMS_OFF
    return Why.NOT_AN_OPTION if seat >= s.players else 0


# ---- saying it


@game.deed(Act.ADDRESS)
def address(s: State, player: int, seat: int) -> None:
    """MAL-024: to all or to one. Nobody is told before there is something to hear."""
    s.addressed[player] = -1 if seat == player else seat


@rule
def note(s: State, player: int, sort: int, what: int) -> int:
    """Remember a claim with those who hear it; a bit for each of them, or all."""
    listener = s.addressed[player]
    if listener < 0:
        s.talked = 1
        s.said[player][sort] = what
        s.said_in[player][sort] = s.round
        s.standing[player][sort] = Standing.OPEN
        return EVERYONE
    s.addressed[player] = -1
    s.heard[listener][SORTS * player + sort] = what
    audience = (1 << player) | (1 << listener)
    s.whispered |= audience
    emit(s, Event.WHISPERED, audience, player, listener)
    return audience


@game.deed(Act.CLAIM_DICE)
def claim_dice(s: State, player: int, dice: int) -> None:
    audience = note(s, player, Sort.DICE, dice)
    emit(s, Event.CLAIMED_DICE, audience, player, dice)


@game.deed(Act.CLAIM_CARD)
def claim_card(s: State, player: int, kind: int, holding: int) -> None:
    listener = s.addressed[player]
    audience = note(s, player, Sort.CARD, 2 * kind + holding)
    emit(s, Event.CLAIMED_CARD, audience, player, kind, holding)
    if is_seen_empty(s, player):
        if listener < 0:
            settle_statement(s, player, Sort.CARD, holding == 0)
        else:
            settle_whisper(s, listener, player, Sort.CARD, holding == 0)


@game.deed(Act.PROMISE_VOTE)
def promise_vote(s: State, player: int, seat: int) -> None:
    audience = note(s, player, Sort.VOTE, seat)
    emit(s, Event.PROMISED_VOTE, audience, player, seat)


@game.deed(Act.PROMISE_GO)
def promise_go(s: State, player: int, place: int) -> None:
    audience = note(s, player, Sort.GO, place)
    emit(s, Event.PROMISED_GO, audience, player, place)
