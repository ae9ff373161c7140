"""Checkpoints, the end of the game, and who has won (4.30, section 8)."""

from __future__ import annotations

from shamble.games.colony import game
from shamble.games.colony.content.names import LOYAL
from shamble.games.colony.content.requirements import (
    BETRAYER_EXILE_ROW,
    LOYAL_EXILE_ROW,
    SECRET_ROW,
)
from shamble.games.colony.rules.conditions.judging import judge
from shamble.games.colony.rules.people.death import all_out, let_in
from shamble.games.colony.rules.terms import is_coop, is_duel, is_exile, is_out
from shamble.games.colony.state import Ending, Event, State, Step
from shamble.rules import EVERYONE, emit, end, push, rule


@rule
def check_morale(s: State) -> None:
    """COL-023: a checkpoint comes next."""
    push(s, Step.CHECKPOINT)


@game.step(Step.CHECKPOINT)
def checkpoint(s: State) -> None:
    """COL-307: morale 0 ends the game here; those who wait may enter (COL-256)."""
    if s.morale == 0:
        finish(s, Ending.ALL_ELIMINATED if all_out(s) else Ending.MORALE_LOST)
    elif s.waiting != 0:
        let_in(s)


@rule
def finish(s: State, ending: int) -> None:
    """The game ends next, whatever else was to come."""
    push(s, Step.FINISH, ending)


@game.step(Step.FINISH)
def finishing(s: State, ending: int) -> None:
    """COL-308 to 313: each wins or loses alone, by the state at this moment."""
    s.ending = ending
    s.verdict = 1
    s.winners = 0
    push(s, Step.END)
    for seat in range(s.players):
        push(s, Step.JUDGED, seat)
        push_judgement(s, seat)


@rule
def push_judgement(s: State, seat: int) -> None:
    """Which conditions a player has to meet."""
    secret = s.secret[seat]
    if secret < 0:
        return
    if is_duel(s):
        if s.ending == Ending.ACHIEVED:
            judge(s, SECRET_ROW + secret, seat, 0)
        else:
            judge(s, SECRET_ROW + s.second_secret[seat], seat, 1)
    elif not is_exile(s, seat):
        judge(s, SECRET_ROW + secret, seat, 0)
    elif secret < LOYAL:  # COL-212
        judge(s, LOYAL_EXILE_ROW + s.exile_card[seat], seat, 0)
    else:  # COL-213
        judge(s, SECRET_ROW + secret, seat, 1)
        judge(s, BETRAYER_EXILE_ROW + s.exile_card[seat], seat, 0)


@game.step(Step.JUDGED)
def judged(s: State, seat: int) -> None:
    """COL-259: who is out has lost, but shares the result in co-op (COL-311)."""
    if is_coop(s):
        s.verdict = 1 if s.ending == Ending.ACHIEVED else 0
    elif is_out(s, seat):
        s.verdict = 0
    if s.verdict == 1:
        s.winners |= 1 << seat
    s.verdict = 1


@game.step(Step.END)
def end_of_game(s: State) -> None:
    """Section 9: a duel without the main objective has one winner or none."""
    if is_duel(s) and s.ending != Ending.ACHIEVED and s.winners == 3:
        s.winners = 0
    end(s, s.ending)
    emit(s, Event.ENDED, EVERYONE, s.ending)
    reveal_all(s)
    for seat in range(s.players):
        if (s.winners >> seat) & 1:
            emit(s, Event.WON, EVERYONE, seat)


@rule
def reveal_all(s: State) -> None:
    """COL-308: every objective that was secret, an exile's new one and a duel's second too."""
    for seat in range(s.players):
        if s.secret[seat] >= 0 and s.shown_secret[seat] < 0:
            emit(s, Event.REVEALED_SECRET, EVERYONE, seat, s.secret[seat])
        if s.second_secret[seat] >= 0:
            emit(s, Event.REVEALED_SECRET, EVERYONE, seat, s.second_secret[seat])
        if s.exile_card[seat] >= 0:
            emit(s, Event.REVEALED_EXILE, EVERYONE, seat, s.exile_card[seat])


@rule
def rank_of(s: State, seat: int) -> int:
    return 1 if (s.winners >> seat) & 1 else 2


@game.result
def result(s: State, out: list[list[int]]) -> None:
    """No points and no ranking: a win or a loss for each."""
    for seat in range(s.players):
        out[seat][0] = (s.winners >> seat) & 1
        out[seat][1] = rank_of(s, seat)
