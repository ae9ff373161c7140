"""The names of the cards that are no items, and of what stays on the table."""

from __future__ import annotations

from enum import IntEnum


class Main(IntEnum):
    """The ten main objectives."""

    MO_SAMPLES = 0
    MO_UNTIL_THAW = 1
    MO_CLEAR_TOWN = 2
    MO_NAILED_SHUT = 3
    MO_BARE_WALLS = 4
    MO_MORE_PLATES = 5
    MO_FULL_SHED = 6
    MO_CLINIC_NOTES = 7
    MO_STOVE = 8
    MO_NO_EMPTY_HANDS = 9


class Secret(IntEnum):
    """24 loyal secret objectives, then 10 of betrayal."""

    SO_FULL_TANK = 0
    SO_PAPER_ARMOUR = 1
    SO_SCORCHED_EXIT = 2
    SO_MAGPIE = 3
    SO_GO_BAG = 4
    SO_DISPENSARY = 5
    SO_CLEAN_HANDS = 6
    SO_ARCHIVIST = 7
    SO_BIGGEST_PILE = 8
    SO_FULL_HOUSE = 9
    SO_HIDDEN_TINS = 10
    SO_WORRIED_SICK = 11
    SO_SHAKING_HANDS = 12
    SO_VERDICT = 13
    SO_MY_PEOPLE = 14
    SO_ALONE = 15
    SO_SCARS = 16
    SO_SPOTLESS = 17
    SO_TWO_GUNS = 18
    SO_FAMILY_TABLE = 19
    SO_OLD_GRUDGE = 20
    SO_INNER_ROOM = 21
    SO_ROAD_HOME = 22
    SO_CLOCKWORK = 23
    BO_FLOCK = 24
    BO_TALLY = 25
    BO_ARSENAL = 26
    BO_FEAST = 27
    BO_EXPERIMENT = 28
    BO_TAIL_LIGHTS = 29
    BO_FIXATION = 30
    BO_NEW_ORDER = 31
    BO_LAST_ONE = 32
    BO_SURRENDER = 33


MAINS = 10
LOYAL = 24  # secret objectives from here on are of betrayal
BETRAYALS = 10


class Exiled(IntEnum):
    """The ten exiled objectives."""

    EO_TINKER = 0
    EO_BIGGER_FIRE = 1
    EO_KNOCK_AGAIN = 2
    EO_BLOOD_DEBT = 3
    EO_LONG_ROAD = 4
    EO_OUTLAWS = 5
    EO_COLD_HEARTH = 6
    EO_PROVE_IT = 7
    EO_HERMIT_BOOKS = 8
    EO_ASHES = 9


class Crisis(IntEnum):
    """The twenty crises."""

    CR_LOW_SPIRITS = 0
    CR_THE_COUGH = 1
    CR_NO_SLEEP = 2
    CR_DRY_TANKS = 3
    CR_DARK_RIDGE = 4
    CR_BATTERING = 5
    CR_LONG_SCREAM = 6
    CR_TWO_BEDS = 7
    CR_BARE_SHELVES = 8
    CR_ENDLESS_LINE = 9
    CR_GREY_TIDE = 10
    CR_NEW_BUNKS = 11
    CR_EYES = 12
    CR_SIRENS = 13
    CR_ROADBLOCK = 14
    CR_COLD_SNAP = 15
    CR_SPOILAGE = 16
    CR_RATS = 17
    CR_BROKEN_GATE = 18
    CR_LOOTERS = 19


EXILED_CARDS = 10
CRISES = 20


class Crossroad(IntEnum):
    """48 general crossroads cards, then 32 bound to a survivor."""

    X01_DITCH = 0
    X02_PARTING = 1
    X03_WHITEOUT = 2
    X04_ONE_MORE = 3
    X05_SWOLLEN_TIN = 4
    X06_HATCHBACK = 5
    X07_OLD_FLAMES = 6
    X08_TOLL = 7
    X09_TWO_PLATES = 8
    X10_LAKE = 9
    X11_DEAD_WEIGHT = 10
    X12_REAL_DINNER = 11
    X13_BANDAGED = 12
    X14_HOT_WATER = 13
    X15_FEVER = 14
    X16_CLICK = 15
    X17_FOOTPRINTS = 16
    X18_PREACHER = 17
    X19_OUT_OF_TUNE = 18
    X20_LEANING_WALLS = 19
    X21_CB_VOICES = 20
    X22_DRUMS = 21
    X23_GUN_CAGE = 22
    X24_STORM_DRAIN = 23
    X25_MARE = 24
    X26_CANOPY = 25
    X27_UNIFORMS = 26
    X28_POT = 27
    X29_HAMMERING = 28
    X30_OLD_LIGHT = 29
    X31_CELLAR = 30
    X32_FLATBED = 31
    X33_PANTRY_RIOT = 32
    X34_SOUTHBOUND = 33
    X35_LEAFLETS = 34
    X36_EMPTY_COT = 35
    X37_BINS = 36
    X38_LOCKERS = 37
    X39_BONE_TIRED = 38
    X40_SHOPPING_BAG = 39
    X41_OLD_STREET = 40
    X42_GRIMOIRE = 41
    X43_SCOOTERS = 42
    X44_LINE = 43
    X45_WINDOW = 44
    X46_SLED = 45
    X47_TREELINE = 46
    X48_TANKER = 47
    Y01_RIG = 48
    Y02_CHALK = 49
    Y03_STUMP = 50
    Y04_TELLS = 51
    Y05_SMALL_HANDS = 52
    Y06_RIFLEMAN = 53
    Y07_ROTOR = 54
    Y08_SPECIMEN = 55
    Y09_JARS = 56
    Y10_BELL = 57
    Y11_BADGE = 58
    Y12_STACKS = 59
    Y13_OFFICE = 60
    Y14_ROOM_TWELVE = 61
    Y15_BACKFIRE = 62
    Y16_CHEST = 63
    Y17_DUSTER = 64
    Y18_BLACK = 65
    Y19_CANTEEN = 66
    Y20_BLUEPRINT = 67
    Y21_MOULD = 68
    Y22_DRILL = 69
    Y23_KITCHEN = 70
    Y24_SMOKE = 71
    Y25_SHEETING = 72
    Y26_LOST_CASE = 73
    Y27_STOCKTAKE = 74
    Y28_CLINIC = 75
    Y29_TAPED = 76
    Y30_PIPER = 77
    Y31_DATE = 78
    Y32_SNARES = 79


CROSSROADS = 80
GENERAL = 48


class Attached(IntEnum):
    """What a crossroads card may leave with a survivor (COL-094)."""

    ONE_MORE = 0  # x04
    MARE = 1  # x25
    OLD_STREET = 2  # x41
    SLED = 3  # x46
    RIFLE = 4  # y06
    SPECIMEN = 5  # y08
    BADGE = 6  # y11
    STAYS = 7  # y12, option 1
    NO_LIBRARY = 8  # y12, option 2
    GREENHOUSE = 9  # y25


ATTACHMENTS = 10


class Lasting(IntEnum):
    """Rules that stay beside the board (COL-329), some of them for a while."""

    GUN_CAGE = 0  # x23
    STORM_DRAIN = 1  # x24
    UNIFORMS = 2  # x27
    LEAFLETS = 3  # x35, until the token pass of the next round
    EMPTY_COT = 4  # x36, until the end of the next round's turns
    BONE_TIRED = 5  # x39, until the end of the round
    TREELINE = 6  # x47
    NIGHT_WATCH = 7  # y08, this round: a medicine card cancels a bite
    ROOM_TWELVE = 8  # y14
    FIRST_GATE = 9  # y20, option 1
    DEEP_PITS = 10  # y20, option 2
    DRILL = 11  # y22
    CLINIC = 12  # y28
    NO_NEXT_CRISIS = 13  # y04
