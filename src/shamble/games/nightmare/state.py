"""The state of Nightmare, and the types its rules speak in."""

from __future__ import annotations

from enum import IntEnum

from shamble.engine.kinds import Actions, Events, Questions, Seat, asks, takes
from shamble.engine.record import EVERYBODY, OWNER, i8, i16
from shamble.engine.state import GameState
from shamble.games.nightmare import game
from shamble.games.nightmare.content.blood import BLOOD_CARDS, BLOODS, Blood
from shamble.games.nightmare.content.cards import CARDS, EVENTS, ITEMS, LYING, Card, Gear, Weapon
from shamble.games.nightmare.content.conditions import CONDITIONS, Condition
from shamble.games.nightmare.content.evolutions import (
    EVOLUTION_CARDS,
    EVOLUTIONS,
    MOST_DRAWS,
    PENDING,
    Evolution,
    Window,
)
from shamble.games.nightmare.content.road import APPROACH, FARTHEST, MOST_SPACES, SPACES, Colour

SEATS = 8
Space = range(APPROACH, FARTHEST + 1)  # in events; rules count from 0: see `space_id`
Spaces = range(MOST_SPACES)
Bullets = range(1000)


class Option(IntEnum):
    """Where each option lies in `s.options`, in the order of the declaration."""

    DISTANCE = 0
    START_BULLETS = 1
    START_WEAPON = 2
    WALKER_SPACING = 3
    COUNTDOWN = 4
    VICTORY_MODE = 5
    PRESET = 6
    NIGHTMARE = 7
    NM_EVENTS = 8
    NM_BLOOD = 9
    PVP = 10
    PVP_UNARMED_READING = 11
    PVP_GUNFIRE_DRAWS = 12
    PVP_TARGET_ENGAGES = 13
    PVP_JOIN_COUNTS = 14
    PATIENT_ZERO = 15
    SOLO = 16
    RESTLESS_WALKERS = 17
    BARTER = 18
    MAX_ROUNDS = 19


class Ending(IntEnum):
    ESCAPED = 1
    GATE_CLOSED = 2
    OVERRUN = 3
    NO_ONE_LEFT = 4
    OUT_OF_TIME = 5


class Phase(IntEnum):  # NIT-024
    SETUP = 0
    MOVEMENT = 1
    EVENTS = 2
    COMBAT = 3
    BETRAYAL = 4
    ZOMBIES = 5
    BLOOD = 6
    CHECK = 7


class Draw(IntEnum):
    """What a determination card is drawn for."""

    ORDER = 0
    MOVE = 1
    AMOUNT = 2
    FATE = 3
    DODGE = 4
    MELEE = 5
    TIE = 6
    COUNTDOWN = 7
    NEAREST = 8
    PATIENT_ZERO = 9


class Foe(IntEnum):
    """Who a human fights: a zombie player by seat, or one of these."""

    WALKER = 8
    EVENT_ZOMBIE = 9
    HUMAN = 10


class Step(IntEnum):  # 0 is an empty place on the stack
    CHOOSE_COLOURS = 98
    FIRST_DRAW = 1
    BEGIN_ROUND = 2
    PHASE_A = 3
    DRINKS = 5
    CHOOSE_MOVE = 6
    CLEAR_THE_WAY = 7
    ARRIVE = 8
    PICK_UP = 9
    PHASE_B = 10
    NEXT_EVENT = 11
    PLEDGES = 12
    PHASE_C = 14
    BARTER = 15
    NEXT_SPACE = 17
    SHOOTING = 18
    WALKERS = 19
    CHALLENGES = 20
    MELEE = 21
    JOINS = 22
    COMPARE = 24
    EFFECTS = 26
    DISARMING = 27
    KILL = 28
    KILL_AFTER_WINDOW = 29
    WINDOW = 30
    PHASE_C2 = 31
    BETRAYALS = 32
    GANG_UP = 33
    GUNFIRE = 34
    FIRE_BACK = 35
    EXCHANGE = 36
    ENGAGEMENTS = 37
    ENGAGE_BACK = 38
    HUMAN_MELEE = 39
    COMPARE_HUMANS = 40
    TAKE_SPOIL = 41
    AFTER_DEATHS = 42
    PHASE_D = 43
    NEXT_ZOMBIE = 44
    RISE = 45
    RISE_BEHIND = 46
    HUNT = 47
    SENSE = 48
    HUNT_MOVE = 49
    SPIT = 50
    HUNT_ATTACK = 51
    ATTACK_MELEE = 52
    FRENZY = 53
    END_OF_TURN = 54
    HUNGER = 55
    PHASE_E = 56
    ANTIVIRALS = 57
    REVEALS = 58
    PHASE_F = 59
    THROUGH = 60
    END_OF_ROUND = 61
    # the cards
    WEAPON = 62
    ITEM = 63
    RIOT_VEST = 64
    LOOSE_ROUNDS = 65
    AMMO_BOX = 66
    ABANDONED_CRUISER = 67
    HUNTING_CABIN = 68
    PLACE_WALKERS = 69
    GRABBED_ANKLE = 70
    BITTEN_STRANGER = 71
    COLUMN_ON_THE_MOVE = 72
    OPEN_ROAD = 73
    DRAINAGE_TUNNEL = 74
    TWISTED_ANKLE = 75
    WRONG_TURN = 76
    QUIET_MOMENT = 77
    FIELD_TEST = 78
    SHARED_AMMO = 79
    DROPPED_BAG = 80
    CAR_ALARM = 81
    BARRICADE = 82
    FLOODED_UNDERPASS = 83
    CRAWLER_NEST = 84
    FOUL_WATER = 85
    SPOILED_MEDICINE = 86
    TRIGGER_HAPPY_MILITIA = 87
    GAS_LEAK = 88
    PICKPOCKET = 89
    BLACKOUT = 90
    RESTLESS_DEAD = 91
    DEAD_RISING = 92
    ABANDONED_AMBULANCE = 93
    SUPPLY_DROP = 94
    CONDITION = 95
    EVOLUTION = 96
    TAKE_EFFECT = 97


class Act(Actions):
    COLOUR = takes(colour=Colour)
    WAIT = takes()
    DRAW = takes()
    DRINK = takes()
    STAY = takes()
    FORWARD = takes(spaces=Spaces)
    BACKWARD = takes(spaces=Spaces)
    SHOOT_WALKER = takes()
    SHOOT = takes(zombie=Seat)
    HOLD_FIRE = takes()
    TAKE_BULLET = takes()
    TAKE_BULLETS = takes()
    TAKE = takes(gear=Gear)
    LEAVE = takes()
    DROP = takes(weapon=Weapon)
    PLEDGE = takes(bullets=range(4))
    BLOOD = takes(card=range(BLOOD_CARDS))
    DECLINE = takes()
    LOSE_BULLET = takes()
    LOSE = takes(gear=Gear)
    ROB_BULLET = takes(victim=Seat)
    ROB_WEAPON = takes(victim=Seat, weapon=Weapon)
    GIVE_BULLET = takes(to=Seat)
    GIVE = takes(to=Seat, gear=Gear)
    CHALLENGE = takes(zombie=Seat)
    JOIN = takes()
    STAND_BACK = takes()
    BARE_HANDS = takes()
    WIELD = takes(weapon=Weapon)
    WIELD_BOTH = takes()
    TURN_ON = takes(target=Seat)
    FIRE = takes()
    FIRE_AT = takes(aggressor=Seat)
    ENGAGE = takes()
    ENGAGE_WITH = takes(aggressor=Seat)
    TURN_UP = takes(evolution=Evolution)
    KEEP_HIDDEN = takes()
    SENSE = takes(human=Seat)
    SPIT = takes(human=Seat)
    ATTACK = takes(human=Seat)
    OVERPOWER = takes(human=Seat)
    SHRUG_OFF = takes()
    HUNT_AGAIN = takes()
    AMBUSH = takes(space=range(FARTHEST))
    PAY_BULLETS = takes()
    PAY_WEAPON = takes(weapon=Weapon)


class Question(Questions):
    COLOUR = asks(Act.COLOUR)
    GATE = asks(Act.WAIT, Act.DRAW)
    DRINK = asks(Act.DRINK, Act.DECLINE, spaces=Spaces)
    MOVE = asks(Act.STAY, Act.FORWARD, Act.BACKWARD, spaces=Spaces)
    JUMP = asks(Act.STAY, Act.FORWARD, spaces=Spaces)
    CLEAR = asks(Act.SHOOT_WALKER, Act.SHOOT, Act.HOLD_FIRE, spaces=Spaces)
    PICK_UP = asks(Act.TAKE_BULLET, Act.TAKE_BULLETS, Act.TAKE, Act.LEAVE)
    KEEP_TWO = asks(Act.DROP)
    PLEDGE = asks(Act.PLEDGE, card=Card, missing=range(4))
    FIELD_TEST = asks(Act.BLOOD, Act.DECLINE)
    AMBULANCE = asks(Act.BLOOD, Act.DECLINE)
    ANTIVIRAL = asks(Act.BLOOD, Act.DECLINE)
    DROPPED_BAG = asks(Act.LOSE_BULLET, Act.LOSE)
    GAS_LEAK = asks(Act.DROP)
    PICKPOCKET = asks(Act.ROB_BULLET, Act.ROB_WEAPON, Act.DECLINE)
    BARTER = asks(Act.GIVE_BULLET, Act.GIVE, Act.DECLINE)
    SHOOTING = asks(Act.SHOOT_WALKER, Act.SHOOT, Act.HOLD_FIRE)
    CHALLENGE = asks(Act.CHALLENGE, Act.DECLINE)
    JOIN = asks(Act.JOIN, Act.STAND_BACK, fighter=Seat)
    WEAPONS = asks(Act.BARE_HANDS, Act.WIELD, Act.WIELD_BOTH)
    DISARM = asks(Act.DROP)
    BETRAYAL = asks(Act.TURN_ON, Act.DECLINE)
    GANG_UP = asks(Act.JOIN, Act.STAND_BACK, initiator=Seat, target=Seat)
    FIRE = asks(Act.FIRE, Act.HOLD_FIRE, target=Seat)
    FIRE_BACK = asks(Act.FIRE_AT, Act.HOLD_FIRE)
    ENGAGE = asks(Act.ENGAGE, Act.STAND_BACK, target=Seat)
    ENGAGE_BACK = asks(Act.ENGAGE_WITH, Act.DECLINE)
    WINDOW = asks(Act.TURN_UP, Act.KEEP_HIDDEN, window=Window)
    SENSE = asks(Act.SENSE, Act.DECLINE)
    HUNT = asks(Act.STAY, Act.FORWARD, Act.BACKWARD, spaces=Spaces)
    SPIT = asks(Act.SPIT, Act.DECLINE)
    ATTACK = asks(Act.ATTACK)
    FRENZY = asks(Act.ATTACK, Act.DECLINE)
    OVERPOWER = asks(Act.OVERPOWER, Act.DECLINE)
    THICK_SKULL = asks(Act.SHRUG_OFF, Act.DECLINE)
    SECOND_HUNGER = asks(Act.HUNT_AGAIN, Act.DECLINE)
    AMBUSH_RISE = asks(Act.AMBUSH, Act.DECLINE)
    TOLL = asks(Act.PAY_BULLETS, Act.PAY_WEAPON, Act.DECLINE)


class Event(Events):
    COLOUR_CHOSEN = takes(seat=Seat, colour=Colour)
    STARTS = takes(seat=Seat, reveals=True)
    PATIENT_ZERO = takes(seat=Seat, reveals=True)
    ROUND = takes(round=range(1000), seat=Seat)
    PHASE = takes(phase=Phase)
    DREW = takes(seat=Seat, value=range(11), draw=Draw, reveals=True)
    FOE_DREW = takes(value=range(11), draw=Draw, reveals=True)
    RESHUFFLED = takes(deck=range(4), reveals=True)
    WAITED = takes(seat=Seat)
    DRANK = takes(seat=Seat)
    MOVED = takes(seat=Seat, space=Space)
    STAYED = takes(seat=Seat, space=Space)
    BLOCKED = takes(seat=Seat, space=Space)
    JUMPED = takes(seat=Seat, space=Space)
    SHOT_WALKER = takes(seat=Seat, space=Space)
    SHOT = takes(seat=Seat, zombie=Seat)
    GAINED = takes(seat=Seat, bullets=Bullets)
    LOST_BULLETS = takes(seat=Seat, bullets=Bullets)
    TOOK = takes(seat=Seat, gear=Gear)
    DISCARDED = takes(seat=Seat, gear=Gear)
    DROPPED = takes(gear=Gear, space=Space)
    DROPPED_BULLETS = takes(bullets=Bullets, space=Space)
    GAVE = takes(seat=Seat, to=Seat, gear=Gear)
    GAVE_BULLET = takes(seat=Seat, to=Seat)
    CARD = takes(seat=Seat, card=Card, space=Space, reveals=True)
    PLEDGED = takes(seat=Seat, bullets=range(4))
    PREVENTED = takes(card=Card)
    WITHOUT_EFFECT = takes(card=Card)
    WALKER_PLACED = takes(space=Space)
    WALKERS_MOVE = takes(spaces=range(10))
    WALKERS_GATHER = takes(count=range(25), space=Space)
    WALKERS_GONE = takes(count=range(25))
    BLOOD_TAKEN = takes(seat=Seat, counters=range(6), reveals=True)
    BLOOD_HURRIED = takes(seat=Seat)
    BLOOD_REVEALED = takes(seat=Seat, blood=Blood, reveals=True)
    BLOOD_DISCARDED = takes(seat=Seat)
    BLOOD_SENSED = takes(seat=Seat, human=Seat)
    BLOOD_SEEN = takes(human=Seat, blood=Blood, reveals=True)
    TICKED = takes()
    TURNED = takes(seat=Seat, space=Space)
    LAMED = takes(seat=Seat)
    SHELTERED = takes(seat=Seat)
    DARKENED = takes()
    CONDITION_TAKEN = takes(seat=Seat, condition=Condition)
    CONDITION_MET = takes(seat=Seat, condition=Condition)
    ERRAND = takes(condition=Condition, space=Space)
    EVOLUTION_SHOWN = takes(evolution=Evolution, reveals=True)
    EVOLUTION_PENDING = takes(seat=Seat, card=Card, reveals=True)
    EVOLUTION_UNSEEN = takes(card=Card)
    EVOLVED = takes(seat=Seat, evolution=Evolution, reveals=True)
    HIVE_EVOLVED = takes(evolution=Evolution, reveals=True)
    GIVEN_HIDDEN = takes(seat=Seat)
    SEEN_HIDDEN = takes(evolution=Evolution, reveals=True)
    USED = takes(seat=Seat, evolution=Evolution)
    EXPIRED = takes(evolution=Evolution)
    FIGHTS_WALKER = takes(seat=Seat)
    FIGHTS_EVENT_ZOMBIE = takes(seat=Seat, bonus=range(4))
    FIGHTS = takes(seat=Seat, zombie=Seat)
    JOINED = takes(seat=Seat)
    WIELDED = takes(seat=Seat, weapon=Weapon)
    RESULT = takes(seat=Seat, result=range(40))
    FOE_RESULT = takes(result=range(40))
    WON = takes(seat=Seat)
    LOST = takes(seat=Seat)
    WALKER_KILLED = takes(space=Space)
    EVENT_ZOMBIE_KILLED = takes()
    PLATED = takes(seat=Seat)
    WENT_DOWN = takes(seat=Seat)
    ROSE = takes(seat=Seat, space=Space)
    TURNED_ON = takes(seat=Seat, target=Seat)
    FIRED = takes(seat=Seat, target=Seat)
    DODGED = takes(seat=Seat)
    HIT = takes(seat=Seat)
    ENGAGED = takes(seat=Seat, target=Seat)
    KILLED = takes(seat=Seat)
    ATTACKED = takes(seat=Seat, human=Seat)
    SPAT = takes(seat=Seat, human=Seat)
    PAID_TOLL = takes(seat=Seat)
    THROUGH = takes(seat=Seat)
    ENDED = takes(ending=Ending)


class State(GameState):
    options = i16(24, shown=EVERYBODY)
    stack = i16(48, 5)

    phase = i8(shown=EVERYBODY)
    start = i8(shown=EVERYBODY)  # NIT-016
    goal = i8(shown=EVERYBODY)  # N
    winners = i16(shown=EVERYBODY)  # a bit for each seat
    through = i16(shown=EVERYBODY)  # NIT-200, in this Phase F

    # Players
    colour = i8(SEATS, shown=EVERYBODY, blank=-1)
    role = i8(SEATS, shown=EVERYBODY)
    at = i8(SEATS, shown=EVERYBODY)
    down = i16(shown=EVERYBODY)  # NIT-133
    turned = i16(SEATS, shown=EVERYBODY)  # the round in which a zombie player turned
    turned_in = i8(SEATS, shown=EVERYBODY)  # and the phase
    bullets = i16(SEATS, shown=EVERYBODY)
    hand = i8(SEATS, 3, shown=EVERYBODY, blank=-1)  # weapons; the third place only while choosing
    items = i8(SEATS, ITEMS, shown=EVERYBODY)
    ankle = i16(shown=EVERYBODY)
    sheltered = i16(shown=EVERYBODY)  # barricade
    noted = i16(shown=EVERYBODY)  # on the Safe Zone in the last Phase F (cond_quarantine)
    blackout = i8(shown=EVERYBODY)

    # The road
    walkers = i8(SPACES, shown=EVERYBODY)
    walkers_left = i8(shown=EVERYBODY)
    lying = i8(LYING, shown=EVERYBODY, blank=-1)  # dropped gear, in the order it fell
    lying_at = i8(LYING, shown=EVERYBODY, blank=-1)
    lying_count = i8(shown=EVERYBODY)
    lying_bullets = i16(SPACES, shown=EVERYBODY)
    loose_bullets = i16(shown=EVERYBODY)  # all of them together

    # Decks: the last card is the top. Discard piles count by kind.
    fate_deck = i8(50, blank=-1)
    fate_left = i8(shown=EVERYBODY)
    fate_gone = i8(10, shown=EVERYBODY)
    event_deck = i8(EVENTS, blank=-1)
    event_left = i8(shown=EVERYBODY)
    event_gone = i8(CARDS, shown=EVERYBODY)
    blood_deck = i8(BLOOD_CARDS, blank=-1)
    blood_left = i8(shown=EVERYBODY)
    blood_gone = i8(BLOODS, shown=EVERYBODY)
    blood_unseen = i8(BLOODS)  # discarded without being looked at
    blood_unseen_count = i8(shown=EVERYBODY)
    blood_recalled = i8(SEATS, BLOODS, shown=OWNER)  # of these, what a seat had looked at before
    recalled_count = i8(SEATS, shown=EVERYBODY)
    evolution_deck = i8(EVOLUTION_CARDS, blank=-1)
    evolution_left = i8(shown=EVERYBODY)
    evolution_gone = i8(EVOLUTIONS, shown=EVERYBODY)
    evolution_unseen = i8(EVOLUTIONS)
    evolution_unseen_count = i8(shown=EVERYBODY)

    # Unrevealed blood cards, the oldest first. NIT-161: nobody looks at the face.
    blood_count = i8(shown=EVERYBODY)
    blood_owner = i8(BLOOD_CARDS, shown=EVERYBODY, blank=-1)
    blood_time = i8(BLOOD_CARDS, shown=EVERYBODY)
    blood_face = i8(BLOOD_CARDS, blank=-1)
    blood_known = i16(BLOOD_CARDS, shown=EVERYBODY)  # who has looked: a bit for each seat

    # Evolutions
    face_up = i8(SEATS, EVOLUTIONS, shown=EVERYBODY)
    face_down = i8(SEATS, EVOLUTIONS, shown=OWNER)
    face_down_count = i8(SEATS, shown=EVERYBODY)
    hive = i8(EVOLUTIONS, shown=EVERYBODY)
    late_surge = i8(shown=EVERYBODY)  # NIT-190: those that last through the next round
    pending_count = i8(shown=EVERYBODY)
    pending_card = i8(PENDING, shown=EVERYBODY, blank=-1)
    pending_keeper = i8(PENDING, shown=EVERYBODY, blank=-1)
    pending_size = i8(PENDING, shown=EVERYBODY)
    pending = i8(PENDING, MOST_DRAWS, blank=-1)  # what lies face up is shown by `redact`

    # Conditions
    holder = i8(CONDITIONS, shown=EVERYBODY, blank=-1)
    met = i16(shown=EVERYBODY)  # a bit for each condition
    kills = i8(shown=EVERYBODY)  # towards cond_avenger
    errand = i8(2, shown=EVERYBODY, blank=-1)  # left_behind, signal_flare

    # This round
    melees = i8(SEATS, shown=EVERYBODY)  # NIT-071
    challenged = i16(SEATS, shown=EVERYBODY)  # NIT-072: zombies, a bit each
    initiated = i16(SEATS, shown=EVERYBODY)  # NIT-095: targets, a bit each
    plated = i16(shown=EVERYBODY)  # whose bone_plates have stopped a bullet

    # The event being carried out
    card = i8(shown=EVERYBODY, blank=-1)
    drawer = i8(shown=EVERYBODY, blank=-1)
    here = i8(shown=EVERYBODY)
    group = i8(SEATS, shown=EVERYBODY, blank=-1)  # the space of each group when Phase B began
    pledge = i8(SEATS, shown=EVERYBODY)

    # The move being made
    allowance = i8(shown=EVERYBODY)
    heading = i8(shown=EVERYBODY)  # 0 free, 1 forward, -1 backward
    moved = i8(shown=EVERYBODY)

    # The fight going on
    fighter = i8(shown=EVERYBODY, blank=-1)  # or the target of human combat
    foe = i8(shown=EVERYBODY, blank=-1)  # a zombie player's seat or a `Foe`
    foe_bonus = i8(shown=EVERYBODY)
    side = i16(shown=EVERYBODY)  # the humans in it, or the engaged aggressors
    used = i8(SEATS, shown=EVERYBODY)  # places of `hand` in use, a bit each
    result = i8(SEATS, shown=EVERYBODY)
    foe_result = i8(shown=EVERYBODY)
    won = i16(shown=EVERYBODY)
    initiator = i8(shown=EVERYBODY, blank=-1)
    gang = i16(shown=EVERYBODY)  # the aggressors
    fire = i16(shown=EVERYBODY)  # aggressors who fire
    fire_back = i16(shown=EVERYBODY)  # aggressors who are fired at


game.declare(
    state=State,
    actions=Act,
    questions=Question,
    events=Event,
    steps=Step,
    endings=Ending,
)
