"""GPU entry points. See `targets.Gpu`.

Instantiated for each game like `entry_native`; every kernel but the last is a grid-stride loop, so
any number of states fits any grid; it has one game per thread, the state in local memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from numba import cuda, int32, int64

from shamble.engine.copying_gpu import ask_for, bring, copy_in, copy_out, put_back
from shamble.engine.heat import IN_HAND, LANES, SHARED, beside
from shamble.engine.near_gpu import both

if TYPE_CHECKING:
    from shamble.engine.chance import first_luck, next_luck, set_key
    from shamble.engine.loop import (
        after,
        at_once,
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
    STRETCH: int  # of the others, in bytes: see `reach.reaches`
    REACHES: Any
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
STAY = 28  # threads of a warp that need the same piece next: with fewer, they leave their games
DEVICE = cuda.get_current_device()
SPACE = DEVICE.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN
GAMES = IN_HAND if SPACE >= SHARED else IN_HAND // 4  # games that a block has in hand
FIT = (SPACE - beside(PIECES, KINDS)) // (LANES * NEAR.size)
TEAM = min(16, FIT) * LANES if IN_PIECES else LANES  # threads of a block
ASKED = TEAM * NEAR.size  # bytes of shared memory that a launch asks for
ROWS = -(-TEAM // (4 * LANES)) * 4 * LANES  # registers lie in four parts, one for every fourth warp
REGISTERS = min(255, DEVICE.MAX_REGISTERS_PER_MULTIPROCESSOR // ROWS // 8 * 8)
NO_GAME = -1
NOBODY = -1  # at a free place in a line
ALL_OVER = -1  # instead of how many games were found
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
def most(number: int) -> int:
    """The largest of the numbers of a warp."""
    found: int = int32(number)
    for d in (16, 8, 4, 2, 1):
        found = max(found, cuda.shfl_xor_sync(ALL, found, d))
    return found


@cuda.jit(device=True)
def most_wanted(piece: int) -> int:
    """The piece that most threads of a warp need, and by how many: as in `simulate_in_pieces`."""
    alike = cuda.popc(cuda.match_any_sync(ALL, piece))  # all threads come here, also without a game
    wanted: int = most(alike * PIECES + piece if piece >= 0 else 0)
    return wanted


@cuda.jit(device=True)
def place_in(piece: int, number: int) -> int:
    """Where the place with this number lies in the line for a piece."""
    at: int = (cuda.blockIdx.x * PIECES + piece) * GAMES + number % GAMES
    return at


@cuda.jit(device=True)
def line_up(lines: Array, came: Array, piece: int, game: int) -> None:
    """The threads of a warp put their games into the lines for what they need (-1: no game)."""
    lane = cuda.threadIdx.x % LANES
    alike = cuda.match_any_sync(ALL, piece) & ALL
    first = cuda.ffs(alike) - 1
    number = 0
    if piece >= 0 and first == lane:
        number = 0 + cuda.atomic.add(came, piece, cuda.popc(alike))
    number = cuda.shfl_sync(ALL, number, first) + cuda.popc(alike & ((1 << lane) - 1))
    if piece >= 0:
        at = place_in(piece, number)
        while cuda.atomic.cas(lines, at, NOBODY, game) != NOBODY:
            pass  # who was there a whole round before is about to leave


@cuda.jit(device=True)
def called_up(lines: Array, piece: int, number: int) -> int:
    """The game at a place in a line, which is free then."""
    at = place_in(piece, number)
    game: int = cuda.atomic.exch(lines, at, NOBODY)
    while game == NOBODY:  # who reserved the place is about to come
        game = cuda.atomic.exch(lines, at, NOBODY)
    return 0 + game


@cuda.jit(device=True)
def foresee(game: Any, piece: int) -> None:
    """Ask for what the piece often reaches for in the far part of a game."""
    wanted = REACHES[piece]
    while wanted != 0:
        ask_for(game, lowest(wanted) * STRETCH)
        wanted &= wanted - 1


@cuda.jit(device=True)
def most_waiting(came: Array, gone: Array) -> int:
    """The piece that most games of a block wait for, and how many: as in `most_wanted`."""
    best = 0
    for k in range(cuda.threadIdx.x % LANES, PIECES, LANES):
        best = max(best, (came[k] - gone[k]) * PIECES + k)
    waiting: int = most(best)
    return waiting


@cuda.jit(cache=True, max_registers=REGISTERS)
def simulate_in_pieces(
    near_ends: Array,
    far_ends: Array,
    near: Array,
    far: Array,
    far_words: Array,
    lines: Array,
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
    rest, which is also `far_words`. They wait in lines, one for each piece of play that may be
    needed next. A warp takes as many as it has threads from the line that another took from last,
    or if that is too short, from the longest: to fetch code is slow, and what others run is there.
    It brings the near parts into shared memory, and plays that piece, and what follows as long as
    enough of its threads need the same. A game that ends makes room for the next.

    There is no lock. `came` counts who ever came to a line, `gone` who left it; a warp reserves
    places by adding to one of them, and then fills or empties its own places. It only ever waits
    for one that is just about to do so.
    """
    me, block, blocks = cuda.threadIdx.x, cuda.blockIdx.x, cuda.gridDim.x
    lane = me % LANES
    own = block * GAMES  # where this block's games begin
    slots = cuda.shared.array(0, NEAR, alignment=16)  # one for each thread
    came = cuda.shared.array(PIECES, int32)
    gone = cuda.shared.array(PIECES, int32)
    now = cuda.shared.array(1, int32)  # the piece that a warp took last
    alive = cuda.shared.array(1, int32)  # games that go on, or may begin
    begun = cuda.shared.array(1, int32)
    counts = cuda.shared.array(KINDS, int32)  # decisions of each kind
    out = cuda.local.array(ROOM, int64)
    seen = cuda.local.array(1, RECORD)
    results = cuda.local.array((SEATS, 2), int64)
    for k in range(me, KINDS, TEAM):
        counts[k] = 0
    for k in range(me, PIECES, TEAM):
        came[k], gone[k] = 0, 0
    for k in range(PIECES):
        for g in range(me, GAMES, TEAM):
            lines[place_in(k, g)] = g if k == NOTHING else NOBODY
    for g in range(me, GAMES, TEAM):
        near[own + g].played_number = NO_GAME
    cuda.threadfence()
    cuda.syncthreads()
    if me == 0:
        alive[0], begun[0] = GAMES, 0
        now[0], came[NOTHING] = NOTHING, GAMES
    cuda.syncthreads()
    while True:
        cuda.syncwarp()
        doing = cuda.shfl_sync(ALL, 0 + now[0], 0)
        if cuda.shfl_sync(ALL, came[doing] - gone[doing], 0) < LANES:
            doing = most_waiting(came, gone) % PIECES
        number, found = 0, 0
        if lane == 0:
            number = 0 + gone[doing]
            found = min(LANES, came[doing] - number)
            if found == 0 and alive[0] == 0:
                found = ALL_OVER
            elif found > 0 and cuda.atomic.cas(gone, doing, number, number + found) != number:
                found = 0
            if found > 0:
                now[0] = doing
        found = cuda.shfl_sync(ALL, found, 0)  # one thread looks: all must see the same
        number = cuda.shfl_sync(ALL, number, 0) + lane
        if found == ALL_OVER:
            break
        if found == 0:
            continue  # others have them
        g = called_up(lines, doing, number) if lane < found else NO_GAME
        then = doing if lane < found else -1
        foresee(far[own + max(g, 0)], doing)
        cuda.threadfence_block()
        bring(slots[me], near[own], g)
        s = both(slots[me], far[own + max(g, 0)])
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
                            copy_out(slots[me], near_ends[s.played_number])
                            for x in range(FAR_WORDS):
                                far_ends[s.played_number][x] = far_words[(own + g) * FAR_WORDS + x]
                    number = cuda.atomic.add(begun, 0, 1) * blocks + block
                    if number < len(outcomes):
                        copy_in(slots[me], near_blank[0])
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
                else:
                    asks = doing <= STEPS + QUESTIONS
                    if asks:
                        p = s.played_seat
                        while not owes(s, p):
                            p = after(s, p)
                        s.played_luck = next_luck(s.played_luck)
                        chosen = choose(s, p, s.played_luck, policy, out, seen[0])
                        cuda.atomic.add(counts, chosen & 255, 1)
                        s.played_due = take_in(s, p, chosen)
                        s.played_seat = after(s, p)
                    due = s.played_due
                    if not asks or at_once(s, due):
                        do_answered(s, lowest(due))
                        s.played_due = due & (due - 1)
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
            foresee(far[own + max(g, 0)], doing)
        if g >= 0 and then < 0:
            cuda.atomic.add(alive, 0, -1)
        put_back(slots[me], near[own], g if then >= 0 else NO_GAME)
        cuda.threadfence_block()
        line_up(lines, came, then, g)
    cuda.syncthreads()
    for k in range(me, KINDS, TEAM):
        cuda.atomic.add(kinds, k, counts[k])
