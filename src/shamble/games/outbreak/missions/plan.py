"""The map of a mission: cells, neighbours, walls, doors; what can be reached from where."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from shamble.games.outbreak.content.zones import COLUMNS, WAYS, Way

STREETS = ".o"
SOLID = "#"


def name_of(column: int, row: int) -> str:
    return f"{'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[column]}{row + 1}"


def index_of(name: str) -> int:
    """The zone's number in the state, whatever the size of the map."""
    return (int(name[1:]) - 1) * COLUMNS + "ABCDEFGHIJKL".index(name[0])


class Plan:
    """What a grid says about its zones."""

    def __init__(self, mission: dict[str, Any]) -> None:
        self.rows: list[str] = mission["grid"]
        self.cells = {
            name_of(x, y): cell
            for y, row in enumerate(self.rows)
            for x, cell in enumerate(row)
            if cell != SOLID
        }
        self.doors = {frozenset(door[:2]) for door in mission.get("doors", ())}
        self.walls = {frozenset(wall) for wall in mission.get("walls", ())}

    def has(self, name: object) -> bool:
        return isinstance(name, str) and name in self.cells

    def is_street(self, name: str) -> bool:
        return self.cells[name] in STREETS

    def is_room(self, name: str) -> bool:
        return not self.is_street(name)

    def neighbour(self, name: str, way: int) -> str | None:
        """The zone to the north, east, south or west, if there is one."""
        parts = re.fullmatch(r"([A-Z])(\d+)", name)
        assert parts is not None
        x, y = ord(parts[1]) - ord("A"), int(parts[2]) - 1
        dx, dy = {Way.NORTH: (0, -1), Way.EAST: (1, 0), Way.SOUTH: (0, 1), Way.WEST: (-1, 0)}[
            Way(way)
        ]
        if not (0 <= x + dx < 26 and y + dy >= 0):
            return None
        other = name_of(x + dx, y + dy)
        return other if other in self.cells else None

    def are_neighbours(self, a: str, b: str) -> bool:
        return any(self.neighbour(a, way) == b for way in range(WAYS))

    def is_open(self, a: str, b: str) -> bool:
        """OUT-006 to OUT-008: connected without any door."""
        if self.is_street(a) and self.is_street(b):
            return True
        return self.cells[a] == self.cells[b] and frozenset((a, b)) not in self.walls

    def is_way(self, a: str, b: str, doors: set[frozenset[str]] | None = None) -> bool:
        """Connected if all doors were open, or these alone."""
        return self.is_open(a, b) or frozenset((a, b)) in (self.doors if doors is None else doors)

    def around(self, name: str, doors: set[frozenset[str]] | None = None) -> Iterator[str]:
        for way in range(WAYS):
            other = self.neighbour(name, way)
            if other is not None and self.is_way(name, other, doors):
                yield other

    def reached_from(
        self, start: str, within: str = "", doors: set[frozenset[str]] | None = None
    ) -> set[str]:
        """The zones to be reached with all doors open; only rooms of one building if named, only
        through these doors if any are named."""
        found, edge = {start}, [start]
        while edge:
            for other in self.around(edge.pop(), doors):
                if other not in found and (not within or self.cells[other] == within):
                    found.add(other)
                    edge.append(other)
        return found

    def buildings(self) -> dict[str, list[str]]:
        rooms: dict[str, list[str]] = {}
        for name, cell in self.cells.items():
            if cell not in STREETS:
                rooms.setdefault(cell, []).append(name)
        return rooms
