"""What can go wrong with a store, for the person or the program that can act on it."""

from __future__ import annotations

from shamble.match.errors import AlreadyDone, Conflict, StoreError

__all__ = [
    "AlreadyDone",
    "BadText",
    "CannotOpen",
    "Conflict",
    "NoSuchMatch",
    "StoreError",
    "Unavailable",
]


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


class BadText(StoreError):
    """A text that a database cannot keep."""
