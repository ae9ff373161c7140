"""The form of a mission file: what is there, of which type, and whether it fits the record."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from shamble.games.outbreak.content.zones import COLUMNS, ROWS
from shamble.games.outbreak.missions.plan import SOLID, STREETS
from shamble.games.outbreak.missions.words import (
    MOST_CARS,
    MOST_DOORS,
    MOST_SPAWNS,
    MOST_TOKENS,
    MOST_TRIGGERS,
)

Mission = dict[str, Any]

NEEDED = ("id", "title", "survivors", "grid", "start", "spawns", "win")
KNOWN = {
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
}
LISTS = ("doors", "walls", "spawns", "objectives", "hidden_pool", "cars", "zombies", "triggers")


def of_form(mission: Mission) -> Iterator[str]:
    for key in NEEDED:
        if key not in mission:
            yield f"{key} is missing"
    for key in mission:
        if key not in KNOWN:
            yield f"{key!r} is not a part of a mission: it can be {', '.join(sorted(KNOWN))}"
    if "id" in mission and not re.fullmatch(r"[a-z][a-z0-9_]{0,30}", str(mission["id"])):
        yield f"id: {mission['id']!r} must be small letters, digits and _, beginning with a letter"
    for key in ("title", "brief", "difficulty"):
        if key in mission and not isinstance(mission[key], str):
            yield f"{key} must be text"
    for key in LISTS:
        if not isinstance(mission.get(key, []), list):
            yield f"{key} must be a list"
    for key in ("win", "lose"):
        if not isinstance(mission.get(key, {}), dict):
            yield f"{key} must be an object"
    yield from of_range(mission.get("survivors", [1, 6]))
    yield from of_grid(mission.get("grid", ["."]))
    limits = [("doors", MOST_DOORS), ("spawns", MOST_SPAWNS), ("objectives", MOST_TOKENS)]
    for key, most in [*limits, ("cars", MOST_CARS), ("triggers", MOST_TRIGGERS)]:
        count = len(mission[key]) if isinstance(mission.get(key), list) else 0
        if count > most:
            yield f"{key}: {count} are too many for the state record, which holds {most}"
    yield from of_rows(mission)


def of_range(survivors: Any) -> Iterator[str]:
    whole = isinstance(survivors, list) and [type(n) for n in survivors] == [int, int]
    if not whole or not 1 <= survivors[0] <= survivors[1] <= 6:
        yield f"survivors must be [least, most] within 1 and 6, not {survivors!r}"


def of_grid(grid: Any) -> Iterator[str]:
    if not isinstance(grid, list) or not grid or not all(isinstance(row, str) for row in grid):
        yield "grid must be a list of rows, each a text"
        return
    if len(grid) > ROWS or max(map(len, grid)) > COLUMNS:
        size = f"{max(map(len, grid))} columns and {len(grid)} rows"
        yield f"grid: {size} are too big for the state record, which holds {COLUMNS} and {ROWS}"
    for y, row in enumerate(grid):
        if len(row) != len(grid[0]):
            yield f"grid, row {y + 1}: {len(row)} cells, but row 1 has {len(grid[0])}"
        for x, cell in enumerate(row):
            if cell not in STREETS + SOLID and not ("a" <= cell <= "z"):
                where = f"grid, row {y + 1}, cell {x + 1}"
                yield f"{where}: {cell!r} is none of . o # or a letter a to z"


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
        rows = mission.get(key, [])
        for i, row in enumerate(rows if isinstance(rows, list) else []):
            if types and not (isinstance(row, list) and tuple(map(type, row)) == types):
                yield f"{key} {i + 1}: must be {form}, not {json.dumps(row)}"
            if not types and not isinstance(row, str):
                yield f"{key} {i + 1}: must be {form}, not {json.dumps(row)}"
    for i, car in enumerate(
        mission.get("cars", []) if isinstance(mission.get("cars"), list) else []
    ):
        whole = isinstance(car, list) and len(car) == 4 and all(isinstance(x, str) for x in car[:3])
        if not whole or not (car[3] is None or isinstance(car[3], str)):
            yield f"cars {i + 1}: must be [id, type, zone, key], not {json.dumps(car)}"
    triggers = mission.get("triggers", [])
    for i, trigger in enumerate(triggers if isinstance(triggers, list) else []):
        if not isinstance(trigger, dict) or set(trigger) != {"on", "do"}:
            yield f"triggers {i + 1}: must be an object with on and do"
    way_out = mission.get("exit")
    if way_out is not None and (
        not isinstance(way_out, dict) or set(way_out) != {"zone", "active", "mode"}
    ):
        yield "exit must be null or an object with zone, active and mode"
