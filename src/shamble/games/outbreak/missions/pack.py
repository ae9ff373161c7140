"""A checked mission as values of the state's fields: what the rules read of it."""

from __future__ import annotations

from typing import Any

from shamble.games.outbreak.content.zombies import KINDS
from shamble.games.outbreak.content.zones import BUILDINGS, WAYS, ZONES, Ground
from shamble.games.outbreak.missions.plan import Plan, index_of
from shamble.games.outbreak.missions.words import (
    COLOUR_WORDS,
    DO_WORDS,
    GOALS,
    HALF,
    HALF_THE_TEAM,
    LEVELS,
    MOST_CARS,
    MOST_DOORS,
    MOST_SPAWNS,
    MOST_TOKENS,
    MOST_TRIGGERS,
    ON_WORDS,
    ZOMBIE_WORDS,
    CarKind,
    Do,
    Goal,
    On,
    TokenKind,
)

Fields = dict[str, Any]


def pack(mission: dict[str, Any]) -> Fields:
    """The fields of the state that a mission fills."""
    plan = Plan(mission)
    return {
        **cells(mission, plan),
        **doors(mission, plan),
        **spawns(mission),
        **tokens(mission),
        **cars(mission),
        **zombies(mission),
        "goals": goals(mission),
        **triggers(mission),
        "cards_out": sum(1 << int(card[1:]) - 1 for card in mission.get("zombie_deck_remove", [])),
    }


def filled(values: list[int], length: int, blank: int) -> list[int]:
    return values + [blank] * (length - len(values))


def cells(mission: dict[str, Any], plan: Plan) -> Fields:
    ground = [int(Ground.SOLID)] * ZONES
    ways = [0] * ZONES  # the low four bits: open; the high four: if all doors were open
    names = sorted(plan.cells, key=index_of)
    for name in names:
        cell, at = plan.cells[name], index_of(name)
        streets = {".": int(Ground.STREET), "o": int(Ground.MANHOLE)}
        ground[at] = (
            streets.get(cell, Ground.ROOM)
            if cell in streets
            else Ground.ROOM + BUILDINGS.index(cell)
        )
        for way in range(WAYS):
            other = plan.neighbour(name, way)
            if other is not None:
                ways[at] |= plan.is_open(name, other) << way
                ways[at] |= plan.is_way(name, other) << (way + WAYS)
    way_out = mission.get("exit")
    return {
        "zones": filled([index_of(name) for name in names], ZONES, 0),
        "zone_count": len(names),
        "ground": ground,
        "ways": ways,
        "start_zone": index_of(mission["start"]),
        "exit_zone": index_of(way_out["zone"]) if way_out else -1,
        "exit_open": int(bool(way_out and way_out["active"])),
        "exit_for_cars": int(bool(way_out and way_out["mode"] == "car")),
    }


def doors(mission: dict[str, Any], plan: Plan) -> Fields:
    """Each door by the zone on one side and the way it leads; open ones open the way."""
    zone, way, colour, opened = [], [], [], []
    for a, b, colour_word, state in mission.get("doors", []):
        zone.append(index_of(a))
        way.append(next(w for w in range(WAYS) if plan.neighbour(a, w) == b))
        colour.append(COLOUR_WORDS.index(colour_word))
        opened.append(int(state == "open"))
    return {
        "door_zone": filled(zone, MOST_DOORS, 0),
        "door_way": filled(way, MOST_DOORS, 0),
        "door_colour": filled(colour, MOST_DOORS, 0),
        "door_open": filled(opened, MOST_DOORS, 0),
        "door_count": len(zone),
    }


def spawns(mission: dict[str, Any]) -> Fields:
    listed = mission["spawns"]
    return {
        "spawn_zone": filled([index_of(zone) for zone, _, _ in listed], MOST_SPAWNS, -1),
        "spawn_colour": filled([COLOUR_WORDS.index(c) for _, c, _ in listed], MOST_SPAWNS, 0),
        "spawn_active": filled([int(active) for _, _, active in listed], MOST_SPAWNS, 0),
        "spawn_count": len(listed),
    }


def tokens(mission: dict[str, Any]) -> Fields:
    listed = mission.get("objectives", [])
    colours = [COLOUR_WORDS.index(c) if c != "hidden" else -1 for _, _, _, c in listed]
    pool = [COLOUR_WORDS.index(colour) for colour in mission.get("hidden_pool", [])]
    return {
        "token_zone": filled([index_of(zone) for _, zone, _, _ in listed], MOST_TOKENS, -1),
        "token_kind": filled([int(TokenKind[k.upper()]) for _, _, k, _ in listed], MOST_TOKENS, 0),
        "token_colour": filled(colours, MOST_TOKENS, -1),
        "token_hidden": filled([int(c < 0) for c in colours], MOST_TOKENS, 0),
        "token_count": len(listed),
        "pool": filled(pool, MOST_TOKENS, -1),
    }


def cars(mission: dict[str, Any]) -> Fields:
    listed = mission.get("cars", [])
    return {
        "car_kind": filled([int(CarKind[kind.upper()]) for _, kind, _, _ in listed], MOST_CARS, 0),
        "car_zone": filled([index_of(zone) for _, _, zone, _ in listed], MOST_CARS, -1),
        "car_count": len(listed),
    }


def zombies(mission: dict[str, Any]) -> Fields:
    horde = [[0] * KINDS for _ in range(ZONES)]
    for zone, kind, count in mission.get("zombies", []):
        horde[index_of(zone)][ZOMBIE_WORDS.index(kind)] += count
    return {"zombies": horde}


def goals(mission: dict[str, Any]) -> list[int]:
    def count(given: int | str) -> int:
        return HALF_THE_TEAM if given == HALF else int(given)

    asked = [-1] * GOALS
    win, lose = mission["win"], mission.get("lose", {})
    if "objectives_taken" in win:
        asked[Goal.OBJECTIVES_TAKEN] = 1
    if "switches_on" in win:
        asked[Goal.SWITCHES_ON] = 1
    if "all_living_escaped" in win:
        asked[Goal.ESCAPED] = count(win["all_living_escaped"]["min"])
        if win["all_living_escaped"].get("in_car"):
            asked[Goal.IN_CAR] = 1
    asked[Goal.FOOD] = win.get("escaped_food", -1)
    for i, kind in enumerate(ZOMBIE_WORDS):
        asked[Goal.KILLED_WALKER + i] = win.get("killed", {}).get(kind, -1)
    for goal, word in ((Goal.LEVEL_ANY, "level_any"), (Goal.LEVEL_ALL, "level_all")):
        if word in win:
            asked[goal] = LEVELS.index(win[word])
    asked[Goal.ROUND_END] = win.get("round_end", -1)
    if "living_in_building" in win:
        asked[Goal.BUILDING] = BUILDINGS.index(win["living_in_building"])
    if "team_below" in lose:
        asked[Goal.TEAM_BELOW] = count(lose["team_below"])
    asked[Goal.ROUND_LIMIT] = lose.get("round_limit", -1)
    return asked


def triggers(mission: dict[str, Any]) -> Fields:
    """Each trigger in four numbers: when, about what, what it does, to what."""
    names = [token[0] for token in mission.get("objectives", [])]
    car_names = [car[0] for car in mission.get("cars", [])]
    rows: list[list[int]] = []
    for trigger in mission.get("triggers", []):
        on_word, _, on_about = trigger["on"].partition(":")
        do_word, _, do_about = trigger["do"].partition(":")
        on, do = ON_WORDS[on_word], DO_WORDS[do_word]
        if on == On.TOKEN_TAKEN and on_about == "any":
            on = On.ANY_TAKEN
        about = number_of(on, on_about, names)
        to = {
            Do.ACTIVATE_SPAWN: [spawn[0] for spawn in mission["spawns"]],
            Do.UNLOCK_DOORS: list(COLOUR_WORDS),
            Do.UNLOCK_CAR: car_names,
        }.get(do)
        rows.append([int(on), about, int(do), to.index(do_about) if to else 0])
    blank = [[0] * 4 for _ in range(MOST_TRIGGERS - len(rows))]
    return {"triggers": rows + blank, "trigger_count": len(rows)}


def number_of(on: On, about: str, names: list[str]) -> int:
    """What a trigger waits for, as a number."""
    if on == On.COUNT:
        return int(about)
    words = {On.TOKEN_TAKEN: names, On.COLOUR_TAKEN: COLOUR_WORDS, On.LEVEL: LEVELS}.get(on)
    return words.index(about) if words else 0
