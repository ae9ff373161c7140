"""Lines of text that fit a terminal, whatever the width of a letter."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

WIDTH = 78
MARGIN = 2


def width(text: str) -> int:
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def fold(label: str, parts: Iterable[str], indent: int) -> list[str]:
    """A label and parts separated by dots, folded where a line would get too long."""
    lines, line = [], " " * MARGIN + label + " " * max(1, indent - MARGIN - width(label))
    start = True
    for part in parts:
        addition = part if start else f" · {part}"
        if not start and width(line) + width(addition) > WIDTH:
            lines.append(line)
            line, addition = " " * indent, part
        line += addition
        start = False
    return [*lines, line.rstrip()]


def cells(texts: Iterable[str], size: int) -> str:
    return " " * MARGIN + "".join(f"{text:>{size}}" for text in texts)
