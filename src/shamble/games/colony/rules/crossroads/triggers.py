"""What crossroads cards wait for, and what their options need (5.9): conditions, continued."""

from __future__ import annotations

from shamble.games.colony.content.conditions import Cond
from shamble.games.colony.content.items import (
    BEARER,
    CARD_ITEM,
    GEARS,
    GONE,
    SYMBOL,
    Symbol,
)
from shamble.games.colony.content.places import PLACES, Place
from shamble.games.colony.content.survivors import SURVIVORS, Survivor
from shamble.games.colony.rules.cards.items import count_in
from shamble.games.colony.rules.choices.whom import (
    beside_exile,
    follower,
    is_own,
    lover,
    own_outside,
    own_outside_among_zombies,
    sheep,
    watcher,
)
from shamble.games.colony.rules.conditions.meaning import empty_decks, kinds
from shamble.games.colony.rules.terms import (
    barricades_at,
    free_spaces,
    has_at,
    is_exile,
    is_free,
    is_in_deck,
    is_in_play,
    is_member,
    is_out,
    survivors_at,
    tokens,
    zombies_at,
)
from shamble.games.colony.state import State
from shamble.rules import rule

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
    if not has_follower(s, seat):
        return False
    for p in range(s.players):
        if p != seat and not is_out(s, p) and s.group[p] < s.group[seat]:
            return True
    return False


@rule
def has_follower(s: State, seat: int) -> bool:
    for x in range(SURVIVORS):
        if follower(s, seat, x):
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
    return s.it >= 0 and is_free(s, s.it)


@kinds.of(Cond.WITH_FUEL)
def with_fuel(s: State, seat: int, what: int, number: int) -> bool:
    return s.with_fuel == 1


@kinds.of(Cond.WITHOUT_FUEL)
def without_fuel(s: State, seat: int, what: int, number: int) -> bool:
    return s.with_fuel == 0


@kinds.of(Cond.FIRST_THERE)
def first_there(s: State, seat: int, what: int, number: int) -> bool:
    return survivors_at(s, s.there) == 1


@kinds.of(Cond.NOT_ALONE_THERE)
def not_alone_there(s: State, seat: int, what: int, number: int) -> bool:
    return survivors_at(s, s.there) > 1


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
    for p in range(s.players):
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
    for p in range(s.players):
        if p != seat and not is_out(s, p) and s.shown_secret[p] < 0:
            seats |= 1 << p
    return seats


@kinds.of(Cond.CARDS_IN_DECKS)
def cards_in_decks(s: State, seat: int, what: int, number: int) -> bool:
    return not empty_decks(s, seat, what, PLACES - 1)


holds_by = kinds.picker("seat what number", "False")  # every kind is there by now
