"""What the player sees of the deck and the Pace pile: nothing but their sizes, and what follows.

Everything else is declared as shown. `imagine` deals what is left over: unseen Locations in any
order, NIGHT and EVAQ somewhere in what remains of their packets.
"""

from __future__ import annotations

from shamble.games.pursuit import game
from shamble.games.pursuit.content.cards import LOCATIONS, PACES, Card
from shamble.games.pursuit.content.roads import LOCATION_COUNT, PACKETS, STOCK
from shamble.games.pursuit.rules.terms import is_steady_pace, road_of
from shamble.games.pursuit.state import Option, State
from shamble.rules import below, rule, shuffle


@game.imagine
def imagine(s: State, player: int) -> None:
    if not is_steady_pace(s):
        imagine_pile(s)
    imagine_deck(s)


@rule
def imagine_pile(s: State) -> None:
    """The two cards that are neither held nor lying aside, in either order."""
    n = 0
    for card in range(PACES):
        if s.held[card] == 0 and s.played != card and n < 2:
            s.pile[n] = card
            n += 1
    shuffle(s, s.pile, 0, n)


@rule
def is_seen(s: State, card: int) -> bool:
    for i in range(s.laid):
        if s.road[i] == card:
            return True
    for i in range(s.above_count):
        if s.above[i] == card:
            return True
    for i in range(s.times_count):
        if s.times[i] == card:
            return True
    return False


@rule
def hide(s: State, card: int, first: int, last: int) -> None:
    """Put a special card at a random free place of the deck, first to last (both inclusive)."""
    free = 0
    for i in range(max(first, s.deck_next), last + 1):
        free += s.deck[i] < 0
    if free == 0:
        return
    skip = below(s, free)
    for i in range(max(first, s.deck_next), last + 1):
        if s.deck[i] < 0:
            if skip == 0:
                s.deck[i] = card
                return
            skip -= 1


@rule
def imagine_deck(s: State) -> None:
    road = road_of(s)
    packets = PACKETS[road]
    b = packets[0]
    c = b + packets[1] + 1
    d = c + packets[2]
    last = s.deck_size - 1
    if not is_seen(s, Card.NIGHT_1):
        hide(s, Card.NIGHT_1, b, c - 1)
    if s.options[Option.LONG_NIGHT] == 0 and not is_seen(s, Card.DAY_2):
        hide(s, Card.DAY_2, d, d if s.options[Option.CERTAIN_DAWN] else last)
    if not is_seen(s, Card.EVAQ):
        hide(s, Card.EVAQ, d, last)
    deal_unseen(s, road)


@rule
def deal_unseen(s: State, road: int) -> None:
    """Every Location that has not been laid, shuffled over the free places of the deck."""
    seen = 0  # a bit for each Location
    for i in range(s.laid):
        if 0 <= s.road[i] < LOCATIONS:
            seen |= 1 << s.road[i]
    left = 0
    for i in range(LOCATION_COUNT[road]):
        left += 1 - ((seen >> STOCK[road][i]) & 1)
    for place in range(s.deck_next, s.deck_size):
        if s.deck[place] < 0 and left > 0:
            card = nth_unseen(road, seen, below(s, left))
            s.deck[place] = card
            seen |= 1 << card
            left -= 1


@rule
def nth_unseen(road: int, seen: int, n: int) -> int:
    for i in range(LOCATION_COUNT[road]):
        card = STOCK[road][i]
        if (seen >> card) & 1 == 0:
            if n == 0:
                return card
            n -= 1
    return -1
