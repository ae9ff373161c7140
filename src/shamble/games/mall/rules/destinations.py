"""Phase D: choosing destinations, and the zombie of whoever was eliminated (4.9, 4.12)."""

from __future__ import annotations

from shamble.games.mall import game
from shamble.games.mall.content.places import PLACES
from shamble.games.mall.rules.rounds import enter_phase
from shamble.games.mall.rules.terms import is_closed, is_out, nth, of_seat
from shamble.games.mall.state import (
    Act,
    Event,
    Option,
    Phase,
    Question,
    State,
    Step,
    Why,
    ZombieReturn,
)
from shamble.rules import EVERYONE, ask, emit, offer, push, rule


@game.step(Step.DESTINATIONS)
def choose_destinations(s: State) -> None:
    enter_phase(s, Phase.DESTINATIONS)
    push(s, Step.RETURNS, 0)
    push(s, Step.SECRET_CHOICE)
    if s.elected >= 0:  # MAL-121
        announce_first(s, s.elected)


@rule
def announce_first(s: State, player: int) -> None:
    places = destinations_of(s, player)
    if places & (places - 1) == 0:
        choose_only(s, player, places)
    else:
        ask(s, 1 << player, Question.ANNOUNCE)


@game.step(Step.SECRET_CHOICE)
def choose_in_secret(s: State) -> None:  # MAL-123, 124
    choosing = 0
    for seat in range(s.players):
        if not is_out(s, seat) and seat != s.elected:
            places = destinations_of(s, seat)
            if places & (places - 1) != 0:
                choosing |= 1 << seat
    if choosing != 0:
        ask(s, choosing, Question.GO)


@rule
def choose_for_the_rest(s: State) -> None:
    """Whoever had no choice is not asked: the only destination is theirs when all are shown."""
    for seat in range(s.players):
        places = destinations_of(s, seat)
        if s.destination[seat] < 0 and not is_out(s, seat) and places & (places - 1) == 0:
            choose_only(s, seat, places)


@rule
def destinations_of(s: State, player: int) -> int:
    """MAL-126 to 129: what is open and does not hold all of the player's characters; a bit each."""
    places = 0
    for place in range(PLACES):
        if forbids_go(s, player, place) == 0:
            places |= 1 << place
    return places


@rule
def choose_only(s: State, player: int, places: int) -> None:
    """The only destination there is, or none: MAL-130."""
    if places == 0 and s.phase == Phase.MOVES:
        emit(s, Event.NO_DESTINATION, EVERYONE, player)
    for place in range(PLACES):
        if (places >> place) & 1:
            go(s, player, place)


@game.forbids(Act.GO)
def forbids_go(s: State, player: int, place: int) -> int:
    if is_closed(s, place):
        return Why.CLOSED
    return Why.ALL_THERE if of_seat(s.here[place], player) == s.crew[player] else 0


@rule
def list_destinations(s: State, player: int, out: list[int]) -> None:
    for place in range(PLACES):
        if forbids_go(s, player, place) == 0:
            offer(out, Act.GO, place)


@game.offers(Question.GO)
def may_go(s: State, player: int, out: list[int]) -> None:
    list_destinations(s, player, out)


@game.offers(Question.ANNOUNCE)
def may_announce(s: State, player: int, out: list[int]) -> None:
    list_destinations(s, player, out)


@game.deed(Act.GO)
def go(s: State, player: int, place: int) -> None:  # MAL-131
    s.destination[player] = place
    if player == s.elected:
        emit(s, Event.ANNOUNCED, EVERYONE, player, place)  # MAL-122


# ---- the return as a zombie


@game.step(Step.RETURNS)
def returns(s: State, first: int) -> None:
    """MAL-132, 216, 219: at the end of the phase, in order."""
    for i in range(first, s.players):
        player = nth(s, i)
        if (may_return(s) >> player) & 1:
            push(s, Step.RETURNS, i + 1)
            ask(s, 1 << player, Question.SEND_ZOMBIE)
            return


@rule
def may_return(s: State) -> int:
    when = s.options[Option.ZOMBIE_RETURN]
    if when == ZombieReturn.NEVER:
        return 0
    return s.out if when == ZombieReturn.EVERY_ROUND else s.fresh


@game.forbids(Act.SEND_ZOMBIE)
def forbids_send_zombie(s: State, player: int, place: int) -> int:
    return Why.CLOSED_TO_ZOMBIES if is_closed(s, place) else 0


@game.offers(Question.SEND_ZOMBIE)
def may_send_zombie(s: State, player: int, out: list[int]) -> None:
    offer(out, Act.PASS)  # MAL-217
    for place in range(PLACES):
        if not is_closed(s, place):
            offer(out, Act.SEND_ZOMBIE, place)


@game.deed(Act.SEND_ZOMBIE)
def send_zombie(s: State, player: int, place: int) -> None:  # MAL-218, 220
    s.zombies[place] += 1
    emit(s, Event.SENT_ZOMBIE, EVERYONE, player, place)
