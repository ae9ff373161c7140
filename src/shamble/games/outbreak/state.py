"""The state of Outbreak, and the types its rules speak in.

Survivors are known by their number of 5.4: rows of the state are indexed by it. Zones are known by
their place on the largest map, row by row from A1. Nothing is hidden but the order of the two decks
and the colours of tokens that lie face down.
"""

from __future__ import annotations

from enum import IntEnum

from shamble.engine.kinds import Actions, Events, Questions, Seat, asks, takes
from shamble.engine.record import EVERYBODY, OWNER, i8, i16, i32, i64, u8
from shamble.engine.state import GameState
from shamble.games.outbreak import game
from shamble.games.outbreak.content.gear import (
    GEARS,
    MOST_IN_DECK,
    SLOTS,
    Gear,
    Hand,
    Hands,
    Place,
    Recipe,
    Slot,
)
from shamble.games.outbreak.content.survivors import MOST_IN_TEAM, SURVIVORS, Skill, Survivor
from shamble.games.outbreak.content.zombies import CARDS, KINDS, Card, Level, Zombie
from shamble.games.outbreak.content.zones import WAYS, ZONES, Colour, Way, Zone
from shamble.games.outbreak.missions.words import (
    GOALS,
    MOST_CARS,
    MOST_DOORS,
    MOST_SPAWNS,
    MOST_TOKENS,
    MOST_TRIGGERS,
)


class Option(IntEnum):
    """Where each option lies in `s.options`, in the order of the declaration."""

    MISSION = 0
    PRESET = 1
    SIGHT_FIRST = 2
    SPLIT_ALL = 3
    TYPED_AMMO = 4
    MASK_PREVENTS_ONLY = 5
    FREE_REARRANGE = 6
    FREE_EQUIP = 7
    SHORTAGE = 8
    TURN_ORDER = 9
    CREW = 10
    DEAL = 11
    START = 12
    ZOMBIES_HOLD = 13
    SEARCH_CLEAR = 14
    FRIENDLY_FIRE = 15
    DECK = 16
    STOCKED = 17
    SURVIVORS = 18
    IRON_TEAM = 19
    ROUND_LIMIT = 20
    CARRY_OVER = 21


class Ending(IntEnum):
    WON = 1
    WIPED_OUT = 2  # OUT-241
    OUT_OF_TIME = 3  # OUT-246a, and a mission's own limit
    TOO_FEW = 4  # `team_below`
    FIRST_DEATH = 5  # `iron_team`


class Standing(IntEnum):
    """Where a survivor is."""

    ABSENT = 0
    ON_BOARD = 1
    DEAD = 2
    ESCAPED = 3


class Car(IntEnum):
    CAR_1 = 0
    CAR_2 = 1
    CAR_3 = 2
    CAR_4 = 3


class CarSeat(IntEnum):
    DRIVER = 0
    PASSENGER_1 = 1
    PASSENGER_2 = 2
    PASSENGER_3 = 3


CAR_SEATS = 4


class Reroll(IntEnum):
    """Where a re-roll comes from; ammo is always the last (OUT-104)."""

    TRY_AGAIN = 0
    REROLL_TURN = 1
    AMMO = 2


class Attack(IntEnum):
    MELEE = 0
    RANGED = 1
    RUN_OVER = 2


class Token(IntEnum):
    """Objective tokens, in the order of the mission."""

    TOKEN_1 = 0
    TOKEN_2 = 1
    TOKEN_3 = 2
    TOKEN_4 = 3
    TOKEN_5 = 4
    TOKEN_6 = 5
    TOKEN_7 = 6
    TOKEN_8 = 7
    TOKEN_9 = 8
    TOKEN_10 = 9


class Lure(IntEnum):
    """Why a horde goes where it goes (OUT-173, 178, 183, 184)."""

    NOISE = 0
    SIGHT = 1
    NEARBY = 2  # the noisiest survivor it can reach
    BEHIND_DOORS = 3  # as if all doors were open
    RUCKUS = 4


class Source(IntEnum):
    """Where a card that is being placed comes from."""

    DECK = 0
    POLICE_CAR = 1
    GIVEN = 2


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


class Act(Actions):
    # A turn
    MOVE = takes(zone=Zone)
    SEARCH = takes()
    SEARCH_CAR = takes(car=Car)
    OPEN_DOOR = takes(way=Way, tool=Hand)
    CLOSE_DOOR = takes(way=Way)
    CHANGE = takes()
    EXCHANGE = takes(partner=Survivor)
    SHOOT = takes(zone=Zone, hands=Hands)
    SPLIT_FIRE = takes(zone=Zone, first=Hand)
    THROW = takes(zone=Zone)
    MELEE = takes(hands=Hands)
    RELOAD = takes()
    CAR_IN = takes(car=Car, seat=CarSeat)
    CAR_OUT = takes()
    CAR_SEAT = takes(seat=CarSeat)
    DRIVE = takes(zone=Zone)
    OBJECTIVE = takes()
    NOISE = takes()
    PASS = takes()
    END_TURN = takes()
    DISCARD = takes(slot=Slot)
    MASK = takes()
    PATCH_UP = takes(survivor=Survivor)
    RUCKUS = takes()
    RALLY = takes(survivor=Survivor)
    SOUNDLESS_OFF = takes()
    # In the middle of one
    STOP = takes()
    KEEP = takes(slot=Slot)
    COMBINE = takes(slot=Slot)
    DROP = takes()
    SECOND_PICK = takes()
    DRAW_ON = takes()
    TAKE_PAIR = takes()
    SWAP = takes(a=Place, b=Place)
    DONE = takes()
    ACCEPT = takes()
    REFUSE = takes()
    MERGE = takes(recipe=Recipe)
    KEEP_ROLL = takes()
    REROLL = takes(source=Reroll)
    HIT = takes(zombie=Zombie)
    HIT_SURVIVOR = takes(survivor=Survivor)
    TAKE_WOUND = takes()
    SCRAP = takes(slot=Slot)
    LOSE = takes(slot=Slot)
    CHOOSE_SKILL = takes(skill=Skill)
    PICK = takes(gear=Gear)
    LEAVE = takes()
    STAY = takes()
    STEP_OUT = takes()
    # For the team
    SPLIT = takes(first=Way, second=Way)
    LEAD = takes(way=Way)
    PICK_SURVIVOR = takes(survivor=Survivor)
    CARRY = takes(slot=Slot)


class Question(Questions):
    TURN = asks(
        Act.MOVE,
        Act.SEARCH,
        Act.SEARCH_CAR,
        Act.OPEN_DOOR,
        Act.CLOSE_DOOR,
        Act.CHANGE,
        Act.EXCHANGE,
        Act.SHOOT,
        Act.SPLIT_FIRE,
        Act.THROW,
        Act.MELEE,
        Act.RELOAD,
        Act.CAR_IN,
        Act.CAR_OUT,
        Act.CAR_SEAT,
        Act.DRIVE,
        Act.OBJECTIVE,
        Act.NOISE,
        Act.PASS,
        Act.END_TURN,
        Act.DISCARD,
        Act.MASK,
        Act.PATCH_UP,
        Act.RUCKUS,
        Act.RALLY,
        Act.SOUNDLESS_OFF,
        survivor=Survivor,
    )
    MOVE_ON = asks(Act.MOVE, Act.STOP, survivor=Survivor)
    DRIVE_ON = asks(Act.DRIVE, Act.STOP, survivor=Survivor)
    PLACE_CARD = asks(
        Act.DISCARD, Act.KEEP, Act.COMBINE, Act.DROP, Act.SECOND_PICK, survivor=Survivor, gear=Gear
    )
    DRAW_ON = asks(Act.STOP, Act.DRAW_ON, survivor=Survivor)
    PAIR = asks(Act.STOP, Act.TAKE_PAIR, survivor=Survivor, gear=Gear)
    SWAP = asks(Act.SWAP, Act.DONE, survivor=Survivor)
    EXCHANGE = asks(Act.SWAP, Act.DONE, survivor=Survivor, partner=Survivor)
    AGREE = asks(Act.ACCEPT, Act.REFUSE, survivor=Survivor, partner=Survivor)
    MERGE = asks(Act.DONE, Act.MERGE, survivor=Survivor)
    SECOND_ZONE = asks(Act.SHOOT, survivor=Survivor)
    REROLL = asks(Act.KEEP_ROLL, Act.REROLL, survivor=Survivor)
    TARGET = asks(Act.HIT, Act.HIT_SURVIVOR, survivor=Survivor)
    GUARD = asks(Act.MASK, Act.TAKE_WOUND, Act.SCRAP, survivor=Survivor)
    LOSE_CARD = asks(Act.LOSE, survivor=Survivor)
    SKILL = asks(Act.CHOOSE_SKILL, survivor=Survivor, level=Level)
    REWARD = asks(Act.STOP, Act.PICK, survivor=Survivor, reward=range(6))
    LEAVE = asks(Act.LEAVE, Act.STAY, survivor=Survivor)
    CAR_LEAVE = asks(Act.LEAVE, Act.STAY, survivor=Survivor, car=Car)
    ALONG = asks(Act.LEAVE, Act.STEP_OUT, survivor=Survivor, car=Car)
    VICTIM = asks(Act.HIT_SURVIVOR, zone=Zone, wounds=range(66))
    SPLIT = asks(Act.SPLIT, zone=Zone)
    LEAD = asks(Act.LEAD, zone=Zone)
    ACTIVATE = asks(Act.PICK_SURVIVOR)
    CHOOSE_START = asks(Act.PICK_SURVIVOR)
    DRAFT = asks(Act.PICK_SURVIVOR)
    CARRY = asks(Act.CARRY, survivor=Survivor)


Count = range(66)
Points = range(1000)


class Event(Events):
    DEALT = takes(survivor=Survivor, gear=Gear, reveals=True)
    JOINED = takes(survivor=Survivor, seat=Seat, reveals=True)
    START_MARKER = takes(survivor=Survivor, reveals=True)
    ROUND = takes(round=Points)
    TURN = takes(survivor=Survivor, actions=Count)
    MOVED = takes(survivor=Survivor, start=Zone, to=Zone, cost=Count)
    NOISE = takes(zone=Zone, tokens=Count)
    DOOR_OPENED = takes(survivor=Survivor, zone=Zone, other=Zone, tool=Gear)
    DOOR_CLOSED = takes(survivor=Survivor, zone=Zone, other=Zone)
    SEARCHED = takes(survivor=Survivor, zone=Zone)
    SEARCHED_CAR = takes(survivor=Survivor, car=Car)
    DREW = takes(survivor=Survivor, gear=Gear, reveals=True)
    RECEIVED = takes(survivor=Survivor, gear=Gear, reveals=True)
    NOTHING_FOUND = takes(survivor=Survivor, reveals=True)
    SECOND_PICK = takes(survivor=Survivor, gear=Gear)
    PLACED = takes(survivor=Survivor, gear=Gear, slot=Slot)
    COMBINED = takes(survivor=Survivor, gear=Gear)
    DISCARDED = takes(survivor=Survivor, gear=Gear)
    CHANGED = takes(survivor=Survivor)
    OFFERED = takes(survivor=Survivor, partner=Survivor)
    EXCHANGED = takes(survivor=Survivor, partner=Survivor)
    REFUSED = takes(survivor=Survivor, partner=Survivor)
    RELOADED = takes(survivor=Survivor)
    ATTACKED = takes(survivor=Survivor, gear=Gear, zone=Zone, dice=Count)
    THREW = takes(survivor=Survivor, zone=Zone)
    ROLLED = takes(die=range(7), hit=range(2), reveals=True)
    REROLLED = takes(survivor=Survivor, source=Reroll)
    ABSORBED = takes(zombie=Zombie, zone=Zone)
    KILLED = takes(survivor=Survivor, zombie=Zombie, zone=Zone)
    BURNED = takes(zombie=Zombie, zone=Zone, count=Count)
    RAN_OVER = takes(survivor=Survivor, zone=Zone, dice=Count)
    SHOT_FRIEND = takes(survivor=Survivor, friend=Survivor)
    WOUNDED = takes(survivor=Survivor, wounds=range(3))
    SHRUGGED_OFF = takes(survivor=Survivor)
    MASKED = takes(survivor=Survivor)
    SCRAPPED = takes(survivor=Survivor, gear=Gear)
    HEALED = takes(survivor=Survivor, by=Survivor)
    DIED = takes(survivor=Survivor, zone=Zone)
    EXPERIENCE = takes(survivor=Survivor, gained=Count, total=Points)
    LEVEL = takes(survivor=Survivor, level=Level)
    SKILL = takes(survivor=Survivor, skill=Skill)
    RUCKUS = takes(survivor=Survivor, zone=Zone)
    RALLIED = takes(survivor=Survivor, friend=Survivor)
    SOUNDLESS_OFF = takes(survivor=Survivor)
    CAR_IN = takes(survivor=Survivor, car=Car, seat=CarSeat)
    CAR_OUT = takes(survivor=Survivor, car=Car)
    DROVE = takes(survivor=Survivor, car=Car, to=Zone)
    OBJECTIVE = takes(survivor=Survivor, token=Token, zone=Zone, colour=Colour, reveals=True)
    SWITCHED_ON = takes(survivor=Survivor, token=Token, zone=Zone)
    SPAWN_ACTIVE = takes(zone=Zone)
    EXIT_OPEN = takes(zone=Zone)
    UNLOCKED = takes(colour=Colour)
    CAR_UNLOCKED = takes(car=Car)
    ESCAPED = takes(survivor=Survivor)
    CAR_LEFT = takes(car=Car)
    ZOMBIE_TURN = takes(round=Points)
    ZOMBIES_ATTACK = takes(zone=Zone, wounds=Count)
    HEARD = takes(zone=Zone, target=Zone, noise=Count, why=Lure)
    MARCHED = takes(zombie=Zombie, start=Zone, to=Zone, count=Count)
    SPLIT_UP = takes(zone=Zone, groups=range(5))
    ADDED = takes(zombie=Zombie, count=Count)
    SHORT = takes(zombie=Zombie)
    EXTRA_TURN = takes(zombie=Zombie)
    CARD = takes(card=Card, zone=Zone, level=Level, reveals=True)
    APPEARED = takes(zombie=Zombie, zone=Zone, count=Count)
    RESHUFFLED = takes(reveals=True)
    ROUND_OVER = takes(round=Points)
    CARRIES = takes(survivor=Survivor, gear=Gear)
    NEXT_MISSION = takes(number=range(8))
    ENDED = takes(ending=Ending, score=range(-100, 1000))


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


class Once(IntEnum):
    """What a survivor may do once in a turn; bits of `s.used`."""

    REROLL_TURN = 1
    SECOND_PICK = 2
    FALLEN = 4
    RUCKUS = 8
    RALLY = 16
    PATCH_UP = 32


assert WAYS == 4

game.declare(
    state=State,
    actions=Act,
    questions=Question,
    events=Event,
    steps=Step,
    endings=Ending,
)
