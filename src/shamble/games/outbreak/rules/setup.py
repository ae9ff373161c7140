"""Setup: the mission's map, the decks, the team and its gear. Section 3, OUT-020 to OUT-028."""

from __future__ import annotations

from shamble.games.outbreak import game
from shamble.games.outbreak.content.gear import (
    GEARS,
    IN_DECK,
    NOTHING,
    SET_ASIDE,
    WEAPON,
    Gear,
)
from shamble.games.outbreak.content.survivors import BLUE, STARTS_WITH
from shamble.games.outbreak.content.zombies import CARDS, EASY_DECK, FIGURES, KINDS
from shamble.games.outbreak.content.zones import Ground
from shamble.games.outbreak.missions.words import GOALS, HALF_THE_TEAM
from shamble.games.outbreak.rules.carried import hand_out_carried
from shamble.games.outbreak.rules.decks import draw_gear, put_into_deck, take_from_deck
from shamble.games.outbreak.rules.doors import room_behind, set_door
from shamble.games.outbreak.rules.rounds import pool_size, tell_start
from shamble.games.outbreak.rules.terms import is_room, published, slots_of
from shamble.games.outbreak.state import (
    Act,
    Event,
    Option,
    Question,
    Standing,
    State,
    Step,
)
from shamble.rules import EVERYONE, ask, below, emit, push, rule, shuffle, take

START_WEAPONS = 3  # pistol, crowbar, axe (OUT-021)


@game.setup
def set_up(s: State) -> None:
    s.team = team_size(s)
    s.mission = s.options[Option.MISSION]
    lay_out_mission(s)
    push(s, Step.CHOOSE_START)
    push(s, Step.DEAL_GEAR)
    push(s, Step.DRAFT, 0)


@rule
def lay_out_mission(s: State) -> None:
    """All but the team, on a map that is laid."""
    for goal in range(GOALS):
        if s.goals[goal] == HALF_THE_TEAM:
            s.goals[goal] = (s.team + 1) // 2
    open_the_open_doors(s)
    stock_up(s)
    turn_tokens_down(s)
    build_zombie_deck(s)
    build_gear_deck(s)


@rule
def team_size(s: State) -> int:
    """OUT-027, or the option `survivors`."""
    if s.options[Option.SURVIVORS] > 0:
        return s.options[Option.SURVIVORS]
    if s.players == 1:
        return 4
    return 6 if s.players < 4 else s.players


@rule
def open_the_open_doors(s: State) -> None:
    """OUT-217: no building spawn where a door is open, nor around the start."""
    for door in range(s.door_count):
        if s.door_open[door] == 1:
            set_door(s, door, 1)
            s.entered |= 1 << (s.ground[room_behind(s, door)] - Ground.ROOM)
    if is_room(s, s.start_zone):
        s.entered |= 1 << (s.ground[s.start_zone] - Ground.ROOM)


@rule
def stock_up(s: State) -> None:
    for kind in range(KINDS):
        s.stock[kind] = FIGURES[kind]
        for i in range(s.zone_count):
            s.stock[kind] -= s.zombies[s.zones[i]][kind]


@rule
def turn_tokens_down(s: State) -> None:
    """The colours of the pool, dealt at random to the tokens that lie face down.

    The row they are shuffled on is seen by everybody and keeps nothing of it.
    """
    hidden = 0
    for token in range(s.token_count):
        hidden += s.token_hidden[token]
    colours = s.queue  # a row to shuffle on
    for i in range(hidden):
        colours[i] = s.pool[i]
    shuffle(s, colours, 0, hidden)
    for token in range(s.token_count):
        if s.token_hidden[token] == 1:
            hidden -= 1
            s.token_colour[token] = colours[hidden]
            colours[hidden] = 0


@rule
def build_zombie_deck(s: State) -> None:
    s.zombie_size = 0
    s.zombie_next = 0
    size = EASY_DECK if s.options[Option.DECK] == 1 else CARDS
    for card in range(size):
        if (s.cards_out >> card) & 1 == 0:
            s.zombie_deck[s.zombie_size] = card
            s.zombie_size += 1
    shuffle(s, s.zombie_deck, 0, s.zombie_size)


@rule
def build_gear_deck(s: State) -> None:
    s.gear_count = 0
    for gear in range(GEARS):
        s.in_deck[gear] = 0
        s.discards[gear] = 0
        s.supply[gear] = SET_ASIDE[gear]
        for _ in range(IN_DECK[gear]):
            put_into_deck(s, gear)
    shuffle(s, s.gear_deck, 0, s.gear_count)


# ---- the team


@rule
def seat_of_pick(s: State, number: int) -> int:
    """`deal=draft`: players in seating order, one survivor at a time."""
    return number % s.players


@game.step(Step.DRAFT)
def draft(s: State, number: int) -> None:
    """OUT-020: at random, or picked one by one."""
    if s.options[Option.DEAL] == 1:
        if number < s.team:
            push(s, Step.DRAFT, number + 1)
            ask(s, 1 << seat_of_pick(s, number), Question.DRAFT)
        else:
            seat_the_team(s)
        return
    pool = s.queue  # a row to draw from
    size = pool_size(s)
    for who in range(size):
        pool[who] = who
    for i in range(s.team):
        who = take(s, pool, size - i)
        s.owner[who] = seat_of_pick(s, i)
    seat_the_team(s)


@game.deed(Act.PICK_SURVIVOR)
def pick_survivor(s: State, player: int, survivor: int) -> None:
    if s.question == Question.ACTIVATE:  # OUT-031, `turn_order=player`
        push(s, Step.START_TURN, survivor)
    elif s.question == Question.DRAFT:
        s.owner[survivor] = player
    else:  # OUT-026, `start=chosen`
        begin_with(s, survivor)


@rule
def seat_the_team(s: State) -> None:
    """The circle: players in seating order, each player's survivors side by side."""
    place = 0
    for seat in range(s.players):
        for who in range(len(s.owner)):
            if s.owner[who] == seat:
                s.circle[place] = who
                place += 1
                s.standing[who] = Standing.ON_BOARD
                s.at[who] = s.start_zone
                s.skills[who][0] = BLUE[who]  # OUT-154
                emit(s, Event.JOINED, EVERYONE, who, seat)


# ---- gear


@game.step(Step.DEAL_GEAR)
def deal_gear(s: State) -> None:
    """OUT-021 to OUT-024; pans stay in the supply until they are dealt."""
    cards = s.queue  # a row to draw from
    cards[0] = Gear.CROWBAR
    cards[1] = Gear.FIRE_AXE
    cards[2] = Gear.PISTOL
    count = START_WEAPONS if s.team > 1 else 2  # OUT-024: a lone survivor can open doors
    for i in range(START_WEAPONS, s.team):
        cards[i] = Gear.PAN
        count += 1
    for i in range(s.team):
        who = s.circle[i]
        gear = take(s, cards, count - i)
        s.hold[who][0] = gear
        emit(s, Event.DEALT, EVERYONE, who, gear)
        if gear == Gear.PAN:
            s.supply[Gear.PAN] -= 1
    s.supply[Gear.CROWBAR] = 0  # dealt, or back in the box
    s.supply[Gear.FIRE_AXE] = 0
    s.supply[Gear.PISTOL] = 0
    for i in range(s.team):
        who = s.circle[i]
        if STARTS_WITH[who] >= 0:  # OUT-022
            take_from_deck(s, STARTS_WITH[who])
            into_first_slot(s, who, STARTS_WITH[who])
    hand_out_carried(s)
    if s.options[Option.STOCKED] == 1:
        for i in range(s.team):
            draw_first_weapon(s, s.circle[i])


@rule
def into_first_slot(s: State, who: int, gear: int) -> None:
    """OUT-023, OUT-130: hands first."""
    for slot in range(slots_of(s, who)):
        if s.hold[who][slot] == NOTHING:
            s.hold[who][slot] = gear
            emit(s, Event.DEALT, EVERYONE, who, gear)
            return


@rule
def draw_first_weapon(s: State, who: int) -> None:
    """`stocked`: cards until the first weapon; the others are shuffled back."""
    gear = draw_gear(s)
    while WEAPON[gear] == 0:
        s.aside[gear] += 1
        gear = draw_gear(s)
    into_first_slot(s, who, gear)
    for other in range(GEARS):
        for _ in range(s.aside[other]):
            put_into_deck(s, other)
        s.aside[other] = 0
    shuffle(s, s.gear_deck, 0, s.gear_count)


# ---- the start character


@game.step(Step.CHOOSE_START)
def choose_start(s: State) -> None:
    if s.options[Option.START] == 1:
        ask(s, 1, Question.CHOOSE_START)  # the host
    else:
        begin_with(s, s.circle[below(s, s.team)])


@rule
def begin_with(s: State, who: int) -> None:
    for place in range(s.team):
        if s.circle[place] == who:
            s.start = place
    if published(s, Option.TURN_ORDER) == 1:  # the marker is the player's: its first survivor's
        while s.start > 0 and s.owner[s.circle[s.start - 1]] == s.owner[who]:
            s.start -= 1
    tell_start(s, who)
    push(s, Step.ROUND)
