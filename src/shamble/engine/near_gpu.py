"""What kernels of a GPU need to play with a record in two places: near, and far.

A thread plays fastest with what lies in its multiprocessor's shared memory, and there is room for
the fields that are wanted often. `both` makes one record of the two parts: rules read and write its
fields and do not know where they lie. `bring` and `put_back` copy the near part of a game, in one
instruction, which works on its own while threads go on.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from llvmlite import ir
from numba import cuda, types
from numba.cuda.extending import (
    core_models,
    infer_getattr,
    intrinsic,
    lower_getattr_generic,
    lower_setattr_generic,
    register_model,
)
from numba.cuda.typing.templates import AttributeTemplate, signature

from shamble.engine.heat import TAIL

WORD = ir.IntType(64)


class Both(types.Type):  # type: ignore[misc]
    """A record in two places."""

    def __init__(self, near: Any, far: Any) -> None:
        self.near, self.far = near, far
        name = f"{near.name} {far.name}"
        super().__init__(f"Both{blake2b(name.encode(), digest_size=8).hexdigest()}")

    def where(self, field: str) -> str:
        return "near" if field in self.near.fields else "far"


@register_model(Both)
class BothModel(core_models.StructModel):  # type: ignore[misc]
    def __init__(self, manager: Any, kind: Both) -> None:
        super().__init__(manager, kind, [("near", kind.near), ("far", kind.far)])


@infer_getattr
class BothFields(AttributeTemplate):  # type: ignore[misc]
    key = Both

    def generic_resolve(self, kind: Both, field: str) -> Any:
        part = getattr(kind, kind.where(field))
        return part.typeof(field) if field in part.fields else None


def part_of(builder: Any, kind: Both, record: Any, field: str) -> tuple[Any, Any]:
    """The part that a field is in: its type, and where it lies."""
    where = kind.where(field)
    return getattr(kind, where), builder.extract_value(record, ("near", "far").index(where))


@lower_getattr_generic(Both)
def read(context: Any, builder: Any, kind: Both, record: Any, field: str) -> Any:
    part, place = part_of(builder, kind, record, field)
    return context.get_getattr(part, field)(context, builder, part, place, field)


@lower_setattr_generic(Both)
def write(context: Any, builder: Any, given: Any, args: Any, field: str) -> Any:
    part, place = part_of(builder, given.args[0], args[0], field)
    kinds = signature(types.void, part, given.args[1])
    return context.get_setattr(field, kinds)(builder, (place, args[1]))


def _both(context: Any, near: Any, far: Any) -> Any:
    kind = Both(near, far)

    def write(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        record = ir.Constant(context.get_value_type(kind), ir.Undefined)
        return builder.insert_value(builder.insert_value(record, args[0], 0), args[1], 1)

    return kind(near, far), write


def _lines(text: str, *constraints: str) -> Any:
    """Writes lines for the assembler; a record is its address: near `slot`, far `game`."""

    def write(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        near = signature.args[0]
        passed = [
            builder.ptrtoint(arg, WORD) if isinstance(kind, types.Record) else arg
            for arg, kind in zip(args, signature.args, strict=True)
        ]
        kinds = ir.FunctionType(ir.VoidType(), [arg.type for arg in passed])
        whole = (WHERE + text if text else "").replace("BYTES", str(near.size - TAIL))
        asked = ",".join([*constraints, "~{memory}"])
        builder.call(ir.InlineAsm(kinds, f"{{{whole}}}", asked, True), passed)
        return context.get_dummy_value()

    return write


def by_itself() -> bool:
    """Whether the device has a unit that copies by itself: Hopper and later."""
    return bool(cuda.get_current_device().compute_capability >= (9, 0))


WHERE = """
    .reg .b64 slot, game; .reg .b32 at;
    cvta.to.shared.u64 slot, $0;
    cvt.u32.u64 at, slot;
"""
READY = """
    mbarrier.init.shared.b64 [at + BYTES], 1;
    fence.proxy.async;
"""
BRING = """
    .reg .pred there;
    cvta.to.global.u64 game, $1;
    fence.proxy.async.shared::cta;
    mbarrier.arrive.expect_tx.shared.b64 _, [at + BYTES], BYTES;
    cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes
        [at], [game], BYTES, [at + BYTES];
    WAIT: mbarrier.try_wait.parity.shared.b64 there, [at + BYTES], $2;
    @!there bra WAIT;
"""
PUT_BACK = """
    cvta.to.global.u64 game, $1;
    fence.proxy.async.shared::cta;
    cp.async.bulk.global.shared::cta.bulk_group [game], [at], BYTES;
    cp.async.bulk.commit_group;
    cp.async.bulk.wait_group 0;
"""
COPY = """
    .reg .b64 a, b, c, d; .reg .b32 left; .reg .pred more;
    cvta.to.global.u64 game, $1;
    mov.u32 left, BYTES;
    NEXT: ld.FROM.v2.b64 {a, b}, [SOURCE];
    ld.FROM.v2.b64 {c, d}, [SOURCE + 16];
    st.TO.v2.b64 [TARGET], {a, b};
    st.TO.v2.b64 [TARGET + 16], {c, d};
    add.u64 game, game, 32;
    add.u32 at, at, 32;
    sub.u32 left, left, 32;
    setp.ne.u32 more, left, 0;
    @more bra NEXT;
"""
BRING_SLOWLY = (
    COPY.replace("FROM", "global")
    .replace("SOURCE", "game")
    .replace("TO", "shared")
    .replace("TARGET", "at")
)
PUT_BACK_SLOWLY = (
    COPY.replace("FROM", "shared")
    .replace("SOURCE", "at")
    .replace("TO", "global")
    .replace("TARGET", "game")
)


def _ready(context: Any, slot: Any) -> Any:
    """Before a thread brings anything to its slot."""
    return types.void(slot), _lines(READY if by_itself() else "", "l")


def _bring(context: Any, slot: Any, game: Any, turn: Any) -> Any:
    """Copy a game to a thread's slot; `turn` is 0 the first time, then 1, then 0 again."""
    lines = _lines(BRING if by_itself() else BRING_SLOWLY, "l", "l", "r")
    return types.void(slot, game, types.int32), lines


def _put_back(context: Any, slot: Any, game: Any) -> Any:
    """Copy what is in a thread's slot to a game."""
    return types.void(slot, game), _lines(PUT_BACK if by_itself() else PUT_BACK_SLOWLY, "l", "l")


both: Any = intrinsic(_both)
ready: Any = intrinsic(_ready)
bring: Any = intrinsic(_bring)
put_back: Any = intrinsic(_put_back)
