"""Evolution cards, and the events that order them."""

from __future__ import annotations

from enum import IntEnum

from shamble.rules import Grid, Table


class Evolution(IntEnum):
    LONG_STRIDE = 0
    SPRINT_REFLEX = 1
    PACK_SURGE = 2
    WALL_CRAWLER = 3
    SECOND_HUNGER = 4
    BLOOD_TRAIL = 5
    IRON_GRIP = 6
    TWIN_CLAWS = 7
    FRENZY = 8
    HIVE_LINK = 9
    BARBED_BITE = 10
    DISARMING_GRASP = 11
    OVERPOWER = 12
    BONE_PLATES = 13
    THICK_SKULL = 14
    QUICK_RISE = 15
    AMBUSH_RISE = 16
    FAST_ROT = 17
    ACID_SPIT = 18
    SPORE_BURST = 19
    HOWL = 20
    BLOOD_SENSE = 21


class Scope(IntEnum):
    SELF = 0
    ALL = 1
    INSTANT = 2


class Duration(IntEnum):
    PERMANENT = 0
    ROUND = 1
    ONCE = 2


class Window(IntEnum):
    """NIT-188: the moments at which a face-down evolution may be turned up."""

    TURN = 0  # W1
    MELEE = 1  # W2
    DEATH = 2  # W3
    RISE = 3  # W4
    TURN_END = 4


EVOLUTIONS = 22
EVOLUTION_CARDS = 42  # NIT-002
EVOLUTION_SHUFFLES = 3  # so many are remembered at a time: see `rules.shuffles`
WINDOWS = 5

ANY, MELEE, DEATH, RISE, END = 1, 2, 4, 8, 16  # the windows a card fits, a bit each

# evolution: copies, scope, duration, windows
EVOLUTION_ROWS = Grid(
    [
        [3, 0, 0, ANY],  # long_stride
        [2, 0, 0, ANY],  # sprint_reflex
        [2, 1, 1, ANY],  # pack_surge
        [2, 0, 0, ANY],  # wall_crawler
        [2, 0, 2, ANY | END],  # second_hunger
        [2, 0, 0, ANY],  # blood_trail
        [3, 0, 0, ANY | MELEE],  # iron_grip
        [2, 0, 0, ANY | MELEE],  # twin_claws
        [2, 0, 0, ANY | MELEE],  # frenzy
        [2, 1, 0, ANY | MELEE],  # hive_link
        [2, 0, 0, ANY | MELEE],  # barbed_bite
        [1, 0, 0, ANY | MELEE],  # disarming_grasp
        [1, 0, 2, ANY | MELEE],  # overpower
        [2, 0, 0, ANY | DEATH],  # bone_plates
        [2, 0, 2, ANY | DEATH],  # thick_skull
        [2, 0, 0, ANY | RISE],  # quick_rise
        [1, 0, 2, ANY | RISE],  # ambush_rise
        [2, 1, 0, ANY | MELEE],  # fast_rot
        [2, 0, 0, ANY],  # acid_spit
        [2, 2, 0, ANY],  # spore_burst
        [2, 2, 0, ANY],  # howl
        [1, 0, 0, ANY],  # blood_sense
    ]
)
EVOLUTION_COPIES = Table(row[0] for row in EVOLUTION_ROWS)
SCOPE = Table(row[1] for row in EVOLUTION_ROWS)
DURATION = Table(row[2] for row in EVOLUTION_ROWS)
FITS = Table(row[3] for row in EVOLUTION_ROWS)

# NIT-177, 178. The eight evolution events, from Card.EVO_FIRST_MUTATION on: cards, face up, persist
FIRST_EVOLUTION = 56
ORDER_ROWS = Grid(
    [
        [1, 1, 0],  # evo_first_mutation
        [1, 0, 1],  # evo_dormant_strain
        [1, 1, 1],  # evo_visible_change
        [1, 0, 0],  # evo_something_stirred
        [2, 1, 0],  # evo_mass_mutation
        [2, 0, 1],  # evo_buried_spores
        [3, 1, 1],  # evo_alpha_strain
        [2, 1, 0],  # evo_nest_found
    ]
)
DRAWS = Table(row[0] for row in ORDER_ROWS)
FACE_UP = Table(row[1] for row in ORDER_ROWS)
PERSISTS = Table(row[2] for row in ORDER_ROWS)

PENDING = 9  # events that can lie waiting: 3 + 2 + 2 + 1, and one being carried out
MOST_DRAWS = 3

# ---- what numbers the cards show

STRIDE, SURGE = 1, 3  # spaces
TRAIL_RANGE, TRAIL = 10, 6
LINK_MOST = 2
SPIT_RANGE, SPIT_HIT = 2, 4
BURST_RANGE, BURST_HIT = 2, 3
SENSE_RANGE = 10
AMBUSH_DISTANCE = 3
