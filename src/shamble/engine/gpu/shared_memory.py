"""What kernels of a GPU need to play with a record in two places: near, and far.

A thread plays fastest with what lies in its multiprocessor's shared memory, and there is room for
the fields that are wanted often. `both` makes one record of the two parts: rules read and write its
fields and do not know where they lie. `copying_gpu` brings the near part there and back.
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
from numba.cuda.typing.templates import AttributeTemplate, signature

GLOBAL_MEMORY, SHARED_MEMORY = 1, 3  # as NVVM numbers them


class Both(types.Type):  # type: ignore[misc]
    """A record in two places."""

    def __init__(self, near: Any, far: Any) -> None:
        self.near, self.far = near, far
        name = f"{near.name} {far.name}"
        super().__init__(f"Both{blake2b(name.encode(), digest_size=8).hexdigest()}")

    def where(self, field: str) -> str:
        return "near" if field in self.near.fields else "far"


class Place(types.Type):  # type: ignore[misc]
    """Where a record lies: in one kind of memory, which is then known wherever it is used."""

    def __init__(self, record: Any, memory: int) -> None:
        self.record, self.memory = record, memory
        super().__init__(f"Place{memory}{record.name}")


@register_model(Place)
class PlaceModel(core_models.PrimitiveModel):  # type: ignore[misc]
    def __init__(self, manager: Any, kind: Place) -> None:
        whole = manager.lookup(kind.record).get_data_type()
        super().__init__(manager, kind, whole.as_pointer(kind.memory))


@register_model(Both)
class BothModel(core_models.StructModel):  # type: ignore[misc]
    def __init__(self, manager: Any, kind: Both) -> None:
        near, far = Place(kind.near, SHARED_MEMORY), Place(kind.far, GLOBAL_MEMORY)
        super().__init__(manager, kind, [("near", near), ("far", far)])


@infer_getattr
class BothFields(AttributeTemplate):  # type: ignore[misc]
    key = Both

    def generic_resolve(self, kind: Both, field: str) -> Any:
        part = getattr(kind, kind.where(field))
        return part.typeof(field) if field in part.fields else None


def part_of(builder: Any, kind: Both, record: Any, field: str) -> tuple[Any, Any]:
    """The part that a field is in: its type, and where it lies."""
    where = kind.where(field)
    place = builder.extract_value(record, ("near", "far").index(where))
    return getattr(kind, where), builder.addrspacecast(place, place.type.pointee.as_pointer())


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
        whole = context.get_value_type(kind)
        record = ir.Constant(whole, ir.Undefined)
        for i, place in enumerate(args):
            there = builder.addrspacecast(place, whole.elements[i])
            record = builder.insert_value(record, there, i)
        return record

    return kind(near, far), write


both: Any = intrinsic(_both)
