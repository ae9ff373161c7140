"""Items: 39 different ones, 145 cards of them in seven decks (5.2, 5.3).

Cards are numbered item by item, those of the starter deck first; the first 31 are the equipment.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from shamble.games.colony.content.places import Place
from shamble.rules import Table


class Symbol(IntEnum):
    """COL-273: every item card has exactly one."""

    WEAPON = 0
    FUEL = 1
    BOOK = 2
    FOOD = 3
    MEDICINE = 4
    TOOL = 5
    SURVIVOR = 6


class Kind(IntEnum):
    """COL-154: how a card is played."""

    USE = 0
    EQUIP = 1
    EVENT = 2


class Item(IntEnum):
    """Weapons, tools and books to equip; then what is used up; then stragglers."""

    PISTOL = 0
    SNIPER_RIFLE = 1
    SHOTGUN = 2
    LIGHTER = 3
    SWITCHBLADE = 4
    NIGHT_VISION_GOGGLES = 5
    WALKIE_TALKIE = 6
    ROTTEN_FLESH = 7
    HAMMER = 8
    SNOWSHOES = 9
    WRENCH = 10
    BASEBALL_BAT = 11
    MOP = 12
    FLASHLIGHT = 13
    BOOK_FITNESS = 14
    BOOK_COOKING = 15
    BOOK_LEADERSHIP = 16
    BOOK_MARTIAL_ARTS = 17
    BOOK_BARRICADES = 18
    PLAN_POLICE = 19
    PLAN_GROCERY = 20
    PLAN_SCHOOL = 21
    PLAN_LIBRARY = 22
    PLAN_HOSPITAL = 23
    PLAN_GAS = 24
    FOOD_1 = 25
    FOOD_2 = 26
    FOOD_3 = 27
    FUEL = 28
    MEDICINE = 29
    ADRENALINE_SHOT = 30
    JUNK = 31
    PADLOCK = 32
    SCISSORS = 33
    DESK_LAMP = 34
    MEGAPHONE = 35
    STRAGGLER_1 = 36
    STRAGGLER_2 = 37
    STRAGGLER_3 = 38


ITEMS = 39
ALL_ITEMS = (1 << ITEMS) - 1  # as bits
FIRST_USE = Item.FOOD_1  # items before it are equipment
FIRST_EVENT = int(Item.STRAGGLER_1)  # it and those after it are events
FIRST_BOOK = Item.BOOK_FITNESS
FIRST_PLAN = Item.PLAN_POLICE

STARTER = 0  # the origin of a card: the starter deck, or the number of a location

I = Item  # noqa: E741
DECKS: dict[int, dict[Item, int]] = {
    STARTER: {I.FOOD_1: 10, I.JUNK: 5, I.FUEL: 5, I.MEDICINE: 5},
    Place.POLICE_STATION: {
        I.PISTOL: 3,
        I.SNIPER_RIFLE: 2,
        I.SHOTGUN: 1,
        I.FUEL: 4,
        I.JUNK: 1,
        I.PADLOCK: 1,
        I.NIGHT_VISION_GOGGLES: 1,
        I.WALKIE_TALKIE: 1,
        I.FOOD_1: 3,
        I.STRAGGLER_1: 1,
        I.STRAGGLER_2: 2,
    },
    Place.GROCERY_STORE: {
        I.FOOD_1: 2,
        I.FOOD_2: 2,
        I.FOOD_3: 2,
        I.MEDICINE: 6,
        I.JUNK: 1,
        I.ROTTEN_FLESH: 1,
        I.HAMMER: 1,
        I.SNOWSHOES: 1,
        I.WRENCH: 1,
        I.STRAGGLER_1: 1,
        I.STRAGGLER_2: 2,
    },
    Place.SCHOOL: {
        I.FOOD_1: 3,
        I.FOOD_2: 3,
        I.BOOK_LEADERSHIP: 1,
        I.BOOK_MARTIAL_ARTS: 1,
        I.BOOK_BARRICADES: 1,
        I.PLAN_SCHOOL: 1,
        I.JUNK: 1,
        I.SCISSORS: 1,
        I.MEGAPHONE: 1,
        I.BASEBALL_BAT: 1,
        I.MEDICINE: 3,
        I.STRAGGLER_1: 2,
        I.STRAGGLER_3: 1,
    },
    Place.LIBRARY: {
        I.BOOK_FITNESS: 1,
        I.BOOK_COOKING: 1,
        I.PLAN_POLICE: 1,
        I.PLAN_GROCERY: 1,
        I.PLAN_LIBRARY: 1,
        I.PLAN_HOSPITAL: 1,
        I.PLAN_GAS: 1,
        I.FUEL: 4,
        I.FOOD_1: 4,
        I.JUNK: 1,
        I.DESK_LAMP: 1,
        I.STRAGGLER_1: 1,
        I.STRAGGLER_2: 2,
    },
    Place.HOSPITAL: {
        I.MEDICINE: 4,
        I.ADRENALINE_SHOT: 2,
        I.FUEL: 4,
        I.FOOD_2: 4,
        I.JUNK: 1,
        I.MOP: 1,
        I.FLASHLIGHT: 1,
        I.STRAGGLER_2: 3,
    },
    Place.GAS_STATION: {
        I.FUEL: 6,
        I.LIGHTER: 2,
        I.SWITCHBLADE: 2,
        I.SHOTGUN: 1,
        I.FOOD_1: 3,
        I.MEDICINE: 3,
        I.STRAGGLER_1: 1,
        I.STRAGGLER_2: 2,
    },
}


class Card(NamedTuple):
    item: Item
    origin: int


CARD_LIST = [
    Card(item, origin)
    for item in Item
    for origin, deck in DECKS.items()
    for _ in range(deck.get(item, 0))
]
CARDS = len(CARD_LIST)
STARTERS = sum(DECKS[STARTER].values())

CARD_ITEM = Table(card.item for card in CARD_LIST)
CARD_ORIGIN = Table(card.origin for card in CARD_LIST)
FIRST_CARD = Table(next(i for i, c in enumerate(CARD_LIST) if c.item == item) for item in Item)
CARD_COUNT = Table(sum(c.item == item for c in CARD_LIST) for item in Item)
GEARS = sum(c.item < FIRST_USE for c in CARD_LIST)

# The equipment card by card: the n-th pistol is PISTOL_n.
Gear = IntEnum(  # type: ignore[misc]
    "Gear",
    {
        f"{Item(c.item).name}_{i - FIRST_CARD[c.item] + 1}": i
        for i, c in enumerate(CARD_LIST[:GEARS])
    },
)


def symbol_of(item: Item) -> Symbol:
    if item <= I.SWITCHBLADE:
        return Symbol.WEAPON
    if item in (I.FOOD_1, I.FOOD_2, I.FOOD_3):
        return Symbol.FOOD
    if item in (I.MEDICINE, I.ADRENALINE_SHOT):
        return Symbol.MEDICINE
    if item >= FIRST_EVENT:
        return Symbol.SURVIVOR
    if FIRST_BOOK <= item < FIRST_USE:
        return Symbol.BOOK
    return Symbol.FUEL if item == I.FUEL else Symbol.TOOL


def kind_of(item: Item) -> Kind:
    if item < FIRST_USE:
        return Kind.EQUIP
    return Kind.EVENT if item >= FIRST_EVENT else Kind.USE


SYMBOL = Table(symbol_of(item) for item in Item)
KIND = Table(kind_of(item) for item in Item)

# Food tokens that a food card gives; helpless survivors that a straggler brings.
FOOD_OF = Table({I.FOOD_1: 1, I.FOOD_2: 2, I.FOOD_3: 3}.get(item, 0) for item in Item)
HELPLESS_OF = Table({I.STRAGGLER_2: 1, I.STRAGGLER_3: 2}.get(item, 0) for item in Item)

# The cards of a symbol lie together, but for a few between the tools.
FIRST_OF = Table(
    next(i for i, c in enumerate(CARD_LIST) if symbol_of(c.item) == symbol) for symbol in Symbol
)
END_OF = Table(
    1 + max(i for i, c in enumerate(CARD_LIST) if symbol_of(c.item) == symbol) for symbol in Symbol
)

# Bits by item: what a symbol matches.
ITEMS_OF = Table(sum(1 << i for i in Item if symbol_of(i) == symbol) for symbol in Symbol)
EQUIPMENT = (1 << int(FIRST_USE)) - 1

# Where the plan of a location helps its bearer search; 0: the item is no such plan.
PLAN_OF = Table(
    max(0, item - FIRST_PLAN + 1) if item < FIRST_USE and item >= FIRST_PLAN else 0 for item in Item
)

# Zones: where an item card is. Hands, crisis contributions and offers by seat, decks by location.
HAND = 0
GIVEN = 5
DECK = 9  # + the number of the location: 10 to 15
WASTE = 16
GONE = 17
STORE = 18  # on the main objective
BOX = 19
LOOK = 20  # drawn in a search, not yet kept or put back
POT = 21
OFFER = 22  # 22 to 26
BEARER = 30  # + the survivor: 30 to 59
UNKNOWN = -1
