"""Main objectives at their limits, the setup of every side, symbols of crises (5.4, 5.8)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import shamble
from shamble.games.colony.content.items import STORE, Symbol
from shamble.games.colony.content.names import Crisis, Main
from shamble.games.colony.content.places import PLACES
from shamble.games.colony.content.requirements import VICTORY_ROW
from shamble.games.colony.rules.conditions.judging import judging
from shamble.games.colony.state import Event
from tests.games.colony.positions import Table

Prepare = Callable[[Table], Table]

# ---- main objectives, each condition one short


def is_met(t: Table) -> bool:
    t.s.verdict = 1
    judging(t.s, VICTORY_ROW + 2 * t.s.main + t.s.hard, 0, 0)
    return bool(t.s.verdict)


def boarded(t: Table, colony: int, *but: str) -> Table:
    for name in ("police_station", "grocery_store", "school", "library", "hospital", "gas_station"):
        t.barricades(name, 0 if name in but else 1)
    return t.barricades("colony", colony)


def shed(t: Table, fuel: int, medicine: int, boards: int, food: int) -> Table:
    t.pile(STORE, *["fuel"] * fuel, *["medicine"] * medicine).barricades("colony", boards)
    return t.set(food=food)


def notes(t: Table, medicine: int, books: int) -> Table:
    names = ["book_cooking", "book_fitness", "plan_gas"]
    return t.pile(STORE, *["medicine"] * medicine, *names[:books])


def armed(t: Table, *counts: int, food: int) -> Table:
    guns = ["pistol", "pistol", "pistol", "lighter", "switchblade", "shotgun"]
    for seat, name in enumerate(("frank_osei", "cole_radek", "wade_tolliver")):
        t.survivor(name, seat)
        t.equip(name, *[guns.pop() for _ in range(counts[seat])])
    return t.set(food=food)


ENOUGH: dict[tuple[str, int], Prepare] = {
    ("mo_samples", 0): lambda t: t.set(samples=9),
    ("mo_samples", 1): lambda t: t.set(samples=12),
    ("mo_until_thaw", 0): lambda t: t.set(round=8),
    ("mo_until_thaw", 1): lambda t: t.set(round=8),
    ("mo_clear_town", 0): lambda t: t.zombies("school", 2).zombies("library", 1),
    ("mo_clear_town", 1): lambda t: t.zombies("school", 3).zombies("colony", 12),
    ("mo_nailed_shut", 0): lambda t: boarded(t, 10),
    ("mo_nailed_shut", 1): lambda t: boarded(t, 10),
    ("mo_bare_walls", 0): lambda t: t.empty("school", "library"),
    ("mo_bare_walls", 1): lambda t: t.empty("school", "library"),
    ("mo_more_plates", 0): lambda t: t.set(round=5),
    ("mo_more_plates", 1): lambda t: t.set(round=6),
    ("mo_full_shed", 0): lambda t: shed(t, 3, 3, 4, 3),
    ("mo_full_shed", 1): lambda t: shed(t, 3, 3, 6, 5),
    ("mo_clinic_notes", 0): lambda t: notes(t, 6, 2),
    ("mo_clinic_notes", 1): lambda t: notes(t, 6, 3),
    ("mo_stove", 0): lambda t: t.set(round=6),
    ("mo_stove", 1): lambda t: t.set(round=5),
    ("mo_no_empty_hands", 0): lambda t: armed(t, 1, 1, 1, food=3),
    ("mo_no_empty_hands", 1): lambda t: armed(t, 1, 1, 3, food=3),
}

TOO_LITTLE: dict[tuple[str, int], list[Prepare]] = {
    ("mo_samples", 0): [lambda t: t.set(samples=8)],
    ("mo_samples", 1): [lambda t: t.set(samples=11)],
    ("mo_until_thaw", 0): [lambda t: t.set(round=7)],
    ("mo_until_thaw", 1): [lambda t: t.set(round=7)],
    ("mo_clear_town", 0): [lambda t: t.zombies("school", 2).zombies("library", 2)],
    ("mo_clear_town", 1): [lambda t: t.zombies("school", 4), lambda t: t.zombies("colony", 13)],
    ("mo_nailed_shut", 0): [lambda t: boarded(t, 9), lambda t: boarded(t, 10, "gas_station")],
    ("mo_nailed_shut", 1): [lambda t: boarded(t, 9), lambda t: boarded(t, 10, "police_station")],
    ("mo_bare_walls", 0): [lambda t: t.empty("school")],
    ("mo_bare_walls", 1): [lambda t: t.empty("school")],
    ("mo_more_plates", 0): [lambda t: t.set(round=4)],
    ("mo_more_plates", 1): [lambda t: t.set(round=5)],
    ("mo_full_shed", 0): [
        lambda t: shed(t, 2, 3, 4, 3),
        lambda t: shed(t, 3, 2, 4, 3),
        lambda t: shed(t, 3, 3, 3, 3),
        lambda t: shed(t, 3, 3, 4, 2),
    ],
    ("mo_full_shed", 1): [
        lambda t: shed(t, 2, 3, 6, 5),
        lambda t: shed(t, 3, 2, 6, 5),
        lambda t: shed(t, 3, 3, 5, 5),
        lambda t: shed(t, 3, 3, 6, 4),
    ],
    ("mo_clinic_notes", 0): [lambda t: notes(t, 5, 2), lambda t: notes(t, 6, 1)],
    ("mo_clinic_notes", 1): [lambda t: notes(t, 5, 3), lambda t: notes(t, 6, 2)],
    ("mo_stove", 0): [lambda t: t.set(round=5)],
    ("mo_stove", 1): [lambda t: t.set(round=4)],
    ("mo_no_empty_hands", 0): [
        lambda t: armed(t, 1, 0, 2, food=3),
        lambda t: armed(t, 1, 1, 1, food=2),
    ],
    ("mo_no_empty_hands", 1): [
        lambda t: armed(t, 2, 0, 3, food=3),
        lambda t: armed(t, 1, 1, 3, food=2),
        lambda t: armed(t, 1, 1, 2, food=3),
    ],
}


@pytest.mark.parametrize("hard", [0, 1])
@pytest.mark.parametrize("name", [m.name.lower() for m in Main])
def test_one_short_of_a_main_objective_is_not_enough(name: str, hard: int) -> None:
    def table() -> Table:
        return Table(3, objective=name, hardcore=bool(hard)).set(food=0, hard=hard)

    assert is_met(ENOUGH[name, hard](table()))
    for prepare in TOO_LITTLE[name, hard]:
        assert not is_met(prepare(table()))


# ---- setup of every side: morale, rounds, helpless, zombies at the colony, elsewhere, hospital

SIDES = {  # with 4 players; normal, hardcore
    "mo_samples": ((6, 6, 0, 0, 1, 1), (6, 5, 0, 0, 3, 3)),
    "mo_until_thaw": ((7, 8, 4, 0, 1, 1), (8, 8, 5, 0, 2, 2)),
    "mo_clear_town": ((7, 7, 0, 0, 3, 3), (7, 7, 0, 6, 3, 3)),
    "mo_nailed_shut": ((6, 6, 0, 12, 1, 1), (8, 7, 0, 15, 1, 1)),
    "mo_bare_walls": ((5, 6, 0, 2, 2, 2), (4, 7, 0, 4, 3, 3)),
    "mo_more_plates": ((7, 5, 7, 6, 0, 0), (8, 6, 8, 6, 0, 0)),
    "mo_full_shed": ((6, 7, 0, 9, 0, 0), (8, 8, 0, 12, 1, 1)),
    "mo_clinic_notes": ((6, 7, 0, 0, 2, 2), (6, 8, 0, 6, 2, 4)),
    "mo_stove": ((7, 6, 2, 0, 1, 1), (6, 5, 3, 0, 2, 2)),
    "mo_no_empty_hands": ((6, 6, 0, 6, 1, 1), (5, 6, 0, 9, 2, 2)),
}


@pytest.mark.rule("COL-034", "COL-035")
@pytest.mark.parametrize("hard", [0, 1])
@pytest.mark.parametrize("name", list(SIDES))
def test_the_setup_line_of_a_side(name: str, hard: int) -> None:
    s = shamble.load("colony", 4, objective=name, hardcore=bool(hard)).new(seed=1)
    morale, rounds, helpless, colony, elsewhere, hospital = SIDES[name][hard]
    assert (s.morale, s.marker, s.helpless) == (morale, rounds, helpless)
    assert sum(s.zombies[:6]) == colony and s.zombies[10] == hospital
    assert [s.zombies[e] for e in (6, 7, 8, 9, 11)] == [elsewhere] * 5
    assert s.food == s.starvation == s.waste_count == 0 and s.noise == [0] * PLACES
    assert s.barricades == [0] * 12


# ---- crises

CARDS_OF: dict[Symbol, list[str]] = {
    Symbol.WEAPON: ["pistol"] * 3,
    Symbol.FUEL: ["fuel"] * 3,
    Symbol.BOOK: ["plan_gas", "plan_school", "book_cooking"],
    Symbol.FOOD: ["food_3", "food_2", "food_1"],
    Symbol.MEDICINE: ["medicine", "adrenaline_shot", "medicine"],
    Symbol.TOOL: ["mop", "junk", "padlock"],
    Symbol.SURVIVOR: ["straggler_1"] * 3,
}

SYMBOLS = {
    "medicine": "cr_low_spirits cr_the_cough cr_no_sleep cr_eyes cr_cold_snap cr_spoilage",
    "fuel": "cr_dry_tanks cr_dark_ridge cr_battering cr_sirens cr_cold_snap cr_broken_gate "
    "cr_looters",
    "food": "cr_long_scream cr_two_beds cr_bare_shelves cr_sirens cr_roadblock cr_spoilage cr_rats",
    "tool": "cr_endless_line cr_grey_tide cr_new_bunks cr_eyes cr_roadblock cr_rats cr_broken_gate",
    "weapon": "cr_looters",
}


@pytest.mark.rule("COL-273", "COL-278")
def test_symbols_of_the_crises() -> None:
    for crisis in Crisis:
        for symbol, cards in CARDS_OF.items():
            name = crisis.name.lower()
            t = Table(3).set(food=9).crisis(name).give(0, *cards).colony_phase()
            matches = name in SYMBOLS.get(symbol.name.lower(), "").split()
            assert bool(t.told(Event.CRISIS_PREVENTED)) == matches, (name, symbol)


def test_new_bunks_cost_morale_and_the_dark_ridge_sends_twelve() -> None:
    t = Table(3).set(food=9).crisis("cr_new_bunks").colony_phase()
    for seat in range(3):
        t.do(t.legal(seat)[0], seat)
    assert t.s.morale == 5
    t = Table(3).set(food=9).crisis("cr_dark_ridge").colony_phase()
    assert sum(t.s.zombies[:6]) == 12 + 2  # two more for the three who live there
    assert t.s.crises_gone >> Crisis.CR_DARK_RIDGE & 1
