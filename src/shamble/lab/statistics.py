"""The little statistics that reports need."""

from __future__ import annotations

import math
from typing import Any

Z95 = 1.959963984540054  # the normal distribution's 97.5 % point


def wilson_interval(wins: int, games: int) -> tuple[float, float]:
    """A 95 % interval for a rate; sound for rates near 0 and 1 too (Wilson's)."""
    rate, z2 = wins / games, Z95 * Z95
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return (middle - half if wins else 0.0), (middle + half if wins < games else 1.0)


def mean_interval(values: Any) -> dict[str, float]:
    """Mean with its 95 % interval, median and extremes of a row of numbers."""
    import numpy as np

    n = len(values)
    mean = float(values.mean())
    half = Z95 * float(values.std(ddof=1)) / math.sqrt(n) if n > 1 else 0.0
    return {
        "mean": mean,
        "low": mean - half,
        "high": mean + half,
        "median": float(np.median(values)),
        "least": int(values.min()),
        "most": int(values.max()),
    }
