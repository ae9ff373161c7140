"""Phase 4: refilling the hand."""

from __future__ import annotations

from shamble.games.pursuit import game
from shamble.games.pursuit.rules.terms import is_steady_pace
from shamble.games.pursuit.state import Event, Phase, State, Step
from shamble.rules import EVERYONE, emit, rule, shuffle


@game.step(Step.REFILL_HAND)
def refill_hand(s: State) -> None:
    if s.played < 0:  # PUR-024, 101
        emit(s, Event.SKIPPED, EVERYONE, Phase.REFILL_HAND)
    elif is_steady_pace(s):
        spend(s)
    else:
        draw_pace(s)


@rule
def draw_pace(s: State) -> None:
    """PUR-100: the top of the pile into the hand, the played card under the shuffle."""
    s.held[s.pile[0]] = 1
    emit(s, Event.DREW, EVERYONE, s.pile[0])
    s.pile[0] = s.pile[1]
    s.pile[1] = s.played
    s.played = -1
    shuffle(s, s.pile, 0, 2)


@rule
def spend(s: State) -> None:
    """`steady_pace`: the played card joins the spent line; its third card comes back."""
    s.spent[s.spent_count] = s.played
    s.spent_count += 1
    emit(s, Event.SPENT, EVERYONE, s.played)
    s.played = -1
    if s.spent_count == 3:
        s.held[s.spent[0]] = 1
        emit(s, Event.TOOK_BACK, EVERYONE, s.spent[0])
        s.spent[0] = s.spent[1]
        s.spent[1] = s.spent[2]
        s.spent[2] = -1
        s.spent_count = 2
