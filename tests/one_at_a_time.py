"""What only one worker at a time may do: install a package, build the page."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

LOCKS = Path(__file__).parents[1] / ".cache" / "locks"


@contextmanager
def one_at_a_time(what: str) -> Iterator[None]:
    """The others wait, and then find it done."""
    LOCKS.mkdir(parents=True, exist_ok=True)
    with (LOCKS / what).open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
