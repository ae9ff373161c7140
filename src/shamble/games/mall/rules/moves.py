"""Phase E: destinations and dice are shown, rooms condemned, characters moved (4.10)."""

from __future__ import annotations

from shamble.games.mall import game
from shamble.games.mall.content.cards import Kind
from shamble.games.mall.content.characters import CHARACTERS
from shamble.games.mall.content.places import CAPACITY, CONDEMNED_AT, PLACES, Place
from shamble.games.mall.rules.destinations import choose_for_the_rest
from shamble.games.mall.rules.found import settle_claims_of_the_round
from shamble.games.mall.rules.rounds import enter_phase, look_at_once
from shamble.games.mall.rules.setup import zombies_by_dice
from shamble.games.mall.rules.terms import (
    copies_in,
    crowd,
    has_room,
    holds,
    is_closed,
    is_out,
    lift,
    nth,
    of_seat,
    places_with_room,
    put,
)
from shamble.games.mall.rules.window import discard
from shamble.games.mall.state import Act, Event, Option, Phase, Question, State, Step, Why
from shamble.rules import EVERYONE, ask, emit, how_many, lowest, offer, push, rule


@game.step(Step.REVEAL)
def reveal(s: State) -> None:
    enter_phase(s, Phase.MOVES)
    choose_for_the_rest(s)
    for seat in range(s.players):
        s.went_for[seat] = s.destination[seat]
        if s.destination[seat] >= 0:
            emit(s, Event.WENT_FOR, EVERYONE, seat, s.destination[seat])  # MAL-134
    emit(s, Event.DICE, EVERYONE, s.dice[0], s.dice[1], s.dice[2], s.dice[3])
    zombies_by_dice(s)  # MAL-135
    settle_claims_of_the_round(s)
    condemn(s)
    push(s, Step.EXTRA_ZOMBIES)
    push(s, Step.MOVES, 0)


@rule
def condemn(s: State) -> None:
    """MAL-137 to 141: the empty locations with eight zombies or more."""
    for place in range(PLACES):
        if s.zombies[place] >= CONDEMNED_AT and s.here[place] == 0 and place != Place.PARKING:
            emit(s, Event.CONDEMNED, EVERYONE, place, s.zombies[place])
            s.closed |= 1 << place
            s.zombies[place] = 0


@game.step(Step.MOVES)
def move_in_order(s: State, first: int) -> None:  # MAL-142
    i = next_to_move(s, first)
    if i < s.players:
        player = nth(s, i)
        push(s, Step.MOVES, i + 1)
        if has_a_choice(s, player):
            ask(s, 1 << player, Question.MOVE, s.destination[player])
        else:
            move(s, player, lowest(movers_of(s, player)))


@rule
def next_to_move(s: State, i: int) -> int:
    """The place in order of the next who has a destination, from place i on, or the end."""
    while i < s.players and (is_out(s, nth(s, i)) or s.destination[nth(s, i)] < 0):
        i += 1
    return i


@rule
def has_a_choice(s: State, player: int) -> bool:
    return how_many(movers_of(s, player)) > 1 or may_sprint(s, player)


@rule
def movers_of(s: State, player: int) -> int:
    """MAL-144: the crew without those who stand at the destination."""
    return s.crew[player] & ~of_seat(s.here[s.destination[player]], player)


@rule
def may_sprint(s: State, player: int) -> bool:
    """Whether a player might hold a Sprint, as far as all can see: then even an only move waits."""
    if s.options[Option.ALWAYS_ASK] == 1:
        return True
    return s.held[player] > 0 and copies_in(s.played, Kind.SPRINT) != 7


@game.forbids(Act.MOVE)
def forbids_move(s: State, player: int, character: int) -> int:
    return 0 if (movers_of(s, player) >> character) & 1 else Why.NOT_A_MOVER


@game.forbids(Act.SPRINT)
def forbids_sprint(s: State, player: int, character: int, place: int) -> int:
    if is_out(s, player):
        return Why.ELIMINATED
    if s.question == Question.REVOTE:
        return Why.BETWEEN_VOTES
    if s.question != Question.MOVE:
        return Why.NOT_NOW
    if not holds(s, player, Kind.SPRINT):
        return Why.NOT_AN_OPTION
    if (s.crew[player] >> character) & 1 == 0:
        return Why.NOT_A_SPRINTER
    if place == s.destination[player]:
        return Why.SAME_DESTINATION
    return 0 if has_room_for(s, player, character, place) else Why.NO_ROOM


@rule
def has_room_for(s: State, player: int, character: int, place: int) -> bool:
    """MAL-151: counting the moving character as gone."""
    if s.at[player][character] == place:
        return True  # MAL-150
    return has_room(s, place)


@game.offers(Question.MOVE)
def may_move(s: State, player: int, out: list[int]) -> None:
    movers = movers_of(s, player)
    if holds(s, player, Kind.SPRINT):
        room = places_with_room(s)
        for character in range(CHARACTERS):
            if (s.crew[player] >> character) & 1:
                places = room | 1 << s.at[player][character]  # MAL-150
                places &= ~(1 << s.destination[player])
                while places != 0:
                    offer(out, Act.SPRINT, character, lowest(places))
                    places &= places - 1
    while movers != 0:
        offer(out, Act.MOVE, lowest(movers))
        movers &= movers - 1


@game.deed(Act.MOVE)
def move(s: State, player: int, character: int) -> None:  # MAL-143
    origin = s.at[player][character]
    wanted = s.destination[player]
    lift(s, player, character)
    if is_closed(s, wanted) or crowd(s, wanted) >= CAPACITY[wanted]:  # MAL-145 to 148
        put(s, player, character, Place.PARKING)
        emit(s, Event.TURNED_AWAY, EVERYONE, player, character, origin, wanted)
    else:
        put(s, player, character, wanted)
        emit(s, Event.MOVED, EVERYONE, player, character, origin, wanted)
    look_at_once(s)


@game.deed(Act.SPRINT)
def sprint(s: State, player: int, character: int, place: int) -> None:  # MAL-149, 152
    discard(s, player, Kind.SPRINT)
    origin = s.at[player][character]
    lift(s, player, character)
    put(s, player, character, place)
    emit(s, Event.SPRINTED, EVERYONE, player, character, origin, place)
    look_at_once(s)
