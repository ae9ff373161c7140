"""Event cards, weapons and items. Every kind of card is a row; copies say how many there are."""

from __future__ import annotations

from enum import IntEnum

from shamble.rules import Grid, Table


class Set(IntEnum):
    """NIT-004: the mark on the face of a card, by which the expansion is taken out again."""

    BASE = 0
    NIGHTMARE = 1


class Category(IntEnum):
    WEAPON = 0
    ITEM = 1
    SUPPLY = 2
    ZOMBIE = 3
    ROAD = 4
    MOMENT = 5
    GENERAL = 6
    CONDITION = 7
    EVOLUTION = 8


class Card(IntEnum):
    """The 64 kinds of event card."""

    RUSTY_PIPE = 0
    KITCHEN_KNIFE = 1
    BASEBALL_BAT = 2
    FIRE_AXE = 3
    MACHETE = 4
    CHAINSAW = 5
    ANTIVIRAL_SHOT = 6
    ENERGY_DRINK = 7
    BICYCLE = 8
    RIOT_VEST = 9
    LOOSE_ROUNDS = 10
    AMMO_BOX = 11
    ABANDONED_CRUISER = 12
    HUNTING_CABIN = 13
    LONE_WALKER = 14
    TWO_AT_THE_DOOR = 15
    GRABBED_ANKLE = 16
    FIGURE_IN_THE_ROAD = 17
    HORDE_AHEAD = 18
    BITTEN_STRANGER = 19
    COLUMN_ON_THE_MOVE = 20
    OPEN_ROAD = 21
    DRAINAGE_TUNNEL = 22
    TWISTED_ANKLE = 23
    WRONG_TURN = 24
    QUIET_MOMENT = 25
    FIELD_TEST = 26
    SHARED_AMMO = 27
    DROPPED_BAG = 28
    CAR_ALARM = 29
    BARRICADE = 30
    FLOODED_UNDERPASS = 31
    NIGHT_SWARM = 32
    CRAWLER_NEST = 33
    FOUL_WATER = 34
    SPOILED_MEDICINE = 35
    TRIGGER_HAPPY_MILITIA = 36
    GAS_LEAK = 37
    PICKPOCKET = 38
    BLACKOUT = 39
    RESTLESS_DEAD = 40
    DEAD_RISING = 41
    ABANDONED_AMBULANCE = 42
    SUPPLY_DROP = 43
    COND_LIVE_ROUNDS = 44
    COND_ARMED = 45
    COND_NOT_ALONE = 46
    COND_LEFT_BEHIND = 47
    COND_SIGNAL_FLARE = 48
    COND_AVENGER = 49
    COND_HOLD_POSITION = 50
    COND_GATE_SEARCH = 51
    COND_QUARANTINE = 52
    COND_TOLL = 53
    COND_WITNESS = 54
    COND_FACE_THE_DEAD = 55
    EVO_FIRST_MUTATION = 56
    EVO_DORMANT_STRAIN = 57
    EVO_VISIBLE_CHANGE = 58
    EVO_SOMETHING_STIRRED = 59
    EVO_MASS_MUTATION = 60
    EVO_BURIED_SPORES = 61
    EVO_ALPHA_STRAIN = 62
    EVO_NEST_FOUND = 63


CARDS = 64
BASE_EVENTS, NIGHTMARE_EVENTS = 60, 48  # NIT-002
EVENTS = BASE_EVENTS + NIGHTMARE_EVENTS

W, T, P, Z, R, M, G, K, V = range(9)  # the categories, for the table below

# kind of card: set, copies, category, bullet icon
EVENT_ROWS = Grid(
    [
        [0, 3, W, 0],  # rusty_pipe
        [0, 3, W, 0],  # kitchen_knife
        [0, 2, W, 0],  # baseball_bat
        [0, 2, W, 0],  # fire_axe
        [0, 1, W, 0],  # machete
        [0, 1, W, 0],  # chainsaw
        [0, 2, T, 0],  # antiviral_shot
        [0, 2, T, 0],  # energy_drink
        [0, 1, T, 0],  # bicycle
        [1, 1, T, 0],  # riot_vest
        [0, 4, P, 0],  # loose_rounds
        [0, 3, P, 0],  # ammo_box
        [0, 1, P, 0],  # abandoned_cruiser
        [0, 1, P, 0],  # hunting_cabin
        [0, 4, Z, 1],  # lone_walker
        [0, 2, Z, 2],  # two_at_the_door
        [0, 3, Z, 1],  # grabbed_ankle
        [0, 3, Z, 0],  # figure_in_the_road
        [0, 2, Z, 3],  # horde_ahead
        [0, 2, Z, 1],  # bitten_stranger
        [0, 2, Z, 0],  # column_on_the_move
        [0, 3, R, 0],  # open_road
        [0, 1, R, 0],  # drainage_tunnel
        [0, 2, R, 0],  # twisted_ankle
        [0, 2, R, 0],  # wrong_turn
        [0, 3, M, 0],  # quiet_moment
        [0, 1, M, 0],  # field_test
        [0, 1, M, 0],  # shared_ammo
        [0, 1, M, 0],  # dropped_bag
        [0, 1, M, 2],  # car_alarm
        [0, 1, M, 0],  # barricade
        [1, 1, G, 0],  # flooded_underpass
        [1, 2, G, 3],  # night_swarm
        [1, 2, G, 2],  # crawler_nest
        [1, 2, G, 0],  # foul_water
        [1, 1, G, 0],  # spoiled_medicine
        [1, 2, G, 2],  # trigger_happy_militia
        [1, 1, G, 0],  # gas_leak
        [1, 1, G, 0],  # pickpocket
        [1, 1, G, 0],  # blackout
        [1, 2, G, 0],  # restless_dead
        [1, 2, G, 0],  # dead_rising
        [1, 1, G, 0],  # abandoned_ambulance
        [1, 1, G, 0],  # supply_drop
        *[[1, 1, K, 0]] * 12,  # conditions
        [1, 3, V, 0],  # evo_first_mutation
        [1, 3, V, 0],  # evo_dormant_strain
        [1, 2, V, 0],  # evo_visible_change
        [1, 2, V, 0],  # evo_something_stirred
        [1, 2, V, 3],  # evo_mass_mutation
        [1, 2, V, 0],  # evo_buried_spores
        [1, 1, V, 0],  # evo_alpha_strain
        [1, 1, V, 2],  # evo_nest_found
    ]
)
EVENT_SET = Table(row[0] for row in EVENT_ROWS)
EVENT_COPIES = Table(row[1] for row in EVENT_ROWS)
EVENT_CATEGORY = Table(row[2] for row in EVENT_ROWS)
BULLET_ICON = Table(row[3] for row in EVENT_ROWS)  # NIT-061

# ---- gear


class Weapon(IntEnum):
    """The six weapons of the deck, and the knife that `start_weapon` hands out."""

    RUSTY_PIPE = 0
    KITCHEN_KNIFE = 1
    BASEBALL_BAT = 2
    FIRE_AXE = 3
    MACHETE = 4
    CHAINSAW = 5
    OWN_KNIFE = 6


class Gear(IntEnum):
    """Weapons, then items: what lies on the road and changes hands."""

    RUSTY_PIPE = 0
    KITCHEN_KNIFE = 1
    BASEBALL_BAT = 2
    FIRE_AXE = 3
    MACHETE = 4
    CHAINSAW = 5
    OWN_KNIFE = 6
    ANTIVIRAL_SHOT = 7
    ENERGY_DRINK = 8
    BICYCLE = 9
    RIOT_VEST = 10


class Item(IntEnum):
    ANTIVIRAL_SHOT = 0
    ENERGY_DRINK = 1
    BICYCLE = 2
    RIOT_VEST = 3


class Breaks(IntEnum):
    NEVER = 0
    ON_LOSS = 1
    ON_USE = 2


WEAPONS = 7
ITEMS = 4
GEAR = WEAPONS + ITEMS
HANDS = 2  # NIT-153
LYING = 26  # weapons and items there can be: 12 + 8 knives + 6

# weapon: extra cards, bonus, when it breaks
WEAPON_ROWS = Grid([[1, 1, 1], [1, 0, 0], [1, 1, 0], [2, 0, 0], [2, 1, 1], [3, 0, 2], [1, 0, 0]])
EXTRA_CARDS = Table(row[0] for row in WEAPON_ROWS)
BONUS = Table(row[1] for row in WEAPON_ROWS)
BREAKS = Table(row[2] for row in WEAPON_ROWS)

# The event card of a piece of gear; the handed-out knife is none and leaves the game (NIT-158).
GEAR_CARD = Table([0, 1, 2, 3, 4, 5, -1, 6, 7, 8, 9])

# ---- what numbers the cards show

# Spaces from here on which a card puts a walker, nearest first; -1 for none.
WALKER_CARDS = Table(
    [
        Card.LONE_WALKER,
        Card.TWO_AT_THE_DOOR,
        Card.FIGURE_IN_THE_ROAD,
        Card.HORDE_AHEAD,
        Card.NIGHT_SWARM,
    ]
)
WALKER_OFFSETS = Grid([[0, -1, -1], [0, 0, -1], [3, -1, -1], [2, 4, 6], [0, 1, 2]])
