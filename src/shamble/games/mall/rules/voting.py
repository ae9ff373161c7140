"""Votes: who is asked, what a ballot weighs, ties and re-votes (4.4)."""

from __future__ import annotations

from shamble.games.mall import game
from shamble.games.mall.rules.found import settle_vote_promises
from shamble.games.mall.rules.setup import any_of
from shamble.games.mall.rules.terms import (
    everybody,
    is_present,
    own_votes,
    owners,
    visible,
)
from shamble.games.mall.state import (
    ABSTAINED,
    Act,
    Event,
    Option,
    Phase,
    Question,
    State,
    Step,
    Why,
)
from shamble.rules import EVERYONE, Table, ask, emit, how_many, lowest, offer, push, rule

FIRST, SECOND = 0, 1  # the vote and the re-vote

# What the chosen player does: searches the truck, is Chief, or loses a character.
NEXT = Table([0, Step.SEARCH, Step.ELECT, 0, 0, 0, Step.VICTIM])


@game.step(Step.CALL_VOTE)
def call_vote(s: State) -> None:
    """MAL-054, 057: those with a visible character there vote, and can be voted for."""
    s.candidates = owners(visible(s, s.place))
    if how_many(s.candidates) == 1:
        push(s, NEXT[s.phase], lowest(s.candidates))  # MAL-063, 204
    else:
        push(s, Step.COUNT, FIRST)
        ask(s, s.candidates, Question.VOTE, s.place, s.phase)


@rule
def weight(s: State, player: int) -> int:
    """MAL-055, 056, 068: own characters and Threats; MAL-070, 077: an outsider has one vote."""
    votes = own_votes(s, player, s.place)
    return s.threats[player] + (votes if votes > 0 else 1)


@game.step(Step.COUNT)
def count(s: State, second: int) -> None:  # MAL-061, 062
    open_ballots(s)
    settle_vote_promises(s)
    s.votes_held += second == FIRST
    s.revotes_held += second == SECOND
    most, tied = 0, 0
    for seat in range(s.players):
        if (s.candidates >> seat) & 1:
            emit(s, Event.TALLIED, EVERYONE, seat, s.tally[seat])
            if s.tally[seat] > most:
                most, tied = s.tally[seat], 0
            if s.tally[seat] == most:
                tied |= 1 << seat
    if how_many(tied) == 1:
        push(s, NEXT[s.phase], lowest(tied))
    elif second == FIRST:
        vote_again(s, tied)
    else:
        settle_second_tie(s, tied)  # MAL-073


@rule
def open_ballots(s: State) -> None:
    for seat in range(s.players):
        s.ballot[seat] = -1
        s.tally[seat] = 0
    for seat in range(s.players):
        if (s.asked >> seat) & 1:
            if s.answer[seat][0] == Act.ABSTAIN:
                s.ballot[seat] = ABSTAINED
                emit(s, Event.ABSTAINED, EVERYONE, seat)  # MAL-235
            else:
                chosen = s.answer[seat][1]
                s.ballot[seat] = chosen
                s.tally[chosen] += weight(s, seat)  # MAL-059
                emit(s, Event.VOTED, EVERYONE, seat, chosen, weight(s, seat))


@rule
def vote_again(s: State, tied: int) -> None:
    """MAL-065 to 070: among the tied; whoever has nobody there joins in, eliminated or not."""
    emit(s, Event.TIED, EVERYONE, s.place)
    s.candidates = tied
    only_hidden = owners(s.here[s.place]) & ~owners(visible(s, s.place))  # MAL-194
    push(s, Step.COUNT, SECOND)
    ask(s, everybody(s) & ~only_hidden, Question.REVOTE, s.place, s.phase)


@rule
def settle_second_tie(s: State, tied: int) -> None:
    """MAL-072: nobody searches (099), nobody is elected (104), lots decide the victim (202)."""
    emit(s, Event.TIED_AGAIN, EVERYONE, s.place)
    if s.phase == Phase.ELECTION:
        emit(s, Event.NOT_ELECTED, EVERYONE, s.chief)
    if s.phase == Phase.ATTACK:
        seat = any_of(s, tied)  # MAL-203
        emit(s, Event.DRAWN, EVERYONE, seat)
        push(s, Step.VICTIM, seat)


# ---- ballots


@game.forbids(Act.VOTE)
def forbids_vote(s: State, player: int, seat: int) -> int:
    if (s.candidates >> seat) & 1:
        return 0
    if seat >= s.players or not is_present(s, seat, s.place):
        return Why.NOBODY_THERE
    return Why.OUTSIDE_THE_TIE if (owners(visible(s, s.place)) >> seat) & 1 else Why.ONLY_HIDDEN


@game.forbids(Act.ABSTAIN)
def forbids_abstain(s: State, player: int) -> int:
    if s.question != Question.REVOTE or is_present(s, player, s.place):
        return Why.MUST_VOTE
    return 0 if s.options[Option.OUTSIDER_ABSTAIN] == 1 else Why.NO_ABSTENTION


@game.offers(Question.VOTE)
def may_vote(s: State, player: int, out: list[int]) -> None:
    for seat in range(s.players):
        if (s.candidates >> seat) & 1:
            offer(out, Act.VOTE, seat)  # MAL-058: for oneself too


@game.offers(Question.REVOTE)
def may_vote_again(s: State, player: int, out: list[int]) -> None:
    may_vote(s, player, out)
    if forbids_abstain(s, player) == 0:
        offer(out, Act.ABSTAIN)
