"""What Python and `entry_single` share: states, the buffers, and what can be asked for.

A state is a C structure with the record's fields, in the layout of `record`.
"""

from __future__ import annotations

import hashlib
import struct
from ctypes import (
    Structure,
    addressof,
    c_int8,
    c_int16,
    c_int32,
    c_int64,
    c_uint8,
    c_uint16,
    c_uint32,
    string_at,
)
from functools import cache
from typing import TYPE_CHECKING, Any, Self

from shamble.engine.errors import FieldError
from shamble.engine.language.record import Record, layout

if TYPE_CHECKING:
    import numpy as np

# What compiled code is asked for: see `entry_single`.
NOTHING, BEGIN, DEAL, STEP, OPTIONS, WHY_NOT, REDACT, OBSERVE, TRUTH, RESULT, OTHERS = range(11)
HINT, REMARK, IMAGINE, BROKEN = range(11, 15)

LOG = "log"  # the last field of a state: where its events go
LONG = 8
EVENT = struct.Struct("6q")  # number, audience, four arguments
HEADER = 2 * LONG  # how many events there are, how many fit
ROOM = 256  # events of one decision; where there are more the log grows

WIDTHS: dict[str, Any] = {
    "b": c_int8,
    "h": c_int16,
    "i": c_int32,
    "q": c_int64,
    "B": c_uint8,
    "H": c_uint16,
    "I": c_uint32,
}


def logged(record: np.dtype[Any]) -> np.dtype[Any]:
    """A packed record and the address of its log."""
    import numpy as np

    assert record.names is not None and record.fields is not None
    return np.dtype(
        {
            "names": [*record.names, LOG],
            "formats": [*(record.fields[name][0] for name in record.names), "<i8"],
            "offsets": [*(record.fields[name][1] for name in record.names), record.itemsize],
            "itemsize": record.itemsize + LONG,
        },
        align=True,
    )


def buffers_dtype(most: int, seats: int) -> np.dtype[Any]:
    """What compiled code works with besides the state; the last are addresses and sizes."""
    import numpy as np

    return np.dtype(
        [
            ("ids", "<i8", (most,)),
            ("options", "<i8", (most + 1,)),
            ("results", "<i8", (seats, 2)),
            ("policy", "<i8"),
            ("events", "<i8"),
            ("before", "<i8"),
            ("seen", "<i8"),
            ("row", "<i8"),
            ("row_size", "<i8"),
            ("mask", "<i8"),
            ("mask_size", "<i8"),
        ],
        align=True,
    )


class NativeState(Structure):
    """A state in C's layout: the record's fields by name, rows as arrays of C.

    A number too wide for its field is cut off; `record()` gives the interpreted one.
    """

    _record: type[Record]
    _size: int

    def record(self) -> Any:
        """The same as an interpreted record, with rows that are lists."""
        return self._record.unpack(self.pack())

    def pack(self) -> bytes:
        """The bytes of this record, the same on every target."""
        return string_at(addressof(self), self._size)

    @classmethod
    def unpack(cls, data: bytes) -> Self:
        if len(data) != cls._size:
            name = cls._record.__name__
            raise FieldError(f"a packed {name} has {cls._size} bytes, not {len(data)}")
        return cls.from_buffer_copy(data + bytes(LONG))

    def copy(self) -> Self:
        return type(self).from_buffer_copy(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self._record, self.pack())

    def _numbers(self) -> tuple[int, ...]:
        return layout(self._record).struct.unpack(self.pack())

    def digest(self) -> str:
        """A stable hash of the whole value (SHA-256 of the bytes, in hex)."""
        return hashlib.sha256(self.pack()).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NativeState | Record) and self.pack() == other.pack()

    __hash__ = None  # type: ignore[assignment]  # states change: use digest()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.digest()[:12]}>"


@cache
def state_class(record: type[Record]) -> type[NativeState]:
    """The C structure of a record."""
    fields = []
    for name, field in record.fields.items():
        kind = WIDTHS[field.code]
        for length in reversed(field.shape):
            kind = kind * length
        fields.append((name, kind))
    names = {"_fields_": [*fields, (LOG, c_int64)], "_record": record, "_size": layout(record).size}
    return type(f"Native{record.__name__}", (NativeState,), names)


def _again(record: type[Record], data: bytes) -> NativeState:
    return state_class(record).unpack(data)
