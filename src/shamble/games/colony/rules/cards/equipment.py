"""What survivors carry (4.13)."""

from __future__ import annotations

from shamble.games.colony.content.items import (
    BEARER,
    CARD_COUNT,
    CARD_ITEM,
    FIRST_CARD,
    GEARS,
    ITEMS_OF,
    Item,
)
from shamble.games.colony.content.survivors import SURVIVORS
from shamble.games.colony.state import State
from shamble.rules import rule


@rule
def carries(s: State, x: int, item: int) -> bool:
    for gear in range(FIRST_CARD[item], FIRST_CARD[item] + CARD_COUNT[item]):
        if s.zone[gear] == BEARER + x:
            return True
    return False


@rule
def unused(s: State, x: int, item: int) -> int:
    """A piece of equipment of that item not used this round, or -1."""
    for gear in range(FIRST_CARD[item], FIRST_CARD[item] + CARD_COUNT[item]):
        if s.zone[gear] == BEARER + x and (s.used_gear >> gear) & 1 == 0:
            return gear
    return -1


@rule
def bearer(s: State, gear: int) -> int:
    """Who carries it, or -1."""
    return s.zone[gear] - BEARER if s.zone[gear] >= BEARER else -1


@rule
def is_own_gear(s: State, seat: int, gear: int) -> bool:
    x = bearer(s, gear)
    return x >= 0 and s.owner[x] == seat and s.place[x] >= 0


@rule
def equipped(s: State, seat: int, symbol: int) -> int:
    """Cards of a symbol equipped to a player's survivors."""
    n = 0
    for gear in range(GEARS):
        if is_own_gear(s, seat, gear) and (ITEMS_OF[symbol] >> CARD_ITEM[gear]) & 1:
            n += 1
    return n


@rule
def all_equipped(s: State, seat: int) -> int:
    n = 0
    for gear in range(GEARS):
        n += is_own_gear(s, seat, gear)
    return n


@rule
def goggles(s: State, seat: int) -> int:
    """Night vision goggles of a group: dice more at each roll."""
    return equipped_item(s, seat, Item.NIGHT_VISION_GOGGLES)


@rule
def equipped_item(s: State, seat: int, item: int) -> int:
    n = 0
    for x in range(SURVIVORS):
        if s.owner[x] == seat and s.place[x] >= 0 and carries(s, x, item):
            n += 1
    return n
