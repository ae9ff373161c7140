"""State from one declaration: a flat record of integers and fixed-size integer arrays.

    class State(GameState):
        hp = i8(shown=EVERYBODY)
        hand = i8(6, 10, shown=OWNER, blank=-1)

From it come the interpreted class (slots holding Python ints and lists), the packed layout that
native and GPU code use (`dtype`), `pack`, `unpack`, `copy`, equality and a stable hash. Python
ints never wrap: `pack` refuses a value that does not fit its field and names the field.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache
from types import FunctionType
from typing import TYPE_CHECKING, Any, Self, TypeAlias, overload

from shamble.engine.errors import FieldError

if TYPE_CHECKING:
    import numpy as np

Value: TypeAlias = "int | Sequence[Value]"  # what a field holds: a number, a row, or rows


class Shown(Enum):
    """Who may see a field. Hidden unless shown: what a field does not say, nobody sees."""

    NOBODY = "nobody"
    OWNER = "owner"  # the first index is a seat; each seat sees its own row
    EVERYBODY = "everybody"


NOBODY, OWNER, EVERYBODY = Shown.NOBODY, Shown.OWNER, Shown.EVERYBODY


@dataclass(frozen=True)
class Field:
    """One declared field: its width, its shape, who sees it, and what it holds when blank."""

    code: str  # as the struct module writes it
    size: int  # bytes of one number
    shape: tuple[int, ...] = ()
    shown: Shown = NOBODY
    blank: int = 0
    name: str = ""

    @property
    def count(self) -> int:
        n = 1
        for length in self.shape:
            n *= length
        return n

    @property
    def low(self) -> int:
        return 0 if self.code.isupper() else -(1 << (8 * self.size - 1))

    @property
    def high(self) -> int:
        return (1 << (8 * self.size - (0 if self.code.isupper() else 1))) - 1

    def check(self, value: object) -> Value:
        """A copy in plain integers. The wrong shape, or what is out of range, is refused."""
        return self._check(value, self.shape, self.name)

    def filled(self, value: object) -> Value:
        """The same for a row that may be shorter than it is: the rest is blank."""
        if self.shape and isinstance(value, list | tuple):
            blank = [self.blank] * self.shape[1] if len(self.shape) == 2 else self.blank
            value = [*value, *[blank] * (self.shape[0] - len(value))]
        return self.check(value)

    def _check(self, value: object, shape: tuple[int, ...], where: str) -> Value:
        if not shape:
            if not isinstance(value, int):
                raise FieldError(f"{where} must be a whole number, not {value!r}")
            if not self.low <= value <= self.high:
                raise FieldError(f"{where} = {value} is out of range {self.low} to {self.high}")
            return int(value)
        if not isinstance(value, list | tuple) or len(value) != shape[0]:
            given = f"{len(value)} values" if isinstance(value, list | tuple) else repr(value)
            raise FieldError(f"{where} must be a list of {shape[0]} values, not {given}")
        return [self._check(part, shape[1:], f"{where}[{i}]") for i, part in enumerate(value)]


class Width:
    """Declares fields of one integer width: `i8()`, `i8(5)` a row, `i8(4, 5)` four rows."""

    def __init__(self, code: str, size: int) -> None:
        self.code, self.size = code, size

    @overload
    def __call__(self, *, shown: Shown = ..., blank: int = ...) -> int: ...
    @overload
    def __call__(self, n: int, /, *, shown: Shown = ..., blank: int = ...) -> list[int]: ...
    @overload
    def __call__(
        self, n: int, m: int, /, *, shown: Shown = ..., blank: int = ...
    ) -> list[list[int]]: ...
    def __call__(self, *shape: int, shown: Shown = NOBODY, blank: int = 0) -> object:
        if shown is OWNER and not shape:
            raise TypeError("a field shown to its owner needs a row for each seat")
        return Field(self.code, self.size, shape, shown, blank)


i8, i16, i32, i64 = Width("b", 1), Width("h", 2), Width("i", 4), Width("q", 8)
u8, u16, u32 = Width("B", 1), Width("H", 2), Width("I", 4)


class RecordMeta(type):
    """Turns the declared fields of a class into slots, and writes its hot methods."""

    fields: dict[str, Field]

    # Any: as `type` has it
    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> RecordMeta:
        inherited: dict[str, Field] = {}
        for base in bases:
            inherited.update(getattr(base, "fields", {}))
        own = {k: replace(v, name=k) for k, v in namespace.items() if isinstance(v, Field)}
        fields = {**inherited, **own}
        # Widest first, and filled up to 8 bytes: no gap that a copy might leave undefined.
        fields.pop("padding", None)
        ordered = dict(sorted(fields.items(), key=lambda item: -item[1].size))
        if gap := -sum(f.count * f.size for f in ordered.values()) % 8:
            ordered["padding"] = own["padding"] = Field("B", 1, (gap,), name="padding")
        namespace = {k: v for k, v in namespace.items() if k not in own}
        namespace.setdefault("__slots__", tuple(k for k in own if k not in inherited))
        cls = super().__new__(mcs, name, bases, namespace)
        cls.fields = ordered
        if ordered:
            _write_methods(cls)
        return cls


class Record(metaclass=RecordMeta):
    """A record of integers. Events go to `log` while rules run; it is no part of the value."""

    __slots__ = ("log",)
    log: list[tuple[int, int, tuple[int, ...]]] | None

    if TYPE_CHECKING:

        def __init__(self) -> None: ...
        def copy(self) -> Self: ...
        def shown_to(self, player: int) -> Self: ...
        def _numbers(self) -> list[int]: ...
        @classmethod
        def _from_numbers(cls, numbers: tuple[int, ...]) -> Self: ...

    def pack(self) -> bytes:
        """The bytes of this record, the same on every target."""
        try:
            return layout(type(self)).struct.pack(*self._numbers())
        except struct.error:
            for name, field in type(self).fields.items():
                field.check(getattr(self, name))
            raise

    @classmethod
    def unpack(cls, data: bytes) -> Self:
        """The record whose bytes these are."""
        want = layout(cls).struct.size
        if len(data) != want:
            raise FieldError(f"a packed {cls.__name__} has {want} bytes, not {len(data)}")
        return cls._from_numbers(layout(cls).struct.unpack(data))

    def digest(self) -> str:
        """A stable hash of the whole value (SHA-256 of the bytes, in hex)."""
        return hashlib.sha256(self.pack()).hexdigest()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self._numbers() == other._numbers()

    __hash__ = None  # type: ignore[assignment]  # records change: use digest()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.digest()[:12]}>"


@dataclass(frozen=True)
class Layout:
    """Where each field lies in the packed bytes: aligned as in C, little endian, no gaps."""

    struct: struct.Struct
    offsets: dict[str, int]

    @property
    def size(self) -> int:
        return self.struct.size


@cache
def layout(cls: type[Record]) -> Layout:
    offset, text, offsets = 0, "<", {}
    for name, field in cls.fields.items():
        offsets[name] = offset
        text += f"{field.count}{field.code}"
        offset += field.count * field.size
    return Layout(struct.Struct(text), offsets)


@cache
def dtype(cls: type[Record]) -> np.dtype[Any]:
    """The numpy structured type of the packed record."""
    return structured(cls, cls.fields)


def structured(
    cls: type[Record],
    fields: Container[str],
    notes: Mapping[str, int] | None = None,
    *,
    multiple: int = 8,
    past: int = 0,
) -> np.dtype[Any]:
    """Some fields of a record, widest first, after notes of so many bytes each.

    Its size is a multiple of so many bytes, and `past` it.
    """
    import numpy as np

    names = [name for name in cls.fields if name in fields]
    formats: list[str | tuple[str, tuple[int, ...]]] = []
    offsets, at = [], 0
    for size in (notes or {}).values():
        formats.append(f"<i{size}")
        offsets.append(at)
        at += size
    for name in names:
        field = cls.fields[name]
        formats.append((f"<{'u' if field.code.isupper() else 'i'}{field.size}", field.shape))
        offsets.append(at)
        at += field.count * field.size
    size = at + (past - at) % multiple
    return np.dtype(
        {
            "names": [*(notes or ()), *names],
            "formats": formats,
            "offsets": offsets,
            "itemsize": size,
        },
        align=True,
    )


def _write_methods(cls: RecordMeta) -> None:
    """Write `__init__`, `copy`, `shown_to` and the flat list of numbers for exactly these fields.

    `shown_to` is a copy with what the declaration hides from a player left blank.
    """
    init, copy, shown, flat, load, at = [], [], [], [], [], 0
    for name, field in cls.fields.items():
        blank = str(field.blank)
        for length in reversed(field.shape):
            blank = (
                f"[{blank}] * {length}"
                if blank == str(field.blank)
                else f"[{blank} for _ in range({length})]"
            )
        init.append(f"self.{name} = {blank}")
        if not field.shape:
            copy.append(f"new.{name} = self.{name}")
            flat.append(f"self.{name}")
            load.append(f"new.{name} = numbers[{at}]")
        elif len(field.shape) == 1:
            copy.append(f"new.{name} = self.{name}[:]")
            flat.append(f"*self.{name}")
            load.append(f"new.{name} = list(numbers[{at}:{at + field.count}])")
        else:
            rows, width = field.shape
            copy.append(f"new.{name} = [row[:] for row in self.{name}]")
            flat.extend(f"*self.{name}[{i}]" for i in range(rows))
            load.append(
                f"new.{name} = [list(numbers[i : i + {width}])"
                f" for i in range({at}, {at + field.count}, {width})]"
            )
        shown.append(copy[-1] if field.shown is EVERYBODY else f"new.{name} = {blank}")
        if field.shown is OWNER:
            row = "[:]" if len(field.shape) == 2 else ""
            shown.append(f"if 0 <= player < {field.shape[0]}:")
            shown.append(f"    new.{name}[player] = self.{name}[player]{row}")
        at += field.count
    new = ["new = cls.__new__(cls)", "new.log = None"]
    source = "\n".join(
        [
            "def __init__(self):",
            *_indent(["self.log = None", *init]),
            "def copy(self):",
            *_indent(["cls = type(self)", *new, *copy, "return new"]),
            "def shown_to(self, player):",
            *_indent(["cls = type(self)", *new, *shown, "return new"]),
            "def _numbers(self):",
            *_indent([f"return [{', '.join(flat)}]"]),
            "def _from_numbers(cls, numbers):",
            *_indent([*new, *load, "return new"]),
        ]
    )
    made: dict[str, FunctionType] = {}
    exec(source, made)
    methods = {**made, "_from_numbers": classmethod(made["_from_numbers"])}
    for name in ("__init__", "copy", "shown_to", "_numbers", "_from_numbers"):
        setattr(cls, name, methods[name])


def _indent(lines: list[str]) -> list[str]:
    return [f"    {line}" for line in lines]
