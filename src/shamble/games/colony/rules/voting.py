"""Counting votes: on crossroads cards, on exile, on the token."""

from __future__ import annotations

from shamble.games.colony.state import Act, Event, State
from shamble.rules import EVERYONE, emit, rule


@rule
def more_yes(s: State) -> int:
    """1: more yes than no, -1: more no, 0: a tie. Everybody learns who voted how."""
    balance = 0
    for seat in range(s.players):
        if (s.asked >> seat) & 1:
            yes = s.answer[seat][0] == Act.YES
            balance += 1 if yes else -1
            emit(s, Event.VOTED, EVERYONE, seat, 1 if yes else 0)
    if balance == 0:
        return 0
    return 1 if balance > 0 else -1
