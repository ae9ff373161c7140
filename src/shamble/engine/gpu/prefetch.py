"""Which stretches of a record's cold part each piece of play reads, for a GPU to prefetch them.

See `layout` for what is cold, and `pieces` for what a piece is.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache

from shamble.engine.gpu.layout import kinds_of_piece, split
from shamble.engine.gpu.profile import recorded_pieces
from shamble.engine.language.game import Game

SECTOR = 32  # bytes of the smallest read of global memory
STRETCHES = 64  # a bit each
OFTEN = 0.1  # of the times that a piece is played


@cache
def stretches_of_pieces(game: Game) -> tuple[int, list[int]]:
    """The bytes of a stretch, and for each piece a set of bits: the stretches it often reads."""
    cold = split(game)[2]
    stretch = SECTOR * -(-cold.itemsize // (SECTOR * STRETCHES))
    played: Counter[int] = Counter()
    needed: defaultdict[int, Counter[int]] = defaultdict(Counter)
    for piece, places in recorded_pieces(game):
        played[piece] += 1
        needed[piece].update(
            {
                (cold.fields[name][1] + i * game.state.fields[name].size) // stretch
                for name, i in places
                if name in cold.fields
            }
        )
    sets = [
        sum(1 << k for k, times in needed[piece].items() if times > OFTEN * played[piece])
        for piece in range(kinds_of_piece(game))
    ]
    return stretch, [bits - (bits >> 63 << 64) for bits in sets]  # signed, as in 64 bits
