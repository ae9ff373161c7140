"""How games come near on a GPU and go back, and what is far is asked for: lines for the assembler.

`bring` and `put_back` copy the near parts of a warp's games, its threads together; `copy_in`,
`copy_out` and `copy_far` copy one part, each thread its own. See `near_gpu`.
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
    """Writes lines for the assembler, for records of so many bytes; a record is its address."""

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


ABREAST = 8  # threads that copy one near part together
AT_A_TIME = 2  # parts that a thread copies: more, and its registers would not do
PLACES = """
    .reg .b64 slot, game; .reg .b32 at;
    cvta.to.shared.u64 slot, $0;
    cvt.u32.u64 at, slot;
    cvta.to.global.u64 game, $1;
"""
ASK = ".reg .b64 there; add.u64 there, $0, $1; prefetch.L2 [there];"


def alone(size: int, there: str, here: str) -> str:
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


def together(size: int, apart: int, *lines: str) -> str:
    """The threads of a warp copy the near parts of its games, several threads each. Those in hand
    lie further apart than they are long.

    The threads with a part in common go from chunk to chunk; then the warp turns to the next parts.
    Negative is the number of no game. Of the lines, the first is written for all chunks of a part,
    then the second. It happens `WHEN` there is a game.
    """
    chunks, parts = size // CHUNK, 32 // ABREAST
    rows = range(-(-chunks // ABREAST))
    text = f"""{PLACES}
    .reg .b32 whose, mine, number; .reg .b64 there, low<{len(rows)}>, high<{len(rows)}>;
    .reg .pred does, last;
    bar.warp.sync 0xffffffff;
    mov.u32 mine, %tid.x;
    and.b32 whose, mine, 31;
    shr.u32 whose, whose, {ABREAST.bit_length() - 1};
    and.b32 number, mine, {~31};
    add.u32 number, number, whose;
    mad.lo.u32 at, number, {size}, at;
    and.b32 mine, mine, {ABREAST - 1};
    mad.lo.u32 at, mine, {CHUNK}, at;
    mad.wide.u32 game, mine, {CHUNK}, game;
    """
    for turn in range(ABREAST):
        text += f"""
    shfl.sync.idx.b32 number, $2, whose, 31, 0xffffffff;
    setp.ge.s32 does, number, 0;
    setp.lt.and.u32 last, mine, {chunks - rows[-1] * ABREAST}, does;
    mad.wide.s32 there, number, {apart}, game;
    """
        for line in lines:
            for row in rows:
                far = f"there + {row * ABREAST * CHUNK}"
                near = f"at + {row * ABREAST * CHUNK}"
                one = line.replace("NEAR", near).replace("FAR", far).replace("#", str(row))
                when = "last" if row == rows[-1] else "does"
                text += f"{one.replace('WHEN', when)};\n"
        text += f"""
    add.u32 whose, whose, {parts};
    add.u32 at, at, {parts * size};
    """
        if turn % AT_A_TIME == AT_A_TIME - 1:
            text += "bar.warp.sync 0xffffffff;\n"
    return text


LOAD = "@WHEN ld.global.v2.b64 {low#, high#}, [FAR]"
KEEP = "@WHEN st.shared.v2.b64 [NEAR], {low#, high#}"
READ = "ld.shared.v2.b64 {low#, high#}, [NEAR]"
STORE = "@WHEN st.global.v2.b64 [FAR], {low#, high#}"


def bring_lines(size: int, apart: int) -> str:
    if cuda.get_current_device().compute_capability < (8, 0):
        return together(size, apart, LOAD, KEEP)
    lines = together(size, apart, f"@WHEN cp.async.cg.shared.global [NEAR], [FAR], {CHUNK}")
    return f"{lines} cp.async.wait_all; bar.warp.sync 0xffffffff;"


def put_back_lines(size: int, apart: int) -> str:
    return together(size, apart, READ, STORE)


def _bring(context: Any, slot: Any, games: Any, number: Any) -> Any:
    """Copy the game with this number, or none, to the thread's slot: the whole warp does it.

    The slots begin with this one, a slot for each thread of a block.
    """
    return types.void(slot, games, types.int32), _lines(bring_lines, "l", "l", "r")


def _put_back(context: Any, slot: Any, games: Any, number: Any) -> Any:
    """Copy what is in the thread's slot to the game with this number: the whole warp does it."""
    return types.void(slot, games, types.int32), _lines(put_back_lines, "l", "l", "r")


def _copies(there: str, here: str) -> Any:
    """A thread copies the second part to the first."""

    def copy(context: Any, to: Any, part: Any) -> Any:
        def text(size: int, other: int) -> str:
            return alone(min(size, other), there, here)

        return types.void(to, part), _lines(text, "l", "l")

    return intrinsic(copy)


def _greatest(context: Any, number: Any) -> Any:
    """The greatest of the numbers of a warp's threads."""

    def write(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        kind = ir.FunctionType(NUMBER, [NUMBER])
        return builder.call(ir.InlineAsm(kind, greatest_lines(), "=r,r", True), args)

    return types.int32(types.int32), write


def greatest_lines() -> str:
    if cuda.get_current_device().compute_capability >= (8, 0):
        return "redux.sync.max.s32 $0, $1, 0xffffffff;"
    text = ".reg .b32 other; mov.b32 $0, $1;"
    for d in (16, 8, 4, 2, 1):
        text += f"shfl.sync.bfly.b32 other, $0, {d}, 31, 0xffffffff; max.s32 $0, $0, other;"
    return f"{{{text}}}"


def _ask_for(context: Any, game: Any, offset: Any) -> Any:
    """Let a stretch of a far part come nearer, and do not wait for it."""
    return types.void(game, types.int64), _lines(lambda size: ASK, "l", "l")


bring: Any = intrinsic(_bring)
put_back: Any = intrinsic(_put_back)
copy_in: Any = _copies("global", "shared")
copy_out: Any = _copies("shared", "global")
copy_far: Any = _copies("global", "global")
greatest: Any = intrinsic(_greatest)
ask_for: Any = intrinsic(_ask_for)
