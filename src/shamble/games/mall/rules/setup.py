"""Setup: colours, cards, the first Chief, placement and the opening zombies (4.3)."""

from __future__ import annotations

from shamble.games.mall import COLOURS as NAMES
from shamble.games.mall import game
from shamble.games.mall.content.cards import CARDS
from shamble.games.mall.content.characters import (
    COLOURS,
    CREW,
    LITTLE_GIRL_COLOURS,
)
from shamble.games.mall.content.places import CLOSED_AT_START, PLACES
from shamble.games.mall.rules.terms import (
    everybody,
    has_room,
    is_closed,
    nth,
    places_with_room,
    put,
)
from shamble.games.mall.state import Act, Event, FirstChief, Option, Question, State, Step, Why
from shamble.rules import EVERYONE, ask, below, emit, how_many, lowest, offer, push, rule, shuffle


@game.check
def what_is_wrong(players: int, options: dict[str, str]) -> str | None:
    """MAL-234: colours differ, and with three players each has a Little Girl."""
    taken: dict[str, str] = {}
    for name in (f"colour_{seat}" for seat in range(players)):
        colour = options[name]
        if colour == "auto":
            continue
        if colour in taken:
            return f"{taken[colour]} and {name} are both {colour}; every seat needs its own colour"
        if players == LITTLE_GIRL_COLOURS and colour not in NAMES[:LITTLE_GIRL_COLOURS]:
            return f"with three players {name} can be yellow, red or blue, not {colour}"
        taken[colour] = name
    return None


@game.setup
def set_up(s: State) -> None:
    choose_colours(s)
    deal(s)
    s.closed = CLOSED_AT_START[s.players]  # MAL-034
    s.chief = first_chief(s)
    emit(s, Event.FIRST_CHIEF, EVERYONE, s.chief)
    push(s, Step.ROUND)  # MAL-046
    push(s, Step.OPENING_ZOMBIES)
    push(s, Step.PLACE_NEXT, 0)


@rule
def choose_colours(s: State) -> None:
    """MAL-025: as chosen; the colours left over go round in seat order."""
    taken = 0
    for seat in range(s.players):
        wish = s.options[Option.COLOUR + seat]
        if wish > 0:
            s.colour[seat] = wish - 1
            taken |= 1 << (wish - 1)
    for seat in range(s.players):
        if s.colour[seat] < 0:
            for colour in range(COLOURS):
                if s.colour[seat] < 0 and (taken >> colour) & 1 == 0:
                    s.colour[seat] = colour
                    taken |= 1 << colour


@rule
def deal(s: State) -> None:
    """MAL-028, 029: one card each, the rest is the pile."""
    for card in range(CARDS):
        s.pile[card] = card
    shuffle(s, s.pile, 0, CARDS)
    size = CARDS - s.players
    for seat in range(s.players):
        s.hand[seat] = 1 << s.pile[size + seat]
        s.held[seat] = 1
        s.pile[size + seat] = -1
    s.pile_end = size


@rule
def first_chief(s: State) -> int:
    """MAL-031, 032: the oldest; lots are drawn among equals."""
    if s.options[Option.FIRST_CHIEF] == FirstChief.SEAT_0:
        return 0
    seats = everybody(s)
    if s.options[Option.FIRST_CHIEF] == FirstChief.OLDEST:
        seats = oldest(s)
    return any_of(s, seats)


@rule
def oldest(s: State) -> int:
    age, seats = 0, 0
    for seat in range(s.players):
        here = s.options[Option.AGE + seat]
        if here > age:
            age, seats = here, 0
        if here == age:
            seats |= 1 << seat
    return seats


@rule
def any_of(s: State, seats: int) -> int:
    """One of the players, each with the same chance."""
    skip = 0
    if how_many(seats) > 1:
        skip = below(s, how_many(seats))
    for _ in range(skip):
        seats &= seats - 1
    return lowest(seats)


# ---- placement


@game.step(Step.PLACE_NEXT)
def place_next(s: State, number: int) -> None:  # MAL-035, 036
    if number == s.players * how_many(CREW[s.players]):
        return
    player = nth(s, number % s.players)
    both = below(s, PLACES * PLACES)  # MAL-042
    s.dice[0] = both // PLACES
    s.dice[1] = both % PLACES
    emit(s, Event.ROLLED, EVERYONE, player, s.dice[0], s.dice[1])
    push(s, Step.PLACE_NEXT, number + 1)
    unplaced = CREW[s.players] & ~s.crew[player]
    places = places_for_dice(s)
    if how_many(unplaced) == 1 and how_many(places) == 1:
        place_character(s, player, lowest(unplaced), lowest(places))
    else:
        ask(s, 1 << player, Question.PLACE)


@rule
def places_for_dice(s: State) -> int:
    """MAL-038 to 041: what the dice show and has room, else all that has room; a bit each."""
    places = 0
    for i in range(2):
        if has_room(s, s.dice[i]):
            places |= 1 << s.dice[i]
    return places if places != 0 else places_with_room(s)


@game.forbids(Act.PLACE)
def forbids_place(s: State, player: int, character: int, place: int) -> int:
    unplaced = CREW[s.players] & ~s.crew[player]
    if (unplaced >> character) & 1 == 0:
        return Why.ALREADY_PLACED
    if (places_for_dice(s) >> place) & 1:
        return 0
    if is_closed(s, place):
        return Why.CLOSED_IN_SETUP
    return Why.NOT_ON_THE_DICE if has_room(s, place) else Why.FULL


@game.offers(Question.PLACE)
def may_place(s: State, player: int, out: list[int]) -> None:
    unplaced = CREW[s.players] & ~s.crew[player]
    places = places_for_dice(s)
    while unplaced != 0:
        left = places
        while left != 0:
            offer(out, Act.PLACE, lowest(unplaced), lowest(left))
            left &= left - 1
        unplaced &= unplaced - 1


@game.deed(Act.PLACE)
def place_character(s: State, player: int, character: int, place: int) -> None:
    put(s, player, character, place)
    s.crew[player] |= 1 << character
    emit(s, Event.PLACED, EVERYONE, player, character, place)


# ---- the first zombies


@game.step(Step.OPENING_ZOMBIES)
def opening_zombies(s: State) -> None:  # MAL-043 to 045
    roll_four(s)
    emit(s, Event.DICE, EVERYONE, s.dice[0], s.dice[1], s.dice[2], s.dice[3])
    zombies_by_dice(s)


@rule
def roll_four(s: State) -> None:
    """Four dice from one draw."""
    all_four = below(s, PLACES * PLACES * PLACES * PLACES)
    for i in range(4):
        s.dice[i] = all_four % PLACES
        all_four //= PLACES


@rule
def zombies_by_dice(s: State) -> None:
    for i in range(4):
        place = s.dice[i]
        if is_closed(s, place):
            emit(s, Event.DIE_IGNORED, EVERYONE, place)  # MAL-044, 136
        else:
            s.zombies[place] += 1
            emit(s, Event.ZOMBIE_CAME, EVERYONE, place, s.zombies[place])
