"""Which stretches of a record's far part a piece of play reaches for: a GPU asks for them in time.

See `layout` for what is far, and `pieces` for what a piece is.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache

from shamble.engine.gpu.layout import kinds_of_piece, parts
from shamble.engine.gpu.profile import pieces_played
from shamble.engine.language.game import Game

AT_ONCE = 32  # bytes that a GPU's memory gives
STRETCHES = 64  # a bit each
OFTEN = 0.1  # of the times that a piece is played


@cache
def reaches(game: Game) -> tuple[int, list[int]]:
    """How many bytes a stretch has, and for each piece a bit for every one that it often needs."""
    far = parts(game)[2]
    stretch = AT_ONCE * -(-far.itemsize // (AT_ONCE * STRETCHES))
    played: Counter[int] = Counter()
    needed: defaultdict[int, Counter[int]] = defaultdict(Counter)
    for piece, places in pieces_played(game):
        played[piece] += 1
        needed[piece].update(
            {
                (far.fields[name][1] + i * game.state.fields[name].size) // stretch
                for name, i in places
                if name in far.fields
            }
        )
    sets = [
        sum(1 << k for k, times in needed[piece].items() if times > OFTEN * played[piece])
        for piece in range(kinds_of_piece(game))
    ]
    return stretch, [bits - (bits >> 63 << 64) for bits in sets]  # signed, as in 64 bits
