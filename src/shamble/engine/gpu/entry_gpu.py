"""GPU entry points. See `targets.Gpu`.

Instantiated for each game like `entry_native`; every kernel but the last is a grid-stride loop, so
any number of states fits any grid; it has one game per thread, the state in local memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from numba import cuda, int32, int64

from shamble.engine.gpu.copying import (
    ask_for,
    bring,
    copy_far,
    copy_in,
    copy_out,
    greatest,
    put_back,
)
from shamble.engine.gpu.layout import IN_HAND, LANES, READ_ON, SHARED, beside
from shamble.engine.gpu.shared_memory import both

if TYPE_CHECKING:
    from shamble.engine.language.chance import first_luck, next_luck, set_key
    from shamble.engine.language.rule import lowest
    from shamble.engine.runtime.loop import (
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

    RECORD: Any  # the state as a numba type
    NEAR: Any  # its fields that are wanted most, and notes, as a numba type
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
STAY = 16  # threads of a warp that need the same piece next: with fewer, they part
DEVICE = cuda.get_current_device()
SPACE = DEVICE.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN
GAMES = IN_HAND if SPACE >= SHARED else IN_HAND // 4  # that a block has in hand
FIT = (SPACE - beside(PIECES, KINDS)) // (LANES * NEAR.size)
WARPS = min(16, FIT) if IN_PIECES else 1  # of a block
TEAM = WARPS * LANES
ASKED = TEAM * NEAR.size + READ_ON  # bytes of shared memory that a launch asks for
ROWS = -(-TEAM // (4 * LANES)) * 4 * LANES  # registers lie in four parts, one for every fourth warp
REGISTERS = min(255, DEVICE.MAX_REGISTERS_PER_MULTIPROCESSOR // ROWS // 8 * 8)
LONGEST = GAMES + TEAM  # what a line has room for: more than all, for who left may be read late
PLACES = PIECES * LONGEST  # in the lines of a block
LATE = max(1, WARPS // 2) * LANES  # so many threads found nothing more: who still plays parts, too
PIECE, FIRST, FOUND, TAKEN = range(4)  # the line that is played, who is first in it, how many are
# there, and how many were asked for
NO_GAME = -1
NO_PIECE = -1
NOTHING = 0
COUNTED = PIECES.bit_length()  # a piece and how many games need it are one number: these bits, rest


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
    """The piece that most threads of a warp need, and how many do."""
    alike = cuda.popc(cuda.match_any_sync(ALL, int32(piece)))  # all come here, also without a game
    wanted: int = greatest(int32((alike << COUNTED) + piece if piece >= 0 else 0))
    return wanted


@cuda.jit(device=True)
def place_in(piece: int, number: int) -> int:
    """Where the place with this number lies in the line for a piece: a ring."""
    if number >= LONGEST:
        number -= LONGEST
    at: int = (cuda.blockIdx.x * PIECES + piece) * LONGEST + number
    return at


@cuda.jit(device=True)
def line_up(lines: Array, came: Array, piece: int, game: int) -> None:
    """The threads of a warp put their games into the lines for what they need."""
    alike = cuda.match_any_sync(ALL, int32(piece)) & ALL
    before = cuda.popc(alike & cuda.lanemask_lt())
    number = 0
    if piece >= 0 and before == 0:
        number = 0 + cuda.atomic.add(came, piece, cuda.popc(alike))
    number = cuda.shfl_sync(ALL, int32(number), cuda.ffs(alike) - 1) + before
    if piece >= 0:
        lines[place_in(piece, number)] = game


@cuda.jit(device=True)
def call_up(came: Array, gone: Array, now: Array) -> None:
    """All games of the longest line leave it, while nobody plays. A warp finds it, and tells."""
    lane = cuda.threadIdx.x & LANES - 1
    best = 0
    for k in range(lane, PIECES, LANES):
        best = max(best, ((came[k] - gone[k]) << COUNTED) + k)
    longest = greatest(int32(best))
    piece, found = longest & (1 << COUNTED) - 1, longest >> COUNTED
    if lane == 0:
        now[PIECE], now[FIRST], now[FOUND], now[TAKEN] = piece, gone[piece], found, 0
        gone[piece] += found
        if gone[piece] >= LONGEST:
            gone[piece] -= LONGEST
            came[piece] -= LONGEST


@cuda.jit(device=True)
def foresee(wanted: int, game: Any) -> None:
    """Ask for stretches of the far part of a game, which a piece often reaches for."""
    while wanted != 0:
        ask_for(game, lowest(wanted) * STRETCH)
        wanted &= wanted - 1


@cuda.jit(cache=True, max_registers=REGISTERS)
def simulate_in_pieces(
    near_ends: Array,
    far_ends: Array,
    near: Array,
    far: Array,
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
    rest. They wait in lines, one for each piece of play that may be needed next. The warps of a
    block play one line after the other together, always the longest, so that all run the same code
    at about the same time, for to fetch code is slow. Each takes games until the line is empty:
    brings their near parts into shared memory, and plays that piece, and what follows as long as
    enough of its threads need the same, and not half of the warps wait for the others. A game that
    ends makes room for the next.
    """
    me, block, blocks = cuda.threadIdx.x, cuda.blockIdx.x, cuda.gridDim.x
    lane = me & LANES - 1
    own = block * GAMES  # where this block's games begin
    slots = cuda.shared.array(0, NEAR, alignment=16)  # one for each thread
    reach = cuda.shared.array(PIECES, int64)
    came = cuda.shared.array(PIECES, int32)  # how many games came to each line
    gone = cuda.shared.array(PIECES, int32)  # and left it
    now = cuda.shared.array(4, int32)  # the line that is played: see `PIECE`
    begun = cuda.shared.array(1, int32)
    counts = cuda.shared.array(KINDS, int32)  # decisions of each kind
    out = cuda.local.array(ROOM, int64)
    seen = cuda.local.array(1, RECORD)
    results = cuda.local.array((SEATS, 2), int64)
    for k in range(me, KINDS, TEAM):
        counts[k] = 0
    for k in range(me, PIECES, TEAM):
        reach[k] = REACHES[k]
        came[k], gone[k] = 0, 0
    for g in range(me, GAMES, TEAM):
        lines[place_in(NOTHING, g)] = g
        near[own + g].played_number = NO_GAME
    cuda.syncthreads()
    if me == 0:
        begun[0], came[NOTHING] = 0, GAMES
    while True:
        cuda.syncthreads()  # all have lined up
        if me < LANES:
            call_up(came, gone, now)
        cuda.syncthreads()
        if now[FOUND] == 0:
            break
        while True:
            number = cuda.atomic.add(now, TAKEN, LANES) if lane == 0 else 0
            number = cuda.shfl_sync(ALL, int32(number), 0) + lane
            if number - lane >= now[FOUND]:
                break
            doing = 0 + now[PIECE]
            g, then = NO_GAME, NO_PIECE
            if number < now[FOUND]:
                g = 0 + lines[place_in(doing, now[FIRST] + number)]
                then = doing
            foresee(reach[doing], far[own + max(g, 0)])
            bring(slots[0], near[own], g)
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
                                copy_out(near_ends[s.played_number], slots[me])
                                copy_far(far_ends[s.played_number], far[own + g])
                        number = cuda.atomic.add(begun, 0, 1) * blocks + block
                        if number < len(outcomes):
                            copy_in(slots[me], near_blank[0])
                            copy_far(far[own + g], far_blank[0])
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
                    then = NO_PIECE
                    if s.played_number >= 0:
                        then = next_piece(s, s.played_due)
                        asked = STEPS < then <= STEPS + QUESTIONS
                        if asked and made_so_far(s.played_luck) >= limit:
                            then = NOTHING
                wanted = most_wanted(then)
                if wanted >> COUNTED < STAY or greatest(int32(now[TAKEN] - now[FOUND])) >= LATE:
                    break
                doing = wanted & (1 << COUNTED) - 1
                foresee(reach[doing], far[own + max(g, 0)])
            put_back(slots[0], near[own], g if then >= 0 else NO_GAME)
            line_up(lines, came, then, g)
    for k in range(me, KINDS, TEAM):
        cuda.atomic.add(kinds, k, counts[k])
