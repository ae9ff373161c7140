"""How compiled rules see records: every number that is read from one is an int64.

Numba types `s.field` by the width of the field, and then compiles a rule once for every width that
it is called with. Here a rule takes a `View` of a record, whose rows are `Row`s, and every integer
argument as int64, so that it is compiled once. CPU and CUDA share all of this.
"""

from __future__ import annotations

import inspect
import operator
from collections.abc import Callable
from functools import reduce
from hashlib import blake2b
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.cpu import CPUContext
from numba.core.imputils import lower_builtin, lower_cast
from numba.core.typeconv import Conversion
from numba.core.typing.templates import (
    AbstractTemplate,
    AttributeTemplate,
    infer,
    infer_getattr,
    infer_global,
    make_overload_template,
    signature,
)
from numba.extending import (
    lower_getattr_generic,
    lower_setattr_generic,
    models,
    register_model,
)


class View(types.Type):  # type: ignore[misc]
    """A record, as rules see it. In compiled code it is the record's address."""

    def __init__(self, record: Any) -> None:
        self.record = record
        digest = blake2b(record.name.encode(), digest_size=8).hexdigest()
        super().__init__(f"View{digest}")

    def can_convert_from(self, context: Any, other: Any) -> Any:
        return Conversion.safe if other == self.record else None


class Row(types.Type):  # type: ignore[misc]
    """A row of a record's numbers, or rows of one length. In compiled code it is its address."""

    def __init__(self, kind: Any, shape: tuple[int, ...]) -> None:
        self.kind, self.shape = kind, shape
        super().__init__(f"Row({kind},{shape})")


@register_model(View)
class ViewModel(models.PrimitiveModel):  # type: ignore[misc]
    def __init__(self, manager: Any, kind: View) -> None:
        super().__init__(manager, kind, manager.lookup(kind.record).get_value_type())


@register_model(Row)
class RowModel(models.PrimitiveModel):  # type: ignore[misc]
    def __init__(self, manager: Any, kind: Row) -> None:
        number = manager.lookup(kind.kind).get_data_type()
        super().__init__(manager, kind, number.as_pointer())


def wide(kind: Any) -> Any:
    """The type that a rule sees where a record has this one."""
    if isinstance(kind, types.Integer | types.Boolean):
        return types.int64
    if isinstance(kind, types.NestedArray):
        return Row(kind.dtype, kind.shape)
    return View(kind) if isinstance(kind, types.Record) else kind


# ---- fields


@infer_getattr
class ViewFields(AttributeTemplate):  # type: ignore[misc]
    key = View

    def generic_resolve(self, view: View, field: str) -> Any:
        return wide(view.record.typeof(field)) if field in view.record.fields else None


@lower_cast(types.Record, View)
def view_of(context: Any, builder: Any, given: Any, wanted: Any, record: Any) -> Any:
    return record


@lower_getattr_generic(View)
def read_field(context: Any, builder: Any, view: View, record: Any, field: str) -> Any:
    return load_field(context, builder, view.record, record, field)


@lower_setattr_generic(View)
def write_field(context: Any, builder: Any, given: Any, args: Any, field: str) -> Any:
    view, value = given.args
    store_field(context, builder, view.record, args[0], field, value, args[1])


def load_field(context: Any, builder: Any, kind: Any, record: Any, field: str) -> Any:
    """A number of a record, or the address of a row."""
    held = kind.typeof(field)
    place = field_place(context, builder, kind, record, field)
    if isinstance(held, types.NestedArray):
        return place
    return load(context, builder, held, place, field)


def store_field(
    context: Any, builder: Any, kind: Any, record: Any, field: str, given: Any, value: Any
) -> None:
    place = field_place(context, builder, kind, record, field)
    narrow = context.cast(builder, value, given, kind.typeof(field))
    store(context, builder, narrow, place, field)


def field_place(context: Any, builder: Any, kind: Any, record: Any, field: str) -> Any:
    held = kind.typeof(field)
    number = held.dtype if isinstance(held, types.NestedArray) else held
    data = context.get_data_type(number)
    return cgutils.get_record_member(builder, record, kind.offset(field), data)


def load(context: Any, builder: Any, kind: Any, place: Any, name: str) -> Any:
    """Read a number as an int64."""
    value = builder.load(place)
    mark_alias(context, builder, value, name)
    return context.cast(builder, value, kind, types.int64)


def store(context: Any, builder: Any, value: Any, place: Any, name: str) -> None:
    mark_alias(context, builder, builder.store(value, place), name)


def mark_alias(context: Any, builder: Any, access: Any, name: str) -> None:
    """Tell LLVM (TBAA) that accesses of different names never overlap: fields, rows of a width.

    Not for a GPU: NVVM then keeps more in registers, and unrolls loops until they fill its cache.
    """
    if isinstance(context, CPUContext):
        module, zero = builder.module, ir.Constant(ir.IntType(64), 0)
        root = module.add_metadata(["record"])
        kind = module.add_metadata([name, root, zero])
        access.set_metadata("tbaa", module.add_metadata([kind, kind, zero]))


# ---- rows


@infer_global(operator.getitem)
class RowItem(AbstractTemplate):  # type: ignore[misc]
    def generic(self, args: Any, kws: Any) -> Any:
        row, index = args
        if isinstance(row, Row) and isinstance(index, types.Integer):
            rest = row.shape[1:]
            return signature(Row(row.kind, rest) if rest else wide(row.kind), row, types.intp)
        return None


@infer_global(operator.setitem)
class RowSetItem(AbstractTemplate):  # type: ignore[misc]
    def generic(self, args: Any, kws: Any) -> Any:
        row, index, value = args
        if (
            isinstance(row, Row)
            and len(row.shape) == 1
            and isinstance(index, types.Integer)
            and self.context.can_convert(value, row.kind) is not None
        ):
            return signature(types.void, row, types.intp, row.kind)
        return None


@infer_global(len)
class RowLength(AbstractTemplate):  # type: ignore[misc]
    def generic(self, args: Any, kws: Any) -> Any:
        return signature(types.intp, *args) if isinstance(args[0], Row) else None


@lower_builtin(len, Row)
def row_length(context: Any, builder: Any, given: Any, args: Any) -> Any:
    return context.get_constant(types.intp, given.args[0].shape[0])


@lower_builtin(operator.getitem, Row, types.Integer)
def read_item(context: Any, builder: Any, given: Any, args: Any) -> Any:
    row = given.args[0]
    place = item_place(context, builder, row, *args)
    if len(row.shape) > 1:
        return place
    return load(context, builder, row.kind, place, f"row {row.kind}")


@lower_builtin(operator.setitem, Row, types.Integer, types.Any)
def write_item(context: Any, builder: Any, given: Any, args: Any) -> Any:
    row = given.args[0]
    place = item_place(context, builder, row, *args[:2])
    store(context, builder, args[2], place, f"row {row.kind}")
    return context.get_dummy_value()


def item_place(context: Any, builder: Any, row: Row, address: Any, index: Any) -> Any:
    if context.enable_boundscheck:
        cgutils.do_boundscheck(context, builder, index, index.type(row.shape[0]), 0)
    apart = reduce(operator.mul, row.shape[1:], 1)
    if apart != 1:
        index = builder.mul(index, ir.Constant(index.type, apart), flags=["nsw"])
    return builder.gep(address, [index], inbounds=True)


# ---- arguments


class WideArguments(AbstractTemplate):  # type: ignore[misc]
    """Compiles a rule for its arguments as `wide` types, with those that are left out."""

    def generic(self, args: Any, kws: Any) -> Any:
        bound = self.parameters.bind(*args, **kws)
        bound.apply_defaults()
        return super().generic(tuple(map(argument, bound.args)), {})


def argument(kind: Any) -> Any:
    return types.int64 if isinstance(kind, int) else wide(kind)


def compile_rule(function: Callable[..., Any], twin: Callable[..., Any], options: Any) -> None:
    """Tell numba that calls of `function` compile `twin`."""
    options = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "nopython": True, **options}
    made = make_overload_template(
        function, lambda *args, **kws: twin, options, strict=False, inline="never"
    )
    template = type(
        made.__name__, (WideArguments, made), {"parameters": inspect.signature(function)}
    )
    infer(template)
    infer_global(function, types.Function(template))
