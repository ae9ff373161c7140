"""The rules of Mall, by phase."""

from shamble.games.mall.rules import (
    arrival,
    attack,
    claims,
    destinations,
    election,
    found,
    invariants,
    moves,
    rounds,
    setup,
    terms,
    truck,
    voting,
    window,
)

__all__ = [
    "arrival",
    "attack",
    "claims",
    "destinations",
    "election",
    "found",
    "invariants",
    "moves",
    "rounds",
    "setup",
    "terms",
    "truck",
    "voting",
    "window",
]
