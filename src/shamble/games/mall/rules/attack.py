"""Phase F: the attack, location by location, and the meal (4.11)."""

from __future__ import annotations

from shamble.games.mall import game
from shamble.games.mall.content.characters import ALL_PIN_UPS, CHARACTERS
from shamble.games.mall.content.places import PLACES, Place
from shamble.games.mall.rules.rounds import enter_phase, look_at_once
from shamble.games.mall.rules.terms import (
    attack_is_on,
    bit_of,
    lift,
    of_seat,
    strength,
    visible,
    zombies_enter,
)
from shamble.games.mall.rules.window import open_window
from shamble.games.mall.state import Act, Event, Phase, Question, State, Step, Why
from shamble.rules import EVERYONE, ask, emit, how_many, lowest, offer, push, rule

NOWHERE = -1

# ---- extra zombies


@rule
def most(s: State, which: int) -> int:
    """MAL-158: the one location with the most of these characters, or nowhere."""
    best, place = 0, NOWHERE
    for here in range(PLACES):
        n = how_many(s.here[here] & which)
        if n > best:
            best, place = n, here
        elif n == best:
            place = NOWHERE
    return place


@game.step(Step.EXTRA_ZOMBIES)
def extra_zombies(s: State) -> None:
    """MAL-156 to 162: both are judged on the same position."""
    enter_phase(s, Phase.ATTACK)
    push(s, Step.ATTACKS)
    crowded, pin_ups = most(s, -1), most(s, ALL_PIN_UPS)
    if crowded != NOWHERE:
        s.zombies[crowded] += 1
        emit(s, Event.CROWD_DRAWS, EVERYONE, crowded, s.zombies[crowded])
    if pin_ups != NOWHERE:
        s.zombies[pin_ups] += 1
        emit(s, Event.PIN_UPS_DRAW, EVERYONE, pin_ups, s.zombies[pin_ups])


# ---- the attacks


@game.step(Step.ATTACKS)
def attack_from(s: State, first: int) -> None:  # MAL-163
    s.hardware = 0  # MAL-181
    place = next_attack(s, first)
    if place < PLACES:
        prepare_for_attack(s, place)


@rule
def next_attack(s: State, first: int) -> int:
    """Where the zombies enter next, or the end; before it they are held out."""
    for place in range(first, PLACES):
        if visible(s, place) != 0 and s.zombies[place] > 0:  # MAL-164
            if zombies_enter(s, place):
                return place
            emit(s, Event.HELD_OUT, EVERYONE, place, s.zombies[place])  # MAL-169, 172
    return PLACES


@rule
def prepare_for_attack(s: State, place: int) -> None:
    """MAL-170, 207: cards come first."""
    emit(s, Event.ABOUT_TO_ENTER, EVERYONE, place, s.zombies[place], strength(s, place))
    again = place == Place.PARKING  # MAL-208: as long as a zombie is hungry
    push(s, Step.ATTACKS, place if again else place + 1)
    push(s, Step.FEED, place)
    open_window(s, place)


@game.step(Step.FEED)
def feed(s: State, place: int) -> None:
    """MAL-173, 210: the comparison is made again."""
    if attack_is_on(s, place):
        push(s, Step.CALL_VOTE)  # MAL-197, 206
    elif zombies_enter(s, place):
        emit(s, Event.NOBODY_EATEN, EVERYONE, place, s.zombies[place])  # MAL-191, 192, 201
    else:
        emit(s, Event.HELD_OUT, EVERYONE, place, s.zombies[place])


@game.step(Step.VICTIM)
def choose_victim(s: State, seat: int) -> None:  # MAL-064, 198
    own = of_seat(visible(s, s.place), seat)
    if how_many(own) == 1:
        lose(s, seat, lowest(own))
    else:
        ask(s, 1 << seat, Question.LOSE, s.place)


@game.forbids(Act.LOSE)
def forbids_lose(s: State, player: int, character: int) -> int:
    if s.here[s.place] & bit_of(player, character) == 0:
        return Why.NOT_A_VICTIM
    return Why.CANNOT_HIDE if s.hiding & bit_of(player, character) != 0 else 0


@game.offers(Question.LOSE)
def may_lose(s: State, player: int, out: list[int]) -> None:
    own = of_seat(visible(s, s.place), player)
    for character in range(CHARACTERS):
        if (own >> character) & 1:
            offer(out, Act.LOSE, character)


@game.deed(Act.LOSE)
def lose(s: State, player: int, character: int) -> None:  # MAL-014
    lift(s, player, character)
    s.crew[player] &= ~(1 << character)
    emit(s, Event.EATEN, EVERYONE, player, character, s.place)
    if s.crew[player] == 0:
        s.fell[player] = s.round
    if s.place == Place.PARKING:
        s.zombies[s.place] -= 1  # MAL-208
    else:
        s.zombies[s.place] = 0  # MAL-199, 200
    look_at_once(s)
