"""A mission as a drawing: an SVG with streets, rooms, walls, doors and what lies there."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

from shamble.games.outbreak.content.zones import Way
from shamble.games.outbreak.missions.check import read
from shamble.games.outbreak.missions.plan import Plan
from shamble.rules import ShambleError

CELL = 72
MARGIN = 28
COLOURS = {"red": "#d9574b", "blue": "#4b8fd9", "green": "#4bb06a", "hidden": "#8a8f98"}
STREET, ROOM, SOLID, WALL, TEXT = "#3a3f47", "#574a3d", "#16181c", "#e8e2d6", "#f2efe9"


def draw(path: str | Path) -> str:
    """The SVG of a mission file; a sentence if it is faulty."""
    mission, faults = read(path)
    if faults:
        raise ShambleError(f"{Path(path).name} cannot be drawn: {'; '.join(faults)}")
    return svg(mission)


def svg(mission: dict[str, Any]) -> str:
    plan = Plan(mission)
    width = len(plan.rows[0]) * CELL + 2 * MARGIN
    height = len(plan.rows) * CELL + 2 * MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        f' width="{width}" height="{height}" font-family="sans-serif" fill="{TEXT}">',
        f"<desc>{escape(mission['title'])}</desc>",
        f'<rect width="{width}" height="{height}" fill="{SOLID}"/>',
        *labels(plan),
        *(zone(plan, name) for name in plan.cells),
        *walls(plan),
        *(door(plan, row) for row in mission.get("doors", [])),
        *things(mission),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def corner(name: str) -> tuple[int, int]:
    """The top left of a zone."""
    return MARGIN + (ord(name[0]) - ord("A")) * CELL, MARGIN + (int(name[1:]) - 1) * CELL


def labels(plan: Plan) -> list[str]:
    top = [
        text(MARGIN + x * CELL + CELL // 2, MARGIN - 10, "ABCDEFGHIJKL"[x], 12)
        for x in range(len(plan.rows[0]))
    ]
    left = [
        text(MARGIN - 14, MARGIN + y * CELL + CELL // 2, str(y + 1), 12)
        for y in range(len(plan.rows))
    ]
    return top + left


def text(x: int, y: int, said: str, size: int, fill: str = TEXT) -> str:
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" text-anchor="middle"'
        f' dominant-baseline="middle" fill="{fill}">{escape(said)}</text>'
    )


def zone(plan: Plan, name: str) -> str:
    x, y = corner(name)
    street = plan.is_street(name)
    what = "street" if street else f"building {plan.cells[name]}"
    mark = ""
    if plan.cells[name] == "o":
        what += " with a manhole"
        mark = f'<circle cx="{x + 14}" cy="{y + 14}" r="8" fill="none" stroke="{TEXT}"/>'
    elif not street:
        mark = text(x + 14, y + 14, plan.cells[name], 12)
    return (
        f"<g><title>{name}, {what}</title>"
        f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="{STREET if street else ROOM}"'
        f' stroke="{SOLID}" stroke-width="0.5" stroke-dasharray="3 5"/>{mark}</g>'
    )


def side(name: str, way: int) -> tuple[int, int, int, int]:
    """The border of a zone on one side, as a line."""
    x, y = corner(name)
    return {
        Way.NORTH: (x, y, x + CELL, y),
        Way.EAST: (x + CELL, y, x + CELL, y + CELL),
        Way.SOUTH: (x, y + CELL, x + CELL, y + CELL),
        Way.WEST: (x, y, x, y + CELL),
    }[Way(way)]


def walls(plan: Plan) -> list[str]:
    lines = []
    for name in plan.cells:
        for way in Way:
            other = plan.neighbour(name, way)
            if other is None or not plan.is_open(name, other):
                x1, y1, x2, y2 = side(name, way)
                lines.append(
                    f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{WALL}"'
                    ' stroke-width="3" stroke-linecap="round"/>'
                )
    return lines


def door(plan: Plan, row: list[str]) -> str:
    a, b, colour, state = row
    way = next(way for way in Way if plan.neighbour(a, way) == b)
    x1, y1, x2, y2 = side(a, way)
    x, y = (x1 + x2) // 2, (y1 + y2) // 2
    wide, high = (26, 9) if y1 == y2 else (9, 26)
    fill = COLOURS[colour] if state == "closed" else "none"
    return (
        f"<g><title>{a}|{b}: {colour} door, {state}</title>"
        f'<rect x="{x - wide // 2}" y="{y - high // 2}" width="{wide}" height="{high}" rx="2"'
        f' fill="{fill}" stroke="{COLOURS[colour]}" stroke-width="2"/></g>'
    )


def things(mission: dict[str, Any]) -> list[str]:
    marks = [badge(mission["start"], 0, "S", "start", "#c9a24b")]
    if way_out := mission.get("exit"):
        said = f"exit for {'cars' if way_out['mode'] == 'car' else 'everybody'}"
        marks.append(badge(way_out["zone"], 1, "E", said, "#4bb06a"))
    for i, (zone_name, colour, active) in enumerate(mission["spawns"]):
        said = f"spawn {i + 1}, {'active' if active else 'not active yet'}"
        marks.append(badge(zone_name, 2, str(i + 1), said, COLOURS[colour]))
    for name, zone_name, kind, colour in mission.get("objectives", []):
        sign = "×" if kind == "take" else "⏻"
        marks.append(
            badge(zone_name, 3, sign, f"objective {name}, {kind}, {colour}", COLOURS[colour])
        )
    for name, kind, zone_name, key in mission.get("cars", []):
        said = f"car {name}, {kind}" + (f", key {key}" if key else "")
        marks.append(badge(zone_name, 4, "C", said, "#9a8fd9"))
    for zone_name, kind, count in mission.get("zombies", []):
        marks.append(badge(zone_name, 5, f"{count}{kind[0].upper()}", f"{count} {kind}", "#7d8b4a"))
    return marks


def badge(zone_name: str, place: int, sign: str, said: str, fill: str) -> str:
    """A round mark at one of six places in a zone."""
    x, y = corner(zone_name)
    cx, cy = x + (40, 58, 16, 36, 56, 36)[place], y + (14, 14, 56, 36, 56, 56)[place]
    return (
        f"<g><title>{zone_name}: {escape(said)}</title>"
        f'<circle cx="{cx}" cy="{cy}" r="10" fill="{fill}"/>{text(cx, cy + 1, sign, 12, SOLID)}</g>'
    )
