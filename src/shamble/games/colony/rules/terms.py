"""Terms of the rule book that all phases share: players, survivors, places."""

from __future__ import annotations

from shamble.games.colony.content.names import Attached, Lasting
from shamble.games.colony.content.places import COLONY_ENTRANCES, PLACES, ROOM, SPACES, Place
from shamble.games.colony.content.survivors import (
    ABILITY_PLACE,
    ABILITY_USE,
    ANYWHERE,
    NON_COLONY,
    SURVIVORS,
    Survivor,
    Use,
)
from shamble.games.colony.state import Mode, Option, Standing, State
from shamble.rules import rule

# ---- modes


@rule
def is_coop(s: State) -> bool:
    """COL-031: chosen, or preselected with two players unless the options speak of betrayers."""
    mode = s.options[Option.MODE]
    if mode == Mode.AUTO and s.players == 2:
        return s.options[Option.BETRAYAL] + s.options[Option.NO_BETRAYER] == 0
    return mode == Mode.COOP


@rule
def is_duel(s: State) -> bool:
    return s.options[Option.MODE] == Mode.DUEL


@rule
def has_lasting(s: State, lasting: int) -> bool:
    return (s.lasting >> lasting) & 1 == 1


# ---- players


@rule
def is_member(s: State, seat: int) -> bool:
    """Neither exiled nor eliminated."""
    return s.standing[seat] == Standing.MEMBER


@rule
def is_exile(s: State, seat: int) -> bool:
    return s.standing[seat] == Standing.EXILE


@rule
def is_out(s: State, seat: int) -> bool:
    return s.standing[seat] == Standing.OUT


@rule
def members(s: State) -> int:
    n = 0
    for p in range(s.players):
        n += s.standing[p] == Standing.MEMBER
    return n


@rule
def all_members(s: State) -> int:
    """The non-exiled players, as bits."""
    bits = 0
    for p in range(s.players):
        if is_member(s, p):
            bits |= 1 << p
    return bits


@rule
def next_seat(s: State, seat: int) -> int:  # COL-001: left is clockwise
    return (seat + 1) % s.players


@rule
def seat_in_turn(s: State, turn: int) -> int:
    """COL-020a: from the first player clockwise. COL-210a: a token that passes changes no order."""
    if turn == 0:
        s.order_from = s.first
    return (s.order_from + turn) % s.players


@rule
def dice_of(s: State, seat: int) -> int:
    n = 0
    for value in range(6):
        n += s.dice[seat][value]
    return n


@rule
def dice_there(s: State, seat: int) -> int:
    """The values that dice of a seat show, as bits."""
    dice = 0
    for die in range(6):
        if s.dice[seat][die] > 0:
            dice |= 1 << die
    return dice


@rule
def from_on(dice: int, value: int) -> int:
    """The dice that show at least a value."""
    return dice >> (value - 1) << (value - 1)


@rule
def add_die(s: State, seat: int, value: int) -> None:
    s.dice[seat][value] += 1


@rule
def take_die(s: State, seat: int, value: int) -> None:
    """COL-064: to the used pool."""
    s.dice[seat][value] -= 1
    s.used_dice[seat] += 1


# ---- survivors


@rule
def is_in_play(s: State, x: int) -> bool:  # COL-007
    return s.place[x] >= 0


@rule
def is_free(s: State, x: int) -> bool:
    """COL-331: in play, and its controller is not exiled."""
    return s.place[x] >= 0 and s.standing[s.owner[x]] == Standing.MEMBER


@rule
def is_in_deck(s: State, x: int) -> bool:
    return s.owner[x] < 0 and (s.buried >> x) & 1 == 0


@rule
def bears(s: State, x: int, attached: int) -> bool:
    return (s.attached[x] >> attached) & 1 == 1


@rule
def bearer_of(s: State, attached: int) -> int:
    """The survivor in play with that attachment, or -1."""
    for x in range(SURVIVORS):
        if s.place[x] >= 0 and (s.attached[x] >> attached) & 1:
            return x
    return -1


@rule
def own_survivors(s: State, seat: int) -> int:
    """As bits."""
    survivors = 0
    for x in range(SURVIVORS):
        if s.owner[x] == seat and s.place[x] >= 0:
            survivors |= 1 << x
    return survivors


@rule
def tokens(s: State, x: int) -> int:  # COL-235: a frostbite counts as a wound
    return s.wounds[x] + s.frost[x]


@rule
def has_ability(s: State, x: int, ability: int) -> bool:
    """COL-150: a survivor has its own ability; Felix has those of the others at his location.

    y11: who is under arrest cannot use one; a passive one is not used, it applies (COL-149).
    """
    used = ABILITY_USE[ability] != Use.PASSIVE
    if used and bears(s, x, Attached.BADGE):
        return False
    if x == ability:
        return x != Survivor.FELIX_WARD
    if x != Survivor.FELIX_WARD or s.felix_at <= 0:  # not at the colony
        return False
    if s.place[ability] != s.felix_at or (used and bears(s, ability, Attached.BADGE)):
        return False
    where = ABILITY_PLACE[ability]
    return where == ANYWHERE or where == NON_COLONY or where == s.felix_at


@rule
def works_here(s: State, x: int, ability: int) -> bool:
    """COL-147: the ability's place."""
    where = ABILITY_PLACE[ability]
    if where == ANYWHERE:
        return True
    if where == NON_COLONY:
        return s.place[x] != Place.COLONY
    return s.place[x] == where


@rule
def is_fatal(s: State, x: int) -> bool:
    """COL-234: three tokens kill; Marco, and Felix beside him, take four."""
    n = tokens(s, x)
    return n >= 3 and (n >= 4 or not has_ability(s, x, Survivor.MARCO_STEELE))


@rule
def lowest_at(s: State, place: int) -> int:
    """The survivor with the lowest influence there, or -1."""
    for x in range(SURVIVORS):
        if s.place[x] == place:
            return x
    return -1


@rule
def has_at(s: State, seat: int, place: int) -> bool:
    for x in range(SURVIVORS):
        if s.place[x] == place and s.owner[x] == seat:
            return True
    return False


@rule
def everybody_at(s: State, place: int) -> int:
    """The survivors there, as bits."""
    survivors = 0
    for x in range(SURVIVORS):
        if s.place[x] == place:
            survivors |= 1 << x
    return survivors


@rule
def own_places(s: State, seat: int) -> int:
    """Where the seat has survivors, as bits."""
    places = 0
    for x in range(SURVIVORS):
        if s.owner[x] == seat and s.place[x] >= 0:
            places |= 1 << s.place[x]
    return places


@rule
def places_with_others(s: State, seat: int) -> int:
    """Where other seats have survivors, as bits."""
    places = 0
    for x in range(SURVIVORS):
        if s.place[x] >= 0 and s.owner[x] != seat:
            places |= 1 << s.place[x]
    return places


# ---- places


@rule
def survivors_at(s: State, place: int) -> int:
    n = 0
    for x in range(SURVIVORS):
        n += s.place[x] == place
    return n


@rule
def free_spaces(s: State, place: int) -> int:
    n = SPACES[place] - survivors_at(s, place)
    if place == Place.COLONY:
        n -= s.helpless
    if place == Place.SCHOOL:
        n -= s.guard
    return n


@rule
def has_outside_space(s: State) -> bool:
    for place in range(1, PLACES):
        if free_spaces(s, place) > 0:
            return True
    return False


@rule
def occupants(s: State) -> int:  # COL-009
    return survivors_at(s, Place.COLONY) + s.helpless


@rule
def first_entrance(place: int) -> int:
    return 0 if place == Place.COLONY else place + 5


@rule
def end_entrance(place: int) -> int:
    return COLONY_ENTRANCES if place == Place.COLONY else place + 6


@rule
def zombies_at(s: State, place: int) -> int:
    n = 0
    for e in range(first_entrance(place), end_entrance(place)):
        n += s.zombies[e]
    return n


@rule
def places_with_zombies(s: State) -> int:
    """As bits."""
    places = 0
    for place in range(PLACES):
        if zombies_at(s, place) > 0:
            places |= 1 << place
    return places


@rule
def barricades_at(s: State, place: int) -> int:
    n = 0
    for e in range(first_entrance(place), end_entrance(place)):
        n += s.barricades[e]
    return n


@rule
def gap(s: State, entrance: int) -> int:
    """Empty spaces at an entrance."""
    return ROOM[entrance] - s.zombies[entrance] - s.barricades[entrance]


@rule
def gaps_at(s: State, place: int) -> int:
    n = 0
    for e in range(first_entrance(place), end_entrance(place)):
        n += gap(s, e)
    return n


@rule
def places_with_gaps(s: State) -> int:
    """As bits."""
    places = 0
    for place in range(PLACES):
        if gaps_at(s, place) > 0:
            places |= 1 << place
    return places


@rule
def waste_step(s: State) -> int:
    """COL-270; y20 makes it 15."""
    return 15 if has_lasting(s, Lasting.DEEP_PITS) else 10


@rule
def deck_size(s: State, place: int) -> int:
    return s.deck_top[place] - s.deck_bottom[place]
