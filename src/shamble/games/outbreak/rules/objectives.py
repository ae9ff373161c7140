"""Objective tokens and their rewards. OUT-125 to OUT-128, missions 1 and 5."""

from __future__ import annotations

from shamble.games.outbreak import game
from shamble.games.outbreak.content.gear import FOOD, GEARS, Gear
from shamble.games.outbreak.missions.words import Do, TokenKind
from shamble.games.outbreak.rules.asking import ask_for
from shamble.games.outbreak.rules.decks import take_from_deck
from shamble.games.outbreak.rules.experience import gain
from shamble.games.outbreak.rules.searching import give
from shamble.games.outbreak.rules.triggers import fire_for_token
from shamble.games.outbreak.state import Act, Event, Question, State, Step, Why
from shamble.rules import EVERYONE, emit, push, rule

NO_TOKEN = -1
TOKEN_EXPERIENCE = 5


@rule
def token_at(s: State, zone: int) -> int:
    """The token that waits in a zone, or -1."""
    for token in range(s.token_count):
        if s.token_zone[token] == zone and s.token_done[token] == 0:
            return token
    return NO_TOKEN


@game.forbids(Act.OBJECTIVE)
def forbids_objective(s: State, player: int) -> int:
    who = s.about[0]
    if s.actions == 0:
        return Why.NO_ACTIONS
    if s.car[who] >= 0 or token_at(s, s.at[who]) == NO_TOKEN:
        return Why.NO_TOKEN
    return 0


@game.deed(Act.OBJECTIVE)
def objective(s: State, player: int) -> None:
    who = s.about[0]
    zone = s.at[who]
    token = token_at(s, zone)
    s.actions -= 1
    s.token_done[token] = 1
    push(s, Step.AFTER_ACTION)
    if s.token_kind[token] == TokenKind.SWITCH:  # OUT-127
        emit(s, Event.SWITCHED_ON, EVERYONE, who, token, zone)
    else:
        if s.token_hidden[token] == 1:
            turn_up(s, token)
        emit(s, Event.OBJECTIVE, EVERYONE, who, token, zone, s.token_colour[token])
    gain(s, who, TOKEN_EXPERIENCE)  # OUT-128
    fire_for_token(s, who, token)


@rule
def turn_up(s: State, token: int) -> None:
    """Its colour leaves the pool of what lies face down."""
    s.token_hidden[token] = 0
    last = 0
    place = 0
    for i in range(len(s.pool)):
        if s.pool[i] >= 0:
            last = i
            if s.pool[i] == s.token_colour[token]:
                place = i
    s.pool[place] = s.pool[last]
    s.pool[last] = -1


# ---- rewards


@rule
def food_in(pile: list[int]) -> int:
    """How many kinds of food lie in a pile."""
    n = 0
    for gear in range(GEARS):
        n += FOOD[gear] == 1 and pile[gear] > 0
    return n


@rule
def is_reward(s: State, gear: int) -> bool:
    """A food card from the deck or, if it holds none, from the discard pile; or the shotgun."""
    if s.about[1] == Do.GIVE_MOLOTOV:
        return gear == Gear.SHOTGUN
    if FOOD[gear] == 0:
        return False
    return s.in_deck[gear] > 0 if food_in(s.in_deck) > 0 else s.discards[gear] > 0


@game.step(Step.REWARD)
def reward(s: State, do: int, who: int) -> None:
    if do == Do.GIVE_FOOD:
        if food_in(s.in_deck) + food_in(s.discards) > 0:
            ask_for(s, who, Question.REWARD, do)
    elif s.supply[Gear.MOLOTOV] > 0:
        s.supply[Gear.MOLOTOV] -= 1
        emit(s, Event.RECEIVED, EVERYONE, who, Gear.MOLOTOV)
        give(s, who, Gear.MOLOTOV)
    elif s.in_deck[Gear.SHOTGUN] > 0:
        ask_for(s, who, Question.REWARD, do)


@game.forbids(Act.PICK)
def forbids_pick(s: State, player: int, gear: int) -> int:
    return 0 if is_reward(s, gear) else Why.NO_REWARD


@game.deed(Act.PICK)
def pick(s: State, player: int, gear: int) -> None:
    """Taken out of the deck, which is shuffled, or out of the discard pile."""
    who = s.about[0]
    if s.in_deck[gear] > 0:
        take_from_deck(s, gear)
    else:
        s.discards[gear] -= 1
    emit(s, Event.RECEIVED, EVERYONE, who, gear)
    give(s, who, gear)


@game.forbids(Act.STOP)
def forbids_stop(s: State, player: int) -> int:
    """Food is there to be taken; everything else may be left."""
    return Why.NO_REWARD if s.question == Question.REWARD and s.about[1] == Do.GIVE_FOOD else 0
