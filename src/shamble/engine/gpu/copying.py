"""Inline PTX that copies parts of records between shared and global memory, and prefetches.

`load_hot` and `store_hot` copy the hot parts of a warp's games, all threads together; `copy_in`,
`copy_out` and `copy_cold` copy one part each, by one thread. See `shared_memory`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import cuda, types
from numba.cuda.extending import intrinsic

from shamble.engine.gpu.layout import CHUNK

WORD, NUMBER = ir.IntType(64), ir.IntType(32)


def _lines(text: Callable[..., str], *constraints: str) -> Any:
    """Lower an intrinsic to inline PTX; `text` gets the sizes of the records, passed by address."""

    def write(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        passed = [
            builder.ptrtoint(arg, WORD) if isinstance(kind, types.Record) else arg
            for arg, kind in zip(args, signature.args, strict=True)
        ]
        kinds = ir.FunctionType(ir.VoidType(), [arg.type for arg in passed])
        sizes = [kind.size for kind in signature.args if isinstance(kind, types.Record)]
        lines = f"{{{text(*sizes)}}}"
        asked = ",".join([*constraints, "~{memory}"])
        builder.call(ir.InlineAsm(kinds, lines, asked, True), passed)
        return context.get_dummy_value()

    return write


THREADS_PER_PART = 8  # that copy one hot part together
PARTS_AT_ONCE = 2  # that a thread copies: more need too many registers
ADDRESSES = """
    .reg .b64 slot, game; .reg .b32 at;
    cvta.to.shared.u64 slot, $0;
    cvt.u32.u64 at, slot;
    cvta.to.global.u64 game, $1;
"""
PREFETCH = ".reg .b64 there; add.u64 there, $0, $1; prefetch.L2 [there];"


def copy_by_thread(size: int, there: str, here: str) -> str:
    """One thread copies one part from one kind of memory to another."""
    return f"""
    .reg .b64 from, to, low, high; .reg .b32 left; .reg .pred more;
    cvta.to.{there}.u64 from, $1;
    cvta.to.{here}.u64 to, $0;
    mov.u32 left, {size};
    NEXT: ld.{there}.v2.b64 {{low, high}}, [from];
    st.{here}.v2.b64 [to], {{low, high}};
    add.u64 from, from, {CHUNK};
    add.u64 to, to, {CHUNK};
    sub.u32 left, left, {CHUNK};
    setp.ne.u32 more, left, 0;
    @more bra NEXT;
    """


def copy_by_warp(size: int, apart: int, *lines: str) -> str:
    """The threads of a warp copy the hot parts of its games, `THREADS_PER_PART` threads a part.

    In global memory parts lie `apart` bytes from each other. A negative number means no game. Each
    of the `lines` is a template of one instruction, written for every chunk of a part before the
    next line; `WHEN` stands for the predicate that there is a game.
    """
    chunks, parts = size // CHUNK, 32 // THREADS_PER_PART
    rows = range(-(-chunks // THREADS_PER_PART))
    text = f"""{ADDRESSES}
    .reg .b32 whose, mine, number; .reg .b64 there, low<{len(rows)}>, high<{len(rows)}>;
    .reg .pred does, last;
    bar.warp.sync 0xffffffff;
    mov.u32 mine, %tid.x;
    and.b32 whose, mine, 31;
    shr.u32 whose, whose, {THREADS_PER_PART.bit_length() - 1};
    and.b32 number, mine, {~31};
    add.u32 number, number, whose;
    mad.lo.u32 at, number, {size}, at;
    and.b32 mine, mine, {THREADS_PER_PART - 1};
    mad.lo.u32 at, mine, {CHUNK}, at;
    mad.wide.u32 game, mine, {CHUNK}, game;
    """
    for turn in range(THREADS_PER_PART):
        text += f"""
    shfl.sync.idx.b32 number, $2, whose, 31, 0xffffffff;
    setp.ge.s32 does, number, 0;
    setp.lt.and.u32 last, mine, {chunks - rows[-1] * THREADS_PER_PART}, does;
    mad.wide.s32 there, number, {apart}, game;
    """
        for line in lines:
            for row in rows:
                cold = f"there + {row * THREADS_PER_PART * CHUNK}"
                hot = f"at + {row * THREADS_PER_PART * CHUNK}"
                one = line.replace("HOT", hot).replace("COLD", cold).replace("#", str(row))
                when = "last" if row == rows[-1] else "does"
                text += f"{one.replace('WHEN', when)};\n"
        text += f"""
    add.u32 whose, whose, {parts};
    add.u32 at, at, {parts * size};
    """
        if turn % PARTS_AT_ONCE == PARTS_AT_ONCE - 1:
            text += "bar.warp.sync 0xffffffff;\n"
    return text


LOAD = "@WHEN ld.global.v2.b64 {low#, high#}, [COLD]"
KEEP = "@WHEN st.shared.v2.b64 [HOT], {low#, high#}"
READ = "ld.shared.v2.b64 {low#, high#}, [HOT]"
STORE = "@WHEN st.global.v2.b64 [COLD], {low#, high#}"


def load_hot_lines(size: int, apart: int) -> str:
    if cuda.get_current_device().compute_capability < (8, 0):
        return copy_by_warp(size, apart, LOAD, KEEP)
    lines = copy_by_warp(size, apart, f"@WHEN cp.async.cg.shared.global [HOT], [COLD], {CHUNK}")
    return f"{lines} cp.async.wait_all; bar.warp.sync 0xffffffff;"


def store_hot_lines(size: int, apart: int) -> str:
    return copy_by_warp(size, apart, READ, STORE)


def _load_hot(context: Any, slot: Any, games: Any, number: Any) -> Any:
    """Load the hot part of the game with this number, if any, into the thread's slot, as a warp.

    `slot` is the first of the block's slots, one for each thread.
    """
    return types.void(slot, games, types.int32), _lines(load_hot_lines, "l", "l", "r")


def _store_hot(context: Any, slot: Any, games: Any, number: Any) -> Any:
    """Store the thread's slot as the hot part of the game with this number, as a warp."""
    return types.void(slot, games, types.int32), _lines(store_hot_lines, "l", "l", "r")


def _copies(there: str, here: str) -> Any:
    """A thread copies the second part to the first."""

    def copy(context: Any, to: Any, part: Any) -> Any:
        def text(size: int, other: int) -> str:
            return copy_by_thread(min(size, other), there, here)

        return types.void(to, part), _lines(text, "l", "l")

    return intrinsic(copy)


def _warp_max(context: Any, number: Any) -> Any:
    """The maximum over the threads of a warp."""

    def write(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        kind = ir.FunctionType(NUMBER, [NUMBER])
        return builder.call(ir.InlineAsm(kind, warp_max_lines(), "=r,r", True), args)

    return types.int32(types.int32), write


def warp_max_lines() -> str:
    if cuda.get_current_device().compute_capability >= (8, 0):
        return "redux.sync.max.s32 $0, $1, 0xffffffff;"
    text = ".reg .b32 other; mov.b32 $0, $1;"
    for d in (16, 8, 4, 2, 1):
        text += f"shfl.sync.bfly.b32 other, $0, {d}, 31, 0xffffffff; max.s32 $0, $0, other;"
    return f"{{{text}}}"


def _prefetch(context: Any, game: Any, offset: Any) -> Any:
    """Prefetch a stretch of a cold part into the L2 cache."""
    return types.void(game, types.int64), _lines(lambda size: PREFETCH, "l", "l")


load_hot: Any = intrinsic(_load_hot)
store_hot: Any = intrinsic(_store_hot)
copy_in: Any = _copies("global", "shared")
copy_out: Any = _copies("shared", "global")
copy_cold: Any = _copies("global", "global")
warp_max: Any = intrinsic(_warp_max)
prefetch: Any = intrinsic(_prefetch)
