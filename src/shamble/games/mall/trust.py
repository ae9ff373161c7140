"""How far others are believed: as their word has been good so far in this game."""

from __future__ import annotations

from shamble.engine.rule import rule
from shamble.games.mall.rules.claims import dice_are_covered, dice_showing
from shamble.games.mall.state import Sort, State, Word


@rule
def trust(s: State, seat: int) -> int:
    """From 0 to 100; 50 for somebody of whom nothing is known."""
    good = 1 + s.word[seat][Word.KEPT] + s.word[seat][Word.TRUE]
    bad = 1 + s.word[seat][Word.BROKEN] + s.word[seat][Word.LIE]
    return 100 * good // (good + bad)


@rule
def promised_against(s: State, seat: int, player: int) -> int:
    """Whether a seat has promised this round to vote for the player: how far it is believed."""
    if s.said[seat][Sort.VOTE] == player and s.said_in[seat][Sort.VOTE] == s.round:
        return trust(s, seat) // 10
    return 0


@rule
def dice_expected(s: State, player: int, place: int) -> int:
    """Zombies that the covered dice bring to a place, in sixths; none once the dice lie open."""
    if not dice_are_covered(s):
        return 0
    if (s.looked >> player) & 1:
        return 6 * dice_showing(s, place)
    return dice_believed(s, player, place)


@rule
def dice_believed(s: State, player: int, place: int) -> int:
    """What is said of the dice by those who have seen them, weighed with four unknown dice."""
    weight, total = 100, 100 * 4
    for seat in range(s.players):
        told = 0 + s.said_dice[seat][place]
        if seat != player and told >= 0 and (s.looked >> seat) & 1:
            believed = 4 * max(0, trust(s, seat) - 30)
            weight += believed
            total += believed * 6 * told
    return total // weight
