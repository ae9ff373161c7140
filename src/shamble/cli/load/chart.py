"""A line of figures over time, drawn with characters."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

BLOCKS = " ▁▂▃▄▅▆▇█"
WIDTH, HEIGHT = 72, 10


def chart(values: Sequence[float], unit: str, across: str) -> list[str]:
    """The figures as columns from 0 to their maximum, and what the axis across says."""
    if not values:
        return []
    columns = squeezed(values, min(WIDTH, len(values)))
    top = max(values) or 1.0
    rows = []
    for row in reversed(range(HEIGHT)):
        steps = (round((value / top * HEIGHT - row) * 8) for value in columns)
        line = "".join(BLOCKS[min(8, max(0, step))] for step in steps)
        label = f"{top:,.0f} {unit}" if row == HEIGHT - 1 else f"0 {unit}" if row == 0 else ""
        rows.append(f"{label:>12} │{line}")
    return [*rows, f"{'':>12} └{'─' * len(columns)}", f"{'':>14}{across}"]


def squeezed(values: Sequence[float], count: int) -> list[float]:
    """So many columns, each the maximum of what it stands for."""
    edges = [len(values) * number // count for number in range(count + 1)]
    return [max(values[a:b]) for a, b in pairwise(edges)]
