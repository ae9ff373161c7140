"""The state of Colony, and the types its rules speak in."""

from __future__ import annotations

from enum import IntEnum

from shamble.engine.kinds import Actions, Events, Questions, Seat, asks, takes
from shamble.engine.record import EVERYBODY, OWNER, i8, i16, i32, i64
from shamble.engine.state import GameState
from shamble.games.colony import game
from shamble.games.colony.content.items import CARDS, GEARS, Gear, Item, Symbol
from shamble.games.colony.content.names import (
    Attached,
    Crisis,
    Crossroad,
    Exiled,
    Lasting,
    Main,
    Secret,
)
from shamble.games.colony.content.places import ENTRANCES, PLACES, Place
from shamble.games.colony.content.survivors import SURVIVORS, Survivor

SEATS = 5

Few = range(32)
Many = range(150)


class Die(IntEnum):
    """The faces of an action die; a rule's number is one less than the face."""

    D1 = 0
    D2 = 1
    D3 = 2
    D4 = 3
    D5 = 4
    D6 = 5


class Entrance(IntEnum):
    """Of the colony."""

    E1 = 0
    E2 = 1
    E3 = 2
    E4 = 3
    E5 = 4
    E6 = 5


class Way(IntEnum):
    """Of an option on a crossroads card."""

    FIRST = 0
    SECOND = 1
    THIRD = 2


class Option(IntEnum):
    """Where each option lies in `s.options`, in the order of the declaration."""

    MODE = 0
    OBJECTIVE = 1
    HARDCORE = 2
    BETRAYAL = 3
    NO_BETRAYER = 4
    FAMILY = 5
    ELIMINATION = 6
    FIRST_GAME = 7
    SPACE_FIRST = 8
    THEFT = 9
    ATTRACT_UPTO = 10
    THRESHOLD_ALL = 11
    FP_VOTE = 12
    NOISE_COIN = 13
    GENERAL_ONLY = 14


class Mode(IntEnum):
    AUTO = 0
    HIDDEN = 1
    COOP = 2
    DUEL = 3


class Ending(IntEnum):
    """Section 8."""

    ACHIEVED = 1
    ROUNDS_OUT = 2
    MORALE_LOST = 3
    STOVE_OUT = 4
    ALL_ELIMINATED = 5


class Standing(IntEnum):
    """Of a player."""

    MEMBER = 0
    EXILE = 1
    OUT = 2


class Face(IntEnum):
    """Of the exposure die (COL-229 to 233)."""

    BLANK = 0
    WOUND = 1
    FROSTBITE = 2
    BITTEN = 3


class Phase(IntEnum):
    SETUP = 0
    TURNS = 1
    COLONY = 2


class Doing(IntEnum):
    """The action that modifiers are declared for (COL-130)."""

    NOTHING = 0
    ATTACK = 1
    STRIKE = 2
    SEARCH = 3
    BARRICADE = 4
    CLEAN = 5


class Happened(IntEnum):
    """Bits of `s.happened`: what an event trigger may be about (COL-076)."""

    MOVED = 1
    SEARCHED = 2
    HEALED = 4
    WEAPON_USED = 8
    ADDED_WITH_HELPLESS = 16
    CLEANED = 32
    ATE = 64


class Whom(IntEnum):
    """Which survivors a choice is among. `rules/choosing.py` says what each means."""

    OWN = 0
    OWN_AT_COLONY = 1
    OWN_AT_GROCERY = 2
    OWN_AT_LIBRARY = 3
    OWN_OUTSIDE = 4
    OWN_OUTSIDE_AMONG_ZOMBIES = 5
    FOLLOWER = 6
    ANY = 7
    TARGET = 8
    HEALED_BY_CARD = 9
    HURT_BESIDE = 10
    HURT_AT_COLONY = 11
    HURT = 12
    LOVER = 13
    OTHER_LOVER = 14
    BESIDE_EXILE = 15
    EXILE_BESIDE = 16
    SHEEP = 17
    WATCHER = 18
    SOLDIERS_NEIGHBOUR = 19
    PATIENT = 20
    OUT_OF_HOSPITAL = 21
    SWAPPED = 22
    RECEIVER = 23
    LAMP_BEARER = 24
    WATCHED = 25


class Purpose(IntEnum):
    """What a choice is for: the words of the prompt."""

    EQUIP = 0
    HEAL = 1
    WOUND = 2
    FROST = 3
    EXPOSE = 4
    PLACE = 5
    STRIKE = 6
    GIVE_AWAY = 7
    TAKE_OVER = 8
    HOLD_BACK = 9
    NEW_LEADER = 10
    HAND_OVER = 11
    ATTACK = 12
    ARREST = 13
    KILL_ZOMBIE = 14
    BARRICADE = 15
    TAKE_ZOMBIE = 16
    PUT_ZOMBIE = 17
    REMOVE_ZOMBIE = 18
    SPEND = 19
    RAISE = 20
    LOWER = 21
    REROLL = 22
    SET_VALUE = 23
    KEEP = 24
    BOTTOM = 25
    FETCH = 26
    DISCARD = 27
    LOSE = 28
    OFFER = 29
    PUT_IN = 30
    KEEP_ONE = 31
    TAKE = 32
    EAT = 33
    DRILL = 34
    GIFT = 35
    FROM = 36
    PEEK = 37
    SHOOT = 38
    NOISE = 39
    ENTER = 40
    LOOK = 41
    STEAL = 42
    MEDICINE = 43
    PILL = 44
    SPECIMEN = 45
    END_CARD = 46
    SWAP_CRISES = 47
    RESCUE = 48
    AMOUNT_ZOMBIES = 49
    AMOUNT_FOOD = 50
    WHICH = 51
    BESIDE = 52


class Step(IntEnum):
    # Rounds and turns
    REVEAL_KEPT = 0
    KEEP_ANOTHER = 1
    ROUND = 2
    START_EFFECTS = 3
    SPECIMEN = 4
    DRILL = 5
    REVEAL_CRISIS = 6
    ROLL_DICE = 7
    NEXT_TURN = 8
    FROSTBITE = 9
    PILL = 10
    PILL_CHOSEN = 11
    TURN = 12
    AFTER_ACTION = 13
    END_TURN = 14
    TURNS_OVER = 15
    PAY_FOOD = 16
    CHECK_WASTE = 17
    RESOLVE_CRISIS = 18
    CRISIS_OVER = 19
    ADD_TO_COLONY = 20
    ADD_OUTSIDE = 21
    ADD_FOR_NOISE = 22
    CHECK_OBJECTIVE = 23
    PASS_TOKEN = 24
    TOKEN_VOTED = 25
    CHECKPOINT = 26
    # Survivors come and go
    KILL = 27
    REMOVE = 28
    NEW_LEADER = 29
    LEADER_CHOSEN = 30
    SETTLE = 31
    NEWCOMER = 32
    ENTER = 33
    EXPOSE = 34
    APPLY_FACE = 35
    CANCEL_BITE = 36
    BITE_ANSWERED = 37
    SPREAD = 38
    SPREAD_ANSWERED = 39
    BURY = 40
    # Zombies
    ZOMBIES = 41
    ZOMBIES_EACH = 42
    KILLS = 43
    KILL_ONE = 44
    KILL_AT = 45
    AFTER_KILLS = 46
    REMOVE_ZOMBIES = 47
    REMOVE_AT = 48
    CLEAR_ZOMBIES = 49
    BARRICADE = 50
    BARRICADE_AT = 51
    ATTRACT = 52
    ATTRACT_FROM = 53
    ATTRACT_MANY = 54
    ATTRACT_TAKEN = 55
    ATTRACT_PUT = 56
    # Actions
    MODIFIERS = 57
    DO_ATTACK = 58
    STRIKE_TARGET = 59
    DO_STRIKE = 60
    DO_SEARCH = 61
    NOISE = 62
    NOISE_ANSWERED = 63
    KEEP = 64
    KEPT = 65
    BOTTOM = 66
    BOTTOM_CHOSEN = 67
    DO_BARRICADE = 68
    DO_CLEAN = 69
    ABILITY = 70
    MOVED = 71
    USE_CARD = 72
    EQUIPPED = 73
    LAMP = 74
    LAMP_AIMED = 75
    ANSWERED_REQUEST = 76
    HANDED_OVER = 77
    CONSENTED = 78
    EAT = 79
    REROLL = 80
    REROLL_PICKED = 81
    RAISE = 82
    RAISED = 83
    SET_DIE = 84
    DIE_SET = 85
    WALKIE = 86
    WALKIE_SEAT = 87
    WALKIE_LOWERED = 88
    CLINIC = 89
    # Exile
    CALL_VOTE = 90
    VOTES_COUNTED = 91
    LEAVE_COLONY = 92
    SENT = 93
    # Crossroads
    FIRE = 94
    OPTIONS = 95
    OPTION_TAKEN = 96
    VOTE = 97
    VOTED = 98
    CARD_OVER = 99
    # The vocabulary of cards
    MORALE = 100
    FOOD = 101
    CLEAR_FOOD = 102
    PAY = 103
    HELPLESS = 104
    KILL_HELPLESS = 105
    STARVATION = 106
    NOISE_AT = 107
    CHOOSE = 108
    CHOOSE_PLACE = 109
    PLACE_CHOSEN = 110
    CHOOSE_SEAT = 111
    WOUND = 112
    FROST = 113
    HEAL = 114
    HEALED = 115
    PUT_AT = 116
    WOUND_ALL_AT = 117
    FROST_ALL_AT = 118
    ROLL = 119
    UNLESS_ROLLED = 120
    UNLESS_ALIVE = 121
    UNLESS_DONE = 122
    UNLESS_IN_PLAY = 123
    EXPOSE_ROLLED = 124
    RECRUIT = 125
    RECRUIT_NAMED = 126
    FETCH = 127
    FETCHED = 128
    DRAW = 129
    REVEAL_FOR = 130
    TOGETHER = 131
    OFFERED = 132
    TOGETHER_DICE = 133
    DIE_OFFERED = 134
    SPEND_DICE = 135
    DIE_SPENT = 136
    ATTACH = 137
    LAST = 138
    DICE_NEXT = 139
    CLEAR_BARRICADES = 140
    FROM_GONE = 141
    GONE_CHOSEN = 142
    GONE_TO_WASTE = 143
    LOSE_CARD = 144
    CARD_LOST = 145
    LOSE_RANDOM = 146
    TO_GONE = 147
    SEVERAL = 148
    SEVERAL_CHOSEN = 149
    EACH_AT_COLONY = 150
    EACH_CHOSEN = 151
    ROLL_AT_COLONY = 152
    # Small deeds of single cards: see rules/deeds_*.py
    FROST_HIGHEST = 153
    KILL_LOWEST = 154
    WOUND_FREE = 155
    NEW_BUNKS = 156
    BUNKS_PASSED = 157
    COLD_SNAP = 158
    RATS = 159
    LOOTERS = 160
    OPEN_GATE = 161
    SPOIL = 162
    CRISES_SWAPPED = 163
    STOLEN = 164
    PEEK_HAND = 165
    PEEKED_HAND = 166
    PEEK_DECK = 167
    RESCUED = 168
    GIVE_SURVIVOR = 169
    TAKE_OVER = 170
    HOLD_BACK = 171
    TOLL = 172
    TOLL_PAID = 173
    DEAD_WEIGHT = 174
    GIFTS = 175
    GIFT_GIVEN = 176
    FEVER = 177
    WEAPON_BREAKS = 178
    SPEND_ALL = 179
    COLE_ENDS = 180
    COLE_ANSWERED = 181
    POT = 182
    POT_FILLED = 183
    POT_ROLLED = 184
    OLD_LIGHT = 185
    FLATBED = 186
    EACH_SPENDS = 187
    CANCEL_CRISIS = 188
    WINDOW = 189
    WINDOW_TAKEN = 190
    SHOW_HAND = 191
    EXPOSE_ALL_OWN = 192
    DECK_FOOD_GONE = 193
    MAKE_LEADER = 194
    JARS = 195
    WOUND_LOWEST = 196
    ITEMS_TO_HAND = 197
    OFFICE = 198
    OFFICE_CHOSEN = 199
    LOOK_AT_SECRET = 200
    GUARD = 201
    EMPTY_DECK = 202
    FOUR_WOUNDS = 203
    CHEST = 204
    CHEST_CHOSEN = 205
    CHEST_SHIFT = 206
    CHEST_GO = 207
    DUSTER = 208
    MOULD = 209
    MOULD_CHOSEN = 210
    KITCHEN = 211
    STOCKTAKE = 212
    STOCKTAKE_VOTE = 213
    BEGIN_OF_TURN = 214
    DIE_RISES = 215
    WATCH_PAIR = 216
    TAKE_OFFERS = 217
    MAKE_IT = 218
    CHOICE_TAKEN = 219
    SEAT_TAKEN = 220
    OFFICE_TAKEN = 221
    AMOUNT_FROM_GONE = 222
    CHEST_MOVE = 223
    SNIPE = 224
    PADLOCK = 225
    SCISSORS = 226
    MEGAPHONE = 227
    RESTED = 228
    LOUD = 229
    SEARCH_OVER = 230
    WANTED = 231
    HEALED_BY_CARD = 232
    ASK_SURVIVOR = 233
    ASK_ENTRANCE = 234
    ASK_PLACE = 235
    ASK_SEAT = 236
    ASK_DIE = 237
    ASK_CARD = 238
    ASK_AMOUNT = 239
    FINISH = 240
    TEST_TRIGGER = 241
    ABLE = 242
    USE_RECEIVED = 243
    ASK_WANT = 244
    JUDGE = 245
    JUDGED = 246
    END = 247
    TRIGGERED = 248
    ABLE_JUDGED = 249
    OBJECTIVE_JUDGED = 250


class Act(Actions):
    # Setup
    LEAD = takes(survivor=Survivor)
    KEEP = takes(survivor=Survivor)
    # A turn (6.1)
    END_TURN = takes()
    ATTACK = takes(survivor=Survivor, die=Die)
    STRIKE = takes(survivor=Survivor, die=Die)
    SEARCH = takes(survivor=Survivor, die=Die)
    BARRICADE = takes(survivor=Survivor, die=Die)
    CLEAN = takes(survivor=Survivor, die=Die)
    ATTRACT = takes(survivor=Survivor, die=Die)
    ABILITY = takes(survivor=Survivor)
    COPY = takes(ability=Survivor)
    GREENHOUSE = takes(die=Die)
    PLAY = takes(item=Item)
    EQUIP = takes(item=Item)
    USE = takes(gear=Gear)
    CONTRIBUTE = takes(item=Item)
    CONTRIBUTE_GEAR = takes(gear=Gear)
    STORE = takes(item=Item)
    STORE_GEAR = takes(gear=Gear)
    MOVE = takes(survivor=Survivor, place=Place)
    DRIVE = takes(survivor=Survivor, place=Place)
    SPEND_FOOD = takes(die=Die, tokens=range(6))
    EAT = takes(die=Die)
    REQUEST = takes(seat=Seat)
    HAND_OVER = takes(gear=Gear)
    CALL_EXILE = takes(seat=Seat)
    CLINIC = takes()
    REST = takes()
    # Answers
    CHOOSE = takes(survivor=Survivor)
    ENTRANCE = takes(entrance=Entrance)
    AT = takes(place=Place)
    DIE = takes(die=Die)
    CARD = takes(item=Item)
    SEAT = takes(seat=Seat)
    OPTION = takes(number=Way)
    AMOUNT = takes(amount=range(10))
    SEND = takes(survivor=Survivor, place=Place)
    WITH_GEAR = takes(gear=Gear)
    WITH_ABILITY = takes(ability=Survivor)
    WITH_ATTACHED = takes(attached=Attached)
    GO = takes()
    NOISE = takes()
    LIGHT = takes()
    STOP = takes()
    WANT = takes(symbol=Symbol)
    WANT_ITEM = takes(item=Item)
    PLAY_IT = takes()
    KILL_IT = takes()
    ROLL_IT = takes()
    HEAL_WOUND = takes()
    HEAL_FROST = takes()
    YES = takes()
    NO = takes()
    DONE = takes()


class Question(Questions):
    LEAD = asks(Act.LEAD)
    KEEP = asks(Act.KEEP)
    TURN = asks(
        Act.END_TURN,
        Act.ATTACK,
        Act.STRIKE,
        Act.SEARCH,
        Act.BARRICADE,
        Act.CLEAN,
        Act.ATTRACT,
        Act.ABILITY,
        Act.COPY,
        Act.GREENHOUSE,
        Act.PLAY,
        Act.EQUIP,
        Act.USE,
        Act.CONTRIBUTE,
        Act.CONTRIBUTE_GEAR,
        Act.STORE,
        Act.STORE_GEAR,
        Act.MOVE,
        Act.DRIVE,
        Act.SPEND_FOOD,
        Act.EAT,
        Act.REQUEST,
        Act.HAND_OVER,
        Act.CALL_EXILE,
        Act.CLINIC,
        Act.REST,
    )
    MODIFY = asks(Act.WITH_GEAR, Act.WITH_ABILITY, Act.WITH_ATTACHED, Act.GO, survivor=Survivor)
    ENTRANCE = asks(Act.ENTRANCE, purpose=Purpose)
    SURVIVOR = asks(Act.CHOOSE, Act.DONE, whom=Whom, purpose=Purpose)
    PLACE = asks(Act.AT, purpose=Purpose)
    DIE = asks(Act.DIE, Act.DONE, purpose=Purpose)
    VALUE = asks(Act.DIE)
    CARD = asks(Act.CARD, Act.DONE, purpose=Purpose)
    SEAT = asks(Act.SEAT, Act.DONE, purpose=Purpose)
    OPTION = asks(Act.OPTION, card=Crossroad)
    AMOUNT = asks(Act.AMOUNT, purpose=Purpose)
    VOTE = asks(Act.YES, Act.NO, card=Crossroad)
    EXILE = asks(Act.YES, Act.NO, seat=Seat)
    TOKEN = asks(Act.YES, Act.NO)
    TIE = asks(Act.YES, Act.NO)
    CONFIRM = asks(Act.YES, Act.NO, purpose=Purpose)
    BITE = asks(Act.KILL_IT, Act.ROLL_IT, survivor=Survivor)
    CANCEL_BITE = asks(Act.YES, Act.NO, survivor=Survivor)
    NOISE = asks(Act.STOP, Act.NOISE, Act.LIGHT)
    WANT = asks(Act.WANT, Act.WANT_ITEM, seat=Seat)
    GIVE = asks(Act.CARD, Act.NO, seat=Seat)
    PLAY_IT = asks(Act.PLAY_IT, Act.CHOOSE, Act.DRIVE, Act.ATTACK, Act.EAT, item=Item)
    CONSENT = asks(Act.YES, Act.NO, gear=Gear, survivor=Survivor)
    SEND = asks(Act.SEND)
    HEAL = asks(Act.HEAL_WOUND, Act.HEAL_FROST, survivor=Survivor)
    BUNKS = asks(Act.CHOOSE)
    AIM = asks(Act.YES, Act.NO, survivor=Survivor)


class Event(Events):
    OBJECTIVE = takes(objective=Main, morale=range(11), rounds=range(12))
    LEADS = takes(seat=Seat, survivor=Survivor)
    JOINED = takes(seat=Seat, survivor=Survivor, place=Place, reveals=True)
    FIRST_PLAYER = takes(seat=Seat)
    ROUND = takes(round=range(20))
    CRISIS = takes(crisis=Crisis, reveals=True)
    NO_CRISIS = takes()
    ROLLED = takes(seat=Seat, dice=range(60), reveals=True)
    TURN = takes(seat=Seat)
    CROSSROAD_DRAWN = takes(seat=Seat, reveals=True)
    CROSSROAD_SEEN = takes(card=Crossroad, reveals=True)
    CROSSROAD = takes(card=Crossroad, seat=Seat, reveals=True)
    CROSSROAD_OPTION = takes(card=Crossroad, option=Way)
    NO_OPTION = takes(card=Crossroad)
    MORALE = takes(morale=range(11), gain=range(21), loss=range(21))
    FOOD = takes(food=Many, gain=Many, loss=Many)
    STARVED = takes(tokens=Many)
    HELPLESS = takes(helpless=Few, gain=Few, loss=Few)
    HELPLESS_KILLED = takes(count=Few)
    WASTE = takes(cards=Many, loss=range(16))
    EXPOSED = takes(survivor=Survivor, face=Face, reveals=True)
    WOUNDED = takes(survivor=Survivor, wounds=Few)
    FROSTBITTEN = takes(survivor=Survivor, frost=Few)
    HEALED = takes(survivor=Survivor)
    KILLED = takes(survivor=Survivor, place=Place)
    REMOVED = takes(survivor=Survivor)
    SPREADS = takes(survivor=Survivor, place=Place)
    BITE_CANCELLED = takes(seat=Seat)
    NEW_LEADER = takes(seat=Seat, survivor=Survivor)
    GROUP_LOST = takes(seat=Seat)
    ELIMINATED = takes(seat=Seat)
    WAITING = takes(survivor=Survivor)
    ZOMBIES = takes(place=Place, count=Few)
    BARRICADE_BROKEN = takes(place=Place)
    OVERRUN = takes(place=Place)
    ZOMBIE_KILLED = takes(place=Place, survivor=Survivor)
    SAMPLE = takes(roll=Die, samples=Many, reveals=True)
    ZOMBIES_REMOVED = takes(place=Place, count=Few)
    BARRICADED = takes(place=Place, count=Few)
    BARRICADES_GONE = takes(place=Place)
    ATTRACTED = takes(origin=Place, place=Place)
    NOISE = takes(place=Place, noise=Few)
    NOISE_ROLLED = takes(place=Place, roll=Die, reveals=True)
    MOVED = takes(survivor=Survivor, origin=Place, place=Place)
    PLACED = takes(survivor=Survivor, place=Place)
    ATTACKED = takes(survivor=Survivor, place=Place)
    STRUCK = takes(survivor=Survivor, target=Survivor, roll=Die, hit=range(2), reveals=True)
    SEARCHED = takes(survivor=Survivor, place=Place, cards=Few, reveals=True)
    FOUND = takes(item=Item, reveals=True)
    KEPT = takes(seat=Seat, cards=Few)
    KEPT_CARD = takes(item=Item)
    CLEANED = takes(survivor=Survivor, cards=Few)
    ABILITY = takes(survivor=Survivor, ability=Survivor)
    PLAYED = takes(seat=Seat, item=Item)
    EQUIPPED = takes(survivor=Survivor, gear=Gear)
    GEAR_USED = takes(survivor=Survivor, gear=Gear)
    CONTRIBUTED = takes(seat=Seat)
    CONTRIBUTED_GEAR = takes(seat=Seat, gear=Gear)
    STORED = takes(seat=Seat, item=Item)
    DIE_SPENT = takes(seat=Seat, die=Die)
    DIE_CHANGED = takes(seat=Seat, old=Die, new=Die)
    REROLLED = takes(seat=Seat, old=Die, new=Die, reveals=True)
    REQUESTED = takes(seat=Seat, asked=Seat, symbol=Symbol)
    REQUESTED_ITEM = takes(seat=Seat, asked=Seat, item=Item)
    GAVE = takes(seat=Seat, to=Seat, item=Item, reveals=True)
    REFUSED = takes(seat=Seat)
    HANDED = takes(gear=Gear, survivor=Survivor)
    DECLINED = takes(seat=Seat)
    VOTE_CALLED = takes(seat=Seat, nominee=Seat)
    VOTED = takes(seat=Seat, yes=range(2))
    EXILED = takes(seat=Seat)
    NOT_EXILED = takes(seat=Seat)
    SECRET_SHOWN = takes(seat=Seat, secret=Secret, reveals=True)
    EXILE_OBJECTIVE = takes(objective=Exiled, reveals=True)
    SECRET_SEEN = takes(seat=Seat, secret=Secret, reveals=True)
    LOOKED = takes(seat=Seat, at=Seat, reveals=True)
    SAW = takes(seat=Seat, item=Item, reveals=True)
    PEEKED_DECK = takes(seat=Seat, place=Place, reveals=True)
    SAW_TOP = takes(place=Place, item=Item, reveals=True)
    PEEKED_CRISES = takes(seat=Seat, reveals=True)
    SAW_CRISIS = takes(crisis=Crisis, reveals=True)
    REVEALED = takes(place=Place, item=Item, reveals=True)
    DREW = takes(seat=Seat, cards=Many, place=Place, reveals=True)
    DREW_CARD = takes(item=Item, reveals=True)
    TOOK = takes(seat=Seat, item=Item)
    STOLE = takes(seat=Seat, victim=Seat, reveals=True)
    STOLE_CARD = takes(item=Item, reveals=True)
    LOST_CARDS = takes(seat=Seat, cards=Many, reveals=True)
    LOST_CARD = takes(seat=Seat, item=Item, reveals=True)
    TO_WASTE = takes(item=Item)
    OFFERED = takes(seat=Seat, item=Item, reveals=True)
    DIE_OFFERED = takes(seat=Seat, die=Die)
    TOGETHER_DONE = takes(done=range(2))
    ATTACHED = takes(survivor=Survivor, attached=Attached)
    LASTING = takes(lasting=Lasting)
    ROLLED_DIE = takes(seat=Seat, roll=Die, reveals=True)
    CRISIS_CARD = takes(item=Item, reveals=True)
    CRISIS_TOTAL = takes(matching=Many, others=Many, needed=Few)
    CRISIS_FAILED = takes(crisis=Crisis)
    CRISIS_PREVENTED = takes(crisis=Crisis)
    GIVEN_SURVIVOR = takes(seat=Seat, survivor=Survivor, to=Seat)
    PUT_IN_POT = takes(seat=Seat, cards=Many)
    POT_WON = takes(seat=Seat, cards=Many, reveals=True)
    STOVE = takes(due=Few, left=Many)
    COLONY_PHASE = takes()
    REVEALED_SECRET = takes(seat=Seat, secret=Secret, reveals=True)
    WON = takes(seat=Seat)
    ENDED = takes(ending=Ending)


class State(GameState):
    answer = i16(SEATS, 4, shown=OWNER, blank=-1)
    stack = i16(40, 5)

    # The table
    phase = i8(shown=EVERYBODY)
    main = i8(shown=EVERYBODY)
    hard = i8(shown=EVERYBODY)
    morale = i8(shown=EVERYBODY)
    marker = i8(shown=EVERYBODY)  # of the round track
    food = i16(shown=EVERYBODY)
    starvation = i8(shown=EVERYBODY)
    helpless = i8(shown=EVERYBODY)
    samples = i16(shown=EVERYBODY)
    zombies = i8(ENTRANCES, shown=EVERYBODY)
    barricades = i8(ENTRANCES, shown=EVERYBODY)
    noise = i8(PLACES, shown=EVERYBODY)
    lasting = i32(shown=EVERYBODY)  # bits of Lasting
    due = i8(2, shown=EVERYBODY)  # the rounds in which LEAFLETS and EMPTY_COT come due
    searched = i8(shown=EVERYBODY)  # places searched since EMPTY_COT, as bits
    guard = i8(shown=EVERYBODY)  # y14: the marker at the school
    winners = i8(shown=EVERYBODY)
    ending = i8(shown=EVERYBODY)  # how the game is about to end
    verdict = i8()  # of the conditions being judged: a trigger that failed is a secret (COL-068)

    # Players
    first = i8(shown=EVERYBODY)
    turn_first = i8(shown=EVERYBODY)  # COL-210a: the order of the round does not change
    active = i8(shown=EVERYBODY, blank=-1)
    standing = i8(SEATS, shown=EVERYBODY)
    leader = i8(SEATS, shown=EVERYBODY, blank=-1)
    group = i8(SEATS, shown=EVERYBODY)  # survivors controlled, those waiting too
    dice = i8(SEATS, 6, shown=EVERYBODY)  # unused, by value
    used_dice = i8(SEATS, shown=EVERYBODY)
    extra_dice = i8(SEATS, shown=EVERYBODY)  # at the next roll
    less_dice = i8(shown=EVERYBODY)  # x19, y23: for everybody at the next roll, signed
    secret = i8(SEATS, shown=OWNER, blank=-1)
    second_secret = i8(SEATS, shown=OWNER, blank=-1)  # duel
    shown_secret = i8(SEATS, shown=EVERYBODY, blank=-1)
    exile_card = i8(SEATS, shown=OWNER, blank=-1)
    seen_secrets = i8(SEATS, shown=EVERYBODY)  # y13: whose, as bits
    dealt = i8(SEATS, 4, shown=OWNER, blank=-1)  # survivors to choose from
    kept = i32(SEATS, shown=OWNER)  # as bits

    # Survivors
    owner = i8(SURVIVORS, shown=EVERYBODY, blank=-1)
    place = i8(SURVIVORS, shown=EVERYBODY, blank=-1)  # COL-007: in play while it stands somewhere
    buried = i32(shown=EVERYBODY)  # survivors in the gone pile, as bits
    waiting = i32(shown=EVERYBODY)  # COL-256
    wounds = i8(SURVIVORS, shown=EVERYBODY)
    frost = i8(SURVIVORS, shown=EVERYBODY)
    attached = i16(SURVIVORS, shown=EVERYBODY)  # bits of Attached
    wear = i8(shown=EVERYBODY)  # of the sled (x46)
    felix_at = i8(shown=EVERYBODY, blank=-1)  # where Felix has his abilities from

    # Item cards: where each is, in which order, who knows it (bit p: the zone; bit p + 5: the place
    # in the order too)
    zone = i8(CARDS, blank=-1)
    spot = i16(CARDS)
    known = i16(CARDS)
    home = i8(GEARS, shown=EVERYBODY)  # the deck a piece of equipment was last shuffled into
    deck_top = i16(PLACES, shown=EVERYBODY)  # spots of a deck go from bottom to top - 1
    deck_bottom = i16(PLACES, shown=EVERYBODY)
    hand_count = i16(SEATS, shown=EVERYBODY)
    given_count = i16(SEATS, shown=EVERYBODY)
    look_count = i8(shown=EVERYBODY)
    pot_count = i16(SEATS, shown=EVERYBODY)
    waste_next = i16(shown=EVERYBODY)
    waste_count = i16(shown=EVERYBODY)
    gone_next = i16(shown=EVERYBODY)
    used_gear = i32(shown=EVERYBODY)  # this round, as bits (COL-024)
    locked = i16(blank=-1)  # x45: a card that cannot be played before the next round
    locked_seat = i8(shown=EVERYBODY, blank=-1)

    # Crises and crossroads
    crisis = i8(shown=EVERYBODY, blank=-1)
    crises = i8(24, blank=-1)
    crisis_next = i8(shown=EVERYBODY)
    crisis_end = i8(shown=EVERYBODY)
    crises_gone = i32(shown=EVERYBODY)
    crisis_known = i32(SEATS, shown=EVERYBODY)  # places of the deck that a seat knows, as bits
    crossroads = i8(128, blank=-1)
    crossroad_next = i16(shown=EVERYBODY)
    crossroads_laid = i16(shown=EVERYBODY)  # cards of the deck at the start
    crossroad_end = i16(shown=EVERYBODY)
    crossroads_fired = i64(2, shown=EVERYBODY)  # as bits: 0 to 39, 40 to 79
    returned_by = i8(48, shown=EVERYBODY, blank=-1)  # who put the cards under the deck
    drawn_card = i8(blank=-1)
    drawer = i8(shown=EVERYBODY, blank=-1)
    card = i8(shown=EVERYBODY, blank=-1)  # the crossroads card being carried out

    # This round, this turn
    used_ability = i32(shown=EVERYBODY)
    felix_used = i32(shown=EVERYBODY)
    used_attached = i16(shown=EVERYBODY)
    moved = i32(shown=EVERYBODY)
    held_back = i32(shown=EVERYBODY)  # x07
    no_food_cards = i8(shown=EVERYBODY)  # x06
    exile_called = i8(shown=EVERYBODY)
    fresh = i8(shown=EVERYBODY)  # COL-072: 1 at the beginning of the turn, 3 if only x39 is now
    began_at_colony = i32(shown=EVERYBODY)
    refused = i64(SEATS, shown=EVERYBODY)  # kinds of card refused by a seat: symbols, then items
    bore = i32(GEARS, shown=EVERYBODY)  # COL-199a
    refused_gear = i8(GEARS, shown=EVERYBODY)

    # The answer just given, until the step that asked has read it
    picked = i8(shown=EVERYBODY, blank=-1)  # a survivor
    where = i8(shown=EVERYBODY, blank=-1)
    entrance = i8(shown=EVERYBODY, blank=-1)
    pick_die = i8(shown=EVERYBODY, blank=-1)
    who = i8(shown=EVERYBODY, blank=-1)
    option = i8(shown=EVERYBODY, blank=-1)
    amount = i8(shown=EVERYBODY)
    yes = i8(shown=EVERYBODY)
    item = i8(blank=-1)  # hidden, and never kept

    # What an answer may be
    able = i8(shown=EVERYBODY)  # options of the crossroads card that are legal, as bits
    optional = i8(shown=EVERYBODY)  # 1: `done` is an answer too
    fits = i64(shown=EVERYBODY)  # items, as bits
    from_zone = i8(shown=EVERYBODY, blank=-1)  # where the card is taken from
    seats = i8(shown=EVERYBODY)  # as bits
    places = i16(shown=EVERYBODY)  # as bits
    least = i8(shown=EVERYBODY)  # die
    most = i8(shown=EVERYBODY)  # amount

    # The action or card in progress
    happened = i8(shown=EVERYBODY)
    doing = i8(shown=EVERYBODY)
    it = i8(shown=EVERYBODY, blank=-1)  # the survivor it is about
    other = i8(shown=EVERYBODY, blank=-1)
    chosen = i8(shown=EVERYBODY, blank=-1)
    chosen_seat = i8(shown=EVERYBODY, blank=-1)
    chooser = i8(shown=EVERYBODY, blank=-1)
    newcomer = i8(shown=EVERYBODY, blank=-1)
    there = i8(shown=EVERYBODY, blank=-1)
    origin = i8(shown=EVERYBODY, blank=-1)
    spent_die = i8(shown=EVERYBODY, blank=-1)
    any_die = i8(shown=EVERYBODY)
    kills = i8(shown=EVERYBODY)
    killed = i8(shown=EVERYBODY)
    exposures = i8(shown=EVERYBODY)
    shield = i8(shown=EVERYBODY)
    loud = i8(shown=EVERYBODY)
    look = i8(shown=EVERYBODY)
    keep = i8(shown=EVERYBODY)
    places_more = i8(shown=EVERYBODY)  # barricades of this action
    cleans = i8(shown=EVERYBODY)  # cards this action removes from the waste pile
    going = i8(shown=EVERYBODY)
    done = i8(shown=EVERYBODY)
    rolled = i8(shown=EVERYBODY)
    face = i8(shown=EVERYBODY, blank=-1)
    with_fuel = i8(shown=EVERYBODY)
    weapon = i8(shown=EVERYBODY, blank=-1)
    gear = i8(shown=EVERYBODY, blank=-1)  # being handed over
    received = i16(shown=EVERYBODY, blank=-1)  # a card handed over on request
    wanted = i8(shown=EVERYBODY, blank=-1)  # a symbol, or 7 + an item
    aside = i8(6, shown=EVERYBODY)  # dice set aside to be rolled again
    offered = i8(SEATS, 6, shown=EVERYBODY)
    declared = i32(shown=EVERYBODY)  # abilities declared with this action, as bits
    treated = i32(shown=EVERYBODY)  # y32, as bits
    raised = i8(shown=EVERYBODY)  # x05: by how much the die is to rise


game.declare(
    state=State,
    actions=Act,
    questions=Question,
    events=Event,
    steps=Step,
    endings=Ending,
)
