"""The state of Outbreak, and the types its rules speak in.

Survivors are known by their number of 5.4: rows of the state are indexed by it. Zones are known by
their place on the largest map, row by row from A1. Nothing is hidden but the order of the two decks
and the colours of tokens that lie face down.
"""

from __future__ import annotations

from enum import IntEnum

from shamble.games.outbreak import game
from shamble.games.outbreak.content.gear import GEARS, MOST_IN_DECK, SLOTS
from shamble.games.outbreak.content.survivors import MOST_IN_TEAM, SURVIVORS
from shamble.games.outbreak.content.zombies import CARDS, KINDS
from shamble.games.outbreak.content.zones import ZONES
from shamble.games.outbreak.missions.words import (
    GOALS,
    MOST_CARS,
    MOST_DOORS,
    MOST_SPAWNS,
    MOST_TOKENS,
    MOST_TRIGGERS,
)
from shamble.games.outbreak.state.actions import Act, Question
from shamble.games.outbreak.state.enums import (
    CAR_SEATS,
    Attack,
    Car,
    CarSeat,
    Ending,
    Lure,
    Once,
    Option,
    Reroll,
    Source,
    Standing,
    Token,
)
from shamble.games.outbreak.state.events import Event
from shamble.games.outbreak.state.refusals import Why
from shamble.rules import EVERYBODY, OWNER, GameState, i8, i16, i32, i64, u8

__all__ = [
    "CAR_SEATS",
    "Act",
    "Attack",
    "Car",
    "CarSeat",
    "Ending",
    "Event",
    "Lure",
    "Once",
    "Option",
    "Question",
    "Reroll",
    "Source",
    "Standing",
    "State",
    "Step",
    "Token",
    "Why",
]


class Step(IntEnum):
    DRAFT = 0
    DEAL_GEAR = 1
    CHOOSE_START = 2
    ROUND = 3
    NEXT_SURVIVOR = 4
    START_TURN = 5
    TURN = 6
    AFTER_ACTION = 7
    END_OF_TURN = 8
    MOVE_ON = 9
    DRAW = 10
    PLACE_CARD = 11
    AFTER_CARD = 12
    SEARCH_OVER = 13
    SWAPS = 14
    AGREE = 15
    PARTNER_SWAPS = 16
    MERGE = 17
    REROLL = 18
    HITS = 19
    SECOND_WEAPON = 20
    WOUND = 21
    LOSE_CARD = 22
    LEVEL_UP = 23
    DRIVE_ON = 24
    RUN_OVER = 25
    CAR_AT_EXIT = 26
    ALONG = 27
    REWARD = 28
    ZOMBIE_TURN = 29
    ZOMBIE_STEP = 30
    ATTACKS = 31
    ATTACK_ZONE = 32
    ROUTES = 33
    WHERE_TO = 34
    MARCH = 35
    SPAWN = 36
    ROOMS = 37
    ROUND_END = 38
    CARRY = 39
    NEXT_MISSION = 40


class State(GameState):
    answer = i16(6, 4, shown=OWNER, blank=-1)
    stack = i16(32, 5)
    options = i16(24, shown=EVERYBODY)

    # ---- the map, filled from the mission
    mission = i8(shown=EVERYBODY)
    zones = u8(ZONES, shown=EVERYBODY)  # the zones of this map, row by row from A1
    zone_count = u8(shown=EVERYBODY)
    ground = i8(ZONES, shown=EVERYBODY)
    ways = u8(ZONES, shown=EVERYBODY)  # low four bits: open; high four: with all doors open
    start_zone = i8(shown=EVERYBODY)
    exit_zone = i8(shown=EVERYBODY, blank=-1)
    exit_open = i8(shown=EVERYBODY)
    exit_for_cars = i8(shown=EVERYBODY)
    door_zone = i8(MOST_DOORS, shown=EVERYBODY)
    door_way = i8(MOST_DOORS, shown=EVERYBODY)
    door_colour = i8(MOST_DOORS, shown=EVERYBODY)
    door_open = i8(MOST_DOORS, shown=EVERYBODY)
    door_count = i8(shown=EVERYBODY)
    unlocked = i8(shown=EVERYBODY)  # a bit for each colour
    entered = i32(shown=EVERYBODY)  # a bit for each building that has no spawn (any more)
    spawn_zone = i8(MOST_SPAWNS, shown=EVERYBODY, blank=-1)
    spawn_colour = i8(MOST_SPAWNS, shown=EVERYBODY)
    spawn_active = i8(MOST_SPAWNS, shown=EVERYBODY)
    spawn_count = i8(shown=EVERYBODY)
    token_zone = i8(MOST_TOKENS, shown=EVERYBODY, blank=-1)
    token_kind = i8(MOST_TOKENS, shown=EVERYBODY)
    token_done = i8(MOST_TOKENS, shown=EVERYBODY)  # taken or switched on
    token_hidden = i8(MOST_TOKENS, shown=EVERYBODY)  # lies face down
    token_colour = i8(MOST_TOKENS, blank=-1)
    token_count = i8(shown=EVERYBODY)
    pool = i8(MOST_TOKENS, shown=EVERYBODY, blank=-1)  # the colours of what lies face down
    car_kind = i8(MOST_CARS, shown=EVERYBODY)
    car_zone = i8(MOST_CARS, shown=EVERYBODY, blank=-1)  # -1: gone
    car_drivable = i8(MOST_CARS, shown=EVERYBODY)
    car_searched = i8(MOST_CARS, shown=EVERYBODY)
    car_count = i8(shown=EVERYBODY)
    goals = i8(GOALS, shown=EVERYBODY, blank=-1)
    triggers = i8(MOST_TRIGGERS, 4, shown=EVERYBODY)
    trigger_count = i8(shown=EVERYBODY)
    fired = i16(shown=EVERYBODY)  # a bit for each trigger that has
    cards_out = i64(shown=EVERYBODY)  # a bit for each zombie card that is left out

    # ---- what stands and lies on it
    zombies = i8(ZONES, KINDS, shown=EVERYBODY)
    stock = i8(KINDS, shown=EVERYBODY)
    noise = i8(ZONES, shown=EVERYBODY)  # tokens
    ruckus_zone = i8(shown=EVERYBODY, blank=-1)
    ruckus_by = i8(shown=EVERYBODY, blank=-1)

    # ---- the survivors
    team = i8(shown=EVERYBODY)  # how many
    circle = i8(MOST_IN_TEAM, shown=EVERYBODY, blank=-1)  # OUT-031: in seat order
    owner = i8(SURVIVORS, shown=EVERYBODY, blank=-1)  # the seat that controls it
    standing = i8(SURVIVORS, shown=EVERYBODY)
    at = i8(SURVIVORS, shown=EVERYBODY, blank=-1)  # its zone
    car = i8(SURVIVORS, shown=EVERYBODY, blank=-1)
    seat = i8(SURVIVORS, shown=EVERYBODY)
    hold = i8(SURVIVORS, SLOTS, shown=EVERYBODY, blank=-1)  # cards by slot, FIRED added
    experience = i16(SURVIVORS, shown=EVERYBODY)
    skills = i8(SURVIVORS, 4, shown=EVERYBODY, blank=-1)  # blue, yellow, orange, red
    rallied = i8(SURVIVORS, shown=EVERYBODY)  # extra actions for the next turn
    audible = i8(SURVIVORS, shown=EVERYBODY)  # `soundless` switched off
    carried = i8(SURVIVORS, 2, shown=EVERYBODY, blank=-1)  # cards for the next mission

    # ---- the round
    start = i8(shown=EVERYBODY)  # the place in the circle of the start character
    acted = i16(shown=EVERYBODY)  # a bit for each survivor that has had its turn
    zombie_turn = i8(shown=EVERYBODY)
    thick = i16(shown=EVERYBODY)  # a bit for each that has ignored a wound in this zombie turn

    # ---- the turn of the active survivor
    active = i8(shown=EVERYBODY, blank=-1)
    actions = i8(shown=EVERYBODY)
    free_moves = i8(shown=EVERYBODY)
    free_combats = i8(shown=EVERYBODY)
    free_searches = i8(shown=EVERYBODY)
    searched = i8(shown=EVERYBODY)
    has_killed = i8(shown=EVERYBODY)
    used = i8(shown=EVERYBODY)  # a bit for each `Once` of this turn
    refused = i16(shown=EVERYBODY)  # a bit for each partner that refused an exchange

    # ---- an action in progress
    zones_left = i8(shown=EVERYBODY)  # of a move or drive
    card = i8(shown=EVERYBODY, blank=-1)  # drawn, not yet placed
    source = i8(shown=EVERYBODY)
    draws = i8(shown=EVERYBODY)  # cards that may still be drawn
    last_drawn = i8(shown=EVERYBODY, blank=-1)
    aside = i8(GEARS, shown=EVERYBODY)  # drawn from a police car, discarded when it is over
    kept = i8(2, SLOTS, shown=EVERYBODY, blank=-1)  # both inventories before an exchange
    swapper = i8(shown=EVERYBODY, blank=-1)  # whose slots are being changed
    partner = i8(shown=EVERYBODY, blank=-1)  # with whom
    swaps = i8(shown=EVERYBODY)  # how many more
    attack = i8(shown=EVERYBODY)
    weapon = i8(shown=EVERYBODY, blank=-1)
    target = i8(shown=EVERYBODY, blank=-1)
    dice = i8(20, shown=EVERYBODY)
    dice_count = i8(shown=EVERYBODY)
    accuracy = i8(shown=EVERYBODY)
    damage = i8(shown=EVERYBODY)
    hits = i8(shown=EVERYBODY)
    chooses = i8(shown=EVERYBODY)  # the attacker picks the targets freely
    rerolls = i8(shown=EVERYBODY)  # a bit for each source that is used up
    second_target = i8(shown=EVERYBODY, blank=-1)  # `split_fire`
    second_hand = i8(shown=EVERYBODY, blank=-1)

    # ---- a zombie step in progress
    fighting = i8(ZONES, shown=EVERYBODY)
    route = i8(ZONES, shown=EVERYBODY)  # a bit for each way the zombies there may go
    leads = i8(shown=EVERYBODY, blank=-1)  # the way of the Abomination
    coming = i8(ZONES, KINDS, shown=EVERYBODY)
    loud = u8(ZONES, shown=EVERYBODY)  # the noise of each zone when the step began
    reach = u8(ZONES, shown=EVERYBODY)  # routes: how far, by which first ways, in which order
    heading = u8(ZONES, shown=EVERYBODY)
    queue = u8(ZONES, shown=EVERYBODY)

    # ---- decks
    zombie_deck = i8(CARDS, blank=-1)  # the cards before zombie_next have been drawn
    zombie_next = i8(shown=EVERYBODY)
    zombie_size = i8(shown=EVERYBODY)
    gear_deck = i8(MOST_IN_DECK, blank=-1)  # the top is the last
    gear_count = i8(shown=EVERYBODY)
    in_deck = i8(GEARS, shown=EVERYBODY)  # how many of each card
    discards = i8(GEARS, shown=EVERYBODY)
    supply = i8(GEARS, shown=EVERYBODY)  # set aside

    # ---- statistics
    killed = i16(KINDS, shown=EVERYBODY)
    wounds_taken = i16(shown=EVERYBODY)
    friendly_wounds = i16(shown=EVERYBODY)


game.declare(
    state=State,
    actions=Act,
    questions=Question,
    events=Event,
    refusals=Why,
    steps=Step,
    endings=Ending,
)
