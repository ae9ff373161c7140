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
        first_of,
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

    RECORD: Any  # the state as a numba type
    PLAYED: Any  # the same with the notes of a game that is played in pieces
    WORDS: int  # of 64 bits in such a record
    NUMBER: int  # where in it the game's number is
    MOST: int
    SEATS: int
    KINDS: int
    STEPS: int
    QUESTIONS: int

Array = Any
ROOM = MOST + 1
PIECES = 1 + STEPS + QUESTIONS + KINDS
IN_PIECES = PIECES > 32  # whether the code is too much for every thread to go its own way
LANES = 32  # threads that go together
IN_HAND = 768  # games that a block has in hand, for each of its warps
QUARTERS = 1  # of a team that need the same piece next: with fewer, the team parts
MARK = int8 if PIECES < 128 else int16  # the number of a piece, or -1
DEVICE = cuda.get_current_device()
# Bytes of shared memory: a warp's notes and its games' records, and what any block needs beside.
WARP_NOTES = IN_HAND * (1 if PIECES < 128 else 2) + 2 * LANES
WARP_TABLE = 8 * LANES * WORDS
BLOCK_NOTES = 8 * PIECES + 64
FIT = (DEVICE.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN - BLOCK_NOTES) // (WARP_NOTES + WARP_TABLE)
SHARED = FIT >= 4  # whether records are played in shared memory: unless only a few would fit
WARPS = min(8, FIT) if SHARED else 8  # in a block
BLOCKS = 1 if SHARED else 2  # on a multiprocessor
TEAM = WARPS * LANES  # games that a block plays at once
GAMES = IN_HAND * WARPS  # games that it has in hand
REGISTERS = min(255, DEVICE.MAX_REGISTERS_PER_MULTIPROCESSOR // (BLOCKS * TEAM))  # of a thread
CHUNKS = -(-WORDS // LANES)  # words of a record that one thread copies
DEEP = max(1, 16 // CHUNKS)  # records that a thread copies at a time
NO_GAME = -1
NOTHING = 0
TABLE = WARPS * WARP_TABLE if SHARED else 0  # what a launch asks for


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

    A block has `GAMES` games in hand: `pool` holds them as rows of 64-bit words, and `records` is
    the same memory. Again and again it looks which piece of play most of them need next, brings a
    team of such games into shared memory, if there is room, and its threads play that piece, one
    game each, and go on as long as a quarter of the team need the same. So all threads run the same
    code, which a multiprocessor has to read once, and a game that ends makes room for the next.
    """
    me, block, blocks = cuda.threadIdx.x, cuda.blockIdx.x, cuda.gridDim.x
    warp, lane = me // LANES, me % LANES
    own = block * GAMES * WORDS  # where this block's games begin
    words = cuda.shared.array(0, int64) if SHARED else pool  # the team's records
    table = cuda.shared.array(0, PLAYED) if SHARED else records  # the same memory
    piece = cuda.shared.array(GAMES, MARK)  # what each game needs next; -1: there is no game
    waiting = cuda.shared.array(PIECES, int32)  # how many games need each piece
    going = cuda.shared.array(PIECES, int32)  # and how many of the team
    team = cuda.shared.array(TEAM, int16)
    best = cuda.shared.array(1, int32)  # the most wanted piece, and by how many
    gathered = cuda.shared.array(1, int32)
    begun = cuda.shared.array(1, int32)
    out = cuda.local.array(ROOM, int64)
    seen = cuda.local.array(1, RECORD)
    results = cuda.local.array((SEATS, 2), int64)
    counts = cuda.local.array(KINDS, int64)
    hold = cuda.local.array((DEEP, CHUNKS), int64)
    for k in range(KINDS):
        counts[k] = 0
    for k in range(me, PIECES, TEAM):
        waiting[k] = GAMES if k == NOTHING else 0
    for g in range(me, GAMES, TEAM):
        piece[g] = NOTHING
        pool[own + g * WORDS + NUMBER] = NO_GAME
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
                if rank < TEAM:
                    team[rank] = g
        cuda.syncthreads()
        found = min(gathered[0], TEAM)
        if me == 0:
            waiting[now] -= found
        for k in range(warp * DEEP, found if SHARED else 0, WARPS * DEEP):
            for j in range(DEEP):
                row = own + team[min(k + j, found - 1)] * WORDS
                for i in range(CHUNKS):
                    hold[j][i] = pool[row + min(lane + i * LANES, WORDS - 1)]
            for j in range(DEEP):
                for i in range(CHUNKS):
                    if k + j < found and lane + i * LANES < WORDS:
                        words[(k + j) * WORDS + lane + i * LANES] = hold[j][i]
        cuda.syncthreads()
        seat = me if SHARED else block * GAMES + team[min(me, found - 1)]
        s = table[seat]
        then = now if me < found else -1
        while True:
            if then == now:
                if now == NOTHING:
                    if s.played_number >= 0:
                        line = outcomes[s.played_number]
                        line[0], line[1], line[2] = made_so_far(s.played_luck), s.over, s.round
                        payoffs_and_ranks(s, results)
                        for p in range(s.players):
                            line[3 + 2 * p] = results[p][0]
                            line[4 + 2 * p] = results[p][1]
                        if len(states) > 0:
                            for x in range(states.shape[1]):
                                states[s.played_number][x] = words[seat * WORDS + x]
                    number = cuda.atomic.add(begun, 0, 1) * blocks + block
                    if number < len(outcomes):
                        for x in range(WORDS):
                            words[seat * WORDS + x] = blank[x]
                        cuda.threadfence_block()  # `words` and `s` are the same memory
                        s.played_number = number
                        set_key(s, seed, first + number)
                        lay_out(s)
                        s.played_luck = first_luck(seed, first + number)
                    else:
                        s.played_number = NO_GAME
                elif now <= STEPS:
                    step_on(s)
                elif now <= STEPS + QUESTIONS:
                    p = s.played_seat
                    while not owes(s, p):
                        p = after(s, p)
                    s.played_luck = next_luck(s.played_luck)
                    chosen = choose(s, p, s.played_luck, policy, out, seen[0])
                    counts[chosen & 255] += 1
                    s.played_due = take_in(s, p, chosen)
                    s.played_seat = after(s, p)
                else:
                    p = first_of(s.played_due)
                    do_answered(s, p)
                    s.played_due &= ~(1 << p)
                then = -1
                if s.played_number >= 0:
                    then = next_piece(s, s.played_due)
                    asked = STEPS < then <= STEPS + QUESTIONS
                    if asked and made_so_far(s.played_luck) >= limit:
                        then = NOTHING
            for k in range(me, PIECES, TEAM):
                going[k] = 0
            cuda.syncthreads()
            if me == 0:
                best[0] = 0
            if then >= 0:
                cuda.atomic.add(going, then, 1)
            cuda.syncthreads()
            for k in range(me, PIECES, TEAM):
                cuda.atomic.max(best, 0, going[k] * PIECES + k)
            cuda.syncthreads()
            if best[0] // PIECES * 4 < found * QUARTERS:
                break  # they have gone different ways
            now = best[0] % PIECES
        if me < found:
            piece[team[me]] = then
            if then >= 0:
                cuda.atomic.add(waiting, then, 1)
        for k in range(warp * DEEP, found if SHARED else 0, WARPS * DEEP):
            for j in range(DEEP):
                row = min(k + j, found - 1) * WORDS
                for i in range(CHUNKS):
                    hold[j][i] = words[row + min(lane + i * LANES, WORDS - 1)]
            for j in range(DEEP):
                for i in range(CHUNKS):
                    if k + j < found and lane + i * LANES < WORDS:
                        pool[own + team[k + j] * WORDS + lane + i * LANES] = hold[j][i]
        cuda.syncthreads()
    for k in range(KINDS):
        cuda.atomic.add(kinds, k, counts[k])
