"""What is wrong with a mission file: every fault in a sentence that says where and what."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from shamble.games.outbreak.content.zombies import FIGURES
from shamble.games.outbreak.missions.aims import of_deck, of_goals, of_triggers
from shamble.games.outbreak.missions.form import of_form, of_texts
from shamble.games.outbreak.missions.order import of_order
from shamble.games.outbreak.missions.plan import Plan
from shamble.games.outbreak.missions.reading import Unreadable, contents
from shamble.games.outbreak.missions.say import unknown
from shamble.games.outbreak.missions.words import (
    COLOUR_WORDS,
    ZOMBIE_WORDS,
)

Mission = dict[str, Any]


def check(path: str | Path) -> list[str]:
    """All faults of a mission file; none if it can be played."""
    return read(path)[1]


def read(path: str | Path) -> tuple[Mission, list[str]]:
    """A mission and its faults. With faults the mission is not to be used."""
    try:
        given = contents(Path(path))
        text = given.decode("utf-8-sig")
    except Unreadable as error:
        return {}, [str(error)]
    except UnicodeDecodeError as error:
        line = 1 + given[: error.start].count(b"\n")
        return {}, [f"line {line}: the file is not UTF-8 text"]
    return parsed(text)


class Twice(Exception):
    """A key that stands twice in one object, of which JSON would keep the last in silence."""


def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    for i, (key, _) in enumerate(pairs):
        if key in dict(pairs[:i]):
            raise Twice(key)
    return made


def parsed(text: str) -> tuple[Mission, list[str]]:
    try:
        mission = json.loads(text, object_pairs_hook=once)
        if not isinstance(mission, dict):
            return {}, ["a mission is a JSON object, { … }"]
        return mission, faults(mission)
    except json.JSONDecodeError as error:
        return {}, [f"line {error.lineno}, column {error.colno}: not JSON ({error.msg})"]
    except Twice as error:
        return {}, [f"{json.dumps(error.args[0])} stands twice in one object"]
    except RecursionError:
        return {}, ["the file is nested too deeply for a mission"]
    except ValueError:
        return {}, ["the file has a number too long for a mission"]


def faults(mission: Mission) -> list[str]:
    """The faults of a mission; those of its form alone if it has any."""
    return list(of_texts(mission)) or list(of_form(mission)) or list(of_content(mission))


# ---- whether the things it speaks of exist and make sense


def of_content(mission: Mission) -> Iterator[str]:
    """What is in order one by one is then looked at as a whole."""
    plan = Plan(mission)
    found = list(of_parts(mission, plan))
    yield from found
    if not found:
        yield from of_order(mission, plan)


def of_parts(mission: Mission, plan: Plan) -> Iterator[str]:
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
    if plan.has(name):
        return ""
    meant = str(name).strip().upper()
    return f"{name!r} is no zone of the map" + (
        f": did you mean {meant}?" if plan.has(meant) else ""
    )


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
        unlocked = [t for t in mission.get("triggers", []) if str(t["do"]).startswith("unlock_car")]
        if not unlocked and not any(car[3] for car in mission.get("cars", [])):
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
    seen: set[frozenset[str]] = set()
    for a, b in mission.get("walls", []):
        where = f"wall {a}|{b}"
        if frozenset((a, b)) in seen:
            yield f"{where}: listed twice"
        seen.add(frozenset((a, b)))
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
        if key is not None and key not in COLOUR_WORDS:
            yield f"{where}: key {key!r} must be red, blue, green or null"
        elif key is not None and key not in colours:
            yield f"{where}: its key is the {key} objective, but there is none"


def of_zombies(mission: Mission, plan: Plan) -> Iterator[str]:
    placed = dict.fromkeys(ZOMBIE_WORDS, 0)
    for zone, kind, count in mission.get("zombies", []):
        if said := no_zone(plan, zone):
            yield f"zombies at {zone}: {said}"
        if kind not in ZOMBIE_WORDS:
            yield f"zombies at {zone}: {kind!r} is no zombie: {unknown(kind, ZOMBIE_WORDS)}"
            continue
        if count < 1:
            yield f"zombies at {zone}: {count} must be at least 1"
        placed[kind] += count
    for kind, most in zip(ZOMBIE_WORDS, FIGURES, strict=True):
        if placed[kind] > most:
            yield f"zombies: {placed[kind]} of kind {kind}, but the box holds {most}"


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
