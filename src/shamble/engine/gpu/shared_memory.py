"""Numba types for a record that is split over two memories of a GPU.

Shared memory is fastest and has room for the hot fields; the cold ones stay in global memory.
`split_record` makes one record of the two parts: rules read and write its fields and do not know
where they lie. `copying` loads and stores the hot part.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from llvmlite import ir
from numba import types
from numba.cuda.extending import (
    core_models,
    infer_getattr,
    intrinsic,
    lower_getattr_generic,
    lower_setattr_generic,
    register_model,
)
from numba.cuda.typing.templates import AttributeTemplate

from shamble.engine.native.wide import load_field, store_field, wide

GLOBAL_MEMORY, SHARED_MEMORY = 1, 3  # as NVVM numbers them


class SplitRecord(types.Type):  # type: ignore[misc]
    """A record in two parts: `hot` in shared memory, `cold` in global memory."""

    def __init__(self, hot: Any, cold: Any) -> None:
        self.hot, self.cold = hot, cold
        name = f"{hot.name} {cold.name}"
        super().__init__(f"SplitRecord{blake2b(name.encode(), digest_size=8).hexdigest()}")

    def where(self, field: str) -> str:
        return "hot" if field in self.hot.fields else "cold"


class Place(types.Type):  # type: ignore[misc]
    """The address of a record in one kind of memory; the kind is part of the type."""

    def __init__(self, record: Any, memory: int) -> None:
        self.record, self.memory = record, memory
        super().__init__(f"Place{memory}{record.name}")


@register_model(Place)
class PlaceModel(core_models.PrimitiveModel):  # type: ignore[misc]
    def __init__(self, manager: Any, kind: Place) -> None:
        whole = manager.lookup(kind.record).get_data_type()
        super().__init__(manager, kind, whole.as_pointer(kind.memory))


@register_model(SplitRecord)
class SplitRecordModel(core_models.StructModel):  # type: ignore[misc]
    def __init__(self, manager: Any, kind: SplitRecord) -> None:
        hot, cold = Place(kind.hot, SHARED_MEMORY), Place(kind.cold, GLOBAL_MEMORY)
        super().__init__(manager, kind, [("hot", hot), ("cold", cold)])


@infer_getattr
class SplitRecordFields(AttributeTemplate):  # type: ignore[misc]
    key = SplitRecord

    def generic_resolve(self, kind: SplitRecord, field: str) -> Any:
        part = getattr(kind, kind.where(field))
        return wide(part.typeof(field)) if field in part.fields else None


def part_of(builder: Any, kind: SplitRecord, record: Any, field: str) -> tuple[Any, Any]:
    """The type and address of the part that holds a field."""
    where = kind.where(field)
    place = builder.extract_value(record, ("hot", "cold").index(where))
    return getattr(kind, where), builder.addrspacecast(place, place.type.pointee.as_pointer())


@lower_getattr_generic(SplitRecord)
def read(context: Any, builder: Any, kind: SplitRecord, record: Any, field: str) -> Any:
    part, place = part_of(builder, kind, record, field)
    return load_field(context, builder, part, place, field)


@lower_setattr_generic(SplitRecord)
def write(context: Any, builder: Any, given: Any, args: Any, field: str) -> Any:
    part, place = part_of(builder, given.args[0], args[0], field)
    store_field(context, builder, part, place, field, given.args[1], args[1])


def _split_record(context: Any, hot: Any, cold: Any) -> Any:
    kind = SplitRecord(hot, cold)

    def write(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        whole = context.get_value_type(kind)
        record = ir.Constant(whole, ir.Undefined)
        for i, place in enumerate(args):
            there = builder.addrspacecast(place, whole.elements[i])
            record = builder.insert_value(record, there, i)
        return record

    return kind(hot, cold), write


split_record: Any = intrinsic(_split_record)
