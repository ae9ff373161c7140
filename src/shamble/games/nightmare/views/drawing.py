"""Lines of text that fit a terminal, whatever the width of a letter."""

from __future__ import annotations

from collections.abc import Iterable

from rich.cells import cell_len

WIDTH = 78
MARGIN = 2


def fold(label: str, parts: Iterable[str], indent: int) -> list[str]:
    """A label and parts separated by dots, folded where a line would get too long."""
    lines, line = [], " " * MARGIN + label + " " * max(1, indent - MARGIN - cell_len(label))
    start = True
    for part in parts:
        addition = part if start else f" · {part}"
        if not start and cell_len(line) + cell_len(addition) > WIDTH:
            lines.append(line)
            line, addition = " " * indent, part
        line += addition
        start = False
    return [*lines, line.rstrip()]


def cells(texts: Iterable[str], size: int) -> str:
    return " " * MARGIN + "".join(f"{text:>{size}}" for text in texts)
