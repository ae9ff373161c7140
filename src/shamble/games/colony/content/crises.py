"""The twenty crises: their symbols, and what happens when they are not prevented (5.8)."""

from __future__ import annotations

from shamble.games.colony.content.effects import (
    Book,
    Effect,
    food,
    just,
    morale,
    zombies,
)
from shamble.games.colony.content.items import Symbol
from shamble.games.colony.content.names import Crisis
from shamble.games.colony.content.places import Place
from shamble.games.colony.state import Purpose, Step
from shamble.rules import Table

FUEL, FOOD, TOOL = Symbol.FUEL, Symbol.FOOD, Symbol.TOOL
WEAPON, MEDICINE = Symbol.WEAPON, Symbol.MEDICINE

ROWS: dict[Crisis, tuple[tuple[Symbol, ...], list[Effect]]] = {
    Crisis.CR_LOW_SPIRITS: ((MEDICINE,), [morale(-2)]),
    Crisis.CR_THE_COUGH: ((MEDICINE,), [just(Step.WOUND_FREE), morale(-1)]),
    Crisis.CR_NO_SLEEP: ((MEDICINE,), [just(Step.FROST_HIGHEST, 5)]),
    Crisis.CR_DRY_TANKS: ((FUEL,), [morale(-2)]),
    Crisis.CR_DARK_RIDGE: ((FUEL,), [zombies(12)]),
    Crisis.CR_BATTERING: ((FUEL,), [just(Step.CLEAR_BARRICADES, Place.COLONY), zombies(10)]),
    Crisis.CR_LONG_SCREAM: ((FOOD,), [morale(-2)]),
    Crisis.CR_TWO_BEDS: ((FOOD,), [just(Step.KILL_LOWEST, 2)]),
    Crisis.CR_BARE_SHELVES: ((FOOD,), [just(Step.STARVATION, 1), morale(-1)]),
    Crisis.CR_ENDLESS_LINE: ((TOOL,), [zombies(8), morale(-1)]),
    Crisis.CR_GREY_TIDE: ((TOOL,), [zombies(6), just(Step.ZOMBIES_EACH, 1)]),
    Crisis.CR_NEW_BUNKS: ((TOOL,), [just(Step.NEW_BUNKS), morale(-1)]),
    Crisis.CR_EYES: (
        (MEDICINE, TOOL),
        [zombies(3, Place.LIBRARY), zombies(3, Place.GROCERY_STORE)],
    ),
    Crisis.CR_SIRENS: ((FOOD, FUEL), [zombies(3, Place.HOSPITAL), zombies(3, Place.SCHOOL)]),
    Crisis.CR_ROADBLOCK: (
        (FOOD, TOOL),
        [zombies(3, Place.POLICE_STATION), zombies(3, Place.GAS_STATION)],
    ),
    Crisis.CR_COLD_SNAP: ((FUEL, MEDICINE), [just(Step.COLD_SNAP, 0, Purpose.FROST), morale(-1)]),
    Crisis.CR_SPOILAGE: ((FOOD, MEDICINE), [just(Step.SPOIL), morale(-1)]),
    Crisis.CR_RATS: ((TOOL, FOOD), [just(Step.RATS, 0, 2), morale(-1)]),
    Crisis.CR_BROKEN_GATE: ((TOOL, FUEL), [just(Step.OPEN_GATE), zombies(6)]),
    Crisis.CR_LOOTERS: ((WEAPON, FUEL), [just(Step.LOOTERS, 2), food(-2)]),
}

CRISIS_SYMBOLS = Table(sum(1 << symbol for symbol in ROWS[crisis][0]) for crisis in Crisis)

book = Book()
CRISIS_PROGRAM = Table(book.add(ROWS[crisis][1]) for crisis in Crisis)
CRISIS_EFFECTS, CRISIS_START, CRISIS_COUNT = book.tables()
