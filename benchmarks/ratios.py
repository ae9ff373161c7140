"""Which differences between paired measurements are real."""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import fmean, geometric_mean, stdev

from scipy.stats import t as student

Row = tuple[str, str]  # game and measure


@dataclass(frozen=True)
class Comparison:
    """Speeds before and after, their ratio with its interval, and what that means."""

    before: float
    after: float
    ratio: float
    low: float
    high: float

    @property
    def verdict(self) -> str:
        if self.low > 1:
            return "faster"
        return "slower" if self.high < 1 else "same"


def compare(pairs: list[tuple[float, float]], confidence: float = 0.95) -> Comparison:
    """Paired t interval of the mean log ratio; what both of a pair share cancels."""
    before, after = zip(*pairs, strict=True)
    logs = [math.log(b / a) for a, b in pairs]
    middle = fmean(logs)
    half = student.ppf((1 + confidence) / 2, len(logs) - 1) * stdev(logs) / math.sqrt(len(logs))
    return Comparison(
        geometric_mean(before),
        geometric_mean(after),
        math.exp(middle),
        math.exp(middle - half),
        math.exp(middle + half),
    )


def compare_all(measured: dict[Row, list[tuple[float, float]]]) -> dict[Row, Comparison]:
    """Of many rows: wide enough that with 95 % confidence all intervals hold (Bonferroni)."""
    confidence = 1 - 0.05 / len(measured)
    return {name: compare(pairs, confidence) for name, pairs in measured.items()}
