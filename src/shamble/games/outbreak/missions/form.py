"""The form of a mission file: what is there, of which type, and whether it fits the record."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Any

from shamble.games.outbreak.content.zones import COLUMNS, ROWS
from shamble.games.outbreak.missions.plan import SOLID, STREETS
from shamble.games.outbreak.missions.say import shown, unknown
from shamble.games.outbreak.missions.words import (
    MOST_CARS,
    MOST_DOORS,
    MOST_SPAWNS,
    MOST_TOKENS,
    MOST_TRIGGERS,
)

Mission = dict[str, Any]

NEEDED = ("id", "title", "survivors", "grid", "start", "spawns", "win")
KNOWN = (
    *NEEDED,
    "n",
    "brief",
    "difficulty",
    "doors",
    "walls",
    "exit",
    "objectives",
    "hidden_pool",
    "cars",
    "zombies",
    "lose",
    "triggers",
    "zombie_deck_remove",
)
LONGEST_TEXT = 300
LISTS = ("doors", "walls", "spawns", "objectives", "hidden_pool", "cars", "zombies", "triggers")


def of_form(mission: Mission) -> Iterator[str]:
    for key in NEEDED:
        if key not in mission:
            yield f"{key} is missing"
    for key in mission:
        if key not in KNOWN:
            yield f"{key!r} is not a part of a mission: {unknown(key, sorted(KNOWN))}"
    yield from of_name(mission)
    for key in LISTS:
        if not isinstance(mission.get(key, []), list):
            yield f"{key} must be a list, not {shown(mission[key])}"
    for key in ("win", "lose"):
        if not isinstance(mission.get(key, {}), dict):
            yield f"{key} must be an object, not {shown(mission[key])}"
    yield from of_range(mission.get("survivors", [1, 6]))
    yield from of_grid(mission.get("grid", ["."]))
    limits = [("doors", MOST_DOORS), ("spawns", MOST_SPAWNS), ("objectives", MOST_TOKENS)]
    for key, most in [*limits, ("cars", MOST_CARS), ("triggers", MOST_TRIGGERS)]:
        count = len(mission[key]) if isinstance(mission.get(key), list) else 0
        if count > most:
            yield f"{key}: {count} are too many for the state record, which holds {most}"
    yield from of_rows(mission)


def of_name(mission: Mission) -> Iterator[str]:
    name = mission.get("id", "x")
    if not isinstance(name, str) or not re.fullmatch(r"[a-z][a-z0-9_]{0,30}", name):
        form = "small letters, digits and _, beginning with a letter, at most 31"
        yield f"id must be {form}, not {shown(name)}"
    for key in ("title", "brief", "difficulty"):
        if key in mission and not isinstance(mission[key], str):
            yield f"{key} must be text, not {shown(mission[key])}"
    if mission.get("title") == "":
        yield "title: it is empty"
    if "n" in mission and type(mission["n"]) is not int:
        yield f"n must be a number, not {shown(mission['n'])}"


def of_texts(part: Any, where: str = "") -> Iterator[str]:
    """Texts that no terminal and no drawing can show."""
    if isinstance(part, str):
        if any(unicodedata.category(letter) in ("Cc", "Cs") for letter in part):
            yield f"{where or 'the file'}: {shown(part)} holds a character that cannot be shown"
        if len(part) > LONGEST_TEXT:
            said = f"a text of {len(part)} characters is too long, {LONGEST_TEXT} are the most"
            yield f"{where or 'the file'}: {said}"
    elif isinstance(part, list):
        for i, one in enumerate(part):
            yield from of_texts(one, f"{where} {i + 1}".strip())
    elif isinstance(part, dict):
        for key, one in part.items():
            yield from of_texts(key, where)
            yield from of_texts(one, f"{where}: {key}" if where else key)


def of_range(survivors: Any) -> Iterator[str]:
    whole = isinstance(survivors, list) and [type(n) for n in survivors] == [int, int]
    if not whole or not 1 <= survivors[0] <= survivors[1] <= 6:
        yield f"survivors must be [least, most] within 1 and 6, not {shown(survivors)}"


def of_grid(grid: Any) -> Iterator[str]:
    if not isinstance(grid, list) or not grid or not all(isinstance(row, str) for row in grid):
        yield f"grid must be a list of rows, each a text, not {shown(grid)}"
        return
    if not any(cell != SOLID for row in grid for cell in row):
        yield "grid: the map has no zone"
    if len(grid) > ROWS or max(map(len, grid)) > COLUMNS:
        size = f"{max(map(len, grid))} columns and {len(grid)} rows"
        yield f"grid: {size} are too big for the state record, which holds {COLUMNS} and {ROWS}"
    for y, row in enumerate(grid):
        if len(row) != len(grid[0]):
            yield f"grid, row {y + 1}: {len(row)} cells, but row 1 has {len(grid[0])}"
        for x, cell in enumerate(row):
            if cell not in STREETS + SOLID and not ("a" <= cell <= "z"):
                where = f"grid, row {y + 1}, cell {x + 1}"
                yield f"{where}: {shown(cell)} is none of . o # or a letter a to z"


SHAPES: dict[str, tuple[str, tuple[type, ...]]] = {
    "doors": ("[zone, zone, colour, state]", (str, str, str, str)),
    "walls": ("[zone, zone]", (str, str)),
    "spawns": ("[zone, colour, active]", (str, str, bool)),
    "objectives": ("[id, zone, kind, colour]", (str, str, str, str)),
    "hidden_pool": ("a colour", ()),
    "zombies": ("[zone, type, count]", (str, str, int)),
}


def of_rows(mission: Mission) -> Iterator[str]:
    for key, (form, types) in SHAPES.items():
        for i, row in rows_of(mission, key):
            if types:
                fits = isinstance(row, list) and tuple(map(type, row)) == types
            else:
                fits = isinstance(row, str)
            if not fits:
                yield f"{key} {i}: must be {form}, not {shown(row)}"
    for i, car in rows_of(mission, "cars"):
        whole = isinstance(car, list) and len(car) == 4 and all(isinstance(x, str) for x in car[:3])
        if not whole or not (car[3] is None or isinstance(car[3], str)):
            yield f"cars {i}: must be [id, type, zone, key], not {shown(car)}"
    for i, trigger in rows_of(mission, "triggers"):
        if not isinstance(trigger, dict):
            yield f"triggers {i}: must be an object with on and do, not {shown(trigger)}"
        else:
            yield from of_keys(f"triggers {i}", trigger, ("on", "do"))
    way_out = mission.get("exit")
    if way_out is not None and not isinstance(way_out, dict):
        yield f"exit must be null or an object with zone, active and mode, not {shown(way_out)}"
    elif way_out is not None:
        yield from of_keys("exit", way_out, ("zone", "active", "mode"))


def rows_of(mission: Mission, key: str) -> Iterator[tuple[int, Any]]:
    """The rows of a list, counted as people count."""
    rows = mission.get(key, [])
    yield from enumerate(rows if isinstance(rows, list) else [], start=1)


def of_keys(where: str, given: dict[str, Any], keys: tuple[str, ...]) -> Iterator[str]:
    """An object with these keys and no others."""
    for key in keys:
        if key not in given:
            yield f"{where}: {key} is missing"
    for key in given:
        if key not in keys:
            yield f"{where}: {key!r} is not a part of it: {unknown(key, keys)}"
