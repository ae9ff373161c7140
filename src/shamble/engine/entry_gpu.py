"""GPU entry points. See `targets.Gpu`.

Instantiated for each game like `entry_native`; every kernel but the last is a grid-stride loop, so
any number of states fits any grid; it has one game per thread, the state in local memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from numba import cuda, int16, int32, int64

from shamble.engine.heat import IN_HAND, LANES, SHARED, beside, chunks
from shamble.engine.near_gpu import both, bring, put_back, ready

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
    NEAR: Any  # its fields that are wanted most, and notes, as a numba type
    FAR_WORDS: int  # of 64 bits in the others
    MOST: int
    SEATS: int
    KINDS: int
    STEPS: int
    QUESTIONS: int

Array = Any
ROOM = MOST + 1
PIECES = 1 + STEPS + QUESTIONS + KINDS
IN_PIECES = PIECES > 32  # whether the code is too much for every thread to go its own way
ALL = 0xFFFFFFFF  # threads of a warp
STAY = 24  # threads of a warp that need the same piece next: with fewer, they leave their games
DEVICE = cuda.get_current_device()
SPACE = DEVICE.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN
GAMES = IN_HAND if SPACE >= SHARED else IN_HAND // 4  # games that a block has in hand
CHUNKS = chunks(PIECES, GAMES)  # of games that wait
PLACES = CHUNKS * LANES
FIT = (SPACE - beside(PIECES, GAMES)) // (LANES * NEAR.size)
TEAM = min(16, FIT) * LANES if IN_PIECES else LANES  # threads of a block
SLOTS = TEAM * NEAR.size  # bytes
ASKED = SLOTS + 2 * PLACES  # bytes of shared memory that a launch asks for
ROWS = -(-TEAM // (4 * LANES)) * 4 * LANES  # registers lie in four parts, one for every fourth warp
REGISTERS = min(255, DEVICE.MAX_REGISTERS_PER_MULTIPROCESSOR // ROWS // 8 * 8)
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


@cuda.jit(device=True)
def wait_together(
    member: Array,
    below: Array,
    full: Array,
    fulls: Array,
    rest: Array,
    rests: Array,
    spares: Array,
    spare: Array,
    piece: int,
    alike: int,
    game: int,
) -> None:
    """The threads of a warp put their games to those that need the same `piece` (-1: no game).

    `alike` are the threads with the same piece. The first of them sees to the chunk that is being
    filled, and to a new one if that is not enough.
    """
    lane = cuda.threadIdx.x % LANES
    before = (1 << lane) - 1
    first, many = cuda.ffs(alike) - 1, cuda.popc(alike)
    leads = piece >= 0 and first == lane
    have = 0 + rests[piece] if leads else 0
    chunk = 0 + rest[piece] if leads else 0
    asking = cuda.ballot_sync(ALL, leads and (have == 0 or have + many > LANES)) & ALL
    fresh = 0 + spares[max(0, spare[0] - 1 - cuda.popc(asking & before))]
    chunk = fresh if have == 0 else chunk
    cuda.syncwarp()
    if lane == 0:
        spare[0] -= cuda.popc(asking)
    to = cuda.shfl_sync(ALL, have, first) + cuda.popc(alike & before)
    at = cuda.shfl_sync(ALL, chunk, first)
    over = cuda.shfl_sync(ALL, fresh, first)
    if piece >= 0:
        member[at * LANES + to if to < LANES else (over - 1) * LANES + to] = game
    if leads:
        have += many
        if have >= LANES:
            below[chunk] = full[piece]
            full[piece] = chunk
            fulls[piece] += 1
            chunk, have = fresh, have - LANES
        rest[piece], rests[piece] = chunk, have
    cuda.syncwarp()


@cuda.jit(device=True)
def most_waiting(fulls: Array, rests: Array) -> int:
    """The piece that most games of a block wait for, and how many: as in `most_wanted`."""
    best = 0
    for k in range(cuda.threadIdx.x % LANES, PIECES, LANES):
        best = max(best, (fulls[k] * LANES + rests[k]) * PIECES + k)
    for d in (16, 8, 4, 2, 1):
        best = max(best, cuda.shfl_xor_sync(ALL, best, d))
    return best


@cuda.jit(cache=True, max_registers=REGISTERS)
def simulate_in_pieces(
    near_ends: Array,
    far_ends: Array,
    near: Array,
    far: Array,
    far_words: Array,
    seed: int,
    first: int,
    near_blank: Array,
    far_blank: Array,
    policy: int,
    limit: int,
    outcomes: Array,
    kinds: Array,
) -> None:
    """Play games `first`, `first` + 1, …; `near_ends` and `far_ends` keep their ends, or are empty.

    A block has `GAMES` games in hand, each in two parts: `near` has what is wanted most, `far` the
    rest, which is also `far_words`. They wait in chunks, as many as a warp has threads, for the
    piece of play that they need next. A warp takes a chunk of the piece that another took last, or
    if there is none, of the most wanted one: to fetch code is slow, and what others run is there.
    It brings the near parts into shared memory, and plays that piece, and what follows as long as
    enough of its threads need the same. A game that ends makes room for the next.
    """
    me, block, blocks = cuda.threadIdx.x, cuda.blockIdx.x, cuda.gridDim.x
    lane = me % LANES
    own = block * GAMES  # where this block's games begin
    slots = cuda.shared.array(0, NEAR, alignment=16)  # one for each thread
    member = cuda.shared.array(0, int16)[SLOTS // 2 :]  # games that wait, in chunks
    below = cuda.shared.array(CHUNKS, int16)  # a chunk's next one, or -1
    full = cuda.shared.array(PIECES, int16)  # the first full chunk for each piece, or -1
    fulls = cuda.shared.array(PIECES, int32)  # how many there are
    rest = cuda.shared.array(PIECES, int16)  # the chunk that is being filled, if there are
    rests = cuda.shared.array(PIECES, int32)  # how many games are in it
    spares = cuda.shared.array(CHUNKS, int16)  # empty chunks
    spare = cuda.shared.array(1, int32)  # how many there are
    now = cuda.shared.array(1, int32)  # the piece that a warp took last
    taken = cuda.shared.array(1, int32)  # whether a warp is at the chunks
    alive = cuda.shared.array(1, int32)  # games that go on, or may begin
    begun = cuda.shared.array(1, int32)
    counts = cuda.shared.array(KINDS, int32)  # decisions of each kind
    out = cuda.local.array(ROOM, int64)
    seen = cuda.local.array(1, RECORD)
    results = cuda.local.array((SEATS, 2), int64)
    for k in range(me, KINDS, TEAM):
        counts[k] = 0
    for k in range(me, PIECES, TEAM):
        full[k], fulls[k], rest[k], rests[k] = -1, 0, 0, 0
    for c in range(me, CHUNKS, TEAM):
        below[c], spares[c] = c + 1, GAMES // LANES + c
    for g in range(me, GAMES, TEAM):
        member[g] = g
        near[own + g].played_number = NO_GAME
    cuda.threadfence()
    cuda.syncthreads()
    if me == 0:
        spare[0], taken[0], alive[0], begun[0] = PIECES, 0, GAMES, 0
        now[0] = NOTHING
        full[NOTHING], fulls[NOTHING] = 0, GAMES // LANES
    ready(slots[me])
    cuda.syncthreads()
    turn, g, then, doing = 0, 0, -1, NOTHING
    while True:
        alike = cuda.match_any_sync(ALL, then) & ALL
        if lane == 0:
            while cuda.atomic.compare_and_swap(taken, 0, 1) != 0:
                cuda.nanosleep(50)
        cuda.syncwarp()
        cuda.threadfence_block()
        wait_together(member, below, full, fulls, rest, rests, spares, spare, then, alike, g)
        doing, found = 0 + now[0], LANES
        if fulls[doing] == 0:
            best = most_waiting(fulls, rests)
            doing = best % PIECES
            found = min(LANES, best // PIECES)
        c = full[doing] if found == LANES else rest[doing]
        g = member[c * LANES + lane]  # without a game: any that was there
        cuda.syncwarp()
        if lane == 0:
            now[0] = doing
            if found == LANES:
                full[doing] = below[c]
                fulls[doing] -= 1
            else:
                rests[doing] = 0
            if found > 0:
                spares[spare[0]] = c
                spare[0] += 1
            cuda.threadfence_block()
            cuda.atomic.exch(taken, 0, 0)
        then = doing if lane < found else -1
        if found == 0:
            if alive[0] == 0:
                break
            continue  # others have them
        s = both(slots[me], far[own + g])
        if then >= 0:
            bring(slots[me], near[own + g], turn)
            turn ^= 1
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
                        if len(near_ends) > 0:
                            put_back(slots[me], near_ends[s.played_number])
                            for x in range(FAR_WORDS):
                                far_ends[s.played_number][x] = far_words[(own + g) * FAR_WORDS + x]
                    number = cuda.atomic.add(begun, 0, 1) * blocks + block
                    if number < len(outcomes):
                        bring(slots[me], near_blank[0], turn)
                        turn ^= 1
                        for x in range(FAR_WORDS):
                            far_words[(own + g) * FAR_WORDS + x] = far_blank[x]
                        cuda.threadfence_block()  # `far_words` and `far` are the same memory
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
        if then >= 0:
            put_back(slots[me], near[own + g])
            cuda.threadfence_block()
        elif lane < found:
            cuda.atomic.add(alive, 0, -1)
    cuda.syncthreads()
    for k in range(me, KINDS, TEAM):
        cuda.atomic.add(kinds, k, counts[k])
