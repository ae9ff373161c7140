"""One server for one SQLite file: a lock of the operating system, which ends with its process."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from shamble.store.address import sqlite_path
from shamble.store.database import reason
from shamble.store.errors import CannotOpen

ENDING = ".server"  # of the lock's file, beside the database; it holds who has the lock


@contextmanager
def held(address: str, where: str) -> Iterator[None]:
    """Serve this store alone, if it is a file; `where` tells others under which address.

    Whoever only reads needs no lock. The lock is not on the database itself: closing a second
    handle to that would end SQLite's own locks.
    """
    path = sqlite_path(address)
    if path is None or sys.platform == "win32":
        yield
        return
    import fcntl

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        whole = path.resolve()
        if whole.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        name = Path(f"{whole}{ENDING}")
        descriptor = os.open(name, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW, 0o600)
    except (OSError, RuntimeError) as error:
        raise CannotOpen(f"cannot use the database {path}: {reason(error)}") from error
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            other = os.read(descriptor, 200).decode(errors="replace").strip()
            raise CannotOpen(
                f"another server already uses {path}{f' ({other})' if other else ''};"
                " stop it, or let several servers share a PostgreSQL database:"
                " --store postgresql://name@host/shamble"
            ) from None
        except OSError as error:
            raise CannotOpen(f"cannot lock {name}: {reason(error)}") from error
        os.ftruncate(descriptor, 0)
        os.write(descriptor, f"{where}, process {os.getpid()}\n".encode())
        yield
        os.ftruncate(descriptor, 0)
    finally:
        os.close(descriptor)
