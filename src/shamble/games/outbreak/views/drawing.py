"""The map in text: a box for each zone, its borders telling walls, openings and doors."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size

from shamble.games.outbreak.content.zones import BUILDINGS, COLUMNS, OFFSET, Ground, Way
from shamble.games.outbreak.missions.words import TokenKind
from shamble.games.outbreak.rules.doors import NO_DOOR, door_at
from shamble.games.outbreak.rules.terms import is_living, is_room
from shamble.games.outbreak.state import State

INNER = 5  # columns inside a zone
WIDTH = 80

CLOSED, LOCKED, OPEN = "D", "L", "/"
LETTERS = "WFAR"


def size(s: State) -> tuple[int, int]:
    """Columns and rows of the map."""
    zones = s.zones[: s.zone_count]
    return 1 + max(zone % COLUMNS for zone in zones), 1 + max(zone // COLUMNS for zone in zones)


def map_lines(s: State) -> list[str]:
    columns, rows = size(s)
    lines = ["   " + "".join(f"{'ABCDEFGHIJKL'[x]:^{INNER + 1}}" for x in range(columns))]
    for y in range(rows):
        row = [y * COLUMNS + x for x in range(columns)]
        lines.append("   " + "".join("+" + north(s, zone) for zone in row) + "+")
        contents = [cell(s, zone) for zone in row]
        for i in range(3):
            label = f"{y + 1:>2} " if i == 1 else "   "
            text = "".join(west(s, zone, i) + contents[x][i] for x, zone in enumerate(row))
            lines.append(label + text + ("|" if s.ground[row[-1]] else " "))
    lines.append("   " + "".join("+" + south(s, zone) for zone in row) + "+")
    return [line.rstrip() for line in lines]


def border(s: State, zone: int, way: int) -> str:
    """What lies between a zone and its neighbour: open, wall, or a door."""
    if s.ground[zone] == Ground.SOLID:
        return "wall"
    door = door_at(s, zone, way)
    if door != NO_DOOR:
        if s.door_open[door]:
            return "open door"
        colour = s.door_colour[door]
        return "locked" if colour and not s.unlocked >> colour & 1 else "door"
    return "open" if s.ways[zone] >> way & 1 else "wall"


def north(s: State, zone: int) -> str:
    other = zone + OFFSET[Way.NORTH]
    return between(s, zone, Way.NORTH, other if other >= 0 else -1)


def south(s: State, zone: int) -> str:
    return between(s, zone, Way.SOUTH, -1)


def between(s: State, zone: int, way: int, other: int) -> str:
    solid = s.ground[zone] == Ground.SOLID
    if solid and (other < 0 or s.ground[other] == Ground.SOLID):
        return "#" * INNER
    what = "wall" if solid else border(s, zone, way)
    doors = {"door": CLOSED, "locked": LOCKED, "open door": OPEN}
    if what in doors:
        return f"--{doors[what]}--"
    return {"wall": "-" * INNER, "open": "  .  " if not is_room(s, zone) else " " * INNER}[what]


def west(s: State, zone: int, line: int) -> str:
    solid = s.ground[zone] == Ground.SOLID
    if zone % COLUMNS == 0:
        return "#" if solid else "|"
    other = zone - 1
    if solid and s.ground[other] == Ground.SOLID:
        return "#"
    what = border(s, zone, Way.WEST) if not solid else "wall"
    doors = {"door": CLOSED, "locked": LOCKED, "open door": OPEN}
    if what in doors:
        return doors[what] if line == 1 else "|"
    if what == "wall":
        return "|"
    return "." if line == 1 and not is_room(s, zone) else " "


def cell(s: State, zone: int) -> list[str]:
    """Marks, zombies, survivors."""
    if s.ground[zone] == Ground.SOLID:
        return ["#" * INNER] * 3
    horde = "".join(
        f"{count}{letter}" for count, letter in zip(s.zombies[zone], LETTERS, strict=True) if count
    )
    people = "".join(
        str(i + 1) + ("*" if who == s.active else "")
        for i, who in enumerate(s.circle[: s.team])
        if is_living(s, who) and s.at[who] == zone
    )
    return [fit(marks(s, zone)), fit(horde), fit(people)]


def marks(s: State, zone: int) -> str:
    text = ""
    if is_room(s, zone):
        text += BUILDINGS[s.ground[zone] - Ground.ROOM]
    if s.ground[zone] == Ground.MANHOLE:
        text += "o"
    for token in range(s.token_count):
        if s.token_zone[token] == zone and not s.token_done[token]:
            text += "x" if s.token_kind[token] == TokenKind.TAKE else "+"
    for i in range(s.spawn_count):
        if s.spawn_zone[i] == zone:
            text += f"v{i + 1}" if s.spawn_active[i] else "(v)"
    if s.exit_zone == zone:
        text += ">" if s.exit_open else "(>)"
    text += "c" * sum(1 for car in range(s.car_count) if s.car_zone[car] == zone)
    if s.noise[zone]:
        text += f"!{s.noise[zone]}"
    return text


def fit(text: str) -> str:
    return text.ljust(INNER)[:INNER] if len(text) <= INNER else text.replace(" ", "")[:INNER]


def cut(text: str, width: int = WIDTH) -> str:
    return text if cell_len(text) <= width else set_cell_size(text, width - 1) + "…"
