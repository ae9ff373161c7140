"""Where a survivor stands best."""

from __future__ import annotations

from shamble.games.colony.content.conditions import Cond
from shamble.games.colony.content.items import (
    Item,
    Symbol,
)
from shamble.games.colony.content.names import Main
from shamble.games.colony.content.places import Place
from shamble.games.colony.content.survivors import SEARCH, SURVIVORS, Survivor
from shamble.games.colony.hints.aims import (
    can_spare,
    crisis_lacks,
    crisis_takes,
    ends_soon,
    has_what_it_takes,
    objective_needs,
    wants,
)
from shamble.games.colony.hints.danger import holds_out
from shamble.games.colony.hints.dice import (
    clears_town,
    has_attack_die,
    has_search_die,
    is_stripped,
    need_of_place,
)
from shamble.games.colony.hints.nailed_shut import boards_shed, nails, value_of_carpenter
from shamble.games.colony.rules.terms import (
    deck_size,
    has_ability,
    survivors_at,
    tokens,
    zombies_at,
)
from shamble.games.colony.state import State
from shamble.rules import rule


@rule
def value_of_move(s: State, player: int, x: int, place: int, fuel: int) -> int:
    """Out to search where it is needed, and to stay there; away when a place cannot be held."""
    here = s.place[x]
    if fuel and not can_spare(s, player, Item.FUEL):
        return 0
    safe = fuel == 1 or has_ability(s, x, Survivor.DALE_HUTCHINS)
    price = 0 if safe else 10 + 14 * tokens(s, x)
    if fuel:
        price = 10
        if objective_needs(s, player, Symbol.FUEL) > 0:
            price = 26
        elif crisis_takes(s, Symbol.FUEL) and crisis_lacks(s) > 0:
            price = 24
    there = value_of_being(s, player, x, place)
    return there - value_of_being(s, player, x, here) - price


@rule
def value_of_being(s: State, player: int, x: int, place: int) -> int:
    """What a place is worth to a survivor; those who are there already count as such."""
    if nails(s, player):
        return value_of_carpenter(s, player, x, place)
    if place == Place.COLONY:
        home = wants(s, player, Cond.ALL_AT_COLONY) > 0 and ends_soon(s)
        new = 1 if s.place[x] != place else 0
        guard = 25 if survivors_at(s, place) + new <= 2 else 0
        if clears_town(s, player):
            return 80
        if boards_shed(s, player):
            return 50
        if wants(s, player, Cond.NONE_AT_COLONY) > 0 and has_what_it_takes(s, player):
            return -30
        return guard + (40 if home else 8)
    if clears_town(s, player):
        return 0
    new = 1 if s.place[x] != place else 0
    left = holds_out(s, place) - new
    value = 0 if left >= 0 else -45
    if deck_size(s, place) > 0:
        skill = 6 - SEARCH[x]
        value += 22 + 2 * skill + need_of_place(s, player, place) // 2
        if new == 1 and not has_search_die(s, player, x):
            value -= 12
    if s.main == Main.MO_SAMPLES or s.main == Main.MO_CLEAR_TOWN:
        if zombies_at(s, place) > 0 and has_attack_die(s, player, x):
            value += 10
    if s.main == Main.MO_BARE_WALLS and is_stripped(s, place) and deck_size(s, place) > 0:
        value += 40
    calls = 8 if s.main == Main.MO_SAMPLES or s.main == Main.MO_CLEAR_TOWN else 22
    return value - 5 * (survivors_at(s, place) - 1 + new) - calls * others_outside(s, player, x)


@rule
def others_outside(s: State, player: int, x: int) -> int:
    n = 0
    for y in range(SURVIVORS):
        n += y != x and s.owner[y] == player and s.place[y] > 0
    return n
