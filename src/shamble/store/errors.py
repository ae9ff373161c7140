"""What can go wrong with a store, for the person or the program that can act on it."""

from __future__ import annotations

from shamble.engine.errors import ShambleError


class StoreError(ShambleError):
    """Anything the store refuses."""


class CannotOpen(StoreError):
    """The database cannot be used: a wrong address, a closed door, a newer version."""


class Unavailable(StoreError):
    """The database failed in the middle of something.

    Whether a write got through is unknown: read again, or send the same request once more.
    """


class NoSuchMatch(StoreError):
    """There is no match of this id."""

    def __init__(self, match: str) -> None:
        super().__init__(f"there is no match {match!r}")


class Conflict(StoreError):
    """Somebody else was faster, and nothing was written: read again and decide anew."""


class AlreadyDone(StoreError):
    """The seat's request is in the log already, as entry `seq`: a retry acts only once."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"this request was carried out before, as entry {seq}")
        self.seq = seq


class BadText(StoreError):
    """A text that a database cannot keep."""
