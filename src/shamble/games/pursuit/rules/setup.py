"""Setup: the road, its packets, the pieces and the hand. PUR-015 fixes the order of chance."""

from __future__ import annotations

from shamble.games.pursuit import game
from shamble.games.pursuit.content.cards import PACES, Card
from shamble.games.pursuit.content.roads import (
    LOCATION_COUNT,
    NERVE_CAP,
    PACKETS,
    PRESET_HP,
    ROAD_HP,
    ROW,
    START,
    STOCK,
)
from shamble.games.pursuit.rules.refill import lay
from shamble.games.pursuit.rules.terms import is_open_road, is_steady_pace, road_of
from shamble.games.pursuit.state import Option, State, Step
from shamble.rules import push, rule, shuffle


@game.setup
def set_up(s: State) -> None:
    road = road_of(s)
    s.hp_cap = ROAD_HP[road] + PRESET_HP[s.options[Option.PRESET]]
    s.hp = s.hp_cap
    s.nerve_cap = NERVE_CAP[road]
    s.nerve = s.nerve_cap
    s.times[0] = Card.DAY_1  # PUR-011
    s.times_count = 1
    lay_road(s, road)
    s.zombie = 0
    s.player = START
    deal_hand(s)
    if is_open_road(s):
        lay(s, s.deck_size)
    push(s, Step.ROUND)


@rule
def lay_road(s: State, road: int) -> None:
    """The first seven Locations face up; the others in four packets, A on top."""
    n = LOCATION_COUNT[road]
    for i in range(n):
        s.deck[i] = STOCK[road][i]
    shuffle(s, s.deck, 0, n)
    for i in range(ROW):
        s.road[i] = s.deck[i]
    s.laid = ROW
    a, b, c, d = PACKETS[road][0], PACKETS[road][1], PACKETS[road][2], PACKETS[road][3]
    move_up(s, 0, ROW, a + b)
    s.deck[a + b] = Card.NIGHT_1
    shuffle(s, s.deck, a, b + 1)
    top_of_d = a + b + 1 + c
    move_up(s, a + b + 1, ROW + a + b, c)
    size = top_of_d
    if s.options[Option.CERTAIN_DAWN]:
        s.deck[size] = Card.DAY_2
        top_of_d += 1
        size += 1
    move_up(s, size, ROW + a + b + c, d)
    size += d
    if not s.options[Option.CERTAIN_DAWN] and not s.options[Option.LONG_NIGHT]:
        s.deck[size] = Card.DAY_2
        size += 1
    s.deck[size] = Card.EVAQ
    size += 1
    shuffle(s, s.deck, top_of_d, size - top_of_d)
    s.deck_size = size
    for i in range(size, n):
        s.deck[i] = -1


@rule
def move_up(s: State, place: int, first: int, count: int) -> None:
    """Close up a part of the deck, as dealt."""
    for i in range(count):
        s.deck[place + i] = s.deck[first + i]


@rule
def deal_hand(s: State) -> None:
    """Three of the five Pace cards in hand, two in the pile; all in hand with `steady_pace`."""
    for card in range(PACES):
        s.held[card] = 1
    if is_steady_pace(s):
        return
    cards = s.road  # the far end of the road is free to shuffle on
    first = len(cards) - PACES
    for card in range(PACES):
        cards[first + card] = card
    shuffle(s, cards, first, PACES)
    for i in range(2):
        s.pile[i] = cards[first + 3 + i]
        s.held[s.pile[i]] = 0
    for i in range(PACES):
        cards[first + i] = -1
