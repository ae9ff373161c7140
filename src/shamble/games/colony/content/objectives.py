"""Main objectives with their two sides, secret and exiled objectives (5.4 to 5.7)."""

from __future__ import annotations

from typing import NamedTuple

from shamble.games.colony.content.conditions import Cond, Condition, grid
from shamble.games.colony.content.items import Symbol
from shamble.games.colony.content.names import Exiled, Main, Secret
from shamble.rules import Table

C = Condition


class Side(NamedTuple):
    """One side of a main objective."""

    morale: int
    rounds: int
    victory: list[Condition]
    outside: int = 0  # zombies at each other location
    colony: int = 0  # zombies at the colony
    hospital: int = 0  # more zombies at the hospital
    helpless: int = 0
    helpless_each: int = 0  # per player


def stored(symbol: Symbol, base: int, per: int) -> Condition:
    return C(Cond.STORED, symbol, base, per)


def survive(rounds: int) -> list[Condition]:
    return [C(Cond.ROUND, 0, rounds)]


SIDES: dict[Main, tuple[Side, Side]] = {  # normal, hardcore
    Main.MO_SAMPLES: (
        Side(6, 6, [C(Cond.SAMPLES, 0, 0, 3)], outside=1),
        Side(6, 5, [C(Cond.SAMPLES, 0, 0, 4)], outside=3),
    ),
    Main.MO_UNTIL_THAW: (
        Side(7, 8, survive(8), outside=1, helpless_each=1),
        Side(8, 8, survive(8), outside=2, helpless=1, helpless_each=1),
    ),
    Main.MO_CLEAR_TOWN: (
        Side(7, 7, [C(Cond.ZOMBIES_OUTSIDE_AT_MOST, 0, 3)], outside=3),
        Side(
            7,
            7,
            [C(Cond.ZOMBIES_OUTSIDE_AT_MOST, 0, 3), C(Cond.ZOMBIES_AT_COLONY_AT_MOST, 0, 12)],
            outside=3,
            colony=6,
        ),
    ),
    Main.MO_NAILED_SHUT: (
        Side(6, 6, [C(Cond.BARRICADES, 0, 10), C(Cond.BARRICADED_OUTSIDE)], outside=1, colony=12),
        Side(8, 7, [C(Cond.BARRICADES, 0, 10), C(Cond.BARRICADED_OUTSIDE)], outside=1, colony=15),
    ),
    Main.MO_BARE_WALLS: (
        Side(5, 6, [C(Cond.EMPTY_DECKS, 0, 2)], outside=2, colony=2),
        Side(4, 7, [C(Cond.EMPTY_DECKS, 0, 2)], outside=3, colony=4),
    ),
    Main.MO_MORE_PLATES: (
        Side(7, 5, survive(5), colony=6, helpless=3, helpless_each=1),
        Side(8, 6, survive(6), colony=6, helpless=4, helpless_each=1),
    ),
    Main.MO_FULL_SHED: (
        Side(
            6,
            7,
            [
                stored(Symbol.FUEL, 0, 1),
                stored(Symbol.MEDICINE, 0, 1),
                C(Cond.BARRICADES, 0, 4),
                C(Cond.FOOD, 0, 0, 1),
            ],
            colony=9,
        ),
        Side(
            8,
            8,
            [
                stored(Symbol.FUEL, 0, 1),
                stored(Symbol.MEDICINE, 0, 1),
                C(Cond.BARRICADES, 0, 6),
                C(Cond.FOOD, 0, 2, 1),
            ],
            outside=1,
            colony=12,
        ),
    ),
    Main.MO_CLINIC_NOTES: (
        Side(6, 7, [stored(Symbol.MEDICINE, 0, 2), stored(Symbol.BOOK, 2, 0)], outside=2),
        Side(
            6,
            8,
            [stored(Symbol.MEDICINE, 0, 2), stored(Symbol.BOOK, 3, 0)],
            outside=2,
            colony=6,
            hospital=2,
        ),
    ),
    Main.MO_STOVE: (
        Side(7, 6, [C(Cond.FUEL_PAID, 0, 6)], outside=1, helpless=2),
        Side(6, 5, [C(Cond.FUEL_PAID, 0, 5)], outside=2, helpless=3),
    ),
    Main.MO_NO_EMPTY_HANDS: (
        Side(6, 6, [C(Cond.ALL_ARMED), C(Cond.FOOD_PER_MEMBER, 0, 1)], outside=1, colony=6),
        Side(
            5,
            6,
            [C(Cond.ALL_ARMED), C(Cond.FOOD_PER_MEMBER, 0, 1), C(Cond.WEAPONS_IN_ALL, 0, 2, 1)],
            outside=2,
            colony=9,
        ),
    ),
}

ALL_SIDES = [side for main in Main for side in SIDES[main]]  # 2 × the objective + hardcore

SIDE_MORALE = Table(side.morale for side in ALL_SIDES)
SIDE_ROUNDS = Table(side.rounds for side in ALL_SIDES)
SIDE_OUTSIDE = Table(side.outside for side in ALL_SIDES)
SIDE_COLONY = Table(side.colony for side in ALL_SIDES)
SIDE_HOSPITAL = Table(side.hospital for side in ALL_SIDES)
SIDE_HELPLESS = Table(side.helpless for side in ALL_SIDES)
SIDE_HELPLESS_EACH = Table(side.helpless_each for side in ALL_SIDES)
VICTORY = grid([side.victory for side in ALL_SIDES])

# Symbols whose cards may be added to the objective, as bits; and whether starter cards may.
STORES = Table(
    {
        Main.MO_FULL_SHED: 1 << Symbol.FUEL | 1 << Symbol.MEDICINE,
        Main.MO_CLINIC_NOTES: 1 << Symbol.BOOK | 1 << Symbol.MEDICINE,
        Main.MO_STOVE: 1 << Symbol.FUEL,
    }.get(main, 0)
    for main in Main
)
STORES_STARTERS = Table(int(main == Main.MO_STOVE) for main in Main)

# mo_stove: the fuel due at each check, by number of players; normal, then hardcore.
FUEL_DUE = Table([0, 0, 1, 1, 2, 2, 0, 0, 1, 2, 2, 3])

MAIN_DONE = C(Cond.MAIN_DONE)
MORALE_ZERO = C(Cond.MORALE_AT_MOST, 0, 0)


def hand(symbol: Symbol, least: int) -> Condition:
    return C(Cond.HAND, symbol, least)


FUEL, FOOD, TOOL = Symbol.FUEL, Symbol.FOOD, Symbol.TOOL
WEAPON, MEDICINE, BOOK = Symbol.WEAPON, Symbol.MEDICINE, Symbol.BOOK

LOYAL: dict[Secret, list[Condition]] = {  # besides: main objective completed
    Secret.SO_FULL_TANK: [hand(FUEL, 3)],
    Secret.SO_PAPER_ARMOUR: [C(Cond.EQUIPPED, BOOK, 2)],
    Secret.SO_SCORCHED_EXIT: [C(Cond.BARRICADES, 0, 4), hand(FUEL, 1)],
    Secret.SO_MAGPIE: [C(Cond.HAND_SIZE, 0, 4)],
    Secret.SO_GO_BAG: [hand(WEAPON, 1), hand(FOOD, 1), hand(FUEL, 1), hand(MEDICINE, 1)],
    Secret.SO_DISPENSARY: [C(Cond.ONLY, MEDICINE)],
    Secret.SO_CLEAN_HANDS: [C(Cond.UNHURT)],
    Secret.SO_ARCHIVIST: [hand(BOOK, 2)],
    Secret.SO_BIGGEST_PILE: [C(Cond.MOST_CARDS)],
    Secret.SO_FULL_HOUSE: [C(Cond.HELPLESS, 0, 2)],
    Secret.SO_HIDDEN_TINS: [hand(FOOD, 3)],
    Secret.SO_WORRIED_SICK: [hand(MEDICINE, 2)],
    Secret.SO_SHAKING_HANDS: [hand(MEDICINE, 3)],
    Secret.SO_VERDICT: [C(Cond.BETRAYERS_EXILED)],
    Secret.SO_MY_PEOPLE: [C(Cond.MORE_SURVIVORS, 0, 1)],
    Secret.SO_ALONE: [C(Cond.SURVIVORS_EXACTLY, 0, 1)],
    Secret.SO_SCARS: [C(Cond.ALL_HURT)],
    Secret.SO_SPOTLESS: [C(Cond.WASTE_AT_MOST, 0, 4)],
    Secret.SO_TWO_GUNS: [C(Cond.EQUIPPED, WEAPON, 2)],
    Secret.SO_FAMILY_TABLE: [C(Cond.SURVIVORS, 0, 4)],
    Secret.SO_OLD_GRUDGE: [C(Cond.BURIED, 0, 3)],
    Secret.SO_INNER_ROOM: [C(Cond.ALL_AT_COLONY), C(Cond.BARRICADES, 0, 3)],
    Secret.SO_ROAD_HOME: [hand(FUEL, 2), hand(FOOD, 1), hand(WEAPON, 1)],
    Secret.SO_CLOCKWORK: [hand(WEAPON, 1), hand(TOOL, 2)],
}

BETRAYAL: dict[Secret, list[Condition]] = {  # besides: morale is 0
    Secret.BO_FLOCK: [C(Cond.MORE_SURVIVORS, 0, 2)],
    Secret.BO_TALLY: [C(Cond.BURIED, 0, 5), C(Cond.SURVIVORS, 0, 2)],
    Secret.BO_ARSENAL: [C(Cond.EQUIPPED, WEAPON, 4)],
    Secret.BO_FEAST: [hand(FOOD, 4)],
    Secret.BO_EXPERIMENT: [hand(MEDICINE, 3), hand(BOOK, 1)],
    Secret.BO_TAIL_LIGHTS: [hand(FUEL, 3), C(Cond.NONE_AT_COLONY)],
    Secret.BO_FIXATION: [C(Cond.EMPTY_DECKS, 0, 1), C(Cond.HAND_SIZE, 0, 4)],
    Secret.BO_NEW_ORDER: [C(Cond.SURVIVORS, 0, 3), C(Cond.BARRICADES, 0, 3)],
    Secret.BO_LAST_ONE: [C(Cond.SURVIVORS_EXACTLY, 0, 1), C(Cond.EQUIPPED_IN_ALL, 0, 2)],
    Secret.BO_SURRENDER: [C(Cond.ALL_HURT), C(Cond.ZOMBIES_ON_BOARD, 0, 20)],
}

# Upper half: the new objective of a loyal player. Lower half: a betrayer's new first condition.
EXILED: dict[Exiled, tuple[list[Condition], Condition]] = {
    Exiled.EO_TINKER: ([MAIN_DONE, hand(TOOL, 4)], hand(TOOL, 3)),
    Exiled.EO_BIGGER_FIRE: ([MAIN_DONE, C(Cond.MORE_SURVIVORS, 0, 1)], C(Cond.EMPTY_DECKS, 0, 1)),
    Exiled.EO_KNOCK_AGAIN: ([MAIN_DONE, hand(FOOD, 5)], MAIN_DONE),
    Exiled.EO_BLOOD_DEBT: ([C(Cond.BURIED, 0, 5)], C(Cond.BURIED, 0, 4)),
    Exiled.EO_LONG_ROAD: ([hand(FUEL, 4), C(Cond.SURVIVORS, 0, 2)], hand(FUEL, 2)),
    Exiled.EO_OUTLAWS: ([MAIN_DONE, C(Cond.EQUIPPED, WEAPON, 3)], C(Cond.EQUIPPED, WEAPON, 2)),
    Exiled.EO_COLD_HEARTH: (
        [C(Cond.STARVATION, 0, 2), C(Cond.SURVIVORS, 0, 2)],
        C(Cond.STARVATION, 0, 1),
    ),
    Exiled.EO_PROVE_IT: ([MAIN_DONE, C(Cond.UNHURT)], C(Cond.UNHURT)),
    Exiled.EO_HERMIT_BOOKS: (
        [MAIN_DONE, C(Cond.HELD_OR_EQUIPPED, BOOK, 3)],
        C(Cond.HELD_OR_EQUIPPED, BOOK, 2),
    ),
    Exiled.EO_ASHES: ([MORALE_ZERO, C(Cond.SURVIVORS, 0, 2)], C(Cond.MORALE_AT_MOST, 0, 2)),
}

SECRETS = grid(
    [[MAIN_DONE, *LOYAL[secret]] for secret in Secret if secret in LOYAL]
    + [[MORALE_ZERO, *BETRAYAL[secret]] for secret in Secret if secret in BETRAYAL]
)
EXILED_LOYAL = grid([EXILED[card][0] for card in Exiled])
EXILED_BETRAYER = grid([[EXILED[card][1]] for card in Exiled])
