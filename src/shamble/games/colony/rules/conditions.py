"""What conditions mean: one small function for each kind (5.4 to 5.9)."""

from __future__ import annotations

from shamble.engine.rule import rule
from shamble.games.colony.content.conditions import Cond
from shamble.games.colony.content.items import (
    BEARER,
    CARD_ITEM,
    GEARS,
    GONE,
    STORE,
    SYMBOL,
    Symbol,
)
from shamble.games.colony.content.names import LOYAL
from shamble.games.colony.content.places import PLACES, Place
from shamble.games.colony.content.survivors import SURVIVORS, Survivor
from shamble.games.colony.rules.cards import count_in
from shamble.games.colony.rules.equipment import all_equipped, equipped
from shamble.games.colony.rules.families import Family
from shamble.games.colony.rules.terms import (
    barricades_at,
    deck_size,
    free_spaces,
    has_at,
    is_exile,
    is_free,
    is_in_deck,
    is_in_play,
    is_member,
    is_out,
    members,
    survivors_at,
    tokens,
    zombies_at,
)
from shamble.games.colony.rules.whom import (
    beside_exile,
    is_own,
    lover,
    own_outside,
    own_outside_among_zombies,
    sheep,
    watcher,
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
    for p in range(0 + s.players):
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
    for x in range(SURVIVORS):
        if is_own(s, seat, x) and tokens(s, x) == 0:
            return False
    return True


@kinds.of(Cond.HELPLESS)
def helpless(s: State, seat: int, what: int, number: int) -> bool:
    return s.helpless >= number


@kinds.of(Cond.BETRAYERS_EXILED)
def betrayers_exiled(s: State, seat: int, what: int, number: int) -> bool:
    for p in range(0 + s.players):
        if s.secret[p] >= LOYAL and is_member(s, p):
            return False
    return True


@kinds.of(Cond.MORE_SURVIVORS)
def more_survivors(s: State, seat: int, what: int, number: int) -> bool:
    for p in range(0 + s.players):
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
    for x in range(SURVIVORS):
        if s.owner[x] == seat and s.place[x] != Place.COLONY:
            return False
    return True


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
    for p in range(0 + s.players):
        if is_member(s, p) and equipped(s, p, Symbol.WEAPON) == 0:
            return False
    return True


@kinds.of(Cond.WEAPONS_IN_ALL)
def weapons_in_all(s: State, seat: int, what: int, number: int) -> bool:
    n = 0
    for p in range(0 + s.players):
        n += equipped(s, p, Symbol.WEAPON)
    return n >= number


# ---- crossroads triggers (5.9)


@kinds.of(Cond.AT_COLONY)
def at_colony(s: State, seat: int, what: int, number: int) -> bool:
    return has_at(s, seat, Place.COLONY)


@kinds.of(Cond.HAS)
def has(s: State, seat: int, what: int, number: int) -> bool:
    return is_own(s, seat, what)


@kinds.of(Cond.HAS_FREE)
def has_free(s: State, seat: int, what: int, number: int) -> bool:
    return is_own(s, seat, what) and is_free(s, what)


@kinds.of(Cond.IN_PLAY)
def in_play(s: State, seat: int, what: int, number: int) -> bool:
    return is_in_play(s, what)


@kinds.of(Cond.IN_PLAY_FREE)
def in_play_free(s: State, seat: int, what: int, number: int) -> bool:
    return is_free(s, what)


@kinds.of(Cond.IN_DECK)
def in_deck(s: State, seat: int, what: int, number: int) -> bool:
    return is_in_deck(s, what)


@kinds.of(Cond.OWN_AT)
def own_at(s: State, seat: int, what: int, number: int) -> bool:
    return has_at(s, seat, what)


@kinds.of(Cond.OWN_FREE_AT)
def own_free_at(s: State, seat: int, what: int, number: int) -> bool:
    return is_member(s, seat) and has_at(s, seat, what)


@kinds.of(Cond.OWN_OUTSIDE)
def has_outside(s: State, seat: int, what: int, number: int) -> bool:
    for x in range(SURVIVORS):
        if own_outside(s, seat, x):
            return True
    return False


@kinds.of(Cond.OWN_FREE_OUTSIDE)
def has_free_outside(s: State, seat: int, what: int, number: int) -> bool:
    return is_member(s, seat) and has_outside(s, seat, what, number)


@kinds.of(Cond.OUTSIDE_AMONG_ZOMBIES)
def outside_among_zombies(s: State, seat: int, what: int, number: int) -> bool:
    for x in range(SURVIVORS):
        if own_outside_among_zombies(s, seat, x):
            return True
    return False


@kinds.of(Cond.MAY_PART)
def may_part(s: State, seat: int, what: int, number: int) -> bool:
    """x02: more survivors than somebody else in the game, and a follower."""
    if s.group[seat] < 2:
        return False
    for p in range(0 + s.players):
        if p != seat and not is_out(s, p) and s.group[p] < s.group[seat]:
            return True
    return False


@kinds.of(Cond.TWO_LOVERS)
def two_lovers(s: State, seat: int, what: int, number: int) -> bool:
    for x in range(SURVIVORS):
        if lover(s, seat, x):
            return True
    return False


@kinds.of(Cond.BESIDE_EXILE)
def is_beside_exile(s: State, seat: int, what: int, number: int) -> bool:
    for x in range(SURVIVORS):
        if beside_exile(s, seat, x):
            return True
    return False


@kinds.of(Cond.EXILE_BESIDE_FREE)
def exile_beside_free(s: State, seat: int, what: int, number: int) -> bool:
    if not is_exile(s, seat):
        return False
    for x in range(SURVIVORS):
        if sheep(s, seat, x):
            return True
    return False


@kinds.of(Cond.BARRICADE_AND_ZOMBIE)
def barricade_and_zombie(s: State, seat: int, what: int, number: int) -> bool:
    return barricades_at(s, Place.COLONY) > 0 and zombies_at(s, Place.COLONY) > 0


@kinds.of(Cond.MORE_HELPLESS)
def more_helpless(s: State, seat: int, what: int, number: int) -> bool:
    return s.helpless > survivors_at(s, Place.COLONY)


@kinds.of(Cond.TOKENS_IN_ALL)
def tokens_in_all(s: State, seat: int, what: int, number: int) -> bool:
    n = 0
    for x in range(SURVIVORS):
        if is_own(s, seat, x):
            n += tokens(s, x)
    return n >= number


@kinds.of(Cond.ALONE_WITH_ANOTHER)
def alone_with_another(s: State, seat: int, what: int, number: int) -> bool:
    for x in range(SURVIVORS):
        if watcher(s, seat, x):
            return True
    return False


@kinds.of(Cond.IS_AT)
def is_at(s: State, seat: int, what: int, number: int) -> bool:
    return s.place[what] == number


@kinds.of(Cond.BEGAN_AT_COLONY)
def began_at_colony(s: State, seat: int, what: int, number: int) -> bool:
    return (s.began_at_colony >> what) & 1 == 1


@kinds.of(Cond.IT_IS_FREE)
def it_is_free(s: State, seat: int, what: int, number: int) -> bool:
    return s.it >= 0 and is_free(s, 0 + s.it)


@kinds.of(Cond.WITH_FUEL)
def with_fuel(s: State, seat: int, what: int, number: int) -> bool:
    return s.with_fuel == 1


@kinds.of(Cond.WITHOUT_FUEL)
def without_fuel(s: State, seat: int, what: int, number: int) -> bool:
    return s.with_fuel == 0


@kinds.of(Cond.FIRST_THERE)
def first_there(s: State, seat: int, what: int, number: int) -> bool:
    return survivors_at(s, 0 + s.there) == 1


@kinds.of(Cond.NOT_ALONE_THERE)
def not_alone_there(s: State, seat: int, what: int, number: int) -> bool:
    return survivors_at(s, 0 + s.there) > 1


@kinds.of(Cond.FACE)
def face(s: State, seat: int, what: int, number: int) -> bool:
    return s.face == what


@kinds.of(Cond.SEARCHED_AT)
def searched_at(s: State, seat: int, what: int, number: int) -> bool:
    return s.there == what


@kinds.of(Cond.SEARCHED_WITH)
def searched_with(s: State, seat: int, what: int, number: int) -> bool:
    return s.it == what


# ---- what options of crossroads cards need


@kinds.of(Cond.IT_IS_ARMED)
def it_is_armed(s: State, seat: int, what: int, number: int) -> bool:
    for gear in range(GEARS):
        if s.zone[gear] == BEARER + s.it and SYMBOL[CARD_ITEM[gear]] == Symbol.WEAPON:
            return True
    return False


@kinds.of(Cond.WEAPON_STILL_BORNE)
def weapon_still_borne(s: State, seat: int, what: int, number: int) -> bool:
    return s.weapon >= 0 and s.zone[s.weapon] >= BEARER


@kinds.of(Cond.VICTIM_HAS_CARDS)
def victim_has_cards(s: State, seat: int, what: int, number: int) -> bool:
    return s.chosen_seat >= 0 and s.hand_count[s.chosen_seat] > 0


@kinds.of(Cond.ROOM_IN_HOSPITAL)
def room_in_hospital(s: State, seat: int, what: int, number: int) -> bool:
    """y16: two own free survivors besides Dale, and room for the three once others make room."""
    own = 0
    there = 0
    exiles = 0
    for x in range(SURVIVORS):
        if s.place[x] >= 0 and x != Survivor.DALE_HUTCHINS:
            if s.owner[x] == seat and is_free(s, x):
                own += 1
            if s.place[x] == Place.HOSPITAL:
                there += 1
                exiles += not is_free(s, x)
    return own >= 2 and exiles <= 1 and free_spaces(s, Place.COLONY) >= there - 1


@kinds.of(Cond.FOOD_AND_LOST_MEDICINE)
def food_and_lost_medicine(s: State, seat: int, what: int, number: int) -> bool:
    return s.food > 0 and count_in(s, GONE, Symbol.MEDICINE) > 0


@kinds.of(Cond.SOMEBODY_TO_NOMINATE)
def somebody_to_nominate(s: State, seat: int, what: int, number: int) -> bool:
    return nominees_at_colony(s, seat) != 0


@rule
def nominees_at_colony(s: State, seat: int) -> int:
    """y27: the other players with survivors at the colony, as bits."""
    seats = 0
    for p in range(0 + s.players):
        if p != seat and is_member(s, p) and has_at(s, p, Place.COLONY):
            seats |= 1 << p
    return seats


@kinds.of(Cond.SOMEBODY_WITH_SECRET)
def somebody_with_secret(s: State, seat: int, what: int, number: int) -> bool:
    return hidden_secrets(s, seat) != 0


@rule
def hidden_secrets(s: State, seat: int) -> int:
    """The other players whose secret objective has not been shown, as bits."""
    seats = 0
    for p in range(0 + s.players):
        if p != seat and not is_out(s, p) and s.shown_secret[p] < 0:
            seats |= 1 << p
    return seats


@kinds.of(Cond.CARDS_IN_DECKS)
def cards_in_decks(s: State, seat: int, what: int, number: int) -> bool:
    return not empty_decks(s, seat, what, PLACES - 1)


holds_by = kinds.picker("seat what number", "False")


def holds(s: State, seat: int, kind: int, what: int, number: int) -> bool:
    """The same for programs that are no rules: the page, the terminal."""
    return bool(holds_by(s, kind, seat, what, number))
