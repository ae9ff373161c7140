"""The rules of Pursuit, by phase."""

from shamble.games.pursuit.rules import (
    action,
    day_and_night,
    hand,
    invariants,
    refill,
    rounds,
    scoring,
    setup,
    terms,
    zombie,
)

__all__ = [
    "action",
    "day_and_night",
    "hand",
    "invariants",
    "refill",
    "rounds",
    "scoring",
    "setup",
    "terms",
    "zombie",
]
