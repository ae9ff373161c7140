"""A private PostgreSQL server for the tests: a real one, in a folder of its own, on a socket."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from tests.one_at_a_time import one_at_a_time

TOOL = Path(__file__).parents[1] / "tools" / "postgres"
OWNER = "postgres"  # the package's user: the server refuses to run as root

PATIENCE = 900  # seconds: syncing a busy disk takes its time


class Server:
    """A running server, reached through a socket in its folder; no port, so none is taken."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs, self.folder = programs, folder
        self.data = folder / "data"
        self._numbers = count()

    def run(self, program: str, *arguments: object) -> str:
        command = [str(self.programs / program), *map(str, arguments)]
        if os.getuid() == 0:
            command = ["runuser", "-u", OWNER, "--", *command]
        done = subprocess.run(command, capture_output=True, text=True, cwd=self.folder)
        if done.returncode:
            raise RuntimeError(f"{program} failed: {done.stdout}{done.stderr}{self._log()}")
        return done.stdout

    def start(self) -> None:
        options = (
            f"-c listen_addresses='' -c unix_socket_directories='{self.folder}'"
            " -c recovery_init_sync_method=syncfs"  # after a crash, not one file at a time
        )
        log = self.folder / "log"
        # Its own output goes to the log: a server that held our pipe would keep us waiting.
        self.run("pg_ctl", "start", "-w", "-t", PATIENCE, "-D", self.data, "-l", log, "-o", options)

    def stop(self, mode: str = "fast") -> None:
        """`immediate` is a crash: nothing is tidied up."""
        self.run("pg_ctl", "stop", "-w", "-t", PATIENCE, "-D", self.data, "-m", mode)

    def sql(self, statement: str, database: str = "postgres") -> str:
        return self.run(
            "psql", "-h", self.folder, "-U", OWNER, "-d", database, "-qtAc", statement
        ).strip()

    def url(self, database: str) -> str:
        return f"postgresql://{OWNER}@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The URL of a fresh, empty database."""
        name = f"test_{next(self._numbers)}"
        self.sql(f"CREATE DATABASE {name}")
        return self.url(name)

    def _log(self) -> str:
        log = self.folder / "log"
        return log.read_text() if log.exists() else ""


@contextmanager
def server() -> Iterator[Server]:
    """Start one, and leave nothing behind."""
    with one_at_a_time("packages"):
        found = subprocess.run([TOOL], capture_output=True, text=True)
    if found.returncode:
        raise RuntimeError(f"these tests need a PostgreSQL server. {found.stderr.strip()}")
    folder = Path(tempfile.mkdtemp(prefix="shamble-pg-", dir="/tmp"))  # a socket's path is short
    if os.getuid() == 0:
        user = pwd.getpwnam(OWNER)
        os.chown(folder, user.pw_uid, user.pw_gid)
    here = Server(Path(found.stdout.strip()), folder)
    try:
        here.run("initdb", "-D", here.data, "-U", OWNER, "-A", "trust", "-E", "UTF8", "--no-sync")
        here.start()
        yield here
    finally:
        if (here.data / "postmaster.pid").exists():
            here.stop("immediate")  # nobody needs the data any more
        shutil.rmtree(folder, ignore_errors=True)
