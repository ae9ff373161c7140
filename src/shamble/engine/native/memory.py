"""Memory that Python owns, for compiled code: addresses, and a log that events are written to."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from shamble.engine.native.wide import View

LONG, BYTES = ir.IntType(64), ir.IntType(8).as_pointer()
LOG = "log"  # the field of a record that holds its log's address; other records have no log
EVENT = 6  # numbers of an event in a log: which, its audience, four arguments


def _pointer(context: Any, address: Any) -> Any:
    def write(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.inttoptr(args[0], BYTES)

    return types.voidptr(types.int64), write


def _log_event(
    context: Any, s: Any, event: Any, audience: Any, a: Any, b: Any, c: Any, d: Any
) -> Any:
    record = s.record if isinstance(s, View) else s

    def write(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        if isinstance(record, types.Record) and LOG in record.fields:
            place = builder.gep(builder.bitcast(args[0], BYTES), [LONG(record.offset(LOG))])
            address = builder.load(builder.bitcast(place, LONG.as_pointer()))
            log = builder.inttoptr(address, LONG.as_pointer())
            count = builder.load(log)
            room = builder.load(builder.gep(log, [LONG(1)]))
            with builder.if_then(builder.icmp_signed("<", count, room)):
                first = builder.add(builder.mul(count, LONG(EVENT)), LONG(2))
                for i, number in enumerate(args[1:]):
                    builder.store(number, builder.gep(log, [builder.add(first, LONG(i))]))
            builder.store(builder.add(count, LONG(1)), log)
        return cgutils.get_null_value(context.get_value_type(types.none))

    return types.none(s, *[types.int64] * EVENT), write


#: An address as a pointer, for `numba.carray`.
pointer: Any = intrinsic(_pointer)

#: Write an event to the log of a record that has one: how many there are, how many fit, and
#: those that do. Does nothing for other records.
log_event: Any = intrinsic(_log_event)
