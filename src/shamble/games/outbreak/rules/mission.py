"""The map of a mission: from its JSON file into the state, and which teams may play it.

The engine fills the fields of the chosen mission before setup. In a campaign the next mission is
laid out of a table of the built-in ones.
"""

from __future__ import annotations

from shamble.games.outbreak import game
from shamble.games.outbreak.content.zombies import KINDS
from shamble.games.outbreak.content.zones import ZONES
from shamble.games.outbreak.missions.pack import Fields, pack
from shamble.games.outbreak.missions.shelf import BUILT_IN, mission
from shamble.games.outbreak.missions.words import (
    GOALS,
    MOST_CARS,
    MOST_DOORS,
    MOST_SPAWNS,
    MOST_TOKENS,
    MOST_TRIGGERS,
)
from shamble.games.outbreak.state import State
from shamble.rules import Grid, choices, rule


def numbers(fields: Fields) -> list[int]:
    """The numbers of a packed mission one after the other."""
    flat: list[int] = []
    for value in fields.values():
        if isinstance(value, int):
            flat.append(value)
        else:
            for part in value:
                flat.extend(part if isinstance(part, list) else [part])
    return flat


MISSIONS = Grid(numbers(pack(mission(value))) for value in BUILT_IN)


@game.template
def fields_of_mission(players: int, options: dict[str, str]) -> Fields:
    return pack(mission(options["mission"]))


def team_of(players: int, options: dict[str, str]) -> int:
    """OUT-027, or the option `survivors`."""
    if options["survivors"] != "standard":
        return int(options["survivors"])
    return {1: 4, 2: 6, 3: 6}.get(players, players)


@game.check
def wrong_team(players: int, options: dict[str, str]) -> str | None:
    """`survivors`: at least one for each player, and as many as the mission is made for."""
    team = team_of(players, options)
    first = options["mission"]
    wanted = [first]
    if options["carry_over"] == "on" and first in BUILT_IN:
        wanted = list(BUILT_IN[BUILT_IN.index(first) :])
    bounds = {value: mission(value)["survivors"] for value in wanted}
    least = max([players, *(low for low, _ in bounds.values())])
    most = min(high for _, high in bounds.values())
    if least <= team <= most:
        return None
    clash = f"{players} players need at least {players} survivors"
    if team >= players:
        value = next(value for value, (low, high) in bounds.items() if not low <= team <= high)
        clash = f"the mission {value} is for {bounds[value][0]} to {bounds[value][1]} survivors"
        if value != first:
            clash += f" (carry_over leads there from {first})"
    given = f"{team}, which is survivors=standard for {players} players"
    given = given if options["survivors"] == "standard" else str(team)
    fitting = choices(str(number) for number in range(least, most + 1))
    right = f"survivors can be {fitting}" if fitting else "choose another mission or fewer players"
    return f"{clash}, not {given}; {right} here"


@rule
def lay_row(row: tuple[int, ...], place: int, field: list[int], length: int) -> int:
    for i in range(length):
        field[i] = row[place + i]
    return place + length


@rule
def lay_map(s: State) -> None:
    row = MISSIONS[s.mission]
    at = lay_row(row, 0, s.zones, ZONES)
    s.zone_count = row[at]
    at = lay_row(row, at + 1, s.ground, ZONES)
    at = lay_row(row, at, s.ways, ZONES)
    s.start_zone = row[at]
    s.exit_zone = row[at + 1]
    s.exit_open = row[at + 2]
    s.exit_for_cars = row[at + 3]
    at = lay_row(row, at + 4, s.door_zone, MOST_DOORS)
    at = lay_row(row, at, s.door_way, MOST_DOORS)
    at = lay_row(row, at, s.door_colour, MOST_DOORS)
    at = lay_row(row, at, s.door_open, MOST_DOORS)
    s.door_count = row[at]
    at = lay_row(row, at + 1, s.spawn_zone, MOST_SPAWNS)
    at = lay_row(row, at, s.spawn_colour, MOST_SPAWNS)
    at = lay_row(row, at, s.spawn_active, MOST_SPAWNS)
    s.spawn_count = row[at]
    at = lay_row(row, at + 1, s.token_zone, MOST_TOKENS)
    at = lay_row(row, at, s.token_kind, MOST_TOKENS)
    at = lay_row(row, at, s.token_colour, MOST_TOKENS)
    at = lay_row(row, at, s.token_hidden, MOST_TOKENS)
    s.token_count = row[at]
    at = lay_row(row, at + 1, s.pool, MOST_TOKENS)
    at = lay_row(row, at, s.car_kind, MOST_CARS)
    at = lay_row(row, at, s.car_zone, MOST_CARS)
    s.car_count = row[at]
    at += 1
    for zone in range(ZONES):
        at = lay_row(row, at, s.zombies[zone], KINDS)
    at = lay_row(row, at, s.goals, GOALS)
    for i in range(MOST_TRIGGERS):
        at = lay_row(row, at, s.triggers[i], 4)
    s.trigger_count = row[at]
    s.cards_out = row[at + 1]
