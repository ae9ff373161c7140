"""One server for one SQLite file: a lock of the operating system, which ends with its process."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from shamble.store.address import sqlite_path
from shamble.store.database import reason
from shamble.store.errors import CannotOpen

ENDING = ".server"  # of the lock's file, beside the database; it holds who has the lock


@contextmanager
def held(address: str, where: str) -> Iterator[None]:
    """Serve this store alone, if it is a file; `where` tells others under which address.

    Whoever only reads needs no lock.
    """
    path = sqlite_path(address)
    if path is None or sys.platform == "win32":
        yield
        return
    with ExitStack() as kept:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            whole = path.resolve()
            if whole.is_dir():
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
            name = Path(f"{whole}{ENDING}")
            told = _opened(name, kept)
            database = _opened(whole, kept)
        except (OSError, RuntimeError) as error:
            raise CannotOpen(f"cannot use the database {path}: {reason(error)}") from error
        locks = [told]
        # The database itself has one file however it is named, and its lock cannot be removed.
        # Elsewhere than on Linux such a lock would get in the way of SQLite's own.
        if sys.platform == "linux":
            locks.append(database)
        for one in locks:
            _lock(one, path, told)
        if os.fstat(database).st_nlink > 1:
            raise CannotOpen(
                f"the database {path} has several names (hard links), and SQLite keeps the latest"
                " moves beside one of them: remove the other names, or make copies of it"
            )
        os.ftruncate(told, 0)
        os.write(told, f"{where}, process {os.getpid()}\n".encode())
        yield
        os.ftruncate(told, 0)


def _opened(name: Path, kept: ExitStack) -> int:
    """Open until the server ends: closing the database earlier would end SQLite's own locks."""
    flags = os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW | os.O_NONBLOCK
    descriptor = os.open(name, flags, 0o600)
    kept.callback(os.close, descriptor)
    return descriptor


def _lock(descriptor: int, path: Path, told: int) -> None:
    import fcntl

    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        other = os.pread(told, 200, 0).decode(errors="replace").strip()
        raise CannotOpen(
            f"another server already uses {path}{f' ({other})' if other else ''};"
            " stop it, or let several servers share a PostgreSQL database:"
            " --store postgresql://name@host/shamble"
        ) from None
    except OSError as error:
        raise CannotOpen(f"cannot lock {path}: {reason(error)}") from error
