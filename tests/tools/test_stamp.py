"""`./test` leaves a stamp for exactly the files that it was green for."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.tools.test_release import ROOT, commit, git, write


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """`./test` in a repository where Python is a script that ends with a status."""
    root = tmp_path / "checkout"
    (root / "tools").mkdir(parents=True)
    for name in ("test", "tools/tree-id"):
        shutil.copy(ROOT / name, root / name)
    (root / ".venv" / "bin").mkdir(parents=True)
    write(root, ".venv/bin/python", '#!/bin/sh\nexit "$STATUS"\n')
    write(root, "tools/setup-venv", "#!/bin/sh\n")
    for name in (".venv/bin/python", "tools/setup-venv"):
        (root / name).chmod(0o755)
    write(root, ".gitignore", "/.cache/\n/.venv/\n")
    git(root, "init", "--quiet")
    commit(root)
    (root / ".cache" / "tested").unlink()
    return root


def run(root: Path, *arguments: str, status: int = 0) -> str | None:
    """The stamp after a run."""
    around = {**os.environ, "STATUS": str(status)}
    done = subprocess.run(["./test", *arguments], cwd=root, env=around)
    assert done.returncode == status
    stamp = root / ".cache" / "tested"
    return stamp.read_text().strip() if stamp.exists() else None


def test_a_green_run_is_stamped(checkout: Path) -> None:
    assert run(checkout) == git(checkout, "rev-parse", "HEAD^{tree}")


def test_what_is_not_yet_committed_counts(checkout: Path) -> None:
    write(checkout, "new.py", "")
    stamp = run(checkout)
    git(checkout, "add", "--all")
    git(checkout, "commit", "--quiet", "--message", "Add")
    assert stamp == git(checkout, "rev-parse", "HEAD^{tree}")


@pytest.mark.parametrize(("arguments", "status"), [((), 1), (("-k", "rules"), 0)])
def test_a_red_run_or_a_part_is_not(
    checkout: Path, arguments: tuple[str, ...], status: int
) -> None:
    assert run(checkout, *arguments, status=status) is None
