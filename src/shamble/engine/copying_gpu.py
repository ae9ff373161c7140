"""How games come near on a GPU and go back, and what is far is asked for: lines for the assembler.

`bring` and `put_back` copy the near parts of a warp's games, its threads together; `copy_in` and
`copy_out` copy one, each thread its own. See `near_gpu`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import cuda, types
from numba.cuda.extending import intrinsic

WORD = ir.IntType(64)


def _lines(text: Callable[[int], str], *constraints: str) -> Any:
    """Writes lines for the assembler, for near parts of so many bytes; a record is its address."""

    def write(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        passed = [
            builder.ptrtoint(arg, WORD) if isinstance(kind, types.Record) else arg
            for arg, kind in zip(args, signature.args, strict=True)
        ]
        kinds = ir.FunctionType(ir.VoidType(), [arg.type for arg in passed])
        lines = f"{{{text(signature.args[0].size)}}}"
        asked = ",".join([*constraints, "~{memory}"])
        builder.call(ir.InlineAsm(kinds, lines, asked, True), passed)
        return context.get_dummy_value()

    return write


CHUNK = 16  # bytes that a thread copies at once
ABREAST = 8  # threads that copy one near part together
PLACES = """
    .reg .b64 slot, game; .reg .b32 at;
    cvta.to.shared.u64 slot, $0;
    cvt.u32.u64 at, slot;
    cvta.to.global.u64 game, $1;
"""
ASK = ".reg .b64 there; add.u64 there, $0, $1; prefetch.L2 [there];"


def alone(size: int, load: str, store: str) -> str:
    """One thread copies one near part."""
    return f"""{PLACES}
    .reg .b64 low, high; .reg .b32 left; .reg .pred more;
    mov.u32 left, {size};
    NEXT: ld.{load}.v2.b64 {{low, high}}, [{WHERE[load]}];
    st.{store}.v2.b64 [{WHERE[store]}], {{low, high}};
    add.u64 game, game, {CHUNK};
    add.u32 at, at, {CHUNK};
    sub.u32 left, left, {CHUNK};
    setp.ne.u32 more, left, 0;
    @more bra NEXT;
    """


WHERE = {"shared": "at", "global": "game"}


def together(size: int, *lines: str) -> str:
    """The threads of a warp copy the near parts of its games, several threads each.

    The threads with a part in common go from chunk to chunk; then the warp turns to the next parts.
    Negative is the number of no game. Of the lines, the first is written for all chunks of a part,
    then the second.
    """
    chunks, parts = size // CHUNK, 32 // ABREAST
    rows = range(-(-chunks // ABREAST))
    text = f"""{PLACES}
    .reg .b32 whose, mine, number; .reg .b64 there, low<{len(rows)}>, high<{len(rows)}>;
    .reg .pred does, last;
    bar.warp.sync 0xffffffff;
    mov.u32 whose, %laneid;
    mad.lo.s32 at, whose, {-size}, at;
    and.b32 mine, whose, {ABREAST - 1};
    shr.u32 whose, whose, {ABREAST.bit_length() - 1};
    mad.lo.u32 at, whose, {size}, at;
    mad.lo.u32 at, mine, {CHUNK}, at;
    mad.wide.u32 game, mine, {CHUNK}, game;
    """
    for _ in range(ABREAST):
        text += f"""
    shfl.sync.idx.b32 number, $2, whose, 31, 0xffffffff;
    setp.ge.s32 does, number, 0;
    setp.lt.and.u32 last, mine, {chunks - rows[-1] * ABREAST}, does;
    mad.wide.s32 there, number, {size}, game;
    """
        for line in lines:
            for row in rows:
                far = f"there + {row * ABREAST * CHUNK}"
                near = f"at + {row * ABREAST * CHUNK}"
                one = line.replace("NEAR", near).replace("FAR", far).replace("#", str(row))
                text += f"@{'last' if row == rows[-1] else 'does'} {one};\n"
        text += f"""
    add.u32 whose, whose, {parts};
    add.u32 at, at, {parts * size};
    """
    return text + "bar.warp.sync 0xffffffff;"


LOAD = "ld.{}.v2.b64 {{low#, high#}}, [{}]"
STORE = "st.{}.v2.b64 [{}], {{low#, high#}}"


def bring_lines(size: int) -> str:
    if cuda.get_current_device().compute_capability < (8, 0):
        return together(size, LOAD.format("global", "FAR"), STORE.format("shared", "NEAR"))
    lines = together(size, f"cp.async.cg.shared.global [NEAR], [FAR], {CHUNK}")
    return f"{lines} cp.async.wait_all; bar.warp.sync 0xffffffff;"


def put_back_lines(size: int) -> str:
    return together(size, LOAD.format("shared", "NEAR"), STORE.format("global", "FAR"))


def _bring(context: Any, slot: Any, games: Any, number: Any) -> Any:
    """Copy the game with this number, or none, to the thread's slot: the whole warp does it."""
    return types.void(slot, games, types.int32), _lines(bring_lines, "l", "l", "r")


def _put_back(context: Any, slot: Any, games: Any, number: Any) -> Any:
    """Copy what is in the thread's slot to the game with this number: the whole warp does it."""
    return types.void(slot, games, types.int32), _lines(put_back_lines, "l", "l", "r")


def _copy_in(context: Any, slot: Any, game: Any) -> Any:
    return types.void(slot, game), _lines(lambda size: alone(size, "global", "shared"), "l", "l")


def _copy_out(context: Any, slot: Any, game: Any) -> Any:
    return types.void(slot, game), _lines(lambda size: alone(size, "shared", "global"), "l", "l")


def _ask_for(context: Any, game: Any, offset: Any) -> Any:
    """Let a stretch of a far part come nearer, and do not wait for it."""
    return types.void(game, types.int64), _lines(lambda size: ASK, "l", "l")


bring: Any = intrinsic(_bring)
put_back: Any = intrinsic(_put_back)
copy_in: Any = intrinsic(_copy_in)
copy_out: Any = intrinsic(_copy_out)
ask_for: Any = intrinsic(_ask_for)
