"""Reading a mission file: never waiting for what is no file, never more than a mission can have."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from shamble.rules import ShambleError

LARGEST = 100_000  # bytes; the missions of the game have 2,000


class Unreadable(ShambleError):
    """Why a file is no mission, whatever is in it."""


def contents(path: Path) -> bytes:
    """The bytes of an ordinary file that is not too big."""
    too_big = f"the file is too big for a mission, which has at most {LARGEST} bytes"
    try:
        # Opening a pipe would wait for somebody to write to it.
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
        try:
            about = os.fstat(descriptor)
            if not stat.S_ISREG(about.st_mode):
                raise Unreadable("it is no ordinary file; a mission is a file of JSON")
            if about.st_size > LARGEST:
                raise Unreadable(too_big)
            with os.fdopen(descriptor, "rb", closefd=False) as file:
                given = file.read(LARGEST + 1)
        finally:
            os.close(descriptor)
    except OSError as error:
        raise Unreadable(f"the file cannot be read: {error.strerror}") from error
    if len(given) > LARGEST:
        raise Unreadable(too_big)
    return given
