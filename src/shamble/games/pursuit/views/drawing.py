"""Drawing in text: cards side by side, tracks, columns. Full-width characters count as two."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rich.cells import cell_len, set_cell_size

CELL = 10  # columns inside a card
MARGIN = 1

# Where a name may be broken: between words, and between the scripts of a Japanese one.
PIECE = re.compile(r"[ァ-ヶー]+[ぁ-ん]*|[一-鿿々]+[ぁ-ん]*|[ぁ-ん]+|[^ァ-ヶー一-鿿々ぁ-ん\s]+\s*")


def centred(text: str, width: int = CELL) -> str:
    text = set_cell_size(text, min(cell_len(text), width))
    return set_cell_size(" " * ((width - cell_len(text)) // 2) + text, width)


def placed(line: str, column: int, text: str) -> str:
    """A line with a text put at a column, cutting off what was there."""
    return set_cell_size(line, column) + text


def two_lines(name: str) -> tuple[str, str]:
    """A name on one line if it fits, else broken so that the longer half is shortest."""
    if cell_len(name) <= CELL:
        return name, ""
    pieces = PIECE.findall(name)
    halves = [
        ("".join(pieces[:i]).strip(), "".join(pieces[i:]).strip())
        for i in reversed(range(1, len(pieces)))
    ]
    return min(halves, key=lambda half: max(map(cell_len, half)), default=(name, ""))


def side_by_side(cards: list[list[str]]) -> list[str]:
    """Cards in boxes; each is a list of equally many texts, one a line."""
    edge = "─" * CELL
    inside = [
        "│" + "│".join(set_cell_size(text, CELL) for text in texts) + "│"
        for texts in zip(*cards, strict=True)
    ]
    top = "┌" + "┬".join(edge for _ in cards) + "┐"
    bottom = "└" + "┴".join(edge for _ in cards) + "┘"
    return [" " * MARGIN + line for line in (top, *inside, bottom)]


def hung(cards: Iterable[tuple[int, str]]) -> list[str]:
    """Small cards above the row: each its place in it, and its name."""
    roof, wall = "", ""
    for place, name in cards:
        column = MARGIN + place * (CELL + 1)
        roof = placed(roof, column, "┌" + "─" * CELL + "┐")
        wall = placed(wall, column, "│" + centred(name) + "│")
    return [roof, wall] if roof else []


def track(value: int, cap: int) -> str:
    return "■" * value + "□" * (cap - value) + f" {value}/{cap}"


def columns(rows: list[tuple[str, str]]) -> list[str]:
    """Labels and what they label, one below the other."""
    width = max(cell_len(label) for label, _ in rows)
    return [" " * MARGIN + set_cell_size(label, width) + "  " + text for label, text in rows]
