"""The rules: all play a card at once, in secret; the highest takes a point."""

from __future__ import annotations

from shamble.cli.skeleton import game
from shamble.cli.skeleton.state import CARDS, HAND, Act, Ending, Event, Question, State, Step, Why
from shamble.rules import EVERYONE, ask, emit, end, push, rule, shuffle


@game.setup
def set_up(s: State) -> None:
    for card in range(CARDS):
        s.deck[card] = card
    shuffle(s, s.deck, 0, CARDS)
    for seat in range(s.players):
        for i in range(HAND):
            s.held[seat][s.deck[seat * HAND + i]] = 1
    begin_round(s)


@rule
def begin_round(s: State) -> None:
    s.round += 1
    push(s, Step.REVEAL)
    ask(s, (1 << s.players) - 1, Question.PLAY)


@game.forbids(Act.PLAY)
def forbids_play(s: State, player: int, card: int) -> int:
    return 0 if s.held[player][card] == 1 else Why.NOT_HELD


@game.step(Step.REVEAL)
def reveal(s: State) -> None:
    best = 0
    for seat in range(s.players):
        card = s.answer[seat][1]
        s.held[seat][card] = 0
        s.played[card] = 1
        emit(s, Event.PLAYED, EVERYONE, seat, card)
        if card > s.answer[best][1]:
            best = seat
    s.points[best] += 1
    emit(s, Event.WON, EVERYONE, best)
    if s.round == HAND:
        end(s, Ending.PLAYED_OUT)
    else:
        begin_round(s)


@game.result
def result(s: State, out: list[list[int]]) -> None:
    for seat in range(s.players):
        out[seat][0], out[seat][1] = s.points[seat], 1
        for other in range(s.players):
            out[seat][1] += s.points[other] > s.points[seat]


@game.invariant
def what_is_broken(s: State) -> int:
    """0, or a number that says what does not add up."""
    for card in range(CARDS):
        owners = s.played[card]
        for seat in range(s.players):
            owners += s.held[seat][card]
        if owners > 1:
            return 1
    return 0
