"""GPU entry points. See `targets.Gpu`.

Instantiated for each game like `entry_native`; every kernel but the last is a grid-stride loop, so
any number of states fits any grid; it has one game per thread, the state in local memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from numba import cuda, int8, int16, int32, int64

if TYPE_CHECKING:
    from shamble.engine.chance import first_luck, next_luck, set_key
    from shamble.engine.loop import (
        after,
        begin,
        choose,
        dense,
        do_answered,
        imagine,
        lay_out,
        made_so_far,
        next_piece,
        options,
        owes,
        payoffs_and_ranks,
        play_game,
        play_on,
        redact,
        step_on,
        step_once,
        take_in,
    )
    from shamble.engine.rule import lowest

    RECORD: Any  # the state as a numba type
    WORDS: int  # of 64 bits in the record of a game that is played in pieces
    MOST: int
    SEATS: int
    KINDS: int
    STEPS: int
    QUESTIONS: int

Array = Any
ROOM = MOST + 1
PIECES = 1 + STEPS + QUESTIONS + KINDS
IN_PIECES = PIECES > 32  # whether the code is too much for every thread to go its own way
MARK = int8 if PIECES < 128 else int16  # the number of a piece, or -1
TEAM = 256  # threads of a block
GAMES = 16384  # games that a block has in hand
BATCH = 4096  # games that play a piece before the block looks again which is wanted
STAY = 24  # threads of a warp that need the same piece next: with fewer, they leave their games
LANES = 32  # threads of a warp
ALL = 0xFFFFFFFF  # of them
BLOCKS = 2  # on a multiprocessor
REGISTERS = cuda.get_current_device().MAX_REGISTERS_PER_MULTIPROCESSOR // (BLOCKS * TEAM)
NO_GAME = -1
NOTHING = 0


@cuda.jit(cache=True)
def setup_many(states: Array, keys: Array, blank: Array) -> None:
    for i in range(cuda.grid(1), len(states), cuda.gridsize(1)):
        states[i] = blank[0]
        s = states[i]
        for j in range(8):
            s.key[j] = keys[i][j]
        begin(s)


@cuda.jit(cache=True)
def legal_many(states: Array, players: Array, counts: Array, actions: Array) -> None:
    out = cuda.local.array(ROOM, int64)
    for i in range(cuda.grid(1), len(states), cuda.gridsize(1)):
        counts[i] = options(states[i], players[i], out)
        for j in range(counts[i]):
            actions[i][j] = dense(out[1 + j])


@cuda.jit(cache=True)
def step_many(states: Array, players: Array, actions: Array, refused: Array) -> None:
    for i in range(cuda.grid(1), len(states), cuda.gridsize(1)):
        refused[i] = step_once(states[i], players[i], actions[i])


@cuda.jit(cache=True)
def redact_many(states: Array, players: Array, seen: Array) -> None:
    for i in range(cuda.grid(1), len(states), cuda.gridsize(1)):
        redact(states[i], players[i], seen[i])


@cuda.jit(cache=True)
def imagine_many(seen: Array, players: Array, luck: Array) -> None:
    out = cuda.local.array(ROOM, int64)
    for i in range(cuda.grid(1), len(seen), cuda.gridsize(1)):
        imagine(seen[i], players[i], luck[i], out)


@cuda.jit(cache=True)
def result_many(states: Array, results: Array) -> None:
    for i in range(cuda.grid(1), len(states), cuda.gridsize(1)):
        payoffs_and_ranks(states[i], results[i])


@cuda.jit(cache=True)
def playouts(
    states: Array, luck: Array, policy: int, limit: int, scratch: Array, made: Array
) -> None:
    out = cuda.local.array(ROOM, int64)
    seen = cuda.local.array(1, RECORD)
    kinds = cuda.local.array(KINDS, int64)
    for i in range(cuda.grid(1), len(states), cuda.gridsize(1)):
        made[i], luck[i] = play_on(states[i], luck[i], policy, limit, out, seen[0], kinds)


@cuda.jit(cache=True)
def simulate(
    states: Array,
    scratch: Array,
    seed: int,
    first: int,
    blank: Array,
    policy: int,
    limit: int,
    outcomes: Array,
    kinds: Array,
) -> None:
    """`states` keeps the ends of all games, or is empty: then nothing but outcomes comes back."""
    out = cuda.local.array(ROOM, int64)
    own = cuda.local.array(1, RECORD)
    seen = cuda.local.array(1, RECORD)
    results = cuda.local.array((SEATS, 2), int64)
    counts = cuda.local.array(KINDS, int64)
    for k in range(KINDS):
        counts[k] = 0
    s = own[0]
    for i in range(cuda.grid(1), len(outcomes), cuda.gridsize(1)):
        own[0] = blank[0]
        row = outcomes[i]
        row[0] = play_game(s, seed, first + i, policy, limit, out, seen[0], counts)
        row[1] = s.over
        row[2] = s.round
        payoffs_and_ranks(s, results)
        for p in range(s.players):
            row[3 + 2 * p] = results[p][0]
            row[4 + 2 * p] = results[p][1]
        if len(states) > 0:
            states[i] = s
    for k in range(KINDS):
        cuda.atomic.add(kinds, k, counts[k])


@cuda.jit(device=True)
def most_wanted(piece: int) -> int:
    """The piece that most threads of a warp need, and by how many: as in `simulate_in_pieces`."""
    alike = cuda.popc(cuda.match_any_sync(ALL, piece))  # all threads come here, also without a game
    wanted = alike * PIECES + piece if piece >= 0 else 0
    for d in (16, 8, 4, 2, 1):
        wanted = max(wanted, cuda.shfl_xor_sync(ALL, wanted, d))
    return wanted


@cuda.jit(cache=True, max_registers=REGISTERS)
def simulate_in_pieces(
    states: Array,
    pool: Array,
    records: Array,
    seed: int,
    first: int,
    blank: Array,
    policy: int,
    limit: int,
    outcomes: Array,
    kinds: Array,
) -> None:
    """Play games `first`, `first` + 1, …; `states` keeps their ends, or is empty.

    A block has `GAMES` games in hand: `records`, and as rows of 64-bit words `pool`, which is the
    same memory. Again and again it looks which piece of play most of them need next, and its
    threads play that piece in all those games, and what follows as long as enough threads of a
    warp need the same. So all threads run the same code, which a multiprocessor has to read once,
    and a game that ends makes room for the next.
    """
    me, block, blocks = cuda.threadIdx.x, cuda.blockIdx.x, cuda.gridDim.x
    own = block * GAMES  # where this block's games begin
    piece = cuda.shared.array(GAMES, MARK)  # what each game needs next; -1: there is no game
    waiting = cuda.shared.array(PIECES, int32)  # how many games need each piece
    batch = cuda.shared.array(BATCH, int16)
    best = cuda.shared.array(1, int32)  # the most wanted piece, and by how many
    gathered = cuda.shared.array(1, int32)
    begun = cuda.shared.array(1, int32)
    counts = cuda.shared.array(KINDS, int32)  # decisions of each kind
    out = cuda.local.array(ROOM, int64)
    seen = cuda.local.array(1, RECORD)
    results = cuda.local.array((SEATS, 2), int64)
    for k in range(me, KINDS, TEAM):
        counts[k] = 0
    for k in range(me, PIECES, TEAM):
        waiting[k] = GAMES if k == NOTHING else 0
    for g in range(me, GAMES, TEAM):
        piece[g] = NOTHING
        records[own + g].played_number = NO_GAME
    if me == 0:
        begun[0] = 0
    while True:
        if me == 0:
            best[0], gathered[0] = 0, 0
        cuda.syncthreads()
        for k in range(me, PIECES, TEAM):
            cuda.atomic.max(best, 0, waiting[k] * PIECES + k)
        cuda.syncthreads()
        if best[0] < PIECES:
            break  # nobody waits any more
        now = best[0] % PIECES
        for g in range(me, GAMES, TEAM):
            if piece[g] == now:
                rank = cuda.atomic.add(gathered, 0, 1)
                if rank < BATCH:
                    batch[rank] = g
        cuda.syncthreads()
        found = min(gathered[0], BATCH)
        if me == 0:
            cuda.atomic.add(waiting, now, -found)
        for start in range(me - me % LANES, found, TEAM):
            i = start + me % LANES
            g = batch[min(i, found - 1)]
            s = records[own + g]
            doing, then = now, now if i < found else -1
            while True:
                if then == doing:
                    if doing == NOTHING:
                        if s.played_number >= 0:
                            line = outcomes[s.played_number]
                            line[0], line[1], line[2] = made_so_far(s.played_luck), s.over, s.round
                            payoffs_and_ranks(s, results)
                            for p in range(s.players):
                                line[3 + 2 * p] = results[p][0]
                                line[4 + 2 * p] = results[p][1]
                            if len(states) > 0:
                                for x in range(states.shape[1]):
                                    states[s.played_number][x] = pool[(own + g) * WORDS + x]
                        number = cuda.atomic.add(begun, 0, 1) * blocks + block
                        if number < len(outcomes):
                            for x in range(WORDS):
                                pool[(own + g) * WORDS + x] = blank[x]
                            cuda.threadfence_block()  # `pool` and `s` are the same memory
                            s.played_number = number
                            set_key(s, seed, first + number)
                            lay_out(s)
                            s.played_luck = first_luck(seed, first + number)
                        else:
                            s.played_number = NO_GAME
                    elif doing <= STEPS:
                        step_on(s)
                    elif doing <= STEPS + QUESTIONS:
                        p = s.played_seat
                        while not owes(s, p):
                            p = after(s, p)
                        s.played_luck = next_luck(s.played_luck)
                        chosen = choose(s, p, s.played_luck, policy, out, seen[0])
                        cuda.atomic.add(counts, chosen & 255, 1)
                        s.played_due = take_in(s, p, chosen)
                        s.played_seat = after(s, p)
                    else:
                        p = lowest(s.played_due)
                        do_answered(s, p)
                        s.played_due &= ~(1 << p)
                    then = -1
                    if s.played_number >= 0:
                        then = next_piece(s, s.played_due)
                        asked = STEPS < then <= STEPS + QUESTIONS
                        if asked and made_so_far(s.played_luck) >= limit:
                            then = NOTHING
                wanted = most_wanted(then)
                if wanted < STAY * PIECES:
                    break
                doing = wanted % PIECES
            if i < found:
                piece[g] = then
                if then >= 0:
                    cuda.atomic.add(waiting, then, 1)
        cuda.syncthreads()
    for k in range(me, KINDS, TEAM):
        cuda.atomic.add(kinds, k, counts[k])
