"""What a seat does not know, imagined: who holds what it has not seen."""

from __future__ import annotations

from shamble.cli.skeleton import game
from shamble.cli.skeleton.state import CARDS, HAND, State
from shamble.rules import SPECTATOR, rule, take


@game.imagine
def imagine(s: State, player: int) -> None:
    unseen = 0
    for card in range(CARDS):
        if s.played[card] == 0 and not holds(s, player, card):
            s.deck[unseen] = card
            unseen += 1
    left = HAND + 1 - s.round if s.over == 0 else 0  # cards in each hand
    for seat in range(s.players):
        if seat != player:
            for _ in range(left):
                s.held[seat][take(s, s.deck, unseen)] = 1
                unseen -= 1


@rule
def holds(s: State, player: int, card: int) -> bool:
    return player != SPECTATOR and s.held[player][card] == 1
