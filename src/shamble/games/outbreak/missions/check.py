"""What is wrong with a mission file: every fault in a sentence that says where and what."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from shamble.games.outbreak.content.zombies import CARDS, FIGURES
from shamble.games.outbreak.content.zones import COLUMNS, ROWS
from shamble.games.outbreak.missions.plan import SOLID, STREETS, Plan
from shamble.games.outbreak.missions.words import (
    COLOUR_WORDS,
    DO_WORDS,
    HALF,
    LEVELS,
    MOST_CARS,
    MOST_DOORS,
    MOST_SPAWNS,
    MOST_TOKENS,
    MOST_TRIGGERS,
    ON_WORDS,
    ZOMBIE_WORDS,
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
WIN_WORDS = (
    "objectives_taken",
    "switches_on",
    "all_living_escaped",
    "escaped_food",
    "killed",
    "level_any",
    "level_all",
    "round_end",
    "living_in_building",
)
LOSE_WORDS = ("team_below", "round_limit")
LISTS = ("doors", "walls", "spawns", "objectives", "hidden_pool", "cars", "zombies", "triggers")


def check(path: str | Path) -> list[str]:
    """All faults of a mission file; none if it can be played."""
    return read(path)[1]


def read(path: str | Path) -> tuple[Mission, list[str]]:
    """A mission and its faults. With faults the mission is not to be used."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        return {}, [f"the file cannot be read: {error.strerror}"]
    except UnicodeDecodeError:
        return {}, ["the file is not UTF-8 text"]
    try:
        mission = json.loads(text)
    except json.JSONDecodeError as error:
        return {}, [f"line {error.lineno}, column {error.colno}: not JSON ({error.msg})"]
    if not isinstance(mission, dict):
        return {}, ["a mission is a JSON object, { … }"]
    return mission, faults(mission)


def faults(mission: Mission) -> list[str]:
    """The faults of a mission; those of its form alone if it has any."""
    return list(of_form(mission)) or list(of_content(mission))


# ---- form: what is there, of which type, and whether it fits the record


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


# ---- content: whether the things it speaks of exist and make sense


def of_content(mission: Mission) -> Iterator[str]:
    plan = Plan(mission)
    yield from of_start_and_exit(mission, plan)
    yield from of_doors(mission, plan)
    yield from of_walls(mission, plan)
    yield from of_spawns(mission, plan)
    yield from of_objectives(mission, plan)
    yield from of_cars(mission, plan)
    yield from of_zombies(mission, plan)
    yield from of_goals(mission, plan)
    yield from of_triggers(mission)
    yield from of_deck(mission)
    yield from of_what_nothing_switches_on(mission)
    if plan.has(mission["start"]):
        yield from of_reach(mission, plan)


def no_zone(plan: Plan, name: object) -> str:
    return f"{name!r} is no zone of the map" if not plan.has(name) else ""


def of_start_and_exit(mission: Mission, plan: Plan) -> Iterator[str]:
    if said := no_zone(plan, mission["start"]):
        yield f"start: {said}"
    way_out = mission.get("exit")
    if way_out is None:
        return
    if said := no_zone(plan, way_out["zone"]):
        yield f"exit: {said}"
        return
    if type(way_out["active"]) is not bool:
        yield "exit: active must be true or false"
    if way_out["mode"] not in ("foot", "car"):
        yield f"exit: mode {way_out['mode']!r} must be foot or car"
    if way_out["mode"] == "car":
        if not plan.is_street(way_out["zone"]):
            yield f"exit: {way_out['zone']} is a room, and cars never enter buildings"
        if not any(car[3] for car in mission.get("cars", [])):
            yield "exit: it is for cars only, but no car has a key, so none can be driven"


def of_doors(mission: Mission, plan: Plan) -> Iterator[str]:
    seen: set[frozenset[str]] = set()
    for a, b, colour, state in mission.get("doors", []):
        where = f"door {a}|{b}"
        if said := no_zone(plan, a) or no_zone(plan, b):
            yield f"{where}: {said}, so the door leads nowhere"
            continue
        if not plan.are_neighbours(a, b):
            yield f"{where}: the two zones are not neighbours"
        elif plan.is_street(a) == plan.is_street(b):
            both = "streets" if plan.is_street(a) else "rooms"
            yield f"{where}: both zones are {both}; a door joins a street and a room"
        if frozenset((a, b)) in seen:
            yield f"{where}: listed twice"
        seen.add(frozenset((a, b)))
        if colour not in COLOUR_WORDS:
            yield f"{where}: colour {colour!r} must be red, blue or green"
        if state not in ("closed", "open"):
            yield f"{where}: state {state!r} must be closed or open"


def of_walls(mission: Mission, plan: Plan) -> Iterator[str]:
    for a, b in mission.get("walls", []):
        where = f"wall {a}|{b}"
        if said := no_zone(plan, a) or no_zone(plan, b):
            yield f"{where}: {said}"
        elif not plan.are_neighbours(a, b):
            yield f"{where}: the two zones are not neighbours"
        elif plan.is_street(a) or plan.cells[a] != plan.cells[b]:
            yield f"{where}: walls are listed between rooms of one building only"


def of_spawns(mission: Mission, plan: Plan) -> Iterator[str]:
    if not mission["spawns"]:
        yield "spawns: a mission needs at least one"
    zones = [spawn[0] for spawn in mission["spawns"]]
    for i, (zone, colour, _) in enumerate(mission["spawns"]):
        if said := no_zone(plan, zone):
            yield f"spawn {i + 1}: {said}"
        elif not plan.is_street(zone):
            yield f"spawn {i + 1}: {zone} is a room, but zombies come from the street"
        if zone in zones[:i]:
            yield f"spawn {i + 1}: {zone} has a spawn marker already"
        if colour not in COLOUR_WORDS:
            yield f"spawn {i + 1}: colour {colour!r} must be red, blue or green"


def of_objectives(mission: Mission, plan: Plan) -> Iterator[str]:
    names = [token[0] for token in mission.get("objectives", [])]
    zones = [token[1] for token in mission.get("objectives", [])]
    hidden = 0
    for i, (name, zone, kind, colour) in enumerate(mission.get("objectives", [])):
        where = f"objective {name}"
        if name in names[:i]:
            yield f"{where}: there are two of that id"
        if said := no_zone(plan, zone):
            yield f"{where}: {said}"
        if zone in zones[:i]:
            yield f"{where}: {zone} has a token already"
        if kind not in ("take", "switch"):
            yield f"{where}: kind {kind!r} must be take or switch"
        if colour not in (*COLOUR_WORDS, "hidden"):
            yield f"{where}: colour {colour!r} must be red, blue, green or hidden"
        if colour == "hidden":
            hidden += 1
            if kind == "switch":
                yield f"{where}: only tokens to take can lie face down"
    pool = mission.get("hidden_pool", [])
    for colour in pool:
        if colour not in COLOUR_WORDS:
            yield f"hidden_pool: {colour!r} must be red, blue or green"
    if len(pool) != hidden:
        yield f"hidden_pool: {len(pool)} colours for {hidden} tokens that lie face down"


def of_cars(mission: Mission, plan: Plan) -> Iterator[str]:
    names = [car[0] for car in mission.get("cars", [])]
    colours = {token[3] for token in mission.get("objectives", [])}
    colours |= set(mission.get("hidden_pool", []))
    for i, (name, kind, zone, key) in enumerate(mission.get("cars", [])):
        where = f"car {name}"
        if name in names[:i]:
            yield f"{where}: there are two of that id"
        if kind not in ("police", "show"):
            yield f"{where}: type {kind!r} must be police or show"
        if said := no_zone(plan, zone):
            yield f"{where}: {said}"
        elif not plan.is_street(zone):
            yield f"{where}: {zone} is a room, and cars never enter buildings"
        if key is not None and key not in colours:
            yield f"{where}: its key is the {key} objective, but there is none"


def of_zombies(mission: Mission, plan: Plan) -> Iterator[str]:
    placed = dict.fromkeys(ZOMBIE_WORDS, 0)
    for zone, kind, count in mission.get("zombies", []):
        if said := no_zone(plan, zone):
            yield f"zombies at {zone}: {said}"
        if kind not in ZOMBIE_WORDS:
            yield f"zombies at {zone}: {kind!r} must be one of {', '.join(ZOMBIE_WORDS)}"
            continue
        if count < 1:
            yield f"zombies at {zone}: {count} must be at least 1"
        placed[kind] += count
    for kind, most in zip(ZOMBIE_WORDS, FIGURES, strict=True):
        if placed[kind] > most:
            yield f"zombies: {placed[kind]} of kind {kind}, but the box holds {most}"


def of_goals(mission: Mission, plan: Plan) -> Iterator[str]:
    win, lose = mission["win"], mission.get("lose", {})
    kinds = [token[2] for token in mission.get("objectives", [])]
    if not win:
        yield "win: a mission needs at least one goal"
    for word in win:
        if word not in WIN_WORDS:
            yield f"win: {word!r} is no goal: it can be {', '.join(WIN_WORDS)}"
    for word in lose:
        if word not in LOSE_WORDS:
            yield f"lose: {word!r} is no reason to lose: it can be {', '.join(LOSE_WORDS)}"
    needs: list[tuple[str, str, Callable[[Any], bool]]] = [
        ("objectives_taken", "true, with a token to take", lambda x: x is True and "take" in kinds),
        (
            "switches_on",
            "true, with a switch on the map",
            lambda x: x is True and "switch" in kinds,
        ),
        (
            "all_living_escaped",
            "an object with min, on a map with an exit",
            lambda x: is_escape(x, mission),
        ),
        (
            "escaped_food",
            "a number from 1 to 9, on a map with an exit",
            lambda x: is_number(x, 1, 9) and mission.get("exit") is not None,
        ),
        ("killed", "an object of zombie types and numbers from 1 to 120", is_killing),
        ("level_any", "one of yellow, orange, red", lambda x: x in LEVELS[1:]),
        ("level_all", "one of yellow, orange, red", lambda x: x in LEVELS[1:]),
        ("round_end", "a number from 1 to 100", lambda x: is_number(x, 1, 100)),
        ("living_in_building", "the letter of a building", lambda x: x in plan.buildings()),
    ]
    for word, form, fits in needs:
        if word in win and not fits(win[word]):
            yield f"win: {word} must be {form}, not {json.dumps(win[word])}"
    if "team_below" in lose and not is_count(lose["team_below"]):
        yield f"lose: team_below must be a number from 1 to 6 or {HALF!r}"
    if "round_limit" in lose and not is_number(lose["round_limit"], 1, 100):
        yield "lose: round_limit must be a number from 1 to 100"
    if is_number(win.get("round_end"), 1, 100) and is_number(lose.get("round_limit"), 1, 100):
        if win["round_end"] > lose["round_limit"]:
            limit, wanted = lose["round_limit"], win["round_end"]
            yield f"lose: round_limit {limit} comes before round_end {wanted}"


def is_number(given: Any, low: int, high: int) -> bool:
    return type(given) is int and low <= given <= high


def is_count(given: Any) -> bool:
    return given == HALF or is_number(given, 1, 6)


def is_escape(given: Any, mission: Mission) -> bool:
    way_out = mission.get("exit")
    if not isinstance(given, dict) or not {"min"} <= set(given) <= {"min", "in_car"}:
        return False
    if not is_count(given["min"]) or way_out is None:
        return False
    return not given.get("in_car") or way_out["mode"] == "car"


def is_killing(given: Any) -> bool:
    return (
        isinstance(given, dict)
        and bool(given)
        and all(kind in ZOMBIE_WORDS and is_number(count, 1, 120) for kind, count in given.items())
    )


def of_triggers(mission: Mission) -> Iterator[str]:
    for i, trigger in enumerate(mission.get("triggers", [])):
        yield from (f"trigger {i + 1}: {said}" for said in of_on(str(trigger["on"]), mission))
        yield from (f"trigger {i + 1}: {said}" for said in of_do(str(trigger["do"]), mission))


def of_on(text: str, mission: Mission) -> Iterator[str]:
    word, _, about = text.partition(":")
    tokens = mission.get("objectives", [])
    if word not in ON_WORDS:
        yield f"on {word!r} is unknown: it can be {', '.join(ON_WORDS)}"
    elif word == "objective_taken" and about not in ("any", *(token[0] for token in tokens)):
        yield f"on {text}: there is no objective {about!r}"
    elif word == "objective_count":
        takes = sum(token[2] == "take" for token in tokens)
        if not (about.isdecimal() and 1 <= int(about) <= takes):
            yield f"on {text}: {about!r} must be a number from 1 to {takes}"
    elif word == "objective_color_taken" and about not in COLOUR_WORDS:
        yield f"on {text}: {about!r} must be red, blue or green"
    elif word == "level_reached" and about not in LEVELS[1:]:
        yield f"on {text}: {about!r} must be yellow, orange or red"


def of_do(text: str, mission: Mission) -> Iterator[str]:
    word, _, about = text.partition(":")
    if word not in DO_WORDS:
        yield f"do {word!r} is unknown: it can be {', '.join(DO_WORDS)}"
    elif word == "activate_spawn" and about not in [spawn[0] for spawn in mission["spawns"]]:
        yield f"do {text}: there is no spawn marker at {about!r}"
    elif word == "activate_exit" and mission.get("exit") is None:
        yield f"do {text}: the map has no exit"
    elif word == "unlock_doors" and about not in [door[2] for door in mission.get("doors", [])]:
        yield f"do {text}: there is no door of colour {about!r}"
    elif word == "unlock_car" and about not in [car[0] for car in mission.get("cars", [])]:
        yield f"do {text}: there is no car {about!r}"
    if word in ("give_food", "give_molotov_or_shotgun"):
        giver = [t for t in mission["triggers"] if t["do"] == text]
        if not all(str(t["on"]).startswith("objective") for t in giver):
            yield f"do {text}: a reward needs somebody who takes a token"


def of_deck(mission: Mission) -> Iterator[str]:
    removed = mission.get("zombie_deck_remove", [])
    if not isinstance(removed, list):
        yield "zombie_deck_remove must be a list of cards, z01 to z42"
        return
    known = {f"z{i + 1:02d}" for i in range(CARDS)}
    for card in removed:
        if card not in known:
            yield f"zombie_deck_remove: {card!r} is none of z01 to z{CARDS}"
    if known <= set(map(str, removed)):
        yield "zombie_deck_remove: no card is left"


def of_what_nothing_switches_on(mission: Mission) -> Iterator[str]:
    """Things that wait for a trigger which is not there."""
    done = {str(trigger["do"]) for trigger in mission.get("triggers", [])}
    for i, (zone, _, active) in enumerate(mission["spawns"]):
        if not active and f"activate_spawn:{zone}" not in done:
            yield f"spawn {i + 1}: it starts inactive, and no trigger does activate_spawn:{zone}"
    way_out = mission.get("exit")
    if way_out is not None and way_out["active"] is False and "activate_exit" not in done:
        yield "exit: it starts closed, and no trigger does activate_exit"
    for a, b, colour, state in mission.get("doors", []):
        locked = colour in ("blue", "green") and state == "closed"
        if locked and f"unlock_doors:{colour}" not in done:
            yield f"door {a}|{b}: it is {colour}, and no trigger does unlock_doors:{colour}"
    for name, _, _, key in mission.get("cars", []):
        if key is not None and f"unlock_car:{name}" not in done:
            yield f"car {name}: it has a key, but no trigger does unlock_car:{name}"


def of_reach(mission: Mission, plan: Plan) -> Iterator[str]:
    reached = plan.reached_from(mission["start"])
    for name in plan.cells:
        if name not in reached:
            yield f"zone {name}: it cannot be reached from the start, even with all doors open"
    for letter, rooms in plan.buildings().items():
        inside = plan.reached_from(rooms[0], within=letter)
        for name in rooms:
            if name not in inside and name in reached:
                yield f"zone {name}: it is not connected with {rooms[0]} inside building {letter}"
