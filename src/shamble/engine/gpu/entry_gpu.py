"""GPU entry points, launched by `target.Gpu`.

Instantiated for each game like `entry_native`; every kernel but the last is a grid-stride loop, so
any number of states fits any grid; it has one game per thread, the state in local memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from numba import cuda, int32, int64

from shamble.engine.gpu.copying import (
    copy_cold,
    copy_in,
    copy_out,
    load_hot,
    prefetch,
    store_hot,
    warp_max,
)
from shamble.engine.gpu.layout import GAMES_PER_BLOCK, LANES, OVERREAD, SHARED, other_shared_bytes
from shamble.engine.gpu.shared_memory import split_record

if TYPE_CHECKING:
    from shamble.engine.language.chance import first_luck, next_luck, set_key
    from shamble.engine.language.rule import lowest
    from shamble.engine.runtime.loop import (
        after,
        at_once,
        begin,
        choose,
        collect_answer,
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
        write_outcome,
    )

    RECORD: Any  # the state as a numba type
    HOT: Any  # its hot fields, and where play stands, as a numba type
    STRETCH: int  # bytes of a stretch of the cold part: see `prefetch`
    PREFETCHES: Any
    MOST: int
    SEATS: int
    KINDS: int
    STEPS: int
    QUESTIONS: int

Array = Any
ROOM = MOST + 1
PIECES = 1 + STEPS + QUESTIONS + KINDS
PIECEWISE = PIECES > 32  # large code is played piece by piece, all threads of a warp the same piece
ALL = 0xFFFFFFFF  # threads of a warp
MIN_TOGETHER = 16  # a warp goes on while so many of its threads need the same piece
DEVICE = cuda.get_current_device()
SPACE = DEVICE.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN
GAMES = GAMES_PER_BLOCK if SPACE >= SHARED else GAMES_PER_BLOCK // 4  # that a block plays at once
FIT = (SPACE - other_shared_bytes(PIECES, KINDS)) // (LANES * HOT.size)
WARPS = min(16, FIT) if PIECEWISE else 1  # of a block
TEAM = WARPS * LANES
SHARED_BYTES = TEAM * HOT.size + OVERREAD  # of a launch
ROWS = -(-TEAM // (4 * LANES)) * 4 * LANES  # each fourth warp has registers of its own bank
REGISTERS = min(255, DEVICE.MAX_REGISTERS_PER_MULTIPROCESSOR // ROWS // 8 * 8)
QUEUE_SIZE = GAMES + TEAM  # more than all games: an entry may be read after its queue was popped
QUEUE_SLOTS = PIECES * QUEUE_SIZE  # of a block
MANY_IDLE = max(1, WARPS // 2) * LANES  # with so many threads idle, the others stop too
PIECE, FIRST, FOUND, CLAIMED = range(4)  # the queue in play: its piece, its first entry, how
# many entries it has, and how many of them warps have claimed
NO_GAME = -1
NO_PIECE = -1
NOTHING = 0
COUNTED = PIECES.bit_length()  # bits of a piece where piece and count share a number


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
    """`states` receives the final state of every game; empty, only outcomes are returned."""
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
        made = play_game(s, seed, first + i, policy, limit, out, seen[0], counts)
        write_outcome(s, made, results, outcomes[i])
        if len(states) > 0:
            states[i] = s
    for k in range(KINDS):
        cuda.atomic.add(kinds, k, counts[k])


@cuda.jit(device=True)
def most_common_piece(piece: int) -> int:
    """The piece that most threads of a warp need next, and how many of them do, in one number."""
    alike = cuda.popc(
        cuda.match_any_sync(ALL, int32(piece))
    )  # every lane takes part, even without a game
    wanted: int = warp_max(int32((alike << COUNTED) + piece if piece >= 0 else 0))
    return wanted


@cuda.jit(device=True)
def queue_index(piece: int, number: int) -> int:
    """The index of an entry of a piece's queue, which is a ring buffer."""
    if number >= QUEUE_SIZE:
        number -= QUEUE_SIZE
    at: int = (cuda.blockIdx.x * PIECES + piece) * QUEUE_SIZE + number
    return at


@cuda.jit(device=True)
def enqueue(queues: Array, pushed: Array, piece: int, game: int) -> None:
    """The threads of a warp push their games onto the queues of the pieces they need."""
    alike = cuda.match_any_sync(ALL, int32(piece)) & ALL
    before = cuda.popc(alike & cuda.lanemask_lt())
    number = 0
    if piece >= 0 and before == 0:
        number = 0 + cuda.atomic.add(pushed, piece, cuda.popc(alike))
    number = cuda.shfl_sync(ALL, int32(number), cuda.ffs(alike) - 1) + before
    if piece >= 0:
        queues[queue_index(piece, number)] = game


@cuda.jit(device=True)
def pop_longest(pushed: Array, popped: Array, now: Array) -> None:
    """One warp finds the longest queue and pops all of it, between two barriers."""
    lane = cuda.threadIdx.x & LANES - 1
    best = 0
    for k in range(lane, PIECES, LANES):
        best = max(best, ((pushed[k] - popped[k]) << COUNTED) + k)
    longest = warp_max(int32(best))
    piece, found = longest & (1 << COUNTED) - 1, longest >> COUNTED
    if lane == 0:
        now[PIECE], now[FIRST], now[FOUND], now[CLAIMED] = piece, popped[piece], found, 0
        popped[piece] += found
        if popped[piece] >= QUEUE_SIZE:
            popped[piece] -= QUEUE_SIZE
            pushed[piece] -= QUEUE_SIZE


@cuda.jit(device=True)
def prefetch_stretches(wanted: int, game: Any) -> None:
    """Prefetch the stretches of a game's cold part that a piece often reads."""
    while wanted != 0:
        prefetch(game, lowest(wanted) * STRETCH)
        wanted &= wanted - 1


@cuda.jit(cache=True, max_registers=REGISTERS)
def simulate_in_pieces(
    hot_ends: Array,
    cold_ends: Array,
    hot: Array,
    cold: Array,
    queues: Array,
    seed: int,
    first: int,
    hot_blank: Array,
    cold_blank: Array,
    policy: int,
    limit: int,
    outcomes: Array,
    kinds: Array,
) -> None:
    """Play games `first`, `first` + 1, …; `hot_ends` and `cold_ends` receive their final states,
    unless they are empty.

    A block plays `GAMES` games at once. The record of each is split: `hot` holds the fields that
    are read most, `cold` the rest. There is a queue of games for every piece of play (a step, a
    question, a deed). All warps of a block process the longest queue, then the next longest, so
    that they run the same code at about the same time and share the instruction cache. A warp
    claims games until the queue is empty, loads their hot parts into shared memory and plays the
    piece; it goes on with the next while enough of its threads need the same one and less than
    half of the warps are idle. A finished game is replaced by a new one.
    """
    me, block, blocks = cuda.threadIdx.x, cuda.blockIdx.x, cuda.gridDim.x
    lane = me & LANES - 1
    own = block * GAMES  # index of this block's first game
    slots = cuda.shared.array(0, HOT, alignment=16)  # one for each thread
    wanted_stretches = cuda.shared.array(PIECES, int64)
    pushed = cuda.shared.array(PIECES, int32)  # games ever pushed onto each queue
    popped = cuda.shared.array(PIECES, int32)  # and popped from it
    now = cuda.shared.array(4, int32)  # the queue in play: see `PIECE`
    started = cuda.shared.array(1, int32)
    counts = cuda.shared.array(KINDS, int32)  # decisions of each kind
    out = cuda.local.array(ROOM, int64)
    seen = cuda.local.array(1, RECORD)
    results = cuda.local.array((SEATS, 2), int64)
    for k in range(me, KINDS, TEAM):
        counts[k] = 0
    for k in range(me, PIECES, TEAM):
        wanted_stretches[k] = PREFETCHES[k]
        pushed[k], popped[k] = 0, 0
    for g in range(me, GAMES, TEAM):
        queues[queue_index(NOTHING, g)] = g
        hot[own + g].played_number = NO_GAME
    cuda.syncthreads()
    if me == 0:
        started[0], pushed[NOTHING] = 0, GAMES
    while True:
        cuda.syncthreads()  # all games are in their queues
        if me < LANES:
            pop_longest(pushed, popped, now)
        cuda.syncthreads()
        if now[FOUND] == 0:
            break
        while True:
            number = cuda.atomic.add(now, CLAIMED, LANES) if lane == 0 else 0
            number = cuda.shfl_sync(ALL, int32(number), 0) + lane
            if number - lane >= now[FOUND]:
                break
            doing = 0 + now[PIECE]
            g, then = NO_GAME, NO_PIECE
            if number < now[FOUND]:
                g = 0 + queues[queue_index(doing, now[FIRST] + number)]
                then = doing
            prefetch_stretches(wanted_stretches[doing], cold[own + max(g, 0)])
            load_hot(slots[0], hot[own], g)
            s = split_record(slots[me], cold[own + max(g, 0)])
            while True:
                if then == doing:
                    if doing == NOTHING:
                        if s.played_number >= 0:
                            made = made_so_far(s.played_luck)
                            write_outcome(s, made, results, outcomes[s.played_number])
                            if len(hot_ends) > 0:
                                copy_out(hot_ends[s.played_number], slots[me])
                                copy_cold(cold_ends[s.played_number], cold[own + g])
                        number = cuda.atomic.add(started, 0, 1) * blocks + block
                        if number < len(outcomes):
                            copy_in(slots[me], hot_blank[0])
                            copy_cold(cold[own + g], cold_blank[0])
                            s.played_number = number
                            set_key(s, seed, first + number)
                            lay_out(s)
                            s.played_luck = first_luck(seed, first + number)
                        else:
                            s.played_number = NO_GAME
                    elif doing <= STEPS:
                        step_on(s)
                    else:
                        asks = doing <= STEPS + QUESTIONS
                        if asks:
                            p = s.played_seat
                            while not owes(s, p):
                                p = after(s, p)
                            s.played_luck = next_luck(s.played_luck)
                            chosen = choose(s, p, s.played_luck, policy, out, seen[0])
                            cuda.atomic.add(counts, chosen & 255, 1)
                            s.played_due = collect_answer(s, p, chosen)
                            s.played_seat = after(s, p)
                        due = s.played_due
                        if not asks or at_once(s, due):
                            do_answered(s, lowest(due))
                            s.played_due = due & (due - 1)
                    then = NO_PIECE
                    if s.played_number >= 0:
                        then = next_piece(s, s.played_due)
                        asked = STEPS < then <= STEPS + QUESTIONS
                        if asked and made_so_far(s.played_luck) >= limit:
                            then = NOTHING
                wanted = most_common_piece(then)
                if (
                    wanted >> COUNTED < MIN_TOGETHER
                    or warp_max(int32(now[CLAIMED] - now[FOUND])) >= MANY_IDLE
                ):
                    break
                doing = wanted & (1 << COUNTED) - 1
                prefetch_stretches(wanted_stretches[doing], cold[own + max(g, 0)])
            store_hot(slots[0], hot[own], g if then >= 0 else NO_GAME)
            enqueue(queues, pushed, then, g)
    for k in range(me, KINDS, TEAM):
        cuda.atomic.add(kinds, k, counts[k])
