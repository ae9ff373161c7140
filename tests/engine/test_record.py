"""State from one declaration."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from shamble.engine.errors import FieldError
from shamble.engine.language.record import (
    EVERYBODY,
    OWNER,
    Record,
    dtype,
    i8,
    i16,
    i64,
    layout,
    u32,
)


class Sample(Record):
    small = i8(shown=EVERYBODY)
    row = i16(3, blank=-1)
    rows = i8(2, 4, shown=OWNER)
    wide = i64()
    word = u32(2)


class Wider(Sample):
    row = i16(5)  # redeclared
    extra = i8()


def test_a_new_record_is_blank() -> None:
    s = Sample()
    assert (s.small, s.row, s.rows, s.wide) == (0, [-1, -1, -1], [[0] * 4, [0] * 4], 0)


def test_there_is_no_gap_between_fields() -> None:
    used = sum(field.count * field.size for field in Sample.fields.values())
    assert used == layout(Sample).size == dtype(Sample).itemsize
    assert layout(Sample).size % 8 == 0
    assert dtype(Sample).isalignedstruct


def test_a_subclass_may_redeclare_a_field() -> None:
    assert len(Wider().row) == 5
    assert len(Sample().row) == 3
    assert Wider().extra == 0


def test_fields_that_were_not_declared_do_not_exist() -> None:
    with pytest.raises(AttributeError):
        Sample().smal = 1  # type: ignore[attr-defined]


@given(
    st.integers(-128, 127),
    st.lists(st.integers(-(2**15), 2**15 - 1), min_size=3, max_size=3),
    st.integers(-(2**63), 2**63 - 1),
    st.integers(0, 2**32 - 1),
)
def test_bytes_there_and_back(small: int, row: list[int], wide: int, word: int) -> None:
    s = Sample()
    s.small, s.row, s.wide = small, row, wide
    s.word[1] = word
    s.rows[1][3] = small
    again = Sample.unpack(s.pack())
    assert again == s
    record = np.frombuffer(s.pack(), dtype(Sample))[0]
    assert record["row"].tolist() == row
    assert (record["small"], record["wide"], record["word"][1]) == (small, wide, word)
    assert record["rows"][1][3] == small


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("small", 128, "small = 128 is out of range -128 to 127"),
        ("wide", 2**63, "wide"),
        ("row", [0, 2**15, 0], r"row\[1\] = 32768"),
        ("word", [-1, 0], r"word\[0\] = -1 is out of range 0 to"),
        ("rows", [[0] * 4, [0, 0, 999, 0]], r"rows\[1\]\[2\] = 999"),
        ("small", "x", "small must be a whole number"),
    ],
)
def test_a_value_that_does_not_fit_is_refused_by_name(
    field: str, value: object, named: str
) -> None:
    s = Sample()
    setattr(s, field, value)
    with pytest.raises(FieldError, match=named):
        s.pack()


def test_bytes_of_another_length_are_refused() -> None:
    with pytest.raises(FieldError, match="bytes"):
        Sample.unpack(b"abc")


def test_copies_share_nothing() -> None:
    s = Sample()
    other = s.copy()
    other.rows[0][0] = 7
    other.row[0] = 7
    assert s.rows[0][0] == 0 and s.row[0] == -1
    assert s != other
    assert s.digest() != other.digest()


def test_the_hash_is_stable() -> None:
    """A change here breaks every game file there is."""
    s = Sample()
    s.small, s.wide = -5, 1 << 40
    assert s.digest() == Sample.unpack(s.pack()).digest()
    assert s.digest()[:16] == "7529ea9d5cd372f1"


def test_an_owner_needs_a_row_for_each_seat() -> None:
    with pytest.raises(TypeError, match="row for each seat"):
        i8(shown=OWNER)
