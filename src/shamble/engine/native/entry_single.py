"""One game in memory that Python owns, decision by decision. See `single`.

Instantiated for each game like `entry_native`. All arguments are integers, which cross from
Python fastest; a state and the buffers are given by their addresses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numba import carray, njit

from shamble.engine.native.memory import pointer
from shamble.engine.native.single import (
    BEGIN,
    BROKEN,
    DEAL,
    HINT,
    IMAGINE,
    OBSERVE,
    OPTIONS,
    OTHERS,
    REDACT,
    REMARK,
    RESULT,
    STEP,
    TRUTH,
    WHY_NOT,
    buffers_dtype,
    logged,
)

if TYPE_CHECKING:
    from shamble.engine.language.chance import next_luck, pick, set_key
    from shamble.engine.runtime.loop import (
        answer,
        begin,
        broken,
        dense,
        flatten,
        heuristic,
        imagine,
        options,
        others_play,
        owes,
        payoffs_and_ranks,
        redact,
        remark,
        step_once,
        why_not,
    )

    MOST: int
    SEATS: int
    RECORD: Any

STATE = logged(RECORD.dtype)
BUFFERS = buffers_dtype(MOST, SEATS)
assert BUFFERS.fields is not None
OPTIONS_AT, RESULTS_AT = (BUFFERS.fields[name][1] for name in ("options", "results"))


@njit(cache=True)
def play(what: int, state: int, buffers: int, player: int, value: int) -> int:
    """Everything that needs neither heuristic nor imagination; `what` is named in `single`."""
    s: Any = carray(pointer(state), 1, STATE)[0]
    d: Any = carray(pointer(buffers), 1, BUFFERS)[0]
    out: Any = carray(pointer(buffers + OPTIONS_AT), MOST + 1, np.int64)
    events: Any = carray(pointer(d.events), 2, np.int64)
    s.log = d.events
    events[0] = 0
    if what in (STEP, BEGIN, DEAL):
        before: Any = carray(pointer(d.before), 1, STATE)
        before[0] = s
    if what == STEP:
        refused = step_once(s, player, value)
        return -refused if refused != 0 else int(events[0])
    if what == OPTIONS:
        count = options(s, player, out)
        for i in range(count):
            d.ids[i] = dense(out[1 + i])
        return count
    if what == WHY_NOT:
        return why_not(s, player, value)
    if what == DEAL:
        set_key(s, player, value)
    if what in (BEGIN, DEAL):
        begin(s)
        return int(events[0])
    if what == REDACT:
        redact(s, player, carray(pointer(value), 1, STATE)[0])
    if what == OBSERVE:
        seen: Any = carray(pointer(d.seen), 1, STATE)[0]
        redact(s, player, seen)
        flatten(seen, carray(pointer(d.row), d.row_size, np.int64))
        mask: Any = carray(pointer(d.mask), d.mask_size, np.int8)
        for i in range(d.mask_size):
            mask[i] = 0
        if player >= 0:
            for i in range(options(s, player, out)):
                mask[dense(out[1 + i])] = 1
    if what == TRUTH:
        flatten(s, carray(pointer(d.row), d.row_size, np.int64))
    if what == RESULT:
        payoffs_and_ranks(s, carray(pointer(buffers + RESULTS_AT), (SEATS, 2), np.int64))
    if what == OTHERS:  # as in `loop.others_play`, without a heuristic
        luck = value
        while s.over == 0 and s.to_act != 1 << player:
            for p in range(s.players):
                if p != player and owes(s, p):
                    luck = next_luck(luck)
                    answer(s, p, out[1 + pick(luck, options(s, p, out))])
        return luck
    return 0


@njit(cache=True)
def think(what: int, state: int, buffers: int, player: int, value: int) -> int:
    """What needs the heuristic or imagination: compiled when it is first wanted."""
    s: Any = carray(pointer(state), 1, STATE)[0]
    d: Any = carray(pointer(buffers), 1, BUFFERS)[0]
    out: Any = carray(pointer(buffers + OPTIONS_AT), MOST + 1, np.int64)
    events: Any = carray(pointer(d.events), 2, np.int64)
    s.log = d.events
    events[0] = 0
    if what == HINT:
        options(s, player, out)
        return heuristic(s, player, out)
    if what == REMARK:
        return remark(s, player)
    if what == IMAGINE:
        imagine(s, player, value, out)
    if what == BROKEN:
        return broken(s)
    if what == OTHERS:
        seen: Any = carray(pointer(d.seen), 1, STATE)[0]
        return others_play(s, player, value, d.policy, out, seen)
    return 0
