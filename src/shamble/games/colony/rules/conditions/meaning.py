"""What the conditions of objectives mean: one small function for each kind (5.4 to 5.7)."""

from __future__ import annotations

from shamble.games.colony.content.conditions import Cond
from shamble.games.colony.content.items import (
    STORE,
    Symbol,
)
from shamble.games.colony.content.names import LOYAL
from shamble.games.colony.content.places import PLACES, Place
from shamble.games.colony.content.survivors import SURVIVORS
from shamble.games.colony.rules.cards.equipment import all_equipped, equipped
from shamble.games.colony.rules.cards.items import count_in
from shamble.games.colony.rules.choices.whom import (
    is_own,
)
from shamble.games.colony.rules.conditions.families import Family
from shamble.games.colony.rules.terms import (
    barricades_at,
    deck_size,
    has_at,
    is_member,
    members,
    tokens,
    zombies_at,
)
from shamble.games.colony.state import Ending, State

kinds = Family("holds_by")


# ---- objectives of players


@kinds.of(Cond.MAIN_DONE)
def main_done(s: State, seat: int, what: int, number: int) -> bool:
    """COL-307: known once the game is over."""
    return s.ending == Ending.ACHIEVED


@kinds.of(Cond.MORALE_AT_MOST)
def morale_at_most(s: State, seat: int, what: int, number: int) -> bool:
    return s.morale <= number


@kinds.of(Cond.HAND)
def hand(s: State, seat: int, what: int, number: int) -> bool:
    return count_in(s, seat, what) >= number


@kinds.of(Cond.HAND_SIZE)
def hand_size(s: State, seat: int, what: int, number: int) -> bool:
    return s.hand_count[seat] >= number


@kinds.of(Cond.ONLY)
def only(s: State, seat: int, what: int, number: int) -> bool:
    return 0 < count_in(s, seat, what) == s.hand_count[seat]


@kinds.of(Cond.MOST_CARDS)
def most_cards(s: State, seat: int, what: int, number: int) -> bool:
    for p in range(s.players):
        if p != seat and s.hand_count[p] >= s.hand_count[seat]:
            return False
    return True


@kinds.of(Cond.EQUIPPED)
def has_equipped(s: State, seat: int, what: int, number: int) -> bool:
    return equipped(s, seat, what) >= number


@kinds.of(Cond.HELD_OR_EQUIPPED)
def held_or_equipped(s: State, seat: int, what: int, number: int) -> bool:
    return equipped(s, seat, what) + count_in(s, seat, what) >= number


@kinds.of(Cond.BARRICADES)
def barricades(s: State, seat: int, what: int, number: int) -> bool:
    return barricades_at(s, Place.COLONY) >= number


@kinds.of(Cond.UNHURT)
def unhurt(s: State, seat: int, what: int, number: int) -> bool:
    for x in range(SURVIVORS):
        if is_own(s, seat, x) and tokens(s, x) > 0:
            return False
    return True


@kinds.of(Cond.ALL_HURT)
def all_hurt(s: State, seat: int, what: int, number: int) -> bool:
    """COL-313a: with nobody it is not met."""
    n = 0
    for x in range(SURVIVORS):
        if is_own(s, seat, x):
            n += 1
            if tokens(s, x) == 0:
                return False
    return n > 0


@kinds.of(Cond.HELPLESS)
def helpless(s: State, seat: int, what: int, number: int) -> bool:
    return s.helpless >= number


@kinds.of(Cond.BETRAYERS_EXILED)
def betrayers_exiled(s: State, seat: int, what: int, number: int) -> bool:
    for p in range(s.players):
        if s.secret[p] >= LOYAL and is_member(s, p):
            return False
    return True


@kinds.of(Cond.MORE_SURVIVORS)
def more_survivors(s: State, seat: int, what: int, number: int) -> bool:
    for p in range(s.players):
        if p != seat and s.group[seat] < s.group[p] + number:
            return False
    return True


@kinds.of(Cond.SURVIVORS_EXACTLY)
def survivors_exactly(s: State, seat: int, what: int, number: int) -> bool:
    return s.group[seat] == number


@kinds.of(Cond.SURVIVORS)
def survivors(s: State, seat: int, what: int, number: int) -> bool:
    return s.group[seat] >= number


@kinds.of(Cond.WASTE_AT_MOST)
def waste_at_most(s: State, seat: int, what: int, number: int) -> bool:
    return s.waste_count <= number


@kinds.of(Cond.BURIED)
def buried(s: State, seat: int, what: int, number: int) -> bool:
    n = 0
    for x in range(SURVIVORS):  # COL-260
        n += (s.buried >> x) & 1
    return n >= number


@kinds.of(Cond.ALL_AT_COLONY)
def all_at_colony(s: State, seat: int, what: int, number: int) -> bool:
    """COL-313a: with nobody it is not met."""
    for x in range(SURVIVORS):
        if s.owner[x] == seat and s.place[x] != Place.COLONY:
            return False
    return has_at(s, seat, Place.COLONY)


@kinds.of(Cond.NONE_AT_COLONY)
def none_at_colony(s: State, seat: int, what: int, number: int) -> bool:
    return not has_at(s, seat, Place.COLONY)


@kinds.of(Cond.EMPTY_DECKS)
def empty_decks(s: State, seat: int, what: int, number: int) -> bool:
    n = 0
    for place in range(1, PLACES):
        n += deck_size(s, place) == 0
    return n >= number


@kinds.of(Cond.EQUIPPED_IN_ALL)
def equipped_in_all(s: State, seat: int, what: int, number: int) -> bool:
    return all_equipped(s, seat) >= number


@kinds.of(Cond.ZOMBIES_ON_BOARD)
def zombies_on_board(s: State, seat: int, what: int, number: int) -> bool:
    n = 0
    for e in range(len(s.zombies)):
        n += s.zombies[e]
    return n >= number


@kinds.of(Cond.STARVATION)
def starvation(s: State, seat: int, what: int, number: int) -> bool:
    return s.starvation >= number


# ---- main objectives


@kinds.of(Cond.SAMPLES)
def samples(s: State, seat: int, what: int, number: int) -> bool:
    return s.samples >= number


@kinds.of(Cond.ROUND, Cond.FUEL_PAID)
def round_survived(s: State, seat: int, what: int, number: int) -> bool:
    """COL-302; the stove is checked before (rules/colony_phase.py)."""
    return s.round >= number


@kinds.of(Cond.ZOMBIES_OUTSIDE_AT_MOST)
def zombies_outside_at_most(s: State, seat: int, what: int, number: int) -> bool:
    n = 0
    for place in range(1, PLACES):
        n += zombies_at(s, place)
    return n <= number


@kinds.of(Cond.ZOMBIES_AT_COLONY_AT_MOST)
def zombies_at_colony_at_most(s: State, seat: int, what: int, number: int) -> bool:
    return zombies_at(s, Place.COLONY) <= number


@kinds.of(Cond.BARRICADED_OUTSIDE)
def barricaded_outside(s: State, seat: int, what: int, number: int) -> bool:
    for place in range(1, PLACES):
        if barricades_at(s, place) == 0:
            return False
    return True


@kinds.of(Cond.STORED)
def stored(s: State, seat: int, what: int, number: int) -> bool:
    return count_in(s, STORE, what) >= number


@kinds.of(Cond.FOOD)
def food(s: State, seat: int, what: int, number: int) -> bool:
    return s.food >= number


@kinds.of(Cond.FOOD_PER_MEMBER)
def food_per_member(s: State, seat: int, what: int, number: int) -> bool:
    return s.food >= number * members(s)


@kinds.of(Cond.ALL_ARMED)
def all_armed(s: State, seat: int, what: int, number: int) -> bool:
    for p in range(s.players):
        if is_member(s, p) and equipped(s, p, Symbol.WEAPON) == 0:
            return False
    return members(s) > 0  # COL-313a


@kinds.of(Cond.WEAPONS_IN_ALL)
def weapons_in_all(s: State, seat: int, what: int, number: int) -> bool:
    n = 0
    for p in range(s.players):
        n += equipped(s, p, Symbol.WEAPON)
    return n >= number
