"""Which fields of a game's record play waits for most, for a GPU to keep them near."""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache
from typing import Any

from shamble.engine.gpu.profile import pieces_played
from shamble.engine.language.game import Game
from shamble.engine.language.record import structured
from shamble.engine.runtime.build import core

NOTES = {"played_luck": 8, "played_number": 4, "played_due": 2, "played_seat": 2}  # bytes
SHARED = 227 * 1024  # bytes of shared memory that a block can have on a Hopper GPU
IN_HAND = 32_768  # games that a block has in hand there
LANES = 32  # threads of a warp
WARPS = 12  # of a block: with more there is less room for what is near, with fewer they wait more
LINE = 128  # bytes that a GPU's memory is read in
CHUNK = 16  # bytes that a thread copies at once
APART, ODD = 32, 16  # near parts have so many bytes, or a multiple, and ODD: so they lie well in
# the banks of memory, and are copied 16 bytes at a time
READ_ON = 128  # bytes that may be read, and no more than read, behind the last near part


def beside(pieces: int, kinds: int) -> int:
    """How much shared memory the rest takes: see `entry_gpu.simulate_in_pieces`."""
    return 16 * pieces + 4 * kinds + 128 + READ_ON


def kinds_of_piece(game: Game) -> int:
    """How many pieces of play there are: see `loop.next_piece`."""
    loop = core(game)
    return int(1 + loop.STEPS + loop.QUESTIONS + len(game.actions))


@cache
def parts(game: Game) -> tuple[Any, Any, Any]:
    """The near part of a record, the same as it waits for its turn, and the far part."""
    fields = game.state.fields
    room = (SHARED - beside(kinds_of_piece(game), len(game.actions))) // (WARPS * LANES)
    near = hottest(game, room - (room - ODD) % APART - sum(NOTES.values()))
    far = [name for name in fields if name not in near]
    return (
        structured(game.state, near, NOTES, multiple=APART, past=ODD),
        structured(game.state, near, NOTES, multiple=LINE),
        structured(game.state, far, multiple=CHUNK),
    )


def hottest(game: Game, room: int) -> frozenset[str]:
    """The fields that fit in so many bytes and together are waited for most."""
    names, waits = list(game.state.fields), how_often(game)
    best = [(0, 0)] * (room + 1)  # for so much room: waits saved, and a bit for each field
    for k, name in enumerate(names):
        field = game.state.fields[name]
        size = field.count * field.size
        for bytes_left in range(room, size - 1, -1):
            saved, chosen = best[bytes_left - size]
            best[bytes_left] = max(best[bytes_left], (saved + waits[name], chosen | 1 << k))
    return frozenset(name for k, name in enumerate(names) if best[room][1] >> k & 1)


@cache
def how_often(game: Game) -> Counter[str]:
    """How often the warps that play some games wait for each field.

    A warp waits if one of its threads does: what few of those that play a piece read counts for
    nearly as much as what all of them read. What is read again in a piece is at hand.
    """
    times: Counter[int] = Counter()
    reads: defaultdict[int, Counter[str]] = defaultdict(Counter)
    readers: defaultdict[int, Counter[str]] = defaultdict(Counter)
    for piece, places in pieces_played(game):
        times[piece] += 1
        reads[piece].update(name for name, _ in places)
        readers[piece].update({name for name, _ in places})
    waits: Counter[str] = Counter()
    for piece, fields in reads.items():
        for name, count in fields.items():
            share = readers[piece][name] / times[piece]
            waits[name] += round(count * (1 - (1 - share) ** LANES) / share)
    return waits
