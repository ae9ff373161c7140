"""How far others are believed: as their word has been good so far in this game."""

from __future__ import annotations

from shamble.games.mall.content.cards import Kind
from shamble.games.mall.content.dice import SHOWING
from shamble.games.mall.content.places import PLACES
from shamble.games.mall.rules.terms import dice_are_covered, dice_showing
from shamble.games.mall.state import FOUNDS, SORTS, Found, Holding, Sort, State, Word
from shamble.rules import rule


@rule
def trust(s: State, seat: int, player: int) -> int:
    """From 0 to 100, by what a player has heard of a seat; 50 if nothing is known."""
    good = 1 + s.word[seat][Word.KEPT] + s.word[seat][Word.TRUE]
    good += s.found[player][FOUNDS * seat + Found.GOOD]
    bad = 1 + s.word[seat][Word.BROKEN] + s.word[seat][Word.LIE]
    bad += s.found[player][FOUNDS * seat + Found.BAD]
    return 100 * good // (good + bad)


@rule
def told(s: State, seat: int, player: int, sort: int) -> int:
    """What a seat has told the player this round, -1 if nothing: a whisper before what is loud."""
    if s.heard[player][SORTS * seat + sort] >= 0:
        return s.heard[player][SORTS * seat + sort]
    if s.said_in[seat][sort] == s.round:
        return s.said[seat][sort]
    return -1


@rule
def promised_against(s: State, seat: int, player: int) -> int:
    """Whether a seat has promised this round to vote for the player: how far it is believed."""
    return trust(s, seat, player) // 10 if told(s, seat, player, Sort.VOTE) == player else 0


@rule
def coming(s: State, player: int, place: int) -> int:
    """Hundredths of others who have promised this round to go to a place."""
    n = 0
    for seat in range(s.players):
        if seat != player and told(s, seat, player, Sort.GO) == place:
            n += trust(s, seat, player)
    return n


@rule
def threatens(s: State, seat: int, player: int) -> int:
    """1 if a seat says that it holds a Threat, and is rather believed than not."""
    says = told(s, seat, player, Sort.CARD) == 2 * Kind.THREAT + Holding.SOME
    return 1 if says and trust(s, seat, player) > 50 else 0


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
        roll = told(s, seat, player, Sort.DICE)
        if seat != player and roll >= 0 and (s.looked >> seat) & 1:
            believed = 4 * max(0, trust(s, seat, player) - 30)
            weight += believed
            total += believed * 6 * SHOWING[PLACES * roll + place]
    return total // weight
