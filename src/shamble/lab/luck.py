"""Luck for bots: a number for each decision of each game of a run, never the same one twice.

The number is (game, decision) under a permutation that the seed picks, a Feistel network of four
rounds. A permutation cannot collide, and neighbours come out unlike each other.
"""

from __future__ import annotations

from shamble.engine.errors import ShambleError
from shamble.engine.language.chance import scramble

DECISION_BITS = 24
GAME_BITS = 38
HALF = (GAME_BITS + DECISION_BITS) // 2
MASK = (1 << HALF) - 1


def luck(seed: int, game: int, decision: int) -> int:
    """From 0 to 2**62 - 1, for a game below 2**38 and a decision below 2**24."""
    if not 0 <= game < 1 << GAME_BITS or not 0 <= decision < 1 << DECISION_BITS:
        raise ShambleError(
            f"luck is for games below 2**{GAME_BITS} and decisions below 2**{DECISION_BITS},"
            f" not for game {game}, decision {decision}"
        )
    together = game << DECISION_BITS | decision
    left, right = together >> HALF, together & MASK
    for key in (seed, seed >> 32, ~seed, seed >> 16):
        left, right = right, left ^ (scramble(scramble(right) ^ (key & 0xFFFF_FFFF)) & MASK)
    return left << HALF | right
