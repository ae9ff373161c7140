"""The loop: the engine's half of every game, written once and instantiated once per game.

`build.core` executes this file again for each game, with the game's own dispatchers (the names
declared below for the type checker) already in its globals. So `advance` of Pursuit calls
Pursuit's steps directly, and compiled code has nothing to look up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from shamble.engine.language.chance import below, first_luck, next_luck, pick, set_key
from shamble.engine.language.rule import Grid, Table, how_many, lowest, rule
from shamble.engine.language.state import STUCK, GameState

if TYPE_CHECKING:  # what `build` puts here
    CODES: Table  # the action of each dense id
    FIRST: Table  # the first dense id of each kind of action
    SIZES: Grid  # how many values each argument of a kind has
    ANSWERS: Table  # for each question, a bit for each kind of action that answers it
    SECRET: Table  # for each step, 1 if its arguments are hidden
    TALK: Table  # for each kind of action, 1 if it is talk
    OVER: int
    TURN: int
    UNKNOWN: int
    STEPS: int
    QUESTIONS: int

    def run_step(s: GameState, step: int, a: int, b: int, c: int, d: int) -> None: ...
    def list_options(s: GameState, question: int, player: int, out: list[int]) -> None: ...
    def forbids(s: GameState, kind: int, player: int, a: int, b: int, c: int) -> int: ...
    def do_deed(s: GameState, kind: int, player: int, a: int, b: int, c: int) -> None: ...
    def make_blank(s: GameState) -> None: ...
    def show_declared(s: GameState, player: int, out: GameState) -> None: ...
    def flatten(s: GameState, row: list[int]) -> None: ...
    def lay_out(s: GameState) -> None: ...
    def show_more(s: GameState, player: int, out: GameState) -> None: ...
    def fill_blanks(s: GameState, player: int) -> None: ...
    def payoffs_and_ranks(s: GameState, out: list[list[int]]) -> None: ...
    def heuristic(s: GameState, player: int, options: list[int]) -> int: ...
    def remark(s: GameState, player: int) -> int: ...
    def broken(s: GameState) -> int: ...


@rule
def begin(s: GameState) -> None:
    """Lay out the game and run to the first question. Players, options and key are there."""
    lay_out(s)
    advance(s)


@rule
def advance(s: GameState) -> None:
    """Pop and run steps until somebody owes an answer or the game is over."""
    while s.to_act == 0 and s.over == 0:
        if s.depth == 0:
            s.over = STUCK
            return
        step_on(s)


@rule
def step_on(s: GameState) -> None:
    """Pop a step and run it."""
    s.depth -= 1
    frame = s.stack[s.depth]
    run_step(s, frame[0], frame[1], frame[2], frame[3], frame[4])


@rule
def owes(s: GameState, player: int) -> bool:
    return s.over == 0 and (s.to_act >> player) & 1 == 1


@rule
def options(s: GameState, player: int, out: list[int]) -> int:
    """List what the player may answer; none if no answer is owed. Returns how many."""
    out[0] = 0
    if owes(s, player):
        list_options_of(s, player, out)
    return out[0]


@rule
def answer(s: GameState, player: int, code: int) -> None:
    """Apply a legal answer: when all are in, do the deeds in seat order and run on."""
    due = collect_answer(s, player, code)
    while due != 0 and s.over == 0:
        do_answered(s, lowest(due))
        due &= due - 1
    advance(s)


@rule
def do_answered(s: GameState, player: int) -> None:
    """Do the deed that a seat has answered."""
    said = s.answer[player]
    do_deed(s, said[0], player, said[1], said[2], said[3])


@rule
def apply_action(s: GameState, player: int, code: int) -> None:
    """Apply a legal action: talk has its effect at once and answers nothing."""
    if TALK[code & 255] == 1:
        speak(s, player, code)
    else:
        answer(s, player, code)


@rule
def speak(s: GameState, player: int, code: int) -> None:
    do_deed(
        s,
        code & 255,
        player,
        (code >> 8) & 0xFFFF,
        (code >> 24) & 0xFFFF,
        (code >> 40) & 0xFFFF,
    )


@rule
def why_not(s: GameState, player: int, code: int) -> int:
    """0 if the answer is legal, else the number of the rule that forbids it."""
    kind = code & 255
    if s.over != 0:
        return OVER
    if TALK[kind] == 0:
        if (s.to_act >> player) & 1 == 0:
            return TURN
        if (ANSWERS[s.question] >> kind) & 1 == 0:
            return UNKNOWN
    return forbids(
        s, kind, player, (code >> 8) & 0xFFFF, (code >> 24) & 0xFFFF, (code >> 40) & 0xFFFF
    )


@rule
def dense(code: int) -> int:
    """The dense id of an action."""
    kind = code & 255
    size = SIZES[kind]
    a, b, c = (code >> 8) & 0xFFFF, (code >> 24) & 0xFFFF, (code >> 40) & 0xFFFF
    return FIRST[kind] + (a * size[1] + b) * size[2] + c


@rule
def code_of(action: int) -> int:
    """The action of a dense id; -1 if there is none."""
    return CODES[action] if 0 <= action < len(CODES) else -1


@rule
def step_once(s: GameState, player: int, action: int) -> int:
    """Apply a dense action if it is legal; 0, or the rule that refuses it."""
    code = code_of(action)
    why = UNKNOWN if code < 0 else why_not(s, player, code)
    if why == 0:
        apply_action(s, player, code)
    return why


@rule
def redact(s: GameState, player: int, out: GameState) -> None:
    """Write into `out` what the player (or a spectator, -1) may know; the rest is blank."""
    make_blank(out)
    show_declared(s, player, out)
    show_undeclared(s, player, out)


@rule
def show_undeclared(s: GameState, player: int, out: GameState) -> None:
    """What a player may know besides the declared fields: the stack, and what the game says."""
    for i in range(s.depth):
        frame, copy = s.stack[i], out.stack[i]
        copy[0] = frame[0]
        if SECRET[frame[0]] == 0:
            for j in range(1, 5):
                copy[j] = frame[j]
    show_more(s, player, out)


@rule
def imagine(s: GameState, player: int, luck: int, out: list[int]) -> None:
    """Fill the blanks of a redacted record with a possibility; `luck` picks which.

    The game fills its fields; answers that others have given in secret are filled in here.
    """
    set_key(s, luck, player)
    fill_blanks(s, player)
    for p in range(s.players):
        if s.over == 0 and (s.asked >> p) & 1 and not owes(s, p) and s.answer[p][0] < 0:
            list_options_of(s, p, out)
            record_answer(s, p, out[1 + below(s, out[0])])


@rule
def list_options_of(s: GameState, player: int, out: list[int]) -> None:
    """What a player may answer or might have answered."""
    out[0] = 0
    list_options(s, s.question, player, out)


@rule
def record_answer(s: GameState, player: int, code: int) -> None:
    """Write an answer down."""
    said = s.answer[player]
    said[0] = code & 255
    said[1] = (code >> 8) & 0xFFFF
    said[2] = (code >> 24) & 0xFFFF
    said[3] = (code >> 40) & 0xFFFF


@rule
def play_on(
    s: GameState,
    luck: int,
    policy: int,
    limit: int,
    out: list[int],
    seen: GameState,
    kinds: list[int],
) -> tuple[int, int]:
    """Play to the end (or for `limit` decisions). Returns the decisions made and the luck left.

    `policy` has a bit for each seat that the heuristic plays; the others play at random. It gets
    the redacted record in `seen`, and a stream of its own there. `kinds` counts the actions by
    their kind.
    """
    made, p = 0, 0
    while s.over == 0 and made < limit:
        # Seats are looked through first: on a GPU, threads whose seats differ then act together.
        while not owes(s, p):
            p = after(s, p)
        luck = next_luck(luck)
        chosen = choose(s, p, luck, policy, out, seen)
        kinds[chosen & 255] += 1
        answer(s, p, chosen)
        made += 1
        p = after(s, p)
    return made, luck


@rule
def after(s: GameState, player: int) -> int:
    """The next seat round the table."""
    return player + 1 if player + 1 < s.players else 0


@rule
def choose(
    s: GameState, player: int, luck: int, policy: int, out: list[int], seen: GameState
) -> int:
    """What the seat answers: at random, or by the heuristic, which may say something first."""
    count = options(s, player, out)
    if (policy >> player) & 1 == 0:
        return out[1 + pick(luck, count)]
    redact(s, player, seen)
    set_key(seen, luck, player)
    said = remark(seen, player)
    if said >= 0:
        speak(s, player, said)
    return heuristic(seen, player, out)


@rule
def others_play(
    s: GameState, seat: int, luck: int, policy: int, out: list[int], seen: GameState
) -> int:
    """Let the others answer until only the seat owes one, or the game is over. Returns the luck."""
    while s.over == 0 and s.to_act != 1 << seat:
        for p in range(s.players):
            if p != seat and owes(s, p):
                luck = next_luck(luck)
                answer(s, p, choose(s, p, luck, policy, out, seen))
    return luck


@rule
def play_game(
    s: GameState,
    seed: int,
    number: int,
    policy: int,
    limit: int,
    out: list[int],
    seen: GameState,
    kinds: list[int],
) -> int:
    """Game `number` of a simulation: from its key to its end. Returns the decisions made."""
    set_key(s, seed, number)
    begin(s)
    made, _ = play_on(s, first_luck(seed, number), policy, limit, out, seen, kinds)
    return made


@rule
def write_outcome(s: GameState, made: int, results: list[list[int]], row: list[int]) -> None:
    """A game's row of `simulate`: decisions, ending, round, then payoff and rank of each seat."""
    payoffs_and_ranks(s, results)
    row[0] = made
    row[1] = s.over
    row[2] = s.round
    for p in range(s.players):
        row[3 + 2 * p] = results[p][0]
        row[4 + 2 * p] = results[p][1]


@rule
def observe(
    s: GameState, player: int, out: list[int], seen: GameState, row: list[int], mask: list[int]
) -> None:
    """What an agent in a seat is given: the redacted record as a row, and which actions it has."""
    redact(s, player, seen)
    flatten(seen, row)
    for k in range(len(mask)):
        mask[k] = 0
    for k in range(options(s, player, out)):
        mask[dense(out[1 + k])] = 1


@rule
def pay(s: GameState, player: int, over: int, results: list[list[int]], payoffs: list[int]) -> int:
    """Write the payoffs of a game that has just ended, else 0 for every seat; the agent's own."""
    if over != 0:
        payoffs_and_ranks(s, results)
    for p in range(len(payoffs)):
        payoffs[p] = results[p][0] if over != 0 else 0
    return results[player][0] if over != 0 else 0


@rule
def play_checked(s: GameState, luck: int, limit: int, out: list[int]) -> tuple[int, int]:
    """Random play that stops where an invariant breaks or an answer is owed but none exists.

    Returns the decisions made, and 0, or the number of the broken invariant, or -1 for no answer.
    """
    made = 0
    wrong = broken(s)
    while s.over == 0 and wrong == 0 and made < limit:
        for p in range(s.players):
            if made < limit and wrong == 0 and owes(s, p):
                count = options(s, p, out)
                if count == 0:
                    return made, -1
                luck = next_luck(luck)
                answer(s, p, out[1 + pick(luck, count)])
                made += 1
                wrong = broken(s)
    return made, wrong


# ---- play in pieces: on a GPU the threads of a warp do together what many games need next

NOTHING = 0  # the piece of a game that is over; steps, questions and deeds follow it
FEW_KINDS = 4


@rule
def next_piece(s: GameState, due: int) -> int:
    """What comes next: nothing, a step, a question to one seat, or a deed; each kind a number.

    `due` has a bit for each seat whose answer is taken and whose deed is not done (see `at_once`).
    """
    if s.over != 0:
        return NOTHING
    if due != 0:
        return 1 + STEPS + QUESTIONS + s.answer[lowest(due)][0]
    if s.to_act != 0:
        return 1 + STEPS + s.question
    if s.depth == 0:
        s.over = STUCK
        return NOTHING
    return 1 + s.stack[s.depth - 1][0]


@rule
def collect_answer(s: GameState, player: int, code: int) -> int:
    """Record a legal answer. Returns the seats whose deeds are due: all of them, or none yet."""
    record_answer(s, player, code)
    s.to_act &= ~(1 << player)
    return s.asked if s.to_act == 0 else 0


@rule
def at_once(s: GameState, due: int) -> bool:
    """Whether a deed is done in the piece of its answer: a seat was asked alone, and the question
    has few kinds of answers, so that threads with the same question mostly do the same."""
    return due != 0 and due & (due - 1) == 0 and how_many(ANSWERS[s.question]) <= FEW_KINDS


@rule
def made_so_far(luck: int) -> int:
    """How many decisions have drawn on a game's luck: see `chance.first_luck`."""
    return luck & 0xFFFFFFFF
