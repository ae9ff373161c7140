"""Who sees what besides the declared fields (section 7), and possible worlds behind it.

An item card in a hidden place is shown to those whose bit in `known` says so. Secret objectives are
shown to who has looked at them, and to all once they were laid open; crises and crossroads to who
has put them where they are. When the game is over everything is open.
"""

from __future__ import annotations

from shamble.games.colony import game
from shamble.games.colony.content.items import (
    BEARER,
    CARDS,
    LOOK,
    OFFER,
    STORE,
    WASTE,
)
from shamble.games.colony.knowledge.imagine import imagine_all
from shamble.games.colony.rules.cards.knowing import ALL_SEATS
from shamble.games.colony.state import SEATS, State
from shamble.rules import rule


@game.redact
def show_more(s: State, player: int, out: State) -> None:
    for card in range(CARDS):
        if s.over != 0 or is_open(s.zone[card]):
            out.zone[card] = s.zone[card]
            out.spot[card] = s.spot[card]
            out.known[card] = 0
            continue
        if s.known[card] & ALL_SEATS == ALL_SEATS:  # all know it, and that all do
            out.zone[card] = s.zone[card]
            out.known[card] = ALL_SEATS
        if player < 0:
            continue
        own = 1 << player
        out.known[card] |= s.known[card] & (own << (2 * SEATS))
        if s.known[card] & own != 0:
            out.zone[card] = s.zone[card]
            out.known[card] |= s.known[card] & (own | own << SEATS)
            if (s.known[card] >> (player + SEATS)) & 1 or s.zone[card] == LOOK:
                out.spot[card] = s.spot[card]
    show_decks(s, player, out)
    show_secrets(s, player, out)


@rule
def is_open(zone: int) -> bool:
    """Piles that all see: waste, gone, objective, open offers, equipment."""
    if WASTE <= zone <= STORE:
        return True
    return OFFER <= zone < OFFER + SEATS or zone >= BEARER


@rule
def show_decks(s: State, player: int, out: State) -> None:
    for i in range(s.crisis_next, s.crisis_end):
        if s.over != 0 or (player >= 0 and (s.crisis_known[player] >> i) & 1):
            out.crises[i] = s.crises[i]
    if s.over == 0 and player >= 0 and (s.crisis_pair >> player) & 1:  # in no order
        first = s.crisis_next
        out.crises[first] = min(s.crises[first], s.crises[first + 1])
        out.crises[first + 1] = max(s.crises[first], s.crises[first + 1])
    for i in range(s.crossroad_next, s.crossroad_end):
        returned = i - s.crossroads_laid
        if s.over != 0 or (player >= 0 and returned >= 0 and s.returned_by[returned] == player):
            out.crossroads[i] = s.crossroads[i]
    if s.over != 0 or (player >= 0 and s.drawer == player):
        out.drawn_card = s.drawn_card  # COL-068
    if s.locked >= 0:
        if s.over != 0 or (player >= 0 and (s.known[s.locked] >> player) & 1):
            out.locked = s.locked


@rule
def show_secrets(s: State, player: int, out: State) -> None:
    for seat in range(s.players):
        seen = player >= 0 and (s.seen_secrets[player] >> seat) & 1 == 1
        if s.over != 0 or s.shown_secret[seat] >= 0 or seen:
            out.secret[seat] = s.secret[seat]
        if s.over != 0:
            out.second_secret[seat] = s.second_secret[seat]
            out.exile_card[seat] = s.exile_card[seat]


@game.imagine
def imagine(s: State, player: int) -> None:
    imagine_all(s, player)
