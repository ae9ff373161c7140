"""What a log of matches refuses. A store has more to say: see `shamble.store.errors`."""

from __future__ import annotations

from shamble.engine.errors import ShambleError


class StoreError(ShambleError):
    """Anything the store refuses."""


class Conflict(StoreError):
    """Somebody else was faster, and nothing was written: read again and decide anew."""


class AlreadyDone(StoreError):
    """The seat's request is in the log already, as entry `seq`: a retry acts only once."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"this request was carried out before, as entry {seq}")
        self.seq = seq
