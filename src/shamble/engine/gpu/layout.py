"""Which fields of a record are hot: read most by play, and so kept in a GPU's shared memory."""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache
from typing import Any

from shamble.engine.gpu.profile import recorded_pieces
from shamble.engine.language.game import Game
from shamble.engine.language.record import structured
from shamble.engine.runtime.build import core

PLAY_FIELDS = {"played_luck": 8, "played_number": 4, "played_due": 2, "played_seat": 2}  # bytes
SHARED = 227 * 1024  # bytes of shared memory that a block can have on a Hopper GPU
GAMES_PER_BLOCK = 32_768  # that a block plays at once there
LANES = 32  # threads of a warp
WARPS = 12  # of a block: more leave less room for hot fields, fewer hide less latency
LINE = 128  # bytes of a line of global memory
CHUNK = 16  # bytes of one copy instruction
STRIDE, STRIDE_OFFSET = (
    32,
    16,
)  # a hot part is a multiple of STRIDE bytes and STRIDE_OFFSET
# more: this spreads parts over the banks, and keeps them aligned for copies of 16 bytes
OVERREAD = 128  # bytes after the last hot part that may be read, not written


def other_shared_bytes(pieces: int, kinds: int) -> int:
    """Shared memory besides the hot parts: see `entry_gpu.simulate_in_pieces`."""
    return 16 * pieces + 4 * kinds + 128 + OVERREAD


def kinds_of_piece(game: Game) -> int:
    """How many pieces of play there are: see `loop.next_piece`."""
    loop = core(game)
    return int(1 + loop.STEPS + loop.QUESTIONS + len(game.actions))


@cache
def split(game: Game) -> tuple[Any, Any, Any]:
    """Layouts: the hot part in shared memory, the hot part in global memory, the cold part."""
    fields = game.state.fields
    room = (SHARED - other_shared_bytes(kinds_of_piece(game), len(game.actions))) // (WARPS * LANES)
    hot = hottest(game, room - (room - STRIDE_OFFSET) % STRIDE - sum(PLAY_FIELDS.values()))
    cold = [name for name in fields if name not in hot]
    return (
        structured(game.state, hot, PLAY_FIELDS, multiple=STRIDE, past=STRIDE_OFFSET),
        structured(game.state, hot, PLAY_FIELDS, multiple=LINE),
        structured(game.state, cold, multiple=CHUNK),
    )


def hottest(game: Game, room: int) -> frozenset[str]:
    """The fields that fit into so many bytes and together save most waiting (a knapsack)."""
    names, waits = list(game.state.fields), wait_counts(game)
    best = [(0, 0)] * (room + 1)  # for each number of bytes: waits saved, and a bit for each field
    for k, name in enumerate(names):
        field = game.state.fields[name]
        size = field.count * field.size
        for bytes_left in range(room, size - 1, -1):
            saved, chosen = best[bytes_left - size]
            best[bytes_left] = max(best[bytes_left], (saved + waits[name], chosen | 1 << k))
    return frozenset(name for k, name in enumerate(names) if best[room][1] >> k & 1)


@cache
def wait_counts(game: Game) -> Counter[str]:
    """How often warps wait for each field, estimated from recorded games.

    A warp waits if one of its threads reads: a field that few of the threads in a piece read costs
    nearly as much as one that all of them read. A second read in the same piece is cached.
    """
    times: Counter[int] = Counter()
    reads: defaultdict[int, Counter[str]] = defaultdict(Counter)
    readers: defaultdict[int, Counter[str]] = defaultdict(Counter)
    for piece, places in recorded_pieces(game):
        times[piece] += 1
        reads[piece].update(name for name, _ in places)
        readers[piece].update({name for name, _ in places})
    waits: Counter[str] = Counter()
    for piece, fields in reads.items():
        for name, count in fields.items():
            share = readers[piece][name] / times[piece]
            waits[name] += round(count * (1 - (1 - share) ** LANES) / share)
    return waits
