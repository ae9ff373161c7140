"""One server for one SQLite file, however it is named; whoever only reads is welcome."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from shamble.store import CannotOpen, Store
from shamble.store.holding import held
from tests.store.scenes import SECRET, a_match

pytestmark = pytest.mark.threads

HOLD = (
    "import sys, time\n"
    "from shamble.store.holding import held\n"
    "with held(sys.argv[1], 'http://127.0.0.1:8000'):\n"
    "    print('held', flush=True)\n"
    "    time.sleep(1000)\n"
)


def holder(address: str) -> subprocess.Popen[str]:
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD, address], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    return process


def test_a_second_server_gets_a_sentence_and_a_killed_one_lets_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "matches.db"
    (tmp_path / "link.db").symlink_to(path)
    (tmp_path / "folder").symlink_to(tmp_path)
    monkeypatch.chdir(tmp_path)
    other = holder(str(path))
    try:
        for name in (
            str(path),
            "matches.db",
            "./folder/matches.db",
            "link.db",
            f"sqlite:///{path}",
            "sqlite:///matches.db?synchronous=NORMAL",
        ):
            with pytest.raises(CannotOpen) as refused, held(name, "there"):
                pass
            said = str(refused.value)
            assert f"http://127.0.0.1:8000, process {other.pid}" in said
            assert "--store postgresql://" in said and "\n" not in said

        async def read() -> None:  # a backup, a load test's check
            async with await Store.open(path) as store:
                await store.create(a_match(), SECRET)
                assert len(await store.matches()) == 1

        asyncio.run(read())
    finally:
        other.send_signal(signal.SIGKILL)
        other.wait()
    with held(str(path), "there"):
        pass
    with held("link.db", "there"):
        pass


def test_other_files_and_postgresql_are_not_held(tmp_path: Path) -> None:
    with held(str(tmp_path / "a.db"), "a"), held(str(tmp_path / "b.db"), "b"):
        pass
    shared = "postgresql://name@host/shamble"
    with held(shared, "a"), held(shared, "b"):
        pass


def test_a_folder_that_cannot_be_used_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    os.symlink("loop.db", tmp_path / "loop.db")
    for path in (tmp_path / "file" / "matches.db", tmp_path / "loop.db", tmp_path, Path("/")):
        refused = pytest.raises(CannotOpen, match="cannot use the database")
        with refused, held(str(path), "a"):
            pass


@pytest.mark.skipif(sys.platform != "linux", reason="only there the database itself is locked")
def test_the_lock_belongs_to_the_file_and_not_to_its_name(tmp_path: Path) -> None:
    path = tmp_path / "matches.db"
    other = holder(str(path))
    try:
        (tmp_path / "matches.db.server").unlink()
        (tmp_path / "hard.db").hardlink_to(path)
        for name in (path, tmp_path / "hard.db"):
            refused = pytest.raises(CannotOpen, match="another server already uses")
            with refused, held(str(name), "there"):
                pass
    finally:
        other.kill()
        other.wait()


def test_a_database_with_two_names_is_refused(tmp_path: Path) -> None:
    """Its log is beside one of the names: under the other the latest moves are missing."""
    path = tmp_path / "matches.db"
    with held(str(path), "there"):
        (tmp_path / "hard.db").hardlink_to(path)
    for name in (path, tmp_path / "hard.db"):
        refused = pytest.raises(CannotOpen, match=r"several names .*remove the other names")
        with refused, held(str(name), "there"):
            pass
    (tmp_path / "hard.db").unlink()
    with held(str(path), "there"):
        pass
